/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/nemesis/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  sendIt: {
    title: 'Senden',
    task: 'Viele Ziele verlangen das Signal. Sende es.',
    hint: 'Das macht der Kommunikationsraum: zwei Karten, einmal im Spiel.',
    solved: 'Gesendet. Alle sehen es und fragen sich, welches Ziel dich trieb.',
    answers: {
      silent: 'Nichts gesendet. Wer das Signal braucht und es nie sendet, kann nicht gewinnen.',
    },
  },
  lookInside: {
    title: 'Hineinschauen',
    task: 'Hier im Labor liegt ein toter Xeno. Finde heraus, was ihnen schadet.',
    hint: 'Die Aktion des Raums untersucht, was hier ist. Niemand muss es erst aufheben.',
    solved: 'Feuer schadet ihnen ab jetzt mehr, und alle haben etwas davon. Leichen und Eier verraten anderes.',
    answers: {
      carrying: 'Du trägst es herum, aber niemand hat hineingesehen. Es lag schon im richtigen Raum.',
      unknown: 'Noch weiß man nichts über sie.',
    },
  },
  twoGoals: {
    title: 'Entscheide dich',
    task: 'Geh ins Geräusch: Bei der ersten Begegnung behältst du ein Ziel. Das Schiff fliegt zur Erde, und die Zeit ist knapp.',
    hint: 'Welches ist fast erfüllt, und welches braucht einen langen Weg mit einer Leiche?',
    solved: 'Gut gewählt. Behalt, was ohnehin geschieht, und bleib am Leben.',
    answers: {
      corpse: 'Eine Leiche finden und in die Chirurgie tragen, in drei Runden: kaum möglich.',
      undecided: 'Noch ist dir nichts begegnet, also sind beide Ziele offen.',
    },
  },
  handsFull: {
    title: 'Alle Hände voll',
    task: 'Dein Ziel: mit einem Ei verschwinden. Es liegt hier, eine Kapsel ist offen, und du hast drei Karten.',
    hint: 'Zwei Gewehre füllen beide Hände. Fallen lassen kostet nichts.',
    solved: 'Ein Gewehr für ein Ei, und du hast gewonnen. Auf der Erde brauchst du kein Gewehr.',
    answers: {
      emptyHanded: 'Entkommen, aber ohne das Ei: am Leben und doch verloren.',
      stayed: 'Du bist noch an Bord, und deine Karten sind weg.',
    },
  },
  signalThenGo: {
    title: 'Erst noch etwas',
    task: 'Das Schiff explodiert in dieser Runde, wie dein Ziel es will; es will auch das Signal. Gewinn mit fünf Karten.',
    hint: 'Zwei fürs Signal, eine für den Weg, zwei für die Kapsel. In welcher Reihenfolge?',
    solved: 'Gesendet, weg, gewonnen. Lies dein Ziel noch einmal, bevor du einsteigst.',
    answers: {
      noSignal: 'Du bist in Sicherheit und hast verloren: Niemand bekam dein Signal.',
      late: 'Du bist nicht rechtzeitig vom Schiff gekommen.',
    },
  },
}

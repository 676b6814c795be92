/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/nemesis/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  sendIt: {
    title: 'Setz es ab',
    task: 'Viele Ziele verlangen das Signal. Setz es ab.',
    hint: 'Das macht der Kommunikationsraum: zwei Karten, einmal im Spiel.',
    solved: 'Abgesetzt. Alle sehen es und fragen sich, welches Ziel dich dazu bringt.',
    answers: {
      silent: 'Du hast nichts abgesetzt. Wer das Signal braucht und es nie absetzt, kann nicht gewinnen.',
    },
  },
  lookInside: {
    title: 'Hineinschauen',
    task: 'Hier im Labor liegt ein toter Xeno. Finde heraus, was den Xenos schadet.',
    hint: 'Die Aktion des Raums untersucht, was hier ist. Niemand muss es erst aufheben.',
    solved: 'Feuer schadet ihnen ab jetzt mehr, und alle haben etwas davon. Leichen und Eier verraten anderes.',
    answers: {
      carrying: 'Du trägst es herum, aber niemand hat hineingesehen. Es lag schon im richtigen Raum.',
      unknown: 'Noch weiß man nichts über sie.',
    },
  },
  twoGoals: {
    title: 'Entscheide dich',
    task: 'Geh dorthin, wo ein Geräusch liegt: Bei der Ersten Begegnung behältst du ein Ziel. Das Schiff fliegt zur Erde, und die Zeit ist knapp.',
    hint: 'Welches ist fast erfüllt, und welches braucht einen langen Weg mit einer Leiche?',
    solved: 'Gut gewählt. Behalt das Ziel, das fast erfüllt ist, und bleib am Leben.',
    answers: {
      corpse: 'Eine Leiche finden und in die Chirurgie tragen, in drei Runden: kaum möglich.',
      undecided: 'Noch ist dir nichts begegnet, also sind beide Ziele offen.',
    },
  },
  handsFull: {
    title: 'Alle Hände voll',
    task: 'Dein Ziel: mit einem Ei verschwinden. Es liegt hier, eine Kapsel ist entriegelt, und du hast drei Karten.',
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
    solved: 'Abgesetzt, weg, gewonnen. Lies dein Ziel noch einmal, bevor du einsteigst.',
    answers: {
      noSignal: 'Du bist in Sicherheit und hast verloren: Niemand bekam dein Signal.',
      late: 'Du bist nicht rechtzeitig vom Schiff gekommen.',
    },
  },
}

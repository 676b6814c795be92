/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { talk as en } from '../../../../en/games/nemesis/lessons/talk.ts'

export const talk: Translation<typeof en> = {
  seeForYourself: {
    title: 'Sieh selbst nach',
    task: '„Triebwerk 2 ist in Ordnung“, sagt der Captain. Am Ende deines Zugs muss es laufen: Vier Karten müssen reichen.',
    hint: 'Auch beim Reparieren siehst du die Plättchen. Schaust du erst nach, fehlen Karten zum Reparieren.',
    solved: 'Er log, oder er hat nie nachgesehen. Reden kostet nichts: Trau dem, was du gesehen hast.',
    answers: {
      looked: 'Jetzt weißt du, dass er log, aber deine Karten sind weg.',
      trusted: 'Du hast es geglaubt. Das Triebwerk ist beschädigt.',
    },
  },
  handOver: {
    title: 'Ein fairer Tausch',
    task: 'Der Captain bietet ein Medikit für dein Werkzeug. Mach den Handel.',
    hint: 'Tauschen kostet eine Karte. Wähl den Captain, leg das Werkzeug hin und stimm zu.',
    solved: 'Erledigt. Nichts wechselt ohne Einigung, und Versprechen binden niemanden.',
    answers: {
      nothing: 'Kein Handel: Beide müssen zustimmen, bevor etwas wechselt.',
    },
  },
  rightEngine: {
    title: 'Wer lügt?',
    task: 'Triebwerk 2 oder Triebwerk 3 ist beschädigt; reparier es. Mechaniker: „Es ist 2.“ Captain, das ganze Spiel im Cockpit: „Es ist 3.“',
    hint: 'Wie es um ein Triebwerk steht, erfährt man dort oder in der Triebwerkskontrolle, aber nicht im Cockpit.',
    solved: 'Der Captain konnte es nicht wissen. Frag erst, wo jemand war, dann, was er sagt.',
    answers: {
      liar: 'Triebwerk 3 war in Ordnung: Du hast jemandem geglaubt, der nie dort war.',
      late: 'Triebwerk 2 ist noch beschädigt.',
    },
  },
  rightCourse: {
    title: 'Einer von dreien',
    task: 'Captain: „Die Erde ist A.“ Pilotin: „Der Captain lügt.“ Wissenschaftler: „Die Erde ist C.“ Genau einer lügt: Steuere zur Erde.',
    hint: 'Nimm an, der Captain sagt die Wahrheit. Wie viele lügen dann?',
    solved: 'Hätte der Captain recht, lögen zwei. Also C, und zum Nachsehen fehlten dir die Karten.',
    answers: {
      fooled: 'Das ist nicht die Erde. Prüf jede Aussage an „genau einer lügt“.',
      tooLate: 'Jetzt weißt du es sicher, aber dir fehlen die Karten zum Steuern.',
      drifting: 'Der Kurs ist nicht gesetzt. Auch Zweifeln ist eine Wahl.',
    },
  },
  whoWantsMe: {
    title: 'Wer will meinen Tod?',
    task: 'Pilotin und Wissenschaftler sagen, sie bräuchten das Signal. Die Pilotin stand letzte Runde hier und setzte es nicht ab. Lies das Ziel dessen, der lügt.',
    hint: 'Wer hat das Signal schon abgesetzt, und wer ließ die Gelegenheit verstreichen? Der Logbuchschlüssel wirkt nur einmal.',
    solved: 'Die Pilotin will Spieler 1 tot sehen, und das bist du. Taten sagen mehr als Worte.',
    answers: {
      innocent: 'Der Wissenschaftler sagte die Wahrheit, und dein Schlüssel ist weg.',
      unsure: 'Du weißt noch immer nicht, wen du fürchten musst.',
    },
  },
}

/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { contingencies as en } from '../../../../en/games/lockdown/lessons/contingencies.ts'

export const contingencies: Translation<typeof en> = {
  yourOwnToken: {
    title: 'Was du hast, ist nicht aktiv',
    task: 'Zwei Auswege: der Isolationsraum hier, die Kapsel nebenan. Du hast Code Grau und Code Grün. Komm nach Hause.',
    hint: 'Grau tötet alle, die mit einer Kapsel entkommen. Den einzigen hast du, also ist er nicht aktiv.',
    solved:
      'Code Rot war aktiv, und er tötet die Eingeschlossenen. Ein Code, den es nur einmal gibt und den du hast, kann nicht aktiv sein.',
    answers: {
      locked: 'Code Rot war aktiv: Er tötet alle, die eingeschlossen sind. Kapseln waren sicher, denn Grau hast du.',
      stayed: 'Du bist nicht rechtzeitig hinausgekommen.',
    },
  },
  sayYouAreHere: {
    title: 'Sag, dass du hier bist',
    task: 'Fünf Eindämmungsprotokolle hast du gesehen, nur die zwei blauen fehlen. Du hast noch eine Aktion. Was rettet dich?',
    hint: 'Code Blau tötet alle, die das Signal nicht abgesetzt haben. In diesem Raum setzt du es ab.',
    solved: 'Das Signal ist abgesetzt. Wer weiß, was tötet, weiß, was zu tun ist.',
    answers: {
      silent: 'Nur Code Blau kann aktiv sein, und du hast kein Signal abgesetzt.',
    },
  },
  callAndLeave: {
    title: 'Erst funken, dann gehen',
    task: 'Nur Code Blau kann aktiv sein. Die Kapseln starten in dieser Runde, du hast fünf Karten. Komm lebend nach Hause.',
    hint: 'Blau tötet alle, die kein Signal abgesetzt haben. Das Signal kostet zwei Karten, der Weg eine, die Kapsel zwei.',
    solved: 'Signal abgesetzt, Kapsel gestartet, am Leben. Am Ende zählt zuerst der Code, dann alles andere.',
    answers: {
      late: 'Die Runde ist vorbei, und du bist noch hier.',
      silent: 'Du warst fort, aber Code Blau war aktiv und dein Signal fehlte.',
    },
  },
}

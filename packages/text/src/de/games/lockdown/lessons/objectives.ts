/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { objectives as en } from '../../../../en/games/lockdown/lessons/objectives.ts'

export const objectives: Translation<typeof en> = {
  proofInHand: {
    title: 'Beide Hände voll',
    task: 'Dein Ziel verlangt einen Kadaver, und deine Kapsel startet in dieser Runde. Du trägst Waffe und Brechstange. Entkomm mit dem Beweis.',
    hint: 'Du hast zwei Hände. Fallen lassen ist kostenlos, aufnehmen kostet eine Karte, die Kapsel zwei.',
    solved: 'Du bist mit dem Kadaver entkommen. Überleben ist nur die Hälfte: Lies dein Ziel, bevor der Deckel zugeht.',
    answers: {
      empty: 'Du bist ohne den Kadaver entkommen oder noch hier, und dein Ziel verlangt ihn.',
    },
  },
  whichEnvelope: {
    title: 'Welches Ziel?',
    task: 'In jedem Korridor zum Archiv liegt ein Geräusch: Wer hineingeht, löst die Erste Begegnung aus. Behalte das Ziel, das du erfüllen kannst.',
    hint: 'Dein Signal ist abgesetzt, dein Wissen ist 7. Ein Ziel verlangt genau das, das andere einen Tod.',
    solved: 'Du hast behalten, was fast fertig war. Frag bei der Ersten Begegnung, was schon wahr ist.',
    answers: {
      other: '„Interessenkonflikt“ verlangt jemandes Tod. Das andere Ziel war schon erfüllt.',
    },
  },
}

/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { escaping as en } from '../../../../en/games/nemesis/lessons/escaping.ts'

export const escaping: Translation<typeof en> = {
  lastBerth: {
    title: 'Die letzte Koje',
    task: 'Am Ende dieser Runde springt das Schiff. Schlaf bis dahin im Kryonatorium: Vier Karten müssen reichen.',
    hint: 'Die Tür kostet eine Karte, der Weg eine, die Koje zwei. Verschwende keine.',
    solved: 'Du schläfst, der Deckel ist zu. Zähl deine Karten vor dem letzten Gang, nicht unterwegs.',
    answers: {
      late: 'Das Schiff ist gesprungen, und wer dann wach ist, stirbt. Dir fehlte eine Karte, oder die Tür war zu.',
    },
  },
}

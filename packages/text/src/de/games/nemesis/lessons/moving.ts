/** German for the lessons and puzzles of this group. */
import type { Translation } from '../../../../areas.ts'
import type { moving as en } from '../../../../en/games/nemesis/lessons/moving.ts'

export const moving: Translation<typeof en> = {
  quietSteps: {
    title: 'Leise Schritte',
    task: 'Geh in die Kantine, ohne gehört zu werden. In drei ihrer vier Korridore ist schon etwas zu hören.',
    hint: 'Vorsichtig gehen kostet zwei Karten, aber du wählst, wo es raschelt. Nimm den stillen Korridor.',
    solved: 'Niemand kam. Eine Karte mehr ist billig, wenn fast jedes Würfelergebnis eine Begegnung bringt.',
    answers: {
      heard: 'Du wurdest gehört: Wo schon ein Geräusch ist, lockt ein zweites an, was es gemacht hat.',
      stayed: 'Du stehst noch vor der Kantine, und dein Zug ist vorbei.',
    },
  },
}

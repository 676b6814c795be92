/** English for the list of lessons and puzzles. */
import type { LessonGroup } from '@coldwake/rules'

const groups = {
  moving: 'Moving and noise',
  fighting: 'Fighting',
  escaping: 'Getting away',
  wounds: 'Wounds and contamination',
  rooms: 'Rooms and things',
  ship: 'The ship',
  facility: 'The facility',
  power: 'Power and darkness',
  knowledge: 'Knowledge',
  contingencies: 'Contingencies',
  pods: 'Pods',
  objectives: 'Objectives and the end',
  talk: 'Talk and bluff',
} as const satisfies Record<LessonGroup, string>

export const ui = { learn: { groups } }

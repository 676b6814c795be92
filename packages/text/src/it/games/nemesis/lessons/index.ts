/** Italian for the lessons and puzzles of Nemesis. */
import { escaping } from './escaping.ts'
import { fighting } from './fighting.ts'
import { moving } from './moving.ts'
import { objectives } from './objectives.ts'
import { rooms } from './rooms.ts'
import { ship } from './ship.ts'
import { talk } from './talk.ts'
import { wounds } from './wounds.ts'

export const ui = {
  nemesisLessons: { ...moving, ...fighting, ...escaping, ...wounds, ...rooms, ...ship, ...objectives, ...talk },
}

/** Italian for the lessons and puzzles of Nemesis. */
import { escaping } from './escaping.ts'
import { moving } from './moving.ts'

export const ui = {
  nemesisLessons: { ...moving, ...escaping },
}

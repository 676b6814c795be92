/** The dead of one's own crew, who can be brought back where all win together. NEM-MODE-COOP-04..06 */
import type { ObjectName } from '@coldwake/rules/facts'
import { lying, seek } from './errands.ts'
import type { Goal } from './plan.ts'
import { roomCalled, type Sight } from './sight.ts'

/** What one more of us is worth while there is time to use it. */
const COMRADE = 14
/** Rounds that it takes to be of use to anybody. */
const LATE = 4
const WARD = 'emergencyRoom'

const mayBeSaved = ({ table, my }: Sight): boolean =>
  table.mode === 'cooperative' && table.time > LATE && my.fate === 'aboard'

/** Bodies of those who are dead; others lie about that are nobody's. */
const isComrade = (s: Sight, object: ObjectName): boolean =>
  s.table.crew.some(({ fate, character }) => fate === 'dead' && object === `corpse.${character}`)

/** To the body, and with it to where it can be helped. */
export function rescue(s: Sight): Goal[] {
  if (!mayBeSaved(s)) return []
  if (s.my.objects.some(object => isComrade(s, object))) return seek(s, WARD, COMRADE)
  const ward = roomCalled(s, WARD)
  if (ward < 0 || s.rooms[ward].malfunction) return []
  return lying(s, 'corpse').flatMap(room =>
    room !== ward && s.rooms[room].objects.some(object => isComrade(s, object)) ? [{ room, worth: COMRADE * 0.6 }] : [],
  )
}

/** What it is worth to take somebody along who can be saved; null for anything else. */
export function rescued(s: Sight, object: ObjectName): number | null {
  const ward = roomCalled(s, WARD)
  if (!mayBeSaved(s) || !isComrade(s, object) || s.my.objects.length > 0) return null
  return ward >= 0 && ward !== s.here && !s.rooms[ward].malfunction ? COMRADE * 0.7 : null
}

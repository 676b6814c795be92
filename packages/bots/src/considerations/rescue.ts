/** The dead of my crew, who can be brought back where all win together. NEM-MODE-COOP-04..06 */
import type { ObjectName } from '@coldwake/rules/facts'
import type { Consideration } from '../consideration.ts'
import { lying, seek } from '../errands.ts'
import { at } from '../indexed.ts'
import { roomCalled, type Sight } from '../sight.ts'

const WARD = 'emergencyRoom'

/** The bodies of dead players. Others lie about that are nobody's. */
const isComrade = ({ table }: Sight, object: ObjectName): boolean =>
  table.crew.some(({ fate, character }) => fate === 'dead' && object === `corpse.${character}`)

/** The ward, if it is found and works; −1 otherwise. */
function wardOf(sight: Sight): number {
  const ward = roomCalled(sight, WARD)
  return ward >= 0 && at(sight.rooms, ward).malfunction ? -1 : ward
}

export const rescue: Consideration = {
  applies: ({ sight: { table, my, weights } }) =>
    table.mode === 'cooperative' && table.time > weights.rescue.time && my.fate === 'aboard',
  /** To the body, and with it to the ward. */
  goals({ sight }) {
    const { comrade, fetched } = sight.weights.rescue
    if (sight.my.objects.some(object => isComrade(sight, object))) return seek(sight, WARD, comrade)
    const ward = wardOf(sight)
    if (ward < 0) return []
    return lying(sight, 'corpse').flatMap(room =>
      room !== ward && at(sight.rooms, room).objects.some(object => isComrade(sight, object))
        ? [{ room, worth: comrade * fetched }]
        : [],
    )
  },
  objects({ sight }, object) {
    const { comrade, pickedUp } = sight.weights.rescue
    if (!isComrade(sight, object) || sight.my.objects.length > 0) return null
    const ward = wardOf(sight)
    return ward >= 0 && ward !== sight.here ? comrade * pickedUp : null
  },
}

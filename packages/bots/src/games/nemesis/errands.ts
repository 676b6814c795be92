/** Errands on the ship: the signal, its course, its end, a pod. */
import type { Name, ObjectName, Predicate } from '@coldwake/rules/facts'
import type { Deed } from '@coldwake/wire'
import type { CrewRules } from '../../crew.ts'
import { DONE, type Errand, type Errands, seek, wait } from '../../errands.ts'
import type { Sight } from '../../sight.ts'
import type { Ship } from './ship.ts'
import { nemesisWeights } from './weights.ts'

export type ShipPredicate = 'signal' | 'destination' | 'shipDestroyed' | 'leftByPod'

const { objective, win } = nemesisWeights

/** The fuse, for which there is no time to lose once all else is done, and not before. */
const destroyed = (sight: Sight, ship: Ship): Errand =>
  ship.doomed
    ? wait(objective.destroyedDoomed)
    : { chance: objective.destroyed, goals: seek(sight, 'generator', win * objective.fuse), last: true }

export const shipErrands = (ship: Ship): Errands<ShipPredicate> => ({
  signal: sight =>
    sight.my.signal
      ? DONE
      : { chance: objective.signalSent, goals: seek(sight, 'commsRoom', win * objective.signalGoal) },
  destination: (_, { at }) => wait(at === 'earth' ? objective.earth : objective.elsewhere),
  shipDestroyed: sight => destroyed(sight, ship),
  leftByPod: () => wait(objective.byPod),
})

/** A crew of the ship. */
export const shipCrew = (ship: Ship, { table }: Sight): CrewRules => ({
  own: () => shipErrands(ship),
  fuses: ['shipDestroyed'],
  spoiled: ['destination'],
  spread: ['allExplored'],
  personal: ['leftWith'],
  isLit: ship.doomed,
  left: table.selfDestruct,
  safe: ({ fate }) => fate === 'launched' || fate === 'hibernating',
  deedOf,
})

/** A thing to be brought to a room that is found. */
function brought({ tiles, board }: Sight, object: ObjectName, tile: Name): Deed | null {
  const room = board.rooms[tiles.indexOf(tile)]
  return room === undefined ? null : { do: 'bring', object, room }
}

/** What players promise who see to it. */
function deedOf(sight: Sight, test: Predicate): Deed | null {
  switch (test.is) {
    case 'signal':
      return { do: 'signal' }
    case 'shipDestroyed':
      return { do: 'startSelfDestruct' }
    case 'nestDestroyed':
      return { do: 'destroyNest' }
    case 'killed':
      return { do: 'kill', intruder: test.kind }
    case 'objectIn':
      return brought(sight, test.object, test.tile)
    case 'leftWith':
      return brought(sight, test.object, 'hibernatorium')
    default:
      return null
  }
}

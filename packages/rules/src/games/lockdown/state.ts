/** What the facility of Lockdown adds to the state. Nemesis has none of it: shared mechanics ask the ruleset instead. */
import {
  flag,
  index,
  inPart,
  list,
  per,
  piecePer,
  pieces,
  record,
  type Slice,
  these,
  whole,
} from '../../core/describe.ts'
import { objectKind } from '../../core/state.ts'
import type { ObjectKind } from '../../core/types.ts'
import { POWER_PLACES } from './sets.ts'

/** What only the side of the board with the Surface has. LOCK-MARS */
export interface Surface {
  /** The room in which the Rover stands, or −1. */
  rover: number
  /** Its cards; the top is the last. */
  deck: number[]
  discard: number[]
}

export interface Facility {
  /** Place → number of the token there, 1 to 4. LOCK-POWER-01 */
  power: number[]
  /** Token number − 1 → does it give power. */
  on: boolean[]
  /** The Time token shows its active side. LOCK-POWER-08 */
  backup: boolean
  /** The room the elevator is in. */
  elevator: number
  gateOpen: boolean
  /** The Rover stands at the Bunker. */
  roverAway: boolean
  /** Index of the alert token on the time track, or −1. */
  alert: number
  /** The Autodestruction token has turned red; its place is `selfDestruct` of the state, on the time track. */
  red: boolean
  /** Seat → place on the Knowledge track. */
  knowledge: number[]
  /** Seat → is its Knowledge token active. */
  learned: boolean[]
  /** Kinds of objects that have discovered a weakness, in that order. LOCK-KNOW-10 */
  analysed: ObjectKind[]
  /** Markers and eggs out of their pools for good. LOCK-RULING-141, LOCK-KNOW-11 */
  lost: { fire: number; malfunction: number; eggs: number }
  /** Seat → in its first turn of the round, and not moved yet. LOCK-RULING-130 */
  fresh: boolean[]
  /** Intruders on somebody's heels: they follow who is escaping, or have just come hunting. */
  chasing: number[]
  // Pieces lie here, not in zones: the zones are the same list for both games.
  /** The active contingency. */
  active: number[]
  pool: number[]
  /** Seat → contingencies held. */
  held: number[][]
  /** Index on the time track → the cargo token there, or −1. */
  css: number[]
  /** The computer deck; its last card lies open. */
  computer: number[]
  surface: Surface | undefined
}

export interface LockdownState {
  facility: Facility | undefined
}

declare module '../../core/state.ts' {
  interface GameState extends LockdownState {}
}
declare module '../../core/describe.ts' {
  interface StackedDice {
    advantage: true
    surface: true
  }
  interface Numbered {
    power: true
  }
  interface StateParts {
    facility: true
    surface: true
  }
}

export const lockdownState: Slice<LockdownState> = {
  fields: {
    facility: inPart(
      'facility',
      record<Facility>('Facility', {
        power: these(whole(), [1, 2, 3, 4]),
        on: these(flag(), [true, true, false, false]),
        backup: flag(),
        elevator: index('rooms'),
        gateOpen: flag(),
        roverAway: flag(),
        alert: index('time'),
        red: flag(),
        knowledge: per('seats', whole(1)),
        learned: per('seats', flag()),
        analysed: list(objectKind),
        lost: record<Facility['lost']>('Lost', { fire: whole(), malfunction: whole(), eggs: whole() }),
        fresh: per('seats', flag()),
        chasing: list(whole()),
        active: pieces('secret'),
        pool: pieces('secret'),
        held: per('seats', pieces('secret')),
        css: piecePer('time', 'secret'),
        computer: pieces('open'),
        surface: inPart(
          'surface',
          record<Surface>('Surface', {
            rover: index('rooms'),
            deck: pieces('counted'),
            discard: pieces('open'),
          }),
        ),
      }),
    ),
  },
  after: { facility: 'notes' },
  dice: ['advantage', 'surface'],
  numbered: ({ sections }): Readonly<Record<string, readonly string[]>> => (sections ? { power: POWER_PLACES } : {}),
}

/** For what only Lockdown does. */
export function facilityOf(g: { facility: Facility | undefined }): Facility {
  if (!g.facility) throw new Error('this game has no facility')
  return g.facility
}

/** What the facility of Lockdown adds to the state. Nemesis has none of it: shared mechanics ask the ruleset instead. */
import type { ObjectKind, PowerPlace } from './types.ts'

/** Places of the power tokens; the first three are the sections in their order. */
export const POWER_PLACES: readonly PowerPlace[] = ['S-01', 'S-02', 'S-03', 'elevator']

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

/** What the size of a facility depends on. */
export interface Extent {
  /** Spaces of the time track. */
  track: number
  surface: boolean
}

export const newFacility = (seats: number, { track, surface }: Extent): Facility => ({
  power: [1, 2, 3, 4],
  on: [true, true, false, false],
  backup: false,
  elevator: -1,
  gateOpen: false,
  roverAway: false,
  alert: -1,
  red: false,
  knowledge: Array(seats).fill(1),
  learned: Array(seats).fill(false),
  analysed: [],
  lost: { fire: 0, malfunction: 0, eggs: 0 },
  fresh: Array(seats).fill(false),
  chasing: [],
  active: [],
  pool: [],
  held: Array.from({ length: seats }, () => []),
  css: Array(track).fill(-1),
  computer: [],
  surface: surface ? { rover: -1, deck: [], discard: [] } : undefined,
})

export const copyFacility = (f: Facility): Facility => ({
  power: f.power.slice(),
  on: f.on.slice(),
  backup: f.backup,
  elevator: f.elevator,
  gateOpen: f.gateOpen,
  roverAway: f.roverAway,
  alert: f.alert,
  red: f.red,
  knowledge: f.knowledge.slice(),
  learned: f.learned.slice(),
  analysed: f.analysed.slice(),
  lost: { fire: f.lost.fire, malfunction: f.lost.malfunction, eggs: f.lost.eggs },
  fresh: f.fresh.slice(),
  chasing: f.chasing.slice(),
  active: f.active.slice(),
  pool: f.pool.slice(),
  held: f.held.map(tokens => tokens.slice()),
  css: f.css.slice(),
  computer: f.computer.slice(),
  surface: f.surface && {
    rover: f.surface.rover,
    deck: f.surface.deck.slice(),
    discard: f.surface.discard.slice(),
  },
})

/** For what only Lockdown does. */
export function facilityOf(g: { facility: Facility | undefined }): Facility {
  if (!g.facility) throw new Error('this game has no facility')
  return g.facility
}

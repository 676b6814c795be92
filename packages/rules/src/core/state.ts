/** The whole game as plain data, and the one fast way to copy it. */
import { copyFacility, type Extent, type Facility, newFacility } from './facility.ts'
import { type Key, newRng, type Rng, type Stream } from './random.ts'
import type { Task } from './task.ts'
import type {
  Choice,
  Fate,
  IntruderKind,
  Name,
  NoteView,
  ObjectKind,
  Over,
  Seat,
  Section,
  Setup,
  Standing,
} from './types.ts'

/** Zones are face-down or face-up piles and hands; the top card of a pile is the last. Append only. */
export const SHARED_ZONES = [
  'box',
  'removed',
  'red',
  'red.discard',
  'yellow',
  'yellow.discard',
  'green',
  'green.discard',
  'wound',
  'wound.discard',
  'event',
  'event.discard',
  'attack',
  'attack.discard',
  'contamination',
  'crafted',
  'crafted.used',
  'bag',
  'supply',
  'coordinates',
  'engine.1',
  'engine.2',
  'engine.3',
  /** Three slots: corpse, egg, carcass. */
  'weakness',
  /** Attack and event cards while they are resolved, and a token that returns to the bag afterwards. */
  'play',
] as const
export const SEAT_ZONES = [
  'hand',
  'deck',
  'discard',
  'inventory',
  'hands',
  'drawn',
  'wounds',
  'dressed',
  'offer',
  'quests',
  'objectives',
  'rejected',
] as const
export type SharedZone = (typeof SHARED_ZONES)[number]
export type SeatZone = (typeof SEAT_ZONES)[number]
/** Decks that refill from their own discard pile. */
export const DECKS = ['red', 'yellow', 'green', 'wound', 'event', 'attack'] as const
export type Deck = (typeof DECKS)[number]

export interface Crew {
  /** Player Number, 1 to 5. */
  number: number
  /** Empty until drafted. */
  character: Name
  fate: Fate
  /** Where the character is or was last. */
  room: number
  /** Index of the pod it waits in, or −1. */
  pod: number
  light: number
  slime: boolean
  larva: boolean
  signal: boolean
  passed: boolean
}

export interface Turn {
  seat: Seat
  /** Actions begun in this turn. */
  done: number
  /** No limit of actions until the player passes. */
  unlimited: boolean
  /** Its player asked for a chance to drop things before the turn ends. Private. Left out unless it is so. */
  held?: true
}

/** Does this seat have the turn, and wants to drop things before it ends? */
export const holdsTurn = (g: GameState, seat: Seat): boolean => g.turn?.seat === seat && g.turn.held === true

export interface Intruder {
  id: number
  kind: IntruderKind
  room: number
  injuries: number
}

/** A bulky token: lying in a room, or carried. */
export interface Thing {
  kind: ObjectKind
  /** Whose corpse: a character, or `blue`. */
  of: Name
  room: number
  /** The seat that carries it, or −1. */
  by: Seat
  /** On offer in a trade. */
  offered: boolean
}

export interface Pod {
  number: number
  section: Section
  locked: boolean
  state: 'docked' | 'launched' | 'gone'
}

export interface Trade {
  /** Whom each seat deals with, or −1. */
  partners: Seat[]
  ready: boolean[]
  /** Changes each seat may still make. */
  left: number[]
}

/** Something a seat has legally seen, as of the moment it saw it. */
export type Note = Omit<NoteView, 'stale'>

/** Dice that share a stream are put in order apart. */
export type Stacked = Stream | 'advantage' | 'surface'

/** NEM-MODE-INTRUDER: the seat whose character died first, if its player has taken the Intruders. */
export interface IntruderPlayer {
  /** −1 while nobody plays them. */
  seat: Seat
  /** The round from which on they are played. */
  from: number
}

export interface GameState {
  setup: Setup
  rng: Rng
  /** Results a scenario has put in order, taken before the random stream. */
  stacked: Partial<Record<Stacked, number[]>> | null
  /** Number of the open question. */
  n: number
  /** What is still to be done, next last. Holds no secret. Tasks are never changed, so copies share them. */
  agenda: Task[]
  zones: number[][]
  /** Room → piece of its tile, −1 for printed rooms. */
  tiles: number[]
  /** Room → piece of its exploration token, −1 when there is none. */
  tokens: number[]
  /** Piece → bits of those who know what it is, where it is. */
  seen: number[]
  /** Contamination card → bits of those who have read its word. */
  read: number[]
  round: number
  /** Index on the time track. */
  time: number
  /** Index on the self-destruct track, −1 while it does not run. */
  selfDestruct: number
  /** Space of the destination track, 0 to 3. */
  destination: number
  first: Seat
  turn: Turn | null
  explored: boolean[]
  /** Room → item counter, −1 where there is none. */
  items: number[]
  fire: boolean[]
  malfunction: boolean[]
  /** Corridor → is a noise marker there. */
  noise: boolean[]
  /** Corridor → 0 open, 1 closed, 2 destroyed. */
  doors: number[]
  /** The room that loses its air when the phase ends, or −1. */
  vent: number
  crew: Crew[]
  /** In order of arrival. */
  intruders: Intruder[]
  nextIntruder: number
  /** Room → intruders that have come there so far. */
  arrivals: number[]
  killed: Record<IntruderKind, number>
  things: Thing[]
  /** Eggs in the nest. */
  eggs: number
  nestDestroyed: boolean
  pods: Pod[]
  /** Weapon → ammo on it. */
  ammo: number[]
  /** Item and the weapon it hangs on. */
  attached: [item: number, host: number][]
  taped: [number, number][]
  /** Has an intruder been met: everybody has chosen an objective. */
  met: boolean
  firstDeath: boolean
  /** No attacks in the coming Event Phase. */
  calm: boolean
  trade: Trade | null
  /** Sealed answers given so far. */
  answers: (Choice | null)[]
  standing: (Standing | null)[]
  notes: Note[][]
  /** What only the facility of Lockdown has. */
  facility: Facility | undefined
  /** Only where the first who dies may play the Intruders. */
  intruderPlayer: IntruderPlayer | undefined
  /** The end while it is being worked out, step by step. */
  ending: Over | null
  over: Over | null
}

export const OPEN = 0
export const CLOSED = 1
export const DESTROYED = 2

export const newCrew = (number: number, room: number): Crew => ({
  number,
  character: '',
  fate: 'aboard',
  room,
  pod: -1,
  light: 0,
  slime: false,
  larva: false,
  signal: false,
  passed: false,
})

export interface Sizes {
  rooms: number
  corridors: number
  pieces: number
  weapons: number
  contamination: number
  /** Of the facility, where the game is played in one. */
  facility: Extent | undefined
  /** May somebody play the Intruders? */
  intruderPlayer: boolean
}

export function blankState(setup: Setup, key: Key, size: Sizes): GameState {
  const seats = setup.seats.length
  return {
    setup,
    rng: newRng(key),
    stacked: null,
    n: 1,
    agenda: [],
    zones: Array.from({ length: SHARED_ZONES.length + seats * SEAT_ZONES.length }, () => []),
    tiles: Array(size.rooms).fill(-1),
    tokens: Array(size.rooms).fill(-1),
    seen: Array(size.pieces).fill(0),
    read: Array(size.contamination).fill(0),
    round: 0,
    time: 0,
    selfDestruct: -1,
    destination: 0,
    first: 0,
    turn: null,
    explored: Array(size.rooms).fill(false),
    items: Array(size.rooms).fill(-1),
    fire: Array(size.rooms).fill(false),
    malfunction: Array(size.rooms).fill(false),
    noise: Array(size.corridors).fill(false),
    doors: Array(size.corridors).fill(OPEN),
    vent: -1,
    crew: [],
    intruders: [],
    nextIntruder: 1,
    arrivals: Array(size.rooms).fill(0),
    killed: { larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 },
    things: [],
    eggs: 0,
    nestDestroyed: false,
    pods: [],
    ammo: Array(size.weapons).fill(0),
    attached: [],
    taped: [],
    met: false,
    firstDeath: false,
    calm: false,
    trade: null,
    answers: Array(seats).fill(null),
    standing: Array(seats).fill(null),
    notes: Array.from({ length: seats }, () => []),
    facility: size.facility === undefined ? undefined : newFacility(seats, size.facility),
    intruderPlayer: size.intruderPlayer ? { seat: -1, from: 0 } : undefined,
    ending: null,
    over: null,
  }
}

const copyCrew = (c: Crew): Crew => ({
  number: c.number,
  character: c.character,
  fate: c.fate,
  room: c.room,
  pod: c.pod,
  light: c.light,
  slime: c.slime,
  larva: c.larva,
  signal: c.signal,
  passed: c.passed,
})
function copyTurn(turn: Turn | null): Turn | null {
  if (!turn) return null
  const copy: Turn = { seat: turn.seat, done: turn.done, unlimited: turn.unlimited }
  if (turn.held) copy.held = true
  return copy
}
const copyIntruder = (i: Intruder): Intruder => ({ id: i.id, kind: i.kind, room: i.room, injuries: i.injuries })
const copyThing = (t: Thing): Thing => ({ kind: t.kind, of: t.of, room: t.room, by: t.by, offered: t.offered })
const copyPod = (p: Pod): Pod => ({ number: p.number, section: p.section, locked: p.locked, state: p.state })

/** Sliced, not made anew: a copy is then the same kind of array to the compiler as the list it comes from. */
function copyEach<T>(list: readonly T[], copy: (one: T) => T): T[] {
  const out = list.slice()
  for (let i = 0; i < out.length; i++) out[i] = copy(out[i])
  return out
}

const copyList = <T>(list: readonly T[]): T[] => list.slice()
const copyLists = <T>(lists: readonly T[][]): T[][] => copyEach(lists, copyList)

const copyStacked = (s: GameState['stacked']): GameState['stacked'] =>
  s && Object.fromEntries(Object.entries(s).map(([stream, list]) => [stream, list.slice()]))

/** Field by field on purpose: bots copy thousands of states per move. What is never changed in place is shared. */
export const clone = (g: GameState): GameState => ({
  setup: g.setup,
  rng: { key: g.rng.key, used: g.rng.used.slice() },
  stacked: copyStacked(g.stacked),
  n: g.n,
  agenda: g.agenda.slice(),
  zones: copyLists(g.zones),
  tiles: g.tiles.slice(),
  tokens: g.tokens.slice(),
  seen: g.seen.slice(),
  read: g.read.slice(),
  round: g.round,
  time: g.time,
  selfDestruct: g.selfDestruct,
  destination: g.destination,
  first: g.first,
  turn: copyTurn(g.turn),
  explored: g.explored.slice(),
  items: g.items.slice(),
  fire: g.fire.slice(),
  malfunction: g.malfunction.slice(),
  noise: g.noise.slice(),
  doors: g.doors.slice(),
  vent: g.vent,
  crew: copyEach(g.crew, copyCrew),
  intruders: copyEach(g.intruders, copyIntruder),
  nextIntruder: g.nextIntruder,
  arrivals: g.arrivals.slice(),
  killed: {
    larva: g.killed.larva,
    creeper: g.killed.creeper,
    adult: g.killed.adult,
    breeder: g.killed.breeder,
    queen: g.killed.queen,
  },
  things: copyEach(g.things, copyThing),
  eggs: g.eggs,
  nestDestroyed: g.nestDestroyed,
  pods: copyEach(g.pods, copyPod),
  ammo: g.ammo.slice(),
  attached: g.attached.slice(),
  taped: g.taped.slice(),
  met: g.met,
  firstDeath: g.firstDeath,
  calm: g.calm,
  trade: g.trade && {
    partners: g.trade.partners.slice(),
    ready: g.trade.ready.slice(),
    left: g.trade.left.slice(),
  },
  answers: g.answers.slice(),
  standing: g.standing.slice(),
  notes: copyLists(g.notes),
  facility: g.facility && copyFacility(g.facility),
  intruderPlayer: g.intruderPlayer && { seat: g.intruderPlayer.seat, from: g.intruderPlayer.from },
  ending: g.ending,
  over: g.over,
})

/** The whole game as plain data: what all games share of it. Each game adds a slice (games/…/state.ts). */
import { GAME_FATES, GAME_NOTES, GAME_ZONES } from '../games/sets.ts'
import { blankCrew, newState } from '../games/state.generated.ts'
import {
  custom,
  exactly,
  type Fields,
  flag,
  given,
  hidden,
  index,
  laterPer,
  list,
  oneOf,
  optional,
  orNull,
  pair,
  per,
  piecePer,
  record,
  type Sizes,
  type StackedDice,
  shared,
  text,
  transient,
  whole,
  yes,
} from './describe.ts'
import { MODES, type Options } from './options.ts'
import { KEY_WORDS, type Key, newRng, type Rng, type Stream } from './random.ts'
import { INTRUDER_KINDS, OBJECT_KINDS, SECTIONS, UNTILS } from './sets.ts'
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

/** Zones are face-down or face-up piles and hands; the top card of a pile is the last. Stored states number them: append only. */
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
  ...GAME_ZONES,
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

/** Results that a scenario puts in order. */
export type Stacked = Stream | keyof StackedDice

export type Killed = Record<IntruderKind, number>

/** What all games share. */
export interface CoreState {
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
  killed: Killed
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
  /** The end while it is being worked out, step by step. */
  ending: Over | null
  over: Over | null
}

/** Opened by declaration merging: each game adds its slice. */
export interface GameState extends CoreState {}

export const OPEN = 0
export const CLOSED = 1
export const DESTROYED = 2

// ---------------------------------------------------------------- the description

const setup = record<Setup>('Setup', {
  game: text(),
  board: text(),
  mode: optional(oneOf(...MODES)),
  options: optional(custom<Partial<Options>>('options')),
  seats: list(record<Setup['seats'][number]>('Seat', { character: orNull(text()) })),
})
const rng = record<Rng>('Rng', { key: shared(exactly(KEY_WORDS, whole())), used: per('streams', whole()) })
const turn = record<Turn>('Turn', { seat: whole(), done: whole(), unlimited: flag(), held: hidden(optional(yes())) })
const crew = record<Crew>('Crew', {
  number: whole(),
  character: text(),
  fate: oneOf<Fate>('aboard', 'launched', 'dead', ...GAME_FATES),
  room: index('rooms'),
  pod: whole(-1),
  light: whole(),
  slime: flag(),
  larva: flag(),
  signal: flag(),
  passed: flag(),
})
const intruder = record<Intruder>('Intruder', {
  id: whole(),
  kind: oneOf(...INTRUDER_KINDS),
  room: index('rooms'),
  injuries: whole(),
})
export const objectKind = oneOf(...OBJECT_KINDS)
const thing = record<Thing>('Thing', {
  kind: objectKind,
  of: text(),
  room: index('rooms'),
  by: whole(-1),
  offered: flag(),
})
const pod = record<Pod>('Pod', {
  number: whole(),
  section: oneOf(...SECTIONS),
  locked: flag(),
  state: oneOf<Pod['state']>('docked', 'launched', 'gone'),
})
const killed = record<Killed>('Killed', {
  larva: whole(),
  creeper: whole(),
  adult: whole(),
  breeder: whole(),
  queen: whole(),
})
const trade = record<Trade>('Trade', { partners: list(whole()), ready: list(flag()), left: list(whole()) })
const standing = record<Standing>('Standing', {
  until: oneOf(...UNTILS),
  unlessMine: flag(),
})
const note = record<Note>('Note', {
  round: whole(),
  what: oneOf<Note['what']>(
    'tile',
    'token',
    'returned',
    'event',
    'objective',
    'shown',
    'scan',
    'attack',
    ...GAME_NOTES,
  ),
  at: text(),
  card: text(),
})

/** Every field of the core, in the order of the JSON text of a state. */
export const coreState: Fields<CoreState> = {
  setup: given(shared(setup)),
  rng: given(rng),
  stacked: orNull(custom('stacked')),
  n: whole(1),
  agenda: list(shared(custom('task'))),
  zones: per('zones', list(index('pieces'))),
  tiles: piecePer('rooms', 'secret'),
  tokens: piecePer('rooms', 'secret'),
  seen: per('pieces', whole()),
  read: per('contamination', whole()),
  round: whole(),
  time: index('time', 0),
  selfDestruct: index('selfDestruct'),
  first: whole(),
  turn: orNull(turn),
  explored: per('rooms', flag()),
  items: per('rooms', whole(-1)),
  fire: per('rooms', flag()),
  malfunction: per('rooms', flag()),
  noise: per('corridors', flag()),
  doors: per('corridors', whole(OPEN)),
  vent: index('rooms'),
  crew: laterPer('seats', crew),
  intruders: list(intruder),
  nextIntruder: whole(1),
  arrivals: per('rooms', whole()),
  killed,
  things: list(thing),
  eggs: whole(),
  nestDestroyed: flag(),
  pods: list(pod),
  ammo: per('weapons', whole()),
  attached: list(pair(index('pieces'))),
  taped: list(pair(index('pieces'))),
  met: flag(),
  firstDeath: flag(),
  calm: flag(),
  trade: transient(trade),
  answers: per('seats', transient(shared(custom<Choice>('unchecked')))),
  standing: per('seats', orNull(shared(standing))),
  notes: per('seats', list(shared(note))),
  ending: transient(shared(custom<Over>('unchecked'))),
  over: transient(shared(custom<Over>('unchecked'))),
}

// ---------------------------------------------------------------- what is made from it

export { clone } from '../games/state.generated.ts'

/** What the state of a table begins with, before the set-up lays anything out. */
export const blankState = (setup: Setup, key: Key, size: Sizes): GameState => newState(setup, newRng(key), size)

export function newCrew(number: number, room: number): Crew {
  const crew = blankCrew()
  crew.number = number
  crew.room = room
  return crew
}

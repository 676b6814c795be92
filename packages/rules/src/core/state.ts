/** The whole game as plain data, and the one fast way to copy it. */
import { type Key, newRng, type Rng, type Stream } from './random.ts'
import type { Task } from './task.ts'
import type { Choice, EndReason, Name, RuleId, Seat, Setup, Standing } from './types.ts'

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
] as const
export const SEAT_ZONES = ['hand', 'deck', 'discard', 'inventory', 'hands', 'drawn', 'wounds'] as const
export type SharedZone = (typeof SHARED_ZONES)[number]
export type SeatZone = (typeof SEAT_ZONES)[number]
/** Decks that refill from their own discard pile. */
export const DECKS = ['red', 'yellow', 'green', 'wound'] as const
export type Deck = (typeof DECKS)[number]

export interface Crew {
  alive: boolean
  /** Where the character stands, or its corpse lies. */
  room: number
  light: number
  slime: boolean
  passed: boolean
}

export interface Turn {
  seat: Seat
  /** Actions begun in this turn. */
  done: number
}

/** Something a seat has legally seen, as of the moment it saw it. */
export interface Note {
  round: number
  what: 'tile' | 'returned'
  /** Room id, or deck. */
  at: string
  card: Name
}

export interface Ending {
  reason: EndReason
  rule: RuleId
  winners: Seat[]
}

export interface GameState {
  setup: Setup
  rng: Rng
  /** Results a scenario has put in order, taken before the random stream. */
  stacked: Partial<Record<Stream, number[]>> | null
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
  round: number
  /** Index on the time track. */
  time: number
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
  crew: Crew[]
  /** Sealed answers given so far. */
  answers: (Choice | null)[]
  standing: (Standing | null)[]
  notes: Note[][]
  over: Ending | null
}

export const OPEN = 0
export const CLOSED = 1
export const DESTROYED = 2

export const newCrew = (room: number): Crew => ({ alive: true, room, light: 0, slime: false, passed: false })

export function blankState(setup: Setup, key: Key, rooms: number, corridors: number, pieces: number): GameState {
  const seats = setup.seats.length
  return {
    setup,
    rng: newRng(key),
    stacked: null,
    n: 1,
    agenda: [],
    zones: Array.from({ length: SHARED_ZONES.length + seats * SEAT_ZONES.length }, () => []),
    tiles: Array(rooms).fill(-1),
    tokens: Array(rooms).fill(-1),
    seen: Array(pieces).fill(0),
    round: 0,
    time: 0,
    first: 0,
    turn: null,
    explored: Array(rooms).fill(false),
    items: Array(rooms).fill(-1),
    fire: Array(rooms).fill(false),
    malfunction: Array(rooms).fill(false),
    noise: Array(corridors).fill(false),
    doors: Array(corridors).fill(OPEN),
    crew: [],
    answers: Array(seats).fill(null),
    standing: Array(seats).fill(null),
    notes: Array.from({ length: seats }, () => []),
    over: null,
  }
}

const copyCrew = (c: Crew): Crew => ({
  alive: c.alive,
  room: c.room,
  light: c.light,
  slime: c.slime,
  passed: c.passed,
})

function copyLists<T>(lists: readonly T[][]): T[][] {
  const out = new Array<T[]>(lists.length)
  for (let i = 0; i < lists.length; i++) out[i] = lists[i].slice()
  return out
}

function copyCrews(crew: readonly Crew[]): Crew[] {
  const out = new Array<Crew>(crew.length)
  for (let i = 0; i < crew.length; i++) out[i] = copyCrew(crew[i])
  return out
}

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
  round: g.round,
  time: g.time,
  first: g.first,
  turn: g.turn && { seat: g.turn.seat, done: g.turn.done },
  explored: g.explored.slice(),
  items: g.items.slice(),
  fire: g.fire.slice(),
  malfunction: g.malfunction.slice(),
  noise: g.noise.slice(),
  doors: g.doors.slice(),
  crew: copyCrews(g.crew),
  answers: g.answers.slice(),
  standing: g.standing.slice(),
  notes: copyLists(g.notes),
  over: g.over,
})

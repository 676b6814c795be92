/**
 * What crosses the engine's door: set-ups, questions, answers, events and views.
 * Everything here is plain JSON and speaks in text ids; piece numbers never appear.
 */
import type { Effect } from './effect.ts'

/** A seat at the table, 0 to 4, in clockwise order. Player Numbers are seat + 1. */
export type Seat = number
/** A rule of the catalogues, e.g. `NEM-NOISE-04`. */
export type RuleId = string
/** Board space, e.g. `005`. */
export type RoomId = string
/** `c005-010`, or the id of a technical network, e.g. `main`. */
export type CorridorId = string
/** The face of a physical piece, e.g. `search`, `canteen`, `fire-2`. */
export type Name = string

export type Colour = 'red' | 'yellow' | 'green' | 'white'

export interface Setup {
  game: string
  board: string
  seats: { character: Name }[]
}

/** One answer to one question. */
export type Choice =
  | { do: 'move'; to: RoomId }
  | { do: 'carefulMove'; to: RoomId }
  | { do: 'play'; card: Name }
  | { do: 'pass' }
  | { do: 'pay'; card: Name }
  | { do: 'discard'; card: Name }
  | { do: 'done' }
  | { do: 'part'; part: number }
  | { do: 'mark'; corridor: CorridorId }
  | { do: 'door'; corridor: CorridorId }
  | { do: 'look'; room: RoomId }
  | { do: 'search'; colour: Colour }
  | { do: 'keep'; card: Name }
  | { do: 'drop'; card: Name }
  | { do: 'react'; card: Name }
  | { do: 'decline' }

/** A choice as offered: with the price it would cost, in action cards. */
export type Option = Choice & { cost?: number }

export type Ask =
  | 'turn'
  | 'pay'
  | 'passDiscard'
  | 'part'
  | 'markNoise'
  | 'door'
  | 'moveDoor'
  | 'lookAtTile'
  | 'searchDeck'
  | 'searchKeep'
  | 'makeRoom'
  | 'window'

/** A closed question to one seat. `n` is quoted by the answer, so that a late click cannot answer the next question. */
export interface Decision {
  n: number
  seat: Seat
  ask: Ask
  rule: RuleId
  /** The answer stays unseen until every asked seat has answered. */
  sealed: boolean
  options: Option[]
  /** Cards still to choose, where a price is paid card by card. */
  left?: number
}

/** How long a standing answer to reaction windows lasts. */
export type Until = 'turn' | 'round' | 'game'
export interface Standing {
  until: Until
  /** Ask me all the same when the action that may be reacted to is mine. */
  unlessMine: boolean
}

export type Input =
  | ({ seat: Seat; n: number } & Choice)
  | ({ seat: Seat; do: 'standing' } & ({ until: Until; unlessMine: boolean } | { until: 'off' }))

/** Why a thing is not among the options. Keys of the text package. */
export type Why =
  | 'noCardsToPay'
  | 'doorClosed'
  | 'corridorsNoisy'
  | 'noItemsLeft'
  | 'notSearchable'
  | 'reactionOnly'
  | 'noEffectYet'
  | 'noDoorHere'
  | 'noClosedDoorHere'
  | 'allExplored'
  | 'deckEmpty'
export type Obstacle = { do: 'move' | 'carefulMove'; to: RoomId; why: Why } | { do: 'play'; card: Name; why: Why }

// ---------------------------------------------------------------- events

export type NoiseFace = '1' | '2' | '3' | '4' | 'danger' | 'silence'
export type TokenEffect = 'silence' | 'danger' | 'slime' | 'fire' | 'malfunction' | 'door'
export type DoorState = 'open' | 'closed' | 'destroyed'
export type EndReason = 'jump' | 'fire' | 'malfunction' | 'nobodyLeft'

/** What is declared before others may react (NEM-RULING-198). */
export type Declared = { do: 'move' | 'carefulMove'; to: RoomId } | { do: 'play'; card: Name }

type Told =
  | { e: 'round'; round: number }
  | { e: 'firstPlayer'; who: Seat }
  | { e: 'turn'; who: Seat }
  | { e: 'drew'; who: Seat; count: number }
  | { e: 'reshuffled'; deck: string }
  | { e: 'declared'; who: Seat; action: Declared }
  | { e: 'paid'; who: Seat; card: Name }
  | { e: 'reacted'; to: 'action' | 'interruption'; who: Seat | null; card: Name | null }
  | { e: 'cancelled'; who: Seat; action: Declared }
  | { e: 'moved'; who: Seat; from: RoomId; to: RoomId }
  | { e: 'explored'; who: Seat; room: RoomId; tile: Name }
  | { e: 'token'; who: Seat; room: RoomId; token: Name; effect: TokenEffect; items: number | null }
  | { e: 'noiseRolled'; who: Seat; room: RoomId; face: NoiseFace }
  | { e: 'noise'; corridor: CorridorId; room: RoomId }
  | { e: 'noiseGone'; corridor: CorridorId }
  | { e: 'danger'; who: Seat; room: RoomId }
  | { e: 'encounter'; who: Seat; room: RoomId }
  | { e: 'slimed'; who: Seat }
  | { e: 'fire'; room: RoomId }
  | { e: 'malfunction'; room: RoomId }
  | { e: 'door'; corridor: CorridorId; state: DoorState }
  | { e: 'lightWound'; who: Seat; light: number }
  | { e: 'seriousWound'; who: Seat; card: Name }
  | { e: 'died'; who: Seat; room: RoomId }
  | { e: 'items'; room: RoomId; items: number }
  | { e: 'searched'; who: Seat; colour: Colour; count: number }
  /** Unseen by others; count 0: the only card found went back. */
  | { e: 'kept'; who: Seat; colour: Colour; count: number }
  | { e: 'held'; who: Seat; card: Name }
  | { e: 'dropped'; who: Seat; card: Name }
  | { e: 'peeked'; who: Seat; what: 'tile'; room: RoomId }
  | { e: 'passed'; who: Seat }
  | { e: 'discarded'; who: Seat; card: Name }
  | { e: 'time'; time: number }
  | { e: 'over'; reason: EndReason }

/** What only some seats learn of an event. */
export type PrivateFace = { cards?: Name[]; tile?: Name; kept?: Name; returned?: Name }

/**
 * One thing that happened. The public face stands in the event itself, private faces apart under `only`.
 * `learned` says, for the secrecy property, who got to know a hidden fact here: a bit per seat, PUBLIC for everybody.
 */
export type GameEvent = Told & { rule: RuleId; only?: Record<Seat, PrivateFace>; learned?: number }
/** What one seat, or a spectator, receives of it. */
export type EventFace = Told & { rule: RuleId; mine?: PrivateFace }
export type Tell = (event: GameEvent) => void

// ---------------------------------------------------------------- views

/** A face-down pile: its size, and who has legally seen which of its cards (index from the top, bits of seats). */
export interface Pile {
  count: number
  known: [index: number, seats: number][]
}

export interface RoomView {
  room: RoomId
  /** Tile name; null while face down. */
  tile: Name | null
  explored: boolean
  /** Item counter; null where there is none. */
  items: number | null
  fire: boolean
  malfunction: boolean
  /** Face down: an exploration token lies on the tile. */
  token: boolean
  /** Bits of the seats that have looked at the face-down tile. */
  seenBy: number
  /** Bits of the seats that have looked at the exploration token. */
  tokenSeenBy: number
}

export interface CrewView {
  seat: Seat
  character: Name
  alive: boolean
  /** Where the character is, or its corpse lies. */
  room: RoomId
  hand: number
  deck: Pile
  discard: Name[]
  /** Backs of the items in the inventory. */
  inventory: Colour[]
  /** Backs of the cards just drawn for a Search. */
  drawn: Colour[]
  /** Heavy things in hand slots. */
  hands: Name[]
  light: number
  wounds: Name[]
  slime: boolean
  passed: boolean
}

/** What a question is about, where its options alone do not say it. Everybody may know. */
export interface About {
  /** The parts of a card to choose from. */
  parts?: readonly (readonly Effect[])[]
  /** What is done to a door. */
  door?: 'toggle' | 'destroy'
  /** The action that may be reacted to: who acts, then who interrupted whom. */
  chain?: readonly Seat[]
  declared?: Declared
}

/** What the whole table is waiting for. A sealed question never says who has answered. */
export interface Asking {
  n: number
  ask: Ask
  rule: RuleId
  seat: Seat | null
  about: About
}

export interface TableView {
  game: string
  board: string
  round: number
  /** Number under the time marker. */
  time: number
  first: Seat
  turn: { seat: Seat; actions: number; done: number } | null
  asking: Asking | null
  /** Everything still to be resolved, next last: public by construction. */
  agenda: readonly unknown[]
  rooms: RoomView[]
  noise: CorridorId[]
  doors: { corridor: CorridorId; state: DoorState }[]
  crew: CrewView[]
  decks: { deck: string; pile: Pile; discard: Name[] }[]
  /** Pieces out of the game, face up ones by name. */
  removed: Name[]
  over: { reason: EndReason; rule: RuleId; winners: Seat[] } | null
}

export interface NoteView {
  round: number
  what: 'tile' | 'returned'
  /** Room, or deck. */
  at: string
  card: Name
  /** The place was shuffled or changed since: this is a memory, not knowledge. */
  stale: boolean
}

export interface MyView {
  seat: Seat
  hand: Name[]
  inventory: Name[]
  /** Cards just drawn for a Search, of which one is kept. */
  drawn: Name[]
  /** Face-down things this seat has seen and that are still where it saw them. */
  tiles: { room: RoomId; tile: Name }[]
  tokens: { room: RoomId; token: Name }[]
  piles: { deck: string; index: number; card: Name }[]
  notes: NoteView[]
  standing: Standing | null
  /** My own sealed answer, while others still think. */
  answer: Choice | null
  decision: Decision | null
}

export interface View {
  table: TableView
  me: MyView | null
}

// ---------------------------------------------------------------- content, as others read it

export type { Effect }

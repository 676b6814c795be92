/** Views: what everybody may know of a game, and what one seat may know besides. A game adds its own fields in its folder. */
import type { Mode, Options } from './options.ts'
import type {
  About,
  Ask,
  Back,
  CheckStep,
  Choice,
  CorridorId,
  Decision,
  DoorState,
  EndReason,
  Fate,
  IntruderKind,
  Miniature,
  Name,
  NoteTypes,
  ObjectKind,
  ObjectName,
  RoomId,
  RuleId,
  Seat,
  Standing,
} from './types.ts'

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
  /** Things lying there, carried by nobody. */
  objects: ObjectName[]
  /** How many intruders have come here so far. */
  arrivals: number
}

/** A heavy card in hand, with what hangs on it. */
export interface HeldView {
  card: Name
  /** Null: no weapon. */
  ammo: number | null
  capacity: number | null
  attached: Name[]
  /** Taped to the card at this place in the list. */
  taped: number | null
}

/** A card on offer in a trade; a weapon keeps its ammo and what hangs on it. */
export interface OfferView {
  back: Back | null
  card: Name | null
  ammo: number | null
  attached: Name[]
}

export interface CrewView {
  seat: Seat
  /** Player Number (NEM-SETUP-21). */
  number: number
  /** Null until drafted. */
  character: Name | null
  fate: Fate
  /** Where the character is or was last; a corpse is an object of its own. */
  room: RoomId
  /** Waiting in this pod. */
  pod: number | null
  hand: number
  deck: Pile
  discard: Name[]
  /** Cards in the inventory: their backs, and what everybody knows. */
  inventory: { back: Back; card: Name | null }[]
  /** What lies on offer in a trade. */
  offer: OfferView[]
  /** Backs of the cards just drawn for a Search. */
  drawn: Back[]
  /** Heavy things in hand slots. */
  hands: HeldView[]
  objects: ObjectName[]
  handSlots: number
  /** Quest items not yet active. */
  quests: Name[]
  light: number
  wounds: Name[]
  dressed: Name[]
  slime: boolean
  larva: boolean
  signal: boolean
  passed: boolean
  /** Contamination cards among all of this seat's cards. */
  contamination: number
  /** Objectives still held, and put aside. */
  objectives: number
  rejected: number
  /** Objectives held that lie open to all. */
  openObjectives: Name[]
}

export interface IntruderView extends Miniature {
  room: RoomId
  injuries: number
}

/** What the whole table is waiting for. A sealed question never says who has answered, unless that is public. */
export interface Asking {
  n: number
  ask: Ask
  rule: RuleId
  sealed: boolean
  /** Who must answer; null where that is nobody's business. */
  seats: Seat[] | null
  about: About
}

export interface TableView {
  /** The game and what is added to its box, as one name. */
  game: string
  board: string
  mode: Mode
  /** Where this table departs from what its game does otherwise. */
  options: Partial<Options>
  round: number
  /** Number under the time marker. */
  time: number
  /** Space of the self-destruct marker; null while it does not run. */
  selfDestruct: number | null
  first: Seat
  turn: { seat: Seat; actions: number | null; done: number } | null
  asking: Asking | null
  /** Everything still to be resolved, next last: public by construction. */
  agenda: readonly unknown[]
  rooms: RoomView[]
  noise: CorridorId[]
  doors: { corridor: CorridorId; state: DoorState }[]
  vent: RoomId | null
  crew: CrewView[]
  intruders: IntruderView[]
  /** Number of the next intruder to come. */
  nextIntruder: number
  bag: Record<IntruderKind | 'blank', number>
  /** Tokens beside the board: how many of each kind, no numbers (NEM-RULING-204). */
  supply: Record<IntruderKind | 'blank', number>
  killed: Record<IntruderKind, number>
  /** Eggs in the nest. */
  eggs: number
  nestDestroyed: boolean
  /** By which object each can be discovered; null where any kind will do that has not been analysed yet. */
  weaknesses: { object: ObjectKind | null; card: Name | null }[]
  /** Has an intruder been met, has somebody died. */
  met: boolean
  firstDeath: boolean
  /** Nobody is attacked in the coming Event Phase. */
  calm: boolean
  /** Whom each seat deals with, who has agreed, changes left, and objects on offer. */
  trade: { partners: (Seat | null)[]; ready: boolean[]; left: number[]; objects: ObjectName[][] } | null
  decks: { deck: string; pile: Pile; discard: Name[] }[]
  crafted: Name[]
  /** Crafted items that are used up. */
  used: Name[]
  /** Pieces out of the game, face up ones by name. */
  removed: Name[]
  /** Attack and event cards being resolved. */
  inPlay: Name[]
  ending: Over | null
  over: Over | null
}

export interface Over {
  reason: EndReason
  rule: RuleId
  /** Is everything lost that was not away? */
  destroyed: boolean
  report: CheckStep[]
  winners: Seat[]
}

export interface NoteView {
  round: number
  what: keyof NoteTypes
  /** Where it was: a room, deck, seat, or a number of the game's own. */
  at: string
  card: Name
  /** The place was shuffled or changed since: this is a memory, not knowledge. */
  stale: boolean
}

export interface MyView {
  seat: Seat
  hand: Name[]
  inventory: Name[]
  offer: Name[]
  /** Cards just drawn for a Search, of which one is kept. */
  drawn: Name[]
  objectives: Name[]
  rejected: Name[]
  /** Face-down things this seat has seen and that are still where it saw them. */
  tiles: { room: RoomId; tile: Name }[]
  tokens: { room: RoomId; token: Name }[]
  piles: { deck: string; index: number; card: Name }[]
  /** What others carry or hold, as far as I have seen it; those of whom I know nothing are left out. */
  others: { seat: Seat; inventory: Name[]; offer: Name[]; objectives: Name[]; rejected: Name[] }[]
  /** Words I have read on contamination cards in piles: `discard.2` and the place in it. */
  words: { pile: string; index: number; word: Name }[]
  notes: NoteView[]
  standing: Standing | null
  /** My turn does not end before I was asked what to drop. Views of older rules do not say. */
  held?: boolean
  /** My own sealed answer, while others still think. */
  answer: Choice | null
  decision: Decision | null
}

/** Another's secrets, where they lie open. */
export type OpenView = Omit<MyView, 'standing' | 'held' | 'answer' | 'decision' | 'notes'>

export interface View {
  table: TableView
  me: MyView | null
}

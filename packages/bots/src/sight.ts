/** A sight is a view read once: rooms as numbers, and where everybody and everything is. */
import type {
  About,
  Board,
  CrewView,
  Facts,
  IntruderView,
  MyView,
  Name,
  ObjectKind,
  RoomId,
  RoomView,
  Seat,
  TableView,
} from '@coldwake/rules/facts'
import type { GameSlice } from './games/slice.ts'
import { numberOf } from './indexed.ts'
import type { Ledger } from './talk/ledger.ts'
import type { Weights } from './weights.ts'

/** Facts about the board and its markers that each game finds in its own way. */
export interface Surroundings {
  /** Room → is it without light? */
  dark: readonly boolean[]
  /** Rooms that one ride joins, whichever they are; null where there is no such thing, or it does not run. */
  lift: Lift | null
  /** Markers in the game: needing one more ends it. */
  markers: { fire: number; malfunction: number }
  /** Kinds of objects that have discovered a weakness. */
  discovered: readonly (ObjectKind | null)[]
}

export interface Lift {
  at: number
  /** Room → does it stop there? */
  stops: readonly boolean[]
}

export interface Sight extends Surroundings {
  /** The game's own part of this package, and what its officers weigh. */
  slice: GameSlice
  weights: Weights
  table: TableView
  me: MyView
  my: CrewView
  seat: Seat
  facts: Facts
  board: Board
  /** The room I am in. */
  here: number
  rooms: readonly RoomView[]
  /** Room → the tile, as far as I know it. */
  tiles: readonly (Name | null)[]
  /** Room → intruders in it, and characters on their feet. */
  intruders: readonly (readonly IntruderView[])[]
  crew: readonly (readonly Seat[])[]
  /** Corridor → is there a noise marker, is its door closed? */
  noise: readonly boolean[]
  shut: readonly boolean[]
  /** Action cards in my hand, without Contamination. */
  actions: readonly Name[]
  about: About
  /** Is an intruder in the room with me? */
  fighting: boolean
  /** My serious wounds, dressed or not. */
  serious: number
  /** Do I hold anything that opens a door? */
  opens: boolean
  /** How many of my Contamination cards I know to be clean, wherever they are. */
  clean: number
  /** My opinion of others. */
  ledger: Ledger
  /** The round in which I opened my last trade. */
  dealt: number
}

/** The number of a room that a view names. */
export const roomNumber = ({ board }: Sight, room: RoomId): number => numberOf(board.roomIndex, room)

/** Where a room is that everybody has seen, or I alone; −1 while it is not found. */
export const roomCalled = (sight: Sight, tile: Name): number => sight.tiles.indexOf(tile)

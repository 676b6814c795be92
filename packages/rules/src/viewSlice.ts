/** What a game shows besides what all games do, and how a world is laid out again from it. */
import type { GameState, SharedZone } from './core/state.ts'
import type { MyView, Name, NoteView, Pile, Seat, TableView, View } from './core/types.ts'

export type TableParts = { readonly [K in keyof TableView]: (g: GameState) => TableView[K] }

/** What a seat is asked and has answered. */
export type Dues = Pick<MyView, 'standing' | 'held' | 'answer' | 'decision'>
/** All its other secrets. */
export type Holdings = Omit<MyView, keyof Dues>

/** Everything face down that some seat knows, and every word some seat has read: found once for all seats. */
export interface Known {
  piles: { deck: string; index: number; piece: number }[]
  rooms: number[]
  words: { pile: string; index: number; piece: number }[]
  /** Hidden cards in front of a player, in the order of seats and zones. */
  cards: { owner: Seat; zone: HiddenZone; piece: number }[]
}
export const HIDDEN_ZONES = ['inventory', 'offer', 'objectives', 'rejected'] as const
type HiddenZone = (typeof HIDDEN_ZONES)[number]
export type HoldingParts = { readonly [K in keyof Holdings]: (g: GameState, seat: Seat, known: Known) => Holdings[K] }

/** Where a note's thing would be, were it still there. */
export type NotePlaces = Readonly<Record<NoteView['what'], (g: GameState, at: string) => readonly number[]>>

/** How pieces are laid into a state. `name` is null where a piece is hidden: one of that back is dealt there later. */
export interface Layer {
  piece: (list: number[], at: number, seen: number, back: string, name: Name | null) => void
  /** Face up, in this order. */
  open: (list: number[], back: string, names: readonly Name[]) => void
  /** Face down, bottom first; `deck`: its name in what a seat knows of piles. */
  deck: (list: number[], back: string, pile: Pile, deck: string) => void
}

export interface ViewSlice<T extends keyof TableView, M extends keyof Holdings, N extends NoteView['what']> {
  table: Pick<TableParts, T>
  /** Zones on which alone a part of the table depends; other parts depend on the game's slice of the state. */
  tableZones: { readonly [K in T]?: readonly SharedZone[] }
  mine: Pick<HoldingParts, M>
  /** Key of a part → the key it directly follows in the JSON text of a view. */
  tableAfter: Readonly<Record<T, keyof TableView>>
  mineAfter: Readonly<Record<M, keyof Holdings>>
  /** Zones in which pieces lie face down that a seat may know. */
  darkZones: readonly SharedZone[]
  notes: Pick<NotePlaces, N>
  /** Backs that may lie among what is removed or in play besides those that every game has. */
  backs: { readonly removed: readonly string[]; readonly inPlay: readonly string[] }
  /** The back of a seat's Action cards where they are not its character's; else null. */
  actionBack: (table: TableView, seat: Seat) => string | null
  layOut: (g: GameState, view: View, lay: Layer) => void
  /** Every piece that lies in the game's slice of the state, with the name of its place. */
  places: (g: GameState, add: (place: string, list: readonly number[]) => void) => void
}

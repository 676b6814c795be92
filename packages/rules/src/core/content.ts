/**
 * All physical pieces of a game's box that can be hidden, as numbers. A number's face and back are static;
 * where it lies and who has seen it are the state. Numbers never leave the engine, names do.
 */
import type { Effect } from './effect.ts'
import type { Colour, Name, TokenEffect } from './types.ts'

export type When = 'outOfCombat' | 'inCombat' | 'any' | 'reaction'
export interface ActionCard {
  id: Name
  copies: number
  cost: number
  when: When
  /** null: the card can only pay costs so far. */
  effect: readonly Effect[] | null
}
export interface ItemCard {
  id: Name
  copies: number
  heavy: boolean
}
export interface Tile {
  id: Name
  slot: string
  colour: Colour | null
  computer: boolean
  /** Never takes a Malfunction marker. */
  noMalfunction: boolean
  noSearch: boolean
  /** What happens to whoever enters. */
  entry: 'slime' | null
}
export interface Token {
  id: Name
  copies: number
  items: number
  effect: TokenEffect
}

/** What a serious wound changes for its bearer. Copies do not add up. */
export interface WoundCard {
  id: Name
  copies: number
  drawUpTo?: number
  handSlots?: number
  lightWoundOnPass?: true
}

export type Face =
  | { kind: 'action'; id: Name; character: Name; card: ActionCard }
  | { kind: 'item'; id: Name; colour: Colour; heavy: boolean }
  | { kind: 'weapon'; id: Name }
  | { kind: 'tile'; id: Name; tile: Tile }
  | { kind: 'token'; id: Name; token: Token }
  | { kind: 'wound'; id: Name; wound: WoundCard }

export interface Content {
  /** Piece → what it is. */
  faces: readonly Face[]
  /** Piece → the name it is shown by. */
  names: readonly Name[]
  /** Piece → place in the canonical order; equal pieces share it. */
  order: readonly number[]
  /** Piece → its back: pieces with the same back cannot be told apart face down. */
  backs: readonly string[]
  /** Back → the pieces that have it. */
  withBack: Readonly<Record<string, readonly number[]>>
}

export interface Box {
  actions: Readonly<Record<Name, readonly ActionCard[]>>
  items: Readonly<Record<string, readonly ItemCard[]>>
  weapons: Readonly<Record<Name, Name>>
  tiles: readonly Tile[]
  tokens: readonly Token[]
  wounds: readonly WoundCard[]
}

/** Numbers every piece in the box. `nameOf` lets a test give each copy a name of its own. */
export function numberPieces(box: Box, nameOf: (face: Face, piece: number) => Name = face => face.id): Content {
  const faces: Face[] = []
  const backs: string[] = []
  const withBack: Record<string, number[]> = {}
  const order: number[] = []
  let kinds = 0
  const add = (face: Face, back: string, copies: number) => {
    withBack[back] ??= []
    for (let i = 0; i < copies; i++) {
      withBack[back].push(faces.length)
      faces.push(face)
      backs.push(back)
      order.push(kinds)
    }
    kinds++
  }
  for (const [character, cards] of Object.entries(box.actions))
    for (const card of cards) add({ kind: 'action', id: card.id, character, card }, `action.${character}`, card.copies)
  for (const [colour, cards] of Object.entries(box.items))
    for (const { id, copies, heavy } of cards)
      add({ kind: 'item', id, colour: colour as Colour, heavy }, `item.${colour}`, copies)
  for (const id of Object.values(box.weapons)) add({ kind: 'weapon', id }, 'weapon', 1)
  for (const tile of box.tiles) add({ kind: 'tile', id: tile.id, tile }, `tile.${tile.slot}`, 1)
  for (const token of box.tokens) add({ kind: 'token', id: token.id, token }, 'token', token.copies)
  for (const wound of box.wounds) add({ kind: 'wound', id: wound.id, wound }, 'wound', wound.copies)
  return { faces, backs, withBack, order, names: faces.map(nameOf) }
}

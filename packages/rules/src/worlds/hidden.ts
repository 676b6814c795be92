/** What a view leaves open: the places whose pieces it does not name, and the pieces that may lie there. */
import { rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Seat } from '../core/types.ts'
import { pieceLists } from '../games/state.generated.ts'
import { type Supply, ViewError } from './stock.ts'

/** Places side by side: a list of the state by its number, how many from where on, and who knows what lies there. */
export interface Spot {
  list: number
  at: number
  count: number
  seen: number
}

/** How many pieces they take. */
export function placesIn(spots: readonly Spot[]): number {
  let places = 0
  for (const { count } of spots) places += count
  return places
}

/** Pieces of one back that nobody has placed, and the spots for them. */
export interface Pool {
  back: string
  /** Those that can lie face down before a player come first. */
  pieces: number[]
  light: number
  /** Spots for nothing but light things. */
  narrow: Spot[]
  wide: Spot[]
  /** So many go to hands, decks and objectives besides. */
  loose: number
}

/** Hand and deck of a seat, as far as they are hidden. Which card lies in which of them is open. */
export interface Cards {
  /** Numbers of the pools of its own cards and of contamination, and how many come from each. */
  own: number
  owned: number
  contamination: number
  contaminated: number
  /** Those in hand first. */
  spots: Spot[]
  /** Among the first so many are Action cards only. */
  actions: number
}

/** Objectives of a seat. */
export interface Objectives {
  seat: Seat
  /** Numbers of the pools they come from. */
  pools: number[]
  /** Where they lie; which of them lies where is open. */
  zones: ('objectives' | 'rejected')[]
}

/** A state in which all that is known lies in its place, −1 where a piece is hidden. */
export interface Layout {
  g: GameState
  pools: Pool[]
  cards: Cards[]
  objectives: Objectives[]
  /** Lists to be brought in canonical order once everything is dealt. */
  unsorted: number[]
  /** Seats that have given a sealed answer nobody else knows. */
  answered: Seat[]
  /** Others who are asked for what they may not have: that they are tells that they have it. */
  asked: Seat[]
}

/** The lists of a state that hold pieces; the same number is the same place in every state of a table. */
export const listsOf = (g: GameState): number[][] => g.zones.concat(pieceLists(g))

export const newPool = (back: string): Pool => ({ back, pieces: [], light: 0, narrow: [], wide: [], loose: 0 })

/** Takes all that is left of its back and fits, once everything known is in place. */
export function fillPool(pool: Pool, supply: Supply, fits: (piece: number) => boolean): void {
  const { pieces, light } = supply.stock(pool.back)
  for (let i = 0; i < pieces.length; i++) {
    if (i === light) pool.light = pool.pieces.length
    if (fits(pieces[i]) && supply.take(pieces[i])) pool.pieces.push(pieces[i])
  }
  if (light === pieces.length) pool.light = pool.pieces.length
  const narrow = placesIn(pool.narrow)
  const wanted = narrow + placesIn(pool.wide) + pool.loose
  if (narrow > pool.light || wanted > pool.pieces.length) throw new ViewError(`nothing left among ${pool.back}`)
}

/** Held objectives lie corporate first. */
export function layObjective(g: GameState, list: number[], piece: number): void {
  if (rulesOf(g).content.backs[piece] === 'objective.corporate') list.unshift(piece)
  else list.push(piece)
}

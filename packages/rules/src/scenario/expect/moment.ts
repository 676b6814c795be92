/** What expectations have in common: the moment they look at, and how they say what they found. */
import { canonical } from '../../core/canonical.ts'
import { nameOf } from '../../core/ruleset.ts'
import type { GameState } from '../../core/state.ts'
import type { GameEvent, Seat } from '../../core/types.ts'
import { at } from '../fields.ts'
import type { Names } from '../names.ts'

export interface Moment {
  g: GameState
  names: Names
  /** Told since the look before, or since the beginning. */
  events: readonly GameEvent[]
}

export interface Found {
  got: unknown
  /** What is wanted in the words of what was found, where these differ. */
  want?: unknown
  /** The end of a message, where what was found does not say enough. */
  hint?: string
}

export type Check = (moment: Moment, wanted: never, path: string) => Found
export type Checks<K extends string> = { readonly [N in K]: Check }

/** What is so, whatever is wanted. */
export const now =
  (get: (g: GameState) => unknown): Check =>
  ({ g }) => ({ got: get(g) })

/** For each key that is wanted, what it has. */
export const byKey =
  <W>(get: (moment: Moment, key: string, wanted: W, path: string) => unknown) =>
  (moment: Moment, wanted: Record<string, W>, path: string): Found => ({
    got: Object.fromEntries(Object.entries(wanted).map(([key, one]) => [key, get(moment, key, one, at(path, key))])),
  })

/** For each character that is named, what they have. */
export const bySeat = (get: (g: GameState, seat: Seat) => unknown) =>
  byKey(({ g, names }, character, _: unknown, path) => get(g, names.seat(character, path)))

export const seatsWhere = (is: (g: GameState, seat: Seat) => boolean): Check =>
  now(g => g.crew.flatMap(({ character }, seat) => (is(g, seat) ? [character || `P${seat + 1}`] : [])))

export const cardNames = (g: GameState, zone: readonly number[]): string[] => zone.map(piece => nameOf(g, piece))

/** Does one of them say all that is wanted? Null stands for what is not there. */
export const says = (one: object, wanted: object): boolean =>
  Object.entries(wanted).every(([k, v]) => canonical((one as Record<string, unknown>)[k] ?? null) === canonical(v))

/** The wanted ones that are there, each by some of its fields, in this order. */
export function inThisOrder(list: readonly object[], wanted: readonly object[]): object[] {
  let from = 0
  return wanted.filter(one => {
    const index = list.findIndex((item, i) => i >= from && says(item, one))
    if (index >= 0) from = index + 1
    return index >= 0
  })
}

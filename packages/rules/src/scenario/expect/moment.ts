/** What all expectations share: the moment they look at, and how they say what they found. */
import { canonical } from '../../core/canonical.ts'
import { elementAt } from '../../core/lists.ts'
import { nameOf } from '../../core/ruleset.ts'
import type { Crew, GameState } from '../../core/state.ts'
import type { GameEvent, Seat } from '../../core/types.ts'
import { at } from '../fields.ts'
import type { Names } from '../names.ts'

export interface Moment {
  g: GameState
  names: Names
  /** Events since the look before, or since the beginning. */
  events: readonly GameEvent[]
}

export interface Found {
  got: unknown
  /** What the file wants in the words of what was found, where these differ. */
  want?: unknown
  /** The end of a message, where what was found does not say enough. */
  hint?: string
  /** Lists are compared in their order; otherwise they are sets. */
  ordered?: true
}

export type Check = (moment: Moment, wanted: never, path: string) => Found
export type Checks<K extends string> = { readonly [N in K]: Check }

/** What is so at this moment, whatever the file wants. */
export const now =
  (get: (g: GameState) => unknown): Check =>
  ({ g }) => ({ got: get(g) })

/** What is found for each key that the file names. */
export const byKey =
  <W>(get: (moment: Moment, key: string, wanted: W, path: string) => unknown) =>
  (moment: Moment, wanted: Record<string, W>, path: string): Found => ({
    got: Object.fromEntries(Object.entries(wanted).map(([key, one]) => [key, get(moment, key, one, at(path, key))])),
  })

/** The same check, with lists compared in their order. */
export const inOrder =
  <W>(check: (moment: Moment, wanted: W, path: string) => Found) =>
  (moment: Moment, wanted: W, path: string): Found => ({ ...check(moment, wanted, path), ordered: true })

/** What is found for each character that the file names. */
export const bySeat = (get: (g: GameState, seat: Seat, crew: Crew) => unknown) =>
  byKey(({ g, names }, character, _: unknown, path) => {
    const seat = names.seat(character, path)
    return get(g, seat, elementAt(g.crew, seat))
  })

/** The characters for whom this holds. */
export const seatsWhere = (holds: (g: GameState, crew: Crew, seat: Seat) => boolean): Check =>
  now(g => g.crew.flatMap((crew, seat) => (holds(g, crew, seat) ? [crew.character || `P${seat + 1}`] : [])))

export const cardNames = (g: GameState, zone: readonly number[]): string[] => zone.map(piece => nameOf(g, piece))

/** True where an object has all the wanted fields. Null stands for a field that is not there. */
export const says = (one: object, wanted: object): boolean =>
  Object.entries(wanted).every(([k, v]) => canonical((one as Record<string, unknown>)[k] ?? null) === canonical(v))

/** The wanted objects that are in the list in this order, each given by some of its fields. */
export function inThisOrder(list: readonly object[], wanted: readonly object[]): object[] {
  let from = 0
  return wanted.filter(one => {
    const index = list.findIndex((item, i) => i >= from && says(item, one))
    if (index >= 0) from = index + 1
    return index >= 0
  })
}

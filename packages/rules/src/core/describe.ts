/**
 * The words in which a slice of the state is described, once. From the description follow the blank state, the copy,
 * the comparison (all generated, see games/state.generated.ts) and the check of a stored state (core/check.ts).
 */

import type { BoardData } from './board.ts'

/** How many there are of what the lists of a state count, and which optional parts the state has. */
export interface Sizes {
  seats: number
  zones: number
  streams: number
  rooms: number
  corridors: number
  pieces: number
  weapons: number
  contamination: number
  /** Spaces of the time track. */
  time: number
  has: readonly Part[]
}
/** For what does not depend on a table. */
export const NO_SIZES: Sizes = {
  seats: 0,
  zones: 0,
  streams: 0,
  rooms: 0,
  corridors: 0,
  pieces: 0,
  weapons: 0,
  contamination: 0,
  time: 0,
  has: [],
}
export type Length = Exclude<keyof Sizes, 'has'>

/** What an index may point into besides. Opened by declaration merging. */
export interface Numbered {
  selfDestruct: true
}
export type Dimension = Length | keyof Numbered

/** Dice that share a stream with others and are put in order apart. Opened by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: slices merge into it.
export interface StackedDice {}

/** Parts of the state that only some tables have. Opened by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: slices merge into it.
export interface StateParts {}
export type Part = keyof StateParts

/** How a list of pieces is compared: by the pieces and who knows them, or only by their number. */
export type Shown =
  /** Single seats may know pieces that lie there: a change may change what a seat knows. */
  | 'secret'
  /** Whatever shows of it, everybody sees. */
  | 'open'
  /** Only their number shows. */
  | 'counted'

export type Shape = { readonly [K in keyof Traits]?: Traits[K] } & (
  | { readonly kind: 'whole' | 'flag' | 'text' | 'yes' }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly item: Shape; readonly length?: Length | number; readonly pieces?: Shown }
  | { readonly kind: 'record'; readonly name: string; readonly fields: Readonly<Record<string, Shape>> }
  /** Checked by a function that the checker is given. */
  | { readonly kind: 'custom'; readonly check: CustomCheck }
)
export type CustomCheck = 'task' | 'stacked' | 'options' | 'unchecked'

interface Traits {
  /** What it is in a blank state, as JSON. */
  blank: unknown
  /** Handed in when a blank state is made. */
  given: true
  nullable: true
  /** May be left out of its record. */
  optional: true
  /** There only at tables whose state has this part. */
  part: Part
  /** Never changed in place: copies share it. */
  shared: true
  /** There only while something is half done: null between two turns. */
  transient: true
  /** No view shows it to everybody: left out of the comparison. */
  hidden: true
  /** An index into what this dimension counts, or −1. */
  into: Dimension
}

/** The description of a `T`. */
export type Field<T> = Shape & { readonly of?: (value: T) => T }
/** A field for each key: one that is missing does not compile. */
export type Fields<T> = { readonly [K in keyof T]-?: Field<T[K]> }

export const whole = (blank = 0): Field<number> => ({ kind: 'whole', blank })
export const index = (into: Dimension, blank = -1): Field<number> => ({ kind: 'whole', blank, into })
export const flag = (blank = false): Field<boolean> => ({ kind: 'flag', blank })
export const text = (): Field<string> => ({ kind: 'text', blank: '' })
/** True, or left out. */
export const yes = (): Field<true> => ({ kind: 'yes' })
/** The first of them in a blank state. */
export const oneOf = <T extends string>(...values: readonly T[]): Field<T> => ({
  kind: 'oneOf',
  values,
  blank: values[0],
})
export const custom = <T>(check: CustomCheck): Field<T> => ({ kind: 'custom', check })

/** Any number of them, none in a blank state. */
export const list = <T>(item: Field<T>): Field<T[]> => ({ kind: 'list', item, blank: [] })
/** One for each of what the dimension counts. */
export const per = <T>(length: Length, item: Field<T>): Field<T[]> => ({ kind: 'list', item, length })
/** The same, but put there by the set-up: a blank state has none. */
export const laterPer = <T>(length: Length, item: Field<T>): Field<T[]> => ({ kind: 'list', item, length, blank: [] })
/** So many. */
export const exactly = <T>(length: number, item: Field<T>): Field<readonly T[]> => ({ kind: 'list', item, length })
/** So many, with these in a blank state. */
export const these = <T>(item: Field<T>, blank: readonly T[]): Field<T[]> => ({
  kind: 'list',
  item,
  length: blank.length,
  blank,
})
export const pair = <T>(item: Field<T>): Field<[T, T]> => ({ kind: 'list', item, length: 2, shared: true })
/** Pieces that lie together. */
export const pieces = (shown: Shown): Field<number[]> => ({
  kind: 'list',
  item: index('pieces'),
  blank: [],
  pieces: shown,
})
/** A place for one piece for each of what the dimension counts, −1 where none lies. */
export const piecePer = (length: Length, shown: Shown): Field<number[]> => ({
  kind: 'list',
  item: index('pieces'),
  length,
  pieces: shown,
})

/** `name`: of its type, which is exported by the file that describes it. */
export const record = <T extends object>(name: string, fields: Fields<T>): Field<T> => ({
  kind: 'record',
  name,
  fields,
})

export const orNull = <T>(field: Field<T>): Field<T | null> => ({ ...plain(field), nullable: true, blank: null })
export const optional = <T>(field: Field<T>): Field<T | undefined> => ({ ...plain(field), optional: true })
export const inPart = <T>(part: Part, field: Field<T>): Field<T | undefined> => ({ ...plain(field), part })
export const shared = <T>(field: Field<T>): Field<T> => ({ ...field, shared: true })
export const given = <T>(field: Field<T>): Field<T> => ({ ...field, given: true })
export const transient = <T>(field: Field<T>): Field<T | null> => ({ ...plain(orNull(field)), transient: true })
export const hidden = <T>(field: Field<T>): Field<T> => ({ ...field, hidden: true })
const plain = <T>({ of: _, ...shape }: Field<T>): Shape => shape

/** What a game adds to the state. */
export interface Slice<T> {
  fields: Fields<T>
  /** Key → the key it directly follows in the JSON text of a state. */
  after: { readonly [K in keyof T]: string }
  /** Dice that share a stream with others, and that a scenario puts in order apart. */
  dice: readonly (keyof StackedDice)[]
  /** What the numbers in these fields stand for, as names in their order; editions compare it. */
  numbered: (board: BoardData) => Readonly<Record<string, readonly string[]>>
}

/** The same in the order of the JSON text. `afters`: of each slice, key → the key that it directly follows. */
export function inJsonOrder<T extends object>(all: T, afters: readonly Readonly<Record<string, string>>[]): T {
  const keys = Object.keys(all).filter(key => !afters.some(after => Object.hasOwn(after, key)))
  for (const after of afters)
    for (const [key, before] of Object.entries(after).reverse()) keys.splice(keys.indexOf(before) + 1, 0, key)
  return Object.fromEntries(keys.map(key => [key, Reflect.get(all, key)])) as T
}

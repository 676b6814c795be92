/** Reads a scenario file strictly: anything unknown or of the wrong type is an error that names its field. */
import { elementAt } from '../core/lists.ts'

export class ScenarioError extends Error {
  /** Path of the field, e.g. `given.hand.scout.2`. */
  readonly field: string
  /** What is wrong with it. */
  readonly problem: string
  constructor(field: string, problem: string) {
    super(`${field || 'the file'}: ${problem}`)
    this.field = field
    this.problem = problem
  }
}

export const at = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key))

export function fail(path: string, message: string): never {
  throw new ScenarioError(path, message)
}

/** The number of letters to change, add, leave out or swap with the next that turns one word into the other. */
function distance(a: string, b: string): number {
  let before: readonly number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          elementAt(above, j) + 1,
          elementAt(row, j - 1) + 1,
          elementAt(above, j - 1) + Number(a[i - 1] !== b[j - 1]),
          swapped ? elementAt(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = above
    above = row
  }
  return elementAt(above, b.length)
}

/** The end of a message that suggests the known words closest to this one; empty where none comes close. */
export function didYouMean(word: unknown, known: readonly string[]): string {
  if (typeof word !== 'string' || word === '') return ''
  const written = word.toLowerCase()
  const far = (name: string): number =>
    // `flashlight` means one of the cards with a colour in its name, such as `flashlight.red`.
    name.toLowerCase().startsWith(`${written}.`) || name.toLowerCase().startsWith(`${written}-`)
      ? 0
      : distance(written, name.toLowerCase())
  const names = [...new Set(known)].filter(name => far(name) <= Math.floor((word.length + 1) / 3))
  const closest = Math.min(...names.map(far))
  const meant = names.filter(name => far(name) === closest).slice(0, 3)
  return meant.length > 0 ? `; did you mean ${meant.join(' or ')}?` : ''
}

export type Reader<T> = (value: unknown, path: string) => T

export const text: Reader<string> = (value, path) =>
  typeof value === 'string' ? value : fail(path, `expected text, got ${JSON.stringify(value)}`)
export const flag: Reader<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : fail(path, `expected true or false, got ${JSON.stringify(value)}`)
export const whole: Reader<number> = (value, path) =>
  typeof value === 'number' && Number.isInteger(value)
    ? value
    : fail(path, `expected a whole number, got ${JSON.stringify(value)}`)

/** A number within the limits that the game sets. */
export const within = (n: number, min: number, max: number, path: string): number =>
  n >= min && n <= max ? n : fail(path, `expected ${min} to ${max}, got ${n}`)

export const oneOf =
  <T extends string>(...values: readonly T[]): Reader<T> =>
  (value, path) =>
    values.find(v => v === value) ??
    fail(path, `expected one of ${values.join(', ')}, got ${JSON.stringify(value)}${didYouMean(value, values)}`)

/** Refuses the first field that is not among the known ones. */
export function onlyKnown(keys: readonly string[], known: readonly string[], path: string): void {
  const wrong = keys.find(key => !known.includes(key))
  if (wrong === undefined) return
  const hint = didYouMean(wrong, known)
  fail(at(path, wrong), hint ? `unknown field${hint}` : `unknown field; known are ${known.join(', ')}`)
}

export const list =
  <T>(item: Reader<T>): Reader<T[]> =>
  (value, path) =>
    Array.isArray(value) ? value.map((v, i) => item(v, at(path, i))) : fail(path, 'expected a list')

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Any keys; all values are read alike. */
export const map =
  <T>(item: Reader<T>): Reader<Record<string, T>> =>
  (value, path) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, item(v, at(path, k))]))
      : fail(path, 'expected an object')

/** These keys and no others; all of them optional. */
export const object =
  <R extends Record<string, Reader<unknown>>>(readers: R): Reader<{ [K in keyof R]?: ReturnType<R[K]> }> =>
  (value, path) => {
    if (!isObject(value)) return fail(path, 'expected an object')
    onlyKnown(Object.keys(value), Object.keys(readers), path)
    const out: Record<string, unknown> = {}
    for (const [key, v] of Object.entries(value)) out[key] = readers[key]?.(v, at(path, key))
    return out as { [K in keyof R]?: ReturnType<R[K]> }
  }

/** A value, or null. */
export const orNull =
  <T>(item: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : item(value, path)

/** Reads a list with the second reader and anything else with the first. */
export const orList =
  <T, L>(item: Reader<T>, listed: Reader<L[]>): Reader<T | L[]> =>
  (value, path) =>
    Array.isArray(value) ? listed(value, path) : item(value, path)

/** Accepts any value and leaves it as it is. */
export const anything: Reader<unknown> = value => value

/** Reading a scenario file strictly: whatever is unknown or of the wrong kind is an error that names its field. */

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

/** How many letters must be changed, added, left out or swapped with the next to make one word of the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        rows[i - 1][j] + 1,
        row[j - 1] + 1,
        rows[i - 1][j - 1] + Number(a[i - 1] !== b[j - 1]),
        swapped ? rows[i - 2][j - 2] + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return rows[a.length][b.length]
}

/** The known word that was probably meant, as the end of a message; empty where nothing comes close. */
export function didYouMean(word: unknown, known: readonly string[]): string {
  if (typeof word !== 'string' || word === '') return ''
  const written = word.toLowerCase()
  const far = (name: string): number =>
    // `flashlight` means one of those that carry a colour: `flashlight.red`.
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

export const oneOf =
  <T extends string>(...values: readonly T[]): Reader<T> =>
  (value, path) =>
    values.find(v => v === value) ??
    fail(path, `expected one of ${values.join(', ')}, got ${JSON.stringify(value)}${didYouMean(value, values)}`)

/** The names of fields that are allowed here; whatever else was written is an error. */
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

/** Any keys, all values alike. */
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
    for (const [key, v] of Object.entries(value)) out[key] = readers[key](v, at(path, key))
    return out as { [K in keyof R]?: ReturnType<R[K]> }
  }

/** A value, or null where there is none. */
export const orNull =
  <T>(item: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : item(value, path)

/** One of two shapes: the second where the value is a list. */
export const orList =
  <T, L>(item: Reader<T>, listed: Reader<L[]>): Reader<T | L[]> =>
  (value, path) =>
    Array.isArray(value) ? listed(value, path) : item(value, path)

/** Left to be compared as it is. */
export const anything: Reader<unknown> = value => value

/** Reading a scenario file strictly: whatever is unknown or of the wrong kind is an error that names its field. */

export class ScenarioError extends Error {
  /** Path of the field, e.g. `given.hand.scout.2`. */
  readonly field: string
  constructor(field: string, message: string) {
    super(`${field || 'the file'}: ${message}`)
    this.field = field
  }
}

export const at = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key))

export function fail(path: string, message: string): never {
  throw new ScenarioError(path, message)
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
    values.find(v => v === value) ?? fail(path, `expected one of ${values.join(', ')}, got ${JSON.stringify(value)}`)

export const list =
  <T>(item: Reader<T>): Reader<T[]> =>
  (value, path) =>
    Array.isArray(value) ? value.map((v, i) => item(v, at(path, i))) : fail(path, 'expected a list')

const isObject = (value: unknown): value is Record<string, unknown> =>
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
    const out: Record<string, unknown> = {}
    for (const [key, v] of Object.entries(value)) {
      const reader = Object.hasOwn(readers, key) ? readers[key] : undefined
      if (!reader) fail(at(path, key), `unknown field; known are ${Object.keys(readers).join(', ')}`)
      out[key] = reader(v, at(path, key))
    }
    return out as { [K in keyof R]?: ReturnType<R[K]> }
  }

/** A value, or null where there is none. */
export const orNull =
  <T>(item: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : item(value, path)

/** Left to be compared as it is. */
export const anything: Reader<unknown> = value => value

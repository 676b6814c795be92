/** A value that the rules or the command line guarantee; if it is missing, the program has a bug. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`)
  return value
}

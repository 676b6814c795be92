/** What must be there because the rules or the command line say so; a missing value is a mistake in the program. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`)
  return value
}

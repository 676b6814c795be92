/** Reading the command line, with errors that say what to type instead. */
import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The user typed something we cannot do. */
export class UsageError extends Error {}

export function readArgs<const O extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

export function wholeNumber(name: string, value: unknown, min: number, max: number): number {
  const n = Number(value)
  if (!Number.isInteger(n) || n < min || n > max)
    throw new UsageError(`--${name} takes a whole number from ${min} to ${max}`)
  return n
}

export function known<T extends string>(name: string, value: unknown, values: readonly T[]): T {
  const found = values.find(v => v === value)
  if (found === undefined) throw new UsageError(`--${name} is one of: ${values.join(', ')}`)
  return found
}

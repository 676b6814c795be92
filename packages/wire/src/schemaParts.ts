/** Parts that schemas are built from. */
import * as v from 'valibot'
import { cleanName } from './playerNames.ts'

export const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
/** A person's name. Invisible characters are removed; a name that is empty then is refused. */
export const nameOf = (max: number) => v.pipe(v.string(), v.transform(cleanName), v.minLength(1), v.maxLength(max))
export const id = v.pipe(v.string(), v.regex(/^[\w.~-]{1,40}$/))
export const accessToken = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const seat = v.pipe(count, v.maxValue(4))
/** Counted from 1. */
export const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))

/** The key of one alternative of a variant: one word, or several. */
type Word = v.GenericSchema & ({ literal: string } | { options: readonly string[] })
type Options<K extends string> = readonly (v.GenericSchema & { entries: Record<K, Word> })[]

/**
 * A variant of many alternatives that looks up the one a value names instead of trying each, which would cost more than
 * the check itself. A value that names none is left to the variant, which says what is wrong with it.
 */
export function keyedVariant<K extends string, O extends Options<K>, T>(
  variant: v.GenericSchema<T> & { key: K; options: O & readonly v.GenericSchema<T>[] },
): v.GenericSchema<T> {
  const { key, options } = variant
  const named = new Map<unknown, v.GenericSchema<T>>()
  for (const option of options) {
    const word = option.entries[key]
    for (const name of 'literal' in word ? [word.literal] : word.options) named.set(name, option)
  }
  return v.lazy(input => (isRecord(input) && named.get(input[key])) || variant)
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

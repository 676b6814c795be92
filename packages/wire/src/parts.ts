/** What the schemas are made of. */
import * as v from 'valibot'

export const text = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max))
export const id = v.pipe(v.string(), v.regex(/^[\w.~-]{1,40}$/))
export const token = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const seat = v.pipe(count, v.maxValue(4))

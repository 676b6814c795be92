/** What a private word may claim, truly or not (LOCK-PVP-03). There are no free words. */
import * as v from 'valibot'
import { contingency, holds, pool } from './statements.ts'

/** Which token of that seat or of the pool, counted from 1. Without it, any of them. */
const nth = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)))

export const whisperFacts = [
  contingency,
  v.strictObject({ ...pool.entries, nth }),
  v.strictObject({ ...holds.entries, nth }),
] as const

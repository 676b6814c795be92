/**
 * A private word between two seats about contingencies (LOCK-PVP-03). It is no part of the talk: nobody but the two
 * receives it, or any message, number or count that depends on it, until the game is over.
 */
import type { Seat } from '@coldwake/rules'
import * as v from 'valibot'
import { count, seat } from './parts.ts'
import { contingency, holds, pool } from './talk.ts'

/** Which token of that seat or of the pool, counted from 1. Without it, any of them. */
const nth = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)))

/** What a private word may claim, truly or not. There are no free words. */
export const WhisperFact = v.variant('about', [
  contingency,
  v.strictObject({ ...pool.entries, nth }),
  v.strictObject({ ...holds.entries, nth }),
])
export type WhisperFact = v.InferOutput<typeof WhisperFact>

const whispering = {
  to: seat,
  fact: WhisperFact,
  /** The sender knows it, or only thinks so. */
  sure: v.boolean(),
}

export const SayWhisper = v.strictObject({ say: v.literal('whisper'), ref: count, ...whispering })
/** What is said to whom. */
export type Whisper = Pick<v.InferOutput<typeof SayWhisper>, keyof typeof whispering>

/** As it is heard: who said it to whom, when (ms), in which round, after how many events of the game. */
export interface Whispered extends Whisper {
  seat: Seat
  at: number
  round: number
  events: number
}

/** A private word in the file of a finished game, which has no times. */
export const FiledWhisper = v.strictObject({ seat, ...whispering, round: count, events: count })
export type FiledWhisper = v.InferOutput<typeof FiledWhisper>

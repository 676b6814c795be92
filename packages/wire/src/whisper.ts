/**
 * A private word between two seats, in games that allow it. It is no part of the talk: only the two seats receive it, or
 * any message, number or count that depends on it, until the game is over.
 */
import type { Seat } from '@coldwake/rules'
import * as v from 'valibot'
import { whisperFacts } from './games/statements.ts'
import { count, seat } from './schemaParts.ts'

/** What a private word may claim, truly or not. */
export const WhisperFact = v.variant('about', [...whisperFacts])
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

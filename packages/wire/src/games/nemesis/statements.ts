/** What statements can name in this game only. */
import { DESTINATIONS, SPACES } from '@coldwake/rules/facts'
import * as v from 'valibot'
import { number } from '../../schemaParts.ts'

const space = v.picklist(SPACES)
const destination = v.picklist(DESTINATIONS)

export const deeds = [
  /** Repair it, break it, look at its state. */
  v.strictObject({ do: v.picklist(['repair', 'break', 'check']), engine: number }),
  v.strictObject({ do: v.literal('course'), space }),
  /** Look at the coordinates; sleep until the journey ends; dress the other's wounds. */
  v.strictObject({ do: v.picklist(['coordinates', 'hibernate', 'treat']) }),
  /** Wait for the other in this escape pod; launch it. */
  v.strictObject({ do: v.picklist(['waitInPod', 'launch']), pod: number }),
] as const

export const aims = [
  'earth',
  'mars',
  /** Every room is explored. */
  'exploration',
  /** To leave in an escape pod. */
  'pod',
  'items',
] as const

export const facts = [
  v.strictObject({ about: v.literal('engine'), engine: number, works: v.boolean() }),
  /** Where a space of the destination track leads. */
  v.strictObject({ about: v.literal('course'), space, to: destination }),
  /** In how many rounds the ship jumps, this one counted. */
  v.strictObject({ about: v.literal('jump'), rounds: number }),
] as const

export const queries = [
  /** Does it work? Who has looked at it? */
  v.strictObject({ about: v.picklist(['engine', 'checked']), engine: number }),
  v.strictObject({ about: v.literal('course'), space }),
] as const

/** Questions about the entries of a stored log. */
import type { LogInput } from '@coldwake/rules'
import { RefusedError } from './refusal.ts'
import type { Entry } from './store.ts'

export type InputEntry = Extract<Entry, { e: 'input' }>
export type BackEntry = Extract<Entry, { e: 'back' }>

/**
 * The entries that were written by `limit`. Entries before such an entry count as written by then too, even if the clock
 * of the process that wrote them was ahead.
 */
export const writtenBy = (entries: Entry[], limit: number): Entry[] =>
  entries.slice(0, entries.findLastIndex(entry => entry.at <= limit) + 1)

/** When the earliest of these was written; infinite if there are none. */
export const earliest = (all: readonly { at: number }[]): number =>
  all.reduce((first, { at }) => Math.min(first, at), Infinity)

/** The number of the first entry of the action that an entry is part of. */
export function firstOfAction(entries: readonly Entry[], seq: number): number {
  let first = seq
  for (let entry = entries[first]; entry?.e === 'input' && entry.continues; entry = entries[first]) first--
  return first
}

/** The numbers of the entries that are not taken back. */
export function countingOf(entries: readonly Entry[]): Set<number> {
  const counting = new Set<number>()
  for (let seq = entries.length - 1; seq >= 0; ) {
    counting.add(seq)
    const entry = entries[seq]
    seq = entry?.e === 'back' ? entry.to - 1 : seq - 1
  }
  return counting
}

/** The entries after the set-up as a game file has them. A game that changed its rules on the way cannot be one file. */
export function inputsOf(entries: readonly Entry[]): LogInput[] {
  return entries.map((entry): LogInput => {
    if (entry.e === 'input') return entry.input
    if (entry.e === 'back') return { do: 'undo', seat: entry.seat, to: entry.to - 1 }
    if (entry.e === 'redeal') return { do: 'redeal', key: entry.key }
    throw new RefusedError('rulesChanged')
  })
}

/** The bots' own random numbers (mulberry32), kept in their memory. */
import type { Memory } from './bot.ts'
import { BLANK } from './talk/ledger.ts'

export const begin = (seed: number): Memory => ({
  chance: seed | 0,
  clean: 0,
  ledger: BLANK,
  dealt: 0,
  spoken: { round: 0, count: 0 },
})

/** A number from 0 to just under 1, and the memory after it. */
export function next(memory: Memory): { value: number; memory: Memory } {
  const state = (memory.chance + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return { value: ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000, memory: { ...memory, chance: state } }
}

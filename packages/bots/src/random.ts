/** Any legal choice, all equally likely: for simulations and as the mark every other bot must beat. */
import { answer, type Bot } from './bot.ts'

/** A small generator of its own (mulberry32): bots never touch the game's randomness. */
function next(memory: number): { value: number; memory: number } {
  const state = (memory + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return { value: ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000, memory: state }
}

export const random: Bot<number> = {
  begin: seed => seed | 0,
  choose(_, decision, memory) {
    const drawn = next(memory)
    const option = decision.options[Math.floor(drawn.value * decision.options.length)]
    return { input: answer(decision, option), memory: drawn.memory }
  },
}

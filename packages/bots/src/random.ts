/** Any legal choice, all equally likely: for simulations and as the mark every other bot must beat. */
import { answer } from '@coldwake/rules/facts'
import type { Bot } from './bot.ts'
import { begin, next } from './chance.ts'

export const random: Bot = {
  begin,
  choose(_, decision, memory) {
    const drawn = next(memory)
    const option = decision.options[Math.floor(drawn.value * decision.options.length)]
    return { input: answer(decision, option), memory: drawn.memory, say: [], whisper: [] }
  },
}

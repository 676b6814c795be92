/** Weighs every option against what it is after, and takes the best. */
import { answer, type Bot } from './bot.ts'
import { begin, next } from './chance.ts'
import { remembered, worths } from './mind.ts'
import { random } from './random.ts'

/** Options as good as each other are taken by chance. */
const ALIKE = 0.001

export const officer: Bot = {
  begin,
  choose(look, decision, memory) {
    const { options } = decision
    if (options.length === 1) return { input: answer(decision, options[0]), memory, say: [] }
    const worth = worths(look(), decision, memory)
    if (!worth) return random.choose(look, decision, memory)
    const most = Math.max(...worth)
    const best = options.filter((_, i) => worth[i] >= most - ALIKE)
    const drawn = next(memory)
    const option = best[Math.floor(drawn.value * best.length)]
    return { input: answer(decision, option), memory: remembered(look, option, drawn.memory), say: [] }
  },
}

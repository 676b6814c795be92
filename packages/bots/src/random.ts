/** Any legal choice, all equally likely: for simulations, and as the mark that every other bot must beat. */
import { answer } from '@coldwake/rules/facts'
import { type Bot, silent } from './bot.ts'
import { begin, next } from './chance.ts'
import { at } from './indexed.ts'

export const random: Bot = {
  begin,
  choose(_, decision, memory) {
    const drawn = next(memory)
    const option = at(decision.options, Math.floor(drawn.value * decision.options.length))
    return silent(answer(decision, option), drawn.memory)
  },
}

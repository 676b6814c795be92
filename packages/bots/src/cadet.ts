/** Means well, and errs: weighs as an officer does, but guesses wide of the mark, and sometimes acts on a whim. */
import { answer, type Bot } from './bot.ts'
import { begin, next } from './chance.ts'
import { remembered, worths } from './mind.ts'
import { random } from './random.ts'

/** How far a guess is off, in lives' worth, and how often there is no thought at all. */
const BLUR = 9
const WHIM = 0.12

export const cadet: Bot = {
  begin,
  choose(look, decision, memory) {
    const { options } = decision
    if (options.length === 1) return { input: answer(decision, options[0]), memory, say: [] }
    let drawn = next(memory)
    const worth = drawn.value < WHIM ? null : worths(look(), decision, memory)
    if (!worth) return random.choose(look, decision, drawn.memory)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < options.length; i++) {
      drawn = next(drawn.memory)
      const guess = worth[i] + (drawn.value - 0.5) * BLUR
      if (guess > most) {
        most = guess
        best = i
      }
    }
    return { input: answer(decision, options[best]), memory: remembered(look, options[best], drawn.memory), say: [] }
  },
}

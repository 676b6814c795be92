/** Means well, and errs: weighs as an officer does, but guesses wide of the mark, and sometimes acts on a whim. */
import { answer } from '@coldwake/rules/facts'
import { type Bot, isSettled } from './bot.ts'
import { begin, next } from './chance.ts'
import { listened, mindOf, remembered, worths } from './mind.ts'
import { random } from './random.ts'
import { saying } from './speak.ts'

/** How far a guess is off, in lives' worth, and how often there is no thought at all. */
const BLUR = 9
const WHIM = 0.12

/** One thing in every other round, and never a lie. */
const MANNER = { most: 1, every: 2, bluffs: false }

export const cadet: Bot = {
  begin,
  choose(look, decision, before) {
    const { options } = decision
    if (isSettled(decision)) return { input: answer(decision, options[0]), memory: before, say: [], whisper: [] }
    let drawn = next(before)
    if (drawn.value < WHIM) return random.choose(look, decision, drawn.memory)
    const scene = look()
    drawn = { ...drawn, memory: listened(scene, drawn.memory) }
    const mind = mindOf(scene, drawn.memory)
    if (!mind) return random.choose(look, decision, drawn.memory)
    const worth = worths(mind, decision)
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
    const said = saying(mind, scene, before.ledger.heard, MANNER, remembered(mind, options[best], drawn.memory))
    return { input: answer(decision, options[best]), ...said, whisper: [] }
  },
}

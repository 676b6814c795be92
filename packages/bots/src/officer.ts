/** Weighs every option against what it is after, and takes the best. Says what serves it. */
import { answer } from '@coldwake/rules/facts'
import { type Bot, isSettled } from './bot.ts'
import { begin, next } from './chance.ts'
import { listened, mindOf, remembered, worths } from './mind.ts'
import { random } from './random.ts'
import { saying } from './speak.ts'
import { whispering } from './whisper.ts'

/** Options as good as each other are taken by chance. */
const ALIKE = 0.001

/** Two things in a round, true or not. */
const MANNER = { most: 2, every: 1, bluffs: true }

export const officer: Bot = {
  begin,
  choose(look, decision, before) {
    const { options } = decision
    if (isSettled(decision)) return { input: answer(decision, options[0]), memory: before, say: [], whisper: [] }
    const scene = look()
    const memory = listened(scene, before)
    const mind = mindOf(scene, memory)
    if (!mind) return random.choose(look, decision, memory)
    const worth = worths(mind, decision)
    const most = Math.max(...worth)
    const best = options.filter((_, i) => worth[i] >= most - ALIKE)
    const drawn = next(memory)
    const option = best[Math.floor(drawn.value * best.length)]
    const said = saying(mind, scene, before.ledger.heard, MANNER, remembered(mind, option, drawn.memory))
    return { input: answer(decision, option), ...said, whisper: whispering(mind.s, scene) }
  },
}

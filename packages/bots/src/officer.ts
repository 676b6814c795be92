/** Weighs every option against what it is after, and takes the best. Says what serves it. */
import { answer } from '@coldwake/rules/facts'
import { type Bot, isSettled, silent } from './bot.ts'
import { begin, next } from './chance.ts'
import { at } from './indexed.ts'
import { listened, mindOf, remembered, worths } from './mind.ts'
import { random } from './random.ts'
import { saying } from './talk/speak.ts'

/** Of options that differ by less, one is taken by chance. */
const ALIKE = 0.001
/** An officer says two things in a round, and lies where that serves it. */
const MANNER = { most: 2, every: 1, bluffs: true }

export const officer: Bot = {
  begin,
  choose(look, decision, before) {
    const { options } = decision
    if (isSettled(decision)) return silent(answer(decision, at(options, 0)), before)
    const scene = look()
    const memory = listened(scene, before)
    const mind = mindOf(scene, memory)
    if (!mind) return random.choose(look, decision, memory)
    const worth = worths(mind, decision)
    const most = Math.max(...worth)
    const best = options.filter((_, index) => at(worth, index) >= most - ALIKE)
    const drawn = next(memory)
    const option = at(best, Math.floor(drawn.value * best.length))
    const said = saying(mind, scene, before.ledger.heard, MANNER, remembered(mind, option, drawn.memory))
    return { input: answer(decision, option), ...said, whisper: mind.sight.slice.whispers(mind.sight, scene) }
  },
}

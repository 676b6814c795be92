/** Weighs every option against what it is after, and takes the best. Says what serves it. */
import { answer, type Decision, type Option } from '@coldwake/rules/facts'
import { type Bot, type Chosen, isSettled, type Memory, type Scene, silent } from './bot.ts'
import { begin, next } from './chance.ts'
import { at } from './indexed.ts'
import { listened, type Mind, mindOf, remembered, worths } from './mind.ts'
import { random } from './random.ts'
import { saying } from './talk/speak.ts'

/** Of options that differ by less, one is taken by chance. */
const ALIKE = 0.001
/** An officer says two things in a round, and lies where that serves it. */
const MANNER = { most: 2, every: 1, bluffs: true }

/** An option, and the memory after it was drawn. */
export interface Picked {
  option: Option
  memory: Memory
}

export const officer: Bot = {
  begin,
  choose(look, decision, before) {
    const { options } = decision
    if (isSettled(decision)) return silent(answer(decision, at(options, 0)), before)
    const scene = look()
    const memory = listened(scene, before)
    const mind = mindOf(scene, memory)
    if (!mind) return random.choose(look, decision, memory)
    return spoken(mind, scene, decision, pickedBy(worths(mind, decision), options, memory), before)
  },
}

/** One of the best. */
export function pickedBy(worth: readonly number[], options: readonly Option[], memory: Memory): Picked {
  const most = Math.max(...worth)
  const best = options.filter((_, index) => at(worth, index) >= most - ALIKE)
  const drawn = next(memory)
  return { option: at(best, Math.floor(drawn.value * best.length)), memory: drawn.memory }
}

/** The answer, with what an officer says when giving it. */
export function spoken(
  mind: Mind,
  scene: Scene,
  decision: Decision,
  { option, memory }: Picked,
  before: Memory,
): Chosen {
  const said = saying(mind, scene, before.ledger.heard, MANNER, remembered(mind, option, memory))
  return { input: answer(decision, option), ...said, whisper: mind.sight.slice.whispers(mind.sight, scene) }
}

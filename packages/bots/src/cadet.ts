/** Means well, and errs: weighs as an officer does, but guesses wide of the mark and sometimes acts on a whim. */
import { answer } from '@coldwake/rules/facts'
import { type Bot, isSettled, silent } from './bot.ts'
import { begin, next } from './chance.ts'
import { at } from './indexed.ts'
import { listened, mindOf, remembered, worths } from './mind.ts'
import { random } from './random.ts'
import { saying } from './talk/speak.ts'

/** How far a guess may be off: by half of this in either direction. */
const BLUR = 9
/** How often a cadet does not think at all. */
const WHIM = 0.12
/** A cadet says one thing in every other round, and never lies. */
const MANNER = { most: 1, every: 2, bluffs: false }

export const cadet: Bot = {
  begin,
  choose(look, decision, before) {
    const { options } = decision
    if (isSettled(decision)) return silent(answer(decision, at(options, 0)), before)
    let drawn = next(before)
    if (drawn.value < WHIM) return random.choose(look, decision, drawn.memory)
    const scene = look()
    drawn = { ...drawn, memory: listened(scene, drawn.memory) }
    const mind = mindOf(scene, drawn.memory)
    if (!mind) return random.choose(look, decision, drawn.memory)
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    worths(mind, decision).forEach((worth, index) => {
      drawn = next(drawn.memory)
      const guess = worth + (drawn.value - 0.5) * BLUR
      if (guess <= most) return
      most = guess
      best = index
    })
    const option = at(options, best)
    const said = saying(mind, scene, before.ledger.heard, MANNER, remembered(mind, option, drawn.memory))
    return { input: answer(decision, option), ...said, whisper: [] }
  },
}

/**
 * Means well, and errs: weighs as an officer does, but guesses wide of the mark and sometimes acts on a whim. A cadet
 * helps others, and does them no harm: it does not play for an objective that asks for that.
 */
import { answer, inBox, objectiveInfo } from '@coldwake/rules/facts'
import { type Bot, isSettled, type Scene, silent } from './bot.ts'
import { begin, next } from './chance.ts'
import { sliceOf } from './games/index.ts'
import { at } from './indexed.ts'
import { listened, mindOf, remembered, worths } from './mind.ts'
import { random } from './random.ts'
import { isGrim } from './talk/regard.ts'
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
    const scene = wellMeant(look())
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

/** What a cadet makes of what it sees: objectives that do others harm are none. */
function wellMeant(scene: Scene): Scene {
  const { me, table } = scene
  const slice = sliceOf(inBox(table.game).game)
  if (!me || !slice) return scene
  const objectives = me.objectives.filter(name => {
    const card = objectiveInfo(table.game, name)
    return card === null || !isGrim(card, slice)
  })
  return objectives.length === me.objectives.length ? scene : { ...scene, me: { ...me, objectives } }
}

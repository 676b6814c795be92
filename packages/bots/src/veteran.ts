/** Weighs options as an officer does, then tries the best of them in worlds that might be the real one. */
import { answer, inBox, type Option } from '@coldwake/rules/facts'
import { type Bot, type Chosen, isSettled, silent } from './bot.ts'
import { begin } from './chance.ts'
import { MODELS } from './games/models.ts'
import { at } from './indexed.ts'
import { listened, mindOf, worths } from './mind.ts'
import { officer, pickedBy, spoken } from './officer.ts'
import { best } from './search/search.ts'
import { type SearchWeights, searchWeights } from './search/weights.ts'

type Choose = Parameters<Bot['choose']>

/** A veteran that searches by these settings. */
export function veteranWith(settings: SearchWeights): Bot {
  return {
    begin,
    ponder: (look, decision, memory, ahead) => pondering([look, decision, memory, ahead], settings),
    choose(look, decision, memory, ahead) {
      const thought = pondering([look, decision, memory, ahead], settings)
      for (;;) {
        const step = thought.next()
        if (step.done) return step.value
      }
    },
  }
}

export const veteran = veteranWith(searchWeights)

function* pondering([look, decision, before, ahead]: Choose, settings: SearchWeights): Generator<void, Chosen> {
  if (isSettled(decision)) return silent(answer(decision, at(decision.options, 0)), before)
  const scene = look()
  const model = MODELS[inBox(scene.table.game).game]
  // How long somebody thinks about a sealed question would show what it is about.
  if (!ahead || !model || decision.sealed || !settings.asks.includes(decision.ask))
    return officer.choose(() => scene, decision, before)
  const memory = listened(scene, before)
  const mind = mindOf(scene, memory)
  if (!mind || mind.plan.worths) return officer.choose(() => scene, decision, before)
  const worth = worths(mind, decision)
  const usual = pickedBy(worth, decision.options, memory)
  const others = candidates(worth, decision.options, usual.option, settings)
  if (others.length === 0) return spoken(mind, scene, decision, usual, before)
  const options = [usual.option, ...others]
  const found = yield* best({ scene, memory: usual.memory, model, options, ahead, settings })
  return spoken(mind, scene, decision, { option: at(options, found.option), memory: found.memory }, before)
}

/** What else may be tried, the likeliest first: what is not much worse, and differs from what is tried already. */
function candidates(
  worth: readonly number[],
  options: readonly Option[],
  usual: Option,
  settings: SearchWeights,
): Option[] {
  const most = Math.max(...worth)
  return options
    .flatMap((option, index) =>
      option !== usual && at(worth, index) >= most - settings.within ? [{ option, worth: at(worth, index) }] : [],
    )
    .sort((a, b) => b.worth - a.worth)
    .slice(0, settings.options - 1)
    .map(({ option }) => option)
}

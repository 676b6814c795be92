/** The worth of effects, whichever card, item or room has them. */
import type { Effect, ObjectName } from '@coldwake/rules/facts'
import { othersHurt } from './considerations/healing.ts'
import { shared } from './considerations/index.ts'
import type { Mind } from './mind.ts'
import { bestOf } from './weighing.ts'

export function effectsWorth(mind: Mind, effects: readonly Effect[]): number {
  let worth = 0
  for (const effect of effects) worth += effectWorth(mind, effect)
  return worth
}

/** The game is asked first. An effect that nothing is known of is worth nothing. */
export function effectWorth(mind: Mind, effect: Effect): number {
  const own = mind.plan.effect(mind, effect)
  if (own !== null) return own
  switch (effect.fx) {
    case 'choose':
      return bestOf(mind, effect.of, effects => effectsWorth(mind, effects))
    case 'may':
      return bestOf(mind, [[], effect.do], effects => effectsWorth(mind, effects))
    case 'when':
      return (effectsWorth(mind, effect.do) + effectsWorth(mind, effect.else)) / 2
    case 'patient':
      return Math.max(effectsWorth(mind, effect.of), othersHurt(mind.sight))
    default:
      return shared.effect(mind, effect, mind) ?? 0
  }
}

/** The worth of having an object. */
export const objectWorth = (mind: Mind, object: ObjectName): number =>
  shared.object(mind, object, mind) ?? mind.plan.object(mind, object)

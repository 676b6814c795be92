/** My objective: the signal, and objects to have or to analyse. */
import { objectKind } from '@coldwake/rules/facts'
import type { Consideration } from '../../../consideration.ts'
import { carries, isDiscovered } from '../../../errands.ts'
import { asksFor, asksForObject } from '../../../objectives.ts'
import { type FacilityReading, gainWith } from '../reading.ts'

export const objective: Consideration<FacilityReading> = {
  goals: ({ aim, early, weights, crew }) =>
    crew
      ? crew.goals
      : aim.errand.goals.map(goal => ({ ...goal, worth: goal.worth * (early ? 1 : weights.objective.late) })),
  effects: {
    signal(_, __, reading) {
      const { signalAgain, done } = reading.weights.objective
      if (reading.now.signal) return signalAgain
      const asked = reading.crew && asksFor(reading.test, 'signal', 'senderLearned') ? done : 0
      return gainWith(reading, { signal: true }) + asked
    },
    takeEgg: (_, __, { test, weights }) =>
      asksForObject(test, 'egg') ? weights.objective.egg : weights.objective.eggUnasked,
  },
  objects({ sight }, object, reading) {
    const { test, now, weights } = reading
    const { object: wanted, sample, same } = weights.objective
    const kind = objectKind(object) ?? object
    if (carries(sight, kind)) return same
    if ((kind === 'egg' || kind === 'carcass') && asksForObject(test, kind)) return wanted
    if (asksFor(test, 'weaknesses') && !isDiscovered(sight, kind)) return sample
    const { analysis, object: share, pickUp, handsFull } = weights.knowledge
    if (sight.my.objects.length > 0) return handsFull
    return gainWith(reading, { knowledge: now.knowledge + analysis }) * share + pickUp
  },
}

/** The slice of this game. */
import type { GameSlice } from '../slice.ts'
import { nemesisPlan } from './plan.ts'
import { shipTraits } from './traits.ts'
import { nemesisWeights } from './weights.ts'

export const nemesis: GameSlice = {
  weights: nemesisWeights,
  surroundings: ({ weaknesses }, { limits }, { rooms }) => ({
    dark: rooms.map(() => false),
    lift: null,
    markers: { fire: limits.fire, malfunction: limits.malfunction },
    discovered: weaknesses.flatMap(({ object, card }) => (card === null ? [] : [object])),
  }),
  plan: nemesisPlan,
  traits: shipTraits,
  treads: {},
  condemns: () => false,
  grim: [],
  whispers: () => [],
}

/** Things: found, made, put on others, lost. */
import type { Consideration } from '../consideration.ts'

export const things: Consideration = {
  effects: {
    search({ sight }, { draw }) {
      const { search, searchMore } = sight.weights.things
      return search * (draw > 1 ? searchMore : 1)
    },
    craft: ({ sight }) => sight.weights.things.crafted,
    attach: ({ sight }) => sight.weights.things.attached,
    loseItem: ({ sight }) => sight.weights.things.lost,
    vent: ({ sight }) => sight.weights.things.vent,
  },
}

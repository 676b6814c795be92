/** Slime on me. */
import type { Consideration } from '../consideration.ts'

export const slime: Consideration = {
  effects: {
    slime({ sight }, { how }) {
      const { gone, got } = sight.weights.slime
      if (how === 'remove') return sight.my.slime ? gone : 0
      return sight.my.slime ? 0 : got
    },
  },
}

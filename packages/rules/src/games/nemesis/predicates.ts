/** Predicates that only Nemesis's cards use. */
import type { Predicates } from '../../mechanics/predicates.ts'

declare module '../../core/types.ts' {
  interface PredicateTypes {
    destination: { at: 'earth' | 'mars' }
    leftByPod: object
  }
}

export const nemesisPredicates: Predicates<'destination' | 'leftByPod'> = {
  destination: (g, _, { at }) => g.ending?.destination === at,
  leftByPod: (g, seat) => g.crew[seat].fate === 'launched',
}

/** Cards in hand: drawn, discarded, and what they let me do. */
import type { Consideration } from '../consideration.ts'
import { attacksIn } from '../danger/attacks.ts'
import { contaminationHeld } from '../danger/infection.ts'
import { at } from '../indexed.ts'
import type { Sight } from '../sight.ts'
import { regard } from '../talk/regard.ts'

/** Of so many cards those that there are: with all cards in hand I draw nothing but the card just played. */
const drawn = ({ my }: Sight, count: number): number => Math.min(count, my.deck.count + my.discard.length)

/** How much it counts if everybody here has it, by what they are to me. */
const shared = (sight: Sight): number => at(sight.crew, sight.here).reduce((sum, seat) => sum + regard(sight, seat), 0)

/** True where somebody is here whom I would rather see fail. */
export const isPreyHere = (sight: Sight): boolean => at(sight.crew, sight.here).some(seat => regard(sight, seat) < 0)

export const hand: Consideration = {
  effects: {
    draw: ({ sight }, { count, who }) =>
      drawn(sight, count) * sight.weights.hand.drawn * (who === 'everyoneHere' ? shared(sight) : 1),
    drawPerWound: ({ sight }) => drawn(sight, sight.serious) * sight.weights.hand.drawn,
    redraw({ sight }) {
      const { redrawn, redrawnContamination } = sight.weights.hand
      return redrawn + contaminationHeld(sight) * redrawnContamination
    },
    discardHand({ sight }, { who }) {
      const { discarded, othersDiscard, preyDiscards } = sight.weights.hand
      if (who === 'self') return discarded * sight.actions.length
      return othersDiscard + preyDiscards * (isPreyHere(sight) ? 1 : 0)
    },
    othersDiscard: ({ sight }) => sight.weights.hand.allDiscard,
    unlimited: ({ sight }) =>
      sight.actions.length > sight.weights.hand.unlimitedFrom ? sight.weights.hand.unlimited : 0,
    endPhase: ({ sight }) => (sight.fighting ? attacksIn(sight, sight.here) : sight.weights.hand.phaseEnds),
  },
}

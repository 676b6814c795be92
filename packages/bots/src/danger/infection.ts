/** The risk of ending as a host. */
import type { Sight } from '../sight.ts'

/** A Larva in me, the Contamination I carry, and how much of it nobody has read. */
export interface Taint {
  larva: boolean
  cards: number
  unread: number
}

export const taintOf = ({ my, me, clean }: Sight): Taint => ({
  larva: my.larva || me.hand.includes('contamination.infected'),
  cards: my.contamination,
  unread: Math.max(0, my.contamination - clean),
})

/** Contamination in my hand. */
export const contaminationHeld = ({ me, actions }: Sight): number => me.hand.length - actions.length

/** Cards that are drawn at the end to see who is infected. */
const DRAWN = 4

/** The chance of ending as a host. */
export function infectionRisk(sight: Sight, { larva, cards, unread }: Taint = taintOf(sight)): number {
  const { my, facts } = sight
  const deck = my.hand + my.deck.count + my.discard.length - (my.contamination - cards)
  if (cards <= 0 || deck < DRAWN) return 0
  let clear = 1
  for (let i = 0; i < DRAWN; i++) clear *= Math.max(0, deck - cards - i) / (deck - i)
  const { infected, clean } = facts.box.contamination
  return (larva ? 1 : 1 - (clean / (infected + clean)) ** unread) * (1 - clear)
}

/** The worth of cards in the hand. */
import { at } from '../indexed.ts'
import type { Sight } from '../sight.ts'

/** True with an intruder here, or next door behind no closed door. */
const isThreatened = ({ fighting, board, here, shut, intruders }: Sight): boolean =>
  fighting || at(board.ways, here).some(({ to, via }) => !shut[via] && at(intruders, to).length > 0)

/** The worth of so many cards of my hand: the last ones most, more so with an intruder near. */
export function cardsCost(sight: Sight, count: number): number {
  const { kept, threatened } = sight.weights.hand
  const near = isThreatened(sight) ? threatened : 1
  let cost = 0
  for (let i = 0, hand = sight.me.hand.length; i < count; i++, hand--)
    cost += kept[Math.min(hand, kept.length - 1)] ?? 0
  return cost * near
}

/** The cost of attacks to me. */
import type { IntruderKind } from '@coldwake/rules/facts'
import { at } from '../indexed.ts'
import type { Sight } from '../sight.ts'

/** How much worse a wound is for me than for somebody unhurt. */
export function frailty({ weights, serious, my }: Sight): number {
  const { frailty: table, frailtyPerLight } = weights.attack
  return at(table, Math.min(serious, table.length - 1)) * (1 + my.light * frailtyPerLight)
}

/** One attack on me by this kind. */
export function attackCost(sight: Sight, kind: IntruderKind): number {
  const { hit, chance, larva, secondLarva } = sight.weights.attack
  if (kind === 'larva') return sight.my.larva ? secondLarva : larva
  return hit[kind] * chance[kind] * frailty(sight)
}

const sum = (costs: readonly number[]): number => costs.reduce((a, b) => a + b, 0)

/** The cost of all intruders in a room to me, shared with the others there. */
function borne(sight: Sight, room: number, cost: (sight: Sight, kind: IntruderKind) => number): number {
  const others = at(sight.crew, room).filter(seat => seat !== sight.seat).length
  const costs = at(sight.intruders, room).map(({ kind }) => cost(sight, kind))
  return sum(costs) / (1 + others * sight.weights.attack.perCompanion)
}

/** One attack by each intruder in a room. */
export const attacksIn = (sight: Sight, room: number): number => borne(sight, room, attackCost)

/** The attacks of this kind in a fight that I stay in. */
export const siegeBy = (sight: Sight, kind: IntruderKind): number =>
  attackCost(sight, kind) * (kind === 'larva' ? 1 : sight.weights.attack.staying)

/** The attacks of all intruders in a room in which I stay. */
export const siege = (sight: Sight, room: number): number => borne(sight, room, siegeBy)

/** The worth of going somewhere: nearer to my goals, at the price of the intruders that may hear or meet me. */
import { attackCost, frailty, siege } from './danger/attacks.ts'
import { cleared, isArmed } from './danger/fights.ts'
import { noiseCost } from './danger/noise.ts'
import type { Tread } from './games/slice.ts'
import { at } from './indexed.ts'
import type { Mind } from './mind.ts'
import { tileAt } from './printed.ts'

/** How much better it is to be there than here. */
export const nearer = ({ prospects, sight }: Mind, room: number): number =>
  at(prospects, room) - at(prospects, sight.here)

/** Being in a room: what it promises, and what it threatens. `cards`: those in hand on arrival. */
export function stepWorth(mind: Mind, to: number, tread: Tread, cards = mind.sight.me.hand.length - 1): number {
  const { sight, plan, prospects } = mind
  const { moving, fire, slime, noise } = sight.weights
  const better = nearer(mind, to)
  const room = at(sight.rooms, to)
  let worth = better * plan.haste
  if (!room.explored) worth += plan.unknown
  if (room.fire) worth -= fire.step * frailty(sight)
  if (at(sight.rooms, sight.here).fire) worth += fire.step * frailty(sight)
  if (!sight.my.slime && tileAt(sight, to)?.entry === 'slime') worth -= slime.step
  if (at(sight.intruders, to).length > 0) {
    if (plan.last) return worth
    return worth - siege(sight, to) * moving.intoFight * (1 - cleared(sight, to, cards - 1)) - moving.intoFightAtAll
  }
  // Most of what there is to do there takes two cards.
  if (cards < 2 && at(prospects, to) > at(prospects, sight.here) + moving.tooFewCardsFrom)
    worth -= better * moving.tooFewCards
  const company = at(sight.crew, to).some(seat => seat !== sight.seat)
  if (company) return worth
  if (tread === 'roll') return worth - noiseCost(sight, to, cards)
  return tread === 'mark' ? worth - noise.careful : worth
}

/** The same out of a fight, in which every intruder here attacks first unless something keeps it from that. */
export function moveWorth(mind: Mind, to: number, tread: Tread, attacks: boolean, cards?: number): number {
  const { sight, plan } = mind
  const step = stepWorth(mind, to, tread, cards)
  if (!sight.fighting) return step
  // A character who stays is attacked as well, later, unless the fight is won; one who leaves is rid of it.
  const foes = at(sight.intruders, sight.here)
  const blows = attacks ? foes.reduce((sum, { kind }) => sum + attackCost(sight, kind), 0) : 0
  if (plan.last) return step - blows
  // No intruder leaves while there is somebody to hunt: if nobody can shoot, the room is free only for those who return.
  const lure = isArmed(sight, sight.here) ? 0 : barred(mind) * sight.weights.moving.lure
  return step - blows + siege(sight, sight.here) + lure
}

/** The worth of the goals here that an intruder in the room keeps me from. */
export const barred = ({ sight, plan, goals }: Mind): number =>
  sight.fighting ? Math.max(plan.barred ?? 0, ...goals.map(({ room, worth }) => (room === sight.here ? worth : 0))) : 0

/** The best of several ways. */
export const bestWay = ({ sight }: Mind, worths: readonly number[]): number =>
  worths.length > 0 ? Math.max(...worths) : sight.weights.moving.nowhere

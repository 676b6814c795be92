/** What going somewhere is worth: nearer to what I want, at the price of what may hear or meet me. */
import { attackCost, cleared, frailty, isArmed, noiseCost, siege } from './danger.ts'
import type { Mind } from './effects.ts'

/** How one goes: a roll, a marker of one's choice, or without a sound. */
export type Tread = 'roll' | 'mark' | 'silent'

/** Being in a room: what it promises, and what it threatens. `cards`: those in hand on arrival. */
export function stepWorth(m: Mind, to: number, tread: Tread, cards = m.s.me.hand.length - 1): number {
  const { s, prospects, plan } = m
  let worth = (prospects[to] - prospects[s.here]) * plan.haste
  const room = s.rooms[to]
  if (!room.explored) worth += plan.unknown(to)
  if (room.fire) worth -= 2.5 * frailty(s)
  if (s.rooms[s.here].fire) worth += 2.5 * frailty(s)
  if (s.tiles[to] === 'slimeRoom' && !s.my.slime) worth -= 3
  if (s.intruders[to].length > 0)
    return plan.last ? worth : worth - siege(s, to) * 0.8 * (1 - cleared(s, to, cards - 1)) - 3
  // What takes two cards to do there cannot be done with fewer.
  if (cards < 2 && prospects[to] > prospects[s.here] + 2) worth -= (prospects[to] - prospects[s.here]) * 0.4
  const company = s.crew[to].some(seat => seat !== s.seat)
  if (company) return worth
  if (tread === 'roll') return worth - noiseCost(s, to, cards)
  return tread === 'mark' ? worth - 0.5 : worth
}

/** The same out of a fight, in which everything here strikes first unless something keeps it from that. */
export function moveWorth(m: Mind, to: number, tread: Tread, attacks: boolean, cards?: number): number {
  const { s } = m
  const step = stepWorth(m, to, tread, cards)
  if (!s.fighting) return step
  // Whoever stays is attacked as well, later, unless the fight is won; whoever leaves is rid of it.
  const blows = attacks ? s.intruders[s.here].reduce((sum, { kind }) => sum + attackCost(s, kind), 0) : 0
  if (m.plan.last) return step - blows
  // Nothing leaves while there is somebody to hunt: without a shot left, the room is free only for who comes back.
  const lure = isArmed(s, s.here) ? 0 : barred(m) * 0.3
  return step - blows + siege(s, s.here) + lure
}

/** What cannot be had while something is in the room. */
export const barred = ({ s, plan }: Mind): number =>
  s.fighting ? Math.max(plan.barred ?? 0, ...plan.goals.map(({ room, worth }) => (room === s.here ? worth : 0))) : 0

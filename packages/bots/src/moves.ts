/** The worth of going somewhere: nearer to my goals, at the price of the intruders that may hear or meet me. */
import { burning } from './considerations/fire.ts'
import { attackCost, siege } from './danger/attacks.ts'
import { cleared, isArmed } from './danger/fights.ts'
import { noiseCost } from './danger/noise.ts'
import type { Tread } from './games/slice.ts'
import { at } from './indexed.ts'
import type { Mind } from './mind.ts'
import { tileAt } from './printed.ts'
import { prospects } from './prospects.ts'
import { note } from './weighing.ts'

/** How much better it is to be there than here. */
export const nearer = ({ prospects, sight }: Mind, room: number): number => prospects(room) - prospects(sight.here)

/** Being in a room: what it promises, and what it threatens. `cards`: those in hand on arrival. */
export function stepWorth(mind: Mind, to: number, tread: Tread, cards = mind.sight.me.hand.length - 1): number {
  const { sight, plan } = mind
  const { moving, fire, slime, noise } = sight.weights
  const better = nearer(mind, to)
  noteGoals(mind, to)
  const room = at(sight.rooms, to)
  let worth = better * plan.haste
  if (!room.explored) worth += note(mind, 'unknownRoom', plan.unknown)
  if (room.fire) worth += note(mind, 'burningThere', -fire.step * burning(sight))
  if (at(sight.rooms, sight.here).fire) worth += note(mind, 'outOfFire', fire.step * burning(sight))
  if (!sight.my.slime && tileAt(sight, to)?.entry === 'slime') worth += note(mind, 'slimeThere', -slime.step)
  if (at(sight.intruders, to).length > 0) {
    if (plan.last) return worth
    const danger = siege(sight, to) * moving.intoFight * (1 - cleared(sight, to, cards - 1)) + moving.intoFightAtAll
    return worth + note(mind, 'intoFight', -danger)
  }
  // Most of what there is to do there takes two cards.
  if (cards < 2 && better > moving.tooFewCardsFrom) worth += note(mind, 'cards', -better * moving.tooFewCards)
  const company = at(sight.crew, to).some(seat => seat !== sight.seat)
  if (company) return worth + note(mind, 'company', 0)
  if (tread === 'roll') return worth + note(mind, 'noiseRoll', -noiseCost(sight, to, cards))
  return tread === 'mark' ? worth + note(mind, 'noiseMarker', -noise.careful) : worth
}

/** The goals that are nearer there, each by itself, and what else makes it better to be there. */
function noteGoals(mind: Mind, to: number): void {
  const { sight, goals, plan, parts } = mind
  if (!parts) return
  for (const goal of goals) {
    const alone = prospects(sight, [goal])
    const worth = (alone(to) - alone(sight.here)) * plan.haste
    if (worth !== 0) parts.push({ why: goal.why ?? 'journey', worth, goal })
  }
  const { standing } = plan
  if (standing) note(mind, 'journey', (standing(to) - standing(sight.here)) * plan.haste)
}

/** The same out of a fight, in which every intruder here attacks first unless something keeps it from that. */
export function moveWorth(mind: Mind, to: number, tread: Tread, attacks: boolean, cards?: number): number {
  const { sight, plan } = mind
  const step = stepWorth(mind, to, tread, cards)
  if (!sight.fighting) return step
  // A character who stays is attacked as well, later, unless the fight is won; one who leaves is rid of it.
  const foes = at(sight.intruders, sight.here)
  const blows = attacks ? foes.reduce((sum, { kind }) => sum + attackCost(sight, kind), 0) : 0
  const attacked = note(mind, 'attackedFirst', -blows)
  if (plan.last) return step + attacked
  // No intruder leaves while there is somebody to hunt: if nobody can shoot, the room is free only for those who return.
  const lure = isArmed(sight, sight.here) ? 0 : barred(mind) * sight.weights.moving.lure
  return step + attacked + note(mind, 'outOfFight', siege(sight, sight.here) + lure)
}

/** The worth of the goals here that an intruder in the room keeps me from. */
export const barred = ({ sight, plan, goals }: Mind): number =>
  sight.fighting
    ? Math.max(plan.barred?.() ?? 0, ...goals.map(({ room, worth }) => (room === sight.here ? worth : 0)))
    : 0

/** The best of several ways. */
export const bestWay = ({ sight }: Mind, worths: readonly number[]): number =>
  worths.length > 0 ? Math.max(...worths) : sight.weights.moving.nowhere

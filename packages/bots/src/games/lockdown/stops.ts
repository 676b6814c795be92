/** Things to do in the facility before going to a shelter, and how long they take. */
import { type Name, OBJECT_KINDS } from '@coldwake/rules/facts'
import { contaminationHeld, infectionRisk, type Taint, taintOf } from '../../danger/infection.ts'
import { stepsTo } from '../../distances.ts'
import { lying, unexplored } from '../../errands.ts'
import { at } from '../../indexed.ts'
import { roomCalled, type Sight } from '../../sight.ts'
import type { Case } from './contingencies.ts'
import type { Stop } from './journey.ts'
import { lockdownWeights } from './weights.ts'

const weights = lockdownWeights.stops

/** Cards and items that end a malfunction. */
const REPAIRS: readonly Name[] = ['repairs', 'basicRepairs', 'cleanUp', 'itWorksForMe', 'toolbelt', 'ductTape']
export const canRepair = ({ actions, me }: Sight): boolean =>
  actions.some(name => REPAIRS.includes(name)) || me.inventory.some(name => REPAIRS.includes(name))

/** Cards that are lost on what is in a room's way. */
export function hindrance(sight: Sight, room: number): number {
  const guarded = at(sight.intruders, room).length > 0 ? weights.guarded : 0
  const broken = at(sight.rooms, room).malfunction ? (canRepair(sight) ? weights.broken : weights.hopeless) : 0
  return guarded + broken
}

/** Room → steps to this one. An intruder there does not leave while I am with it: I have to go, and come back. */
export function stepsInto(sight: Sight, room: number): readonly number[] {
  const steps = stepsTo(sight, room)
  return at(sight.intruders, room).length > 0 ? steps.with(room, weights.back) : steps
}

/** Room → steps to the nearest of these. */
function nearest(sight: Sight, rooms: readonly number[]): number[] {
  const all = rooms.map(room => stepsTo(sight, room))
  return sight.rooms.map((_, from) => Math.min(...all.map(steps => at(steps, from))))
}

/** The slot of tiles that anything may lie in. */
const BASIC = '1'

/** A room action, whether its room is found or not. */
export function stopAt(sight: Sight, tile: Name, gives: Partial<Case>): Stop[] {
  const room = roomCalled(sight, tile)
  if (room >= 0)
    return [{ rooms: [room], steps: stepsInto(sight, room), cards: weights.action + hindrance(sight, room), gives }]
  const rooms = unexplored(sight, BASIC)
  if (rooms.length === 0) return []
  const cards = weights.action + (rooms.length - 1) * weights.looking
  return [{ rooms, steps: nearest(sight, rooms), cards, gives }]
}

/** An object to the Laboratory: one that I carry, or one that lies somewhere. */
export function analysis(sight: Sight): Stop[] {
  return stopAt(sight, 'laboratory', { knowledge: lockdownWeights.knowledge.analysis }).flatMap(lab => {
    if (sight.my.objects.length > 0) return [lab]
    const things = OBJECT_KINDS.flatMap(kind => lying(sight, kind))
    if (things.length === 0) return []
    const legs = things.map(room => ({ steps: stepsTo(sight, room), rest: at(lab.steps, room) }))
    const steps = sight.rooms.map((_, from) => Math.min(...legs.map(leg => at(leg.steps, from) + leg.rest)))
    return [{ ...lab, steps, cards: lab.cards + weights.pickUp }]
  })
}

/** Rooms that are found and can cure me. */
export function cures(sight: Sight, ill: number): Stop[] {
  const found = (tile: Name, sick: number, cards: number): Stop[] =>
    roomCalled(sight, tile) < 0 || ill - sick < weights.cure
      ? []
      : stopAt(sight, tile, { sick }).map(stop => ({ ...stop, cards: stop.cards + cards }))
  const clean = infectionRisk(sight, washed(sight))
  return [...found('surgery', 0, weights.laidUp), ...found('decontaminationRoom', clean, 0)]
}

/** After the Decontamination Room: without a Larva, and with the Contamination in my hand read. */
function washed(sight: Sight): Taint {
  const { cards, unread } = taintOf(sight)
  return { larva: false, cards, unread: Math.max(0, unread - contaminationHeld(sight)) }
}

/** The Alert opens the Isolation Room at once, and leaves half of the time. */
export function alarm(sight: Sight): Stop[] {
  const { facility, selfDestruct } = sight.table
  if (!facility || facility.alert !== null || facility.isolationOpen || selfDestruct !== null) return []
  return roomCalled(sight, 'alert') < 0 ? [] : stopAt(sight, 'alert', {}).map(stop => ({ ...stop, alert: true }))
}

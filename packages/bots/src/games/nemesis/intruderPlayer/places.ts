/** The worth of where intruders stand, and of where they go. */
import type { IntruderView } from '@coldwake/rules/facts'
import { at } from '../../../indexed.ts'
import { roomNumber } from '../../../sight.ts'
import { attackWorth } from './attacks.ts'
import { type Hunt, most, type Prey, weights } from './hunt.ts'

/** The worth of an intruder in the room of this one: more for the first than for any other. */
export function company(hunt: Hunt, foe: IntruderView, prey: Prey): number {
  const others = at(hunt.sight.intruders, prey.room).some(({ intruder }) => intruder !== foe.intruder)
  const held = others ? 0 : prey.worth * (prey.atShelter ? weights.keptFromShelter : weights.held)
  return held + attackWorth(hunt, foe, prey, weights.draws) * (others ? weights.further : weights.first)
}

/** How good it is to have this intruder in that room. */
export function placeWorth(hunt: Hunt, foe: IntruderView, room: number): number {
  const worths = hunt.prey.map((prey, i) => company(hunt, foe, prey) * weights.fading ** at(at(hunt.steps, i), room))
  return Math.max(0, ...worths)
}

/** The gain if this intruder goes through that corridor. */
export function wayWorth(hunt: Hunt, foe: IntruderView, corridor: number): number {
  const { board, shut } = hunt.sight
  const from = roomNumber(hunt.sight, foe.room)
  const now = placeWorth(hunt, foe, from)
  if (corridor >= board.firstNetwork) return -now + weights.offBoard
  const [a, b] = at(board.ends, corridor)
  const there = placeWorth(hunt, foe, a === from ? b : a)
  return shut[corridor] ? (there - now) * weights.throughDoor : there - now
}

/** The best that this intruder can do with a card for that corridor number; null: for any. */
export function moveWorth(hunt: Hunt, foe: IntruderView, way: number | null): number {
  const { board } = hunt.sight
  const from = roomNumber(hunt.sight, foe.room)
  const corridors = way === null ? at(board.around, from) : [at(board.exits, from)[way] ?? -1].filter(one => one >= 0)
  return most(corridors.map(corridor => wayWorth(hunt, foe, corridor)))
}

/** The cost of noise to me. */
import { INTRUDER_KINDS, type IntruderKind } from '@coldwake/rules/facts'
import { at } from '../indexed.ts'
import type { Sight } from '../sight.ts'
import { attackCost, frailty } from './attacks.ts'

type Surprises = Readonly<Record<IntruderKind, readonly { light: number; dark: number }[]>>

const surprises = new Map<string, Surprises>()
/** Kind → the numbers on its tokens, in light and in darkness. */
function surprisesOf({ table, facts }: Sight): Surprises {
  const known = surprises.get(table.game)
  if (known) return known
  const numbers: Record<IntruderKind, { light: number; dark: number }[]> = {
    larva: [],
    creeper: [],
    adult: [],
    breeder: [],
    queen: [],
  }
  for (const face of facts.content.faces)
    if (face.kind === 'intruder' && face.token.kind !== 'blank')
      numbers[face.token.kind].push({ light: face.token.value, dark: face.token.dark ?? face.token.value })
  surprises.set(table.game, numbers)
  return numbers
}

/** An encounter in that room, with so many cards in hand. */
function encounterCost(sight: Sight, room: number, hand: number): number {
  const { bag } = sight.table
  const { blank, presence } = sight.weights.attack
  const light = sight.dark[room] ? 'dark' : 'light'
  const numbers = surprisesOf(sight)
  let total = bag.blank
  let cost = bag.blank * blank
  for (const kind of INTRUDER_KINDS) {
    const count = bag[kind]
    if (count === 0) continue
    const surprised = numbers[kind].filter(n => n[light] > hand).length / Math.max(1, numbers[kind].length)
    total += count
    cost += count * (presence[kind] * Math.sqrt(frailty(sight)) + surprised * attackCost(sight, kind))
  }
  return total === 0 ? 0 : cost / total
}

/** A noise roll in that room, with so many cards in hand. */
export function noiseCost(sight: Sight, room: number, hand: number): number {
  const die = sight.facts.noiseDie
  const encounter = encounterCost(sight, room, hand)
  const exits = at(sight.board.exits, room)
  let cost = 0
  for (const face of die) {
    if (face === 'danger' || (face === 'silence' && sight.my.slime)) cost += dangerCost(sight, room)
    else {
      // A face that is no number makes no noise in a corridor.
      const corridor = exits[Number(face)] ?? -1
      if (corridor >= 0) cost += sight.noise[corridor] ? encounter : sight.weights.noise.marker
    }
  }
  return cost / die.length
}

/** The intruders next door come in; if there are none, there is noise all around. */
function dangerCost(sight: Sight, room: number): number {
  const { noise, attack } = sight.weights
  let cost = noise.danger
  for (const { to } of at(sight.board.ways, room))
    if (at(sight.crew, to).length === 0)
      for (const { kind } of at(sight.intruders, to)) cost += attack.presence[kind] * frailty(sight)
  return cost
}

/** The chance that an attempt which makes noise in that room succeeds. */
export function attempt({ facts, board, noise, weights }: Sight, room: number): number {
  const { perMarker, atLeast, atMost } = weights.attempt
  const exits = at(board.exits, room)
  const markers = facts.noiseDie.filter(face => noise[exits[Number(face)] ?? -1]).length
  return 1 - Math.min(atMost, markers / perMarker + atLeast)
}

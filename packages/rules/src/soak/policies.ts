/** Players for tests: one chooses at random, one tries everything. They look at the state, which no bot may do. */

import { elementAt } from '../core/lists.ts'
import { below, keyFromSeed, newRng, type Rng } from '../core/random.ts'
import { boardOf, rulesOf } from '../core/ruleset.ts'
import { CLOSED, type GameState } from '../core/state.ts'
import type { Decision, Option, RoomId } from '../core/types.ts'
import { isTogether, roomOf } from '../mechanics/crew.ts'
import { soakOf } from './slice.ts'

export const rngFor = (seed: number | string): Rng => newRng(keyFromSeed(`test/${seed}`))
export const pick = <T>(rng: Rng, list: readonly T[]): T => elementAt(list, below(rng, 'other', list.length))

export type Policy = (rng: Rng, decision: Decision, g: GameState) => Option

export const random: Policy = (rng, { options }) => pick(rng, options)

/** Steps from a room to the nearest one that fits, through doors that are not closed. */
function distance(g: GameState, from: number, fits: (room: number) => boolean): number {
  const { ways } = boardOf(g)
  const seen = new Set([from])
  let edge = [from]
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some(fits)) return steps
    edge = edge.flatMap(room =>
      elementAt(ways, room).flatMap(({ to, via }) => {
        if (seen.has(to) || g.doors[via] === CLOSED) return []
        seen.add(to)
        return [to]
      }),
    )
  }
  return 99
}

/** True once a seat has changed enough in one Trade: an eager player would go on up to the limit. */
const hasTraded = (g: GameState, { seat }: Decision): boolean =>
  g.trade !== null && elementAt(g.trade.left, seat) <= rulesOf(g).limits.trade - 12

/** The number of a room by its id. */
const numberOf = (g: GameState, id: RoomId): number => boardOf(g).roomIndex[id] ?? -1

/** How eager a player is for a choice, the lower the sooner. */
function eagerness(g: GameState, decision: Decision, option: Option, hiding: boolean): number {
  const { seat } = decision
  const { room } = elementAt(g.crew, seat)
  const isShelter = (at: number) => rulesOf(g).shelter(g, seat, at)
  const isNearer = (to: RoomId) => distance(g, numberOf(g, to), isShelter) < distance(g, room, isShelter)
  const own = soakOf(g)?.eagerness({ g, seat, option, hiding, isNearer }) ?? null
  if (own !== null) return own
  switch (option.do) {
    case 'accept':
    case 'react':
      return 0
    case 'shoot':
    case 'activate':
    case 'craft':
      return 0
    case 'roomAction':
      return isShelter(room) ? -1 : 1
    case 'play':
    case 'use':
    case 'pickUp':
      return 1
    case 'move':
      if (hiding) return isNearer(option.to) ? 1 : 4
      return g.explored[numberOf(g, option.to)] ? 3 : 1
    case 'carefulMove':
    case 'melee':
    case 'trade':
      return 3
    case 'ready':
      return 1
    case 'put':
    case 'partner':
      return hasTraded(g, decision) ? 9 : 1
    case 'takeBack':
    case 'show':
      return hasTraded(g, decision) ? 9 : 2
    case 'drop':
      return 8
    case 'pass':
    case 'decline':
    case 'done':
    case 'end':
      return 7
    default:
      return 2
  }
}

/** How a crew that plays together treats its dead: it goes to them, and carries them to where they can be revived. */
function rescue(g: GameState, { seat, options }: Decision): Option | undefined {
  const dead = g.things.filter(({ kind, of }) => kind === 'corpse' && g.crew.some(({ character }) => character === of))
  if (dead.length === 0) return undefined
  const { room } = elementAt(g.crew, seat)
  const helped = roomOf(g, 'emergencyRoom')
  const carries = dead.some(({ by }) => by === seat)
  if (carries && room === helped) return options.find(option => option.do === 'pass')
  const takes = options.find(
    option => option.do === 'object' && dead.some(({ of }) => option.object === `corpse.${of}`),
  )
  const lying = (at: number) => dead.some(thing => thing.by < 0 && thing.room === at && at !== helped)
  if (!carries && (takes || lying(room))) return takes ?? options.find(option => option.do === 'pickUp')
  const steps = (from: number) => distance(g, from, carries ? at => at === helped : lying)
  return options.find(option => option.do === 'move' && steps(numberOf(g, option.to)) < steps(room))
}

/**
 * Never passes while an action is legal, prefers unexplored rooms, shoots, searches, and heads for any open way out once
 * it is late. Now and then it chooses at random, to reach corners.
 */
export const eager: Policy = (rng, decision, g) => {
  const { options } = decision
  if (below(rng, 'other', 8) === 0) {
    const acting = options.filter(o => o.do !== 'pass' && o.do !== 'drop')
    return pick(rng, acting.length > 0 ? acting : options)
  }
  const saves = isTogether(g) ? rescue(g, decision) : undefined
  if (saves) return saves
  const hiding = g.time >= 6 || g.firstDeath || g.selfDestruct >= 0
  const ranks = options.map(option => eagerness(g, decision, option, hiding))
  const best = Math.min(...ranks)
  return pick(
    rng,
    options.filter((_, i) => ranks[i] === best),
  )
}

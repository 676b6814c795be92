/** Players for tests: one that does anything, one that tries everything. They look at the state, as no bot may. */
import { below, keyFromSeed, newRng, type Rng } from '../core/random.ts'
import { boardOf, rulesOf } from '../core/ruleset.ts'
import { CLOSED, type GameState } from '../core/state.ts'
import type { Decision, Option } from '../core/types.ts'
import { isTogether, roomOf } from '../mechanics/crew.ts'

export const rngFor = (seed: number | string): Rng => newRng(keyFromSeed(`test/${seed}`))
export const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, 'other', list.length)]

export type Policy = (rng: Rng, decision: Decision, g: GameState) => Option

export const random: Policy = (rng, { options }) => pick(rng, options)

/** Steps from a room to the nearest that fits, through doors that are not shut. */
function distance(g: GameState, from: number, fits: (room: number) => boolean): number {
  const { ways } = boardOf(g)
  const seen = new Set([from])
  let edge = [from]
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some(fits)) return steps
    edge = edge.flatMap(room =>
      ways[room].flatMap(({ to, via }) => {
        if (seen.has(to) || g.doors[via] === CLOSED) return []
        seen.add(to)
        return [to]
      }),
    )
  }
  return 99
}

/** Enough changes in one Trade: whoever is eager would go on up to the limit. */
const hasTraded = (g: GameState, { seat }: Decision): boolean =>
  g.trade !== null && g.trade.left[seat] <= rulesOf(g).limits.trade - 12

/** The lower the sooner. */
function eagerness(g: GameState, decision: Decision, option: Option, hiding: boolean): number {
  const { room } = g.crew[decision.seat]
  const { roomIndex } = boardOf(g)
  switch (option.do) {
    case 'escape':
      return -1
    case 'playAs':
      return option.as === 'attack' ? 0 : 1
    case 'launch':
    case 'leave':
    case 'accept':
    case 'react':
      return 0
    case 'shoot':
    case 'activate':
    case 'craft':
      return 0
    case 'roomAction':
      return rulesOf(g).shelter(g, decision.seat, room) ? -1 : 1
    case 'play':
    case 'use':
    case 'pickUp':
    case 'computer':
      return 1
    case 'rideElevator':
    case 'move': {
      const to = roomIndex[option.to]
      if (hiding)
        return distance(g, to, r => rulesOf(g).shelter(g, decision.seat, r)) <
          distance(g, room, r => rulesOf(g).shelter(g, decision.seat, r))
          ? 1
          : 4
      return g.explored[to] && option.do === 'move' ? 3 : 1
    }
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

/** What a crew that plays together does about its dead: goes to them, and with them to where they can be helped. */
function rescue(g: GameState, { seat, options }: Decision): Option | undefined {
  const dead = g.things.filter(({ kind, of }) => kind === 'corpse' && g.crew.some(({ character }) => character === of))
  if (dead.length === 0) return undefined
  const { room } = g.crew[seat]
  const helped = roomOf(g, 'emergencyRoom')
  const carries = dead.some(({ by }) => by === seat)
  if (carries && room === helped) return options.find(option => option.do === 'pass')
  const takes = options.find(
    option => option.do === 'object' && dead.some(({ of }) => option.object === `corpse.${of}`),
  )
  const lying = (at: number) => dead.some(thing => thing.by < 0 && thing.room === at && at !== helped)
  if (!carries && (takes || lying(room))) return takes ?? options.find(option => option.do === 'pickUp')
  const steps = (from: number) => distance(g, from, carries ? at => at === helped : lying)
  const { roomIndex } = boardOf(g)
  return options.find(option => option.do === 'move' && steps(roomIndex[option.to]) < steps(room))
}

/**
 * Never passes while an action is legal, prefers the unexplored, shoots, searches, and heads for whatever way
 * out is open once it is late. Now and then it does anything, to reach corners.
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

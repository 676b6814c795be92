/** Plays whole games for tests: a set-up from a number, and policies to choose with. */

import { below, newRng, type Rng, shuffleInPlace } from '../src/core/random.ts'
import {
  create,
  type Decision,
  type GameEvent,
  type GameState,
  gameInfo,
  type Input,
  keyFromSeed,
  type Option,
  pending,
  type Setup,
  step,
} from '../src/index.ts'

export const rngFor = (seed: number | string): Rng => newRng(keyFromSeed(`test/${seed}`))
export const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, 'other', list.length)]

/** 1 to 5 players with characters dealt by the seed. */
export function setupFor(seed: number, game = 'nemesis', players = 1 + (seed % 5)): Setup {
  const characters = [...(gameInfo(game)?.characters ?? [])]
  shuffleInPlace(rngFor(seed), 'setup', characters)
  return { game, board: 'nemesis-base', seats: characters.slice(0, players).map(character => ({ character })) }
}

export type Policy = (rng: Rng, decision: Decision) => Option
export const random: Policy = (rng, { options }) => pick(rng, options)
/** Acts while it can, explores, plays cards, reacts: reaches corners that a random walk seldom sees. */
export const eager: Policy = (rng, { options }) => {
  const rank = (o: Option): number =>
    o.do === 'play' || o.do === 'react' ? 0 : o.do === 'pass' || o.do === 'decline' || o.do === 'done' ? 2 : 1
  const best = Math.min(...options.map(rank))
  return pick(rng, below(rng, 'other', 8) === 0 ? options : options.filter(o => rank(o) === best))
}

export const toInput = (decision: Decision, { cost: _, ...choice }: Option): Input =>
  ({ seat: decision.seat, n: decision.n, ...choice }) as Input

export interface Moment {
  g: GameState
  decisions: Decision[]
  input: Input
  /** Everything told so far. */
  events: GameEvent[]
}

/** Plays a game to its end; `look` sees every moment before its input is given. */
export function playGame(seed: number, policy: Policy, look: (m: Moment) => void = () => {}, game = 'nemesis') {
  const setup = setupFor(seed, game)
  const events: GameEvent[] = []
  const inputs: Input[] = []
  const g = create(setup, keyFromSeed(seed), e => events.push(e))
  const rng = rngFor(`choices/${seed}`)
  for (;;) {
    const decisions = pending(g)
    if (decisions.length === 0) break
    const decision = pick(rng, decisions)
    const input = toInput(decision, policy(rng, decision))
    look({ g, decisions, input, events })
    if (below(rng, 'other', 40) === 0) {
      const until = pick(rng, ['turn', 'round', 'game', 'off'] as const)
      const standing: Input = { seat: below(rng, 'other', g.crew.length), do: 'standing', until, unlessMine: true }
      inputs.push(standing)
      step(g, standing, e => events.push(e))
      continue
    }
    step(g, input, e => events.push(e))
    inputs.push(input)
    if (inputs.length > 5000) throw new Error(`game ${seed} does not end`)
  }
  return { g, events, inputs, setup }
}

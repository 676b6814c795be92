/** Plays whole games from a seed: it decides the set-up, the policy and every choice. */
import { answer } from '../core/answer.ts'
import { elementAt } from '../core/lists.ts'
import { nonsense } from '../core/nonsense.ts'
import { boxOf } from '../core/options.ts'
import { below, keyFromSeed, shuffleInPlace } from '../core/random.ts'
import { findRuleset } from '../core/ruleset.ts'
import { UNTILS } from '../core/sets.ts'
import type { GameState, Turn } from '../core/state.ts'
import type { Answer, Decision, GameEvent, Input, Name, Setup, Tell } from '../core/types.ts'
import { create, pending, step } from '../engine.ts'
import { gameInfo } from '../info.ts'
import { isAboard } from '../mechanics/crew.ts'
import { citing } from '../view.ts'
import { eager, type Policy, pick, random, rngFor } from './policies.ts'

/** What is played, and how: a game by its name, or with the board, mode and options of its table. */
export type Plays = string | ({ game: string } & Partial<Pick<Setup, 'board' | 'mode' | 'options'>>)

const named = (plays: Plays): Exclude<Plays, string> => (typeof plays === 'string' ? { game: plays } : plays)

/** The name of the box that is opened for it. */
export function boxFor(plays: Plays): string {
  const { board = '', ...more } = named(plays)
  return boxOf({ board, ...more })
}

/** LOCK-CROSS-02: of the characters who share a draft card, only the first. */
function distinctColours(box: string, characters: readonly Name[]): Name[] {
  const drafts = findRuleset(box)?.drafts ?? []
  return drafts
    .map(allowed => characters.findIndex(name => allowed.includes(name)))
    .toSorted((a, b) => a - b)
    .flatMap(at => characters[at] ?? [])
}

/** As many players as such a table allows; every other run of seeds has a draft, the rest deal characters by the seed. */
export function setupFor(seed: number, plays: Plays, seats = 1 + (seed % 5)): Setup {
  const way = named(plays)
  const info = gameInfo(boxFor(plays))
  if (!info) throw new Error(`no game called ${way.game}`)
  const fits = (count: number) => nonsense({ ...way, seats: Array(count).fill(null) }, info.options) === null
  const fewest = Math.max(info.seats.min, fits(1) ? 1 : 2)
  const most = fits(2) ? info.seats.max : 1
  const order = Array.from(info.characters, (_, i) => i)
  shuffleInPlace(rngFor(seed), 'setup', order)
  const shuffled = order.map(at => elementAt(info.characters, at))
  const characters = distinctColours(boxFor(plays), shuffled)
  const drafted = Math.floor(seed / 5) % 2 === 0
  return {
    ...way,
    board: way.board ?? elementAt(info.boards, 0),
    seats: characters
      .slice(0, Math.min(Math.max(seats, fewest), most))
      .map(character => ({ character: drafted ? null : character })),
  }
}

export const policyFor = (seed: number): Policy => (seed % 2 ? random : eager)

/** One of each `every` games, each time another: seeds with a common divisor share their number of seats and policy. */
export const isSampled = (seed: number, every: number): boolean => seed % every === Math.floor(seed / every) % every

export interface Moment {
  g: GameState
  decisions: Decision[]
  input: Answer
  /** Everything told so far. */
  events: GameEvent[]
}

export interface Played {
  g: GameState
  events: GameEvent[]
  inputs: Input[]
  setup: Setup
}

/** The longest game seen takes a tenth of these. */
const MOST_INPUTS = 20_000

/** In one of so many games players now and then ask to drop things after their last action. */
const HELD = 16
const mayHold = (g: GameState): g is GameState & { turn: Turn } =>
  g.turn !== null && !g.turn.held && !g.ending && !g.crew[g.turn.seat]?.passed && isAboard(g, g.turn.seat)

/** Plays a game to its end, by the policy of its seed unless another is given. `look` sees every moment before its input. */
export function playGame(
  seed: number,
  policy: Policy | undefined,
  look: ((m: Moment) => void) | undefined,
  plays: Plays,
): Played {
  const setup = setupFor(seed, plays)
  const events: GameEvent[] = []
  const hear: Tell = event => events.push(citing(setup, event))
  const inputs: Input[] = []
  const g = create(setup, keyFromSeed(seed), hear)
  const rng = rngFor(`choices/${seed}`)
  const holds = isSampled(seed, HELD)
  const choose = policy ?? policyFor(seed)
  for (;;) {
    const decisions = pending(g)
    if (decisions.length === 0) return { g, events, inputs, setup }
    const decision = pick(rng, decisions)
    if (decision.options.length === 0) throw new Error(`game ${seed}: ${decision.ask} without an option`)
    const input = answer(decision, choose(rng, decision, g))
    look?.({ g, decisions, input, events })
    if (holds && mayHold(g) && below(rng, 'other', 8) === 0) {
      const hold: Input = { seat: g.turn.seat, do: 'holdTurn' }
      inputs.push(hold)
      step(g, hold, hear)
      continue
    }
    if (below(rng, 'other', 60) === 0 && !g.ending) {
      const until = pick(rng, [...UNTILS, 'off'] as const)
      const standing: Input = { seat: below(rng, 'other', g.crew.length), do: 'standing', until, unlessMine: true }
      inputs.push(standing)
      step(g, standing, hear)
      continue
    }
    step(g, input, hear)
    inputs.push(input)
    if (inputs.length > MOST_INPUTS) throw new Error(`game ${seed} does not end`)
  }
}

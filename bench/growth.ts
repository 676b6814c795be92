/** Does a game grow slower or bigger as it goes on? Whole games are recorded first, then their quarters played again. */
import { clone, create, type GameState, type Input, pending, step } from '@coldwake/rules'
import { FOUR, nextKey, play } from './play.ts'
import type { Work } from './race.ts'

/** A stretch of a game: where it begins, and what is answered from there on. */
interface Stretch {
  from: GameState
  inputs: Input[]
}

export interface RecordedGame {
  decisions: number
  first: Stretch
  last: Stretch
  /** JSON of the state at the start of round 1 and at the end, in characters. */
  size: { start: number; end: number }
}

const sizeOf = (g: GameState): number => JSON.stringify(g).length

export function recordGame(): RecordedGame {
  const start = create(FOUR, nextKey())
  if (start.round !== 1) throw new Error('the set-up asks questions: these sizes are not of the start of round 1')
  const end = clone(start)
  const inputs: Input[] = []
  const decisions = play(end, (g, { seat, n }, option) => {
    const input = { ...option, seat, n }
    inputs.push(input)
    step(g, input)
  })
  const quarter = decisions >> 2
  const late = clone(start)
  for (const input of inputs.slice(0, decisions - quarter)) step(late, input)
  return {
    decisions,
    first: { from: start, inputs: inputs.slice(0, quarter) },
    last: { from: late, inputs: inputs.slice(decisions - quarter) },
    size: { start: sizeOf(start), end: sizeOf(end) },
  }
}

const told = { events: 0 }
const tell = () => {
  told.events++
}

/**
 * Plays the next of these stretches again: options, check and events as in any validated game, but nothing is chosen.
 * The clock also sees one copy of the state per stretch, about one part in a hundred.
 */
export function replayWork(stretches: readonly Stretch[]): Work {
  let at = 0
  return () => {
    const { from, inputs } = stretches[at++ % stretches.length]
    const g = clone(from)
    for (const input of inputs) {
      pending(g)
      step(g, input, tell)
    }
    return inputs.length
  }
}

/** JSON size at the end ÷ at the start of round 1. */
export function sizeRatios(games: readonly RecordedGame[]): { mean: number; max: number } {
  const ratios = games.map(({ size }) => size.end / size.start)
  return { mean: ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length, max: Math.max(...ratios) }
}

/** Scenario files as situations that a table begins with. */
import type { GameState } from './core/state.ts'
import type { Input } from './core/types.ts'
import { readScenario, readSteps } from './scenario/format.ts'
import { loadScenario } from './scenario/load.ts'
import { nextInput as next } from './scenario/play.ts'

/** The state in which a scenario begins, with its first question open. */
export const situationOf = (scenario: unknown): GameState => loadScenario(readScenario(scenario, ''))

/** The input to give now of steps as a scenario file writes them, and the steps after it; null: none is left. */
export const nextInput = (g: GameState, steps: readonly unknown[]): { input: Input; rest: readonly unknown[] } | null =>
  next(g, readSteps(steps, 'play') ?? [])

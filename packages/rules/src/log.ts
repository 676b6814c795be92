/** A game as one file: set-up, key and inputs fold into the same state wherever they are played again. */
import type { Key } from './core/random.ts'
import { clone, type GameState } from './core/state.ts'
import type { Input, Seat, Setup, Tell } from './core/types.ts'
import { create, InputError, step } from './engine.ts'
import { takenBack } from './takeback.ts'

export interface GameLog {
  coldwake: 1
  /** The hash of the rules it was played by, where that is known. */
  rules?: string
  setup: Setup
  key: Key
  inputs: LogInput[]
  /** SHA-256 over the canonical JSON of the last state. */
  digest: string
}

/** An input, or everything from input number `to` on taken back by a seat. */
export type LogInput = Input | { do: 'undo'; seat: Seat; to: number }

/** The state after the first so many inputs. */
export function fold(
  log: Pick<GameLog, 'setup' | 'key' | 'inputs'>,
  until = log.inputs.length,
  tell?: Tell,
): GameState {
  const inputs = log.inputs.slice(0, until)
  const wanted = new Set(inputs.map(input => (input.do === 'undo' ? input.to : -1)))
  const before = new Map<number, GameState>()
  let g = create(log.setup, log.key, tell)
  inputs.forEach((input, i) => {
    if (wanted.has(i)) before.set(i, clone(g))
    if (input.do !== 'undo') return stepNumber(i, g, input, tell)
    const past = before.get(input.to)
    if (!past) throw new InputError('illegal', `there is no input ${input.to} to go back to`)
    g = takenBack(past, g)
  })
  return g
}

function stepNumber(i: number, g: GameState, input: Input, tell: Tell | undefined): void {
  try {
    step(g, input, tell)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(error.code, `input ${i + 1} is refused (${error.code}): ${error.message}`)
  }
}

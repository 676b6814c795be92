/** A game as one file: set-up, key and inputs fold into the same state wherever they are played again. */
import type { Key } from './core/random.ts'
import { clone, type GameState } from './core/state.ts'
import type { Input, Seat, Setup, Tell } from './core/types.ts'
import { create, InputError, step } from './engine.ts'
import { redealt } from './exchange.ts'
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

/**
 * An input; everything from input number `to` on taken back by a seat; or what nobody had seen by then dealt anew, from
 * where a game goes on that was played before.
 */
export type LogInput = Input | { do: 'undo'; seat: Seat; to: number } | { do: 'redeal'; key: Key }

/** The state after the first so many inputs. */
export function fold(
  log: Pick<GameLog, 'setup' | 'key' | 'inputs'>,
  until = log.inputs.length,
  tell?: Tell,
): GameState {
  const inputs = log.inputs.slice(0, until)
  /** Where each state that somebody goes back to is wanted for the last time. */
  const wanted = new Map<number, number>()
  for (const [i, input] of inputs.entries()) if (input.do === 'undo') wanted.set(input.to, i)
  const before = new Map<number, GameState>()
  let g = create(log.setup, log.key, tell)
  for (const [i, input] of inputs.entries()) {
    if ((wanted.get(i) ?? 0) > i) before.set(i, clone(g))
    if (input.do === 'redeal') g = redealt(g, input.key)
    else if (input.do === 'undo') {
      g = takenBack(undone(g, input, before.get(input.to)), g)
      if (wanted.get(input.to) === i) before.delete(input.to)
    } else stepNumber(i, g, input, tell)
  }
  return g
}

function undone(g: GameState, { seat, to }: Extract<LogInput, { do: 'undo' }>, past: GameState | undefined): GameState {
  if (!g.crew[seat]) throw new InputError('notAsked', `there is no seat ${seat}`)
  if (!past) throw new InputError('illegal', `there is no input ${to} to go back to`)
  return past
}

function stepNumber(i: number, g: GameState, input: Input, tell: Tell | undefined): void {
  try {
    step(g, input, tell)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    throw new InputError(error.code, `input ${i + 1} is refused (${error.code}): ${error.message}`)
  }
}

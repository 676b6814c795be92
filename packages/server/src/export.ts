/** A game as one file, to be replayed elsewhere. It holds every secret of the game. */
import { createHash } from 'node:crypto'
import { canonical, type GameLog, type GameState } from '@coldwake/rules'
import { inputsOf } from './games.ts'
import type { Store } from './store.ts'

/** `state` is what the log folds to. */
export async function exportGame(store: Store, code: string, state: GameState): Promise<GameLog> {
  const [first, ...rest] = await store.read(code, 0)
  if (first?.e !== 'create') throw new Error(`the log of ${code} does not begin with its set-up`)
  const digest = createHash('sha256').update(canonical(state)).digest('hex')
  return { coldwake: 1, setup: first.setup, key: first.key, inputs: inputsOf(rest), digest }
}

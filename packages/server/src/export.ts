/** A game as one file, to be replayed elsewhere. It holds every secret of the game. */
import { createHash } from 'node:crypto'
import { canonical, type GameLog, step, tableView } from '@coldwake/rules'
import { created, inputsOf } from './games.ts'
import type { Store } from './store.ts'

/** Null if there is no such game. While it is not over, the file is for the operator's eyes only. */
export async function exportGame(store: Store, code: string): Promise<{ file: GameLog; over: boolean } | null> {
  const [first, ...rest] = await store.read(code, 0)
  if (first?.e !== 'create') return null
  const state = created(first)
  const inputs = inputsOf(rest)
  for (const input of inputs) step(state, input)
  const digest = createHash('sha256').update(canonical(state)).digest('hex')
  const file: GameLog = { coldwake: 1, setup: first.setup, key: first.key, inputs, digest }
  return { file, over: tableView(state).over !== null }
}

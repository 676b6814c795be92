/** A game as one file: set-up, key and inputs fold into the same state wherever they are played again. */
import type { Key } from './core/random.ts'
import type { Input, Setup } from './core/types.ts'

export interface GameLog {
  coldwake: 1
  setup: Setup
  key: Key
  inputs: Input[]
  /** SHA-256 over the canonical JSON of the last state. */
  digest: string
}

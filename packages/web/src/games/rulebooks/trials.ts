/** The worked examples of each game as situations. */
import type { Trial } from '../../rules/trial/trial.ts'
import type { Game } from '../covers/index.ts'

export const TRIALS: Readonly<Record<Game, () => Promise<{ default: readonly Trial[] }>>> = {
  nemesis: () => import('virtual:trials/nemesis'),
  lockdown: () => import('virtual:trials/lockdown'),
}

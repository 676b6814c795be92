import { createContext } from 'react'
import type { WatchedGame } from '../../games/watch/index.ts'
import type { Watch } from './Watch.ts'

/** The watch that is played, for what the coach shows over the table. */
export const WatchContext = createContext<{
  game: WatchedGame
  watch: Watch
  goTo: (index: number) => void
  leave: () => void
} | null>(null)

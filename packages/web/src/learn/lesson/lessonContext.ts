/** A lesson while it is played, for what stands beside the board and over it. */
import type { LessonInfo } from '@coldwake/rules/facts'
import { createContext, useContext } from 'react'
import type { LessonWords } from '../../games/lessons/index.ts'
import type { LessonStanding } from '../../local/messages.ts'

/** Before it, played by the player, or shown step by step. */
export type Mode = 'before' | 'own' | 'shown'

export interface PlayedLesson {
  info: LessonInfo
  words: LessonWords
  mode: Mode
  standing: LessonStanding | null
  /** What was reached this time; null while it is played, or where it was shown. */
  stars: number | null
  /** The hint is read. */
  hinted: boolean
  /** The player looks at the board, and the answer lies beside it. */
  looks: boolean
  next: LessonInfo | undefined
  titleOf: (id: string) => string
  /** What is asked has changed: lets the crew answer, and judges. */
  judge: () => void
  showStep: () => void
  hint: () => void
  look: () => void
  back: () => void
  begin: (mode: Mode) => void
}

export const LessonContext = createContext<PlayedLesson | null>(null)

export function useLesson(): PlayedLesson {
  const lesson = useContext(LessonContext)
  if (!lesson) throw new Error('no lesson here')
  return lesson
}

/** A thread in which bots think. */
import type { Chosen, Question } from '@coldwake/bots'
import { Thread, type ThreadOptions } from './thread.ts'

const BOTS: ThreadOptions = {
  script: new URL('./botWorker.ts', import.meta.url),
  limits: { maxOldGenerationSizeMb: 256 },
  answerWithin: 2_000,
}

/** `options` are other bots, for tests. */
export const botThread = (options: Partial<ThreadOptions> = {}): Thread<Question, Chosen> =>
  new Thread({ ...BOTS, ...options })

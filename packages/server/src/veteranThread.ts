/** A thread in which bots think that look ahead: they play worlds of their own by the rules of the game's edition. */
import type { Chosen, Question } from '@coldwake/bots'
import type { StoredEditions } from './storedEditions.ts'
import { Thread, type ThreadOptions } from './thread.ts'

export interface VeteranQuestion extends Question {
  /** The rules that the game is played by. */
  hash: string
  /** Their source, if the thread has asked for it; null where they are not kept. */
  source?: string | null
}
/** `wants` is the hash of rules that the thread does not have. */
export type VeteranAnswer = Chosen | { wants: string }

const VETERANS: ThreadOptions = {
  script: new URL('./veteranWorker.ts', import.meta.url),
  limits: { maxOldGenerationSizeMb: 256 },
  answerWithin: 4_000,
  leaves: true,
  endAfter: 600_000,
}

export class VeteranThread {
  readonly #editions: Pick<StoredEditions, 'source'>
  readonly #thread: Thread<VeteranQuestion, VeteranAnswer>

  constructor(editions: Pick<StoredEditions, 'source'>, options: Partial<ThreadOptions> = {}) {
    this.#editions = editions
    this.#thread = new Thread({ ...VETERANS, ...options })
  }

  think = async (question: Question, hash: string, left?: AbortSignal): Promise<Chosen> => {
    const answer = await this.#thread.ask({ ...question, hash }, left)
    if (!('wants' in answer)) return answer
    const source = await this.#editions.source(hash)
    const second = await this.#thread.ask({ ...question, hash, source }, left)
    if ('wants' in second) throw new Error(`a thread that was given the rules ${hash} asks for them again`)
    return second
  }

  close(): Promise<void> {
    return this.#thread.close()
  }
}

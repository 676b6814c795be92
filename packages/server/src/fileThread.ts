/** A thread that reads uploaded files. Its memory is bounded, and is given back when nobody uploads. */
import { type FiledGame, type ReadFile, RefusedError, TooSlowError } from '@coldwake/host'
import type { Refused } from '@coldwake/wire'
import type { StoredEditions } from './storedEditions.ts'
import { Thread, type ThreadOptions } from './thread.ts'

export interface FileQuestion {
  file: Uint8Array
  at: number
  /** The hash of the rules that new games are played by. */
  current: string
  /** Rules that the thread asked for, by their hash; null where they are not kept. */
  given: ReadonlyMap<string, string | null>
}
/** `wants` is the hash of rules that the thread does not have. */
export type FileAnswer = { game: FiledGame } | { wants: string } | Refused

const FILES: ThreadOptions = {
  script: new URL('./fileWorker.ts', import.meta.url),
  // A small young generation is collected often; the longest game there may be needs two thirds of the old one.
  limits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 3 },
  answerWithin: 10_000,
  endAfter: 5_000,
}
/** How many files may wait, counting the one that is being read. */
const MOST_WAITING = 10

export class FileThread {
  readonly #editions: StoredEditions
  readonly #thread: Thread<FileQuestion, FileAnswer>
  #waiting = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(editions: StoredEditions, options: Partial<ThreadOptions> = {}) {
    this.#editions = editions
    this.#thread = new Thread({ ...FILES, ...options })
  }

  /** Reads one file after the other. */
  readFile: ReadFile = async (file, at) => {
    if (this.#waiting >= MOST_WAITING) throw new RefusedError('tooFast')
    this.#waiting++
    const read = this.#last.then(() => this.#read(file, at)).finally(() => this.#waiting--)
    this.#last = read.catch(() => {})
    return read
  }

  close(): Promise<void> {
    return this.#thread.close()
  }

  async #read(file: Uint8Array, at: number): Promise<FiledGame> {
    const current = this.#editions.current.hash
    const given = new Map<string, string | null>()
    for (;;) {
      const answer = await this.#ask({ file, at, current, given })
      if ('game' in answer) return answer.game
      if ('refused' in answer) throw new RefusedError(answer.refused, answer.detail)
      const source = await this.#editions.source(answer.wants)
      if (source === null && answer.wants === current) throw new RefusedError('rulesMissing', current)
      given.set(answer.wants, source)
    }
  }

  /** Refuses a file that ends its thread. */
  async #ask(question: FileQuestion): Promise<FileAnswer> {
    try {
      return await this.#thread.ask(question)
    } catch (error) {
      if (error instanceof TooSlowError) throw new RefusedError('badFile', 'tooSlow')
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new RefusedError('badFile', 'tooMuchMemory')
      throw error
    }
  }
}

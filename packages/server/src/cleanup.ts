/** Removes old tables periodically while the server runs. */
import { type RetentionOptions, removeOld } from '@coldwake/host'

const FIRST_AFTER = 60_000
const EVERY = 3_600_000

export class Cleanup {
  readonly #options: RetentionOptions
  readonly #every: number
  #timer: NodeJS.Timeout
  #underWay: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor(options: RetentionOptions, every?: number) {
    this.#options = options
    this.#every = every ?? EVERY
    this.#timer = this.#after(every ?? FIRST_AFTER)
  }

  /** Resolves when the removal that is under way is done. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#underWay
  }

  #after(milliseconds: number): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#underWay = this.#clean()
    }, milliseconds)
    return timer.unref()
  }

  async #clean(): Promise<void> {
    const { log } = this.#options
    try {
      const removed = await removeOld(this.#options)
      if (removed > 0) log.info('old tables were removed', { tables: removed })
    } catch (error) {
      log.error('old tables could not be looked for', {}, error)
    }
    if (!this.#isStopped) this.#timer = this.#after(this.#every)
  }
}

/** A thread in which bots think, one question after the other: whatever happens there, the server goes on. */
import { Worker } from 'node:worker_threads'
import type { Chosen, Question } from '@coldwake/bots'
import { TooSlowError } from '@coldwake/host'

export type FromBots = 'ready' | { chosen: Chosen } | { failed: string }

/** Milliseconds for one answer, and for the thread to be there. */
const ANSWER_WITHIN = 2_000
const START_WITHIN = 30_000
/** A bot that takes more memory than this ends its thread, not the server. */
const MEGABYTES = 256

interface Waiting {
  question: Question
  since: number
  done: (chosen: Chosen) => void
  fail: (error: Error) => void
}

export interface BotThreadOptions {
  /** Told how many seconds every answer took, from when it was asked for. */
  onAnswer?: (seconds: number) => void
  /** Other bots, for tests. */
  script?: URL
  answerWithin?: number
}

export class BotThread {
  readonly #options: BotThreadOptions
  readonly #waiting: Waiting[] = []
  #worker: Worker | null = null
  #ready = false
  /** What it thinks about. */
  #current: Waiting | null = null
  #late: NodeJS.Timeout | undefined

  constructor(options: BotThreadOptions = {}) {
    this.#options = options
  }

  /** Rejects if the bot fails or takes too long; then the next question meets a new thread. */
  think = (question: Question): Promise<Chosen> =>
    new Promise((done, fail) => {
      this.#waiting.push({ question, since: performance.now(), done, fail })
      this.#next()
    })

  async close(): Promise<void> {
    const worker = this.#end(new Error('the server has stopped'))
    for (const { fail } of this.#waiting.splice(0)) fail(new Error('the server has stopped'))
    await worker?.terminate()
  }

  #next(): void {
    if (this.#current || this.#waiting.length === 0) return
    if (!this.#worker) return this.#start()
    if (!this.#ready) return
    this.#current = this.#waiting.shift() ?? null
    this.#worker.postMessage(this.#current?.question)
    this.#within(this.#options.answerWithin ?? ANSWER_WITHIN)
  }

  #start(): void {
    // What the server's process was told to load is nothing for bots.
    const worker = new Worker(this.#options.script ?? new URL('./botworker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    })
    worker.unref()
    this.#worker = worker
    this.#ready = false
    worker.on('message', (message: FromBots) => this.#worker === worker && this.#hear(message))
    worker.on('error', error => this.#worker === worker && this.#restart(error))
    worker.on('exit', () => this.#worker === worker && this.#restart(new Error('the bots’ thread has ended')))
    this.#within(START_WITHIN)
  }

  #within(milliseconds: number): void {
    clearTimeout(this.#late)
    const late = () => this.#restart(new TooSlowError(`no answer within ${milliseconds} ms`))
    this.#late = setTimeout(late, milliseconds)
    this.#late.unref()
  }

  #hear(message: FromBots): void {
    clearTimeout(this.#late)
    if (message === 'ready') this.#ready = true
    else {
      const answered = this.#current
      this.#current = null
      if ('chosen' in message) answered?.done(message.chosen)
      else answered?.fail(new Error(message.failed))
      if (answered) this.#options.onAnswer?.((performance.now() - answered.since) / 1000)
    }
    this.#next()
  }

  /** Whoever it was that it thought for has no answer; a thread that never was there has one for nobody. */
  #restart(error: Error): void {
    const started = this.#ready
    const worker = this.#end(error)
    void worker?.terminate()
    if (!started) for (const { fail } of this.#waiting.splice(0)) fail(error)
    this.#next()
  }

  #end(error: Error): Worker | null {
    clearTimeout(this.#late)
    const worker = this.#worker
    this.#worker = null
    this.#ready = false
    this.#current?.fail(error)
    this.#current = null
    return worker
  }
}

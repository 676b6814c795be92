/** A thread that answers one question after the other. If it fails, the server goes on. */
import { type ResourceLimits, Worker } from 'node:worker_threads'
import { LeftError, TooSlowError } from '@coldwake/host'

/** The messages of a thread: first that it is ready, then one answer for each question. */
export type Said<Answer> = 'ready' | { answer: Answer } | { failed: string }

/** Milliseconds that the thread has to become ready, on a machine that is busy with other things too. */
const START_WITHIN = 120_000
/** On such a machine an answer may take so many times its processor time. */
const PATIENCE = 10

interface Waiting<Question, Answer> {
  question: Question
  /** Says when nobody waits for the answer any more. */
  left: AbortSignal | undefined
  since: number
  done: (answer: Answer) => void
  fail: (error: Error) => void
}

export interface ThreadOptions {
  script: URL
  /** A thread that takes more memory than this is ended, not the server. */
  limits: ResourceLimits
  /** Milliseconds of processor time for one answer; a thread that takes more is ended before it has taken twice that. */
  answerWithin: number
  /** Milliseconds without a question after which the thread ends and gives its memory back; otherwise it stays. */
  endAfter?: number
  /** The thread leaves a question when it hears `leave`; it says that it failed then. Others finish it for nobody. */
  leaves?: true
  /** Called with the seconds that each answer took, from its question on. */
  onAnswer?: (seconds: number) => void
}

export class Thread<Question, Answer> {
  readonly #options: ThreadOptions
  readonly #waiting: Waiting<Question, Answer>[] = []
  #worker: Worker | null = null
  #ready = false
  /** The question it works on. */
  #current: Waiting<Question, Answer> | null = null
  /** Ends the thread when it is late or idle. */
  #timer: NodeJS.Timeout | undefined
  /** Checks how long the thread has worked on its question. */
  #probe: NodeJS.Timeout | undefined

  constructor(options: ThreadOptions) {
    this.#options = options
  }

  /**
   * Rejects if the thread fails or takes too long; the next question then gets a new thread. A question that is left
   * before its turn is not asked.
   */
  ask = (question: Question, left?: AbortSignal): Promise<Answer> =>
    new Promise((done, fail) => {
      const one = { question, left, since: performance.now(), done, fail }
      this.#waiting.push(one)
      left?.addEventListener('abort', () => this.#leave(one), { once: true })
      this.#next()
    })

  #leave(one: Waiting<Question, Answer>): void {
    if (this.#current === one) {
      if (this.#options.leaves) this.#worker?.postMessage('leave')
      return
    }
    const place = this.#waiting.indexOf(one)
    if (place < 0) return
    this.#waiting.splice(place, 1)
    one.fail(new LeftError('nobody waits for the answer any more'))
  }

  async close(): Promise<void> {
    const worker = this.#end(new Error('the server has stopped'))
    for (const { fail } of this.#waiting.splice(0)) fail(new Error('the server has stopped'))
    await worker?.terminate()
  }

  #next(): void {
    if (this.#current) return
    if (this.#waiting.length === 0) return this.#rest()
    if (!this.#worker) return this.#start()
    if (!this.#ready) return
    this.#current = this.#waiting.shift() ?? null
    this.#worker.postMessage(this.#current?.question)
    this.#within(this.#options.answerWithin * PATIENCE)
    this.#watch(this.#worker)
  }

  #start(): void {
    const { script, limits } = this.#options
    // The modules that the server's process was told to preload are not for its threads.
    const worker = new Worker(script, { execArgv: [], resourceLimits: limits })
    worker.unref()
    this.#worker = worker
    this.#ready = false
    worker.on('message', (message: Said<Answer>) => this.#worker === worker && this.#hear(message))
    worker.on('error', error => this.#worker === worker && this.#restart(error))
    worker.on('exit', () => this.#worker === worker && this.#restart(new Error('the thread has ended')))
    this.#within(START_WITHIN)
  }

  #within(milliseconds: number): void {
    this.#endIn(milliseconds, tooSlow(milliseconds))
  }

  /**
   * Ends a thread that works on one question for too long. Processor time counts, not the clock: on a busy machine an
   * answer comes late without being hard to find.
   */
  #watch(worker: Worker, before?: number): void {
    const { answerWithin } = this.#options
    const question = this.#current
    clearTimeout(this.#probe)
    this.#probe = setTimeout(async () => {
      const used = await processorTime(worker)
      if (this.#current !== question) return
      if (before !== undefined && used - before >= answerWithin) this.#restart(tooSlow(answerWithin))
      else this.#watch(worker, before ?? used)
    }, answerWithin)
    this.#probe.unref()
  }

  #rest(): void {
    if (this.#worker && this.#options.endAfter !== undefined)
      this.#endIn(this.#options.endAfter, new Error('the thread was idle'))
  }

  #endIn(milliseconds: number, why: Error): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#restart(why), milliseconds)
    this.#timer.unref()
  }

  #hear(message: Said<Answer>): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#probe)
    if (message === 'ready') this.#ready = true
    else {
      const answered = this.#current
      this.#current = null
      if ('answer' in message) answered?.done(message.answer)
      else answered?.fail(new Error(message.failed))
      if (answered) this.#options.onAnswer?.((performance.now() - answered.since) / 1000)
    }
    this.#next()
  }

  /** The question it worked on has no answer; a thread that never was there has one for nobody. */
  #restart(error: Error): void {
    const started = this.#ready
    const worker = this.#end(error)
    void worker?.terminate()
    if (!started) for (const { fail } of this.#waiting.splice(0)) fail(error)
    this.#next()
  }

  #end(error: Error): Worker | null {
    clearTimeout(this.#timer)
    clearTimeout(this.#probe)
    const worker = this.#worker
    this.#worker = null
    this.#ready = false
    this.#current?.fail(error)
    this.#current = null
    return worker
  }
}

const tooSlow = (milliseconds: number): TooSlowError => new TooSlowError(`no answer within ${milliseconds} ms`)

/** Milliseconds of processor time that a thread has spent; 0 once it has ended. */
async function processorTime(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}

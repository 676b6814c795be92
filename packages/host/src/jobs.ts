/** Jobs: work that is due at some time, kept in the store and done by the process that takes it first. */
import type { AfterMove } from './afterMove.ts'
import { answerFor, botFailed, personsAsked, type Think, thinkHere, thought } from './bots.ts'
import { deadline, timeOut } from './clock.ts'
import { idle, type LoadedTable, type Timer } from './loadedTable.ts'
import type { Logger } from './logger.ts'
import type { Notifier } from './notifier.ts'
import type { Queue } from './queue.ts'
import type { Job, Store } from './store.ts'

const SWEEP = 1000
/** A job that was taken and not finished comes due again after this. */
const LEASE = 60_000
const AT_ONCE = 50

export interface JobsOptions {
  store: Store
  now: () => number
  log: Logger
  /** Where bots think; by default in this thread. */
  think?: Think | undefined
  notifier?: Notifier | undefined
  /** Milliseconds between two checks for due jobs. */
  sweep?: number | undefined
  /** Called with the kind of every job that is taken. */
  onJob?: ((kind: string) => void) | undefined
}

export class Jobs {
  readonly #queue: Queue
  readonly #afterMove: AfterMove
  readonly #options: JobsOptions
  readonly #timer: Timer

  constructor(queue: Queue, afterMove: AfterMove, options: JobsOptions) {
    this.#queue = queue
    this.#afterMove = afterMove
    this.#options = options
    this.#timer = idle(setInterval(() => this.#sweep(), options.sweep ?? SWEEP))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #sweep(): void {
    const { now } = this.#options
    for (const live of this.#queue.all()) {
      const { code } = live.table
      live.table.presence.note(live.table.known?.seats.length ?? 0)
      if (live.table.presence.forgetElsewhere())
        this.#queue.later('presence could not be told', code, ({ table }) => table.tellLobby())
      if (live.pastDue === null || live.pastDue > now()) continue
      live.pastDue = null
      this.#queue.later('onlookers could not be told', code, this.#afterMove.after)
    }
    this.#queue.track(this.#take())
  }

  async #take(): Promise<void> {
    const { store, now, onJob } = this.#options
    try {
      for (const job of await store.takeDue(now(), LEASE, AT_ONCE)) {
        const [kind = '', code = ''] = job.key.split('/')
        onJob?.(kind)
        const done = this.#run(kind, code, job)
        this.#queue.track(done.catch(error => this.#queue.trouble(`the job ${kind} failed`, code, error)))
      }
    } catch (error) {
      this.#queue.trouble('jobs could not be read', '', error)
    }
  }

  async #run(kind: string, code: string, job: Job): Promise<void> {
    if (this.#queue.closed) return
    const { notifier, store } = this.#options
    if (kind === 'hook' && notifier) return this.#deliver(notifier, code, job)
    if (kind === 'clock') return this.#timeOut(code, job)
    if (kind === 'bots') return this.#queue.inTurn(code, live => this.#afterMove.rescueBots(live, job))
    await store.unschedule(job.key)
  }

  /** A notification is wanted while its seat is still asked and its person still away. */
  async #deliver(notifier: Notifier, code: string, job: Job): Promise<void> {
    const seat = Number(job.key.split('/')[2])
    const wanted = await this.#queue.inTurn(code, async live => {
      await this.#afterMove.catchUp(live)
      return (await personsAsked(live.table)).includes(seat) && !live.table.presence.isOnline(seat)
    })
    if (wanted) await notifier.run(job)
    else await notifier.forget(code, seat)
  }

  /**
   * Handles the clock of a table that may have run out. People may have answered since the job was made, and may still
   * answer while bots think for them.
   */
  async #timeOut(code: string, job: Job): Promise<void> {
    const { store, now, think = thinkHere, log } = this.#options
    const { ends, late } = await this.#queue.inTurn(code, async live => {
      await this.#afterMove.catchUp(live)
      const ends = await deadline(live.table)
      const out = ends === null || ends <= now()
      const late = out && ends !== null ? await timeOut(live.table) : []
      if (!out) await store.schedule({ ...job, due: ends })
      else if (late.length === 0) await this.#timedOut(live, job, ends)
      return { ends, late }
    })
    if (late.length === 0) return
    const thoughts = await Promise.all(late.map(one => thought(one, think, error => botFailed(log, code, one, error))))
    await this.#queue.inTurn(code, async live => {
      for (const [i, one] of late.entries()) if (thoughts[i]) await answerFor(live.table, one, thoughts[i], 'clock')
      await this.#timedOut(live, job, ends)
    })
  }

  async #timedOut(live: LoadedTable, job: Job, ends: number | null): Promise<void> {
    // The job of the next question may exist by now, and must stay.
    if ((await deadline(live.table)) === ends) await this.#options.store.unschedule(job.key)
    live.clock = ends
    await this.#afterMove.after(live)
  }
}

/** Everything that follows a move: clients are told, bots play, the clock is set, absent people are notified. */
import type { Chosen } from '@coldwake/bots'
import type { Seat } from '@coldwake/rules'
import type { Whisper } from '@coldwake/wire'
import { HIDDEN_WAIT, longestForPeople, longestWait, waitOf } from './botPace.ts'
import {
  type Asked,
  botAnswers,
  botFailed,
  botsAsked,
  nextAsked,
  personsAsked,
  type Think,
  thinkHere,
  thought,
} from './bots.ts'
import { tellClock } from './clock.ts'
import { type BotsTurn, idle, type LoadedTable, stopBots } from './loadedTable.ts'
import { persons } from './lobby.ts'
import type { Logger } from './logger.ts'
import type { Notifier } from './notifier.ts'
import type { Queue } from './queue.ts'
import { RefusedError } from './refusal.ts'
import type { Job, Store } from './store.ts'
import type { Table } from './table.ts'

/** Milliseconds without a write while a bot is asked, after which the process that should have played it counts as gone. */
const BOT_WATCH = 15_000
/** Milliseconds until this process does what another should have done, or tries again what failed. */
const RETRY = 5_000
const pause = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds))

export interface AfterMoveOptions {
  store: Store
  now: () => number
  /** Milliseconds that a bot waits before it answers. */
  botPace: number
  /** Where bots think; by default in this thread. */
  think?: Think | undefined
  /** Milliseconds that bots take at least for a sealed question. */
  hiddenWait?: number | undefined
  /** The most milliseconds for which bots wait until so many people have seen what happened. */
  forPeople?: ((people: number) => number) | undefined
  log: Logger
  /** Milliseconds before something that failed is tried again. */
  retry?: number | undefined
  notifier?: Notifier | undefined
  /** Where people find this server; null if it does not know. */
  publicUrl?: string | null
}

export class AfterMove {
  readonly #queue: Queue
  readonly #options: AfterMoveOptions

  constructor(queue: Queue, options: AfterMoveOptions) {
    this.#queue = queue
    this.#options = options
  }

  /** The move itself stands: whatever fails here is tried again. */
  after = async (live: LoadedTable): Promise<void> => {
    const { table } = live
    if (live.retry) clearTimeout(live.retry)
    live.retry = null
    try {
      if (table.unsure && (await table.refresh())) stopBots(live)
      if (isPlain(live) && table.publishAtOnce()) return
      await table.situation()
      await table.refreshPast()
      await table.publish()
      // The lobby also says that the game is over.
      if (table.game?.state.over) await table.tellLobby()
      await this.#awaitBots(live)
      await this.#setClock(live)
      await this.#callPeople(live)
      live.pastDue = await table.moreDue()
    } catch (error) {
      this.#queue.trouble('what follows a move failed', table.code, error)
      if (error instanceof RefusedError) table.unsure = false
      else this.afterAWhile(live)
    }
  }

  afterAWhile = (live: LoadedTable): void => {
    if (this.#queue.closed) return
    const again = () => this.#queue.later('what follows a move failed', live.table.code, this.after)
    live.retry ??= idle(setTimeout(again, this.#options.retry ?? RETRY))
  }

  // ---------------------------------------------------------------- bots

  async #awaitBots(live: LoadedTable): Promise<void> {
    const { store, botPace, now, retry = RETRY } = this.#options
    const { table } = live
    if (this.#queue.closed) return
    if ((await botsAsked(table)).length === 0) {
      stopBots(live)
      if (live.botJob) await store.unschedule(`bots/${table.code}`)
      live.botJob = false
      return
    }
    const ours = table.wrote
    if (live.bots?.ours !== ours) stopBots(live)
    const ask = () => this.#queue.later('a bot could not be asked', table.code, this.#askBots)
    const { pace = 'normal' } = await table.record()
    live.bots ??= {
      ours,
      timer: setTimeout(ask, waitOf(pace, botPace, toSee(live)) + (ours ? 0 : retry)),
      asked: false,
      left: new AbortController(),
      forPeople: 'no',
    }
    if (live.botJob || !ours) return
    // If this process ends before they have played, another goes on.
    await store.schedule(this.botJob(table, now() + longestWait(pace, botPace) + BOT_WATCH))
    live.botJob = true
  }

  /**
   * Lets the next bot play now, as a person asked. False: another process plays the bots here. A sealed question cannot be
   * hurried, because that would show who keeps the others waiting.
   */
  hurryBots({ bots, table }: LoadedTable): boolean {
    if (!bots || bots.asked || !table.game?.asksOpenly) return true
    if (!bots.ours) return false
    bots.forPeople = 'over'
    clearTimeout(bots.timer)
    this.#queue.later('a bot could not be asked', table.code, this.#askBots)
    return true
  }

  /** The job by which another process takes over the bots of a table if this one has gone. */
  botJob({ code, game }: Table, due: number): Job {
    return { key: `bots/${code}`, due, data: { entries: game?.entries ?? 0 } }
  }

  /** It is the bots' turn. The table goes on while they think. */
  #askBots = async (live: LoadedTable): Promise<void> => {
    const { bots, table } = live
    if (!bots || bots.asked || (await this.#waitsForPeople(live, bots))) return
    bots.asked = true
    try {
      const all = await nextAsked(table)
      if (all.length > 0) return void this.#think(table.code, bots, all)
      live.bots = null
    } catch (error) {
      this.#leaveBots(live)
      throw error
    }
    await this.after(live)
  }

  /**
   * Keeps the bots waiting while somebody's page still plays what happened, for a limited time. What a page plays follows
   * from what its seat was told, so nobody learns anything by it; onlookers are not waited for.
   */
  async #waitsForPeople({ table }: LoadedTable, bots: BotsTurn): Promise<boolean> {
    const { botPace, forPeople = longestForPeople } = this.#options
    const record = await table.record()
    const people = persons(record)
    const isWatched = table.presence.playing().some(seat => people.includes(seat))
    const atOnce = longestWait(record.pace ?? 'normal', botPace) === 0
    if (bots.forPeople === 'over' || atOnce || !isWatched) return false
    if (bots.forPeople === 'waits') return true
    bots.forPeople = 'waits'
    bots.timer = setTimeout(() => {
      bots.forPeople = 'over'
      this.#queue.later('a bot could not be asked', table.code, this.#askBots)
    }, forPeople(people.length))
    return true
  }

  /** Somebody's page has played what happened: bots that waited for that go on. */
  async seen(live: LoadedTable): Promise<void> {
    const { bots, table } = live
    if (bots?.forPeople !== 'waits' || bots.asked || (await this.#waitsForPeople(live, bots))) return
    clearTimeout(bots.timer)
    this.#queue.later('a bot could not be asked', table.code, this.#askBots)
  }

  /** Nothing waits for this, not even closing the queue. */
  async #think(code: string, bots: BotsTurn, all: readonly Asked[]): Promise<void> {
    const { think = thinkHere, hiddenWait = HIDDEN_WAIT, log } = this.#options
    const hidden = all.some(({ decision }) => decision.sealed) ? pause(hiddenWait) : null
    const failed = (one: Asked) => (error: unknown) => {
      // The bots' thread closes with the queue.
      if (!this.#queue.closed) botFailed(log, code, one, error)
    }
    const thoughts = await Promise.all(all.map(one => thought(one, think, failed(one), bots.left.signal)))
    await hidden
    // If somebody else has played meanwhile, or the game is paused, the answer is no longer wanted.
    if (this.#queue.get(code)?.bots !== bots) return
    this.#queue.later('a bot could not play', code, async live => {
      if (live.bots === bots) await this.#playBots(live, all, thoughts)
    })
  }

  async #playBots(live: LoadedTable, all: readonly Asked[], thoughts: readonly (Chosen | null)[]): Promise<void> {
    const { table } = live
    live.bots = null
    const whispers: { seat: Seat; whisper: Whisper }[] = []
    try {
      for (const [i, one] of all.entries()) {
        const chosen = thoughts[i]
        if (!chosen || !(await botAnswers(table, one, chosen))) continue
        whispers.push(...chosen.whisper.map(whisper => ({ seat: one.seat, whisper })))
      }
    } catch (error) {
      this.#leaveBots(live)
      throw error
    } finally {
      await this.after(live)
    }
    // By now everybody has been told of the moves, so a private word of a bot keeps nobody waiting.
    for (const { seat, whisper } of whispers) await table.whisperBesides(seat, whisper)
  }

  /** Leaves the bots alone for now: another process plays them, or nothing can be written. */
  #leaveBots(live: LoadedTable): void {
    live.bots = null
    live.table.wrote = false
  }

  /** Runs the due job of the bots: takes them over if the process that should have played them is gone. */
  async rescueBots(live: LoadedTable, job: Job): Promise<void> {
    const { store, now, botPace } = this.#options
    const { table } = live
    await this.catchUp(live)
    if ((await botsAsked(table)).length === 0) return store.unschedule(job.key)
    const { pace = 'normal' } = await table.record()
    const next = this.botJob(table, now() + longestWait(pace, botPace) + BOT_WATCH)
    live.botJob = true
    await store.schedule(next)
    // If something was written since, the process that plays them is alive.
    if (table.wrote || JSON.stringify(job.data) !== JSON.stringify(next.data)) return
    table.wrote = true
    stopBots(live)
    await this.after(live)
  }

  /** Takes in the writes of other processes, even if their signals were lost. */
  async catchUp(live: LoadedTable): Promise<void> {
    await live.table.live()
    // The process that writes also plays the bots.
    if (await live.table.refresh()) stopBots(live)
    await this.after(live)
  }

  // ---------------------------------------------------------------- the clock

  async #setClock(live: LoadedTable): Promise<void> {
    const { store } = this.#options
    const { table } = live
    const ends = await tellClock(table)
    if (ends === live.clock) return
    const key = `clock/${table.code}`
    if (ends !== null) await store.schedule({ key, due: ends, data: null })
    else await store.unschedule(key)
    live.clock = ends
  }

  // ---------------------------------------------------------------- people elsewhere

  /** Notifies people who must choose and are not connected: once, by the process that asked the question. */
  async #callPeople(live: LoadedTable): Promise<void> {
    const { table, called } = live
    const { game } = table
    if (!game) return
    // Most tables have nobody to notify, and finding out which seats are asked takes time.
    const anybody = called.size > 0 || (await table.record()).seats.some(({ hook }) => hook !== null)
    const asked = anybody ? await personsAsked(table) : []
    for (const seat of called) {
      if (asked.includes(seat)) continue
      await this.#options.notifier?.forget(table.code, seat)
      called.delete(seat)
    }
    if (live.question === game.state.n) return
    if (table.wrote && asked.length > 0) await this.call(live, asked)
    live.question = game.state.n
  }

  /** Notifies those of these seats that are asked, away and not called yet. */
  async call({ table, called }: LoadedTable, those: readonly Seat[]): Promise<void> {
    const { notifier, publicUrl } = this.#options
    if (!notifier) return
    const { seats, game } = await table.record()
    const asked = await personsAsked(table)
    for (const seat of those) {
      const { hook = null, name = null } = seats[seat] ?? {}
      if (!hook || !asked.includes(seat) || called.has(seat) || table.presence.isOnline(seat)) continue
      const url = publicUrl ? `${publicUrl}/t/${table.code}` : null
      await notifier.notify({ code: table.code, seat, name: name ?? '', game, hook, url })
      called.add(seat)
    }
  }
}

/** How much there is to see since bots last began to wait. */
function toSee(live: LoadedTable): { told: number; sealed: boolean } {
  const { game } = live.table
  const told = (game?.eventCount ?? 0) - live.eventsWaitedFor
  live.eventsWaitedFor += told
  return { told, sealed: game?.asksOpenly === false }
}

/** True if only telling the clients follows, as at most tables: no bots, clock, notifications or onlookers. */
function isPlain(live: LoadedTable): boolean {
  const { game, clients, known } = live.table
  if (!known) return false
  const { seats, clock, reactions } = known
  const unsettled = live.bots || live.botJob || live.clock !== null || live.called.size > 0 || live.pastDue !== null
  if (!game || game.state.over || clock || reactions || unsettled) return false
  for (const { bot, hook } of seats) if (bot !== null || hook !== null) return false
  for (const { seat } of clients) if (seat === null) return false
  live.question = game.state.n
  return true
}

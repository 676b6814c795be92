/**
 * All tables that this process has in memory. Whatever concerns one table is done one thing at a time, in the order it
 * arrived. What other processes do is heard as signals of the store; what must happen at some time is a job there.
 */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Input, Key, Seat } from '@coldwake/rules'
import type {
  ChangeSeat,
  Continue,
  CreateTable,
  HostCommand,
  HostDone,
  Lobby,
  Proposal,
  Saying,
  SeatTaken,
  TakeSeat,
} from '@coldwake/wire'
import { checkHookUrl, Hooks } from './hooks.ts'
import { changeSeat, checkStart, furtherTable, holderOf, hostCommand, newTable, sitDown } from './lobby.ts'
import { tableMark } from './logger.ts'
import type { ServerMetrics } from './metrics.ts'
import { inputRefusal, RefusedError } from './refusal.ts'
import { newCode, newKey } from './secrets.ts'
import { Conflict, type Entry, type Job, StorageError, type TableRecord } from './store.ts'
import { type Client, type House, say, Table } from './table.ts'

export interface TablesOptions extends House {
  /** Tests and replays bring their own randomness; everybody else gets it from the operating system. */
  newKey?: () => Key
  /** Milliseconds that a bot waits before it answers. */
  botPace: number
  hooksPrivate: boolean
  /** Where people find this server; null if it does not know. */
  publicUrl: string | null
  count?: ServerMetrics
  /** Milliseconds between two looks for jobs that are due. */
  sweep?: number
  /** Milliseconds that a table stays in memory after the last has left. */
  linger?: number
  /** Milliseconds before something that failed is tried again. */
  retry?: number
}

const SWEEP = 1000
const LINGER = 30_000
/** A job that was taken and not finished comes due again after this. */
const LEASE = 60_000
/** Presence of other processes is believed for so long, and told again before that. */
const PRESENCE = 24_000
const TELL_PRESENCE = 8_000
/** If nothing was written for so long while a bot is asked, the process that should have played it is gone. */
const BOT_WATCH = 15_000
/** What another process should have done, or failed, is done after this. */
const RETRY = 5_000

interface Live {
  readonly table: Table
  /** Ends when everything asked so far is done. */
  last: Promise<unknown>
  waiting: number
  refreshing: boolean
  /** When a bot plays, and whether it is this process's task. */
  bots: { timer: NodeJS.Timeout; ours: boolean } | null
  /** A job would go on with the bots if this process ended. */
  botJob: boolean
  /** When the clock runs out, as far as a job or its end has seen to that. */
  clock: number | null
  /** When onlookers who are behind hear more. */
  pastDue: number | null
  retry: NodeJS.Timeout | null
  leaving: NodeJS.Timeout | null
  /** The question that people were last called to, and the seats that this process called. */
  question: number | null
  called: Set<Seat>
}

export class Tables {
  readonly #options: TablesOptions
  readonly #live = new Map<string, Live>()
  readonly #hooks: Hooks
  readonly #process = randomUUID()
  readonly #timers: NodeJS.Timeout[]
  /** Work that belongs to no table, or to one that has left: finished before the end. */
  readonly #underWay = new Set<Promise<unknown>>()
  #closed = false

  constructor(options: TablesOptions) {
    this.#options = options
    const { store, log, hooksPrivate, count, now } = options
    this.#hooks = new Hooks(store, { log, hooksPrivate, now, count: outcome => count?.hooks.add(outcome) })
    store.listen(signal => this.#hear(signal))
    this.#timers = [
      setInterval(() => this.#sweep(), options.sweep ?? SWEEP).unref(),
      setInterval(() => this.#tellPresence(), TELL_PRESENCE).unref(),
    ]
  }

  get size(): number {
    return this.#live.size
  }
  get games(): number {
    let games = 0
    for (const { table } of this.#live.values()) if (table.game) games++
    return games
  }

  // ---------------------------------------------------------------- tables and seats

  async create(request: CreateTable): Promise<SeatTaken> {
    const { record, host, token } = newTable(request)
    return { code: await this.#store(record), seat: host, token }
  }

  /** Keeps a record under a new code. */
  async #store(record: TableRecord): Promise<string> {
    for (;;) {
      const code = newCode()
      try {
        await this.#options.store.createTable(code, record, this.#options.now())
        return code
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
      }
    }
  }

  /** Is the store readable? */
  async check(): Promise<void> {
    await this.#options.store.table('')
  }

  lobby(code: string): Promise<Lobby> {
    return this.#inTurn(code, ({ table }) => table.lobby())
  }

  takeSeat(code: string, request: TakeSeat): Promise<SeatTaken> {
    return this.#inTurn(code, async ({ table }) => {
      let seat: Seat = 0
      const change = await table.change((record, situation) => {
        const sat = sitDown(record, request, situation)
        seat = sat.record.seats.findIndex((one, i) => one !== record.seats[i])
        return sat
      })
      return { code, seat, token: change?.token ?? '' }
    })
  }

  async changeSeat(code: string, token: string, command: ChangeSeat): Promise<void> {
    if (command.do === 'hook' && command.hook) await checkHookUrl(command.hook.url, this.#options)
    await this.#inTurn(code, async ({ table }) => {
      const seat = await this.#seatOf(table, token)
      await table.change((record, situation) => changeSeat(record, seat, command, situation))
      if (command.do === 'hook') await this.#hooks.forget(code, seat)
    })
  }

  host(code: string, token: string, command: HostCommand): Promise<HostDone> {
    return this.#inTurn(code, async live => {
      const { table } = live
      const seat = await this.#seatOf(table, token)
      if (seat !== (await table.record()).host) throw new RefusedError('notHost')
      if (command.do === 'start') {
        await this.#start(live)
        return { token: null }
      }
      const change = await table.change((record, situation) => hostCommand(record, command, situation))
      // What a bot does from now on, this process sees to.
      if (command.do === 'bot' || command.do === 'resume') table.wrote = true
      // Whoever is asked is called again: it may be long since the game was paused.
      if (command.do === 'resume') live.question = null
      if (command.do === 'reissue') await this.#hooks.forget(code, command.seat)
      await this.#after(live)
      return { token: change?.token ?? null }
    })
  }

  async #seatOf(table: Table, token: string): Promise<Seat> {
    table.forgetRecord()
    const holder = holderOf(await table.record(), token)
    if (holder === null) throw new RefusedError('wrongToken')
    if (holder === 'onlooker') throw new RefusedError('onlooker')
    return holder.seat
  }

  async #start(live: Live): Promise<void> {
    const { table } = live
    const record = await table.record()
    checkStart(record, await table.situation())
    try {
      await this.#options.store.append(table.code, 0, await this.#opening(record))
    } catch (error) {
      throw error instanceof Conflict ? new RefusedError('alreadyStarted') : error
    }
    table.forgetRecord()
    table.wrote = true
    await table.announce({ t: 'started' })
    await table.tellLobby()
    await this.#after(live)
  }

  /** The log a game begins with: a set-up, or what it goes on from. */
  async #opening(record: TableRecord): Promise<Entry[]> {
    const { shelf, store, now } = this.#options
    if (record.from) {
      const entries = (await store.read(record.from.code, 0)).slice(0, record.from.inputs + 1)
      // Time goes on from now, or the clock and onlookers would count the pause.
      return entries.map(entry => ({ ...entry, at: now() }))
    }
    // Who is who is drafted at the table (NEM-SETUP-27).
    const seats = record.seats.map(() => ({ character: null }))
    const setup = { game: record.game, board: record.board, seats }
    const key = (this.#options.newKey ?? newKey)()
    const { hash, rules } = shelf.current
    // A set-up that the rules cannot play must not become a log.
    rules.create(setup, key)
    return [{ e: 'create', v: 1, at: now(), rules: hash, setup, key }]
  }

  // ---------------------------------------------------------------- finished games

  /** A table with a whole game, for everybody to look at. */
  async exhibit(record: TableRecord, entries: readonly Entry[]): Promise<string> {
    const code = await this.#store(record)
    await this.#options.store.append(code, 0, entries)
    return code
  }

  /** A new table that goes on from a point of a finished game. */
  async further(code: string, request: Continue): Promise<SeatTaken> {
    const old = await this.#inTurn(code, async ({ table }) => {
      if (!(await table.situation()).over) throw new RefusedError('notOver')
      if (request.inputs >= (await table.live()).entries) throw new RefusedError('badRequest', 'inputs')
      return table.record()
    })
    const { record, host, token } = furtherTable(request, old, code)
    return { code: await this.#store(record), seat: host, token }
  }

  /** For whoever looks at a table as a whole, while nothing else happens to it. */
  visit<T>(code: string, look: (table: Table) => Promise<T>): Promise<T> {
    return this.#inTurn(code, ({ table }) => look(table))
  }

  /** The seat that a token holds. */
  seatOf(code: string, token: string): Promise<Seat> {
    return this.#inTurn(code, ({ table }) => this.#seatOf(table, token))
  }

  // ---------------------------------------------------------------- at the table

  join(
    code: string,
    hello: { token: string; since: number; heard: number },
    line: Pick<Client, 'send' | 'showOut'>,
  ): Promise<Client> {
    return this.#inTurn(code, async live => {
      const client = await live.table.join(hello, line)
      this.#signalPresence(live.table)
      await this.#after(live)
      return client
    })
  }

  /** `lost`: the connection broke; what was asked meanwhile may never have been seen. */
  leave(code: string, client: Client, lost: boolean): Promise<void> {
    return this.#inTurn(code, async live => {
      const { table } = live
      table.clients.delete(client)
      this.#signalPresence(table)
      await table.tellLobby()
      if (lost && client.seat !== null) await this.#call(live, [client.seat])
    })
  }

  /** An answer or a standing answer. The sender hears `accepted` when it is durable, then everybody what happened. */
  input(code: string, client: Client, ref: number, input: Input): Promise<void> {
    return this.#act(code, client, ref, (table, seat) => table.input(seat, input))
  }

  takeBack(code: string, client: Client, ref: number, n: number): Promise<void> {
    return this.#act(code, client, ref, (table, seat) => table.takeBack(seat, n))
  }

  talk(code: string, client: Client, ref: number, saying: Saying): Promise<void> {
    return this.#act(code, client, ref, (table, seat) => table.saySensibly(seat, saying))
  }

  propose(code: string, client: Client, ref: number, proposal: Proposal): Promise<void> {
    return this.#act(code, client, ref, (table, seat) => table.propose(seat, proposal))
  }

  agree(code: string, client: Client, ref: number, { to, yes }: { to: number; yes: boolean }): Promise<void> {
    return this.#act(code, client, ref, (table, seat) => table.answerProposal(seat, to, yes))
  }

  why(code: string, client: Client, ref: number): Promise<void> {
    return this.#inTurn(code, async ({ table }) => {
      const seat = seated(table, client)
      say(client, { say: 'why', ref, obstacles: (await table.live()).obstaclesFor(seat) })
    })
  }

  #act(code: string, client: Client, ref: number, act: (table: Table, seat: Seat) => Promise<void>): Promise<void> {
    return this.#inTurn(code, async live => {
      const { table } = live
      try {
        await act(table, seated(table, client))
        say(client, { say: 'accepted', ref })
      } finally {
        // Also when refused: the entries of another process may have been taken in on the way.
        await this.#after(live)
      }
    })
  }

  // ---------------------------------------------------------------- what follows from a move

  /** Everybody is told; then bots, the clock, people elsewhere. What it follows from has happened: it is tried again. */
  async #after(live: Live): Promise<void> {
    const { table } = live
    if (live.retry) clearTimeout(live.retry)
    live.retry = null
    try {
      if (table.unsure && (await table.refresh())) this.#stopBots(live)
      await table.situation()
      await table.refreshPast()
      await table.publish()
      if (this.#isPlain(live, await table.record())) return
      // That it is over is news of the table, too.
      if (table.game?.state.over) await table.tellLobby()
      await this.#awaitBots(live)
      await this.#setClock(live)
      await this.#callPeople(live)
      live.pastDue = await table.moreDue()
    } catch (error) {
      this.#trouble('what follows a move failed', table.code, error)
      if (error instanceof RefusedError) table.unsure = false
      else this.#afterAWhile(live)
    }
  }

  /** At most tables nobody is to be waited for, called or told later: then nothing follows, and looking costs time. */
  #isPlain(live: Live, { seats, clock }: TableRecord): boolean {
    const { game, clients } = live.table
    const unsettled = live.bots || live.botJob || live.clock !== null || live.called.size > 0 || live.pastDue !== null
    if (!game || game.state.over || clock || unsettled) return false
    for (const { bot, hook } of seats) if (bot !== null || hook !== null) return false
    for (const { seat } of clients) if (seat === null) return false
    live.question = game.state.n
    return true
  }

  #afterAWhile(live: Live): void {
    if (this.#closed) return
    const again = () => this.#later('what follows a move failed', live.table.code, this.#after)
    live.retry ??= setTimeout(again, this.#options.retry ?? RETRY).unref()
  }

  async #awaitBots(live: Live): Promise<void> {
    const { store, botPace, now, retry = RETRY } = this.#options
    const { table } = live
    if (this.#closed) return
    if ((await table.botsAsked()).length === 0) {
      this.#stopBots(live)
      if (live.botJob) await store.unschedule(`bots/${table.code}`)
      live.botJob = false
      return
    }
    const ours = table.wrote
    if (live.bots?.ours !== ours) this.#stopBots(live)
    const play = () => this.#later('a bot could not play', table.code, this.#playBots)
    live.bots ??= { ours, timer: setTimeout(play, ours ? botPace : botPace + retry) }
    if (live.botJob || !ours) return
    // Should this process end before they have played, another goes on.
    await store.schedule(this.#botJob(table, now() + botPace + BOT_WATCH))
    live.botJob = true
  }

  #botJob({ code, game }: Table, due: number): Job {
    return { key: `bots/${code}`, due, data: { entries: game?.entries ?? 0 } }
  }

  async #playBots(live: Live): Promise<void> {
    live.bots = null
    const { table } = live
    try {
      await table.live()
      const { seats } = await table.record()
      const [seat] = await table.botsAsked()
      const kind = seat === undefined ? null : seats[seat]?.bot
      if (seat !== undefined && kind != null) await table.botAnswers(seat, kind, 'bot')
    } catch (error) {
      // Another process plays them, or nothing can be written just now: not again at once.
      table.wrote = false
      throw error
    } finally {
      await this.#after(live)
    }
  }

  async #setClock(live: Live): Promise<void> {
    const { store } = this.#options
    const { table } = live
    const ends = await table.tellClock()
    if (ends === live.clock) return
    const key = `clock/${table.code}`
    if (ends !== null) await store.schedule({ key, due: ends, data: null })
    else await store.unschedule(key)
    live.clock = ends
  }

  /** Whoever must choose and is not here is told where they asked to be told: once, by the process that put the question. */
  async #callPeople(live: Live): Promise<void> {
    const { table, called } = live
    const { game } = table
    if (!game) return
    // To find out who is asked takes time, and most tables have nobody to call.
    const anybody = called.size > 0 || (await table.record()).seats.some(({ hook }) => hook !== null)
    const asked = anybody ? await table.personsAsked() : []
    for (const seat of called) {
      if (asked.includes(seat)) continue
      await this.#hooks.forget(table.code, seat)
      called.delete(seat)
    }
    if (live.question === game.state.n) return
    if (table.wrote && asked.length > 0) await this.#call(live, asked)
    live.question = game.state.n
  }

  async #call({ table, called }: Live, those: readonly Seat[]): Promise<void> {
    const { publicUrl } = this.#options
    const { seats, game } = await table.record()
    const asked = await table.personsAsked()
    for (const seat of those) {
      const { hook = null, name = null } = seats[seat] ?? {}
      if (!hook || !asked.includes(seat) || called.has(seat) || table.isOnline(seat)) continue
      const url = publicUrl ? `${publicUrl}/t/${table.code}` : null
      await this.#hooks.notify({ code: table.code, seat, name: name ?? '', game, hook, url })
      called.add(seat)
    }
  }

  // ---------------------------------------------------------------- jobs

  #sweep(): void {
    const { now } = this.#options
    for (const [code, live] of this.#live) {
      if (live.table.forgetElsewhere()) this.#tellWhoIsThere(code)
      if (live.pastDue === null || live.pastDue > now()) continue
      live.pastDue = null
      this.#later('onlookers could not be told', code, this.#after)
    }
    this.#track(this.#takeJobs())
  }

  async #takeJobs(): Promise<void> {
    const { store, now, count } = this.#options
    try {
      for (const job of await store.takeDue(now(), LEASE, 50)) {
        const [kind = '', code = ''] = job.key.split('/')
        count?.jobs.add(kind)
        this.#track(this.#run(kind, code, job).catch(error => this.#trouble(`the job ${kind} failed`, code, error)))
      }
    } catch (error) {
      this.#trouble('jobs could not be read', '', error)
    }
  }

  async #run(kind: string, code: string, job: Job): Promise<void> {
    if (this.#closed) return
    if (kind === 'hook') return this.#deliver(code, job)
    if (kind === 'clock') return this.#inTurn(code, live => this.#timeOut(live, job))
    if (kind === 'bots') return this.#inTurn(code, live => this.#rescueBots(live, job))
    await this.#options.store.unschedule(job.key)
  }

  /** A message is wanted while its seat is still asked and its person still away. */
  async #deliver(code: string, job: Job): Promise<void> {
    const seat = Number(job.key.split('/')[2])
    const wanted = await this.#inTurn(code, async live => {
      await this.#catchUp(live)
      return (await live.table.personsAsked()).includes(seat) && !live.table.isOnline(seat)
    })
    if (wanted) await this.#hooks.run(job)
    else await this.#hooks.forget(code, seat)
  }

  /** The clock of a table may have run out. Between the job and now somebody may have answered. */
  async #timeOut(live: Live, job: Job): Promise<void> {
    const { table } = live
    const { store, now } = this.#options
    await this.#catchUp(live)
    const ends = await table.deadline()
    if (ends !== null && ends > now()) return store.schedule({ ...job, due: ends })
    if (ends !== null) await table.timeOut()
    // The next question has a time of its own: its job may be there by now, and must not go.
    if ((await table.deadline()) === ends) await store.unschedule(job.key)
    live.clock = ends
    await this.#after(live)
  }

  async #rescueBots(live: Live, job: Job): Promise<void> {
    const { store, now, botPace } = this.#options
    const { table } = live
    await this.#catchUp(live)
    if ((await table.botsAsked()).length === 0) return store.unschedule(job.key)
    const next = this.#botJob(table, now() + botPace + BOT_WATCH)
    live.botJob = true
    await store.schedule(next)
    // Something was written since: whoever plays them is alive.
    if (table.wrote || !isDeepStrictEqual(job.data, next.data)) return
    table.wrote = true
    this.#stopBots(live)
    await this.#after(live)
  }

  /** Takes in what others wrote, also where their signals do not reach. */
  async #catchUp(live: Live): Promise<void> {
    await live.table.live()
    // Whoever else writes plays the bots too.
    if (await live.table.refresh()) this.#stopBots(live)
    await this.#after(live)
  }

  // ---------------------------------------------------------------- other processes

  #hear(signal: string | null): void {
    if (this.#closed) return
    if (signal === null) {
      for (const [code, { table }] of this.#live) {
        this.#refreshSoon(code)
        this.#signal(`who:${code}`)
        this.#signalPresence(table)
      }
      return
    }
    const [kind, code = '', process = '', seats = '', watching = ''] = signal.split(':')
    const live = this.#live.get(code)
    if (!live) return
    if (kind === 'table') this.#refreshSoon(code)
    if (kind === 'who') this.#signalPresence(live.table)
    if (kind !== 'here') return
    const until = this.#options.now() + PRESENCE
    const known = live.table.elsewhere.get(process)
    const told = { seats: [...seats].map(Number), watching: Number(watching), until }
    live.table.elsewhere.set(process, told)
    if (known?.seats.join('') === seats && known.watching === told.watching) return
    this.#tellWhoIsThere(code)
  }

  #tellWhoIsThere(code: string): void {
    this.#later('presence could not be told', code, ({ table }) => table.tellLobby())
  }

  /** Many writes of others are taken in together. */
  #refreshSoon(code: string): void {
    const live = this.#live.get(code)
    if (!live || live.refreshing) return
    live.refreshing = true
    this.#later('what others wrote could not be read', code, async now => {
      now.refreshing = false
      if (await now.table.refresh()) this.#stopBots(now)
      await this.#after(now)
    })
  }

  #signalPresence(table: Table): void {
    const { seats, watching } = table.here()
    this.#signal(`here:${table.code}:${this.#process}:${seats.join('')}:${watching}`)
  }

  #tellPresence(): void {
    for (const { table } of this.#live.values()) if (table.clients.size > 0) this.#signalPresence(table)
  }

  #signal(signal: string): void {
    this.#options.store.signal(signal).catch(error => this.#trouble('a signal was lost', '', error))
  }

  // ---------------------------------------------------------------- one thing at a time

  /** When everything asked so far is done. No bot plays on, no job is taken. */
  async close(): Promise<void> {
    this.#closed = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const live of this.#live.values()) this.#stopTimers(live)
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay)
    await Promise.all([...this.#live.values()].map(({ last }) => last))
    await Promise.all([...this.#live.values()].map(live => this.#handOver(live)))
  }

  /** Whoever comes next goes on at once. */
  async #handOver({ table }: Live): Promise<void> {
    const { store, now } = this.#options
    try {
      await table.game?.freeze()
      if (table.wrote && (await table.botsAsked()).length > 0) await store.schedule(this.#botJob(table, now()))
    } catch (error) {
      this.#trouble('a table could not be handed over', table.code, error)
    }
  }

  #stopTimers(live: Live): void {
    this.#stopBots(live)
    for (const timer of [live.retry, live.leaving]) if (timer) clearTimeout(timer)
  }

  #stopBots(live: Live): void {
    clearTimeout(live.bots?.timer)
    live.bots = null
  }

  #track(work: Promise<unknown>): void {
    this.#underWay.add(work)
    void work.finally(() => this.#underWay.delete(work))
  }

  /** In turn, for nobody who waits: what goes wrong is logged. */
  #later(trouble: string, code: string, work: (live: Live) => Promise<void>): void {
    this.#inTurn(code, live => work.call(this, live)).catch(error => this.#trouble(trouble, code, error))
  }

  /** Queues work for a table. A table is forgotten some time after nothing waits and nobody is connected. */
  #inTurn<T>(code: string, work: (live: Live) => Promise<T>): Promise<T> {
    const live = this.#live.get(code) ?? this.#enter(code)
    live.waiting++
    if (live.leaving) clearTimeout(live.leaving)
    live.leaving = null
    const result = live.last.then(() => work(live))
    const done = () => {
      live.waiting--
      if (live.table.unsure) this.#afterAWhile(live)
      this.#leaveSoon(live)
    }
    const failed = (error: unknown) => {
      if (error instanceof StorageError) live.table.unsure = true
      done()
    }
    live.last = result.then(done, failed)
    return result
  }

  #enter(code: string): Live {
    const live: Live = {
      table: new Table(code, this.#options),
      last: Promise.resolve(),
      waiting: 0,
      refreshing: false,
      bots: null,
      botJob: false,
      clock: null,
      pastDue: null,
      retry: null,
      leaving: null,
      question: null,
      called: new Set(),
    }
    this.#live.set(code, live)
    this.#signal(`who:${code}`)
    return live
  }

  #leaveSoon(live: Live): void {
    const { table } = live
    if (this.#closed || live.waiting > 0 || table.clients.size > 0 || live.bots || live.retry) return
    const leave = () => {
      this.#live.delete(table.code)
      const frozen = table.game
        ?.freeze()
        .catch(error => this.#trouble('a snapshot could not be kept', table.code, error))
      if (frozen) this.#track(frozen)
    }
    // Without a game there is nothing worth keeping, often not even a table.
    if (table.game) live.leaving = setTimeout(leave, this.#options.linger ?? LINGER).unref()
    else leave()
  }

  #trouble(what: string, code: string, error: unknown): void {
    // Refusals here mean that somebody else was faster.
    if (error instanceof RefusedError || inputRefusal(error)) return
    this.#options.log.error(what, code ? { table: tableMark(code) } : {}, error)
  }
}

/** The seat of a client, unless it was shown out meanwhile. */
function seated({ clients }: Table, client: Client): Seat {
  if (!clients.has(client)) throw new RefusedError('wrongToken')
  if (client.seat === null) throw new RefusedError('onlooker')
  return client.seat
}

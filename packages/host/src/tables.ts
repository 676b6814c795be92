/** The entry point to all tables: handles each request in its table's turn, then everything that follows from it. */
import type { Choice, GameState, Input, Key, Seat, Setup } from '@coldwake/rules'
import type {
  ChangeSeat,
  Continue,
  CreateTable,
  GameProposal,
  HostCommand,
  HostDone,
  Lobby,
  Saying,
  SeatTaken,
  TakeSeat,
  Turn,
  Whisper,
} from '@coldwake/wire'
import { AfterMove } from './afterMove.ts'
import { botsAsked, type Think } from './bots.ts'
import { type Client, type Line, say } from './client.ts'
import type { FiledGame } from './gameFile.ts'
import { Jobs } from './jobs.ts'
import { LiveGame } from './liveGame.ts'
import { type LoadedTable, stopBots, stopTimers } from './loadedTable.ts'
import {
  changeSeat,
  checkStart,
  furtherTable,
  type HostChange,
  holderOf,
  hostCommand,
  newTable,
  seatProposal,
  sitDown,
} from './lobby.ts'
import type { Notifier } from './notifier.ts'
import { type Practice, practiceTable } from './practice.ts'
import { answerProposal, propose, proposeForSeat } from './proposals.ts'
import { Queue } from './queue.ts'
import { newCode, newKey } from './randomIds.ts'
import { RefusedError } from './refusal.ts'
import { Signals } from './signals.ts'
import { Conflict, type Entry, type TableRecord } from './store.ts'
import type { Greeting, Table, TableServices } from './table.ts'

export interface TablesOptions extends TableServices {
  /** Randomness for tests and replays; without it, keys come from the machine. */
  newKey?: (() => Key) | undefined
  /** Another way to name tables. */
  newCode?: (() => string) | undefined
  /** Milliseconds that a bot waits before it answers. */
  botPace: number
  /** Milliseconds that bots take at least for a sealed question. */
  hiddenWait?: number | undefined
  /** The most milliseconds for which bots wait until so many people have seen what happened. */
  forPeople?: ((people: number) => number) | undefined
  /** Where bots think; by default in this thread. */
  think?: Think | undefined
  /** Notifies people who are not connected; without it, nobody is notified. */
  notifier?: Notifier | undefined
  /** Where people find this server; null if it does not know. */
  publicUrl?: string | null
  /** Called with the kind of every job that is taken. */
  onJob?: ((kind: string) => void) | undefined
  /** Milliseconds between two checks for due jobs. */
  sweep?: number | undefined
  /** Milliseconds that a table stays in memory after the last client has left. */
  linger?: number | undefined
  /** Milliseconds before something that failed is tried again. */
  retry?: number | undefined
  /** Bytes that the store may hold; above that, no new tables are made. */
  mostBytes?: number | undefined
}

/** An act of a client at a table. Only an answer resolves to something: the number of its choices that were left over. */
type Act = (table: Table, seat: Seat) => Promise<unknown>

export class Tables {
  readonly #options: TablesOptions
  readonly #queue: Queue
  readonly #afterMove: AfterMove
  readonly #jobs: Jobs
  readonly #signals: Signals

  constructor(options: TablesOptions) {
    this.#options = options
    this.#queue = new Queue({
      services: options,
      linger: options.linger,
      entered: code => this.#signals.askWho(code),
      unsure: live => this.#afterMove.afterAWhile(live),
    })
    this.#afterMove = new AfterMove(this.#queue, options)
    this.#jobs = new Jobs(this.#queue, this.#afterMove, options)
    this.#signals = new Signals(this.#queue, this.#afterMove, options)
  }

  get size(): number {
    return this.#queue.size
  }
  get games(): number {
    let games = 0
    for (const { table } of this.#queue.all()) if (table.game) games++
    return games
  }

  // ---------------------------------------------------------------- tables and seats

  async create(request: CreateTable): Promise<SeatTaken> {
    const { record, host, token } = newTable(request, this.#options.tokenHash)
    return { code: await this.#store(record), seat: host, token }
  }

  /** Stores a record under a new code. */
  async #store(record: TableRecord): Promise<string> {
    await this.expectRoom()
    for (;;) {
      const code = (this.#options.newCode ?? newCode)()
      try {
        await this.#options.store.createTable(code, record, this.#options.now())
        return code
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
      }
    }
  }

  /** Refuses new tables and reports once the store is full. Games that are there go on. */
  async expectRoom(): Promise<void> {
    const { mostBytes = Infinity, store } = this.#options
    if (mostBytes < Infinity && (await store.size()) >= mostBytes) throw new RefusedError('serverFull')
  }

  /** Rejects if the store cannot be read. */
  async check(): Promise<void> {
    await this.#options.store.table('')
  }

  lobby(code: string): Promise<Lobby> {
    return this.#queue.inTurn(code, ({ table }) => table.lobby())
  }

  /** How the game stands for one of its seats, which need not be connected. */
  turn(code: string, token: string): Promise<Turn> {
    return this.#queue.inTurn(code, async ({ table }) => {
      const seat = await this.#seatOf(table, token)
      const { over } = await table.situation()
      if (over) throw new RefusedError('over')
      const { table: shown, me } = (await table.gameFor(seat)).viewFor(seat)
      return {
        round: shown.round,
        asked: shown.asking?.seats ?? null,
        mine: me?.decision != null,
        characters: shown.crew.map(({ character }) => character),
      }
    })
  }

  takeSeat(code: string, request: TakeSeat): Promise<SeatTaken> {
    return this.#queue.inTurn(code, async ({ table }) => {
      let seat: Seat = 0
      const change = await table.change((record, situation) => {
        const sat = sitDown(record, request, situation, this.#options.tokenHash)
        seat = sat.seat
        return sat
      })
      // The seat's earlier holder is no longer notified.
      await this.#options.notifier?.forget(code, seat)
      return { code, seat, token: change?.token ?? '' }
    })
  }

  async changeSeat(code: string, token: string, command: ChangeSeat): Promise<void> {
    const { notifier } = this.#options
    if (command.do === 'hook' && command.hook) {
      if (!notifier) throw new RefusedError('badHook', 'host')
      // Checked only for a seat's holder, because checking an address asks name servers.
      await this.seatOf(code, token)
      await notifier.check(command.hook.url)
    }
    await this.#queue.inTurn(code, async ({ table }) => {
      const seat = await this.#seatOf(table, token)
      await table.change((record, situation) => changeSeat(record, seat, command, situation))
      if (command.do === 'hook') await notifier?.forget(code, seat)
    })
  }

  host(code: string, token: string, command: HostCommand): Promise<HostDone> {
    return this.#queue.inTurn(code, async live => {
      const { table } = live
      const seat = await this.#seatOf(table, token)
      if (seat !== (await table.record()).host) throw new RefusedError('notHost')
      if (command.do === 'start') {
        await this.#start(live)
        return { token: null }
      }
      const proposal = seatProposal(await table.record(), command, await table.situation())
      let made: string | null = null
      // Around one device everybody sees what the host does, so nobody has to agree.
      if (proposal && !(command.do === 'bot' && this.#options.oneDevice)) await proposeForSeat(table, seat, proposal)
      else if (command.do !== 'open') made = await this.#command(table, command)
      // This process plays the bots from now on.
      if (command.do === 'bot' || command.do === 'resume') table.wrote = true
      // Bots that are waiting wait again, by the new pace.
      if (command.do === 'pace') stopBots(live)
      // People who are asked are notified again: the game may have been paused for long.
      if (command.do === 'resume') live.question = null
      await this.#afterMove.after(live)
      return { token: made }
    })
  }

  /** Resolves to the token that the command made. */
  async #command(table: Table, command: HostChange): Promise<string | null> {
    const { tokenHash } = this.#options
    const change = await table.change((record, situation) => hostCommand(record, command, situation, tokenHash))
    return change?.token ?? null
  }

  async #seatOf(table: Table, token: string): Promise<Seat> {
    table.forgetRecord()
    const holder = holderOf(await table.record(), token, this.#options.tokenHash)
    if (holder === null) throw new RefusedError('wrongToken')
    if (holder === 'onlooker') throw new RefusedError('onlooker')
    return holder.seat
  }

  async #start(live: LoadedTable): Promise<void> {
    const { table } = live
    const record = await table.record()
    checkStart(record, await table.situation())
    const opening = await this.#opening(record)
    try {
      await this.#options.store.append(table.code, 0, opening)
    } catch (error) {
      throw error instanceof Conflict ? new RefusedError('alreadyStarted') : error
    }
    table.forgetRecord()
    table.wrote = true
    await table.announce({ t: 'started' })
    if (record.from) await table.announce({ t: opening.at(-1)?.e === 'redeal' ? 'dealtAnew' : 'sameDeal' })
    await table.tellLobby()
    await this.#afterMove.after(live)
  }

  /** The log that a game begins with: a set-up, or the log of the game that it continues. */
  async #opening(record: TableRecord): Promise<Entry[]> {
    const { editions, store, now, newKey: newGameKey = newKey } = this.#options
    if (record.from) {
      const kept = (await store.read(record.from.code, 0)).slice(0, record.from.inputs + 1)
      if (kept.length === 0) throw new RefusedError('unknownTable')
      // The entries are dated now, or the clock and onlookers would count the pause.
      const entries = kept.map(entry => ({ ...entry, at: now() }))
      const { canRedeal } = await LiveGame.folded({ store, editions }, entries)
      return canRedeal ? [...entries, { e: 'redeal', at: now(), key: newGameKey() }] : entries
    }
    // Characters are drafted at the table.
    const seats = record.seats.map(() => ({ character: null }))
    const { game, board, mode, options } = record
    const setup: Setup = { game, board, mode, ...(options && { options }), seats }
    const key = newGameKey()
    const { hash, rules } = editions.current
    // A set-up that the rules cannot play must not become a log.
    rules.create(setup, key)
    return [{ e: 'create', v: 1, at: now(), rules: hash, setup, key }]
  }

  // ---------------------------------------------------------------- practice

  /** A table whose game begins in a given state. All its seats have tokens; seats with a bot are played by it. */
  async practice(state: GameState, names: readonly string[], bots: readonly (string | null)[]): Promise<Practice> {
    const { editions, store, now, tokenHash } = this.#options
    const { record, tokens } = practiceTable(state.setup, names, bots, tokenHash)
    const code = await this.#store(record)
    const { setup } = state
    await store.append(code, 0, [
      { e: 'create', v: 1, at: now(), rules: editions.current.hash, setup, key: newKey(), state },
    ])
    return { code, tokens }
  }

  /** Plays an input for its seat, as if its player had sent it. */
  playFor(code: string, next: (state: GameState) => Input | null): Promise<boolean> {
    return this.#queue.inTurn(code, async live => {
      const { table } = live
      try {
        const input = next((await table.live()).state)
        if (input) await table.input(input.seat, input)
        return input !== null
      } finally {
        await this.#afterMove.after(live)
      }
    })
  }

  // ---------------------------------------------------------------- finished games

  /** A table with a whole game, for everybody to look at. */
  async exhibit(record: TableRecord, { parts, whispers }: FiledGame): Promise<string> {
    const { store } = this.#options
    const code = await this.#store(record)
    try {
      let seq = 0
      for (const part of parts) {
        const entries: Entry[] = JSON.parse(part)
        await store.append(code, seq, entries)
        seq += entries.length
      }
      for (const whisper of whispers) await store.whisper(code, whisper)
    } catch (error) {
      // A table without its game is of no use.
      await store.deleteTable(code)
      throw error
    }
    return code
  }

  /** A new table that goes on from a point of a finished game. */
  async further(code: string, request: Continue): Promise<SeatTaken> {
    const { inputs } = request
    const old = await this.#queue.inTurn(code, async ({ table }) => {
      if (!(await table.situation()).over) throw new RefusedError('notOver')
      if (inputs >= (await table.live()).entries) throw new RefusedError('badRequest', 'inputs')
      return table.record()
    })
    const { store, editions, tokenHash } = this.#options
    const kept = (await store.read(code, 0)).slice(0, inputs + 1)
    const { round, crew } = (await LiveGame.folded({ store, editions }, kept)).viewFor(0).table
    const stood = { round, characters: crew.map(({ character }) => character) }
    const { record, host, token } = furtherTable(request, old, { code, inputs, stood }, tokenHash)
    return { code: await this.#store(record), seat: host, token }
  }

  /** Calls `look` with the table in its turn. */
  visit<T>(code: string, look: (table: Table) => Promise<T>): Promise<T> {
    return this.#queue.inTurn(code, ({ table }) => look(table))
  }

  /** The seat that a token holds. */
  seatOf(code: string, token: string): Promise<Seat> {
    return this.#queue.inTurn(code, ({ table }) => this.#seatOf(table, token))
  }

  /** Ends a table: its clients are disconnected and its timers stopped before `erase` removes it from the store. */
  discard(code: string, erase: () => Promise<void>): Promise<void> {
    return this.#queue.inTurn(code, async live => {
      const { table } = live
      stopTimers(live)
      for (const client of table.clients) client.showOut()
      table.clients.clear()
      await erase()
      table.game = null
      table.forgetRecord()
    })
  }

  // ---------------------------------------------------------------- at the table

  join(code: string, hello: Greeting, line: Line): Promise<Client> {
    return this.#queue.inTurn(code, async live => {
      const client = await live.table.join(hello, line)
      this.#signals.tellWho(live.table)
      await this.#afterMove.after(live)
      return client
    })
  }

  /** `lost`: the connection broke; what was asked meanwhile may never have been seen. */
  leave(code: string, client: Client, lost: boolean): Promise<void> {
    return this.#queue.inTurn(code, async live => {
      const { table } = live
      table.presence.note(table.known?.seats.length ?? 0)
      table.clients.delete(client)
      this.#signals.tellWho(table)
      await table.tellLobby()
      if (client.playing) {
        this.#signals.tellPlays(table)
        await this.#afterMove.seen(live)
      }
      if (lost && client.seat !== null) await this.#afterMove.call(live, [client.seat])
    })
  }

  /**
   * Plays an answer with the choices that continue it, or a standing answer. Once it is durable, the sender is told
   * `accepted` and how much of it was left over; then everybody is told what happened.
   */
  input(code: string, client: Client, ref: number, input: Input, further?: readonly Choice[]): Promise<void> {
    return this.#act(code, client, ref, async (table, seat) => {
      const taken = await table.input(seat, input, further)
      return (further?.length ?? 0) - taken
    })
  }

  takeBack(code: string, client: Client, ref: number, n: number): Promise<void> {
    return this.#act(code, client, ref, (table, seat) => table.takeBack(seat, n))
  }

  talk(code: string, client: Client, ref: number, saying: Saying): Promise<void> {
    return this.#act(code, client, ref, (table, seat) => table.saySensibly(seat, saying))
  }

  /** Sends older talk. Onlookers may ask for it too. */
  earlierTalk(code: string, client: Client, ref: number, before: number): Promise<void> {
    return this.#queue.inTurn(code, async ({ table }) => {
      if (!table.clients.has(client)) throw new RefusedError('wrongToken')
      table.talk.tellEarlier(client, ref, before)
    })
  }

  propose(code: string, client: Client, ref: number, proposal: GameProposal): Promise<void> {
    return this.#act(code, client, ref, (table, seat) => propose(table, seat, proposal))
  }

  agree(code: string, client: Client, ref: number, { to, yes }: { to: number; yes: boolean }): Promise<void> {
    return this.#act(code, client, ref, (table, seat) => answerProposal(table, seat, to, yes))
  }

  /** Passes a private word. Nothing follows from it, so that nobody else can tell that there was one. */
  whisper(code: string, client: Client, ref: number, whisper: Whisper): Promise<void> {
    return this.#queue.inTurn(code, async ({ table }) => {
      await table.whisper(seated(table, client), whisper)
      say(client, { say: 'accepted', ref })
    })
  }

  /** Lets the bot that is to choose next do so now. */
  hurry(code: string, client: Client, ref: number): Promise<void> {
    return this.#queue.inTurn(code, async live => {
      seated(live.table, client)
      if (!this.#afterMove.hurryBots(live)) this.#signals.hurry(code)
      say(client, { say: 'accepted', ref })
    })
  }

  /** Whether somebody's page still plays what happened. Bots wait for it, so the process that plays them must know. */
  plays(code: string, client: Client, ref: number, playing: boolean): Promise<void> {
    return this.#queue.inTurn(code, async live => {
      seated(live.table, client)
      client.playing = playing
      say(client, { say: 'accepted', ref })
      this.#signals.tellPlays(live.table)
      await this.#afterMove.seen(live)
    })
  }

  why(code: string, client: Client, ref: number): Promise<void> {
    return this.#queue.inTurn(code, async ({ table }) => {
      const seat = seated(table, client)
      say(client, { say: 'why', ref, obstacles: (await table.gameFor(seat)).obstaclesFor(seat) })
    })
  }

  #act(code: string, client: Client, ref: number, act: Act): Promise<void> {
    return this.#queue.inTurn(code, async live => {
      const { table } = live
      try {
        const left = await act(table, seated(table, client))
        say(client, { say: 'accepted', ref, ...(typeof left === 'number' && left > 0 ? { left } : {}) })
      } finally {
        // Even after a refusal, because entries of another process may have been taken in on the way.
        await this.#afterMove.after(live)
      }
    })
  }

  // ---------------------------------------------------------------- the end

  /** Resolves when everything asked so far is done. From now on no bot plays and no job is taken. */
  async close(): Promise<void> {
    this.#jobs.stop()
    this.#signals.stop()
    await this.#queue.close()
    await Promise.all([...this.#queue.all()].map(({ table }) => this.#handOver(table)))
  }

  /** Leaves the table so that the next process can go on at once. */
  async #handOver(table: Table): Promise<void> {
    const { store, now } = this.#options
    try {
      await table.game?.freeze()
      const bots = table.wrote && (await botsAsked(table)).length > 0
      if (bots) await store.schedule(this.#afterMove.botJob(table, now()))
    } catch (error) {
      this.#queue.trouble('a table could not be handed over', table.code, error)
    }
  }
}

/** The seat of a client. Refuses onlookers and clients that were shown out meanwhile. */
function seated({ clients }: Table, client: Client): Seat {
  if (!clients.has(client)) throw new RefusedError('wrongToken')
  if (client.seat === null) throw new RefusedError('onlooker')
  return client.seat
}

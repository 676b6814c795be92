/**
 * One table in memory: its connections, its game, its talk, and what each client has been sent. `queue.ts` makes sure that
 * everything here is called one thing at a time, in the order it arrived.
 */
import type { Choice, Input, Seat } from '@coldwake/rules'
import type { Lobby, Notice, Saying, ServerMessage, Talk, Whisper } from '@coldwake/wire'
import type { Player } from './bots.ts'
import type { Client, Line } from './client.ts'
import { deadline, tellEnds } from './clock.ts'
import type { Editions } from './editions.ts'
import { LiveGame } from './liveGame.ts'
import { type Change, comeBack, holderOf, lobbyOf, type Situation, type TokenHash } from './lobby.ts'
import { earliest } from './logEntries.ts'
import type { Logger } from './logger.ts'
import { PastGame } from './pastGame.ts'
import { Presence } from './presence.ts'
import { RefusedError } from './refusal.ts'
import { Conflict, type Store, type StoredTable, type TableRecord } from './store.ts'
import { TableTalk } from './talk.ts'
import { maySay, namesKnownThings } from './talkChecks.ts'
import { TableWhispers } from './whispers.ts'

/** The token of a client that joins, and how many events, sayings and private words of the table it has already. */
export interface Greeting {
  token: string
  since: number
  heard: number
  whispers?: number
}

/** The services of the process that runs the tables. */
export interface TableServices {
  store: Store
  editions: Editions
  log: Logger
  tokenHash: TokenHash
  now: () => number
  /** Everybody sits at one device, so every person with a seat counts as connected. */
  oneDevice?: boolean | undefined
}

export class Table {
  readonly code: string
  readonly presence: Presence
  /** The connections of this process. */
  readonly clients: Set<Client>
  readonly players = new Map<Seat, Player>()
  readonly talk: TableTalk
  readonly whispers: TableWhispers
  game: LiveGame | null = null
  readonly #past: PastGame
  /** The game as it was last shown to seats that see nothing new; to onlookers (null) while there is such a seat. */
  readonly #lastShown = new Map<Seat | null, LiveGame>()
  /** True if this process wrote the last entry of the log, and so handles what follows from it. */
  wrote = false
  readonly #services: TableServices
  /** True once the table was found in the store: people may ask for any code. */
  isFound = false
  /** True after the store failed: it may hold writes that are not known here and that no signal announces. */
  unsure = false
  #stored: StoredTable | null = null

  constructor(code: string, services: TableServices) {
    this.code = code
    this.#services = services
    this.presence = new Presence(services.now, services.oneDevice === true)
    this.clients = this.presence.clients
    this.#past = new PastGame(code, services)
    this.talk = new TableTalk(code, services)
    this.whispers = new TableWhispers(code, services)
  }

  // ---------------------------------------------------------------- what is kept

  now(): number {
    return this.#services.now()
  }

  /** The record if it is in memory, as it nearly always is after a move. */
  get known(): TableRecord | null {
    return this.#stored?.record ?? null
  }

  async record(): Promise<TableRecord> {
    return (await this.#load()).record
  }

  async #load(): Promise<StoredTable> {
    this.#stored ??= await this.#services.store.table(this.code)
    if (!this.#stored) throw new RefusedError('unknownTable')
    this.isFound = true
    return this.#stored
  }

  /** Forgets the record in memory, which may be outdated. */
  forgetRecord(): void {
    this.#stored = null
  }

  async situation(): Promise<Situation> {
    const { record, entries } = await this.#load()
    const started = entries > 0 || this.game !== null
    const game = started ? await this.live() : null
    return { started, over: record.ended || game?.state.over != null, now: this.#services.now() }
  }

  /** The running game. */
  async live(): Promise<LiveGame> {
    this.game ??= await LiveGame.load(this.#services.store, this.#services.editions, this.code, {
      now: this.#services.now,
    })
    if (!this.game) throw new RefusedError('notStarted')
    return this.game
  }

  /** Changes the record as `how` says, again if others changed it meanwhile. */
  async change(how: (record: TableRecord, situation: Situation) => Change | null): Promise<Change | null> {
    for (;;) {
      const { record, version } = await this.#load()
      const change = how(record, await this.situation())
      if (change === null) return null
      try {
        if (change.record !== record) await this.#services.store.changeTable(this.code, version, change.record)
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        this.forgetRecord()
        continue
      }
      this.forgetRecord()
      this.#showOut(change.record)
      for (const notice of change.notices) await this.announce(notice)
      await this.tellLobby()
      return change
    }
  }

  /** Disconnects clients whose token no longer holds a seat; messages that they have sent already are refused. */
  #showOut(record: TableRecord): void {
    for (const client of this.clients) {
      const hash = client.seat === null ? record.watch.tokenHash : record.seats[client.seat]?.tokenHash
      if (hash === client.holds) continue
      this.clients.delete(client)
      client.showOut()
    }
  }

  // ---------------------------------------------------------------- coming and going

  /** Answers a hello. From now on the client is told what it may know. */
  async join({ token, since, heard, whispers = 0 }: Greeting, line: Line): Promise<Client> {
    this.forgetRecord()
    const { record, entries } = await this.#load()
    const holder = holderOf(record, token, this.#services.tokenHash)
    if (holder === null) throw new RefusedError('wrongToken')
    const seat = holder === 'onlooker' ? null : holder.seat
    const holds = (seat === null ? record.watch.tokenHash : record.seats[seat]?.tokenHash) ?? ''
    const client: Client = {
      seat,
      holds,
      has: since,
      heard,
      whispers: { count: whispers, all: false },
      frozen: false,
      playing: false,
      lobby: '',
      ends: null,
      shown: null,
      me: '',
      open: '',
      ...line,
    }
    if (seat !== null) await this.change(now => comeBack(now, seat))
    if (entries > 0) await (await this.live()).refresh()
    await this.talk.hear()
    await this.whispers.hear()
    this.clients.add(client)
    try {
      await this.refreshPast()
      // The client's own greeting comes first: if that fails, it has not joined.
      this.#tellLobby(client, await this.lobby())
      await this.#tell([client])
      tellEnds(this, client, record.watch.delay, await deadline(this))
    } catch (error) {
      this.clients.delete(client)
      throw error
    }
    await this.tellLobby()
    return client
  }

  async lobby(): Promise<Lobby> {
    const { started, over } = await this.situation()
    return lobbyOf(this.code, await this.record(), {
      started,
      over,
      online: seat => this.presence.isOnline(seat),
      watching: this.presence.watching,
      newerRules: !over && this.game !== null && this.game.rules !== this.#services.editions.current.hash,
    })
  }

  /** Sends the lobby to each client that was told another one. */
  async tellLobby(): Promise<void> {
    if (this.clients.size === 0) return
    await this.#asNews('the lobby could not be told', async () => {
      const lobby = await this.lobby()
      for (const client of this.clients) this.#tellLobby(client, lobby)
    })
  }

  #tellLobby(client: Client, lobby: Lobby): void {
    const text = JSON.stringify({ say: 'lobby', lobby, seat: client.seat } satisfies ServerMessage)
    if (text !== client.lobby) client.send(text)
    client.lobby = text
  }

  /** Tells news of something that has already happened, so that a failure is logged and refuses nothing. */
  async #asNews(trouble: string, tell: () => Promise<void>): Promise<void> {
    try {
      await tell()
    } catch (error) {
      this.unsure = true
      this.#services.log.error(trouble, { table: this.code }, error)
    }
  }

  // ---------------------------------------------------------------- the game

  /** The game, if it may go on just now. */
  async going(): Promise<LiveGame> {
    return unlessStopped(this.game ?? (await this.live()), this.known ?? (await this.record()))
  }

  /** The game, paused or not, unless it is over. */
  async unfinished(): Promise<LiveGame> {
    return unlessOver(await this.live(), await this.record())
  }

  /** Resolves to how many of the further choices were taken. */
  async input(seat: Seat, input: Input, further?: readonly Choice[]): Promise<number> {
    const game = this.game && this.known ? unlessStopped(this.game, this.known) : await this.going()
    // Dead players who see nothing new must not learn by a refusal which question is open.
    if ('n' in input && game.isBlind(seat) && game.decisionFor(seat) === null) throw new RefusedError('notAsked')
    // A person who plays a seat has come back to it.
    const { bot = null, open = false } = this.known?.seats[seat] ?? {}
    if (bot !== null || open) await this.change(record => comeBack(record, seat))
    const taken = await game.play(input, further ? { further } : {})
    this.wrote = true
    return taken
  }

  async takeBack(seat: Seat, n: number): Promise<void> {
    const game = await this.going()
    await game.takeBack(seat, n)
    this.wrote = true
  }

  /** Sends every client what it lacks and may know by now. Only its own seat hears of a sealed answer. */
  async publish(): Promise<void> {
    await this.#tell(this.clients)
    this.game?.wasTold()
  }

  /** Publishes without waiting, which is nearly always possible after a move. False: it is not, and nobody was told. */
  publishAtOnce(): boolean {
    if (!this.known) return false
    const { delay } = this.known.watch
    for (const client of this.clients) if (!this.#isAtHand(client, delay)) return false
    for (const client of this.clients) this.#tellOne(client, delay)
    this.game?.wasTold()
    return true
  }

  async #tell(clients: Iterable<Client>): Promise<void> {
    const { delay } = (await this.record()).watch
    for (const client of clients) {
      if (!this.#isAtHand(client, delay)) await this.#fetch(client, delay)
      this.#tellOne(client, delay)
    }
  }

  /** True if everything that this client lacks of the game is in memory. */
  #isAtHand(client: Client, delay: number): boolean {
    const game = this.#shownTo(client, delay)
    // A client that has more events than there are remembers another past. It gets them all, and `seq` tells it to begin anew.
    if (game && client.has > game.eventCount) client.has = 0
    return game === null || (game !== undefined && client.has >= game.firstEvent)
  }

  async #fetch(client: Client, delay: number): Promise<void> {
    if (this.#shownTo(client, delay) === undefined)
      await this.#recallLastShown(client.seat, this.#unveiled(client, delay))
    if (!this.#isAtHand(client, delay)) await this.#shownTo(client, delay)?.recall()
  }

  /** Game, talk and private words. */
  #tellOne(client: Client, delay: number): void {
    const game = this.#shownTo(client, delay)
    if (game) this.#tellGame(client, game)
    this.talk.tell(client, delay)
    // Onlookers who are behind learn of the end when their own game ends.
    this.whispers.tell(client, this.known?.ended === true || game?.state.over != null)
  }

  /** The game as this client may know it; null if there is none, undefined if it is not in memory. */
  #shownTo(client: Client, delay: number): LiveGame | null | undefined {
    const game = this.#unveiled(client, delay)
    // Dead players who see nothing new are always shown the same moment. So are onlookers meanwhile, or they could show
    // a dead player more.
    client.frozen = game !== null && this.#isBlind(client.seat, game)
    if (client.frozen) return this.#lastShown.get(client.seat)
    this.#lastShown.delete(client.seat)
    return game
  }

  /** Around one device, an onlooker's line shows the table while the curtain is down, which dead players see anyway. */
  #isBlind(seat: Seat | null, game: LiveGame): boolean {
    return !(seat === null && this.#services.oneDevice) && game.isBlind(seat)
  }

  /** The game that is shown to this client, if nothing of it is kept from dead players. */
  #unveiled({ seat }: Client, delay: number): LiveGame | null {
    if (seat !== null || delay === 0) return this.game
    return this.#past.behind(delay)
  }

  /** The game as this seat may know it. */
  async gameFor(seat: Seat): Promise<LiveGame> {
    const game = await this.live()
    return game.isBlind(seat) ? (this.#lastShown.get(seat) ?? (await this.#recallLastShown(seat, game)) ?? game) : game
  }

  async #recallLastShown(seat: Seat | null, game: LiveGame | null): Promise<LiveGame | null> {
    const shown = game && (await game.lastShownTo(seat))
    if (shown) this.#lastShown.set(seat, shown)
    return shown
  }

  #tellGame(client: Client, game: LiveGame): void {
    try {
      if (game.lacks(client)) client.send(game.messageFor(client))
    } catch (error) {
      // The input is written and stays; a view that fails for one seat must not keep it from the others.
      this.#services.log.error('a view failed', { table: this.code, seat: client.seat }, error)
    }
  }

  /** Takes in everything that another process may have changed. True if the game has gone on. */
  async refresh(): Promise<boolean> {
    this.unsure = true
    this.forgetRecord()
    const { record, entries } = await this.#load()
    const wentOn = entries > 0 && (await (await this.live()).refresh())
    if (wentOn) this.wrote = false
    await this.talk.hear()
    await this.whispers.hear()
    this.#showOut(record)
    await this.publish()
    this.unsure = false
    await this.tellLobby()
    return wentOn
  }

  // ---------------------------------------------------------------- onlookers

  /** Brings the game of those who are behind as far as they may know it, if there are any. */
  async refreshPast(): Promise<void> {
    const delay = await this.#behind()
    if (delay === 0) this.#past.forget()
    else await this.#past.refresh(delay, this.game?.entries ?? 0)
  }

  /** The seconds that onlookers are behind; 0 if there are no such onlookers. */
  async #behind(): Promise<number> {
    const { delay } = (await this.record()).watch
    return [...this.clients].some(({ seat }) => seat === null) ? delay : 0
  }

  /** When onlookers who are behind hear more; null if nothing waits for them. */
  async moreDue(): Promise<number | null> {
    const late = (await this.#behind()) * 1000
    if (late === 0) return null
    // Counts from what they have heard, not from what they may hear now: time has passed since they were told.
    const heard = [...this.clients].flatMap(client => (client.seat === null ? [client.heard] : []))
    const next = Math.min(this.#past.next, earliest(this.talk.entries.slice(Math.min(...heard))))
    return Number.isFinite(next) ? next + late : null
  }

  // ---------------------------------------------------------------- talk

  /** Says something for a seat, or for the table itself. Resolves to its number. */
  async say(seat: Seat | null, talk: Talk): Promise<number> {
    const number = await this.talk.write(seat, talk)
    await this.hearNews()
    return number
  }

  announce(notice: Notice): Promise<void> {
    return this.#asNews('a notice could not be said', async () => {
      if (this.talk.hasRoomFor(notice)) await this.say(null, notice)
    })
  }

  async saySensibly(seat: Seat, talk: Saying): Promise<void> {
    const { game, board, seats } = await this.record()
    await this.talk.hear()
    if (!namesKnownThings(game, board, seats.length, talk) || !maySay(seat, talk, n => this.talk.entries[n]))
      throw new RefusedError('badRequest', 'talk')
    await this.say(seat, talk)
  }

  /** Says something that goes with a move. If it cannot be said, the move still stands. */
  sayBesides(seat: Seat, talk: Saying): Promise<void> {
    return this.#asNews('a bot could not say it', async () => {
      if (this.talk.hasRoomFor(talk)) await this.saySensibly(seat, talk)
    })
  }

  /** Passes a private word. Only the two seats are told. */
  async whisper(seat: Seat, whisper: Whisper): Promise<void> {
    await this.unfinished()
    const game = await this.gameFor(seat)
    await this.whispers.pass(seat, whisper, game.viewFor(seat).table, game.eventCount)
    this.#tellWhispers()
  }

  /** Passes a private word of a bot. If that fails, only the operator hears of it. */
  whisperBesides(seat: Seat, whisper: Whisper): Promise<void> {
    return this.#asNews('a bot could not pass a private word', () => this.whisper(seat, whisper))
  }

  /** Tells private words that another process has kept. */
  hearWhispers(): Promise<void> {
    return this.#asNews('private words could not be told', async () => {
      await this.whispers.hear()
      this.#tellWhispers()
    })
  }

  #tellWhispers(): void {
    for (const client of this.clients) this.whispers.tell(client, false)
  }

  /** Tells new talk to every client that may hear it now. */
  hearNews(): Promise<void> {
    return this.#asNews('the talk could not be told', async () => {
      await this.talk.hear()
      const { delay } = (await this.record()).watch
      for (const client of this.clients) this.talk.tell(client, delay)
    })
  }
}

function unlessOver(game: LiveGame, { ended }: TableRecord): LiveGame {
  if (ended || game.state.over) throw new RefusedError('over')
  return game
}

function unlessStopped(game: LiveGame, record: TableRecord): LiveGame {
  unlessOver(game, record)
  if (record.paused) throw new RefusedError('paused')
  if (game.isFull) throw new RefusedError('gameFull')
  return game
}

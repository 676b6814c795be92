/**
 * One table in memory: who is connected, its game, its talk, and everybody told of what concerns them. Everything here
 * is called one thing at a time, in the order it arrived; `tables.ts` sees to that.
 */
import type { Input, Seat } from '@coldwake/rules'
import type { Heard, Lobby, Notice, Proposal, Saying, ServerMessage, Talk } from '@coldwake/wire'
import { type Listener, LiveGame } from './games.ts'
import { type Change, comeBack, holderOf, lobbyOf, persons, type Situation, standIn } from './lobby.ts'
import type { Log } from './logger.ts'
import { tableMark } from './logger.ts'
import { botOf, STAND_IN } from './players.ts'
import { RefusedError } from './refusal.ts'
import { newSeed } from './secrets.ts'
import type { Shelf } from './shelf.ts'
import { Conflict, type Store, type StoredTable, type TableRecord, type TalkEntry } from './store.ts'
import { apt, sensible } from './talk.ts'

/** One connection, of a seat or of an onlooker; a seat may have several. */
export interface Client extends Listener {
  /** How many things said it has heard. */
  heard: number
  /** The lobby and the end of the clock as they were told last. */
  lobby: string
  ends: number | null
  /** The hash that let it in: when the table no longer knows it, the client has to go. */
  readonly holds: string
  send(text: string): void
  /** What let it in lets it in no longer. */
  showOut(): void
}

/** What every table of a server shares. */
export interface House {
  store: Store
  shelf: Shelf
  log: Log
  now: () => number
}

/** A seat's bot as it was when it last chose. */
interface Player {
  kind: string
  memory: number
}

export class Table {
  readonly code: string
  readonly clients = new Set<Client>()
  /** Connections that other processes have, by process. */
  readonly elsewhere = new Map<string, { seats: readonly Seat[]; watching: number; until: number }>()
  readonly players = new Map<Seat, Player>()
  game: LiveGame | null = null
  /** The game as onlookers see it who are so many seconds behind. */
  #past: { game: LiveGame; delay: number } | null = null
  /** Did this process write the last entry of the log? Then what follows from it is its task. */
  wrote = false
  readonly #house: House
  /** The store failed: it may hold what is not known here and of which no signal comes. */
  unsure = false
  #stored: StoredTable | null = null
  #talk: TalkEntry[] = []

  constructor(code: string, house: House) {
    this.code = code
    this.#house = house
  }

  // ---------------------------------------------------------------- what is kept

  async record(): Promise<TableRecord> {
    return (await this.#load()).record
  }

  async #load(): Promise<StoredTable> {
    this.#stored ??= await this.#house.store.table(this.code)
    if (!this.#stored) throw new RefusedError('unknownTable')
    return this.#stored
  }

  /** What is remembered of the record may be old. */
  forgetRecord(): void {
    this.#stored = null
  }

  async situation(): Promise<Situation> {
    const { record, entries } = await this.#load()
    const started = entries > 0 || this.game !== null
    const game = started ? await this.live() : null
    return { started, over: record.ended || game?.state.over != null, now: this.#house.now() }
  }

  /** The running game. */
  async live(): Promise<LiveGame> {
    this.game ??= await LiveGame.load(this.#house.store, this.#house.shelf, this.code, { now: this.#house.now })
    if (!this.game) throw new RefusedError('notStarted')
    return this.game
  }

  /** Changes the record by what `how` makes of it, however often others change it meanwhile. */
  async change(how: (record: TableRecord, situation: Situation) => Change | null): Promise<Change | null> {
    for (;;) {
      const { record, version } = await this.#load()
      const change = how(record, await this.situation())
      if (change === null) return null
      try {
        if (change.record !== record) await this.#house.store.changeTable(this.code, version, change.record)
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

  /** Whoever holds a token that holds nothing any more has to go, and what they sent before they went counts no more. */
  #showOut(record: TableRecord): void {
    for (const client of this.clients) {
      const hash = client.seat === null ? record.watch.tokenHash : record.seats[client.seat]?.tokenHash
      if (hash === client.holds) continue
      this.clients.delete(client)
      client.showOut()
    }
  }

  // ---------------------------------------------------------------- coming and going

  /** Hello. From now on the client hears what it may hear. */
  async join(
    { token, since, heard }: { token: string; since: number; heard: number },
    line: Pick<Client, 'send' | 'showOut'>,
  ): Promise<Client> {
    this.forgetRecord()
    const { record, entries } = await this.#load()
    const holder = holderOf(record, token)
    if (holder === null) throw new RefusedError('wrongToken')
    const seat = holder === 'onlooker' ? null : holder.seat
    const holds = (seat === null ? record.watch.tokenHash : record.seats[seat]?.tokenHash) ?? ''
    const client: Client = { seat, holds, has: since, heard, lobby: '', ends: null, shown: null, me: '', ...line }
    if (seat !== null) await this.change(now => comeBack(now, seat))
    if (entries > 0) await (await this.live()).refresh()
    await this.#hearTalk()
    this.clients.add(client)
    try {
      await this.refreshPast()
      // Its own greeting first: if that fails it has not joined.
      this.#tellLobby(client, await this.lobby())
      await this.#tell([client])
      this.#tellEnds(client, this.#endsFor(client, record.watch.delay, await this.deadline()))
    } catch (error) {
      this.clients.delete(client)
      throw error
    }
    await this.tellLobby()
    return client
  }

  isOnline(seat: Seat | null): boolean {
    for (const client of this.clients) if (client.seat === seat) return true
    const now = this.#house.now()
    for (const { seats, watching, until } of this.elsewhere.values())
      if (until > now && (seat === null ? watching > 0 : seats.includes(seat))) return true
    return false
  }

  /** Processes that were not heard of for too long are believed no more. True if there were any. */
  forgetElsewhere(): boolean {
    const now = this.#house.now()
    const gone = [...this.elsewhere].filter(([, { until }]) => until <= now)
    for (const [process] of gone) this.elsewhere.delete(process)
    return gone.length > 0
  }

  /** Seats and onlookers that are connected to this process. */
  here(): { seats: Seat[]; watching: number } {
    const seats = new Set<Seat>()
    let watching = 0
    for (const { seat } of this.clients) {
      if (seat === null) watching++
      else seats.add(seat)
    }
    return { seats: [...seats].sort(), watching }
  }

  async lobby(): Promise<Lobby> {
    const { started, over } = await this.situation()
    const now = this.#house.now()
    const others = [...this.elsewhere.values()].filter(({ until }) => until > now)
    return lobbyOf(this.code, await this.record(), {
      started,
      over,
      online: seat => this.isOnline(seat),
      watching: others.reduce((sum, { watching }) => sum + watching, this.here().watching),
      newerRules: !over && this.game !== null && this.game.rules !== this.#house.shelf.current.hash,
    })
  }

  /** News for whoever is there and has not heard it yet. */
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

  /** What news are of has happened, so a failure to tell them is nobody's refusal. */
  async #asNews(trouble: string, tell: () => Promise<void>): Promise<void> {
    try {
      await tell()
    } catch (error) {
      this.unsure = true
      this.#house.log.error(trouble, { table: tableMark(this.code) }, error)
    }
  }

  // ---------------------------------------------------------------- the game

  /** The game, if it may go on just now. */
  async #going(): Promise<LiveGame> {
    const game = await this.live()
    const { ended, paused } = await this.record()
    if (ended || game.state.over) throw new RefusedError('over')
    if (paused) throw new RefusedError('paused')
    return game
  }

  async input(seat: Seat, input: Input): Promise<void> {
    const game = await this.#going()
    // Whoever plays a seat has come back to it.
    if ((await this.record()).seats[seat]?.bot != null) await this.change(record => comeBack(record, seat))
    await game.play(input)
    this.wrote = true
  }

  async takeBack(seat: Seat, n: number): Promise<void> {
    const game = await this.#going()
    await game.takeBack(seat, n)
    this.wrote = true
  }

  /** To everybody what they lack and may know by now. Of a sealed answer its own seat alone hears. */
  async publish(): Promise<void> {
    await this.#tell(this.clients)
    this.game?.touched.clear()
  }

  /** Game and talk. After a move there is nothing here to wait for but the record, which is at hand. */
  async #tell(clients: Iterable<Client>): Promise<void> {
    const { delay } = (await this.record()).watch
    for (const client of clients) {
      const game = this.#gameFor(client, delay)
      if (game) {
        // More events than there are: it remembers another past. It gets them all, and `seq` tells it to begin anew.
        if (client.has > game.eventCount) client.has = 0
        if (client.has < game.firstEvent) await game.recall()
        this.#tellGame(client, game)
      }
      this.#tellTalk(client, this.#talkLimit(client, delay))
    }
  }

  /** The game as this client may know it. */
  #gameFor({ seat }: Client, delay: number): LiveGame | null {
    if (seat !== null || delay === 0) return this.game
    return this.#past?.delay === delay ? this.#past.game : null
  }

  #tellGame(client: Client, game: LiveGame): void {
    try {
      if (game.lacks(client)) client.send(game.messageFor(client))
    } catch (error) {
      // The input is written and stays; a view that fails for one seat must not keep it from the others.
      this.#house.log.error('a view failed', { table: tableMark(this.code), seat: client.seat }, error)
    }
  }

  /** Takes in everything that another process may have changed. True if it went on with the game. */
  async refresh(): Promise<boolean> {
    this.unsure = true
    this.forgetRecord()
    const { record, entries } = await this.#load()
    const wentOn = entries > 0 && (await (await this.live()).refresh())
    if (wentOn) this.wrote = false
    await this.#hearTalk()
    this.#showOut(record)
    await this.publish()
    this.unsure = false
    await this.tellLobby()
    return wentOn
  }

  // ---------------------------------------------------------------- onlookers

  /** Brings the game of those who are behind as far as they may know it, if there are any. */
  async refreshPast(): Promise<void> {
    const { store, shelf, now } = this.#house
    const delay = await this.#behind()
    if (delay === 0) this.#past = null
    else if (this.#past?.delay === delay) await this.#past.game.refresh()
    else {
      const game = await LiveGame.load(store, shelf, this.code, { until: () => now() - delay * 1000 })
      this.#past = game && { game, delay }
    }
  }

  /** Seconds that onlookers are behind; 0 if nobody is. */
  async #behind(): Promise<number> {
    const { delay } = (await this.record()).watch
    return [...this.clients].some(({ seat }) => seat === null) ? delay : 0
  }

  /** When there is more for those who are behind; null if nothing is known of that. */
  async moreDue(): Promise<number | null> {
    const late = (await this.#behind()) * 1000
    if (late === 0) return null
    const { store } = this.#house
    const entry = this.#past ? await this.#past.game.next() : (await store.read(this.code, 0))[0]
    // What they have not heard yet, not what they may not hear by now: time has gone on since they were told.
    const heard = [...this.clients].flatMap(client => (client.seat === null ? [client.heard] : []))
    const talk = this.#talk[Math.min(...heard)]
    const next = Math.min(entry?.at ?? Infinity, talk?.at ?? Infinity)
    return Number.isFinite(next) ? next + late : null
  }

  // ---------------------------------------------------------------- talk

  /** Says something for a seat, or for the table itself. Resolves to its number. */
  async say(seat: Seat | null, talk: Talk): Promise<number> {
    const number = await this.#house.store.say(this.code, { at: this.#house.now(), seat, talk })
    await this.hearNews()
    return number
  }

  announce(notice: Notice): Promise<void> {
    return this.#asNews('a notice could not be said', async () => {
      await this.say(null, notice)
    })
  }

  async saySensibly(seat: Seat, talk: Saying): Promise<void> {
    const { game, board, seats } = await this.record()
    await this.#hearTalk()
    if (!sensible(game, board, seats.length, talk) || !apt(seat, talk, n => this.#talk[n]))
      throw new RefusedError('badRequest', 'talk')
    await this.say(seat, talk)
  }

  /** What is new in the talk, to everybody who may hear it now. */
  hearNews(): Promise<void> {
    return this.#asNews('the talk could not be told', async () => {
      await this.#hearTalk()
      const { delay } = (await this.record()).watch
      for (const client of this.clients) this.#tellTalk(client, this.#talkLimit(client, delay))
    })
  }

  async #hearTalk(): Promise<void> {
    this.#talk.push(...(await this.#house.store.said(this.code, this.#talk.length)))
  }

  /** How much of the talk this client may hear by now. */
  #talkLimit({ seat }: Client, delay: number): number {
    return seat === null && delay > 0 ? this.#talkUntil(this.#house.now() - delay * 1000) : this.#talk.length
  }

  #talkUntil(limit: number): number {
    const first = this.#talk.findIndex(({ at }) => at > limit)
    return first < 0 ? this.#talk.length : first
  }

  #tellTalk(client: Client, limit: number): void {
    if (client.heard > this.#talk.length) client.heard = 0
    if (client.heard >= limit) return
    const entries: Heard[] = this.#talk.slice(client.heard, limit)
    say(client, { say: 'talk', from: client.heard, entries })
    client.heard = limit
  }

  // ---------------------------------------------------------------- what everybody must agree to

  async propose(seat: Seat, proposal: Proposal): Promise<void> {
    const game = await this.#going()
    // What cannot be done is not put to anybody.
    if (proposal.what === 'takeBack') await game.tellerOf(proposal.event)
    else game.newestRules()
    await this.#carryOut(await this.say(seat, { t: 'propose', proposal, events: game.eventCount }))
  }

  async answerProposal(seat: Seat, to: number, yes: boolean): Promise<void> {
    await this.#hearTalk()
    if (!this.#isOpen(to, await this.#going())) throw new RefusedError('noProposal')
    await this.say(seat, yes ? { t: 'agree', to } : { t: 'refuse', to })
    if (yes) await this.#carryOut(to)
  }

  /** The last proposal is open until somebody refuses it, it is done, or the game goes on. */
  #isOpen(number: number, game: LiveGame): boolean {
    const proposed = this.#talk[number]?.talk
    if (proposed?.t !== 'propose' || proposed.events !== game.eventCount) return false
    const closes = (talk: Talk) =>
      talk.t === 'propose' || talk.t === 'movedRules' || (talk.t === 'refuse' && talk.to === number)
    return !this.#talk.slice(number + 1).some(({ talk }) => closes(talk))
  }

  /** Does what is proposed, once everybody who plays here has agreed. */
  async #carryOut(number: number): Promise<void> {
    const game = await this.live()
    await this.#hearTalk()
    const entry = this.#talk[number]
    if (entry?.seat == null || entry.talk.t !== 'propose' || !this.#isOpen(number, game)) return
    const { proposal, events } = entry.talk
    const agreed = new Set<Seat | null>([entry.seat])
    for (const { seat, talk } of this.#talk.slice(number))
      if (talk.t === 'agree' && talk.to === number) agreed.add(seat)
    if (persons(await this.record()).some(seat => !agreed.has(seat))) return
    if (proposal.what === 'takeBack') await game.takeBackTo(entry.seat, proposal.event, events)
    else await game.moveRules(events)
    this.wrote = true
    if (proposal.what === 'rules') await this.announce({ t: 'movedRules' })
  }

  // ---------------------------------------------------------------- bots and the clock

  /** Seats that a bot plays and that are asked now. */
  async botsAsked(): Promise<Seat[]> {
    const { game } = this
    const { seats, paused, ended } = await this.record()
    if (!game || paused || ended) return []
    return [...seats.keys()].filter(seat => seats[seat]?.bot != null && game.decisionFor(seat) !== null)
  }

  /** Seats that a person plays and that are asked now. */
  async personsAsked(): Promise<Seat[]> {
    const { game } = this
    const record = await this.record()
    if (!game || record.paused || record.ended) return []
    return persons(record).filter(seat => game.decisionFor(seat) !== null)
  }

  /** A bot of that kind answers for a seat, if it is still asked. */
  async botAnswers(seat: Seat, kind: string, by: 'bot' | 'clock'): Promise<void> {
    const game = await this.live()
    const decision = game.decisionFor(seat)
    if (!decision) return
    const bot = botOf(kind)
    const known = this.players.get(seat)
    const memory = known?.kind === kind ? known.memory : bot.begin(newSeed())
    const chosen = bot.choose(() => game.viewFor(seat), decision, memory)
    await game.play(chosen.input, by)
    this.players.set(seat, { kind, memory: chosen.memory })
    this.wrote = true
  }

  /** When the open question must be answered. */
  async deadline(): Promise<number | null> {
    const record = await this.record()
    const { game } = this
    const { clock, clockFrom, paused, ended } = record
    if (!clock || !game || game.state.over || paused || ended) return null
    // To whom a sealed question is still open must not show: the clock runs as if it were for everybody.
    const forWhom = game.asksOpenly ? await this.personsAsked() : persons(record)
    return forWhom.length === 0 ? null : Math.max(game.askedAt, clockFrom) + clock.seconds * 1000
  }

  /** Tells the clock to whoever was told otherwise. Resolves to when it runs out. */
  async tellClock(): Promise<number | null> {
    const deadline = await this.deadline()
    const { delay } = (await this.record()).watch
    for (const client of this.clients) {
      const ends = this.#endsFor(client, delay, deadline)
      if (ends !== client.ends) this.#tellEnds(client, ends)
    }
    return deadline
  }

  #tellEnds(client: Client, ends: number | null): void {
    say(client, { say: 'clock', ends, now: this.#house.now() })
    client.ends = ends
  }

  /** No clock runs where the past is shown. */
  #endsFor({ seat }: Client, delay: number, deadline: number | null): number | null {
    return seat === null && delay > 0 ? null : deadline
  }

  /** Nobody has answered in time: the table's policy applies. */
  async timeOut(): Promise<void> {
    const { clock } = await this.record()
    if (!clock || clock.policy === 'wait') return
    const game = await this.live()
    const late = await this.personsAsked()
    const { n } = game.state
    // To say in the open who has not answered a sealed question would tell who holds it up.
    if (clock.policy === 'seat' && game.asksOpenly)
      for (const seat of late) await this.change(record => standIn(record, seat, STAND_IN))
    // Who is asked anew because of such an answer is not late.
    else for (const seat of late) if (game.state.n === n) await this.botAnswers(seat, STAND_IN, 'clock')
  }
}

export const say = (client: Client, message: ServerMessage): void => client.send(JSON.stringify(message))

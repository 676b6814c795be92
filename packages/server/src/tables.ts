/**
 * The tables that people sit at: lobby, seats, presence, and the game once it started.
 * Whatever concerns one table is done one thing at a time, in the order it arrived.
 */
import { create, explain, type GameLog, gameInfo, type Input, type Key, type Seat } from '@coldwake/rules'
import type { CreateTable, Lobby, SeatTaken, ServerMessage, TakeSeat } from '@coldwake/wire'
import { exportGame } from './export.ts'
import { LiveGame } from './games.ts'
import { RefusedError } from './refusal.ts'
import { hashOf, holds, newCode, newKey, newToken } from './secrets.ts'
import { Conflict, type Store, type StoredTable, type TableRecord } from './store.ts'

/** One connection of one seat; a seat may have several. */
export interface Client {
  readonly code: string
  readonly seat: Seat
  /** How many of the game's events it has. */
  has: number
  /** One message, whole or in pieces. */
  send(...pieces: (string | Buffer)[]): void
}

/** What a table needs in memory while somebody is connected to it. */
interface LiveTable {
  readonly code: string
  readonly clients: Set<Client>
  game: LiveGame | null
  /** Ends when everything asked so far is done. */
  last: Promise<unknown>
  waiting: number
}

export class Tables {
  readonly #store: Store
  readonly #newKey: () => Key
  readonly #live = new Map<string, LiveTable>()

  constructor(store: Store, options: { newKey?: () => Key } = {}) {
    this.#store = store
    this.#newKey = options.newKey ?? newKey
  }

  async create(request: CreateTable): Promise<SeatTaken> {
    const { game, board, name } = request
    const info = gameInfo(game)
    if (!info) throw new RefusedError('unknownGame', 'game')
    if (!info.boards.includes(board)) throw new RefusedError('unknownBoard', 'board')
    if (request.seats < info.seats.min || request.seats > info.seats.max) throw new RefusedError('badRequest', 'seats')
    const token = newToken()
    const seats: TableRecord['seats'] = Array.from({ length: request.seats }, () => null)
    seats[0] = { name, tokenHash: hashOf(token) }
    const record: TableRecord = { game, board, host: 0, seats }
    for (;;) {
      const code = newCode()
      try {
        await this.#store.createTable(code, record)
        return { code, seat: 0, token }
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
      }
    }
  }

  /** Is the store readable? */
  async check(): Promise<void> {
    await this.#store.table('')
  }

  async lobby(code: string): Promise<Lobby> {
    return this.#lobby(code, await this.#stored(code), this.#live.get(code))
  }

  takeSeat(code: string, request: TakeSeat): Promise<SeatTaken> {
    const { name } = request
    return this.#inTurn(code, async table => {
      for (;;) {
        const { record, version, started } = await this.#stored(code)
        if (started) throw new RefusedError('alreadyStarted')
        const seat = record.seats.indexOf(null)
        if (seat < 0) throw new RefusedError('tableFull')
        const token = newToken()
        const seats = record.seats.with(seat, { name, tokenHash: hashOf(token) })
        try {
          await this.#store.changeTable(code, version, { ...record, seats })
        } catch (error) {
          if (error instanceof Conflict) continue
          throw error
        }
        await this.#tellLobby(table)
        return { code, seat, token }
      }
    })
  }

  start(code: string, token: string): Promise<void> {
    return this.#inTurn(code, async table => {
      const { record, started } = await this.#stored(code)
      const seat = seatOf(record, token)
      if (seat === null) throw new RefusedError('wrongToken')
      if (seat !== record.host) throw new RefusedError('notHost')
      if (started) throw new RefusedError('alreadyStarted')
      if (record.seats.includes(null)) throw new RefusedError('seatsOpen')
      // Who is who is drafted at the table (NEM-SETUP-27).
      const seats = record.seats.map(() => ({ character: null }))
      const setup = { game: record.game, board: record.board, seats }
      const key = this.#newKey()
      // A set-up that the rules cannot play must not become a log.
      create(setup, key)
      try {
        await this.#store.append(code, 0, { e: 'create', v: 1, setup, key })
      } catch (error) {
        throw error instanceof Conflict ? new RefusedError('alreadyStarted') : error
      }
      await this.#tellLobby(table)
      const game = await this.#game(table)
      for (const client of table.clients) sendGame(client, game)
    })
  }

  /** Hello. From now on the client hears what its seat may hear. */
  join(code: string, token: string, since: number, send: Client['send']): Promise<Client> {
    return this.#inTurn(code, async table => {
      const stored = await this.#stored(code)
      const seat = seatOf(stored.record, token)
      if (seat === null) throw new RefusedError('wrongToken')
      const game = stored.started ? await this.#game(table) : null
      await game?.refresh()
      const came = !online(table, seat)
      // More events than there are: it remembers another past. It gets them all, and `seq` tells it to begin anew.
      const client: Client = { code, seat, has: game && since <= game.events.length ? since : 0, send }
      table.clients.add(client)
      // Its own lobby first: if that fails it has not joined.
      try {
        say(client, { say: 'lobby', lobby: await this.#lobby(code, stored, table), seat })
      } catch (error) {
        table.clients.delete(client)
        throw error
      }
      if (came) await this.#tellLobby(table, client)
      if (game) {
        sendGame(client, game)
        publish(table, game)
      }
      return client
    })
  }

  leave(client: Client): Promise<void> {
    return this.#inTurn(client.code, async table => {
      table.clients.delete(client)
      if (!online(table, client.seat)) await this.#tellLobby(table)
    })
  }

  /** An answer or a standing answer. The sender hears `accepted` when it is durable, then everybody what happened. */
  input(client: Client, ref: number, input: Input): Promise<void> {
    return this.#inTurn(client.code, async table => {
      const game = await this.#game(table)
      try {
        await game.play(input)
        say(client, { say: 'accepted', ref })
      } finally {
        // Also when refused: the entries of another process may have been taken in on the way.
        publish(table, game)
      }
    })
  }

  why(client: Client, ref: number): Promise<void> {
    return this.#inTurn(client.code, async table => {
      const game = await this.#game(table)
      say(client, { say: 'why', ref, obstacles: explain(game.state, client.seat) })
    })
  }

  /** The whole log, key included: only when there is nothing left to hide. */
  log(code: string): Promise<GameLog> {
    return this.#inTurn(code, async table => {
      await this.#stored(code)
      const game = await this.#game(table)
      if (!game.state.over) throw new RefusedError('notOver')
      return exportGame(this.#store, code, game.state)
    })
  }

  /** When everything asked so far is done. */
  async idle(): Promise<void> {
    await Promise.all([...this.#live.values()].map(table => table.last))
  }

  async #stored(code: string): Promise<StoredTable> {
    const stored = await this.#store.table(code)
    if (!stored) throw new RefusedError('unknownTable')
    return stored
  }

  async #game(table: LiveTable): Promise<LiveGame> {
    table.game ??= await LiveGame.load(this.#store, table.code)
    if (!table.game) throw new RefusedError('notStarted')
    return table.game
  }

  async #lobby(code: string, { record, started }: StoredTable, table: LiveTable | undefined): Promise<Lobby> {
    const { game, board, host } = record
    const live = started ? (table?.game ?? (await LiveGame.load(this.#store, code))) : null
    const seats = record.seats.map((taken, seat) => ({
      name: taken?.name ?? null,
      online: table !== undefined && online(table, seat),
    }))
    return { code, game, board, host, started, over: live !== null && live.state.over !== null, seats }
  }

  /** News for whoever is there. What it is news of has happened, so a failure here is nobody's refusal. */
  async #tellLobby(table: LiveTable, except?: Client): Promise<void> {
    const clients = [...table.clients].filter(client => client !== except)
    if (clients.length === 0) return
    try {
      const lobby = await this.#lobby(table.code, await this.#stored(table.code), table)
      for (const client of clients) say(client, { say: 'lobby', lobby, seat: client.seat })
    } catch (error) {
      console.error(`table ${table.code}, lobby:`, error)
    }
  }

  /** Queues work for a table. The table is forgotten when nothing waits and nobody is connected. */
  #inTurn<T>(code: string, work: (table: LiveTable) => Promise<T>): Promise<T> {
    const table = this.#live.get(code) ?? { code, clients: new Set(), game: null, last: Promise.resolve(), waiting: 0 }
    this.#live.set(code, table)
    table.waiting++
    const result = table.last.then(() => work(table))
    const done = () => {
      table.waiting--
      if (table.waiting === 0 && table.clients.size === 0) this.#live.delete(code)
    }
    table.last = result.then(done, done)
    return result
  }
}

function seatOf(record: TableRecord, token: string): Seat | null {
  const seat = record.seats.findIndex(taken => taken !== null && holds(token, taken.tokenHash))
  return seat < 0 ? null : seat
}

function online(table: LiveTable, seat: Seat): boolean {
  for (const client of table.clients) if (client.seat === seat) return true
  return false
}

const say = (client: Client, message: ServerMessage): void => client.send(JSON.stringify(message))

/** To everybody, if the table changed or they lack an event. Of a sealed answer its own seat alone hears. */
function publish(table: LiveTable, game: LiveGame): void {
  const touched = game.touched()
  const changed = game.changed()
  for (const client of table.clients) {
    if (!changed && client.has === game.events.length && !touched.has(client.seat)) continue
    try {
      sendGame(client, game)
    } catch (error) {
      // The input is written and stays; a view that fails for one seat must not keep it from the others.
      console.error(`table ${table.code}, view of seat ${client.seat}:`, error)
    }
  }
}

function sendGame(client: Client, game: LiveGame): void {
  client.send(...game.messageFor(client.seat, client.has))
  client.has = game.events.length
}

/** The tables of this device: the same as a server's, with everybody around one screen. */
import {
  type Client,
  checked,
  type Digest,
  type Editions,
  exportGame,
  handleMessage,
  type Logger,
  newCode,
  personsAsked,
  RefusedError,
  refusalOf,
  type Store,
  Tables,
  type TokenHash,
} from '@coldwake/host'
import type { Seat } from '@coldwake/rules'
import type { Refusal, SeatTaken, ServerMessage } from '@coldwake/wire'
import { ChangeSeat, ClientMessage, Continue, CreateTable, cleanName, HostCommand, nameKey } from '@coldwake/wire'
import { isPractice, LOCAL } from '../net/localCode.ts'
import { LessonTables } from './lessonTables.ts'
import type { Around, Request } from './messages.ts'
import { PracticeTables } from './practiceTables.ts'

export interface LocalHostOptions {
  store: Store
  editions: Editions
  log: Logger
  digestOf: Digest
  /** Milliseconds that a bot waits before it answers. */
  botPace: number
  /** Milliseconds before a bot is played that another tab should have played. */
  retry?: number
}

/** What the other end of a line is sent through. */
export interface Port {
  send(text: string): void
  close(code: number): void
}
export interface Ear {
  hear(text: string): void
  gone(): void
}

/** Tokens never leave the device: there is nobody to hide them from. */
const tokenHash: TokenHash = { hashOf: token => token, holds: (token, hash) => token === hash }

/** Refusals after which there is no use in coming back. */
const CLOSING: Partial<Record<Refusal, number>> = { wrongToken: 4001, unknownTable: 4004 }
const SHOWN_OUT = 4001
/** Whoever was not let in may try again. */
const NOT_LET_IN = 4000

export class LocalHost {
  readonly #options: LocalHostOptions
  readonly #kept: Tables
  /** Tables of lessons and examples. */
  readonly #practice: PracticeTables
  readonly #lessons: LessonTables
  readonly #paced: { botPace: number }[]

  constructor(options: LocalHostOptions) {
    this.#options = options
    const { store, editions, log, botPace, retry } = options
    const house = {
      store,
      editions,
      log,
      tokenHash,
      now: Date.now,
      oneDevice: true,
      newCode: () => `${LOCAL}${newCode()}`,
      botPace,
      // Nobody elsewhere can measure how long a bot thinks.
      hiddenWait: 0,
      retry,
    }
    this.#kept = new Tables(house)
    this.#practice = new PracticeTables(house)
    this.#lessons = new LessonTables(this.#practice)
    this.#paced = [house, this.#practice.options]
  }

  /** From now on. */
  setPace(botPace: number): void {
    for (const paced of this.#paced) paced.botPace = botPace
  }

  async close(): Promise<void> {
    await Promise.all([this.#kept.close(), this.#practice.tables.close()])
  }

  #tablesOf(code: string): Tables {
    return isPractice(code) ? this.#practice.tables : this.#kept
  }

  // ---------------------------------------------------------------- requests

  /** Rejects if it is refused. */
  async answer(request: Request): Promise<unknown> {
    const { store } = this.#options
    const tables = 'code' in request ? this.#tablesOf(request.code) : this.#kept
    const desk = { ...this.#options, tables, now: Date.now }
    switch (request.ask) {
      case 'create':
        return this.#begin(await tables.create(checked(CreateTable, request.table)), request.others)
      case 'lobby':
        return tables.lobby(request.code)
      case 'turn':
        // Whoever of them is asked: they are all here.
        return {
          ...(await tables.turn(request.code, request.token)),
          mine: (await this.#asked(request.code)).length > 0,
        }
      case 'around':
        return this.#around(request.code)
      case 'asked':
        return this.#asked(request.code)
      case 'decline':
        return this.#decline(request.code, request.n, request.allRound)
      case 'seat':
        return tables.changeSeat(request.code, request.token, checked(ChangeSeat, request.change))
      case 'host':
        return tables.host(request.code, request.token, checked(HostCommand, request.command))
      case 'log':
        return exportGame(desk, request.code)
      case 'continue': {
        const how = checked(Continue, request.how)
        const { seats } = await tables.lobby(request.code)
        const host = await tables.further(request.code, how)
        const others = how.seats.flatMap((bot, seat) =>
          bot === null && seat !== host.seat ? [seats[seat]?.name ?? String(seat + 1)] : [],
        )
        return this.#begin(host, others)
      }
      case 'forget':
        return tables.discard(request.code, () => store.deleteTable(request.code))
      case 'practice':
        return this.#practice.open(request.how)
      case 'play':
        return this.#practice.play(request.code, request.steps)
      case 'lesson':
        return this.#lessons.open(request.how)
      case 'standing':
        return this.#lessons.standing(request.code, request.shows)
      case 'lessonBack':
        return this.#lessons.back(request.code)
      default:
        return request satisfies never
    }
  }

  /** Everybody sits down, and it begins: who is here need not wait for anybody. */
  async #begin(host: SeatTaken, others: readonly string[]): Promise<SeatTaken> {
    const { code, token } = host
    const { seats } = await this.#kept.lobby(code)
    for (const name of distinct(seats[host.seat]?.name ?? '', others)) {
      const taken = await this.#kept.takeSeat(code, { name })
      await this.#kept.changeSeat(code, taken.token, { do: 'ready', ready: true })
    }
    await this.#kept.host(code, token, { do: 'start' })
    return host
  }

  #asked(code: string): Promise<Seat[]> {
    return this.#tablesOf(code).visit(code, async table => {
      await table.situation()
      return personsAsked(table)
    })
  }

  /** Everybody was asked aloud, and nobody reacts: each of them says so, as they would by themselves. */
  async #decline(code: string, n: number, allRound: boolean): Promise<void> {
    const tables = this.#tablesOf(code)
    const isOpen = await tables.visit(code, async table => (await table.live()).asksForReactions)
    if (!isOpen) return
    const asked = await this.#asked(code)
    const { people } = await this.#around(code)
    for (const { seat, token } of people) {
      if (!asked.includes(seat)) continue
      const client = await tables.join(code, { token, since: 0, heard: 0 }, { send: () => {}, showOut: () => {} })
      try {
        await handleMessage(tables, code, client, { say: 'answer', ref: 1, n, choice: { do: 'decline' } })
        if (allRound)
          await handleMessage(tables, code, client, { say: 'standing', ref: 2, until: 'round', unlessMine: true })
      } finally {
        await tables.leave(code, client, false)
      }
    }
  }

  #around(code: string): Promise<Around> {
    return this.#tablesOf(code).visit(code, async table => {
      const { seats, watch } = await table.record()
      const people = seats.flatMap(({ name, tokenHash }, seat) =>
        tokenHash === null ? [] : [{ seat, name: name ?? '', token: tokenHash }],
      )
      return { people, watch: watch.tokenHash }
    })
  }

  // ---------------------------------------------------------------- lines

  /** The other end of a line: hears what the page says, one thing after the other. */
  open(port: Port): Ear {
    let joined: { code: string; client: Client } | null = null
    let last = Promise.resolve()
    const leave = async () => {
      if (joined) await this.#tablesOf(joined.code).leave(joined.code, joined.client, false)
      joined = null
    }
    const handle = async (message: ClientMessage) => {
      if (message.say === 'hello') {
        if (joined) throw new RefusedError('badRequest', 'say')
        const { code } = message
        const line = { send: port.send, showOut: () => port.close(SHOWN_OUT) }
        joined = { code, client: await this.#tablesOf(code).join(code, message, line) }
      } else if (joined) await handleMessage(this.#tablesOf(joined.code), joined.code, joined.client, message)
      else throw new RefusedError('badRequest', 'hello')
    }
    const hear = async (text: string) => {
      let ref: number | null = null
      try {
        const message = checked(ClientMessage, JSON.parse(text))
        if (message.say !== 'hello') ref = message.ref
        await handle(message)
      } catch (error) {
        const why = refusalOf(error, 'line', this.#options.log)
        port.send(JSON.stringify({ say: 'refused', ref, ...why } satisfies ServerMessage))
        if (!joined) port.close(CLOSING[why.refused] ?? NOT_LET_IN)
      }
    }
    const inTurn = (work: () => Promise<void>) => {
      last = last.then(work).catch(error => this.#options.log.error('line', {}, error))
    }
    return { hear: text => inTurn(() => hear(text)), gone: () => inTurn(leave) }
  }
}

/** People around one device are told apart by their names: of two that look the same, the second gets a number. */
function distinct(host: string, others: readonly string[]): string[] {
  const taken = new Set([nameKey(host)])
  return others.map(given => {
    let name = cleanName(given)
    for (let n = 2; name === '' || taken.has(nameKey(name)); n++) name = `${cleanName(given).slice(0, 20)} ${n}`.trim()
    taken.add(nameKey(name))
    return name
  })
}

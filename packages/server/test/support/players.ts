/** Players as the server meets them: plain HTTP and a socket, nothing shared with the code under test but the types. */
import type { Choice, EventFace, Option } from '@coldwake/rules'
import type { CreateTable, Lobby, Refusal, SeatTaken, ServerMessage } from '@coldwake/wire'
import { WebSocket } from 'ws'

const NAMES = ['Ada', 'Grace', 'Edith', 'Mary', 'Katherine']

export type Reply = Extract<ServerMessage, { say: 'accepted' | 'refused' | 'why' }>
export type Game = Extract<ServerMessage, { say: 'game' }>

export interface Answered {
  status: number
  headers: Headers
  text: string
}

export async function http(
  port: number,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answered> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** The status and reason of a refusal. */
export function reason(answer: Answered): [status: number, refused: Refusal, detail?: string] {
  const { refused, detail } = JSON.parse(answer.text)
  return detail === undefined ? [answer.status, refused] : [answer.status, refused, detail]
}

/** A table with all seats taken, not yet started. */
export async function fullTable(port: number, seats: number, game = 'nemesis'): Promise<SeatTaken[]> {
  const request: CreateTable = { game, board: 'nemesis-base', seats, name: NAMES[0] }
  const host: SeatTaken = JSON.parse((await http(port, 'POST', '/api/tables', request)).text)
  const taken = [host]
  for (const name of NAMES.slice(1, seats))
    taken.push(JSON.parse((await http(port, 'POST', `/api/tables/${host.code}/seats`, { name })).text))
  return taken
}

export async function startedTable(port: number, seats: number, game = 'nemesis'): Promise<SeatTaken[]> {
  const taken = await fullTable(port, seats, game)
  const { status } = await http(port, 'POST', `/api/tables/${taken[0].code}/start`, undefined, taken[0].token)
  if (status !== 204) throw new Error(`could not start: ${status}`)
  return taken
}

/** One connection, keeping everything it was ever sent. */
export class Player {
  readonly ws: WebSocket
  readonly raw: string[] = []
  readonly replies: Reply[] = []
  readonly events: EventFace[] = []
  lobby: Lobby | null = null
  game: Game | null = null
  closed: number | null = null
  #ref = 0
  #waiting = new Set<() => void>()

  constructor(port: number) {
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/ws`)
    this.ws.on('message', data => this.#receive(String(data)))
    this.ws.on('error', () => {})
    this.ws.on('close', code => {
      this.closed = code
      this.#wake()
    })
  }

  /** Says hello and waits for the answer; with a game, also for how it stands. */
  static async connect(port: number, { code, token }: SeatTaken, since = 0): Promise<Player> {
    const player = new Player(port)
    await player.open()
    player.send({ say: 'hello', code, token, since })
    await player.until(() => player.lobby !== null && (!player.lobby.started || player.game !== null))
    return player
  }

  async open(): Promise<void> {
    if (this.ws.readyState === WebSocket.OPEN) return
    await new Promise((resolve, reject) => this.ws.once('open', resolve).once('error', reject))
  }

  /** Resolves as soon as the condition holds; rejects if the connection ends before. */
  until(condition: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (condition()) resolve()
        else if (this.closed !== null) reject(new Error(`the connection closed with ${this.closed}`))
        else return
        this.#waiting.delete(check)
      }
      this.#waiting.add(check)
      check()
    })
  }

  send(message: unknown): void {
    this.ws.send(typeof message === 'string' || message instanceof Buffer ? message : JSON.stringify(message))
  }

  /** Sends a message that has a reference, and waits for its reply. */
  async ask(message: Record<string, unknown>): Promise<Reply> {
    const ref = ++this.#ref
    this.send({ ...message, ref })
    let reply: Reply | undefined
    await this.until(() => {
      reply = this.replies.find(r => r.ref === ref)
      return reply !== undefined
    })
    if (!reply) throw new Error('unreachable')
    return reply
  }

  answer(option: Option | Choice, n = this.game?.me.decision?.n ?? 0): Promise<Reply> {
    return this.ask({ say: 'answer', n, choice: choiceOf(option) })
  }

  /** The next refusal, whatever it refers to. */
  async refusal(): Promise<[Refusal, detail?: string]> {
    const before = this.replies.length
    await this.until(() => this.replies.slice(before).some(r => r.say === 'refused'))
    const reply = this.replies.slice(before).find(r => r.say === 'refused')
    if (reply?.say !== 'refused') throw new Error('unreachable')
    return reply.detail === undefined ? [reply.refused] : [reply.refused, reply.detail]
  }

  /** Answered by the protocol itself, beside everything the server does with messages. */
  async ping(): Promise<void> {
    const pong = new Promise(resolve => this.ws.once('pong', resolve))
    this.ws.ping()
    await pong
  }

  async close(): Promise<void> {
    this.ws.close()
    await this.until(() => this.closed !== null)
  }

  #receive(text: string): void {
    this.raw.push(text)
    const message: ServerMessage = JSON.parse(text)
    if (message.say === 'lobby') this.lobby = message.lobby
    else if (message.say === 'game') {
      this.events.push(...message.events)
      this.game = message
    } else this.replies.push(message)
    this.#wake()
  }

  #wake(): void {
    for (const check of [...this.#waiting]) check()
  }
}

/** An option as an answer: without its price. */
export function choiceOf(option: Option | Choice): Choice {
  const { cost: _, ...choice }: Option = option
  return choice
}

export type Chance = (below: number) => number
/** The same game again for the same seed. */
export function chance(seed: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b9)
  return below => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
}

/** NEM-SETUP-27: everybody takes a character, then the first turn begins. */
export async function draft(players: Player[]): Promise<void> {
  while (players.some(player => player.game?.me.decision?.ask === 'draft')) await playOne(players, () => 0)
}

/** One legal answer by one of those who are asked, seen by everybody. Null when nobody is asked. */
export async function playOne(players: Player[], random: Chance): Promise<{ player: Player; reply: Reply } | null> {
  const asked = players.filter(player => player.game?.me.decision)
  if (asked.length === 0) return null
  const player = asked[random(asked.length)]
  const options = player.game?.me.decision?.options ?? []
  const before = player.game
  const reply = await player.answer(options[random(options.length)])
  if (reply.say === 'refused') return { player, reply }
  await player.until(() => player.game !== before)
  await Promise.all(players.map(other => other.until(() => other.game?.seq === player.game?.seq)))
  return { player, reply }
}

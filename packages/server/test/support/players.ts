/** Players as the server meets them: plain HTTP and a socket, nothing shared with the code under test but the types. */
import type { Choice, EventFace, MyView, OpenView, Option, TableView } from '@coldwake/rules'
import {
  type ChangeSeat,
  type CreateTable,
  changed,
  type GameMessage,
  type GameProposal,
  type Heard,
  type HostCommand,
  type Lobby,
  type Refusal,
  type Saying,
  type SeatTaken,
  type ServerMessage,
  type Whispered,
} from '@coldwake/wire'
import { WebSocket } from 'ws'

const NAMES = ['Ada', 'Grace', 'Edith', 'Mary', 'Katherine']

export type Reply = Extract<ServerMessage, { say: 'accepted' | 'refused' | 'why' | 'earlier' }>
/** How the game stands, as a client knows it from all it was told. An onlooker's `me` is empty. */
export interface Game {
  seq: number
  table: TableView
  me: MyView
  back: boolean
}

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

/** Who is at the table: people and, after them, bots. */
export function tableRequest(people: number, more: Partial<CreateTable> = {}): CreateTable {
  const seats = more.seats ?? Array.from({ length: people }, () => null)
  return {
    game: 'nemesis',
    board: 'nemesis-base',
    mode: seats.length === 1 ? 'solo' : 'semiCooperative',
    name: NAMES[0],
    clock: null,
    delay: 0,
    ...more,
    seats,
  }
}

/** A table with all seats taken and everybody ready, not yet started. */
export async function fullTable(port: number, people: number, more: Partial<CreateTable> = {}): Promise<SeatTaken[]> {
  const host: SeatTaken = JSON.parse((await http(port, 'POST', '/api/tables', tableRequest(people, more))).text)
  const taken = [host]
  for (const name of NAMES.slice(1, people)) {
    const one: SeatTaken = JSON.parse((await http(port, 'POST', `/api/tables/${host.code}/seats`, { name })).text)
    await http(port, 'POST', `/api/tables/${host.code}/seat`, { do: 'ready', ready: true }, one.token)
    taken.push(one)
  }
  return taken
}

/** What lets somebody in. */
export type Pass = Pick<SeatTaken, 'code' | 'token'>

export const command = (port: number, { code, token }: Pass, what: HostCommand): Promise<Answered> =>
  http(port, 'POST', `/api/tables/${code}/host`, what, token)

export const change = (port: number, { code, token }: Pass, what: ChangeSeat): Promise<Answered> =>
  http(port, 'POST', `/api/tables/${code}/seat`, what, token)

export const lobbyOf = async (port: number, { code }: Pick<Pass, 'code'>): Promise<Lobby> =>
  JSON.parse((await http(port, 'GET', `/api/tables/${code}`)).text)

/** The pass that a command of the host makes: a seat's new one, or the one for onlookers. */
export async function newPass(port: number, host: Pass, what: HostCommand): Promise<Pass> {
  const { token } = JSON.parse((await command(port, host, what)).text)
  if (typeof token !== 'string') throw new Error(`${what.do} made no token`)
  return { code: host.code, token }
}

/** The host asks for something that the others must agree to, and all of them do. They are connected only meanwhile. */
export async function byConsent(port: number, [host, ...others]: SeatTaken[], what: HostCommand): Promise<void> {
  const people = await Player.all(port, others)
  const proposed = (player: Player) => player.talk.findLastIndex(({ talk }) => talk.t === 'propose')
  const before = people.map(proposed)
  const { status, text } = await command(port, host, what)
  if (status !== 200) throw new Error(`${what.do} was refused: ${text}`)
  for (const [i, player] of people.entries()) {
    await player.until(() => proposed(player) > before[i])
    // Of the last it may not be needed any more.
    await player.agree(proposed(player))
  }
  await Promise.all(people.map(player => player.close()))
}

/** Somebody takes a seat of a running game, as the others agreed. */
export async function takenOver(port: number, taken: SeatTaken[], seat: number, name: string): Promise<SeatTaken> {
  await byConsent(port, taken, { do: 'open', seat })
  return JSON.parse((await http(port, 'POST', `/api/tables/${taken[0].code}/seats`, { name, seat })).text)
}

export async function startedTable(
  port: number,
  people: number,
  more: Partial<CreateTable> = {},
): Promise<SeatTaken[]> {
  const taken = await fullTable(port, people, more)
  const { status, text } = await command(port, taken[0], { do: 'start' })
  if (status !== 200) throw new Error(`could not start: ${text}`)
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
  talk: Heard[] = []
  /** The number of the first of them. */
  talkFrom = 0
  whispers: Whispered[] = []
  /** What others hold and know, where that lies open. */
  opened: OpenView[] | null = null
  ends: number | null = null
  /** Everything that follows a hello is here. */
  greeted = false
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
  static async connect(port: number, { code, token }: Pass, since = 0, heard = 0): Promise<Player> {
    const player = new Player(port)
    await player.open()
    player.send({ say: 'hello', code, token, since, heard })
    await player.until(() => player.greeted)
    return player
  }

  static all(port: number, passes: readonly Pass[]): Promise<Player[]> {
    return Promise.all(passes.map(pass => Player.connect(port, pass)))
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

  /** A whole action: the choice with those that follow from it. */
  act(option: Option | Choice, ...next: (Option | Choice)[]): Promise<Reply> {
    const n = this.game?.me.decision?.n ?? 0
    return this.ask({ say: 'answer', n, choice: choiceOf(option), next: next.map(choiceOf) })
  }

  takeBack(): Promise<Reply> {
    return this.ask({ say: 'takeBack', n: this.game?.table.asking?.n ?? 0 })
  }

  propose(proposal: GameProposal): Promise<Reply> {
    return this.ask({ say: 'propose', proposal })
  }

  agree(to: number, yes = true): Promise<Reply> {
    return this.ask({ say: 'agree', to, yes })
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

  /** Says something at the table. */
  talks(talk: Saying): Promise<Reply> {
    return this.ask({ say: 'talk', talk })
  }

  /** Passes a private word. */
  whisper(to: number, fact: unknown, sure = true): Promise<Reply> {
    return this.ask({ say: 'whisper', to, fact, sure })
  }

  async close(): Promise<void> {
    this.ws.close()
    await this.until(() => this.closed !== null)
  }

  #receive(text: string): void {
    this.raw.push(text)
    const message: ServerMessage = JSON.parse(text)
    if (message.say === 'lobby') this.lobby = message.lobby
    else if (message.say === 'game') this.#hearGame(message)
    else if (message.say === 'talk') this.#hearTalk(message)
    else if (message.say === 'whispers') this.whispers = [...this.whispers.slice(0, message.from), ...message.entries]
    else if (message.say === 'clock') {
      this.ends = message.ends
      this.greeted = true
    } else this.replies.push(message)
    this.#wake()
  }

  /** What follows is added; anything else replaces what was heard. */
  #hearTalk({ from, entries }: Extract<ServerMessage, { say: 'talk' }>): void {
    const follows = from === this.talkFrom + this.talk.length
    this.talk = follows ? [...this.talk, ...entries] : entries
    if (!follows) this.talkFrom = from
  }

  #hearGame({ seq, events, table, changes, me, open, back }: GameMessage): void {
    this.opened = open ?? this.opened
    this.events.splice(seq - events.length)
    this.events.push(...events)
    const before = this.game
    const now = table ?? (before && changes ? changed(before.table, changes) : before?.table)
    if (!now) throw new Error('changes of a table that never came')
    this.game = { seq, table: now, me: me ?? before?.me ?? ({} as MyView), back: back ?? false }
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

/**
 * One legal answer by one of those who are asked, seen by everybody; mostly what they like best, if they may.
 * Null when nobody is asked.
 */
export async function playOne(
  players: Player[],
  random: Chance,
  likes?: readonly Choice['do'][],
): Promise<{ player: Player; reply: Reply } | null> {
  const asked = players.filter(player => player.game?.me.decision)
  if (asked.length === 0) return null
  const player = asked[random(asked.length)]
  const all = player.game?.me.decision?.options ?? []
  const best = likes && random(4) > 0 ? likes.find(like => all.some(option => option.do === like)) : undefined
  const options = best ? all.filter(option => option.do === best) : all
  const before = player.game
  const reply = await player.answer(options[random(options.length)])
  if (reply.say === 'refused') return { player, reply }
  await player.until(() => player.game !== before)
  await Promise.all(players.map(other => other.until(() => sameMoment(other.game, player.game))))
  return { player, reply }
}

/** Not every move is an event: who gives up a trade is only no longer asked. */
const sameMoment = (a: Game | null, b: Game | null): boolean =>
  a?.seq === b?.seq && a?.table.asking?.n === b?.table.asking?.n

/** Whatever was on its way to a player has arrived once this returns. An onlooker is refused, and that is an answer. */
export const caughtUp = (players: Player[]): Promise<Reply[]> =>
  Promise.all(players.map(player => player.ask({ say: 'why' })))

/** Plays until several seats think about the same sealed question. */
export async function untilWindow(players: Player[], seats: number, random = chance(1)): Promise<Player[]> {
  for (;;) {
    const asked = players.filter(p => p.game?.me.decision?.sealed)
    if (asked.length === seats) return asked
    if (!(await playOne(players, random))) throw new Error('the game ended before such a window came')
  }
}

/** Those who are asked something, in the order of their seats. */
export const askedOf = (players: Player[]): Player[] => players.filter(player => player.game?.me.decision)

/** The only one who is asked just now, and everybody else. */
export function onTurn(players: Player[]): { active: Player; others: Player[] } {
  const [active, ...more] = askedOf(players)
  if (!active || more.length > 0) throw new Error('not one is asked')
  return { active, others: players.filter(player => player !== active) }
}

/** The first option, whatever it is. */
export const first = (player: Player): Choice => {
  const [option] = player.game?.me.decision?.options ?? []
  if (!option) throw new Error('nothing to choose')
  return choiceOf(option)
}

/** What a refusal says, in short. */
export const refusalIn = (reply: Reply): Refusal | null => (reply.say === 'refused' ? reply.refused : null)

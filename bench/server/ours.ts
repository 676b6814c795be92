/** Five players at a table of our server. They choose at random and read no more of what they are told than they must. */
import { type Choice, cardInfo, type Decision, type MyView, type Name } from '@coldwake/rules'
import type { GameMessage } from '@coldwake/wire'
import { WebSocket } from 'ws'
import { GAME as PLAYED, pick } from '../play.ts'
import type { Made, Played } from './drive.ts'

/** Choices that all of them have sent, and everything that they have received so far. */
export const choices = { sent: 0 }
export const received = { messages: 0, bytes: 0 }

/** Messages begin with `{"say":"…`: this letter tells them apart. */
const LETTER = '{"say":"'.length
const [ACCEPTED, GAME, CLOCK, REFUSED] = Buffer.from('agcr')
const NOTHING_ASKED = '"decision":null'
/** Before the events there is nothing else that could be called `me`. */
const ME = Buffer.from(',"me":')
const HEAD = 48

class Player {
  readonly ws: WebSocket
  /** Has been told what came of the action under way. */
  told = false
  /** The last message that said what only this player knows; it is read when it must be. */
  #last: Buffer = Buffer.alloc(0)
  #me: MyView | null | undefined

  constructor(ws: WebSocket) {
    this.ws = ws
  }

  hear(data: Buffer): void {
    this.told = true
    if (!data.subarray(0, HEAD).includes(ME)) return
    this.#last = data
    this.#me = data.includes(NOTHING_ASKED) ? null : undefined
  }

  /** What this player knows while something is asked of them. */
  get #asked(): MyView | null {
    if (this.#me === undefined) this.#me = parsed(this.#last).me ?? null
    return this.#me
  }
  get decision(): Decision | null {
    return this.#asked?.decision ?? null
  }
  get hand(): readonly Name[] {
    return this.#asked?.hand ?? []
  }
}

const parsed = (data: Buffer): Partial<GameMessage> => (data.length > 0 ? JSON.parse(data.toString()) : {})

/** A table that is there: each seat is held by a token. */
export interface TableToJoin {
  code: string
  tokens: readonly string[]
  /** Events that its players have already. */
  since: number
}

interface Sent {
  by: Player
  at: number
  accepted: number | null
  done(made: Made): void
  failed(error: Error): void
}

export class OurTable implements Played {
  /** Milliseconds from a player's hello to the game, the slowest of them. */
  greetedIn = 0
  readonly #players: Player[] = []
  #sent: Sent | null = null
  /** What came of the action is for everybody, not for its sender alone. */
  #forAll = true
  #ref = 0

  /** The players are spread over these servers. */
  static async join(ports: readonly number[], place: TableToJoin): Promise<OurTable> {
    const table = new OurTable()
    const portOf = (seat: number) => ports[seat % ports.length] ?? 0
    await Promise.all(place.tokens.map((token, seat) => table.#greet(portOf(seat), place, token)))
    return table
  }

  #greet(port: number, { code, since }: TableToJoin, token: string): Promise<void> {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false })
    const player = new Player(ws)
    this.#players.push(player)
    return new Promise((done, failed) => {
      let hello = 0
      ws.on('open', () => {
        hello = performance.now()
        ws.send(JSON.stringify({ say: 'hello', code, token, since, heard: 0 }))
      })
      ws.on('message', (data: Buffer) => {
        if (data[LETTER] === GAME) this.greetedIn = Math.max(this.greetedIn, performance.now() - hello)
        // The clock is the last thing said to whoever comes.
        if (data[LETTER] === CLOCK) done()
        this.#hear(player, data)
      })
      ws.on('error', failed)
      ws.on('close', code => {
        const error = new Error(`a connection was closed with ${code}`)
        failed(error)
        this.#sent?.failed(error)
      })
    })
  }

  act(): Promise<Made | null> {
    const by = this.#asked()
    const decision = by?.decision
    if (!by || !decision) return Promise.resolve(null)
    const [choice, ...next] = actionOf(decision, by.hand)
    choices.sent += 1 + next.length
    const text = JSON.stringify({ say: 'answer', ref: ++this.#ref, n: decision.n, choice, next })
    for (const player of this.#players) player.told = false
    return new Promise((done, failed) => {
      this.#sent = { by, at: performance.now(), accepted: null, done, failed }
      by.ws.send(text)
    })
  }

  /** One of those who are asked. */
  #asked(): Player | null {
    const asked = this.#players.filter(player => player.decision)
    return asked.length > 0 ? pick(asked) : null
  }

  #hear(player: Player, data: Buffer): void {
    received.messages++
    received.bytes += data.length
    const kind = data[LETTER]
    const sent = this.#sent
    if (kind === GAME) {
      player.hear(data)
      if (player === sent?.by) this.#forAll = concernsAll(data)
    } else if (kind === REFUSED) {
      sent?.failed(new Error(`refused: ${data}`))
    } else if (kind === ACCEPTED && sent) {
      sent.accepted = performance.now() - sent.at
    }
    if (!sent || sent.accepted === null || !sent.by.told) return
    if (this.#forAll && !this.#players.every(({ told }) => told)) return
    this.#sent = null
    sent.done({ accepted: sent.accepted, delivered: performance.now() - sent.at })
  }

  async leave(): Promise<void> {
    this.#sent = null
    const closed = this.#players.map(({ ws }) => new Promise(gone => ws.once('close', gone)))
    for (const { ws } of this.#players) ws.close()
    await Promise.all(closed)
  }
}

/** What a person would send at once: something to do with the cards that pay for it, or all cards that are discarded. */
function actionOf({ ask, options }: Decision, hand: readonly Name[]): [Choice, ...Choice[]] {
  const { cost = 0, ...choice } = pick(options)
  if (choice.do === 'discard' && (ask === 'passDiscard' || ask === 'anyDiscard')) {
    // The cards of a hand are asked for in their order.
    const later = options.slice(options.findIndex(option => option.do === 'discard' && option.card === choice.card) + 1)
    const others = later.flatMap(option => (option.do === 'discard' && pick([true, false]) ? [option] : []))
    return [choice, ...others, { do: 'done' }]
  }
  const spare = (choice.do === 'play' ? without(hand, choice.card) : hand).filter(card => cardInfo(PLAYED, card))
  const pays: Name[] = []
  while (pays.length < cost && spare.length > pays.length) pays.push(pick(pays.reduce(without, spare)))
  return [choice, ...inOrder(hand, pays).map((card): Choice => ({ do: 'pay', card }))]
}

/** A hand without one copy of a card. */
const without = (hand: readonly Name[], card: Name): Name[] => hand.toSpliced(hand.indexOf(card), 1)

/** Cards in the order of the hand, which is the order that they are asked for in. */
const inOrder = (hand: readonly Name[], cards: readonly Name[]): Name[] =>
  cards.toSorted((a, b) => hand.indexOf(a) - hand.indexOf(b))

/** Of a sealed answer its sender alone hears: it tells no event and changes nothing on the table. */
function concernsAll(data: Buffer): boolean {
  const { events = [], changes } = parsed(data)
  return events.length > 0 || changes !== undefined
}

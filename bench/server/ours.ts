/** Five players at a table of our server. They choose at random and read no more of what they are told than they must. */
import type { Decision } from '@coldwake/rules'
import type { GameMessage } from '@coldwake/wire'
import { WebSocket } from 'ws'
import { pick } from '../play.ts'
import type { Move, Played } from './drive.ts'

/** Everything received by all of them so far. */
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
  /** Has been told what came of the move under way. */
  told = false
  /** The last message that said what only this player knows; it is read when it must be. */
  #last: Buffer = Buffer.alloc(0)
  #decision: Decision | null | undefined

  constructor(ws: WebSocket) {
    this.ws = ws
  }

  hear(data: Buffer): void {
    this.told = true
    if (!data.subarray(0, HEAD).includes(ME)) return
    this.#last = data
    this.#decision = data.includes(NOTHING_ASKED) ? null : undefined
  }

  /** What this player is asked. */
  get decision(): Decision | null {
    if (this.#decision === undefined) this.#decision = parsed(this.#last).me?.decision ?? null
    return this.#decision
  }
}

const parsed = (data: Buffer): Partial<GameMessage> => (data.length > 0 ? JSON.parse(data.toString()) : {})

/** A table that is there: each seat is held by a token. */
export interface Place {
  code: string
  tokens: readonly string[]
  /** Events that its players have already. */
  since: number
}

interface Sent {
  by: Player
  at: number
  accepted: number | null
  done(move: Move): void
  failed(error: Error): void
}

export class OurTable implements Played {
  /** Milliseconds from a player's hello to the game, the slowest of them. */
  greetedIn = 0
  readonly #players: Player[] = []
  #sent: Sent | null = null
  /** What came of the move is for everybody, not for its sender alone. */
  #forAll = true
  #ref = 0

  /** The players are spread over these servers. */
  static async join(ports: readonly number[], place: Place): Promise<OurTable> {
    const table = new OurTable()
    const portOf = (seat: number) => ports[seat % ports.length] ?? 0
    await Promise.all(place.tokens.map((token, seat) => table.#greet(portOf(seat), place, token)))
    return table
  }

  #greet(port: number, { code, since }: Place, token: string): Promise<void> {
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

  move(): Promise<Move | null> {
    const by = this.#asked()
    const decision = by?.decision
    if (!by || !decision) return Promise.resolve(null)
    const { cost: _, ...choice } = pick(decision.options)
    const text = JSON.stringify({ say: 'answer', ref: ++this.#ref, n: decision.n, choice })
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

/** Of a sealed answer its sender alone hears: it tells no event and changes nothing on the table. */
function concernsAll(data: Buffer): boolean {
  const { events = [], changes } = parsed(data)
  return events.length > 0 || changes !== undefined
}

/** Five players at a match of boardgame.io's own server, through the client library that it expects. */
import { io, type Socket } from 'socket.io-client'
import { paidWalkNumber } from '../peer.ts'
import type { Made, Played } from './drive.ts'

type Sizes = Parameters<typeof paidWalkNumber>[1]
interface Seen {
  G: Sizes
  _stateID: number
}
interface Heard {
  sync(matchID: string, info: { state: Seen }): void
  update(matchID: string, state: Seen): void
}
interface Said {
  sync(matchID: string, playerID: string, credentials: undefined, numPlayers: number): void
  update(action: ReturnType<typeof paidWalkNumber>, stateID: number, matchID: string, playerID: string): void
}
type Line = Socket<Heard, Said>

const SEATS = [0, 1, 2, 3, 4]

export class PeerTable implements Played {
  readonly #matchID: string
  readonly #lines: Line[] = []
  #sizes: Sizes | null = null
  #stateID = 0
  /** Called with each player that has the state of the action under way. */
  #heard: (seat: number) => void = () => {}

  private constructor(matchID: string) {
    this.#matchID = matchID
  }

  static async join(port: number, matchID: string): Promise<PeerTable> {
    const table = new PeerTable(matchID)
    for (const seat of SEATS) await table.#greet(port, seat)
    return table
  }

  #greet(port: number, seat: number): Promise<void> {
    const line: Line = io(`http://127.0.0.1:${port}/coldwake`, { transports: ['websocket'], forceNew: true })
    this.#lines.push(line)
    return new Promise((done, failed) => {
      line.on('connect', () => line.emit('sync', this.#matchID, `${seat}`, undefined, SEATS.length))
      line.on('connect_error', failed)
      line.on('sync', (_, { state }) => {
        this.#sizes = state.G
        this.#stateID = state._stateID
        done()
      })
      line.on('update', (_, { _stateID }) => {
        if (_stateID === this.#stateID + 1) this.#heard(seat)
      })
    })
  }

  act(): Promise<Made | null> {
    const sizes = this.#sizes
    if (!sizes) return Promise.resolve(null)
    return new Promise(done => {
      const at = performance.now()
      const missing = new Set(SEATS)
      let accepted = 0
      this.#heard = seat => {
        missing.delete(seat)
        if (seat === 0) accepted = performance.now() - at
        if (missing.size > 0) return
        this.#stateID++
        done({ accepted, delivered: performance.now() - at })
      }
      this.#lines[0]?.emit('update', paidWalkNumber(this.#stateID, sizes), this.#stateID, this.#matchID, '0')
    })
  }

  async leave(): Promise<void> {
    for (const line of this.#lines) line.disconnect()
  }
}

/**
 * The private words of one table, and how many of them each client has received. They are a stream of their own beside
 * the talk: during the game nothing that a third person receives depends on them.
 */
import { noWhisper, type Seat, type TableView } from '@coldwake/rules'
import { LIMITS, type Whisper, type Whispered } from '@coldwake/wire'
import { type Client, say } from './client.ts'
import { WHISPER_CHECKS } from './games/index.ts'
import { RefusedError } from './refusal.ts'
import type { TableServices } from './table.ts'

/** What a client has received of the private words. */
export interface WhispersHeard {
  count: number
  /** True if it has received those of all seats, and not only of its own. */
  all: boolean
}

export class TableWhispers {
  /** All private words of the table, as far as they were read from the store. */
  readonly entries: Whispered[] = []
  readonly #code: string
  readonly #services: TableServices

  constructor(code: string, services: TableServices) {
    this.#code = code
    this.#services = services
  }

  /** Reads new private words, whichever process wrote them. */
  async hear(): Promise<void> {
    this.entries.push(...(await this.#services.store.whispers(this.#code, this.entries.length)))
  }

  /** The private words that this seat has sent or received. */
  of(seat: Seat | null): Whispered[] {
    return this.entries.filter(one => one.seat === seat || one.to === seat)
  }

  /** Keeps a private word, or refuses it. A refusal depends on what everybody sees and on the sender's own words alone. */
  async pass(seat: Seat, { to, fact, sure }: Whisper, table: TableView, events: number): Promise<void> {
    const why = noWhisper(table, seat, to)
    if (why) throw new RefusedError('noWhisper', why)
    if (!WHISPER_CHECKS[fact.about](fact, table)) throw new RefusedError('badRequest', 'fact')
    await this.hear()
    const { round } = table
    const sent = this.entries.filter(one => one.seat === seat)
    const { whispers: most } = LIMITS
    if (sent.length >= most.game || sent.filter(one => one.round === round).length >= most.round)
      throw new RefusedError('whisperedEnough')
    await this.#services.store.whisper(this.#code, { seat, to, at: this.#services.now(), round, events, fact, sure })
    await this.hear()
  }

  /** Sends what this client may read and has not received: the words of its seat, and once the game is over, all. */
  tell(client: Client, over: boolean): void {
    const { whispers: heard } = client
    if (this.entries.length === 0) return
    if (over && !heard.all) Object.assign(heard, { count: 0, all: true })
    const all = heard.all ? this.entries : this.of(client.seat)
    if (heard.count > all.length) heard.count = 0
    const from = heard.count
    if (from >= all.length) return
    heard.count = all.length
    say(client, { say: 'whispers', from, entries: all.slice(from), ...(heard.all && { all: true }) })
  }
}

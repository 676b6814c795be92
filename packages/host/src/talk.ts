/** What is said at one table, and who has heard how much of it. */
import type { Spoken } from '@coldwake/bots'
import type { Seat } from '@coldwake/rules'
import { type Heard, isSaying, type Talk } from '@coldwake/wire'
import type { TalkEntry } from './store.ts'
import { type Client, type House, say } from './table.ts'

export class TableTalk {
  /** As far as it was heard from the store. */
  readonly entries: TalkEntry[] = []
  readonly #code: string
  readonly #house: House

  constructor(code: string, house: House) {
    this.#code = code
    this.#house = house
  }

  /** Takes in what is new, whoever wrote it. */
  async hear(): Promise<void> {
    this.entries.push(...(await this.#house.store.said(this.#code, this.entries.length)))
  }

  /** What players have said, without what the table says of itself. */
  spoken(): Spoken[] {
    return this.entries.flatMap(({ seat, talk }, number) =>
      seat !== null && isSaying(talk) ? [{ number, seat, saying: talk }] : [],
    )
  }

  /** Resolves to its number, when it is kept. */
  write(seat: Seat | null, talk: Talk): Promise<number> {
    return this.#house.store.say(this.#code, { at: this.#house.now(), seat, talk })
  }

  /** What this client may hear by now and has not heard; onlookers are so many seconds behind. */
  tell(client: Client, delay: number): void {
    const limit =
      client.seat === null && delay > 0 ? this.#until(this.#house.now() - delay * 1000) : this.entries.length
    if (client.heard > this.entries.length) client.heard = 0
    if (client.heard >= limit) return
    const entries: Heard[] = this.entries.slice(client.heard, limit)
    say(client, { say: 'talk', from: client.heard, entries })
    client.heard = limit
  }

  #until(limit: number): number {
    const first = this.entries.findIndex(({ at }) => at > limit)
    return first < 0 ? this.entries.length : first
  }
}

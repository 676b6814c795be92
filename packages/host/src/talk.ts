/** What is said at one table, and who has heard how much of it. */
import type { Spoken } from '@coldwake/bots'
import type { Seat } from '@coldwake/rules'
import { type Heard, isSaying, LIMITS, type Talk } from '@coldwake/wire'
import { RefusedError } from './refusal.ts'
import type { TalkEntry } from './store.ts'
import { type Client, type House, say } from './table.ts'

const { page, most, reserve } = LIMITS.talk
/** Statements that a bot is given at most, the newest. What it took in before is in its memory. */
const BOTS_HEAR = 500

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
    for (const entry of await this.#house.store.said(this.#code, this.entries.length)) this.entries.push(entry)
  }

  /** What players have said to each other, as far as bots understand it: all but plain words. */
  spoken(): Spoken[] {
    const all = this.entries.flatMap(({ seat, talk }, number) =>
      seat !== null && isSaying(talk) && talk.t !== 'words' ? [{ number, seat, saying: talk }] : [],
    )
    return all.slice(-BOTS_HEAR)
  }

  /** Can one more entry of this kind be kept? */
  hasRoomFor(talk: Talk): boolean {
    return this.entries.length < (isSaying(talk) ? most : most + reserve)
  }

  /** Resolves to its number, when it is kept. */
  async write(seat: Seat | null, talk: Talk): Promise<number> {
    if (!this.hasRoomFor(talk)) throw new RefusedError('talkFull')
    return this.#house.store.say(this.#code, { at: this.#house.now(), seat, talk })
  }

  /** What this client may hear by now and has not heard; onlookers are so many seconds behind. */
  tell(client: Client, delay: number): void {
    const limit =
      client.seat === null && delay > 0 ? this.#until(this.#house.now() - delay * 1000) : this.entries.length
    // More than there is: the client remembers another past.
    if (client.heard > this.entries.length) client.heard = 0
    if (client.heard >= limit) return
    const from = Math.max(client.heard, limit - page)
    const entries = this.entries.slice(from, limit).map(entry => heardBy(client, entry))
    say(client, { say: 'talk', from, entries })
    client.heard = limit
  }

  /** The page before entry number `before`, and nothing that this client may not hear yet. */
  tellEarlier(client: Client, ref: number, before: number): void {
    const until = Math.min(before, client.heard)
    const from = Math.max(0, until - page)
    const entries = this.entries.slice(from, until).map(entry => heardBy(client, entry))
    say(client, { say: 'earlier', ref, from, entries })
  }

  /** What came before something that may be heard may be heard, too, whatever the clock said then. */
  #until(limit: number): number {
    return this.entries.findLastIndex(({ at }) => at <= limit) + 1
  }
}

/** A proposal says how far the game has gone: to a client that is shown an earlier moment, no further than that. */
function heardBy({ frozen, has }: Client, entry: TalkEntry): Heard {
  const { talk } = entry
  if (!frozen || talk.t !== 'propose') return entry
  const { proposal } = talk
  const known = proposal.what === 'takeBack' ? { ...proposal, event: Math.min(proposal.event, has) } : proposal
  return { ...entry, talk: { ...talk, proposal: known, events: Math.min(talk.events, has) } }
}

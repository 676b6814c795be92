/** The talk of one table, and how much of it each client has heard. */
import type { Spoken } from '@coldwake/bots'
import type { Seat } from '@coldwake/rules'
import { type Heard, isSaying, LIMITS, type Talk } from '@coldwake/wire'
import { type Client, say } from './client.ts'
import { RefusedError } from './refusal.ts'
import type { TalkEntry } from './store.ts'
import type { TableServices } from './table.ts'

const { page, most, reserve } = LIMITS.talk
/** Statements that a bot is given at most, the newest. What it took in before is in its memory. */
const BOTS_HEAR = 500

export class TableTalk {
  /** As far as it was heard from the store. */
  readonly entries: TalkEntry[] = []
  readonly #code: string
  readonly #services: TableServices

  constructor(code: string, services: TableServices) {
    this.#code = code
    this.#services = services
  }

  /** Reads what is new, whichever process wrote it. */
  async hear(): Promise<void> {
    for (const entry of await this.#services.store.said(this.#code, this.entries.length)) this.entries.push(entry)
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
    return this.#services.store.say(this.#code, { at: this.#services.now(), seat, talk })
  }

  /** Sends what this client may hear by now and has not heard; onlookers are `delay` seconds behind. */
  tell(client: Client, delay: number): void {
    const limit =
      client.seat === null && delay > 0 ? this.#until(this.#services.now() - delay * 1000) : this.entries.length
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

  /** An entry before one that may be heard may be heard too, even if its time is later. */
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

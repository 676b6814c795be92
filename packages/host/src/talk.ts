/** The talk of one table, and how much of it each client has heard. */
import type { Spoken } from '@coldwake/bots'
import type { Seat } from '@coldwake/rules'
import { type Heard, isSaying, LIMITS, type Talk } from '@coldwake/wire'
import { type Client, say } from './client.ts'
import { RefusedError } from './refusal.ts'
import type { TalkEntry } from './store.ts'
import type { TableServices } from './table.ts'

const { page, most, reserve } = LIMITS.talk
/** The most statements of others that a bot is given, the newest. Its memory has what it was given before. */
const BOTS_HEAR = 500

export class TableTalk {
  /** The talk as far as it was read from the store. */
  readonly entries: TalkEntry[] = []
  readonly #code: string
  readonly #services: TableServices

  constructor(code: string, services: TableServices) {
    this.#code = code
    this.#services = services
  }

  /** Reads new talk, whichever process wrote it. */
  async hear(): Promise<void> {
    for (const entry of await this.#services.store.said(this.#code, this.entries.length)) this.entries.push(entry)
  }

  /** The sayings of players that the bot of this seat understands: all but plain words. Its own are never too old. */
  spoken(of: Seat): Spoken[] {
    const all = this.entries.flatMap(({ seat, talk }, number) =>
      seat !== null && isSaying(talk) && talk.t !== 'words' ? [{ number, seat, saying: talk }] : [],
    )
    const old = all.length - BOTS_HEAR
    return all.filter(({ seat }, at) => at >= old || seat === of)
  }

  /** True if one more entry of this kind can be kept. */
  hasRoomFor(talk: Talk): boolean {
    return this.entries.length < (isSaying(talk) ? most : most + reserve)
  }

  /** Keeps an entry. Resolves to its number. */
  async write(seat: Seat | null, talk: Talk): Promise<number> {
    if (!this.hasRoomFor(talk)) throw new RefusedError('talkFull')
    return this.#services.store.say(this.#code, { at: this.#services.now(), seat, talk })
  }

  /** Sends what this client may hear by now and has not heard; onlookers are `delay` seconds behind. */
  tell(client: Client, delay: number): void {
    const limit =
      client.seat === null && delay > 0 ? this.#until(this.#services.now() - delay * 1000) : this.entries.length
    // A client that has heard more than there is remembers another past.
    if (client.heard > this.entries.length) client.heard = 0
    if (client.heard >= limit) return
    const from = Math.max(client.heard, limit - page)
    const entries = this.entries.slice(from, limit).map(entry => heardBy(client, entry))
    say(client, { say: 'talk', from, entries })
    client.heard = limit
  }

  /** Sends the page before entry number `before`, without anything that this client may not hear yet. */
  tellEarlier(client: Client, ref: number, before: number): void {
    const until = Math.min(before, client.heard)
    const from = Math.max(0, until - page)
    const entries = this.entries.slice(from, until).map(entry => heardBy(client, entry))
    say(client, { say: 'earlier', ref, from, entries })
  }

  /** The number of entries that may be heard. Entries before one that may be heard are among them, even if their time is later. */
  #until(limit: number): number {
    return this.entries.findLastIndex(({ at }) => at <= limit) + 1
  }
}

/** The entry as this client hears it. A proposal says how far the game has gone; a client that is shown an earlier moment is told no more than that. */
function heardBy({ frozen, has }: Client, entry: TalkEntry): Heard {
  const { talk } = entry
  if (!frozen || talk.t !== 'propose') return entry
  const { proposal } = talk
  const known = proposal.what === 'takeBack' ? { ...proposal, event: Math.min(proposal.event, has) } : proposal
  return { ...entry, talk: { ...talk, proposal: known, events: Math.min(talk.events, has) } }
}

/** Who is connected to one table, here and at other processes. */
import type { Seat } from '@coldwake/rules'
import type { Client } from './client.ts'

export class Presence {
  /** The connections of this process. */
  readonly clients = new Set<Client>()
  /** Connections that other processes have, by process. */
  readonly elsewhere = new Map<string, { seats: readonly Seat[]; watching: number; until: number }>()
  /** Seats whose pages at other processes still play what happened, by process. */
  readonly playingElsewhere = new Map<string, { seats: readonly Seat[]; until: number }>()
  /** When each seat was last known to be connected, for as long as the table is in memory. */
  readonly #lastThere = new Map<Seat, number>()
  readonly #loadedAt: number
  readonly #now: () => number
  readonly #oneDevice: boolean

  /** `oneDevice`: everybody sits at one device, so every person with a seat counts as connected. */
  constructor(now: () => number, oneDevice: boolean) {
    this.#now = now
    this.#loadedAt = now()
    this.#oneDevice = oneDevice
  }

  isOnline(seat: Seat | null): boolean {
    for (const client of this.clients) if (client.seat === seat) return true
    if (this.#oneDevice && seat !== null) return true
    const now = this.#now()
    for (const { seats, watching, until } of this.elsewhere.values())
      if (until > now && (seat === null ? watching > 0 : seats.includes(seat))) return true
    return false
  }

  /** Remembers which of so many seats are connected now. */
  note(seats: number): void {
    const now = this.#now()
    for (let seat = 0; seat < seats; seat++) if (this.isOnline(seat)) this.#lastThere.set(seat, now)
  }

  /** For how many ms nobody has been connected to this seat, at least. */
  awayFor(seat: Seat): number {
    return this.isOnline(seat) ? 0 : this.#now() - (this.#lastThere.get(seat) ?? this.#loadedAt)
  }

  /** Processes that were not heard of for too long are believed no more. True if there were any. */
  forgetElsewhere(): boolean {
    const now = this.#now()
    const gone = [...this.elsewhere].filter(([, { until }]) => until <= now)
    for (const [process] of gone) this.elsewhere.delete(process)
    return gone.length > 0
  }

  /** Seats and onlookers that are connected to this process. */
  here(): { seats: Seat[]; watching: number } {
    const seats = new Set<Seat>()
    let watching = 0
    for (const { seat } of this.clients) {
      if (seat === null) watching++
      else seats.add(seat)
    }
    return { seats: [...seats].sort(), watching }
  }

  /** Seats whose pages at this process still play what happened. */
  playingHere(): Seat[] {
    return [...this.clients].flatMap(({ seat, playing }) => (playing && seat !== null ? [seat] : []))
  }

  /** Seats whose pages still play what happened, at any process. */
  playing(): Seat[] {
    const now = this.#now()
    const others = [...this.playingElsewhere.values()].filter(({ until }) => until > now)
    return [...this.playingHere(), ...others.flatMap(({ seats }) => seats)]
  }

  /** Onlookers at all processes. */
  get watching(): number {
    const now = this.#now()
    let watching = this.here().watching
    for (const other of this.elsewhere.values()) if (other.until > now) watching += other.watching
    return watching
  }
}

/** Rate limits. */
import { LIMITS } from '@coldwake/wire'

/** `amount` at once, refilled steadily over `seconds`. */
export interface Rate {
  amount: number
  seconds: number
}

const HOUR = 3600

/**
 * How often a client may do something before it is told to slow down. A household, a club or a school shares one
 * address, so an address gets several times what a person needs.
 */
export const RATES = {
  /**
   * Socket messages, of one connection and of all connections of an address. Each further choice of an answer counts as a
   * message.
   */
  connection: { amount: LIMITS.rate.messages, seconds: LIMITS.rate.seconds },
  messages: { amount: 10 * LIMITS.rate.messages, seconds: LIMITS.rate.seconds },
  /** Pings, and pongs that nobody asked for, of one connection and of all connections of an address. */
  connectionControls: { amount: 20, seconds: 10 },
  controls: { amount: 200, seconds: 10 },
  /** New connections: everybody behind an address comes back at once when the server restarts. */
  connects: { amount: 60, seconds: 60 },
  /** HTTP requests; of built files ten count as one. */
  requests: { amount: 600, seconds: 60 },
  /** New tables, those for an uploaded or continued game included. */
  tables: { amount: 30, seconds: HOUR },
  tablesOfDay: { amount: 150, seconds: 24 * HOUR },
  uploads: { amount: 20, seconds: HOUR },
  reports: { amount: 20, seconds: HOUR },
  /** Checks of a webhook's address: each asks the name servers. */
  webhooks: { amount: 20, seconds: HOUR },
  /** Things said: by one seat, at one table and from one address, over all connections together. */
  talk: { amount: 20, seconds: 20 },
  talkOfTable: { amount: 60, seconds: 60 },
  talkOfAddress: { amount: 200, seconds: 200 },
  /** Private words of one seat. */
  whispers: { amount: 20, seconds: 20 },
  /** Pages of older talk that an address asks for. */
  earlier: { amount: 60, seconds: 60 },
  /** Codes that belong to no table: enough for people who mistype, too few to find a table by guessing. */
  misses: { amount: 60, seconds: 600 },
} as const satisfies Record<string, Rate>

export type Limits = Record<keyof typeof RATES, Limiter>

/** WebSockets of one address that may be open together. */
export const OPEN_CONNECTIONS = 100

/** Bytes of HTTP answers that one address may leave unread together. */
export const UNREAD_ANSWERS = 16 * 1024 * 1024

/** Bytes of uploaded files that are on their way or wait to be read: of one address, and of all together. */
export const UPLOADS_OF_ADDRESS = 10 * LIMITS.upload
export const UPLOADS_OF_ALL = 2 * UPLOADS_OF_ADDRESS

/** The clock that rates refill by, in seconds. */
export type RateClock = () => number
const RATE_CLOCK: RateClock = () => performance.now() / 1000

/** Limiters by the rates above, each `factor` times as generous. */
export function newLimits(factor = 1, now = RATE_CLOCK): Limits {
  const by = (rate: Rate) => new Limiter({ amount: rate.amount * factor, seconds: rate.seconds }, { now })
  return {
    connection: by(RATES.connection),
    messages: by(RATES.messages),
    connectionControls: by(RATES.connectionControls),
    controls: by(RATES.controls),
    connects: by(RATES.connects),
    requests: by(RATES.requests),
    tables: by(RATES.tables),
    tablesOfDay: by(RATES.tablesOfDay),
    uploads: by(RATES.uploads),
    reports: by(RATES.reports),
    webhooks: by(RATES.webhooks),
    talk: by(RATES.talk),
    talkOfTable: by(RATES.talkOfTable),
    talkOfAddress: by(RATES.talkOfAddress),
    whispers: by(RATES.whispers),
    earlier: by(RATES.earlier),
    misses: by(RATES.misses),
  }
}

/** The most keys that are remembered. In an attack from more addresses, the one idle for longest is forgotten. */
const KEYS = 50_000

/**
 * A bucket for each key, which refills steadily. Only the moment at which a bucket is full again is kept; a bucket that is
 * full by now is the same as one that was never used, and is forgotten.
 */
export class Limiter {
  readonly #rate: Rate
  readonly #keys: number
  readonly #now: RateClock
  /** When each bucket is full again, in seconds; the one untouched for longest first. */
  readonly #full = new Map<string, number>()

  constructor(rate: Rate, { keys = KEYS, now = RATE_CLOCK } = {}) {
    this.#rate = rate
    this.#keys = keys
    this.#now = now
  }

  /** Takes the cost if there is enough, and says whether there was. */
  take(key: string, cost = 1): boolean {
    const now = this.#now()
    const after = this.#after(key, cost, now)
    const enough = this.#allows(after, now)
    this.#keep(key, enough ? after : this.#after(key, 0, now), now)
    return enough
  }

  /** True if there is enough for the cost. Takes nothing. */
  has(key: string, cost = 1): boolean {
    const now = this.#now()
    return this.#allows(this.#after(key, cost, now), now)
  }

  /** Takes the cost in any case: a key that has too little goes into debt and waits longer. */
  charge(key: string, cost = 1): void {
    const now = this.#now()
    this.#keep(key, this.#after(key, cost, now), now)
  }

  /** When the bucket would be full again after this cost. */
  #after(key: string, cost: number, now: number): number {
    return Math.max(now, this.#full.get(key) ?? 0) + (cost * this.#rate.seconds) / this.#rate.amount
  }

  #allows(after: number, now: number): boolean {
    // The tolerance is for sums such as 0.1 + 0.2.
    return after - now <= this.#rate.seconds * (1 + 1e-9)
  }

  #keep(key: string, full: number, now: number): void {
    this.#full.delete(key)
    this.#full.set(key, full)
    this.#forget(now)
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#full.size
  }

  /** Forgets at most two keys for each one that came, so that the map does not keep unused keys and no call takes long. */
  #forget(now: number): void {
    let most = 2
    for (const [key, full] of this.#full) {
      if (most-- === 0 || (full > now && this.#full.size <= this.#keys)) return
      this.#full.delete(key)
    }
  }
}

/** Counts what is open for each key: connections, or bytes. */
export class Quotas {
  readonly #most: number
  readonly #taken = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** Lets an amount in, which must leave again later. An amount above the bound is let in alone. */
  enter(key: string, amount = 1): boolean {
    if (!this.has(key, amount)) return false
    this.#taken.set(key, (this.#taken.get(key) ?? 0) + amount)
    return true
  }

  /** True if there is room for the amount. */
  has(key: string, amount = 1): boolean {
    const taken = this.#taken.get(key) ?? 0
    return taken === 0 || taken + amount <= this.#most
  }

  leave(key: string, amount = 1): void {
    const left = (this.#taken.get(key) ?? 0) - amount
    if (left > 0) this.#taken.set(key, left)
    else this.#taken.delete(key)
  }

  get size(): number {
    return this.#taken.size
  }
}

/**
 * Webhooks: tell a person who is not connected that it is their turn.
 *
 * Players choose where a message goes, so no request may reach an address that only this machine can reach. A name is
 * resolved once, all its addresses must be public, and the connection goes to one of them. Redirects are not followed and
 * answers are not read. The path of a webhook is often its secret, so logs name only the host.
 */
import dns from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Job, type Logger, type Notifier, RefusedError, type Store, type TurnNotice } from '@coldwake/host'
import type { Seat } from '@coldwake/rules'
import { type Lang, langs, loadLanguage, yourTurnText } from '@coldwake/text'
import { WEBHOOK_KINDS } from '@coldwake/wire'
import * as v from 'valibot'
import { isPublic } from './addresses.ts'
import type { Settings } from './settings.ts'

type WebhookSettings = Pick<Settings, 'webhooksPrivate'>

export type WebhookOutcome = 'sent' | 'failed' | 'gaveUp'

export interface WebhookOptions extends WebhookSettings {
  log: Logger
  /** Called with the outcome of each attempt. */
  count?: (outcome: WebhookOutcome) => void
  now?: () => number
  /** Milliseconds that a receiver has to answer. */
  timeout?: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The wait after each failure; after the last it gives up. */
const RETRIES = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR]
/** The random share added to a wait, so that a receiver that comes back does not get everything at once. */
const JITTER = 0.2
/** The longest wait, whatever a receiver asks for. */
const LONGEST = 24 * HOUR
const TIMEOUT = 5 * SECOND
const AT_ONCE = 32
/** The wait when too many messages are on their way, or the seat's last one still is. */
const LATER = SECOND
/** Answers that mean the webhook no longer exists. */
const GONE = [404, 410]

const JobData = v.object({
  turn: v.object({
    code: v.string(),
    seat: v.number(),
    name: v.string(),
    game: v.string(),
    hook: v.object({ kind: v.picklist(WEBHOOK_KINDS), url: v.string(), lang: v.string() }),
    url: v.nullable(v.string()),
  }),
  /** When the turn began. */
  at: v.number(),
  failures: v.number(),
})
type JobData = v.InferOutput<typeof JobData>

const keyOf = (code: string, seat: Seat): string => `hook/${code}/${seat}`

export class Webhooks implements Notifier {
  readonly #store: Pick<Store, 'schedule' | 'unschedule'>
  readonly #options: WebhookOptions
  readonly #now: () => number
  /** Messages on their way, by key; `overtaken` if a newer one replaced it or it is no longer wanted. */
  readonly #running = new Map<string, { overtaken: boolean }>()

  constructor(store: Pick<Store, 'schedule' | 'unschedule'>, options: WebhookOptions) {
    this.#store = store
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  check(url: string): Promise<void> {
    return checkWebhookUrl(url, this.#options)
  }

  notify(turn: TurnNotice): Promise<void> {
    const at = this.#now()
    const key = keyOf(turn.code, turn.seat)
    this.#overtake(key)
    return this.#store.schedule({ key, due: at, data: { turn, at, failures: 0 } satisfies JobData })
  }

  /** Drops messages that were not sent yet, because the seat has answered or changed its webhook. */
  forget(code: string, seat: Seat): Promise<void> {
    const key = keyOf(code, seat)
    this.#overtake(key)
    return this.#store.unschedule(key)
  }

  /** Runs a job that was taken with a lease of a minute or more. Rejects only if the store fails; the job then comes due again. */
  async run(job: Job): Promise<void> {
    const { success, output: data } = v.safeParse(JobData, job.data)
    if (!success) {
      this.#options.log.warn('A webhook job of an unknown format was dropped.')
      return this.#store.unschedule(job.key)
    }
    if (this.#running.has(job.key) || this.#running.size >= AT_ONCE)
      return this.#store.schedule({ ...job, due: this.#now() + LATER })

    const running = { overtaken: false }
    this.#running.set(job.key, running)
    try {
      const retry = await this.#attempt(data)
      if (running.overtaken) return
      if (retry === null) await this.#store.unschedule(job.key)
      else {
        const failures = data.failures + 1
        await this.#store.schedule({ key: job.key, due: this.#now() + retry, data: { ...data, failures } })
      }
    } finally {
      this.#running.delete(job.key)
    }
  }

  #overtake(key: string): void {
    const running = this.#running.get(key)
    if (running) running.overtaken = true
  }

  /** Resolves to null when there is nothing more to do, else to the milliseconds until the next attempt. */
  async #attempt({ turn, at, failures }: JobData): Promise<number | null> {
    const { log, count = () => {} } = this.#options
    const host = URL.parse(turn.hook.url)?.host ?? ''
    const gaveUp = (why: string) => {
      count('gaveUp')
      log.warn('A webhook message was given up.', { host, why })
      return null
    }
    const failed = (why: string, asked = 0) => {
      const wait = RETRIES[failures]
      if (wait === undefined) return gaveUp(why)
      count('failed')
      log.info('A webhook message was not taken; it is tried again.', { host, why })
      return Math.ceil(Math.min(LONGEST, Math.max(asked, wait)) * (1 + JITTER * Math.random()))
    }
    try {
      const target = await targetOf(turn.hook.url, this.#options)
      const { status, retryAfter } = await post(target, await bodyOf(turn, at), this.#options.timeout ?? TIMEOUT)
      if (status >= 200 && status < 300) {
        count('sent')
        return null
      }
      if (GONE.includes(status)) return gaveUp(`status ${status}`)
      return failed(`status ${status}`, status === 429 || status === 503 ? this.#asked(retryAfter) : 0)
    } catch (error) {
      return error instanceof RefusedError ? gaveUp(`not allowed: ${error.detail}`) : failed(whyOf(error))
    }
  }

  /** The milliseconds of a Retry-After header, which holds seconds or a date. */
  #asked(retryAfter: string | undefined): number {
    if (!retryAfter) return 0
    const seconds = Number(retryAfter)
    const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - this.#now() : seconds * SECOND
    return Number.isNaN(wait) ? 0 : wait
  }
}

/** The kind of an error without its message, which may quote the address. */
const whyOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error && typeof error.code === 'string' ? error.code : error.name) : 'unknown'

const langOf = (lang: string): Lang => langs.find(known => known === lang) ?? 'en'

async function bodyOf(turn: JobData['turn'], at: number): Promise<string> {
  const { code: table, seat, name, game, url, hook } = turn
  if (hook.kind === 'json')
    return JSON.stringify({ event: 'yourTurn', table, seat, name, game, url, at: new Date(at).toISOString() })
  const lang = langOf(hook.lang)
  await loadLanguage(lang)
  const sentence = yourTurnText({ name, game, table }, lang)
  // A player's name may look like a mention, and must not notify everybody.
  return JSON.stringify({ content: url ? `${sentence} ${url}` : sentence, allowed_mentions: { parse: [] } })
}

// ---------------------------------------------------------------- where a message may go

/** A checked address to connect to. */
interface WebhookTarget {
  url: URL
  addresses: readonly string[]
}

/** Refuses a webhook that messages will never be sent to, with the reason. */
export async function checkWebhookUrl(url: string, settings: WebhookSettings): Promise<void> {
  try {
    await targetOf(url, settings)
  } catch (error) {
    // A name that is not found and one that is not allowed get the same answer, so nobody learns which names this network knows.
    throw error instanceof RefusedError ? error : new RefusedError('badHook', 'host')
  }
}

/** Refuses an address that is not allowed. Other errors may be temporary. */
async function targetOf(text: string, { webhooksPrivate }: WebhookSettings): Promise<WebhookTarget> {
  const url = URL.parse(text)
  if (!url) throw new RefusedError('badHook', 'url')
  if (url.protocol !== 'https:' && !(webhooksPrivate && url.protocol === 'http:'))
    throw new RefusedError('badHook', 'scheme')
  if (url.username || url.password) throw new RefusedError('badHook', 'password')
  // Ports below 1024 belong to services of other protocols; receivers without the usual port use higher ones.
  if (url.port && Number(url.port) < 1024) throw new RefusedError('badHook', 'port')
  const addresses = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''), webhooksPrivate)
  if (!webhooksPrivate && !addresses.every(isPublic)) throw new RefusedError('badHook', 'host')
  return { url, addresses }
}

/** Does not use the system's resolver: only four of its lookups run at a time, so slow name servers would hold up file access. */
async function addressesOf(host: string, webhooksPrivate: boolean): Promise<string[]> {
  if (isIP(host)) return [host]
  const resolver = new Resolver({ timeout: SECOND, tries: 2 })
  resolver.setServers(dns.getServers())
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const found = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
  if (found.length > 0) return found
  // Some names are known only to this machine or its network.
  if (webhooksPrivate) return (await lookup(host, { all: true })).map(({ address }) => address)
  throw new Error('The name has no address.', { cause: answers.find(answer => answer.status === 'rejected')?.reason })
}

/** A lookup that always answers with the addresses that were checked. */
const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const known = addresses.map(address => ({ address, family: isIP(address) }))
    const [first] = known
    if (all) done(null, known)
    else if (first) done(null, first.address, first.family)
  }

interface Answer {
  status: number
  retryAfter: string | undefined
}

function post({ url, addresses }: WebhookTarget, body: string, timeout: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { request } = url.protocol === 'https:' ? https : http
  const options = {
    method: 'POST',
    agent: false,
    lookup: pinned(addresses),
    signal: AbortSignal.timeout(timeout),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Coldwake',
    },
  }
  request(url, options, response => {
    resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
    response.on('error', () => {})
    response.destroy()
  })
    .on('error', reject)
    .end(body)
  return promise
}

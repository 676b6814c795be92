/** Puts the parts of a server together and listens. */
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Logger, type Store, Tables, type Think } from '@coldwake/host'
import type { Key } from '@coldwake/rules'
import fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { botThread } from './botThread.ts'
import { botThreads } from './botThreads.ts'
import { Cleanup } from './cleanup.ts'
import { FileThread } from './fileThread.ts'
import { digestOf, tokenHash } from './hashes.ts'
import { addHeaders } from './headers.ts'
import { addApi, BODY_LIMIT } from './http.ts'
import { HttpConnections } from './httpConnections.ts'
import { newLimits, type RateClock } from './limits.ts'
import { logRequests, newLogger } from './logger.ts'
import { serverMetrics, watchProcess } from './metrics.ts'
import { readSettings, type Settings } from './settings.ts'
import { Sockets } from './sockets.ts'
import { StoredEditions } from './storedEditions.ts'
import { VeteranThread } from './veteranThread.ts'
import { addWeb } from './web.ts'
import { Webhooks } from './webhooks.ts'

export interface ServeOptions {
  settings?: Partial<Settings>
  log?: Logger
  /** Directory of the built web client. */
  webRoot?: string
  /** Randomness for tests and replays; without it, keys come from the operating system. */
  newKey?: () => Key
  /** Rules for new games instead of the server's own. */
  editions?: StoredEditions
  /** Bots instead of the server's own. */
  think?: Think
  /** Milliseconds that bots take at least for a sealed question. */
  hiddenWait?: number
  /** The most milliseconds for which bots wait until so many people have seen what happened. */
  forPeople?: (people: number) => number
  heartbeat?: number
  sweep?: number
  linger?: number
  retry?: number
  /** Milliseconds between two looks for tables that nobody has used for long. */
  cleanEvery?: number
  /** Milliseconds after which an answer that the client does not read is cut off. */
  stalled?: number
  now?: () => number
  /** Tests hold it still, so that a slow machine refills no rate meanwhile. */
  rateClock?: RateClock
}

export interface Running {
  port: number
  /** Finishes what was accepted. The store stays open: it belongs to the caller. */
  close(): Promise<void>
}

/** Milliseconds after which requests that are still open at the end are cut off. */
const GOODBYE_WITHIN = 2_000
/** Milliseconds in which a client sends the head of a request, and the whole of it. */
const HEAD_WITHIN = 10_000
const REQUEST_WITHIN = 30_000
/** How often Node looks for requests that are late. */
const LOOK_EVERY = 5_000
/** Longer than proxies keep an idle connection, so that none sends a request while the server closes it. */
const KEEP_ALIVE = 72_000
/** Milliseconds without progress after which a connection with a waiting answer is closed. */
const STALLED = 30_000
const MEGABYTE = 1024 * 1024
const DAY = 24 * 3_600_000
const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** The HTTP server, without routes. */
function newApp(settings: Settings, stalled: number): FastifyInstance {
  const connections = new HttpConnections(settings)
  return fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    trustProxy: address => settings.trust(address),
    serverFactory: answer => {
      const timeouts = {
        headersTimeout: HEAD_WITHIN,
        requestTimeout: REQUEST_WITHIN,
        connectionsCheckingInterval: LOOK_EVERY,
        keepAliveTimeout: KEEP_ALIVE,
      }
      const server = createServer(timeouts, (request, response) => {
        if (connections.admits(request, response)) answer(request, response)
      })
      connections.watch(server)
      return server.setTimeout(stalled)
    },
  })
}

export async function serve(store: Store, options: ServeOptions = {}): Promise<Running> {
  const settings: Settings = { ...readSettings({}), ...options.settings }
  const log = options.log ?? newLogger(settings.logLevel)
  const now = options.now ?? Date.now
  const editions = options.editions ?? (await StoredEditions.open(store, { log: line => log.error(line) }))
  const limits = newLimits(settings.rateFactor, options.rateClock)
  const metrics = new Registry()
  const app = newApp(settings, options.stalled ?? STALLED)
  const count = serverMetrics(metrics, {
    connections: () => sockets.size,
    waitingBytes: () => sockets.waitingBytes,
    tables: () => tables.size,
    games: () => tables.games,
  })
  store.onCommit = (writes, seconds) => {
    count.commitWrites.observe(writes)
    count.commitSeconds.observe(seconds)
  }
  const { webhooksPrivate, botPace, publicUrl } = settings
  const { newKey, hiddenWait, forPeople, sweep, linger, retry } = options
  const notifier = new Webhooks(store, { log, webhooksPrivate, now, count: outcome => count.webhooks.inc({ outcome }) })
  const onAnswer = (seconds: number) => count.botSeconds.observe(seconds)
  const bots = botThread({ onAnswer })
  const veterans = new VeteranThread(editions, { onAnswer })
  const files = new FileThread(editions)
  const tables = new Tables({
    store,
    editions,
    log,
    tokenHash,
    now,
    notifier,
    botPace,
    hiddenWait,
    forPeople,
    think: options.think ?? botThreads(bots, veterans, log),
    publicUrl,
    onJob: kind => count.jobs.inc({ kind }),
    newKey,
    sweep,
    linger,
    retry,
    mostBytes: settings.maxStored * MEGABYTE,
  })
  const keep = { finished: settings.keepFinished * DAY, idle: settings.keepIdle * DAY }
  const cleanup = new Cleanup({ tables, store, editions, now, log, keep }, options.cleanEvery)
  addHeaders(app, { trust: settings.trust, tls: settings.publicUrl?.startsWith('https:') ?? false })
  logRequests(app, log)
  const { readFile } = files
  addApi(app, { tables, store, readFile, limits, settings, log, metrics, count, digestOf, now })
  await addWeb(app, options.webRoot ?? WEB_ROOT)
  const sockets = new Sockets(app.server, { tables, limits, settings, log, count, heartbeat: options.heartbeat })
  const unwatch = watchProcess(metrics)

  const close = async () => {
    unwatch()
    await cleanup.stop()
    await sockets.close()
    const late = setTimeout(() => app.server.closeAllConnections(), GOODBYE_WITHIN)
    await app.close()
    clearTimeout(late)
    await tables.close()
    await bots.close()
    await veterans.close()
    await files.close()
  }
  try {
    await app.listen({ host: settings.host, port: settings.port })
  } catch (error) {
    await close()
    throw error
  }
  const address = app.server.address()
  return { port: typeof address === 'object' && address ? address.port : settings.port, close }
}

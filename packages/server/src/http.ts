/** The HTTP side: tables, seats and files as JSON, under /api. */
import { Readable } from 'node:stream'
import {
  checked,
  codeFrom,
  type Digest,
  exportGame,
  importGame,
  type Logger,
  type ReadFile,
  RefusedError,
  refusalOf,
  refused,
  report,
  type Store,
  type Tables,
} from '@coldwake/host'
import {
  ChangeSeat,
  Continue,
  CreateTable,
  HostCommand,
  LIMITS,
  MakeReport,
  type Refusal,
  TakeSeat,
} from '@coldwake/wire'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { addressOf, clientOf } from './addresses.ts'
import { corsHeaders, originAllowed } from './allowedOrigins.ts'
import { type Limiter, type Limits, Quotas, UNREAD_ANSWERS, UPLOADS_OF_ADDRESS, UPLOADS_OF_ALL } from './limits.ts'
import { mayReadMetrics, type ServerMetrics } from './metrics.ts'
import type { Settings } from './settings.ts'

const STATUS: Record<Refusal, number> = {
  unknownTable: 404,
  unknownGame: 422,
  unknownBoard: 422,
  unknownMode: 422,
  nonsense: 422,
  unknownBot: 422,
  tableFull: 409,
  seatTaken: 409,
  seatsOpen: 409,
  notReady: 409,
  alreadyStarted: 409,
  notStarted: 409,
  notOver: 409,
  over: 409,
  paused: 409,
  notHost: 403,
  wrongToken: 401,
  onlooker: 403,
  badRequest: 400,
  tooLarge: 413,
  tooFast: 429,
  talkFull: 409,
  gameFull: 409,
  notFound: 404,
  foreignOrigin: 403,
  illegal: 422,
  stale: 409,
  notAsked: 409,
  cannotTakeBack: 409,
  noProposal: 409,
  noWhisper: 409,
  whisperedEnough: 429,
  nobodyToAgree: 409,
  seesNothing: 409,
  nameTaken: 409,
  midTurn: 409,
  rulesDiffer: 409,
  rulesChanged: 409,
  rulesMissing: 503,
  badFile: 422,
  badHook: 422,
  serverFull: 503,
  storage: 503,
  internal: 500,
}

export interface ApiContext {
  tables: Tables
  store: Store
  readFile: ReadFile
  limits: Limits
  settings: Pick<Settings, 'trust' | 'allowedOrigins' | 'metrics' | 'rateFactor'>
  log: Logger
  metrics: Registry
  count: ServerMetrics
  digestOf: Digest
  now: () => number
}

interface AtTable {
  Params: { code: string }
}

export const BODY_LIMIT = LIMITS.message
/** A browser asks for a hundred built files at once and keeps them, so each costs little beside requests about tables. */
const FILE = 0.1
/** A whole game, or a whole edition of the rules, is long: it costs as much as this many other requests. */
const DOWNLOAD = 10
/** Answers below this are not counted while they wait: the rate of requests bounds them. */
const SMALL_ANSWER = 4 * 1024
/** The most bytes of a streamed file that are in memory. */
const FILE_BUFFER = 128 * 1024
/** Milliseconds in which a client reads a whole answer, however slow its line. */
const READ_WITHIN = 5 * 60_000
/** Milliseconds for which the health of the store is remembered, because anybody may ask as often as they like. */
const HEALTH_KEPT = 1_000

export function addApi(app: FastifyInstance, context: ApiContext): void {
  addGuards(app, context)
  addStatus(app, context)
  addTables(app, context)
  addGames(app, context)
  addErrors(app, context)
}

/** The checks that routes share: which client asks, and whether its rates allow it. */
function admission({ limits, settings }: ApiContext) {
  const clientAt = (request: FastifyRequest) => clientOf(addressOf(request.raw, settings.trust))
  const limited =
    (limiter: Limiter, cost = 1) =>
    async (request: FastifyRequest) => {
      if (!limiter.take(clientAt(request), cost)) throw new RefusedError('tooFast')
    }
  /** Every way to a new table also counts for the day. */
  const newTable = (limiter: Limiter) => [limited(limiter), limited(limits.tablesOfDay)]
  return { clientAt, limited, newTable }
}

const mayRead = (request: FastifyRequest, { settings }: ApiContext): boolean =>
  mayReadMetrics(request.raw, settings.metrics)

/** Checks limits and origins of every request, and bounds the bytes of answers that wait to be read. */
function addGuards(app: FastifyInstance, context: ApiContext): void {
  const { limits, settings } = context
  const { clientAt, limited } = admission(context)
  /** Answers that a client does not read stay in memory. */
  const unread = new Quotas(UNREAD_ANSWERS * Math.max(1, settings.rateFactor))

  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url
    // These must answer while somebody floods the server, perhaps from the same address.
    if (route === '/healthz' || (route === '/metrics' && mayRead(request, context))) return
    await limited(limits.requests, costOf(request))(request)
    if (isDownload(request) && !unread.has(clientAt(request), LIMITS.upload)) throw new RefusedError('tooFast')
    if (route?.startsWith(AT_TABLE) && !limits.misses.has(clientAt(request))) throw new RefusedError('tooFast')
    const cors = request.url.startsWith('/api/') ? corsHeaders(request.raw, settings) : null
    if (cors) reply.headers(cors)
    if (cors && request.method === 'OPTIONS') return reply.status(204).send()
    const reading = request.method === 'GET' || request.method === 'HEAD'
    if (!reading && !originAllowed(request.raw, settings)) throw new RefusedError('foreignOrigin')
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const size = sizeOf(reply, payload)
    if (size < SMALL_ANSWER) return
    const client = clientAt(request)
    if (!unread.enter(client, size)) {
      if (payload instanceof Readable) payload.destroy()
      throw new RefusedError('tooFast')
    }
    const late = setTimeout(() => reply.raw.destroy(), READ_WITHIN)
    late.unref()
    reply.raw.once('close', () => {
      clearTimeout(late)
      unread.leave(client, size)
    })
  })
}

/** Routes for operators and their tools. */
function addStatus(app: FastifyInstance, context: ApiContext): void {
  const { tables, metrics } = context
  // Includes the store: a server that cannot read its games is not healthy.
  const health = remembered(() => tables.check(), HEALTH_KEPT)
  app.get('/healthz', async () => {
    await health()
    return { ok: true }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, context)) throw new RefusedError('notFound')
    return reply.type(metrics.contentType).send(await metrics.metrics())
  })
}

function addTables(app: FastifyInstance, context: ApiContext): void {
  const { tables, limits } = context
  const { limited, newTable } = admission(context)
  app.post('/api/tables', { onRequest: newTable(limits.tables) }, async (request, reply) => {
    reply.status(201)
    return tables.create(checked(CreateTable, request.body))
  })

  app.get<AtTable>('/api/tables/:code', request => tables.lobby(codeOf(request)))

  app.get<AtTable>('/api/tables/:code/turn', request => tables.turn(codeOf(request), bearer(request)))

  app.post<AtTable>('/api/tables/:code/seats', async (request, reply) => {
    reply.status(201)
    return tables.takeSeat(codeOf(request), checked(TakeSeat, request.body))
  })

  app.post<AtTable>('/api/tables/:code/seat', async (request, reply) => {
    const command = checked(ChangeSeat, request.body)
    if (command.do === 'hook') await limited(limits.webhooks)(request)
    await tables.changeSeat(codeOf(request), bearer(request), command)
    return reply.status(204).send()
  })

  app.post<AtTable>('/api/tables/:code/host', request =>
    tables.host(codeOf(request), bearer(request), checked(HostCommand, request.body)),
  )
}

/** Games as files, tables that continue them, and the rules they are played by. */
function addGames(app: FastifyInstance, context: ApiContext): void {
  const { tables, limits } = context
  const { limited, newTable } = admission(context)
  app.get<AtTable>('/api/tables/:code/log', async (request, reply) => {
    const code = codeOf(request)
    const file = await exportGame(context, code)
    reply.header('content-disposition', `attachment; filename="coldwake-${code}.json"`)
    return file
  })

  app.register(async files => {
    // Kept as bytes: only the thread that reads them spends memory on their contents.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)
    const onRequest = [...newTable(limits.uploads), uploadBound(context)]
    const options = { bodyLimit: LIMITS.upload, onRequest }
    files.post<{ Body: Buffer | undefined }>('/api/games', options, async ({ body }, reply) => {
      if (!body) throw new RefusedError('badRequest', 'body')
      reply.status(201)
      return { code: await importGame(context, body) }
    })
  })

  app.post<AtTable>('/api/tables/:code/continue', { onRequest: newTable(limits.tables) }, async (request, reply) => {
    reply.status(201)
    return tables.further(codeOf(request), checked(Continue, request.body))
  })

  app.post<AtTable>('/api/tables/:code/reports', { onRequest: limited(limits.reports) }, async (request, reply) => {
    const code = codeOf(request)
    const { words } = checked(MakeReport, request.body)
    const seat = await tables.seatOf(code, bearer(request))
    reply.status(201)
    return report(context, code, seat, words)
  })

  // The rules as a module: a page that shows an old game replays it by the edition it was played by.
  app.get<{ Params: { file: string } }>(RULES, async (request, reply) => {
    const hash = /^([0-9a-f]{8,64})\.mjs$/.exec(request.params.file)?.[1]
    const source = hash === undefined ? null : await context.store.rules(hash)
    if (source === null) throw new RefusedError('notFound')
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('text/javascript; charset=utf-8').send(source)
  })
}

/** Admits an upload only while there is room for its bytes, which stay in memory until it is answered. */
function uploadBound(context: ApiContext) {
  const { clientAt } = admission(context)
  const factor = Math.max(1, context.settings.rateFactor)
  const ofAddress = new Quotas(UPLOADS_OF_ADDRESS * factor)
  const ofAll = new Quotas(UPLOADS_OF_ALL * factor)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const client = clientAt(request)
    const size = uploadSize(request)
    if (!ofAddress.has(client, size) || !ofAll.enter(EVERYBODY, size)) throw new RefusedError('tooFast')
    ofAddress.enter(client, size)
    reply.raw.once('close', () => {
      ofAddress.leave(client, size)
      ofAll.leave(EVERYBODY, size)
    })
  }
}
const EVERYBODY = ''

/** Bytes that an upload takes at most: as many as it announces, or as many as it may have. */
function uploadSize({ headers }: FastifyRequest): number {
  const announced = Number(headers['content-length'] ?? LIMITS.upload)
  return Math.min(Number.isNaN(announced) ? LIMITS.upload : announced, LIMITS.upload)
}

function addErrors(app: FastifyInstance, context: ApiContext): void {
  const { limits, log, count } = context
  const { clientAt } = admission(context)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const where = `${request.method} ${request.routeOptions.url ?? '(no route)'}`
    const answer = refusalOf(isGone(error, request) ? new RefusedError('notFound') : fromFastify(error), where, log)
    count.refusals.inc({ reason: answer.refused })
    if (answer.refused === 'unknownTable') limits.misses.charge(clientAt(request))
    // These headers belong to the answer that was not sent.
    for (const header of OF_AN_ANSWER) reply.removeHeader(header)
    return reply.status(STATUS[answer.refused]).header('cache-control', 'no-store').send(answer)
  })
}

const AT_TABLE = '/api/tables/:code'
const RULES = '/api/rules/:file'
const DOWNLOADS = [`${AT_TABLE}/log`, RULES]
const OF_AN_ANSWER = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
]

const isDownload = ({ routeOptions }: FastifyRequest): boolean => DOWNLOADS.includes(routeOptions.url ?? '')

function costOf(request: FastifyRequest): number {
  if (request.url.startsWith('/assets/')) return FILE
  return isDownload(request) ? DOWNLOAD : 1
}

/** Bytes that an answer keeps in memory until it is read. */
function sizeOf(reply: FastifyReply, payload: unknown): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.byteLength(payload)
  return payload instanceof Readable
    ? Math.min(Number(reply.getHeader('content-length') ?? FILE_BUFFER), FILE_BUFFER)
    : 0
}

/** Calls `ask` again only after `milliseconds`; callers in between share the outcome. */
function remembered<T>(ask: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: { outcome: Promise<T>; until: number } | null = null
  return () => {
    if (!last || performance.now() >= last.until) {
      const current = { outcome: ask(), until: Number.POSITIVE_INFINITY }
      const settled = () => {
        current.until = performance.now() + milliseconds
      }
      current.outcome.then(settled, settled)
      last = current
    }
    return last.outcome
  }
}

export const notFound = { status: STATUS.notFound, body: refused('notFound') }

/** A newer version of the page was put in place after this file was found and before it was opened. */
const isGone = ({ code }: FastifyError, { url }: FastifyRequest): boolean =>
  code === 'ENOENT' && !url.startsWith('/api/')

/** Turns the framework's own errors into refusals: bodies that are too long, not JSON, or not announced as JSON. */
function fromFastify(error: FastifyError): Error {
  if (error.statusCode === 413) return new RefusedError('tooLarge')
  const clientsFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return clientsFault ? new RefusedError('badRequest', 'body') : error
}

const codeOf = (request: FastifyRequest<AtTable>): string => codeFrom(request.params.code)

function bearer(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new RefusedError('wrongToken')
  return token
}

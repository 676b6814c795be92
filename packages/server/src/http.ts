/** The HTTP side: tables, seats and files as JSON, under /api. */
import {
  checked,
  codeFrom,
  type Digest,
  exportGame,
  importGame,
  type Log,
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
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf, clientOf } from './address.ts'
import type { Limiter, Limits } from './limits.ts'
import { METRICS_TYPE, type Metrics, mayReadMetrics, type ServerMetrics } from './metrics.ts'
import { originAllowed } from './origin.ts'
import type { Settings } from './settings.ts'
import type { Shelf } from './shelf.ts'

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
  notFound: 404,
  foreignOrigin: 403,
  illegal: 422,
  stale: 409,
  notAsked: 409,
  cannotTakeBack: 409,
  noProposal: 409,
  noWhisper: 409,
  whisperedEnough: 429,
  midTurn: 409,
  rulesDiffer: 409,
  rulesMissing: 503,
  badFile: 422,
  badHook: 422,
  storage: 503,
  internal: 500,
}

export interface Desk {
  tables: Tables
  store: Store
  shelf: Shelf
  limits: Limits
  settings: Pick<Settings, 'trust' | 'allowedOrigins' | 'metrics'>
  log: Log
  metrics: Metrics
  count: ServerMetrics
  digestOf: Digest
  now: () => number
}

interface AtTable {
  Params: { code: string }
}

export const BODY_LIMIT = LIMITS.message
/** A browser asks for a hundred built files at once, and keeps them: next to what is asked of tables each counts little. */
const FILE = 0.1

export function addApi(app: FastifyInstance, desk: Desk): void {
  const { tables, limits, settings, log, metrics, count } = desk
  const limited =
    (limiter: Limiter, cost = 1) =>
    async (request: FastifyRequest) => {
      if (!limiter.take(clientOf(addressOf(request.raw, settings.trust)), cost)) throw new RefusedError('tooFast')
    }

  app.addHook('onRequest', async request => {
    await limited(limits.requests, request.url.startsWith('/assets/') ? FILE : 1)(request)
    const reading = request.method === 'GET' || request.method === 'HEAD'
    if (!reading && !originAllowed(request.raw, settings)) throw new RefusedError('foreignOrigin')
  })

  // Asks the store too: a server that cannot read its games is not well.
  app.get('/healthz', async () => {
    await tables.check()
    return { ok: true }
  })

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request.raw, settings.metrics)) throw new RefusedError('notFound')
    return reply.type(METRICS_TYPE).send(metrics.text())
  })

  app.post('/api/tables', { onRequest: limited(limits.tables) }, async (request, reply) => {
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
    if (command.do === 'hook') await limited(limits.hooks)(request)
    await tables.changeSeat(codeOf(request), bearer(request), command)
    return reply.status(204).send()
  })

  app.post<AtTable>('/api/tables/:code/host', request =>
    tables.host(codeOf(request), bearer(request), checked(HostCommand, request.body)),
  )

  app.get<AtTable>('/api/tables/:code/log', async (request, reply) => {
    const code = codeOf(request)
    const file = await exportGame(desk, code)
    reply.header('content-disposition', `attachment; filename="coldwake-${code}.json"`)
    return file
  })

  app.post('/api/games', { bodyLimit: LIMITS.upload, onRequest: limited(limits.uploads) }, async (request, reply) => {
    reply.status(201)
    return { code: await importGame(desk, request.body) }
  })

  app.post<AtTable>('/api/tables/:code/continue', { onRequest: limited(limits.tables) }, async (request, reply) => {
    reply.status(201)
    return tables.further(codeOf(request), checked(Continue, request.body))
  })

  app.post<AtTable>('/api/tables/:code/reports', { onRequest: limited(limits.reports) }, async (request, reply) => {
    const code = codeOf(request)
    const { words } = checked(MakeReport, request.body)
    const seat = await tables.seatOf(code, bearer(request))
    reply.status(201)
    return report(desk, code, seat, words)
  })

  // The rules as a module: whoever looks at an old game plays it again by those it was played by.
  app.get<{ Params: { file: string } }>('/api/rules/:file', async (request, reply) => {
    const hash = /^([0-9a-f]{8,64})\.mjs$/.exec(request.params.file)?.[1]
    const source = hash === undefined ? null : await desk.store.rules(hash)
    if (source === null) throw new RefusedError('notFound')
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.type('text/javascript; charset=utf-8').send(source)
  })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const where = `${request.method} ${request.routeOptions.url ?? '(no route)'}`
    const answer = refusalOf(fromFastify(error), where, log)
    count.refusals.add(answer.refused)
    return reply.status(STATUS[answer.refused]).send(answer)
  })
}

export const notFound = { status: STATUS.notFound, body: refused('notFound') }

/** What the framework itself refuses: bodies that are too long, not JSON, or not announced as JSON. */
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

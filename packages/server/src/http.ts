/** The HTTP side: the lobby as JSON, under /api. */
import { CreateTable, LIMITS, type Refusal, TakeSeat } from '@coldwake/wire'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { checked, RefusedError, refusalOf, refused } from './refusal.ts'
import type { Tables } from './tables.ts'

const STATUS: Record<Refusal, number> = {
  unknownTable: 404,
  unknownGame: 422,
  unknownBoard: 422,
  tableFull: 409,
  seatsOpen: 409,
  alreadyStarted: 409,
  notStarted: 409,
  notOver: 409,
  notHost: 403,
  wrongToken: 401,
  badRequest: 400,
  tooLarge: 413,
  tooFast: 429,
  notFound: 404,
  illegal: 422,
  stale: 409,
  notAsked: 409,
  storage: 503,
  internal: 500,
}

interface AtTable {
  Params: { code: string }
}

export const BODY_LIMIT = LIMITS.message

export function addApi(app: FastifyInstance, tables: Tables): void {
  app.get('/api/health', async () => {
    // Asks the store too: a server that cannot read its games is not well.
    await tables.check()
    return { ok: true }
  })

  app.post('/api/tables', async (request, reply) => {
    reply.status(201)
    return tables.create(checked(CreateTable, request.body))
  })

  app.get<AtTable>('/api/tables/:code', request => tables.lobby(codeOf(request)))

  app.post<AtTable>('/api/tables/:code/seats', async (request, reply) => {
    reply.status(201)
    return tables.takeSeat(codeOf(request), checked(TakeSeat, request.body))
  })

  app.post<AtTable>('/api/tables/:code/start', async (request, reply) => {
    await tables.start(codeOf(request), bearer(request))
    return reply.status(204).send()
  })

  app.get<AtTable>('/api/tables/:code/log', async (request, reply) => {
    const code = codeOf(request)
    const file = await tables.log(code)
    reply.header('content-disposition', `attachment; filename="coldwake-${code}.json"`)
    return file
  })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const answer = refusalOf(fromFastify(error), `${request.method} ${request.routeOptions.url ?? '(no route)'}`)
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

/** Codes are read out and typed by hand. */
const codeOf = (request: FastifyRequest<AtTable>): string => request.params.code.toUpperCase()

function bearer(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!token) throw new RefusedError('wrongToken')
  return token
}

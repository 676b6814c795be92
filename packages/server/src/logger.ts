/**
 * The operator's log: one JSON object per line, information on stdout and problems on stderr.
 *
 * Nothing secret gets in. A fact is a short value and never an object, so no message, header or game can slip through.
 * Requests are named by their route and tables by a mark of their code. Only the host of an address is written.
 */
import { createHash } from 'node:crypto'
import type { LogFields, Logger } from '@coldwake/host'
import type { FastifyInstance } from 'fastify'

export const levels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type Level = (typeof levels)[number]

/** Where the lines go; tests bring their own. */
export interface Sink {
  out: (line: string) => void
  err: (line: string) => void
}
const standard: Sink = {
  out: line => void process.stdout.write(line),
  err: line => void process.stderr.write(line),
}

export function newLogger(level: Level, sink: Sink = standard): Logger {
  const write = (at: Level, to: (line: string) => void) =>
    levels.indexOf(at) < levels.indexOf(level)
      ? () => {}
      : (message: string, facts: LogFields = {}, error?: unknown) => {
          const line = { time: new Date().toISOString(), level: at, message, ...marked(facts) }
          const whole = error === undefined ? line : { ...line, error: errorFacts(error) }
          to(`${JSON.stringify(whole, (_, value) => (typeof value === 'string' ? clean(value) : value))}\n`)
        }
  return {
    debug: write('debug', sink.out),
    info: write('info', sink.out),
    warn: write('warn', sink.err),
    error: write('error', sink.err),
  }
}

/** Replaces the code of a table by its mark. */
const marked = (facts: LogFields): LogFields =>
  typeof facts.table === 'string' ? { ...facts, table: tableMark(facts.table) } : facts

interface ErrorFacts {
  name: string
  message: string
  code?: string
  stack?: string
  cause?: ErrorFacts
}

/** Takes only these fields of an error: others may hold the request or the row that it is about. */
function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) }
  const { name, message, stack, cause } = error
  return {
    name,
    message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(stack === undefined ? {} : { stack }),
    // A chain of causes may be circular.
    ...(cause === undefined || depth === 4 ? {} : { cause: errorFacts(cause, depth + 1) }),
  }
}

/** Removes whole addresses, which libraries put into error messages, and anything that looks like a token. */
export const clean = (text: string): string =>
  text
    .replace(/\b(https?|wss?|postgres(?:ql)?):\/\/(?:[^\s/@]*@)?([^\s/?#'")]*)[^\s'")]*/gi, '$1://$2/…')
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 …')
    .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, '…')

/**
 * The name of a table in logs. Its code lets anybody in, so it is not written; a whole hash would let a reader find the
 * code by trying them all. Thousands of codes share a mark, which still tells the tables of a server apart.
 */
export const tableMark = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 4)

/** Logs every answered request by its route, because the address itself holds codes. */
export function logRequests(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', async (request, reply) => {
    log.debug('request', {
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}

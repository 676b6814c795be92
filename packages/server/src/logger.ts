/**
 * What the operator reads: one JSON object per line, news on stdout and trouble on stderr.
 *
 * Nothing secret gets in: a fact is a short value and never an object, so no message, header or game can slip through;
 * requests are named by their route and tables by a mark of their code; of addresses only the host is written.
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

/** A table is known by its mark here. */
const marked = (facts: LogFields): LogFields =>
  typeof facts.table === 'string' ? { ...facts, table: tableMark(facts.table) } : facts

interface ErrorFacts {
  name: string
  message: string
  code?: string
  stack?: string
  cause?: ErrorFacts
}

/** Of an error's own fields only these: others may hold the request or the row that it is about. */
function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) }
  const { name, message, stack, cause } = error
  return {
    name,
    message,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(stack === undefined ? {} : { stack }),
    // A chain may be a circle.
    ...(cause === undefined || depth === 4 ? {} : { cause: errorFacts(cause, depth + 1) }),
  }
}

/** Libraries put whole addresses into the messages of their errors, and tokens are recognized by their form in any text. */
export const clean = (text: string): string =>
  text
    .replace(/\b(https?|wss?|postgres(?:ql)?):\/\/(?:[^\s/@]*@)?([^\s/?#'")]*)[^\s'")]*/gi, '$1://$2/…')
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 …')
    .replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, '…')

/**
 * How logs name a table. Its code lets anybody in, so it is not written out; of a whole hash the code could be
 * found by trying all of them. Thousands of codes share a mark, which still tells a server's tables apart.
 */
export const tableMark = (code: string): string => createHash('sha256').update(code).digest('hex').slice(0, 4)

/** Every answered request, by its route: the address itself holds codes. */
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

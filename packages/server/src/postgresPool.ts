/** The pool of connections to PostgreSQL: its size, its retries, and what errors mean. */
import { setTimeout as pause } from 'node:timers/promises'
import { StorageError } from '@coldwake/host'
import { type ClientBase, type ClientConfig, DatabaseError, Pool, type QueryResultRow } from 'pg'

/** Connections of one server process, besides the one that listens. */
const CONNECTIONS = 8
/** How long a statement is tried again while the database is away before it fails, in ms. */
const PATIENCE = 5_000
/** In ms. The database gives up on a statement first; a silent connection is given up a little later. */
const STATEMENT = { server: 5_000, client: 8_000 }

export interface Answer<Row> {
  rows: Row[]
  /** True if an earlier attempt lost its connection, and may have been carried out. */
  repeated: boolean
}

/** A statement is prepared once on each connection. */
export interface Statement {
  name: string
  text: string
}

export const connection = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'coldwake',
  connectionTimeoutMillis: 5_000,
  statement_timeout: STATEMENT.server,
  query_timeout: STATEMENT.client,
  keepAlive: true,
})

export class PostgresPool {
  readonly #pool: Pool
  readonly #asking = new Set<Promise<unknown>>()
  #ending: Promise<void> | null = null

  constructor(url: string) {
    this.#pool = new Pool({ ...connection(url), max: CONNECTIONS, idleTimeoutMillis: 60_000, onConnect: settle })
    // An idle connection that dies is replaced when the next statement needs one.
    this.#pool.on('error', () => {})
  }

  /** Runs a statement, again while the database is away. Every statement here must be safe to run twice. */
  ask<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Answer<Row>> {
    const asking = this.#ask<Row>(statement, values).finally(() => this.#asking.delete(asking))
    this.#asking.add(asking)
    return asking
  }

  /** A connection for several statements. Ending it rolls back what it has not committed. */
  async alone(): Promise<{ client: ClientBase; end(): void }> {
    this.#expectOpen()
    try {
      const client = await this.#pool.connect()
      // The statement under way gets the error; without a listener the event would also end the process.
      client.on('error', () => {})
      return { client, end: () => client.release(true) }
    } catch (error) {
      throw storageError(error)
    }
  }

  /** Ends the pool after all statements under way, and those that follow from their answers. */
  async end(): Promise<void> {
    while (this.#asking.size > 0) await Promise.allSettled(this.#asking)
    this.#ending ??= this.#pool.end()
    await this.#ending
  }

  async #ask<Row extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<Answer<Row>> {
    const start = performance.now()
    for (let attempt = 0; ; attempt++) {
      this.#expectOpen()
      try {
        const { rows } = await this.#pool.query<Row>({ ...statement, values })
        return { rows, repeated: attempt > 0 }
      } catch (error) {
        // At least two attempts: a connection that died long ago shows it only when it is used.
        const patient = attempt === 0 || performance.now() - start < PATIENCE
        if (!mayPass(error) || !patient) throw storageError(error)
        if (attempt > 0) await pause(Math.min(25 * 2 ** attempt, 1000))
      }
    }
  }

  #expectOpen(): void {
    if (this.#ending) throw new StorageError('failed', 'the store is closed')
  }
}

/** A commit must be durable and see earlier commits, regardless of this database's defaults. */
async function settle(client: ClientBase): Promise<void> {
  await client.query(`
    SELECT set_config('default_transaction_isolation', 'read committed', false),
      CASE current_setting('synchronous_commit') WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END`)
}

/** Connection failure, shutdown and start-up, too many connections, serialization failure, deadlock. */
const PASSING = /^(08...|57P0[123]|53300|40001|40P01)$/

/** True if the same statement may succeed in a moment. Errors that the database did not send come from the connection. */
const mayPass = (error: unknown) => !(error instanceof DatabaseError) || PASSING.test(error.code ?? '')

export function storageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const cause = { cause: error }
  if (!(error instanceof Error)) return new StorageError('failed', String(error), cause)
  const code = error instanceof DatabaseError ? error.code : null
  if (code === '53100') return new StorageError('full', 'the disk of the database is full', cause)
  if (code === '25006') return new StorageError('readOnly', 'the database takes no writes', cause)
  return new StorageError('failed', mayPass(error) ? `the database is away: ${reason(error)}` : error.message, cause)
}

/** A host with several addresses fails with several errors, and the outer error has no message. */
const reason = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(String).join('; ') : error.message

/** Exports and imports everything that a PostgreSQL store keeps, for backups and migrations. */
import { Conflict, type Entry, type Kept, type TalkEntry } from '@coldwake/host'
import type { Whispered } from '@coldwake/wire'
import type { ClientBase, QueryResultRow } from 'pg'
import { type JobRow, job, type RulesRow, SQL, type TableRow } from './postgresStatements.ts'

/** Rows fetched at once. */
const PAGE = 200

/** Reads everything as it is when the reading begins. Leaves the transaction open. */
export async function* everythingIn(client: ClientBase): AsyncGenerator<Kept> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  for await (const row of rowsOf<RulesRow>(client, 'SELECT hash, source FROM coldwake.rules ORDER BY hash'))
    yield { kept: 'rules', ...row }
  yield* tables(client)
  for await (const row of rowsOf<JobRow>(client, 'SELECT key, due, data FROM coldwake.jobs ORDER BY key'))
    yield { kept: 'job', job: job(row) }
  const reports = 'SELECT report FROM coldwake.reports ORDER BY number'
  for await (const row of rowsOf<{ report: string }>(client, reports))
    yield { kept: 'report', report: JSON.parse(row.report) }
}

const FILLED = ['tables', 'log', 'talk', 'whispers', 'jobs', 'rules', 'reports'].map(table => `coldwake.${table}`)

/** Leaves the transaction open and uncommitted when it throws. */
export async function fillWith(client: ClientBase, everything: AsyncIterable<Kept>): Promise<void> {
  await client.query('BEGIN')
  await client.query(`LOCK TABLE ${FILLED.join(', ')} IN EXCLUSIVE MODE`)
  for (const table of FILLED)
    if ((await client.query(`SELECT 1 FROM ${table} LIMIT 1`)).rows.length > 0) throw new Conflict()
  for await (const one of everything) await put(client, one)
  await client.query('COMMIT')
}

async function* rowsOf<Row extends QueryResultRow>(client: ClientBase, select: string): AsyncGenerator<Row> {
  await client.query(`DECLARE page NO SCROLL CURSOR FOR ${select}`)
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${PAGE} FROM page`)
    if (rows.length === 0) break
    yield* rows
  }
  await client.query('CLOSE page')
}

async function* tables(client: ClientBase): AsyncGenerator<Kept> {
  const select = 'SELECT code, at, version, record FROM coldwake.tables ORDER BY code'
  for await (const { code, at, version, record } of rowsOf<TableRow>(client, select)) {
    const texts = async (name: 'read' | 'said' | 'whispers') =>
      (await client.query<{ entry: string }>({ name, text: SQL[name], values: [code, 0] })).rows.map(row => row.entry)
    yield {
      kept: 'table',
      code,
      at: Number(at),
      version,
      record: JSON.parse(record),
      log: (await texts('read')).map((entry): Entry => JSON.parse(entry)),
      talk: (await texts('said')).map((entry): TalkEntry => JSON.parse(entry)),
      whispers: (await texts('whispers')).map((entry): Whispered => JSON.parse(entry)),
    }
  }
}

async function put(client: ClientBase, one: Kept): Promise<void> {
  if (one.kept === 'rules') await client.query(SQL.keepRules, [one.hash, one.source])
  else if (one.kept === 'job')
    await client.query(SQL.schedule, [one.job.key, one.job.due, JSON.stringify(one.job.data ?? null)])
  else if (one.kept === 'report') await client.query(SQL.keepReport, [one.report.number, JSON.stringify(one.report)])
  else {
    const { code, version, record, at, log, talk, whispers } = one
    const texts = [log, talk, whispers].map(entries => entries.map(entry => JSON.stringify(entry)))
    const insert = 'INSERT INTO coldwake.tables (code, version, record, at) VALUES ($1, $2, $3, $4)'
    await client.query(insert, [code, version, JSON.stringify(record), at])
    await client.query(numbered('log (game, seq, entry)'), [code, texts[0]])
    await client.query(numbered('talk (code, number, entry)'), [code, texts[1]])
    await client.query(numbered('whispers (code, number, entry)'), [code, texts[2]])
  }
}

const numbered = (into: string) => `
  INSERT INTO coldwake.${into} SELECT $1, i - 1, entry FROM unnest($2::text[]) WITH ORDINALITY AS e (entry, i)`

/** Exports and imports everything that a SQLite store keeps, for backups and migrations. */
import type { DatabaseSync } from 'node:sqlite'
import { Conflict, type Kept } from '@coldwake/host'
import { job, statements, text } from './sqliteStatements.ts'

/** Reads everything as it is when the reading begins. Leaves the transaction open. */
export function* everythingIn(db: DatabaseSync): Generator<Kept> {
  const { selectEntries, selectTalk, selectWhispers } = statements(db)
  db.exec('BEGIN')
  for (const row of db.prepare('SELECT hash, source FROM rules ORDER BY hash').iterate())
    yield { kept: 'rules', hash: text(row.hash), source: text(row.source) }
  for (const row of db.prepare('SELECT code, at, version, record FROM tables ORDER BY code').iterate()) {
    const code = text(row.code)
    yield {
      kept: 'table',
      code,
      at: Number(row.at),
      version: Number(row.version),
      record: JSON.parse(text(row.record)),
      log: selectEntries.all(code, 0).map(({ entry }) => JSON.parse(text(entry))),
      talk: selectTalk.all(code, 0).map(({ entry }) => JSON.parse(text(entry))),
      whispers: selectWhispers.all(code, 0).map(({ entry }) => JSON.parse(text(entry))),
    }
  }
  for (const row of db.prepare('SELECT key, due, data FROM jobs ORDER BY key').iterate())
    yield { kept: 'job', job: job(row) }
  for (const row of db.prepare('SELECT report FROM reports ORDER BY number').iterate())
    yield { kept: 'report', report: JSON.parse(text(row.report)) }
}

/** A store without tables has no logs, talk or private words either. */
const FILLED = ['tables', 'jobs', 'rules', 'reports']

/** Leaves the transaction open and uncommitted when it throws. */
export async function fillWith(db: DatabaseSync, everything: AsyncIterable<Kept>): Promise<void> {
  db.exec('BEGIN IMMEDIATE')
  for (const table of FILLED) if (db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get()) throw new Conflict()
  const put = putting(db)
  for await (const one of everything) put(one)
  db.exec('COMMIT')
}

function putting(db: DatabaseSync): (one: Kept) => void {
  const sql = statements(db)
  const setVersion = db.prepare('UPDATE tables SET version = ? WHERE code = ?')
  return one => {
    if (one.kept === 'rules') sql.insertRules.run(one.hash, one.source)
    else if (one.kept === 'job') sql.upsertJob.run(one.job.key, one.job.due, JSON.stringify(one.job.data ?? null))
    else if (one.kept === 'report') sql.insertReport.run(one.report.number, JSON.stringify(one.report))
    else {
      const { code, at, version, record, log, talk, whispers } = one
      sql.insertTable.run(code, JSON.stringify(record), at)
      setVersion.run(version, code)
      for (const [seq, entry] of log.entries()) sql.insertEntry.run(code, seq, JSON.stringify(entry))
      for (const [number, entry] of talk.entries()) sql.insertTalk.run(code, number, JSON.stringify(entry))
      for (const entry of whispers) sql.insertWhisper.run(JSON.stringify(entry), code)
    }
  }
}

/** The store's SQLite statements, and the rows they return. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { type Job, StorageError } from '@coldwake/host'

export const statements = (db: DatabaseSync) => ({
  insertTable: db.prepare('INSERT INTO tables (code, version, record, at) VALUES (?, 0, ?, ?) ON CONFLICT DO NOTHING'),
  updateTable: db.prepare('UPDATE tables SET version = version + 1, record = ? WHERE code = ? AND version = ?'),
  selectTable: db.prepare(
    `SELECT version, record, at, (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE game = code) AS entries
     FROM tables WHERE code = ?`,
  ),
  deleteTable: [
    'DELETE FROM log WHERE game = ?',
    'DELETE FROM talk WHERE code = ?',
    'DELETE FROM whispers WHERE code = ?',
    'DELETE FROM snapshots WHERE game = ?',
    "DELETE FROM jobs WHERE key LIKE '%/' || ?1 OR key LIKE '%/' || ?1 || '/%'",
    "DELETE FROM reports WHERE json_extract(report, '$.code') = ?",
    'DELETE FROM tables WHERE code = ?',
  ].map(sql => db.prepare(sql)),
  size: db.prepare(
    `SELECT (page_count - freelist_count) * page_size AS bytes
     FROM pragma_page_count, pragma_freelist_count, pragma_page_size`,
  ),
  selectCodes: db.prepare('SELECT code FROM tables WHERE code > ? ORDER BY code LIMIT ?'),
  logLength: db.prepare(
    'SELECT (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE game = code) AS entries FROM tables WHERE code = ?',
  ),
  insertEntry: db.prepare('INSERT INTO log (game, seq, entry) VALUES (?, ?, ?)'),
  appendEntry: db.prepare('INSERT INTO log (game, seq, entry) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
  selectEntries: db.prepare('SELECT entry FROM log WHERE game = ? AND seq >= ? ORDER BY seq'),
  upsertSnapshot: db.prepare(
    `INSERT INTO snapshots (game, seq, events, state) VALUES (?, ?, ?, ?) ON CONFLICT (game) DO UPDATE
     SET seq = excluded.seq, events = excluded.events, state = excluded.state WHERE excluded.seq >= snapshots.seq`,
  ),
  selectSnapshot: db.prepare('SELECT seq, events, state FROM snapshots WHERE game = ?'),
  talkLength: db.prepare(
    `SELECT (SELECT coalesce(max(number) + 1, 0) FROM talk WHERE talk.code = tables.code) AS entries
     FROM tables WHERE code = ?`,
  ),
  insertTalk: db.prepare('INSERT INTO talk (code, number, entry) VALUES (?, ?, ?)'),
  selectTalk: db.prepare('SELECT entry FROM talk WHERE code = ? AND number >= ? ORDER BY number'),
  insertWhisper: db.prepare(
    `INSERT INTO whispers (code, number, entry)
     SELECT code, (SELECT coalesce(max(number) + 1, 0) FROM whispers WHERE whispers.code = tables.code), ?
     FROM tables WHERE code = ?`,
  ),
  selectWhispers: db.prepare('SELECT entry FROM whispers WHERE code = ? AND number >= ? ORDER BY number'),
  upsertJob: db.prepare(
    `INSERT INTO jobs (key, due, data) VALUES (?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET due = excluded.due, data = excluded.data`,
  ),
  deleteJob: db.prepare('DELETE FROM jobs WHERE key = ?'),
  selectDue: db.prepare('SELECT key, due, data FROM jobs WHERE due <= ? ORDER BY due, key LIMIT ?'),
  leaseJob: db.prepare('UPDATE jobs SET due = ? WHERE key = ?'),
  insertRules: db.prepare('INSERT INTO rules (hash, source) VALUES (?, ?) ON CONFLICT DO NOTHING'),
  selectRules: db.prepare('SELECT source FROM rules WHERE hash = ?'),
  insertReport: db.prepare('INSERT INTO reports (number, report) VALUES (?, ?) ON CONFLICT DO NOTHING'),
  selectReport: db.prepare('SELECT report FROM reports WHERE number = ?'),
})

type Row = Record<string, SQLOutputValue>

export const job = (row: Row): Job => ({ key: text(row.key), due: Number(row.due), data: JSON.parse(text(row.data)) })

export function text(value: SQLOutputValue | undefined): string {
  if (typeof value === 'string') return value
  throw new StorageError('failed', 'a text column holds something else')
}

/** The store's PostgreSQL statements, and the rows they return. */
import type { Job } from '@coldwake/host'
import { CHANNEL } from './postgresSignals.ts'

export type RulesRow = { hash: string; source: string }
export type TableRow = { code: string; version: number; record: string; at: string; entries: number }
export type JobRow = { key: string; due: string; data: string }

export const job = ({ key, due, data }: JobRow): Job => ({ key, due: Number(due), data: JSON.parse(data) })

export const SQL = {
  createTable: `
    INSERT INTO coldwake.tables (code, version, record, at) VALUES ($1, 0, $2, $3) ON CONFLICT DO NOTHING RETURNING code`,
  changeTable: `
    WITH changed AS (
      UPDATE coldwake.tables SET version = version + 1, record = $3 WHERE code = $1 AND version = $2 RETURNING code
    )
    SELECT pg_notify('${CHANNEL}', $4) FROM changed`,
  table: `
    SELECT version, record, at, (SELECT coalesce(max(seq) + 1, 0) FROM coldwake.log WHERE game = code) AS entries
    FROM coldwake.tables WHERE code = $1`,
  deleteTable: `
    WITH gone AS (
      DELETE FROM coldwake.tables WHERE code = $1 RETURNING code
    ), log AS (
      DELETE FROM coldwake.log WHERE game = $1
    ), talk AS (
      DELETE FROM coldwake.talk WHERE code = $1
    ), whispers AS (
      DELETE FROM coldwake.whispers WHERE code = $1
    ), snapshots AS (
      DELETE FROM coldwake.snapshots WHERE game = $1
    ), jobs AS (
      DELETE FROM coldwake.jobs WHERE split_part(key, '/', 2) = $1
    ), reports AS (
      DELETE FROM coldwake.reports WHERE report::json ->> 'code' = $1
    )
    SELECT pg_notify('${CHANNEL}', $2) FROM gone`,
  size: `
    SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0) AS bytes
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'coldwake' AND c.relkind = 'r'`,
  codes: 'SELECT code FROM coldwake.tables WHERE code > $1 ORDER BY code LIMIT $2',

  // Inserts the first entry of each append, then the other entries of the appends whose first went in. A log grows from
  // some length by the entry of that number, so only one of the processes that saw that length succeeds. All processes
  // insert in the same order and cannot deadlock.
  append: `
    WITH begun AS (
      INSERT INTO coldwake.log (game, seq, entry)
      SELECT a.game, a.seq, a.entry
      FROM unnest($1::text[], $2::integer[], $3::text[]) AS a (game, seq, entry) JOIN coldwake.tables ON code = a.game
      WHERE a.seq = (SELECT coalesce(max(l.seq) + 1, 0) FROM coldwake.log l WHERE l.game = a.game)
      ORDER BY code
      ON CONFLICT DO NOTHING
      RETURNING game
    ), continued AS (
      INSERT INTO coldwake.log (game, seq, entry)
      SELECT a.game, a.seq, a.entry
      FROM unnest($4::text[], $5::integer[], $6::text[]) AS a (game, seq, entry) JOIN begun ON begun.game = a.game
    )
    SELECT game, pg_notify('${CHANNEL}', $7 || game) FROM begun`,
  read: 'SELECT entry FROM coldwake.log WHERE game = $1 AND seq >= $2 ORDER BY seq',
  keepSnapshot: `
    WITH at AS (
      SELECT code FROM coldwake.tables WHERE code = $1
    ), kept AS (
      INSERT INTO coldwake.snapshots (game, seq, events, state) SELECT code, $2, $3, $4 FROM at
      ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, events = excluded.events, state = excluded.state
      WHERE excluded.seq >= snapshots.seq
    )
    SELECT code FROM at`,
  snapshot: 'SELECT seq, events, state FROM coldwake.snapshots WHERE game = $1',

  say: `
    WITH said AS (
      INSERT INTO coldwake.talk (code, number, entry, mark)
      SELECT code, (SELECT coalesce(max(number) + 1, 0) FROM coldwake.talk t WHERE t.code = tables.code), $2, $3
      FROM coldwake.tables WHERE code = $1
      ON CONFLICT DO NOTHING
      RETURNING number
    )
    SELECT number, pg_notify('${CHANNEL}', $4) FROM said`,
  marked: `
    SELECT (SELECT number FROM coldwake.talk WHERE mark = $2) AS number FROM coldwake.tables WHERE code = $1`,
  said: 'SELECT entry FROM coldwake.talk WHERE code = $1 AND number >= $2 ORDER BY number',

  whisper: `
    WITH kept AS (
      INSERT INTO coldwake.whispers (code, number, entry, mark)
      SELECT code, (SELECT coalesce(max(number) + 1, 0) FROM coldwake.whispers w WHERE w.code = tables.code), $2, $3
      FROM coldwake.tables WHERE code = $1
      ON CONFLICT DO NOTHING
      RETURNING number
    )
    SELECT number, pg_notify('${CHANNEL}', $4) FROM kept`,
  whisperMarked: `
    SELECT (SELECT number FROM coldwake.whispers WHERE mark = $2) AS number FROM coldwake.tables WHERE code = $1`,
  whispers: 'SELECT entry FROM coldwake.whispers WHERE code = $1 AND number >= $2 ORDER BY number',

  schedule: `
    INSERT INTO coldwake.jobs (key, due, data) VALUES ($1, $2, $3)
    ON CONFLICT (key) DO UPDATE SET due = excluded.due, data = excluded.data`,
  unschedule: 'DELETE FROM coldwake.jobs WHERE key = $1',
  takeDue: `
    WITH due AS (
      SELECT key, due, data FROM coldwake.jobs WHERE due <= $1 ORDER BY due, key LIMIT $3 FOR UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE coldwake.jobs SET due = $2 FROM due WHERE jobs.key = due.key
    )
    SELECT key, due, data FROM due ORDER BY due.due, key`,

  keepRules: 'INSERT INTO coldwake.rules (hash, source) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  rules: 'SELECT source FROM coldwake.rules WHERE hash = $1',
  keepReport: `
    INSERT INTO coldwake.reports (number, report) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING number`,
  report: 'SELECT report FROM coldwake.reports WHERE number = $1',
  signal: `SELECT pg_notify('${CHANNEL}', $1)`,
}

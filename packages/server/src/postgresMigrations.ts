/** Migrations of the PostgreSQL schema: a new database runs them all, an older one those it lacks. */
import type { ClientBase } from 'pg'

/**
 * Codes and keys compare by their bytes, as they do in SQLite and in JavaScript. Nothing refers to `tables` by a foreign
 * key: every append would lock the row there. A table that is deleted takes its rows along.
 */
const MIGRATIONS: readonly string[] = [
  `
    CREATE SCHEMA coldwake;
    CREATE TABLE coldwake.format (format integer NOT NULL);
    INSERT INTO coldwake.format VALUES (0);
    CREATE TABLE coldwake.tables (
      code text COLLATE "C" PRIMARY KEY,
      version integer NOT NULL,
      record text NOT NULL,
      at bigint NOT NULL
    );
    CREATE TABLE coldwake.log (
      game text COLLATE "C" NOT NULL,
      seq integer NOT NULL,
      entry text NOT NULL,
      PRIMARY KEY (game, seq)
    );
    CREATE TABLE coldwake.snapshots (
      game text COLLATE "C" PRIMARY KEY,
      seq integer NOT NULL,
      events integer NOT NULL,
      state text NOT NULL
    );
    CREATE TABLE coldwake.talk (
      code text COLLATE "C" NOT NULL,
      number integer NOT NULL,
      entry text NOT NULL,
      -- Of whoever said it, to find it again after a lost connection.
      mark uuid UNIQUE,
      PRIMARY KEY (code, number)
    );
    CREATE TABLE coldwake.jobs (
      key text COLLATE "C" PRIMARY KEY,
      due bigint NOT NULL,
      data text NOT NULL
    );
    CREATE INDEX jobs_due ON coldwake.jobs (due, key);
    CREATE TABLE coldwake.rules (
      hash text COLLATE "C" PRIMARY KEY,
      source text NOT NULL
    );
    CREATE TABLE coldwake.reports (
      number text COLLATE "C" PRIMARY KEY,
      report text NOT NULL
    );
  `,
  `
    CREATE TABLE coldwake.whispers (
      code text COLLATE "C" NOT NULL,
      number integer NOT NULL,
      entry text NOT NULL,
      -- Of the process that kept it, to find it again after a lost connection.
      mark uuid UNIQUE,
      PRIMARY KEY (code, number)
    );
  `,
]

/** The key of the lock: any number that every Coldwake on this database uses. */
const STARTING = 0x636f6c64

/** Brings the schema up to date, one process at a time. */
export async function upgrade(client: ClientBase): Promise<void> {
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock($1)', [STARTING])
  const format = await formatOf(client)
  if (format < MIGRATIONS.length) {
    for (const step of MIGRATIONS.slice(format)) await client.query(step)
    await client.query('UPDATE coldwake.format SET format = $1', [MIGRATIONS.length])
  }
  await client.query('COMMIT')
}

/** Throws unless the schema is exactly the version that this release reads. */
export async function expectCurrent(client: ClientBase): Promise<void> {
  const format = await formatOf(client)
  if (format === 0) throw new Error('it holds no Coldwake schema')
  if (format < MIGRATIONS.length)
    throw new Error('written by an older Coldwake: start the server once to bring it up to date')
}

async function formatOf(client: ClientBase): Promise<number> {
  const there = await client.query<{ there: boolean }>("SELECT to_regclass('coldwake.format') IS NOT NULL AS there")
  if (!there.rows[0]?.there) return 0
  const [row] = (await client.query<{ format: number }>('SELECT format FROM coldwake.format')).rows
  if (!row) throw new Error('its table coldwake.format is empty')
  if (row.format > MIGRATIONS.length) throw new Error('written by a newer Coldwake')
  return row.format
}

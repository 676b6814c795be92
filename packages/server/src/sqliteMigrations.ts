/** Migrations of the SQLite schema: a new file runs them all, an older one those it lacks. */
import type { DatabaseSync } from 'node:sqlite'
import type { Entry, TableRecord } from '@coldwake/host'

/** Each step runs in one transaction with all the others that are needed. */
export const MIGRATIONS: readonly ((db: DatabaseSync) => void)[] = [tablesAndLogs, wholeServer, privateWords]

function tablesAndLogs(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE tables (
      code TEXT PRIMARY KEY,
      version INTEGER NOT NULL,
      record TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE log (
      game TEXT NOT NULL REFERENCES tables (code),
      seq INTEGER NOT NULL,
      entry TEXT NOT NULL,
      PRIMARY KEY (game, seq)
    ) STRICT, WITHOUT ROWID;
  `)
}

function wholeServer(db: DatabaseSync): void {
  db.exec(`
    ALTER TABLE tables ADD COLUMN at INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE snapshots (
      game TEXT PRIMARY KEY REFERENCES tables (code),
      seq INTEGER NOT NULL,
      events INTEGER NOT NULL,
      state TEXT NOT NULL
    ) STRICT;
    CREATE TABLE talk (
      code TEXT NOT NULL REFERENCES tables (code),
      number INTEGER NOT NULL,
      entry TEXT NOT NULL,
      PRIMARY KEY (code, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE jobs (
      key TEXT PRIMARY KEY,
      due INTEGER NOT NULL,
      data TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX jobs_due ON jobs (due, key);
    CREATE TABLE rules (
      hash TEXT PRIMARY KEY,
      source TEXT NOT NULL
    ) STRICT;
    CREATE TABLE reports (
      number TEXT PRIMARY KEY,
      report TEXT NOT NULL
    ) STRICT;
  `)
  rewrite(db, 'SELECT code, record FROM tables', 'UPDATE tables SET record = ? WHERE code = ?', ({ code, record }) => [
    JSON.stringify(newRecord(JSON.parse(String(record)))),
    String(code),
  ])
  rewrite(
    db,
    'SELECT game, seq, entry FROM log',
    'UPDATE log SET entry = ? WHERE game = ? AND seq = ?',
    ({ game, seq, entry }) => [JSON.stringify(newEntry(JSON.parse(String(entry)))), String(game), Number(seq)],
  )
}

function privateWords(db: DatabaseSync): void {
  db.exec(`
    CREATE TABLE whispers (
      code TEXT NOT NULL REFERENCES tables (code),
      number INTEGER NOT NULL,
      entry TEXT NOT NULL,
      PRIMARY KEY (code, number)
    ) STRICT, WITHOUT ROWID;
  `)
}

function rewrite(
  db: DatabaseSync,
  select: string,
  update: string,
  change: (row: Record<string, unknown>) => (string | number)[],
): void {
  const statement = db.prepare(update)
  for (const row of db.prepare(select).all()) statement.run(...change(row))
}

interface OldRecord {
  game: string
  board: string
  host: TableRecord['host']
  seats: ({ name: string; tokenHash: string } | null)[]
}
type OldEntry =
  | Omit<Extract<Entry, { e: 'create' }>, 'at' | 'rules'>
  | Omit<Extract<Entry, { e: 'input' }>, 'at' | 'by'>

function newRecord({ game, board, host, seats }: OldRecord): TableRecord {
  return {
    game,
    board,
    mode: 'semiCooperative',
    from: null,
    host,
    seats: seats.map(seat => ({
      name: seat?.name ?? null,
      tokenHash: seat?.tokenHash ?? null,
      ready: false,
      bot: null,
      hook: null,
    })),
    // No token has this hash.
    watch: { tokenHash: '', delay: 0 },
    clock: null,
    clockFrom: 0,
    paused: false,
    ended: false,
  }
}

/** The time is unknown; no rules are named, so the game goes on by the current ones. */
function newEntry(old: OldEntry): Entry {
  if (old.e === 'input') return { e: 'input', at: 0, input: old.input }
  const { v, setup, key } = old
  return { e: 'create', v, at: 0, rules: '', setup, key }
}

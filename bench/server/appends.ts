/**
 * Durable appends: our SQLite store with many games waiting at the same moment, beside the same entries put into a bare
 * table that holds the same logs, on the same disk and as many in each transaction. Both sync to disk at every commit
 * (WAL, synchronous FULL).
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Entry } from '@coldwake/server/store'
import { median } from '../race.ts'
import { inStore, type StoredGame } from './stored.ts'

export interface Appending {
  /** Commits in each round. */
  commits: number
  rounds: number
}

/** Per second. */
export interface Appends {
  ours: number
  raw: number
}

/** All these games append at the same moment, again and again: one commit for all of them. */
export async function raceAppends(
  dataDir: string,
  games: readonly StoredGame[],
  { commits, rounds }: Appending,
): Promise<Appends> {
  const together = games.length
  const raw = await rawLog(dataDir)
  try {
    return await inStore({ dataDir, databaseUrl: null }, async store => {
      const writers = games.map(({ code, entries }) => ({ code, seq: entries }))
      const lines: { entry: Entry; text: string }[] = []
      for (const { code } of games) {
        const log = (await store.read(code, 0)).map(entry => ({ entry, text: JSON.stringify(entry) }))
        raw.append(log.map(({ text }, seq) => [code, seq, text]))
        lines.push(...log.slice(1))
      }
      const rates = { ours: [] as number[], raw: [] as number[] }
      let at = 0
      const next = () => lines[at++ % lines.length]
      for (let round = -1; round < rounds; round++) {
        const ours = await perSecond(together * commits, async () => {
          for (let i = 0; i < commits; i++)
            await Promise.all(writers.map(one => store.append(one.code, one.seq++, [next().entry])))
        })
        const bare = await perSecond(together * commits, async () => {
          for (let i = 0; i < commits; i++) raw.append(writers.map(({ code, seq }) => [code, seq + i, next().text]))
        })
        // The first is for warming up.
        if (round < 0) continue
        rates.ours.push(ours)
        rates.raw.push(bare)
      }
      return { ours: median(rates.ours), raw: median(rates.raw) }
    })
  } finally {
    raw.close()
  }
}

/** Milliseconds that one commit of one entry takes: the median of so many. */
export async function commitTime(dataDir: string, commits: number): Promise<number> {
  const raw = await rawLog(dataDir)
  try {
    const times = Array.from({ length: commits }, (_, seq) => {
      const start = performance.now()
      raw.append([['alone', seq, LINE]])
      return performance.now() - start
    })
    return median(times)
  } finally {
    raw.close()
  }
}

const LINE = JSON.stringify({ e: 'input', at: 1_700_000_000_000, input: { seat: 0, n: 100, do: 'move', to: '012' } })

type Row = [game: string, seq: number, entry: string]

let logs = 0
/** A log as bare as can be, beside the store's file. */
async function rawLog(dataDir: string): Promise<{ append(rows: readonly Row[]): void; close(): void }> {
  await mkdir(join(dataDir, 'raw'), { recursive: true })
  const db = new DatabaseSync(join(dataDir, 'raw', `log${logs++}.db`))
  db.exec('PRAGMA journal_mode = WAL')
  db.exec('PRAGMA synchronous = FULL')
  db.exec(`CREATE TABLE log (game TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (game, seq))
    STRICT, WITHOUT ROWID`)
  const insert = db.prepare('INSERT INTO log (game, seq, entry) VALUES (?, ?, ?)')
  return {
    append: rows => {
      db.exec('BEGIN IMMEDIATE')
      for (const row of rows) insert.run(...row)
      db.exec('COMMIT')
    },
    close: () => db.close(),
  }
}

async function perSecond(units: number, work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return (units * 1000) / (performance.now() - start)
}

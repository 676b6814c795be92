import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../src/sqlite.ts'
import { StorageError } from '../src/store.ts'
import { sqlitePlace } from './support/sqlitePlace.ts'
import { storeContract } from './support/storeContract.ts'
import { temporary } from './support/temp.ts'

storeContract('SQLite', sqlitePlace)

test('appends of many games that wait together share one commit', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const store = openSqlite(path)
  await Promise.all(
    Array.from({ length: 50 }, (_, i) => store.createTable(`GAME${i}`, { game: 'g', board: 'b', host: 0, seats: [] })),
  )
  // Another connection's data_version counts the commits it did not make itself.
  const watcher = new DatabaseSync(join(path, 'coldwake.db'))
  const version = () => Number(watcher.prepare('PRAGMA data_version').get()?.data_version)
  const before = version()
  let commits = 0
  let seen = before
  await Promise.all(
    Array.from({ length: 50 }, (_, i) =>
      store.append(`GAME${i}`, 0, { e: 'input', input: { seat: 0, n: 0, do: 'pass' } }).then(() => {
        if (version() !== seen) commits++
        seen = version()
      }),
    ),
  )
  watcher.close()
  await store.close()
  expect(commits).toBe(1)
})

test('a directory it makes is for the server’s user alone: the keys of running games lie there', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const directory = join(path, 'data')
  await openSqlite(directory).close()
  expect((await stat(directory)).mode & 0o777).toBe(0o700)
})

test('a commit is synced to disk before it counts', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const store = openSqlite(path)
  expect(store.db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  expect(store.db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  await store.close()
})

test('a file that is no database, or of a newer version, is refused and left as it is', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  await writeFile(
    join(path, 'coldwake.db'),
    'a shopping list, long enough to be looked at as a database header would be\n'.repeat(9),
  )
  expect(() => openSqlite(path)).toThrow(StorageError)
  const newer = await temporary()
  onTestFinished(newer.remove)
  const db = new DatabaseSync(join(newer.path, 'coldwake.db'))
  db.exec('PRAGMA user_version = 99')
  db.close()
  expect(() => openSqlite(newer.path)).toThrow('newer Coldwake')
})

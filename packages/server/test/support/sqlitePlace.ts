import type { Store } from '@coldwake/host'
import type { StorePlace } from '../../../host/test/support/storeContract.ts'
import { openSqlite, SqliteStore } from '../../src/sqlite.ts'
import { temporary } from './temp.ts'

export async function sqlitePlace(): Promise<StorePlace & { path: string }> {
  const directory = await temporary()
  return {
    path: directory.path,
    open: async () => openSqlite(directory.path),
    fill,
    protect,
    remove: directory.remove,
  }
}

/** The file may not grow by another page. */
export async function fill(store: Store): Promise<() => Promise<void>> {
  const { db } = sqlite(store)
  db.exec('PRAGMA max_page_count = 1')
  return async () => db.exec('PRAGMA max_page_count = 1000000')
}

export async function protect(store: Store): Promise<() => Promise<void>> {
  const { db } = sqlite(store)
  db.exec('PRAGMA query_only = ON')
  return async () => db.exec('PRAGMA query_only = OFF')
}

function sqlite(store: Store): SqliteStore {
  if (store instanceof SqliteStore) return store
  throw new Error('not a SQLite store')
}

/** Opens the store that the settings name. */
import { complain, type MovableStore, type Trouble } from '@coldwake/host'
import { openPostgres, openPostgresAsItIs } from './postgres.ts'
import { openSqlite, openSqliteAsItIs } from './sqlite.ts'

export {
  Conflict,
  type Entry,
  type Kept,
  type MovableStore,
  type Report,
  StorageError,
  type Store,
  type TableRecord,
} from '@coldwake/host'
export { readSettings, SettingsError } from './settings.ts'

export interface StoreLocation {
  dataDir: string
  /** PostgreSQL instead of a file in `dataDir`. */
  databaseUrl: string | null
}

/** Creates a store where there is none and upgrades an older one. Throws StorageError when it cannot be used. */
export async function openStore(
  { dataDir, databaseUrl }: StoreLocation,
  trouble: Trouble = complain,
): Promise<MovableStore> {
  return databaseUrl === null ? openSqlite(dataDir, trouble) : openPostgres(databaseUrl, trouble)
}

/** Opens a store for reading only: a missing or older one is refused and left as it is. */
export async function openStoreAsItIs(
  { dataDir, databaseUrl }: StoreLocation,
  trouble: Trouble = complain,
): Promise<MovableStore> {
  return databaseUrl === null ? openSqliteAsItIs(dataDir, trouble) : openPostgresAsItIs(databaseUrl, trouble)
}

/** The entry point to the stores: the settings say which of them is opened. */
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

/** Makes what is not there, and brings up to date what is older. Throws StorageError when it cannot be used. */
export async function openStore(
  { dataDir, databaseUrl }: StoreLocation,
  trouble: Trouble = complain,
): Promise<MovableStore> {
  return databaseUrl === null ? openSqlite(dataDir, trouble) : openPostgres(databaseUrl, trouble)
}

/** For reading alone: what is not there, or not up to date, stays so and is refused. */
export async function openStoreAsItIs(
  { dataDir, databaseUrl }: StoreLocation,
  trouble: Trouble = complain,
): Promise<MovableStore> {
  return databaseUrl === null ? openSqliteAsItIs(dataDir, trouble) : openPostgresAsItIs(databaseUrl, trouble)
}

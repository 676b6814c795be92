export { exportGame } from './export.ts'
export { type Running, type ServeOptions, serve } from './serve.ts'
export { openSqlite } from './sqlite.ts'
export { Conflict, type Entry, StorageError, type Store, type TableRecord } from './store.ts'

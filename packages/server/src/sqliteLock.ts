/**
 * Only one process at a time may use a SQLite file. Without this lock a second process would start silently, and each
 * would block whenever the other writes. The lock is SQLite's own on an empty file beside it: the operating system
 * releases it when the process ends, however it ends. Stores of one process share it.
 */
import { chmodSync, realpathSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

interface Lock {
  db: DatabaseSync
  holders: number
}
const held = new Map<string, Lock>()

/** Takes the lock of this file and returns the function that releases it. Throws if another process holds it. */
export function lock(file: string): () => void {
  const place = realpathSync(file)
  const shared = held.get(place) ?? { db: locked(place), holders: 0 }
  held.set(place, shared)
  shared.holders++
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (--shared.holders > 0) return
    held.delete(place)
    shared.db.close()
  }
}

function locked(place: string): DatabaseSync {
  const name = `${place}.lock`
  const db = new DatabaseSync(name)
  try {
    chmodSync(name, 0o600)
    db.exec('PRAGMA busy_timeout = 0')
    db.exec('BEGIN EXCLUSIVE')
    return db
  } catch (error) {
    db.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 5
    throw isBusy ? new Error(`${place} is in use by another process`, { cause: error }) : error
  }
}

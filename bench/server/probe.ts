/** Loaded before a server's own program (`--import`): tells the bench what the process that it runs in has used. */
import { DatabaseSync } from 'node:sqlite'

export interface Usage {
  /** Seconds of processor time, user and system, so far. */
  cpu: number
  /** Durable commits so far. */
  commits: number
  /** Bytes that are still in use after a garbage collection, beside the heap those of buffers. */
  heap: number
  /** Bytes that the operating system counts. */
  rss: number
}
export type Ask = 'work' | 'memory'

let commits = 0
const { exec } = DatabaseSync.prototype
DatabaseSync.prototype.exec = function (sql) {
  if (sql === 'COMMIT') commits++
  return exec.call(this, sql)
}

function usage(ask: Ask): Usage {
  // Twice: what the first finds free may have been all that held on to something else.
  if (ask === 'memory') for (let i = 0; i < 2; i++) globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { cpu: (user + system) / 1e6, commits, heap: heapUsed + external, rss }
}

process.on('message', (ask: Ask) => process.send?.(usage(ask)))
process.on('disconnect', () => process.exit())
process.channel?.unref()

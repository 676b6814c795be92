/** A server for one test, stopped and cleaned up when the test ends, however it ends. */
import { type Key, keyFromSeed } from '@coldwake/rules'
import { onTestFinished } from 'vitest'
import { type Running, type ServeOptions, serve } from '../../src/serve.ts'
import { openSqlite, type SqliteStore } from '../../src/sqlite.ts'
import { temporary } from './temp.ts'

export interface TestServer {
  store: SqliteStore
  port: number
  directory: string
  /** Stops and starts again on the same data. */
  restart(): Promise<TestServer>
  stop(): Promise<void>
}

export const seeded = (seed: number): (() => Key) => {
  let games = 0
  return () => keyFromSeed(`${seed}/${games++}`)
}

/** Fast enough that no rate limit is met: programs play more quickly than people. */
const QUICK = { messages: 100_000, seconds: 1 }

/** `atEnd` is when to clean up, last things first; by default when the test that called this has ended. */
export async function testServer(
  options: Partial<ServeOptions> & { directory?: string } = {},
  atEnd: (cleanUp: () => Promise<void>) => void = onTestFinished,
): Promise<TestServer> {
  let { directory } = options
  if (!directory) {
    const { path, remove } = await temporary()
    atEnd(remove)
    directory = path
  }
  const store = openSqlite(directory)
  const running: Running = await serve(store, { host: '127.0.0.1', port: 0, rate: QUICK, ...options })
  const stop = async () => {
    await running.close()
    await store.close()
  }
  atEnd(stop)
  const again = { ...options, directory }
  return {
    store,
    port: running.port,
    directory,
    stop,
    restart: async () => {
      await stop()
      return testServer(again, atEnd)
    },
  }
}

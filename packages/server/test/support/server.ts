/** A server for one test, stopped and cleaned up when the test ends, however it ends. */
import type { Logger, Store } from '@coldwake/host'
import { type Key, keyFromSeed } from '@coldwake/rules'
import { expect, onTestFinished } from 'vitest'
import { type Level, newLogger } from '../../src/logger.ts'
import { type Running, type ServeOptions, serve } from '../../src/serve.ts'
import type { Settings } from '../../src/settings.ts'
import { openSqlite, type SqliteStore } from '../../src/sqlite.ts'
import { StoredEditions } from '../../src/storedEditions.ts'
import { temporary } from './temp.ts'

export interface TestServer {
  store: SqliteStore
  editions: StoredEditions
  port: number
  directory: string
  /** What it told the operator. A test fails if there is any, unless it `complains` on purpose. */
  complaints: string[]
  /** Stops and starts again on the same data. */
  restart(): Promise<TestServer>
  stop(): Promise<void>
}

/** What an operator would read. */
export function heardLog(level: Level = 'error'): { lines: string[]; log: Logger } {
  const lines: string[] = []
  const keep = (line: string) => void lines.push(line)
  return { lines, log: newLogger(level, { out: keep, err: keep }) }
}

export const seeded = (seed: number): (() => Key) => {
  let games = 0
  return () => keyFromSeed(`${seed}/${games++}`)
}

/** No rate limit is met, and nobody waits for a bot: programs play more quickly than people. */
const QUICK: Partial<Settings> = {
  host: '127.0.0.1',
  port: 0,
  rateFactor: 10_000,
  botPace: 0,
  webhooksPrivate: true,
}

/** Rates refill when a test says so, not while a busy machine takes its time. */
const STILL = () => 0

export interface Options extends Omit<ServeOptions, 'editions'> {
  directory?: string
  /** The file of other rules to begin games by. */
  bundle?: string
  complains?: boolean
}

/** `atEnd` is when to clean up, last things first; by default when the test that called this has ended. */
export async function testServer(
  { bundle, ...options }: Options = {},
  atEnd: (cleanUp: () => Promise<void>) => void = onTestFinished,
): Promise<TestServer> {
  let { directory } = options
  if (!directory) {
    const { path, remove } = await temporary()
    atEnd(remove)
    directory = path
  }
  const store = openSqlite(directory)
  const { lines: complaints, log } = heardLog()
  const editions = await StoredEditions.open(store, { bundle, log: line => log.error(line) })
  const settings = { ...QUICK, ...options.settings }
  const running: Running = await serve(store, { log, hiddenWait: 0, rateClock: STILL, ...options, editions, settings })
  let stopped: Promise<void> | null = null
  const end = async () => {
    await running.close()
    await store.close()
    if (!options.complains) expect(complaints).toEqual([])
  }
  const stop = () => {
    stopped ??= end()
    return stopped
  }
  atEnd(stop)
  const again: Options = { ...options, directory, ...(bundle === undefined ? {} : { bundle }) }
  return {
    store,
    editions,
    port: running.port,
    directory,
    complaints,
    stop,
    restart: async () => {
      await stop()
      return testServer(again, atEnd)
    },
  }
}

/** What a store does for somebody who waits. */
export type Method = {
  [Name in keyof Store]: Store[Name] extends (...args: never[]) => Promise<unknown> ? Name : never
}[keyof Store]

/** Does something before every call of a store's method, and not the call if that fails. Ends when it is told to. */
export function intercept(store: SqliteStore, method: Method, before: () => Promise<void>): () => void {
  const real = store[method]
  const value = async (...args: unknown[]): Promise<unknown> => {
    await before()
    return Reflect.apply(real, store, args)
  }
  Object.defineProperty(store, method, { value, configurable: true })
  return () => {
    Reflect.deleteProperty(store, method)
  }
}

/** Holds up the next call, before it is done, until it is released. */
export function holdUp(store: SqliteStore, method: Method): { reached: Promise<void>; release: () => void } {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const end = intercept(store, method, () => {
    end()
    reached.resolve()
    return released.promise
  })
  return { reached: reached.promise, release: released.resolve }
}

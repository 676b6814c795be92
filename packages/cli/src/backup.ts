/**
 * Backups: everything a server keeps, as one file of compressed JSON lines. The first line says what it is and the last how
 * many lines there are between, so that a truncated file is never taken for a whole one.
 */
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { pipeline as written } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  Conflict,
  type Kept,
  type MovableStore,
  openStore,
  openStoreAsItIs,
  readSettings,
  SettingsError,
  StorageError,
  type StoreLocation,
} from '@coldwake/server/store'
import { readArgs, UsageError } from './args.ts'

export const backupHelp = `backup --to FILE
  copies everything that the server keeps into one file, as of one moment; the server may be running
restore --from FILE
  puts such a copy back, into a store that is empty: all of it or nothing
  both use the database of DATABASE_URL if that is set, otherwise the file in DATA_DIR
migrate --from STORE --to STORE
  copies everything from one store into an empty one; a STORE is a data directory or postgres://…
  stop the server first: what it writes meanwhile stays behind`

const HEAD = { coldwake: 'backup', v: 1 }

export async function backup(args: string[]): Promise<boolean> {
  const to = fileOf(args, 'to', 'backup')
  return usingStores(async opened => {
    const store = opened(await openStoreAsItIs(settings()))
    const count = new Count()
    await write(to, lines(count.each(store.everything())))
    console.log(`${to}: ${count.words()}`)
  })
}

export async function restore(args: string[]): Promise<boolean> {
  const from = fileOf(args, 'from', 'restore')
  return usingStores(async opened => {
    const store = opened(await openStore(settings()))
    const count = new Count()
    await fill(store, count.each(read(from)))
    console.log(`restored: ${count.words()}`)
  })
}

export async function migrate(args: string[]): Promise<boolean> {
  const { values } = readArgs(args, { from: { type: 'string' }, to: { type: 'string' } })
  const { from, to } = values
  if (!from || !to) throw new UsageError('migrate needs --from STORE and --to STORE')
  return usingStores(async opened => {
    const source = opened(await openStoreAsItIs(place(from)))
    const target = opened(await openStore(place(to)))
    const count = new Count()
    await fill(target, count.each(source.everything()))
    console.log(`migrated: ${count.words()}`)
  })
}

function fileOf(args: string[], name: 'from' | 'to', command: string): string {
  const { values } = readArgs(args, { [name]: { type: 'string' } })
  const file = values[name]
  if (typeof file !== 'string' || file === '') throw new UsageError(`${command} needs --${name} FILE`)
  return file
}

export function settings(): StoreLocation {
  try {
    return readSettings(process.env)
  } catch (error) {
    throw error instanceof SettingsError ? new UsageError(error.message) : error
  }
}

const place = (store: string): StoreLocation =>
  /^postgres(ql)?:/.test(store) ? { dataDir: '', databaseUrl: store } : { dataDir: store, databaseUrl: null }

/** False, with a message on stderr, if it failed for a reason that the operator can act on. */
export async function usingStores(
  work: (opened: (store: MovableStore) => MovableStore) => Promise<void>,
): Promise<boolean> {
  const stores: MovableStore[] = []
  try {
    await work(store => {
      stores.push(store)
      return store
    })
    return true
  } catch (error) {
    if (!(error instanceof StorageError) && !(error instanceof Damaged)) throw error
    console.error(error.message)
    return false
  } finally {
    for (const store of stores) await store.close()
  }
}

async function fill(store: MovableStore, everything: AsyncIterable<Kept>): Promise<void> {
  try {
    await store.fill(everything)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    throw new StorageError('failed', 'The store already holds tables or other data. Use an empty one.')
  }
}

async function* lines(everything: AsyncIterable<Kept>): AsyncGenerator<string> {
  yield `${JSON.stringify(HEAD)}\n`
  let count = 0
  for await (const one of everything) {
    yield `${JSON.stringify(one)}\n`
    count++
  }
  yield `${JSON.stringify({ end: count })}\n`
}

/** The file appears under its name only when it is complete. It holds the keys of running games, so only its owner may read it. */
async function write(file: string, text: AsyncIterable<string>): Promise<void> {
  const part = `${file}.part`
  try {
    await rm(part, { force: true })
    const handle = await open(part, 'wx', 0o600)
    await written(text, createGzip(), handle.createWriteStream({ flush: true }))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    if (error instanceof StorageError) throw error
    throw new UsageError(`cannot write ${file}: ${error instanceof Error ? error.message : error}`)
  }
}

class Damaged extends Error {
  constructor(file: string, why: string) {
    super(`${file} is damaged or no backup (${why}). Nothing was restored.`)
  }
}

async function* read(file: string): AsyncGenerator<Kept> {
  let head = true
  let end: number | null = null
  let count = 0
  for await (const line of linesOf(file)) {
    const value = parsed(file, line)
    if (end !== null) throw new Damaged(file, 'something follows its end')
    if (head) {
      if (!isHead(value)) throw new Damaged(file, 'its first line is not that of a backup')
      head = false
    } else if (isEnd(value)) end = value.end
    else if (isKept(value)) {
      count++
      // A backup of an older Coldwake has no private words.
      yield value.kept === 'table' ? { ...value, whispers: value.whispers ?? [] } : value
    } else throw new Damaged(file, `line ${count + 2} is unknown to this version`)
  }
  if (end !== count) throw new Damaged(file, 'it is cut short')
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of text) {
      const [first, ...more] = `${chunk}`.split('\n')
      rest += first
      for (const next of more) {
        yield rest
        rest = next
      }
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (error instanceof Error && 'syscall' in error) throw new UsageError(`cannot read ${file}: ${message}`)
    throw new Damaged(file, message)
  }
  if (rest !== '') throw new Damaged(file, 'it is cut short')
}

function parsed(file: string, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Damaged(file, 'it holds something other than JSON')
  }
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isHead = (value: unknown) => isFields(value) && value.coldwake === HEAD.coldwake && value.v === HEAD.v
const isEnd = (value: unknown): value is { end: number } => isFields(value) && typeof value.end === 'number'

/** Checks the shape of a line only roughly: the checksum of the compressed file covers the rest. */
const kinds: Record<Kept['kept'], (value: Fields) => boolean> = {
  rules: ({ hash, source }) => typeof hash === 'string' && typeof source === 'string',
  table: ({ code, record, log, talk }) =>
    typeof code === 'string' && isFields(record) && Array.isArray(log) && Array.isArray(talk),
  job: ({ job }) => isFields(job) && typeof job.key === 'string',
  report: ({ report }) => isFields(report) && typeof report.number === 'string',
}
const isKept = (value: unknown): value is Kept => {
  if (!isFields(value) || typeof value.kept !== 'string' || !Object.hasOwn(kinds, value.kept)) return false
  return Object.entries(kinds).some(([kind, fits]) => kind === value.kept && fits(value))
}

class Count {
  #tables = 0
  #entries = 0
  #others = 0

  async *each(everything: AsyncIterable<Kept>): AsyncGenerator<Kept> {
    for await (const one of everything) {
      if (one.kept === 'table') {
        this.#tables++
        this.#entries += one.log.length
      } else this.#others++
      yield one
    }
  }

  words(): string {
    return `tables: ${this.#tables}, entries in their logs: ${this.#entries}, other things: ${this.#others}`
  }
}

/** The browser's store as it is in tabs of a real browser, each a process over the same data, spoken to from here. */
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import {
  Conflict,
  type Entry,
  type Job,
  type Report,
  type Snapshot,
  StorageError,
  type Store,
  type StoredTable,
  type TableRecord,
  type TalkEntry,
} from '@coldwake/host'
import type { Whispered } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import type { StorePlace } from '../../../host/test/support/storeContract.ts'

const SOURCE = fileURLToPath(new URL('../../src/local/store.ts', import.meta.url))
/** Nothing is there but an empty page: every address of it is answered by the browser's own driver. */
const ORIGIN = 'http://127.0.0.1:9'

/** The store as one script, which leaves its door in `storage`. */
export async function storeScript(): Promise<string> {
  const build = await rolldown({ input: SOURCE, platform: 'browser', tsconfig: false })
  const { output } = await build.generate({ format: 'iife', name: 'storage' })
  await build.close()
  return output[0].code
}

type Method = Exclude<keyof Store, 'onCommit' | 'listen'>
type Outcome = { value: unknown } | { name: string; reason: StorageError['reason']; message: string }

/** What the script leaves in a page. */
interface Left {
  storage: { openBrowserStore(): Promise<Store> }
  store: Store
  heard(signal: string | null): void
}

class TabStore implements Store {
  onCommit: Store['onCommit'] = null
  readonly #page: Page
  #closed = false
  #heard: (signal: string | null) => void = () => {}

  private constructor(page: Page) {
    this.#page = page
  }

  static async open(page: Page, script: string): Promise<TabStore> {
    const tab = new TabStore(page)
    await page.exposeFunction('heard', (signal: string | null) => tab.#heard(signal))
    await page.goto(ORIGIN)
    await page.addScriptTag({ content: script })
    await page.evaluate(async () => {
      const left = globalThis as unknown as Left
      left.store = await left.storage.openBrowserStore()
      left.store.listen(left.heard)
    })
    return tab
  }

  async #call<T>(method: Method, ...args: unknown[]): Promise<T> {
    const outcome = await this.#page.evaluate(
      async ({ method, args }): Promise<Outcome> => {
        const { store } = globalThis as unknown as Left
        try {
          return { value: await Reflect.apply(store[method], store, args) }
        } catch (error) {
          const { name, message, reason } = error as StorageError
          return { name, message, reason }
        }
      },
      { method, args },
    )
    if ('value' in outcome) return outcome.value as T
    if (outcome.name === 'Conflict') throw new Conflict(outcome.message)
    if (outcome.name === 'StorageError') throw new StorageError(outcome.reason, outcome.message)
    throw new Error(`${outcome.name}: ${outcome.message}`)
  }

  createTable = (code: string, record: TableRecord, at: number) => this.#call<void>('createTable', code, record, at)
  changeTable = (code: string, version: number, record: TableRecord) =>
    this.#call<void>('changeTable', code, version, record)
  table = (code: string) => this.#call<StoredTable | null>('table', code)
  codes = (after: string, limit: number) => this.#call<string[]>('codes', after, limit)
  deleteTable = (code: string) => this.#call<void>('deleteTable', code)
  append = (game: string, seq: number, entries: readonly Entry[]) => this.#call<void>('append', game, seq, entries)
  read = (game: string, from: number) => this.#call<Entry[]>('read', game, from)
  keepSnapshot = (game: string, snapshot: Snapshot) => this.#call<void>('keepSnapshot', game, snapshot)
  snapshot = (game: string) => this.#call<Snapshot | null>('snapshot', game)
  say = (code: string, entry: TalkEntry) => this.#call<number>('say', code, entry)
  said = (code: string, from: number) => this.#call<TalkEntry[]>('said', code, from)
  whisper = (code: string, entry: Whispered) => this.#call<void>('whisper', code, entry)
  whispers = (code: string, from: number) => this.#call<Whispered[]>('whispers', code, from)
  schedule = (job: Job) => this.#call<void>('schedule', job)
  unschedule = (key: string) => this.#call<void>('unschedule', key)
  takeDue = (now: number, lease: number, limit: number) => this.#call<Job[]>('takeDue', now, lease, limit)
  keepRules = (hash: string, source: string) => this.#call<void>('keepRules', hash, source)
  rules = (hash: string) => this.#call<string | null>('rules', hash)
  keepReport = (report: Report) => this.#call<void>('keepReport', report)
  report = (number: string) => this.#call<Report | null>('report', number)
  size = () => this.#call<number>('size')
  signal = (signal: string) => this.#call<void>('signal', signal)

  listen(heard: (signal: string | null) => void): void {
    this.#heard = heard
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    await this.#call('close')
  }
}

/** So much room a place has: a browser does not notice at once that it has less. */
const ROOM = 600_000

/** A browser of nobody's, with nothing in it. */
export async function tabPlace(
  browser: Browser,
  script: string,
  /** What there was before any store was opened. */
  before?: (page: Page) => Promise<void>,
): Promise<StorePlace<Store>> {
  const context = await browser.newContext()
  await context.route('**/*', route => route.fulfill({ contentType: 'text/html', body: '<title>Store</title>' }))
  const page = await context.newPage()
  if (before) {
    await page.goto(ORIGIN)
    await before(page)
  }
  const session = await context.newCDPSession(page)
  const makeRoom = (quotaSize: number) => session.send('Storage.overrideQuotaForOrigin', { origin: ORIGIN, quotaSize })
  await makeRoom(ROOM)
  let unused: Page | null = page
  return {
    async open() {
      const tab = unused ?? (await context.newPage())
      unused = null
      return TabStore.open(tab, script)
    },
    async fill(store) {
      // Of nothing that can be packed tighter, down to where no short line fits any more.
      for (const size of [100_000, 10_000, 1000, 100]) {
        const kept = (i: number) => store.keepRules(`${size}/${i}`, randomBytes(size).toString('base64'))
        for (let i = 0; await kept(i).then(() => true, isFull); i++);
      }
      return async () => {
        await makeRoom(100 * ROOM)
      }
    },
    remove: () => context.close(),
  }
}

function isFull(error: unknown): false {
  if (error instanceof StorageError && error.reason === 'full') return false
  throw error
}

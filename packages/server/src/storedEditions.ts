/**
 * The rules that games are played by. A game keeps the rules it began with: every server puts its own into the store,
 * where later releases find them.
 */
import { type Edition, type Editions, RefusedError, type Store } from '@coldwake/host'
import * as own from '@coldwake/rules'
import { builtBundle, hashOf, load, readBundle } from './bundle.ts'

type RulesStore = Pick<Store, 'keepRules' | 'rules'>

export interface StoredEditionsOptions {
  /** A bundle to use as the current rules instead of the server's own. */
  bundle?: string | undefined
  /** Tells the operator of rules that cannot be loaded. */
  log?: (line: string) => void
}

export class StoredEditions implements Editions {
  readonly current: Edition
  readonly #store: RulesStore
  readonly #log: (line: string) => void
  readonly #editions = new Map<string, Promise<Edition>>()
  /** Hashes that the operator was already told about. */
  readonly #missed = new Set<string>()

  private constructor(store: RulesStore, current: Edition, log: (line: string) => void) {
    this.#store = store
    this.#log = log
    this.current = current
  }

  /** Rejects with BundleError if there are no rules for new games. */
  static async open(
    store: RulesStore,
    { bundle: file, log = console.error }: StoredEditionsOptions = {},
  ): Promise<StoredEditions> {
    const bundle = file ? readBundle(file) : builtBundle()
    const current = file ? await load(bundle) : { hash: bundle.hash, rules: own }
    await store.keepRules(bundle.hash, bundle.source)
    return new StoredEditions(store, current, log)
  }

  edition(hash: string): Promise<Edition> {
    if (hash === '' || hash === this.current.hash) return Promise.resolve(this.current)
    let edition = this.#editions.get(hash)
    if (!edition) {
      edition = this.#fetch(hash)
      this.#editions.set(hash, edition)
      // Rules that could not be loaded now may be there the next time.
      edition.catch(() => this.#editions.delete(hash))
    }
    return edition
  }

  /** The source of stored rules, for a thread that loads them itself; null if they are not stored. */
  async source(hash: string): Promise<string | null> {
    const source = await this.#store.rules(hash)
    if (source === null || hashOf(source) === hash) return source
    return this.#miss(
      hash,
      `The rules kept as ${hash} are damaged: their hash is ${hashOf(source)}. They were not run; restore a backup ` +
        'that has them whole',
    )
  }

  async #fetch(hash: string): Promise<Edition> {
    const source = await this.source(hash)
    if (source === null)
      return this.#miss(
        hash,
        `The rules ${hash} are neither those of this release nor kept with the games. Start the release that has them ` +
          'once on the same data, or restore a backup that does',
      )
    const edition = await load({ hash, source })
    this.#missed.delete(hash)
    return edition
  }

  #miss(hash: string, words: string): never {
    if (!this.#missed.has(hash)) this.#log(`${words}. Until then the games that are played by them wait.`)
    this.#missed.add(hash)
    throw new RefusedError('rulesMissing', hash)
  }
}

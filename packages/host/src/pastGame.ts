/** The game as onlookers see it, some seconds behind the players. */
import { LiveGame } from './liveGame.ts'
import { earliest } from './logEntries.ts'
import type { TableServices } from './table.ts'

interface Past {
  /** Null if onlookers may not know anything of it yet. */
  game: LiveGame | null
  /** How many seconds it is behind. */
  delay: number
  /** How many entries the game had when this was read, and when the first was written that was too new to be known. */
  entries: number
  next: number
}

export class PastGame {
  readonly #code: string
  readonly #services: TableServices
  #past: Past | null = null

  constructor(code: string, services: TableServices) {
    this.#code = code
    this.#services = services
  }

  /** The game so many seconds ago; null if nothing of it may be known, or nobody asked for it. */
  behind(delay: number): LiveGame | null {
    return this.#past?.delay === delay ? this.#past.game : null
  }

  /** When the first entry was written that is too new to be known; infinite if there is none. */
  get next(): number {
    return this.#past?.next ?? Infinity
  }

  forget(): void {
    this.#past = null
  }

  /** Folds the game as far as it may be known. `entries` is the length of its log. */
  async refresh(delay: number, entries: number): Promise<void> {
    const { store, editions, now } = this.#services
    const until = () => now() - delay * 1000
    const past = this.#past?.delay === delay ? this.#past : null
    // Nothing was written and nothing has become old enough: a long log is not read again for each message.
    if (past?.entries === entries && until() < past.next) return
    const game = past?.game ?? (await LiveGame.load(store, editions, this.#code, { until }))
    await past?.game?.refresh()
    const next = game ? await game.nextAt() : earliest(await store.read(this.#code, 0))
    this.#past = { game, delay, entries, next }
  }
}

/** Practice tables: each begins in the situation of a scenario file, and its inputs may come from a script. */
import { newCode, type Practice, Tables, type TablesOptions } from '@coldwake/host'
import type { GameState, Input } from '@coldwake/rules'
import { PRACTICE } from '../net/localCode.ts'
import { MemoryStore } from './memoryStore.ts'
import type { PracticeStart, ScriptStep } from './messages.ts'

export class PracticeTables {
  readonly options: TablesOptions
  readonly tables: Tables
  readonly #store = new MemoryStore()

  constructor(house: TablesOptions) {
    this.options = { ...house, store: this.#store, newCode: () => `${PRACTICE}${newCode()}` }
    this.tables = new Tables(this.options)
  }

  async open({ scenario, played, names, bots }: PracticeStart): Promise<Practice> {
    const { situationOf } = await import('@coldwake/rules/situations')
    const practice = await this.begin(situationOf(scenario), names, bots)
    await this.play(practice.code, played)
    return practice
  }

  async begin(state: GameState, names: readonly string[], bots: readonly (string | null)[]): Promise<Practice> {
    await this.#forgetEarlier()
    return this.tables.practice(state, names, bots)
  }

  /** A page shows one practice table at a time. */
  async #forgetEarlier(): Promise<void> {
    for (const code of await this.#store.codes('', Number.POSITIVE_INFINITY))
      await this.tables.discard(code, () => this.#store.deleteTable(code))
  }

  /** Rejects at the first input that is not possible; what was played before it stands. */
  async play(code: string, steps: readonly ScriptStep[]): Promise<void> {
    const { nextInput } = await import('@coldwake/rules/situations')
    let left: readonly unknown[] = steps
    const next = (state: GameState) => {
      const found = nextInput(state, left)
      left = found?.rest ?? []
      return found?.input ?? null
    }
    while (await this.tables.playFor(code, next));
  }

  async take(code: string, input: Input): Promise<void> {
    await this.tables.playFor(code, () => input)
  }

  /** Everything that was played at the table so far: nothing is taken back there. */
  async inputs(code: string): Promise<Input[]> {
    const entries = await this.#store.read(code, 0)
    return entries.flatMap(entry => (entry.e === 'input' ? [entry.input] : []))
  }
}

/** A coached game while it is played: which sentence is said, what the player may do now, what the others do meanwhile. */
import type { Deed } from '../../play/tableContext.ts'
import { fits, type WatchScript, type WatchStep } from './watchScript.ts'

export interface Spoken {
  index: number
  /** The answer to something else that the player tried. */
  answer: string | null
  /** How often something else was tried at this step. */
  tries: number
}

/** After so many tries the coach offers to do it. */
export const MANY_TRIES = 2

/** The open question, and whether the player still has to answer it: a sealed one stays open for the others. */
export const askedOf = (question: number | null, mine: boolean): string => `${question} ${mine}`

export class Watch {
  readonly script: WatchScript
  #spoken: Spoken
  readonly #listeners = new Set<() => void>()
  /** What was asked when the step began: until that has changed, nothing new is said. */
  #asked: string | null = null
  /** The step whose crew has moved. */
  #crewMoved = -1
  readonly #said = new Set<string>()

  constructor(script: WatchScript, index: number) {
    this.script = script
    this.#spoken = { index, answer: null, tries: 0 }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  spoken = (): Spoken => this.#spoken

  get step(): WatchStep | undefined {
    return this.script.steps[this.#spoken.index]
  }

  #change(spoken: Spoken): void {
    this.#spoken = spoken
    for (const listener of this.#listeners) listener()
  }

  /** To the next step. What is `asked` now has to be answered before that step is said. */
  advance(asked: string | null): void {
    this.#asked = asked
    this.#change({ index: this.#spoken.index + 1, answer: null, tries: 0 })
  }

  #answer(say: string): false {
    const { index, tries } = this.#spoken
    this.#change({ index, answer: say, tries: tries + 1 })
    return false
  }

  /** The crew of this step is to move, now that this is asked; null: it has moved, or there is none. */
  takeCrew(asked: string): WatchStep['crew'] | null {
    const { crew } = this.step ?? {}
    const { index } = this.#spoken
    if (!crew || this.#crewMoved === index || this.#isStale(asked)) return null
    this.#crewMoved = index
    this.#asked = asked
    return crew
  }

  /** What the crew was to do is not possible after what the player did: the watch goes on without it. */
  goOnWithoutCrew(): void {
    this.#asked = null
    this.#change({ ...this.#spoken })
  }

  #isStale(asked: string): boolean {
    return asked === this.#asked
  }

  /** Can the step be said, where nothing is played and this is asked? */
  isReady(asked: string): boolean {
    const { step } = this
    return step !== undefined && (!step.crew || this.#crewMoved === this.#spoken.index) && !this.#isStale(asked)
  }

  /** Is this what the script wants? Otherwise the coach answers. */
  allows = ({ n, option, done, pays }: Deed): boolean => {
    const { own } = this.step ?? {}
    if (!own) return this.#answer('first')
    const answer = own.answers?.find(({ when }) => fits(when, option))
    const wanted = own.wants.some(pattern => fits(pattern, option))
    if (answer && (!wanted || (answer.once && done && !this.#said.has(answer.say)))) {
      this.#said.add(answer.say)
      return this.#answer(answer.say)
    }
    if (!wanted) return this.#answer('notNow')
    if (!done) {
      if (own.picks) this.advance(null)
      return true
    }
    if (own.keeps?.cards.some(card => pays.includes(card))) return this.#answer(own.keeps.say)
    // Whoever has picked and sent at once has done two steps.
    if (own.picks) this.advance(null)
    this.advance(askedOf(n, true))
    return true
  }
}

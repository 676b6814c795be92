/**
 * Lessons at practice tables: how each stands, what crewmates answer, and its intended way. What was played is read from
 * the table and judged anew each time, so that the two can never differ.
 */
import { pendingFor } from '@coldwake/rules'
import type { Lesson, LessonRun } from '@coldwake/rules/lessons'
import type { LessonSeat, LessonStanding, LessonStart } from './messages.ts'
import type { PracticeTables } from './practiceTables.ts'

const rules = () => import('@coldwake/rules/lessons')

interface OpenLesson {
  code: string
  lesson: Lesson
  names: readonly string[]
}

export class LessonTables {
  readonly #practice: PracticeTables
  #open: OpenLesson | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(practice: PracticeTables) {
    this.#practice = practice
  }

  async open({ file, names }: LessonStart): Promise<LessonSeat> {
    const { readLesson } = await rules()
    return this.#begin(readLesson(file), names)
  }

  async #begin(lesson: Lesson, names: readonly string[], played: LessonRun | null = null): Promise<LessonSeat> {
    const { beginLesson } = await rules()
    const { state, seat } = beginLesson(lesson)
    const { code, tokens } = await this.#practice.begin(
      state,
      names,
      names.map(() => null),
    )
    this.#open = { code, lesson, names }
    for (const input of played?.inputs ?? []) await this.#practice.take(code, input)
    return { code, token: tokens[seat] ?? '' }
  }

  #at(code: string): OpenLesson {
    if (this.#open?.code !== code) throw new Error(`no lesson is played at ${code}`)
    return this.#open
  }

  /** Lets the crew answer, and says how it stands. `shows`: the next step of the intended way is played first. */
  standing(code: string, shows: boolean): Promise<LessonStanding> {
    // One after the other: nobody of the crew answers twice.
    const standing = this.#last.then(() => this.#standing(code, shows))
    this.#last = standing.catch(() => {})
    return standing
  }

  async #standing(code: string, shows: boolean): Promise<LessonStanding> {
    const { LessonRun } = await rules()
    const run = new LessonRun(this.#at(code).lesson, await this.#practice.inputs(code))
    if (shows) await this.#showStep(code, run)
    await this.#letCrewAnswer(code, run)
    return {
      verdict: run.judge(),
      actions: run.actions,
      next: run.hint(),
      begun: run.inputs.some(({ seat }) => seat === run.seat),
    }
  }

  async #letCrewAnswer(code: string, run: LessonRun): Promise<void> {
    for (let input = run.crewInput(); input && run.judge().status === 'playing'; input = run.crewInput()) {
      await this.#practice.take(code, input)
      run.play(input)
    }
  }

  /** One step, with the payments and whatever else is asked before the next. */
  async #showStep(code: string, run: LessonRun): Promise<void> {
    let next = run.nextOnWay()
    do {
      if (!next) return
      await this.#practice.take(code, next.input)
      run.play(next.input)
      await this.#letCrewAnswer(code, run)
      next = run.nextOnWay()
    } while (next && !next.isStep)
  }

  /** A table as it was before the player last chose what to do in their turn. */
  async back(code: string): Promise<LessonSeat> {
    const { isTurn, LessonRun } = await rules()
    const { lesson, names } = this.#at(code)
    const run = new LessonRun(lesson)
    let before = run.copy()
    for (const input of await this.#practice.inputs(code)) {
      if (input.seat === run.seat && isTurn(pendingFor(run.state, run.seat))) before = run.copy()
      run.play(input)
    }
    return this.#begin(lesson, names, before)
  }
}

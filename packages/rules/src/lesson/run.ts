/** A lesson while it is played: what crewmates answer, how it stands, what comes next on the intended way. */
import { answer, chosen } from '../core/answer.ts'
import { ifThere } from '../core/pieces.ts'
import { clone, type GameState } from '../core/state.ts'
import type { Answer, Decision, GameEvent, Input, Option, Seat } from '../core/types.ts'
import { pending, pendingFor, step } from '../engine.ts'
import { otherTurns } from '../games/lessons.ts'
import type { Verdict } from '../lessonFacts.ts'
import { meaning, type Written } from '../scenario/choices.ts'
import { check } from '../scenario/expect/check.ts'
import { fail } from '../scenario/fields.ts'
import type { Expected } from '../scenario/format.ts'
import { loadScenario } from '../scenario/load.ts'
import { Names } from '../scenario/names.ts'
import { citing } from '../view.ts'
import type { Lesson, Remark } from './format.ts'

const PLAYING: Verdict = { status: 'playing' }
/** Questions in which somebody chooses what to do next: between them, something is still happening. */
const TURNS: ReadonlySet<string> = new Set(['turn', ...otherTurns])
export const isTurn = (decision: Decision | null): boolean => decision !== null && TURNS.has(decision.ask)
/** What is chosen in a turn and is no action. */
const FREE: ReadonlySet<string> = new Set(['pass', 'drop', 'stay'])
/** What somebody does who has nothing to do, the first of them that is offered. */
const IDLE = ['decline', 'pass', 'done', 'end', 'stay'] as const

/** The state in which a lesson begins, with the first question open, and the player's seat. */
export function beginLesson(lesson: Lesson, tell?: (event: GameEvent) => void): { state: GameState; seat: Seat } {
  const state = loadScenario(lesson.scenario, tell)
  // A player who goes another way meets another bag: what is not in it cannot be drawn, and the game goes on.
  if (state.stacked?.bag) state.stacked.bag = state.stacked.bag.map(ifThere)
  return { state, seat: new Names(state).seat(lesson.seat, 'lesson.seat') }
}

export class LessonRun {
  readonly lesson: Lesson
  readonly seat: Seat
  readonly state: GameState
  /** Actions of the player so far; payments do not count. */
  actions = 0
  /** What everybody has given so far. */
  readonly inputs: Input[] = []
  #events: GameEvent[] = []
  #verdict: Verdict = PLAYING
  /** Inputs of the script that each seat has given. */
  #scripted: number[]
  #script: readonly (readonly Written[])[]
  /** Steps of the intended way that were taken; null once the player has left it. */
  #way: number | null = 0
  #turnEnded = false
  readonly #round: number

  /** The lesson after these inputs, of the player and of crewmates. A reload builds it anew. */
  constructor(lesson: Lesson, inputs: readonly Input[] = [], begun?: LessonRun) {
    this.lesson = lesson
    if (begun) {
      this.seat = begun.seat
      this.state = clone(begun.state)
      this.actions = begun.actions
      this.inputs = [...begun.inputs]
      this.#events = [...begun.#events]
      this.#verdict = begun.#verdict
      this.#scripted = [...begun.#scripted]
      this.#script = begun.#script
      this.#way = begun.#way
      this.#turnEnded = begun.#turnEnded
      this.#round = begun.#round
    } else {
      const events: GameEvent[] = []
      const { state, seat } = beginLesson(lesson, event => events.push(event))
      this.seat = seat
      this.state = state
      this.#events = events.map(event => citing(state.setup, event))
      this.#round = state.round
      const names = new Names(state)
      this.#script = state.crew.map((_, s) =>
        lesson.crew.filter((one, i) => names.seat(String(one.seat), `lesson.crew.${i}.seat`) === s),
      )
      if (this.#script[seat]?.length) fail('lesson.crew', 'only crewmates follow a script')
      this.#scripted = state.crew.map(() => 0)
      this.#judge()
    }
    for (const input of inputs) this.play(input)
  }

  copy(): LessonRun {
    return new LessonRun(this.lesson, [], this)
  }

  /** Takes an input of anybody. Throws an InputError if the game does not take it, and has changed nothing then. */
  play(input: Input): void {
    const before = pendingFor(this.state, input.seat)
    const taken = before && 'n' in input ? chosen(before.options, input as Option) : undefined
    const follows = before && taken ? this.#follows(before, taken) : null
    const mine = this.state.turn?.seat === this.seat
    const since = this.#events.length
    step(this.state, input, event => this.#events.push(citing(this.state.setup, event)))
    this.inputs.push(input)
    if (input.seat !== this.seat) {
      if (follows === 'script') this.#scripted[input.seat] = (this.#scripted[input.seat] ?? 0) + 1
    } else if (taken && before) {
      if (isTurn(before) && !FREE.has(taken.do)) this.actions++
      if (follows === null) this.#way = null
      else if (follows === 'script' && this.#way !== null) this.#way++
    }
    const again = this.#events.slice(since).some(event => event.e === 'turn' && event.who === this.seat)
    if (mine && (this.state.turn?.seat !== this.seat || again)) this.#turnEnded = true
    this.#judge()
  }

  /** How it stands. */
  judge(): Verdict {
    return this.#verdict
  }

  /** What a crewmate answers now, if any is asked: its script, or nothing. */
  crewInput(): Input | null {
    const decision = pending(this.state).find(({ seat }) => seat !== this.seat)
    return decision ? answer(decision, this.#scriptedOf(decision) ?? idle(decision, [])) : null
  }

  /** The next input of the intended way while the player is on it. After its last step, the player has nothing to do. */
  hint(): Answer | null {
    return this.nextOnWay()?.input ?? null
  }

  /** The same, and whether it is a step of the way or only what lies between two of them, as payments do. */
  nextOnWay(): { input: Answer; isStep: boolean } | null {
    const decision = pendingFor(this.state, this.seat)
    if (this.#way === null || this.#verdict.status !== 'playing' || !decision) return null
    const { option, isStep } = this.next(this.lesson.solution.slice(this.#way), decision)
    return option ? { input: answer(decision, option), isStep } : null
  }

  /**
   * What the player answers who has these steps still to take, and whether that is the first of them. What a way does
   * not name is any payment, and nothing else; an action that it names must be among the options.
   */
  next(steps: readonly Written[], decision: Decision): { option: Option | undefined; isStep: boolean } {
    const [first] = steps
    const option = first && this.#optionOf(decision, first)
    if (option) return { option, isStep: true }
    if (first && isTurn(decision)) return { option: undefined, isStep: true }
    return { option: idle(decision, steps), isStep: false }
  }

  /** Steps of the script that crewmates have not given. */
  get unplayed(): readonly Written[] {
    return this.#script.flatMap((script, seat) => script.slice(this.#scripted[seat]))
  }

  get eventCount(): number {
    return this.#events.length
  }

  #optionOf({ options }: Decision, written: Written): Option | undefined {
    const { seat: _, note: __, ...rest } = written
    return chosen(options, meaning(new Names(this.state), rest as Written, 'lesson') as unknown as Option)
  }

  #scriptedOf(decision: Decision): Option | undefined {
    const head = this.#script[decision.seat]?.[this.#scripted[decision.seat] ?? 0]
    return head && this.#optionOf(decision, head)
  }

  /** Is this the next step of a script, or what somebody does between two of them? */
  #follows(decision: Decision, taken: Option): 'script' | 'between' | null {
    if (decision.seat !== this.seat) return this.#scriptedOf(decision) === taken ? 'script' : 'between'
    if (this.#way === null) return null
    const { option, isStep } = this.next(this.lesson.solution.slice(this.#way), decision)
    if (option === taken) return isStep ? 'script' : 'between'
    return taken.do === 'pay' && !isStep ? 'between' : null
  }

  #holds(expected: Expected): boolean {
    const moment = { g: this.state, names: new Names(this.state), events: this.#events }
    return check(moment, expected, 'lesson').length === 0
  }

  #answerAmong(remarks: readonly Remark[]): string | undefined {
    return remarks.find(({ when }) => this.#holds(when))?.answer
  }

  #hasEnded(): boolean {
    const { ends } = this.lesson
    if (ends === 'turn' && this.#turnEnded) return true
    return (ends === 'turn' || ends === 'round') && this.state.round > this.#round
  }

  #judge(): void {
    if (this.#verdict.status !== 'playing') return
    const { lost, goals, judged, answers, otherwise } = this.lesson
    const answered = this.#answerAmong(lost)
    if (answered) {
      this.#verdict = { status: 'failed', answer: answered }
      return
    }
    const asked = pending(this.state)
    if (!asked.every(isTurn)) return
    const ended = asked.length === 0 || this.#hasEnded()
    if ((ended || judged === 'atOnce') && goals.some(goal => this.#holds(goal)))
      this.#verdict = { status: 'solved', actions: this.actions }
    else if (ended) this.#verdict = { status: 'failed', answer: this.#answerAmong(answers) ?? otherwise }
  }
}

/** Any payment that keeps what is still to be played; otherwise as little as can be done. */
function idle({ options }: Decision, steps: readonly Written[]): Option {
  const kept = steps.flatMap(({ card }) => card ?? [])
  const pay = options.find(option => option.do === 'pay' && !kept.includes(option.card))
  if (pay) return pay
  const kind = IDLE.find(one => options.some(option => option.do === one))
  const [first] = options
  const found = kind ? options.find(option => option.do === kind) : first
  return found ?? fail('lesson', 'a question without options')
}

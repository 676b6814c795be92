/**
 * Searches all that the player of a puzzle can do. A plan is what is chosen in the player's turns, in this order and
 * whatever happens; every other answer (payments, targets, reactions) may be the best for the world that was dealt. So
 * the search overrates every plan but the one that the file claims, which is played as it is written.
 */
import { answer } from '../core/answer.ts'
import { canonical } from '../core/canonical.ts'
import type { Decision, Option } from '../core/types.ts'
import { pendingFor } from '../engine.ts'
import type { Lesson, Proof } from './format.ts'
import { isTurn, LessonRun } from './run.ts'

/** How far the plans that begin with one action get. */
export interface Outcome {
  /** The action as a file writes it. */
  first: string
  /** In how many worlds the best of them reaches the goal. */
  solved: number
  /** The fewest actions of a plan that does so. */
  actions: number
}

export class TooLargeError extends Error {}

/** A puzzle that takes more steps to search has too many cards in hand: in all, and for each world. */
const LARGEST = 20_000
const LARGEST_WORLD = 6000

const nameOf = ({ cost: _, ...choice }: Option): string => canonical(choice)

/** A moment in which the player has a turn, or all is decided. */
interface Leaf {
  run: LessonRun
  decision: Decision | null
  /** What the player can do next, by name; nothing more once par is used up. */
  choices: ReadonlyMap<string, Option>
}

/** A world that may have been dealt, with every moment that the plan so far may have led to. */
type World = readonly Leaf[]

const isSolved = ({ run }: Leaf): boolean => run.judge().status === 'solved'
const isPlaying = ({ run }: Leaf): boolean => run.judge().status === 'playing'

/** Worlds like the one of the file. Sampled ones are dealt and rolled anew: only what is given stays. */
export function dealWorlds(lesson: Lesson, { kind, worlds }: Pick<Proof, 'kind' | 'worlds'>): LessonRun[] {
  const { scenario } = lesson
  const dealt = Array.from({ length: worlds }, (_, i) => {
    const seed = `${scenario.seed ?? lesson.id}/${i}`
    const { dice: _dice, shuffles: _shuffles, ...left } = scenario
    if (kind === 'sampled') return { ...lesson, scenario: { ...left, seed } }
    return i === 0 ? lesson : { ...lesson, scenario: { ...scenario, seed } }
  })
  return dealt.map(one => new LessonRun(one))
}

export class Search {
  readonly #lesson: Lesson
  readonly #outcomes = new Map<string, Outcome>()
  readonly #met = new Set<string>()
  #steps = 0
  #most = LARGEST

  constructor(lesson: Lesson) {
    this.#lesson = lesson
  }

  outcomes(runs: readonly LessonRun[]): Outcome[] {
    this.#most = LARGEST + LARGEST_WORLD * runs.length
    this.#plan(
      runs.map(run => this.#settled([run.copy()])),
      null,
    )
    return [...this.#outcomes.values()]
  }

  #plan(worlds: readonly World[], first: string | null): void {
    const choices = new Set(worlds.flatMap(world => world.flatMap(leaf => [...leaf.choices.keys()])))
    for (const choice of choices) {
      const begins = first ?? choice
      const after = worlds.map(world => this.#after(world, choice, begins, worlds.length === 1))
      this.#count(begins, after)
      if (after.some(world => world.some(isPlaying))) this.#plan(after, begins)
    }
  }

  #leaf(run: LessonRun, decision: Decision | null): Leaf {
    const choices = new Map<string, Option>()
    if (run.judge().status === 'playing')
      for (const option of decision?.options ?? [])
        if (option.do === 'pass' || (run.actions < this.#lesson.par && this.#isTried(option.do)))
          choices.set(nameOf(option), option)
    return { run, decision, choices }
  }

  /** What is given away for nothing is left out, unless the solution does so. */
  #isTried(kind: Option['do']): boolean {
    return (kind !== 'drop' && kind !== 'discard') || this.#lesson.solution.some(step => step.do === kind)
  }

  #answersTo({ ask, options }: Decision): readonly Option[] {
    if (ask !== 'passDiscard' || this.#isTried('discard')) return options
    return options.filter(({ do: kind }) => kind === 'done')
  }

  #after(world: World, choice: string, first: string, alone: boolean): World {
    if (world.some(isSolved)) return world
    const next = world.flatMap(({ run, decision, choices }) => {
      const option = choices.get(choice)
      return option && decision ? [this.#taken(run, decision, option)] : []
    })
    return this.#settled(next).filter(leaf => !alone || this.#isNew(leaf, first))
  }

  #taken(run: LessonRun, decision: Decision, option: Option): LessonRun {
    if (++this.#steps > this.#most) throw new TooLargeError(`more than ${this.#most} steps to search`)
    const next = run.copy()
    next.play(answer(decision, option))
    return next
  }

  /** The same state need not be searched twice from one first action. */
  #isNew(leaf: Leaf, first: string): boolean {
    const { run } = leaf
    if (!isPlaying(leaf)) return true
    const key = `${first} ${run.actions} ${run.eventCount} ${JSON.stringify(run.state)}`
    const isNew = !this.#met.has(key)
    this.#met.add(key)
    return isNew
  }

  /** Every moment that these can lead to in which the player has a turn again. One that solves it is enough. */
  #settled(runs: readonly LessonRun[]): World {
    const leaves: Leaf[] = []
    const open = [...runs]
    for (let run = open.pop(); run; run = open.pop()) {
      this.#letCrewAnswer(run)
      const decision = pendingFor(run.state, run.seat)
      if (run.judge().status !== 'playing' || !decision || isTurn(decision)) leaves.push(this.#leaf(run, decision))
      else for (const option of this.#answersTo(decision)) open.push(this.#taken(run, decision, option))
    }
    const [fewest] = leaves.filter(isSolved).toSorted((a, b) => a.run.actions - b.run.actions)
    return fewest ? [fewest] : leaves.filter(isPlaying)
  }

  #letCrewAnswer(run: LessonRun): void {
    for (let input = run.crewInput(); input && run.judge().status === 'playing'; input = run.crewInput())
      run.play(input)
  }

  #count(first: string, worlds: readonly World[]): void {
    const solved = worlds.flatMap(world => world.find(isSolved) ?? [])
    const actions = Math.max(0, ...solved.map(({ run }) => run.actions))
    const best = this.#outcomes.get(first)
    if (!best || solved.length > best.solved || (solved.length === best.solved && actions < best.actions))
      this.#outcomes.set(first, { first, solved: solved.length, actions })
  }
}

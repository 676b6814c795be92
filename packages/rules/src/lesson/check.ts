/** Checks a lesson: its intended way, its wrong ways, what happens to players who do anything, and its proof. */
import { answer } from '../core/answer.ts'
import { canonical } from '../core/canonical.ts'
import { elementAt } from '../core/lists.ts'
import { below, keyFromSeed, newRng } from '../core/random.ts'
import { pendingFor } from '../engine.ts'
import type { Verdict } from '../lessonFacts.ts'
import { unusedChance } from '../scenario/chance.ts'
import { spoken, type Written } from '../scenario/choices.ts'
import { ScenarioError } from '../scenario/fields.ts'
import { Names } from '../scenario/names.ts'
import { type Lesson, readLesson } from './format.ts'
import { isTurn, LessonRun } from './run.ts'
import { dealWorlds, type Outcome, Search, TooLargeError } from './search.ts'

export interface LessonResult {
  id: string
  /** Empty: the lesson is as it says. */
  problems: string[]
  /** What was found out about a puzzle, for people. */
  proof: string
}

/** How much is tried. */
interface Effort {
  /** Players who do anything. */
  random: number
  /** How many times the worlds that a file asks for. */
  worlds: number
}

/** Inputs after which a lesson that is not decided counts as endless. */
const ENDLESS = 400

/** Never throws: a file that cannot be read is a problem too. */
export function checkLesson(json: unknown, effort: Effort = { random: 5, worlds: 1 }): LessonResult {
  const result: LessonResult = { id: '?', problems: [], proof: '' }
  try {
    const lesson = readLesson(json)
    result.id = lesson.id
    const ways = [playWay(lesson, lesson.solution), ...lesson.wrong.map(({ way }) => playWay(lesson, way))]
    result.problems.push(...solutionProblems(lesson, ways), ...wrongProblems(lesson, ways.slice(1)))
    for (let i = 0; i < effort.random; i++) playAnything(lesson, i)
    const { problems, proof } = proofProblems(lesson, effort.worlds)
    result.problems.push(...problems)
    result.proof = proof
  } catch (error) {
    const known = error instanceof ScenarioError || error instanceof TooLargeError
    result.problems.push(
      known ? error.message : `the rules break down on it: ${error instanceof Error ? error.stack : error}`,
    )
  }
  return result
}

interface Played {
  run: LessonRun
  verdict: Verdict
  problem: string | null
}

/** Follows a way, then does nothing until it is decided. */
function playWay(lesson: Lesson, way: readonly Written[], run = new LessonRun(lesson)): Played {
  let taken = 0
  for (let i = 0; i < ENDLESS && run.judge().status === 'playing'; i++) {
    const crew = run.crewInput()
    const decision = crew ? null : pendingFor(run.state, run.seat)
    if (crew) {
      run.play(crew)
      continue
    }
    if (!decision) return { run, verdict: run.judge(), problem: 'nobody is asked, and it is not decided' }
    const { option, isStep } = run.next(way.slice(taken), decision)
    if (!option) {
      const names = new Names(run.state)
      const offered = JSON.stringify(decision.options.map(one => spoken(names, one)))
      return { run, verdict: run.judge(), problem: `step ${taken} is not among the options: ${offered}` }
    }
    if (isStep) taken++
    run.play(answer(decision, option))
  }
  const verdict = run.judge()
  const problem =
    verdict.status === 'playing'
      ? `it is not decided after ${ENDLESS} inputs`
      : taken < way.length
        ? `it is decided before step ${taken}: ${JSON.stringify(verdict)}`
        : null
  return { run, verdict, problem }
}

function solutionProblems(lesson: Lesson, ways: readonly Played[]): string[] {
  const [solution] = ways
  if (!solution) return []
  const { run, verdict, problem } = solution
  if (problem) return [`lesson.solution: ${problem}`]
  if (verdict.status !== 'solved')
    return [`lesson.solution: expected that it solves it, got ${JSON.stringify(verdict)}`]
  const problems = neverUsed(lesson, ways)
  if (run.actions !== lesson.par) problems.push(`lesson.par: the solution takes ${run.actions}`)
  if (run.unplayed.length > 0) problems.push(`lesson.crew: never played: ${JSON.stringify(run.unplayed)}`)
  if (playWay(lesson, []).verdict.status === 'solved') problems.push('lesson.goal: it is reached by doing nothing')
  return problems
}

const wrongProblems = (lesson: Lesson, ways: readonly Played[]): string[] =>
  ways.flatMap(({ verdict, problem }, i) => {
    const key = lesson.wrong[i]?.answer
    if (problem) return [`lesson.wrong.${i}: ${problem}`]
    if (verdict.status === 'failed' && verdict.answer === key) return []
    return [`lesson.wrong.${i}: expected that it fails with ${key}, got ${JSON.stringify(verdict)}`]
  })

/** Dice, tokens and shuffles that none of the ways comes to. */
function neverUsed(lesson: Lesson, ways: readonly Played[]): string[] {
  const left = ways.map(({ run }) => unusedChance(run.state, lesson.scenario))
  const fieldOf = (problem: string) => problem.split(':', 1)[0]
  const [first = [], ...others] = left
  return first.filter(problem => others.every(more => more.some(other => fieldOf(other) === fieldOf(problem))))
}

/** Whatever the player does, nothing breaks; throws if it does. */
function playAnything(lesson: Lesson, seed: number): void {
  const run = new LessonRun(lesson)
  const rng = newRng(keyFromSeed(`${lesson.id}/${seed}`))
  for (let i = 0; i < ENDLESS && run.judge().status === 'playing'; i++) {
    const crew = run.crewInput()
    const decision = crew ? null : pendingFor(run.state, run.seat)
    if (crew) run.play(crew)
    else if (decision)
      run.play(answer(decision, elementAt(decision.options, below(rng, 'other', decision.options.length))))
    else throw new ScenarioError('lesson', 'nobody is asked, and it is not decided')
  }
}

// ---------------------------------------------------------------- the proof of a puzzle

const percent = (part: number, all: number): string => `${Math.round((100 * part) / all)} %`

function proofProblems(lesson: Lesson, times: number): { problems: string[]; proof: string } {
  const { proof } = lesson
  if (!proof) return { problems: [], proof: '' }
  const worlds = proof.kind === 'sampled' ? proof.worlds * times : proof.worlds
  const dealt = dealWorlds(lesson, { kind: proof.kind, worlds })
  const solved = dealt.filter(run => playWay(lesson, lesson.solution, run.copy()).verdict.status === 'solved').length
  const outcomes = new Search(lesson).outcomes(dealt)
  return proof.kind === 'sampled'
    ? sampled(lesson, outcomes, solved, worlds)
    : exhaustive(lesson, outcomes, solved, worlds)
}

function exhaustive(lesson: Lesson, outcomes: readonly Outcome[], solved: number, worlds: number) {
  const certain = outcomes.filter(outcome => outcome.solved === worlds)
  const proof = `${certain.length} of ${outcomes.length} first actions solve it: ${certain.map(one => one.first).join(' ')}`
  const problems: string[] = []
  if (solved < worlds) problems.push(`lesson.proof: the solution works in ${solved} of ${worlds} worlds`)
  const cheapest = Math.min(...certain.map(one => one.actions))
  if (cheapest < lesson.par) problems.push(`lesson.par: it can be solved with ${cheapest}; ${proof}`)
  if (certain.length !== lesson.proof?.first) problems.push(`lesson.proof.first: ${proof}`)
  return { problems, proof }
}

/** The first choice of the solution in the player's turn, as the search names it. */
function firstOf(lesson: Lesson): string {
  const run = new LessonRun(lesson)
  for (let i = 0; i < ENDLESS; i++) {
    const crew = run.crewInput()
    const own = crew ? null : run.hint()
    if (own && isTurn(pendingFor(run.state, run.seat))) {
      const { seat: _, n: __, ...choice } = own
      return canonical(choice)
    }
    const input = crew ?? own
    if (!input) return ''
    run.play(input)
  }
  return ''
}

/** The solution is compared with all plans that begin otherwise. */
function sampled(lesson: Lesson, outcomes: readonly Outcome[], solved: number, worlds: number) {
  const first = firstOf(lesson)
  const others = outcomes.filter(outcome => outcome.first !== first).toSorted((a, b) => b.solved - a.solved)
  const [rival] = others
  const best = rival?.solved ?? 0
  const proof = `the solution works in ${percent(solved, worlds)} of ${worlds} worlds, the best other beginning (${rival?.first}) in ${percent(best, worlds)}`
  const { atLeast = 1, margin = 0 } = lesson.proof ?? {}
  const isProved = solved >= atLeast * worlds && solved - best >= margin * worlds
  const isKnown = others.length < outcomes.length
  return { problems: isProved && isKnown ? [] : [`lesson.proof: ${proof}`], proof }
}

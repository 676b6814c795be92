/** The lesson file: a scenario with a part that says what is to be learned. docs/guides/lesson.md explains it. */
import { type LessonGroup, lessonGroups } from '../games/lessons.ts'
import type { Hardness, LessonInfo } from '../lessonFacts.ts'
import { choiceWith, type Written } from '../scenario/choices.ts'
import {
  at,
  didYouMean,
  fail,
  isObject,
  list,
  object,
  oneOf,
  orList,
  type Reader,
  text,
  whole,
  within,
} from '../scenario/fields.ts'
import { type Expected, readExpected, readScenario, type Scenario } from '../scenario/format.ts'

/** An input of the player, who need not be named, or of a crewmate. */
const step = choiceWith('seat', 'note')
const rate: Reader<number> = (value, path) =>
  typeof value === 'number' && value > 0 && value <= 1 ? value : fail(path, 'expected a number above 0, up to 1')

const remark = object({ when: readExpected, answer: text })
const proof = object({
  kind: oneOf('exhaustive', 'sampled'),
  /** With how many first actions the goal can be reached for certain, within par. */
  first: whole,
  /** How many worlds are dealt. */
  worlds: whole,
  atLeast: rate,
  margin: rate,
})

const part = object({
  kind: oneOf('lesson', 'puzzle'),
  group: text,
  order: whole,
  seat: text,
  crew: list(step),
  goal: orList(readExpected, list(readExpected)),
  ends: oneOf('goal', 'turn', 'round', 'over'),
  judged: oneOf('atOnce', 'atEnd'),
  lost: list(remark),
  answers: list(remark),
  otherwise: text,
  par: whole,
  rules: list(text),
  solution: list(step),
  wrong: list(object({ way: list(step), answer: text })),
  proof,
})

/** What holds, and the answer to it. */
export interface Remark {
  readonly when: Expected
  readonly answer: string
}
export interface Proof {
  readonly kind: 'exhaustive' | 'sampled'
  readonly first: number
  readonly worlds: number
  readonly atLeast: number
  readonly margin: number
}

export interface Lesson extends Omit<LessonInfo, 'hardness'> {
  readonly scenario: Scenario
  readonly crew: readonly Written[]
  /** It is solved when any of these holds. */
  readonly goals: readonly Expected[]
  readonly judged: 'atOnce' | 'atEnd'
  readonly lost: readonly Remark[]
  readonly answers: readonly Remark[]
  readonly otherwise: string
  readonly solution: readonly Written[]
  readonly wrong: readonly { readonly way: readonly Written[]; readonly answer: string }[]
  readonly proof: Proof | null
}

function needed<T>(value: T | undefined, field: string): T {
  return value ?? fail(at('lesson', field), 'every lesson says this')
}

const remarks = (from: readonly ReturnType<typeof remark>[] | undefined, field: string): Remark[] =>
  (from ?? []).map(({ when, answer }, i) => {
    const path = at(field, i)
    return { when: needed(when, at(path, 'when')), answer: needed(answer, at(path, 'answer')) }
  })

function groupOf(game: string, group: string): LessonGroup {
  const groups = lessonGroups[game] ?? fail('game', `there are no lessons for ${game}`)
  const found = groups.find(one => one === group)
  return found ?? fail('lesson.group', `expected one of ${groups.join(', ')}${didYouMean(group, groups)}`)
}

function proofOf(kind: Lesson['kind'], said: ReturnType<typeof proof> | undefined): Proof | null {
  if (!said) return kind === 'puzzle' ? fail('lesson.proof', 'a puzzle says how it is proved') : null
  const by = needed(said.kind, 'proof.kind')
  const [only, other] = by === 'sampled' ? (['atLeast', 'margin'] as const) : (['first'] as const)
  for (const field of [only, other]) if (field) needed(said[field], at('proof', field))
  const { first = 0, worlds = by === 'sampled' ? 20 : 1, atLeast = 1, margin = 0 } = said
  return { kind: by, first, worlds: within(worlds, 1, 1000, 'lesson.proof.worlds'), atLeast, margin }
}

/** The keys of all answers that a lesson can end with. */
export const answersOf = ({ lost, answers, otherwise }: Lesson): string[] => [
  ...new Set([...[...lost, ...answers].map(({ answer }) => answer), otherwise]),
]

/** A lesson, or a ScenarioError that names the field that is wrong. */
export function readLesson(json: unknown): Lesson {
  if (!isObject(json)) return fail('', 'expected an object')
  const { lesson, ...rest } = json
  const scenario = readScenario(rest, '')
  const said = part(lesson, 'lesson')
  const game = scenario.game ?? fail('game', 'a lesson names its game')
  const kind = needed(said.kind, 'kind')
  const ends = needed(said.ends, 'ends')
  if (scenario.play || scenario.expect || scenario.twin) fail('play', 'what is played is in the lesson part')
  if (scenario.begin === 'draft' || scenario.begin === 'setUp') fail('begin', 'a lesson begins in a running game')
  const seat = needed(said.seat, 'seat')
  if (!scenario.seats?.includes(seat)) fail('lesson.seat', `nobody plays ${seat}`)
  const goal = needed(said.goal, 'goal')
  const judged = said.judged ?? 'atOnce'
  if (judged === 'atEnd' && ends === 'goal') fail('lesson.judged', 'there is no end at which it could be judged')
  const read: Lesson = {
    id: scenario.id ?? fail('id', 'a lesson has an id'),
    game,
    kind,
    group: groupOf(game, needed(said.group, 'group')),
    order: needed(said.order, 'order'),
    seat,
    scenario,
    crew: said.crew ?? [],
    goals: Array.isArray(goal) ? goal : [goal],
    ends,
    judged,
    lost: remarks(said.lost, 'lost'),
    answers: remarks(said.answers, 'answers'),
    otherwise: needed(said.otherwise, 'otherwise'),
    par: within(needed(said.par, 'par'), 0, 20, 'lesson.par'),
    rules: needed(said.rules, 'rules'),
    solution: needed(said.solution, 'solution'),
    wrong: needed(said.wrong, 'wrong').map(({ way, answer }, i) => ({
      way: way ?? [],
      answer: needed(answer, at(at('wrong', i), 'answer')),
    })),
    proof: proofOf(kind, said.proof),
  }
  if (read.wrong.length === 0) fail('lesson.wrong', 'at least one way that fails')
  read.wrong.forEach(({ answer }, i) => {
    const known = answersOf(read)
    if (!known.includes(answer)) fail(`lesson.wrong.${i}.answer`, `no such answer${didYouMean(answer, known)}`)
  })
  return read
}

/** How far ahead one has to think, and one more where odds or what somebody said must be weighed. */
function hardnessOf({ par, proof, group }: Lesson): Hardness {
  const ahead = par + (proof?.kind === 'sampled' || group === 'talk' ? 1 : 0)
  return ahead <= 1 ? 1 : ahead === 2 ? 2 : 3
}

export const lessonInfo = (lesson: Lesson): LessonInfo => {
  const { id, game, group, order, kind, par, seat, ends, rules } = lesson
  return { id, game, group, order, kind, par, seat, ends, rules, hardness: hardnessOf(lesson) }
}

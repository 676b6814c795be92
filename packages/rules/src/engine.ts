/** The engine's face: create, pending, step. The views are in view.ts. */

import { chosen } from './core/answer.ts'
import { deepCopy } from './core/canonical.ts'
import { nonsense } from './core/nonsense.ts'
import { boxOf } from './core/options.ts'
import { bit } from './core/pieces.ts'
import { KEY_WORDS, type Key } from './core/random.ts'
import { findRuleset, type Ruleset, rulesOf, sizesOf } from './core/ruleset.ts'
import { UNTILS } from './core/sets.ts'
import { blankState, clone, type GameState } from './core/state.ts'
import type { Handler, Question, Run, Task, TaskName } from './core/task.ts'
import type { Answer, Asking, Choice, Decision, Input, Option, RuleId, Seat, Setup, Tell } from './core/types.ts'
import { isAboard } from './mechanics/crew.ts'
import { tasks } from './tasks.ts'

/** A set-up that cannot be played; `field` names what is wrong. */
export class SetupError extends Error {
  readonly field: string
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** An input the game does not take. It has changed nothing. */
export class InputError extends Error {
  readonly code: 'illegal' | 'stale' | 'notAsked'
  constructor(code: 'illegal' | 'stale' | 'notAsked', message: string) {
    super(message)
    this.code = code
  }
}

/** A set-up may come from a file or a stranger: its shape is not taken for granted. */
function checkShape(setup: Setup, key: Key): void {
  const seats: unknown = setup?.seats
  if (!Array.isArray(seats) || seats.some(seat => typeof seat?.character !== 'string' && seat?.character !== null))
    throw new SetupError('seats', 'a set-up lists its seats, each with a character or null')
  if (!Array.isArray(key) || key.length !== KEY_WORDS || key.some(word => !Number.isInteger(word)))
    throw new SetupError('key', `a key is ${KEY_WORDS} whole numbers`)
}

function checkCharacters(setup: Setup, { characters, drafts }: Ruleset): void {
  const drafted = setup.seats[0]?.character === null
  setup.seats.forEach(({ character }, seat) => {
    const field = `seats.${seat}.character`
    if ((character === null) !== drafted)
      throw new SetupError(field, 'either every seat names its character or all are drafted')
    if (character === null) return
    if (!characters.includes(character))
      throw new SetupError(field, `${setup.game} has no character called ${character}`)
    if (setup.seats.findIndex(s => s.character === character) !== seat)
      throw new SetupError(field, `${character} is taken`)
    // LOCK-CROSS-02
    const allowed = drafts.find(names => names.includes(character)) ?? []
    const other = setup.seats.slice(0, seat).find(s => s.character !== null && allowed.includes(s.character))
    if (other) throw new SetupError(field, `${character} has the colour of ${other.character}`)
  })
}

export function create(setup: Setup, key: Key, tell?: Tell): GameState {
  checkShape(setup, key)
  const rules = findRuleset(boxOf(setup))
  if (!rules) throw new SetupError('game', `there is no game called ${setup.game}`)
  const board = Object.hasOwn(rules.boards, setup.board) ? rules.boards[setup.board] : undefined
  if (!board) throw new SetupError('board', `${setup.game} has no board called ${setup.board}`)
  const count = setup.seats.length
  if (count < rules.seats.min || count > rules.seats.max)
    throw new SetupError('seats', `${setup.game} is for ${rules.seats.min} to ${rules.seats.max} players, not ${count}`)
  const problem = nonsense(setup, rules.options)
  if (problem) throw new SetupError(problem.field, `not with this table: ${problem.reason}`)
  checkCharacters(setup, rules)
  const g = blankState(setup, key, sizesOf(rules, board, count))
  rules.setUp(g, tell)
  run(g, tell)
  return g
}

// ---------------------------------------------------------------- the agenda

/** All questions with the same fields in the same order: whatever is asked, the compiler finds them in one place. */
const uniform = ({ ask, rule, asked, options, declines, about, left, answer, close, openly }: Question<TaskName>) => ({
  ask,
  rule,
  asked,
  options,
  declines,
  about,
  left,
  answer,
  close,
  openly,
  /** The rule as the catalogue numbers it that was asked for last; both are found by `ruleOf`. */
  cites: undefined as Ruleset['cites'] | undefined,
  cited: rule,
})
type Uniform = ReturnType<typeof uniform>

/** Without a prototype on purpose: it is asked for every task, and a bare dictionary is the fastest to search. */
const handlers: Record<TaskName, Run<TaskName> | Uniform> = Object.create(null)
for (const [name, handler] of Object.entries(tasks) as [TaskName, Handler<TaskName>][])
  handlers[name] = typeof handler === 'function' ? handler : uniform(handler)

/** What a seat may answer, and what was found for others before. */
interface Offer {
  seat: Seat
  options: Option[]
  before: Offer | null
}

/** A question that waits in a state. */
interface Open {
  g: GameState
  n: number
  task: Task
  q: Uniform
  /** The bit of whom it asks where that is its actor. */
  actor: number
  /** The options found so far: a cache only, so that `step` need not enumerate again what `pending` just did. */
  offers: Offer | null
}
/** The one met last: it is asked about again and again, and goes with the next choice. */
let last: Open | null = null

const meet = (g: GameState, task: Task, q: Uniform, who: Seat | undefined): Open => ({
  g,
  n: g.n,
  task,
  q,
  actor: who === undefined ? 0 : bit(who),
  offers: null,
})

/** The open question, if the game waits for one. */
function question(g: GameState): Open | null {
  if (g.agenda.length === 0) return null
  const task = g.agenda[g.agenda.length - 1]
  if (last !== null && last.g === g && last.n === g.n && last.task === task) return last
  const handler = handlers[task.do]
  if (typeof handler === 'function') return null
  last = meet(g, task, handler, task.who)
  return last
}

const askedBy = (g: GameState, { task, q, actor }: Open): number => (q.asked ? q.asked(g, task) : actor)

function allAnswered(g: GameState, asked: number): boolean {
  for (let s = 0; s < g.answers.length; s++) if (asked & bit(s) && g.answers[s] === null) return false
  return true
}

/** Works off the agenda until a question waits for somebody or the game is over. */
export function run(g: GameState, tell: Tell | undefined): void {
  while (g.agenda.length > 0) {
    const task = g.agenda[g.agenda.length - 1]
    const { who } = task
    const handler = handlers[task.do]
    if (who !== undefined && g.crew[who].fate !== 'aboard') {
      g.agenda.pop() // who can no longer act does nothing more; tasks that concern others stay
    } else if (typeof handler === 'function') {
      g.agenda.pop()
      handler(g, task, tell)
    } else {
      const open = meet(g, task, handler, who)
      if (!handler.close || !allAnswered(g, askedBy(g, open))) {
        last = open
        return
      }
      g.agenda.pop()
      g.n++
      handler.close(g, task, tell)
    }
  }
}

// ---------------------------------------------------------------- questions and answers

/** The seats that must choose now, and every answer each of them may give. */
export function pending(g: GameState): Decision[] {
  const open = question(g)
  if (!open) return []
  const asked = askedBy(g, open)
  const out: Decision[] = []
  for (let seat = 0; seat < g.crew.length; seat++)
    if (asked & bit(seat) && g.answers[seat] === null) {
      const decision = decide(g, open, seat)
      if (asked === bit(seat)) return [decision] // mostly one seat alone
      out.push(decision)
    }
  return out
}

function optionsOf(g: GameState, open: Open, seat: Seat): Option[] {
  for (let offer = open.offers; offer; offer = offer.before) if (offer.seat === seat) return offer.options
  const options = open.q.options(g, open.task, seat)
  open.offers = { seat, options, before: open.offers }
  return options
}

/** The rule of a question as this game's catalogue numbers it. Games come in runs: the last answer mostly holds. */
function ruleOf(g: GameState, q: Uniform): RuleId {
  const { cites } = rulesOf(g)
  if (q.cites !== cites) {
    q.cites = cites
    q.cited = cites?.get(q.rule) ?? q.rule
  }
  return q.cited
}

function decide(g: GameState, open: Open, seat: Seat): Decision {
  const options = optionsOf(g, open, seat)
  const { task, q } = open
  const { ask } = q
  const rule = ruleOf(g, q)
  const sealed = q.close !== undefined
  return q.left
    ? { n: g.n, seat, ask, rule, sealed, options, left: q.left(task) }
    : { n: g.n, seat, ask, rule, sealed, options }
}

/** Bits of the seats that must choose now. */
export function askedNow(g: GameState): number {
  const open = question(g)
  if (!open) return 0
  let asked = askedBy(g, open)
  for (let s = 0; s < g.answers.length; s++) if (g.answers[s] !== null) asked &= ~bit(s)
  return asked
}

/** The open question as it concerns one seat, or null. */
export function pendingFor(g: GameState, seat: Seat): Decision | null {
  const open = question(g)
  if (!open || !(askedBy(g, open) & bit(seat)) || g.answers[seat] !== null) return null
  return decide(g, open, seat)
}

/** Bits of the seats that a sealed question is open to, whether or not they have answered. Public facts only. */
export function sealedTo(g: GameState): number {
  const open = question(g)
  return open?.q.close ? askedBy(g, open) : 0
}

/** Some answer a seat could give to the open question: for worlds in which what it did answer is not known. */
export function firstAnswer(g: GameState, seat: Seat): Choice | null {
  const open = question(g)
  if (!open || !(askedBy(g, open) & bit(seat))) return null
  return open.q.options(g, open.task, seat)[0] ?? null
}

/** What everybody knows of the open question: a sealed one never says who has answered. */
export function asking(g: GameState): Asking | null {
  const known = askingOf(g)
  return known && { ...known, about: deepCopy(known.about) }
}

/** The same; what it is about may be the state's own. */
export function askingOf(g: GameState): Asking | null {
  const open = question(g)
  if (!open) return null
  const { task, q } = open
  const sealed = q.close !== undefined
  const seats = sealed && !q.openly ? null : seatsOf(askedNow(g), g.crew.length)
  return { n: g.n, ask: q.ask, rule: ruleOf(g, q), sealed, seats, about: q.about?.(g, task) ?? {} }
}

function seatsOf(bits: number, count: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < count; seat++) if (bits & bit(seat)) seats.push(seat)
  return seats
}

/**
 * One input: an answer to the open question, a standing answer, a turn held, or a sealed answer taken back.
 * Throws InputError and changes nothing if it may not be.
 */
export function step(g: GameState, input: Input, tell?: Tell): void {
  // Inputs come in many shapes: each field is looked up anew whenever it is read.
  const seat = input?.seat
  if (!Number.isInteger(seat) || !g.crew[seat]) throw new InputError('notAsked', 'there is no such seat')
  switch (input.do) {
    case 'standing':
      return setStanding(g, input, tell)
    case 'holdTurn':
      return holdTurn(g, seat)
    case 'reconsider':
      return reconsider(g, input)
    default:
      choose(g, seat, legal(g, seat, input), tell)
  }
}

/** The option that an input names; throws if there is none. */
function legal(g: GameState, seat: Seat, input: Answer, offer: Decision | null = null): Option {
  const open = question(g)
  if (!open || input.n !== g.n) throw new InputError('stale', 'that question is no longer open')
  if (!(askedBy(g, open) & bit(seat)) || g.answers[seat] !== null)
    throw new InputError('notAsked', `seat ${seat} is not asked`)
  const options = offer?.seat === seat ? offer.options : optionsOf(g, open, seat)
  const option = chosen(options, input)
  if (!option) throw new InputError('illegal', `${input.do} is not among the options`)
  return option
}

/** As `step`, for a choice that is known to be one of the options: bots search with it. */
export function choose(g: GameState, seat: Seat, choice: Option, tell?: Tell): void {
  const open = question(g)
  if (!open) return
  const { task, q } = open
  last = null
  if (q.answer) {
    g.agenda.pop()
    g.n++
    q.answer(g, task, choice, tell, seat)
  } else g.answers[seat] = choice
  run(g, tell)
}

/**
 * The state after an input, in a copy: the given one stays as it was. The input is checked against the options that
 * were offered for the original, so that they need not be enumerated again: the last ones, or those of `offer`, which is
 * what this very state asks the seat.
 */
export function stepped(g: GameState, input: Input, tell?: Tell, offer?: Decision | null): GameState {
  const isSeat = Number.isInteger(input?.seat) && g.crew[input.seat] !== undefined
  const option = isSeat && isAnswer(input) ? legal(g, input.seat, input, offer) : null
  const copy = clone(g)
  if (option) choose(copy, input.seat, option, tell)
  else step(copy, input, tell)
  return copy
}

/** Does this input answer the open question? All others may come at any time and name no question to answer. */
const isAnswer = (input: Input): input is Answer =>
  input.do !== 'standing' && input.do !== 'holdTurn' && input.do !== 'reconsider'

/** NEM-DROP-01: at most once a turn, so that no seat can make a log grow by it. */
function holdTurn(g: GameState, seat: Seat): void {
  if (g.turn?.seat !== seat || !isAboard(g, seat)) throw new InputError('notAsked', 'it is not your turn')
  if (g.crew[seat].passed) throw new InputError('stale', 'you have passed')
  if (g.turn.held) throw new InputError('illegal', 'this turn is held already')
  g.turn.held = true
}

const UNTIL: readonly string[] = [...UNTILS, 'off']

function setStanding(g: GameState, input: Extract<Input, { do: 'standing' }>, tell: Tell | undefined): void {
  const { seat } = input
  if (g.over || g.ending) throw new InputError('stale', 'the game is over')
  if (!UNTIL.includes(input.until)) throw new InputError('illegal', `a standing answer lasts until ${UNTIL.join(', ')}`)
  g.standing[seat] = input.until === 'off' ? null : { until: input.until, unlessMine: input.unlessMine === true }
  const open = question(g)
  if (!open?.q.declines || !(askedBy(g, open) & bit(seat)) || g.answers[seat] !== null) return
  if (!open.q.declines(g, open.task, seat)) return
  g.answers[seat] = { do: 'decline' }
  run(g, tell)
}

/**
 * Nobody else can tell: neither that there was an answer nor that there is none now. It stays open whatever stands for
 * this seat, for a standing answer is asked when a question opens or when it is given.
 */
function reconsider(g: GameState, { seat, n }: Extract<Input, { do: 'reconsider' }>): void {
  if (!question(g) || n !== g.n) throw new InputError('stale', 'that question is no longer open')
  if (g.answers[seat] === null) throw new InputError('notAsked', `seat ${seat} has not answered`)
  g.answers[seat] = null
}

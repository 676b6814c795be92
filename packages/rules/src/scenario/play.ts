/** Plays the inputs of a scenario, and says why one is refused. */
import { StackedError } from '../core/pieces.ts'
import type { GameState } from '../core/state.ts'
import type { Decision, GameEvent, Input, Option, Seat } from '../core/types.ts'
import { InputError, pending, pendingFor, step } from '../engine.ts'
import { obstacles } from '../mechanics/actions.ts'
import { citing } from '../view.ts'
import { meaning, spoken, type Written } from './choices.ts'
import { at, didYouMean, fail } from './fields.ts'
import type { Scenario, Step } from './format.ts'
import { loadScenario } from './load.ts'
import { Names } from './names.ts'

/** A scenario while it is played. */
export interface Table {
  g: GameState
  names: Names
  /** All events so far. */
  events: GameEvent[]
}

function playInput({ g, names, events }: Table, written: Written, path: string): void {
  const { seat: character, refused, n, note: _, ...rest } = written
  if (typeof character !== 'string') return fail(at(path, 'seat'), 'every input names its seat')
  const seat = names.seat(character, at(path, 'seat'))
  const choice = meaning(names, rest as Written, path)
  const input = { seat, n: n ?? g.n, ...choice } as Input
  try {
    step(g, input, e => events.push(citing(g.setup, e)))
  } catch (error) {
    if (error instanceof StackedError) return fail('dice', `at ${path}: ${error.message}`)
    if (!(error instanceof InputError)) throw error
    if (refused === error.code) return
    const why = error.code === 'illegal' ? whyNot(g, seat, choice) : ''
    fail(path, `refused as ${error.code}: ${error.message}${why}; ${optionsOf(g, names)}`)
  }
  if (refused !== undefined) fail(path, `was expected to be refused as ${JSON.stringify(refused)}`)
}

/** The end of a message that says why a choice is not among a seat's options. */
export function whyNot(g: GameState, seat: Seat, choice: Written): string {
  const fields = Object.entries(choice).filter(([field]) => field !== 'cost' && field !== 'via')
  const says = (one: object) => fields.every(([field, value]) => (one as Record<string, unknown>)[field] === value)
  const reason = obstacles(g, seat).find(says)
  if (reason) return ` (${reason.why})`
  const alike = pendingFor(g, seat)?.options.filter(option => option.do === choice.do) ?? []
  if (alike.length === 0) return ''
  const [[field, value] = ['', '']] = fields.filter(([name]) => name !== 'do')
  const offered = alike.map(option => String(Object.entries(option).find(([name]) => name === field)?.[1]))
  return didYouMean(value, offered)
}

function optionsOf(g: GameState, names: Names): string {
  const asked = ({ seat, ask, options }: Decision) =>
    `${names.nameOf(seat)} is asked ${ask}: ${JSON.stringify(options.map(option => spoken(names, option)))}`
  const open = pending(g).map(asked)
  return open.length > 0 ? open.join('; ') : 'nobody is asked'
}

/** True for payments and discards, which are sets of cards: a file may name them in any order. */
const isOfASet = ({ do: kind, refused, n }: Written): boolean =>
  (kind === 'pay' || kind === 'discard') && refused === undefined && n === undefined

/**
 * The index of the input to give now, of those that follow each other. The engine asks for the cards of a set one by one
 * in an order of its own, so the input whose card it offers first comes first.
 */
function nextOf({ g, names }: Table, following: readonly Written[]): number {
  const [first] = following
  if (!first || !isOfASet(first) || typeof first.seat !== 'string') return 0
  const decision = pendingFor(g, names.seat(first.seat, 'seat'))
  const end = following.findIndex(one => !isOfASet(one) || one.do !== first.do || one.seat !== first.seat)
  const set = following.slice(0, Math.min(end < 0 ? following.length : end, decision?.left ?? following.length))
  const place = ({ do: kind, card }: Written) =>
    decision?.options.findIndex((option: Option) => option.do === kind && 'card' in option && option.card === card) ??
    -1
  const places = set.map(place)
  const offered = places.filter(one => one >= 0)
  return offered.length > 0 ? places.indexOf(Math.min(...offered)) : 0
}

export function openTable(s: Scenario): Table {
  const events: GameEvent[] = []
  const g = loadScenario(s, event => events.push(event))
  events.forEach((event, i) => {
    events[i] = citing(g.setup, event)
  })
  return { g, names: new Names(g), events }
}

const isInput = (step: Step | undefined): step is Written & { expect?: undefined } =>
  step !== undefined && step.expect === undefined

/** The inputs up to the next look. */
const inputsUpToLook = (steps: readonly Step[]): Written[] => {
  const end = steps.findIndex(step => !isInput(step))
  return steps.slice(0, end < 0 ? steps.length : end).filter(isInput)
}

/** The input to give now of the steps that are left, and the steps after it. Looks and refused inputs are left out; null: there is none. */
export function nextInput(g: GameState, steps: readonly Step[]): { input: Input; rest: Step[] } | null {
  const table = { g, names: new Names(g), events: [] }
  const left = steps.filter(step => isInput(step) && step.refused === undefined)
  const [step, ...others] = rotated(left, nextOf(table, left.filter(isInput)))
  if (!step || !isInput(step)) return null
  const { seat, n, note: _, ...rest } = step
  const path = 'play'
  const who = typeof seat === 'string' ? table.names.seat(seat, path) : fail(path, 'every input names its seat')
  const input = { seat: who, n: n ?? g.n, ...meaning(table.names, rest as Written, path) } as Input
  return { input, rest: others }
}

/** The same list with the element at that index first. */
const rotated = <T>(list: readonly T[], index: number): T[] => [
  ...list.slice(index, index + 1),
  ...list.slice(0, index),
  ...list.slice(index + 1),
]

/** Plays step by step; `looked` sees the table at every look, and `played` after every input. */
export function playSteps(
  table: Table,
  steps: readonly Step[],
  path: string,
  looked: (step: Extract<Step, { expect: object }>, index: number) => void = () => {},
  played: (index: number) => void = () => {},
): void {
  const left = steps.map((step, index) => ({ step, index }))
  for (let i = 0; left.length > 0; i++) {
    const inputs = inputsUpToLook(left.map(({ step }) => step))
    for (const { step, index } of left.splice(nextOf(table, inputs), 1)) {
      if (!isInput(step)) {
        looked(step, index)
        continue
      }
      playInput(table, step, at(path, index))
      played(i)
    }
  }
}

/**
 * The agenda: what is still to be resolved, as a stack of small named tasks in the state.
 * A task is plain data and holds no secret; its handler changes the state, tells events and pushes what follows.
 * Nothing waits on a JavaScript call stack, so any moment can be stored, copied and searched.
 */
import type { GameState } from './state.ts'
import type { About, Ask, Choice, Option, RuleId, Seat, Tell } from './types.ts'

/** Task name → its data. Each mechanic adds its own tasks here, beside the code that runs them. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface TaskTypes {}

export type TaskName = keyof TaskTypes
/** `who`: the actor, without whom the task vanishes. */
export type TaskOf<K extends TaskName> = Readonly<{ do: K; who?: Seat } & TaskTypes[K]>
export type Task = { [K in TaskName]: TaskOf<K> }[TaskName]

/** A task that is done at once. */
export type Run<K extends TaskName> = (g: GameState, task: TaskOf<K>, tell: Tell | undefined) => void

/** A task that waits for players. */
export interface Question<K extends TaskName> {
  ask: Ask
  rule: RuleId
  /** Bits of the seats asked; without it the actor `who` alone. A function of public facts only. */
  asked?: (g: GameState, task: TaskOf<K>) => number
  options: (g: GameState, task: TaskOf<K>, seat: Seat) => Option[]
  /** A sealed question that a seat's standing answer declines. */
  declines?: (g: GameState, task: TaskOf<K>, seat: Seat) => boolean
  about?: (g: GameState, task: TaskOf<K>) => About
  /** How many cards are still to be chosen, where that is the question. */
  left?: (task: TaskOf<K>) => number
  /** One seat's answer resolves an open question. Absent: sealed, see `close`. */
  answer?: (g: GameState, task: TaskOf<K>, choice: Choice, tell: Tell | undefined, seat: Seat) => void
  /** All answers of a sealed question are in `g.answers`. */
  close?: (g: GameState, task: TaskOf<K>, tell: Tell | undefined) => void
  /** Of a sealed question everybody may know who has answered. */
  openly?: true
}

export type Handler<K extends TaskName> = Run<K> | Question<K>
export type Handlers<K extends TaskName> = { [N in K]: Handler<N> }

/**
 * Next `a` with all it causes, next `b`, next what was waiting. The first two stand apart because mostly there are no
 * more, and a list need not be made for them.
 */
export function next(g: GameState, first?: Task, second?: Task, ...rest: Task[]): void {
  for (let i = rest.length - 1; i >= 0; i--) g.agenda.push(rest[i])
  if (second) g.agenda.push(second)
  if (first) g.agenda.push(first)
}

/** Next these, one after the other. */
export function nextAll(g: GameState, tasks: readonly Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) g.agenda.push(tasks[i])
}

/** Next this for each of them, one after the other. */
export function nextEach<T>(g: GameState, list: readonly T[], task: (one: T) => Task): void {
  for (let i = list.length - 1; i >= 0; i--) g.agenda.push(task(list[i]))
}

/** The steps of one action: an input and the choices that continue it, tried on a copy of the state. */
import type { Answer, Choice, Decision, GameEvent, GameState, Input } from '@coldwake/rules'
import type { Rules } from './editions.ts'
import { inputRefusal } from './refusal.ts'

/** An input, the state that it leads to and the events that it tells. */
export interface Step {
  input: Input
  /** The same for all steps of an action: where they lead together. */
  state: GameState
  told: readonly GameEvent[]
  /** Its seat may not take it back alone. */
  crossed: boolean
}

export const isMove = (input: Input): boolean =>
  input.do !== 'standing' && input.do !== 'holdTurn' && input.do !== 'reconsider'

/** Steps on a copy. `offer` is the decision that the input answers, if it is known already. */
export function stepFrom(rules: Rules, before: GameState, input: Input, offer?: Decision | null): Step {
  const told: GameEvent[] = []
  const state = rules.stepped(before, input, event => told.push(event), offer)
  return { input, state, told, crossed: isMove(input) && rules.crossed(before, state, input.seat) !== null }
}

/** Steps on from a step, in the state it led to: nobody else holds that yet. Rules of earlier editions take a copy. */
function stepOnFrom(rules: Rules, { state }: Step, input: Answer, offer: Decision): Step {
  if (!rules.stepOn) return stepFrom(rules, state, input, offer)
  const told: GameEvent[] = []
  const crossed = rules.stepOn(state, input, event => told.push(event))
  return { input, state, told, crossed: crossed !== null }
}

/**
 * Adds steps for as many of the further choices as follow from the first step alone: as long as its seat is asked on,
 * openly and for what it has chosen, and everything so far could be taken back. After chance, new knowledge or somebody
 * else's secret question nothing is chosen unseen; and how far it went shows nobody more than those show by themselves.
 * There are at most `most` steps.
 */
export function continued(rules: Rules, first: Step, further: readonly Choice[], most: number): Step[] {
  const { seat } = first.input
  const steps = [first]
  let last = first
  for (const choice of further) {
    if (last.crossed || steps.length >= most) break
    const decision = rules.pendingFor(last.state, seat)
    if (!decision || decision.sealed) break
    try {
      last = stepOnFrom(rules, last, { seat, n: decision.n, ...choice }, decision)
    } catch (error) {
      if (inputRefusal(error)) break
      throw error
    }
    steps.push(last)
  }
  // The states in between are wanted no more, and need not be kept in memory until all is written.
  for (const step of steps) step.state = last.state
  return steps
}

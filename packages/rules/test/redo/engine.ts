/**
 * The engine as the `redo` project plays it: whatever changes a state is done, undone, and done again from what JSON
 * kept of the state before. Both times the same must be told, refused and come out, so that nothing a game depends on
 * can hide beside its state.
 */
import { canonical } from '../../src/core/canonical.ts'
import type { GameState } from '../../src/core/state.ts'
import type { Tell } from '../../src/core/types.ts'
import * as engine from '../../src/engine.ts'

export * from '../../src/engine.ts'

export const step: typeof engine.step = (g, input, tell) =>
  doneTwiceIn(g, tell, listen => engine.step(g, input, listen))

export const choose: typeof engine.choose = (g, seat, choice, tell) =>
  doneTwiceIn(g, tell, listen => engine.choose(g, seat, choice, listen))

/** The second time from another state altogether; the first must be left alone. */
export const stepped: typeof engine.stepped = (g, input, tell, offer) => {
  const before = JSON.stringify(g)
  const first = watch(listen => engine.stepped(g, input, listen, offer))
  demandSame('the state it was copied from', before, JSON.stringify(g))
  return settle(
    first,
    watch(listen => engine.stepped(JSON.parse(before), input, listen), tell),
  )
}

export const create: typeof engine.create = (setup, key, tell) =>
  settle(
    watch(listen => engine.create(setup, key, listen)),
    watch(listen => JSON.parse(JSON.stringify(engine.create(setup, key, listen))), tell),
  )

function doneTwiceIn(g: GameState, tell: Tell | undefined, act: (tell: Tell) => void): void {
  const before = JSON.stringify(g)
  const doing = (listen: Tell): GameState => {
    act(listen)
    return g
  }
  const first = watch(doing)
  // A scenario whose stacked results cannot come true breaks off in the middle: nothing goes on from there.
  if (first.refused instanceof engine.InputError) demandSame('the state that refused it', before, JSON.stringify(g))
  putBack(g, JSON.parse(before))
  settle(first, watch(doing, tell))
}

/** Tests hold on to the state, and to zones of it. */
function putBack(g: GameState, { zones, ...before }: GameState): void {
  g.zones.forEach((zone, z) => zone.splice(0, zone.length, ...zones[z]))
  Object.assign(g, before)
}

/** What came of it, written down at once: the state may go on. */
interface Outcome {
  state: GameState | null
  text: string
  events: string[]
  refused: unknown
}

function watch(act: (tell: Tell) => GameState, tell?: Tell): Outcome {
  const events: string[] = []
  const listen: Tell = event => {
    events.push(JSON.stringify(event))
    tell?.(event)
  }
  try {
    const state = act(listen)
    return { state, text: JSON.stringify(state), events, refused: null }
  } catch (refused) {
    return { state: null, text: '', events, refused }
  }
}

/** What the second time gave, if it was the same as the first. */
function settle(first: Outcome, again: Outcome): GameState {
  demandSame('the refusal', JSON.stringify(String(first.refused)), JSON.stringify(String(again.refused)))
  demandSame('what was told', `[${first.events}]`, `[${again.events}]`)
  if (again.state === null) throw again.refused
  demandSame('the state', first.text, again.text)
  return again.state
}

function demandSame(what: string, one: string, other: string): void {
  if (one === other || canonical(JSON.parse(one)) === canonical(JSON.parse(other))) return
  throw new Error(`Done again, ${what} is not the same.\nFirst ${one}\nthen  ${other}`)
}

/** What must hold at every moment of every game. */
import { canonical } from '../core/canonical.ts'
import { keyFromSeed } from '../core/random.ts'
import { rulesOf } from '../core/ruleset.ts'
import { clone, type GameState } from '../core/state.ts'
import type { Answer, GameEvent, Input, IntruderKind, Seat } from '../core/types.ts'
import { create, InputError, step } from '../engine.ts'
import { ammoOf, capacityOf, weaponsOf } from '../mechanics/ammo.ts'
import { eggSupply } from '../mechanics/things.ts'
import { places } from '../places.ts'
import { view } from '../view.ts'
import { demand } from './demand.ts'
import type { Played } from './games.ts'
import { soakOf } from './slice.ts'

const count = (list: readonly boolean[]): number => list.reduce((n, on) => n + Number(on), 0)

/** Every numbered piece lies in exactly one place, and no counted supply is below zero. */
export function checkPieces(g: GameState): void {
  const { limits, markers } = rulesOf(g)
  const all = places(g)
  demand(all.length === g.seen.length, `${all.length} pieces lie somewhere, there are ${g.seen.length}`)
  demand(new Set(all.map(p => p.piece)).size === all.length, 'a piece lies in two places')
  demand(count(g.fire) <= markers(g, 'fire'), 'too many fires')
  demand(count(g.malfunction) <= markers(g, 'malfunction'), 'too many malfunctions')
  demand(g.doors.filter(d => d > 0).length <= limits.doors, 'too many doors')
  demand(
    g.items.every(n => n >= -1 && n <= 4),
    'an item counter shows a number that no token has',
  )
  demand(g.eggs >= 0 && eggSupply(g) >= 0, 'more eggs than there are')
  for (const [kind, limit] of Object.entries(limits.miniatures)) {
    const onBoard = g.intruders.filter(i => i.kind === (kind as IntruderKind)).length
    demand(onBoard <= limit, `too many of kind ${kind}`)
  }
  soakOf(g)?.check(g)
  g.crew.forEach((_, seat) => {
    for (const weapon of weaponsOf(g, seat))
      demand(
        ammoOf(g, weapon) >= 0 && ammoOf(g, weapon) <= capacityOf(g, weapon),
        'a weapon holds more ammo than it can, or less than none',
      )
  })
}

/** NEM-ROUND-06: two actions per turn, unless an effect in the log grants more. */
export function checkActions(events: readonly GameEvent[]): void {
  let actor = -1
  let done = 0
  let unlimited = false
  for (const event of events) {
    if (event.e === 'turn') {
      actor = event.who
      done = 0
      unlimited = false
    } else if (event.e === 'unlimited') unlimited = true
    else if (event.e === 'declared') {
      demand(event.who === actor, `seat ${event.who} acts in the turn of seat ${actor}`)
      demand(++done <= 2 || unlimited, `seat ${actor} takes a third action`)
    }
  }
}

/** The log replays to the same state. */
export function checkReplay(seed: number, { setup, inputs, g }: Played): void {
  const again = create(setup, keyFromSeed(seed))
  for (const input of inputs) step(again, JSON.parse(JSON.stringify(input)))
  demand(canonical(again) === canonical(g), `game ${seed} does not replay to the same state`)
}

/** True where JSON keeps a value whole. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (value === null || value === undefined || typeof value !== 'object') return typeof value !== 'function'
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).every(isPlain)
    : false
}

/** State and views survive JSON, and a copy is independent of the original. */
export function checkCopies(g: GameState, input: Input): void {
  const before = canonical(g)
  for (const seat of viewers(g)) demand(isPlain(view(g, seat)), `JSON loses part of what seat ${seat} sees`)
  const copy = clone(g)
  const parsed: GameState = JSON.parse(JSON.stringify(g))
  step(copy, input)
  step(parsed, input)
  demand(canonical(g) === before, 'a step in a copy changes the original')
  demand(canonical(parsed) === canonical(copy), 'a game goes on differently after JSON')
}

/** An input that is not offered is refused and changes nothing. */
export function checkRefusals(g: GameState, input: Answer): void {
  const before = canonical(g)
  const wrong = [
    { ...input, n: input.n - 1 },
    { ...input, n: input.n + 1 },
    { ...input, seat: 9 },
    { ...input, do: 'move', to: '999' },
    { ...input, extra: 1 },
  ]
  for (const bad of wrong) demand(isRefused(g, bad as Input), `${JSON.stringify(bad)} is accepted`)
  demand(canonical(g) === before, 'a refused input changes the state')
}

function isRefused(g: GameState, input: Input): boolean {
  try {
    step(g, input)
  } catch (error) {
    if (error instanceof InputError) return true
    throw error
  }
  return false
}

/** The size of a state without notebooks and the end: a state keeps no history. */
export const sizeOf = (g: GameState): number => JSON.stringify({ ...g, notes: [], over: null }).length
export const checkSize = (g: GameState, first: number): void =>
  demand(sizeOf(g) <= first * 1.3, `a game has grown from ${first} to ${sizeOf(g)} characters`)

/** Every seat, and null for a watcher. */
export const viewers = (g: GameState): (Seat | null)[] => [null, ...g.crew.keys()]

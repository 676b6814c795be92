/** What must hold at every moment of every game; a failure says what is wrong in one sentence. */
import { canonical } from '../core/canonical.ts'
import type { Facility } from '../core/facility.ts'
import { seatZone } from '../core/pieces.ts'
import { keyFromSeed } from '../core/random.ts'
import { faceOf, rulesOf } from '../core/ruleset.ts'
import { clone, type GameState } from '../core/state.ts'
import type { Answer, GameEvent, Input, IntruderKind, Seat } from '../core/types.ts'
import { create, InputError, step } from '../engine.ts'
import { ammoOf, capacityOf, weaponsOf } from '../mechanics/carry.ts'
import { eggSupply } from '../mechanics/things.ts'
import { places } from '../places.ts'
import { view } from '../view.ts'
import type { Played } from './games.ts'

export function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

const count = (list: readonly boolean[]): number => list.reduce((n, on) => n + Number(on), 0)

/** Every numbered piece in exactly one place; counted supplies never below zero. */
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
    'an item counter shows what no token does',
  )
  demand(g.eggs >= 0 && eggSupply(g) >= 0, 'more eggs than there are')
  for (const [kind, limit] of Object.entries(limits.miniatures)) {
    const onBoard = g.intruders.filter(i => i.kind === (kind as IntruderKind)).length
    demand(onBoard <= limit, `too many of kind ${kind}`)
  }
  if (g.facility) checkFacility(g.facility)
  if (g.intruderPlayer && g.intruderPlayer.seat >= 0) checkIntruderPlayer(g, g.intruderPlayer.seat)
  g.crew.forEach((_, seat) => {
    for (const weapon of weaponsOf(g, seat))
      demand(ammoOf(g, weapon) >= 0 && ammoOf(g, weapon) <= capacityOf(g, weapon), 'a weapon holds what it cannot')
  })
}

/** NEM-MODE-INTRUDER-03, NEM-MODE-INTRUDER-05: ten cards in all, never more than four in hand, and a dead character. */
function checkIntruderPlayer(g: GameState, seat: Seat): void {
  const own = (['hand', 'deck', 'discard'] as const).map(zone => seatZone(g, seat, zone))
  const kinds = new Set(own.flat().map(piece => faceOf(g, piece).kind))
  demand([...kinds].join() === 'intruderAction', 'a card of somebody else is among those of the Intruders')
  demand(
    own.flat().length === 10 && own[0].length <= 4,
    'whoever plays the Intruders has lost a card, or holds too many',
  )
  demand(g.crew[seat].fate === 'dead', 'whoever plays the Intruders is alive')
}

/** LOCK-SETUP-08, LOCK-SETUP-24, LOCK-COMP-01, LOCK-RULING-97 */
function checkFacility({ power, active, computer, knowledge, held, pool }: Facility): void {
  demand(power.toSorted().join() === '1,2,3,4', 'a power token lies in two places')
  demand(active.length === 1 && computer.length === 6, 'a place of the facility has lost a piece')
  demand(held.flat().length + pool.length === 6, 'a contingency has gone')
  demand(
    knowledge.every(n => n >= 1 && n <= 8),
    'somebody knows what no track shows',
  )
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

/** The log folds into the same state again. */
export function checkReplay(seed: number, { setup, inputs, g }: Played): void {
  const again = create(setup, keyFromSeed(seed))
  for (const input of inputs) step(again, JSON.parse(JSON.stringify(input)))
  demand(canonical(again) === canonical(g), `game ${seed} does not replay to the same state`)
}

/** Whether JSON says all of it. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (value === null || value === undefined || typeof value !== 'object') return typeof value !== 'function'
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).every(isPlain)
    : false
}

/** State and views survive JSON, and a copy is independent of what it was made from. */
export function checkCopies(g: GameState, input: Input): void {
  const before = canonical(g)
  for (const seat of viewers(g)) demand(isPlain(view(g, seat)), `JSON cannot say what seat ${seat} sees`)
  const copy = clone(g)
  const parsed: GameState = JSON.parse(JSON.stringify(g))
  step(copy, input)
  step(parsed, input)
  demand(canonical(g) === before, 'a step in a copy changes what it was made from')
  demand(canonical(parsed) === canonical(copy), 'a game goes on otherwise after JSON')
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
  for (const bad of wrong) demand(isRefused(g, bad as Input), `${JSON.stringify(bad)} is taken`)
  demand(canonical(g) === before, 'what is refused leaves something behind')
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

/** How much there is to keep besides notebooks and the end; a game keeps no history. */
export const sizeOf = (g: GameState): number => JSON.stringify({ ...g, notes: [], over: null }).length
export const checkSize = (g: GameState, first: number): void =>
  demand(sizeOf(g) <= first * 1.3, `a game has grown from ${first} to ${sizeOf(g)} characters`)

/** Everybody at the table, and whoever only watches. */
export const viewers = (g: GameState): (Seat | null)[] => [null, ...g.crew.keys()]

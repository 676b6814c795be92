/** Deals what is hidden: one pass over the places, each piece that fits equally likely. */
import { bit, isContamination, seatZone, sharedZone, sortPieces } from '../core/pieces.ts'
import { below, type Key, newRng, type Rng, shuffleInPlace } from '../core/random.ts'
import { clone, type GameState } from '../core/state.ts'
import { firstAnswer } from '../engine.ts'
import { isAnswerable } from '../mechanics/craft.ts'
import { type Cards, type Layout, layObjective, listsOf, type Objectives, type Pool, type Spot } from './hidden.ts'
import { ViewError } from './stock.ts'

/** The pieces of a pool in one deal: those before `next` are dealt. */
interface Stack {
  pieces: number[]
  next: number
}

/** Any piece before `end` that has not been dealt. */
function draw(rng: Rng, stack: Stack, end: number): number {
  const { pieces, next } = stack
  const at = next + below(rng, 'other', end - next)
  const piece = pieces[at]
  pieces[at] = pieces[next]
  pieces[next] = piece
  stack.next++
  return piece
}

/** Worlds in which somebody could not do what they are about to do are dealt again, but not for ever. */
const TRIES = 2_000

/** A world like the layout. Its own stream is the chance it is dealt by, and goes on from there. */
export function deal(layout: Layout, key: Key): GameState {
  const rng = newRng(key)
  for (let i = 0; i < TRIES; i++) {
    const g = dealOnce(layout, rng)
    if (g.agenda.every(task => isAnswerable(g, task))) return g
  }
  throw new ViewError('somebody is asked for what nobody can have')
}

function dealOnce({ g: known, pools, cards, objectives, unsorted, answered }: Layout, rng: Rng): GameState {
  const g = clone(known)
  g.rng = rng
  const lists = listsOf(g)
  const stacks = pools.map(pool => dealPool(g, lists, pool))
  for (const of of cards) dealCards(g, lists, of, stacks)
  for (const of of objectives) dealObjectives(g, of, stacks)
  const box = sharedZone(g, 'box')
  for (const { pieces, next } of stacks) for (let i = next; i < pieces.length; i++) box.push(pieces[i])
  for (const list of unsorted) sortPieces(g, lists[list])
  for (const seat of answered) g.answers[seat] = firstAnswer(g, seat)
  return g
}

function put(g: GameState, lists: readonly number[][], { list, at, seen }: Spot, piece: number): void {
  lists[list][at] = piece
  g.seen[piece] = seen
}

function dealPool(g: GameState, lists: readonly number[][], { pieces, light, narrow, wide }: Pool): Stack {
  const stack: Stack = { pieces: pieces.slice(), next: 0 }
  for (const spot of narrow) put(g, lists, spot, draw(g.rng, stack, light))
  for (const spot of wide) put(g, lists, spot, draw(g.rng, stack, pieces.length))
  return stack
}

function dealCards(
  g: GameState,
  lists: readonly number[][],
  { own, owned, contamination, contaminated, spots, actions }: Cards,
  stacks: readonly Stack[],
): void {
  const pieces: number[] = []
  const take = (stack: Stack, count: number) => {
    for (let i = 0; i < count; i++) pieces.push(draw(g.rng, stack, stack.pieces.length))
  }
  take(stacks[contamination], contaminated)
  take(stacks[own], owned)
  shuffleInPlace(g.rng, 'other', pieces)
  for (let i = 0; i < actions; i++) {
    const at = pieces.findIndex((piece, j) => j >= i && !isContamination(g, piece))
    if (at > i) [pieces[i], pieces[at]] = [pieces[at], pieces[i]]
  }
  for (let i = 0; i < spots.length; i++) put(g, lists, spots[i], pieces[i])
}

/** Which of two was kept is the owner's secret. */
function dealObjectives(g: GameState, { seat, pools, zones }: Objectives, stacks: readonly Stack[]): void {
  const where = zones.slice()
  shuffleInPlace(g.rng, 'other', where)
  for (let i = 0; i < where.length; i++) {
    const stack = stacks[pools[i]]
    const piece = draw(g.rng, stack, stack.pieces.length)
    layObjective(g, seatZone(g, seat, where[i]), piece)
    g.seen[piece] = bit(seat)
  }
}

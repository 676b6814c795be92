/** Deals what is hidden: one pass over the places, each piece that fits equally likely. */
import { bit, isContamination, seatZone, sharedZone, sortPieces } from '../core/pieces.ts'
import { belowFrom, type Key, newRng, type Rng, shuffleInPlace } from '../core/random.ts'
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

const chance = belowFrom('other')

/** Any piece before `end` that has not been dealt. */
function draw(rng: Rng, stack: Stack, end: number): number {
  const { pieces, next } = stack
  const at = next + chance(rng, end - next)
  const piece = pieces[at]
  pieces[at] = pieces[next]
  pieces[next] = piece
  stack.next++
  return piece
}

/** Worlds in which somebody could not do what they are about to do, or are asked to, are dealt again, but not for ever. */
const TRIES = 2_000

/** A world like the layout, which stays as it is. */
export const deal = (layout: Layout, key: Key): GameState =>
  dealSome(key, rng => possible(dealInto(clone(layout.g), layout, rng), layout))

/** The only world that is wanted of a layout: it is dealt right into it. */
export const dealOnly = (layOut: () => Layout, key: Key): GameState =>
  dealSome(key, rng => {
    const layout = layOut()
    return possible(dealInto(layout.g, layout, rng), layout)
  })

/** Its own stream is the chance a world is dealt by, and goes on from there. */
function dealSome(key: Key, world: (rng: Rng) => GameState | null): GameState {
  const rng = newRng(key)
  for (let i = 0; i < TRIES; i++) {
    const g = world(rng)
    if (g) return g
  }
  throw new ViewError('somebody is asked for what nobody can have')
}

/** The world, if everybody in it can do what they declared and answer what they are asked. */
function possible(g: GameState, { asked }: Layout): GameState | null {
  if (!asked.every(seat => firstAnswer(g, seat) !== null)) return null
  return g.agenda.every(task => isAnswerable(g, task)) ? g : null
}

function dealInto(
  g: GameState,
  { pools, cards, objectives, unsorted, answered }: Omit<Layout, 'g'>,
  rng: Rng,
): GameState {
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

/** Into each of these places any piece before `end` that has not been dealt. */
function dealTo(g: GameState, lists: readonly number[][], spots: readonly Spot[], stack: Stack, end: number): void {
  for (const { list, at, count, seen } of spots) {
    const places = lists[list]
    for (let i = at; i < at + count; i++) {
      const piece = draw(g.rng, stack, end)
      places[i] = piece
      g.seen[piece] = seen
    }
  }
}

function dealPool(g: GameState, lists: readonly number[][], { pieces, light, narrow, wide }: Pool): Stack {
  const stack: Stack = { pieces: pieces.slice(), next: 0 }
  dealTo(g, lists, narrow, stack, light)
  dealTo(g, lists, wide, stack, pieces.length)
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
  let next = 0
  for (const { list, at, count, seen } of spots)
    for (let i = at; i < at + count; i++) {
      const piece = pieces[next++]
      lists[list][i] = piece
      g.seen[piece] = seen
    }
}

/** Which of two was kept is the owner's secret. */
function dealObjectives(g: GameState, { seat, pools, zones }: Objectives, stacks: readonly Stack[]): void {
  const order: number[] = []
  for (let i = 0; i < zones.length; i++) order.push(i)
  shuffleInPlace(g.rng, 'other', order)
  for (let i = 0; i < order.length; i++) {
    const stack = stacks[pools[i]]
    const piece = draw(g.rng, stack, stack.pieces.length)
    layObjective(g, seatZone(g, seat, zones[order[i]]), piece)
    g.seen[piece] = bit(seat)
  }
}

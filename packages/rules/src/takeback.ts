/**
 * Take back: how far a seat may go back by itself, and from where the game goes on. A seat may undo its own inputs
 * while nothing happened that cannot be undone in people's heads: no random number was drawn, nobody learned a fact
 * except what the taker itself laid open, and nobody else was asked in secret.
 */
import { copyLists, copyNamedLists } from './core/copy.ts'
import { bit } from './core/pieces.ts'
import { clone, type GameState, holdsTurn, type Note } from './core/state.ts'
import type { Answer, Seat, Tell } from './core/types.ts'
import { sealedTo, step } from './engine.ts'
import { STACKED } from './games/state.ts'

/** What an input did that its seat may not undo alone. */
export type Crossed = 'chance' | 'learned' | 'asked'

/**
 * What one input of a seat, leading from one state to the other, did that this seat may not undo alone; null: nothing.
 * Whether it is null follows from what the seat itself may know, so being told it teaches nothing.
 */
export function crossed(before: GameState, after: GameState, seat: Seat): Crossed | null {
  return crossedSince(startOf(before), after, seat)
}

/**
 * Takes one more answer of an action in a state that nobody else holds, and says the same of it as `crossed`. A copy of
 * the whole state is four times as large as what must be compared. Throws InputError and changes nothing if the answer
 * may not be.
 */
export function stepOn(g: GameState, input: Answer, tell?: Tell): Crossed | null {
  const { rng, stacked, seen, read, notes } = g
  const before: Start = {
    ...startOf(g),
    used: rng.used.slice(),
    stacked: stacked && copyNamedLists(stacked),
    seen: seen.slice(),
    read: read.slice(),
    notes: copyLists(notes),
  }
  step(g, input, tell)
  return crossedSince(before, g, input.seat)
}

/** What must be known of the state before an input to say what the input did. */
interface Start {
  n: number
  /** Bits of the seats that a sealed question was open to. */
  sealed: number
  used: readonly number[]
  stacked: Stacked | null
  isEnding: boolean
  seen: readonly number[]
  read: readonly number[]
  notes: readonly (readonly Note[])[]
}

const startOf = (g: GameState): Start => ({
  n: g.n,
  sealed: sealedTo(g),
  used: g.rng.used,
  stacked: g.stacked,
  isEnding: isEnding(g),
  seen: g.seen,
  read: g.read,
  notes: g.notes,
})

function crossedSince(before: Start, after: GameState, seat: Seat): Crossed | null {
  if (wasAsked(before, after, seat)) return 'asked'
  if (drewChance(before, after)) return 'chance'
  return taught(before, after, seat) ? 'learned' : null
}

/**
 * Was somebody else asked in secret, or is still? Comes first and does not look at the answers: whether anybody has
 * given one must not show in what may be taken back. A sealed question that standing answers close at once has left
 * nothing but its number. One's own sealed answer is reconsidered while the question is open and final afterwards, for
 * what it let happen was mostly somebody else's doing.
 */
function wasAsked(before: Start, after: GameState, seat: Seat): boolean {
  return before.sealed !== 0 || (sealedTo(after) & ~bit(seat)) !== 0 || after.n > before.n + 1
}

function drewChance(before: Start, after: GameState): boolean {
  const { used } = after.rng
  for (let stream = 0; stream < used.length; stream++) if (before.used[stream] !== used[stream]) return true
  return before.stacked !== null && drewStacked(before.stacked, after.stacked)
}

/** Results that a scenario has put in order count as drawn. */
const drewStacked = (before: Stacked, after: Stacked | null): boolean =>
  STACKED.some(pile => before[pile]?.length !== after?.[pile]?.length)
type Stacked = NonNullable<GameState['stacked']>

/**
 * Did anybody learn a fact that this seat did not know before? What it knew and others know now, it has laid open.
 * A note is never taken out of somebody else's notebook; what it wrote into its own without learning anything may go.
 * The end of the game tells what no piece remembers.
 */
function taught(before: Start, after: GameState, seat: Seat): boolean {
  return (
    before.isEnding !== isEnding(after) ||
    isNews(before.seen, after.seen, bit(seat)) ||
    isNews(before.read, after.read, bit(seat)) ||
    after.notes.some((notes, s) => s !== seat && !sameNotes(before.notes[s], notes))
  )
}

function isNews(was: readonly number[], is: readonly number[], own: number): boolean {
  for (let piece = 0; piece < is.length; piece++) {
    const before = was[piece] ?? 0
    const now = is[piece] ?? 0
    if (now !== before && (now & ~before) !== 0 && (before & own) === 0) return true
  }
  return false
}

const isEnding = (g: GameState): boolean => g.ending !== null || g.over !== null

const sameNotes = (a: readonly Note[] | undefined, b: readonly Note[]): boolean =>
  a?.length === b.length && a.every((note, i) => note === b[i] || sameNote(note, b[i]))
const sameNote = (a: Note, b: Note | undefined): boolean =>
  a.round === b?.round && a.what === b.what && a.at === b.at && a.card === b.card

/**
 * The state to go on from when everything since `before` is taken back. Its question has a number of its own, so that
 * a late click on one that was undone is stale. Standing answers and a held turn are as they are now: they are no moves. One that has
 * run out meanwhile stays so, for to be asked once more does less harm than an answer that nobody gave.
 */
export function takenBack(before: GameState, now: GameState): GameState {
  const g = clone(before)
  g.n = now.n + 1
  g.standing = now.standing.slice()
  if (g.turn && g.round === now.round && holdsTurn(now, g.turn.seat)) g.turn.held = true
  return g
}

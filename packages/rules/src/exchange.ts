/** One side of secrecy: the worlds a seat cannot tell from the real one, made out of the real one. */
import { bit, isContamination, PUBLIC, readBy, seatZone, sortPieces } from './core/pieces.ts'
import { below, type Key, newRng, type Rng } from './core/random.ts'
import { faceOf, rulesOf } from './core/ruleset.ts'
import { clone, type GameState, SEAT_ZONES, SHARED_ZONES } from './core/state.ts'
import type { Seat } from './core/types.ts'
import { firstAnswer } from './engine.ts'
import { pieceLists } from './games/state.generated.ts'
import { isOpen } from './mechanics/slots.ts'

/** A spot where one piece lies: a zone and an index, or a tile or token slot of a room. */
interface Spot {
  list: number[]
  at: number
  /** What may lie there besides: pieces of one group change places. */
  group: string
  fits: (piece: number) => boolean
}

export const anything = () => true
const PRIVATE = new Set<string>(['hand', 'deck'])
const LIGHT = new Set<string>(['inventory', 'offer'])

/** Objectives for more players than sit here were taken out in the open. */
export const isDealt = (g: GameState, piece: number): boolean => {
  const face = faceOf(g, piece)
  return face.kind !== 'objective' || face.objective.players <= g.crew.length
}

function spots(g: GameState): Spot[] {
  const { backs } = rulesOf(g).content
  const out: Spot[] = []
  g.zones.forEach((list, z) => {
    const own = z - SHARED_ZONES.length
    const seat = Math.floor(own / SEAT_ZONES.length)
    const zone = own < 0 ? SHARED_ZONES[z] : SEAT_ZONES[own % SEAT_ZONES.length]
    const fits = LIGHT.has(zone)
      ? (piece: number) => !isOpen(g, piece)
      : zone === 'box'
        ? anything
        : (piece: number) => isDealt(g, piece)
    for (let at = 0; at < list.length; at++)
      out.push({ list, at, group: own >= 0 && PRIVATE.has(zone) ? `own.${seat}` : backs[list[at]], fits })
  })
  for (const list of pieceLists(g))
    for (let at = 0; at < list.length; at++)
      if (list[at] >= 0) out.push({ list, at, group: backs[list[at]], fits: anything })
  return out
}

/** Lets the pieces of each group change places at random. */
function mix(g: GameState, list: readonly Spot[], rng: Rng): void {
  const groups = new Map<string, Spot[]>()
  for (const spot of list) {
    const group = groups.get(spot.group)
    if (group) group.push(spot)
    else groups.set(spot.group, [spot])
  }
  for (const group of groups.values())
    for (let i = group.length - 1; i > 0; i--) swap(g, group[i], group[below(rng, 'other', i + 1)])
}

/** What others know of a place, they know of what lies there now. */
function swap(g: GameState, a: Spot, b: Spot): void {
  const p = a.list[a.at]
  const q = b.list[b.at]
  if (p === q || !a.fits(q) || !b.fits(p)) return
  a.list[a.at] = q
  b.list[b.at] = p
  const seen = g.seen[p]
  g.seen[p] = g.seen[q]
  g.seen[q] = seen
  if (!isContamination(g, p) || !isContamination(g, q)) return
  const { firstContamination: first } = rulesOf(g).content
  const read = g.read[p - first]
  g.read[p - first] = g.read[q - first]
  g.read[q - first] = read
}

/** For every piece the bits of those who have seen it, and for every contamination card of those who have read it. */
interface Learned {
  seen: readonly number[]
  read: readonly number[]
}

/** Lets everything change places that nobody whose bit is in the mask has seen, or is about to. */
function mixUnseen(g: GameState, mask: number, rng: Rng, learned: Learned): void {
  const { firstContamination: first } = rulesOf(g).content
  const isSeen = (piece: number) => ((g.seen[piece] | learned.seen[piece]) & mask) !== 0
  const isRead = (piece: number) =>
    isContamination(g, piece) && ((readBy(g, piece) | learned.read[piece - first]) & mask) !== 0
  // A card whose word the viewer has read stays, though its place does not show it.
  const unseen = ({ list, at }: Spot) => !isSeen(list[at]) && !isRead(list[at])
  mix(g, spots(g).filter(unseen), rng)
  // A contamination card the viewer sees may bear another word, if the viewer has not read it.
  const words = spots(g).filter(({ list, at }) => isContamination(g, list[at]) && !isRead(list[at]))
  mix(
    g,
    words.map(spot => ({ ...spot, group: 'word' })),
    rng,
  )
}

const ANYBODY = ~0

/**
 * The same moment with everything dealt anew that nobody has seen, and chance from a new key from now on. Every seat sees
 * and knows what it did before. For a game that goes on from a log which others may have: they cannot compute what comes.
 */
export function redealt(real: GameState, key: Key): GameState {
  const g = clone(real)
  g.rng = newRng(key)
  mixUnseen(g, ANYBODY, g.rng, real)
  return g
}

/**
 * The same moment in another world that this seat (null: a spectator) cannot tell apart. Pieces with the same back
 * change places where the viewer has not seen them; what others know of a place, they know of what lies there now.
 * Answers others have sealed are forgotten. Pieces in `learned` stay where they are for those whose bits it has: so a
 * viewer can be given a world that agrees with the real one in all that the next input is about to tell them.
 */
export function exchange(real: GameState, viewer: Seat | null, rng: Rng, learned: Learned = real): GameState {
  const g = clone(real)
  const mask = viewer === null ? PUBLIC : bit(viewer)
  mixUnseen(g, mask, rng, learned)
  g.crew.forEach((_, seat) => {
    if (seat === viewer) return
    const [kept] = seatZone(g, seat, 'objectives')
    const [rejected] = seatZone(g, seat, 'rejected')
    // Which of the two was kept is the owner's secret.
    if (kept !== undefined && rejected !== undefined && !((g.seen[kept] | g.seen[rejected]) & mask))
      if (below(rng, 'other', 2) === 0) {
        seatZone(g, seat, 'objectives')[0] = rejected
        seatZone(g, seat, 'rejected')[0] = kept
      }
    keepPayable(g, seat, mask)
  })
  g.crew.forEach((_, seat) => {
    sortHands(g, seat)
    if (seat !== viewer && g.answers[seat]) g.answers[seat] = firstAnswer(g, seat)
  })
  return g
}

/** Who is in the middle of paying has declared to be able to: so many Action cards are in that hand. */
function keepPayable(g: GameState, seat: Seat, mask: number): void {
  const top = g.agenda[g.agenda.length - 1]
  const needed = top?.do === 'pay' && top.who === seat ? top.left : 0
  const hand = seatZone(g, seat, 'hand')
  const deck = seatZone(g, seat, 'deck')
  const free = (piece: number) => (g.seen[piece] & mask) === 0
  for (let have = hand.filter(p => !isContamination(g, p)).length; have < needed; have++) {
    const at = hand.findIndex(p => isContamination(g, p) && free(p))
    const from = deck.findIndex(p => !isContamination(g, p) && free(p))
    if (at < 0 || from < 0) return
    swap(g, { list: hand, at, group: '', fits: anything }, { list: deck, at: from, group: '', fits: anything })
  }
}

/** Hands are kept in canonical order. */
function sortHands(g: GameState, seat: Seat): void {
  for (const zone of ['hand', 'inventory', 'offer', 'drawn'] as const) sortPieces(g, seatZone(g, seat, zone))
}

/**
 * Windows for reactions. Every seat that could hold the card by what everybody can see is asked, sealed; when all
 * have answered, the first in clockwise order counts and the others stay unspent and unknown. NEM-RULING-197, 198.
 */
import type { Content, Face } from '../core/content.ts'
import { bit, EVERYBODY, isPublic, seatZone } from '../core/pieces.ts'
import { nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Declared, Option, Seat, Standing, Tell } from '../core/types.ts'
import { discardFromHand } from './cards.ts'
import { isOnFeet, seatsFrom } from './crew.ts'

/** An action declared and paid, not yet done, and the Interruptions played on it, each on the one before. */
interface Reactable {
  /** Who acts, next who interrupted whom. */
  chain: readonly Seat[]
  declared: Declared
  /** What happens if nobody prevents it. */
  action: Task
}

declare module '../core/task.ts' {
  interface TaskTypes {
    window: Reactable
    reaction: Reactable & { asked: number }
  }
}

/** Does a card do this? A function of its face alone. */
export type Fits = (face: Face) => boolean

const cancels: Fits = face =>
  face.kind === 'action' && face.card.when === 'reaction' && face.card.effect[0]?.fx === 'cancel'

/** The few pieces of a box that fit, looked up once. */
const fitting = new WeakMap<Content, Map<Fits, readonly number[]>>()
function piecesThat(content: Content, fits: Fits): readonly number[] {
  const found = fitting.get(content)?.get(fits)
  if (found) return found
  const known = fitting.get(content) ?? new Map<Fits, readonly number[]>()
  const pieces = content.faces.flatMap((face, piece) => (fits(face) ? [piece] : []))
  fitting.set(content, known.set(fits, pieces))
  return pieces
}

/** The cards in a zone that fit. */
export const fittingIn = (g: GameState, zone: readonly number[], fits: Fits): number[] => {
  const pieces = piecesThat(rulesOf(g).content, fits)
  return zone.filter(piece => pieces.includes(piece))
}

/**
 * Could this seat have such a card in that zone, by public facts only? A card that lies open is where it lies; one
 * that does not could be any of the hidden cards with its back that may be there.
 */
export function couldHold(g: GameState, seat: Seat, zone: 'hand' | 'inventory', fits: Fits): boolean {
  const { content } = rulesOf(g)
  const held = seatZone(g, seat, zone)
  if (held.length === 0) return false
  for (const piece of piecesThat(content, fits)) {
    // Action cards that do not lie open are in the hand or the deck: either could be in the hand.
    if (zone === 'hand' && (held.includes(piece) || seatZone(g, seat, 'deck').includes(piece))) return true
    if (zone === 'hand') continue
    if (isPublic(g, piece) ? held.includes(piece) : held.some(p => hasBackOf(content, p, piece) && !isPublic(g, p)))
      return true
  }
  return false
}

const hasBackOf = ({ backs }: Content, one: number, other: number): boolean => backs[one] === backs[other]

/** NEM-RULING-180: a character in the room of whoever acts, and not that one. NEM-RULING-179: passed or not. */
function couldInterrupt(g: GameState, performer: Seat): number {
  let asked = 0
  const { room } = g.crew[performer]
  for (let s = 0; s < g.crew.length; s++)
    if (s !== performer && g.crew[s].room === room && isOnFeet(g, s) && couldHold(g, s, 'hand', cancels))
      asked |= bit(s)
  return asked
}

/** Does a standing answer decline this for the seat? `mine`: it is about that seat. */
export const declines = (standing: Standing | null, mine: boolean): boolean =>
  standing !== null && !(standing.unlessMine && mine)

/**
 * The last link of the chain stands. An action is done; an Interruption cancels what it answered, costs stay paid
 * (NEM-RULING-09), and what that had cancelled is open to reactions again (NEM-RULING-197).
 */
function stands(g: GameState, { chain, declared, action }: Reactable, tell: Tell | undefined): void {
  if (chain.length === 1) next(g, action)
  else if (chain.length === 2) tell?.({ e: 'cancelled', who: chain[0], action: declared, rule: 'NEM-RULING-09' })
  else next(g, { do: 'window', chain: chain.slice(0, -2), declared, action })
}

/**
 * Once an action is paid for, whoever could prevent it is asked. Who that is does not change by paying: where there is
 * nobody, the action follows at once.
 */
export function openWindow(g: GameState, who: Seat, declared: Declared, action: Task): void {
  if (couldInterrupt(g, who) === 0) next(g, action)
  else next(g, { do: 'window', chain: [who], declared, action })
}

export const reactionTasks: Handlers<'window' | 'reaction'> = {
  window(g, { chain, declared, action }, tell) {
    const asked = couldInterrupt(g, chain[chain.length - 1])
    if (asked === 0) return stands(g, { chain, declared, action }, tell)
    for (let s = 0; s < g.crew.length; s++)
      if (asked & bit(s) && declines(g.standing[s], s === chain[0])) g.answers[s] = { do: 'decline' }
    next(g, { do: 'reaction', chain, declared, action, asked })
  },

  reaction: {
    ask: 'window',
    rule: 'NEM-RULING-197',
    asked: (_, task) => task.asked,
    about: (_, { chain, declared }) => ({ chain, declared }),
    declines: (g, task, seat) => declines(g.standing[seat], seat === task.chain[0]),
    options(g, _, seat) {
      const options: Option[] = [{ do: 'decline' }]
      const [card] = fittingIn(g, seatZone(g, seat, 'hand'), cancels)
      if (card !== undefined) options.push({ do: 'react', card: nameOf(g, card) })
      return options
    },
    close(g, task, tell) {
      const { chain, declared, action } = task
      const to = chain.length === 1 ? 'action' : 'interruption'
      const who = seatsFrom(g, chain[chain.length - 1]).find(s => g.answers[s]?.do === 'react')
      const answer = who === undefined ? null : g.answers[who]
      g.answers.fill(null)
      if (who === undefined || answer?.do !== 'react') {
        tell?.({ e: 'reacted', to, who: null, card: null, rule: 'NEM-RULING-197', learned: EVERYBODY })
        return stands(g, task, tell)
      }
      discardFromHand(g, who, answer.card)
      tell?.({ e: 'reacted', to, who, card: answer.card, rule: 'NEM-RULING-197', learned: EVERYBODY })
      next(g, { do: 'window', chain: [...chain, who], declared, action })
    },
  },
}

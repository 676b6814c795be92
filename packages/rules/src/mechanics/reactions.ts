/**
 * Windows for reactions. Every seat that could hold the card by what everybody can see is asked, sealed; when all
 * have answered, the first in clockwise order counts and the others stay unspent and unknown. NEM-RULING-197, 198.
 */
import { reactionParts } from '../core/content.ts'
import type { Effect, Fx } from '../core/effect.ts'
import { bit, deckOf, distinctNames, EVERYBODY, handOf, heldBy, inventoryOf, isPublic } from '../core/pieces.ts'
import { faceOf, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next, type Task } from '../core/task.ts'
import type { Declared, Name, ObjectKind, Option, Seat, Standing, Tell } from '../core/types.ts'
import { ammoOf, setAmmo } from './ammo.ts'
import { discardFromHand } from './cards.ts'
import { loseItem } from './carry.ts'
import { isOnFeet, itemOf, seatsFrom } from './crew.ts'
import type { How } from './effects.ts'
import { holds } from './predicates.ts'
import { carriedBy } from './things.ts'

/** An action declared and paid, not yet done, and the Interruptions played on it, each on the one before. */
export interface Reactable {
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

declare module '../core/types.ts' {
  interface ChoiceTypes {
    react: { card: Name }
  }
  interface AskTypes {
    window: true
  }
  interface About {
    /** The action that may be reacted to: the seat that acts, then each seat that interrupted the one before. */
    chain?: readonly Seat[]
    declared?: Declared
  }
  interface EventTypes {
    reacted: { to: 'action' | 'interruption'; who: Seat | null; card: Name | null }
    cancelled: { who: Seat; action: Declared }
  }
}

const NO_PIECES: readonly number[] = []
/** The few pieces in the box that can be played for this in answer to something. */
const piecesFor = (g: GameState, fx: Fx): readonly number[] => rulesOf(g).content.reactions[fx] ?? NO_PIECES

/** Could the seat have this card, by public facts only? Everybody has action cards of its own. */
function couldHave(g: GameState, seat: Seat, piece: number): boolean {
  const face = faceOf(g, piece)
  if (face.kind !== 'action') return couldBeCarried(g, seat, piece)
  return face.character === g.crew[seat].character && couldBeInHand(g, seat, piece)
}

/** Action cards that do not lie open are in the hand or the deck. */
const couldBeInHand = (g: GameState, seat: Seat, piece: number): boolean => {
  const hand = handOf(g, seat)
  return hand.length > 0 && (hand.includes(piece) || deckOf(g, seat).includes(piece))
}

/** An item that lies open is where it lies; one that does not could be any of the hidden cards with its back. */
function couldBeCarried(g: GameState, seat: Seat, piece: number): boolean {
  const carried = inventoryOf(g, seat)
  if (isPublic(g, piece)) return heldBy(g, seat).includes(piece) || carried.includes(piece)
  const { backs } = rulesOf(g).content
  for (const p of carried) if (backs[p] === backs[piece] && !isPublic(g, p)) return true
  return false
}

function couldCancel(g: GameState, seat: Seat): boolean {
  for (const piece of piecesFor(g, 'cancel')) if (couldHave(g, seat, piece)) return true
  return false
}

/** NEM-RULING-180: a character in the room of whoever acts, and not that one. NEM-RULING-179: passed or not. */
function couldInterrupt(g: GameState, performer: Seat): number {
  let asked = 0
  const { room } = g.crew[performer]
  for (let s = 0; s < g.crew.length; s++)
    if (s !== performer && g.crew[s].room === room && isOnFeet(g, s) && couldCancel(g, s)) asked |= bit(s)
  return asked
}

/** Does a standing answer decline this for the seat? `mine`: it is about that seat. */
export const declines = (standing: Standing | null, mine: boolean): boolean =>
  standing !== null && !(standing.unlessMine && mine)

// ---------------------------------------------------------------- answers to what happens to oneself

/** What happens, and can be answered by a card. */
export type Moment =
  /** An attack that hits. `dark`: darkness adds to it; `card`: there is an attack card; `others`: could be hit instead. */
  | { to: 'attack'; how: How; dark: boolean; card: boolean; others: boolean }
  /** An attack on this character, before the card is drawn. */
  | { to: 'dodge'; others: boolean }
  /** What darkness adds to an event. */
  | { to: 'event' }
  /** The higher number of an encounter in darkness. */
  | { to: 'number' }
  /** A noise roll as the bag develops. */
  | { to: 'bag' }

/** What answers to what, as far as a card alone can say. */
const ANSWERS: Readonly<Record<Moment['to'] | 'darkAttack', readonly Fx[]>> = {
  attack: ['spare', 'redirect', 'redrawAttack'],
  darkAttack: ['spare', 'redirect', 'redrawAttack', 'ignoreDark'],
  dodge: ['redirect'],
  event: ['ignoreDark'],
  number: ['ignoreDark'],
  bag: ['skipBagNoise'],
}

const answersTo = (moment: Moment): readonly Fx[] =>
  ANSWERS[moment.to === 'attack' && moment.dark ? 'darkAttack' : moment.to]

const canPay = (g: GameState, seat: Seat, price: readonly ObjectKind[] | undefined): boolean =>
  price === undefined || carriedBy(g, seat).some(({ kind }) => price.includes(kind))

/** Does this effect answer that? A function of public facts. */
function doesAnswer(g: GameState, seat: Seat, effect: Effect, moment: Moment): boolean {
  switch (effect.fx) {
    case 'need':
      return holds(g, seat, effect.test)
    case 'spare':
      if (moment.to !== 'attack' || (effect.on === 'surprise' && moment.how !== 'surprise')) return false
      return (!effect.dark || rulesOf(g).isDark(g, seat)) && canPay(g, seat, effect.price)
    case 'redirect':
      if (moment.to !== (effect.at === 'before' ? 'dodge' : 'attack')) return false
      return moment.others && canPay(g, seat, effect.price)
    case 'ignoreDark':
      if (moment.to === 'event') return true
      return effect.of === 'any' && (moment.to === 'number' || (moment.to === 'attack' && moment.dark))
    case 'redrawAttack':
      return moment.to === 'attack' && moment.card
    case 'skipBagNoise':
      return moment.to === 'bag' && rulesOf(g).isDark(g, seat)
    default:
      return false
  }
}

function serves(g: GameState, seat: Seat, part: readonly Effect[], moment: Moment): boolean {
  for (const effect of part) if (!doesAnswer(g, seat, effect, moment)) return false
  return true
}

/** The parts of a card that answer this now. */
const servingParts = (g: GameState, seat: Seat, piece: number, moment: Moment): (readonly Effect[])[] =>
  reactionParts(faceOf(g, piece)).filter(part => serves(g, seat, part, moment))

const isReady = (g: GameState, seat: Seat, piece: number, moment: Moment): boolean =>
  (itemOf(g, piece)?.uses === undefined || ammoOf(g, piece) > 0) &&
  reactionParts(faceOf(g, piece)).some(part => serves(g, seat, part, moment))

/** Could this seat answer, by what everybody can see? */
export function couldReact(g: GameState, seat: Seat, moment: Moment): boolean {
  if (!isOnFeet(g, seat)) return false
  if (moment.to === 'dodge' && !moment.others) return false // to dodge is to send it to somebody else
  for (const fx of answersTo(moment))
    for (const piece of piecesFor(g, fx)) if (couldHave(g, seat, piece) && isReady(g, seat, piece, moment)) return true
  return false
}

/** What this seat has to answer with. */
function reactions(g: GameState, seat: Seat, moment: Moment): number[] {
  const answers = answersTo(moment).flatMap(fx => piecesFor(g, fx))
  return [...handOf(g, seat), ...inventoryOf(g, seat), ...heldBy(g, seat)].filter(
    piece => answers.includes(piece) && isReady(g, seat, piece, moment),
  )
}

export const reactionOptions = (g: GameState, seat: Seat, moment: Moment): Option[] => [
  { do: 'decline' },
  ...distinctNames(g, reactions(g, seat, moment)).map((card): Option => ({ do: 'react', card })),
]

/** A sealed question is put to these seats; whoever has a standing answer has answered. */
export function askSealed(g: GameState, asked: number, task: Task): void {
  for (let s = 0; s < g.crew.length; s++)
    if (asked & bit(s) && declines(g.standing[s], true)) g.answers[s] = { do: 'decline' }
  next(g, task)
}

export interface Reaction {
  card: Name
  /** What it may be played for. */
  parts: (readonly Effect[])[]
}

/** Plays the card a seat has answered with: a use of it is gone, or the card itself. Null: it has declined. */
export function playReaction(g: GameState, seat: Seat, moment: Moment, tell: Tell | undefined): Reaction | null {
  const answer = g.answers[seat]
  if (answer?.do !== 'react') return null
  const { card } = answer
  const alike = reactions(g, seat, moment).filter(piece => nameOf(g, piece) === card)
  if (alike.length === 0) return null
  const full = (piece: number) => (itemOf(g, piece)?.uses === undefined ? 0 : ammoOf(g, piece))
  const piece = alike.reduce((best, other) => (full(other) > full(best) ? other : best))
  const parts = servingParts(g, seat, piece, moment)
  if (faceOf(g, piece).kind === 'action') discardFromHand(g, seat, card)
  else if (itemOf(g, piece)?.uses !== undefined) setAmmo(g, seat, piece, ammoOf(g, piece) - 1, 'NEM-ITEM-03', tell)
  else loseItem(g, seat, piece, 'used', 'NEM-ITEM-03', tell)
  return { card, parts }
}

// ---------------------------------------------------------------- answers to what others do

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
      const cards = piecesFor(g, 'cancel')
      const card = handOf(g, seat).find(piece => cards.includes(piece))
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

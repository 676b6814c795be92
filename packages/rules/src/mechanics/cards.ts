/** A player's own cards: drawing and discarding. NEM-ROUND-02/03, NEM-ACT-02. */
import {
  bit,
  deckOf,
  discardOf,
  handOf,
  isContamination,
  layOpen,
  onlyFor,
  ownNamed,
  putInOrder,
  seatZone,
  shuffle,
  takeFrom,
} from '../core/pieces.ts'
import type { Stream } from '../core/random.ts'
import { nameOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { Name, RuleId, Seat, Tell } from '../core/types.ts'
import { crewIn } from './crew.ts'
import type { Primitives } from './effects.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** Whose hand is discarded. */
    chooseEmptied: { who: Seat; most?: number | undefined }
  }
}

declare module '../core/types.ts' {
  interface PurposeTypes {
    empty: true
  }
  interface EffectTypes {
    /** `most`: only of somebody who holds at most that many cards. */
    discardHand: { who: 'self' | 'other'; most?: number }
  }
  interface EventTypes {
    drew: { who: Seat; count: number }
    reshuffled: { deck: string }
    discarded: { who: Seat; card: Name }
    ownDeck: { who: Seat }
  }
}

const STREAM: readonly Stream[] = ['action.0', 'action.1', 'action.2', 'action.3', 'action.4']

/** The next card of a player's deck; NEM-ROUND-03, NEM-RULING-11: a spent deck is made anew from the discard pile. */
function drawOne(g: GameState, seat: Seat, tell: Tell | undefined): number {
  const deck = deckOf(g, seat)
  if (deck.length === 0) {
    const discard = discardOf(g, seat)
    if (discard.length === 0) return -1
    deck.push(...discard.splice(0))
    shuffle(g, deck, STREAM[seat])
    tell?.({ e: 'reshuffled', deck: `deck.${seat}`, rule: 'NEM-ROUND-03' })
  }
  return deck.pop() ?? -1
}

/** Names of cards in alphabetical order: in which order they were drawn shows nowhere afterwards. */
function addInOrder(cards: Name[], name: Name): void {
  let i = cards.push(name) - 1
  for (; i > 0 && cards[i - 1] > name; i--) cards[i] = cards[i - 1]
  cards[i] = name
}

/** Draws into the hand, or aside; with deck and discard pile both empty, drawing stops. */
export function drawCards(
  g: GameState,
  seat: Seat,
  count: number,
  rule: RuleId,
  tell: Tell | undefined,
  zone: 'hand' | 'drawn' = 'hand',
): number {
  const hand = zone === 'hand' ? handOf(g, seat) : seatZone(g, seat, zone)
  const cards: Name[] = []
  while (cards.length < count) {
    const piece = drawOne(g, seat, tell)
    if (piece < 0) break
    g.seen[piece] |= bit(seat)
    putInOrder(g, hand, piece)
    addInOrder(cards, nameOf(g, piece))
  }
  const learned = bit(seat)
  const only = onlyFor(seat, { cards })
  if (cards.length > 0) tell?.({ e: 'drew', who: seat, count: cards.length, rule, only, learned })
  return cards.length
}

/** Lays the card its owner calls so from hand face up on the player's own discard pile. */
export function discardFromHand(g: GameState, seat: Seat, card: Name): { piece: number; learned: number; name: Name } {
  const hand = handOf(g, seat)
  const piece = ownNamed(g, seat, hand, card)
  takeFrom(hand, piece)
  return { piece, learned: layOpen(g, piece, discardOf(g, seat)), name: nameOf(g, piece) }
}

/** All cards of the hand at once, or all of a kind. */
export function discardHand(
  g: GameState,
  seat: Seat,
  rule: RuleId,
  tell: Tell | undefined,
  which: (g: GameState, piece: number) => boolean = () => true,
): void {
  const hand = handOf(g, seat)
  for (const piece of hand.filter(p => which(g, p))) {
    takeFrom(hand, piece)
    const learned = layOpen(g, piece, discardOf(g, seat))
    tell?.({ e: 'discarded', who: seat, card: nameOf(g, piece), rule, learned })
  }
}

/** NEM-ACT-03: not a Contamination card. */
const isAction = (g: GameState, piece: number): boolean => !isContamination(g, piece)

/** Deck and discard pile, with or without the hand, become a new deck. */
export function reshuffleOwn(g: GameState, seat: Seat, hand: boolean, rule: RuleId, tell: Tell | undefined): void {
  const deck = deckOf(g, seat)
  deck.push(...discardOf(g, seat).splice(0))
  if (hand) deck.push(...handOf(g, seat).splice(0))
  shuffle(g, deck, STREAM[seat])
  tell?.({ e: 'ownDeck', who: seat, rule })
}

/** NEM-RULING-54: Action cards in hand, without Contamination. */
export function actionCards(g: GameState, seat: Seat): number {
  let count = 0
  for (const piece of handOf(g, seat)) if (!isContamination(g, piece)) count++
  return count
}

/** Who can be made to discard a hand: others in the room, perhaps only those with few cards. */
const emptied = (g: GameState, who: Seat, most = Number.POSITIVE_INFINITY): Seat[] =>
  crewIn(g, g.crew[who].room).filter(s => s !== who && handOf(g, s).length <= most)

export const cardTasks: Handlers<'chooseEmptied'> = {
  chooseEmptied: {
    ask: 'whom',
    rule: 'NEM-PVP-02',
    about: () => ({ purpose: 'empty' }),
    options: (g, { who, most }) => emptied(g, who, most).map(whom => ({ do: 'who', whom })),
    answer(g, _, choice, tell) {
      if (choice.do === 'who') discardHand(g, choice.whom, 'NEM-ACT-09', tell)
    },
  },
}

export const cardEffects: Primitives<'discardHand'> = {
  discardHand: {
    why: (g, { by }, { who, most }) => (who === 'self' || emptied(g, by, most).length > 0 ? null : 'nobodyElse'),
    run(g, { by }, { who, most }, tell) {
      const others = emptied(g, by, most)
      if (who === 'self') discardHand(g, by, 'NEM-ACT-09', tell, isAction)
      else if (others.length === 1) discardHand(g, others[0], 'NEM-ACT-09', tell)
      else if (others.length > 1) next(g, { do: 'chooseEmptied', who: by, most })
    },
  },
}

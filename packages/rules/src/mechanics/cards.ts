/** A player's own cards: drawing and discarding. NEM-ROUND-02/03, NEM-ACT-02. */
import { bit, layOpen, named, putInOrder, seatZone, shuffle, takeFrom } from '../core/pieces.ts'
import type { Stream } from '../core/random.ts'
import { nameOf } from '../core/ruleset.ts'
import type { GameState } from '../core/state.ts'
import type { Name, RuleId, Seat, Tell } from '../core/types.ts'

/** NEM-ROUND-03, NEM-RULING-11: a spent deck is made anew from the discard pile; with both empty, drawing stops. */
export function drawCards(g: GameState, seat: Seat, count: number, rule: RuleId, tell: Tell | undefined): void {
  const hand = seatZone(g, seat, 'hand')
  const deck = seatZone(g, seat, 'deck')
  const drawn: number[] = []
  while (drawn.length < count) {
    if (deck.length === 0) {
      const discard = seatZone(g, seat, 'discard')
      if (discard.length === 0) break
      deck.push(...discard.splice(0))
      shuffle(g, deck, `action.${seat}` as Stream)
      tell?.({ e: 'reshuffled', deck: `deck.${seat}`, rule: 'NEM-ROUND-03' })
    }
    const piece = deck.pop()
    if (piece === undefined) break
    g.seen[piece] |= bit(seat)
    putInOrder(g, hand, piece)
    drawn.push(piece)
  }
  if (drawn.length > 0)
    tell?.({
      e: 'drew',
      who: seat,
      count: drawn.length,
      rule,
      only: { [seat]: { cards: drawn.map(piece => nameOf(g, piece)) } },
      learned: bit(seat),
    })
}

/** Lays the card of that name from hand face up on the player's own discard pile. */
export function discardFromHand(g: GameState, seat: Seat, card: Name): { piece: number; learned: number } {
  const hand = seatZone(g, seat, 'hand')
  const piece = named(g, hand, card)
  takeFrom(hand, piece)
  return { piece, learned: layOpen(g, piece, seatZone(g, seat, 'discard')) }
}

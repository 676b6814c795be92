/** The shared decks. NEM-RULING-18, NEM-RULING-19. */
import { refill, sharedZone } from '../core/pieces.ts'
import type { Deck, GameState } from '../core/state.ts'
import type { RuleId, Tell } from '../core/types.ts'

/** The top card, still unseen; −1 when there is no card at all. */
export function drawShared(g: GameState, deck: Deck, rule: RuleId, tell: Tell | undefined): number {
  const cards = sharedZone(g, deck)
  if (cards.length === 0) refill(g, deck, rule, tell)
  return cards.pop() ?? -1
}

/** Serious wounds, 16 cards, with what they do to whoever bears one undressed. */
import type { WoundCard } from '../../../core/content.ts'

export const wounds: WoundCard[] = [
  { id: 'body', copies: 4, drawUpTo: 4 },
  { id: 'leg', copies: 3, escapeCost: 2 },
  { id: 'hand', copies: 3, itemCost: 1 },
  { id: 'arm', copies: 3, handSlots: 1 },
  { id: 'bleeding', copies: 3, lightWoundOnPass: true },
]

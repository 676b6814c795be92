/** Serious wounds, 25 cards, with what they do to whoever bears one undressed. */
import type { WoundCard } from '../../../core/content.ts'

export const wounds: WoundCard[] = [
  { id: 'arm', copies: 3, handSlots: 1 },
  { id: 'bleeding', copies: 3, lightWoundOnPass: true },
  { id: 'body', copies: 4, drawUpTo: 4 },
  { id: 'eyes', copies: 3, alwaysDark: true },
  { id: 'guts', copies: 3, contaminationOnPass: true },
  { id: 'hand', copies: 3, itemCost: 1 },
  { id: 'knee', copies: 3, firstMoveCost: 2 },
  { id: 'leg', copies: 3, escapeCost: 2 },
]

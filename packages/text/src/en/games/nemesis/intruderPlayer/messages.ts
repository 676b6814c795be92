/** What is said only where the first who dies may play the Intruders. */
import type { Messages } from '../../../../areas.ts'

export const events = {
  events: {
    playsIntruders: '{by, select, you {You play} other {{who} plays}} the Intruders from the next Round on.',
    declinesIntruders:
      '{by, select, you {You decline} other {{who} declines}} to play the Intruders. Nobody else will be asked.',
    cardsUnder:
      '{by, select, you {You put} other {{who} puts}} {count, plural, one {1 {deck, select, event {Event} other {Attack}} card} other {# {deck, select, event {Event} other {Attack}} cards}} under the deck, unseen.',
    cardsUnderSeen: 'You put {cards} under the deck.',
  },
} as const satisfies Messages

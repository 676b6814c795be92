/** What is said only where the first who dies may play the Intruders. */
import type { Messages } from '../../../../words.ts'

export const events = {
  events: {
    playsIntruders: '{by, select, you {You play} other {{who} plays}} the Intruders from the next round on.',
    declinesIntruders:
      '{by, select, you {You do not want} other {{who} does not want}} to play the Intruders. Nobody else will.',
    cardsUnder:
      '{by, select, you {You put} other {{who} puts}} {count, plural, one {1 {deck, select, event {Event} other {Attack}} card} other {# {deck, select, event {Event} other {Attack}} cards}} under the deck, unseen.',
    cardsUnderSeen: 'You put under the deck: {cards}.',
  },
} as const satisfies Messages

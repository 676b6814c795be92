/** What is said only where the first who dies may play the Intruders. */

import type { Translation } from '../../../../areas.ts'
import type * as en from '../../../../en/games/nemesis/intruderPlayer/messages.ts'

export const events: Translation<typeof en.events> = {
  events: {
    playsIntruders: '{by, select, you {Giochi} other {{who} gioca}} come gli Intrusi dal prossimo Turno.',
    declinesIntruders:
      '{by, select, you {Non vuoi} other {{who} non vuole}} giocare come gli Intrusi. Non verrà chiesto a nessun altro.',
    cardsUnder:
      '{by, select, you {Metti} other {{who} mette}} in fondo al mazzo, a faccia in giù, {count, plural, one {1 {deck, select, event {carta Evento} other {carta Attacco}}} other {# {deck, select, event {carte Evento} other {carte Attacco}}}}.',
    cardsUnderSeen: 'Metti in fondo al mazzo: {cards}.',
  },
}

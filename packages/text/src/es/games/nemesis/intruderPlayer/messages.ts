/** What is said only where the first who dies may play the Intruders. */

import type { Translation } from '../../../../areas.ts'
import type * as en from '../../../../en/games/nemesis/intruderPlayer/messages.ts'

export const events: Translation<typeof en.events> = {
  events: {
    playsIntruders: '{by, select, you {Juegas} other {{who} juega}} con los Intrusos desde la próxima ronda.',
    declinesIntruders:
      '{by, select, you {No quieres} other {{who} no quiere}} jugar con los Intrusos. No se preguntará a nadie más.',
    cardsUnder:
      '{by, select, you {Pones} other {{who} pone}} {count, plural, one {1 carta} other {# cartas}} de {deck, select, event {Evento} other {Ataque}} bajo el mazo, bocabajo.',
    cardsUnderSeen: 'Pones bajo el mazo: {cards}.',
  },
}

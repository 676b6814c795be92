/** What is said only where the first who dies may play the Intruders. */

import type { Translation } from '../../../../areas.ts'
import type * as en from '../../../../en/games/nemesis/intruderPlayer/messages.ts'

export const events: Translation<typeof en.events> = {
  events: {
    playsIntruders: '{by, select, you {Du spielst} other {{who} spielt}} ab der nächsten Runde die Xenos.',
    declinesIntruders:
      '{by, select, you {Du willst} other {{who} will}} die Xenos nicht spielen. Niemand sonst wird gefragt.',
    cardsUnder:
      '{by, select, you {Du legst} other {{who} legt}} {count, plural, one {1 {deck, select, event {Ereigniskarte} other {Angriffskarte}}} other {# {deck, select, event {Ereigniskarten} other {Angriffskarten}}}} verdeckt unter den Stapel.',
    cardsUnderSeen: 'Du legst unter den Stapel: {cards}.',
  },
}

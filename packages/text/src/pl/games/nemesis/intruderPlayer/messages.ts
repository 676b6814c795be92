/** What is said only where the first who dies may play the Intruders. */

import type { Translation } from '../../../../areas.ts'
import type * as en from '../../../../en/games/nemesis/intruderPlayer/messages.ts'

export const events: Translation<typeof en.events> = {
  events: {
    playsIntruders: '{by, select, you {Grasz} other {{who} gra}} jako intruzi od następnej rundy.',
    declinesIntruders:
      '{by, select, you {Nie chcesz} other {{who} nie chce}} grać jako intruzi. Nikt inny nie dostanie tej propozycji.',
    cardsUnder:
      '{by, select, you {Odkładasz} other {{who} odkłada}} na spód stosu {count, plural, one {# kartę {deck, select, event {wydarzenia} other {ataku}}} few {# karty {deck, select, event {wydarzeń} other {ataków}}} many {# kart {deck, select, event {wydarzeń} other {ataków}}} other {# karty {deck, select, event {wydarzeń} other {ataków}}}}, bez pokazywania.',
    cardsUnderSeen: 'Odkładasz na spód stosu: {cards}.',
  },
}

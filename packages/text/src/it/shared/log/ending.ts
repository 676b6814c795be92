/** The end of the game, step by step. `by` says whether it is the reader's own. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/ending.ts'

export const checks: Translation<typeof en.checks> = {
  diedByExplosion: '{by, select, you {Il tuo Personaggio} other {Il Personaggio di {who}}} muore con la nave.',
  diedByInfection:
    '{by, select, you {Il tuo Personaggio} other {Il Personaggio di {who}}} muore per ciò che porta dentro.',
  hostCheck: '{by, select, you {Porti} other {{who} porta}} una Larva.',
  wordsCheck:
    '{by, select, you {Scansioni} other {{who} scansiona}} {count, plural, one {# carta Contaminazione, {infected, plural, =0 {senza} one {con} other {con}}} other {# carte Contaminazione, {infected, plural, =0 {nessuna} one {#} other {#}} con}} INFETTO.',
  noContamination: '{by, select, you {Non hai} other {{who} non ha}} carte Contaminazione.',
  drawnCheck: 'Carte pescate: {cards}.',
  outbreak: 'Tra di esse c’è una Contaminazione.',
  survives: '{by, select, you {Il tuo Personaggio} other {Il Personaggio di {who}}} sopravvive.',
  objectiveMet: '{by, select, you {Il tuo Obiettivo} other {L’Obiettivo di {who}}}, {card}, è completato.',
  objectiveFailed: '{by, select, you {Il tuo Obiettivo} other {L’Obiettivo di {who}}}, {card}, non è completato.',
  missing: 'Condizioni non soddisfatte: {tests}.',
  intrudersContent:
    '{by, select, you {Hai} other {{who} ha}} giocato come gli Intrusi e nessuno ha vinto: è proprio ciò che {by, select, you {volevi} other {voleva}}.',
  intrudersThwarted:
    '{by, select, you {Hai} other {{who} ha}} giocato come gli Intrusi, ma qualcuno ha vinto lo stesso.',
}

export const ends: Translation<typeof en.ends> = {
  selfDestruct: 'La Sequenza di Autodistruzione giunge al termine e la nave esplode.',
  fire: 'Nella riserva non restano segnalini Fuoco: le fiamme raggiungono ogni cosa e la nave esplode.',
  malfunction: 'Nella riserva non restano segnalini Malfunzionamento, e lo scafo cede.',
  nobodyLeft: 'A bordo non resta nessuno che possa agire.',
}

export const fates: Translation<typeof en.fates> = {
  destroyed: 'La nave è distrutta.',
}

export const winners: Translation<typeof en.winners> = {
  nobody: 'Non vince nessuno.',
  you: 'Hai vinto.',
  youAnd: 'Hai vinto, insieme a {who}.',
  others: '{n, plural, one {Vince {who}.} other {Vincono {who}.}}',
  together: '{by, select, you {Avete vinto} other {Hanno vinto}}, tutti insieme.',
  notTogether: '{by, select, you {Avete perso} other {Hanno perso}}, tutti insieme.',
  notAlone: '{by, select, you {Hai perso} other {La partita è persa}}.',
}

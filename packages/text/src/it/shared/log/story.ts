/** The log as a story: where it is, and what several lines are in one. */
import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/story.ts'

export const story: Translation<typeof en.story> = {
  places: {
    setup: 'Prima del primo turno',
    round: 'Turno {round}',
    turn: 'Turno {round} · {by, select, you {il tuo round} other {round di {who}}}',
    turnAlone: '{by, select, you {Il tuo round} other {Round di {who}}}',
    events: 'Fase Evento',
    end: 'La fine',
  },
  steps: {
    time: 'Fase Evento · tempo',
    attacks: 'Fase Evento · attacchi',
    fire: 'Fase Evento · Fuoco',
    card: 'Fase Evento · carta Evento',
    bag: 'Fase Evento · il sacchetto',
  },
  fireBurns: 'Il Fuoco brucia.',
  nothingHappens: 'Non succede nulla: sul tabellone non c’è nulla che riguardi questa carta.',
  folds: {
    paid: '{n, plural, =0 {nessuno reagisce} one {# carta pagata} other {# carte pagate}}',
    discarded: '{n, plural, one {# carta scartata} other {# carte scartate}}',
    noise: '{n, plural, one {Rumore in # Corridoio} other {Rumore in # Corridoi}}',
    faded: '{n, plural, one {Il Rumore svanisce in # Corridoio} other {Il Rumore svanisce in # Corridoi}}',
    drawn: '{n, plural, one {# giocatore pesca carte} other {# giocatori pescano carte}}',
    chosen: '{n, plural, one {# giocatore ha scelto un Obiettivo} other {# giocatori hanno scelto un Obiettivo}}',
    bargain: '{n, plural, one {# offerta} other {# offerte e risposte}}',
    detail: '{n, plural, one {# dettaglio} other {# dettagli}}',
  },
  takenBack: 'Annullato: {what}',
}

export const logWords: Translation<typeof en.logWords> = {
  newestFirst: 'dal più recente',
  newSinceYouLooked: 'Novità dall’ultima volta',
  choiceTakenBack: '{name} ritira una scelta e sceglie di nuovo.',
  turnTakenBack: '{name} ritira una scelta e sceglie di nuovo. Poi il tuo round ricomincia.',

  // a line of it
  undone: 'annullato',
  lineOptions: 'Opzioni per: {line}',
  goBack: 'Torna a prima di questo momento',
  askToGoBack: 'Chiedi a tutti di tornare a prima di questo momento',
  goBackHint: 'Questo e tutto ciò che segue viene annullato. Ciò che qualcuno ha visto nel frattempo resta noto.',
  askToGoBackHint:
    'Questo e tutto ciò che segue viene annullato quando tutti sono d’accordo. Ciò che qualcuno ha visto nel frattempo resta noto.',
  toThisMoment: 'Vai a questo momento',
}

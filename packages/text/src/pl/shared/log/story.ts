/** The log as a story: where it is, and what several lines are in one. */
import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/story.ts'

export const story: Translation<typeof en.story> = {
  places: {
    setup: 'Przed pierwszą rundą',
    round: 'Runda {round}',
    turn: 'Runda {round} · {by, select, you {Twoja tura} other {tura: {who}}}',
    turnAlone: '{by, select, you {Twoja tura} other {Tura: {who}}}',
    events: 'Faza wydarzeń',
    end: 'Koniec',
  },
  steps: {
    time: 'Faza wydarzeń · czas',
    attacks: 'Faza wydarzeń · ataki',
    fire: 'Faza wydarzeń · pożar',
    card: 'Faza wydarzeń · karta wydarzenia',
    bag: 'Faza wydarzeń · kolonia',
  },
  fireBurns: 'Pożar szaleje.',
  nothingHappens: 'Nic się nie dzieje: na planszy nie ma nic, czego dotyczy ta karta.',
  folds: {
    paid: '{n, plural, =0 {nikt nie reaguje} one {opłacono # kartą} few {opłacono # kartami} many {opłacono # kartami} other {opłacono # karty}}',
    discarded:
      '{n, plural, one {odrzucono # kartę} few {odrzucono # karty} many {odrzucono # kart} other {odrzucono # karty}}',
    noise:
      '{n, plural, one {Szmery w # korytarzu} few {Szmery w # korytarzach} many {Szmery w # korytarzach} other {Szmery w # korytarza}}',
    faded:
      '{n, plural, one {Szmery cichną w # korytarzu} few {Szmery cichną w # korytarzach} many {Szmery cichną w # korytarzach} other {Szmery cichną w # korytarza}}',
    drawn:
      '{n, plural, one {# gracz dobiera karty} few {# graczy dobiera karty} many {# graczy dobiera karty} other {# gracza dobiera karty}}',
    chosen:
      '{n, plural, one {# gracz wybrał cel} few {# graczy wybrało cel} many {# graczy wybrało cel} other {# gracza wybrało cel}}',
    bargain:
      '{n, plural, one {# oferta} few {# oferty i odpowiedzi} many {# ofert i odpowiedzi} other {# oferty i odpowiedzi}}',
    detail: '{n, plural, one {# szczegół} few {# szczegóły} many {# szczegółów} other {# szczegółu}}',
  },
  takenBack: 'Cofnięto: {what}',
}

export const logWords: Translation<typeof en.logWords> = {
  newestFirst: 'od najnowszych',
  newSinceYouLooked: 'Nowe od ostatniego spojrzenia',
  choiceTakenBack: '{name} cofa swój wybór i wybiera jeszcze raz.',
  turnTakenBack: '{name} cofa swój wybór i wybiera jeszcze raz. Potem Twoja tura zacznie się od nowa.',

  // a line of it
  undone: 'cofnięte',
  lineOptions: 'Opcje: {line}',
  goBack: 'Wróć do chwili przed tym',
  askToGoBack: 'Zapytaj wszystkich o powrót do chwili przed tym',
  goBackHint: 'To i wszystko, co było potem, zostanie cofnięte. Co ktoś od tamtej pory zobaczył, tego nie zapomni.',
  askToGoBackHint:
    'To i wszystko, co było potem, zostanie cofnięte, gdy zgodzą się wszyscy. Co ktoś od tamtej pory zobaczył, tego nie zapomni.',
  toThisMoment: 'Przejdź do tej chwili',
}

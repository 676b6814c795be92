/** The words of the panels beside a running game: people, the ship, decks, settings. */

import type { Translation } from '../../../areas.ts'
import type { panelWords as en } from '../../../en/shared/panels/panels.ts'

export const panelWords: Translation<typeof en> = {
  engineTop: 'na wierzchu, liczy się: {state}',
  engineBelow: 'pod spodem: {state}',
  playerNumber: 'Numer gracza: {n}',
  discardPile: 'Karty odrzucone',
  ammoLeft: '(amunicja {ammo})',
  quests: 'Przedmioty osobiste, jeszcze nieaktywne',
  handSlots: '{n, plural, one {# ręka} few {# ręce} many {# rąk} other {# rąk}} do noszenia',
  openHand: 'Na ręce',
  openObjectives: 'Cele',
  objectivesHeld: '{n, plural, one {# cel} few {# cele} many {# celów} other {# celów}}',
  objectivesPutAside: '{n, plural, one {# odłożony} few {# odłożone} many {# odłożonych} other {# odłożonych}}',
  drawnCards: 'ogląda {n, plural, one {# kartę} few {# karty} many {# kart} other {# kart}}',
  coordinates: 'Koordynaty',
  destinationSpace: 'Ustawione: {space}',
  hibernation: 'Kapsuły hibernacyjne',
  pods: 'Kapsuły ratunkowe',
  bag: 'W kolonii',
  supply: 'Obok planszy',
  killed: 'Zabite',
  decks: 'Stosy',
  deckCount: 'w stosie: {n}, odrzucone: {discard}',
  knownCard: 'kto zna {n}. kartę z wierzchu: {names}',
  crafted: 'Można jeszcze zrobić',
  usedUp: 'Zużyte samoróbki',
  removed: 'Poza grą',
  inPlay: 'Rozpatrywane',
  tradesWith: '{one} i {other}',
  cardsLeftToTrade: 'jeszcze {n}',
  textSize: 'Rozmiar tekstu',
  animations: 'Animacje',
  speed: { '0.5': 'Powoli', '1': 'Normalnie', '2': 'Szybko', next: 'Klikam „Dalej”', '0': 'Wyłączone' },
  botPace: {
    title: 'Tempo botów',
    paces: { slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko', atOnce: 'Od razu' },
    next: 'Dalej',
    says: 'Jak długo boty czekają, żeby wszyscy widzieli, co robią.',
    hostSets: 'Jak długo boty czekają, ustala gospodarz stołu.',
    byKey: '{key}: następny wybiera od razu.',
  },
  notRunning: 'nie trwa',
  notDiscovered: 'nieodkryta',
  soFar: 'Dotychczas',
  firstContact: '{met, select, true {Intruzi już się pojawili} other {Żaden intruz się nie pojawił}}',
  firstDeath: '{died, select, true {Ktoś już zginął} other {Nikt jeszcze nie zginął}}',
  calm: 'Bez ataków w najbliższej fazie wydarzeń',
  none: 'brak',

  // what is spoken
  speech: {
    title: 'Mowa',
    modes: { full: 'Wszystko', brief: 'Krótko', prompts: 'Tylko pytania' },
    says: 'Ile czytniki ekranu mówią o tym, co się dzieje. Pytania, zgony i koniec gry słychać zawsze.',
    pressEnter: 'Enter wykonuje, Escape anuluje.',
    textTable: 'Stół tekstowy',
  },

  // being called
  whenMyTurn: 'Gdy przyjdzie moja kolej',
  sound: 'Odtwórz dźwięk',
  notify: 'Powiadom mnie, gdy ta strona jest ukryta',
  notifyBlocked:
    'Twoja przeglądarka blokuje powiadomienia z tej strony. Zezwól na nie w ustawieniach i spróbuj ponownie.',
  notifyUnknown: 'Ta przeglądarka nie umie wyświetlać powiadomień.',

  // dropping things after the last action
  holdTurn: {
    hold: 'Upuść coś przed końcem mojej tury',
    held: 'Na koniec tury możesz coś upuścić.',
    title: 'Przed końcem mojej tury pytaj, co upuszczam',
    when: { never: 'Nigdy', objects: 'Gdy niosę ciężki obiekt', anything: 'Gdy niosę cokolwiek' },
    stop: 'Nie pytaj przed końcem moich tur',
  },

  // what can be crafted
  recipes: {
    says: 'Samoróbka kosztuje po jednym przedmiocie za każdy z dwóch komponentów. Te karty każdy może przeglądać w dowolnej chwili.',
    where: 'Przeszukuj pomieszczenia danego koloru, aby dobierać ze stosu tego koloru; w białych wybierasz stos.',
    inBox: 'W pudełku: {n}',
    left: 'Zostało {n} z {of}',
    carried: 'Masz przy sobie: {cards}',
    ready: 'Masz oba komponenty.',
  },
}

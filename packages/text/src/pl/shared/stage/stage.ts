/** The words around what happens: the event phase, envelopes, sound, the end as a scene, a game looked at again. */

import type { Translation } from '../../../areas.ts'
import type { stageWords as en } from '../../../en/shared/stage/stage.ts'

export const stageWords: Translation<typeof en> = {
  // things happening
  phase: { time: 'Czas', attacks: 'Ataki', fire: 'Pożary', event: 'Wydarzenie', moves: 'Ruch', bag: 'Kolonia' },
  next: 'Dalej',
  skipOne: 'Pomiń',
  toNow: 'Pomiń wszystko',
  toMine: 'Do tego, co Cię spotyka',
  meanwhile: 'Tymczasem',
  passesWith:
    '{n, plural, =0 {Brak kart na ręce.} one {# karta na ręce. Można ją zachować na następną rundę.} few {# karty na ręce. Nieodrzucone karty zostają na następną rundę.} many {# kart na ręce. Nieodrzucone karty zostają na następną rundę.} other {# karty na ręce. Nieodrzucone karty zostają na następną rundę.}}',
  missed: 'Chybienie',
  hit: 'Trafienie: {injuries}',
  firstBlood: 'Pierwsza krew',
  course: 'Koordynaty',
  reelLeft:
    '{n, plural, =0 {ostatni krok} one {jeszcze # krok} few {jeszcze # kroki} many {jeszcze # kroków} other {jeszcze # kroku}}',
  blank: 'Nic',
  chambers: 'Kapsuły hibernacyjne otwarte',
  nest: 'Gniazdo zniszczone',
  twoEnvelopes: 'Coś jest na pokładzie. Którą kartę celu zatrzymujesz?',
  envelopesSay: 'Druga zostaje odłożona na dobre. Nikt nie widzi która.',
  keepThis: 'Zatrzymaj tę',
  keepsThis: 'Wybrana. Naciśnij jeszcze raz, żeby ją zatrzymać',

  // sound
  sound: 'Dźwięk',
  soundOn: 'Włączony',
  soundOff: 'Wyłączony',
  volume: 'Głośność',
  volumeSays: '{percent}%',

  // the end
  madeIt:
    '{n, plural, =0 {Nikt nie wygrał} one {{all, select, true {Wygrana!} other {Wygrała jedna osoba}}} few {{all, select, true {Wygrali wszyscy} other {Wygrały {n} osoby}}} many {{all, select, true {Wygrali wszyscy} other {Wygrało {n} osób}}} other {Wygrało {n} osób}}',
  myFate: { won: 'Wygrana!', died: 'Nie żyjesz', lost: 'Przeżywasz, ale przegrywasz' },
  howItEnded: 'Jak to się skończyło',
  theOthers: 'Pozostali',
  together: '{won, select, true {Udało się Wam razem} other {Wspólna przegrana}}',
  alone: '{won, select, true {Udało Ci się} other {Nie udało Ci się}}',
  revived: 'Powrót do życia',
  checks: {
    engines: 'Silniki',
    ship: 'Statek',
    coordinates: 'Kurs',
    contingency: 'Plan awaryjny',
    contamination: 'Skażenie',
    objective: 'Cele',
    intruders: 'Intruzi',
  },
  skip: 'Pokaż wszystko od razu',
  yourself: 'Ty',
  statistics: 'W liczbach',
  stats: {
    rounds: 'Przetrwane rundy',
    killed: 'Zabici intruzi',
    attacked: 'Ataki na postać',
    light: 'Powierzchowne rany',
    serious: 'Głębokie rany',
    explored: 'Odkryte pomieszczenia',
    moves: 'Ruchy',
    noise: 'Rzuty na szmery',
    found: 'Znalezione przedmioty',
    crafted: 'Zrobione przedmioty',
    knowledge: 'Zdobyta wiedza',
    cards: 'Zagrane karty',
  },
  again: 'Zagraj jeszcze raz',
  againInvites: 'Jeszcze raz? Nowy stół jest tutaj: {link}',
  againJoin: '{name} otwiera nowy stół',
  join: 'Usiądź tam',

  // key moments
  moments: 'Najważniejsze chwile',
  moment: {
    encounter: 'Pierwsze spotkanie',
    objectives: 'Wybór celów',
    death: 'Śmierć: {name}',
    myDeath: 'Giniesz',
    launch: 'Start kapsuły {pod}',
    asleep: 'Hibernacja: {name}',
    iSleep: 'Hibernujesz',
    kill: 'Ginie {intruder:low}',
    weakness: 'Odkryta słabość',
    selfDestruct: 'Autodestrukcja',
    nest: 'Zniszczone Gniazdo',
    over: 'Koniec',
  },
  inRound: '{what}, runda {round}',

  // everything revealed
  revealed: 'Wszystko odkryte',
  secrets: 'Co było ukryte',
  handOf: 'Ręka',
  deckTop: 'Następne karty',
  keeps: 'Cel',
  putAside: 'Odłożone',
  carries: 'Niesie',
  unexplored: 'Nieodkryte pomieszczenia',
  roomWith: '{room} · {token}',
  decks: 'Na wierzchu stosów',
  shipSecrets: 'Statek',
  engine: 'Silnik {n}',
  coordinates: 'Koordynaty',
  nothing: 'nic',
}

/** The words around a running game: who is there, time, taking back, deciding together, being called. */

import type { Translation } from '../../areas.ts'
import type { tableWords as en } from '../../en/shared/table.ts'

export const tableWords: Translation<typeof en> = {
  // taking back
  takeBack: 'Cofnij',
  changeAnswer: 'Zmień moją odpowiedź',
  undone: 'cofnięte',
  lineOptions: 'Opcje: {line}',
  goBack: 'Wróć do chwili przed tym',
  askToGoBack: 'Zapytaj wszystkich o powrót do chwili przed tym',
  goBackHint: 'To i wszystko, co było potem, zostanie cofnięte.',
  askToGoBackHint: 'To i wszystko, co było potem, zostanie cofnięte, gdy zgodzą się wszyscy.',

  // deciding together
  waitingFor: 'Jeszcze: {names}',
  withdraw: 'Wycofaj',
  proposeRules: 'Graj dalej według nowszych zasad',

  // who is there
  bot: 'bot',
  bots: {
    random: { name: 'Lunatyk', says: 'bot, który robi na chybił trafił wszystko, na co pozwalają zasady.' },
    cadet: { name: 'Kadet', says: 'bot, który chce dobrze, ale nie myśli daleko naprzód i czasem się myli.' },
    officer: { name: 'Oficer', says: 'bot, który gra o swój cel i o życie i waży każde ryzyko.' },
  },
  botFor: '{level} ({name})',
  standsInFor: 'Za gracza {name} gra bot',
  standsInForYou: 'Bot gra za Ciebie. Podejmij dowolną decyzję, aby wrócić na swoje miejsce.',
  seatOpen: 'Twoje miejsce jest otwarte: dopóki nie wrócisz, może je zająć ktoś inny.',
  imBack: 'Wracam',
  pausedNow: 'Wstrzymana',
  endedNow: 'Zakończona',
  paused: 'Gra jest wstrzymana.',
  pausedByHost: 'Gra jest wstrzymana. Wznowić może ją {name}.',
  endedByHost: 'Koniec gry na życzenie gospodarza ({name}).',
  ended: 'Grę zakończono.',
  watching: 'Oglądasz',
  watchingBehind: 'Oglądasz · opóźnienie {time}',

  // time
  timeLeft: 'Pozostały czas',
  timeUp: 'Czas minął',
  timeThen: { wait: '', decision: 'potem odpowie bot', seat: 'potem miejsce przejmie bot' },
  hurry: 'Pospiesz się: {time}',

  // being called
  talk: 'Rozmowa',
  tableTalk: 'Rozmowa przy stole',
  more: 'Więcej',
  unread:
    '{n, plural, one {# nieprzeczytana} few {# nieprzeczytane} many {# nieprzeczytanych} other {# nieprzeczytanych}}',
  said: '{name}: {words}',
  calledTo: 'Stół {code} czeka na Ciebie.',

  mySeat: 'Moje miejsce',
  hosting: 'Gospodarz stołu',

  // no longer there
  shownOut:
    'To miejsce zajął ktoś inny, bo pozostali się na to zgodzili. Jeśli należy do Ciebie, poproś ich o ponowne otwarcie.',
  shownOutWatching: 'Link dla widzów się zmienił. Poproś gospodarza o nowy.',
  dropped: 'Serwer zamknął połączenie: ta strona wysłała za dużo. Odśwież ją, aby grać dalej.',
  toTheDoor: 'Wróć do strony stołu',
  stoodUp: 'Gospodarz zwolnił Twoje miejsce. Możesz znów jakieś zająć.',
  rulesAway:
    'Ta gra zaczęła się według wcześniejszych zasad, które są na serwerze. Połącz się raz z internetem i spróbuj ponownie; nic nie przepadło.',
  twoSeats: 'Masz już miejsce przy tym stole, a ten link prowadzi do innego.',
  twoSeatsSays: 'Ta przeglądarka zachowa jedno z nich. Do drugiego prowadzi tylko jego własny link.',
  keepMine: 'Zostaję na swoim',
  useLink: 'Biorę to z linku',

  // what a question shows
  here: 'tutaj',
  eggsHere: '{n, plural, one {# jajo} few {# jaja} many {# jaj} other {# jaj}} w Gnieździe',
  weaknessUnknown: 'słabość jeszcze nieznana',
  setNow: 'teraz ustawione',
  madeFrom: 'komponenty: {one} i {other}',
  seriousCount:
    '{n, plural, one {# głęboka rana} few {# głębokie rany} many {# głębokich ran} other {# głębokich ran}}',
  rolled: 'Wynik rzutu: {face}',
  asItLies: 'Tak jak leżą',
  changedOrder: 'Zamienione',
  onTop: 'na wierzchu',

  // trading
  dealsWith: 'druga strona: {name}',
  dealsWithYou: 'z Tobą',
  nothingOffered: 'jeszcze nic nie oferuje',
  tradePartner: 'Handluj z',
  tradePut: 'Zaoferuj',
  tradeTakeBack: 'Zabierz ze stołu',
  tradeShow: 'Pokaż tylko drugiej stronie',
  tradeEnd: 'Zakończ',
  tradeSpent:
    'To już wszystkie zmiany, na jakie pozwala jeden handel. Możesz jeszcze zgodzić się na to, co leży na stole, albo skończyć.',

  // what follows
  shootCosts: 'Zużywa 1 amunicji. Kość walki mówi, czy trafisz i jak mocno.',
  meleeCosts: 'Najpierw dostajesz kartę skażenia. Jeśli chybisz, otrzymujesz głęboką ranę.',
  dropMeans: 'Upuszczone karty przedmiotów przepadają; ciężkie obiekty zostają w pomieszczeniu.',
  tradeMeans: 'Wszyscy w tym pomieszczeniu mogą handlować ze wszystkimi, dopóki nie zakończysz.',
  attackFirst: 'atak na Ciebie, zanim uciekniesz. Jeśli go nie przeżyjesz, nie dotrzesz do celu.',
  surpriseAbove:
    'Karty, które zostaną Ci na ręce: {n}. To, co przyjdzie, zaatakuje od razu, jeśli ma na żetonie więcej niż {n}.',
  final: {
    pass: 'Twoja runda się kończy',
    launch: 'kapsuła odlatuje na dobre',
    hibernate: 'śpisz do końca',
    selfDestruct: 'odliczanie rusza',
    css: 'czekasz w kapsule',
    lockIn: 'zamykasz się w środku',
    alert: 'wzywasz zespół szybkiego reagowania',
    bunker: 'ruszasz do bunkra',
  },
  holdDown: 'Przytrzymaj: {what}',
  pressAgain: 'Naciśnij ponownie: {what}',
  finalMeans: {
    pass: 'W tej rundzie nic już nie zrobisz. Zatrzymane karty zostają na ręce.',
    launch: 'Wszyscy w środku opuszczają statek. Nikt więcej nie wsiądzie i nikt nie wróci.',
    hibernate: 'Opuszczasz grę aż do jej końca. Podzielisz los statku.',
    selfDestruct: 'Statek wyleci w powietrze. Wkrótce nie będzie można tego zatrzymać.',
    css: 'Odrzucasz karty z ręki i pasujesz. Żeton tej rundy mówi, które kapsuły startują; jeśli Twoja nie wystartuje, wracasz z głęboką raną.',
    lockIn: 'Opuszczasz grę aż do jej końca. Jeśli baza wyleci w powietrze, to razem z Tobą.',
    alert: 'Gra kończy się, gdy tylko czas opuści to pole; kto nie jest bezpieczny, ginie. Tego nie można zatrzymać.',
    bunker: 'Opuszczasz grę aż do jej końca. Cokolwiek stanie się z bazą, Tobie to nie zagraża.',
  },

  // my place
  notNow: 'Teraz niemożliwe ({n})',
  myDiscard: 'Twoje karty odrzucone',
  emptyDiscard: 'Jeszcze nic tu nie ma.',
  outOfView: 'Poza widokiem',
  lookThere: 'Zobacz: {room}, {what}',

  toThisMoment: 'Przejdź do tej chwili',
}

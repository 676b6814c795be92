/** The words around a running game: who is there, time, taking back, deciding together, being called. */

import type { Translation } from '../../areas.ts'
import type { tableWords as en } from '../../en/shared/table.ts'

export const tableWords: Translation<typeof en> = {
  coach: 'Mentor',

  // taking back
  takeBack: 'Cofnij',
  changeAnswer: 'Zmień moją odpowiedź',

  // deciding together
  waitingFor: 'Jeszcze: {names}',
  withdraw: 'Wycofaj',
  proposeRules: 'Graj dalej według nowszych zasad',

  // who is there
  bots: {
    random: 'Bot losowy',
    cadet: 'Bot łatwy',
    officer: 'Bot wprawny',
    veteran: 'Bot doświadczony',
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
  timeThen: { wait: 'potem wszyscy czekają dalej', decision: 'potem odpowie bot', seat: 'potem miejsce przejmie bot' },
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
  twoSeats: 'Masz już miejsce przy tym stole, a ten link jest do innego miejsca.',
  twoSeatsSays: 'Ta przeglądarka zachowa jedno z nich. Do drugiego prowadzi tylko jego własny link.',
  keepMine: 'Zostaję na swoim',
  useLink: 'Biorę to z linku',

  // what a question shows
  here: 'tutaj',
  setNow: 'teraz ustawione',
  rolled: 'Wynik rzutu: {face}',
  asItLies: 'Tak jak leżą',
  changedOrder: 'Zamienione',
  onTop: 'na wierzchu',

  // what follows

  // my place
  notNow: 'Dlaczego nie…? ({n})',
  myDiscard: 'Twoje karty odrzucone',
  emptyDiscard: 'Jeszcze nic tu nie ma.',
  outOfView: 'Poza widokiem',
  lookThere: 'Zobacz: {room}, {what}',
}

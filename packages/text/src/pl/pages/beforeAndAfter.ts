/** The words of the pages before a game and after it. */

import type { Translation } from '../../areas.ts'
import type { pageWords as en } from '../../en/pages/beforeAndAfter.ts'

export const pageWords: Translation<typeof en> = {
  // the door and the lobby
  theShip: 'Statek',
  shipPitch: 'Budzisz się przed czasem. Obudziło się też coś jeszcze. Wróć do domu albo dopilnuj, by nikt nie wrócił.',
  facilityPitch: 'Trzy sektory pod powierzchnią Marsa. Światła gasną, sektor po sektorze.',
  newTable: 'Nowy stół',
  openTheTable: 'Otwórz stół',
  readyToStart: 'Można zaczynać',
  underWay: 'W toku',
  seatsTaken: 'zajęte miejsca: {taken} z {all}',
  code: 'Kod',
  join: 'Dołącz',
  fanWork: 'Nieoficjalne dzieło fanów. Autor gry: Adam Kwapiński.',
  iconCredit: 'Ikony:',
  tableCode: 'Kod stołu',
  waitingForCrew:
    '{open, plural, one {Brakuje jeszcze # osoby} few {Brakuje jeszcze # osób} many {Brakuje jeszcze # osób} other {Brakuje jeszcze # osób}}',
  crewComplete: 'Załoga jest w komplecie',
  invite: 'Zaproś innych',
  inviteLink: 'Link z zaproszeniem',
  inviteHint: 'Kto otworzy link, może zająć wolne miejsce.',
  noSeatLeft: 'Wszystkie miejsca są zajęte.',
  start: 'Start',
  startGame: 'Rozpocznij grę',
  hostStarts: 'Grę rozpoczyna {name}.',
  invitedBy: '{name} trzyma dla Ciebie miejsce',
  sitDown: 'Usiądź',
  freeSeat: 'Wolne miejsce',

  // the end
  titleOver: 'Koniec — Coldwake',
  outOf: '{n} z {of}',
  endFacts:
    'z wygraną · {rounds, plural, one {# runda} few {# rundy} many {# rund} other {# rund}} · odkryte pomieszczenia: {explored} z {of}',
  aimsMet:
    'celów spełnionych · {rounds, plural, one {# runda} few {# rundy} many {# rund} other {# rund}} · odkryte pomieszczenia: {explored} z {of}',
  aliveAtTheEnd:
    '{n, plural, =0 {Nikt nie dożył końca} one {Przy życiu na końcu: {n, plural, one {# osoba} few {# osoby} many {# osób} other {# osób}}} few {Przy życiu na końcu: {n, plural, one {# osoba} few {# osoby} many {# osób} other {# osób}}} many {Przy życiu na końcu: {n, plural, one {# osoba} few {# osoby} many {# osób} other {# osób}}} other {Przy życiu na końcu: {n, plural, one {# osoba} few {# osoby} many {# osób} other {# osób}}}}',
  awakeIn: 'Bez hibernacji w {room:loc}',
  diedIn: 'Śmierć w {room:loc}',
  won: 'wygrana',
  lost: 'przegrana',
  theChecks: 'Co zdecydowało',
  objectiveOf: 'Cel',
  toHome: 'Wróć do stołów',
}

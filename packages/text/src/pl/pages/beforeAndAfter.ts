/** The words of the pages before a game and after it. */
import type { pageWords as en } from '../../en/pages/beforeAndAfter.ts'
import { format } from '../../message.ts'
import { counted } from '../grammar/plural.ts'

const rounds = (n: number): string => counted(n, 'runda', 'rundy', 'rund')

export const pageWords: typeof en = {
  // the door and the lobby
  theShip: 'Statek',
  shipPitch: 'Pobudka przed czasem. Coś innego też się obudziło. Wróć do domu albo dopilnuj, by nikt nie wrócił.',
  facilityPitch: 'Trzy poziomy pod Marsem. Światła gasną, poziom po poziomie.',
  newTable: 'Nowy stół',
  openTheTable: 'Otwórz stół',
  readyToStart: 'Można zaczynać',
  underWay: 'W toku',
  seatsTaken: (taken: number, all: number) => `zajęte miejsca: ${taken} z ${all}`,
  code: 'Kod',
  join: 'Dołącz',
  fanWork: 'Nieoficjalne dzieło fanów. Autor gry: Adam Kwapiński.',
  iconCredit: 'Ikony:',
  tableCode: 'Kod stołu',
  waitingForCrew: (open: number) => `Brakuje jeszcze: ${counted(open, 'osoby', 'osób', 'osób')}`,
  crewComplete: 'Załoga jest w komplecie',
  invite: 'Zaproś innych',
  inviteLink: 'Link z zaproszeniem',
  inviteHint: 'Kto otworzy link, zajmie wolne miejsce.',
  noSeatLeft: 'Wszystkie miejsca są zajęte.',
  start: 'Start',
  startGame: 'Rozpocznij grę',
  hostStarts: (name: string) => `Grę rozpoczyna ${name}.`,
  invitedBy: (name: string) => `${name} trzyma dla Ciebie miejsce`,
  sitDown: 'Usiądź',
  freeSeat: 'Wolne miejsce',

  // the end
  titleOver: 'Koniec — Coldwake',
  outOf: (n: number, of: number) => `${n} z ${of}`,
  endFacts: (n: number, explored: number, of: number) =>
    `z wygraną · ${rounds(n)} · odkryte pomieszczenia: ${explored} z ${of}`,
  aimsMet: (n: number, explored: number, of: number) =>
    `spełnionych celów · ${rounds(n)} · odkryte pomieszczenia: ${explored} z ${of}`,
  aliveAtTheEnd: (n: number) =>
    n === 0 ? 'Nikt nie dożył końca' : `Przy życiu na końcu: ${counted(n, 'osoba', 'osoby', 'osób')}`,
  awakeIn: (room: string) => format('Bez hibernacji w {miejsce:loc}', 'pl', { miejsce: room }),
  diedIn: (room: string) => format('Śmierć w {miejsce:loc}', 'pl', { miejsce: room }),
  won: 'wygrana',
  lost: 'przegrana',
  theChecks: 'Co zdecydowało',
  objectiveOf: 'Cel',
  toHome: 'Wróć do stołów',
}

/** The end of the game, step by step. `by` says whether it is the reader's own. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/ending.ts'

export const checks: Translation<typeof en.checks> = {
  diedByExplosion: '{by, select, you {Twoja postać ginie} other {{who} ginie}} razem ze statkiem.',
  diedByInfection: '{by, select, you {Twoja postać ginie} other {{who} ginie}} przez to, co w sobie nosi.',
  hostCheck: '{by, select, you {Nosisz} other {{who} nosi}} w sobie larwę.',
  wordsCheck:
    '{by, select, you {Skanujesz} other {{who} skanuje}} {count, plural, one {# kartę skażenia, {infected, plural, =0 {nie ma na niej słowa} one {jest na niej słowo} few {jest na niej słowo} many {jest na niej słowo} other {jest na niej słowo}}} few {# karty skażenia, {infected, plural, =0 {na żadnej nie ma słowa} one {na # jest słowo} few {na # jest słowo} many {na # jest słowo} other {na # jest słowo}}} many {# kart skażenia, {infected, plural, =0 {na żadnej nie ma słowa} one {na # jest słowo} few {na # jest słowo} many {na # jest słowo} other {na # jest słowo}}} other {# karty skażenia, {infected, plural, =0 {na żadnej nie ma słowa} one {na # jest słowo} few {na # jest słowo} many {na # jest słowo} other {na # jest słowo}}}} ZARAŻENIE.',
  noContamination: '{by, select, you {Nie masz} other {{who} nie ma}} kart skażenia.',
  drawnCheck: 'Dobrane karty: {cards}.',
  outbreak: 'Jest wśród nich skażenie.',
  survives: '{by, select, you {Twoja postać przeżywa} other {{who} przeżywa}}.',
  objectiveMet: '{by, select, you {Twój cel} other {Cel gracza {who}}}, {card}, jest spełniony.',
  objectiveFailed: '{by, select, you {Twój cel} other {Cel gracza {who}}}, {card}, nie jest spełniony.',
  missing: 'Niespełnione warunki: {tests}.',
  intrudersContent:
    '{by, select, you {Grasz} other {{who} gra}} jako intruzi i nikt nie wygrywa: {by, select, you {właśnie o to Ci chodzi} other {właśnie o to chodzi}}.',
  intrudersThwarted: '{by, select, you {Grasz} other {{who} gra}} jako intruzi, a mimo to ktoś wygrywa.',
}

export const ends: Translation<typeof en.ends> = {
  selfDestruct: 'Odliczanie do autodestrukcji dobiega końca i statek eksploduje.',
  fire: 'Skończyły się znaczniki pożaru: płomienie docierają wszędzie i statek eksploduje.',
  malfunction: 'Skończyły się znaczniki awarii: zbyt wiele rzeczy nie działa i kadłub nie wytrzymuje.',
  nobodyLeft: 'Na pokładzie nie ma już nikogo, kto mógłby działać.',
}

export const fates: Translation<typeof en.fates> = {
  destroyed: 'Statek zostaje zniszczony.',
}

export const winners: Translation<typeof en.winners> = {
  nobody: 'Nikt nie wygrywa.',
  you: 'Wygrywasz.',
  youAnd: 'Wygrywasz, a razem z Tobą {who}.',
  others: '{n, plural, one {Wygrywa {who}.} few {Wygrywają {who}.} many {Wygrywają {who}.} other {Wygrywają {who}.}}',
  together: '{by, select, you {Wygrywacie} other {Wygrywają}} wszyscy razem.',
  notTogether: '{by, select, you {Przegrywacie} other {Przegrywają}} wszyscy razem.',
  notAlone: '{by, select, you {Przegrywasz.} other {Gra przegrana.}}',
}

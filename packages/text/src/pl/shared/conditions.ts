/** Conditions: of cards, quests and objectives. `by` says whether they are the reader's own. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/conditions.ts'

export const conditions: Translation<typeof en.conditions> = {
  seriousWounds:
    '{by, select, you {masz} other {{who} ma}} już co najmniej {min, plural, one {# głęboką ranę} few {# głębokie rany} many {# głębokich ran} other {# głębokiej rany}}',
  inRoom: '{by, select, you {jesteś} other {{who} jest}} w {room:loc}',
  signal: '{by, select, you {wyślesz} other {{who} wyśle}} sygnał',
  signals:
    '{n, plural, one {jakaś postać wyśle sygnał} few {# różne postacie wyślą sygnał} many {# różnych postaci wyśle sygnał} other {# postaci wyśle sygnał}}',
  soleSurvivor: 'jako jedyna przeżyje {by, select, you {Twoja postać} other {postać gracza {who}}}',
  playerDead: 'postać gracza nr {player} nie przeżyje',
  nestDestroyed: 'zostanie zniszczone Gniazdo',
  shipDestroyed: 'statek zostanie zniszczony',
  killed: 'uda się zabić {intruder:acc}',
  weaknesses:
    '{min, plural, one {zostanie odkryta co najmniej # słabość} few {zostaną odkryte co najmniej # słabości} many {zostanie odkrytych co najmniej # słabości} other {zostanie odkryte co najmniej # słabości}}',
  leftWith: '{by, select, you {zabierzesz} other {{who} zabierze}} {object:acc} do hibernacji lub kapsuły ratunkowej',
}

/** Between alternatives, the first of which is announced. */
export const either = 'albo {tests}'
export const or = '{one}, albo {other}'

export const objectives: Translation<typeof en.objectives> = {
  survive: 'Twoja postać przeżyje',
  win: 'Wygrywasz, jeśli {tests}.',
  somebody: 'ktoś',
  surviveTogether: 'przeżyje co najmniej 1 postać',
  winTogether: 'Wygrywacie razem tylko wtedy, gdy {tests}.',
}

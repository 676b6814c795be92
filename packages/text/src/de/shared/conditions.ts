/**
 * Conditions: of cards, quests and objectives. `by` says whether they are the reader's own. They are main clauses, with
 * the verb in the second place; after *wenn* it moves to the end (`{tests:sub}`, see cases.ts).
 */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/conditions.ts'

export const conditions: Translation<typeof en.conditions> = {
  seriousWounds:
    '{by, select, you {du hast} other {{who} hat}} bereits {min, plural, one {# oder mehr Schwere Wunden} other {# oder mehr Schwere Wunden}}',
  inRoom: '{by, select, you {du bist} other {{who} ist}} in {room:dat}',
  signal: '{by, select, you {du hast} other {{who} hat}} das Signal abgesetzt',
  signals:
    '{n, plural, one {ein Charakter hat das Signal abgesetzt} other {# verschiedene Charaktere haben das Signal abgesetzt}}',
  soleSurvivor: '{by, select, you {dein Charakter} other {der Charakter von {who}}} ist der einzige Überlebende',
  playerDead: 'der Charakter von Spieler {player} überlebt nicht',
  nestDestroyed: 'das Nest ist zerstört',
  shipDestroyed: 'das Schiff ist zerstört',
  killed: '{intruder} ist getötet worden',
  weaknesses: 'mindestens {min, plural, one {# Schwäche ist} other {# Schwächen sind}} entdeckt',
  leftWith:
    '{by, select, you {du nimmst} other {{who} nimmt}} {object:acc} mit in den Kryoschlaf oder in eine Rettungskapsel',
}

/** Between alternatives, the first of which is announced. */
export const either = 'entweder {tests}'
export const or = '{one} oder {other}'

export const objectives: Translation<typeof en.objectives> = {
  survive: 'dein Charakter überlebt',
  win: 'Du gewinnst, wenn {tests:sub}.',
  somebody: 'jemand',
  surviveTogether: 'mindestens 1 Charakter überlebt',
  winTogether: 'Ihr gewinnt gemeinsam, aber nur wenn {tests:sub}.',
}

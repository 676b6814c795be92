/** Conditions: of cards, quests and objectives. `by` says whether they are the reader's own. */

import type { Translation } from '../../areas.ts'
import type * as en from '../../en/shared/conditions.ts'

export const conditions: Translation<typeof en.conditions> = {
  seriousWounds:
    '{by, select, you {hai già} other {{who} ha già}} almeno {min, plural, one {# Ferita Grave} other {# Ferite Gravi}}',
  inRoom: '{by, select, you {sei} other {{who} è}} in {room}',
  signal: '{by, select, you {hai} other {{who} ha}} inviato il Segnale',
  signals:
    '{n, plural, one {un Personaggio ha inviato il Segnale} other {# Personaggi diversi hanno inviato il Segnale}}',
  soleSurvivor: '{by, select, you {il tuo Personaggio} other {il Personaggio di {who}}} è l’unico sopravvissuto',
  playerDead: 'il Personaggio del giocatore {player} non sopravvive',
  nestDestroyed: 'il Nido è distrutto',
  shipDestroyed: 'la nave è distrutta',
  killed: '{intruder} muore',
  weaknesses: '{min, plural, one {è stata rivelata almeno # Debolezza} other {sono state rivelate almeno # Debolezze}}',
  leftWith:
    '{by, select, you {porti con te} other {{who} porta con sé}} {object} in ibernazione o in una Capsula di Salvataggio',
}

/** Between alternatives, the first of which is announced. */
export const either = 'o {tests}'
export const or = '{one} oppure {other}'

export const objectives: Translation<typeof en.objectives> = {
  survive: 'il tuo Personaggio sopravvive',
  win: 'Vinci se {tests}.',
  somebody: 'qualcuno',
  surviveTogether: 'sopravvive almeno 1 Personaggio',
  winTogether: 'Vincete insieme solo se {tests}.',
}

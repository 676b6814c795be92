/** The end of the game, step by step. `by` says whether it is the reader's own. */

import type { Translation } from '../../../areas.ts'
import type * as en from '../../../en/shared/log/ending.ts'

export const checks: Translation<typeof en.checks> = {
  diedByExplosion: '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} stirbt mit dem Schiff.',
  diedByInfection:
    '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} stirbt an dem, was in ihm herangewachsen ist.',
  hostCheck: '{by, select, you {Du trägst eine Larve in dir} other {{who} trägt eine Larve in sich}}.',
  wordsCheck:
    '{by, select, you {Du scannst} other {{who} scannt}} {count, plural, one {# Kontaminationskarte, {infected, plural, =0 {nicht INFIZIERT} one {INFIZIERT} other {INFIZIERT}}} other {# Kontaminationskarten, {infected, plural, =0 {keine} one {#} other {#}} davon INFIZIERT}}.',
  noContamination: '{by, select, you {Du hast} other {{who} hat}} keine Kontaminationskarten.',
  drawnCheck: 'Gezogene Karten: {cards}.',
  outbreak: 'Darunter ist Kontamination.',
  survives: '{by, select, you {Dein Charakter} other {Der Charakter von {who}}} überlebt.',
  objectiveMet: '{by, select, you {Dein Ziel} other {Das Ziel von {who}}}, {card}, ist erfüllt.',
  objectiveFailed: '{by, select, you {Dein Ziel} other {Das Ziel von {who}}}, {card}, ist nicht erfüllt.',
  missing: 'Nicht erreicht: {tests}.',
  intrudersContent:
    '{by, select, you {Du hast} other {{who} hat}} die Xenos gespielt, und niemand hat gewonnen: Genau das war {by, select, you {dein Ziel} other {das Ziel}}.',
  intrudersThwarted:
    '{by, select, you {Du hast} other {{who} hat}} die Xenos gespielt, und trotzdem hat jemand gewonnen.',
}

export const ends: Translation<typeof en.ends> = {
  selfDestruct: 'Die Selbstzerstörungssequenz läuft ab, und das Schiff explodiert.',
  fire: 'Im Vorrat ist kein Feuermarker mehr: Die Flammen erfassen alles, und das Schiff explodiert.',
  malfunction: 'Im Vorrat ist kein Fehlfunktionsmarker mehr: Zu viel ist kaputt, und der Rumpf gibt nach.',
  nobodyLeft: 'An Bord ist niemand mehr, der handeln kann.',
}

export const fates: Translation<typeof en.fates> = {
  destroyed: 'Das Schiff ist zerstört.',
}

export const winners: Translation<typeof en.winners> = {
  nobody: 'Niemand gewinnt.',
  you: 'Du gewinnst.',
  youAnd: 'Du gewinnst, zusammen mit {who}.',
  others: '{n, plural, one {{who} gewinnt.} other {{who} gewinnen.}}',
  together: '{by, select, you {Ihr gewinnt} other {Sie gewinnen}}, alle zusammen.',
  notTogether: '{by, select, you {Ihr habt} other {Sie haben}} verloren, alle zusammen.',
  notAlone: '{by, select, you {Du hast verloren} other {Die Partie ist verloren}}.',
}

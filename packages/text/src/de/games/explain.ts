/** German for what only one of the games explains. */
import type { Translation } from '../../areas.ts'
import type * as en from '../../en/games/explain.ts'

export const shipExplained: Translation<typeof en.shipExplained> = {
  isOpenHere: 'Ab hier sind die Kryokammern offen.',
  engineKnown: 'Was du weißt: {state}.',
  engineUnknown: 'Das weiß nur, wer es geprüft hat, und der kann lügen.',
  courseKnown: 'Flugziel: {place}.',
  courseUnknown: 'Du hast die Koordinaten nicht gesehen.',
  placesTaken: '{n} von 2 Plätzen besetzt',
  podGone: 'Diese Kapsel ist fort.',
}

export const facilityExplained: Translation<typeof en.facilityExplained> = {
  isolationOpens:
    '{n, plural, one {Der Isolationsraum öffnet sich nächste Runde.} other {Der Isolationsraum öffnet sich in # Runden.}}',
  isolationIsOpen: 'Der Isolationsraum ist offen.',
  nextToFail: 'Der nächste Ausfall schaltet dieses Plättchen ab.',
  bunkerSays: 'Was auch immer mit der Anlage geschieht, hier schadet es niemandem.',
  poolSays: 'Diese Plättchen gehören niemandem. Keines davon ist das aktive.',
  activeSays: 'Es gilt am Ende und entscheidet, wer stirbt. Niemand kennt es mit Sicherheit.',
  knowledgeHere: 'Hier',
  weaknessFrom: 'Ab hier gilt eine weitere Schwäche für dich.',
  sectionSays: 'Räume hier haben Licht, solange diese Sektion Strom hat.',
  areaSays: 'Offenes Gelände. Geräusche hier erreichen jeden Ort ringsum.',
}

/** Polish for the facility of Lockdown. */
import type { Plates } from '../../../plates.ts'
import { siteWords } from './board.ts'
import { facilityCrew } from './characters.ts'
import { facilityWords } from './panels.ts'

export { inflect } from './cases.ts'
export * from './messages.ts'
export { names } from './names.ts'
export * as lockdown from './wording.ts'
export const ui = { cast: facilityCrew, facility: facilityWords, site: siteWords }
export const plates: Plates = {
  alert: 'Centrum reago|wania',
  cargoSendingSystemA: 'Wysyłka cargo A',
  cargoSendingSystemB: 'Wysyłka cargo B',
  cargoSendingSystemC: 'Wysyłka cargo C',
  contaminatedRoom: 'Skażone pomiesz|czenie',
  decontaminationRoom: 'Dekonta|minacja',
  defenseControlRoom: 'Systemy obronne',
  emergencyRoom: 'Ambula|torium',
  laboratory: 'Labora|torium',
  stairs: 'Ciąg ewa|kuacyjny',
  surgery: 'Gabinet chirur|giczny',
  ventControlRoom: 'Kontrola wenty|lacji',
}

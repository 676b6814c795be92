/** Polish for the facility of Lockdown. */
import type { Plates } from '../../../plates.ts'
import { siteWords } from './board.ts'
import { facilityWords } from './panels.ts'
import { intruders } from './wording/intruders.ts'
import * as shared from './wording/shared.ts'

export { inflect } from './cases.ts'
export * from './messages.ts'
export { names } from './names.ts'
export const ui = { facility: facilityWords, site: siteWords }
export const wording = { ...shared, intruders }
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

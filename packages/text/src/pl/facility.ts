/** Polish for the facility of Lockdown. */
import type { Plates } from '../plates.ts'
import { facilityCrew } from './facilitycrew.ts'
import { facilityWords } from './facilitywords.ts'
import { siteWords } from './sitewords.ts'

export { inflect } from './facilitycases.ts'
export * from './facilitymessages.ts'
export { names } from './facilitynames.ts'
export * as lockdown from './lockdown.ts'
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

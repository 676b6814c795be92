/** German for the facility of Lockdown. */
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
  alert: 'Sicher|heits|zentrale',
  'backup-power': 'Notstrom|aggregat',
  cargoSendingSystemA: 'Fracht|versand|system A',
  cargoSendingSystemB: 'Fracht|versand|system B',
  cargoSendingSystemC: 'Fracht|versand|system C',
  caveEntrance: 'Höhlen|eingang',
  contaminatedRoom: 'Konta|minierter Raum',
  coolingSystem: 'Kühl|system',
  decontaminationRoom: 'Dekonta|minations|raum',
  defenseControlRoom: 'Abwehr|system',
  defensePlan: 'Vertei|digungs|plan',
  elevator: 'Aufzugs|raum',
  isolation: 'Isolations|raum',
  nailDriver: 'Nagel|schuss|gerät',
  powerGenerator: 'Generator|raum',
  stairs: 'Notfall|treppen|haus',
  transmitterControlRoom: 'Kommuni|kations|zentrale',
  ventControlRoom: 'Lüftungs|steuerung',
  workspacePlan: 'Arbeits|bereichs|plan',
}

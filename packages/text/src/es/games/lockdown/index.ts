/** Spanish for the facility of Lockdown. */
import type { Plates } from '../../../plates.ts'
import { siteWords } from './board.ts'
import { facilityWords } from './panels.ts'
import { intruders } from './wording/intruders.ts'
import * as shared from './wording/shared.ts'

export * from './messages.ts'
export { names } from './names.ts'
export const ui = { facility: facilityWords, site: siteWords }
export const wording = { ...shared, intruders }
export const plates: Plates = {
  alert: 'Control de emer|gencias',
  'backup-power': 'Energía de reserva',
  cargoSendingSystemA: 'Envío de Carga A',
  cargoSendingSystemB: 'Envío de Carga B',
  cargoSendingSystemC: 'Envío de Carga C',
  contaminatedRoom: 'Comparti|mento conta|minado',
  coolingSystem: 'Refrige|ración',
  decontaminationRoom: 'Descon|tamina|ción',
  defenseControlRoom: 'Sistema defensivo',
  laboratory: 'Labora|torio',
  stairs: 'Escaleras de emer|gencia',
  testingLab: 'Labora|torio de pruebas',
  transmitterControlRoom: 'Centro de trans|misiones',
  ventControlRoom: 'Soporte vital',
}

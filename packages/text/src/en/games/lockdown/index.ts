/** English for the facility of Lockdown. */
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
  'backup-power': 'Backup Power',
  cargoSendingSystemA: 'Cargo Sending A',
  cargoSendingSystemB: 'Cargo Sending B',
  cargoSendingSystemC: 'Cargo Sending C',
  contaminatedRoom: 'Contam|inated Room',
  decontaminationRoom: 'Decontam|ination',
  defenseControlRoom: 'Defense Control',
  transmitterControlRoom: 'Transmit|ter Control',
}

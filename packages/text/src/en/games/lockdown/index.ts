/** English for the facility of Lockdown. */
import type { Plates } from '../../../plates.ts'
import { siteWords } from './board.ts'
import { facilityCrew } from './characters.ts'
import { facilityWords } from './panels.ts'

export * from './messages.ts'
export { names } from './names.ts'
export * as lockdown from './wording.ts'
export const ui = { cast: facilityCrew, facility: facilityWords, site: siteWords }
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

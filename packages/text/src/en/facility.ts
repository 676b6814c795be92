/** English for the facility of Lockdown. */
import type { Plates } from '../plates.ts'
import { facilityCrew } from './facilitycrew.ts'
import { facilityWords } from './facilitywords.ts'
import { siteWords } from './sitewords.ts'

export * from './facilitymessages.ts'
export { names } from './facilitynames.ts'
export * as lockdown from './lockdown.ts'
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

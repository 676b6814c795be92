/** Italian for the facility of Lockdown. */
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
  'backup-power': 'Genera|tore d’Emer|genza',
  cargoSendingSystemA: 'Spedizione Cargo A',
  cargoSendingSystemB: 'Spedizione Cargo B',
  cargoSendingSystemC: 'Spedizione Cargo C',
  contaminatedRoom: 'Stanza Conta|minata',
  coolingSystem: 'Raffred|damento',
  cssControlSystem: 'Controllo SSC',
  decontaminationRoom: 'Decon|tamina|zione',
  defenseControlRoom: 'Controllo Difese',
  elevator: 'Stanza Ascensore',
  laboratory: 'Labora|torio',
  testingLab: 'Labora|torio di Prova',
  transmitterControlRoom: 'Controllo Trasmis|sioni',
  ventControlRoom: 'Controllo Ventila|zione',
}

/** Italian for the ship of Nemesis. */
import type { Plates } from '../../../plates.ts'
import { gaugeWords } from './gauges.ts'

export * from './messages.ts'
export { names } from './names.ts'
export const plates: Plates = {
  airlockControl: 'Camere Stagne',
  commsRoom: 'Sala Comu|nicazioni',
  engineControlRoom: 'Controllo Motori',
  evacuationSectionA: 'Evacua|zione A',
  evacuationSectionB: 'Evacua|zione B',
  fireControlSystem: 'Sistema Antin|cendio',
  hatchControlSystem: 'Controllo Boccaporti',
  laboratory: 'Labora|torio',
  monitoringRoom: 'Sala di Moni|toraggio',
  slimeRoom: 'Stanza con Secrezione',
}
export const ui = gaugeWords

/** Spanish for the ship of Nemesis. */
import type { Plates } from '../../../plates.ts'
import { gaugeWords } from './gauges.ts'

export * from './messages.ts'
export { names } from './names.ts'
export const plates: Plates = {
  airlockControl: 'Cámaras estancas',
  commsRoom: 'Comu|nica|ciones',
  evacuationSectionA: 'Evacua|ción A',
  evacuationSectionB: 'Evacua|ción B',
  fireControlSystem: 'Anti|incendios',
  hatchControlSystem: 'Control de escotillas',
  hibernatorium: 'Hiberna|torio',
  laboratory: 'Labora|torio',
  slimeRoom: 'Cubierto de Mucosidad',
}
export const ui = gaugeWords

/** Spanish for the ship of Nemesis. */
import type { Plates } from '../../../plates.ts'
import { shipCrew } from './characters.ts'

export * from './messages.ts'
export { names } from './names.ts'
export const ui = { cast: shipCrew }
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

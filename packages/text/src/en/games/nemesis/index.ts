/** English for the ship of Nemesis. */
import type { Plates } from '../../../plates.ts'
import { gaugeWords } from './gauges.ts'

export * from './messages.ts'
export { names } from './names.ts'
export const plates: Plates = {
  engineControlRoom: 'Engine Control',
  hatchControlSystem: 'Hatch Control',
  hibernatorium: 'Hiberna|torium',
  slimeRoom: 'Slimy Room',
}
export const ui = gaugeWords

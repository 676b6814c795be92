/** Polish for the ship of Nemesis. */
import type { Plates } from '../../../plates.ts'
import { gaugeWords } from './gauges.ts'

export { inflect } from './cases.ts'
export * from './messages.ts'
export { names } from './names.ts'
export const plates: Plates = {
  airlockControl: 'Kontrola śluz',
  commandCenter: 'Centrum dowo|dzenia',
  emergencyRoom: 'Ambula|torium',
  evacuationSectionA: 'Sekcja ewa|kuacyjna A',
  evacuationSectionB: 'Sekcja ewa|kuacyjna B',
  fireControlSystem: 'System przeciw|pożaro|wy',
  hatchControlSystem: 'Kontrola włazów',
  hibernatorium: 'Hiberna|torium',
  laboratory: 'Labora|torium',
  monitoringRoom: 'Pokój monito|ringu',
  slimeRoom: 'Pokryte śluzem',
  surgery: 'Gabinet chirur|giczny',
}
export const ui = gaugeWords

/** German for the ship of Nemesis. */
import type { Plates } from '../../../plates.ts'
import { gaugeWords } from './gauges.ts'

export { inflect } from './cases.ts'
export * from './messages.ts'
export { names } from './names.ts'
export const plates: Plates = {
  airlockControl: 'Luft|schleusen|kontrolle',
  armory: 'Waffen|kammer',
  commandCenter: 'Kom|mando|zentrale',
  commsRoom: 'Kommuni|kations|raum',
  engineControlRoom: 'Trieb|werks|kontrolle',
  evacuationSectionA: 'Evakuie|rungs|sektion A',
  evacuationSectionB: 'Evakuie|rungs|sektion B',
  fireControlSystem: 'Feuer|lösch|system',
  generator: 'Generator|raum',
  hatchControlSystem: 'Luken|steuerung',
  hibernatorium: 'Kryona|torium',
  monitoringRoom: 'Über|wachungs|raum',
  slimeRoom: 'Ver|schleimter Raum',
  suppressiveFire: 'Unter|drückungs|feuer',
}
export const ui = gaugeWords

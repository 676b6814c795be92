/** English for the ship of Nemesis. */
import type { Plates } from '../plates.ts'
import { shipCrew } from './shipcrew.ts'

export * from './shipmessages.ts'
export { names } from './shipnames.ts'
export const ui = { cast: shipCrew }
export const plates: Plates = {
  engineControlRoom: 'Engine Control',
  hatchControlSystem: 'Hatch Control',
  hibernatorium: 'Hiberna|torium',
  slimeRoom: 'Slimy Room',
}

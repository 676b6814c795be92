/** Polish for the ship of Nemesis. */
import { shipCrew } from './shipcrew.ts'

export { inflect } from './shipcases.ts'
export * from './shipmessages.ts'
export { names } from './shipnames.ts'
export const ui = { cast: shipCrew }

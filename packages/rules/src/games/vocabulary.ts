/** The manifest of what other packages import of each game besides its facts: closed sets, and types of views and pieces. */
export type { CargoToken, ComputerCard, ContingencyToken, SurfaceCard } from './lockdown/faces.ts'
export * from './lockdown/sets.ts'
export type * from './lockdown/viewTypes.ts'
export { type CoordinatesCard, INTRUDER_HAND, type IntruderAction } from './nemesis/faces.ts'
export * from './nemesis/sets.ts'
export type * from './nemesis/viewTypes.ts'

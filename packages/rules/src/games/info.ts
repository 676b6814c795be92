/** What only some games have on their components, for those who show or word it. */
export * from './lockdown/info.ts'
export { type Code, killsKnowing, possibleActive } from './lockdown/possibleContingencies.ts'
export * from './nemesis/info.ts'

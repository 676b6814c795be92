/** Polish for the facility of Lockdown. */
import { facilityCrew } from './facilitycrew.ts'
import { facilityWords } from './facilitywords.ts'
import { siteWords } from './sitewords.ts'

export { inflect } from './facilitycases.ts'
export * from './facilitymessages.ts'
export { names } from './facilitynames.ts'
export * as lockdown from './lockdown.ts'
export const ui = { cast: facilityCrew, facility: facilityWords, site: siteWords }

/** English for the facility of Lockdown. */
import { facilityWords } from './facilitywords.ts'
import { siteWords } from './sitewords.ts'

export * as lockdown from './lockdown.ts'
export const ui = { facility: facilityWords, site: siteWords }

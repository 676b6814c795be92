/** What the table in words says of the place that only one game has; nothing where it is another one's. */
import type { Asker } from '../../play/textTable/answer.ts'
import { facilityAlarms, facilityFacts } from '../lockdown/textTable/facilitySaid.ts'
import { shipAlarms, shipFacts } from '../nemesis/textTable/shipSaid.ts'

/** Words of one game that are said of its place. */
export const VESSEL_AREAS = ['nemesis'] as const
export type VesselArea = (typeof VESSEL_AREAS)[number]

/** Whatever counts down to the end. */
export const vesselAlarms = (asker: Asker): string[] => [...shipAlarms(asker), ...facilityAlarms(asker)]

/** How it stands, besides its rooms. */
export const vesselFacts = (asker: Asker): string[] => [...shipFacts(asker), ...facilityFacts(asker)]

/** English for what happens, and how it ends. */
import * as end from './ending.ts'
import * as always from './events.ts'
import * as facility from './facilityevents.ts'
import * as ship from './shipevents.ts'

export const events = {
  events: { ...always.events, ...ship.events.events, ...facility.events.events },
  declared: { ...always.declared, ...facility.events.declared },
  cancelled: { ...always.cancelled, ...facility.events.cancelled },
}

export const ending = {
  checks: { ...end.checks, ...ship.ending.checks, ...facility.ending.checks },
  ends: { ...end.ends, ...ship.ending.ends, ...facility.ending.ends },
  fates: { ...end.fates, ...ship.ending.fates },
  winners: end.winners,
}

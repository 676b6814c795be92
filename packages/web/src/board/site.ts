/** All that only the facility draws: one script. */
export { Facility } from './facility.tsx'
export { Fixtures } from './fixtures.tsx'
export { PowerTargets } from './power.tsx'

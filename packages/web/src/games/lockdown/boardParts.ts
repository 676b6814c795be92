/** All that only the facility draws: one script. */

export { Fixtures } from './Fixtures.tsx'
export { LockdownBoard } from './LockdownBoard.tsx'
export { PowerTargets } from './PowerTargets.tsx'

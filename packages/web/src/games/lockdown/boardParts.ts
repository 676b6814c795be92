/** Everything on and beside the board of Lockdown: one script. */
export { Fixtures } from './Fixtures.tsx'
export { LockdownBoard } from './LockdownBoard.tsx'
export { LockdownInstruments } from './LockdownInstruments.tsx'
export { PowerTargets } from './PowerTargets.tsx'

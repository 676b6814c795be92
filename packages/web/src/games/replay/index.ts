/** Tokens of one game that a replay lays open. */
export { CargoToken, Contingency } from '../lockdown/art/LockdownArt.tsx'

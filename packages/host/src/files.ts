/** The entry point for a thread that reads files. It imports neither tables nor rules. */
export { readGame } from './gameFile.ts'
export { RefusedError, refused } from './refusal.ts'

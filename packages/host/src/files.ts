/** The door for a thread that reads files: nothing behind it holds a table or plays by rules of its own. */
export { readGame } from './gameFile.ts'
export { RefusedError, refused } from './refusal.ts'

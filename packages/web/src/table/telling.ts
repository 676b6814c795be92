/** Whatever says what happened. */
export { Deed } from './deed.tsx'
export { LogSection } from './log.tsx'
export { Narration } from './narration.tsx'

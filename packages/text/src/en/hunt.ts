/** English for whoever plays the Intruders, and for those they hunt. */
import { huntWords } from './huntwords.ts'

export * from './huntmessages.ts'
export const ui = { hunt: huntWords }

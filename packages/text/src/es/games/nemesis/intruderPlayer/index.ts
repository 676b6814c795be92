/** Spanish for whoever plays the Intruders, and for those they hunt. */
import { huntWords } from './panels.ts'

export * from './messages.ts'
export const ui = { hunt: huntWords }

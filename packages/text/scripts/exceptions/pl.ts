/** What Polish does otherwise, and why. */
import type { Exceptions } from '../checks.ts'

export const pl: Exceptions = {
  also: {},
  without: {},
  asInEnglish: {},
  drops: {},
}

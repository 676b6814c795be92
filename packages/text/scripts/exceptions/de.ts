/** What German does otherwise, and why. */
import type { Exceptions } from '../checks.ts'

export const de: Exceptions = {
  also: {},
  without: {},
  asInEnglish: {},
  drops: {},
}

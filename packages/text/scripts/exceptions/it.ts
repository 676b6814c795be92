/** What Italian does otherwise, and why. */
import type { Exceptions } from '../checks.ts'

export const it: Exceptions = {
  also: {},
  without: {},
  asInEnglish: {},
  drops: {},
}

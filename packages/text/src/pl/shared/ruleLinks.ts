/** The few words by which everything else leads to the rules. */

import type { Translation } from '../../areas.ts'
import type { rulesWords as en } from '../../en/shared/ruleLinks.ts'

export const rulesWords: Translation<typeof en> = {
  title: 'Zasady',
  /** For a link that stands beside its subject. */
  about: 'Zasady: {what}',
  object: 'Noszenie',
  doors: 'Drzwi',
  wounds: 'Rany',
  recipes: 'Receptury',
}

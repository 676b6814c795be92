/** The few words by which everything else leads to the rules. */
import type { rulesWords as en } from '../../en/shared/ruleLinks.ts'

export const rulesWords: typeof en = {
  title: 'Zasady',
  /** For a link that stands beside its subject. */
  about: (what: string) => `Zasady: ${what}`,
  object: 'Noszenie',
  doors: 'Drzwi',
  wounds: 'Rany',
  recipes: 'Receptury',
}

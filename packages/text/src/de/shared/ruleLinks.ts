/** The few words by which everything else leads to the rules. */
import type { rulesWords as en } from '../../en/shared/ruleLinks.ts'

export const rulesWords: typeof en = {
  title: 'Regeln',
  about: (what: string) => `Regeln: ${what}`,
  object: 'Objekte tragen',
  doors: 'Türen',
  wounds: 'Wunden',
  recipes: 'Rezepte',
}

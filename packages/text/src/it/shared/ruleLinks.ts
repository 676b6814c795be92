/** The few words by which everything else leads to the rules. */
import type { rulesWords as en } from '../../en/shared/ruleLinks.ts'

export const rulesWords: typeof en = {
  title: 'Regole',
  about: what => `Regole: ${what}`,
  object: 'Trasportare Oggetti',
  doors: 'Portelloni',
  wounds: 'Ferite',
  recipes: 'Ricette',
}

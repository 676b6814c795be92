/** The few words by which everything else leads to the rules. */

import type { Translation } from '../../areas.ts'
import type { rulesWords as en } from '../../en/shared/ruleLinks.ts'

export const rulesWords: Translation<typeof en> = {
  title: 'Regole',
  about: 'Regole: {what}',
  object: 'Trasportare Oggetti',
  doors: 'Portelloni',
  wounds: 'Ferite',
  recipes: 'Ricette',
}

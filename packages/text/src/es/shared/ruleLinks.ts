/** The few words by which everything else leads to the rules. */

import type { Translation } from '../../areas.ts'
import type { rulesWords as en } from '../../en/shared/ruleLinks.ts'

export const rulesWords: Translation<typeof en> = {
  title: 'Reglas',
  about: 'Reglas: {what}',
  object: 'Llevar cosas',
  doors: 'Puertas',
  wounds: 'Heridas',
  recipes: 'Recetas',
}

/** The few words by which everything else leads to the rules. */
import type { rulesWords as en } from '../../en/shared/ruleLinks.ts'

export const rulesWords: typeof en = {
  title: 'Reglas',
  about: what => `Reglas: ${what}`,
  object: 'Llevar cosas',
  doors: 'Puertas',
  wounds: 'Heridas',
  recipes: 'Recetas',
}

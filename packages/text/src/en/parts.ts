/** Where English is. */
import type { Sources } from '../parts.ts'

export const en: Sources = {
  common: () => import('./index.ts'),
  around: () => import('./around.ts'),
  facility: () => import('./facility.ts'),
  hunt: () => import('./hunt.ts'),
  panels: () => import('./panels.ts'),
  rulebook: () => import('./rulebookwords.ts'),
  ship: () => import('./ship.ts'),
  stage: () => import('./stage.ts'),
  surface: () => import('./surface.ts'),
  told: () => import('./told.ts'),
}

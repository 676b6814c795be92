/** Where the areas of Polish are. */
import type { Sources } from '../areas.ts'

export const pl: Sources = {
  shared: () => import('./shared/index.ts'),
  answer: () => import('./shared/answer/index.ts'),
  log: () => import('./shared/log/index.ts'),
  brief: () => import('./shared/brief/index.ts'),
  explain: () => import('./shared/explain/index.ts'),
  panels: () => import('./shared/panels/index.ts'),
  textTable: () => import('./shared/textTable/index.ts'),
  tableKeys: () => import('./shared/keys/index.ts'),
  stage: () => import('./shared/stage/index.ts'),
  pages: () => import('./pages/index.ts'),
  learn: () => import('./pages/learn/index.ts'),
  nemesisLessons: () => import('./games/nemesis/lessons/index.ts'),
  lockdownLessons: () => import('./games/lockdown/lessons/index.ts'),
  ask: () => import('./pages/ask/index.ts'),
  coach: () => import('./coach/index.ts'),
  watch: () => import('./watch/index.ts'),
  rulebook: () => import('./pages/rulebook/index.ts'),
  handbook: () => import('./pages/handbook/index.ts'),
  nemesis: () => import('./games/nemesis/index.ts'),
  intruderPlayer: () => import('./games/nemesis/intruderPlayer/index.ts'),
  lockdown: () => import('./games/lockdown/index.ts'),
  surface: () => import('./games/lockdown/surface/index.ts'),
}

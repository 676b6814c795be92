/** What only moves is a script of its own, fetched when there is time: the table stands without it. */
import { optionalPart } from '../../app/LazyPart.tsx'
import { loadStoryboard } from '../../app/storyboardLoader.ts'

// Nothing is seen where it cannot be had; what happened is in the log, and every question in the rail.
export const BoardEffects = optionalPart(() =>
  import('./scenes/BoardEffects.tsx').then(({ BoardEffects }) => BoardEffects),
)
export const StageOverlay = optionalPart(
  () => import('./scenes/StageOverlay.tsx').then(({ StageOverlay }) => StageOverlay),
  'stage',
  'log',
)
export const EnvelopeScene = optionalPart(
  () => import('./scenes/EnvelopeScene.tsx').then(({ EnvelopeScene }) => EnvelopeScene),
  'stage',
)

export function preloadStage(): void {
  loadStoryboard().catch(() => {})
  for (const part of [BoardEffects, StageOverlay, EnvelopeScene]) part.preload()
}

/** What only moves is a script of its own, fetched when there is time: the table stands without it. */
import { optionalPart } from '../../app/LazyPart.tsx'
import { loadReel } from '../../app/reelLoader.ts'

// Nothing is seen where it cannot be had; what happened is in the log, and every question in the rail.
export const BoardEffects = optionalPart(() =>
  import('./scenes/BoardEffects.tsx').then(({ BoardEffects }) => BoardEffects),
)
export const StageOverlay = optionalPart(
  () => import('./scenes/StageOverlay.tsx').then(({ StageOverlay }) => StageOverlay),
  'stage',
  'log',
)
export const WholeStage = optionalPart(
  () => import('./scenes/WholeStage.tsx').then(({ WholeStage }) => WholeStage),
  'stage',
  'log',
)
/** In the rail: what is being shown, in words. */
export const BeatNote = optionalPart(
  () => import('./scenes/BeatNote.tsx').then(({ BeatNote }) => BeatNote),
  'stage',
  'log',
)
export const EnvelopeScene = optionalPart(
  () => import('./scenes/EnvelopeScene.tsx').then(({ EnvelopeScene }) => EnvelopeScene),
  'stage',
)

export function preloadStage(): void {
  loadReel().catch(() => {})
  for (const part of [BoardEffects, StageOverlay, WholeStage, BeatNote, EnvelopeScene]) part.preload()
}

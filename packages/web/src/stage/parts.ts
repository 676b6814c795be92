/** What only moves is a script of its own, fetched when there is time: the table stands without it. */
import { extra } from '../part.tsx'
import { loadStory } from './story.ts'

// Nothing is seen where it cannot be had; what happened is in the log, and every question in the rail.
export const Effects = extra(() => import('./effects.tsx').then(({ Effects }) => Effects))
export const Staging = extra(() => import('./staging.tsx').then(({ Staging }) => Staging), 'stage', 'log')
export const Envelopes = extra(() => import('./envelopes.tsx').then(({ Envelopes }) => Envelopes), 'stage')

export function preloadStage(): void {
  loadStory().catch(() => {})
  for (const part of [Effects, Staging, Envelopes]) part.preload()
}

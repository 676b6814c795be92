/** What only a table needs where somebody may play the Intruders: fetched there, when there is time. */
import { part } from '../part.tsx'

const hunting = () => import('./hunting.ts')

export const HunterDock = part(() => hunting().then(({ HunterDock }) => HunterDock))
export const HunterPanel = part(() => hunting().then(({ HunterPanel }) => HunterPanel), 'panels')
export const HunterOffer = part(() => hunting().then(({ HunterOffer }) => HunterOffer))
export const LookedAt = part(() => hunting().then(({ LookedAt }) => LookedAt))
export const Commands = part(() => hunting().then(({ Commands }) => Commands))

export function preloadHunt(): void {
  for (const part of [HunterDock, HunterOffer, LookedAt, Commands]) part.preload()
}

/** What only a table needs where somebody may play the Intruders: fetched there, when there is time. */
import { lazyPart } from '../app/LazyPart.tsx'

const hunting = () => import('./nemesis/intruderPlayer/intruderPlayerParts.ts')

export const IntruderPlayerDock = lazyPart(() => hunting().then(({ IntruderPlayerDock }) => IntruderPlayerDock))
export const IntruderPlayerPanel = lazyPart(
  () => hunting().then(({ IntruderPlayerPanel }) => IntruderPlayerPanel),
  'panels',
)
export const IntruderPlayerOffer = lazyPart(() => hunting().then(({ IntruderPlayerOffer }) => IntruderPlayerOffer))
export const LookedAtCards = lazyPart(() => hunting().then(({ LookedAtCards }) => LookedAtCards))
export const CommandChoice = lazyPart(() => hunting().then(({ CommandChoice }) => CommandChoice))

export function preloadIntruderPlayer(): void {
  for (const part of [IntruderPlayerDock, IntruderPlayerOffer, LookedAtCards, CommandChoice]) part.preload()
}

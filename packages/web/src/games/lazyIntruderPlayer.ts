/** What a table needs where somebody may play the Intruders: loaded there, when the page is idle. */
import { lazyPart } from '../app/LazyPart.tsx'

const parts = () => import('./nemesis/intruderPlayer/intruderPlayerParts.ts')

export const IntruderPlayerDock = lazyPart(() => parts().then(({ IntruderPlayerDock }) => IntruderPlayerDock), 'panels')
export const IntruderPlayerPanel = lazyPart(
  () => parts().then(({ IntruderPlayerPanel }) => IntruderPlayerPanel),
  'panels',
)
export const IntruderPlayerOffer = lazyPart(() => parts().then(({ IntruderPlayerOffer }) => IntruderPlayerOffer))
export const LookedAtCards = lazyPart(() => parts().then(({ LookedAtCards }) => LookedAtCards))
export const CommandChoice = lazyPart(() => parts().then(({ CommandChoice }) => CommandChoice))

export function preloadIntruderPlayer(): void {
  for (const part of [IntruderPlayerDock, IntruderPlayerOffer, LookedAtCards, CommandChoice]) part.preload()
}

/** What only one of the games has is a script of its own, fetched where its board lies. */
import type { TableView } from '@coldwake/rules/facts'
import { lazyPart, optionalPart } from '../../app/LazyPart.tsx'

const site = () => import('../../games/lockdown/boardParts.ts')

// The rooms stand without it, and whatever may be chosen there is in the list beside the board.
export const LockdownBoard = optionalPart(() => site().then(({ LockdownBoard }) => LockdownBoard))
export const Fixtures = optionalPart(() => site().then(({ Fixtures }) => Fixtures))
export const PowerTargets = optionalPart(() => site().then(({ PowerTargets }) => PowerTargets))
const surface = () => import('../../games/lockdown/surface/surfaceParts.ts')
export const SurfaceBoard = optionalPart(() => surface().then(({ SurfaceBoard }) => SurfaceBoard))
export const Outdoors = optionalPart(() => surface().then(({ Outdoors }) => Outdoors))
// Where all of the board is seen there is nothing beyond it.
const beyond = () => import('./beyond/beyondParts.ts')
export const EdgeChips = optionalPart(() => beyond().then(({ EdgeChips }) => EdgeChips))
export const MiniMap = optionalPart(() => beyond().then(({ MiniMap }) => MiniMap))
export const NemesisBoard = optionalPart(() =>
  import('../../games/nemesis/NemesisBoard.tsx').then(({ NemesisBoard }) => NemesisBoard),
)

/** Beside the board. */
export const LockdownInstruments = lazyPart(() =>
  import('../../games/lockdown/LockdownInstruments.tsx').then(({ LockdownInstruments }) => LockdownInstruments),
)
export const NemesisInstruments = lazyPart(() =>
  import('../../games/nemesis/NemesisInstruments.tsx').then(({ NemesisInstruments }) => NemesisInstruments),
)

/** What a table of this game shows from its first moment. */
export function preloadBoard({ facility }: TableView): void {
  for (const one of facility
    ? [LockdownBoard, Fixtures, PowerTargets, LockdownInstruments]
    : [NemesisBoard, NemesisInstruments])
    one.preload()
  for (const one of facility?.surface ? [SurfaceBoard, Outdoors] : []) one.preload()
}

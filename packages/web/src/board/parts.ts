/** What only one of the games has is a script of its own, fetched where its board lies. */
import type { TableView } from '@coldwake/rules/facts'
import { extra, part } from '../part.tsx'

const site = () => import('./site.ts')

// The rooms stand without it, and whatever may be chosen there is in the list beside the board.
export const Facility = extra(() => site().then(({ Facility }) => Facility))
export const Fixtures = extra(() => site().then(({ Fixtures }) => Fixtures))
export const PowerTargets = extra(() => site().then(({ PowerTargets }) => PowerTargets))
const surface = () => import('./surfaceparts.ts')
export const Surface = extra(() => surface().then(({ Surface }) => Surface))
export const Outdoors = extra(() => surface().then(({ Outdoors }) => Outdoors))
// Where all of the board is seen there is nothing beyond it.
const beyond = () => import('./beyond.ts')
export const EdgeChips = extra(() => beyond().then(({ EdgeChips }) => EdgeChips))
export const MiniMap = extra(() => beyond().then(({ MiniMap }) => MiniMap))
export const Ship = extra(() => import('./ship.tsx').then(({ Ship }) => Ship))

/** Beside the board. */
export const FacilitySide = part(() => import('../table/facilityside.tsx').then(({ FacilitySide }) => FacilitySide))
export const Instruments = part(() => import('../table/instruments.tsx').then(({ Instruments }) => Instruments))

/** What a table of this game shows from its first moment. */
export function preloadBoard({ facility }: TableView): void {
  for (const one of facility ? [Facility, Fixtures, PowerTargets, FacilitySide] : [Ship, Instruments]) one.preload()
  for (const one of facility?.surface ? [Surface, Outdoors] : []) one.preload()
}

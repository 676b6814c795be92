/** What comes when there is time: the board as a list, and what is shown of it beyond the edge of the screen. */
import { optionalPart } from '../../app/LazyPart.tsx'

const beyond = () => import('./beyond/beyondParts.ts')
export const EdgeChips = optionalPart(() => beyond().then(({ EdgeChips }) => EdgeChips))
export const MiniMap = optionalPart(() => beyond().then(({ MiniMap }) => MiniMap))
export const RoomList = optionalPart(() => import('../panels/RoomList.tsx').then(({ RoomList }) => RoomList))

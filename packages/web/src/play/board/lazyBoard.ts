/** What comes when there is time, or something was said: the board as a list, its parts beyond the screen, speech. */
import { optionalPart } from '../../app/LazyPart.tsx'

const beyond = () => import('./beyond/beyondParts.ts')
export const EdgeChips = optionalPart(() => beyond().then(({ EdgeChips }) => EdgeChips))
export const MiniMap = optionalPart(() => beyond().then(({ MiniMap }) => MiniMap))
export const SpeechBubbles = optionalPart(
  () => import('../talk/SpeechBubbles.tsx').then(({ SpeechBubbles }) => SpeechBubbles),
  'panels',
  'log',
)
export const RoomList = optionalPart(() => import('../panels/RoomList.tsx').then(({ RoomList }) => RoomList))

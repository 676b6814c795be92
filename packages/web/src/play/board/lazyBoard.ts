/** What is shown beyond the edge of the screen: loaded where not all of the board is seen. */
import { optionalPart } from '../../app/LazyPart.tsx'

const beyond = () => import('./beyond/beyondParts.ts')
export const EdgeChips = optionalPart(() => beyond().then(({ EdgeChips }) => EdgeChips))
export const MiniMap = optionalPart(() => beyond().then(({ MiniMap }) => MiniMap))

/** What there is beyond the edge of the screen. */
export { EdgeChips } from './EdgeChips.tsx'
export { MiniMap } from './MiniMap.tsx'

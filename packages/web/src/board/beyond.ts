/** What there is beyond the edge of the screen. */
export { EdgeChips } from './edgechips.tsx'
export { MiniMap } from './minimap.tsx'

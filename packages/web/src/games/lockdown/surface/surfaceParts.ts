/** All that only the Surface draws: one script. */
export { Outdoors } from './Outdoors.tsx'
export { SurfaceBoard } from './SurfaceBoard.tsx'

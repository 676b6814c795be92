/** All that only the Surface draws: one script. */
export { Outdoors } from './outdoors.tsx'
export { Surface } from './surface.tsx'

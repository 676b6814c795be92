/** The manifest of open ground: texts about places that only some boards have. */
export { areasAround, pathsFrom } from './lockdown/openGround.ts'

/** Polish. */

export * as cards from './cards.ts'
export { inflect } from './cases.ts'
export * as conditions from './conditions.ts'
export * as decisions from './decisions.ts'
export * as effects from './effects.ts'
export { hooks } from './hooks.ts'
export { names } from './names.ts'
export { notes } from './notes.ts'
export * as things from './things.ts'
export { ui } from './ui.ts'

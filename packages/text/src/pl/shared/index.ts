/** Polish. */

export { inflect } from '../grammar/cases.ts'
export { contractions } from '../grammar/contractions.ts'
export * as cards from './cards.ts'
export * as conditions from './conditions.ts'
export * as decisions from './decisions.ts'
export * as effects from './effects.ts'
export { ui } from './everywhere.ts'
export { names } from './names.ts'
export { notes } from './notes.ts'
export * as things from './things.ts'
export { hooks } from './webhooks.ts'

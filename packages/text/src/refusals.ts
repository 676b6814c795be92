/** Why the server said no. */
import type { Dialect } from './lang.ts'
import { say } from './message.ts'
import { type Words, words } from './words.ts'

/** Every refusal that has words. */
export type RefusalKey = keyof Words<'pages'>['refusals']
export const refusalText = (refusal: RefusalKey, lang: Dialect): string =>
  say(words(lang, 'pages').refusals[refusal], lang)

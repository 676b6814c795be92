/** Why the server said no. */
import type { Lang } from './lang.ts'
import { say } from './message.ts'
import { type Words, words } from './words.ts'

/** Every refusal that has words. */
export type RefusalKey = keyof Words['refusals']
export const refusalText = (refusal: RefusalKey, lang: Lang): string => say(words(lang).refusals[refusal], lang)

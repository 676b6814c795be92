/** Why the server said no. */
import type { Lang } from './lang.ts'
import { say } from './message.ts'
import { type RefusalKey, refusals } from './messages/refusals.ts'

export type { RefusalKey }
export const refusalText = (refusal: RefusalKey, lang: Lang): string => say(refusals[refusal], lang)

/** Tells sayings of players from notices of the table. Apart from the schemas, which no page needs. */
import type { Saying, Talk } from './talk.ts'

const SAID: Record<Saying['t'], true> = {
  words: true,
  claim: true,
  promise: true,
  request: true,
  offer: true,
  ask: true,
  reply: true,
}
/** True if a player said it. */
export const isSaying = (talk: Talk): talk is Saying => Object.hasOwn(SAID, talk.t)

/** Who speaks in the talk. Apart from its schemas, which no browser needs. */
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
/** Was it said by a player? */
export const isSaying = (talk: Talk): talk is Saying => Object.hasOwn(SAID, talk.t)

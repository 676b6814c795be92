/** The end of the game, as it draws near and comes. */
import { checkText } from '../ending.ts'
import { words } from '../words.ts'
import type { Sentences } from './teller.ts'

export const ending = {
  selfDestruct: (event, teller) => {
    const { space } = event
    return space === null ? teller.say('selfDestructStopped', event) : teller.say('selfDestruct', { space })
  },
  check: ({ step }, { ctx, lang }) => checkText(step, ctx, lang),
  over: (event, teller) => teller.fill(words(teller.lang, 'log').ending.ends[event.reason], event),
} satisfies Partial<Sentences>

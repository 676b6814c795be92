/** Actions: declared, paid, reacted to, cancelled, tried in vain. */
import { actionText, declaredText } from '../announced.ts'
import { words } from '../words.ts'
import { plain, type Sentences } from './teller.ts'

export const actions = {
  declared: ({ who, action }, { ctx, lang }) => declaredText(who, action, ctx, lang),
  paid: plain,
  reacted: (event, teller) => {
    const { who, card } = event
    if (who === null || card === null) return teller.say('nobodyReacted', event)
    return teller.say(event.to === 'action' ? 'reactedToAction' : 'reactedToInterruption', { who, card })
  },
  cancelled: ({ who, action }, { ctx, lang }) =>
    actionText(words(lang, 'log').events.cancelled, who, action, ctx, lang),
  attemptFailed: plain,
} satisfies Partial<Sentences>

/** Moving, exploring, and the noise of it. */
import type { NoiseFace } from '@coldwake/rules'
import type { Dialect } from '../lang.ts'
import { tokenEffectName } from '../things.ts'
import { words } from '../words.ts'
import { plain, type Sentences } from './teller.ts'

export const movement = {
  escaping: plain,
  moved: plain,
  /** The room has had no name so far. */
  explored: (event, teller) => teller.say('explored', event, { room: event.room }),
  token: (event, teller) => {
    const effect = tokenEffectName(event.effect, teller.lang)
    return event.items === null
      ? teller.say('token', event, { effect })
      : teller.say('tokenItems', event, { effect, items: event.items })
  },
  tokenLeft: plain,

  noiseRolled: (event, teller) => {
    const face = faceName(event.face, teller.lang)
    return event.die === 'surface'
      ? teller.fill(words(teller.lang).surface.events.noiseRolled, event, { face })
      : teller.say('noiseRolled', event, { face })
  },
  noise: plain,
  noiseGone: plain,
  danger: plain,
} satisfies Partial<Sentences>

function faceName(face: NoiseFace, lang: Dialect): string {
  if (face === 'mars') return words(lang).surface.mars
  return face === 'silence' || face === 'danger' ? tokenEffectName(face, lang) : face
}

/** Attacks of Intruders and of characters, and what becomes of Eggs and the Nest. */
import type { CombatFace, IntruderKind } from '@coldwake/rules'
import { attackedText } from '../announced.ts'
import { combatFaceName, theIntruder } from '../things.ts'
import { plain, type Sentences, type Teller } from './teller.ts'

export const fights = {
  attack: (event, { ctx, lang }) => attackedText(event, ctx, lang),
  spared: plain,
  notSpared: plain,
  redirected: plain,
  attackRedrawn: plain,
  notIgnored: plain,
  infested: plain,

  shot: (event, teller) => teller.say('shot', event, struckBy(event, teller)),
  struck: (event, teller) => teller.say('struck', event, struckBy(event, teller)),
  advantage: (event, teller) => {
    const { who, card } = event
    return card === null ? teller.say('noAdvantage', event) : teller.say('advantage', { who, card })
  },
  ammo: plain,
  thrown: plain,

  eggs: (event, teller) => {
    const { destroyed, room } = event
    return destroyed > 0 && room !== null ? teller.say('eggsDestroyed', { destroyed, room }) : teller.say('eggs', event)
  },
  nestDestroyed: plain,
} satisfies Partial<Sentences>

const struckBy = (
  { kind, face }: { kind: IntruderKind | 'eggs'; face: CombatFace },
  teller: Teller,
): { target: string; face: string } => ({
  target: kind === 'eggs' ? teller.say('eggsTarget', {}) : theIntruder(kind, teller.lang),
  face: combatFaceName(face, teller.lang),
})

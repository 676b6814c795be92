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

  shot: (event, teller) => {
    const said = teller.say('shot', event, struckBy(event, teller))
    const more = event.injuries - ON_FACE[event.face]
    return event.injuries > 0 && more > 0 ? `${said} ${teller.say('shotMore', {}, { more })}` : said
  },
  struck: (event, teller) => {
    const said = teller.say('struck', event, struckBy(event, teller))
    return event.injuries > 0 && event.injuries < ON_FACE[event.face] ? `${said} ${teller.say('blowLimit', {})}` : said
  },
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

/** NEM-COMBAT-09..13: how many hits a face shows; what is told beyond them needs a reason. */
const ON_FACE: Readonly<Record<CombatFace, number>> = {
  blank: 0,
  alpha: 0,
  creeper: 1,
  adult: 1,
  hit: 1,
  beta: 1,
  double: 2,
}

const struckBy = (
  { kind, face }: { kind: IntruderKind | 'eggs'; face: CombatFace },
  teller: Teller,
): { target: string; face: string } => ({
  target: kind === 'eggs' ? teller.say('eggsTarget', {}) : theIntruder(kind, teller.lang),
  face: combatFaceName(face, teller.lang),
})

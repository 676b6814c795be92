/** Shots, throws and what else is done to Intruders; what they do. */
import type { EffectOf } from '@coldwake/rules'
import { list, say } from '../message.ts'
import { theCard } from '../things.ts'
import { words } from '../words.ts'
import { type Clauses, plain, type Writer } from './clause.ts'

export const fights = {
  shoot: (effect, writer) => {
    const { energy, reroll, spend } = effect
    const shoot = writer.say(spend === 'all' ? 'shootAll' : energy ? 'shootEnergy' : 'shoot', effect)
    return reroll ? writer.say('rerolling', effect, { shoot }) : shoot
  },
  throw: thrown,
  ammo: ({ count, of }, writer) => {
    const weapon = say(words(writer.lang).effects.arms[of], writer.lang)
    return count === 'fill' ? writer.say('ammoFill', {}, { weapon }) : writer.say('ammo', { count }, { weapon })
  },
  spendAmmo: (effect, writer) =>
    effect.of === undefined
      ? writer.say('spendAmmo', effect)
      : writer.say('spendAmmoOf', effect, { card: theCard(effect.of, writer.lang) }),
  autoload: plain,
  attach: (effect, writer) =>
    writer.say('attach', effect, { weapon: say(words(writer.lang).effects.arms[effect.to], writer.lang) }),

  injureOne: (effect, writer) => writer.say(effect.retreat ? 'injureAndRetreat' : 'injureOne', effect),
  retreatOne: plain,
  decoy: plain,
  takeEgg: plain,

  transform: (effect, writer) => writer.say(effect.calm ? 'transformCalm' : 'transform', effect),
  attackAgain: plain,
  summon: plain,
  healIntruders: (effect, writer) => writer.say(effect.dark ? 'healInDark' : 'healIntruders', effect),
  lurk: plain,
} satisfies Partial<Clauses>

/** What burns hits all alike, the eggs too; otherwise one target is hit hardest. */
function thrown(effect: EffectOf<'throw'>, writer: Writer): string {
  const { target, others, eggs, fire, crew: harm, malfunction } = effect
  const crew = writer.say(harm === 'light' ? 'throwCrewLight' : 'throwCrew', effect)
  const blow = writer.say(target === others ? 'throwAll' : 'throwOthers', effect)
  const around = list([blow, crew], writer.lang)
  const parts = fire
    ? [
        around,
        ...(eggs > 0 ? [writer.say('throwEggs', effect)] : []),
        writer.say(malfunction ? 'throwFireAndMalfunction' : 'throwFire', effect),
      ]
    : [writer.say('throwTarget', effect), around]
  return writer.say('throwInto', effect, { happens: parts.join('; ') })
}

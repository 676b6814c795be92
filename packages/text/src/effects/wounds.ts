/** Wounds, Contamination and Larvae, and what is on a character. */
import type { EffectOf } from '@coldwake/rules'
import { type Clauses, plain, type Writer } from './clause.ts'

export const wounds = {
  lightWound: plain,
  seriousWound: plain,
  kill: plain,
  dress: (effect, writer) => {
    const { count } = effect
    return count === 'all' ? writer.say('dressAll', effect) : writer.say('dress', { count })
  },
  healSerious: plain,
  healLight: (effect, writer) => {
    const { count } = effect
    return count === 'all' ? writer.say('healLightAll', effect) : writer.say('healLight', { count })
  },

  contaminate: plain,
  scan,
  scanOne: plain,
  drawAndScan: (effect, writer) => writer.say(effect.open ? 'drawAndScanOpen' : 'drawAndScan', effect),
  discardContamination: plain,
  removeContamination: plain,
  larva: (effect, writer) => writer.say(effect.how === 'give' ? 'infested' : 'larvaGone', effect),
  eclosion: plain,

  slime: (effect, writer) => writer.say(effect.how === 'give' ? 'slimed' : 'cleaned', effect),
  signal: plain,
} satisfies Partial<Clauses>

function scan(effect: EffectOf<'scan'>, writer: Writer): string {
  const { zone, clean, infected, reward } = effect
  const which = writer.say(zone === 'hand' ? 'scanHand' : 'scanEverywhere', effect)
  const outcomes = [
    ...(clean === 'remove' ? [writer.say('scanRemovesClean', effect)] : []),
    ...(infected === 'ignore'
      ? []
      : [writer.say(infected === 'remove' ? 'scanRemovesInfected' : 'scanInfects', effect)]),
    ...(reward ? [writer.say('scanRewards', { reward })] : []),
  ]
  return `${which}; ${outcomes.join('; ')}`
}

/** Effects that are made of others, and conditions for those that follow. */
import type { Effect, EffectOf } from '@coldwake/rules'
import { testText } from '../conditions.ts'
import type { Dialect } from '../lang.ts'
import { say } from '../message.ts'
import { words } from '../words.ts'
import { type Clauses, plain, type Writer } from './clause.ts'

export const joints = {
  choose: ({ of }, { lang, atComputer, within, join }) =>
    alternatives(
      of.map(part => join(part, atComputer)),
      within,
      lang,
    ),
  may: (effect, { lang, join }) => say(words(lang).effects.joints.may, lang, { effect: join(effect.do) }),
  when: (effect, { lang, join }) => {
    const { when, whenElse } = words(lang).effects.joints
    const slots = { test: testText(effect.test, lang), effect: join(effect.do) }
    return effect.else.length === 0
      ? say(when, lang, slots)
      : say(whenElse, lang, { ...slots, other: join(effect.else) })
  },
  patient: ({ of }, writer) => operation(of, writer) ?? treatment(of, writer),
  computer: plain,
  need: ({ test }, { lang }) => say(words(lang).effects.joints.need, lang, { test: testText(test, lang) }),
} satisfies Partial<Clauses>

/** Lettered wherever somebody could wonder what belongs to an alternative and what to all of them. */
function alternatives(parts: readonly string[], within: boolean, lang: Dialect): string {
  const lettered = within || parts.some(part => /[,:;]/.test(part))
  return parts
    .map((part, i) => (lettered ? `${String.fromCharCode(65 + i)}) ${part}` : part))
    .reduce((one, other) => say(words(lang).effects.joints.or, lang, { one, other }))
}

const treatment = (of: EffectOf<'patient'>['of'], { lang, join }: Writer): string =>
  say(words(lang).effects.joints.patient, lang, { effect: join(of, false, true) })

/** What is done to whoever has a Larva: said of the patient, because *you* is whoever holds the card. */
function operation(effects: readonly Effect[], writer: Writer): string | undefined {
  const [need, larva, wound, ...rest] = effects
  if (need?.fx !== 'need' || need.test.is !== 'isHost' || rest.length > 0) return undefined
  if (larva?.fx !== 'larva' || larva.how !== 'remove' || wound?.fx !== 'seriousWound') return undefined
  return writer.say('operate', wound)
}

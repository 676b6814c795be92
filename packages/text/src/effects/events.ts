/** What Event cards of both games bring. */
import { say } from '../message.ts'
import { theTile } from '../things.ts'
import { words } from '../words.ts'
import { type Clause, type Clauses, plain } from './clause.ts'

const noisy = {
  slimed: 'noiseAroundSlimed',
  nest: 'noiseAroundNest',
  wounded: 'noiseAroundWounded',
  me: 'noiseAroundYou',
} as const

const malfunctions: Clause<'malfunctions'> = (effect, { lang }) =>
  say(words(lang).effects.malfunctions[effect.in], lang)

export const events = {
  protectEggs: plain,
  hatch: plain,
  hunt: plain,
  malfunctions,
  flammable: (effect, writer) =>
    effect.in === undefined
      ? writer.say('flammable', effect)
      : writer.say('flammableIn', effect, { room: theTile(effect.in, writer.lang) }),
  burnItems: plain,
  spreadFire: plain,
  noiseAround: (effect, writer) => writer.say(noisy[effect.what], effect),
  noiseInDucts: (effect, writer) => writer.say(effect.pool ? 'noiseInDuctsPool' : 'noiseInDucts', effect),
  coolantLeak: (effect, writer) => writer.say(effect.breaks ? 'coolantLeakBreaks' : 'coolantLeak', effect),
} satisfies Partial<Clauses>

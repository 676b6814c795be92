/** What effects say: generated from the same data that the rules run, so the two cannot disagree. */
import type { Effect, EffectOf, Fx, When } from '@coldwake/rules'
import { testText } from './conditions.ts'
import { cards } from './effects/cards.ts'
import { type Clauses, type Writer, writerAt } from './effects/clause.ts'
import { events } from './effects/events.ts'
import { fights } from './effects/fights.ts'
import { items } from './effects/items.ts'
import { joints } from './effects/joints.ts'
import { rooms } from './effects/rooms.ts'
import { wounds } from './effects/wounds.ts'
import { gameClauses } from './games/effects.ts'
import type { Dialect } from './lang.ts'
import { list, say, sentence } from './message.ts'
import { words } from './words.ts'

/** A new kind of effect does not compile until it has its clause. */
const clauses: Clauses = {
  ...joints,
  ...cards,
  ...wounds,
  ...fights,
  ...rooms,
  ...items,
  ...events,
  ...gameClauses,
}

const clause = <K extends Fx>(fx: K, effect: EffectOf<K>, writer: Writer): string => clauses[fx](effect, writer)

/** Joined by *and*; a Computer that must be there is said before all that needs it. */
export function joined(effects: readonly Effect[], lang: Dialect, atComputer = false, within = false): string {
  const { joints } = words(lang).effects
  const [first, ...rest] = effects
  if (first?.fx === 'computer' && rest.length > 0)
    return say(joints.withComputer, lang, { effect: joined(rest, lang, true, true) })
  if (first?.fx === 'need' && rest.length > 0)
    return say(joints.needed, lang, {
      test: testText(first.test, lang),
      effect: joined(rest, lang, atComputer, true),
    })
  const join: Writer['join'] = (within, ...place) => joined(within, lang, ...place)
  const writer = writerAt({ lang, atComputer, within, join })
  const each = effects.map(effect => clause(effect.fx, effect, writer))
  return effects.some(({ fx }) => ofOthers.has(fx)) ? each.join('; ') : list(each, lang)
}

/** About something that is not told to do it: joined by *and*, what follows would be about it too. */
const ofOthers: ReadonlySet<Fx> = new Set<Fx>([
  'activateKnowledge',
  'adultAttack',
  'chase',
  'driveOut',
  'injureOne',
  'retreatOne',
  'vivisect',
])

/** Too long, or about somebody else, to be joined to another clause. */
const alone: ReadonlySet<Fx> = new Set<Fx>(['choose', 'may', 'when', 'patient', 'scan', 'scanOne', 'othersDiscard'])

function sentences(effects: readonly Effect[]): (readonly Effect[])[] {
  const out: Effect[][] = []
  for (const effect of effects) {
    const last = out.at(-1)
    const before = last?.at(-1)?.fx
    const joins = before === 'computer' || before === 'need' || (before && !alone.has(before) && !alone.has(effect.fx))
    if (last && joins) last.push(effect)
    else out.push([effect])
  }
  return out
}

/** What follows a choice follows whatever was chosen. */
export function effectText(effects: readonly Effect[], lang: Dialect): string {
  const groups = sentences(effects)
  return groups
    .map((group, i) => {
      const text = joined(group, lang, false, i < groups.length - 1)
      const chosen = groups[i - 1]?.at(-1)?.fx === 'choose'
      return sentence(chosen ? say(words(lang).effects.joints.afterwards, lang, { effect: text }) : text)
    })
    .join(' ')
}

/** What answers something else says so. */
export const timedText = (effects: readonly Effect[], when: When, lang: Dialect): string =>
  when === 'reaction'
    ? sentence(say(words(lang).effects.joints.reaction, lang, { effect: joined(effects, lang) }))
    : effectText(effects, lang)

/** When a card may be used: in Combat, out of it, or in answer to something. */
export const timingText = (when: When, lang: Dialect): string => say(words(lang).effects.timing[when], lang)

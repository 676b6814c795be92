/** What a card says: generated from the same data that the rules run, so the two cannot disagree. */
import { cardEffect, cardInfo, type Effect, type Name, type When, woundInfo } from '@coldwake/rules'
import type { Lang } from './lang.ts'
import { list, say, sentence } from './message.ts'
import { clauses, joints, notYet, timing, wounds } from './messages/effects.ts'

/** A new kind of effect does not compile until it has its clause here. */
function clause(effect: Effect, lang: Lang): string {
  switch (effect.fx) {
    case 'choose':
      return effect.of.map(part => joined(part, lang)).reduce((one, other) => say(joints.or, lang, { one, other }))
    case 'search':
      return say(clauses.search, lang, effect)
    case 'look':
      return say(clauses.lookAtTile, lang)
    case 'door':
      return say(effect.how === 'toggle' ? clauses.toggleDoor : clauses.destroyDoor, lang)
    case 'malfunction':
      return say(clauses.placeMalfunction, lang)
    case 'draw':
      return say(effect.who === 'self' ? clauses.drawSelf : clauses.drawEveryoneHere, lang, { count: effect.count })
    case 'cancel':
      return say(clauses.cancel, lang)
  }
}

const joined = (effects: readonly Effect[], lang: Lang): string =>
  list(
    effects.map(effect => clause(effect, lang)),
    lang,
  )

/** A choice is a sentence of its own; what stands together otherwise is joined by *and*. */
function sentences(effects: readonly Effect[]): (readonly Effect[])[] {
  const out: Effect[][] = []
  for (const effect of effects) {
    const last = out.at(-1)
    if (effect.fx !== 'choose' && last && last[0]?.fx !== 'choose') last.push(effect)
    else out.push([effect])
  }
  return out
}

export const effectText = (effects: readonly Effect[], lang: Lang): string =>
  sentences(effects)
    .map(group => sentence(joined(group, lang)))
    .join(' ')

/** What the card does, without its cost. A card that the rules do not run yet says so. */
export function cardText(game: string, card: Name, lang: Lang): string {
  const info = cardInfo(game, card)
  if (!info) return say(notYet.item, lang)
  const effects = cardEffect(game, card)
  if (!effects) return say(notYet.action, lang)
  if (info.when !== 'reaction') return effectText(effects, lang)
  return sentence(say(joints.reaction, lang, { effect: joined(effects, lang) }))
}

/** What a serious wound does while it is not dressed. */
export function woundText(game: string, wound: Name, lang: Lang): string {
  const { drawUpTo, handSlots, lightWoundOnPass } = woundInfo(game, wound) ?? {}
  const parts = [
    ...(drawUpTo === undefined ? [] : [say(wounds.drawUpTo, lang, { n: drawUpTo })]),
    ...(handSlots === undefined ? [] : [say(wounds.handSlots, lang, { n: handSlots })]),
    ...(lightWoundOnPass ? [say(wounds.lightWoundOnPass, lang)] : []),
  ]
  return parts.length > 0 ? sentence(list(parts, lang)) : say(notYet.wound, lang)
}

/** When an action card may be played: in Combat, out of it, or in answer to something. */
export const timingText = (when: When, lang: Lang): string => say(timing[when], lang)

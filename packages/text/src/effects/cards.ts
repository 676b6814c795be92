/** Cards of the hand and the deck, passing, and what cards answer. */
import type { EffectOf } from '@coldwake/rules'
import { type Clauses, objectsOf, plain, type Writer } from './clause.ts'

export const cards = {
  draw: (effect, writer) => writer.say(effect.who === 'self' ? 'drawSelf' : 'drawEveryoneHere', effect),
  redraw: plain,
  discardHand: (effect, writer) => {
    const { who, most } = effect
    if (most !== undefined) return writer.say('discardHandFew', { most })
    return writer.say(who === 'self' ? 'discardHand' : 'discardHandOther', effect)
  },
  drawPerWound: plain,
  othersDiscard: plain,
  pass: plain,
  reshuffleOwn: (effect, writer) => writer.say(effect.hand ? 'reshuffleAll' : 'reshuffleOwn', effect),
  unlimited: plain,
  endPhase: plain,

  cancel: plain,
  spare,
} satisfies Partial<Clauses>

function spare(effect: EffectOf<'spare'>, writer: Writer): string {
  const { on, dark, price, slimes } = effect
  const spared = writer.say(on === 'surprise' ? 'spareSurprise' : 'spareAttack', effect)
  const inDark = dark ? writer.say('inDarkness', effect, { effect: spared }) : spared
  const paid = price
    ? writer.say('atThePrice', effect, { objects: objectsOf(price, writer.lang), effect: inDark })
    : inDark
  return slimes ? `${paid}; ${writer.say('slimesAll', effect)}` : paid
}

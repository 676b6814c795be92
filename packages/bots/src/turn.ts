/** A turn: what every action is worth after its price. */
import type { Effect, EffectOf, Name, Option } from '@coldwake/rules/facts'
import { tradeWorth } from './considerations/trade.ts'
import { attackCost, attacksIn } from './danger/attacks.ts'
import { fightCost } from './danger/fights.ts'
import { cardsCost } from './danger/hand.ts'
import { effectsWorth, effectWorth, objectWorth } from './effects.ts'
import type { Tread } from './games/slice.ts'
import { at } from './indexed.ts'
import type { Mind } from './mind.ts'
import { barred, moveWorth } from './moves.ts'
import { cardDoes, itemCalled, tileAt } from './printed.ts'
import { roomNumber } from './sight.ts'
import { note } from './weighing.ts'

/** The worth of so many cards in my hand, which is next to nothing in the last round. */
function costOf(mind: Mind, count: number): number {
  const { sight, plan } = mind
  return -note(mind, 'cards', -(plan.last ? count * sight.weights.hand.inLastRound : cardsCost(sight, count)))
}

/** An action under zero is worse than passing. */
export function turnWorth(mind: Mind, option: Option): number {
  const price = option.cost ?? 0
  const own = mind.plan.answer(mind, option)
  if (own !== null) return own - costOf(mind, price)
  if (option.do === 'pass') return 0
  // The card that is played leaves the hand too.
  return actionWorth(mind, option) - costOf(mind, option.do === 'play' ? price + 1 : price)
}

const TREADS: Readonly<Partial<Record<Option['do'], Tread>>> = { move: 'roll', carefulMove: 'mark' }

function actionWorth(mind: Mind, option: Option): number {
  const { sight, plan } = mind
  const { turn, things } = sight.weights
  const tread = TREADS[option.do] ?? sight.slice.treads[option.do]
  if (tread && 'to' in option) {
    const left = sight.me.hand.length - (option.cost ?? 0)
    return moveWorth(mind, roomNumber(sight, option.to), tread, true, left)
  }
  switch (option.do) {
    case 'play':
      return effectsWorth(mind, cardDoes(sight, option.card))
    case 'use':
      return useWorth(mind, option.card)
    case 'roomAction':
      return effectsWorth(mind, tileAt(sight, sight.here)?.action ?? [])
    case 'shoot':
      return shootWorth(mind)
    case 'melee':
      return meleeWorth(mind)
    case 'pickUp':
      return Math.max(turn.unknown, ...at(sight.rooms, sight.here).objects.map(object => objectWorth(mind, object)))
    case 'trade':
      return tradeWorth(mind)
    case 'craft':
      return things.craft
    case 'activate':
      return things.activated + plan.item(option.card)
    default:
      return turn.unknown
  }
}

/** An item that is used up is one less to have. */
function useWorth(mind: Mind, card: Name): number {
  const { sight, plan } = mind
  const item = itemCalled(sight, card)
  if (!item?.effect) return sight.weights.turn.unknown
  return effectsWorth(mind, item.effect) - (item.oneUse ? plan.item(card) * sight.weights.things.usedUp : 0)
}

const SHOT: EffectOf<'shoot'> = { fx: 'shoot', energy: false, reroll: false, spend: 'one' }

/** Without an intruder here, only the game may know something to shoot at. */
const shootWorth = (mind: Mind): number =>
  mind.sight.fighting ? effectWorth(mind, SHOT) : (mind.plan.effect(mind, SHOT) ?? mind.sight.weights.turn.unknown)

const CONTAMINATE: Effect = { fx: 'contaminate', count: 1 }
const HURT: Effect = { fx: 'seriousWound', count: 1 }

/** With bare hands, when there is nothing better and nowhere to go. */
function meleeWorth(mind: Mind): number {
  const { sight } = mind
  const { fight } = sight.weights
  const foes = at(sight.intruders, sight.here)
  if (sight.table.time <= fight.meleeAtEndTime && barred(mind) > fight.meleeAtEndBarred) return fight.meleeAtEnd
  // Bare hands seldom miss a Larva, and what they risk is better than what it does.
  if (foes.length === 1 && foes[0]?.kind === 'larva') {
    const hits = (attackCost(sight, 'larva') * (fight.missesLarva - 1)) / fight.missesLarva
    return hits + effectWorth(mind, CONTAMINATE) + effectWorth(mind, HURT) / fight.missesLarva
  }
  return attacksIn(sight, sight.here) > 0 && fightCost(sight, 0) > fight.meleeFrom ? fight.melee : fight.meleeWorse
}

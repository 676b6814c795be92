/** A turn: what every action is worth after its price. */
import type { Effect, Name, Option } from '@coldwake/rules/facts'
import { attackCost, attacksIn, cardsCost, fightCost } from './danger.ts'
import { effectsWorth, effectWorth, type Mind } from './effects.ts'
import { barred, moveWorth } from './moves.ts'
import { cardDoes, itemCalled, tileAt } from './sight.ts'
import { tradeWorth } from './trade.ts'

/** What lies under this is worse than passing. */
export function turnWorth(m: Mind, option: Option): number {
  const { s, plan } = m
  const price = costOf(m, option.cost ?? 0)
  const own = plan.answer(option)
  if (own !== null) return own - price
  const left = s.me.hand.length - (option.cost ?? 0)
  switch (option.do) {
    case 'pass':
      return 0
    case 'rideElevator':
      return moveWorth(m, s.board.roomIndex[option.to], 'silent', true, left) - price
    case 'move':
      return moveWorth(m, s.board.roomIndex[option.to], 'roll', true, left) - price
    case 'carefulMove':
      return moveWorth(m, s.board.roomIndex[option.to], 'mark', true, left) - price
    case 'play':
      return effectsWorth(m, cardDoes(s, option.card)) - costOf(m, (option.cost ?? 0) + 1)
    case 'use':
      return useWorth(m, option.card) - price
    case 'roomAction':
      return effectsWorth(m, tileAt(s, s.here)?.action ?? []) - price
    case 'shoot':
      return shootWorth(m) - price
    case 'melee':
      return meleeWorth(m) - price
    case 'pickUp':
      return Math.max(-5, ...s.rooms[s.here].objects.map(plan.object)) - price
    case 'trade':
      return tradeWorth(m) - price
    case 'craft':
      return 1.5 - price
    case 'activate':
      return 1.2 + plan.item(option.card) - price
    default:
      return -5
  }
}

/** What so many cards are worth in the hand; in the last round next to nothing. */
const costOf = ({ s, plan }: Mind, count: number): number => (plan.last ? count * SPARE : cardsCost(s, count))
const SPARE = 0.05

/** An item that is used up is one less to have. */
function useWorth(m: Mind, card: Name): number {
  const item = itemCalled(m.s, card)
  if (!item?.effect) return -5
  return effectsWorth(m, item.effect) - (item.oneUse ? m.plan.item(card) * 0.35 : 0)
}

/** Shooting: as good as the fight it decides. */
function shootWorth(m: Mind): number {
  const { s } = m
  if (!s.fighting) return m.plan.effect({ fx: 'shoot', energy: false, reroll: false, spend: 'one' }) ?? -5
  return effectWorth(m, { fx: 'shoot', energy: false, reroll: false, spend: 'one' })
}

const CONTAMINATE: Effect = { fx: 'contaminate', count: 1 }
const HURT: Effect = { fx: 'seriousWound', count: 1 }
/** With bare hands, when there is nothing better and nowhere to go. */
function meleeWorth(m: Mind): number {
  const { s } = m
  const foes = s.intruders[s.here]
  if (s.table.time <= 2 && barred(m) > 10) return 4
  // Bare hands seldom miss it, and are better than what it does.
  if (foes.length === 1 && foes[0].kind === 'larva')
    return (attackCost(s, 'larva') * 5) / 6 + effectWorth(m, CONTAMINATE) + effectWorth(m, HURT) / 6
  return attacksIn(s, s.here) > 0 && fightCost(s, 0) > 30 ? 0.5 : -4
}

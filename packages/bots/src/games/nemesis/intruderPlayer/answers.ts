/** Answers of a player who plays the Intruders: it has nothing to lose, and nobody else shall win. */
import {
  attackInfo,
  type Choice,
  type Decision,
  eventInfo,
  type IntruderView,
  intruderActionInfo,
  type Name,
  type Option,
  type Seat,
} from '@coldwake/rules/facts'
import type { OptionOf } from '../../../consideration.ts'
import { numberOf } from '../../../indexed.ts'
import { roomNumber, type Sight } from '../../../sight.ts'
import { attackWorth, bestAttack, cardHarm } from './attacks.ts'
import { effectWorth, eventWorth, healWorth, noiseWorth } from './cards.ts'
import { type Hunt, huntOf, most, weights } from './hunt.ts'
import { moveWorth, placeWorth, wayWorth } from './places.ts'

export const playsIntruders = ({ table, seat }: Sight): boolean => table.intruderPlayer?.seat === seat

/** The worth of each option to the player of the Intruders. */
export function huntWorths(sight: Sight, { options }: Decision): number[] {
  const hunt = huntOf(sight)
  return options.map(option => {
    const worth = ANSWERS[option.do] as ((hunt: Hunt, option: Option) => number) | undefined
    return worth?.(hunt, option) ?? 0
  })
}

type Answers = { readonly [K in Choice['do']]?: (hunt: Hunt, option: OptionOf<K>) => number }

const ANSWERS: Answers = {
  playAs: playWorth,
  intruder: (hunt, { intruder }) => intruderWorth(hunt, intruder),
  way(hunt, { corridor }) {
    const foe = intruderCalled(hunt, given(hunt, 'intruder'))
    return foe ? wayWorth(hunt, foe, numberOf(hunt.sight.board.corridorIndex, corridor)) : 0
  },
  who: (hunt, { whom }) => whomWorth(hunt, whom),
  resolve: (hunt, { card }) => resolveWorth(hunt, card),
  keep: ({ sight }, { card }) => kept(sight, card),
}

/** The worth of a card in the rounds to come: many attacks to choose from, and any way. */
function kept({ table }: Sight, card: Name): number {
  const { way = 0, attacks = 0, effect = [] } = intruderActionInfo(table.game, card) ?? {}
  const hatches = effect.some(({ fx }) => fx === 'eclosion')
  return attacks + (way === null ? weights.anyWay : 0) + (hatches ? weights.eclosion : 0)
}

/** A card that is not played is lost, but for one. */
function playWorth(hunt: Hunt, { card, as }: OptionOf<'playAs'>): number {
  const { table } = hunt.sight
  const command = intruderActionInfo(table.game, card)
  if (!command) return 0
  const worth = () => {
    switch (as) {
      case 'move':
        return most(table.intruders.map(foe => moveWorth(hunt, foe, command.way)))
      case 'attack':
        return most(table.intruders.map(foe => bestAttack(hunt, foe, command.attacks)))
      case 'special':
        return command.effect.reduce((sum, effect) => sum + effectWorth(hunt, effect), 0)
    }
  }
  return worth() - kept(hunt.sight, card) * weights.reluctance
}

/** A number that the task in hand was given: what is still to be resolved is known to all. */
function given({ sight }: Hunt, field: 'way' | 'count' | 'intruder'): number | null {
  const top = sight.table.agenda.at(-1)
  const value: unknown = typeof top === 'object' && top !== null && field in top ? Reflect.get(top, field) : null
  return typeof value === 'number' ? value : null
}

const intruderCalled = ({ sight }: Hunt, id: number | null): IntruderView | undefined =>
  sight.table.intruders.find(({ intruder }) => intruder === id)

function intruderWorth(hunt: Hunt, id: number): number {
  const foe = intruderCalled(hunt, id)
  if (!foe) return 0
  switch (hunt.sight.about.purpose) {
    case 'intruderMove':
      return moveWorth(hunt, foe, given(hunt, 'way'))
    case 'intruderAttack':
      return bestAttack(hunt, foe, given(hunt, 'count') ?? 1)
    default: {
      const place = placeWorth(hunt, foe, roomNumber(hunt.sight, foe.room))
      return healWorth(foe, given(hunt, 'count') ?? 1) + place * weights.healedPlace
    }
  }
}

function whomWorth(hunt: Hunt, whom: Seat): number {
  const prey = hunt.prey.find(({ seat }) => seat === whom)
  if (!prey) return 0
  const foe = intruderCalled(hunt, given(hunt, 'intruder'))
  return foe ? attackWorth(hunt, foe, prey, given(hunt, 'count') ?? 1) : noiseWorth(hunt, prey)
}

/** A card of those looked at: of an attack under way, or an Event card. */
function resolveWorth(hunt: Hunt, card: Name): number {
  const { about, table } = hunt.sight
  const { attack } = about
  if (!attack) {
    const event = eventInfo(table.game, card)
    return event ? eventWorth(hunt, event) : 0
  }
  const foe = intruderCalled(hunt, attack.intruder)
  const info = attackInfo(table.game, card)
  const quarry = hunt.prey.find(({ seat }) => attack.victims.includes(seat))
  return foe && info && quarry ? cardHarm(hunt, foe, quarry, info) : 0
}

/** The worth of the special effects of the Intruders' cards, and of Event cards. */
import type { Effect, EventCard, IntruderView } from '@coldwake/rules/facts'
import { at } from '../../../indexed.ts'
import { roomNumber } from '../../../sight.ts'
import { attackWorth, bestOf } from './attacks.ts'
import { type Hunt, most, type Prey, weights } from './hunt.ts'
import { company, moveWorth, placeWorth } from './places.ts'

/** An intruder comes out of the bag to this one. */
function foundWorth(hunt: Hunt, prey: Prey): number {
  const { table, facts, board } = hunt.sight
  let total = table.bag.blank
  let worth = 0
  for (const face of facts.content.faces) {
    if (face.kind !== 'intruder' || face.token.kind === 'blank') continue
    const { kind, value } = face.token
    const share = table.bag[kind] / (facts.content.withBack[`intruder.${kind}`]?.length ?? 1)
    const foe: IntruderView = { intruder: -1, kind, room: at(board.rooms, prey.room), injuries: 0 }
    total += share
    const surprise = value > prey.cards ? attackWorth(hunt, foe, prey, 1) : 0
    worth += share * (company(hunt, foe, prey) + weights.found + surprise)
  }
  return total === 0 ? 0 : worth / total
}

/** A noise roll of this one. */
export function noiseWorth(hunt: Hunt, prey: Prey): number {
  const { facts, board, noise, intruders, crew } = hunt.sight
  const found = foundWorth(hunt, prey)
  let worth = 0
  for (const face of facts.noiseDie) {
    if (face === 'silence' || face === 'mars') continue
    if (face === 'danger') {
      const near = at(board.ways, prey.room).flatMap(({ to }) => (at(crew, to).length === 0 ? at(intruders, to) : []))
      worth += near.reduce((sum, foe) => sum + company(hunt, foe, prey), weights.danger)
    } else worth += noise[at(board.exits, prey.room)[Number(face)] ?? -1] ? found : weights.marker
  }
  return worth / facts.noiseDie.length
}

/** Adults with nobody in their room go to a character next door. */
function huntWorth(hunt: Hunt): number {
  const { intruders, crew, board, shut } = hunt.sight
  let worth = 0
  intruders.forEach((there, room) => {
    if (at(crew, room).length > 0) return
    const [to] = at(board.ways, room)
      .flatMap(way => (!shut[way.via] && at(crew, way.to).length > 0 ? [way.to] : []))
      .sort((a, b) => a - b)
    if (to === undefined) return
    for (const foe of there) if (foe.kind === 'adult') worth += placeWorth(hunt, foe, to) - placeWorth(hunt, foe, room)
  })
  return worth
}

/** Every larva hatches from its host, and a character that draws sickness gets one. */
const eclosionWorth = ({ prey }: Hunt): number =>
  prey.reduce((sum, one) => sum + one.worth * (one.larva ? 1 : one.sick * weights.host), 0)

export const healWorth = ({ injuries }: IntruderView, count: number): number =>
  Math.min(injuries, count) * weights.healed

/** Intruders that no character is with leave the board. */
function lurkWorth(hunt: Hunt): number {
  const { table, crew } = hunt.sight
  return -table.intruders.reduce((sum, foe) => {
    const room = roomNumber(hunt.sight, foe.room)
    return sum + (at(crew, room).length > 0 ? 0 : placeWorth(hunt, foe, room))
  }, 0)
}

export function effectWorth(hunt: Hunt, effect: Effect): number {
  const { table } = hunt.sight
  switch (effect.fx) {
    case 'pursuit':
      return most(hunt.prey.map(one => noiseWorth(hunt, one)))
    case 'hunt':
      return huntWorth(hunt)
    case 'eclosion':
      return eclosionWorth(hunt)
    case 'planning':
      return bestOf(
        hunt.events.map(card => eventWorth(hunt, card)),
        effect.draw,
      )
    case 'healOne':
      return most(table.intruders.map(foe => healWorth(foe, effect.count)))
    case 'healIntruders':
      return table.intruders.reduce((sum, foe) => sum + healWorth(foe, effect.count), 0)
    case 'lurk':
      return lurkWorth(hunt)
    default:
      return weights.events[effect.fx] ?? 0
  }
}

/** Intruders in a fight stay there; the others go where the card says. */
export function eventWorth(hunt: Hunt, { moves, way, effect }: EventCard): number {
  const { table, crew } = hunt.sight
  const movers = table.intruders.filter(
    ({ kind, room }) => moves.includes(kind) && at(crew, roomNumber(hunt.sight, room)).length === 0,
  )
  const moved = movers.reduce((sum, foe) => sum + Math.max(moveWorth(hunt, foe, way), weights.worstMove), 0)
  return effect.reduce((sum, one) => sum + effectWorth(hunt, one), moved)
}

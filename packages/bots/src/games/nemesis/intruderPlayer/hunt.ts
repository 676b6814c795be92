/** A hunt is what a player who plays the Intruders reads out of a sight. */
import { type AttackCard, type EventCard, isAboard, type Name, type Seat } from '@coldwake/rules/facts'
import { at } from '../../../indexed.ts'
import { roomCalled, roomNumber, type Sight } from '../../../sight.ts'
import { POD_ROOMS } from '../considerations/pods.ts'
import { nemesisWeights } from '../weights.ts'

export const weights = nemesisWeights.hunt

/** A character that may still win. */
export interface Prey {
  seat: Seat
  room: number
  inPod: boolean
  /** How far it is from unhurt to death, in light wounds. */
  wounds: number
  /** The loss to the crew if it dies. */
  worth: number
  larva: boolean
  cards: number
  /** The chance that the cards it draws make it sick. */
  sick: number
  /** True where it can get into a shelter from here. */
  atShelter: boolean
}

export interface Hunt {
  sight: Sight
  prey: readonly Prey[]
  /** Attack cards that may come, and Event cards. */
  attacks: readonly AttackCard[]
  events: readonly EventCard[]
  /** True with the card in hand that makes every host's larva hatch. */
  hatches: boolean
  /** Kind, seat and draws → what such an attack is worth, once it has been worked out. */
  expected: Map<string, number>
  /** Of each of the prey: room → steps to it, a closed door being one more. */
  steps: readonly (readonly number[])[]
}

/** Rooms out of which a character can get away now. */
function shelters(sight: Sight): number[] {
  const { table, board } = sight
  const open = board.data.tracks.time.some(({ n, hibernationOpen }) => n === table.time && hibernationOpen)
  const pods = Object.entries(POD_ROOMS).flatMap(([tile, section]) =>
    table.pods.some(pod => pod.section === section && pod.state === 'docked' && !pod.locked) ? [tile] : [],
  )
  return [...(open ? ['hibernatorium'] : []), ...pods].map(tile => roomCalled(sight, tile)).filter(room => room >= 0)
}

function preyOf(sight: Sight): Prey[] {
  const { table, facts } = sight
  const { light } = facts.limits
  const { life, win } = nemesisWeights
  const refuges = shelters(sight)
  const toRefuge = refuges.map(room => stepsAround(sight, room))
  const { infected, clean } = facts.box.contamination
  return table.crew.filter(isAboard).map(crew => {
    const room = roomNumber(sight, crew.room)
    const inPod = crew.pod !== null
    const near = Math.max(0, ...toRefuge.map(steps => weights.perStep ** at(steps, room)))
    const deck = Math.max(1, crew.hand + crew.deck.count + crew.discard.length)
    return {
      seat: crew.seat,
      room,
      inPod,
      wounds: (crew.wounds.length + crew.dressed.length) * light + crew.light,
      worth: life * weights.life + win * (weights.hope + (1 - weights.hope) * (inPod ? 1 : near)),
      larva: crew.larva,
      cards: crew.hand,
      sick: (infected / (infected + clean)) * Math.min(1, (weights.sick * crew.contamination) / deck),
      atShelter: inPod || refuges.includes(room),
    }
  })
}

export function huntOf(sight: Sight): Hunt {
  const prey = preyOf(sight)
  const { attacks, events } = decksOf(sight)
  return {
    sight,
    prey,
    attacks: inDeck(sight, 'attack', attacks),
    events: inDeck(sight, 'event', events),
    expected: new Map(),
    hatches: sight.me.hand.includes('metamorphosis'),
    steps: prey.map(({ room }) => stepsAround(sight, room)),
  }
}

interface Decks {
  attacks: readonly { name: Name; card: AttackCard }[]
  events: readonly { name: Name; card: EventCard }[]
}
const decks = new Map<string, Decks>()
/** The cards of both decks, found once for each box. */
function decksOf({ table, facts }: Sight): Decks {
  const known = decks.get(table.game)
  if (known) return known
  const { faces, names } = facts.content
  const found: Decks = {
    attacks: faces.flatMap((face, i) => (face.kind === 'attack' ? [{ name: at(names, i), card: face.attack }] : [])),
    events: faces.flatMap((face, i) => (face.kind === 'event' ? [{ name: at(names, i), card: face.event }] : [])),
  }
  decks.set(table.game, found)
  return found
}

/** The cards that may still come, as far as everybody can tell. */
function inDeck<C>({ table }: Sight, deck: string, all: readonly { name: Name; card: C }[]): C[] {
  const out = [...(table.decks.find(one => one.deck === deck)?.discard ?? []), ...table.removed]
  return all.flatMap(({ name, card }) => (out.includes(name) ? [] : [card]))
}

/** Room → steps of an intruder from there to the target. It breaks a closed door first, and minds nothing else. */
function stepsAround({ board, shut }: Sight, target: number): number[] {
  const steps = board.ways.map(() => Number.POSITIVE_INFINITY)
  steps[target] = 0
  const queue = [target]
  for (let i = 0; i < queue.length; i++) {
    const room = at(queue, i)
    for (const { to, via } of at(board.ways, room)) {
      const far = at(steps, room) + (shut[via] ? weights.shutDoor : 1)
      if (far >= at(steps, to)) continue
      steps[to] = far
      queue.push(to)
    }
  }
  return steps
}

/** The most of several worths; without any, the least there is. */
export const most = (values: readonly number[]): number =>
  values.length === 0 ? Number.NEGATIVE_INFINITY : Math.max(...values)

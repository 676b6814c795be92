/** Whoever plays the Intruders: nothing to lose, and nobody else shall win. All is counted in what it costs the crew. */
import {
  type AttackCard,
  attackInfo,
  type Decision,
  type Effect,
  type EventCard,
  eventInfo,
  type IntruderView,
  intruderActionInfo,
  type Name,
  type Option,
  type Seat,
} from '@coldwake/rules/facts'
import { LIFE, WIN } from './danger.ts'
import { isAboard, roomCalled, type Sight } from './sight.ts'

/** Somebody who may still win. */
interface Prey {
  seat: Seat
  room: number
  inPod: boolean
  /** How far it is from unhurt to death, in light wounds. */
  wounds: number
  /** What the crew loses with it. */
  worth: number
  larva: boolean
  cards: number
  /** How likely what it draws makes it sick. */
  sick: number
  /** Here is a shelter that it can get into. */
  atShelter: boolean
}

/** What a hunter works with. */
interface Hunt {
  s: Sight
  prey: readonly Prey[]
  /** Attack cards that may come, and Event cards. */
  attacks: readonly AttackCard[]
  events: readonly EventCard[]
  /** Does it hold what makes every host's larva hatch? */
  hatches: boolean
  /** Kind, seat and draws → what such an attack is worth, once it has been worked out. */
  expected: Map<string, number>
  /** Room → how near it is to each of the prey: steps, and a shut door is one more. */
  steps: readonly (readonly number[])[]
}

/** What each option is worth to whoever plays the Intruders. */
export function intruderWorths(s: Sight, decision: Decision): number[] {
  const hunt = huntOf(s)
  return decision.options.map(option => weighed(hunt, option))
}

export const playsIntruders = ({ table, seat }: Sight): boolean => table.intruderPlayer?.seat === seat

// ---------------------------------------------------------------- who is hunted

const PODS = { evacuationSectionA: 'A', evacuationSectionB: 'B' } as const

/** Rooms out of which somebody can get away now. */
function shelters(s: Sight): number[] {
  const { table, board } = s
  const open = board.data.tracks.time.some(({ n, hibernationOpen }) => n === table.time && hibernationOpen)
  const pods = Object.entries(PODS).flatMap(([tile, section]) =>
    table.pods.some(pod => pod.section === section && pod.state === 'docked' && !pod.locked) ? [tile] : [],
  )
  return [...(open ? ['hibernatorium'] : []), ...pods].map(tile => roomCalled(s, tile)).filter(room => room >= 0)
}

/** Whoever is that near to a shelter is as good as away. */
const NEARER = 0.8
/** What anybody may still reach. */
const HOPE = 0.25

function huntOf(s: Sight): Hunt {
  const { table, board, facts } = s
  const refuges = shelters(s)
  const toRefuge = refuges.map(room => stepsAround(s, room))
  const { infected, clean } = facts.box.contamination
  const prey = table.crew.filter(isAboard).map((crew): Prey => {
    const room = board.roomIndex[crew.room]
    const near = Math.max(0, ...toRefuge.map(steps => NEARER ** steps[room]))
    const deck = Math.max(1, crew.hand + crew.deck.count + crew.discard.length)
    return {
      seat: crew.seat,
      room,
      inPod: crew.pod !== null,
      wounds: (crew.wounds.length + crew.dressed.length) * facts.limits.light + crew.light,
      worth: LIFE * 0.5 + WIN * (HOPE + (1 - HOPE) * (crew.pod === null ? near : 1)),
      larva: crew.larva,
      cards: crew.hand,
      sick: (infected / (infected + clean)) * Math.min(1, (4 * crew.contamination) / deck),
      atShelter: crew.pod !== null || refuges.includes(room),
    }
  })
  return {
    s,
    prey,
    attacks: inDeck(s, 'attack', decksOf(s).attacks),
    events: inDeck(s, 'event', decksOf(s).events),
    expected: new Map(),
    hatches: s.me.hand.includes('metamorphosis'),
    steps: prey.map(({ room }) => stepsAround(s, room)),
  }
}

interface Decks {
  attacks: readonly { name: Name; card: AttackCard }[]
  events: readonly { name: Name; card: EventCard }[]
}
const decks = new Map<string, Decks>()
/** What is printed on the cards of both decks, found once. */
function decksOf({ table, facts }: Sight): Decks {
  const known = decks.get(table.game)
  if (known) return known
  const { faces, names } = facts.content
  const found: Decks = {
    attacks: faces.flatMap((face, i) => (face.kind === 'attack' ? [{ name: names[i], card: face.attack }] : [])),
    events: faces.flatMap((face, i) => (face.kind === 'event' ? [{ name: names[i], card: face.event }] : [])),
  }
  decks.set(table.game, found)
  return found
}

/** Those that may still come, as far as everybody can tell. */
function inDeck<C>({ table }: Sight, deck: string, all: readonly { name: Name; card: C }[]): C[] {
  const out = [...(table.decks.find(one => one.deck === deck)?.discard ?? []), ...table.removed]
  return all.flatMap(({ name, card }) => (out.includes(name) ? [] : [card]))
}

/** Steps of an intruder from everywhere to this room. It breaks a shut door first, and minds nothing else. */
function stepsAround({ board, shut }: Sight, target: number): number[] {
  const steps = board.ways.map(() => Number.POSITIVE_INFINITY)
  steps[target] = 0
  const queue = [target]
  for (let i = 0; i < queue.length; i++)
    for (const { to, via } of board.ways[queue[i]]) {
      const far = steps[queue[i]] + (shut[via] ? 2 : 1)
      if (far >= steps[to]) continue
      steps[to] = far
      queue.push(to)
    }
  return steps
}

// ---------------------------------------------------------------- what an attack does

/** One more wound than anybody can bear. */
const deathOf = ({ facts }: Sight): number => facts.limits.serious * facts.limits.light + 1
/** The nearer to death, the more a wound counts. */
const toll = (s: Sight, wounds: number): number => (Math.min(wounds, deathOf(s)) / deathOf(s)) ** 1.6
const HOST = 0.3
const HATCHING = 0.9

interface Hurt {
  wounds: number
  besides: number
}

function suffer(s: Sight, prey: Prey, hurt: Hurt, effect: Effect): void {
  const { light, serious } = s.facts.limits
  const atLimit = hurt.wounds >= serious * light
  switch (effect.fx) {
    case 'lightWound':
      hurt.wounds = atLimit ? deathOf(s) : Math.min(hurt.wounds + effect.count, serious * light)
      return
    case 'seriousWound':
      hurt.wounds = atLimit ? deathOf(s) : hurt.wounds + light
      return
    case 'kill':
      hurt.wounds = deathOf(s)
      return
    case 'when': {
      const bears = effect.test.is === 'seriousWounds' && Math.floor(hurt.wounds / light) >= effect.test.min
      for (const one of bears ? effect.do : effect.else) suffer(s, prey, hurt, one)
      return
    }
    case 'contaminate':
      hurt.besides += effect.count * 1.5
      return
    case 'slime':
      hurt.besides += 1.5
      return
    case 'transform':
    case 'summon':
      hurt.besides += 5
  }
}

/** What it costs this one to suffer that. */
function harm({ s }: Hunt, prey: Prey, effects: readonly Effect[]): number {
  const hurt: Hurt = { wounds: prey.wounds, besides: 0 }
  for (const effect of effects) suffer(s, prey, hurt, effect)
  return prey.worth * (toll(s, hurt.wounds) - toll(s, prey.wounds)) + (hurt.wounds < deathOf(s) ? hurt.besides : 0)
}

/** Those on their feet in a room. */
const preyIn = ({ prey }: Hunt, room: number): Prey[] => prey.filter(one => one.room === room && !one.inPod)

/** What an attack with this card does: nothing where the card names another kind. */
function cardHarm(hunt: Hunt, { kind }: IntruderView, quarry: Prey, card: AttackCard): number {
  if (!card.by.includes(kind)) return 0
  const victims = card.everybody ? preyIn(hunt, quarry.room) : [quarry]
  return victims.reduce((sum, one) => sum + harm(hunt, one, card.effect), 0)
}

/** The most that is to be expected of so many draws. */
function bestOf(values: readonly number[], draws: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted.reduce((sum, value, i) => {
    const share = ((i + 1) / sorted.length) ** draws - (i / sorted.length) ** draws
    return sum + value * share
  }, 0)
}

/** What an attack of this one on that one is worth, with so many cards to choose from. */
function attackWorth(hunt: Hunt, foe: IntruderView, quarry: Prey, draws: number): number {
  if (foe.kind === 'larva') return quarry.larva ? 0.5 : quarry.worth * (hunt.hatches ? HATCHING : HOST)
  const key = `${foe.kind}/${quarry.seat}/${draws}`
  let worth = hunt.expected.get(key)
  if (worth === undefined) {
    worth = bestOf(
      hunt.attacks.map(card => cardHarm(hunt, foe, quarry, card)),
      draws,
    )
    hunt.expected.set(key, worth)
  }
  return worth
}

const bestAttack = (hunt: Hunt, foe: IntruderView, draws: number): number =>
  most(preyIn(hunt, hunt.s.board.roomIndex[foe.room]).map(quarry => attackWorth(hunt, foe, quarry, draws)))

const most = (values: readonly number[]): number =>
  values.length === 0 ? Number.NEGATIVE_INFINITY : Math.max(...values)

// ---------------------------------------------------------------- where they stand

const USUAL_DRAWS = 2
/** Whoever has something in the room can neither rest nor use it. */
const HELD = 0.1
const KEPT_FROM_SHELTER = 0.45
const FADING = 0.55

/** What it does to this one to have that in its room: more for the first than for any other. */
function company(hunt: Hunt, foe: IntruderView, prey: Prey): number {
  const others = hunt.s.intruders[prey.room].some(({ intruder }) => intruder !== foe.intruder)
  const held = others ? 0 : prey.worth * (prey.atShelter ? KEPT_FROM_SHELTER : HELD)
  return held + attackWorth(hunt, foe, prey, USUAL_DRAWS) * (others ? 0.6 : 0.85)
}

/** How good it is to have this one in that room. */
function placeWorth(hunt: Hunt, foe: IntruderView, room: number): number {
  return Math.max(0, ...hunt.prey.map((prey, i) => company(hunt, foe, prey) * FADING ** hunt.steps[i][room]))
}

/** What it changes if this one goes through that corridor. */
function wayWorth(hunt: Hunt, foe: IntruderView, corridor: number): number {
  const { board, shut } = hunt.s
  const from = board.roomIndex[foe.room]
  const now = placeWorth(hunt, foe, from)
  if (corridor >= board.firstNetwork) return -now - 3
  const [a, b] = board.ends[corridor]
  const there = placeWorth(hunt, foe, a === from ? b : a)
  return shut[corridor] ? (there - now) * 0.3 : there - now
}

/** The best that this one can do with a card for that corridor number. */
function moveWorth(hunt: Hunt, foe: IntruderView, way: number | null): number {
  const { board } = hunt.s
  const from = board.roomIndex[foe.room]
  const corridors = way === null ? board.around[from] : [board.exits[from][way]].filter(corridor => corridor >= 0)
  return most(corridors.map(corridor => wayWorth(hunt, foe, corridor)))
}

// ---------------------------------------------------------------- special cards

/** Something comes out of the bag to this one. */
function foundWorth(hunt: Hunt, prey: Prey): number {
  const { table, facts } = hunt.s
  let total = table.bag.blank
  let worth = 0
  for (const face of facts.content.faces) {
    if (face.kind !== 'intruder' || face.token.kind === 'blank') continue
    const { kind, value } = face.token
    const share = table.bag[kind] / facts.content.withBack[`intruder.${kind}`].length
    const foe: IntruderView = { intruder: -1, kind, room: hunt.s.board.rooms[prey.room], injuries: 0 }
    total += share
    worth += share * (company(hunt, foe, prey) + 2 + (value > prey.cards ? attackWorth(hunt, foe, prey, 1) : 0))
  }
  return total === 0 ? 0 : worth / total
}

/** A noise roll of this one. */
function noiseWorth(hunt: Hunt, prey: Prey): number {
  const { facts, board, noise, intruders, crew } = hunt.s
  const found = foundWorth(hunt, prey)
  let worth = 0
  for (const face of facts.noiseDie) {
    if (face === 'silence' || face === 'mars') continue
    if (face === 'danger') {
      const near = board.ways[prey.room].flatMap(({ to }) => (crew[to].length === 0 ? intruders[to] : []))
      worth += near.reduce((sum, foe) => sum + company(hunt, foe, prey), 0.8)
    } else worth += noise[board.exits[prey.room][Number(face)]] ? found : 0.5
  }
  return worth / facts.noiseDie.length
}

/** Adults who have nobody with them go to whoever is next door. */
function huntWorth(hunt: Hunt): number {
  const { intruders, crew, board, shut } = hunt.s
  let worth = 0
  intruders.forEach((there, room) => {
    if (crew[room].length > 0) return
    const [to] = board.ways[room]
      .flatMap(way => (!shut[way.via] && crew[way.to].length > 0 ? [way.to] : []))
      .sort((a, b) => a - b)
    if (to === undefined) return
    for (const foe of there) if (foe.kind === 'adult') worth += placeWorth(hunt, foe, to) - placeWorth(hunt, foe, room)
  })
  return worth
}

/** Every larva hatches from its host, and whoever draws sickness gets one. */
const eclosionWorth = ({ prey }: Hunt): number =>
  prey.reduce((sum, one) => sum + one.worth * (one.larva ? 1 : one.sick * HOST), 0)

const healWorth = ({ injuries }: IntruderView, count: number): number => Math.min(injuries, count) * 1.3

/** What else may happen by an Event, without looking closer. */
const EVENTS: Partial<Record<Effect['fx'], number>> = {
  hatch: 3,
  malfunctions: 3,
  spreadFire: 4,
  noiseAround: 2,
  noiseInDucts: 2,
  ejectPod: 10,
  coolantLeak: 6,
  flammable: 2,
  burnItems: 1,
  openDoors: 1,
}

function effectWorth(hunt: Hunt, effect: Effect): number {
  const { s, prey } = hunt
  switch (effect.fx) {
    case 'pursuit':
      return most(prey.map(one => noiseWorth(hunt, one)))
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
      return most(s.table.intruders.map(foe => healWorth(foe, effect.count)))
    case 'healIntruders':
      return s.table.intruders.reduce((sum, foe) => sum + healWorth(foe, effect.count), 0)
    case 'lurk':
      return -s.table.intruders.reduce(
        (sum, foe) =>
          sum +
          (s.crew[s.board.roomIndex[foe.room]].length > 0 ? 0 : placeWorth(hunt, foe, s.board.roomIndex[foe.room])),
        0,
      )
    default:
      return EVENTS[effect.fx] ?? 0
  }
}

/** Who is in a fight stays there; the others go where the card says. */
function eventWorth(hunt: Hunt, { moves, way, effect }: EventCard): number {
  const { table, crew, board } = hunt.s
  const movers = table.intruders.filter(
    ({ kind, room }) => moves.includes(kind) && crew[board.roomIndex[room]].length === 0,
  )
  const moved = movers.reduce((sum, foe) => sum + Math.max(moveWorth(hunt, foe, way), -20), 0)
  return effect.reduce((sum, one) => sum + effectWorth(hunt, one), moved)
}

// ---------------------------------------------------------------- the questions

/** What cards are good for in the rounds to come: many attacks to choose from, and any way. */
function kept({ s }: Hunt, card: Name): number {
  const { way = 0, attacks = 0, effect = [] } = intruderActionInfo(s.table.game, card) ?? {}
  return attacks + (way === null ? 1.5 : 0) + (effect.some(({ fx }) => fx === 'eclosion') ? 1.5 : 0)
}
/** A card not played is lost, but for one. */
const RELUCTANCE = 0.2

function playWorth(hunt: Hunt, { card, as }: Extract<Option, { do: 'playAs' }>): number {
  const { table } = hunt.s
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
  return worth() - kept(hunt, card) * RELUCTANCE
}

/** A number the task in hand was given: what is still to be resolved is known to all. */
function given({ s }: Hunt, field: 'way' | 'count' | 'intruder'): number | null {
  const top = s.table.agenda.at(-1)
  const value: unknown = typeof top === 'object' && top !== null && field in top ? Reflect.get(top, field) : null
  return typeof value === 'number' ? value : null
}
const intruderCalled = ({ s }: Hunt, id: number | null): IntruderView | undefined =>
  s.table.intruders.find(({ intruder }) => intruder === id)

function intruderWorth(hunt: Hunt, id: number): number {
  const foe = intruderCalled(hunt, id)
  if (!foe) return 0
  switch (hunt.s.about.purpose) {
    case 'intruderMove':
      return moveWorth(hunt, foe, given(hunt, 'way'))
    case 'intruderAttack':
      return bestAttack(hunt, foe, given(hunt, 'count') ?? 1)
    default:
      return healWorth(foe, given(hunt, 'count') ?? 1) + placeWorth(hunt, foe, hunt.s.board.roomIndex[foe.room]) * 0.05
  }
}

function whomWorth(hunt: Hunt, whom: Seat): number {
  const prey = hunt.prey.find(({ seat }) => seat === whom)
  if (!prey) return 0
  const foe = intruderCalled(hunt, given(hunt, 'intruder'))
  return foe ? attackWorth(hunt, foe, prey, given(hunt, 'count') ?? 1) : noiseWorth(hunt, prey)
}

/** A card of those looked at: of an attack under way, or an Event. */
function resolveWorth(hunt: Hunt, card: Name): number {
  const { attack } = hunt.s.about
  if (!attack) {
    const event = eventInfo(hunt.s.table.game, card)
    return event ? eventWorth(hunt, event) : 0
  }
  const foe = intruderCalled(hunt, attack.intruder)
  const info = attackInfo(hunt.s.table.game, card)
  const quarry = hunt.prey.find(({ seat }) => attack.victims.includes(seat))
  return foe && info && quarry ? cardHarm(hunt, foe, quarry, info) : 0
}

function weighed(hunt: Hunt, option: Option): number {
  switch (option.do) {
    case 'playAs':
      return playWorth(hunt, option)
    case 'intruder':
      return intruderWorth(hunt, option.intruder)
    case 'way': {
      const foe = intruderCalled(hunt, given(hunt, 'intruder'))
      return foe ? wayWorth(hunt, foe, hunt.s.board.corridorIndex[option.corridor]) : 0
    }
    case 'who':
      return whomWorth(hunt, option.whom)
    case 'resolve':
      return resolveWorth(hunt, option.card)
    case 'keep':
      return kept(hunt, option.card)
    default:
      return 0
  }
}

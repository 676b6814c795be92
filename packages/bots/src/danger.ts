/** What things cost in lives: noise, encounters, attacks, fights. A life is worth LIFE, a won game WIN besides. */
import {
  type CombatFace,
  INTRUDER_KINDS,
  type IntruderKind,
  type IntruderView,
  type Name,
  type Weapon,
} from '@coldwake/rules/facts'
import { isAboard, itemCalled, type Sight } from './sight.ts'

export const LIFE = 60
export const WIN = 60

/** What one attack takes from somebody unhurt. */
const ATTACK: Readonly<Record<IntruderKind, number>> = { larva: 9, creeper: 6, adult: 9, breeder: 12, queen: 16 }
/** How often an attack hits at all. */
const HITS: Readonly<Record<IntruderKind, number>> = { larva: 1, creeper: 0.4, adult: 0.65, breeder: 0.75, queen: 0.9 }
/** Each serious wound brings the last one nearer. */
const FRAILTY = [1, 1.6, 3.2, 7]
/** Where things are counted in shares of what may still be hoped for, wounds before the last take much the same. */
const FRAILTY_IN_SHARES = [1.6, 1.6, 1.6, 3]

export const frailty = (s: Sight): number =>
  s.table.facility
    ? FRAILTY_IN_SHARES[Math.min(s.serious, 3)]
    : FRAILTY[Math.min(s.serious, 3)] * (1 + s.my.light * 0.12)

/** What a Larva in me costs, however well I am: it halves the chance to live. And one more Contamination card. */
const INFESTED = 24
const STAINED = 5

/** What being attacked by this one costs me. */
export const attackCost = (s: Sight, kind: IntruderKind): number =>
  kind === 'larva' ? (s.my.larva ? STAINED : INFESTED) : ATTACK[kind] * HITS[kind] * frailty(s)

const sum = (costs: readonly number[]): number => costs.reduce((a, b) => a + b, 0)

/** What everything in a room costs, as many of us as share it. */
function borne(s: Sight, room: number, cost: (s: Sight, kind: IntruderKind) => number): number {
  const others = s.crew[room].filter(seat => seat !== s.seat).length
  return sum(s.intruders[room].map(({ kind }) => cost(s, kind))) / (1 + others * 0.7)
}

/** One attack by each. */
export const attacksIn = (s: Sight, room: number): number => borne(s, room, attackCost)

/** Whoever stays in a fight is attacked in every round it lasts; only a Larva attacks once. */
const STAYING = 2.4
export const siegeBy = (s: Sight, kind: IntruderKind): number => attackCost(s, kind) * (kind === 'larva' ? 1 : STAYING)
export const siege = (s: Sight, room: number): number => borne(s, room, siegeBy)

const surprises = new Map<string, Readonly<Record<IntruderKind, readonly { light: number; dark: number }[]>>>()
/** Kind → the numbers on its tokens. */
function numbersOf(s: Sight): Readonly<Record<IntruderKind, readonly { light: number; dark: number }[]>> {
  const known = surprises.get(s.table.game)
  if (known) return known
  const numbers: Record<IntruderKind, { light: number; dark: number }[]> = {
    larva: [],
    creeper: [],
    adult: [],
    breeder: [],
    queen: [],
  }
  for (const face of s.facts.content.faces)
    if (face.kind === 'intruder' && face.token.kind !== 'blank')
      numbers[face.token.kind].push({ light: face.token.value, dark: face.token.dark ?? face.token.value })
  surprises.set(s.table.game, numbers)
  return numbers
}

/** What a fight costs that begins now, besides a surprise attack. */
const PRESENCE: Readonly<Record<IntruderKind, number>> = { larva: 3, creeper: 5, adult: 9, breeder: 12, queen: 16 }

/** What it costs to be found by something from the bag with so many cards in hand. */
function encounterCost(s: Sight, room: number, hand: number): number {
  const light = s.dark[room] ? 'dark' : 'light'
  const { bag } = s.table
  const numbers = numbersOf(s)
  let total = bag.blank
  let cost = bag.blank * 0.5
  for (const kind of INTRUDER_KINDS) {
    const count = bag[kind]
    if (count === 0) continue
    const surprised = numbers[kind].filter(n => n[light] > hand).length / Math.max(1, numbers[kind].length)
    total += count
    cost += count * (PRESENCE[kind] * Math.sqrt(frailty(s)) + surprised * attackCost(s, kind))
  }
  return total === 0 ? 0 : cost / total
}

/** A noise roll in that room, with so many cards in hand. */
export function noiseCost(s: Sight, room: number, hand: number): number {
  const die = s.facts.noiseDie
  const enc = encounterCost(s, room, hand)
  let cost = 0
  for (const face of die) {
    if (face === 'danger' || (face === 'silence' && s.my.slime)) cost += dangerCost(s, room)
    else if (face !== 'silence' && face !== 'mars') {
      const corridor = s.board.exits[room][Number(face)]
      if (corridor >= 0) cost += s.noise[corridor] ? enc : 0.4
    }
  }
  return cost / die.length
}

/** Whatever is next door comes in; otherwise there is noise all around. */
function dangerCost(s: Sight, room: number): number {
  let cost = 1.5
  for (const { to } of s.board.ways[room])
    if (s.crew[to].length === 0) for (const { kind } of s.intruders[to]) cost += PRESENCE[kind] * frailty(s)
  return cost
}

interface Gun {
  name: Name
  weapon: Weapon
  ammo: number
}
/** The loaded weapon I would shoot with, by what it does; null without one. */
export function gun(s: Sight): Gun | null {
  let best: Gun | null = null
  for (const { card, ammo } of s.my.hands) {
    if (!ammo || (best && best.ammo >= ammo)) continue
    const weapon = itemCalled(s, card)?.weapon
    if (weapon) best = { name: card, weapon, ammo }
  }
  return best
}

/** What one shot does with this weapon to that kind, roll by roll. The faces that ask for a card get one. */
function injuriesOf(die: readonly CombatFace[], weapon: Weapon, kind: IntruderKind): number[] {
  const small = kind === 'larva' || kind === 'creeper'
  const rolls = die.map(face => {
    if (face === 'blank') return 0
    const hit = face === 'hit' || face === 'double'
    const twice =
      (face === 'double' && !weapon.doubleAsHit) || (face === 'hit' && weapon.hitAsDouble) || face === 'beta'
    const fits =
      hit || face === 'alpha' || (face === 'creeper' && small) || (face === 'adult' && (small || kind === 'adult'))
    const base = twice ? 2 : fits || weapon.sure ? 1 : 0
    if (base === 0) return 0
    return (
      base + (weapon.bonusOnHit || (weapon.bonusOnHits && hit) || (weapon.bonusOnDouble && face === 'double') ? 1 : 0)
    )
  })
  // A burst that hits nothing goes on.
  return weapon.burst ? rolls.flatMap(first => (first > 0 ? rolls.map(() => first) : rolls)) : rolls
}

/** Cards drawn to see how tough it is. */
const TOUGHNESS: Readonly<Record<IntruderKind, number>> = { larva: 0, creeper: 1, adult: 1, breeder: 2, queen: 2 }
const MOST_INJURIES = 14
const falling = new Map<string, readonly number[]>()
/** Injuries → the chance that it falls or flees when one more is dealt. */
function fallsAt(s: Sight, kind: IntruderKind): readonly number[] {
  const key = `${s.table.game}/${kind}`
  const found = falling.get(key)
  if (found) return found
  const blood = s.facts.content.faces.flatMap(face => (face.kind === 'attack' ? [face.attack.blood] : []))
  let sums: (number | null)[] = [0]
  for (let i = 0; i < TOUGHNESS[kind]; i++)
    sums = sums.flatMap(sum => blood.map(number => (sum === null || number === null ? null : sum + number)))
  const chances = Array.from(
    { length: MOST_INJURIES },
    (_, injuries) => sums.filter(sum => sum === null || sum <= injuries).length / sums.length,
  )
  falling.set(key, chances)
  return chances
}

const kills = new Map<string, number>()
/** The chance that so many shots end it. */
export function killChance(s: Sight, { kind, injuries, room }: IntruderView, shots: number): number {
  const held = gun(s)
  const count = Math.min(shots, held?.ammo ?? 0)
  if (!held || count <= 0) return 0
  const lit = s.facts.advantageDie.length > 0 && !s.dark[s.board.roomIndex[room]] && !s.my.wounds.includes('eyes')
  const key = `${s.table.game}/${held.name}/${kind}/${injuries}/${count}/${lit}`
  let chance = kills.get(key)
  if (chance === undefined) {
    const die = lit ? s.facts.advantageDie : s.facts.combatDie
    chance = ended(spread(injuriesOf(die, held.weapon, kind)), fallsAt(s, kind), injuries, count)
    kills.set(key, chance)
  }
  return chance
}

/** Injuries → how likely one shot deals so many. */
function spread(rolls: readonly number[]): number[] {
  const chances = Array.from({ length: Math.max(...rolls) + 1 }, () => 0)
  for (const roll of rolls) chances[roll] += 1 / rolls.length
  return chances
}

function ended(shot: readonly number[], falls: readonly number[], injuries: number, shots: number): number {
  if (shots === 0) return 0
  let chance = 0
  shot.forEach((likely, dealt) => {
    const now = Math.min(injuries + dealt, MOST_INJURIES - 1)
    const at = dealt === 0 ? 0 : falls[now]
    if (likely > 0) chance += likely * (at + (1 - at) * ended(shot, falls, now, shots - 1))
  })
  return chance
}

/** How likely so many shots of mine end everything in that room. */
export function cleared(s: Sight, room: number, shots: number): number {
  const foes = s.intruders[room]
  const each = Math.floor(shots / Math.max(1, foes.length))
  return foes.reduce((chance, foe) => chance * killChance(s, foe, each), 1)
}

/** How much is lost by staying in this fight for the rest of the round, shooting as often as I can. */
export function fightCost(s: Sight, cards: number): number {
  const foes = [...s.intruders[s.here]].sort((a, b) => ATTACK[a.kind] - ATTACK[b.kind])
  const others = s.crew[s.here].length - 1
  let left = cards
  let cost = 0
  for (const foe of foes) {
    const kills = killChance(s, foe, left)
    left -= kills > 0 ? 3 : 0
    // What is not dead by then attacks, and is still there next round.
    cost += (1 - kills) * attackCost(s, foe.kind) * 2
  }
  return cost / (1 + others * 0.7)
}

/** Has anybody in this room something to shoot with? */
export const isArmed = (s: Sight, room: number): boolean =>
  s.crew[room].some(
    seat => s.table.crew[seat].hand > 0 && s.table.crew[seat].hands.some(({ ammo }) => ammo !== null && ammo > 0),
  )

/** Markers in use, of those in the box: the one that is missing ends it all. */
const LAST_MARKERS = [0.6, 0.8, 1.2, 1.8, 3, 5, 8, 12, 16]
function pressure(count: number, most: number): number {
  const left = Math.max(0, most - count)
  return LAST_MARKERS[Math.max(0, LAST_MARKERS.length - 1 - left)] * (count === 0 ? 0 : 1)
}
const count = (s: Sight, what: 'fire' | 'malfunction'): number => s.rooms.filter(room => room[what]).length
/** What it is worth to have one marker less on the board. Fire spreads from every room it is in. */
export const mending = (s: Sight): number =>
  pressure(count(s, 'malfunction'), s.table.facility?.malfunction ?? s.facts.limits.malfunction)

/** How likely it is, in the rounds to come, that fire spreads once more. */
const SPREADS = 0.45
/** How likely fire ends it all: it spreads to every room next to one that burns. `out`: a room that burns no more. */
export function fireRisk(s: Sight, out = -1): number {
  const burning = s.rooms.flatMap((room, at) => (room.fire && at !== out ? [at] : []))
  if (burning.length === 0) return 0
  const reached = new Set(burning)
  for (const room of burning) for (const { to, via } of s.board.ways[room]) if (!s.shut[via]) reached.add(to)
  const most = s.table.facility?.fire ?? s.facts.limits.fire
  return reached.size > most ? SPREADS : SPREADS * 0.35 * (reached.size / most) ** 2
}
/** What it is worth to put out the fire in a room, or in the one where that helps most. */
export function dousing(s: Sight, room?: number): number {
  const before = fireRisk(s)
  if (before === 0) return 0
  if (room !== undefined) return s.rooms[room].fire ? 0.6 + LIFE * (before - fireRisk(s, room)) : 0
  return Math.max(0, ...s.rooms.map((one, at) => (one.fire ? dousing(s, at) : 0)))
}

/** Is anything next door that may come in? */
const threatened = (s: Sight): boolean =>
  s.fighting || s.board.ways[s.here].some(({ to, via }) => !s.shut[via] && s.intruders[to].length > 0)

/** What cards are worth in the hand: the last ones most, more so with something near. */
const KEPT = [0, 1.9, 1.2, 0.7, 0.35, 0.2, 0.1, 0.1]
export function cardsCost(s: Sight, count: number): number {
  const near = threatened(s) ? 1.3 : 1
  let cost = 0
  for (let i = 0, hand = s.me.hand.length; i < count; i++, hand--) cost += KEPT[Math.min(hand, KEPT.length - 1)] ?? 0
  return cost * near
}

/** What may end me: whether something lives in me already, the Contamination I carry, and how much of it is unread. */
export interface Taint {
  larva: boolean
  cards: number
  unread: number
}

export const taintOf = (s: Sight): Taint => ({
  larva: s.my.larva || s.me.hand.includes('contamination.infected'),
  cards: s.my.contamination,
  unread: Math.max(0, s.my.contamination - s.clean),
})

/** Contamination in hand. */
export const held = (s: Sight): number => s.me.hand.length - s.actions.length

/** The chance of ending as a host. */
export function infectionRisk(s: Sight, { larva, cards, unread }: Taint = taintOf(s)): number {
  const deck = s.my.hand + s.my.deck.count + s.my.discard.length - (s.my.contamination - cards)
  if (cards <= 0 || deck < 4) return 0
  let clear = 1
  for (let i = 0; i < 4; i++) clear *= Math.max(0, deck - cards - i) / (deck - i)
  const { infected, clean } = s.facts.box.contamination
  return (larva ? 1 : 1 - (clean / (infected + clean)) ** unread) * (1 - clear)
}

/** The seats of all others who can still act. */
export const othersAboard = (s: Sight) => s.table.crew.filter(one => one.seat !== s.seat && isAboard(one))

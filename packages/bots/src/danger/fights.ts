/** How fights end: the chance to kill, and what is lost by staying. */
import type { CombatFace, IntruderKind, IntruderView, Name, Weapon } from '@coldwake/rules/facts'
import { at } from '../indexed.ts'
import { darkens, itemCalled } from '../printed.ts'
import { roomNumber, type Sight } from '../sight.ts'
import { attackCost } from './attacks.ts'

interface Gun {
  name: Name
  weapon: Weapon
  ammo: number
}
/** The loaded weapon of mine with the most ammo; null without one. */
export function gun(sight: Sight): Gun | null {
  let best: Gun | null = null
  for (const { card, ammo } of sight.my.hands) {
    if (!ammo || (best && best.ammo >= ammo)) continue
    const weapon = itemCalled(sight, card)?.weapon
    if (weapon) best = { name: card, weapon, ammo }
  }
  return best
}

/** The injuries that one shot with this weapon deals to that kind, roll by roll. The faces that ask for a card get one. */
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
    const bonus = weapon.bonusOnHit || (weapon.bonusOnHits && hit) || (weapon.bonusOnDouble && face === 'double')
    return base + (bonus ? 1 : 0)
  })
  // A burst that hits nothing goes on.
  return weapon.burst ? rolls.flatMap(first => (first > 0 ? rolls.map(() => first) : rolls)) : rolls
}

/** Cards that are drawn to see whether an injured intruder dies. */
const TOUGHNESS: Readonly<Record<IntruderKind, number>> = { larva: 0, creeper: 1, adult: 1, breeder: 2, queen: 2 }
/** No intruder survives so many injuries. */
const MOST_INJURIES = 14
const falling = new Map<string, readonly number[]>()
/** Injuries → the chance that it dies or flees when they are checked. */
function fallsAt(sight: Sight, kind: IntruderKind): readonly number[] {
  const key = `${sight.table.game}/${kind}`
  const found = falling.get(key)
  if (found) return found
  const blood = sight.facts.content.faces.flatMap(face => (face.kind === 'attack' ? [face.attack.blood] : []))
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
/** The chance that so many shots of mine end it. */
export function killChance(sight: Sight, { kind, injuries, room }: IntruderView, shots: number): number {
  const held = gun(sight)
  const count = Math.min(shots, held?.ammo ?? 0)
  if (!held || count <= 0) return 0
  const { facts, table } = sight
  const isDark = sight.dark[roomNumber(sight, room)] || sight.my.wounds.some(wound => darkens(table.game, wound))
  const lit = facts.advantageDie.length > 0 && !isDark
  const key = `${table.game}/${held.name}/${kind}/${injuries}/${count}/${lit}`
  let chance = kills.get(key)
  if (chance === undefined) {
    const die = lit ? facts.advantageDie : facts.combatDie
    chance = ended(spread(injuriesOf(die, held.weapon, kind)), fallsAt(sight, kind), injuries, count)
    kills.set(key, chance)
  }
  return chance
}

/** Injuries → the chance that one shot deals so many. */
function spread(rolls: readonly number[]): number[] {
  const chances = Array.from({ length: Math.max(...rolls) + 1 }, () => 0)
  for (const roll of rolls) chances[roll] = at(chances, roll) + 1 / rolls.length
  return chances
}

function ended(shot: readonly number[], falls: readonly number[], injuries: number, shots: number): number {
  if (shots === 0) return 0
  let chance = 0
  shot.forEach((likely, dealt) => {
    const now = Math.min(injuries + dealt, MOST_INJURIES - 1)
    const dies = dealt === 0 ? 0 : at(falls, now)
    if (likely > 0) chance += likely * (dies + (1 - dies) * ended(shot, falls, now, shots - 1))
  })
  return chance
}

/** The chance that so many shots of mine end every intruder in that room. */
export function cleared(sight: Sight, room: number, shots: number): number {
  const foes = at(sight.intruders, room)
  const each = Math.floor(shots / Math.max(1, foes.length))
  return foes.reduce((chance, foe) => chance * killChance(sight, foe, each), 1)
}

/** The cost of staying in this fight for the rest of the round, with so many cards for shots. */
export function fightCost(sight: Sight, cards: number): number {
  const { attack, fight } = sight.weights
  const foes = [...at(sight.intruders, sight.here)].sort((a, b) => attack.hit[a.kind] - attack.hit[b.kind])
  const others = at(sight.crew, sight.here).length - 1
  let left = cards
  let cost = 0
  for (const foe of foes) {
    const dies = killChance(sight, foe, left)
    left -= dies > 0 ? fight.shotsPerKill : 0
    // An intruder that is not dead by then attacks, and is still there next round.
    cost += (1 - dies) * attackCost(sight, foe.kind) * fight.attacksLeft
  }
  return cost / (1 + others * attack.perCompanion)
}

/** True where somebody in this room can shoot. */
export const isArmed = ({ crew, table }: Sight, room: number): boolean =>
  at(crew, room).some(seat => {
    const { hand, hands } = at(table.crew, seat)
    return hand > 0 && hands.some(({ ammo }) => ammo !== null && ammo > 0)
  })

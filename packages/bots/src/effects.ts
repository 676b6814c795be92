/** What it is worth to have an effect done, whoever's card says so. Each game adds what only it has. */
import type { Effect } from '@coldwake/rules/facts'
import {
  attacksIn,
  cleared,
  dousing,
  frailty,
  gun,
  infectionRisk,
  killChance,
  LIFE,
  mending,
  noiseCost,
  siegeBy,
} from './danger.ts'
import { regard } from './malice.ts'
import { barred, moveWorth, stepWorth } from './moves.ts'
import type { Plan } from './plan.ts'
import { type Sight, tileAt } from './sight.ts'

/** One moment, read and weighed. */
export interface Mind {
  s: Sight
  plan: Plan
  /** Room → how good it is to be there. */
  prospects: readonly number[]
}

export function effectsWorth(m: Mind, list: readonly Effect[]): number {
  let worth = 0
  for (const effect of list) worth += effectWorth(m, effect)
  return worth
}

/** One more clean card to draw is about as much as an action. */
const CARD = 1
const LIGHT = 3
const SERIOUS = 9

/** Reading Contamination in hand: what is clean goes, what is infected becomes a larva. */
function scanWorth({ s }: Mind, infected: 'infect' | 'remove' | 'ignore', everywhere: boolean): number {
  const { infected: bad, clean } = s.facts.box.contamination
  const sick = bad / (bad + clean)
  const names = s.me.hand.filter(name => name.startsWith('contamination'))
  if (everywhere) return infectionRisk(s) * LIFE * 0.9
  let worth = 0
  for (const name of names) {
    const chance = name.endsWith('.infected') ? 1 : name.endsWith('.clean') ? 0 : sick
    const harm = infected !== 'infect' ? 0 : s.my.larva ? 60 : 11
    worth += (1 - chance) * 6 - chance * harm
  }
  return worth
}

/** An intruder that is not there any more. */
const riddance = (m: Mind): number =>
  m.plan.last ? barred(m) / m.s.intruders[m.s.here].length : attacksIn(m.s, m.s.here) * 1.3

/** A shot is worth the fight it belongs to, fought for as long as cards and ammo last. */
function shotWorth(m: Mind, extra: number): number {
  const { s } = m
  if (!gun(s) || !s.fighting) return 0
  const foes = s.intruders[s.here]
  if (m.plan.last) return cleared(s, s.here, s.actions.length - ROOM_ACTION) * barred(m) + extra
  const shots = Math.min(s.actions.length, MOST_SHOTS)
  const worths = foes.map(foe => killChance(s, foe, shots) * siegeBy(s, foe.kind))
  const share = 1 + 0.7 * (s.crew[s.here].length - 1)
  const all = foes.length === 1 ? killChance(s, foes[0], shots) * barred(m) * 0.5 : 0
  return (Math.max(...worths) * 1.7) / share + all + extra
}
/** In one round. */
const MOST_SHOTS = 5
/** Cards that are left for what is to be done here. */
const ROOM_ACTION = 2

export function effectWorth(m: Mind, effect: Effect): number {
  const known = m.plan.effect(effect)
  if (known !== null) return known
  const { s } = m
  const { my } = s
  switch (effect.fx) {
    case 'choose':
      return Math.max(...effect.of.map(list => effectsWorth(m, list)))
    case 'may':
      return Math.max(0, effectsWorth(m, effect.do))
    case 'when':
      return (effectsWorth(m, effect.do) + effectsWorth(m, effect.else)) / 2
    case 'patient':
      return Math.max(effectsWorth(m, effect.of), othersHurt(s))
    case 'draw':
      return drawn(s, effect.count) * CARD * (effect.who === 'everyoneHere' ? shared(s) : 1)
    case 'drawPerWound':
      return drawn(s, s.serious) * CARD
    case 'redraw':
      return 1 + (s.me.hand.length - s.actions.length) * 0.8
    case 'discardHand':
      return effect.who === 'self' ? -1.2 * s.actions.length : -1 + 3 * preyHere(s)
    case 'othersDiscard':
      return -0.5
    case 'unlimited':
      return s.actions.length > 3 ? 1.5 : 0
    case 'endPhase':
      return s.fighting ? attacksIn(s, s.here) : -1
    case 'lightWound':
      return -LIGHT * effect.count * frailty(s)
    case 'seriousWound':
      return -SERIOUS * effect.count * frailty(s)
    case 'dress':
      return (
        Math.min(my.wounds.length, effect.count === 'all' ? 9 : effect.count) *
        (my.wounds.includes('bleeding') ? 6 : 3.5)
      )
    case 'healSerious':
      return Math.min(my.dressed.length, effect.count) * 8 * Math.sqrt(frailty(s))
    case 'healLight':
      return Math.min(my.light, effect.count === 'all' ? 9 : effect.count) * 2.2 * Math.sqrt(frailty(s))
    case 'contaminate':
      return -4 * effect.count
    case 'scan':
      return scanWorth(m, effect.infected, effect.zone === 'everywhere')
    case 'scanOne':
      return s.me.hand.length > s.actions.length ? 3.5 : -1
    case 'drawAndScan':
      return -2
    case 'removeContamination':
      return 5 * Math.min(effect.count, s.me.hand.length - s.actions.length)
    case 'discardContamination':
      return 0.5 * (s.me.hand.length - s.actions.length)
    case 'larva':
      return effect.how === 'remove' ? (my.larva ? 6 : 0) : -15
    case 'slime':
      return effect.how === 'remove' ? (my.slime ? 3.5 : 0) : my.slime ? 0 : -3.5
    case 'go':
      return goWorth(m, effect.noise, effect.attacks, effect.who)
    case 'ducts':
      return bestOf(ductRooms(s, effect).map(room => stepWorth(m, room, 'roll')))
    case 'leap':
      return bestOf(
        s.board.rooms.flatMap((_, room) =>
          room !== s.here && s.rooms[room].explored && tileAt(s, room)?.colour === effect.colour
            ? [stepWorth(m, room, 'roll')]
            : [],
        ),
      )
    case 'noiseRoll':
      return -noiseCost(s, s.here, s.me.hand.length)
    case 'shoot':
      return shotWorth(m, effect.spend === 'all' ? 1.5 : effect.reroll ? 0.8 : 0.2)
    case 'rollAsShoot':
      return 2
    case 'ammo':
      return ammoWorth(m, effect.of, effect.count)
    case 'spendAmmo':
      return -1
    case 'autoload':
      return 2
    case 'throw':
      return throwWorth(m, effect.crew === 'light')
    case 'injureOne':
      return s.fighting ? riddance(m) * (effect.retreat ? 1 : 0.4) : -3
    case 'retreatOne':
    case 'driveOut':
      return s.fighting ? riddance(m) : -3
    case 'decoy':
      return -1
    case 'desperate':
      return s.fighting && !gun(s) ? 0 : -4
    case 'vivisect':
    case 'glow':
      return s.fighting ? 2.5 : -2
    case 'search':
      return 1.9 * (effect.draw > 1 ? 1.15 : 1)
    case 'look':
      return effect.at === 'tile' || effect.at === 'tileAndToken' ? 0.8 : 0
    case 'door':
      return doorWorth(m, effect.how)
    case 'doorsOf':
    case 'closeDoors':
      return 0
    case 'noise':
      return effect.how === 'remove' ? 1.5 : -1
    case 'malfunction':
      return effect.how === 'remove' ? mendWorth(m) : -4 - mending(s)
    case 'fire':
      return effect.how === 'remove' ? (s.rooms[s.here].fire ? 2 * frailty(s) + dousing(s, s.here) : 0) : -8
    case 'spray':
      return s.rooms[s.here].fire ? 2 * frailty(s) + dousing(s, s.here) : dousing(s) * 0.5
    case 'douse':
      return dousing(s)
    case 'vent':
      return -1
    case 'craft':
      return 2
    case 'repository':
      return s.me.inventory.length > 1 ? 1 : -1
    case 'loseItem':
    case 'loseObject':
      return -2
    case 'attach':
      return 1.5
    case 'knowledge':
      return 1
    default:
      return 0
  }
}

/** Of so many cards those there are: whoever has all in hand draws nothing but the card just played. */
const drawn = ({ my }: Sight, count: number): number => Math.min(count, my.deck.count + my.discard.length)

/** For everybody here, as they are to me. */
const shared = (s: Sight): number => s.crew[s.here].reduce((sum, seat) => sum + regard(s, seat), 0)
/** What it is worth to help whoever else here needs it most. */
const othersHurt = (s: Sight): number =>
  Math.max(
    0,
    ...s.crew[s.here].map(seat =>
      seat === s.seat ? 0 : regard(s, seat) * (3.5 * s.table.crew[seat].wounds.length + s.table.crew[seat].light),
    ),
  )
/** Is somebody here whom I would rather see fail? */
const preyHere = (s: Sight): number => (s.crew[s.here].some(seat => regard(s, seat) < 0) ? 1 : 0)

const bestOf = (worths: readonly number[]): number => (worths.length > 0 ? Math.max(...worths) : -5)

/** Rooms that this effect leads to through the technical corridors. */
function ductRooms({ board, here, rooms }: Sight, { explored, anywhere }: Extract<Effect, { fx: 'ducts' }>): number[] {
  const networks = board.around[here].filter(c => c >= board.firstNetwork && c < board.firstArea)
  const isConnected = (room: number) => anywhere || board.around[room].some(c => networks.includes(c))
  return board.rooms.flatMap((_, room) =>
    room !== here && board.entrances[room] && (rooms[room].explored || !explored) && isConnected(room) ? [room] : [],
  )
}

/** The best way out of here for nothing but the card. */
function goWorth(
  m: Mind,
  noise: boolean,
  attacks: boolean,
  who: 'self' | 'other' | 'either' | 'both' | 'along',
): number {
  const { s } = m
  if (who === 'other') return preyHere(s) ? 1 : -0.5
  const open = s.board.ways[s.here].filter(({ via }) => !s.shut[via])
  return bestOf(open.map(({ to }) => moveWorth(m, to, noise ? 'roll' : 'silent', attacks)))
}

function ammoWorth({ s }: Mind, of: string, count: number | 'fill'): number {
  let missing = 0
  for (const { card, ammo, capacity } of s.my.hands) {
    if (ammo === null || capacity === null) continue
    const fits = of === 'energy' ? card !== 'flamethrower' && card !== 'sixShooter' : card === of
    if (fits) missing = Math.max(missing, capacity - ammo)
  }
  const gained = count === 'fill' ? missing : Math.min(missing, count)
  const empty = gun(s) === null ? 1.5 : 0.7
  return gained === 0 ? -3 : gained * empty * (s.fighting ? 2 : 1)
}

/** A grenade is for the room next door, unless nothing else helps. */
function throwWorth({ s }: Mind, light: boolean): number {
  let best = s.fighting && light ? 2 : -3
  for (const { to, via } of s.board.ways[s.here]) {
    if (s.shut[via] || s.crew[to].length > 0) continue
    best = Math.max(best, s.intruders[to].length * 1.2 - 1)
  }
  return best
}

/** A door to shut between me and what is next door; or one to open on my way. */
function doorWorth({ s, prospects, plan }: Mind, how: 'toggle' | 'destroy' | 'mend'): number {
  let best = -0.5
  for (const { to, via } of s.board.ways[s.here]) {
    if (s.shut[via]) best = Math.max(best, (prospects[to] - prospects[s.here]) * plan.haste - 1)
    else if (how !== 'destroy' && s.intruders[to].length > 0) best = Math.max(best, 1.2)
  }
  return best
}

/** Mending a room is worth what can be done in it. */
function mendWorth({ s, plan }: Mind): number {
  const goal = Math.max(0, ...plan.goals.flatMap(({ room, worth }) => (room === s.here ? [worth] : [])))
  return mending(s) + goal * 0.5
}

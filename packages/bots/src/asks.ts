/** Everything that is asked besides a turn. */
import type { Decision, Name, Option } from '@coldwake/rules/facts'
import { attackCost, dousing, killChance } from './danger.ts'
import { effectsWorth, type Mind } from './effects.ts'
import { regard } from './malice.ts'
import { stepWorth } from './moves.ts'
import { cardDoes, FAR, type Sight, stepsTo } from './sight.ts'
import { dealing } from './trade.ts'
import { turnWorth } from './turn.ts'

/** How good an answer is; only answers to the same question compare. */
export function weigh(m: Mind, decision: Decision, option: Option): number {
  if (decision.ask === 'turn') return turnWorth(m, option)
  if (decision.ask === 'trade') return dealing(m, option)
  if (option.do === 'accept' && (decision.ask === 'consent' || decision.ask === 'ride')) return obliging(m, decision)
  const own = m.plan.answer(option)
  if (own !== null) return own
  const { s, plan } = m
  const { about } = s
  switch (option.do) {
    case 'pay':
      return decision.ask === 'pay' ? -keep(m, option.card) : -keep(m, option.card) - 2
    case 'discard':
      return discardWorth(m, decision, option.card)
    case 'done':
    case 'decline':
    case 'end':
      return 0
    case 'react':
      return decision.ask === 'window' ? -1 : 2
    case 'part':
      return about.whom === undefined || about.whom === s.seat
        ? effectsWorth(m, about.parts?.[option.part] ?? [])
        : -option.part
    case 'accept':
      return acceptWorth(m, decision)
    case 'mark':
      return -numbersOn(m, option.corridor)
    case 'door':
      return doorWorth(m, option.corridor)
    case 'look':
      return -(stepsTo(s, s.here)[s.board.roomIndex[option.room]] ?? FAR)
    case 'room':
      return roomWorth(m, option.room)
    case 'who':
      return whomWorth(m, option.whom)
    case 'intruder':
      return targetWorth(m, option.intruder)
    case 'item':
      return about.purpose === 'load' || about.purpose === 'attach' || decision.ask === 'weapon'
        ? plan.item(option.card)
        : -plan.item(option.card)
    case 'drop':
      return -plan.item(option.card) - plan.object(option.card)
    case 'object':
      return plan.object(option.object)
    case 'wound':
      return WOUNDS[option.card] ?? 1
    case 'keep':
      return plan.item(option.card)
    case 'make':
    case 'makeOf':
      return plan.item(option.card) - plan.item(option.of) * 0.5
    case 'search':
      return option.colour === 'green' ? 1 : 0
    case 'objective':
      return plan.objective(option.card)
    case 'launch':
      return 2
    case 'stay':
      return 1
    default:
      return 0
  }
}

/** Somebody wants my leave to use up what I carry, or takes me along. */
function obliging(m: Mind, { ask }: Decision): number {
  const { s, prospects } = m
  const { whom, room } = s.about
  if (ask === 'ride') return room === undefined ? -1 : prospects[s.board.roomIndex[room]] - prospects[s.here] - RIDE
  // Whoever carries a thing does so for a reason.
  return whom === undefined ? -1 : regard(s, whom) * LEAVE - SAMPLE
}
const RIDE = 1
/** What it is worth to another to have my leave, and to me to keep what I carry. */
const LEAVE = 6
const SAMPLE = 2

/** The worst first. */
const WOUNDS: Readonly<Record<Name, number>> = { bleeding: 5, body: 4, leg: 3, hand: 2, arm: 2 }

/** What a card is good for, now or soon. */
function keep(m: Mind, card: Name): number {
  if (card.startsWith('contamination')) return -5
  const effects = cardDoes(m.s, card)
  return Math.max(0, effectsWorth(m, effects)) + (m.plan.item(card) || USUAL[card] || 1)
}
/** What some cards are worth whatever happens. */
const USUAL: Readonly<Record<Name, number>> = {
  demolition: 0.2,
  interruption: 0.4,
  order: 0.6,
  blockingAccess: 0.6,
  search: 1.4,
  rest: 1.5,
  nervesOfSteel: 2.5,
}

function discardWorth(m: Mind, { ask }: Decision, card: Name): number {
  const clean = m.s.actions.includes('rest') && !m.s.my.larva && card !== 'contamination.infected'
  if (ask === 'passDiscard') return card.startsWith('contamination') && !clean ? 1 : -1
  if (ask === 'anyDiscard') return card.startsWith('contamination') ? 1 : 1 - keep(m, card)
  return -keep(m, card)
}

function acceptWorth(m: Mind, { ask }: Decision): number {
  const { s } = m
  switch (ask) {
    case 'may':
      return s.about.parts ? effectsWorth(m, s.about.parts.flat()) : -1
    case 'light':
    case 'spendAmmo':
      return 1
    case 'reroll':
      return faceRolled(m) === 'blank' || faceRolled(m) === 'creeper' ? 1 : -1
    case 'leaveToken':
      return 1
    case 'intruderOffer':
      return 1
    default:
      return -1
  }
}

/** The die that lies on the table: what is still to be resolved is known to all. */
function faceRolled({ s }: Mind): unknown {
  const top = s.table.agenda.at(-1)
  return typeof top === 'object' && top !== null && 'face' in top ? top.face : undefined
}

/** The less often a corridor's numbers come up, the better to have the noise there. */
function numbersOn({ s }: Mind, corridor: string): number {
  const index = s.board.corridorIndex[corridor]
  return s.board.exits[s.here].filter(c => c === index).length + (index >= s.board.firstNetwork ? 0.5 : 0)
}

function doorWorth({ s, prospects, plan }: Mind, corridor: string): number {
  const index = s.board.corridorIndex[corridor]
  const [a, b] = s.board.ends[index] ?? [s.here, s.here]
  const beyond = a === s.here ? b : a
  if (s.shut[index]) return (prospects[beyond] - prospects[s.here]) * plan.haste
  // Shut in with what comes for them: nobody is there to be helped.
  const hunted = s.crew[beyond].some(seat => regard(s, seat) < 0) ? 3 : 0
  return hunted + (s.intruders[beyond].length > 0 ? 2 : -1)
}

function roomWorth(m: Mind, id: string): number {
  const { s } = m
  const room = s.board.roomIndex[id]
  switch (s.about.purpose) {
    case 'throw':
      return s.intruders[room].length + company(s, room) * 5
    case 'douse':
      return (
        dousing(s, room) +
        (s.rooms[room].fire ? s.crew[room].length : 0) +
        (s.crew[room].length > 0 ? s.intruders[room].length * 3 : 0)
      )
    case 'vent':
      return s.intruders[room].length + company(s, room) * 5
    case 'break':
      return -m.prospects[room]
    case 'retreatTo':
    case 'decoy':
      return -s.crew[room].length * 3 + (room === s.here ? -5 : 0)
    case 'intranet':
      return m.plan.goals.reduce((best, goal) => (goal.room === room ? Math.max(best, goal.worth) : best), 0)
    default:
      return stepWorth(m, room, 'roll')
  }
}

/** Those in a room who would be hurt with whatever else is there: others count as they are to me, never as nothing. */
const company = (s: Sight, room: number): number =>
  s.crew[room].reduce((sum, seat) => sum - (regard(s, seat) < 0 ? regard(s, seat) : Math.max(0.6, regard(s, seat))), 0)

function whomWorth({ s }: Mind, whom: number): number {
  const one = s.table.crew[whom]
  switch (s.about.purpose) {
    case 'treat':
      // Who needs it most of those I care for.
      return (1 + one.light + 3 * (one.wounds.length + one.dressed.length)) * regard(s, whom)
    case 'escort':
    case 'along':
      return regard(s, whom)
    default:
      // What nobody likes to have done to them.
      return -regard(s, whom)
  }
}

/** What dies soonest, and hurts most. */
function targetWorth({ s }: Mind, id: number): number {
  const foe = s.table.intruders.find(({ intruder }) => intruder === id)
  return foe ? killChance(s, foe, 1) * attackCost(s, foe.kind) + attackCost(s, foe.kind) * 0.05 : 0
}

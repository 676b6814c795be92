/** The worth of an answer. Only answers to the same question compare. */
import { type Choice, type Decision, isContamination, type Name, type Option, type Seat } from '@coldwake/rules/facts'
import type { OptionOf } from './consideration.ts'
import { dealing } from './considerations/trade.ts'
import { attackCost } from './danger/attacks.ts'
import { killChance } from './danger/fights.ts'
import { dousing } from './danger/markers.ts'
import { FAR, stepsTo } from './distances.ts'
import { effectsWorth, objectWorth } from './effects.ts'
import { at, numberOf } from './indexed.ts'
import type { Mind } from './mind.ts'
import { nearer, stepWorth } from './moves.ts'
import { cardDoes } from './printed.ts'
import { roomNumber, type Sight } from './sight.ts'
import { regard } from './talk/regard.ts'
import { turnWorth } from './turn.ts'

export function answerWorth(mind: Mind, decision: Decision, option: Option): number {
  if (decision.ask === 'turn') return turnWorth(mind, option)
  if (decision.ask === 'trade') return dealing(mind, option)
  const own = mind.plan.answer(mind, option)
  if (own !== null) return own
  const worth = ANSWERS[option.do] as ((mind: Mind, option: Option, decision: Decision) => number) | undefined
  return worth?.(mind, option, decision) ?? 0
}

type Answers = { readonly [K in Choice['do']]?: (mind: Mind, option: OptionOf<K>, decision: Decision) => number }

/** Answers that are not listed are worth nothing, as declining is. */
const ANSWERS: Answers = {
  pay: (mind, { card }, { ask }) => -keep(mind, card) - (ask === 'pay' ? 0 : mind.sight.weights.answers.overpaid),
  discard: (mind, { card }, { ask }) => discardWorth(mind, ask, card),
  react: ({ sight }, _, { ask }) => (ask === 'window' ? sight.weights.answers.interrupt : sight.weights.answers.react),
  part(mind, { part }) {
    const { about, seat } = mind.sight
    const isMine = about.whom === undefined || about.whom === seat
    return isMine ? effectsWorth(mind, about.parts?.[part] ?? []) : -part
  },
  accept: (mind, _, { ask }) => acceptWorth(mind, ask),
  mark: ({ sight }, { corridor }) => -numbersOn(sight, corridor),
  door: (mind, { corridor }) => doorWorth(mind, corridor),
  look: ({ sight }, { room }) => -(stepsTo(sight, sight.here)[roomNumber(sight, room)] ?? FAR),
  room: (mind, { room }) => roomWorth(mind, roomNumber(mind.sight, room)),
  who: ({ sight }, { whom }) => whomWorth(sight, whom),
  intruder: ({ sight }, { intruder }) => targetWorth(sight, intruder),
  item({ sight, plan }, { card }, { ask }) {
    const { purpose } = sight.about
    return purpose === 'load' || purpose === 'attach' || ask === 'weapon' ? plan.item(card) : -plan.item(card)
  },
  drop: (mind, { card }) => -mind.plan.item(card) - objectWorth(mind, card),
  object: (mind, { object }) => objectWorth(mind, object),
  wound: ({ sight }, { card }) => sight.weights.answers.wounds[card] ?? sight.weights.answers.wound,
  keep: ({ plan }, { card }) => plan.item(card),
  make: ({ sight, plan }, { card, of }) => plan.item(card) - plan.item(of) * sight.weights.things.madeOf,
  search: (_, { colour }) => (colour === 'green' ? 1 : 0),
  objective: ({ plan }, { card }) => plan.objective(card),
}

/** The worth of keeping a card, for now or soon. */
function keep(mind: Mind, card: Name): number {
  const { answers } = mind.sight.weights
  if (isContamination(card)) return answers.contamination
  const effects = cardDoes(mind.sight, card)
  return Math.max(0, effectsWorth(mind, effects)) + (mind.plan.item(card) || answers.cards[card] || answers.card)
}

function discardWorth(mind: Mind, ask: Decision['ask'], card: Name): number {
  const { actions, my } = mind.sight
  // Rest removes it, unless it is known to be infected.
  const isRemovable = actions.includes('rest') && !my.larva && card !== 'contamination.infected'
  if (ask === 'passDiscard') return isContamination(card) && !isRemovable ? 1 : -1
  if (ask === 'anyDiscard') return isContamination(card) ? 1 : 1 - keep(mind, card)
  return -keep(mind, card)
}

function acceptWorth(mind: Mind, ask: Decision['ask']): number {
  const { about } = mind.sight
  switch (ask) {
    case 'may':
      return about.parts ? effectsWorth(mind, about.parts.flat()) : -1
    case 'light':
    case 'spendAmmo':
    case 'leaveToken':
      return 1
    case 'reroll': {
      const face = faceRolled(mind.sight)
      return face === 'blank' || face === 'creeper' ? 1 : -1
    }
    default:
      return -1
  }
}

/** The die that lies on the table: what is still to be resolved is known to all. */
function faceRolled({ table }: Sight): unknown {
  const top = table.agenda.at(-1)
  return typeof top === 'object' && top !== null && 'face' in top ? top.face : undefined
}

/** The less often a corridor's numbers are rolled, the better to have the noise there. */
function numbersOn({ board, here, weights }: Sight, id: string): number {
  const index = numberOf(board.corridorIndex, id)
  const numbers = at(board.exits, here).filter(corridor => corridor === index).length
  return numbers + (index >= board.firstNetwork ? weights.answers.network : 0)
}

function doorWorth(mind: Mind, corridor: string): number {
  const { sight, plan } = mind
  const { onPrey, onIntruder, onNothing } = sight.weights.doors
  const index = numberOf(sight.board.corridorIndex, corridor)
  const [a, b] = sight.board.ends[index] ?? [sight.here, sight.here]
  const beyond = a === sight.here ? b : a
  if (sight.shut[index]) return nearer(mind, beyond) * plan.haste
  // A character whom I would rather see fail is shut in with the intruders that come for it.
  const hunted = at(sight.crew, beyond).some(seat => regard(sight, seat) < 0) ? onPrey : 0
  return hunted + (at(sight.intruders, beyond).length > 0 ? onIntruder : onNothing)
}

function roomWorth(mind: Mind, room: number): number {
  const { sight, goals, prospects } = mind
  const { hurtInRoom, dousedIntruder, sentToCrew, sentToMe } = sight.weights.answers
  const foes = at(sight.intruders, room).length
  const crew = at(sight.crew, room).length
  switch (sight.about.purpose) {
    case 'throw':
    case 'vent':
      return foes + company(sight, room) * hurtInRoom
    case 'douse':
      return dousing(sight, room) + (at(sight.rooms, room).fire ? crew : 0) + (crew > 0 ? foes * dousedIntruder : 0)
    case 'break':
      return -prospects(room)
    case 'retreatTo':
    case 'decoy':
      return crew * sentToCrew + (room === sight.here ? sentToMe : 0)
    case 'intranet':
      return goals.reduce((best, goal) => (goal.room === room ? Math.max(best, goal.worth) : best), 0)
    default:
      return stepWorth(mind, room, 'roll')
  }
}

/** The worth of hurting everybody in a room: others count as they are to me, and never as nothing. */
function company(sight: Sight, room: number): number {
  const { anybody } = sight.weights.answers
  return at(sight.crew, room).reduce((sum, seat) => {
    const good = regard(sight, seat)
    return sum - (good < 0 ? good : Math.max(anybody, good))
  }, 0)
}

function whomWorth(sight: Sight, whom: Seat): number {
  const { treated, treatedSerious } = sight.weights.answers
  const one = at(sight.table.crew, whom)
  switch (sight.about.purpose) {
    case 'treat':
      // The one who needs it most of those I care for.
      return (treated + one.light + treatedSerious * (one.wounds.length + one.dressed.length)) * regard(sight, whom)
    case 'escort':
    case 'along':
      return regard(sight, whom)
    default:
      // Everything else is nothing that anybody likes to have done to them.
      return -regard(sight, whom)
  }
}

/** The intruder that dies soonest and hurts most. */
function targetWorth(sight: Sight, id: number): number {
  const foe = sight.table.intruders.find(({ intruder }) => intruder === id)
  if (!foe) return 0
  const cost = attackCost(sight, foe.kind)
  return killChance(sight, foe, 1) * cost + cost * sight.weights.fight.targetAlive
}

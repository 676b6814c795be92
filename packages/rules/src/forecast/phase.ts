/** Turns and the Event Phase. NEM-ROUND, NEM-EVENT, NEM-BAG. */
import type { EventCard } from '../core/content.ts'
import type { Seat } from '../core/types.ts'
import { allAttack, attackSomebody, preyIn } from './attacks.ts'
import { hasGift, inCombat, inOrder, isReached, isThere } from './crew.ts'
import { eventCards, eventsVague, injured, tileOf } from './draws.ts'
import {
  ask,
  type Branch,
  befalls,
  canAct,
  deathOf,
  either,
  type Foe,
  type Foresight,
  followOnce,
  fork,
  type Handlers,
  type Known,
  next,
  SURE,
} from './foresight.ts'
import { corridorsAround, exitFrom, personAt, roomId, waysFrom } from './lookups.ts'
import { comes, noiseRoll, toBag } from './noise.ts'
import { kill } from './vessel.ts'

/** NEM-ROUND-08, NEM-RULING-07: cards may be discarded first, then wounds bleed. */
export function pass(f: Foresight, who: Seat): void {
  const person = personAt(f, who)
  person.passed = true
  person.hand = [0, person.hand[1]]
  person.actions = [0, person.actions[1]]
  if (person.bleeds) befalls(f, who, f.scale.light, SURE, { cause: 'bleeding' })
  else mayBleed(f, who)
}

/** A wound of this very moment may bleed. */
function mayBleed(f: Foresight, who: Seat): void {
  const person = personAt(f, who)
  const worst = person.high.findLastIndex((p, place) => p > 0 && place < f.scale.dead)
  if (f.scale.seriousAt(worst) <= f.scale.seriousAt(person.start)) return
  befalls(f, who, f.scale.light, { least: 0, most: 1 }, { cause: 'bleeding' })
}

/** NEM-ROUND-11 */
function burn(f: Foresight, who: Seat): void {
  const { room } = personAt(f, who)
  const [fire, suit] = [f.fire[room], hasGift(f, who, 'suit')]
  if (fire === false || suit === true) return
  const chance = fire === true && suit === false ? SURE : { least: 0, most: 1 }
  befalls(f, who, f.scale.light, chance, { cause: 'fire', room: roomId(f, room) })
}

/** NEM-ROUND-05, NEM-ROUND-12: whoever is next is asked; when all have passed, the Event Phase follows. */
function nextTurn(f: Foresight, from: Seat): void {
  const seats = f.people.length
  for (let i = 0; i < seats; i++) {
    const person = personAt(f, (from + i) % seats)
    if (person.passed) continue
    if (f.own.playsOn(f, person.seat)) {
      f.agenda = []
      return
    }
    if (!canAct(person)) continue
    ask(f, person.seat)
    if (!person.assumedDead) return
  }
  if (!f.people.some(isThere) && f.own.nobodyLeft(f)) return
  next(f, ...f.own.eventPhase(f))
  if (f.people.some(({ assumedDead }) => assumedDead)) followOnce(f)
}

/** NEM-ROOM-AIRLOCK-4: who is in the room that loses its air dies, if all its doors are shut. */
function depressurise(f: Foresight): void {
  const room = f.vent
  if (room < 0) return
  f.vent = -1
  const doors = corridorsAround(f, room)
    .filter(corridor => corridor < f.board.firstPath)
    .map(corridor => f.closed[corridor])
  if (doors.includes(false)) return
  const before = f.cause
  f.cause = { cause: 'vent', room: roomId(f, room) }
  for (const person of f.people)
    if (person.room === room && isReached(f, person))
      kill(f, person, doors.includes(null) ? { least: 0, most: 1 } : SURE)
  f.foes = f.foes.filter(foe => foe.room !== room)
  f.cause = before
}

/** NEM-EVENT-07..09: those who fight nobody move by the number of the card, or may be anywhere. */
function moveFoes(f: Foresight, { moves, way, second }: EventCard): void {
  const isOccupied = (room: number) => f.people.some(person => person.room === room && isThere(person))
  const going = f.foes.filter(({ kind, room }) => moves.includes(kind) && !isOccupied(room))
  const unsure = f.people.some(person => isThere(person) && deathOf(person).most > 0)
  if (unsure || second !== undefined || f.foesVague) {
    if (f.foes.some(({ kind }) => moves.includes(kind))) f.foesVague = true
    return
  }
  const { firstNetwork } = f.board
  for (const foe of going) {
    const corridor = exitFrom(f.board, foe.room, way)
    if (corridor < 0 || f.closed[corridor]) continue
    if (corridor >= firstNetwork) leavesBoard(f, foe)
    else if (f.closed[corridor] === null) f.foesVague = true
    else foe.room = waysFrom(f, foe.room).find(({ via }) => via === corridor)?.to ?? -1
  }
  f.foes = f.foes.filter(({ room }) => room >= 0)
}

/** NEM-TECH-06: a token of its kind goes into the bag. */
function leavesBoard(f: Foresight, foe: Foe): void {
  foe.room = -1
  toBag(f, foe.kind)
}

/** NEM-EVENT-06: each card that may come, with all it does. */
function eventCard(f: Foresight): void {
  const cards = eventCards(f).map((card): Branch => [1, one => happens(one, card)])
  if (!eventsVague(f)) return fork(f, cards)
  either(
    f,
    cards.map(([, way]) => way),
  )
}

/** This card is resolved. */
export function happens(f: Foresight, card: EventCard): void {
  f.cause = { cause: 'event' }
  f.event = card
  moveFoes(f, card)
  next(f, { do: 'eventDone' })
  f.own.eventAdds(f, card)
  const nobody = { by: f.table.first, whom: f.table.first, at: -1, intruder: -1 }
  next(f, { do: 'effects', ctx: nobody, list: card.effect })
}

/** NEM-BAG-01..09: an Adult or Breeder makes everybody roll, the Queen comes to who is in the nest. */
function bagDevelopment(f: Foresight): void {
  const { bag } = f
  const all = Object.values(bag).reduce((sum, count) => sum + count, 0)
  const rolls = (one: Foresight) => {
    one.cause = { cause: 'bag' }
    if (one.settings.adultTokenReturns === 'afterRolls') one.tokensDrawn++
    next(one, ...inOrder(one).map(({ seat }) => ({ do: 'bagNoise' as const, who: seat })))
  }
  const queen = (one: Foresight) => {
    one.cause = { cause: 'bag' }
    const nest = one.board.rooms.findIndex((_, room) => one.explored[room] === true && tileOf(one, room)?.id === 'nest')
    const prey = nest < 0 ? [] : preyIn(one, nest)
    if (prey.length === 0) return
    either(
      one,
      prey.map(
        ({ seat }) =>
          (each: Foresight) =>
            comes(each, seat, 'queen'),
      ),
    )
  }
  if (f.bagVague || f.tokensDrawn > 0) return either(f, [rolls, queen, () => {}])
  if (all === 0) return
  const adults = bag.adult + bag.breeder
  fork(f, [
    [adults, rolls],
    [bag.queen, queen],
    [all - adults - bag.queen, () => {}],
  ])
}

/** NEM-RULING-39: a roll, unless something is there already. */
function bagNoise(f: Foresight, who: Seat): void {
  const person = personAt(f, who)
  const fighting: Known = inCombat(f, person.room)
  if (fighting === true) return
  if (fighting === false) return noiseRoll(f, who)
  const before = f.reach
  f.reach = { least: 0, most: before.most }
  noiseRoll(f, who)
  f.reach = before
}

export const phaseForesight: Handlers<
  | 'round'
  | 'drawUp'
  | 'passFirstPlayer'
  | 'nextTurn'
  | 'takeTurn'
  | 'lastDrop'
  | 'passDiscard'
  | 'passNow'
  | 'burn'
  | 'fester'
  | 'endTurn'
  | 'redraw'
  | 'othersDiscard'
  | 'intruderAttacks'
  | 'fireDamage'
  | 'eventCard'
  | 'eventDone'
  | 'bagDevelopment'
  | 'returnToken'
  | 'bagNoise'
  | 'depressurise'
  | 'attackSomebody'
> = {
  round(f) {
    // Further than to the next round nobody looks.
    if (f.newRound) {
      f.agenda = []
      return
    }
    f.newRound = true
    for (const person of f.people) person.passed = false
    next(f, { do: 'nextTurn', from: (f.table.first + 1) % f.people.length })
  },
  drawUp() {},
  passFirstPlayer: f => next(f, { do: 'nextTurn', from: f.table.first }),
  nextTurn: (f, { from }) => nextTurn(f, from),
  takeTurn(f, { who }) {
    const isDone = personAt(f, who).passed || (f.done >= f.facts.limits.actions && !f.unlimited)
    if (!isDone) next(f, { do: 'chooseAction', who })
  },
  lastDrop: {
    answer(f, { who }, choice) {
      if (choice.do === 'done') return
      personAt(f, who).gearVague = true
      next(f, { do: 'takeTurn', who })
    },
    anyhow(f, { who }) {
      personAt(f, who).gearVague = true
    },
  },
  passDiscard: {
    answer(f, { who }, choice) {
      const person = personAt(f, who)
      if (choice.do !== 'discard') return
      person.hand = [0, person.hand[1] - 1]
      person.actions = [0, person.actions[1]]
    },
    anyhow() {},
  },
  passNow(f, { who }) {
    if (!personAt(f, who).passed) pass(f, who)
  },
  burn: (f, { who }) => burn(f, who),
  fester() {},
  endTurn(f, { seat }) {
    next(f, { do: 'nextTurn', from: (seat + 1) % f.people.length })
    // A turn that was cut short with the phase has burnt already.
    if (f.turn && isReached(f, personAt(f, seat))) next(f, { do: 'burn', who: seat })
  },
  redraw: { answer() {}, anyhow() {} },
  othersDiscard: {
    answer: (f, { asked }) => lessCards(f, asked),
    anyhow: (f, { asked }) => lessCards(f, asked),
  },

  intruderAttacks(f) {
    if (f.calm) f.calm = false
    else allAttack(f)
  },
  /** NEM-EVENT-04: intruders burn, not characters. */
  fireDamage(f) {
    if (!f.foes.some(({ room }) => f.fire[room] !== false)) return
    injured(f)
    for (const foe of f.foes) if (f.fire[foe.room] !== false) foe.sure = false
    if (f.foes.some(({ sure }) => !sure)) f.foesVague = true
  },
  eventCard,
  eventDone(f) {
    f.cause = { cause: 'wounds' }
  },
  bagDevelopment,
  returnToken() {},
  bagNoise: (f, { who }) => bagNoise(f, who),
  depressurise,
  attackSomebody(f, { intruder, among }) {
    const foe = f.foes.find(({ id }) => id === intruder)
    if (foe) attackSomebody(f, foe, among)
  },
}

function lessCards(f: Foresight, asked: number): void {
  for (const person of f.people) {
    if (!((asked >> person.seat) & 1)) continue
    person.hand = [Math.max(0, person.hand[0] - 1), person.hand[1]]
    person.actions = [Math.max(0, person.actions[0] - 1), person.actions[1]]
  }
}

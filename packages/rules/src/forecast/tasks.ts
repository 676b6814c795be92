/** What every task of the shared mechanics may cost. What a game adds is in its folder; forecast.ts puts them together. */

import type { AttackCard } from '../core/content.ts'
import type { Effect } from '../core/effect.ts'
import { elementAt } from '../core/lists.ts'
import type { TaskName } from '../core/task.ts'
import type { Seat } from '../core/types.ts'
import { spend } from './actions.ts'
import { attack, attackBy, attackSomebody, type Blow, bodily, bySize, effectOn } from './attacks.ts'
import { crewIn, foesIn } from './crew.ts'
import { injured, tileOf } from './draws.ts'
import { hasEggs, infects, lists, packs } from './effects.ts'
import { ask, befall, befalls, either, type Foresight, type Handlers, next, type Question } from './foresight.ts'
import { corridorsAround, exitFrom, personAt, roomId, roomNumber, shownOf, waysFrom } from './lookups.ts'
import { faceNamed } from './lore.ts'
import { encounter, noiseRoll } from './noise.ts'
import { kill, place } from './vessel.ts'
import { passage } from './wounds.ts'

/** Nobody can come to harm by it, nor can the answer change what follows. */
const NOTHING = (): void => {}
/** A question that leads to nothing worth knowing here, and does not keep what follows from coming. */
const IDLE: Question<TaskName> = { answer: NOTHING, anyhow: NOTHING }
/** A question about what is carried. */
const PACKING = {
  answer: (f: Foresight, { who }: { who: Seat }) => packs(f, { by: who }),
  anyhow: (f: Foresight, { who }: { who: Seat }) => packs(f, { by: who }),
}
/** A question by which its answer is followed by another question. */
const ASKS_ON: Question<TaskName> = { answer: (f, { who = f.me }) => ask(f, who) }

type Strike = Blow & { intruder: number; victims: readonly Seat[]; lit: number }

/** The attack card that lies there. */
function cardInPlay(f: Foresight): AttackCard | null {
  for (const name of f.table.inPlay.toReversed()) {
    const face = faceNamed(f.facts, 'attack', name)
    if (face) return face.attack
  }
  return null
}

/** NEM-RULING-201: what the card does to everybody it hits. */
function strike(f: Foresight, blow: Strike, victims: readonly Seat[]): void {
  const card = cardInPlay(f)
  for (const seat of victims) {
    const person = personAt(f, seat)
    if (blow.kind === 'larva') {
      if (person.larva === false) person.larva = true
      continue
    }
    if (!card) continue
    const side = (which: 'low' | 'high') => {
      const list = effectOn(f, blow, card, person, which)
      return bodily(f, person, list, which)
    }
    const cause = { cause: 'attack', kind: blow.kind, occasion: blow.how, deadly: 0, of: 1 } as const
    const deadly = side('high')(person.start) === f.scale.dead ? 1 : 0
    const rows = (which: 'low' | 'high') => passage(f.scale.dead, [side(which)])
    befall(f, seat, rows('low'), rows('high'), undefined, { ...cause, deadly })
    const again =
      card.effect.some(({ fx }) => fx === 'transform' || fx === 'attackAgain') ||
      card.dark?.some(({ fx }) => fx === 'attackAgain')
    if (again) attack(f, seat, { kind: 'breeder', how: 'phase' }, { least: 0, most: 1 })
  }
}

/** Another card is drawn for an attack that goes on. */
function redraw(f: Foresight, blow: Strike): void {
  for (const seat of blow.victims) attack(f, seat, blow)
}

const unsettle = (f: Foresight, intruder: number): void => {
  injured(f)
  for (const foe of f.foes) if (foe.id === intruder) foe.sure = false
  f.foesVague = true
}

const light = (f: Foresight, who: Seat): void => {
  const person = personAt(f, who)
  // NEM-RULING-07: the wound of who has passed is the one that bleeds.
  const cause = person.passed && person.bleeds ? ({ cause: 'bleeding' } as const) : f.cause
  befalls(f, who, f.scale.light, undefined, cause)
}

const ANY_COMPUTER: Effect = { fx: 'roomAction', where: 'anyComputer' }

const shared = {
  // wounds
  lightWound: (f, { who }) => light(f, who),
  seriousWound: (f, { who }) => befalls(f, who, f.scale.serious),
  die(f, { seats }) {
    for (const seat of seats) kill(f, personAt(f, seat))
  },
  chooseDress: IDLE,
  chooseHeal: IDLE,

  // attacks
  attack(f, { who, intruder, how, as }) {
    if (as) return attack(f, who, { kind: as, how })
    const foe = f.foes.find(({ id }) => id === intruder)
    if (foe && foe.room === personAt(f, who).room) attackBy(f, who, foe, how)
    else if (f.foesVague) attack(f, who, { kind: foe?.kind ?? 'breeder', how }, { least: 0, most: 1 })
  },
  dodge: {
    answer(f, { blow }, choice) {
      if (choice.do === 'react') return others(f, blow)
      redraw(f, blow)
    },
    anyhow: (f, { blow }) => redraw(f, blow),
  },
  attackReaction: {
    answer(f, { blow }, choice) {
      if (choice.do !== 'react') return strike(f, blow, blow.victims)
      strike(
        f,
        blow,
        blow.victims.filter(seat => seat !== f.me),
      )
      reacted(f, blow)
    },
    anyhow: (f, { blow }) => strike(f, blow, blow.victims),
  },
  chooseReaction: {
    answer(f, { who, blow, parts }, choice) {
      const part = choice.do === 'part' ? elementAt(parts, choice.part) : []
      for (const { fx } of part) {
        if (fx === 'ignoreDark') strike(f, { ...blow, lit: blow.lit | (1 << who) }, [who])
        if (fx === 'redrawAttack') redraw(f, blow)
        if (fx === 'redirect') others(f, blow)
      }
    },
  },
  chooseRedirect: {
    answer(f, { blow, drawn }, choice) {
      if (choice.do !== 'who') return
      if (drawn) strike(f, blow, [choice.whom])
      else attack(f, choice.whom, blow)
    },
  },
  turnAttack(f, { whom, blow, drawn }) {
    if (drawn) strike(f, blow, [whom])
    else attack(f, whom, blow)
  },
  strike: (f, { blow }) => strike(f, blow, blow.victims),
  attackDone: NOTHING,

  // encounters and noise
  encounter: (f, { who }) => encounter(f, who, { least: 1, most: 1 }),
  meet: NOTHING,
  chooseObjective: IDLE,
  surprise: (f, { who, intruder, value, dark }) =>
    compared(f, who, intruder, Math.max(1, Math.min(value, dark) - 1), Math.max(value, dark)),
  compareHand: (f, { who, intruder, number }) => compared(f, who, intruder, number, number),
  noiseRoll: (f, { who }) => noiseRoll(f, who),
  noiseReroll: {
    answer(f, { who, face }, choice) {
      if (choice.do === 'pay') return rollAgain(f, who)
      heard(f, who, face)
    },
    anyhow: (f, { who }) => noiseRoll(f, who),
  },
  danger(f) {
    f.foesVague = true
    f.noise = f.noise.map(is => (is === false ? null : is))
  },
  markNoise: {
    answer: NOTHING,
    anyhow(f, { who }) {
      for (const corridor of corridorsAround(f, personAt(f, who).room)) f.noise[corridor] ||= null
    },
  },

  // intruders
  injure: (f, { intruder }) => unsettle(f, intruder),
  retreat: (f, { intruder }) => unsettle(f, intruder),
  flee: (f, { intruder }) => unsettle(f, intruder),
  chooseRetreat: IDLE,
  chooseIntruder: IDLE,
  chooseDecoy: {
    answer(f, { who }, choice) {
      if (choice.do !== 'room') return
      const to = roomNumber(f.board, choice.room)
      const near = new Set(waysFrom(f, personAt(f, who).room).map(way => way.to))
      for (const foe of bySize(f.foes.filter(({ room }) => room !== to && near.has(room)))) attackSomebody(f, foe)
      f.foesVague = true
    },
  },
  pull(f) {
    f.foesVague = true
  },

  // markers
  placeFire: (f, { room }) => place(f, 'fire', room),
  placeMalfunction: (f, { room }) => place(f, 'malfunction', room),
  chooseBreak: {
    answer(f, _, choice) {
      if (choice.do === 'room') place(f, 'malfunction', roomNumber(f.board, choice.room))
    },
  },
  chooseDouse: IDLE,
  chooseVent: {
    answer(f, _, choice) {
      if (choice.do === 'room') vent(f, roomNumber(f.board, choice.room))
    },
  },
  startVent: (f, { room }) => vent(f, room),

  // infection
  infect: (f, { who }) => infects(f, who, true),
  hatchOut(f) {
    f.foesVague = true
  },
  chooseScan: IDLE,
  drawAndScan(f, { who }) {
    if (shownOf(f, who).contamination > 0) infects(f, who, null)
  },
  chooseContamination: IDLE,

  // throwing
  chooseThrow: {
    answer(f, { who, thrown }, choice) {
      if (choice.do !== 'room') return
      const room = roomNumber(f.board, choice.room)
      next(f, { do: 'explode', who, room, target: 'eggs', thrown })
    },
    anyhow: (f, { who, thrown }) =>
      next(f, {
        do: 'effect',
        who,
        ctx: { by: who, whom: who, at: -1, intruder: -1 },
        effect: { fx: 'throw', ...thrown },
      }),
  },
  chooseThrowTarget: {
    answer: (f, { who, room, thrown }, choice) =>
      next(f, { do: 'explode', who, room, target: choice.do === 'eggs' ? 'eggs' : -1, thrown }),
    anyhow: (f, { who, room, thrown }) => next(f, { do: 'explode', who, room, target: 'eggs', thrown }),
  },
  explode(f, { who, room, target, thrown }) {
    const harm = thrown.crew ? f.scale.light : f.scale.serious
    for (const { seat } of crewIn(f, room)) for (let i = 0; i < thrown.others; i++) befalls(f, seat, harm)
    for (const foe of foesIn(f, room)) foe.sure = false
    f.foesVague = true
    const marks = (one: Foresight) => {
      if (thrown.fire) next(one, { do: 'placeFire', room })
      if (thrown.malfunction) next(one, { do: 'placeMalfunction', room })
    }
    const cries = (one: Foresight) => {
      next(one, { do: 'noiseRoll', who })
      marks(one)
    }
    // NEM-ROOM-NEST-11: only if eggs are hit, which who throws may choose.
    if (target === 'eggs' && hasEggs(f, room)) either(f, [cries, marks])
    else marks(f)
  },

  // effects
  effects(f, { who, ctx, list }) {
    for (const effect of list.toReversed())
      next(f, who === undefined ? { do: 'effect', ctx, effect } : { do: 'effect', who, ctx, effect })
  },
  effect: (f, { ctx, effect }) => f.effect(f, ctx, effect),
  chooseEffect: {
    answer(f, { ctx, of }, choice) {
      if (choice.do === 'part') next(f, { do: 'effects', who: ctx.by, ctx, list: elementAt(of, choice.part) })
    },
    anyhow: (f, { ctx, of }) => either(f, lists(ctx, of)),
  },
  mayEffect: {
    answer(f, { ctx, list }, choice) {
      if (choice.do === 'accept') next(f, { do: 'effects', who: ctx.by, ctx, list })
    },
    anyhow: (f, { ctx, list }) => either(f, [...lists(ctx, [list]), NOTHING]),
  },
  choosePatient: {
    answer(f, { who, of }, choice) {
      if (choice.do === 'who')
        next(f, { do: 'effects', who, ctx: { by: who, whom: choice.whom, at: -1, intruder: -1 }, list: of })
    },
    anyhow: (f, { who, of }) =>
      either(
        f,
        crewIn(f, personAt(f, who).room).flatMap(({ seat }) =>
          lists({ by: who, whom: seat, at: -1, intruder: -1 }, [of]),
        ),
      ),
  },
  chooseRoomAction: {
    answer(f, { who }, choice) {
      if (choice.do !== 'room') return
      const at = roomNumber(f.board, choice.room)
      const list = tileOf(f, at)?.action ?? []
      next(f, { do: 'effects', who, ctx: { by: who, whom: who, at, intruder: -1 }, list })
    },
    anyhow: (f, { who }) =>
      next(f, { do: 'effect', who, ctx: { by: who, whom: who, at: -1, intruder: -1 }, effect: ANY_COMPUTER }),
  },

  // paying, and reactions
  pay: {
    answer: (f, { who, left }) => spend(f, who, left),
    anyhow: (f, { who, left }) => spend(f, who, left),
  },
  payQuest: IDLE,
  window: (f, task) => stands(f, task),
  reaction: {
    answer(f, task, choice) {
      if (choice.do !== 'react') return stands(f, task)
      // Somebody else may have reacted before, or may answer this in turn.
      either(f, [one => stands(one, task), one => stands(one, { ...task, chain: [...task.chain, f.me] })])
    },
    anyhow: (f, task) => stands(f, task),
  },

  // doors
  closeDoor(f, { corridor }) {
    f.closed[corridor] ||= null
  },
  moveDoor: IDLE,
  chooseDoor: IDLE,
  chooseDoorsRoom: ASKS_ON,
  chooseSealed: IDLE,
  chooseDoors: IDLE,

  // cards and things
  draft: ASKS_ON,
  chooseCharacter: IDLE,
  chooseOfColour: IDLE,
  pickUp: NOTHING,
  choosePickUp: IDLE,
  analyse: NOTHING,
  chooseAnalysis: IDLE,
  chooseLoad: IDLE,
  chooseSpend: IDLE,
  chooseAttach: IDLE,
  chooseCharge: IDLE,
  openTrade: (f, { who }) => ask(f, who),
  trade: { answer: (f, { who }, choice) => (choice.do === 'end' ? undefined : ask(f, who)) },
  searchDeck: IDLE,
  searchDraw: NOTHING,
  searchKeep: IDLE,
  findItem: NOTHING,
  chooseEmptied: IDLE,
  lookAtTile: IDLE,
  eventSeen: IDLE,
  chooseWhose: IDLE,
  chooseBack: IDLE,
  craft: PACKING,
  activate: (f, { who }) => packs(f, { by: who }),
  makeRoom: PACKING,
  chooseDrop: PACKING,
  chooseLoss: PACKING,
  revive: NOTHING,

  // the end
  lateObjectives: NOTHING,
  checkContamination(f, { seat }) {
    const person = personAt(f, seat)
    if (person.fate === 'dead' || f.own.perishes(f, person.fate, f.ended?.destroyed ?? false)) return
    if (shownOf(f, seat).contamination === 0 && person.larva === false) return
    kill(f, person, { least: 0, most: 1 })
  },
  checkObjective: NOTHING,
  checkTogether: NOTHING,
  winTogether: NOTHING,
  finish: NOTHING,
} as const satisfies Partial<Handlers>
export const sharedTasks: Pick<Handlers, keyof typeof shared> = shared

type Reactable = { chain: readonly Seat[]; declared: never; action: never }
/** The last link of the chain stands, if nobody reacts any more. */
function stands(
  f: Foresight,
  { chain, action }: Omit<Reactable, 'declared' | 'action'> & { action: Parameters<typeof next>[1] },
): void {
  if (chain.length % 2 === 1) next(f, action)
}

/** Who is attacked instead: anybody else in the room. */
function others(f: Foresight, blow: Strike): void {
  const victim = elementAt(blow.victims, 0)
  const near = crewIn(f, personAt(f, victim).room).filter(({ seat }) => seat !== victim)
  for (const { seat } of near) attack(f, seat, blow, { least: 0, most: 1 })
}

/** A card has been played against an attack: it may have another part, or turn the attack on somebody else. */
function reacted(f: Foresight, blow: Strike): void {
  either(f, [
    NOTHING,
    one => ask(one, f.me),
    one => others(one, { ...blow, victims: [f.me] }),
    one => strike(one, blow, [f.me]),
    one => redraw(one, { ...blow, victims: [f.me] }),
  ])
}

/** NEM-ROOM-AIRLOCK-2: its doors close, and in some games a fire in it goes out at once. */
function vent(f: Foresight, room: number): void {
  f.vent = room
  for (const corridor of corridorsAround(f, room)) f.closed[corridor] ||= null
  if (f.facts.customs.ventDouses === 'start') f.fire[room] = false
}

/** NEM-ENC-07: attacked at once, with fewer cards than the number. */
function compared(f: Foresight, who: Seat, intruder: number, low: number, high: number): void {
  const foe = f.foes.find(({ id }) => id === intruder)
  const { hand } = personAt(f, who)
  const [least, most] = [hand[1] < low ? 1 : 0, hand[0] < high ? 1 : 0]
  if (foe && foe.room === personAt(f, who).room) attack(f, who, { kind: foe.kind, how: 'surprise' }, { least, most })
}

function rollAgain(f: Foresight, who: Seat): void {
  spend(f, who, 1)
  noiseRoll(f, who)
}

/** The face lies there as it is. */
function heard(f: Foresight, who: Seat, face: string): void {
  if (face === 'danger' || face === 'silence') {
    f.foesVague = true
    return
  }
  if (f.own.isSign(face)) return f.own.sign(f, who)
  const { room } = personAt(f, who)
  const corridor = exitFrom(f.board, room, Number(face))
  if (corridor < 0 || f.noise[corridor] === false) return
  const before = f.cause
  f.cause = { cause: 'noise', room: roomId(f, room) }
  encounter(f, who, { least: 1, most: 1 })
  f.cause = before
}

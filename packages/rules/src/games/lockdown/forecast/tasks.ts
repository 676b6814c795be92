/** What every task, effect and action that only Lockdown has may cost. */

import { elementAt } from '../../../core/lists.ts'
import type { Seat } from '../../../core/types.ts'
import type { ActionForesight } from '../../../forecast/actions.ts'
import { attack, attackBy, attackSomebody, bodily } from '../../../forecast/attacks.ts'
import { crewIn, foesIn, hasGift, inOrder, isThere } from '../../../forecast/crew.ts'
import { injured, tileOf } from '../../../forecast/draws.ts'
import { type Effects, infects, packs } from '../../../forecast/effects.ts'
import {
  ask,
  type Branch,
  befall,
  befalls,
  either,
  type Foresight,
  fork,
  type Handlers,
  next,
} from '../../../forecast/foresight.ts'
import { personAt, roomNumber } from '../../../forecast/lookups.ts'
import { facesOf } from '../../../forecast/lore.ts'
import { arrive } from '../../../forecast/movement.ts'
import { encounter, noiseRoll } from '../../../forecast/noise.ts'
import { checkCrew, kill, place } from '../../../forecast/vessel.ts'
import { passage } from '../../../forecast/wounds.ts'
import type { SurfaceCard } from '../faces.ts'
import { checkContingency, darkFor, darkPart, emptyFacility, eventOf, launchCss, timeStep } from './facility.ts'
import { cutPower, unsettlePower } from './power.ts'

const nothing = (): void => {}
const idle = { answer: nothing, anyhow: nothing }
const packing = {
  answer: (f: Foresight, { who }: { who: Seat }) => packs(f, { by: who }),
  anyhow: (f: Foresight, { who }: { who: Seat }) => packs(f, { by: who }),
}
const asks = (f: Foresight, { by }: { by: Seat }): void => either(f, [one => ask(one, by), nothing])

const gets =
  (fate: 'locked' | 'bunker') =>
  (f: Foresight, { who }: { who: Seat }) =>
    either(f, [
      one => {
        personAt(one, who).fate = fate
        checkCrew(one)
      },
      nothing,
    ])

/** LOCK-MARS-24: in a suit, or in a building. */
function surfaceHits(f: Foresight, who: Seat, card: SurfaceCard): void {
  const hit =
    card.whom === 'everybody'
      ? inOrder(f).filter(person => isThere(person) && f.board.surface[person.room])
      : [personAt(f, who)]
  for (const { seat, room } of hit.toReversed()) {
    const suit = hasGift(f, seat, 'suit')
    const ctx = { by: seat, whom: seat, at: -1, intruder: -1 }
    if (!f.board.outside[room] || suit === true) next(f, { do: 'effects', who: seat, ctx, list: card.sheltered })
    else if (suit === false) next(f, { do: 'effects', who: seat, ctx, list: card.exposed })
    else next(f, { do: 'effects', who: seat, ctx, list: [{ fx: 'choose', of: [card.sheltered, card.exposed] }] })
  }
}

/** At worst under the open sky, at best nothing at all. */
function surfaceBounds(f: Foresight, who: Seat, cards: readonly SurfaceCard[]): void {
  const none = passage(f.scale.dead, [place => place])
  for (const person of f.people) {
    const hit = person.seat === who || f.board.surface[person.room]
    if (!hit || !isThere(person)) continue
    const harms = cards.map(({ whom, exposed }) =>
      person.seat === who || whom === 'everybody' ? bodily(f, person, exposed, 'high') : (place: number) => place,
    )
    befall(f, person.seat, none, passage(f.scale.dead, harms), { least: 0, most: 1 })
  }
  encounter(f, who, { least: 0, most: 1 })
}

/** LOCK-MARS-23 */
function surfaceCard(f: Foresight, who: Seat): void {
  const cards = facesOf(f.facts, 'surface').map(({ surface }) => surface)
  const pile = f.table.facility?.surface
  const discarded = pile?.discard ?? []
  const fresh = pile?.deck === 0
  const left = cards.filter(({ id }) => discarded.includes(id) === fresh && !f.table.inPlay.includes(id))
  const open = f.parts.surfaceDrawn ? cards : left
  if (open.length === 0) return
  // Where everybody rolls one after the other, all their cards at once would be too many to follow.
  if (f.cause.cause === 'bag') return surfaceBounds(f, who, open)
  const hits = open.map((card): Branch => [1, one => surfaceHits(one, who, card)])
  if (!f.parts.surfaceDrawn) {
    f.parts = { ...f.parts, surfaceDrawn: true }
    return fork(f, hits)
  }
  either(
    f,
    hits.map(([, way]) => way),
  )
}

/** LOCK-EVENT-14: who bears a larva may die of it, others may get one. */
const leavesShell = (f: Foresight): void => {
  for (const person of f.people.filter(isThere)) {
    if (person.larva !== false) {
      f.cause = { cause: 'infection' }
      kill(f, person, { least: 0, most: 1 })
    } else infects(f, person.seat, null)
  }
}

const roomsOf = (f: Foresight, tiles: readonly string[]): number[] =>
  f.board.rooms.flatMap((_, room) =>
    f.explored[room] === true && tiles.includes(tileOf(f, room)?.id ?? '') ? [room] : [],
  )

const CARGO_ROOMS = ['cargoSendingSystemA', 'cargoSendingSystemB', 'cargoSendingSystemC']

/** Fire under the cargo pods; whoever stands there without an Action card is badly burnt. */
function burnCss(f: Foresight): void {
  const rooms = roomsOf(f, CARGO_ROOMS)
  for (const person of rooms.flatMap(room => crewIn(f, room))) {
    const [fewest, most] = person.actions
    befalls(f, person.seat, f.scale.serious, { least: most === 0 ? 1 : 0, most: fewest === 0 ? 1 : 0 })
  }
  next(f, ...rooms.map(room => ({ do: 'placeFire' as const, room })))
}

export const facilityTasks = {
  chooseContingency: idle,
  chooseWhoseContingencies: idle,
  callElevator: nothing,
  boardElevator(f, { who, to }) {
    if (crewIn(f, personAt(f, who).room).length > 1) ask(f, who)
    else next(f, { do: 'ride', who, to, along: [] })
  },
  chooseFloor: {
    answer(f, { who }, choice) {
      if (choice.do === 'room') next(f, { do: 'boardElevator', who, to: roomNumber(f.board, choice.room) })
    },
  },
  choosePassengers: {
    answer(f, { who, to, invited }, choice) {
      if (choice.do === 'done' && invited.length === 0) next(f, { do: 'ride', who, to, along: [] })
      else ask(f, who)
    },
  },
  rideAlong: {
    answer(f, { by, to, along }, choice) {
      const all = choice.do === 'accept' ? [...along, f.me] : along
      either(f, [one => ask(one, by), one => next(one, { do: 'ride', who: by, to, along: all })])
    },
  },
  ride(f, { who, to, along }) {
    for (const seat of [who, ...along]) personAt(f, seat).room = to
  },
  computerOptions: (f, { who }) => either(f, [one => ask(one, who), nothing]),
  chooseComputerOption: { answer: (f, { who }) => either(f, [one => ask(one, who), nothing]) },
  /** LOCK-COMP-04: the next card may lock the facility down. */
  turnComputer: (f, { by }) => either(f, [one => place(one, 'malfunction', personAt(one, by).room), nothing]),
  reshuffleComputer: nothing,
  swapPower: { answer: unsettlePower, anyhow: unsettlePower },
  distributePower: { answer: unsettlePower, anyhow: unsettlePower },
  darkPart: f => darkPart(f),
  darkWindow: {
    answer(f, { seats }, choice) {
      darkStrikes(f, choice.do === 'react' ? seats.filter(seat => seat !== f.me) : seats)
    },
    anyhow: (f, { seats }) => darkStrikes(f, seats),
  },
  lightWindow: {
    answer: (f, { who, intruder, value, dark }, choice) =>
      next(f, { do: 'compareHand', who, intruder, number: choice.do === 'react' ? value : dark, dark: true }),
    anyhow: (f, { who, intruder, dark }) => next(f, { do: 'compareHand', who, intruder, number: dark, dark: true }),
  },
  bagWindow: {
    answer(f, { who }, choice) {
      if (choice.do !== 'react') next(f, { do: 'noiseRoll', who })
    },
    anyhow: (f, { who }) => next(f, { do: 'noiseRoll', who }),
  },
  timeStep: f => timeStep(f),
  clearNoise(f) {
    f.noise = f.noise.map(is => is && null)
  },
  escapeByRover(f, { who }) {
    personAt(f, who).fate = 'bunker'
    checkCrew(f)
  },
  escapeOnFoot: (f, { who }) => next(f, { do: 'noiseRoll', who }, { do: 'reachBunker', who }),
  reachBunker: gets('bunker'),
  chooseExit: idle,
  chooseDrive: {
    answer(f, { who }, choice) {
      if (choice.do === 'drive') next(f, { do: 'drive', who, to: roomNumber(f.board, choice.to) })
      else next(f, { do: 'escapeByRover', who })
    },
  },
  freeCraft: packing,
  chooseCrafted: packing,
  chooseObject: idle,
  chooseNoise: idle,
  chooseSpray: idle,
  chooseFoe: {
    answer(f, { who, aim }, choice) {
      if (choice.do === 'intruder' && aim === 'desperate') despair(f, who, choice.intruder)
    },
  },
  chooseStruck: {
    answer: (f, { who }, choice) =>
      next(f, { do: 'swing', who, target: choice.do === 'intruder' ? choice.intruder : 'eggs' }),
  },
  swing(f, { who, target }) {
    f.foesVague = true
    for (const foe of f.foes) if (foe.id === target) foe.sure = false
    if (target === 'eggs') noiseRoll(f, who)
  },
  follow(f) {
    f.foesVague = true
  },
  shutIn: gets('locked'),
  breakShell(f, { who }) {
    f.cause = { cause: 'infection' }
    kill(f, personAt(f, who), { least: 0, most: 1 })
  },
  panic: nothing,
  shootOff: nothing,
  chooseShotOff: idle,
  losePools: f => f.own.losePools(f, true),
  intoPod(f, { who }) {
    personAt(f, who).fate = 'inPod'
  },
  launchCss: f => launchCss(f),
  chooseCss: idle,
  moveCss: idle,
  askForSample: idle,
  arrange: idle,
  emptyFacility,
  chooseDefence: {
    answer(f, { who }, choice) {
      if (choice.do !== 'room') return
      const room = roomNumber(f.board, choice.room)
      next(f, { do: 'placeMalfunction', room }, { do: 'defend', room, by: who })
    },
  },
  defend(f, { room }) {
    for (const { seat } of crewIn(f, room)) next(f, { do: 'seriousWound', who: seat })
    f.foesVague = true
  },
  checkContingency: f => checkContingency(f),
  drive(f, { who, to }) {
    personAt(f, who).room = to
    arrive(f, who, { to, via: -1, tread: 'drive', along: -1 })
  },
  surfaceCard: (f, { who }) => surfaceCard(f, who),
  surfaceDone: nothing,
  chooseDiscard: idle,
  chooseArea: idle,
} as const satisfies Partial<Handlers>

function darkStrikes(f: Foresight, seats: readonly Seat[]): void {
  const event = eventOf(f)
  if (event) darkFor(f, event, seats)
}

/** Hurt, and if it is still there it strikes back. */
function despair(f: Foresight, who: Seat, intruder: number): void {
  const foe = f.foes.find(({ id }) => id === intruder)
  if (!foe) return
  foe.sure = false
  injured(f)
  attackBy(f, who, foe, 'phase')
}

export const facilityEffects = {
  peekContingency: nothing,
  takeContingency: nothing,
  ride: asks,
  computerAction: (f, { by }) =>
    next(f, { do: 'computerOptions', who: by, all: false, from: 0 }, { do: 'turnComputer', by }),
  power: unsettlePower,
  backup: unsettlePower,
  kickstopper: unsettlePower,
  powerSurge(f, _, { cuts }) {
    if (cuts) cutPower(f, f.parts.facility?.backup === false)
  },
  ignoreDark: nothing,
  redirect: nothing,
  redrawAttack: nothing,
  skipBagNoise: nothing,
  rover: nothing,
  drive: asks,
  openGate: nothing,
  uses: nothing,
  noise: nothing,
  spray: nothing,
  repository: packs,
  loseObject: nothing,
  itemCounter: nothing,
  takeCrafted: packs,
  /** LOCK-TECH-02 */
  adultAttack: (f, { by }) => attack(f, by, { kind: 'adult', how: 'ducts' }),
  rollAsShoot(f, { by }) {
    f.foesVague = true
    if (foesIn(f, personAt(f, by).room).length === 0) noiseRoll(f, by)
  },
  desperate(f, { by }) {
    const foes = foesIn(f, personAt(f, by).room)
    either(f, [
      one => ask(one, by),
      ...foes.map(
        ({ id }) =>
          (one: Foresight) =>
            despair(one, by, id),
      ),
    ])
  },
  vivisect: stirsHere,
  sample: nothing,
  glow: stirsHere,
  driveOut: stirsHere,
  chase: nothing,
  startAlert: nothing,
  lockIn: (f, { by }) => next(f, { do: 'noiseRoll', who: by }, { do: 'shutIn', who: by }),
  bloodTrace(f) {
    f.foesVague = true
  },
  fireIn: (f, _, { tiles }) => next(f, ...roomsOf(f, tiles).map(room => ({ do: 'placeFire' as const, room }))),
  fireInComputers(f) {
    const rooms = f.board.rooms.flatMap((_, room) =>
      f.explored[room] === true &&
      f.malfunction[room] !== true &&
      tileOf(f, room)?.computer &&
      f.own.hasPower(f, room) !== false
        ? [room]
        : [],
    )
    next(f, ...rooms.map(room => ({ do: 'placeFire' as const, room })))
  },
  burnCss,
  leaveShell: leavesShell,
  panic(f) {
    for (const person of f.people) person.gearVague = true
  },
  adultJoins(f) {
    f.foesVague = true
  },
  allAttack(f, { at, among = [] }) {
    for (const foe of foesIn(f, at)) attackSomebody(f, foe, among)
    if (f.foesVague) for (const seat of among) attack(f, seat, { kind: 'queen', how: 'phase' }, { least: 0, most: 1 })
  },
  peekCss: nothing,
  moveCss: nothing,
  /** LOCK-CSS-03 */
  enterCss(f, { by }, { pod }) {
    const person = personAt(f, by)
    person.hand = [0, 0]
    person.actions = [0, 0]
    next(f, { do: 'passNow', who: by, rule: '' }, { do: 'burn', who: by }, { do: 'intoPod', who: by, pod })
  },
  loseCss: nothing,
  knowledge: nothing,
  activateKnowledge: nothing,
  arrange: nothing,
  defence: asks,
  discard(f, { whom }, { count }) {
    const person = personAt(f, whom)
    person.hand = [Math.max(0, person.hand[0] - count), person.hand[1]]
    person.actions = [Math.max(0, person.actions[0] - count), person.actions[1]]
  },
  encounter: (f, { whom }) => encounter(f, whom, { least: 1, most: 1 }),
  noiseInAreas(f) {
    f.noise = f.noise.map((is, corridor) => (corridor >= f.board.firstArea ? (is ?? null) || null : is))
  },
  stirArea(f, { whom }) {
    const area = elementAt(f.board.areaOf, personAt(f, whom).room)
    if (f.noise[area] !== false)
      encounter(f, whom, f.noise[area] === true ? { least: 1, most: 1 } : { least: 0, most: 1 })
  },
  drain: nothing,
} as const satisfies Partial<Effects>

function stirsHere(f: Foresight): void {
  injured(f)
  f.foesVague = true
}

export const facilityActions: ActionForesight<'callElevator' | 'rideElevator' | 'computer' | 'escape' | 'drive'> = {
  callElevator: nothing,
  rideElevator: (f, who, { to }) => next(f, { do: 'boardElevator', who, to: roomNumber(f.board, to) }),
  computer: (f, who) => next(f, { do: 'computerOptions', who, all: false, from: 0 }, { do: 'turnComputer', by: who }),
  escape: (f, who, { how }) => next(f, how === 'suit' ? { do: 'escapeOnFoot', who } : { do: 'escapeByRover', who }),
  drive: (f, who, { to }) => next(f, { do: 'drive', who, to: roomNumber(f.board, to) }),
}

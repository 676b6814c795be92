/** What effects written as data may cost, one record of them all: a new effect does not compile until it is in it. */
import type { Effect, EffectOf, Fx } from '../core/effect.ts'
import type { Task } from '../core/task.ts'
import type { Seat } from '../core/types.ts'
import type { Ctx } from '../mechanics/effects.ts'
import { attackBy, bodily } from './attacks.ts'
import { crewIn, foesIn, hasGift, holds } from './crew.ts'
import { injured, tileOf } from './draws.ts'
import { ask, befall, decide, either, type Foresight, type Known, next } from './foresight.ts'
import { corridorsAround, personAt, roomId, shownOf, waysFrom } from './lookups.ts'
import { encounter, noiseRoll, toBag } from './noise.ts'
import { pass } from './phase.ts'
import { kill, mayPlace, place } from './vessel.ts'
import { deadIn, passage } from './wounds.ts'

export type Does<K extends Fx> = (f: Foresight, ctx: Ctx, effect: EffectOf<K>) => void
export type Effects<K extends Fx = Fx> = { readonly [F in K]: Does<F> }

/** Nobody can come to harm by it before somebody is asked again. */
const harmless = (): void => {}
/** What was offered can be done; anything else may have become impossible, and then what is left goes on. */
const mayFail = (f: Foresight, effect: Effect): Way[] => (f.offered === effect ? [] : [harmless])
type Way = (f: Foresight) => void
/** Who acts is asked, and may still choose otherwise. */
const asks = (f: Foresight, { by }: Ctx, effect: Effect): void =>
  either(f, [one => ask(one, by), ...mayFail(f, effect)])
/** One of these lists is done. */
export const lists = (ctx: Ctx, of: readonly (readonly Effect[])[]): Way[] =>
  of.map(list => one => next(one, { do: 'effects', who: ctx.by, ctx, list }))
/** Who acts is asked where nothing hangs on the answer. */
const asksInVain = harmless
/** What is carried may change. */
export const packs = (f: Foresight, { by }: { by: Seat }): void => {
  personAt(f, by).gearVague = true
}

const roomOf = (f: Foresight, { by, at }: Ctx): number => (at >= 0 ? at : personAt(f, by).room)

/** Wounds and the like, on the scale. */
function hurts(f: Foresight, { whom }: Ctx, effect: Effect): void {
  const person = personAt(f, whom)
  const side = (which: 'low' | 'high') => passage(f.scale.dead, [bodily(f, person, [effect], which)])
  befall(f, whom, side('low'), side('high'))
}

/** Wounds that are treated: from below as well as can be, from above not at all. */
function heals(f: Foresight, { whom }: Ctx): void {
  const person = personAt(f, whom)
  const dead = deadIn(person.low)
  // Nothing tells what will have been healed: only that nobody rises from the dead.
  person.low = person.low.map((_, place) => (place === 0 ? 1 - dead : place === f.scale.dead ? dead : 0))
}

/** NEM-SCAN-03: who bears a larva already dies when another infection is found. */
export function infects(f: Foresight, who: Seat, sure: Known): void {
  const person = personAt(f, who)
  if (person.larva !== false) {
    const before = f.cause
    f.cause = { cause: 'infection' }
    kill(f, person, person.larva === true && sure === true ? { least: 1, most: 1 } : { least: 0, most: 1 })
    f.cause = before
  }
  if (person.larva === false) person.larva = sure === true ? true : null
}

/** May a contamination card be among this character's cards, or come to it? */
const mayBeInfected = (f: Foresight, whom: Seat): boolean =>
  shownOf(f, whom).contamination > 0 || personAt(f, whom).larva === null

const inEach = (what: 'placeFire' | 'placeMalfunction', rooms: readonly number[]): Task[] =>
  [...new Set(rooms)].toSorted((a, b) => a - b).map(room => ({ do: what, room }))

const roomsWhere = (f: Foresight, is: (room: number) => boolean): number[] =>
  f.board.rooms.flatMap((_, room) => (is(room) ? [room] : []))

const isExplored = (f: Foresight, room: number): boolean => f.explored[room] === true

/** Rooms in which an event breaks things, as far as is known; others may be among them. */
function breaking(f: Foresight, where: string, whom: Seat): number[] {
  const colour = (room: number, of: string) => isExplored(f, room) && tileOf(f, room)?.colour === of
  const computer = (room: number) =>
    isExplored(f, room) && f.malfunction[room] !== true && tileOf(f, room)?.computer === true
  const powered = (room: number) => computer(room) && f.own.hasPower(f, room) !== false
  switch (where) {
    case 'withIntruders':
      return roomsWhere(f, room => foesIn(f, room).some(({ kind }) => kind !== 'larva' && kind !== 'creeper'))
    case 'burning':
      return roomsWhere(f, room => f.fire[room] !== false)
    case 'lowest':
      return roomsWhere(f, room => isExplored(f, room)).slice(0, 1)
    case 'yellowComputers':
      return roomsWhere(f, room => colour(room, 'yellow') && tileOf(f, room)?.computer === true)
    case 'green':
      return roomsWhere(f, room => colour(room, 'green'))
    case 'withMe':
      return [personAt(f, whom).room]
    case 'poweredComputers':
      return roomsWhere(f, powered)
    case 'lowestPoweredComputer':
      return roomsWhere(f, powered).slice(0, 1)
    default:
      return roomsWhere(f, room => tileOf(f, room)?.id === f.own.meantTiles[where])
  }
}

/** Where fire can spread to, as far as doors are known to be shut. */
const openTo = (f: Foresight, room: number): number[] =>
  waysFrom(f, room)
    .filter(({ via }) => f.closed[via] !== true)
    .map(({ to }) => to)

/** Rooms by tile, where it lies open. */
const tileRoom = (f: Foresight, id: string): number =>
  f.board.rooms.findIndex((_, room) => isExplored(f, room) && tileOf(f, room)?.id === id)

/** Something moves that is not followed. */
const stirs = (f: Foresight): void => {
  for (const foe of f.foes) if (crewIn(f, foe.room).length === 0) foe.sure = false
  f.foesVague = true
}

const noiseEverywhere = (f: Foresight): void => {
  f.noise = f.noise.map(is => (is === false ? null : is))
}

/** Something is done to an intruder: it may be gone. */
const hits = (f: Foresight, { by }: Ctx): void => {
  injured(f)
  for (const foe of foesIn(f, personAt(f, by).room)) foe.sure = false
  f.foesVague = true
}

/** More cards in hand than before, or fewer. */
const draws = (f: Foresight, { by }: Ctx): void => {
  for (const person of crewIn(f, personAt(f, by).room)) {
    person.hand = [person.hand[0], person.hand[1] + 10]
    person.actions = [person.actions[0], person.actions[1] + 10]
  }
}
const discards = (f: Foresight, { by }: Ctx): void => {
  for (const person of crewIn(f, personAt(f, by).room)) {
    person.hand = [0, person.hand[1]]
    person.actions = [0, person.actions[1]]
  }
}

export const sharedEffects = {
  // one after the other
  choose: (f, ctx, effect) => either(f, [...lists(ctx, effect.of), ...mayFail(f, effect)]),
  may: (f, ctx, effect) => either(f, [...lists(ctx, [effect.do]), harmless]),
  when: (f, ctx, effect) => {
    const person = personAt(f, ctx.whom)
    if (isBodily([effect])) return hurts(f, ctx, effect)
    decide(
      f,
      holds(f, person, person.start, effect.test),
      one => next(one, { do: 'effects', ctx, list: effect.do }),
      one => next(one, { do: 'effects', ctx, list: effect.else }),
    )
  },
  patient: (f, ctx, effect) =>
    either(f, [
      ...crewIn(f, personAt(f, ctx.by).room).flatMap(({ seat }) => lists({ ...ctx, whom: seat }, [effect.of])),
      ...mayFail(f, effect),
    ]),
  need: harmless,
  cancel: harmless,
  spare: harmless,
  computer: harmless,

  // wounds
  lightWound: hurts,
  seriousWound: hurts,
  kill: hurts,
  dress: asksInVain,
  healSerious: heals,
  healLight: heals,

  // infection
  contaminate: harmless,
  scan(f, { whom }, { infected }) {
    if (infected === 'infect' && mayBeInfected(f, whom)) infects(f, whom, null)
  },
  drawAndScan(f, { whom }) {
    if (mayBeInfected(f, whom)) infects(f, whom, null)
    personAt(f, whom).hand = [personAt(f, whom).hand[0], personAt(f, whom).hand[1] + 10]
  },
  discardContamination: asksInVain,
  removeContamination: asksInVain,
  scanOne: asksInVain,
  larva(f, { whom }, { how }) {
    personAt(f, whom).larva = how === 'give'
  },
  eclosion(f) {
    for (const person of f.people) if (person.fate === 'aboard') infects(f, person.seat, person.larva === true)
  },

  // intruders
  attackAgain(f, { whom, intruder }) {
    const foe = f.foes.find(({ id }) => id === intruder)
    if (foe) attackBy(f, whom, foe, 'phase')
  },
  transform: harmless,
  summon(f, { whom }) {
    f.foesVague = true
    for (const corridor of corridorsAround(f, personAt(f, whom).room)) f.noise[corridor] = null
  },
  injureOne: hits,
  retreatOne: hits,
  decoy: asks,
  healIntruders: harmless,
  lurk: stirs,
  hunt: stirs,
  throw: throws,
  shoot: (f, { by }, { energy, reroll, spend }) => next(f, { do: 'shoot', who: by, energy, reroll, spend }),
  protectEggs(f) {
    const nest = tileRoom(f, 'nest')
    for (const { seat, room } of f.people.filter(({ fate }) => fate === 'aboard'))
      if ((nest >= 0 && room === nest) || shownOf(f, seat).objects.includes('egg'))
        encounter(f, seat, { least: 1, most: 1 })
  },
  hatch(f) {
    const nest = tileRoom(f, 'nest')
    if (f.table.eggs === 0) return
    if (nest >= 0 && crewIn(f, nest).length > 0) f.bagVague = true
    else toBag(f, 'larva')
    if (nest >= 0) for (const person of crewIn(f, nest)) if (person.larva === false) person.larva = null
  },
  takeEgg: asksInVain,

  // noise and doors
  noiseRoll: (f, { whom }) => noiseRoll(f, whom),
  noiseAround: noiseEverywhere,
  noiseInDucts(f, _, { pool }) {
    const { firstNetwork, firstArea } = f.board
    const loud: number[] = []
    for (let network = firstNetwork; network < firstArea; network++) {
      if (f.noise[network] !== false) loud.push(network)
      f.noise[network] = true
    }
    if (pool) return f.own.losePools(f, loud.length > 0)
    for (const { seat, room, fate } of f.people)
      if (fate === 'aboard' && corridorsAround(f, room).some(corridor => loud.includes(corridor))) noiseRoll(f, seat)
  },
  door: asks,
  doorsOf: asks,
  closeDoors: asks,
  openDoors(f) {
    f.closed = f.closed.map(() => false)
  },

  // fire and malfunctions
  malfunction(f, ctx, { how, at }) {
    if (how === 'remove') f.malfunction[roomOf(f, ctx)] = null
    else if (at === 'computer') either(f, [one => ask(one, ctx.by), harmless])
    else place(f, 'malfunction', roomOf(f, ctx))
  },
  fire(f, { by }, { how }) {
    const { room } = personAt(f, by)
    if (how === 'place') place(f, 'fire', room)
    else f.fire[room] = false
  },
  malfunctions(f, { whom }, { in: where }) {
    if (where === 'withIntruders' && f.foesVague) return mayPlace(f, 'malfunction', f.foes.length + f.people.length)
    next(f, ...inEach('placeMalfunction', breaking(f, where, whom)))
  },
  flammable(f, _, { in: tile = f.own.meantTiles.flammable }) {
    const room = f.board.rooms.findIndex((_id, at) => tileOf(f, at)?.id === tile)
    if (room < 0) return
    decide(
      f,
      f.fire[room] ?? null,
      one => next(one, ...inEach('placeFire', openTo(one, room))),
      one => next(one, ...inEach('placeFire', [room])),
    )
  },
  spreadFire: f =>
    next(
      f,
      ...inEach(
        'placeFire',
        roomsWhere(f, room => f.fire[room] !== false).flatMap(room => openTo(f, room)),
      ),
    ),
  burnItems: harmless,
  coolantLeak(f, _, { breaks }) {
    const room = tileRoom(f, f.own.coolantTile)
    if (room < 0) return
    if (f.malfunction[room] !== false && f.armed === false) f.armed = null
    if (breaks && f.malfunction[room] !== true) next(f, { do: 'placeMalfunction', room })
  },
  douse: asksInVain,
  vent: asks,
  slime(f, { whom }, { how }) {
    personAt(f, whom).slime =
      how === 'give' && hasGift(f, whom, 'suit') === false ? true : how === 'give' ? null : false
  },
  signal: harmless,
  selfDestruct(f, _, { how }) {
    f.armed = how === undefined ? !f.armed : how === 'start'
  },

  // cards and things
  draw: draws,
  redraw: draws,
  drawPerWound: draws,
  othersDiscard: discards,
  discardHand: discards,
  reshuffleOwn: discards,
  pass(f, { by }) {
    if (!personAt(f, by).passed) pass(f, by)
  },
  unlimited(f) {
    f.unlimited = true
  },
  endPhase(f) {
    f.calm = true
    f.turn = false
    const waiting = f.people.filter(person => person.fate === 'aboard' && !person.passed)
    next(
      f,
      ...waiting.flatMap(({ seat }): Task[] => [
        { do: 'passNow', who: seat, rule: '' },
        { do: 'burn', who: seat },
      ]),
    )
  },
  search: asksInVain,
  analyse: asksInVain,
  ammo: asksInVain,
  spendAmmo: asksInVain,
  autoload: asksInVain,
  attach: asksInVain,
  craft: packs,
  loseItem: packs,
  tape: packs,
  look: asksInVain,
  riskAssessment: asksInVain,
  peekObjective: asksInVain,

  // going somewhere, or doing what a room offers
  go: asks,
  ducts: asks,
  leap: asks,
  roomAction: worksRoom,
} as const satisfies Partial<Effects>

/** Does a list do nothing but wound? */
function isBodily(list: readonly Effect[]): boolean {
  return list.every(effect => {
    if (effect.fx === 'when') return isBodily(effect.do) && isBodily(effect.else)
    return (
      effect.fx === 'lightWound' || effect.fx === 'seriousWound' || effect.fx === 'kill' || effect.fx === 'contaminate'
    )
  })
}

/** NEM-ACT-10: the action of the room, or of one with a computer; where there are several, who acts is asked. */
function worksRoom(f: Foresight, ctx: Ctx, effect: EffectOf<'roomAction'>): void {
  const { where } = effect
  const { room: here } = personAt(f, ctx.by)
  const rooms =
    where === 'anyComputer' ? roomsWhere(f, room => isExplored(f, room) && tileOf(f, room)?.computer === true) : [here]
  const ways = rooms.flatMap(at => lists({ by: ctx.by, whom: ctx.by, at, intruder: -1 }, [tileOf(f, at)?.action ?? []]))
  either(f, [...ways, ...(rooms.length > 0 ? mayFail(f, effect) : [harmless])])
}

/** NEM-PVP-02: at something in this room or beside it. */
function throws(f: Foresight, ctx: Ctx, { fx: _, ...thrown }: EffectOf<'throw'>): void {
  const { room: here } = personAt(f, ctx.by)
  const near = waysFrom(f, here)
    .filter(({ via }) => f.closed[via] !== true)
    .map(({ to }) => to)
  const rooms = [...new Set([here, ...near])].filter(at => foesIn(f, at).length > 0 || hasEggs(f, at))
  if (rooms.length > 0)
    either(
      f,
      rooms.map(room => one => next(one, { do: 'explode', who: ctx.by, room, target: 'eggs', thrown })),
    )
}

export const hasEggs = (f: Foresight, room: number): boolean =>
  (tileOf(f, room)?.id === 'nest' && f.table.eggs > 0) ||
  f.table.rooms.some(view => view.room === roomId(f, room) && view.objects.includes('egg'))

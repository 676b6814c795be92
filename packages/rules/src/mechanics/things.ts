/** Bulky tokens: corpses, eggs, carcasses. NEM-ITEM-02, NEM-BASIC-05, NEM-ROOM-NEST, NEM-ROOM-LAB. */
import { isPublic, reveal, sharedZone } from '../core/pieces.ts'
import { boardOf, nameOf, rulesOf } from '../core/ruleset.ts'
import type { GameState, Thing } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { ObjectKind, ObjectName, Option, RuleId, Seat, Tell, Why } from '../core/types.ts'
import { freeSlots } from './carry.ts'
import { isAboard, roomOf, tileIn } from './crew.ts'
import type { Primitives } from './effects.ts'
import { WEAKNESS_SLOTS } from './tests.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    pickUp: { who: Seat }
    choosePickUp: { who: Seat }
    analyse: { who: Seat; room: number }
    chooseAnalysis: { who: Seat; room: number }
  }
}

export const thingName = (thing: Thing): ObjectName => (thing.kind === 'corpse' ? `corpse.${thing.of}` : thing.kind)

export function layThing(
  g: GameState,
  kind: ObjectKind,
  of: string,
  room: number,
  rule: RuleId,
  tell: Tell | undefined,
): void {
  const thing: Thing = { kind, of, room, by: -1, offered: false }
  g.things.push(thing)
  tell?.({ e: 'object', object: thingName(thing), room: boardOf(g).rooms[room], who: null, rule })
}

export function carry(g: GameState, who: Seat, thing: Thing, rule: RuleId, tell: Tell | undefined): void {
  thing.by = who
  thing.offered = false
  thing.room = g.crew[who].room
  tell?.({ e: 'object', object: thingName(thing), room: boardOf(g).rooms[thing.room], who, rule })
}

/** NEM-DROP-02: a dropped Object stays in the room. */
export function putDown(g: GameState, thing: Thing, rule: RuleId, tell: Tell | undefined): void {
  thing.room = g.crew[thing.by].room
  thing.by = -1
  thing.offered = false
  tell?.({ e: 'object', object: thingName(thing), room: boardOf(g).rooms[thing.room], who: null, rule })
}

export const lyingIn = (g: GameState, room: number): Thing[] => g.things.filter(t => t.by < 0 && t.room === room)
export const carriedBy = (g: GameState, who: Seat): Thing[] => g.things.filter(t => t.by === who)

/** The names in a list, each once. */
const distinct = (things: readonly Thing[]): ObjectName[] => [...new Set(things.map(thingName))]

export function whyNoPickUp(g: GameState, who: Seat): Why | null {
  const { room } = g.crew[who]
  for (const thing of g.things)
    if (thing.by < 0 && thing.room === room) return freeSlots(g, who) > 0 ? null : 'handsFull'
  return 'nothingHere'
}

// ---------------------------------------------------------------- eggs

const isNest = (g: GameState, room: number): boolean => g.explored[room] && tileIn(g, room).id === 'nest'

/** NEM-ROOM-NEST-2: uncarried eggs in a room, those of the nest included. */
export function eggsIn(g: GameState, room: number): number {
  let eggs = g.eggs > 0 && isNest(g, room) ? g.eggs : 0
  for (const thing of g.things) if (thing.kind === 'egg' && thing.by < 0 && thing.room === room) eggs++
  return eggs
}

/** NEM-GEN-05: what is not in the nest, carried or lying about. */
export const eggSupply = (g: GameState): number =>
  rulesOf(g).limits.eggs - g.eggs - g.things.filter(t => t.kind === 'egg').length

/** NEM-ROOM-NEST-4, NEM-RULING-113 */
export function takeFromNest(g: GameState, count: number, rule: RuleId, tell: Tell | undefined): void {
  if (count === 0) return
  g.eggs -= count
  tell?.({ e: 'eggs', eggs: g.eggs, room: null, destroyed: 0, rule })
  if (g.eggs > 0 || g.nestDestroyed) return
  g.nestDestroyed = true
  tell?.({ e: 'nestDestroyed', rule: 'NEM-ROOM-NEST-4' })
}

/** NEM-ROOM-NEST-8: eggs of the nest first, then those lying in the room. */
export function destroyEggs(g: GameState, room: number, count: number, rule: RuleId, tell: Tell | undefined): number {
  const inNest = isNest(g, room) ? Math.min(count, g.eggs) : 0
  let left = Math.min(count, eggsIn(g, room)) - inNest
  const destroyed = inNest + left
  if (destroyed === 0) return 0
  g.things = g.things.filter(t => {
    const hit = left > 0 && t.kind === 'egg' && t.by < 0 && t.room === room
    if (hit) left--
    return !hit
  })
  tell?.({ e: 'eggs', eggs: g.eggs - inNest, room: boardOf(g).rooms[room], destroyed, rule })
  takeFromNest(g, inNest, rule, undefined)
  if (g.nestDestroyed && inNest > 0) tell?.({ e: 'nestDestroyed', rule: 'NEM-ROOM-NEST-4' })
  return destroyed
}

// ---------------------------------------------------------------- the laboratory

/** NEM-RULING-105: kinds of Object in the room, lying or carried, whose weakness is not known yet. */
function analysable(g: GameState, room: number): ObjectKind[] {
  if (room < 0) return []
  const there = (t: Thing) => (t.by < 0 ? t.room === room : isAboard(g, t.by) && g.crew[t.by].room === room)
  const slots = sharedZone(g, 'weakness')
  return WEAKNESS_SLOTS.filter(
    (kind, slot) =>
      !isPublic(g, slots[slot]) &&
      (g.things.some(t => t.kind === kind && there(t)) || (kind === 'egg' && isNest(g, room) && g.eggs > 0)),
  )
}

const labOf = (g: GameState, who: Seat, where: 'laboratory' | 'here'): number =>
  where === 'here' ? g.crew[who].room : roomOf(g, 'laboratory')

/** NEM-WEAK-02 */
function discover(g: GameState, kind: ObjectKind, tell: Tell | undefined): void {
  const piece = sharedZone(g, 'weakness')[WEAKNESS_SLOTS.indexOf(kind)]
  const learned = reveal(g, piece)
  tell?.({ e: 'weakness', object: kind, card: nameOf(g, piece), rule: 'NEM-WEAK-02', learned })
}

export const thingTasks: Handlers<'pickUp' | 'choosePickUp' | 'analyse' | 'chooseAnalysis'> = {
  pickUp(g, { who }, tell) {
    if (whyNoPickUp(g, who)) return
    const lying = lyingIn(g, g.crew[who].room)
    if (distinct(lying).length > 1) next(g, { do: 'choosePickUp', who })
    else carry(g, who, lying[0], 'NEM-BASIC-05', tell)
  },

  choosePickUp: {
    ask: 'pickUp',
    rule: 'NEM-BASIC-05',
    options: (g, { who }) => distinct(lyingIn(g, g.crew[who].room)).map(object => ({ do: 'object', object })),
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'object') return
      const thing = lyingIn(g, g.crew[who].room).find(t => thingName(t) === choice.object)
      if (thing) carry(g, who, thing, 'NEM-BASIC-05', tell)
    },
  },

  /** NEM-ROOM-LAB-1, NEM-ROOM-LAB-2 */
  analyse(g, { who, room }, tell) {
    const kinds = analysable(g, room)
    if (kinds.length > 1) next(g, { do: 'chooseAnalysis', who, room })
    else if (kinds.length === 1) discover(g, kinds[0], tell)
  },

  chooseAnalysis: {
    ask: 'analyse',
    rule: 'NEM-ROOM-LAB-1',
    options: (g, { room }) => analysable(g, room).map((object): Option => ({ do: 'object', object })),
    answer(g, _, choice, tell) {
      const kind = WEAKNESS_SLOTS.find(k => choice.do === 'object' && k === choice.object)
      if (kind) discover(g, kind, tell)
    },
  },
}

export const thingEffects: Primitives<'takeEgg' | 'analyse'> = {
  /** NEM-ROOM-NEST-1, NEM-RULING-112 */
  takeEgg: {
    why: (g, { by }) => (g.eggs === 0 ? 'noEggs' : freeSlots(g, by) > 0 ? null : 'handsFull'),
    run(g, { by }, _, tell) {
      takeFromNest(g, 1, 'NEM-ROOM-NEST-2', tell)
      const egg: Thing = { kind: 'egg', of: '', room: g.crew[by].room, by: -1, offered: false }
      g.things.push(egg)
      carry(g, by, egg, 'NEM-ROOM-NEST-1', tell)
    },
  },
  analyse: {
    why: (g, { by }, { where }) => (analysable(g, labOf(g, by, where)).length > 0 ? null : 'nothingHere'),
    run: (g, { by }, { where }) => next(g, { do: 'analyse', who: by, room: labOf(g, by, where) }),
  },
}

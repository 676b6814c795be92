/** Bulky tokens: corpses, eggs, carcasses. NEM-ITEM-02, NEM-BASIC-05, NEM-ROOM-NEST, NEM-ROOM-LAB. */
import { type Analysis, boardOf, rulesOf } from '../core/ruleset.ts'
import type { GameState, Thing } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { ObjectKind, ObjectName, Option, RuleId, Seat, Tell, Why } from '../core/types.ts'
import { isAboard, roomOf, tileIn } from './crew.ts'
import type { Primitives } from './effects.ts'
import { canHold } from './slots.ts'

declare module '../core/task.ts' {
  interface TaskTypes {
    pickUp: { who: Seat }
    choosePickUp: { who: Seat }
    analyse: Analysis
    chooseAnalysis: Analysis
  }
}

declare module '../core/types.ts' {
  interface ChoiceTypes {
    /** `whom`: who carries it, where that makes a difference. */
    object: { object: ObjectName; whom?: Seat }
  }
  interface AskTypes {
    pickUp: true
    analyse: true
  }
  interface WhyTypes {
    nothingHere: true
    handsFull: true
    noEggs: true
  }
  interface EventTypes {
    eggs: { eggs: number; room: RoomId | null; destroyed: number }
    nestDestroyed: object
    object: { object: ObjectName; room: RoomId; who: Seat | null }
    weakness: { object: ObjectKind | null; card: Name }
  }
  interface EffectTypes {
    takeEgg: object
    analyse: { where: 'laboratory' | 'here' | 'carried' }
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

/** Lying in a room, or carried by somebody there. */
export const isThere = (g: GameState, { by, room: lies }: Thing, room: number): boolean =>
  by < 0 ? lies === room : isAboard(g, by) && g.crew[by].room === room

export const lyingIn = (g: GameState, room: number): Thing[] => g.things.filter(t => t.by < 0 && t.room === room)
export const carriedBy = (g: GameState, who: Seat): Thing[] => g.things.filter(t => t.by === who)

/** The names in a list, each once. */
const distinct = (things: readonly Thing[]): ObjectName[] => [...new Set(things.map(thingName))]

/** Things lying in the room of this character that it has a place for. */
const withinReach = (g: GameState, who: Seat): Thing[] =>
  lyingIn(g, g.crew[who].room).filter(({ kind }) => canHold(g, who, kind))

export function whyNoPickUp(g: GameState, who: Seat): Why | null {
  const { room } = g.crew[who]
  let why: Why = 'nothingHere'
  for (const thing of g.things)
    if (thing.by < 0 && thing.room === room) {
      if (canHold(g, who, thing.kind)) return null
      why = 'handsFull'
    }
  return why
}

// ---------------------------------------------------------------- eggs

export const isNest = (g: GameState, room: number): boolean => g.explored[room] && tileIn(g, room).id === 'nest'

/** NEM-ROOM-NEST-2: uncarried eggs in a room, those of the nest included. */
export function eggsIn(g: GameState, room: number): number {
  let eggs = g.eggs > 0 && isNest(g, room) ? g.eggs : 0
  for (const thing of g.things) if (thing.kind === 'egg' && thing.by < 0 && thing.room === room) eggs++
  return eggs
}

/** NEM-GEN-05: what is not in the nest, carried or lying about. */
export const eggSupply = (g: GameState): number =>
  rulesOf(g).markers(g, 'eggs') - g.eggs - g.things.filter(t => t.kind === 'egg').length

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

const analysisOf = (g: GameState, who: Seat, where: Analysis['where']): Analysis => ({
  who,
  room: where === 'laboratory' ? roomOf(g, 'laboratory') : g.crew[who].room,
  where,
})

export const thingTasks: Handlers<'pickUp' | 'choosePickUp' | 'analyse' | 'chooseAnalysis'> = {
  pickUp(g, { who }, tell) {
    if (whyNoPickUp(g, who)) return
    const lying = withinReach(g, who)
    if (distinct(lying).length > 1) next(g, { do: 'choosePickUp', who })
    else carry(g, who, lying[0], 'NEM-BASIC-05', tell)
  },

  choosePickUp: {
    ask: 'pickUp',
    rule: 'NEM-BASIC-05',
    options: (g, { who }) => distinct(withinReach(g, who)).map(object => ({ do: 'object', object })),
    answer(g, { who }, choice, tell) {
      if (choice.do !== 'object') return
      const thing = withinReach(g, who).find(t => thingName(t) === choice.object)
      if (thing) carry(g, who, thing, 'NEM-BASIC-05', tell)
    },
  },

  /** NEM-ROOM-LAB-1, NEM-ROOM-LAB-2 */
  analyse(g, analysis, tell) {
    const rules = rulesOf(g)
    const samples = rules.analysable(g, analysis)
    if (samples.length > 1 || (analysis.refused && samples.length > 0)) next(g, { ...analysis, do: 'chooseAnalysis' })
    else if (samples.length === 1) rules.analyse(g, analysis, samples[0], tell)
  },

  /** Whoever was refused a thing need not use up another one. */
  chooseAnalysis: {
    ask: 'analyse',
    rule: 'NEM-ROOM-LAB-1',
    options(g, analysis) {
      const options = rulesOf(g)
        .analysable(g, analysis)
        .map((sample): Option => ({ do: 'object', ...sample }))
      if (analysis.refused) options.push({ do: 'done' })
      return options
    },
    answer(g, analysis, choice, tell) {
      if (choice.do === 'object') rulesOf(g).analyse(g, analysis, choice, tell)
    },
  },
}

export const thingEffects: Primitives<'takeEgg' | 'analyse'> = {
  /** NEM-ROOM-NEST-1, NEM-RULING-112 */
  takeEgg: {
    why: (g, { by }) => (g.eggs === 0 ? 'noEggs' : canHold(g, by, 'egg') ? null : 'handsFull'),
    run(g, { by }, _, tell) {
      takeFromNest(g, 1, 'NEM-ROOM-NEST-2', tell)
      const egg: Thing = { kind: 'egg', of: '', room: g.crew[by].room, by: -1, offered: false }
      g.things.push(egg)
      carry(g, by, egg, 'NEM-ROOM-NEST-1', tell)
    },
  },
  analyse: {
    why: (g, { by }, { where }) =>
      rulesOf(g).analysable(g, analysisOf(g, by, where)).length > 0 ? null : 'nothingHere',
    run: (g, { by }, { where }) => next(g, { do: 'analyse', ...analysisOf(g, by, where) }),
  },
}

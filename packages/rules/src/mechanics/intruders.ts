/** Intruders: where they stand, how they move and leave, how they are hurt and die. NEM-IMOVE, NEM-INJ, NEM-RETREAT. */

import type { IntruderToken } from '../core/content.ts'
import {
  bagOf,
  END_OF_ORDER,
  forget,
  ifThere,
  layOpen,
  reveal,
  StackedError,
  sharedZone,
  supplyOf,
  takeFrom,
} from '../core/pieces.ts'
import { below } from '../core/random.ts'
import { boardOf, faceOf, nameOf, rulesOf } from '../core/ruleset.ts'
import { INTRUDER_KINDS } from '../core/sets.ts'
import { CLOSED, DESTROYED, type GameState, type Intruder } from '../core/state.ts'
import { type Handlers, next } from '../core/task.ts'
import type { IntruderKind, Option, RuleId, Seat, Tell } from '../core/types.ts'
import { isAboard, isOccupied, weak } from './crew.ts'
import { drawShared } from './decks.ts'
import { setDoor } from './doors.ts'
import type { Primitives } from './effects.ts'
import { layThing } from './things.ts'

/** NEM-RULING-60: the larger come first. */
export const BY_SIZE: readonly IntruderKind[] = INTRUDER_KINDS.toReversed()

/** NEM-INJ-04, NEM-RULING-175: tougher than the others, and doors do not hold them. */
const isBig = (kind: IntruderKind): boolean => kind === 'breeder' || kind === 'queen'

declare module '../core/task.ts' {
  interface TaskTypes {
    /** `fire`: an instance of fire damage. `by`: whose doing it is, or −1; not the actor, for it happens without them. */
    injure: { intruder: number; count: number; fire: boolean; by: Seat }
    retreat: { intruder: number; by: Seat }
    /** NEM-ROOM-FIRECONTROL-2: driven out, and hurt if phosphates hurt it. */
    flee: { intruder: number; by: Seat }
    /** Whoever drives it out says where to; `open`: only where no door is shut. */
    chooseRetreat: { who: Seat; intruder: number; open: boolean }
  }
}

declare module '../core/types.ts' {
  interface PurposeTypes {
    retreatTo: true
  }
  interface EventTypes {
    /** `dark`: its number in darkness, where the game has one. `token`: its name, where it may lie open for a while. */
    tokenDrawn: { kind: IntruderKind | 'blank'; value: number | null; dark?: number; token?: Name }
    appeared: { room: RoomId } & Miniature
    noMiniature: { room: RoomId; kind: IntruderKind }
    /** `back`: the token was drawn from the bag just now, and returns to it. */
    bag: { kind: IntruderKind | 'blank'; change: 1 | -1; back?: true }
    intruderMoved: { from: RoomId; to: RoomId } & Miniature
    /** Out of the board: into the ducts, away over open ground, into the dark, or back to the bag. */
    intruderLeft: { room: RoomId; how: 'ducts' | 'outside' | 'recalled' | 'hidden' | 'infested' } & Miniature
    transformed: { to: IntruderKind } & Miniature
    injured: { injuries: number; total: number } & Miniature
    toughness: { cards: Name[]; blood: number | null } & Miniature
    intruderDied: { room: RoomId } & Miniature
    healed: { total: number } & Miniature
    /** Chosen by who caused it, not by a card, where it says to which room. */
    retreats: { card: Name; number: number } & Miniature
    driven: { who: Seat; to: RoomId | null } & Miniature
  }
  interface EffectTypes {
    /** `dark`: where there is no power, of everything. */
    healIntruders: { count: number; dark?: 'all' }
    lurk: object
  }
}

export const intruderOf = (g: GameState, id: number): Intruder | undefined => g.intruders.find(i => i.id === id)

/** Those in a room, the larger first, equal ones by arrival. */
export const intrudersIn = (g: GameState, room: number): readonly Intruder[] =>
  bySize(g.intruders.filter(i => i.room === room))
export const bySize = (list: readonly Intruder[]): readonly Intruder[] =>
  list.length < 2 ? list : list.toSorted((a, b) => BY_SIZE.indexOf(a.kind) - BY_SIZE.indexOf(b.kind) || a.id - b.id)

// ---------------------------------------------------------------- the bag

const tokenKind = (g: GameState, piece: number): IntruderToken['kind'] => {
  const face = faceOf(g, piece)
  if (face.kind !== 'intruder') throw new Error('not an intruder token')
  return face.token.kind
}

/** NEM-RULING-20: a random token of that kind goes from the supply into the bag, if there is one. */
export function toBag(g: GameState, kind: IntruderToken['kind'], rule: RuleId, tell: Tell | undefined): void {
  const supply = supplyOf(g)
  let fitting = 0
  for (const piece of supply) if (tokenKind(g, piece) === kind) fitting++
  if (fitting === 0) return
  let before = below(g.rng, 'other', fitting)
  const piece = supply.find(token => tokenKind(g, token) === kind && before-- === 0) ?? -1
  takeFrom(supply, piece)
  bagOf(g).push(piece)
  tell?.({ e: 'bag', kind, change: 1, rule })
}

/** A token just drawn: whoever draws one sets it aside or puts it back before the task is over. */
export interface Drawn {
  readonly piece: number
  readonly kind: IntruderToken['kind']
  readonly value: number
  /** Its number in darkness; the same where it has only one. */
  readonly dark: number
}

/** NEM-ENC-04: a token out of the bag; null when the bag is empty. `stays`: it may lie open for a while, by its name. */
export function drawToken(g: GameState, rule: RuleId, tell: Tell | undefined, stays = false): Drawn | null {
  const bag = bagOf(g)
  if (bag.length === 0) return null
  const piece = g.stacked?.bag?.length ? stackedToken(g, bag) : bag[below(g.rng, 'bag', bag.length)]
  takeFrom(bag, piece)
  const learned = reveal(g, piece)
  const face = faceOf(g, piece)
  if (face.kind !== 'intruder') return null
  const { kind, value, dark } = face.token
  const number = kind === 'blank' ? null : value
  if (stays) tell?.({ e: 'tokenDrawn', kind, value: number, rule, learned, token: nameOf(g, piece) })
  else if (dark === undefined) tell?.({ e: 'tokenDrawn', kind, value: number, rule, learned })
  else tell?.({ e: 'tokenDrawn', kind, value: number, rule, learned, dark })
  forget(g, piece) // NEM-RULING-204: nobody keeps track of numbers in bag and supply
  return { piece, kind, value, dark: dark ?? value }
}

/** NEM-ENC-08 */
export const setAside = (g: GameState, { piece }: Drawn): void => {
  supplyOf(g).push(piece)
}

/** This very token goes back into the bag. */
export function putBack(
  g: GameState,
  { piece, kind }: Pick<Drawn, 'piece' | 'kind'>,
  rule: RuleId,
  tell: Tell | undefined,
): void {
  bagOf(g).push(piece)
  tell?.({ e: 'bag', kind, change: 1, rule, back: true })
}

/** A scenario has said what kind of token comes next, by canonical place; a lesson, which it is if it is there. */
function stackedToken(g: GameState, bag: readonly number[]): number {
  const { order, names } = rulesOf(g).content
  const stacked = g.stacked?.bag?.shift() ?? -1
  const yields = stacked < END_OF_ORDER
  const wanted = yields ? ifThere(stacked) : stacked
  const piece = bag.find(p => order[p] === wanted)
  if (piece !== undefined) return piece
  if (yields) return bag[below(g.rng, 'bag', bag.length)]
  throw new StackedError(`${names[order.indexOf(wanted)]} is to be drawn, but not in the bag now`)
}

// ---------------------------------------------------------------- coming and going

function inUse(g: GameState, kind: IntruderKind): number {
  let count = 0
  for (const intruder of g.intruders) if (intruder.kind === kind) count++
  if (kind === 'larva') for (const { larva } of g.crew) if (larva) count++
  return count
}

const isShort = (g: GameState, kind: IntruderKind): boolean => inUse(g, kind) >= rulesOf(g).limits.miniatures[kind]

/** NEM-IMOVE-04, NEM-RULING-23, NEM-RULING-165: with no miniature left, all of the kind that fight nobody go back. */
function recall(g: GameState, kind: IntruderKind, tell: Tell | undefined): void {
  for (const intruder of g.intruders.filter(i => i.kind === kind && !isOccupied(g, i.room)))
    leaveBoard(g, intruder, 'recalled', 'NEM-IMOVE-04', tell)
}

/** Off the board with its injuries; a token of its kind goes into the bag. */
function leaveBoard(
  g: GameState,
  intruder: Intruder,
  how: 'ducts' | 'outside' | 'recalled' | 'hidden',
  rule: RuleId,
  tell: Tell | undefined,
): void {
  removeIntruder(g, intruder)
  const { id, kind, room } = intruder
  tell?.({ e: 'intruderLeft', intruder: id, kind, room: boardOf(g).rooms[room], how, rule })
  toBag(g, kind, rule, tell)
}

export const removeIntruder = (g: GameState, intruder: Intruder): void => {
  g.intruders = g.intruders.filter(i => i.id !== intruder.id)
}

/** A miniature is placed in a room; null if there is none to place (NEM-RULING-22). Whoever calls asks for `meet` next. */
export function appear(
  g: GameState,
  kind: IntruderKind,
  room: number,
  rule: RuleId,
  tell: Tell | undefined,
): Intruder | null {
  if (isShort(g, kind)) recall(g, kind, tell)
  if (isShort(g, kind)) {
    tell?.({ e: 'noMiniature', kind, room: boardOf(g).rooms[room], rule: 'NEM-RULING-22' })
    return null
  }
  const intruder: Intruder = { id: g.nextIntruder++, kind, room, injuries: 0 }
  g.intruders.push(intruder)
  tell?.({ e: 'appeared', intruder: intruder.id, kind: intruder.kind, room: boardOf(g).rooms[room], rule })
  arrived(g, room, tell)
  return intruder
}

/** Another kind of miniature for the same intruder, if there is one. */
export function become(
  g: GameState,
  intruder: Intruder,
  kind: IntruderKind,
  rule: RuleId,
  tell: Tell | undefined,
): boolean {
  if (isShort(g, kind)) recall(g, kind, tell)
  if (isShort(g, kind)) return false
  tell?.({ e: 'transformed', intruder: intruder.id, kind: intruder.kind, to: kind, rule })
  intruder.kind = kind
  return true
}

function arrived(g: GameState, room: number, tell: Tell | undefined): void {
  g.arrivals[room]++
  rulesOf(g).intruderArrived(g, room, tell)
}

// ---------------------------------------------------------------- moving

export interface Step {
  intruder: Intruder
  to: number
}

/** NEM-RULING-175: only the big ones break doors once their way of moving is known. */
const breaksDoors = (g: GameState, kind: IntruderKind): boolean => isBig(kind) || !weak(g, 'doorsHold', -1)

/** To neighboring rooms, all at once. NEM-RULING-33: where no door is shut, else through the lower number. */
export function moveIntruders(g: GameState, steps: readonly Step[], rule: RuleId, tell: Tell | undefined): void {
  const { ways, exits } = boardOf(g)
  const passages: Passage[] = []
  for (const { intruder, to } of steps) {
    const number = (via: number) => exits[intruder.room].indexOf(via)
    const between = ways[intruder.room].filter(w => w.to === to).toSorted((a, b) => number(a.via) - number(b.via))
    const way = between.find(w => g.doors[w.via] !== CLOSED) ?? between[0]
    if (way) passages.push({ intruder, corridor: way.via, to })
  }
  passThrough(g, passages, rule, tell)
}

/** NEM-EVENT-07..09: through the corridor with this number, all at once (NEM-RULING-71). */
export function moveByNumber(
  g: GameState,
  list: readonly Intruder[],
  number: number,
  rule: RuleId,
  tell: Tell | undefined,
): void {
  const { exits, ways } = boardOf(g)
  const passages: Passage[] = []
  for (const intruder of list) {
    const corridor = exits[intruder.room][number]
    if (corridor < 0) continue // NEM-RULING-30
    const to = ways[intruder.room].find(w => w.via === corridor)?.to ?? -1
    passages.push({ intruder, corridor, to })
  }
  passThrough(g, passages, rule, tell)
}

/** A card with two numbers: one corridor after the other, but not out of a room with a character. LOCK-EVENT-11 */
export function moveByNumbers(
  g: GameState,
  list: readonly Intruder[],
  first: number,
  second: number | undefined,
  rule: RuleId,
  tell: Tell | undefined,
): void {
  if (list.length === 0) return
  const { exits } = boardOf(g)
  // LOCK-RULING-46, LOCK-RULING-47: who has no such corridor has not moved and stays.
  const setOff = second === undefined ? [] : list.filter(i => exits[i.room][first] >= 0)
  moveByNumber(g, list, first, rule, tell)
  if (second === undefined) return
  const going = setOff.filter(i => intruderOf(g, i.id) && !isOccupied(g, i.room))
  moveByNumber(g, going, second, rule, tell)
}

interface Passage extends Step {
  corridor: number
}

/** NEM-DOOR-05, NEM-DOOR-06, NEM-TECH-06: a closed door is broken once and all stay; the ducts lead off the board. */
function passThrough(g: GameState, passages: readonly Passage[], rule: RuleId, tell: Tell | undefined): void {
  if (passages.length === 0) return
  const { firstNetwork, firstArea, rooms } = boardOf(g)
  const shut = passages.filter(p => p.corridor < firstNetwork && g.doors[p.corridor] === CLOSED)
  const free = shut.length === 0 ? passages : passages.filter(p => !shut.includes(p))
  for (const { intruder, corridor } of shut)
    if (g.doors[corridor] === CLOSED && breaksDoors(g, intruder.kind))
      setDoor(g, corridor, DESTROYED, 'NEM-DOOR-05', tell)
  for (const { intruder, corridor, to } of free) {
    if (corridor >= firstNetwork) {
      if (corridor < firstArea) leaveBoard(g, intruder, 'ducts', 'NEM-TECH-06', tell)
      else leaveBoard(g, intruder, 'outside', 'LOCK-RULING-113', tell)
      continue
    }
    const from = intruder.room
    intruder.room = to
    tell?.({ e: 'intruderMoved', intruder: intruder.id, kind: intruder.kind, from: rooms[from], to: rooms[to], rule })
    arrived(g, to, tell)
  }
}

/** One of them through a corridor of its room. */
export function moveThrough(
  g: GameState,
  intruder: Intruder,
  corridor: number,
  rule: RuleId,
  tell: Tell | undefined,
): void {
  const to = boardOf(g).ways[intruder.room].find(way => way.via === corridor)?.to ?? -1
  passThrough(g, [{ intruder, corridor, to }], rule, tell)
}

/** Straight to a room, whatever lies between. */
export function bring(g: GameState, intruder: Intruder, to: number, rule: RuleId, tell: Tell | undefined): void {
  const { rooms } = boardOf(g)
  const { id, kind, room } = intruder
  tell?.({ e: 'intruderMoved', intruder: id, kind, from: rooms[room], to: rooms[to], rule })
  intruder.room = to
  arrived(g, to, tell)
}

// ---------------------------------------------------------------- injuries

/** NEM-INJ-05. Its token stays in the supply (NEM-RULING-20). */
export function killIntruder(g: GameState, intruder: Intruder, rule: RuleId, tell: Tell | undefined): void {
  removeIntruder(g, intruder)
  g.killed[intruder.kind]++
  tell?.({ e: 'intruderDied', intruder: intruder.id, kind: intruder.kind, room: boardOf(g).rooms[intruder.room], rule })
  if (intruder.kind !== 'larva') layThing(g, 'carcass', '', intruder.room, 'NEM-INJ-05', tell)
}

/** NEM-INJ-03, NEM-INJ-04: how tough it proves this time; null: an arrow, it gives way. Undefined: no card at all. */
function toughness(
  g: GameState,
  intruder: Intruder,
  by: Seat,
  rule: RuleId,
  tell: Tell | undefined,
): number | null | undefined {
  const cards: number[] = []
  const count = isBig(intruder.kind) ? 2 : 1
  while (cards.length < count) {
    const piece = drawShared(g, 'attack', 'NEM-RULING-18', tell)
    if (piece < 0) break
    cards.push(piece)
  }
  let sum: number | null = weak(g, 'fragile', by) ? -1 : 0
  let learned = 0
  for (const piece of cards) {
    learned |= reveal(g, piece)
    const face = faceOf(g, piece)
    if (face.kind === 'attack') sum = sum === null || face.attack.blood === null ? null : sum + face.attack.blood
  }
  tell?.({
    e: 'toughness',
    intruder: intruder.id,
    kind: intruder.kind,
    cards: cards.map(piece => nameOf(g, piece)),
    blood: sum,
    rule,
    learned,
  })
  for (const piece of cards) layOpen(g, piece, sharedZone(g, 'attack.discard'))
  return cards.length < count && sum !== null ? undefined : sum
}

/** Where an intruder can be sent: through any corridor of its room, or only past open doors into a room. */
function waysOut(g: GameState, { room }: Intruder, open: boolean): Option[] {
  const { ways, around, firstNetwork, rooms, corridors } = boardOf(g)
  const near = ways[room].filter(way => !open || g.doors[way.via] !== CLOSED).map(way => way.to)
  const into = [...new Set(near)].toSorted((a, b) => a - b).map((to): Option => ({ do: 'room', room: rooms[to] }))
  const ducts = around[room].filter(corridor => corridor >= firstNetwork && !open)
  return [...into, ...ducts.map((corridor): Option => ({ do: 'mark', corridor: corridors[corridor] }))]
}

/** Whoever knows how to drive them chooses the way; otherwise a card does. */
const isHerded = (g: GameState, by: Seat): boolean => by >= 0 && isAboard(g, by) && weak(g, 'herding', by)

export const intruderTasks: Handlers<'injure' | 'retreat' | 'flee' | 'chooseRetreat'> = {
  /** NEM-INJ-01..06, NEM-RULING-57, NEM-RULING-58, NEM-RULING-177 */
  injure(g, { intruder: id, count, fire, by }, tell) {
    const intruder = intruderOf(g, id)
    const injuries = count + (fire && weak(g, 'fireBonus', by) ? 1 : 0)
    if (!intruder || count <= 0) return
    intruder.injuries += injuries
    const { kind } = intruder
    tell?.({ e: 'injured', intruder: id, kind, injuries, total: intruder.injuries, rule: 'NEM-INJ-01' })
    if (kind === 'larva') return killIntruder(g, intruder, 'NEM-INJ-02', tell)
    const rule = isBig(kind) ? 'NEM-INJ-04' : 'NEM-INJ-03'
    const blood = toughness(g, intruder, by, rule, tell)
    if (blood === undefined) return
    if (blood === null) next(g, { do: 'retreat', intruder: id, by })
    else if (blood <= intruder.injuries) killIntruder(g, intruder, rule, tell)
  },

  /** NEM-RETREAT-03, NEM-RULING-59 */
  retreat(g, { intruder: id, by }, tell) {
    const intruder = intruderOf(g, id)
    if (!intruder) return
    if (isHerded(g, by)) return next(g, { do: 'chooseRetreat', who: by, intruder: id, open: false })
    const piece = drawShared(g, 'event', 'NEM-EVENT-11', tell)
    if (piece < 0) return
    const face = faceOf(g, piece)
    const learned = reveal(g, piece)
    const { way: number, second } = face.kind === 'event' ? face.event : { way: 0 }
    const { kind } = intruder
    tell?.({ e: 'retreats', intruder: id, kind, card: nameOf(g, piece), number, rule: 'NEM-RETREAT-03', learned })
    moveByNumbers(g, [intruder], number, second, 'NEM-RETREAT-03', tell)
    layOpen(g, piece, sharedZone(g, 'event.discard'))
  },

  flee(g, { intruder, by }) {
    if (weak(g, 'phosphates', by)) next(g, { do: 'injure', intruder, count: 1, fire: false, by })
    next(g, { do: 'retreat', intruder, by })
  },

  chooseRetreat: {
    ask: 'room',
    rule: 'LOCK-INJ-09',
    about(g, { intruder: id }) {
      const intruder = intruderOf(g, id)
      return intruder ? { purpose: 'retreatTo', room: boardOf(g).rooms[intruder.room] } : { purpose: 'retreatTo' }
    },
    options(g, { intruder: id, open }) {
      const intruder = intruderOf(g, id)
      return intruder ? waysOut(g, intruder, open) : []
    },
    answer(g, { who, intruder: id }, choice, tell) {
      const intruder = intruderOf(g, id)
      if (!intruder) return
      const { kind } = intruder
      const { roomIndex, corridorIndex } = boardOf(g)
      const to = choice.do === 'room' ? choice.room : null
      tell?.({ e: 'driven', intruder: id, kind, who, to, rule: 'LOCK-INJ-09' })
      if (choice.do === 'room') moveIntruders(g, [{ intruder, to: roomIndex[choice.room] }], 'LOCK-INJ-09', tell)
      if (choice.do !== 'mark') return
      passThrough(g, [{ intruder, corridor: corridorIndex[choice.corridor], to: -1 }], 'LOCK-INJ-09', tell)
    },
  },
}

export const intruderEffects: Primitives<'healIntruders' | 'lurk'> = {
  healIntruders: {
    why: () => null,
    run(g, _, { count, dark }, tell) {
      for (const intruder of g.intruders) {
        if (intruder.injuries === 0) continue
        const all = dark === 'all' && !rulesOf(g).hasPower(g, intruder.room)
        intruder.injuries = all ? 0 : Math.max(0, intruder.injuries - count)
        const { id, kind, injuries } = intruder
        tell?.({ e: 'healed', intruder: id, kind, total: injuries, rule: 'NEM-EVENT-06' })
      }
    },
  },
  lurk: {
    why: () => null,
    run(g, _, __, tell) {
      for (const intruder of g.intruders.filter(i => !isOccupied(g, i.room)))
        leaveBoard(g, intruder, 'hidden', 'NEM-EVENT-06', tell)
    },
  },
}

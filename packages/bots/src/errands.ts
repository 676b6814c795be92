/** Errands: where to go for what an objective asks for, and how likely it is to be met. */
import {
  type IntruderKind,
  type Name,
  type ObjectKind,
  type Predicate,
  type PredicateOf,
  roomInfo,
} from '@coldwake/rules/facts'
import type { Goal } from './consideration.ts'
import { gun } from './danger/fights.ts'
import type { GamePredicate } from './games/slice.ts'
import { at } from './indexed.ts'
import { tileAt } from './printed.ts'
import { roomCalled, roomNumber, type Sight } from './sight.ts'

// ---------------------------------------------------------------- where to go

/** The goals that serve an objective, and the chance that it is met. */
export interface Errand {
  chance: number
  goals: readonly Goal[]
  /** To be done when everything else is: it leaves no time for it. */
  last?: true
}
export const DONE: Errand = { chance: 1, goals: [] }
/** Nothing to do about it. */
export const wait = (chance: number): Errand => ({ chance, goals: [] })

/** Rooms that nobody has explored and I know nothing of; with a slot, only those of that kind. */
export const unexplored = ({ rooms, tiles, board }: Sight, slot?: string): number[] =>
  rooms.flatMap(({ explored }, room) =>
    !explored && tiles[room] === null && (!slot || at(board.places, room).slot === slot) ? [room] : [],
  )

/** A goal in a room that may still have to be found. */
export function seek(sight: Sight, tile: Name, worth: number): Goal[] {
  const found = roomCalled(sight, tile)
  if (found >= 0) return [{ room: found, worth }]
  const { anyRoom, oneOfRooms } = sight.weights.prospects
  const hidden = unexplored(sight, roomInfo(sight.table.game, tile)?.slot)
  return hidden.map(room => ({ room, worth: worth * anyRoom + (worth * oneOfRooms) / hidden.length }))
}

/** A goal in a room only if it is found and works. */
export function known(sight: Sight, tile: Name, worth: number): Goal[] {
  const room = roomCalled(sight, tile)
  return room >= 0 && !at(sight.rooms, room).malfunction ? [{ room, worth }] : []
}

// ---------------------------------------------------------------- things

export const isDiscovered = ({ discovered }: Sight, object: string): boolean => discovered.some(kind => kind === object)

/** Rooms in which an object of that kind lies. */
export const lying = ({ rooms }: Sight, object: string): number[] =>
  rooms.flatMap(({ objects }, room) => (objects.some(name => name.startsWith(object)) ? [room] : []))

export const carries = ({ my }: Sight, object: string): boolean => my.objects.some(name => name.startsWith(object))

/** Where eggs are to be had: the nest, while there is one. */
const nest = (sight: Sight, worth: number): Goal[] =>
  sight.table.nestDestroyed || sight.table.eggs === 0 ? [] : seek(sight, 'nest', worth)

/** Where such an object lies, or may be taken. */
const sources = (sight: Sight, object: string, worth: number): Goal[] => {
  const there = lying(sight, object).map(room => ({ room, worth }))
  return there.length > 0 || object !== 'egg' ? there : nest(sight, worth)
}

/** The same, with where it has to go. */
const fetching = (goals: readonly Goal[], to: number): Goal[] => goals.map(goal => ({ ...goal, for: to }))

/** To the Laboratory with it. */
function fetch(sight: Sight, object: ObjectKind, worth: number): Errand {
  const { analysing, analysable, analyseLater, fetched } = sight.weights.objectives
  if (carries(sight, object)) return { chance: analysing, goals: seek(sight, 'laboratory', worth) }
  const lab = roomCalled(sight, 'laboratory')
  const lies = lying(sight, object).length > 0
  return { chance: lies ? analysable : analyseLater, goals: fetching(sources(sight, object, worth * fetched), lab) }
}

const ANALYSABLE: readonly ObjectKind[] = ['corpse', 'carcass', 'egg']

function weaknesses(sight: Sight, min: number): Errand {
  const { weights, table } = sight
  const found = table.weaknesses.filter(({ card }) => card !== null).length
  if (found >= min) return DONE
  const worth = weights.win * weights.objectives.oneOfAnalyses
  const errands = ANALYSABLE.filter(object => !isDiscovered(sight, object))
    .map(object => fetch(sight, object, worth))
    .sort((a, b) => b.chance - a.chance)
  const needed = errands.slice(0, min - found)
  return { chance: needed.reduce((p, { chance }) => p * chance, 1), goals: errands.flatMap(({ goals }) => goals) }
}

/** To have it with me at the end. */
function carrying(sight: Sight, object: string): Errand {
  const { win, objectives } = sight.weights
  if (carries(sight, object)) return { chance: objectives.carried, goals: [] }
  const goals = sources(sight, object, win * objectives.carry)
  if (lying(sight, object).length > 0) return { chance: objectives.carriable, goals }
  return { chance: object === 'egg' ? objectives.eggLater : objectives.objectLater, goals }
}

/** To bring it there, and leave it there. */
function bringing(sight: Sight, object: string, tile: Name): Errand {
  const { win, objectives } = sight.weights
  const place = roomCalled(sight, tile)
  if (place >= 0 && lying(sight, object).includes(place)) return DONE
  const worth = win * objectives.carry
  if (carries(sight, object)) return { chance: objectives.carriable, goals: seek(sight, tile, worth) }
  return { chance: objectives.carry, goals: fetching(sources(sight, object, worth), place) }
}

/** Rooms still to be explored. */
export function exploring({ weights }: Sight, left: readonly number[]): Errand {
  const { exploreAtLeast, exploring: begin, explorePerRoom, explored } = weights.objectives
  if (left.length === 0) return DONE
  const worth = weights.win * explored
  return {
    chance: Math.max(exploreAtLeast, begin - left.length * explorePerRoom),
    goals: left.map(room => ({ room, worth })),
  }
}

/** Where an intruder of that kind stands that I can shoot at. */
function hunting(sight: Sight, kind: IntruderKind): Errand {
  const { win, objectives } = sight.weights
  if (sight.table.killed[kind] > 0) return DONE
  const worth = gun(sight) ? win * objectives.goFor : 0
  const rooms = sight.table.intruders.flatMap(one => (one.kind === kind ? [roomNumber(sight, one.room)] : []))
  return { chance: objectives.killed, goals: rooms.map(room => ({ room, worth })) }
}

// ---------------------------------------------------------------- errands

function playerDies({ table, seat, weights }: Sight, player: number): Errand {
  const { playerDies: about, playerAwayDies: away } = weights.objectives
  const them = table.crew.find(({ number }) => number === player)
  if (them?.fate === 'dead') return DONE
  return wait(!them || them.seat === seat ? 0 : them.fate === 'aboard' ? about : away)
}

function collecting({ me, my, weights }: Sight, min: number): Errand {
  const { items, perItem, itemsAtLeast } = weights.objectives
  const missing = min - (me.inventory.length + my.hands.length)
  return wait(missing <= 0 ? 1 : Math.max(itemsAtLeast, items - perItem * missing))
}

/** All of them: what is to be done last waits for the others. */
function together(parts: readonly Errand[]): Errand {
  const isOpen = (part: Errand) => part.chance < 1 && !part.last
  return {
    chance: parts.reduce((p, { chance }) => p * chance, 1),
    goals: parts.flatMap(part => (part.last && parts.some(isOpen) ? [] : part.goals)),
  }
}

/** Predicate → the errand that it asks for. `of`: the errand of a part of it. */
export type Errands<K extends Predicate['is']> = {
  readonly [N in K]: (sight: Sight, test: PredicateOf<N>, of: (part: Predicate) => Errand) => Errand
}

/** A game's own errands, which come before those of every game. */
export type Own = Partial<Errands<Predicate['is']>>

/** Where it holds already there is nothing to do; and nothing that I could do to make it hold. */
const given = (holds: boolean, sight: Sight): Errand => (holds ? DONE : wait(sight.weights.objectives.unknown))

/** Errands of every game. A predicate that the rules know does not compile until it is here or in a game's own table. */
const ERRANDS: Errands<Exclude<Predicate['is'], GamePredicate>> = {
  all: (_, test, of) => together(test.of.map(of)),
  any: (_, test, of) => test.of.map(of).reduce((best, part) => (part.chance > best.chance ? part : best)),
  not: (_, test, of) => wait(1 - of(test.test).chance),
  allExplored: sight =>
    exploring(
      sight,
      sight.rooms.flatMap(({ explored }, room) => (explored ? [] : [room])),
    ),
  soleSurvivor: sight =>
    sight.table.crew.some(one => one.seat !== sight.seat && one.fate !== 'dead')
      ? wait(sight.weights.objectives.soleSurvivor)
      : DONE,
  playerDead: (sight, { player }) => playerDies(sight, player),
  othersSurvive: sight => wait(sight.weights.objectives.othersSurvive),
  nestDestroyed: sight =>
    sight.table.nestDestroyed
      ? DONE
      : {
          chance: sight.weights.objectives.nest,
          goals: nest(sight, sight.weights.win * sight.weights.objectives.goFor),
        },
  killed: (sight, { kind }) => hunting(sight, kind),
  weakness: (sight, { object }) =>
    isDiscovered(sight, object) ? DONE : fetch(sight, object, sight.weights.win * sight.weights.objectives.analysis),
  weaknesses: (sight, { min }) => weaknesses(sight, min),
  leftWith: (sight, { object }) => carrying(sight, object),
  carries: (sight, { object }) => carrying(sight, object),
  objectIn: (sight, { object, tile }) => bringing(sight, object, tile),
  items: (sight, { min }) => collecting(sight, min),

  // What quests and conditions ask for.
  inRoom: (sight, { tile }) => ({
    chance: tileAt(sight, sight.here)?.id === tile ? 1 : sight.weights.objectives.somewhere,
    goals: seek(sight, tile, sight.weights.win * sight.weights.objectives.quest),
  }),
  inNest: sight => ({
    chance: tileAt(sight, sight.here)?.id === 'nest' ? 1 : sight.weights.objectives.somewhere,
    goals: nest(sight, sight.weights.win * sight.weights.objectives.quest),
  }),
  colour: (sight, { colour }) => ({
    chance: sight.weights.objectives.somewhere,
    goals: sight.rooms.flatMap(({ explored }, room) =>
      explored && tileAt(sight, room)?.colour === colour
        ? [{ room, worth: sight.weights.win * sight.weights.objectives.quest }]
        : [],
    ),
  }),
  atEntrance: sight => ({
    chance: sight.weights.objectives.somewhere,
    goals: sight.rooms.flatMap((_, room) =>
      sight.board.entrances[room] ? [{ room, worth: sight.weights.win * sight.weights.objectives.quest }] : [],
    ),
  }),
  seriousWounds: (sight, { min }) => given(sight.serious >= min, sight),
  undressedSerious: sight => given(sight.my.wounds.length > 0, sight),
  inCombat: sight => given(sight.fighting, sight),
  noCards: sight => given(sight.actions.length === 0, sight),
  host: sight =>
    given(
      at(sight.crew, sight.here).some(seat => at(sight.table.crew, seat).larva),
      sight,
    ),
  isHost: sight => given(sight.my.larva, sight),
}

/** The errand that one of these tables has for a predicate; null where it has none. */
function found(
  errands: Partial<Errands<Predicate['is']>>,
  sight: Sight,
  test: Predicate,
  of: (part: Predicate) => Errand,
): Errand | null {
  const find = errands[test.is] as
    | ((sight: Sight, test: Predicate, of: (part: Predicate) => Errand) => Errand)
    | undefined
  return find?.(sight, test, of) ?? null
}

export function errand(sight: Sight, test: Predicate, own: Own): Errand {
  const of = (part: Predicate) => errand(sight, part, own)
  return found(own, sight, test, of) ?? found(ERRANDS, sight, test, of) ?? wait(sight.weights.objectives.unknown)
}

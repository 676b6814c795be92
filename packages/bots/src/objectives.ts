/** Objectives: what they still ask for, where to go for it, and how likely they are to be met. */
import {
  type Name,
  type ObjectiveCard,
  type ObjectKind,
  objectiveInfo,
  type Predicate,
  roomInfo,
} from '@coldwake/rules/facts'
import type { Goal } from './consideration.ts'
import { at } from './indexed.ts'
import { roomCalled, type Sight } from './sight.ts'

// ---------------------------------------------------------------- what a predicate asks for

/** True where the predicate, or some part of it, fits. Without a predicate nothing is asked for. */
export function hasPart(test: Predicate | null, fits: (part: Predicate) => boolean): boolean {
  if (test === null) return false
  if (fits(test)) return true
  if (test.is === 'not') return hasPart(test.test, fits)
  return (test.is === 'all' || test.is === 'any') && test.of.some(one => hasPart(one, fits))
}

/** True where it asks for one of these, alone or among other things. */
export const asksFor = (test: Predicate | null, ...kinds: readonly Predicate['is'][]): boolean =>
  hasPart(test, ({ is }) => kinds.includes(is))

/** True where it names this object, to carry or to analyse: a kind, or one of it as `corpse.blue`. */
export const asksForObject = (test: Predicate | null, object: string): boolean =>
  hasPart(test, part => 'object' in part && (part.object === object || part.object.startsWith(`${object}.`)))

// ---------------------------------------------------------------- where to go

/** The goals that serve an objective, and the chance that it is met. */
export interface Errand {
  chance: number
  goals: readonly Goal[]
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

/** To the Laboratory with it. */
function fetch(sight: Sight, object: ObjectKind, worth: number): Errand {
  const { analysing, analysable, analyseLater, fetched } = sight.weights.objectives
  if (carries(sight, object)) return { chance: analysing, goals: seek(sight, 'laboratory', worth) }
  const there = lying(sight, object)
  if (there.length > 0) return { chance: analysable, goals: there.map(room => ({ room, worth: worth * fetched })) }
  return wait(analyseLater)
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
  const worth = win * objectives.carry
  const there = lying(sight, object)
  if (there.length > 0) return { chance: objectives.carriable, goals: there.map(room => ({ room, worth })) }
  return wait(object === 'egg' ? objectives.eggLater : objectives.objectLater)
}

function exploring({ weights }: Sight, left: readonly number[]): Errand {
  const { exploreAtLeast, exploring: begin, explorePerRoom, explored } = weights.objectives
  if (left.length === 0) return DONE
  const worth = weights.win * explored
  return {
    chance: Math.max(exploreAtLeast, begin - left.length * explorePerRoom),
    goals: left.map(room => ({ room, worth })),
  }
}

// ---------------------------------------------------------------- errands

/** A game's own errand for a predicate; null where the game has nothing to say. */
export type Special = (test: Predicate) => Errand | null

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

export function errand(sight: Sight, test: Predicate, special: Special): Errand {
  const own = special(test)
  if (own) return own
  const { table, seat, weights } = sight
  const { objectives } = weights
  switch (test.is) {
    case 'all': {
      const parts = test.of.map(one => errand(sight, one, special))
      return { chance: parts.reduce((p, { chance }) => p * chance, 1), goals: parts.flatMap(({ goals }) => goals) }
    }
    case 'any':
      return test.of
        .map(one => errand(sight, one, special))
        .reduce((best, part) => (part.chance > best.chance ? part : best))
    case 'allExplored':
      return exploring(
        sight,
        sight.rooms.flatMap(({ explored }, room) => (explored ? [] : [room])),
      )
    case 'soleSurvivor':
      return table.crew.some(one => one.seat !== seat && one.fate !== 'dead') ? wait(objectives.soleSurvivor) : DONE
    case 'playerDead':
      return playerDies(sight, test.player)
    case 'othersSurvive':
      return wait(objectives.othersSurvive)
    case 'nestDestroyed':
      return table.nestDestroyed ? DONE : wait(objectives.nest)
    case 'killed':
      return table.killed[test.kind] > 0 ? DONE : wait(objectives.killed)
    case 'weakness':
      return isDiscovered(sight, test.object) ? DONE : fetch(sight, test.object, weights.win * objectives.analysis)
    case 'weaknesses':
      return weaknesses(sight, test.min)
    case 'leftWith':
    case 'carries':
      return carrying(sight, test.object)
    case 'items':
      return collecting(sight, test.min)
    default:
      return wait(objectives.unknown)
  }
}

/** My objective: the one that is left, or the likelier of two. */
export interface Aim {
  card: ObjectiveCard | null
  errand: Errand
}
export function aimOf(sight: Sight, special: Special): Aim {
  let best: Aim = { card: null, errand: wait(sight.weights.objectives.none) }
  let chance = -1
  for (const name of sight.me.objectives) {
    const card = objectiveInfo(sight.table.game, name)
    if (!card) continue
    const found = errand(sight, card.test, special)
    if (found.chance <= chance) continue
    chance = found.chance
    best = { card, errand: found }
  }
  return best
}

/** How likely I am to meet an objective. */
export function chanceOf(sight: Sight, name: Name, special: Special): number {
  const card = objectiveInfo(sight.table.game, name)
  return card ? errand(sight, card.test, special).chance : 0
}

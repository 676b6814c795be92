/** What to do next for an objective: the nearest thing that is still open, by what this seat knows. */
import {
  type Effect,
  findBoard,
  type IntruderKind,
  type Name,
  OBJECT_KINDS,
  type ObjectName,
  objectiveInfo,
  objectKind,
  type Predicate,
  partsOf,
  type RoomId,
} from '@coldwake/rules/facts'
import { type Distance, distancesAt, opensIn, roundsLeft, type WayOut, waysOut } from '@coldwake/rules/games/waysOut'
import { analysedKinds, hasLearned } from '../../games/viewFacts.ts'
import { deadliness } from '../../games/waysOut/index.ts'
import { tilesThat } from './effectSearch.ts'
import { type Knowledge, reachOf } from './objectiveReach.ts'

export interface Place {
  /** What lies there; null for a room that is only known by its number. */
  tile: Name | null
  /** Null while it has not been found. */
  room: RoomId | null
  away: Distance | null
}

export type Step = { place: Place | null } & (
  | { do: PlainStep }
  | { do: 'destroyEggs'; n: number }
  | { do: 'kill' | 'meet'; intruder: IntruderKind }
  | { do: 'analyze'; object: ObjectName; why: 'weakness' | 'knowledge' }
  | { do: 'fetch'; object: ObjectName; why: Purpose; tile: Name | null }
  | { do: 'bring'; object: ObjectName; tile: Name }
  | { do: 'outlive'; players: readonly number[] }
  | { do: 'leave'; way: WayOut }
)
/** What an object is wanted for: to be analyzed in a room, to lie in one, or to be carried out. */
type Purpose = 'weakness' | 'drop' | 'leave'
export type PlainStep =
  | 'signal'
  | 'explore'
  | 'lookCourse'
  | 'setCourse'
  | 'checkEngine'
  | 'mendEngine'
  | 'takeEgg'
  | 'startDestruct'
  | 'stopDestruct'
  | 'carcass'
  | 'search'
  | 'learn'
  | 'activate'
  | 'alone'
  | 'protect'
  | 'power'
  | 'repair'
  | 'leaveNone'

/** The places of a game as one seat knows them, by how far they are. */
function placesOf({ table, me }: Knowledge) {
  const mine = table.crew.find(({ seat }) => seat === me.seat)
  const away = mine?.fate === 'aboard' ? distancesAt(table, mine.room) : () => null
  const at = (room: RoomId): Place => ({
    tile: table.rooms.find(one => one.room === room)?.tile ?? me.tiles.find(one => one.room === room)?.tile ?? null,
    room,
    away: away(room),
  })
  const nearest = (rooms: readonly RoomId[]): Place | null =>
    rooms.map(at).toSorted((a, b) => (a.away?.steps ?? FAR) - (b.away?.steps ?? FAR))[0] ?? null
  const found = (tile: Name): RoomId[] => [
    ...table.rooms.filter(one => one.tile === tile).map(({ room }) => room),
    ...me.tiles.filter(one => one.tile === tile).map(({ room }) => room),
  ]
  return {
    mine,
    nearest,
    /** The nearest room whose action does this; while none is found, the one to look for. */
    thatDoes(wanted: (effect: Effect) => boolean): Place | null {
      const tiles = tilesThat(table.game, wanted)
      return nearest(tiles.flatMap(found)) ?? (tiles[0] ? { tile: tiles[0], room: null, away: null } : null)
    },
  }
}
const FAR = 99
type Places = ReturnType<typeof placesOf>

const isA = (kind: string) => (object: ObjectName) => object === kind || object.startsWith(`${kind}.`)

/** How to come by an object: where one lies, or where it comes from. */
function fetchStep(
  kind: ObjectName,
  { table }: Knowledge,
  { nearest, thatDoes }: Places,
  why: Purpose,
  tile: Name | null = null,
): Step | null {
  const lying = nearest(table.rooms.filter(({ objects }) => objects.some(isA(kind))).map(({ room }) => room))
  if (lying) {
    const object = table.rooms.find(({ room }) => room === lying.room)?.objects.find(isA(kind)) ?? kind
    return { do: 'fetch', object, why, tile, place: lying }
  }
  if (kind === 'egg') return table.eggs > 0 ? { do: 'takeEgg', place: thatDoes(({ fx }) => fx === 'takeEgg') } : null
  return kind === 'carcass' ? { do: 'carcass', place: null } : null
}

/** NEM-ROOM-LAB-1: carried to where it is analyzed, of kinds that teach something. */
function analyzeStep(kinds: readonly ObjectName[], known: Knowledge, places: Places): Step | null {
  const carried = places.mine?.objects.find(object => kinds.some(kind => isA(kind)(object)))
  const place = places.thatDoes(({ fx }) => fx === 'analyse')
  if (carried) return { do: 'analyze', object: carried, why: 'weakness', place }
  const steps = kinds.flatMap(kind => fetchStep(kind, known, places, 'weakness', place?.tile) ?? [])
  return nearestStep(steps)
}

const steps = ({ place }: Step): number => place?.away?.steps ?? FAR
const nearestStep = (all: readonly Step[]): Step | null => all.toSorted((a, b) => steps(a) - steps(b))[0] ?? null

/** NEM-OBJ-05: the course must lead there, and two engines must work. */
function courseStep(known: Knowledge, places: Places, isSet: boolean): Step | null {
  const needs = waysOut(known).find(({ way }) => way === 'arrival')?.needs ?? []
  const engines = needs.find(({ need }) => need === 'engines')
  if (!(known.table.coordinates?.card ?? known.me.coordinates))
    return { do: 'lookCourse', place: places.thatDoes(effect => effect.fx === 'look' && effect.at === 'coordinates') }
  if (!isSet) return { do: 'setCourse', place: places.thatDoes(({ fx }) => fx === 'setDestination') }
  if (!engines || engines.met === true) return null
  const top = (engine: number) => known.table.engines[engine]?.tokens[0]?.card ?? known.me.engines[engine]?.[0] ?? null
  const wanted = engines.met === null ? null : 'damaged'
  const rooms = tilesThat(known.table.game, effect => effect.fx === 'look' && effect.at === 'engine').flatMap(
    (tile, engine) => known.table.rooms.filter(one => one.tile === tile && top(engine) === wanted),
  )
  return {
    do: wanted === null ? 'checkEngine' : 'mendEngine',
    place: places.nearest(rooms.map(({ room }) => room)),
  }
}

function exploreStep({ table }: Knowledge, { nearest }: Places, sections: readonly number[] | null): Step | null {
  const board = findBoard(table)
  const wanted = sections && new Set(sections.map(at => board?.sections?.[at]?.id))
  const rooms = table.rooms.filter(({ room, explored }) => {
    if (explored) return false
    const section = board?.rooms.find(({ id }) => id === room)?.section
    return !wanted || (section !== undefined && wanted.has(section))
  })
  const place = nearest(rooms.map(({ room }) => room))
  return place && { do: 'explore', place }
}

/** How somebody leaves, as objectives name it. */
const EXITS: Readonly<Record<string, WayOut['way']>> = { css: 'cargoPod', isolation: 'isolation', bunker: 'bunker' }

const RANK: Readonly<Record<WayOut['state'], number>> = { open: 0, soon: 1, unknown: 2, locked: 2, gone: 4 }

/** So many rooms somebody gets in a round who does nothing else of importance. */
const ROOMS_A_ROUND = 3

/** It opens once, and by then I cannot be there. */
export const isTooLate = ({ onlyThen, away, needs }: Pick<WayOut, 'onlyThen' | 'away' | 'needs'>): boolean =>
  onlyThen === true && away !== null && away.steps > ROOMS_A_ROUND * ((opensIn(needs) ?? 0) + 1)

/** The way out that is best for me now: it spares me, and is open and near, or soon. */
export function bestWay(known: Knowledge, only: WayOut['way'] | null = null): WayOut | null {
  const all = waysOut(known)
  // Asleep on a ship that does not get there nobody is saved.
  const arrival = all.find(({ way }) => way === 'arrival')?.state
  const doubt = ({ way }: WayOut) => (way === 'hibernation' && (arrival === 'gone' || arrival === 'locked') ? 3 : 0)
  const worth = (one: WayOut) =>
    (RANK[one.state] + doubt(one) + 2 * deadliness(one) + (isTooLate(one) ? 2 : 0)) * FAR +
    (opensIn(one.needs) ?? 0) * 2 +
    (one.away?.steps ?? FAR / 2)
  const usable = all.filter(one => one.way !== 'arrival' && one.state !== 'gone' && (only === null || one.way === only))
  return usable.toSorted((a, b) => worth(a) - worth(b))[0] ?? null
}

function leaveStep(known: Knowledge, places: Places, only: WayOut['way'] | null = null): Step {
  const way = bestWay(known, only)
  if (!way) return { do: 'leaveNone', place: null }
  return { do: 'leave', way, place: way.room === null ? null : places.nearest([way.room]) }
}

function killStep(kind: IntruderKind, { table }: Knowledge, { nearest }: Places): Step {
  const place = nearest(table.intruders.filter(one => one.kind === kind).map(({ room }) => room))
  return { do: place ? 'kill' : 'meet', intruder: kind, place }
}

/** Of one part of an objective that is still open; null where nothing can be done for it now. */
function stepOf(test: Predicate, known: Knowledge, places: Places): Step | null {
  const reach = reachOf(test, known)
  if (test.is === 'destination' && reach === 'now') return courseStep(known, places, true)
  if (reach !== 'open') return null
  const { table, me } = known
  const { thatDoes } = places
  switch (test.is) {
    case 'all':
      return test.of.map(part => stepOf(part, known, places)).find(step => step !== null) ?? null
    case 'any':
      return nearestStep(test.of.flatMap(part => stepOf(part, known, places) ?? []))
    case 'signal':
      return { do: 'signal', place: thatDoes(({ fx }) => fx === 'signal') }
    case 'allExplored':
      return exploreStep(known, places, null)
    case 'sectionsExplored':
      return exploreStep(known, places, test.of)
    case 'destination':
      return courseStep(known, places, false)
    case 'nestDestroyed':
      return { do: 'destroyEggs', n: table.eggs, place: thatDoes(({ fx }) => fx === 'takeEgg') }
    case 'shipDestroyed':
    case 'selfDestructOn':
      return table.selfDestruct === null
        ? { do: 'startDestruct', place: thatDoes(effect => effect.fx === 'selfDestruct' && effect.how !== 'stop') }
        : null
    case 'intact':
      return { do: 'stopDestruct', place: thatDoes(effect => effect.fx === 'selfDestruct' && effect.how !== 'start') }
    case 'killed':
      return killStep(test.kind, known, places)
    case 'weakness':
      return analyzeStep([test.object], known, places)
    case 'weaknesses': {
      const open = table.weaknesses.filter(({ card }) => card === null).flatMap(({ object }) => object ?? [])
      const kinds = open.length > 0 ? open : OBJECT_KINDS.filter(kind => !analysedKinds(table).includes(kind))
      return analyzeStep(kinds, known, places)
    }
    case 'leftWith':
    case 'carries':
      return fetchStep(test.object, known, places, 'leave')
    case 'objectIn':
      return places.mine?.objects.some(isA(test.object))
        ? { do: 'bring', object: test.object, tile: test.tile, place: placeOf(test.tile, places, table.rooms) }
        : fetchStep(test.object, known, places, 'drop', test.tile)
    case 'items':
      return {
        do: 'search',
        place: places.nearest(table.rooms.filter(({ items }) => (items ?? 0) > 0).map(({ room }) => room)),
      }
    case 'knowledge': {
      const carried = places.mine?.objects.find(object => objectKind(object) !== undefined)
      const place = thatDoes(({ fx }) => fx === 'analyse')
      if (carried) return { do: 'analyze', object: carried, why: 'knowledge', place }
      const wanted = hasLearned(table, me.seat) ? 'analyse' : 'activateKnowledge'
      return { do: 'learn', place: thatDoes(({ fx }) => fx === wanted) }
    }
    case 'knowledgeActive':
    case 'senderLearned':
      return { do: 'activate', place: thatDoes(({ fx }) => fx === 'activateKnowledge') }
    case 'powerOn':
    case 'backupOn':
      return { do: 'power', place: thatDoes(({ fx }) => fx === 'backup') }
    case 'leftByPod':
      return leaveStep(known, places, 'pod')
    case 'leftBy':
      return leaveStep(known, places, EXITS[test.how] ?? null)
    case 'soleSurvivor':
      return { do: 'alone', place: null }
    case 'playerDead':
      return { do: 'outlive', players: [test.player], place: null }
    case 'survivorsDead':
    case 'learnedDead':
      return { do: 'alone', place: null }
    case 'othersSurvive':
    case 'exactlySurvive':
      return { do: 'protect', place: null }
    default:
      // Conditions of cards; no objective is made of them.
      return null
  }
}

const placeOf = (tile: Name, { nearest }: Places, rooms: Knowledge['table']['rooms']): Place =>
  nearest(rooms.filter(one => one.tile === tile).map(({ room }) => room)) ?? { tile, room: null, away: null }

/** So late that the way out comes first. */
const LATE = 2

/** What to do next for a card: what it asks for, and in the end, or when time runs out, to get out. */
export function nextStep(card: Name, known: Knowledge): Step | null {
  const { table, me } = known
  const test = objectiveInfo(table.game, card)?.test
  const mine = table.crew.find(({ seat }) => seat === me.seat)
  // Before the first round nobody is anywhere.
  if (!test || mine?.fate !== 'aboard' || mine.character === null || table.round === 0) return null
  const places = placesOf(known)
  const left = roundsLeft(known)?.rounds ?? FAR
  const parts = partsOf(test)
  const step = left <= LATE ? null : parts.map(part => stepOf(part, known, places)).find(one => one !== null)
  return step ? repairedFirst(step, known) : leaveStep(known, places)
}

/** Steps that are the action of a room. */
const ROOM_ACTIONS: ReadonlySet<Step['do']> = new Set<Step['do']>([
  ...(['signal', 'lookCourse', 'setCourse', 'checkEngine', 'mendEngine', 'takeEgg', 'startDestruct'] as const),
  ...(['stopDestruct', 'analyze', 'learn', 'activate', 'power'] as const),
])

/** A room with a malfunction does nothing before it is repaired. */
function repairedFirst(step: Step, { table }: Knowledge): Step {
  const room = step.place && table.rooms.find(({ room }) => room === step.place?.room)
  return room?.malfunction && ROOM_ACTIONS.has(step.do) ? { do: 'repair', place: step.place } : step
}

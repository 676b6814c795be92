/**
 * Can these rules go on with a game that others began? A state is numbers and names: it must have the fields that
 * these rules read, and its numbers must mean the same pieces and places. And nothing may be half done, for a task
 * that waits was written by the rules that will not finish it.
 */
import type { Board } from './core/board.ts'
import { canonical } from './core/canonical.ts'
import { type Extent, type Facility, POWER_PLACES, type Surface } from './core/facility.ts'
import { nonsense } from './core/nonsense.ts'
import { boxOf, MODES, type Options } from './core/options.ts'
import { KEY_WORDS, type Key, STREAMS } from './core/random.ts'
import { boardOf, findRuleset, type Ruleset, rulesOf, sizesOf } from './core/ruleset.ts'
import {
  type Crew,
  clone,
  type GameState,
  type Intruder,
  type IntruderPlayer,
  type Note,
  type Pod,
  SEAT_ZONES,
  SHARED_ZONES,
  type Sizes,
  type Thing,
  type Trade,
  type Turn,
} from './core/state.ts'
import type { Task } from './core/task.ts'
import type { Choice, Over, Setup, Standing } from './core/types.ts'
import { run } from './engine.ts'
import { tasks } from './tasks.ts'

/** Is the next thing asked the first action of a turn? Then giving that seat its turn leads to this very state. */
export function betweenTurns(g: GameState): boolean {
  if (!g.turn) return false
  const fresh = clone(g)
  fresh.agenda = [{ do: 'nextTurn', from: g.turn.seat }]
  run(fresh, undefined)
  if (g.turn.held && fresh.turn) fresh.turn.held = true // a wish, no move
  return canonical(fresh) === canonical(g)
}

/**
 * What the numbers in a state stand for, as names in their order, one list for each kind of number. Later editions
 * compare theirs with it, so it may get more lists, and a list keeps its meaning.
 */
export type Fingerprint = Readonly<Record<string, readonly string[]>>

export const fingerprint = (g: GameState): Fingerprint => numbering(rulesOf(g), boardOf(g))

function numbering({ content }: Ruleset, { data, places, corridors }: Board): Fingerprint {
  const { names, backs, words, weapons } = content
  const { time, selfDestruct, destination } = data.tracks
  return {
    pieces: names.map((name, piece) => `${backs[piece]}/${words[piece] || name}`),
    weapons: names.filter((_, piece) => weapons[piece] >= 0),
    rooms: places.map(({ id, special }) => (special ? `${id}/${special}` : id)),
    corridors,
    time: time.map(space => String(space.n)),
    selfDestruct: selfDestruct.map(space => String(space.n)),
    destination: destination.map(space => space.n),
    zones: [...SHARED_ZONES, ...SEAT_ZONES.map(zone => `seat/${zone}`)],
    streams: STREAMS,
    ...(data.sections && { power: POWER_PLACES }),
  }
}

/**
 * What keeps these rules from going on with a state that is between two turns by the rules of this fingerprint.
 * Nothing: they can.
 */
export function misfits(state: unknown, from: Fingerprint): string[] {
  const begun = isObject(state) ? state.setup : undefined
  if (!passes(setup, begun)) return setup(begun, 'setup')
  const rules = findRuleset(boxOf(begun))
  if (!rules) return [`the game ${begun.game} has gone`]
  const board = Object.hasOwn(rules.boards, begun.board) ? rules.boards[begun.board] : undefined
  if (!board) return [`the board ${begun.board} has gone`]
  const problem = nonsense(begun, rules.options)
  if (problem) return [`${problem.field}: ${problem.reason}`]
  const shape = stateOf(sizesOf(rules, board), begun.seats.length)
  const found = [...shape(state, ''), ...differences(from, numbering(rules, board))]
  if (found.length > 0 || !passes(shape, state)) return found
  return betweenTurns(state) ? [] : ['a turn begins otherwise']
}

function differences(before: Fingerprint, now: Fingerprint): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap(kind => {
    const was = before[kind] ?? []
    const is = now[kind] ?? []
    const changes = [...new Set([...was, ...is])].flatMap(name => {
      const [m, n] = [was, is].map(list => list.filter(one => one === name).length)
      if (m === n) return []
      return `${kind}: ${name} ${n === 0 ? 'has gone' : m === 0 ? 'is new' : `was there ${m} times, not ${n}`}`
    })
    return changes.length > 0 || was.every((name, i) => name === is[i]) ? changes : [`${kind}: numbered otherwise`]
  })
}

// ---------------------------------------------------------------- the shape of a state

/** The faults of a value, in words; one without any is a `T`. */
interface Check<T> {
  (value: unknown, at: string): string[]
  readonly of?: (value: T) => T
}
const passes = <T>(check: Check<T>, value: unknown): value is T => check(value, '').length === 0

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const under = (at: string, key: string | number): string => (at ? `${at}.${key}` : String(key))
const must = (holds: boolean, at: string, be: string): string[] => (holds ? [] : [`${at} must be ${be}`])

const whole: Check<number> = (value, at) => must(Number.isInteger(value), at, 'a whole number')
const flag: Check<boolean> = (value, at) => must(typeof value === 'boolean', at, 'true or false')
const yes: Check<true> = (value, at) => must(value === true, at, 'true or left out')
const text: Check<string> = (value, at) => must(typeof value === 'string', at, 'text')

const oneOf =
  <T extends string>(...values: T[]): Check<T> =>
  (value, at) =>
    must(
      values.some(one => one === value),
      at,
      `one of ${values.join(', ')}`,
    )

const listOf =
  <T>(item: Check<T>, length?: number): Check<T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) return [`${at} must be a list`]
    if (length !== undefined && value.length !== length)
      return [`${at} must have ${length} entries, not ${value.length}`]
    return value.flatMap((one, i) => item(one, under(at, i)))
  }

/** These fields and no others. */
const fields =
  <T>(checks: { [K in keyof T]: Check<T[K]> }): Check<T> =>
  (value, at) => {
    if (!isObject(value)) return [`${at} must be an object`]
    const known: [string, Check<never>][] = Object.entries(checks)
    return [
      ...known.flatMap(([key, check]) =>
        Object.hasOwn(value, key) || passes(check, undefined)
          ? check(value[key], under(at, key))
          : [`field ${under(at, key)} is missing`],
      ),
      ...Object.keys(value).flatMap(key => (Object.hasOwn(checks, key) ? [] : [`field ${under(at, key)} is unknown`])),
    ]
  }

const orNull =
  <T>(item: Check<T>): Check<T | null> =>
  (value, at) =>
    value === null ? [] : item(value, at)

/** What only some games have. */
const inGame =
  <T>(item: Check<T> | null): Check<T | undefined> =>
  (value, at) =>
    item ? item(value, at) : must(value === undefined, at, 'left out')

/** What is there only while something is half done. */
const none =
  <T>(): Check<T | null> =>
  (value, at) =>
    must(value === null, at, 'nothing between two turns')

const pair: Check<[number, number]> = (value, at) => listOf(whole, 2)(value, at)

/** What may be left out. */
const optional =
  <T>(item: Check<T>): Check<T | undefined> =>
  (value, at) =>
    value === undefined ? [] : item(value, at)

const options: Check<Partial<Options>> = (value, at) => must(isObject(value), at, 'an object')
const setup = fields<Setup>({
  game: text,
  board: text,
  mode: optional(oneOf(...MODES)),
  options: optional(options),
  seats: listOf(fields<Setup['seats'][number]>({ character: orNull(text) })),
})
const key: Check<Key> = (value, at) => listOf(whole, KEY_WORDS)(value, at)
const stacked: Check<NonNullable<GameState['stacked']>> = (value, at) => {
  if (!isObject(value)) return [`${at} must be an object`]
  const streams: readonly string[] = [...STREAMS, 'advantage', 'surface']
  return Object.entries(value).flatMap(([stream, results]) =>
    streams.includes(stream) ? listOf(whole)(results, under(at, stream)) : [`field ${under(at, stream)} is unknown`],
  )
}
/** What a task holds is compared with what a turn begins with; here it must be one that somebody can do. */
const task: Check<Task> = (value, at) => {
  if (!isObject(value) || typeof value.do !== 'string') return [`${at} must be a task`]
  return Object.hasOwn(tasks, value.do) ? [] : [`the task ${value.do} has gone`]
}
const kind = oneOf('larva', 'creeper', 'adult', 'breeder', 'queen')
const turn = fields<Turn>({ seat: whole, done: whole, unlimited: flag, held: optional(yes) })
const crew = fields<Crew>({
  number: whole,
  character: text,
  fate: oneOf('aboard', 'hibernating', 'launched', 'dead', 'inPod', 'locked', 'bunker'),
  room: whole,
  pod: whole,
  light: whole,
  slime: flag,
  larva: flag,
  signal: flag,
  passed: flag,
})
const intruder = fields<Intruder>({ id: whole, kind, room: whole, injuries: whole })
const objectKind = oneOf('corpse', 'egg', 'carcass')
const thing = fields<Thing>({
  kind: objectKind,
  of: text,
  room: whole,
  by: whole,
  offered: flag,
})
const pod = fields<Pod>({
  number: whole,
  section: oneOf('A', 'B', 'C'),
  locked: flag,
  state: oneOf('docked', 'launched', 'gone'),
})
const standing = fields<Standing>({ until: oneOf('turn', 'round', 'game'), unlessMine: flag })
const note = fields<Note>({
  round: whole,
  what: oneOf(
    'tile',
    'token',
    'returned',
    'coordinates',
    'engine',
    'event',
    'objective',
    'shown',
    'scan',
    'contingency',
    'css',
    'attack',
  ),
  at: text,
  card: text,
})

function facilityOf({ track, surface }: Extent, seats: number): Check<Facility> {
  const perSeat = <T>(item: Check<T>) => listOf(item, seats)
  const pieces = listOf(whole)
  return fields<Facility>({
    power: listOf(whole, POWER_PLACES.length),
    on: listOf(flag, POWER_PLACES.length),
    backup: flag,
    elevator: whole,
    gateOpen: flag,
    roverAway: flag,
    alert: whole,
    red: flag,
    knowledge: perSeat(whole),
    learned: perSeat(flag),
    analysed: listOf(objectKind),
    lost: fields<Facility['lost']>({ fire: whole, malfunction: whole, eggs: whole }),
    fresh: perSeat(flag),
    chasing: listOf(whole),
    active: pieces,
    pool: pieces,
    held: perSeat(pieces),
    css: listOf(whole, track),
    computer: pieces,
    surface: inGame(surface ? fields<Surface>({ rover: whole, deck: pieces, discard: pieces }) : null),
  })
}

function stateOf(size: Sizes, seats: number): Check<GameState> {
  const perRoom = <T>(item: Check<T>) => listOf(item, size.rooms)
  const perCorridor = <T>(item: Check<T>) => listOf(item, size.corridors)
  const perSeat = <T>(item: Check<T>) => listOf(item, seats)
  return fields<GameState>({
    setup,
    rng: fields<GameState['rng']>({ key, used: listOf(whole, STREAMS.length) }),
    stacked: orNull(stacked),
    n: whole,
    agenda: listOf(task),
    zones: listOf(listOf(whole), SHARED_ZONES.length + seats * SEAT_ZONES.length),
    tiles: perRoom(whole),
    tokens: perRoom(whole),
    seen: listOf(whole, size.pieces),
    read: listOf(whole, size.contamination),
    round: whole,
    time: whole,
    selfDestruct: whole,
    destination: whole,
    first: whole,
    turn: orNull(turn),
    explored: perRoom(flag),
    items: perRoom(whole),
    fire: perRoom(flag),
    malfunction: perRoom(flag),
    noise: perCorridor(flag),
    doors: perCorridor(whole),
    vent: whole,
    crew: perSeat(crew),
    intruders: listOf(intruder),
    nextIntruder: whole,
    arrivals: perRoom(whole),
    killed: fields<GameState['killed']>({ larva: whole, creeper: whole, adult: whole, breeder: whole, queen: whole }),
    things: listOf(thing),
    eggs: whole,
    nestDestroyed: flag,
    pods: listOf(pod),
    ammo: listOf(whole, size.weapons),
    attached: listOf(pair),
    taped: listOf(pair),
    met: flag,
    firstDeath: flag,
    calm: flag,
    trade: none<Trade>(),
    answers: perSeat(none<Choice>()),
    standing: perSeat(orNull(standing)),
    notes: perSeat(listOf(note)),
    facility: inGame(size.facility === undefined ? null : facilityOf(size.facility, seats)),
    intruderPlayer: inGame(size.intruderPlayer ? fields<IntruderPlayer>({ seat: whole, from: whole }) : null),
    ending: none<Over>(),
    over: none<Over>(),
  })
}

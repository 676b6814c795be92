/**
 * Can these rules go on with a game that others began? A state is numbers and names: it must have the fields that
 * these rules read, and its numbers must mean the same pieces and places. And nothing may be half done, for a task
 * that waits was written by the rules that will not finish it.
 */
import type { Board } from './core/board.ts'
import { canonical } from './core/canonical.ts'
import { type Check, type CustomChecks, checkList, checkOf, checkRecord, isObject, must, under } from './core/check.ts'
import { NO_SIZES } from './core/describe.ts'
import { elementAt } from './core/lists.ts'
import { nonsense } from './core/nonsense.ts'
import { boxOf } from './core/options.ts'
import { STREAMS } from './core/random.ts'
import { boardOf, findRuleset, type Ruleset, rulesOf, sizesOf } from './core/ruleset.ts'
import { clone, coreState, type GameState, SEAT_ZONES, SHARED_ZONES } from './core/state.ts'
import type { Setup } from './core/types.ts'
import { run } from './engine.ts'
import { numberedBySlices, STACKED, STATE } from './games/state.ts'
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
  const { time, selfDestruct } = data.tracks
  return {
    pieces: names.map((name, piece) => `${backs[piece]}/${words[piece] || name}`),
    weapons: names.filter((_, piece) => elementAt(weapons, piece) >= 0),
    rooms: places.map(({ id, special }) => (special ? `${id}/${special}` : id)),
    corridors,
    time: time.map(space => String(space.n)),
    selfDestruct: selfDestruct.map(space => String(space.n)),
    zones: [...SHARED_ZONES, ...SEAT_ZONES.map(zone => `seat/${zone}`)],
    streams: STREAMS,
    ...numberedBySlices(data),
  }
}

/**
 * What keeps these rules from going on with a state that is between two turns by the rules of this fingerprint.
 * Nothing: they can.
 */
export function misfits(state: unknown, from: Fingerprint): string[] {
  const begun = isObject(state) ? state.setup : undefined
  if (!isSetup(begun)) return checkSetup(begun, 'setup')
  const rules = findRuleset(boxOf(begun))
  if (!rules) return [`the game ${begun.game} has gone`]
  const board = Object.hasOwn(rules.boards, begun.board) ? rules.boards[begun.board] : undefined
  if (!board) return [`the board ${begun.board} has gone`]
  const problem = nonsense(begun, rules.options)
  if (problem) return [`${problem.field}: ${problem.reason}`]
  const check = checkRecord(STATE, sizesOf(rules, board, begun.seats.length), CUSTOM)
  const isState = (value: unknown): value is GameState => check(value, '').length === 0
  const found = [...check(state, ''), ...differences(from, numbering(rules, board))]
  if (found.length > 0 || !isState(state)) return found
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

/** What a task holds is compared with what a turn begins with; here it must be one that somebody can do. */
const task: Check = (value, at) => {
  if (!isObject(value) || typeof value.do !== 'string') return [`${at} must be a task`]
  return Object.hasOwn(tasks, value.do) ? [] : [`the task ${value.do} has gone`]
}
const results = checkList((value, at) => must(Number.isInteger(value), at, 'a whole number'))
const stacked: Check = (value, at) => {
  if (!isObject(value)) return [`${at} must be an object`]
  const known: readonly string[] = STACKED
  return Object.entries(value).flatMap(([pile, list]) =>
    known.includes(pile) ? results(list, under(at, pile)) : [`field ${under(at, pile)} is unknown`],
  )
}
const options: Check = (value, at) => must(isObject(value), at, 'an object')
const CUSTOM: CustomChecks = { task, stacked, options, unchecked: () => [] }

const checkSetup = checkOf(coreState.setup, NO_SIZES, CUSTOM)
const isSetup = (value: unknown): value is Setup => checkSetup(value, '').length === 0

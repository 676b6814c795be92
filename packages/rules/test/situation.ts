/** A situation to act in: what a scenario gives, as a real state, and the table's own words to play it with. */

import type { Tile } from '../src/core/content.ts'
import { boxName } from '../src/core/options.ts'
import type { Ruleset } from '../src/core/ruleset.ts'
import { findRuleset, registerGame } from '../src/core/ruleset.ts'
import type { Task } from '../src/core/task.ts'
import { tiles as facilityTiles } from '../src/games/lockdown/content/tiles.ts'
import { tiles as shipTiles } from '../src/games/nemesis/content/tiles.ts'
import {
  type Choice,
  type CorridorId,
  type CrewView,
  type GameEvent,
  type GameState,
  type Input,
  type MyView,
  myView,
  type Name,
  type Option,
  pending,
  pendingFor,
  type RoomId,
  type RoomView,
  type Seat,
  step,
  type TableView,
  tableView,
  type Until,
} from '../src/index.ts'
import { readScenario } from '../src/scenario/format.ts'
import { loadSituation } from '../src/scenario/load.ts'
import { citing } from '../src/view.ts'
import { boards } from './printed.ts'

type EventOf<K extends GameEvent['e']> = Extract<GameEvent, { e: K }>

export interface Situation {
  g: GameState
  /** Everything told since the beginning of the situation. */
  events: GameEvent[]
  seat: (character: Name) => Seat
  /** One answer after the other to whatever is asked. */
  act: (character: Name, ...choices: Choice[]) => void
  standing: (character: Name, until: Until | 'off', unlessMine?: boolean) => void
  /** Who is asked now, by character. */
  asked: () => Name[]
  /** The choices a character has, without their prices. */
  options: (character: Name) => Choice[]
  told: <K extends GameEvent['e']>(kind: K) => EventOf<K>[]
  table: () => TableView
  mine: (character: Name) => MyView
  crew: (character: Name) => CrewView
  room: (id: RoomId) => RoomView
}

/** Anything a scenario may give; one character alone unless it says who plays. */
export function situation(given: object = {}, seats: Name[] = ['scout'], more: object = {}): Situation {
  const g = loadSituation(readScenario({ id: 'situation', game: 'nemesis', seats, given, ...more }, ''))
  const events: GameEvent[] = []
  const seat = (character: Name) => seats.indexOf(character)
  const give = (input: Input) => step(g, input, e => events.push(citing(g.setup, e)))
  return {
    g,
    events,
    seat,
    act(character, ...choices) {
      for (const choice of choices) give({ seat: seat(character), n: g.n, ...choice })
    },
    standing(character, until, unlessMine = false) {
      const input = { seat: seat(character), do: 'standing' as const }
      give(until === 'off' ? { ...input, until } : { ...input, until, unlessMine })
    },
    asked: () => pending(g).map(d => seats[d.seat]),
    options: character => (pendingFor(g, seat(character))?.options ?? []).map(bare),
    told: kind => events.filter((e): e is EventOf<typeof kind> => e.e === kind),
    table: () => tableView(g),
    mine: character => myView(g, seat(character)),
    crew: character => tableView(g).crew[seat(character)],
    room(id) {
      const found = tableView(g).rooms.find(r => r.room === id)
      if (!found) throw new Error(`no room ${id}`)
      return found
    },
  }
}

/** The same in the facility. */
export const lockdown = (given: object = {}, seats: Name[] = ['sentry', 'janitor'], more: object = {}): Situation =>
  situation(given, seats, { game: 'lockdown', ...more })

export const bare = ({ cost: _, ...choice }: Option): Choice => choice as Choice

// The words of the table.
export const move = (to: RoomId, ...cards: Name[]): Choice[] => [{ do: 'move', to }, ...cards.map(pay)]
export const carefulMove = (to: RoomId, ...cards: Name[]): Choice[] => [{ do: 'carefulMove', to }, ...cards.map(pay)]
export const pay = (card: Name): Choice => ({ do: 'pay', card })
export const play = (card: Name): Choice => ({ do: 'play', card })
export const keep = (card: Name): Choice => ({ do: 'keep', card })
export const discard = (card: Name): Choice => ({ do: 'discard', card })
export const door = (corridor: CorridorId): Choice => ({ do: 'door', corridor })
export const look = (room: RoomId): Choice => ({ do: 'look', room })
export const part = (n: number): Choice => ({ do: 'part', part: n })
/** Pass and keep every card. */
export const pass: Choice[] = [{ do: 'pass' }, { do: 'done' }]
export const decline: Choice = { do: 'decline' }
export const interrupt: Choice = { do: 'react', card: 'interruption' }

/** Lets something happen after the next answer and all that it brings. */
export function afterwards(g: GameState, ...tasks: Task[]): void {
  g.agenda.splice(-1, 0, ...tasks.reverse())
}

const turnedUp = (board: string, tiles: readonly Tile[]): Record<RoomId, { tile: Name; explored: true }> =>
  Object.fromEntries(
    (['1', '2'] as const).flatMap(slot => {
      const fitting = tiles.filter(tile => tile.slot === slot)
      const rooms = boards[board].rooms.filter(room => room.slot === slot)
      return rooms.map(({ id }, i) => [id, { tile: fitting[i].id, explored: true }])
    }),
  )
/** Every tile of the board turned up, one that fits in each room: `rooms` of a situation. */
export const everyRoom = turnedUp('nemesis-base', shipTiles)
/** The same in the facility: the first tiles that fit. */
export const everyRoomBelow = turnedUp('lockdown-base', facilityTiles)

/** A game with other facts in the box, as a game of its own. */
export function variant(id: string, change: (rules: Ruleset) => Partial<Ruleset>, game = 'nemesis'): string {
  registerGame(id, extras => {
    const rules = findRuleset(boxName(game, extras))
    if (!rules) throw new Error(`no ${game}`)
    return { ...rules, id: boxName(id, extras), ...change(rules) }
  })
  return id
}

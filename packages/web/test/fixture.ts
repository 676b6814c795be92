/** A view to look at: the ship as it lies at the start, with whatever a test says is different. */
import {
  boards,
  type CrewView,
  type Decision,
  type MyView,
  type Option,
  type RoomView,
  type TableView,
} from '@coldwake/rules'
import { mapOf } from '../src/board/geometry.ts'

export const map = mapOf(boards['nemesis-base'])

export const room = (id: string, part: Partial<RoomView> = {}): RoomView => ({
  room: id,
  tile: null,
  explored: false,
  items: null,
  fire: false,
  malfunction: false,
  token: true,
  seenBy: 0,
  tokenSeenBy: 0,
  ...part,
})

export const crew = (seat: number, at: string, part: Partial<CrewView> = {}): CrewView => ({
  seat,
  character: ['scout', 'captain', 'soldier', 'pilot', 'mechanic'][seat],
  alive: true,
  room: at,
  hand: 5,
  deck: { count: 5, known: [] },
  discard: [],
  inventory: [],
  drawn: [],
  hands: [],
  light: 0,
  wounds: [],
  slime: false,
  passed: false,
  ...part,
})

export const table = (part: Partial<TableView> = {}): TableView => ({
  game: 'nemesis',
  board: 'nemesis-base',
  round: 1,
  time: 15,
  first: 0,
  turn: { seat: 0, actions: 2, done: 0 },
  asking: null,
  agenda: [],
  rooms: map.board.rooms.map(({ id, special }) => room(id, { tile: special ?? null, explored: special !== undefined })),
  noise: [],
  doors: [],
  crew: [crew(0, '011')],
  decks: [],
  removed: [],
  over: null,
  ...part,
})

/** The same table with some rooms explored. */
export const explored = (tiles: Record<string, string>, part: Partial<TableView> = {}): TableView => {
  const start = table(part)
  return {
    ...start,
    rooms: start.rooms.map(view =>
      tiles[view.room] ? { ...view, tile: tiles[view.room], explored: true, token: false } : view,
    ),
  }
}

export const asked = (ask: Decision['ask'], options: Option[], n = 1): Decision => ({
  n,
  seat: 0,
  ask,
  rule: 'NEM-ROUND-05',
  sealed: ask === 'window',
  options,
})

export const mine = (hand: string[], decision: Decision | null = null): MyView => ({
  seat: 0,
  hand,
  inventory: [],
  drawn: [],
  tiles: [],
  tokens: [],
  piles: [],
  notes: [],
  standing: null,
  answer: null,
  decision,
})

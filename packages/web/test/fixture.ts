/** A view to look at: the ship as it lies at the start, with whatever a test says is different. */
import {
  boards,
  type CrewView,
  type Decision,
  type IntruderView,
  type MyView,
  type Option,
  type RoomView,
  type TableView,
} from '@coldwake/rules'
import { mapOf } from '../src/play/board/geometry.ts'
import { isWindow } from '../src/play/choice/choices.ts'

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
  objects: [],
  arrivals: 0,
  ...part,
})

export const crew = (seat: number, at: string, part: Partial<CrewView> = {}): CrewView => ({
  seat,
  number: seat + 1,
  character: ['scout', 'captain', 'soldier', 'pilot', 'mechanic'][seat],
  fate: 'aboard',
  room: at,
  pod: null,
  hand: 5,
  deck: { count: 5, known: [] },
  discard: [],
  inventory: [],
  offer: [],
  drawn: [],
  hands: [],
  objects: [],
  handSlots: 2,
  quests: [],
  light: 0,
  wounds: [],
  dressed: [],
  slime: false,
  larva: false,
  signal: false,
  passed: false,
  contamination: 0,
  objectives: 2,
  rejected: 0,
  openObjectives: [],
  ...part,
})

export const intruder = (number: number, kind: IntruderView['kind'], at: string, injuries = 0): IntruderView => ({
  intruder: number,
  kind,
  room: at,
  injuries,
})

export const table = (part: Partial<TableView> = {}): TableView => ({
  game: 'nemesis',
  board: 'nemesis-base',
  mode: 'semiCooperative',
  options: {},
  round: 1,
  time: 15,
  selfDestruct: null,
  destination: 'B',
  coordinates: { seenBy: 0, card: null },
  engines: [],
  first: 0,
  turn: { seat: 0, actions: 2, done: 0 },
  asking: null,
  agenda: [],
  rooms: map.board.rooms.map(({ id, special }) => room(id, { tile: special ?? null, explored: special !== undefined })),
  noise: [],
  doors: [],
  vent: null,
  crew: [crew(0, '011')],
  intruders: [],
  nextIntruder: 1,
  bag: { larva: 4, creeper: 1, adult: 4, breeder: 0, queen: 1, blank: 1 },
  supply: { larva: 4, creeper: 2, adult: 8, breeder: 2, queen: 0, blank: 0 },
  killed: { larva: 0, creeper: 0, adult: 0, breeder: 0, queen: 0 },
  eggs: 5,
  nestDestroyed: false,
  weaknesses: [],
  pods: [],
  met: false,
  firstDeath: false,
  calm: false,
  trade: null,
  decks: [],
  crafted: [],
  used: [],
  removed: [],
  inPlay: [],
  facility: null,
  intruderPlayer: null,
  ending: null,
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
  sealed: isWindow(ask),
  options,
})

export const mine = (hand: string[], decision: Decision | null = null): MyView => ({
  seat: 0,
  hand,
  inventory: [],
  offer: [],
  drawn: [],
  objectives: [],
  rejected: [],
  tiles: [],
  tokens: [],
  piles: [],
  coordinates: null,
  engines: [],
  others: [],
  words: [],
  notes: [],
  facility: null,
  standing: null,
  answer: null,
  decision,
})

/** What the pictures of the boards point at: found on the board and on the table that is shown, never by coordinates. */
import type { TableView } from '@coldwake/rules/facts'
import type { Words } from '../../app/words.ts'
import { type BoardMap, corridorPoint, type Point, TILE } from '../../play/board/geometry.ts'
import type { PicturedBoard } from './boards.ts'

type Own = keyof Words<'handbook'>['t']['handbook']['callout']

export interface Callout {
  /** Explained in the words of the signs, or in words of its own. */
  sign?: string
  own?: Own
  to: string
  at: (map: BoardMap, table: TableView) => Point | null | undefined
}

type Find = Callout['at']
type Room = TableView['rooms'][number]

/** Off the upper left corner of a plate, so that its name stays free. */
const corner = (map: BoardMap, room: string | undefined): Point | null => {
  const found = map.rooms.get(room ?? '')
  return found ? { x: found.x - TILE.width / 2 - 12, y: found.y - TILE.height / 2 - 2 } : null
}
const special =
  (...names: string[]): Find =>
  map =>
    corner(map, map.board.rooms.find(room => names.includes(room.special ?? ''))?.id)
const unknown =
  (slot: string, at = 0): Find =>
  (map, table) => {
    const rooms = map.board.rooms.filter(room => room.slot === slot)
    const dark = rooms.filter(({ id }) => !table.rooms.find(({ room }) => room === id)?.explored)
    return corner(map, (dark[at] ?? dark[0])?.id)
  }
const roomWith =
  (fits: (room: Room) => boolean): Find =>
  (map, table) =>
    corner(map, table.rooms.find(fits)?.room)
const beside = (point: Point | null | undefined, dx = 0, dy = -44): Point | null =>
  point ? { x: point.x + dx, y: point.y + dy } : null
const door =
  (state: string): Find =>
  (map, table) =>
    beside(corridorPoint(map, table.doors.find(one => one.state === state)?.corridor ?? ''), 0, -48)
const numbered: Find = (map, table) => {
  const quiet = [...map.ways.values()].filter(
    ({ corridor, path }) =>
      !path && !table.noise.includes(corridor.id) && !table.doors.some(one => one.corridor === corridor.id),
  )
  return beside(quiet[0]?.mid, 0, -36)
}
const noise: Find = (map, table) => beside(corridorPoint(map, table.noise.find(id => map.ways.has(id)) ?? ''), 0, -52)
const network: Find = map => beside([...map.networks.values()][0], -140, -30)
const entrance: Find = map => beside([...map.entrances.values()][0]?.at, -44, 0)
const creature: Find = (map, table) => {
  const room = map.rooms.get(table.intruders[0]?.room ?? '')
  return room ? { x: room.x + TILE.width / 2 - 6, y: room.y - 24 } : null
}
const person: Find = (map, table) => {
  const room = map.rooms.get(table.crew[1]?.room ?? '')
  return room ? { x: room.x + TILE.width / 2 - 2, y: room.y + 46 } : null
}

const onBoth = (p: 'NEM' | 'LOCK'): Callout[] => [
  { own: 'tile1', to: `${p}-SETUP-03`, at: unknown('1', 1) },
  { own: 'tile2', to: `${p}-SETUP-02`, at: unknown('2') },
  {
    sign: 'items',
    to: p === 'NEM' ? 'NEM-SEARCH-03' : 'LOCK-ITEM-14',
    at: roomWith(({ items, fire, malfunction }) => (items ?? 0) > 0 && !fire && !malfunction),
  },
  { sign: 'fire', to: `${p}-FIRE`, at: roomWith(({ fire }) => fire) },
  { sign: 'malfunction', to: `${p}-MALF`, at: roomWith(({ malfunction }) => malfunction) },
  { sign: 'corridorNumber', to: `${p}-NOISE-02`, at: numbered },
  { sign: 'noise', to: `${p}-NOISE`, at: noise },
  { sign: 'doorClosed', to: p === 'NEM' ? 'NEM-DOOR-04' : 'LOCK-DOOR-02', at: door('closed') },
  { sign: 'doorBroken', to: p === 'NEM' ? 'NEM-DOOR-07' : 'LOCK-DOOR-04', at: door('destroyed') },
  { sign: 'technical', to: `${p}-TECH`, at: network },
  { own: 'entrance', to: `${p}-TECH`, at: entrance },
  { own: 'creature', to: p === 'NEM' ? 'NEM-GEN-03' : 'LOCK-COMBAT-01', at: creature },
  { own: 'person', to: `${p}-GEN-02`, at: person },
]

const SHIP: readonly Callout[] = [
  { sign: 'hibernatorium', to: 'NEM-ROOM-HIBER', at: special('hibernatorium') },
  { sign: 'course', to: 'NEM-ROOM-COCKPIT', at: special('cockpit') },
  { sign: 'engine', to: 'NEM-ROOM-ENGINE', at: special('engine-2') },
  ...onBoth('NEM'),
]

const FACILITY: readonly Callout[] = [
  { sign: 'power', to: 'LOCK-POWER', at: ({ site }) => beside(site?.power.get('S-01'), -40, -26) },
  { sign: 'elevator', to: 'LOCK-ELEV', at: special('elevator') },
  { sign: 'stairs', to: 'LOCK-STAIR', at: special('stairs') },
  { sign: 'isolation', to: 'LOCK-ROOM-ISOLATION', at: special('isolation') },
  { sign: 'backup', to: 'LOCK-POWER-08', at: special('backup-power') },
  { own: 'alertRoom', to: 'LOCK-ALERT', at: special('alert') },
  { sign: 'gate', to: 'LOCK-BUNKER-02', at: ({ site }) => beside(site?.gate, 0, -44) },
  { sign: 'rover', to: 'LOCK-BUNKER-04', at: ({ site }) => beside(site?.bunker, 0, -44) },
  { sign: 'contingency', to: 'LOCK-CONT', at: ({ site }) => beside(site?.active, -20, -32) },
  { own: 'computerCard', to: 'LOCK-COMP', at: ({ site }) => beside(site?.computer, -20, -32) },
  { sign: 'cssPod', to: 'LOCK-CSS', at: ({ site }) => beside([...(site?.pods.values() ?? [])][0], 0, -44) },
  ...onBoth('LOCK'),
]

const SURFACE: readonly Callout[] = [
  { own: 'crossroads', to: 'LOCK-MARS-07', at: map => corner(map, map.board.crossroads?.[0]?.id) },
  { own: 'path', to: 'LOCK-MARS-08', at: map => [...map.ways.values()].find(({ path }) => path)?.mid },
  { own: 'area', to: 'LOCK-MARS-10', at: map => beside([...map.areas.values()][0]?.at, 0, -40) },
  ...FACILITY,
]

export const CALLOUTS: Readonly<Record<PicturedBoard, readonly Callout[]>> = {
  'nemesis-base': SHIP,
  'nemesis-alt': SHIP,
  'lockdown-base': FACILITY,
  'lockdown-surface': SURFACE,
}

/** Rooms as text, as every game shows them. */
import {
  type BoardData,
  findBoard,
  type MyView,
  type RoomId,
  type RoomView,
  type Seat,
  type TableView,
} from '@coldwake/rules'
import { type Context, type Dialect, intruderName, objectName, roomName, tokenName } from '@coldwake/text'
import { required } from './required.ts'

export interface Screen {
  table: TableView
  me: MyView
  ctx: Context
  lang: Dialect
}

export const joined = (parts: readonly (string | false | null | undefined)[], by = ', '): string =>
  parts.filter(part => part).join(by)

export const boardOf = (table: TableView): BoardData => required(findBoard(table), `the board ${table.board}`)

export const nameOf = ({ ctx }: Screen, seat: Seat): string => ctx.names(seat)

/** The contents of a room. */
function inRoom(screen: Screen, id: RoomId): string {
  const { table, me, lang } = screen
  const room = table.rooms.find(r => r.room === id)
  if (!room) return ''
  const seen = me.tiles.find(t => t.room === id)
  const token = me.tokens.find(t => t.room === id)
  return joined([
    seen && `(seen: ${roomName(seen.tile, lang)})`,
    token && `(token: ${tokenName(table.game, token.token, lang)})`,
    room.items !== null && room.items > 0 && `${room.items} to search`,
    room.fire && 'FIRE',
    room.malfunction && 'MALFUNCTION',
    ...room.objects.map(object => objectName(object, lang)),
    ...table.crew
      .filter(c => c.fate === 'aboard' && c.room === id)
      .map(c => (c.pod === null ? nameOf(screen, c.seat) : `${nameOf(screen, c.seat)} (in pod ${c.pod})`)),
    ...table.intruders
      .filter(i => i.room === id)
      .map(i => `${intruderName(i.kind, lang).toUpperCase()}${i.injuries > 0 ? ` (${i.injuries} injuries)` : ''}`),
  ])
}

/** The ways out of a room: where they lead, and the doors and noise in between. */
function exits({ table }: Screen, id: RoomId): string {
  const board = boardOf(table)
  const sign = (corridor: string): string =>
    joined(
      [
        table.doors.find(d => d.corridor === corridor)?.state === 'closed' && 'shut',
        table.doors.find(d => d.corridor === corridor)?.state === 'destroyed' && 'wrecked',
        table.noise.includes(corridor) && 'noise',
      ],
      ' ',
    )
  const ways = board.corridors
    .filter(c => c.a === id || c.b === id)
    .map(c => {
      const note = sign(c.id)
      return `${c.a === id ? c.b : c.a}${note ? ` (${note})` : ''}`
    })
  const paths = (board.paths ?? [])
    .filter(path => path.a === id || path.b === id)
    .map(path => `path ${path.a === id ? path.b : path.a}`)
  const areas = (board.zones ?? [])
    .filter(({ rooms }) => rooms.includes(id) || isOpenGround(table, id))
    .map(({ id: area, number }) => `Area ${number}${table.noise.includes(area) ? ' (noise)' : ''}`)
  const ducts = board.technical
    .filter(t => t.room === id)
    .map(t => (table.noise.includes(t.network) ? 'ducts (noise)' : 'ducts'))
  return [...ways, ...paths, ...new Set(ducts), ...areas].join(' ')
}

/** A crossroads under the open sky. */
export const isOpenGround = (table: TableView, id: RoomId): boolean =>
  boardOf(table).crossroads?.some(place => place.id === id) ?? false

export function roomText(screen: Screen, room: RoomView): string {
  const { table, me, lang } = screen
  const name = room.tile ? roomName(room.tile, lang) : '·····'
  const mark = room.room === table.crew[me.seat]?.room ? '>' : ' '
  const left = `${mark}${room.room} ${name.padEnd(24).slice(0, 24)} ${exits(screen, room.room).padEnd(34)}`
  return joined([left, inRoom(screen, room.room)], ' ').trimEnd()
}

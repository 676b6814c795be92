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
import { type Context, type Dialect, intruderName, lowered, objectName, roomName, tokenName, ui } from '@coldwake/text'
import { areasAround, pathsFrom } from './games/ground.ts'
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
  const t = ui(lang)
  const seen = me.tiles.find(tile => tile.room === id)
  const token = me.tokens.find(one => one.room === id)
  return joined([
    seen && `(${t.youKnow({ tile: roomName(seen.tile, lang) })})`,
    token && `(${t.youKnow({ tile: tokenName(table.game, token.token, lang) })})`,
    room.items !== null && room.items > 0 && t.items({ n: room.items }),
    room.fire && t.fire.toUpperCase(),
    room.malfunction && t.malfunction.toUpperCase(),
    ...room.objects.map(object => objectName(object, lang)),
    ...table.crew
      .filter(c => c.fate === 'aboard' && c.room === id)
      .map(c => (c.pod === null ? nameOf(screen, c.seat) : `${nameOf(screen, c.seat)} (${t.inPod({ pod: c.pod })})`)),
    ...table.intruders
      .filter(i => i.room === id)
      .map(
        i =>
          `${intruderName(i.kind, lang).toUpperCase()}${i.injuries > 0 ? ` (${t.injuries({ n: i.injuries })})` : ''}`,
      ),
  ])
}

/** The ways out of a room: where they lead, and the doors and noise in between. */
function exits({ table, lang }: Screen, id: RoomId): string {
  const t = ui(lang)
  const noise = lowered(t.noise, lang)
  const board = boardOf(table)
  const sign = (corridor: string): string =>
    joined(
      [
        table.doors.find(d => d.corridor === corridor)?.state === 'closed' && t.doorClosed,
        table.doors.find(d => d.corridor === corridor)?.state === 'destroyed' && t.doorDestroyed,
        table.noise.includes(corridor) && noise,
      ],
      ', ',
    )
  const noted = (what: string, noisy: boolean) => (noisy ? `${what} (${noise})` : what)
  const ways = board.corridors
    .filter(c => c.a === id || c.b === id)
    .map(c => {
      const note = sign(c.id)
      return `${c.a === id ? c.b : c.a}${note ? ` (${note})` : ''}`
    })
  const paths = pathsFrom(board, id, lang)
  const areas = areasAround(board, id, lang).map(({ area, name }) => noted(name, table.noise.includes(area)))
  const ducts = board.technical
    .filter(({ room }) => room === id)
    .map(({ network }) => noted(t.networkName({ id: network }), table.noise.includes(network)))
  return [...ways, ...paths, ...new Set(ducts), ...areas].join(' · ')
}

export function roomText(screen: Screen, room: RoomView): string {
  const { table, me, lang } = screen
  const name = room.tile ? roomName(room.tile, lang) : '·····'
  const mark = room.room === table.crew[me.seat]?.room ? '>' : ' '
  const left = `${mark}${room.room} ${name.padEnd(24).slice(0, 24)} ${exits(screen, room.room).padEnd(34)}`
  return joined([left, inRoom(screen, room.room)], ' ').trimEnd()
}

/** What a look ahead knows by a seat's number or a room's. */
import type { Board, Way } from '../core/board.ts'
import { missing } from '../core/lists.ts'
import type { CrewView, RoomId, Seat } from '../core/types.ts'
import type { Foresight, Person } from './foresight.ts'

export const personAt = ({ people }: Foresight, seat: Seat): Person => people[seat] ?? missing(people, seat)
/** What everybody sees of a seat. */
export const shownOf = ({ table: { crew } }: Foresight, seat: Seat): CrewView => crew[seat] ?? missing(crew, seat)

/** −1: not on the board. */
export const roomNumber = ({ roomIndex }: Board, id: RoomId): number => roomIndex[id] ?? -1
export const roomId = ({ board: { rooms } }: Foresight, room: number): RoomId => rooms[room] ?? missing(rooms, room)
export const waysFrom = ({ board: { ways } }: Foresight, room: number): readonly Way[] =>
  ways[room] ?? missing(ways, room)
export const corridorsAround = ({ board: { around } }: Foresight, room: number): readonly number[] =>
  around[room] ?? missing(around, room)
/** The corridor with that number; −1: there is none. */
export function exitFrom({ exits }: Board, room: number, number: number): number {
  const numbers = exits[room] ?? missing(exits, room)
  return numbers[number] ?? missing(numbers, number)
}

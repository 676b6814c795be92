/** Who stands where in the rooms: people and intruders side by side. */
import type { CrewView, RoomId, Seat, TableView } from '@coldwake/rules'
import { type BoardMap, standing } from './geometry.ts'

export type Place = ReturnType<typeof standing>

/** Has this person a body that walks the ship? */
export const isAboard = ({ fate, character }: CrewView): boolean => fate === 'aboard' && character !== null

export const crewHere = (table: TableView, room: RoomId): CrewView[] =>
  table.crew.filter(crew => isAboard(crew) && crew.room === room)

export const intrudersHere = (table: TableView, room: RoomId) => table.intruders.filter(one => one.room === room)

/** NEM-COMBAT-01: in a room with an intruder. */
export const inCombat = (table: TableView, seat: Seat | null): boolean =>
  table.crew.some(crew => crew.seat === seat && isAboard(crew) && intrudersHere(table, crew.room).length > 0)

const seatPlace = (seat: Seat) => `seat ${seat}`
const intruderPlace = (intruder: number) => `intruder ${intruder}`

export interface Places {
  seat: (seat: Seat) => Place | undefined
  intruder: (intruder: number) => Place | undefined
}

export function placesOf(map: BoardMap, table: TableView, me: Seat | null): Places {
  const places = new Map<string, Place>()
  for (const [id, room] of map.rooms) {
    // Mine stands lowest, where its label covers nobody.
    const people = crewHere(table, id).toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me))
    const pieces = [
      ...people.map(crew => seatPlace(crew.seat)),
      ...intrudersHere(table, id).map(one => intruderPlace(one.intruder)),
    ]
    pieces.forEach((piece, i) => places.set(piece, standing(room, pieces.length, i)))
  }
  return {
    seat: seat => places.get(seatPlace(seat)),
    intruder: intruder => places.get(intruderPlace(intruder)),
  }
}

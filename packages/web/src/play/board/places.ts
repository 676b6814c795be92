/** Who stands where in the rooms: people and intruders side by side. */
import {
  type CrewView,
  type Fate,
  intrudersIn,
  isAboard,
  type RoomId,
  type Seat,
  type TableView,
} from '@coldwake/rules/facts'
import { type BoardMap, type Point, standing, TILE } from './geometry.ts'

export type Place = ReturnType<typeof standing>

/** True for a character that stands in a room of the board. Until it is chosen, a character has no piece. */
export const hasPiece = (crew: CrewView): boolean => isAboard(crew) && crew.character !== null

/** The characters whose pieces stand in a room. Unlike `crewIn` it has those who wait in a pod of that room too. */
export const crewShownIn = (table: Pick<TableView, 'crew'>, room: RoomId): CrewView[] =>
  table.crew.filter(crew => hasPiece(crew) && crew.room === room)

/** True in a room with an intruder. Unlike `inCombat` it counts those who wait in a pod of that room (NEM-RULING-132). */
export const besideIntruder = (table: TableView, seat: Seat | null): boolean =>
  table.crew.some(crew => crew.seat === seat && hasPiece(crew) && intrudersIn(table, crew.room).length > 0)

const seatPlace = (seat: Seat) => `seat ${seat}`
const intruderPlace = (intruder: number) => `intruder ${intruder}`

export interface Places {
  seat: (seat: Seat) => Place | undefined
  intruder: (intruder: number) => Place | undefined
}

/** Out of the rooms, but still to be seen: in a pod for cargo, behind the door of the Isolation Room, in the bunker. */
function shelterOf(
  { site, board }: BoardMap,
  table: Pick<TableView, 'pods'>,
  { fate, pod }: CrewView,
): Point | undefined {
  if (!site) return undefined
  if (fate === 'inPod') return site.pods.get(table.pods.find(one => one.pod === pod)?.section ?? '')
  if (fate === 'bunker') return site.bunker
  return fate === 'locked' ? board.rooms.find(({ special }) => special === 'isolation') : undefined
}

/** Side by side in the bunker, in the lower left of the Isolation Room, alone in a pod. */
function sheltered(at: Point, fate: Fate, index: number): Place {
  if (fate === 'inPod') return { x: at.x, y: at.y, radius: 24 }
  if (fate === 'locked')
    return { x: at.x - TILE.width / 2 + 28 + index * 34, y: at.y + TILE.height / 2 - 24, radius: 17 }
  return { x: at.x + index * 40, y: at.y, radius: 19 }
}

/** Whoever has a place on the board. */
export type Standing = Pick<TableView, 'crew' | 'intruders' | 'pods'>

export function placesOf(map: BoardMap, table: Standing, me: Seat | null): Places {
  const places = new Map<string, Place>()
  for (const [id, room] of map.rooms) {
    // Mine stands lowest, where its label covers nobody.
    const people = crewShownIn(table, id).toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me))
    const pieces = [
      ...people.map(crew => seatPlace(crew.seat)),
      ...intrudersIn(table, id).map(one => intruderPlace(one.intruder)),
    ]
    pieces.forEach((piece, i) => places.set(piece, standing(room, pieces.length, i)))
  }
  for (const crew of table.crew) {
    const at = shelterOf(map, table, crew)
    const before = table.crew.filter(({ fate, seat }) => fate === crew.fate && seat < crew.seat)
    if (at) places.set(seatPlace(crew.seat), sheltered(at, crew.fate, before.length))
  }
  return {
    seat: seat => places.get(seatPlace(seat)),
    intruder: intruder => places.get(intruderPlace(intruder)),
  }
}

import type { EventFace, RoomId, TableView } from '@coldwake/rules/facts'
import type { Beat } from './scenes/storyboard.ts'

/** The rooms in which a picture happens; none if it is about no room. */
export const beatRooms = ({ event, more }: Beat, table: TableView): RoomId[] =>
  [event, ...more].flatMap(one => placesOf(one, table))

function placesOf(event: EventFace, { crew, intruders }: TableView): RoomId[] {
  if (event.e === 'intruderMoved') return [event.from, event.to]
  if ('room' in event && typeof event.room === 'string') return [event.room]
  if ('intruder' in event) return intruders.flatMap(({ intruder, room }) => (intruder === event.intruder ? [room] : []))
  // Whoever plays the Intruders is nowhere.
  if (event.e === 'declared' || !('who' in event)) return []
  return crew.flatMap(({ seat, room }) => (seat === event.who ? [room] : []))
}

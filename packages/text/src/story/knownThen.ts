/** What was known when something was told: a line does not change with what came to light later. */
import type { EventFace, TableView } from '@coldwake/rules'
import type { Context } from '../context.ts'

type Rooms = TableView['rooms']

/**
 * For every event, the rooms as they lay open when it was told. It follows from the events, so it is the same whenever
 * the page is opened: a room that nobody has explored so far was known from the beginning, or is unknown still.
 */
function roomsThen(events: readonly EventFace[], rooms: Rooms): readonly Rooms[] {
  const explored = new Set(events.flatMap(event => (event.e === 'explored' ? [event.room] : [])))
  let known: Rooms = rooms.map(room => (explored.has(room.room) ? { ...room, tile: null } : room))
  const told: Rooms[] = []
  for (const event of events) {
    // Going back, one forgets as well.
    if (event.e === 'tookBack') known = told[event.event] ?? known
    told.push(known)
    if (event.e === 'explored')
      known = known.map(room => (room.room === event.room ? { ...room, tile: event.tile } : room))
  }
  return told
}

/** The contexts of these events in their order. Events between which nothing came to light share one. */
export function contextsThen(events: readonly EventFace[], ctx: Context): readonly Context[] {
  const shared = new Map<Rooms, Context>()
  return roomsThen(events, ctx.table.rooms).map(rooms => {
    const known = shared.get(rooms) ?? { ...ctx, table: { ...ctx.table, rooms } }
    shared.set(rooms, known)
    return known
  })
}

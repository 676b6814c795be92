/** What events do to the table that the board shows. */
import type { CrewView, IntruderView, RoomView, Seat, TableView } from '@coldwake/rules/facts'

export const changeCrew = (
  table: TableView,
  who: Seat,
  change: Partial<CrewView> | ((crew: CrewView) => Partial<CrewView>),
): TableView => ({
  ...table,
  crew: table.crew.map(one =>
    one.seat === who ? { ...one, ...(typeof change === 'function' ? change(one) : change) } : one,
  ),
})

export const changeRoom = (table: TableView, id: string, change: Partial<RoomView>): TableView => ({
  ...table,
  rooms: table.rooms.map(one => (one.room === id ? { ...one, ...change } : one)),
})

export const changeIntruder = (table: TableView, number: number, change: Partial<IntruderView>): TableView => ({
  ...table,
  intruders: table.intruders.map(one => (one.intruder === number ? { ...one, ...change } : one)),
})

export const withoutIntruder = (table: TableView, number: number): TableView => ({
  ...table,
  intruders: table.intruders.filter(one => one.intruder !== number),
})

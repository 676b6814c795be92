/** What events do to the facility that the board shows. */
import type { LockdownView, Seat, TableView } from '@coldwake/rules/facts'

type Change<T> = Partial<T> | ((now: T) => Partial<T>)
type Person = LockdownView['people'][number]

const changed = <T extends object>(now: T, change: Change<T>): T => ({
  ...now,
  ...(typeof change === 'function' ? change(now) : change),
})

export const changeFacility = (table: TableView, change: Change<LockdownView>): TableView =>
  table.facility ? { ...table, facility: changed(table.facility, change) } : table

export const changePerson = (table: TableView, who: Seat, change: Partial<Person>): TableView =>
  changeFacility(table, ({ people }) => ({
    people: people.map((one, seat) => (seat === who ? changed(one, change) : one)),
  }))

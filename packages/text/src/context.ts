/** What a sentence needs to know about the table, and who reads it. */
import type { Seat, TableView } from '@coldwake/rules'

export interface Context {
  table: TableView
  /** What a player is called. */
  names: (seat: Seat) => string
  /** The reader's seat; null for somebody who only watches. */
  me: Seat | null
}

/** The slots `by` and `who` of messages that speak to their reader as you. */
export interface Person {
  by: 'you' | 'other'
  who: string
}
export const YOU: Person = { by: 'you', who: '' }

export const person = ({ me, names }: Context, seat: Seat): Person => ({
  by: seat === me ? 'you' : 'other',
  who: names(seat),
})

/** The slots `to` and `whom` of the other person in a sentence with two. */
export const towards = ({ me, names }: Context, seat: Seat): { to: 'you' | 'other'; whom: string } => ({
  to: seat === me ? 'you' : 'other',
  whom: names(seat),
})

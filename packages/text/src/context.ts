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
export const person = ({ me, names }: Context, seat: Seat): { by: 'you' | 'other'; who: string } => ({
  by: seat === me ? 'you' : 'other',
  who: names(seat),
})

/** How it stands with what somebody has promised, as far as everybody can see it. */
import { deedDone } from '@coldwake/bots'
import type { Seat, TableView } from '@coldwake/rules/facts'
import type { Heard, Saying } from '@coldwake/wire'

/** `due`: this is the last round for it. `late`: that round is over, and nobody has seen it done. */
export type PromiseState = 'done' | 'due' | 'late'

type Promised = Pick<Extract<Saying, { t: 'promise' }>, 'deed' | 'not' | 'by'>

/** What this saying promises: a promise, or an agreement to a request. */
function promiseIn({ talk }: Heard, answered: Heard | undefined): Promised | null {
  if (talk.t === 'promise') return talk
  if (talk.t !== 'reply' || talk.how !== 'agree') return null
  return answered?.talk.t === 'request' ? answered.talk : null
}

/** Null where nothing is to be said of it: no promise, or none with a date, or of somebody who is out of the game. */
export function promiseState(
  table: TableView,
  heard: Heard,
  answered?: Heard,
): { is: PromiseState; round: number } | null {
  const promised = heard.seat === null ? null : promiseIn(heard, answered)
  if (!promised || promised.not || promised.by === null || heard.seat === null) return null
  const { deed, by: round } = promised
  if (isSeenDone(table, heard.seat, deed)) return { is: 'done', round }
  if (table.crew[heard.seat]?.fate !== 'aboard' || table.round < round) return null
  return { is: table.round > round ? 'late' : 'due', round }
}

const isSeenDone = (table: TableView, seat: Seat, deed: Promised['deed']): boolean =>
  deedDone(table, seat, deed) === true

/** The turn clock: until when the open question may be answered, and what happens then. */
import { USUAL } from '@coldwake/bots'
import { answer, type Seat } from '@coldwake/rules'
import { type Asked, asked, personsAsked } from './bots.ts'
import { type Client, say } from './client.ts'
import { persons, standIn } from './lobby.ts'
import type { TableRecord } from './store.ts'
import type { Table } from './table.ts'

/** Seconds that the open question may take. */
function secondsFor({ clock, reactions }: TableRecord, forReactions: boolean): number | null {
  if (!forReactions || reactions === undefined) return clock?.seconds ?? null
  // A clock that does nothing when it has run out must not keep the table from going on.
  return clock && clock.policy !== 'wait' ? Math.min(clock.seconds, reactions) : reactions
}

/** When the open question must be answered. */
export async function deadline(table: Table): Promise<number | null> {
  const record = await table.record()
  const { game } = table
  const { clockFrom, paused, ended } = record
  if (!game || game.state.over || paused || ended) return null
  const seconds = secondsFor(record, game.asksForReactions)
  if (seconds === null) return null
  // The clock runs for everybody while a sealed question is open, so that it does not show who has answered.
  const forWhom = game.asksOpenly ? await personsAsked(table) : persons(record)
  return forWhom.length === 0 ? null : Math.max(game.askedAt, clockFrom) + seconds * 1000
}

/** Sends the clock to every client that was last told another one. Resolves to the time when it runs out. */
export async function tellClock(table: Table): Promise<number | null> {
  const ends = await deadline(table)
  const { delay } = (await table.record()).watch
  for (const client of table.clients)
    if (endsFor(client, delay, ends) !== client.ends) tellEnds(table, client, delay, ends)
  return ends
}

export function tellEnds(table: Table, client: Client, delay: number, deadline: number | null): void {
  const ends = endsFor(client, delay, deadline)
  say(client, { say: 'clock', ends, now: table.now() })
  client.ends = ends
}

/** No clock runs for clients that are shown the past. */
const endsFor = ({ seat, frozen }: Client, delay: number, deadline: number | null): number | null =>
  frozen || (seat === null && delay > 0) ? null : deadline

/** Applies the table's policy when time is up. Resolves to the questions that bots answer for people this once. */
export async function timeOut(table: Table): Promise<Asked[]> {
  const { clock, reactions } = await table.record()
  const game = await table.live()
  const late = await personsAsked(table)
  if (
    reactions !== undefined &&
    game.asksForReactions &&
    (!clock || clock.policy === 'wait' || reactions <= clock.seconds)
  ) {
    for (const seat of late) await declineFor(table, seat)
    return []
  }
  if (!clock || clock.policy === 'wait') return []
  const { bot: level = USUAL } = clock
  // Putting bots on seats would show who has not answered a sealed question.
  if (clock.policy === 'seat' && game.asksOpenly) {
    for (const seat of late) await table.change(record => standIn(record, seat, level))
    return []
  }
  const all: Asked[] = []
  for (const seat of late) {
    const one = await asked(table, seat, level)
    if (one) all.push(one)
  }
  return all
}

/** Whoever has not answered in time does not react: the same for everybody, whatever they hold. */
async function declineFor(table: Table, seat: Seat): Promise<void> {
  const game = await table.live()
  const decision = game.decisionFor(seat)
  const no = decision?.options.find(option => option.do === 'decline')
  if (!decision || !no) return
  await game.play(answer(decision, no), { by: 'clock' })
  table.wrote = true
}

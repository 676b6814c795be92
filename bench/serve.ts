/**
 * What our server does with one input at a table of five, step by step as packages/server does it (games.ts, table.ts)
 * but for sockets and disk: the log is a list in memory, as boardgame.io's is. After a sealed answer that changes
 * nothing to be seen the server would write to one seat only; here all five are written to after every decision.
 */
import {
  create,
  type Decision,
  EventTexts,
  type GameEvent,
  type GameState,
  type Input,
  pending,
  SeatTexts,
  stepped,
  TableText,
} from '@coldwake/rules'
import { FIVE, nextKey, pick } from './play.ts'

/** Everything written to the seats so far, and how often the table had changed. */
export const served = { messages: 0, bytes: 0, changes: 0 }

/** Plays the next game to its end. Answers the number of decisions. */
export function serveGame(): number {
  let g = create(FIVE, nextKey())
  const log: Input[] = []
  const table = new TableText()
  const seats = new SeatTexts()
  const sent: string[] = []
  table.update(g)
  let events = 0
  for (let open: Decision[] = pending(g); open.length > 0; open = pending(g)) {
    const { seat, n, options } = pick(open)
    const input: Input = { ...pick(options), seat, n }

    const told: GameEvent[] = []
    g = stepped(g, input, event => told.push(event)) // a write that fails must leave the game as it was
    log.push(input)
    events += told.length

    const changed = table.update(g)
    if (changed) served.changes++
    writeAll(g, seats, sent, changed ? `,"changes":${table.changes}` : '', told, events)
  }
  return log.length
}

/** `sent` is what each seat was last told about itself: it is told again only when it is no longer so. */
function writeAll(
  g: GameState,
  seats: SeatTexts,
  sent: string[],
  changes: string,
  told: readonly GameEvent[],
  seq: number,
): void {
  seats.update(g)
  const events = new EventTexts(told, FIVE)
  for (let seat = 0; seat < g.crew.length; seat++) {
    const mine = seats.of(seat)
    const me = mine === sent[seat] ? '' : `,"me":${mine}`
    sent[seat] = mine
    write(`{"say":"game","seq":${seq}${me},"events":${events.of(seat)}${changes}}`)
  }
}

/** A socket sends bytes: every message is encoded. */
function write(message: string): void {
  served.messages++
  served.bytes += Buffer.from(message).length
}

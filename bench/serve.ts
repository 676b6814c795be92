/**
 * What our server does with one input at a table of five, step by step as packages/server does it (games.ts, tables.ts)
 * but for sockets and disk: the log is a list in memory, as boardgame.io's is. After a sealed answer that changes
 * nothing to be seen the server would write to one seat only; here all five are written to after every decision.
 */
import {
  clone,
  create,
  faceFor,
  type GameEvent,
  type GameState,
  type Input,
  type MyView,
  myView,
  step,
  tableView,
} from '@coldwake/rules'
import { FIVE, nextKey, pick } from './play.ts'

/** Everything written to the seats so far, and how often the table had changed. */
export const served = { messages: 0, bytes: 0, changes: 0 }

/** Plays the next game to its end. Every choice is made from what the seats were sent. Answers the number of decisions. */
export function serveGame(): number {
  let g = create(FIVE, nextKey())
  const log: Input[] = []
  let published = JSON.stringify(tableView(g))
  let seats: MyView[] = writeAll(g, published, [], 0)
  let events = 0
  for (;;) {
    const open = seats.flatMap(({ decision }) => decision ?? [])
    if (open.length === 0) return log.length
    const { seat, n, options } = pick(open)
    const input: Input = { ...pick(options), seat, n }

    const next = clone(g) // a write that fails must leave the game as it was
    const told: GameEvent[] = []
    step(next, input, event => told.push(event))
    log.push(input)
    g = next
    events += told.length

    const table = JSON.stringify(tableView(g))
    if (table !== published) served.changes++
    published = table
    seats = writeAll(g, table, told, events)
  }
}

const writeAll = (g: GameState, table: string, told: readonly GameEvent[], seq: number): MyView[] =>
  g.crew.map((_, seat) => {
    const view = myView(g, seat)
    const me = JSON.stringify(view)
    const events = JSON.stringify(told.map(event => faceFor(event, seat)))
    write(`{"say":"game","seq":${seq},"table":${table},"me":${me},"events":${events}}`)
    return view
  })

/** A socket must know how many bytes it sends: this also puts the message together out of its pieces. */
function write(message: string): void {
  served.messages++
  served.bytes += Buffer.byteLength(message)
}

/**
 * A process that appends to games in PostgreSQL as a server does, each game again as soon as its last entry is durable;
 * and, as so many more processes would, hears what all the others write.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type Entry, openStore, type Store, type TableRecord } from '@coldwake/server/store'

/** So many games append for so many seconds; without any, the process only listens. */
export interface Order {
  games: number
  seconds: number
}
export interface Appended {
  appends: number
  /** Appends whose answers came together were one commit. */
  commits: number
  /** Milliseconds of each append, sorted. */
  times: number[]
  /** Signals heard, by all listeners together. */
  heard: number
  /** Seconds of processor time. */
  cpu: number
}

const [databaseUrl = '', name = '', listeners = '1'] = process.argv.slice(2)
let heard = 0
async function opened(): Promise<Store> {
  const store = await openStore({ dataDir: '', databaseUrl })
  store.listen(() => {
    heard++
  })
  return store
}
const store = await opened()
// To the database, every store is a process.
for (let more = 1; more < Number(listeners); more++) await opened()

const SEAT = { name: null, tokenHash: null, ready: false, bot: null, hook: null }
const TABLE: TableRecord = {
  game: 'nemesis',
  board: 'nemesis-base',
  mode: 'semiCooperative',
  from: null,
  host: 0,
  seats: [SEAT, SEAT, SEAT, SEAT, SEAT],
  watch: { tokenHash: '', delay: 0 },
  clock: null,
  clockFrom: 0,
  paused: false,
  ended: false,
}
const entry = (n: number): Entry => ({ e: 'input', at: Date.now(), input: { seat: n % 5, n, do: 'move', to: '012' } })

/** How long the log of each game is by now. */
const lengths = new Map<string, number>()

async function append({ games, seconds }: Order): Promise<Appended> {
  const codes = Array.from({ length: games }, (_, i) => `${name}-${i}`)
  for (const code of codes) {
    if (lengths.has(code)) continue
    await store.createTable(code, TABLE, Date.now())
    lengths.set(code, 0)
  }
  const times: number[] = []
  let commits = 0
  let answering = false
  const countCommit = () => {
    if (answering) return
    answering = true
    commits++
    setImmediate(() => {
      answering = false
    })
  }
  const before = { heard, cpu: cpu() }
  const end = performance.now() + seconds * 1000
  const writing = async (code: string) => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      const seq = lengths.get(code) ?? 0
      await store.append(code, seq, [entry(seq)])
      lengths.set(code, seq + 1)
      times.push(performance.now() - start)
      countCommit()
    }
  }
  await Promise.all([pause(seconds * 1000), ...codes.map(writing)])
  times.sort((a, b) => a - b)
  return { appends: times.length, commits, times, heard: heard - before.heard, cpu: cpu() - before.cpu }
}

function cpu(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

process.on('message', async (order: Order) => process.send?.(await append(order)))
process.on('disconnect', () => process.exit())
process.send?.('ready')

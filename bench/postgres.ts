/**
 * What one PostgreSQL primary bears: durable appends from several processes, and the signals that wake the others. Not
 * among the benches that run by themselves: it wants a database of its own, named by DATABASE_URL.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openStore } from '@coldwake/server/store'
import type { Appended, Order } from './server/appender.ts'
import { type Driven, driveHard } from './server/drive.ts'
import { OurTable } from './server/ours.ts'
import { type ServerProcess, startOurs } from './server/serverProcess.ts'
import { inStore, makeTable, type StoredGame, storeGames } from './server/stored.ts'
import { Unready } from './unready.ts'

interface Effort {
  /** Seconds of every measurement. */
  seconds: number
  /** Games that append at the same time, in each process. */
  games: number
  processes: number[]
  /** Processes that listen while one writes. */
  listeners: number[]
  tables: number
  moves: number
  rounds: number
}
const FULL: Effort = {
  seconds: 5,
  games: 100,
  processes: [1, 3, 6],
  listeners: [1, 3, 10, 30, 90],
  tables: 100,
  moves: 30,
  rounds: 3,
}
/** Shows that the bench works; the numbers mean nothing. */
const QUICK: Effort = { seconds: 0.3, games: 5, processes: [1, 2], listeners: [1, 2], tables: 2, moves: 3, rounds: 1 }

/** Times in ms; `primaryCpu` is what the processes of a PostgreSQL on this machine used, in cores; null elsewhere. */
interface Appends {
  processes: number
  appendsPerSecond: number
  commitsPerSecond: number
  p50: number
  p99: number
  primaryCpu: number | null
}
interface Listening {
  listeners: number
  appendsPerSecond: number
  heardPerSecond: number
  /** Processor time of a listening process for one signal. */
  hearMicros: number
  p50: number
  primaryCpu: number | null
}
interface Serving {
  processes: number
  movesPerSecond: number
  /** Of all server processes together. */
  cpuMicrosPerMove: number
  p50: number
  p99: number
}
export interface PostgresResult {
  bench: 'postgres'
  /** One append at a time. */
  appendMs: number
  /** From an append to another process hearing of it. */
  heardMs: number
  heardP99: number
  /** Many games at once in each process. */
  appends: Appends[]
  /** One process writes, so many listen. */
  listening: Listening[]
  /** Whole servers: the five of a table spread over so many. */
  serving: Serving[]
  node: string
}

export async function measure(quick: boolean): Promise<PostgresResult> {
  const effort = quick ? QUICK : FULL
  const url = await ownDatabase()
  const alone = await appending(url, [{ name: 'alone' }], { games: 1, seconds: effort.seconds })
  const heard = await hearing(url, effort)
  const appends: Appends[] = []
  for (const processes of effort.processes) appends.push(await manyWriters(url, processes, effort))
  const listening: Listening[] = []
  for (const listeners of effort.listeners) listening.push(await manyListeners(url, listeners, effort))
  return {
    bench: 'postgres',
    appendMs: rounded(at(alone.done[0]?.times ?? [], 0.5), 2),
    heardMs: rounded(at(heard, 0.5), 2),
    heardP99: rounded(at(heard, 0.99), 2),
    appends,
    listening,
    serving: await serving(url, effort),
    node: process.version,
  }
}

/** The bench fills it with games that nobody plays: it must not be anybody's. */
async function ownDatabase(): Promise<string> {
  const url = process.env.DATABASE_URL
  if (!url) throw new Unready('Name an empty database: DATABASE_URL=postgres://… npm run -s bench -- postgres')
  const store = await openStore({ dataDir: '', databaseUrl: url })
  const [code] = await store.codes('', 1)
  await store.close()
  if (code)
    throw new Unready('The database holds games: make a new one for the bench, with createdb, and drop it after.')
  return url
}

// ---------------------------------------------------------------- appends

interface Writer {
  name: string
  listeners?: number
  /** Only listens. */
  silent?: boolean
}

const APPENDER = fileURLToPath(new URL('./server/appender.ts', import.meta.url))

interface Wrote {
  done: Appended[]
  primaryCpu: number | null
}

async function appending(url: string, writers: readonly Writer[], order: Order): Promise<Wrote> {
  const children = await Promise.all(
    writers.map(async ({ name, listeners = 1 }) => {
      const child = fork(APPENDER, [url, name, String(listeners)])
      await once(child, 'message')
      return child
    }),
  )
  try {
    const before = await primaryCpu()
    const orderOf = (i: number) => (writers[i]?.silent ? { ...order, games: 0 } : order)
    const done = await Promise.all(children.map((child, i) => answer(child, orderOf(i))))
    // Before they are gone: what served them goes with them, and so does the count of what it used.
    const after = await primaryCpu()
    const cores = before === null || after === null ? null : rounded((after - before) / order.seconds, 2)
    return { done, primaryCpu: cores }
  } finally {
    for (const child of children) child.kill()
  }
}

async function answer(child: ChildProcess, order: Order): Promise<Appended> {
  const answered = once(child, 'message')
  child.send(order)
  const [appended]: Appended[] = await answered
  return appended
}

let runs = 0

async function manyWriters(url: string, processes: number, { games, seconds }: Effort): Promise<Appends> {
  const run = runs++
  const writers = Array.from({ length: processes }, (_, i) => ({ name: `run${run}-${i}` }))
  const { done, primaryCpu } = await appending(url, writers, { games, seconds })
  const times = done.flatMap(({ times }) => times).sort((a, b) => a - b)
  return {
    processes,
    appendsPerSecond: rounded(sum(done, 'appends') / seconds),
    commitsPerSecond: rounded(sum(done, 'commits') / seconds),
    p50: rounded(at(times, 0.5), 2),
    p99: rounded(at(times, 0.99), 2),
    primaryCpu,
  }
}

/** One process writes; a second one listens as if it were many. */
async function manyListeners(url: string, listeners: number, { games, seconds }: Effort): Promise<Listening> {
  const run = runs++
  const writers = [{ name: `run${run}-0` }, { name: `run${run}-1`, listeners, silent: true }]
  const { done, primaryCpu } = await appending(url, writers, { games, seconds })
  const [writer, others] = done
  if (!writer || !others) throw new Error('two processes were asked')
  return {
    listeners,
    appendsPerSecond: rounded(writer.appends / seconds),
    heardPerSecond: rounded(others.heard / seconds),
    hearMicros: rounded((others.cpu * 1e6) / others.heard, 2),
    p50: rounded(at(writer.times, 0.5), 2),
    primaryCpu,
  }
}

/** Milliseconds from an append to the signal in another process's ears, sorted. */
async function hearing(url: string, { seconds }: Effort): Promise<number[]> {
  const place = { dataDir: '', databaseUrl: url }
  const [writer, listener] = [await openStore(place), await openStore(place)]
  try {
    let heard = () => {}
    listener.listen(() => heard())
    const code = 'heard'
    const end = performance.now() + seconds * 1000
    const record = (await writer.table('alone-0'))?.record
    if (!record) throw new Error('there is no table to make another like it')
    await writer.createTable(code, record, Date.now())
    const times: number[] = []
    for (let seq = 0; performance.now() < end; seq++) {
      const start = performance.now()
      const signal = new Promise<void>(resolve => {
        heard = resolve
      })
      const input = { seat: 0, n: seq, do: 'move', to: '012' } as const
      await Promise.all([signal, writer.append(code, seq, [{ e: 'input', at: Date.now(), input }])])
      times.push(performance.now() - start)
    }
    return times.sort((a, b) => a - b)
  } finally {
    await Promise.all([writer.close(), listener.close()])
  }
}

// ---------------------------------------------------------------- whole servers

async function serving(url: string, { processes, tables, moves, rounds }: Effort): Promise<Serving[]> {
  const most = Math.max(...processes)
  const servers: ServerProcess[] = []
  try {
    for (let i = 0; i < Math.min(most, 3); i++) servers.push(await startOurs({ DATABASE_URL: url }))
    const [first] = servers
    if (!first) return []
    const model = await makeTable(first.port)
    const plays = [1, servers.length].map(count => servers.slice(0, count))
    const supply = await inStore({ dataDir: '', databaseUrl: url }, store =>
      storeGames(store, model, plays.length * (rounds + 1) * tables * 2),
    )
    const ready = supply.filter(({ left }) => left >= moves)
    const served: Serving[] = []
    for (const those of plays) {
      // The first round is for warming up.
      const runs = []
      for (let round = 0; round <= rounds; round++) runs.push(await roundOf(those, ready.splice(0, tables), moves))
      const counted = runs.slice(1)
      const all = counted
        .flatMap(({ driven }) => driven.actions.map(({ delivered }) => delivered))
        .sort((a, b) => a - b)
      const seconds = counted.reduce((sum, { driven }) => sum + driven.seconds, 0)
      const cpu = counted.reduce((sum, run) => sum + run.cpu, 0)
      served.push({
        processes: those.length,
        movesPerSecond: rounded(all.length / seconds),
        cpuMicrosPerMove: rounded((cpu * 1e6) / all.length),
        p50: rounded(at(all, 0.5), 1),
        p99: rounded(at(all, 0.99), 1),
      })
    }
    return served
  } finally {
    await Promise.all(servers.map(server => server.stop()))
  }
}

async function roundOf(
  servers: readonly ServerProcess[],
  games: readonly StoredGame[],
  moves: number,
): Promise<{ driven: Driven; cpu: number }> {
  const ports = servers.map(({ port }) => port)
  const tables: OurTable[] = []
  for (const game of games) tables.push(await OurTable.join(ports, game))
  const spent = async () =>
    (await Promise.all(servers.map(server => server.usage('work')))).reduce((sum, u) => sum + u.cpu, 0)
  const before = await spent()
  const driven = await driveHard(tables, moves)
  const cpu = (await spent()) - before
  await Promise.all(tables.map(table => table.leave()))
  return { driven, cpu }
}

// ---------------------------------------------------------------- in numbers and words

/** Seconds of processor time of everything called postgres here; null if that cannot be seen. */
async function primaryCpu(): Promise<number | null> {
  try {
    let ticks = 0
    for (const process of await readdir('/proc')) {
      if (!/^\d+$/.test(process)) continue
      const stat = await readFile(`/proc/${process}/stat`, 'utf8').catch(() => '')
      // After the name in brackets: state is field 3, the times in user and system mode are 14 and 15.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (stat.includes('(postgres)')) ticks += Number(fields[11]) + Number(fields[12])
    }
    return ticks > 0 ? ticks / TICKS_PER_SECOND : null
  } catch {
    return null
  }
}
const TICKS_PER_SECOND = 100

const sum = (list: readonly Appended[], field: 'appends' | 'commits'): number =>
  list.reduce((total, one) => total + one[field], 0)

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN

const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))

export function report(r: PostgresResult): string {
  const number = (value: number | null, digits = 0) =>
    (value === null ? '–' : value.toLocaleString('en', { maximumFractionDigits: digits })).padStart(9)
  const rows = (head: string[], body: (number | null)[][]) =>
    [head.map(word => word.padStart(12)), ...body.map(row => row.map(value => number(value, 2).padStart(12)))]
      .map(cells => `  ${cells.join('')}`)
      .join('\n')
  return `postgres — on Node ${r.node.slice(1)}
one append at a time     ${number(r.appendMs, 2)} ms
heard by another process ${number(r.heardMs, 2)} ms at the median, ${r.heardP99} ms at 99 %
many games in each of several processes
${rows(
  ['processes', 'appends/s', 'commits/s', 'ms p50', 'ms p99', 'cores'],
  r.appends.map(a => [a.processes, a.appendsPerSecond, a.commitsPerSecond, a.p50, a.p99, a.primaryCpu]),
)}
one process writes, others listen
${rows(
  ['listeners', 'appends/s', 'heard/s', 'µs to hear', 'ms p50', 'cores'],
  r.listening.map(l => [l.listeners, l.appendsPerSecond, l.heardPerSecond, l.hearMicros, l.p50, l.primaryCpu]),
)}
whole servers, the five of a table spread over them
${rows(
  ['processes', 'moves/s', 'µs/move', 'ms p50', 'ms p99'],
  r.serving.map(s => [s.processes, s.movesPerSecond, s.cpuMicrosPerMove, s.p50, s.p99]),
)}`
}

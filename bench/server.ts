/**
 * How much does an action cost on the server, and how long does it take? The real program with its file on this disk,
 * beside boardgame.io's own server with our state in memory, each in a process of its own, in turn. An action is
 * one input with its payment and all, and complete when it is checked, durable, acknowledged, and all five players of its table have what came of it over their sockets.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './race.ts'
import { type Appending, commitTime, raceAppends } from './server/appends.ts'
import { type Driven, driveHard, drivePaced, type Made, type Played } from './server/drive.ts'
import { choices, OurTable, received } from './server/ours.ts'
import { PeerTable } from './server/peers.ts'
import { type ServerProcess, startOurs, startPeer } from './server/serverProcess.ts'
import { inStore, makeTable, type StoredGame, storeGames } from './server/stored.ts'

interface Effort {
  /** Tables that are played at once. */
  tables: number
  /** Games in the store. */
  stored: number
  /** Actions of each table before the clock starts, on either server. */
  warmUp: number
  peerWarmUp: number
  rounds: number
  /** Actions of each table in each round. */
  actions: number
  /** Actions of each table at the pace of one every so many ms. */
  paced: { actions: number; every: number }
  /** Actions of a table alone, and commits of an entry alone. */
  alone: number
  /** Stored games that are loaded. */
  loads: number
  appends: Appending
}

const FULL: Effort = {
  tables: 200,
  stored: 5000,
  warmUp: 150,
  peerWarmUp: 50,
  rounds: 7,
  actions: 14,
  paced: { actions: 20, every: 1000 },
  alone: 400,
  loads: 100,
  appends: { commits: 40, rounds: 15 },
}
/** Shows that the bench works; the numbers mean nothing. */
const QUICK: Effort = {
  tables: 3,
  stored: 40,
  warmUp: 2,
  peerWarmUp: 2,
  rounds: 2,
  actions: 3,
  paced: { actions: 3, every: 20 },
  alone: 10,
  loads: 3,
  appends: { commits: 3, rounds: 3 },
}

/** Times are in ms unless the name says otherwise; all are medians of rounds or of single actions. */
export interface ServerResult {
  bench: 'server'
  /** Processor time of a whole action on boardgame.io's server ÷ on ours. */
  actionCpuRatio: number
  /** Durable appends through our store ÷ into a bare table, as many in each commit. */
  sqliteRatio: number
  /** A table alone: from sending an action until all five have it. The bar is two commits and 2 ms. */
  actionMs: number
  actionBarMs: number
  acceptedMs: number
  commitMs: number
  /** All tables as fast as they can. */
  tables: number
  actionsPerSecond: number
  p50: number
  p99: number
  cpuMicrosPerAction: number
  peerCpuMicrosPerAction: number
  peerActionsPerSecond: number
  peerP50: number
  peerP99: number
  /** The lowest and the highest round. */
  cpuMicrosRange: [number, number]
  peerCpuMicrosRange: [number, number]
  /** Actions that shared one commit, on average. */
  actionsPerCommit: number
  /** What the five of a table are sent for one action, acknowledgement included. */
  bytesPerAction: number
  /** Choices that one action carries, on average: what is done, the cards that pay for it. */
  choicesPerAction: number
  appendsPerSecond: number
  rawAppendsPerSecond: number
  appendsTogether: number
  /** As many tables at the pace of people in a great hurry, with all the other games in the store. */
  pacedActionsPerSecond: number
  pacedP50: number
  pacedP99: number
  storedGames: number
  liveGames: number
  /** Of the process just then: in use after a garbage collection, and as the operating system counts it. */
  heapMegabytes: number
  rssMegabytes: number
  /** Memory that one more table takes with its five connections, its game alone, and a game that is only stored. */
  liveTableKilobytes: number
  liveGameKilobytes: number
  idleGameKilobytes: number
  /** On disk, index and all. */
  storedGameKilobytes: number
  /** From a hello to the game, of a game that was not in memory: folded from its log, and from a snapshot. */
  loadMs: number
  loadSnapshotMs: number
  rounds: number
  node: string
}

export async function measure(quick: boolean): Promise<ServerResult> {
  const effort = quick ? QUICK : FULL
  const dataDir = await mkdtemp(join(tmpdir(), 'coldwake-bench-'))
  const servers = new Set<ServerProcess>()
  const started = async (starting: Promise<ServerProcess>) => {
    const server = await starting
    servers.add(server)
    return server
  }
  const stop = async (server: ServerProcess) => {
    servers.delete(server)
    await server.stop()
  }
  try {
    const empty = await started(startOurs({ DATA_DIR: dataDir }))
    const model = await makeTable(empty.port)
    const emptyHeap = (await empty.usage('memory')).heap
    await stop(empty)
    const games = await inStore({ dataDir, databaseUrl: null }, store => storeGames(store, model, effort.stored))
    const storedBytes = await sizeOf(dataDir)
    const supply = new Supply(games)

    const ours = await started(startOurs({ DATA_DIR: dataDir }))
    const idleHeap = (await ours.usage('memory')).heap
    const peer = await started(startPeer())
    const raced = await raceServers(ours, peer, supply, effort)
    await stop(peer)
    const alone = await drivenAlone(ours, supply, effort)
    const loads = supply.long(effort.loads)
    const loadMs = await loadTime(
      ours,
      loads.map(game => ({ ...game, since: 0 })),
    )
    // A server that is stopped keeps snapshots of the games it has in memory.
    await stop(ours)
    const again = await started(startOurs({ DATA_DIR: dataDir }))
    const loadSnapshotMs = await loadTime(again, loads)
    const paced = await drivenPaced(again, supply, effort)
    const memory = await memoryPerTable(again, supply, effort)
    await stop(again)

    const commitMs = await commitTime(dataDir, effort.alone)
    const appends = await raceAppends(dataDir, supply.take(effort.tables, 0), effort.appends)
    return resultOf(effort, {
      raced,
      alone,
      paced,
      appends,
      commitMs,
      loadMs,
      loadSnapshotMs,
      liveBytes: memory,
      idleBytes: (idleHeap - emptyHeap) / games.length,
      storedBytes: storedBytes / games.length,
    })
  } finally {
    await Promise.all([...servers].map(stop))
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** What was measured, before it is rounded. */
interface Measured {
  raced: Awaited<ReturnType<typeof raceServers>>
  alone: Made[]
  paced: Awaited<ReturnType<typeof drivenPaced>>
  appends: Awaited<ReturnType<typeof raceAppends>>
  commitMs: number
  loadMs: number
  loadSnapshotMs: number
  /** Of memory, for one table or game more. */
  liveBytes: { table: number; game: number }
  idleBytes: number
  /** On disk, of one game. */
  storedBytes: number
}

function resultOf(
  effort: Effort,
  { raced, alone, paced, appends, commitMs, loadMs, loadSnapshotMs, liveBytes, idleBytes, storedBytes }: Measured,
): ServerResult {
  return {
    bench: 'server',
    actionCpuRatio: rounded(raced.peer.cpu / raced.ours.cpu, 2),
    sqliteRatio: rounded(appends.ours / appends.raw, 2),
    actionMs: rounded(median(alone.map(({ delivered }) => delivered)), 2),
    actionBarMs: rounded(2 * commitMs + 2, 2),
    acceptedMs: rounded(median(alone.map(({ accepted }) => accepted)), 2),
    commitMs: rounded(commitMs, 2),
    tables: effort.tables,
    actionsPerSecond: rounded(raced.ours.rate),
    p50: rounded(raced.ours.p50, 1),
    p99: rounded(raced.ours.p99, 1),
    cpuMicrosPerAction: rounded(raced.ours.cpu),
    peerCpuMicrosPerAction: rounded(raced.peer.cpu),
    peerActionsPerSecond: rounded(raced.peer.rate),
    peerP50: rounded(raced.peer.p50, 1),
    peerP99: rounded(raced.peer.p99, 1),
    cpuMicrosRange: raced.ours.range,
    peerCpuMicrosRange: raced.peer.range,
    actionsPerCommit: rounded(raced.ours.group, 1),
    bytesPerAction: rounded(raced.ours.bytes),
    choicesPerAction: rounded(raced.ours.choices, 2),
    appendsPerSecond: rounded(appends.ours),
    rawAppendsPerSecond: rounded(appends.raw),
    appendsTogether: effort.tables,
    pacedActionsPerSecond: rounded(paced.actions.length / paced.seconds),
    pacedP50: rounded(quantile(paced.actions, 0.5), 2),
    pacedP99: rounded(quantile(paced.actions, 0.99), 2),
    storedGames: effort.stored,
    liveGames: effort.tables,
    heapMegabytes: rounded(paced.heap / 1e6),
    rssMegabytes: rounded(paced.rss / 1e6),
    liveTableKilobytes: rounded(liveBytes.table / 1000),
    liveGameKilobytes: rounded(liveBytes.game / 1000),
    idleGameKilobytes: rounded(idleBytes / 1000, 2),
    storedGameKilobytes: rounded(storedBytes / 1000, 1),
    loadMs: rounded(loadMs, 2),
    loadSnapshotMs: rounded(loadSnapshotMs, 2),
    rounds: effort.rounds,
    node: process.version,
  }
}

/** Stored games, each played once: a game that was played is no longer the one that was stored. */
class Supply {
  readonly #games: StoredGame[]

  constructor(games: readonly StoredGame[]) {
    this.#games = [...games]
  }

  /** So many in which so many choices at least are left. */
  take(count: number, left: number): StoredGame[] {
    return this.#pick(count, game => game.left >= left)
  }

  /** So many that are long enough for a snapshot. */
  long(count: number): StoredGame[] {
    return this.#pick(count, ({ entries, left }) => entries > WORTH_A_SNAPSHOT && left > 0)
  }

  #pick(count: number, fits: (game: StoredGame) => boolean): StoredGame[] {
    const taken = this.#games.filter(fits).slice(0, count)
    if (taken.length < count) throw new Error('there are not enough stored games for this bench')
    for (const game of taken) this.#games.splice(this.#games.indexOf(game), 1)
    return taken
  }
}
const WORTH_A_SNAPSHOT = 64
/** An action takes so many choices at most, on average. */
const CHOICES = 1.5

/** One table after the other: five hundred at once would be a test of connecting. */
async function sit(server: ServerProcess, games: readonly StoredGame[]): Promise<OurTable[]> {
  const tables: OurTable[] = []
  for (const game of games) tables.push(await OurTable.join([server.port], game))
  return tables
}

const leave = (tables: readonly Played[]): Promise<unknown> => Promise.all(tables.map(table => table.leave()))

/** What one table more takes, in bytes: the difference that a second lot of tables makes, so that code counts once. */
async function memoryPerTable(server: ServerProcess, supply: Supply, { tables: count }: Effort) {
  const heap = async () => (await server.usage('memory')).heap
  const first = await sit(server, supply.take(count, 2))
  await driveHard(first, 2)
  const before = await heap()
  const second = await sit(server, supply.take(count, 2))
  await driveHard(second, 2)
  const after = await heap()
  await leave(second)
  const left = await heap()
  await leave(first)
  return { table: (after - before) / count, game: (left - before) / count }
}

interface Round {
  cpu: number
  rate: number
  p50: number
  p99: number
  group: number
  bytes: number
  choices: number
}

/**
 * Round after round, one server after the other, so that a busy moment of the machine hits both alike. Everybody stays
 * until the end: tables that are left are put away later, and whatever that costs is no part of an action.
 */
async function raceServers(ours: ServerProcess, peer: ServerProcess, supply: Supply, effort: Effort) {
  const { tables: count, rounds, warmUp, peerWarmUp, actions } = effort
  const earlier = await sit(ours, supply.take(2 * count, warmUp))
  const tables = await sit(ours, supply.take(count, Math.ceil(CHOICES * rounds * actions)))
  const matches = await Promise.all(Array.from({ length: count }, (_, i) => PeerTable.join(peer.port, `match${i}`)))
  await driveHard(earlier, warmUp)
  await driveHard(matches, peerWarmUp)
  const runs: { ours: Round[]; peer: Round[] } = { ours: [], peer: [] }
  for (let round = 0; round < rounds; round++) {
    runs.ours.push(await roundOf(ours, () => driveHard(tables, actions)))
    runs.peer.push(await roundOf(peer, () => driveHard(matches, actions)))
  }
  await Promise.all([leave(earlier), leave(tables), leave(matches)])
  return { ours: summed(runs.ours), peer: summed(runs.peer) }
}

async function roundOf(server: ServerProcess, drive: () => Promise<Driven>): Promise<Round> {
  const { bytes } = received
  const { sent } = choices
  const before = await server.usage('work')
  const { actions, seconds } = await drive()
  const after = await server.usage('work')
  return {
    cpu: ((after.cpu - before.cpu) * 1e6) / actions.length,
    rate: actions.length / seconds,
    p50: quantile(actions, 0.5),
    p99: quantile(actions, 0.99),
    group: actions.length / (after.commits - before.commits),
    bytes: (received.bytes - bytes) / actions.length,
    choices: (choices.sent - sent) / actions.length,
  }
}

function summed(rounds: readonly Round[]): Round & { range: [number, number] } {
  const of = (field: keyof Round) => median(rounds.map(round => round[field]))
  const cpu = rounds.map(round => rounded(round.cpu))
  return {
    cpu: of('cpu'),
    rate: of('rate'),
    p50: of('p50'),
    p99: of('p99'),
    group: of('group'),
    bytes: of('bytes'),
    choices: of('choices'),
    range: [Math.min(...cpu), Math.max(...cpu)],
  }
}

async function drivenPaced(server: ServerProcess, supply: Supply, { tables: count, paced }: Effort) {
  const tables = await sit(server, supply.take(count, 2 * paced.actions))
  // This server has only just started.
  await driveHard(tables, paced.actions)
  const driven = await drivePaced(tables, paced.actions, paced.every)
  const { rss } = await server.usage('work')
  const { heap } = await server.usage('memory')
  await leave(tables)
  return { ...driven, heap, rss }
}

/** One table after the other, each alone. */
async function drivenAlone(server: ServerProcess, supply: Supply, { alone }: Effort): Promise<Made[]> {
  const made: Made[] = []
  while (made.length < alone) {
    const tables = await sit(server, supply.take(1, 1))
    made.push(...(await driveHard(tables, alone - made.length)).actions)
    await leave(tables)
  }
  return made
}

async function loadTime(server: ServerProcess, games: readonly StoredGame[]): Promise<number> {
  const times: number[] = []
  for (const game of games) {
    const table = await OurTable.join([server.port], { ...game, tokens: game.tokens.slice(0, 1) })
    times.push(table.greetedIn)
    await table.leave()
  }
  return median(times)
}

async function sizeOf(directory: string): Promise<number> {
  const files = await readdir(directory)
  const sizes = await Promise.all(files.map(async file => (await stat(join(directory, file))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

function quantile(actions: readonly Made[], share: number): number {
  const sorted = actions.map(({ delivered }) => delivered).sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
}

const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).padStart(11)

export function report(r: ServerResult): string {
  const verdict = (held: boolean, bar: string) => `bar ${bar}${held ? '' : ' — MISSED'}`
  const between = ([low, high]: [number, number]) => `rounds: ${number(low)} to ${number(high)}`
  return `server — random games of five on Node ${r.node.slice(1)}, medians of ${r.rounds} rounds
${r.tables} tables at once, as fast as they can
  ours                   ${number(r.cpuMicrosPerAction)} µs of processor for an action   ${between(r.cpuMicrosRange)}
                         ${number(r.actionsPerSecond)} actions/s
                         ${number(r.p50, 1)} ms at the median, ${r.p99} ms at 99 %
                         ${number(r.actionsPerCommit, 1)} actions in one commit
                         ${number(r.bytesPerAction)} bytes to the five of a table
  boardgame.io 0.50.2    ${number(r.peerCpuMicrosPerAction)} µs of processor for an action   ${between(r.peerCpuMicrosRange)}
                         ${number(r.peerActionsPerSecond)} actions/s
                         ${number(r.peerP50, 1)} ms at the median, ${r.peerP99} ms at 99 %
  → boardgame.io ÷ ours  ${number(r.actionCpuRatio, 2)}   ${verdict(r.actionCpuRatio >= 3, '≥ 3')}
durable appends, ${r.appendsTogether} games waiting together
  ours                   ${number(r.appendsPerSecond)} appends/s
  a bare SQLite table    ${number(r.rawAppendsPerSecond)} appends/s
  → ours ÷ bare          ${number(r.sqliteRatio, 2)}   ${verdict(r.sqliteRatio >= 0.5, '≥ 0.5')}
a table alone
  acknowledged           ${number(r.acceptedMs, 2)} ms
  all five have it       ${number(r.actionMs, 2)} ms   ${verdict(r.actionMs <= r.actionBarMs, `≤ ${r.actionBarMs}: two commits of ${r.commitMs} and 2`)}
${r.storedGames} games stored, ${r.liveGames} of them played, an action each second
  all five have it       ${number(r.pacedP50, 2)} ms at the median, ${r.pacedP99} ms at 99 %, ${r.pacedActionsPerSecond} actions/s
  memory of the process  ${number(r.heapMegabytes)} MB in use, ${r.rssMegabytes} MB resident
  one table more         ${number(r.liveTableKilobytes)} kB with five connections, ${r.liveGameKilobytes} kB its game alone
  one stored game more   ${number(r.idleGameKilobytes, 2)} kB of memory, ${r.storedGameKilobytes} kB of disk
  brought back           ${number(r.loadMs, 2)} ms from its log, ${r.loadSnapshotMs} ms from a snapshot`
}

/** Attacks on a server with its usual limits, and what they do to it: it is watched from outside, as an operator would. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LIMITS } from '@coldwake/wire'
import { expect, onTestFinished } from 'vitest'
import { openSqlite } from '../src/sqlite.ts'
import type { Attack, Tally } from './support/attacker.ts'
import { COMPILED } from './support/compiled.ts'
import { askedOf, chance, draft, Player, playOne, startedTable } from './support/players.ts'
import { program } from './support/program.ts'
import { temporary } from './support/temp.ts'

const ATTACKER = fileURLToPath(new URL('./support/attacker.ts', import.meta.url))
const MB = 1024 * 1024
const RESIDENT = 'process_resident_memory_bytes'
const BIG_RULES = 'beef'.repeat(16)
/** The longest answer there is to ask for: as long as an uploaded game. */
export const BIG = `/api/rules/${BIG_RULES}.mjs`

export interface Victim {
  port: number
  /** Resident memory in MB. */
  memory(): Promise<number>
  metric(name: string): Promise<number>
  metrics(): Promise<(name: string) => number>
}

/** A server program that takes this machine for its proxy, so that each attack has an address of its own. */
export async function victim(atEnd: (cleanUp: () => Promise<void>) => void = onTestFinished): Promise<Victim> {
  const { path: DATA_DIR, remove } = await temporary()
  atEnd(remove)
  const store = openSqlite(DATA_DIR)
  await store.keepRules(BIG_RULES, '/'.repeat(4 * MB))
  await store.close()
  const port = await program({ PORT: '0', DATA_DIR, TRUST_PROXY: 'loopback' }, {}, atEnd).listening
  const metrics = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  }
  const metric = async (name: string) => (await metrics())(name)
  return { port, metrics, metric, memory: async () => (await metric(RESIDENT)) / MB }
}

/** Runs until the test ends, or `stop`. */
export function attack(what: Attack): { tally: () => Tally; stop: () => Promise<void> } {
  let last: Tally = { opened: 0, ended: 0, statuses: {} }
  const child = fork(ATTACKER, [JSON.stringify(what)], { execArgv: [], env: { ...process.env, ...COMPILED } })
  child.on('message', (tally: Tally) => {
    last = tally
  })
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGKILL')
    await exited
  }
  onTestFinished(stop)
  return { tally: () => last, stop }
}

export interface Watched {
  /** Milliseconds that health checks took, the shortest first. */
  latencies: number[]
  /** Milliseconds that the server's event loop was late, at most. */
  late: number
  /** MB above what it was before, at most. */
  grown: number
}

/** Asks after the server's health and memory all the time while something happens to it. */
export async function watched({ port, metrics, memory }: Victim, happens: () => Promise<void>): Promise<Watched> {
  const before = await memory()
  const latencies: number[] = []
  let [grown, late] = [0, 0]
  let over = false
  const look = async () => {
    while (!over) {
      const begin = performance.now()
      const { status } = await fetch(`http://127.0.0.1:${port}/healthz`)
      latencies.push(performance.now() - begin)
      expect(status).toBe(200)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  }
  // Beside the health checks, which must not wait for it. A reading says how late the loop was since the one before.
  const measure = async () => {
    while (!over) {
      const metric = await metrics()
      grown = Math.max(grown, metric(RESIDENT) / MB - before)
      late = Math.max(late, 1000 * metric('coldwake_event_loop_delay_max_seconds'))
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  const looking = Promise.all([look(), measure()])
  try {
    await Promise.race([happens(), looking])
  } finally {
    over = true
  }
  await looking
  return { latencies: latencies.toSorted((a, b) => a - b), grown, late }
}

export const percentile = (sorted: readonly number[], percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN

export const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0)

/** Attacks that go on until the server ends them, each from an address of its own. */
export const FLOODS: (Omit<Attack, 'port'> & { what: string })[] = [
  { what: 'pings of sockets that never read', kind: 'pings', connections: 3, reads: false } as const,
  { what: 'pings as fast as they can be sent', kind: 'pings', connections: 8, reads: true } as const,
  { what: 'pongs that nobody asked for', kind: 'pongs', connections: 8, reads: true } as const,
  { what: 'messages after the goodbye', kind: 'texts', connections: 8, reads: true } as const,
  { what: 'messages in thousands of fragments', kind: 'fragments', connections: 50, reads: true } as const,
  { what: 'frames that come byte by byte', kind: 'chunks', connections: 5, reads: true } as const,
  { what: 'refused upgrades that stay half open', kind: 'upgrades', connections: 50, reads: true } as const,
  { what: 'requests that wait for no answer', kind: 'pipeline', connections: 8, reads: true } as const,
].map((flood, i) => ({ ...flood, address: `198.51.100.${i + 1}` }))

/**
 * A seat that passes with as many discards as one message may carry, takes it all back and begins again, as fast as the
 * limits let it and until the game takes no more: what the longest actions cost, and the folds that undo them.
 */
export async function longActions(port: number, address: string): Promise<Attack> {
  const taken = await startedTable(port, 2)
  const players = await Player.all(port, taken)
  await draft(players)
  const turn = () => askedOf(players).find(({ game }) => game?.me.decision?.ask === 'turn')
  for (let i = 0; !turn() && i < 100; i++) await playOne(players, chance(i))
  const seat = players.findIndex(player => player === turn())
  const player = players[seat]
  if (!player) throw new Error('nobody has a turn')
  const next = (player.game?.me.hand ?? []).slice(0, LIMITS.next).map(card => ({ do: 'discard', card }) as const)
  // Without the last card, the pass is not complete and nothing else happens.
  next.pop()
  const asked = () => player.game?.table.asking?.n ?? 0
  const first = asked()
  expect(await player.act({ do: 'pass' }, ...next)).toEqual({ say: 'accepted', ref: expect.any(Number) })
  await player.until(() => asked() === first + 1 + next.length)
  expect((await player.takeBack()).say).toBe('accepted')
  await player.until(() => asked() === first + 2 + next.length)
  const begin = asked()
  await Promise.all(players.map(one => one.close()))
  const texts = Array.from({ length: LIMITS.game.backs }, (_, i) => {
    const n = begin + i * (2 + next.length)
    return [
      JSON.stringify({ say: 'answer', ref: 1, n, choice: { do: 'pass' }, next }),
      JSON.stringify({ say: 'takeBack', ref: 1, n: n + 1 + next.length }),
    ]
  }).flat()
  // Somewhat less than the limit lets through: one message that is too fast would leave the rest stale.
  const portion = 2 * Math.floor((0.75 * LIMITS.rate.messages) / (2 + next.length))
  const { code, token } = taken[seat] ?? { code: '', token: '' }
  const hello = JSON.stringify({ say: 'hello', code, token, since: 0, heard: 0 })
  return { kind: 'burst', connections: 1, reads: true, hello, texts, portion, port, address }
}

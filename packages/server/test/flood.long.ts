import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { LIMITS, type SeatTaken } from '@coldwake/wire'
import { expect, test } from 'vitest'
import {
  attack,
  BIG,
  FLOODS,
  longActions,
  percentile,
  sum,
  type Victim,
  victim,
  type Watched,
  watched,
} from './flood.ts'
import { longFile, worstFile } from './support/longgame.ts'
import { command, http, newPass, type Pass, Player, startedTable } from './support/players.ts'

const SECONDS = Number(process.env.SECONDS ?? 20)
/** Milliseconds that 99 of 100 health checks may take longer than the slowest did before the attack. */
const HEALTH = 200
const PATIENCE = { timeout: 60_000 }
/** MB above what it was before. */
const MEMORY = 100

test.each(FLOODS)(`${SECONDS} s of $what, by an attacker that comes back all the time`, async ({ what, ...flood }) => {
  const server = await victim()
  const before = await server.memory()
  const quiet = await watched(server, () => wait(2000))
  const { tally, stop } = attack({ ...flood, port: server.port, again: true })
  const { latencies, grown } = await watched(server, () => wait(SECONDS * 1000))
  await stop()
  console.log(
    `${what}: ${tally().ended} connections ended, health p50 ${percentile(latencies, 50).toFixed()} ms, ` +
      `p99 ${percentile(latencies, 99).toFixed()} ms, memory +${grown.toFixed()} MB`,
  )
  expect(tally().ended).toBeGreaterThanOrEqual(flood.connections)
  expect(percentile(latencies, 99)).toBeLessThan(percentile(quiet.latencies, 100) + HEALTH)
  expect(grown).toBeLessThan(100)
  await expect.poll(async () => (await server.memory()) - before, PATIENCE).toBeLessThan(60)
})

test('300 downloads that are never read fill no memory, and what they took is free again', async () => {
  const server = await victim()
  const before = await server.memory()
  const quiet = await watched(server, () => wait(2000))
  const { tally, stop } = attack({
    kind: 'downloads',
    path: BIG,
    connections: 300,
    reads: false,
    port: server.port,
    address: '198.51.100.1',
  })
  const { latencies, grown } = await watched(server, async () => {
    await wait(SECONDS * 1000)
    await expect.poll(() => sum(tally().statuses), PATIENCE).toBe(300)
  })
  await stop()
  console.log(`downloads: health p99 ${percentile(latencies, 99).toFixed()} ms, memory +${grown.toFixed()} MB`)
  expect(percentile(latencies, 99)).toBeLessThan(percentile(quiet.latencies, 100) + HEALTH)
  expect(grown).toBeLessThan(100)
  await expect.poll(async () => (await server.memory()) - before, PATIENCE).toBeLessThan(60)
})

/** What the attack does to a server that was quiet before; then it must be small again. */
async function survives(
  server: Victim,
  what: string,
  happens: () => Promise<void>,
  { after = MEMORY } = {},
): Promise<Watched> {
  const quiet = await watched(server, () => wait(2000))
  const before = await server.memory()
  const seen = await watched(server, happens)
  const { latencies, grown, late } = seen
  console.log(
    `${what}: ${latencies.length} health checks, p50 ${percentile(latencies, 50).toFixed()} ms, ` +
      `p99 ${percentile(latencies, 99).toFixed()} ms, longest ${percentile(latencies, 100).toFixed()} ms ` +
      `(quiet: ${percentile(quiet.latencies, 100).toFixed()} ms); loop late by ${late.toFixed()} ms at most; ` +
      `memory +${grown.toFixed()} MB, load ${loadavg()[0]?.toFixed(1)}`,
  )
  expect(percentile(latencies, 99)).toBeLessThan(percentile(quiet.latencies, 100) + HEALTH)
  expect(grown).toBeLessThan(MEMORY)
  await expect.poll(async () => (await server.memory()) - before, PATIENCE).toBeLessThan(after)
  return seen
}

const upload = async (port: number, file: unknown): Promise<string> => {
  const { status, text } = await http(port, 'POST', '/api/games', file)
  expect(status, text).toBe(201)
  return JSON.parse(text).code
}

/** Two seats of a running game that goes on from an uploaded one after so many inputs. */
async function goOn(port: number, code: string, inputs: number, delay = 0): Promise<[SeatTaken, SeatTaken]> {
  const how = { inputs, name: 'Ada', seats: [null, null], clock: null, delay }
  const host: SeatTaken = JSON.parse((await http(port, 'POST', `/api/tables/${code}/continue`, how)).text)
  const seat = await http(port, 'POST', `/api/tables/${host.code}/seats`, { name: 'Grace' })
  const guest: SeatTaken = JSON.parse(seat.text)
  await http(port, 'POST', `/api/tables/${host.code}/seat`, { do: 'ready', ready: true }, guest.token)
  expect((await command(port, host, { do: 'start' })).status).toBe(200)
  return [host, guest]
}

const helloOf = ({ code, token }: Pass): string => JSON.stringify({ say: 'hello', code, token, since: 0, heard: 0 })
const NEARLY_FULL = LIMITS.game.entries - 60

test.each([
  ['of the longest game there may be, with as many take backs', () => JSON.stringify(worstFile()), 201],
  // An empty object takes the most memory for each byte of a file.
  ['of as much as a file may hold', () => `{"inputs":[${Array(Math.floor(LIMITS.upload / 3) - 10).fill('{}')}]}`, 422],
] as const)('ten uploads at once, %s', async (what, textOf, expected) => {
  const server = await victim()
  const text = textOf()
  const uploads = async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => http(server.port, 'POST', '/api/games', text)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(expected))
  }
  // Afterwards the thread that read them has ended.
  await survives(server, `10 uploads ${what} (${(text.length / 1000).toFixed()} kB)`, uploads, { after: 60 })
})

test('ten proposals to take back in a long game', async () => {
  const server = await victim()
  const code = await upload(server.port, longFile(LIMITS.game.entries - 1))
  const players = await Player.all(server.port, await goOn(server.port, code, NEARLY_FULL))
  for (const player of players) {
    for (let i = 0; i < 3; i++) await player.answer(player.game?.me.decision?.options[0] ?? { do: 'pass' })
  }
  await survives(server, 'ten proposals', async () => {
    for (let i = 0; i < 10; i++) await players[i % 2].propose({ what: 'takeBack', event: players[0].events.length - 1 })
  })
})

test('a flood of talk over 55 connections, then 50 who join and do not read', async () => {
  const server = await victim()
  const taken = await startedTable(server.port, 5)
  const say = (i: number) => JSON.stringify({ say: 'talk', ref: i, talk: { t: 'words', words: 'ł'.repeat(500) } })
  const texts = Array.from({ length: 10 }, (_, i) => say(i))
  await survives(server, 'talk flood', async () => {
    const floods = taken.map((seat, i) =>
      attack({
        kind: 'burst',
        connections: 11,
        reads: true,
        hello: helloOf(seat),
        texts,
        port: server.port,
        address: `198.51.100.${i + 1}`,
      }),
    )
    await wait(SECONDS * 1000)
    for (const { stop } of floods) await stop()
  })
  await survives(server, '50 unread joins', async () => {
    const joins = attack({
      kind: 'joins',
      connections: 50,
      reads: false,
      hello: helloOf(taken[0]),
      port: server.port,
      address: '198.51.100.100',
    })
    await wait(SECONDS * 1000)
    await joins.stop()
  })
})

test('messages that are refused, at a long game that onlookers see an hour later', async () => {
  const server = await victim()
  const code = await upload(server.port, longFile(LIMITS.game.entries - 1))
  const [host, guest] = await goOn(server.port, code, NEARLY_FULL, LIMITS.delay)
  const onlooker = await Player.connect(server.port, await newPass(server.port, host, { do: 'watch' }))
  const refused = JSON.stringify({ say: 'answer', ref: 1, n: 0, choice: { do: 'pass' } })
  await survives(server, 'refused messages', async () => {
    const floods = [host, guest].map((seat, i) =>
      attack({
        kind: 'burst',
        connections: 10,
        reads: true,
        hello: helloOf(seat),
        texts: Array<string>(50).fill(refused),
        port: server.port,
        address: `198.51.100.${i + 1}`,
      }),
    )
    await wait(SECONDS * 1000)
    for (const { stop } of floods) await stop()
  })
  await onlooker.close()
})

test('the longest actions at ten tables, made and taken back as fast as the limits allow', async () => {
  const server = await victim()
  const attacks = await Promise.all(
    Array.from({ length: 10 }, (_, i) => longActions(server.port, `198.51.100.${i + 1}`)),
  )
  await survives(server, 'long actions', async () => {
    const floods = attacks.map(one => attack(one))
    await wait(SECONDS * 1000)
    for (const { stop } of floods) await stop()
  })
})

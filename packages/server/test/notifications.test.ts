/** “Your turn” for those who are not at the table, received by a real receiver. */
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import {
  askedOf,
  caughtUp,
  chance,
  change,
  command,
  first,
  fullTable,
  type Pass,
  Player,
  reason,
  startedTable,
  takenOver,
  untilWindow,
} from './support/players.ts'
import { seeded, type TestServer, testServer } from './support/server.ts'
import { Time } from './support/time.ts'

interface Receiver {
  url: string
  heard: Record<string, unknown>[]
  /** How it answers. */
  status: number
}

async function receiver(): Promise<Receiver> {
  const heard: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', data => {
      body += data
    })
    request.on('end', () => {
      heard.push({ path: request.url, ...JSON.parse(body) })
      response.statusCode = found.status
      response.end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>(resolve => void server.close(() => resolve()))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const found: Receiver = { url: `http://127.0.0.1:${port}/hook/s3cret`, heard, status: 204 }
  return found
}

const hooked = (port: number, pass: Pass, url: string, kind: 'json' | 'discord' = 'json', lang: 'en' | 'de' = 'en') =>
  change(port, pass, { do: 'hook', hook: { kind, url, lang } })

/** A started table of two, where the second has a hook. */
async function tableOfTwo(port: number, ...hook: [url: string, kind?: 'json' | 'discord', lang?: 'en' | 'de']) {
  const taken = await fullTable(port, 2)
  expect((await hooked(port, taken[1], ...hook)).status).toBe(204)
  await command(port, taken[0], { do: 'start' })
  return taken
}

/** Whatever the first is asked is answered: then it is the second's turn. */
async function untilAway(player: Player): Promise<void> {
  while (askedOf([player]).length > 0) {
    await player.answer(first(player))
    await caughtUp([player])
  }
}

/** Messages that are on their way, or wait to be sent again. */
const underWay = ({ store }: TestServer) => store.db.prepare("SELECT key FROM jobs WHERE key LIKE 'hook/%'").all()

const PUBLIC = 'https://play.example.org'

/** Whoever is asked answers until that seat is asked. */
async function untilAsked(players: Player[], seat: Player): Promise<void> {
  while (askedOf([seat]).length === 0) {
    const [active] = askedOf(players)
    await active.answer(first(active))
    await caughtUp(players)
  }
}

test('whoever is away is told once that it is their turn, by a link without a token', async () => {
  const time = new Time()
  const away = await receiver()
  const server = await testServer({ newKey: seeded(1), sweep: 10, now: time.now, settings: { publicUrl: PUBLIC } })
  const { port } = server
  const taken = await tableOfTwo(port, away.url)
  const ada = await Player.connect(port, taken[0])
  await untilAway(ada)
  await expect.poll(() => away.heard).toHaveLength(1)
  const [call] = away.heard
  expect(call).toEqual({
    path: '/hook/s3cret',
    event: 'yourTurn',
    table: taken[0].code,
    seat: 1,
    name: 'Grace',
    game: 'nemesis',
    url: `${PUBLIC}/t/${taken[0].code}`,
    at: new Date(time.ms).toISOString(),
  })
  expect(JSON.stringify(call)).not.toContain(taken[1].token)
  // Other things happen at the table; the question is the same.
  await ada.talks({ t: 'words', words: 'Grace?' })
  await ada.ask({ say: 'standing', until: 'round', unlessMine: false })
  await caughtUp([ada])
  await expect.poll(() => underWay(server)).toEqual([])
  expect(away.heard).toHaveLength(1)
})

test('in the words of a channel, in the language they chose', async () => {
  const away = await receiver()
  const { port } = await testServer({ newKey: seeded(1), sweep: 10, settings: { publicUrl: PUBLIC } })
  const taken = await tableOfTwo(port, away.url, 'discord', 'de')
  const ada = await Player.connect(port, taken[0])
  await untilAway(ada)
  await expect.poll(() => away.heard).toHaveLength(1)
  expect(away.heard[0]).toMatchObject({
    content: expect.stringMatching(new RegExp(`Grace.*${PUBLIC}/t/${taken[0].code}`)),
    allowed_mentions: { parse: [] },
  })
})

test('whoever is at the table is not called; whoever lost the connection is', async () => {
  const away = await receiver()
  const server = await testServer({ newKey: seeded(1), sweep: 10, heartbeat: 250 })
  const { port } = server
  const taken = await fullTable(port, 2)
  await hooked(port, taken[1], away.url)
  const [ada, grace] = await Player.all(port, taken)
  await command(port, taken[0], { do: 'start' })
  await grace.until(() => grace.game !== null)
  await caughtUp([ada, grace])
  await untilAsked([ada, grace], grace)
  await grace.close()
  await ada.until(() => ada.lobby?.seats[1].online === false)
  await caughtUp([ada])
  await expect.poll(() => underWay(server)).toEqual([])
  expect(away.heard).toEqual([]) // she has seen it, and left

  const phone = await Player.connect(port, taken[1])
  phone.ws.pause()
  await ada.until(() => ada.lobby?.seats[1].online === false)
  await expect.poll(() => away.heard).toHaveLength(1)
  phone.ws.terminate()
})

test('each question anew, and no more of one that is answered', async () => {
  const time = new Time()
  const away = await receiver()
  away.status = 500
  const server = await testServer({ newKey: seeded(1), sweep: 10, now: time.now })
  const { port } = server
  const taken = await tableOfTwo(port, away.url)
  const ada = await Player.connect(port, taken[0])
  await untilAway(ada)
  await expect.poll(() => away.heard).toHaveLength(1)
  await expect.poll(() => underWay(server)).toHaveLength(1) // refused: to be tried again
  const grace = await Player.connect(port, taken[1])
  while (askedOf([grace]).length > 0) {
    await grace.answer(first(grace))
    await caughtUp([ada, grace])
  }
  await expect.poll(() => underWay(server)).toEqual([])
  time.pass(10_000)
  await caughtUp([ada, grace])
  await grace.close()
  await ada.until(() => ada.lobby?.seats[1].online === false)
  expect(away.heard).toHaveLength(1)
  away.status = 204
  await untilAway(ada)
  await expect.poll(() => away.heard).toHaveLength(2)
})

test('a message that waits to be sent again is not sent to somebody who is back, or was answered for elsewhere', async () => {
  const time = new Time()
  const away = await receiver()
  away.status = 500
  const server = await testServer({ newKey: seeded(1), sweep: 10, now: time.now })
  const taken = await tableOfTwo(server.port, away.url)
  const ada = await Player.connect(server.port, taken[0])
  await untilAway(ada)
  await expect.poll(() => away.heard).toHaveLength(1)
  const again = await server.restart()
  await Player.connect(again.port, taken[1])
  time.pass(60)
  await expect.poll(() => underWay(again)).toEqual([])
  expect(away.heard).toHaveLength(1)
})

test('after a restart nobody is called a second time to the same question', async () => {
  const time = new Time()
  const away = await receiver()
  let server = await testServer({ newKey: seeded(5), sweep: 10, now: time.now })
  const taken = await startedTable(server.port, 4)
  const players = await Player.all(server.port, taken)
  const [one, two] = await untilWindow(players, 2, chance(1))
  const [a, b] = [players.indexOf(one), players.indexOf(two)]
  await hooked(server.port, taken[b], away.url)
  server = await server.restart()
  // Another answer to the same sealed question is written by a server that has not called anybody to it.
  const back = await Player.connect(server.port, taken[a])
  await back.answer(first(back))
  await caughtUp([back])
  expect(underWay(server)).toEqual([])
  expect(away.heard).toEqual([])
})

test('after a pause whoever is asked and away is called again', async () => {
  const away = await receiver()
  const server = await testServer({ newKey: seeded(1), sweep: 10 })
  const { port } = server
  const taken = await tableOfTwo(port, away.url)
  const ada = await Player.connect(port, taken[0])
  await untilAway(ada)
  await expect.poll(() => away.heard).toHaveLength(1)
  await command(port, taken[0], { do: 'pause' })
  await command(port, taken[0], { do: 'resume' })
  await expect.poll(() => away.heard).toHaveLength(2)
})

test('once somebody else has taken a seat, its old holder is called no more', async () => {
  const time = new Time()
  const away = await receiver()
  away.status = 500
  const server = await testServer({ newKey: seeded(1), sweep: 10, now: time.now })
  const { port } = server
  const taken = await tableOfTwo(port, away.url)
  await untilAway(await Player.connect(port, taken[0]))
  await expect.poll(() => underWay(server)).toHaveLength(1)
  await expect.poll(() => away.heard).toHaveLength(1)
  await takenOver(port, taken, 1, 'Edith')
  expect(underWay(server)).toEqual([])
})

test('the end of the server calls nobody: they will be back', async () => {
  const away = await receiver()
  const server = await testServer({ newKey: seeded(1), sweep: 10 })
  const taken = await fullTable(server.port, 2)
  for (const seat of taken) await hooked(server.port, seat, away.url)
  const players = await Player.all(server.port, taken)
  await command(server.port, taken[0], { do: 'start' })
  await Promise.all(players.map(p => p.until(() => p.game !== null)))
  for (const player of players) player.ws.pause()
  await server.stop()
  const again = await testServer({ directory: server.directory, sweep: 10 })
  expect(underWay(again)).toEqual([])
  expect(away.heard).toEqual([])
  for (const player of players) player.ws.terminate()
})

test('a hook is taken away, and one that may not be is refused', async () => {
  const away = await receiver()
  const server = await testServer({ newKey: seeded(1), sweep: 10 })
  const { port } = server
  const taken = await fullTable(port, 2)
  await hooked(port, taken[1], away.url)
  await change(port, taken[1], { do: 'hook', hook: null })
  await command(port, taken[0], { do: 'start' })
  const ada = await Player.connect(port, taken[0])
  await untilAway(ada)
  expect(underWay(server)).toEqual([])
  expect(away.heard).toEqual([])
  const { port: wary } = await testServer({ settings: { webhooksPrivate: false } })
  const [host] = await startedTable(wary, 2)
  expect(reason(await hooked(wary, host, away.url))).toEqual([422, 'badHook', 'scheme'])
  expect(reason(await hooked(wary, host, 'https://127.0.0.1/'))).toEqual([422, 'badHook', 'host'])
  // Nobody who does not sit there has an address looked up.
  const stranger = { ...host, token: 'x'.repeat(43) }
  expect(reason(await hooked(wary, stranger, 'https://127.0.0.1/'))).toEqual([401, 'wrongToken'])
})

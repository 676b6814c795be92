/**
 * A server that cannot reach its database for a while does not know what was written meanwhile. It finds out. All at
 * once, because each waits for patience to end.
 */
import { beforeAll, expect, test } from 'vitest'
import { openPostgres } from '../src/postgres.ts'
import { serve } from '../src/serve.ts'
import { brokenWire } from './support/brokenWire.ts'
import { first, Player, refusalIn, startedTable } from './support/players.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'
import { heardLog, seeded } from './support/server.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
  return () => postgres.remove()
})

type AtEnd = (cleanUp: () => Promise<void>) => void

async function server(url: string, atEnd: AtEnd) {
  const store = await openPostgres(url, () => {})
  const { lines, log } = heardLog()
  const settings = { host: '127.0.0.1', port: 0, rateFactor: 10_000 }
  const running = await serve(store, { settings, log, newKey: seeded(1), retry: 100 })
  atEnd(async () => {
    await running.close()
    await store.close()
  })
  return { port: running.port, lines }
}

/** Whoever is asked first is with one server, the other person with another whose wire breaks. */
async function two(atEnd: AtEnd) {
  const database = await postgres.database()
  const { port } = new URL(database.url)
  const wire = await brokenWire(Number(port))
  atEnd(wire.remove)
  const whole = await server(database.url, atEnd)
  const broken = await server(database.url.replace(`:${port}/`, `:${wire.port}/`), atEnd)
  const taken = await startedTable(whole.port, 2)
  const players = await Promise.all(taken.map(seat => Player.connect(whole.port, seat)))
  const asked = players.findIndex(({ game }) => game?.me.decision)
  return { wire, whole, broken, asked: taken[asked], other: taken[1 - asked], player: players[asked] }
}

test.concurrent('what another process wrote while nothing could be read is told later', async ({ onTestFinished }) => {
  const { wire, broken, other, player } = await two(onTestFinished)
  const reader = await Player.connect(broken.port, other)
  const lost = wire.loseQuestion('table')
  await player.answer(first(player))
  await lost
  await expect.poll(() => broken.lines.join('')).toContain('what others wrote could not be read')
  wire.goOn()
  await reader.until(() => reader.game?.seq === player.game?.seq)
})

test.concurrent('what was said at another process while nothing could be read is told later', async ({
  onTestFinished,
}) => {
  const { wire, broken, other, player } = await two(onTestFinished)
  const reader = await Player.connect(broken.port, other)
  const lost = wire.loseQuestion('said')
  await player.talks({ t: 'words', words: 'your turn' })
  await lost
  await expect.poll(() => broken.lines.join('')).toContain('the database is away')
  wire.goOn()
  await reader.until(() => reader.talk.length === player.talk.length)
})

test.concurrent('an answer that was written, though nobody knew and it was refused, is told later', async ({
  onTestFinished,
}) => {
  const { wire, broken, asked } = await two(onTestFinished)
  const writer = await Player.connect(broken.port, asked)
  const before = writer.game?.seq ?? 0
  const answered = writer.answer(first(writer))
  await wire.loseAnswerTo('append')
  await wire.loseQuestion('append')
  expect(refusalIn(await answered)).toBe('storage')
  wire.goOn()
  await writer.until(() => (writer.game?.seq ?? 0) > before)
})

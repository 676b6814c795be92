import { chmod, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Choice, Seat } from '@coldwake/rules'
import type { SeatTaken } from '@coldwake/wire'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../src/sqlite.ts'
import { type Chance, chance, choiceOf, Player, startedTable } from './support/players.ts'
import { program } from './support/program.ts'
import { temporary } from './support/temp.ts'

async function dataDirectory(): Promise<string> {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  return path
}

interface Sent {
  seat: Seat
  n: number
  choice: Choice
}

/** Answers whatever this seat is asked, as fast as the server takes it, until the connection ends. */
async function answerAll(player: Player, seat: Seat, random: Chance, sent: Sent[], accepted: Sent[]): Promise<void> {
  for (;;) {
    await player.until(() => player.game?.me.decision !== null && player.game !== null)
    const game = player.game
    const decision = game?.me.decision
    if (!decision) continue
    const answer = { seat, n: decision.n, choice: choiceOf(decision.options[random(decision.options.length)]) }
    sent.push(answer)
    const reply = await player.answer(answer.choice, answer.n)
    // Two who trade change the same question: whoever is second looks again.
    const tooLate = reply.say === 'refused' && reply.refused === 'stale'
    if (reply.say !== 'accepted' && !tooLate) throw new Error(`refused: ${JSON.stringify(reply)}`)
    if (!tooLate) accepted.push(answer)
    await player.until(() => player.game !== game)
  }
}

test('killed in the middle of bursts of answers, the server has every answer it accepted, and the games go on', async () => {
  const DATA_DIR = await dataDirectory()
  const tables: { taken: SeatTaken[]; has: number[]; sent: Sent[]; accepted: Sent[] }[] = []
  const count = () => tables.reduce((sum, { accepted }) => sum + accepted.length, 0)

  for (let life = 1; life <= 3; life++) {
    // Faster than any player may.
    const running = program({ PORT: '0', DATA_DIR, RATE_FACTOR: '100' })
    const port = await running.listening
    for (let i = 0; life === 1 && i < 6; i++) {
      const taken = await startedTable(port, 2 + (i % 2))
      tables.push({ taken, has: taken.map(() => 0), sent: [], accepted: [] })
    }
    const seated = await Promise.all(
      tables.map(({ taken, has }) => Promise.all(taken.map((seat, i) => Player.connect(port, seat, has[i])))),
    )
    // Nothing that a player has seen has un-happened, and there is no hole between then and now.
    for (const [t, players] of seated.entries())
      expect(players.map(p => p.game?.seq)).toEqual(players.map((p, i) => tables[t].has[i] + p.events.length))

    const before = count()
    const playing = seated.flatMap((players, t) =>
      players.map((player, seat) =>
        answerAll(player, seat, chance(100 * life + 10 * t + seat), tables[t].sent, tables[t].accepted),
      ),
    )
    await Promise.race([seated[0][0].until(() => count() > before + 100), ...playing])
    running.child.kill('SIGKILL')
    for (const ended of await Promise.allSettled(playing))
      expect(ended).toMatchObject({ reason: { message: expect.stringContaining('connection closed') } })
    expect((await running.exited).signal).toBe('SIGKILL')

    const store = openSqlite(DATA_DIR)
    for (const [t, { taken, has, sent, accepted }] of tables.entries()) {
      seated[t].forEach((player, i) => {
        has[i] += player.events.length
      })
      const entries = await store.read(taken[0].code, 1)
      const logged = entries.flatMap(entry => (entry.e === 'input' ? [JSON.stringify(entry.input)] : []))
      const asInput = ({ seat, n, choice }: Sent) => JSON.stringify({ seat, n, ...choice })
      expect(accepted.map(asInput).filter(input => !logged.includes(input))).toEqual([])
      expect(logged.filter(input => !sent.map(asInput).includes(input))).toEqual([])
    }
    await store.close()
  }
})

test('it says where it is, and stops on request with everything written', async () => {
  const DATA_DIR = await dataDirectory()
  const running = program({ PORT: '0', DATA_DIR })
  const port = await running.listening
  const taken: SeatTaken[] = await startedTable(port, 2)
  const player = await Player.connect(port, taken[0])
  running.child.kill('SIGTERM')
  expect(await running.exited).toEqual({ code: 0, signal: null })
  await player.until(() => player.closed !== null)
  expect(player.closed).toBe(1001)
  expect(running.output.stdout).toBe(`Coldwake is at http://localhost:${port}\n`)
  expect(running.output.stderr).toBe('')
  const store = openSqlite(DATA_DIR)
  expect(await store.table(taken[0].code)).toMatchObject({ entries: 1 })
  await store.close()
})

test('a taken port: one line that names it and says how to choose another', async () => {
  const DATA_DIR = await dataDirectory()
  const other = createServer()
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => void other.close(() => resolve())))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const late = program({ PORT: String(port), DATA_DIR })
  expect(await late.exited).toMatchObject({ code: 1 })
  expect(late.output.stderr).toBe(`Port ${port} is taken. Choose another with PORT=${port + 1}.\n`)
})

test.each(['http', '70000', '-1', '80.5'])('PORT=%s is no port', async PORT => {
  const confused = program({ PORT, DATA_DIR: await dataDirectory() })
  expect(await confused.exited).toMatchObject({ code: 1 })
  expect(confused.output.stderr).toBe(`PORT must be a whole number from 0 to 65535, not ${PORT}.\n`)
})

test('a data directory that cannot be made: one line that names it', async () => {
  const parent = join(await dataDirectory(), 'file')
  await writeFile(parent, '')
  const DATA_DIR = join(parent, 'data')
  const lost = program({ PORT: '0', DATA_DIR })
  expect(await lost.exited).toMatchObject({ code: 1 })
  expect(lost.output.stderr).toMatch(/^The data directory .* cannot be used: .* Choose another with DATA_DIR=.*\n$/)
  expect(lost.output.stderr).toContain(DATA_DIR)
})

test('a data directory that is read-only: one line that names it, whether or not there are games in it', async () => {
  // For root nothing is read-only; there the program runs as nobody.
  const as = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const DATA_DIR = await dataDirectory()
  await chmod(DATA_DIR, 0o555)
  const message = `The data directory ${DATA_DIR} cannot be used: not writable. Choose another with DATA_DIR=/some/directory.\n`
  const empty = program({ PORT: '0', DATA_DIR }, as)
  expect(await empty.exited).toMatchObject({ code: 1 })
  expect(empty.output.stderr).toBe(message)

  await chmod(DATA_DIR, 0o755)
  await openSqlite(DATA_DIR).close()
  await chmod(join(DATA_DIR, 'coldwake.db'), 0o444)
  await chmod(DATA_DIR, 0o555)
  const full = program({ PORT: '0', DATA_DIR }, as)
  expect(await full.exited).toMatchObject({ code: 1 })
  expect(full.output.stderr).toBe(message)
})

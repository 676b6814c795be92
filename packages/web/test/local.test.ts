/** Tables of one device, in the process of the test: the house that a worker runs, and the page's own line to it. */
import { createHash } from 'node:crypto'
import { type Logger, RefusedError, StorageError, type Store } from '@coldwake/host'
import * as rules from '@coldwake/rules'
import type { CreateTable, SeatTaken } from '@coldwake/wire'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '../../server/src/sqlite.ts'
import { temporary } from '../../server/test/support/temp.ts'
import { replayPath, routeOf, tablePath } from '../src/app/routes.ts'
import { LocalHost } from '../src/local/localHost.ts'
import type { Answers, Request } from '../src/local/messages.ts'
import { sha256 } from '../src/local/sha256.ts'
import { isLocal, isShared } from '../src/net/localCode.ts'
import { Line, type Socket } from '../src/play/connection/connection.ts'

const current = { hash: 'own', rules }
const editions = {
  current,
  edition: async (hash: string) => {
    if (hash !== current.hash) throw new RefusedError('rulesMissing', hash)
    return current
  },
}

interface Device {
  house: LocalHost
  store: Store
  ask<R extends Request>(request: R): Promise<Answers[R['ask']]>
  line(seat: Pick<SeatTaken, 'code' | 'token'>): Line
  complaints: string[]
}

/** A device whose storage is a file. */
async function device(): Promise<Device> {
  const { path, remove } = await temporary()
  const store = openSqlite(path)
  const complaints: string[] = []
  const complain = (message: string) => void complaints.push(message)
  const log: Logger = { debug: () => {}, info: () => {}, warn: complain, error: complain }
  const house = new LocalHost({ store, editions, log, digestOf: sha256, botPace: 0 })
  const lines: Line[] = []
  onTestFinished(async () => {
    for (const line of lines) line.close()
    await house.close()
    await store.close()
    await remove()
  })
  const open = (): Socket => {
    const line: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: text => ear.hear(text),
      close: () => ear.gone(),
    }
    const ear = house.open({ send: data => line.onmessage?.({ data }), close: code => line.onclose?.({ code }) })
    queueMicrotask(() => line.onopen?.())
    return line
  }
  return {
    house,
    store,
    ask: async request => (await house.answer(request)) as Answers[(typeof request)['ask']],
    line: ({ code, token }) => {
      const line = new Line({ code, token, open, delay: () => 20 })
      lines.push(line)
      return line
    },
    complaints,
  }
}

const request = (seats: CreateTable['seats'], name = 'Ola'): CreateTable => ({
  game: 'nemesis',
  board: 'nemesis-base',
  mode: 'semiCooperative',
  seats,
  name,
  clock: null,
  delay: 0,
})

/** A game of these people and so many bots, and a line for each of the people. */
async function table({ ask, line }: Device, people: string[], bots = 0, more: Partial<CreateTable> = {}) {
  const seats = [...people.map(() => null), ...Array.from({ length: bots }, () => 'random')]
  const made = await ask({ ask: 'create', table: { ...request(seats, people[0]), ...more }, others: people.slice(1) })
  const around = await ask({ ask: 'around', code: made.code })
  const lines = around.people.map(({ token }) => line({ code: made.code, token }))
  await expect.poll(() => lines.every(one => one.state().view)).toBe(true)
  return { code: made.code, made, around, lines }
}

const decisionOf = (line: Line) => line.state().view?.me?.decision ?? null

/** The first of them who is asked answers with this option, and everybody knows it. */
async function answerOne(lines: Line[], option = 0): Promise<void> {
  const one = lines.find(line => decisionOf(line))
  const decision = one && decisionOf(one)
  if (!one || !decision) throw new Error('nobody is asked')
  const { cost: _, ...choice }: rules.Option = decision.options[option % decision.options.length] ?? { do: 'pass' }
  one.answer(choice)
  await expect.poll(() => decisionOf(one)?.n).not.toBe(decision.n)
}

test('a table of this device is known by its code, and has addresses of its own', async () => {
  const { ask } = await device()
  const { code } = await ask({ ask: 'create', table: request([null, null]), others: ['Marta'] })
  expect(isLocal(code)).toBe(true)
  expect(isLocal('7NM6P9')).toBe(false)
  expect(routeOf(tablePath(code))).toEqual({ page: 'table', code })
  expect(routeOf(replayPath(code))).toEqual({ page: 'replay', code })
  expect([tablePath('7NM6P9'), replayPath('7NM6P9')]).toEqual(['/t/7NM6P9', '/r/7NM6P9'])
  const lobby = await ask({ ask: 'lobby', code })
  // Whoever has a seat is here: there is no elsewhere.
  expect(lobby).toMatchObject({
    started: true,
    seats: [
      { name: 'Ola', online: true },
      { name: 'Marta', online: true },
    ],
  })
  expect(isShared(lobby)).toBe(true)
})

test('bots play by themselves until somebody is asked', async () => {
  const here = await device()
  const { code, lines } = await table(here, ['Ola'], 2)
  const [ola] = lines
  for (let i = 0; i < 12; i++) {
    await expect.poll(() => ola && decisionOf(ola)).not.toBeNull()
    expect(await here.ask({ ask: 'asked', code })).toEqual([0])
    await answerOne(lines, i)
  }
  const entries = await here.store.read(code, 0)
  expect(entries.some(entry => entry.e === 'input' && entry.by === 'bot')).toBe(true)
  expect(here.complaints).toEqual([])
})

test('a bot that looks ahead plays by the rules of this device, and the table answers meanwhile', async () => {
  const here = await device()
  const { code, lines } = await table(here, ['Ola'], 1, { seats: [null, 'veteran'] })
  const [ola] = lines
  for (let i = 0; i < 8; i++) {
    await expect.poll(() => ola && decisionOf(ola), { timeout: 10_000 }).not.toBeNull()
    await answerOne(lines, i)
    expect(await here.ask({ ask: 'lobby', code })).toMatchObject({ started: true })
  }
  expect(here.complaints).toEqual([])
})

test('asked aloud, nobody reacts: everybody who could is answered for in one go, for this once or all the round', async () => {
  const here = await device()
  const { code, lines } = await table(here, ['Ola', 'Marta', 'Jan', 'Eva'])
  const windows = () => lines.filter(line => decisionOf(line)?.ask === 'window')
  const untilAsked = async () => {
    for (let i = 0; windows().length < 2; i++) {
      if (i > 400) throw new Error('nobody could react')
      await answerOne(lines, i * 7)
    }
    return windows().map(line => ({ line, n: decisionOf(line)?.n ?? 0 }))
  }
  const [first] = await untilAsked()
  // A question that is over is not answered.
  await expect(here.ask({ ask: 'decline', code, n: (first?.n ?? 0) - 1, allRound: false })).rejects.toThrow()
  const asked = windows()
  await here.ask({ ask: 'decline', code, n: first?.n ?? 0, allRound: true })
  await expect.poll(() => asked.some(line => decisionOf(line)?.n === first?.n)).toBe(false)
  for (const line of asked) expect(line.state().view?.me?.standing).toMatchObject({ until: 'round' })
  expect(here.complaints).toEqual([])
})

test('a sealed question asks each of them, and whoever has answered no more', async () => {
  const here = await device()
  const { code, lines } = await table(here, ['Ola', 'Marta', 'Jan', 'Eva'])
  const sealed = () => lines.filter(line => decisionOf(line)?.sealed)
  for (let i = 0; sealed().length < 2; i++) {
    if (i > 400) throw new Error('no such question came')
    await answerOne(lines, i * 7)
  }
  const waiting = sealed().map(line => line.state().seat)
  expect(await here.ask({ ask: 'asked', code })).toEqual(waiting)
  const [first] = sealed()
  const n = first && decisionOf(first)?.n
  first?.answer({ do: 'decline' })
  await expect.poll(() => here.ask({ ask: 'asked', code })).toEqual(waiting.slice(1))
  // The others were not told that it was answered.
  for (const line of sealed()) if (line !== first) expect(decisionOf(line)?.n).toBe(n)
})

test('LOCK-PVP-03 around one device a private word comes over the line of its two seats, and no other', async () => {
  const here = await device()
  const { code, lines, around } = await table(here, ['Ola', 'Marta', 'Jan'], 0, {
    game: 'lockdown',
    board: 'lockdown-base',
  })
  // What lies under the curtain.
  const curtain = here.line({ code, token: around.watch })
  await expect.poll(() => curtain.state().view).not.toBeNull()
  const [ola, marta, jan] = lines
  const whisper = { to: 1, fact: { about: 'pool', code: 'codeGrey', is: true, nth: 2 }, sure: true } as const
  expect(await ola?.whisper(whisper)).toBe(true)
  await expect.poll(() => marta?.state().whispers).toMatchObject([{ seat: 0, ...whisper }])
  expect([jan, curtain].map(line => line?.state().whispers)).toEqual([[], []])
  // Marta takes the device again: what she has is not sent twice, and what she lacks is sent.
  marta?.reenter()
  await jan?.whisper({ ...whisper, to: 1 })
  await expect.poll(() => marta?.state().whispers.map(({ seat }) => seat)).toEqual([0, 2])
  expect(await jan?.whisper({ ...whisper, to: 2 })).toBe(false)
  expect(jan?.state().trouble).toBe('noWhisper')
  await here.ask({ ask: 'host', code, token: around.people[0]?.token ?? '', command: { do: 'end' } })
  for (const line of [...lines, curtain]) await expect.poll(() => line.state().allWhispers).toBe(true)
  expect(curtain.state().whispers.map(({ seat }) => seat)).toEqual([0, 2])
  expect(marta?.state().whispers).toEqual(curtain.state().whispers)
})

test('a game that is over is had as a file, and gone on with by the same people at once', async () => {
  const here = await device()
  const { code, made, lines } = await table(here, ['Ola', 'Marta'])
  for (let i = 0; i < 6; i++) await answerOne(lines, i)
  await expect(here.ask({ ask: 'log', code })).rejects.toThrow('notOver')
  await here.ask({ ask: 'host', code, token: made.token, command: { do: 'end' } })
  const file = await here.ask({ ask: 'log', code })
  expect(file.inputs).toHaveLength(6)
  expect(file.digest).toBe(
    createHash('sha256')
      .update(rules.canonical(rules.fold(file)))
      .digest('hex'),
  )
  const how = { inputs: 4, name: 'Ola', seats: [null, null], clock: null, delay: 0 }
  const next = await here.ask({ ask: 'continue', code, how })
  expect(await here.ask({ ask: 'lobby', code: next.code })).toMatchObject({
    started: true,
    seats: [{ name: 'Ola' }, { name: 'Marta' }],
  })
  // The set-up, four inputs, and the new key that chance is drawn from.
  expect(await here.store.read(next.code, 0)).toHaveLength(6)
})

test('storage that fails is told, loses nothing, and is used again when it is back', async () => {
  const here = await device()
  const { code, lines } = await table(here, ['Ola', 'Marta'])
  const one = lines.find(line => decisionOf(line))
  if (!one) throw new Error('nobody is asked')
  const [option] = decisionOf(one)?.options ?? []
  const before = await here.store.read(code, 0)
  const real = here.store.append.bind(here.store)
  here.store.append = async () => {
    throw new StorageError('full', 'no room')
  }
  one.answer(option ?? { do: 'pass' })
  await expect.poll(() => one.state().trouble).toBe('storage')
  expect(await here.store.read(code, 0)).toEqual(before)
  here.store.append = real
  await answerOne(lines)
  expect(await here.store.read(code, 0)).toHaveLength(before.length + 1)
})

test('who has no seat is not let in, and a table that is deleted shows everybody out', async () => {
  const here = await device()
  const { code, lines } = await table(here, ['Ola'], 1)
  const stranger = here.line({ code, token: 'x'.repeat(43) })
  await expect.poll(() => stranger.state()).toMatchObject({ status: 'refused', trouble: 'wrongToken' })
  await here.ask({ ask: 'forget', code })
  await expect.poll(() => lines[0]?.state().status).toBe('shownOut')
  await expect(here.ask({ ask: 'lobby', code })).rejects.toThrow('unknownTable')
  expect(await here.store.read(code, 0)).toEqual([])
  expect(here.complaints).toEqual([])
})

test.each(['', 'abc', 'Zoë “ü”', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'long '.repeat(5000)])(
  'the digest of a text is its SHA-256 (%#)',
  text => expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex')),
)

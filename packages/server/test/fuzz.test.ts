/** Whatever a client sends, the server answers with a reason, breaks nothing and plays on. */
import type { Input } from '@coldwake/rules'
import { type ClientMessage, LIMITS } from '@coldwake/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caughtUp, chance, type Pass, Player, playOne, startedTable } from './support/players.ts'
import { seeded, type TestServer, testServer } from './support/server.ts'

const RUNS = process.env.LONG === '1' ? 20_000 : 400

/** Anything JSON can say, and the strings that break things. */
const word = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '\u0000',
    '\ud800',
    '',
    'null',
    '../..',
    'random',
    '003',
    'turn',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)
const number = fc.oneof(fc.integer({ min: -3, max: 40 }), fc.constantFrom(1e308, -0, 0.5, 2 ** 53, -1e9), fc.double())
const anything = fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 })

/** A value of that shape with one or two places made into something else, or left out, or added. */
function broken(shape: unknown): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    { arbitrary: anything, weight: 1 },
    { arbitrary: word, weight: 1 },
    { arbitrary: number, weight: 1 },
  )
  const places = placesOf(shape)
  return fc
    .tuple(fc.constantFrom(...places), value, fc.constantFrom('set', 'drop', 'add', 'keep'), word, value)
    .map(([place, put, how, key, more]) => mended(shape, place, put, how, key, more))
}
type Place = (string | number)[]
function placesOf(shape: unknown, at: Place = []): Place[] {
  if (typeof shape !== 'object' || shape === null) return [at]
  return [at, ...Object.entries(shape).flatMap(([key, inside]) => placesOf(inside, [...at, key]))]
}
function mended(
  shape: unknown,
  [key, ...rest]: Place,
  put: unknown,
  how: string,
  extra: string,
  more: unknown,
): unknown {
  if (key === undefined) {
    if (how === 'set') return put
    if (how === 'add' && typeof shape === 'object' && shape !== null) return { ...shape, [extra]: more }
    return shape
  }
  const inside: Record<string, unknown> = { ...(shape as Record<string, unknown>) }
  if (rest.length === 0 && how === 'drop') delete inside[key]
  else inside[key] = mended(inside[key], rest, put, how, extra, more)
  return Array.isArray(shape) ? Object.values(inside) : inside
}

const BODIES: Record<string, unknown[]> = {
  '/api/tables': [
    {
      game: 'nemesis',
      board: 'nemesis-base',
      mode: 'semiCooperative',
      seats: [null, 'random'],
      name: 'Ada',
      clock: { seconds: 60, policy: 'seat' },
      delay: 5,
    },
  ],
  '/api/tables/CODE/seats': [{ name: 'Eve', seat: 1 }],
  '/api/tables/CODE/seat': [
    { do: 'name', name: 'Eve' },
    { do: 'ready', ready: false },
    { do: 'hook', hook: { kind: 'json', url: 'https://127.0.0.1:9/x', lang: 'en' } },
    { do: 'leave' },
  ],
  '/api/tables/CODE/host': [
    { do: 'start' },
    { do: 'pause' },
    { do: 'bot', seat: 1, bot: 'random' },
    { do: 'open', seat: 1 },
    { do: 'clock', clock: { seconds: 60, policy: 'wait' } },
  ],
  '/api/tables/CODE/continue': [{ inputs: 1, name: 'Eve', seats: [null, null], clock: null, delay: 0 }],
  '/api/tables/CODE/reports': [{ words: 'hm' }],
  '/api/games': [
    {
      coldwake: 1,
      rules: '',
      setup: { game: 'nemesis', board: 'nemesis-base', seats: [{ character: null }, { character: 'scout' }] },
      key: [1, 2, 3, 4, 5, 6, 7, 8],
      inputs: [
        { seat: 0, n: 1, do: 'pass' },
        { seat: 0, do: 'undo', to: 0 },
      ],
      digest: 'f',
    },
  ],
}

async function played(server: TestServer): Promise<{ taken: Pass[]; players: Player[] }> {
  const taken = await startedTable(server.port, 2)
  const players = await Player.all(server.port, taken)
  for (let i = 0; i < 20; i++) await playOne(players, chance(i))
  await caughtUp(players)
  return { taken, players }
}

async function post(
  port: number,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<[number, string]> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers })
  return [response.status, await response.text()]
}

test('random bodies for every route: always a typed answer, never our fault, and a game stays as it was', async () => {
  const server = await testServer({ newKey: seeded(1) })
  const { taken, players } = await played(server)
  const [{ code, token }] = taken
  const log = await server.store.read(code, 0)
  const game = JSON.stringify(players[0].game)
  const request = fc.constantFrom(...Object.entries(BODIES)).chain(([path, shapes]) =>
    fc.record({
      path: fc.constant(path),
      body: fc.oneof(
        { arbitrary: fc.constantFrom(...shapes).chain(broken), weight: 5 },
        { arbitrary: anything, weight: 1 },
      ),
      token: fc.constantFrom(taken[1].token, taken[1].token, 'x'.repeat(43), ''),
      type: fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain', 'x'),
    }),
  )
  await fc.assert(
    fc.asyncProperty(request, async ({ path, body, token: bearer, type }) => {
      const headers = { 'content-type': type, authorization: `Bearer ${bearer}` }
      const [status, text] = await post(server.port, path.replace('CODE', code), JSON.stringify(body) ?? '', headers)
      expect([status, text]).not.toEqual([500, expect.anything()])
      expect(status).not.toBe(503)
      if (status >= 400) expect(JSON.parse(text)).toHaveProperty('refused')
    }),
    { numRuns: RUNS },
  )
  expect(await server.store.read(code, 0)).toEqual(log)
  await caughtUp([players[0]])
  expect(JSON.stringify(players[0].game)).toBe(game)
  expect((await server.store.table(code))?.record.host).toBe(0)
  expect(token).toBe(taken[0].token)
})

test('what is no JSON at all, and addresses that are none', async () => {
  const server = await testServer()
  const [{ code, token }] = await startedTable(server.port, 2)
  const paths = Object.keys(BODIES).map(path => path.replace('CODE', code))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.webPath(),
      async (path, body, other) => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
        const [status, text] = await post(server.port, path, body, headers)
        expect([400, 413, 422]).toContain(status)
        expect(JSON.parse(text)).toHaveProperty('refused')
        for (const at of [`/api/tables/${encodeURIComponent(body)}`, `/api/rules${other}`, `/api${other}`]) {
          const answer = await fetch(`http://127.0.0.1:${server.port}${at}`)
          expect([at, answer.status]).toEqual([at, expect.any(Number)])
          expect(answer.status).toBeLessThan(500)
          await answer.text()
        }
      },
    ),
    { numRuns: RUNS / 4 },
  )
})

const MESSAGES: ClientMessage[] = [
  { say: 'hello', code: 'ZZZZZZ', token: 'x'.repeat(43), since: 0, heard: 0 },
  { say: 'answer', ref: 1, n: 1, choice: { do: 'move', to: '003' } },
  { say: 'answer', ref: 1, n: 1, choice: { do: 'make', card: 'a', of: 'b', and: 'c' } },
  {
    say: 'answer',
    ref: 1,
    n: 1,
    choice: { do: 'move', to: '003' },
    next: [{ do: 'pay', card: 'rest' }, { do: 'done' }],
  },
  { say: 'standing', ref: 1, until: 'round', unlessMine: true },
  { say: 'holdTurn', ref: 1 },
  { say: 'why', ref: 1 },
  { say: 'takeBack', ref: 1, n: 1 },
  { say: 'earlier', ref: 1, before: 100 },
  { say: 'talk', ref: 1, talk: { t: 'words', words: 'Hello' } },
  { say: 'talk', ref: 1, talk: { t: 'claim', fact: { about: 'room', room: '003', tile: 'nest' }, sure: true } },
  { say: 'talk', ref: 1, talk: { t: 'reply', to: 0, how: 'agree' } },
  { say: 'whisper', ref: 1, to: 1, fact: { about: 'pool', code: 'codeRed', is: true, nth: 1 }, sure: true },
  { say: 'propose', ref: 1, proposal: { what: 'takeBack', event: 3 } },
  { say: 'agree', ref: 1, to: 0, yes: true },
]

test('random messages over a socket: each is answered, the game of the others goes on, and none is our fault', async () => {
  const server = await testServer({ newKey: seeded(1) })
  const { taken, players } = await played(server)
  const bystander = players.find(p => !p.game?.me.decision) ?? players[0]
  const nuisance = taken[1 - players.indexOf(bystander)]
  const before = (await server.store.read(nuisance.code, 0)).length
  const message = fc.oneof(
    { arbitrary: fc.constantFrom(...MESSAGES).chain(broken), weight: 8 },
    { arbitrary: anything, weight: 1 },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 8 }), fc.boolean(), async (messages, greets) => {
      const player = new Player(server.port)
      await player.open()
      if (greets) player.send({ say: 'hello', ...nuisance, since: 0, heard: 0 })
      for (const one of messages) player.send(JSON.stringify(one) ?? 'undefined')
      // Whoever has greeted in vain is shown out; everybody else is answered.
      await player.until(() => player.closed !== null || player.replies.length >= messages.length)
      for (const text of player.raw) expect(text).not.toMatch(/"refused":"(internal|storage)"/)
      player.ws.terminate()
    }),
    { numRuns: RUNS / 4 },
  )
  // Standing answers, talk and take backs may have been sent in earnest; an answer is one only with a legal choice.
  const log = await server.store.read(nuisance.code, before)
  const isNoMove = ({ do: kind }: Input) => kind === 'standing' || kind === 'holdTurn'
  expect(log.every(entry => entry.e === 'back' || (entry.e === 'input' && isNoMove(entry.input)))).toBe(true)
  await caughtUp([bystander])
  for (let i = 0; i < 5; i++) expect((await playOne(players, chance(i)))?.reply.say).toBe('accepted')
})

test('messages of any size up to the hard limit are answered, beyond it the connection ends', async () => {
  const server = await testServer()
  const [host] = await startedTable(server.port, 2)
  const player = await Player.connect(server.port, host)
  for (const [length, refused] of [
    [LIMITS.message, 'badRequest'],
    [LIMITS.message + 1, 'tooLarge'],
    [16 * LIMITS.message, 'tooLarge'],
  ] as const) {
    const refusal = player.refusal()
    player.send(`"${'x'.repeat(length - 2)}"`)
    expect((await refusal)[0]).toBe(refused)
  }
  player.send('x'.repeat(16 * LIMITS.message + 1))
  await player.until(() => player.closed !== null)
  expect(player.closed).toBe(1009)
})

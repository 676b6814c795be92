/** A table before the game: who sits where, who may say what about it, and the page that shows it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LIMITS, type SeatTaken } from '@coldwake/wire'
import { expect, onTestFinished, test } from 'vitest'
import {
  caughtUp,
  change,
  command,
  fullTable,
  http,
  lobbyOf,
  Player,
  reason,
  startedTable,
  tableRequest,
} from './support/players.ts'
import { testServer } from './support/server.ts'
import { protect } from './support/sqlitePlace.ts'
import { temporary } from './support/temp.ts'

const grace = { name: 'Grace' }

async function newTable(port: number, seats: (string | null)[]): Promise<SeatTaken> {
  return JSON.parse((await http(port, 'POST', '/api/tables', tableRequest(0, { seats }))).text)
}

async function sitDown(port: number, { code }: SeatTaken, name: string, seat?: number): Promise<SeatTaken> {
  const body = seat === undefined ? { name } : { name, seat }
  return JSON.parse((await http(port, 'POST', `/api/tables/${code}/seats`, body)).text)
}

test('people sit down at a table, say that they are ready, and its host starts the game', async () => {
  const { port } = await testServer()
  const created = await http(port, 'POST', '/api/tables', tableRequest(2, { name: '  Ada ' }))
  expect(created.status).toBe(201)
  const host: SeatTaken = JSON.parse(created.text)
  expect(host).toEqual({
    code: expect.stringMatching(/^[2-9B-Z]{8}$/),
    seat: 0,
    token: expect.stringMatching(/^[\w-]{43}$/),
  })
  const lobby = `/api/tables/${host.code}`
  expect(JSON.parse((await http(port, 'GET', lobby)).text)).toEqual({
    code: host.code,
    game: 'nemesis',
    board: 'nemesis-base',
    mode: 'semiCooperative',
    options: {},
    host: 0,
    started: false,
    over: false,
    paused: false,
    clock: null,
    reactions: null,
    pace: 'normal',
    delay: 0,
    seats: [
      { name: 'Ada', bot: null, person: true, ready: true, online: false },
      { name: null, bot: null, person: false, ready: false, online: false },
    ],
    watching: 0,
    newerRules: false,
  })

  const sat = await http(port, 'POST', `${lobby}/seats`, grace)
  expect([sat.status, JSON.parse(sat.text).seat]).toEqual([201, 1])
  expect(reason(await command(port, host, { do: 'start' }))).toEqual([409, 'notReady'])
  const ready = await change(port, JSON.parse(sat.text), { do: 'ready', ready: true })
  expect([ready.status, ready.text]).toEqual([204, ''])
  const started = await command(port, host, { do: 'start' })
  expect([started.status, JSON.parse(started.text)]).toEqual([200, { token: null }])
  // Typed by hand from somebody's reading it out.
  const now = JSON.parse((await http(port, 'GET', lobby.toLowerCase())).text)
  expect([now.started, now.seats[1].name]).toEqual([true, 'Grace'])
})

test('some seats are bots’, and people choose among the others', async () => {
  const { port } = await testServer()
  const host = await newTable(port, ['random', null, null, 'random', null])
  expect(host.seat).toBe(1) // the first that is no bot's
  expect(await sitDown(port, host, 'Edith', 4)).toMatchObject({ seat: 4 })
  const { host: seat, seats } = await lobbyOf(port, host)
  expect([seat, seats.map(s => [s.name, s.bot, s.person, s.ready])]).toEqual([
    1,
    [
      [expect.any(String), 'random', false, true],
      ['Ada', null, true, true],
      [null, null, false, false],
      [expect.any(String), 'random', false, true],
      ['Edith', null, true, false],
    ],
  ])
  const at = `/api/tables/${host.code}/seats`
  for (const [body, why] of [
    [{ name: 'Bob', seat: 1 }, [409, 'seatTaken']],
    [{ name: 'Bob', seat: 0 }, [409, 'seatTaken']],
    [{ name: 'Bob', seat: 5 }, [400, 'badRequest', 'seat']],
  ] as const)
    expect(reason(await http(port, 'POST', at, body))).toEqual(why)
  expect(await sitDown(port, host, 'Bob')).toMatchObject({ seat: 2 })
  expect(reason(await http(port, 'POST', at, { name: 'Cleo' }))).toEqual([409, 'tableFull'])
})

test('everybody connected hears who sits down, comes, goes, and that the host starts; each of it once', async () => {
  const { port } = await testServer()
  const host = await newTable(port, [null, null])
  const ada = await Player.connect(port, host)
  expect(ada.lobby?.seats.map(s => [s.name, s.online])).toEqual([
    ['Ada', true],
    [null, false],
  ])
  expect(ada.game).toBeNull()

  const taken = await sitDown(port, host, 'Grace')
  await ada.until(() => ada.lobby?.seats[1].name === 'Grace')
  await change(port, taken, { do: 'ready', ready: true })
  await ada.until(() => ada.lobby?.seats[1].ready === true)
  const laptop = await Player.connect(port, taken)
  await ada.until(() => ada.lobby?.seats[1].online === true)
  const phone = await Player.connect(port, taken)
  await laptop.close()
  await caughtUp([phone])
  expect(phone.lobby?.seats[1].online).toBe(true) // the seat's other connection is still there
  await phone.close()
  await ada.until(() => ada.lobby?.seats[1].online === false)

  await command(port, host, { do: 'start' })
  await ada.until(() => ada.game !== null)
  expect(ada.lobby?.started).toBe(true)
  expect(ada.events).toHaveLength(ada.game?.seq ?? -1)
  expect(ada.talk.map(({ seat, talk }) => [seat, talk])).toEqual([
    [null, { t: 'sat', seat: 1, name: 'Grace' }],
    [null, { t: 'started' }],
  ])
  // Ada's own coming; Grace sat down, was ready, came, went; the start. Her phone's coming changed nothing.
  expect(ada.raw.filter(text => text.startsWith('{"say":"lobby"'))).toHaveLength(6)
})

test('every refusal over HTTP says why, in JSON, with a fitting status', async () => {
  const { port, store } = await testServer({ complains: true })
  const [host, guest] = await fullTable(port, 2)
  const at = `/api/tables/${host.code}`
  const post = async (path: string, body?: unknown, token?: string) =>
    reason(await http(port, 'POST', path, body, token))
  const get = async (path: string) => reason(await http(port, 'GET', path))
  const table = tableRequest(2)
  const start = { do: 'start' }

  expect(await post('/api/tables', { ...table, game: 'monopoly' })).toEqual([422, 'unknownGame', 'game'])
  expect(await post('/api/tables', { ...table, board: 'atlantis' })).toEqual([422, 'unknownBoard', 'board'])
  expect(await post('/api/tables', { ...table, mode: 'solitary' })).toEqual([422, 'unknownMode', 'mode'])
  expect(await post('/api/tables', { ...table, mode: 'solo' })).toEqual([422, 'nonsense', 'soloIsForOne'])
  expect(await post('/api/tables', { ...table, seats: [null] })).toEqual([422, 'nonsense', 'modeIsForSeveral'])
  const odd = (options: object) => post('/api/tables', { ...table, options })
  expect(await odd({ crew: true })).toEqual([422, 'nonsense', 'noSuchOption'])
  expect(await odd({ droppedItems: 'fridge' })).toEqual([422, 'nonsense', 'noSuchValue'])
  expect(await post('/api/tables', { ...table, seats: [null, 'hal'] })).toEqual([422, 'unknownBot', 'bot'])
  expect(await post('/api/tables', { ...table, mode: 'solo', seats: ['random'] })).toEqual([400, 'badRequest', 'seats'])
  expect(await post('/api/tables', { ...table, seats: [] })).toEqual([400, 'badRequest', 'seats'])
  expect(await post('/api/tables', { ...table, seats: Array(6).fill(null) })).toEqual([400, 'badRequest', 'seats'])
  expect(await post('/api/tables', { ...table, name: '   ' })).toEqual([400, 'badRequest', 'name'])
  expect(await post('/api/tables', { ...table, delay: 3601 })).toEqual([400, 'badRequest', 'delay'])
  const hasty = { seconds: 9, policy: 'wait' }
  expect(await post('/api/tables', { ...table, clock: hasty })).toEqual([400, 'badRequest', 'clock.seconds'])
  expect(await post('/api/tables', { ...table, extra: 1 })).toEqual([400, 'badRequest', 'extra'])
  expect(await post('/api/tables', '{"game":')).toEqual([400, 'badRequest', 'body'])
  expect(await post('/api/tables')).toEqual([400, 'badRequest'])
  expect(await post('/api/tables', { ...table, name: 'x'.repeat(LIMITS.message) })).toEqual([413, 'tooLarge'])

  for (const code of ['ZZZZZZ', 'ABC', '%00', 'AAAAAA', '%F0%9F%9A%80', '..%2f..%2fetc']) {
    expect([code, await get(`/api/tables/${code}`)]).toEqual([code, [404, 'unknownTable']])
    expect(await post(`/api/tables/${code}/seats`, grace)).toEqual([404, 'unknownTable'])
    expect(await post(`/api/tables/${code}/host`, start, host.token)).toEqual([404, 'unknownTable'])
    expect(await get(`/api/tables/${code}/log`)).toEqual([404, 'unknownTable'])
  }
  expect(await get('/api/nothing')).toEqual([404, 'notFound'])
  expect(await post('/')).toEqual([404, 'notFound'])

  const open = await newTable(port, [null, null, null])
  expect(await post(`/api/tables/${open.code}/host`, start, open.token)).toEqual([409, 'seatsOpen'])

  expect(await post(`${at}/seats`, { name: 'Bob' })).toEqual([409, 'tableFull'])
  expect(await post(`${at}/host`, start)).toEqual([401, 'wrongToken'])
  expect(await post(`${at}/host`, start, open.token)).toEqual([401, 'wrongToken'])
  expect(await post(`${at}/host`, start, guest.token)).toEqual([403, 'notHost'])
  expect(await post(`${at}/seat`, { do: 'ready', ready: true })).toEqual([401, 'wrongToken'])
  expect(await get(`${at}/log`)).toEqual([409, 'notStarted'])

  const release = await protect(store)
  expect(await post('/api/tables', table)).toEqual([503, 'storage'])
  expect(await post(`${at}/host`, start, host.token)).toEqual([503, 'storage'])
  await release()
  expect((await command(port, host, { do: 'start' })).status).toBe(200)
  expect(await post(`${at}/host`, start, host.token)).toEqual([409, 'alreadyStarted'])
  expect(await post(`${at}/seats`, { name: 'Bob' })).toEqual([409, 'alreadyStarted'])
  expect(await get(`${at}/log`)).toEqual([409, 'notOver'])
})

test('a table of an earlier version is found by its shorter code', async () => {
  const { port, store } = await testServer()
  const { code } = await newTable(port, [null, null])
  const kept = await store.table(code)
  if (!kept) throw new Error('no table')
  await store.createTable('QQQ222', kept.record, 0)
  expect(await lobbyOf(port, { code: 'qqq222' })).toMatchObject({ code: 'QQQ222', started: false })
})

test('of those who want the last seats at the same moment, as many get one as there are', async () => {
  const { port } = await testServer()
  const host = await newTable(port, [null, null, null])
  const path = `/api/tables/${host.code}/seats`
  const answers = await Promise.all(['Bob', 'Cleo', 'Dan', 'Eve'].map(name => http(port, 'POST', path, { name })))
  expect(answers.map(a => a.status).sort()).toEqual([201, 201, 409, 409])
  expect(answers.filter(a => a.status === 201).map(a => JSON.parse(a.text).seat)).toEqual([1, 2])
  const { seats } = await lobbyOf(port, host)
  expect(new Set(seats.map(s => s.name)).size).toBe(3)
})

test('two starts at the same moment make one game', async () => {
  const { port, store } = await testServer()
  const [host] = await fullTable(port, 2)
  const answers = await Promise.all([1, 2, 3].map(() => command(port, host, { do: 'start' })))
  expect(answers.map(a => a.status).sort()).toEqual([200, 409, 409])
  expect(await store.read(host.code, 0)).toHaveLength(1)
})

test('a stolen data file holds nobody’s seat', async () => {
  const server = await testServer()
  const taken = await fullTable(server.port, 3)
  const { token: watch } = JSON.parse((await command(server.port, taken[0], { do: 'watch' })).text)
  await server.stop()
  for (const name of ['coldwake.db', 'coldwake.db-wal']) {
    const bytes = await readFile(join(server.directory, name), 'latin1').catch(() => '')
    for (const token of [watch, ...taken.map(seat => seat.token)]) expect(bytes).not.toContain(token)
  }
})

test('the server is well while its store can be read', async () => {
  const { port, store } = await testServer({ complains: true })
  expect((await http(port, 'GET', '/healthz')).status).toBe(200)
  await store.close()
  // The store is asked once a second at most.
  await expect.poll(async () => reason(await http(port, 'GET', '/healthz'))).toEqual([503, 'storage'])
})

test('a browser gets the client with headers that let it run nothing else', async () => {
  const { path: webRoot, remove } = await temporary()
  onTestFinished(remove)
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), '<title>Coldwake</title>')
  await writeFile(join(webRoot, 'assets', 'main-1a2b.js'), 'export {}')
  const { port } = await testServer({ webRoot })

  for (const path of ['/', '/index.html', '/t/ABCDEF', '/anything/else?x=1']) {
    const page = await http(port, 'GET', path)
    expect([path, page.status, page.text]).toEqual([path, 200, '<title>Coldwake</title>'])
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  }
  const asset = await http(port, 'GET', '/assets/main-1a2b.js')
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(asset.headers.get('content-type')).toContain('javascript')
  // A page instead of a missing script would be run as one.
  expect(reason(await http(port, 'GET', '/assets/main-gone.js'))).toEqual([404, 'notFound'])
  expect((await http(port, 'GET', '/..%2f..%2fpackage.json')).text).not.toContain('coldwake"')
  const api = await http(port, 'GET', '/api/tables/ZZZZZZ')
  expect(api.headers.get('cache-control')).toBe('no-store')
})

test('without a built client the server says what to do', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const { port } = await testServer({ webRoot: join(path, 'dist') })
  const page = await http(port, 'GET', '/')
  expect([page.status, page.text]).toEqual([503, 'The web client is not built yet: npm run build\n'])
})

test('what the table has decided holds in its game', async () => {
  const { port } = await testServer()
  const options = { freeCharacters: true }
  const players = await Player.all(port, await startedTable(port, 2, { mode: 'cooperative', options }))
  const [asked] = players.flatMap(({ game }) => game?.me.decision ?? [])
  expect([asked?.ask, asked?.options.length]).toEqual(['draft', 6])
  expect(players[0].game?.table).toMatchObject({ mode: 'cooperative', options })
  expect(players[0].lobby).toMatchObject({ mode: 'cooperative', options })
  await Promise.all(players.map(player => player.close()))
})

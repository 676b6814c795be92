import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LIMITS, type SeatTaken } from '@coldwake/wire'
import { expect, onTestFinished, test } from 'vitest'
import { fullTable, http, Player, reason } from './support/players.ts'
import { testServer } from './support/server.ts'
import { protect } from './support/sqlitePlace.ts'
import { temporary } from './support/temp.ts'

const table = { game: 'nemesis', board: 'nemesis-base', seats: 2, name: 'Ada' }
const grace = { name: 'Grace' }

test('people sit down at a table, and its host starts the game', async () => {
  const { port } = await testServer()
  const created = await http(port, 'POST', '/api/tables', { ...table, name: '  Ada ' })
  expect(created.status).toBe(201)
  const host: SeatTaken = JSON.parse(created.text)
  expect(host).toEqual({
    code: expect.stringMatching(/^[2-9B-Z]{6}$/),
    seat: 0,
    token: expect.stringMatching(/^[\w-]{43}$/),
  })
  const lobby = `/api/tables/${host.code}`
  expect(JSON.parse((await http(port, 'GET', lobby)).text)).toEqual({
    code: host.code,
    game: 'nemesis',
    board: 'nemesis-base',
    host: 0,
    started: false,
    over: false,
    seats: [
      { name: 'Ada', online: false },
      { name: null, online: false },
    ],
  })

  const sat = await http(port, 'POST', `${lobby}/seats`, grace)
  expect([sat.status, JSON.parse(sat.text).seat]).toEqual([201, 1])
  const started = await http(port, 'POST', `${lobby}/start`, undefined, host.token)
  expect([started.status, started.text]).toEqual([204, ''])
  // Typed by hand from somebody's reading it out.
  const now = JSON.parse((await http(port, 'GET', lobby.toLowerCase())).text)
  expect([now.started, now.seats[1].name]).toEqual([true, 'Grace'])
})

test('everybody connected hears who sits down, comes, goes, and that the host starts', async () => {
  const { port } = await testServer()
  const host: SeatTaken = JSON.parse((await http(port, 'POST', '/api/tables', table)).text)
  const ada = await Player.connect(port, host)
  expect(ada.lobby?.seats.map(s => [s.name, s.online])).toEqual([
    ['Ada', true],
    [null, false],
  ])
  expect(ada.game).toBeNull()

  const taken: SeatTaken = JSON.parse((await http(port, 'POST', `/api/tables/${host.code}/seats`, grace)).text)
  await ada.until(() => ada.lobby?.seats[1].name === 'Grace')
  const laptop = await Player.connect(port, taken)
  await ada.until(() => ada.lobby?.seats[1].online === true)
  const phone = await Player.connect(port, taken)
  await laptop.close()
  await phone.ask({ say: 'why' })
  expect(phone.lobby?.seats[1].online).toBe(true) // the seat's other connection is still there
  await phone.close()
  await ada.until(() => ada.lobby?.seats[1].online === false)

  await http(port, 'POST', `/api/tables/${host.code}/start`, undefined, host.token)
  await ada.until(() => ada.game !== null)
  expect(ada.lobby?.started).toBe(true)
  expect(ada.game?.events).toHaveLength(ada.game?.seq ?? -1)
  // Nobody else came or went: Ada's own coming, Grace's sitting down, coming and going, the start.
  expect(ada.raw.filter(text => text.startsWith('{"say":"lobby"'))).toHaveLength(5)
})

test('every refusal over HTTP says why, in JSON, with a fitting status', async () => {
  const { port, store } = await testServer()
  const [host, guest] = await fullTable(port, 2)
  const at = `/api/tables/${host.code}`
  const post = async (path: string, body?: unknown, token?: string) =>
    reason(await http(port, 'POST', path, body, token))
  const get = async (path: string) => reason(await http(port, 'GET', path))

  expect(await post('/api/tables', { ...table, game: 'monopoly' })).toEqual([422, 'unknownGame', 'game'])
  expect(await post('/api/tables', { ...table, board: 'atlantis' })).toEqual([422, 'unknownBoard', 'board'])
  expect(await post('/api/tables', { ...table, seats: 6 })).toEqual([400, 'badRequest', 'seats'])
  expect(await post('/api/tables', { ...table, name: '   ' })).toEqual([400, 'badRequest', 'name'])
  expect(await post('/api/tables', { ...table, extra: 1 })).toEqual([400, 'badRequest', 'extra'])
  expect(await post('/api/tables', '{"game":')).toEqual([400, 'badRequest', 'body'])
  expect(await post('/api/tables')).toEqual([400, 'badRequest'])
  expect(await post('/api/tables', { ...table, name: 'x'.repeat(LIMITS.message) })).toEqual([413, 'tooLarge'])

  expect(await get('/api/tables/ZZZZZZ')).toEqual([404, 'unknownTable'])
  expect(await post('/api/tables/ZZZZZZ/seats', grace)).toEqual([404, 'unknownTable'])
  expect(await post('/api/tables/ZZZZZZ/start', undefined, host.token)).toEqual([404, 'unknownTable'])
  expect(await get('/api/tables/ZZZZZZ/log')).toEqual([404, 'unknownTable'])
  expect(await get('/api/nothing')).toEqual([404, 'notFound'])
  expect(await post('/')).toEqual([404, 'notFound'])

  const open: SeatTaken = JSON.parse((await http(port, 'POST', '/api/tables', { ...table, seats: 3 })).text)
  expect(await post(`/api/tables/${open.code}/seats`, { name: 'Bob', seat: 2 })).toEqual([400, 'badRequest', 'seat'])
  expect(await post(`/api/tables/${open.code}/start`, undefined, open.token)).toEqual([409, 'seatsOpen'])

  expect(await post(`${at}/seats`, { name: 'Bob' })).toEqual([409, 'tableFull'])
  expect(await post(`${at}/start`)).toEqual([401, 'wrongToken'])
  expect(await post(`${at}/start`, undefined, open.token)).toEqual([401, 'wrongToken'])
  expect(await post(`${at}/start`, undefined, guest.token)).toEqual([403, 'notHost'])
  expect(await get(`${at}/log`)).toEqual([409, 'notStarted'])

  const release = protect(store)
  expect(await post('/api/tables', table)).toEqual([503, 'storage'])
  expect(await post(`${at}/start`, undefined, host.token)).toEqual([503, 'storage'])
  release()
  expect((await http(port, 'POST', `${at}/start`, undefined, host.token)).status).toBe(204)
  expect(await post(`${at}/start`, undefined, host.token)).toEqual([409, 'alreadyStarted'])
  expect(await post(`${at}/seats`, { name: 'Bob' })).toEqual([409, 'alreadyStarted'])
  expect(await get(`${at}/log`)).toEqual([409, 'notOver'])
})

test('of those who want the last seats at the same moment, as many get one as there are', async () => {
  const { port } = await testServer()
  const host: SeatTaken = JSON.parse((await http(port, 'POST', '/api/tables', { ...table, seats: 3 })).text)
  const path = `/api/tables/${host.code}/seats`
  const answers = await Promise.all(['Bob', 'Cleo', 'Dan', 'Eve'].map(name => http(port, 'POST', path, { name })))
  expect(answers.map(a => a.status).sort()).toEqual([201, 201, 409, 409])
  expect(answers.filter(a => a.status === 201).map(a => JSON.parse(a.text).seat)).toEqual([1, 2])
  const { seats } = JSON.parse((await http(port, 'GET', `/api/tables/${host.code}`)).text)
  expect(new Set(seats.map((s: { name: string }) => s.name)).size).toBe(3)
})

test('two starts at the same moment make one game', async () => {
  const { port, store } = await testServer()
  const [host] = await fullTable(port, 2)
  const answers = await Promise.all(
    [1, 2, 3].map(() => http(port, 'POST', `/api/tables/${host.code}/start`, undefined, host.token)),
  )
  expect(answers.map(a => a.status).sort()).toEqual([204, 409, 409])
  expect(await store.read(host.code, 0)).toHaveLength(1)
})

test('a stolen data file holds nobody’s seat', async () => {
  const server = await testServer()
  const taken = await fullTable(server.port, 3)
  await server.stop()
  for (const name of ['coldwake.db', 'coldwake.db-wal']) {
    const bytes = await readFile(join(server.directory, name), 'latin1').catch(() => '')
    for (const { token } of taken) expect(bytes).not.toContain(token)
  }
})

test('the server is well while its store can be read', async () => {
  const { port, store } = await testServer()
  expect((await http(port, 'GET', '/api/health')).status).toBe(200)
  await store.close()
  expect(reason(await http(port, 'GET', '/api/health'))).toEqual([503, 'storage'])
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
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self'.*frame-ancestors 'none'$/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  }
  const asset = await http(port, 'GET', '/assets/main-1a2b.js')
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect(asset.headers.get('content-type')).toContain('javascript')
  // A page instead of a missing script would be run as one.
  expect(reason(await http(port, 'GET', '/assets/main-gone.js'))).toEqual([404, 'notFound'])
  expect((await http(port, 'GET', '/..%2f..%2fpackage.json')).text).not.toContain('coldwake"')
  const api = await http(port, 'GET', '/api/health')
  expect(api.headers.get('cache-control')).toBe('no-store')
})

test('without a built client the server says what to do', async () => {
  const { path, remove } = await temporary()
  onTestFinished(remove)
  const { port } = await testServer({ webRoot: join(path, 'dist') })
  const page = await http(port, 'GET', '/')
  expect([page.status, page.text]).toEqual([503, 'The web client is not built yet: npm run build\n'])
})

test('two servers over one store see each other’s seats', async () => {
  const one = await testServer()
  const two = await testServer({ directory: one.directory })
  const host: SeatTaken = JSON.parse((await http(one.port, 'POST', '/api/tables', table)).text)
  expect((await http(two.port, 'POST', `/api/tables/${host.code}/seats`, grace)).status).toBe(201)
  expect((await http(one.port, 'POST', `/api/tables/${host.code}/start`, undefined, host.token)).status).toBe(204)
})

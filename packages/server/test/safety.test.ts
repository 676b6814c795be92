/** What the server lets nobody do: flood it, come from somebody else's page, read its secrets in a log, cut it off. */
import { connect, type Socket } from 'node:net'
import { LIMITS } from '@coldwake/wire'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { OPEN_HTTP } from '../src/httpConnections.ts'
import {
  askedOf,
  caughtUp,
  chance,
  change,
  command,
  first,
  http,
  newPass,
  Player,
  playOne,
  reason,
  refusalIn,
  startedTable,
  tableRequest,
  takenOver,
} from './support/players.ts'
import { heardLog, holdUp, intercept, seeded, testServer } from './support/server.ts'

describe('rates', () => {
  const meek = { settings: { rateFactor: 1 } }

  test('an address makes so many tables, and after that it must wait; others need not', async () => {
    const { port } = await testServer({ settings: { rateFactor: 1, trust: () => true } })
    const create = async (address: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(tableRequest(1)),
      })
      return response.status
    }
    const statuses = []
    for (let i = 0; i < 32; i++) statuses.push(await create('203.0.113.7'))
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(201))
    expect(statuses.slice(30)).toEqual([429, 429])
    expect(await create('203.0.113.8')).toBe(201)
  })

  test('reports, uploads and hooks are few, requests many but not endless', async () => {
    const { port } = await testServer({ ...meek, complains: true })
    const [host] = await startedTable(port, 1)
    const at = `/api/tables/${host.code}`
    const hook = { do: 'hook', hook: { kind: 'json', url: 'http://127.0.0.1:1/', lang: 'en' } }
    for (const [path, body, most] of [
      [`${at}/reports`, { words: 'hm' }, 20],
      ['/api/games', {}, 20],
      [`${at}/seat`, hook, 20],
    ] as const) {
      const answers = []
      for (let i = 0; i < most + 1; i++) answers.push((await http(port, 'POST', path, body, host.token)).status)
      expect([path, answers.indexOf(429)]).toEqual([path, most])
    }
    const answers = await Promise.all(Array.from({ length: 800 }, () => http(port, 'GET', at)))
    const refused = answers.filter(({ status }) => status === 429)
    // Of 600, the table and the attempts above took 65.
    expect(refused).toHaveLength(800 - (600 - 65))
    expect(reason(refused[0])).toEqual([429, 'tooFast'])
  })

  test('uploads that are on their way take no more memory than there is for them', async () => {
    const { port } = await testServer({ ...meek, complains: true, settings: { ...meek.settings, trust: () => true } })
    const begun: Socket[] = []
    /** Announces a whole file, and sends nothing of it once the server has said that it waits for it. */
    const begin = (address: string) => {
      const fields = { host: 'localhost', 'x-forwarded-for': address, expect: '100-continue' }
      const upload = { ...fields, 'content-type': 'application/json', 'content-length': LIMITS.upload }
      const lines = Object.entries(upload).map(([name, value]) => `${name}: ${value}\r\n`)
      const socket = connect(port, '127.0.0.1')
      begun.push(socket)
      socket.write(`POST /api/games HTTP/1.1\r\n${lines.join('')}\r\n`)
      return new Promise(resolve => socket.once('data', resolve))
    }
    const upload = async (address: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      return (await fetch(`http://127.0.0.1:${port}/api/games`, { method: 'POST', headers, body: '{}' })).status
    }
    expect(await upload('203.0.113.7')).toBe(400)
    await Promise.all(Array.from({ length: 10 }, () => begin('203.0.113.7')))
    expect(await upload('203.0.113.7')).toBe(429)
    expect(await upload('203.0.113.8')).toBe(400)
    await Promise.all(Array.from({ length: 10 }, () => begin('203.0.113.9')))
    expect(await upload('203.0.113.8')).toBe(429)
    for (const socket of begun) socket.destroy()
    let fresh = 10
    await expect.poll(() => upload(`203.0.113.${fresh++}`)).toBe(400)
  })

  test('so many connections of one address come at once, and no more', async () => {
    const { port } = await testServer(meek)
    const outcome = (ws: WebSocket) =>
      new Promise<string>(resolve =>
        ws.once('open', () => resolve('open')).once('error', error => resolve(error.message)),
      )
    const sockets = Array.from({ length: 62 }, () => new WebSocket(`ws://127.0.0.1:${port}/ws`))
    const outcomes = await Promise.all(sockets.map(outcome))
    expect(outcomes.filter(one => one === 'open')).toHaveLength(60)
    expect(outcomes.filter(one => one.includes('429'))).toHaveLength(2)
    for (const ws of sockets) ws.terminate()
  })

  test('a health check is answered however much its address has asked for, and metrics to those who may read them', async () => {
    const { port } = await testServer({ settings: { rateFactor: 0.1 } })
    const status = async (path: string) => (await http(port, 'GET', path)).status
    while ((await status('/api/nothing')) !== 429);
    const answers = await Promise.all(Array.from({ length: 200 }, () => status('/healthz')))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await status('/metrics')).toBe(200)
    const passedOn = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { 'x-real-ip': '203.0.113.7' } })
    expect([404, 429]).toContain(passedOn.status)
  })

  test('an address that tries codes finds no table: after so many misses it is told nothing, by HTTP or socket', async () => {
    const { port } = await testServer({ settings: { rateFactor: 0.1, trust: () => true } })
    const [host] = await startedTable(port, 1)
    const status = async (address: string, code: string) => {
      const headers = { 'x-forwarded-for': address }
      return (await fetch(`http://127.0.0.1:${port}/api/tables/${code}`, { headers })).status
    }
    const greeted = async (address: string, code: string, token = host.token) => {
      const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { 'x-forwarded-for': address } })
      await new Promise(resolve => ws.once('open', resolve))
      ws.send(JSON.stringify({ say: 'hello', code, token, since: 0, heard: 0 }))
      const text = await new Promise(resolve => ws.once('message', resolve))
      ws.terminate()
      const { say, refused } = JSON.parse(String(text))
      return refused ?? say
    }
    const guesses = []
    for (let i = 0; i < 3; i++) guesses.push(await status('203.0.113.7', 'BCDFGH2Z'))
    for (let i = 0; i < 3; i++) guesses.push(await greeted('203.0.113.7', 'BCDFGH2Z'))
    expect(new Set(guesses)).toEqual(new Set([404, 'unknownTable']))
    expect(await status('203.0.113.7', 'BCDFGH2Z')).toBe(429)
    expect(await status('203.0.113.7', host.code)).toBe(429)
    expect(await greeted('203.0.113.7', 'BCDFGH2Z')).toBe('tooFast')
    expect(await greeted('203.0.113.7', host.code, 'x'.repeat(host.token.length))).toBe('tooFast')
    // But nobody who has a seat is kept from it by a stranger behind the same address.
    expect(await greeted('203.0.113.7', host.code)).toBe('lobby')
    expect(await status('203.0.113.8', host.code)).toBe(200)
    expect(await greeted('203.0.113.8', host.code)).toBe('lobby')
  })

  test('of an address that holds too many connections the oldest idle ones are closed, and a new one is answered', async () => {
    const { port } = await testServer({ settings: { rateFactor: 1 } })
    const ended: number[] = []
    for (let i = 0; i < OPEN_HTTP + 5; i++) {
      const silent = connect(port, '127.0.0.1').on('error', () => {})
      onTestFinished(() => void silent.destroy())
      silent.once('close', () => void ended.push(i))
      await new Promise(resolve => silent.once('connect', resolve))
    }
    expect((await http(port, 'GET', '/healthz')).status).toBe(200)
    await expect.poll(() => ended.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('an answer that nobody reads is cut off', async () => {
    const { port, store } = await testServer({ ...meek, stalled: 300, rateClock: () => performance.now() })
    const path = `/api/rules/${'beef'.repeat(16)}.mjs`
    await store.keepRules('beef'.repeat(16), '/'.repeat(16 * 1024 * 1024))
    const deaf = connect(port, '127.0.0.1').on('error', () => {})
    onTestFinished(() => void deaf.destroy())
    deaf.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
    await new Promise(resolve => deaf.once('readable', resolve))
    // Until then its address has no room for another such answer. Read at once, that one is whole.
    await expect
      .poll(async () => {
        const { status, text } = await http(port, 'GET', path)
        return [status, text.length]
      })
      .toEqual([200, 16 * 1024 * 1024])
  })

  test('whoever keeps sending nonsense is closed with 4008, and the others notice nothing', async () => {
    const { port } = await testServer({ newKey: seeded(1), ...meek })
    const taken = await startedTable(port, 2)
    const [one, two] = await Player.all(port, taken)
    const nuisance = await Player.connect(port, taken[0])
    await caughtUp([one, two])
    const counts = [one, two].map(p => p.raw.length)
    for (let i = 0; i < 500; i++) nuisance.send(i % 2 === 0 ? '{"say":"nonsense"}' : 'no json')
    await nuisance.until(() => nuisance.closed !== null)
    expect(nuisance.closed).toBe(4008)
    const refusals = nuisance.raw.filter(text => text.includes('"refused"'))
    expect(refusals.length).toBeGreaterThan(90)
    expect(refusals.length).toBeLessThan(110)
    expect([one, two].map((p, i) => p.raw.length - counts[i])).toEqual([0, 0])
    const [active] = askedOf([one, two])
    expect(refusalIn(await active.answer(first(active)))).toBeNull()
  })

  test('a client that now and then sends something strange is forgiven', async () => {
    const { port } = await testServer()
    const [host] = await startedTable(port, 2)
    const player = await Player.connect(port, host)
    for (let i = 0; i < 300; i++) {
      player.send('strange')
      await player.ask({ say: 'why' })
    }
    expect(player.closed).toBeNull()
  })
})

describe('other people’s pages', () => {
  const foreign = { origin: 'https://evil.example' }

  test('change nothing over HTTP, and open no socket', async () => {
    const { port, store } = await testServer({ settings: { allowedOrigins: ['https://friend.example'] } })
    const [host] = await startedTable(port, 2)
    const asked = (method: string, path: string, headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${host.token}` },
        body: method === 'GET' ? null : JSON.stringify({ do: 'end' }),
      })
    const refused = await asked('POST', `/api/tables/${host.code}/host`, foreign)
    expect([refused.status, await refused.json()]).toEqual([403, { refused: 'foreignOrigin' }])
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
    for (const path of ['/api/tables', '/api/games', `/api/tables/${host.code}/seat`])
      expect((await asked('POST', path, foreign)).status).toBe(403)
    expect((await store.table(host.code))?.record.ended).toBe(false)

    const opened = (origin: string) =>
      new Promise<string>(resolve => {
        const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin })
        ws.once('open', () => {
          ws.terminate()
          resolve('open')
        }).once('error', error => resolve(error.message))
      })
    expect(await opened('https://evil.example')).toContain('403')
    expect(await opened('null')).toContain('403')
    expect(await opened(`http://127.0.0.1:${port}`)).toBe('open')
    expect(await opened('https://friend.example')).toBe('open')
    expect((await asked('POST', `/api/tables/${host.code}/host`, { origin: 'https://friend.example' })).status).toBe(
      200,
    )
  })

  test('of an allowed site may ask and read over HTTP, as a browser makes sure first', async () => {
    const { port } = await testServer({ settings: { allowedOrigins: ['https://friend.example'] } })
    const asked = (method: string, origin: string) =>
      fetch(`http://127.0.0.1:${port}/api/tables`, {
        method,
        headers: { origin, 'content-type': 'application/json', 'access-control-request-method': 'POST' },
        body: method === 'OPTIONS' ? null : JSON.stringify(tableRequest(2)),
      })
    const allows = (response: Response, what: string) => response.headers.get(`access-control-allow-${what}`)
    const preflight = await asked('OPTIONS', 'https://friend.example')
    expect(preflight.status).toBe(204)
    expect(allows(preflight, 'origin')).toBe('https://friend.example')
    expect(allows(preflight, 'methods')).toContain('POST')
    expect(allows(preflight, 'headers')).toContain('authorization')
    const made = await asked('POST', 'https://friend.example')
    expect([made.status, allows(made, 'origin')]).toEqual([201, 'https://friend.example'])
    for (const method of ['OPTIONS', 'POST']) {
      const refused = await asked(method, 'https://evil.example')
      expect([refused.status, allows(refused, 'origin')]).toEqual([403, null])
    }
  })

  test('every answer, refusals and files too, has the headers that keep a browser safe', async () => {
    const { port } = await testServer()
    const [host] = await startedTable(port, 2)
    await command(port, host, { do: 'end' })
    for (const path of [
      '/healthz',
      '/api/nothing',
      `/api/tables/${host.code}`,
      `/api/tables/${host.code}/log`,
      '/t/x',
    ]) {
      const { headers } = await http(port, 'GET', path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})

test('no token, key or code is ever in the log, whatever goes on and whatever goes wrong', async () => {
  const { lines, log } = heardLog('debug')
  const server = await testServer({ newKey: seeded(1), log, sweep: 10, retry: 20 })
  const { port, store } = server
  const taken = await startedTable(port, 3)
  const watch = await newPass(port, taken[0], { do: 'watch' })
  const players = await Player.all(port, [...taken, watch])
  const random = chance(1)
  for (let i = 0; i < 20; i++) await playOne(players.slice(0, 3), random)
  const seat = players[2].game?.me.decision ? 1 : 2
  const again = await takenOver(port, taken, seat, 'Late')
  const url = 'http://127.0.0.1:65534/hooks/5e3c4e7a-secret'
  await change(port, again, { do: 'hook', hook: { kind: 'json', url, lang: 'en' } })
  await http(port, 'GET', `/api/tables/${taken[0].code}?token=${taken[0].token}`)
  await http(port, 'POST', `/api/tables/${taken[0].code}/host`, { do: 'nonsense' }, taken[0].token)
  // And what we did not expect.
  const end = intercept(store, 'append', () => Promise.reject(new Error(`row of ${taken[0].token} is odd`)))
  const [active] = askedOf(players)
  await active.answer(first(active))
  end()
  const rest = players.slice(0, 3).filter((_, i) => i !== seat)
  while (askedOf(rest).length > 0) {
    const [next] = askedOf(rest)
    await next.answer(first(next))
    await caughtUp(rest)
  }
  await expect.poll(() => lines.join('').includes('webhook')).toBe(true)
  // A log that cannot be folded.
  store.db.prepare('UPDATE log SET entry = replace(entry, \'"n":\', \'"m":\')').run()
  const [created] = await store.read(taken[0].code, 0)
  const restarted = await server.restart()
  expect(reason(await http(restarted.port, 'GET', `/api/tables/${taken[0].code}`))).toEqual([500, 'internal'])
  await restarted.stop()

  const text = lines.join('')
  expect(text).toContain('cannot be played by these rules')
  expect(lines.length).toBeGreaterThan(10)
  const secrets = [...taken, watch, again].map(({ token }) => token)
  for (const secret of [...secrets, taken[0].code, '5e3c4e7a']) expect(text).not.toContain(secret)
  if (created?.e !== 'create') throw new Error('no set-up')
  for (const word of created.key) expect(text).not.toContain(String(word))
})

describe('a graceful end', () => {
  test('finishes what was accepted: an answer that is being written is acknowledged and kept', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const taken = await startedTable(server.port, 2)
    const players = await Player.all(server.port, taken)
    const [active] = askedOf(players)
    const { reached, release } = holdUp(server.store, 'append')
    const n = active.game?.me.decision?.n
    active.send({ say: 'answer', ref: 9, n, choice: first(active) })
    await reached
    const stopped = server.stop()
    release()
    await stopped
    await active.until(() => active.closed !== null)
    expect(active.closed).toBe(1001)
    const again = await testServer({ directory: server.directory })
    expect(await again.store.read(taken[0].code, 0)).toHaveLength(2)
  })

  test('a request that is under way gets its answer; a connection that says nothing holds nobody up', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const [host] = await startedTable(server.port, 2)
    const silent = connect(server.port, '127.0.0.1')
    await new Promise(resolve => silent.once('connect', resolve))
    const { reached, release } = holdUp(server.store, 'changeTable')
    const answer = command(server.port, host, { do: 'pause' })
    await reached
    const stopped = server.stop()
    release()
    expect((await answer).status).toBe(200)
    await stopped
    silent.destroy()
    await expect(http(server.port, 'GET', '/healthz')).rejects.toThrow()
  })

  test('while it ends nobody new comes in', async () => {
    const server = await testServer({ newKey: seeded(1) })
    const taken = await startedTable(server.port, 2)
    const players = await Player.all(server.port, taken)
    const [active] = askedOf(players)
    const { reached, release } = holdUp(server.store, 'append')
    active.send({ say: 'answer', ref: 9, n: active.game?.me.decision?.n, choice: first(active) })
    await reached
    const stopped = server.stop()
    const late = new WebSocket(`ws://127.0.0.1:${server.port}/ws`)
    const error = await new Promise(resolve => late.once('error', resolve).once('open', resolve))
    expect(String(error)).toMatch(/503|ECONNREFUSED/)
    release()
    await stopped
  })
})

import dns from 'node:dns'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type Server } from 'node:net'
import { type Job, RefusedError, type Store, type TurnNotice } from '@coldwake/host'
import type { Hook } from '@coldwake/wire'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { newLogger } from '../src/logger.ts'
import { openSqlite } from '../src/sqlite.ts'
import { checkWebhookUrl, type WebhookOptions, type WebhookOutcome, Webhooks } from '../src/webhooks.ts'
import { nameServer } from './support/nameServer.ts'
import { temporary } from './support/temp.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const LEASE = 2 * MINUTE
const START = Date.UTC(2026, 0, 31, 12)

let store: Store
let removeStore: () => Promise<void>
beforeEach(async () => {
  const { path, remove } = await temporary()
  store = openSqlite(path)
  removeStore = remove
})
afterEach(async () => {
  await store.close()
  await removeStore()
})

// ---------------------------------------------------------------- a receiver, and hooks whose time the test decides

interface Received {
  path: string
  headers: IncomingMessage['headers']
  body: string
}
type Answer = (response: ServerResponse, nth: number) => void

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening')
  return address.port
}

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  response =>
    void response.writeHead(code, headers).end('thank you')

async function receiver(answer: Answer) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    received.push({ path: request.url ?? '', headers: request.headers, body })
    answer(response, received.length)
  })
  const port = await portOf(server)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port, received, url: `http://127.0.0.1:${port}/hook/s3cr3t` }
}

function hooksAt(options: Partial<WebhookOptions> = {}) {
  const clock = { now: START }
  const outcomes: WebhookOutcome[] = []
  const lines: string[] = []
  const hooks = new Webhooks(store, {
    webhooksPrivate: true,
    log: newLogger('debug', { out: line => void lines.push(line), err: line => void lines.push(line) }),
    count: outcome => void outcomes.push(outcome),
    now: () => clock.now,
    ...options,
  })
  const due = (): Promise<Job[]> => store.takeDue(clock.now, LEASE, 100)
  /** Everything that is due by now is run. */
  const runDue = async () => {
    const jobs = await due()
    await Promise.all(jobs.map(job => hooks.run(job)))
    return jobs.length
  }
  return { hooks, clock, outcomes, lines, due, runDue }
}

const turn = (url: string, change: Partial<TurnNotice> = {}, hook: Partial<Hook> = {}): TurnNotice => ({
  code: 'QQQ222',
  seat: 2,
  name: 'Marta',
  game: 'nemesis',
  hook: { kind: 'json', url, lang: 'en', ...hook },
  url: 'https://play.example.org/QQQ222',
  ...change,
})

// ---------------------------------------------------------------- what is sent

describe('a message', () => {
  test('as JSON, once', async () => {
    const { received, url } = await receiver(status(204))
    const { hooks, clock, outcomes, due, runDue } = hooksAt()
    await hooks.notify(turn(url))
    expect(await runDue()).toBe(1)
    expect(received.map(({ path, body }) => ({ path, body: JSON.parse(body) }))).toEqual([
      {
        path: '/hook/s3cr3t',
        body: {
          event: 'yourTurn',
          table: 'QQQ222',
          seat: 2,
          name: 'Marta',
          game: 'nemesis',
          url: 'https://play.example.org/QQQ222',
          at: '2026-01-31T12:00:00.000Z',
        },
      },
    ])
    expect(received[0]?.headers).toMatchObject({ 'user-agent': 'Coldwake', 'content-type': 'application/json' })
    expect(outcomes).toEqual(['sent'])
    clock.now += 48 * HOUR
    expect(await due()).toEqual([])
  })

  test.each([
    ['en', 'nemesis', 'Marta, it’s your turn: Nemesis, table QQQ222. https://play.example.org/QQQ222'],
    ['es', 'lockdown', 'Marta, te toca: Nemesis: Lockdown, mesa QQQ222. https://play.example.org/QQQ222'],
    ['pl', 'nemesis', 'Marta, Twoja kolej: Nemesis, stół QQQ222. https://play.example.org/QQQ222'],
    ['de', 'nemesis', 'Marta, du bist am Zug: Nemesis, Tisch QQQ222. https://play.example.org/QQQ222'],
    ['it', 'nemesis', 'Marta, tocca a te: Nemesis, tavolo QQQ222. https://play.example.org/QQQ222'],
  ] as const)('for Discord in the language of the hook: %s', async (lang, game, content) => {
    const { received, url } = await receiver(status(204))
    const { hooks, runDue } = hooksAt()
    await hooks.notify(turn(url, { game }, { kind: 'discord', lang }))
    await runDue()
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([{ content, allowed_mentions: { parse: [] } }])
  })

  test('for Discord from a server that does not know its address', async () => {
    const { received, url } = await receiver(status(204))
    const { hooks, runDue } = hooksAt()
    await hooks.notify(turn(url, { url: null, name: '@everyone' }, { kind: 'discord' }))
    await runDue()
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      content: '@everyone, it’s your turn: Nemesis, table QQQ222.',
      allowed_mentions: { parse: [] },
    })
  })

  test('is sent though the server was restarted in between', async () => {
    const { received, url } = await receiver(status(200))
    await hooksAt().hooks.notify(turn(url))
    await hooksAt().runDue()
    expect(received.length).toBe(1)
  })
})

// ---------------------------------------------------------------- when it is not taken

describe('a receiver that fails', () => {
  test('is tried again after 10 s, 1 min, 5 min, 30 min, 2 h, each a little later by chance, then given up', async () => {
    const { received, url } = await receiver(status(500))
    const { hooks, clock, outcomes, lines, due, runDue } = hooksAt()
    await hooks.notify(turn(url))
    expect(await runDue()).toBe(1)
    for (const wait of [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR]) {
      clock.now += wait - 1
      expect(await due()).toEqual([])
      clock.now += 0.2 * wait + 1
      expect(await runDue()).toBe(1)
    }
    expect(received.length).toBe(6)
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'failed', 'failed', 'gaveUp'])
    clock.now += 48 * HOUR
    expect(await due()).toEqual([])
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      ...Array(5).fill({ level: 'info', why: 'status 500' }),
      { level: 'warn', why: 'status 500', message: 'A webhook message was given up.' },
    ])
  })

  test('and then works gets the message', async () => {
    const { received, url } = await receiver((response, nth) => status(nth === 1 ? 502 : 200)(response, nth))
    const { hooks, clock, outcomes, due, runDue } = hooksAt()
    await hooks.notify(turn(url))
    await runDue()
    clock.now += 12 * SECOND
    await runDue()
    expect(received.length).toBe(2)
    expect(received[1]?.body).toBe(received[0]?.body)
    expect(outcomes).toEqual(['failed', 'sent'])
    clock.now += 48 * HOUR
    expect(await due()).toEqual([])
  })

  test.each([404, 410])('and says that it is gone (%i) is not asked again', async code => {
    const { url } = await receiver(status(code))
    const { hooks, clock, outcomes, due, runDue } = hooksAt()
    await hooks.notify(turn(url))
    await runDue()
    expect(outcomes).toEqual(['gaveUp'])
    clock.now += 48 * HOUR
    expect(await due()).toEqual([])
  })

  test.each([
    ['seconds', '300'],
    ['a date', new Date(START + 5 * MINUTE).toUTCString()],
  ])('and asks for a pause, in %s, gets it', async (_, wait) => {
    const { url } = await receiver(status(429, { 'retry-after': wait }))
    const { hooks, clock, due, runDue } = hooksAt()
    await hooks.notify(turn(url))
    await runDue()
    clock.now += 5 * MINUTE - 1
    expect(await due()).toEqual([])
    clock.now += MINUTE + 1
    expect((await due()).length).toBe(1)
  })

  test.each([
    ['for ever', '99999999999', 29 * HOUR],
    ['nonsense', 'soon', 12 * SECOND],
    ['in the past', new Date(START - HOUR).toUTCString(), 12 * SECOND],
  ])('and asks for a pause %s gets a sensible one', async (_, wait, latest) => {
    const { url } = await receiver(status(429, { 'retry-after': wait }))
    const { hooks, clock, due, runDue } = hooksAt()
    await hooks.notify(turn(url))
    await runDue()
    clock.now += 9 * SECOND
    expect(await due()).toEqual([])
    clock.now = START + latest
    expect((await due()).length).toBe(1)
  })

  test('and redirects is not followed', async () => {
    const elsewhere = await receiver(status(200))
    const { received, url } = await receiver(status(307, { location: elsewhere.url }))
    const { hooks, outcomes, runDue } = hooksAt()
    await hooks.notify(turn(url))
    await runDue()
    expect([received.length, elsewhere.received.length, outcomes]).toEqual([1, 0, ['failed']])
  })

  test('and is not there counts as failed', async () => {
    const server = createTcpServer()
    const port = await portOf(server)
    await new Promise(closed => server.close(closed))
    const { hooks, outcomes, lines, runDue } = hooksAt()
    await hooks.notify(turn(`http://127.0.0.1:${port}/hook/s3cr3t`))
    await runDue()
    expect(outcomes).toEqual(['failed'])
    expect(lines.join('')).toContain('ECONNREFUSED')
  })

  test('and does not answer in time counts as failed', async () => {
    const { url } = await receiver(() => {})
    const { hooks, outcomes, lines, runDue } = hooksAt({ timeout: 1000 })
    await hooks.notify(turn(url))
    await runDue()
    expect(outcomes).toEqual(['failed'])
    // On a busy machine the time may be over before the message has arrived.
    expect(lines.join('')).toContain('ABORT_ERR')
  })

  test('and answers without end is hung up on', async () => {
    const gone = Promise.withResolvers<void>()
    const { url } = await receiver(response => {
      response.writeHead(200)
      const flood = () => {
        while (response.write('x'.repeat(10_000)));
      }
      response.on('drain', flood).on('close', gone.resolve)
      flood()
    })
    const { hooks, outcomes, runDue } = hooksAt({ timeout: 10 * MINUTE })
    await hooks.notify(turn(url))
    await runDue()
    await gone.promise
    expect(outcomes).toEqual(['sent'])
  })

  test('logs say the host, never the path', async () => {
    const { url, port } = await receiver(status(404))
    const { hooks, lines, runDue } = hooksAt()
    await hooks.notify(turn(url))
    await runDue()
    expect(lines.map(line => JSON.parse(line).host)).toEqual([`127.0.0.1:${port}`])
    expect(lines.join('')).not.toMatch(/s3cr3t|QQQ222|Marta/)
  })
})

// ---------------------------------------------------------------- several at once

describe('messages on their way', () => {
  /** A receiver that answers when the test says so. */
  async function patient() {
    const waiting: ServerResponse[] = []
    const at = await receiver(response => void waiting.push(response))
    return { ...at, waiting, answerAll: (code: number) => waiting.splice(0).forEach(one => one.writeHead(code).end()) }
  }

  test('one for a seat: a newer one waits for the older, and is not lost with it', async () => {
    const { url, received, waiting, answerAll } = await patient()
    const { hooks, clock, outcomes, runDue } = hooksAt()
    await hooks.notify(turn(url))
    const first = runDue()
    await expect.poll(() => waiting.length).toBe(1)

    clock.now += SECOND
    await hooks.notify(turn(url))
    await runDue()
    expect(received.length).toBe(1)
    answerAll(200)
    await first

    clock.now += SECOND
    const second = runDue()
    await expect.poll(() => waiting.length).toBe(1)
    answerAll(200)
    expect(await second).toBe(1)
    expect(received.map(({ body }) => JSON.parse(body).at)).toEqual([
      '2026-01-31T12:00:00.000Z',
      '2026-01-31T12:00:01.000Z',
    ])
    expect(outcomes).toEqual(['sent', 'sent'])
  })

  test('one that failed does not come back once the seat has answered', async () => {
    const { url, waiting, answerAll } = await patient()
    const { hooks, clock, due, runDue } = hooksAt()
    await hooks.notify(turn(url))
    const first = runDue()
    await expect.poll(() => waiting.length).toBe(1)
    await hooks.forget('QQQ222', 2)
    answerAll(500)
    await first
    clock.now += 48 * HOUR
    expect(await due()).toEqual([])
  })

  test('a retry is forgotten once the seat has answered', async () => {
    const { url } = await receiver(status(500))
    const { hooks, clock, due, runDue } = hooksAt()
    await hooks.notify(turn(url))
    await runDue()
    await hooks.forget('QQQ222', 2)
    clock.now += 48 * HOUR
    expect(await due()).toEqual([])
  })

  test('32 in all; the others wait in the store', async () => {
    const { url, received, waiting, answerAll } = await patient()
    const { hooks, clock, outcomes, runDue } = hooksAt()
    for (let i = 0; i < 40; i++) await hooks.notify(turn(url, { code: `QQQ2${i}` }))
    const first = runDue()
    await expect.poll(() => waiting.length).toBe(32)
    answerAll(200)
    expect(await first).toBe(40)
    expect(received.length).toBe(32)

    clock.now += SECOND
    const rest = runDue()
    await expect.poll(() => waiting.length).toBe(8)
    answerAll(200)
    expect(await rest).toBe(8)
    expect(outcomes).toEqual(Array(40).fill('sent'))
  })

  test('what an older release wrote and nobody understands is dropped', async () => {
    const { hooks, clock, due, lines } = hooksAt()
    await store.schedule({ key: 'hook/QQQ222/1', due: START, data: { to: 'somebody' } })
    for (const job of await due()) await hooks.run(job)
    clock.now += 48 * HOUR
    expect(await due()).toEqual([])
    expect(lines.length).toBe(1)
  })
})

// ---------------------------------------------------------------- where it may go

const PUBLIC = { webhooksPrivate: false }
const PRIVATE = { webhooksPrivate: true }

/** What the player is told, or null. */
const refusal = (url: string, settings = PUBLIC): Promise<string | null> =>
  checkWebhookUrl(url, settings).then(
    () => null,
    error => {
      if (!(error instanceof RefusedError)) throw error
      return `${error.refusal} ${error.detail}`
    },
  )

async function resolving(names: Parameters<typeof nameServer>[0]) {
  const before = dns.getServers()
  const server = await nameServer(names)
  dns.setServers([server.address])
  onTestFinished(() => {
    dns.setServers(before)
    server.close()
  })
  return server
}

describe('a hook', () => {
  test.each([
    ['not an address', 'badHook url'],
    ['http://1.1.1.1/', 'badHook scheme'],
    ['ftp://1.1.1.1/', 'badHook scheme'],
    ['file:///etc/passwd', 'badHook scheme'],
    ['https://user@1.1.1.1/', 'badHook password'],
    ['https://:pw@1.1.1.1/', 'badHook password'],
    ['https://1.1.1.1:22/', 'badHook port'],
    ['https://1.1.1.1:1023/', 'badHook port'],
    ['https://127.0.0.1/', 'badHook host'],
    ['https://2130706433/', 'badHook host'],
    ['https://0x7f.1/', 'badHook host'],
    ['https://0/', 'badHook host'],
    ['https://169.254.169.254/latest/meta-data', 'badHook host'],
    ['https://[::1]:8443/', 'badHook host'],
    ['https://[::ffff:10.0.0.1]/', 'badHook host'],
    ['https://[fd00::1]/', 'badHook host'],
  ])('%s is refused: %s', async (url, expected) => {
    expect(await refusal(url)).toBe(expected)
  })

  test.each(['https://1.1.1.1/', 'https://1.1.1.1:8443/x', 'https://[2606:4700:4700::1111]/'])(
    '%s is fine',
    async url => {
      expect(await refusal(url)).toBeNull()
    },
  )

  test('is judged by every address that its name has', async () => {
    await resolving({
      'good.test': [['1.1.1.1', '2606:4700:4700:0000:0000:0000:0000:1111']],
      'inside.test': [['10.0.0.1']],
      'mixed.test': [['1.1.1.1', '127.0.0.1']],
      'mixed6.test': [['1.1.1.1', 'fd00:0000:0000:0000:0000:0000:0000:0001']],
    })
    expect(await refusal('https://good.test/')).toBeNull()
    expect(await refusal('https://inside.test/')).toBe('badHook host')
    expect(await refusal('https://mixed.test/')).toBe('badHook host')
    expect(await refusal('https://mixed6.test/')).toBe('badHook host')
    // The same answer as for a name that leads inside.
    expect(await refusal('https://nowhere.test/')).toBe('badHook host')
  })

  test('may be private, and without TLS, where the operator says so', async () => {
    expect(await refusal('http://127.0.0.1:9000/', PRIVATE)).toBeNull()
    expect(await refusal('http://[fd00::1]/', PRIVATE)).toBeNull()
    expect(await refusal('ftp://127.0.0.1/', PRIVATE)).toBe('badHook scheme')
    expect(await refusal('http://u:p@127.0.0.1/', PRIVATE)).toBe('badHook password')
    await resolving({})
    expect(await refusal('http://localhost:9000/', PRIVATE)).toBeNull()
  })

  test('that has become private since it was set gets nothing, ever', async () => {
    const { port, received } = await receiver(status(200))
    await resolving({ 'rebound.test': [['1.1.1.1'], ['127.0.0.1']] })
    const url = `https://rebound.test:${port}/`
    expect(await refusal(url)).toBeNull()
    const { hooks, clock, outcomes, due, runDue } = hooksAt({ webhooksPrivate: false })
    await hooks.notify(turn(url))
    await runDue()
    expect(outcomes).toEqual(['gaveUp'])
    expect(received).toEqual([])
    clock.now += 48 * HOUR
    expect(await due()).toEqual([])
  })

  test('whose name cannot be found just now is tried again', async () => {
    await resolving({})
    const { hooks, outcomes, lines, runDue } = hooksAt({ webhooksPrivate: false })
    await hooks.notify(turn('https://nowhere.test/hook/s3cr3t'))
    await runDue()
    expect(outcomes).toEqual(['failed'])
    expect(lines.join('')).not.toContain('s3cr3t')
  })

  test('is asked for once, and reached at exactly that address', async () => {
    const { port, received } = await receiver(status(200))
    // Who asked again would be sent to where nobody listens.
    const names = await resolving({ 'hook.test': [['127.0.0.1'], ['127.0.0.99']] })
    const { hooks, outcomes, runDue } = hooksAt()
    await hooks.notify(turn(`http://hook.test:${port}/hook/s3cr3t`))
    await runDue()
    expect(outcomes).toEqual(['sent'])
    expect(received[0]?.headers.host).toBe(`hook.test:${port}`)
    expect(names.asked.get('hook.test')).toBe(1)
  })

  test('by TLS is greeted by its name, at the address that was checked', async () => {
    const greeting = Promise.withResolvers<Buffer>()
    const server = createTcpServer(socket =>
      socket
        .on('error', () => {})
        .once('data', data => {
          greeting.resolve(data)
          socket.destroy()
        }),
    )
    const port = await portOf(server)
    onTestFinished(() => void server.close())
    await resolving({ 'secure.test': [['127.0.0.1'], ['127.0.0.99']] })
    const { hooks, outcomes, runDue } = hooksAt()
    await hooks.notify(turn(`https://secure.test:${port}/hook/s3cr3t`))
    await runDue()
    const hello = await greeting.promise
    // A TLS handshake record, with the server name in the clear and nothing of the request.
    expect(hello[0]).toBe(22)
    expect(hello.includes('secure.test')).toBe(true)
    expect(hello.includes('s3cr3t')).toBe(false)
    expect(outcomes).toEqual(['failed'])
  })
})

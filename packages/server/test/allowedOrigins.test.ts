import { request, type Server } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressFilter } from '../src/addresses.ts'
import { originAllowed } from '../src/allowedOrigins.ts'
import { addHeaders } from '../src/headers.ts'

const trust = addressFilter(['127.0.0.1'])
const nobody = addressFilter(['192.0.2.1'])
const allowedOrigins = ['https://friend.example']

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = fastify()
  addHeaders(app, { trust, tls: false })
  app.get('/', async () => 'a page')
  app.get('/api/trusting', async request => originAllowed(request.raw, { trust, allowedOrigins }))
  app.get('/api/wary', async request => originAllowed(request.raw, { trust: nobody, allowedOrigins }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = portOf(app.server)
})
afterAll(() => app.close())

const portOf = (server: Server): number => {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening')
  return address.port
}

/** fetch sets Origin and Host as it likes; this sends what is given. */
async function get(path: string, headers: Record<string, string>, at = port) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    body: string
    headers: NodeJS.Dict<string | string[]>
  }>()
  request({ host: '127.0.0.1', port: at, path, headers, agent: false }, async response => {
    let body = ''
    for await (const chunk of response.setEncoding('utf8')) body += chunk
    resolve({ body, headers: response.headers })
  })
    .on('error', reject)
    .end()
  return promise
}
const allowed = async (headers: Record<string, string>, path = '/api/wary') =>
  (await get(path, { host: 'play.example.org', ...headers })).body === 'true'

describe('an origin', () => {
  test('that is not given is no browser’s', async () => {
    expect(await allowed({})).toBe(true)
  })

  test.each([
    ['https://play.example.org', 'play.example.org'],
    ['https://play.example.org', 'play.example.org:443'],
    ['http://play.example.org', 'play.example.org:80'],
    ['http://localhost:8080', 'localhost:8080'],
    ['http://[::1]:8080', '[::1]:8080'],
    ['https://play.example.org', 'PLAY.example.org'],
  ])('%s is at home at %s', async (origin, host) => {
    expect(await allowed({ origin, host })).toBe(true)
  })

  test.each([
    'null',
    '',
    'https://evil.example',
    'https://play.example.org.evil.example',
    'https://evil.example/play.example.org',
    'https://play.example.org@evil.example',
    'https://play.example.org:8443',
    'https://user@play.example.org',
    'https://play.example.org/',
    'file://play.example.org',
    'chrome-extension://play.example.org',
    'play.example.org',
    'https://play.example.org, https://play.example.org',
  ])('%s is foreign', async origin => {
    expect(await allowed({ origin })).toBe(false)
  })

  test('of a friend passes', async () => {
    expect(await allowed({ origin: 'https://friend.example' })).toBe(true)
    expect(await allowed({ origin: 'http://friend.example' })).toBe(false)
  })

  test('is compared with what a trusted proxy was asked for, and with nobody else’s word', async () => {
    const headers = { origin: 'https://play.example.org', host: 'inside:8080', 'x-forwarded-host': 'play.example.org' }
    expect(await allowed(headers, '/api/trusting')).toBe(true)
    expect(await allowed(headers, '/api/wary')).toBe(false)
  })
})

describe('headers', () => {
  const directive = (policy: unknown, name: string) =>
    String(policy)
      .split('; ')
      .find(part => part.startsWith(`${name} `))

  test('of every answer, errors too', async () => {
    for (const path of ['/', '/nothing', '/api/wary']) {
      const { headers } = await get(path, {})
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
      const policy = headers['content-security-policy']
      expect(directive(policy, 'default-src')).toBe("default-src 'none'")
      expect(directive(policy, 'script-src')).toBe("script-src 'self'")
      expect(directive(policy, 'connect-src')).toBe("connect-src 'self'")
      expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
      expect(directive(policy, 'base-uri')).toBe("base-uri 'none'")
      expect(policy).not.toContain('unsafe')
    }
  })

  test('the lobby’s answers are kept nowhere', async () => {
    expect((await get('/api/wary', {})).headers['cache-control']).toBe('no-store')
    expect((await get('/', {})).headers['cache-control']).toBeUndefined()
  })

  test('TLS is insisted on where there is TLS', async () => {
    const told = async (headers: Record<string, string>, at?: number) =>
      (await get('/', headers, at)).headers['strict-transport-security']
    expect(await told({})).toBeUndefined()
    expect(await told({ 'x-forwarded-proto': 'http' })).toBeUndefined()
    expect(await told({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')

    for (const [tls, expected] of [
      [true, 'max-age=31536000'],
      [false, undefined],
    ] as const) {
      const other = fastify()
      addHeaders(other, { trust: nobody, tls })
      await other.listen({ host: '127.0.0.1', port: 0 })
      try {
        expect(await told({ 'x-forwarded-proto': 'https' }, portOf(other.server))).toBe(expected)
      } finally {
        await other.close()
      }
    }
  })
})

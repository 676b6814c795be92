import { spawnSync } from 'node:child_process'
import { newAccessToken } from '@coldwake/host'
import fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Level, logRequests, newLogger, tableMark } from '../src/logger.ts'

/** A log, and what it wrote, line by line. */
function kept(level: Level = 'debug') {
  const out: string[] = []
  const err: string[] = []
  const log = newLogger(level, { out: line => void out.push(line), err: line => void err.push(line) })
  return { log, out, err }
}

test('one line of JSON each: news to stdout, trouble to stderr', () => {
  const script = `
    import { newLogger } from ${JSON.stringify(new URL('../src/logger.ts', import.meta.url).href)}
    const log = newLogger('info')
    log.debug('unseen')
    log.info('listening', { port: 8080 })
    log.error('two\\nlines', { table: 'QQQ222' }, new Error('disk', { cause: new TypeError('full') }))
  `
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  expect({ status, lines: stdout.trimEnd().split('\n').length }).toEqual({ status: 0, lines: 1 })
  expect(JSON.parse(stdout)).toEqual({ time: expect.any(String), level: 'info', message: 'listening', port: 8080 })
  const trouble = JSON.parse(stderr)
  expect(trouble).toMatchObject({
    level: 'error',
    message: 'two\nlines',
    table: tableMark('QQQ222'),
    error: { name: 'Error', message: 'disk', cause: { name: 'TypeError', message: 'full' } },
  })
  expect(trouble.error.stack).toContain('Error: disk\n    at ')
  expect(Math.abs(Date.now() - Date.parse(trouble.time))).toBeLessThan(60_000)
})

test.each([
  ['debug', ['debug', 'info', 'warn', 'error']],
  ['info', ['info', 'warn', 'error']],
  ['warn', ['warn', 'error']],
  ['error', ['error']],
  ['silent', []],
] as const)('level %s', (level, heard) => {
  const { log, out, err } = kept(level)
  log.debug('a')
  log.info('b')
  log.warn('c')
  log.error('d')
  expect([...out, ...err].map(line => JSON.parse(line).level)).toEqual(heard)
})

describe('nothing secret', () => {
  const written = (error: unknown): string => {
    const { log, err } = kept()
    log.error('something failed', {}, error)
    return err.join('')
  }

  test('of addresses only the host', () => {
    const { log, out } = kept()
    log.info('to https://discord.com/api/webhooks/123/s3cr3t?wait=1 and http://u:pw@host:81/x#y.')
    log.info('at postgres://coldwake:hunter2@db:5432/games', { address: 'wss://play.example.org/ws?token=abc' })
    expect(out.map(line => JSON.parse(line))).toMatchObject([
      { message: 'to https://discord.com/… and http://host:81/…' },
      { message: 'at postgres://db:5432/…', address: 'wss://play.example.org/…' },
    ])
  })

  test('no token, wherever it stands', () => {
    const token = newAccessToken()
    const text = written(
      new Error(`bad header "Authorization: Bearer ${token}"`, { cause: new Error(`seat ${token}`) }),
    )
    expect(text).toContain('something failed')
    expect(text).not.toContain(token)
    expect(written(`the token (${token}) is wrong`)).not.toContain(token)
  })

  test('of an error no field but its code', () => {
    const error = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', row: 'the hand of seat 2', hand: ['x'] })
    const text = written(error)
    expect(JSON.parse(text).error).toMatchObject({ message: 'refused', code: 'ECONNREFUSED' })
    expect(text).not.toMatch(/hand|row/)
  })

  test('places in the code stay readable', () => {
    expect(JSON.parse(written(new Error('x'))).error.stack).toMatch(/logger\.test\.ts:\d+:\d+/)
  })

  test('requests are named by their route', async () => {
    const { log, out } = kept()
    const app = fastify()
    logRequests(app, log)
    app.get('/api/tables/:code', async () => ({}))
    onTestFinished(() => app.close())
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    await fetch(`${address}/api/tables/QQQ222?token=abc`, { headers: { authorization: 'Bearer abc' } })
    await fetch(`${address}/elsewhere/QQQ222`)
    await expect.poll(() => out.length).toBe(2)
    expect(out.map(line => JSON.parse(line))).toMatchObject([
      { message: 'request', method: 'GET', route: '/api/tables/:code', status: 200, ms: expect.any(Number) },
      { message: 'request', method: 'GET', route: '(none)', status: 404 },
    ])
    expect(out.join('')).not.toMatch(/QQQ222|abc/)
  })
})

test('a chain of causes that is a circle ends', () => {
  const { log, err } = kept()
  const error = new Error('a')
  error.cause = new Error('b', { cause: error })
  log.warn('circle', {}, error)
  expect(JSON.parse(err.join(''))).toMatchObject({ error: { message: 'a', cause: { message: 'b' } } })
})

test('a table’s mark is its own, and shared by too many codes to lead back to one', () => {
  expect(tableMark('QQQ222')).toBe(tableMark('QQQ222'))
  expect(tableMark('QQQ222')).not.toBe(tableMark('QQQ223'))
  expect(tableMark('QQQ222')).toMatch(/^[0-9a-f]{4}$/)
})

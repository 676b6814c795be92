import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '../src/settings.ts'

test('nothing set: this machine only, a file beside the program, nobody trusted', () => {
  const { trust, metrics, ...plain } = readSettings({
    PORT: '',
    HOST: '',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    METRICS: '',
  })
  expect(plain).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    publicUrl: null,
    allowedOrigins: [],
    logLevel: 'info',
    webhooksPrivate: false,
    botPace: 700,
    rateFactor: 1,
    keepFinished: 90,
    keepIdle: 365,
    maxStored: 10_000,
  })
  expect(trust('127.0.0.1')).toBe(false)
  expect([metrics?.('127.0.0.1'), metrics?.('::1'), metrics?.('10.0.0.1')]).toEqual([true, true, false])
})

test('everything set', () => {
  const { trust, metrics, ...plain } = readSettings({
    PORT: '0',
    HOST: '::',
    DATA_DIR: '/var/lib/coldwake',
    DATABASE_URL: 'postgres://coldwake:secret@db/coldwake',
    PUBLIC_URL: 'https://play.example.org/',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    ALLOWED_ORIGINS: 'https://a.example http://b.example:8080',
    LOG_LEVEL: 'debug',
    METRICS: '10.1.0.0/16',
    HOOKS_PRIVATE: '1',
    BOT_PACE: '0',
    RATE_FACTOR: '2.5',
    KEEP_FINISHED: '30',
    KEEP_IDLE: '0',
    MAX_STORED: '500',
  })
  expect(plain).toEqual({
    port: 0,
    host: '::',
    dataDir: '/var/lib/coldwake',
    databaseUrl: 'postgres://coldwake:secret@db/coldwake',
    publicUrl: 'https://play.example.org',
    allowedOrigins: ['https://play.example.org', 'https://a.example', 'http://b.example:8080'],
    logLevel: 'debug',
    webhooksPrivate: true,
    botPace: 0,
    rateFactor: 2.5,
    keepFinished: 30,
    keepIdle: Infinity,
    maxStored: 500,
  })
  expect([trust('127.0.0.1'), trust('10.2.0.1'), trust('11.0.0.1')]).toEqual([true, true, false])
  expect([metrics?.('10.1.2.3'), metrics?.('127.0.0.1')]).toEqual([true, false])
})

test('metrics can be off, and proxies none', () => {
  expect(readSettings({ METRICS: 'off' }).metrics).toBeNull()
  expect(readSettings({ TRUST_PROXY: 'none' }).trust('127.0.0.1')).toBe(false)
})

describe('what is wrong is said in one line', () => {
  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not http.'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, not 65536.'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not 80.5.'],
    [{ BOT_PACE: '-1' }, 'BOT_PACE must be a whole number from 0 to 60000, not -1.'],
    [{ RATE_FACTOR: '0' }, 'RATE_FACTOR must be a number from 0.1 to 1000000, not 0.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, not loud.'],
    [{ HOOKS_PRIVATE: 'yes' }, 'HOOKS_PRIVATE must be one of 0, 1, not yes.'],
    [
      { PUBLIC_URL: 'play.example.org' },
      'PUBLIC_URL must be like https://play.example.org, with nothing after the host, not play.example.org.',
    ],
    [
      { PUBLIC_URL: 'https://example.org/games' },
      'PUBLIC_URL must be like https://play.example.org, with nothing after the host, not https://example.org/games.',
    ],
    [
      { ALLOWED_ORIGINS: 'https://a.example *' },
      'ALLOWED_ORIGINS must be like https://play.example.org, with nothing after the host, not *.',
    ],
    [
      { TRUST_PROXY: 'loopback 10.0.0.0/40' },
      'TRUST_PROXY must be none, loopback, or addresses and ranges such as 10.0.0.0/8, not 10.0.0.0/40.',
    ],
    [
      { METRICS: 'everybody' },
      'METRICS must be off, loopback, or addresses and ranges such as 10.0.0.0/8, not everybody.',
    ],
  ])('%o', (env, message) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(message))
  })

  test('without the password in it', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:hunter2@db/x' })).toThrow(
      new SettingsError('DATABASE_URL must be like postgres://user:password@host:5432/name.'),
    )
  })
})

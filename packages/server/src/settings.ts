/** The operator's settings, from environment variables; docs/operating.md lists them. */
import { type AddressFilter, addressFilter } from './addresses.ts'
import { type Level, levels } from './logger.ts'

export interface Settings {
  port: number
  host: string
  dataDir: string
  /** PostgreSQL instead of a file in `dataDir`. */
  databaseUrl: string | null
  /** A bundle of rules in place of the server's own. */
  rulesBundle: string | undefined
  /** The server's public origin, such as https://play.example.org; null: the host that each request names. */
  publicUrl: string | null
  /** Proxies whose forwarding headers are believed. */
  trust: AddressFilter
  /** Origins whose pages may use this server, the public one included. */
  allowedOrigins: readonly string[]
  logLevel: Level
  /** Addresses that may read /metrics; null: none. */
  metrics: AddressFilter | null
  /** Webhooks may go to private addresses, and without TLS. */
  webhooksPrivate: boolean
  /** Milliseconds that a bot waits before it answers. */
  botPace: number
  /** The factor by which rate limits are multiplied. */
  rateFactor: number
  /** Days without a move or a word after which a table is removed, if its game is over, and if it could go on. */
  keepFinished: number
  keepIdle: number
  /** Megabytes that the store may hold; above that, no new tables are made. */
  maxStored: number
}

/** A setting that cannot be used. The message is one line that says what to do. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** An empty variable counts as not set. */
export function readSettings(env: Environment): Settings {
  const publicUrl = env.PUBLIC_URL ? origin('PUBLIC_URL', env.PUBLIC_URL) : null
  return {
    port: number(env, 'PORT', { otherwise: 8080, whole: true, min: 0, max: 65535 }),
    host: env.HOST || '127.0.0.1',
    dataDir: env.DATA_DIR || './data',
    databaseUrl: env.DATABASE_URL ? database(env.DATABASE_URL) : null,
    rulesBundle: env.RULES_BUNDLE || undefined,
    publicUrl,
    trust: addresses('TRUST_PROXY', env.TRUST_PROXY || 'none', 'none') ?? (() => false),
    allowedOrigins: [
      ...(publicUrl ? [publicUrl] : []),
      ...words(env.ALLOWED_ORIGINS ?? '').map(word => origin('ALLOWED_ORIGINS', word)),
    ],
    logLevel: oneOf(env, 'LOG_LEVEL', levels, 'info'),
    metrics: addresses('METRICS', env.METRICS || 'loopback', 'off'),
    webhooksPrivate: oneOf(env, 'HOOKS_PRIVATE', ['0', '1'], '0') === '1',
    botPace: number(env, 'BOT_PACE', { otherwise: 700, whole: true, min: 0, max: 60_000 }),
    keepFinished: orNever(env, 'KEEP_FINISHED', 90),
    keepIdle: orNever(env, 'KEEP_IDLE', 365),
    maxStored: orNever(env, 'MAX_STORED', 10_000),
    rateFactor: number(env, 'RATE_FACTOR', { otherwise: 1, whole: false, min: 0.1, max: 1_000_000 }),
  }
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

function number(
  env: Environment,
  name: string,
  { otherwise, whole, min, max }: { otherwise: number; whole: boolean; min: number; max: number },
): number {
  const value = Number(env[name] || otherwise)
  if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value
  throw new SettingsError(`${name} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not ${env[name]}.`)
}

/** A whole number of days; 0 means forever. */
const orNever = (env: Environment, name: string, otherwise: number): number =>
  number(env, name, { otherwise, whole: true, min: 0, max: 1_000_000_000 }) || Infinity

function oneOf<T extends string>(env: Environment, name: string, values: readonly T[], otherwise: T): T {
  const given = env[name] || otherwise
  const value = values.find(value => value === given)
  if (value === undefined) throw new SettingsError(`${name} must be one of ${values.join(', ')}, not ${given}.`)
  return value
}

function origin(name: string, text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new SettingsError(`${name} must be like https://play.example.org, with nothing after the host, not ${text}.`)
}

/** The message does not quote the value, which holds a password. */
function database(text: string): string {
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw new SettingsError('DATABASE_URL must be like postgres://user:password@host:5432/name.')
}

/** Null for the word that means no address. */
function addresses(name: string, text: string, nobody: string): AddressFilter | null {
  if (text === nobody) return null
  try {
    return addressFilter(words(text))
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new SettingsError(
      `${name} must be ${nobody}, loopback, or addresses and ranges such as 10.0.0.0/8, not ${error.message}.`,
    )
  }
}

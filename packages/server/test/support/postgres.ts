/** A real PostgreSQL of one's own: a new cluster on a free loopback port, gone when the test file is done. */
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { temporary } from './temp.ts'

export interface Postgres {
  /** A new, empty database. */
  database(): Promise<Database>
  /** In good order, and without waiting for its clients. */
  stop(how?: 'SIGINT' | 'SIGQUIT'): Promise<void>
  start(): Promise<void>
  remove(): Promise<void>
}
export interface Database {
  name: string
  url: string
  query(text: string): Promise<Record<string, unknown>[]>
  /** Ends the connections whose last statement is like this. */
  cut(like: string): Promise<void>
  remove(): Promise<void>
}

export async function startPostgres(): Promise<Postgres> {
  const bin = binaries()
  const user = unprivileged()
  const { path, remove } = await temporary()
  if (user) await chown(path, user.uid, user.gid)
  const options = ['-D', join(path, 'data'), '-U', 'coldwake', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), options, { cwd: path, ...user })
  const port = await freePort()
  const urlOf = (database: string) => `postgres://coldwake@127.0.0.1:${port}/${database}`
  const admin = (text: string) => query(urlOf('postgres'), text)
  let server: Server | null = null
  let databases = 0

  const start = async () => {
    server = await serve(bin, path, port, user)
  }
  const stop = async (how: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
    if (!server) return
    const { stdin } = server
    await new Promise<void>(written => stdin.end('stopped\n', written))
    const exit = once(server, 'exit')
    server.kill(how)
    await exit
    server = null
  }

  await start()
  return {
    database: async () => {
      const name = `test${databases++}`
      await admin(`CREATE DATABASE ${name}`)
      return {
        name,
        url: urlOf(name),
        query: text => query(urlOf(name), text),
        cut: async like => {
          const ended = await admin(`
            SELECT pg_terminate_backend(pid, 5000) AS ended FROM pg_stat_activity
            WHERE datname = '${name}' AND query LIKE '${like}'`)
          if (!ended.length || ended.some(row => row.ended !== true)) throw new Error(`cannot end ${like}`)
        },
        remove: async () => {
          await admin(`DROP DATABASE ${name} WITH (FORCE)`)
        },
      }
    },
    start,
    stop,
    remove: async () => {
      await stop()
      await remove()
    },
  }
}

/**
 * Beside the server a shell reads from this process. When that ends without a word, because this process was killed, it
 * stops the server and clears up.
 */
const SCRIPT = `
  exec 3<&0 </dev/null
  (
    if ! read -r stopped <&3; then
      kill -INT $$
      tries=0
      while kill -0 $$ && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
      rm -rf "$2"
    fi
  ) >/dev/null 2>&1 &
  exec "$1/postgres" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c lc_messages=C 3<&-
`

type Server = ChildProcessByStdio<Writable, null, Readable>

async function serve(bin: string, path: string, port: number, user: User | null): Promise<Server> {
  const args = ['-c', SCRIPT, 'sh', bin, path, String(port)]
  const server = spawn('sh', args, { cwd: path, stdio: ['pipe', 'ignore', 'pipe'], ...user })
  let said = ''
  await new Promise<void>((ready, failed) => {
    server.once('exit', () => failed(new Error(`PostgreSQL did not start:\n${said}`)))
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('database system is ready to accept connections')) ready()
    })
  })
  return server
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

function binaries(): string {
  const given = process.env.POSTGRES_BIN
  if (given) return given
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  if (versions.length === 0)
    throw new Error('Set POSTGRES_BIN to the directory of initdb and postgres, or run npm test.')
  return join(debian, versions[0], 'bin')
}

interface User {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): User | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const user = ['postgres', 'nobody'].map(name => users.find(line => line.startsWith(`${name}:`))).find(Boolean)
  const [, , uid, gid] = user?.split(':') ?? []
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  server.close()
  await once(server, 'close')
  return address.port
}

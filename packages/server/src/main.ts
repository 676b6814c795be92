/**
 * The server as a program. Its settings are environment variables:
 *   PORT      where to listen (8080)
 *   HOST      which address to listen on (127.0.0.1: this machine only; 0.0.0.0 or ::: everybody who can reach it)
 *   DATA_DIR  where the games are kept (./data)
 */
import { serve } from './serve.ts'
import { openSqlite } from './sqlite.ts'
import { StorageError } from './store.ts'

const port = Number(process.env.PORT || 8080)
const host = process.env.HOST || '127.0.0.1'
const directory = process.env.DATA_DIR || './data'

/** Speaks to the operator: one line that says what to do, no stack trace. */
function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}

function opened() {
  try {
    return openSqlite(directory)
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return giveUp(`${error.message} Choose another with DATA_DIR=/some/directory.`)
  }
}

/** What can be wrong with PORT and HOST. */
function whyNotListening(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT=${port < 65535 ? port + 1 : 8080}.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT=8080.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Choose another with HOST=127.0.0.1.`
  throw error
}

if (!Number.isInteger(port) || port < 0 || port > 65535)
  giveUp(`PORT must be a whole number from 0 to 65535, not ${process.env.PORT}.`)
const store = opened()

try {
  const server = await serve(store, { host, port })

  const stop = async () => {
    process.off('SIGTERM', stop).off('SIGINT', stop)
    await server.close()
    await store.close()
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)

  const everyday = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)
  const name = everyday ? 'localhost' : host.includes(':') ? `[${host}]` : host
  console.log(`Coldwake is at http://${name}:${server.port}`)
} catch (error) {
  await store.close()
  giveUp(whyNotListening(error))
}

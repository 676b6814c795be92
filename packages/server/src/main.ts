/** The server as a program. Its settings are environment variables: settings.ts and docs/operating.md. */
import { StorageError } from '@coldwake/host'
import { BundleError } from './bundle.ts'
import { newLogger } from './logger.ts'
import { openStore } from './openStore.ts'
import { serve } from './serve.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { StoredEditions } from './storedEditions.ts'

/** Ends the program with one line that tells the operator what to do, without a stack trace. */
function giveUp(message: string): never {
  console.error(message)
  process.exit(1)
}

/** One line for a problem that the operator can fix; any other error is a bug, and is thrown with its stack. */
function whyNot(error: unknown, { port, host, databaseUrl }: Settings): string {
  if (error instanceof StorageError && databaseUrl === null)
    return `${error.message} Choose another with DATA_DIR=/some/directory.`
  if (error instanceof StorageError || error instanceof BundleError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Choose another with PORT=${port < 65535 ? port + 1 : 8080}.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT=8080.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Choose another with HOST=127.0.0.1.`
  throw error
}

function settingsGiven(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (error instanceof SettingsError) giveUp(error.message)
    throw error
  }
}

const settings = settingsGiven()
const log = newLogger(settings.logLevel)
const trouble = (what: string, error: unknown) => log.error(what, {}, error)

try {
  const store = await openStore(settings, trouble)
  try {
    const editions = await StoredEditions.open(store, { bundle: settings.rulesBundle, log: line => log.error(line) })
    const server = await serve(store, { settings, log, editions })

    const stop = async () => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      await server.close()
      await store.close()
    }
    process.on('SIGTERM', stop).on('SIGINT', stop)

    const { host } = settings
    const everyday = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)
    const name = everyday ? 'localhost' : host.includes(':') ? `[${host}]` : host
    console.log(`Coldwake is at ${settings.publicUrl ?? `http://${name}:${server.port}`}`)
  } catch (error) {
    await store.close()
    throw error
  }
} catch (error) {
  giveUp(whyNot(error, settings))
}

/** Puts the parts together and listens. */
import { fileURLToPath } from 'node:url'
import type { Key } from '@coldwake/rules'
import fastify from 'fastify'
import { addApi, BODY_LIMIT } from './http.ts'
import { type SocketOptions, Sockets } from './sockets.ts'
import type { Store } from './store.ts'
import { Tables } from './tables.ts'
import { addHeaders, addWeb } from './web.ts'

export interface ServeOptions extends SocketOptions {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Directory of the built web client. */
  webRoot?: string
  /** Tests and replays bring their own randomness; everybody else gets it from the operating system. */
  newKey?: () => Key
}

export interface Running {
  port: number
  /** Finishes what was accepted. The store stays open: it belongs to the caller. */
  close(): Promise<void>
}

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))

export async function serve(store: Store, options: ServeOptions): Promise<Running> {
  const app = fastify({ bodyLimit: BODY_LIMIT, requestTimeout: 10_000, forceCloseConnections: true })
  const tables = new Tables(store, options)
  addHeaders(app)
  addApi(app, tables)
  await addWeb(app, options.webRoot ?? WEB_ROOT)
  const sockets = new Sockets(tables, app.server, options)
  try {
    await app.listen({ host: options.host, port: options.port })
  } catch (error) {
    await sockets.close()
    await app.close()
    throw error
  }
  const address = app.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    async close() {
      await sockets.close()
      await app.close()
      await tables.idle()
    },
  }
}

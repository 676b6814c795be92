/** The built web client. */
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './http.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Files of `root`; every other address outside /api is the client's own and gets its page. Built files are named by their
 * content and kept for ever; a file that keeps its name, such as the service worker, is asked for each time.
 */
export async function addWeb(app: FastifyInstance, root: string): Promise<void> {
  const built = existsSync(join(root, 'index.html'))
  if (built) {
    const assets = join(root, 'assets') + sep
    await app.register(fastifyStatic, {
      root,
      // The build has compressed what it is worth, better than there is time for now.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('cache-control', path.startsWith(assets) ? FOREVER : 'no-cache')
      },
    })
  }

  app.setNotFoundHandler((request, reply) => {
    const { method } = request
    const path = request.url.split('?')[0] ?? '/'
    // A missing file is an error: answered with the page, a browser would try to run HTML as a script.
    const page = !/^\/(api|assets|ws)(\/|$)|\.\w+$/.test(path) && (method === 'GET' || method === 'HEAD')
    if (!page) return reply.status(notFound.status).send(notFound.body)
    if (!built) return reply.status(503).type('text/plain').send('The web client is not built yet: npm run build\n')
    return reply.sendFile('index.html')
  })
}

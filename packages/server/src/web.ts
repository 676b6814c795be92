/** The built web client. */
import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { linkFor, readHints } from './hints.ts'
import { notFound } from './http.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Serves the files of `root`; every other address outside /api belongs to the client and gets its page. Built files are
 * named by their content and cached forever; a file that keeps its name, such as the service worker, is revalidated.
 */
export async function addWeb(app: FastifyInstance, root: string): Promise<void> {
  const built = existsSync(join(root, 'index.html'))
  if (built) {
    const assets = join(root, 'assets') + sep
    const page = join(root, 'index.html')
    const hints = readHints(root)
    await app.register(fastifyStatic, {
      root,
      // The build has compressed the files already, better than there is time for here.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const forever = path.startsWith(assets)
        response.header('cache-control', forever ? FOREVER : 'no-cache')
        // Nobody asks again whether it has changed.
        if (forever) for (const name of ['etag', 'last-modified']) response.removeHeader(name)
        const { url, headers } = response.request
        const link = hints && path.startsWith(page) && linkFor(hints, url, headers['accept-language'])
        if (link) response.header('link', link)
      },
    })
  }

  app.setNotFoundHandler((request, reply) => {
    const { method } = request
    const path = request.url.split('?')[0] ?? '/'
    // A missing file is an error: if the page were sent instead, a browser would try to run HTML as a script.
    const page = !/^\/(api|assets|ws)(\/|$)|\.\w+$/.test(path) && (method === 'GET' || method === 'HEAD')
    if (!page) return reply.status(notFound.status).send(notFound.body)
    if (!built) return reply.status(503).type('text/plain').send('The web client is not built yet: npm run build\n')
    return reply.sendFile('index.html')
  })
}

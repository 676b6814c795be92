/**
 * A Vite plugin: what is left to do once everything is built. The service worker learns which files there are, and
 * whatever can be is compressed, as well as it goes, for the server to send.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

export function finish(): Plugin {
  return {
    name: 'coldwake-finish',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) throw new Error('nothing was built')
      await tellWorker(dir)
      await compressAll(dir)
    },
  }
}

async function tellWorker(dist: string): Promise<void> {
  const page = await readFile(path.join(dist, 'index.html'), 'utf8')
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1]
  if (!entry) throw new Error('the page has no script')
  const files = (await readdir(path.join(dist, 'assets'))).sort().map(name => `/assets/${name}`)
  const version = createHash('sha256')
    .update([page, ...files].join('\n'))
    .digest('hex')
    .slice(0, 16)
  const worker = path.join(dist, 'sw.js')
  const script = await readFile(worker, 'utf8')
  await writeFile(worker, `const BUILT=${JSON.stringify({ version, entry, files })};\n${script}`)
}

const WORTH = /\.(css|html|js|json|svg|webmanifest)$/
const encodings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

async function compressAll(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter(file => WORTH.test(file))
  await Promise.all(
    files.map(async file => {
      const place = path.join(dist, file)
      const bytes = await readFile(place)
      for (const [ending, compress] of Object.entries(encodings)) {
        const small = await compress(bytes)
        if (small.length < bytes.length) await writeFile(`${place}.${ending}`, small)
      }
    }),
  )
}

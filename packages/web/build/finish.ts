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
import type { Hints } from '../../server/src/hints.ts'
import { langs } from '../../text/src/lang.ts'
import type { BuiltFile } from '../src/app/pwa/inUse.ts'

export function finish(): Plugin {
  return {
    name: 'coldwake-finish',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('nothing was built')
      await inlineMark(dir)
      await writeFile(path.join(dir, HINTS), JSON.stringify(hintsOf(Object.values(bundle))))
      await tellWorker(dir)
      await compressAll(dir)
    },
  }
}

/** The mark in the browser's tab lies in the page: it is as small as its address. */
async function inlineMark(dist: string): Promise<void> {
  const place = path.join(dist, 'index.html')
  const page = await readFile(place, 'utf8')
  const [, file] = /<link rel="icon" href="([^"]+)"/.exec(page) ?? []
  if (!file) throw new Error('the page has no mark')
  const mark = await readFile(path.join(dist, file), 'utf8')
  await writeFile(place, page.replace(file, `data:image/svg+xml,${encodeURIComponent(mark.trim())}`))
}

/** Read by the server, see its `hints.ts`. */
const HINTS = 'hints.json'

/** What a page loads first besides what its HTML names: a browser that is told with the HTML asks for all of it at once. */
function hintsOf(bundle: readonly { fileName: string }[]): Hints {
  const named = (name: string, ending: string) =>
    bundle.flatMap(({ fileName }) =>
      path.basename(fileName).startsWith(`${name}-`) && fileName.endsWith(ending) ? [`/${fileName}`] : [],
    )
  const words = (...areas: string[]) =>
    Object.fromEntries(langs.map(lang => [lang, areas.flatMap(area => named(`${lang}${area}`, '.js'))]))
  return {
    home: { scripts: named('pages', '.js'), words: words('', '.pages') },
    table: { scripts: named('play', '.js'), words: words('') },
  }
}

async function tellWorker(dist: string): Promise<void> {
  const page = await readFile(path.join(dist, 'index.html'), 'utf8')
  const entry = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1]
  if (!entry) throw new Error('the page has no script')
  const names = (await readdir(path.join(dist, 'assets'))).sort()
  const files = names.map(name => ({ file: `/assets/${name}`, ...whoNeeds(name) }))
  const version = createHash('sha256')
    .update([page, ...names].join('\n'))
    .digest('hex')
    .slice(0, 16)
  const worker = path.join(dist, 'sw.js')
  const script = await readFile(worker, 'utf8')
  await writeFile(worker, `const BUILT=${JSON.stringify({ version, entry, files })};\n${script}`)
}

/** A rulebook is a script of its game and its language, another for each. */
const LANG = new RegExp(`^(${langs.join('|')})[.-]`)

function whoNeeds(name: string): Omit<BuiltFile, 'file'> {
  const lang = LANG.exec(name)?.[1]
  return { ...(lang && { lang }) }
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

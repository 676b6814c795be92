/** The files of the built client, as a browser gets them. */
import fs from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Settings } from '../src/settings.ts'
import { testServer } from './support/server.ts'
import { temporary } from './support/temp.ts'

const script = `export const words = '${'dark '.repeat(50)}'`

async function serverOfFiles(settings: Partial<Settings> = {}): Promise<number> {
  const { path: webRoot, remove } = await temporary()
  onTestFinished(remove)
  await mkdir(join(webRoot, 'assets'))
  const file = async (name: string, text: string) => {
    await writeFile(join(webRoot, name), text)
    await writeFile(join(webRoot, `${name}.br`), brotliCompressSync(text))
    await writeFile(join(webRoot, `${name}.gz`), gzipSync(text))
  }
  await file('index.html', `<title>Coldwake</title>${'<p>dark</p>'.repeat(50)}`)
  await file('assets/main-1a2b.js', script)
  await file('sw.js', script)
  await file('manifest.webmanifest', '{}')
  await writeFile(join(webRoot, 'assets', 'tiny-3c4d.js'), 'export {}')
  for (const name of ['main-1a2b.css', 'adviceWorker-1a2b.js', 'adult-1a2b.svg'])
    await writeFile(join(webRoot, 'assets', name), '')
  return (await testServer({ webRoot, settings })).port
}

/** As it is sent: `fetch` would unpack it. */
async function sent(port: number, path: string, encoding: string) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': encoding } }, resolve).on('error', reject)
  const response = await promise
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

test('files are sent as small as the browser takes them', async () => {
  const port = await serverOfFiles()
  const asked = [
    ['gzip, deflate, br, zstd', 'br', brotliCompressSync(script)],
    ['gzip, deflate', 'gzip', gzipSync(script)],
    ['identity', undefined, Buffer.from(script)],
  ] as const
  for (const [accepted, encoding, bytes] of asked) {
    const { status, headers, body } = await sent(port, '/assets/main-1a2b.js', accepted)
    expect([status, headers['content-encoding']]).toEqual([200, encoding])
    expect(body.equals(bytes)).toBe(true)
    expect(headers['content-type']).toContain('javascript')
    // Whatever stands between must not give one browser what was packed for another.
    expect(headers.vary).toBe('accept-encoding')
  }
  const page = await sent(port, '/t/ABCDEF', 'br')
  expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br'])
  expect(page.headers['content-type']).toContain('text/html')
  expect((await sent(port, '/assets/tiny-3c4d.js', 'br')).body.toString()).toBe('export {}')
})

test('a file that a newer version takes away while it is asked for is missing, and no error of the server', async () => {
  // A server that logs an error fails its test.
  const port = await serverOfFiles()
  const open = fs.createReadStream
  // It was found, and is gone when it is opened.
  vi.spyOn(fs, 'createReadStream').mockImplementationOnce((file, options) => {
    fs.rmSync(file)
    return open(file, options)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const { status, headers, body } = await sent(port, '/assets/main-1a2b.js', 'br')
  expect([status, JSON.parse(`${body}`)]).toEqual([404, { refused: 'notFound' }])
  expect(headers['content-type']).toContain('json')
  expect(headers['content-encoding']).toBeUndefined()
})

test('what is named by its content keeps for ever, what keeps its name is asked for each time', async () => {
  const port = await serverOfFiles()
  const keeps = async (path: string) => (await sent(port, path, 'br')).headers['cache-control']
  expect(await keeps('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/index.html', '/t/ABCDEF', '/sw.js', '/manifest.webmanifest'])
    expect([path, await keeps(path)]).toEqual([path, 'no-cache'])
  expect((await sent(port, '/manifest.webmanifest', 'br')).headers['content-type']).toContain(
    'application/manifest+json',
  )
})

test('a service worker may fetch from its server and do nothing else', async () => {
  const { headers } = await sent(await serverOfFiles(), '/sw.js', 'br')
  expect(headers['content-type']).toContain('javascript')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  expect(headers['content-security-policy']).toContain("worker-src 'self'")
})

test('parts of a page come with few headers; what can be opened as a page, or runs as a worker, comes with all', async () => {
  const port = await serverOfFiles()
  const headersOf = async (path: string) => Object.keys((await sent(port, path, 'br')).headers)
  const ofPages = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy', 'referrer-policy']
  for (const path of ['/assets/main-1a2b.js', '/assets/main-1a2b.css']) {
    const names = await headersOf(path)
    expect(names).toEqual(expect.arrayContaining(['x-content-type-options', 'cross-origin-resource-policy']))
    expect(names.filter(name => [...ofPages, 'etag', 'last-modified'].includes(name))).toEqual([])
  }
  for (const path of ['/', '/assets/adviceWorker-1a2b.js', '/assets/adult-1a2b.svg'])
    expect(await headersOf(path)).toEqual(expect.arrayContaining(ofPages))
})

test('every worker of the page is named as one, so that it gets its policy', async () => {
  const folder = new URL('../../web/src/', import.meta.url)
  const files = (await readdir(folder, { recursive: true })).filter(name => /\.tsx?$/.test(name))
  const sources = await Promise.all(files.map(name => readFile(new URL(name, folder), 'utf8')))
  const workers = sources.flatMap(source => [...source.matchAll(/new (?:Shared)?Worker\(new URL\('([^']+)'/g)])
  expect(workers.length).toBeGreaterThan(1)
  expect(sources.join('').match(/new (?:Shared)?Worker\(/g)).toHaveLength(workers.length)
  for (const [, name] of workers) expect(name).toMatch(/worker\.ts$/i)
})

test('a file that is not there is not the page', async () => {
  const port = await serverOfFiles()
  for (const path of ['/assets/main-gone.js', '/worker.js', '/favicon.ico', '/icons/icon-64.png'])
    expect([path, (await sent(port, path, 'br')).status]).toEqual([path, 404])
})

test('a whole house that opens a new version at once gets all its files, and what is asked of tables counts as ever', async () => {
  const port = await serverOfFiles({ rateFactor: 0.1 })
  const statuses = async (path: string, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => sent(port, path, 'br')))
    return new Set(answers.map(({ status }) => status))
  }
  // By a limit that is a tenth: ten devices behind one address, each with about a hundred files.
  expect(await statuses('/assets/main-1a2b.js', 100)).toEqual(new Set([200]))
  expect(await statuses('/api/tables/BCDFGH', 70)).toEqual(new Set([404, 429]))
})

/**
 * The service worker: keeps the files of one build, so that the page opens quickly, and without a network. First those
 * that the language and the game in use need; the others when they are asked for, or when the page says that nobody pays
 * for them by the byte. What is
 * asked of the server itself, /api and /ws, it never touches, but for one thing: rules of another edition, which a game
 * of this browser may need for as long as it lasts. They are named by their content too.
 *
 * A built file is named by its content and served from here once it is kept. The page itself comes from the network as
 * long as there is one: a page and its server are of one version. A new version is fetched beside the old one and takes
 * over at once; the files of the version before are kept for pages that are still open with it.
 */
import type { Activated } from '../activated.ts'
import type { BuiltFile, InUse, InUseAddress, KeepTheRest } from '../inUse.ts'

declare const self: ServiceWorkerGlobalScope

/** Written in front of this script when everything else is built, see `build/finish.ts`. */
declare const BUILT: {
  version: string
  /** The script that the page begins with. */
  entry: string
  files: readonly BuiltFile[]
}

const PAGE = '/'
const IN_USE: InUseAddress = '/in-use'
const KEEP_THE_REST: KeepTheRest = 'keep the rest'
const PREFIX = 'coldwake-'
const current = PREFIX + BUILT.version
const EDITIONS = 'editions of the rules'
/** A network that does not answer for so long counts as none. */
const PATIENCE = 4000

/** Oldest first. */
const versions = async (): Promise<string[]> => (await caches.keys()).filter(name => name.startsWith(PREFIX))

const kept = (request: Request | string): Promise<Response | undefined> => caches.match(request, { ignoreVary: true })

/** All that is in use or, where it is not there yet, nothing: half a version would only take up room. */
async function install(): Promise<void> {
  const isNew = !(await caches.has(current))
  try {
    await keepInUse()
  } catch (error) {
    if (isNew) await caches.delete(current)
    throw error
  }
}

/** What the page has noted; without a note everything counts as in use. */
async function inUse(): Promise<InUse | null> {
  const note = await caches.match(IN_USE)
  return note ? note.json() : null
}

async function keepInUse(): Promise<void> {
  const cache = await caches.open(current)
  const page = await fetched(new Request(PAGE, { cache: 'reload' }))
  // The server may have changed again since this worker came from it.
  if (!(await page.clone().text()).includes(BUILT.entry)) throw new Error('the page is of another version')
  await cache.put(PAGE, page)
  const use = await inUse()
  const needed = ({ lang, game }: BuiltFile) =>
    !use || ((!lang || lang === use.lang) && (!game || !use.game || game === use.game))
  await Promise.all(BUILT.files.filter(needed).map(({ file }) => keep(file, cache)))
}

async function keep(file: string, cache: Cache): Promise<void> {
  await cache.put(file, (await kept(file)) ?? (await fetched(file)))
}

/** One after the other: whoever plays meanwhile needs the network more. */
async function keepRest(): Promise<void> {
  const cache = await caches.open(current)
  for (const { file } of BUILT.files) if (!(await cache.match(file))) await keep(file, cache)
}

const isBuilt = (pathname: string): boolean => BUILT.files.some(({ file }) => file === pathname)

/** A file of this build that was not in use so far is kept from now on. */
async function asset(request: Request, pathname: string): Promise<Response> {
  const found = await kept(request)
  if (found) return found
  const response = await fetch(request)
  // Where there is no room left it is had all the same.
  if (response.ok && isBuilt(pathname)) await putInto(current, request, response.clone()).catch(() => {})
  return response
}

async function fetched(request: Request | string): Promise<Response> {
  const response = await fetch(request)
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`)
  return response
}

async function takeOver(): Promise<void> {
  const old = (await versions()).filter(name => name !== current)
  await Promise.all(old.slice(0, -1).map(name => caches.delete(name)))
  await self.clients.claim()
  const news: Activated = { entry: BUILT.entry }
  for (const client of await self.clients.matchAll()) client.postMessage(news)
}

/** The page from the network, or as it was kept. */
async function page(request: Request): Promise<Response> {
  const shell = await (await caches.open(current)).match(PAGE)
  if (!shell) return fetch(request)
  const late = new Promise<Response>(resolve => setTimeout(resolve, PATIENCE, shell))
  // What stands before a server that is down may answer for it.
  const answer = fetch(request).then(
    response => (response.status < 500 ? response : shell),
    () => shell,
  )
  return Promise.race([answer, late])
}

async function edition(request: Request): Promise<Response> {
  const found = await kept(request)
  if (found) return found
  const response = await fetch(request)
  // Where there is no room left they are had all the same.
  if (response.ok) await putInto(EDITIONS, request, response.clone()).catch(() => {})
  return response
}

async function putInto(name: string, request: Request, response: Response): Promise<void> {
  await (await caches.open(name)).put(request, response)
}

self.addEventListener('install', event => {
  event.waitUntil(install())
  void self.skipWaiting()
})

self.addEventListener('activate', event => {
  event.waitUntil(takeOver())
})

self.addEventListener('message', event => {
  if (event.data === KEEP_THE_REST) event.waitUntil(keepRest().catch(() => {}))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (/^\/api\/rules\/[0-9a-f]{8,64}\.mjs$/.test(pathname)) event.respondWith(edition(request))
  else if (/^\/(api|ws)(\/|$)/.test(pathname)) return
  else if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request, pathname))
})

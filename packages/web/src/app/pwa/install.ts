/** The page as an app: its service worker (`worker/serviceWorker.ts`), and whether a newer version of the page has come by it. */

import { remembered } from '../../net/heldSeats.ts'
import { whenIdle } from '../idle.ts'
import { createStore } from '../store.ts'
import type { Activated } from './activated.ts'
import type { InUse, InUseAddress, KeepTheRest } from './inUse.ts'

const IN_USE: InUseAddress = '/in-use'
const KEEP_THE_REST: KeepTheRest = 'keep the rest'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let registration: ServiceWorkerRegistration | null = null
/** When a newer version was looked for last. */
let looked = Date.now()

let outdated = false
const versions = createStore()
export const useIsOutdated = (): boolean => versions.useValue(() => outdated)

/** The script that this page begins with, after those that it needs. */
const entry = (): string | undefined =>
  [...document.querySelectorAll<HTMLScriptElement>('head > script[type=module][src]')].at(-1)?.src

function hear({ data }: MessageEvent<Activated>): void {
  if (new URL(data.entry, window.location.href).href === entry()) return
  outdated = true
  versions.changed()
}

/** Nothing waits for it: a page works without, only not offline. */
export function install(): void {
  // There is none where the connection is not safe, and none while developing.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', hear)
  whenIdle(() => {
    noteInUse()
      // Where there is no room for a note everything counts as in use.
      .catch(() => {})
      .then(() => serviceWorker.register('/sw.js'))
      .then(keepFresh, () => {})
    if (isFree()) serviceWorker.ready.then(({ active }) => active?.postMessage(KEEP_THE_REST))
  })
}

/** The worker cannot ask what this browser remembers. */
async function noteInUse(): Promise<void> {
  const use: InUse = { lang: document.documentElement.lang, game: remembered('game') }
  await (await caches.open(IN_USE)).put(IN_USE, new Response(JSON.stringify(use)))
}

/** False where what is fetched may cost its reader money. Browsers that do not say are taken to be at home. */
function isFree(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } }
  return !connection?.saveData && connection?.type !== 'cellular'
}

/** A browser looks for a new version when a page is opened; one that stays open looks itself. */
function keepFresh(found: ServiceWorkerRegistration): void {
  registration = found
  const look = () => {
    if (document.visibilityState === 'visible') lookForNews(HOUR)
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, HOUR)
}

/** A server that was away may have come back as another. */
export function lookForNews(atMostEvery = MINUTE): void {
  if (!registration || Date.now() - looked < atMostEvery) return
  looked = Date.now()
  registration.update().catch(() => {})
}

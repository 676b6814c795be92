/** A real Chromium. */
import { existsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages of the same browser share what they have compiled.
  '--process-per-site',
  // Two processes less for each browser, and less to pass between them: a page takes a sixth less of the processor.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
]

const WHOLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
/** Debian's has a sibling without windows and bars: pages are the same, and take a quarter less of the processor. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell'
const small = WHOLE === '/usr/bin/chromium' && existsSync(SHELL) ? SHELL : WHOLE

/** For what is not of the page alone, as notifications are. */
export const launchWhole = (): Promise<Browser> => chromium.launch({ executablePath: WHOLE, args: FLAGS })

declare global {
  /** The browser of this process: its test files take turns in it. It ends with the process. */
  var sharedBrowser: Promise<Browser> | undefined
}

export function launch(): Promise<Browser> {
  globalThis.sharedBrowser ??= chromium.launch({ executablePath: small, args: FLAGS })
  return globalThis.sharedBrowser
}

/** Closes every page that a test file has left open. */
export async function closePages(browser: Browser | undefined): Promise<void> {
  await Promise.all(browser?.contexts().map(context => context.close()) ?? [])
}

/** How long somebody waits for what must come. It comes at once where the machine has nothing else to do. */
export const PATIENCE = 60_000

/**
 * A browser of somebody who has not been here before. A service worker would fetch and keep the whole page each time:
 * it is there where it is looked at, and for a whole evening. Tips, too, are shown where they are looked at.
 */
export async function newcomer(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(unpainted)
  await context.addInitScript(countIdleWork)
  await context.addInitScript(withoutTips)
  watchScripts(context)
  return context
}

/** The scripts that a page has asked for and not got yet. */
const scriptsUnderWay = new WeakMap<BrowserContext, Set<Request>>()

function watchScripts(context: BrowserContext): void {
  const underWay = new Set<Request>()
  scriptsUnderWay.set(context, underWay)
  context.on('request', request => request.resourceType() === 'script' && underWay.add(request))
  context.on('requestfinished', request => underWay.delete(request))
  context.on('requestfailed', request => underWay.delete(request))
}

/** True while a page waits for one of its scripts. */
export const awaitsScripts = (page: Page): boolean => (scriptsUnderWay.get(page.context())?.size ?? 0) > 0

declare global {
  /** How many callbacks the page has put off until it has nothing else to do. */
  var idleWork: number | undefined
  /** The style sheet that keeps a page from being painted, where there is one. */
  var unpaintedSheet: CSSStyleSheet | undefined
}

/** Counts the work that the page puts off: parts of it are loaded when there is time, and tests wait for them. */
function countIdleWork(): void {
  globalThis.idleWork = 0
  const put = window.requestIdleCallback.bind(window)
  const call = window.cancelIdleCallback.bind(window)
  const waiting = new Set<number>()
  const count = () => {
    globalThis.idleWork = waiting.size
  }
  window.requestIdleCallback = (work, options) => {
    const id = put(deadline => {
      waiting.delete(id)
      count()
      work(deadline)
    }, options)
    waiting.add(id)
    count()
    return id
  }
  window.cancelIdleCallback = id => {
    waiting.delete(id)
    count()
    call(id)
  }
}

/**
 * Keeps a page transparent from its first moment on: everything is laid out and answers to the mouse as ever, but
 * nothing is painted, which takes a sixth of the processor and which no test looks at. A look that asks how opaque
 * something is lifts the sheet meanwhile.
 */
function unpainted(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets.push(sheet)
  globalThis.unpaintedSheet = sheet
}

/** Somebody who has switched tips off, unless they were switched on here. */
function withoutTips(): void {
  // An empty page has nowhere to keep anything.
  if (location.protocol === 'about:' || localStorage.getItem('coldwake.tips') !== null) return
  localStorage.setItem('coldwake.tips', '0')
}

/** Paints the page while the work is done, such as taking a picture of it. */
export async function painted<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const paint = (on: boolean) =>
    page.evaluate(on => {
      if (globalThis.unpaintedSheet) globalThis.unpaintedSheet.disabled = on
    }, on)
  await paint(true)
  try {
    return await work()
  } finally {
    await paint(false)
  }
}

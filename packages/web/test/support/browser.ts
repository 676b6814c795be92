/** A real Chromium. */
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

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
]

const WHOLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
/** Debian's has a sibling without windows and bars: pages are the same, and take a quarter less of the processor. */
const SHELL = '/usr/lib/chromium/chromium-headless-shell'
const small = WHOLE === '/usr/bin/chromium' && existsSync(SHELL) ? SHELL : WHOLE

/** `whole`: for what is not of the page alone, as notifications are. */
export const launch = (size?: 'whole'): Promise<Browser> =>
  chromium.launch({ executablePath: size ? WHOLE : small, args: FLAGS })

/** How long somebody waits for what must come. It comes at once where the machine has nothing else to do. */
export const PATIENCE = 60_000

/**
 * A browser of somebody who has not been here before. A service worker would fetch and keep the whole page each time:
 * it is there where it is looked at, and for a whole evening.
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
  return context
}

declare global {
  /** The style sheet that keeps a page from being painted, where there is one. */
  var unpaintedSheet: CSSStyleSheet | undefined
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

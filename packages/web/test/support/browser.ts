/** A real Chromium. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS })

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
  return context
}

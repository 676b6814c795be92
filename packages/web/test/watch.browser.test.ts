/** The first watches, walked to their ends step by step; and where they are left is kept. */
import { AREAS, dialectOf, loadLanguage, ui } from '@coldwake/text'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WATCHES, type WatchedGame, watchOf } from '../src/games/watch/index.ts'
import { closePages, launch } from './support/browser.ts'
import { speaker, TONGUES, type Tongue } from './support/languages.ts'
import { outside, still } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'

await loadLanguage('en')
const GAMES = Object.keys(WATCHES) as WatchedGame[]
const LONG = process.env.LONG === '1'
const DEVICES = [
  { name: 'desk', size: { width: 1440, height: 900 }, touch: false },
  { name: 'phone', size: { width: 390, height: 844 }, touch: true },
]
const LANGUAGES: readonly Tongue[] = LONG ? TONGUES : ['en']

let server: Server
let browser: Browser
const trouble: string[] = []

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
  expect(trouble).toEqual([])
})

async function arrives(lang: Tongue, { size, touch }: (typeof DEVICES)[number], path: string): Promise<Page> {
  const context = await speaker(browser, lang, { viewport: size, ...(touch ? { hasTouch: true, isMobile: true } : {}) })
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('coldwake.speed', '0')
  })
  const page = await context.newPage()
  page.on('pageerror', error => trouble.push(error.message))
  await page.goto(server.url + path)
  return page
}

const coach = (page: Page) => page.locator('.coach')
/** The step that is said, once it is another than this one; null at the end of the watch. */
async function stepAfter(page: Page, before: string | null): Promise<string | null> {
  const found = await page.waitForFunction(before => {
    if (document.querySelector('.watchend')) return { step: null }
    const step = document.querySelector('.coach')?.getAttribute('data-step') ?? null
    return step !== null && step !== before ? { step } : null
  }, before)
  return (await found.jsonValue())?.step ?? null
}

describe.each(GAMES)('the first watch of %s', game => {
  const cases = DEVICES.flatMap(device => LANGUAGES.map(lang => ({ device, lang, name: device.name })))
  it.each(cases)('is walked to its end on a $name in $lang', async ({ device, lang }) => {
    const { script } = await watchOf(game).load()
    const page = await arrives(lang, device, `/learn/watch/${game}`)
    const said: string[] = []
    for (let step = await stepAfter(page, null); step !== null; step = await stepAfter(page, step)) {
      said.push(step)
      const found = script.steps.find(({ id }) => id === step)
      if (!found) throw new Error(`${step} is no step`)
      if (process.env.SHOTS === '1') await still(page)
      await shoot(page, `watch-${game}-${String(said.length).padStart(2, '0')}-${step}`)
      const next = coach(page).locator('footer .primary')
      if (!found.own) await next.click()
      // What a player does is proved on the engine (watch.test.ts); here the coach does it.
      else await coach(page).locator('footer .ghost').last().click()
    }
    const wanted = script.steps.filter(({ asks }) => !asks).map(({ id }) => id)
    expect(said.filter(id => wanted.includes(id))).toEqual(wanted)
    await still(page)
    await shoot(page, `watch-${game}-end`)
    expect(await outside(page)).toEqual([])
    expect(await page.locator('.watchend .primary').count()).toBe(1)
    await page.context().close()
  })
})

it('where a watch is left is kept in the browser, shown in the settings, and erased there', async () => {
  const t = ui(dialectOf('en', 'nemesis'), ...AREAS)
  const page = await arrives('en', DEVICES[0] as (typeof DEVICES)[number], '/learn/watch/nemesis')
  await coach(page).locator('footer .primary').click()
  await stepAfter(page, 'awake')
  await coach(page).locator('.close').click()
  await page.getByRole('button', { name: t.settings }).click()
  await page.getByText(t.coaching.funnel.title).click()
  await page.getByText(t.watch.nemesis.steps.clock).waitFor()
  await page.getByRole('button', { name: t.coaching.funnel.erase }).click()
  await page.getByText(t.coaching.funnel.none).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('coldwake.funnel'))).toBe(null)
  await page.context().close()
})

/** Where a first watch is left: kept in the browser, shown in its settings, and erased there. */
import { AREAS, dialectOf, loadLanguage, ui } from '@coldwake/text'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch, newcomer } from './support/browser.ts'
import { Server } from './support/server.ts'

await loadLanguage('en')

let server: Server
let browser: Browser

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

it('where a watch is left is kept in the browser, shown in the settings, and erased there', async () => {
  const t = ui(dialectOf('en', 'nemesis'), ...AREAS)
  const page = await (await newcomer(browser)).newPage()
  await page.goto(`${server.url}/learn/watch/nemesis`)
  const coach = page.locator('.coach')
  await coach.locator('footer .primary').click()
  await page.locator('.coach[data-step="clock"]').waitFor()
  await coach.locator('.close').click()
  await page.getByRole('button', { name: t.settings }).click()
  await page.getByText(t.coaching.funnel.title).click()
  await page.getByText(t.watch.nemesis.steps.clock).waitFor()
  await page.getByRole('button', { name: t.coaching.funnel.erase }).click()
  await page.getByText(t.coaching.funnel.none).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('coldwake.funnel'))).toBe(null)
})

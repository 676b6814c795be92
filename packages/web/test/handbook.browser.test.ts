/** What stands beside the rules in a real browser: sheets that fit on paper. */
import type { Lang } from '@coldwake/text'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { GAMES } from '../src/games/covers/index.ts'
import { PREFIX } from '../src/games/rulebooks/outline.ts'
import { SUMMARIES } from '../src/games/rulebooks/summaries.ts'
import { plain } from '../src/rules/book.ts'
import { bookName } from '../src/rules/catalogues.ts'
import { handbookAddress } from '../src/rules/place.ts'
import { trialAddress } from '../src/rules/trial/trialAddress.ts'
import { shelf } from './support/books.ts'
import { closePages, launch } from './support/browser.ts'
import { speaker } from './support/languages.ts'
import { usually } from './support/longRun.ts'
import { accessProblems, clipped, SIZES, visits } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'

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

describe('an example at a table', () => {
  const status = (page: Page) => page.locator('.trialnow')
  const button = (page: Page, name: string) => page.locator('.trial').getByRole('button', { name })

  it.each([
    ['nemesis', 'NEM-EX-04', 'Scout: Move', 'Canteen'],
    ['lockdown', 'LOCK-EX-23', 'Sentry: Pass', ''],
  ])('of %s is stepped through, left for another way, and begun again', async (game, id, first, told) => {
    const context = await speaker(browser, 'en')
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await visits(page, `${server.url}/rules/${id}`)
    await page
      .locator('.therule')
      .getByRole('link', { name: /^Try it/ })
      .click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/rules/${trialAddress(game, id)}`)
    await status(page).filter({ hasText: first }).waitFor()
    for (let steps = 0; await button(page, 'Next step').isVisible(); steps++) {
      expect(steps).toBeLessThan(5)
      const before = await status(page).innerText()
      await button(page, 'Next step').click()
      await expect.poll(() => status(page).innerText()).not.toBe(before)
    }
    await status(page).filter({ hasText: 'That was the example' }).waitFor()
    await page.locator('.rail .loglist').filter({ hasText: told }).waitFor()
    await button(page, 'Start again').click()
    await status(page).filter({ hasText: first }).waitFor()
    // What is chosen at the table itself leads another way, too.
    await button(page, 'Choose differently').click()
    await status(page).filter({ hasText: 'Now you decide' }).waitFor()
    await page.locator('.rail.asked').waitFor()
    expect(await accessProblems(page)).toEqual([])
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await clipped(page), `${size.width}`).toEqual([])
      await shoot(page, `trial-${game}`)
    }
    expect(errors).toEqual([])
    await context.close()
  })
})

/** How many sheets of paper it takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test.each(usually<Lang>(['de', 'pl'], ['en', 'es', 'it']))('the longest sheets fit on one page, %s', async lang => {
  const context = await speaker(browser, lang)
  const page = await context.newPage()
  for (const game of GAMES) {
    const { rules } = await shelf(bookName(game, lang))
    const length = ({ parts }: (typeof SUMMARIES)[typeof game][number]) =>
      parts
        .flatMap(part => part.rules)
        .reduce((sum, rule) => sum + plain(rules.get(`${PREFIX[game]}-${rule}`)?.rule.text ?? []).length + 40, 0)
    const [longest, second] = SUMMARIES[game].toSorted((a, b) => length(b) - length(a))
    for (const summary of [longest, second]) {
      await visits(page, `${server.url}/rules/${handbookAddress(game, 'summaries', summary?.key)}`)
      await page.locator('.summary li').first().waitFor()
      expect(await sheets(page), `${game} ${summary?.key}`).toBe(1)
    }
  }
  await context.close()
})

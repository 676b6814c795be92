/** What stands beside the rules in a real browser: sheets that fit on paper. */
import { langs } from '@coldwake/text'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GAMES } from '../src/games/covers/index.ts'
import { PREFIX } from '../src/games/rulebooks/outline.ts'
import { SUMMARIES } from '../src/games/rulebooks/summaries.ts'
import { plain } from '../src/rules/book.ts'
import { bookName } from '../src/rules/catalogues.ts'
import { handbookAddress } from '../src/rules/place.ts'
import { shelf } from './support/books.ts'
import { closePages, launch } from './support/browser.ts'
import { speaker } from './support/languages.ts'
import { visits } from './support/page.ts'
import { Server } from './support/server.ts'

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

/** How many sheets of paper it takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test.each(langs)('the longest sheets fit on one page, %s', async lang => {
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

/** What the looking at pages finds, on pages that are wrong on purpose. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch } from './support/browser.ts'
import { clipped, overlapping } from './support/page.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage({ viewport: { width: 400, height: 300 } })
})
afterAll(() => browser?.close())

it('finds words that are cut off, unless they can be scrolled to or may be', async () => {
  const box = (overflow: string, attributes = '') =>
    `<p ${attributes} style="width: 60px; overflow: ${overflow}; white-space: nowrap">Somewhat longer ${overflow}</p>`
  await page.setContent(box('hidden') + box('auto') + box('hidden', 'data-may-clip'))
  expect(await clipped(page)).toEqual([expect.stringContaining('Somewhat longer hidden')])
})

it('finds words that lie over other words, unless something lies between', async () => {
  const over = (text: string, top: number, more = '') =>
    `<p style="position: absolute; margin: 0; top: ${top}px; left: 10px; ${more}">${text}</p>`
  const covered = [over('below', 100), over('above', 100, 'background: white; padding: 20px; margin: -20px')]
  await page.setContent([over('one', 10), over('other', 15), over('alone', 50), ...covered].join(''))
  expect(await overlapping(page)).toEqual(['"one" in P.null and "other" in P.null'])
})

/** What the looking at pages finds, on pages that are wrong on purpose. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch, newcomer } from './support/browser.ts'
import { accessProblems, clipped, overlapping, smallTargets } from './support/page.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launch()
  // A page that is not painted, as all the others.
  page = await (await newcomer(browser, { viewport: { width: 400, height: 300 } })).newPage()
  await page.goto('about:blank')
})
afterAll(() => closePages(browser))

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

it('finds what a finger would miss', async () => {
  await page.setContent('<button style="width: 20px; height: 20px">x</button><button style="padding: 40px">y</button>')
  expect(await smallTargets(page)).toEqual([expect.stringMatching(/^x .*20×20$/)])
})

it('finds what cannot be read, or has no name, among what was judged before; and finds it again', async () => {
  const screen = (words: string) =>
    page.setContent(`<html lang="en"><title>Words</title><main><h1>Words</h1>${words}</main></html>`)
  const pale = '<p class="pale" style="color: #bbb">pale</p>'
  await screen('<p>dark</p>')
  expect(await accessProblems(page)).toEqual([])
  await screen(`<p>dark</p>${pale}`)
  for (let looks = 0; looks < 2; looks++) expect(await accessProblems(page)).toEqual(['color-contrast: .pale'])
  await screen('<p>dark</p><button></button>')
  expect(await accessProblems(page)).toEqual(['button-name: button'])
  // Each heading is right for itself.
  await screen('<p>dark</p><h2>First</h2><h3>Second</h3>')
  expect(await accessProblems(page)).toEqual([])
  await screen('<p>dark</p><h3>Second</h3>')
  expect(await accessProblems(page)).toEqual(['heading-order: h3'])
  // So is each landmark.
  await screen('<p>dark</p></main><main>')
  expect(await accessProblems(page)).toContainEqual(expect.stringMatching(/^landmark-no-duplicate-main/))
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('0')
})

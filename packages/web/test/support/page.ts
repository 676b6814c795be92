/** What is wrong with a page for somebody who cannot see it well, or on a small screen. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]
const LANGUAGES = ['en', 'es'] as const

/** Serious violations, as text: what is wrong and where. */
export async function accessProblems(page: Page): Promise<string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(source)
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`)
}

/** What sticks out of the window sideways now. */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What follows the size of the window follows it a frame later.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const hidden = 'svg *, .sr, .sr *, .gear *, .stat *, dialog:not([open]) *'
    const name = (element: Element) => `${element.tagName}.${element.getAttribute('class')}`
    const far = [...document.querySelectorAll('body *')].filter(element => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && !element.matches(hidden) && (right > window.innerWidth + 1 || left < -1)
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return [...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []), ...far.map(name)]
  })

/** What sticks out of the window at every size and in both languages, once `open` has opened what is looked at. */
export async function overflow(page: Page, open: () => Promise<void> = async () => {}): Promise<string[]> {
  const found: string[] = []
  const spoken = await page.evaluate(() => localStorage.getItem('coldwake.lang'))
  const inLanguage = async (lang: string | null) => {
    await page.evaluate(
      lang => (lang ? localStorage.setItem('coldwake.lang', lang) : localStorage.removeItem('coldwake.lang')),
      lang,
    )
    await page.reload()
    await page.locator('main').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
  }
  for (const lang of LANGUAGES) {
    await inLanguage(lang)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await open()
      found.push(...(await outside(page)).map(what => `${lang} ${size.width}: ${what}`))
    }
    await page.setViewportSize(SIZES[0])
  }
  await inLanguage(spoken)
  return found
}

/** Labels on the board that are smaller than 11 px on screen. */
export const tinyLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('svg.board text')].flatMap(text => {
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
      return size < 10.9 ? [`${text.textContent} ${size.toFixed(1)}`] : []
    }),
  )

/** The first watches, walked to their ends by pressing what is lit; and where they are left is kept. */
import { AREAS, dialectOf, type Lang, langs, loadLanguage, ui } from '@coldwake/text'
import type { Browser, ElementHandle, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WATCHES, type WatchedGame, watchOf } from '../src/games/watch/index.ts'
import type { WatchStep } from '../src/learn/watch/watchScript.ts'
import { targetOf } from '../src/play/choice/choiceRecords.ts'
import { closePages, launch, newcomer } from './support/browser.ts'
import { speaker } from './support/languages.ts'
import { LONG } from './support/longRun.ts'
import { holdsDown, outside, still } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'

await loadLanguage('en')

const DESK = { name: 'desk', viewport: { width: 1440, height: 900 } }
const PHONE = { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
interface Walk {
  lang: Lang
  device: typeof DESK | typeof PHONE
}
const WALKS: Record<WatchedGame, Walk[]> = {
  nemesis: [{ lang: 'en', device: DESK }],
  lockdown: [{ lang: 'de', device: PHONE }],
}
const EVERY_WALK = langs.flatMap(lang => [DESK, PHONE].map(device => ({ lang, device })))
const walksOf = (game: WatchedGame) =>
  (LONG ? EVERY_WALK : WALKS[game]).map(walk => ({ ...walk, name: walk.device.name }))

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

const CONFIRM = '.go'
const coach = (page: Page) => page.locator('.coach')
const confirm = (page: Page) => page.locator('.go .primary:visible')

/** The next step that is said; null at the end of the watch. */
async function stepAfter(page: Page, before: string | null): Promise<string | null> {
  const found = await page.waitForFunction(before => {
    if (document.querySelector('.watchend')) return { step: null }
    const step = document.querySelector('.coach')?.getAttribute('data-step') ?? null
    return step !== null && step !== before ? { step } : null
  }, before)
  return (await found.jsonValue())?.step ?? null
}

/** The first thing that is lit and can be pressed where it lies; of a question, the answer that is wanted. */
async function lit(page: Page, { lit, own }: WatchStep): Promise<ElementHandle<Element>> {
  const [wanted] = own?.wants ?? []
  const key = wanted ? targetOf(wanted as Parameters<typeof targetOf>[0]) : ''
  const within = lit
    .filter(selector => selector !== CONFIRM)
    .map(selector => {
      return selector === '.ask' ? `.ask [data-key="${key}"], .ask .find` : selector
    })
  const found = await page.waitForFunction(within => {
    const pressed = ':is(button, [role="button"]):not([aria-disabled="true"])'
    const isFree = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    }
    const inside = (part: Element) => (part.matches(pressed) ? [part] : [...part.querySelectorAll(pressed)])
    return within.flatMap(selector => [...document.querySelectorAll(selector)].flatMap(inside)).find(isFree)
  }, within)
  return found as ElementHandle<Element>
}

/** Does a step by what is lit and the button below it: what the coach answers to that is heeded. */
async function does(page: Page, step: WatchStep): Promise<void> {
  const { id, own } = step
  const isSaid = () => page.locator(`.coach[data-step="${id}"]`).isVisible()
  if (!(await confirm(page).isVisible()) && wantsMore(step)) {
    const before = await coach(page).boundingBox()
    await (await lit(page, step)).click()
    if (own?.picks) return
    await pressesNothingWhereItWas(page, before)
  }
  await expect.poll(() => isConfirmLit(page, id)).toBe(true)
  for (let tries = 0; tries < 4 && (await isSaid()); tries++) {
    const said = () => answered(page, id)
    const answer = (await confirm(page).and(page.locator('.hold')).isVisible())
      ? await holdsDown(page, confirm(page), said)
      : await confirm(page).click().then(said)
    if (!answer) return
    // A card that is needed later was to pay.
    if (own?.keeps) await page.locator('.hand .card.can:not(.pays)').first().click()
  }
}

/** Whatever can be pressed to do it lies in a hole, and the bubble leaves it free. */
const isConfirmLit = (page: Page, id: string): Promise<boolean> =>
  page.evaluate(id => {
    if (document.querySelector('.coach')?.getAttribute('data-step') !== id) return true
    const button = document.querySelector('.go .primary')
    if (!button?.checkVisibility()) return true
    const { left, top, right, bottom } = button.getBoundingClientRect()
    const holes = [...document.querySelectorAll('.spotlight .rim')].map(hole => hole.getBoundingClientRect())
    const isFree = button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    const isIn = (hole: DOMRect) => hole.left <= left && hole.right >= right && hole.top <= top && hole.bottom >= bottom
    return isFree && holes.some(isIn)
  }, id)

/** Where the bubble has just made way, a tap that was meant for it hits nothing. */
async function pressesNothingWhereItWas(page: Page, before: { x: number; y: number; width: number } | null) {
  if (!before) return
  const hit = await page.evaluate(({ x, y, width }) => {
    const bubble = document.querySelector('.coach')?.getBoundingClientRect()
    if (!bubble || Math.abs(bubble.top - y) < bubble.height) return null
    const found = document.elementFromPoint(x + width / 2, y + 5)
    return found?.closest('button, [role="button"]')?.textContent ?? null
  }, before)
  expect(hit).toBe(null)
}

/** What the coach answers to what was done; null: the step is done. */
async function answered(page: Page, id: string): Promise<string | null> {
  const found = await page.waitForFunction(id => {
    const now = document.querySelector('.coach')
    if (now?.getAttribute('data-step') !== id) return { answer: null }
    const answer = now.querySelector('.instead')?.textContent
    return answer ? { answer } : null
  }, id)
  return (await found.jsonValue())?.answer ?? null
}

const wantsMore = ({ own }: WatchStep): boolean => own?.wants[0]?.do !== 'done'

describe.each(Object.keys(WATCHES) as WatchedGame[])('the first watch of %s', game => {
  it.each(walksOf(game))('is walked to its end on a $name in $lang', async ({ lang, device: { name, ...device } }) => {
    const { script } = await watchOf(game).load()
    const context = await speaker(browser, lang, device)
    // What is told is shown at once: the pictures between the steps are not what is tested.
    await context.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('coldwake.speed', '0')
    })
    const page = await context.newPage()
    page.on('pageerror', error => trouble.push(error.message))
    await page.goto(`${server.url}/learn/watch/${game}`)
    const said: string[] = []
    await loadLanguage(lang)
    const seatC = new RegExp(`${ui(dialectOf(lang, game), ...AREAS).seatNumber({ letter: 'C' })}\\b`)
    for (let step = await stepAfter(page, null); step !== null; step = await stepAfter(page, step)) {
      said.push(step)
      // Somebody who never said what they are called is spoken to, everywhere.
      expect(await page.getByText(seatC).count(), step).toBe(0)
      const found = script.steps.find(({ id }) => id === step)
      if (!found) throw new Error(`${step} is no step`)
      if (process.env.SHOTS === '1') await still(page)
      await shoot(page, `watch-${game}-${lang}-${String(said.length).padStart(2, '0')}-${step}`)
      if (found.own) await does(page, found)
      else await coach(page).locator('footer .primary').click()
    }
    const always = script.steps.filter(({ asks }) => !asks).map(({ id }) => id)
    expect(said.filter(id => always.includes(id))).toEqual(always)
    // What was announced is shown: each question with its answer.
    await page.locator('.watchend.settled').waitFor()
    expect(await page.locator('.watchend .checks > .open').count()).toBe(game === 'nemesis' ? 4 : 3)
    await shoot(page, `watch-${game}-${lang}-end`)
    expect(await outside(page)).toEqual([])
    // On to a real game, by somebody who has never said what they are called.
    await page.locator('.watchend .buttons .primary').click()
    // Who chooses a character first is drawn, and news of that waits for a press.
    await page.waitForURL(/\/local\//)
    await page.locator('.table[data-game]').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('coldwake.coach'))).toBe('1')
    await context.close()
  })
})

it('where a watch is left is kept in the browser, shown in the settings, and erased there', async () => {
  const t = ui(dialectOf('en', 'nemesis'), ...AREAS)
  const page = await (await newcomer(browser)).newPage()
  await page.goto(`${server.url}/learn/watch/nemesis`)
  const next = coach(page).locator('footer .primary')
  const before = await next.boundingBox()
  await next.click()
  await page.locator('.coach[data-step="clock"]').waitFor()
  // Nothing lit lies there, so Next is where it was.
  expect(await next.boundingBox()).toEqual(before)
  // What lies in the dark is not explained, to a mouse or to the keyboard.
  const explained = page.locator('.explain')
  await page.keyboard.press('Tab')
  await page.locator('.top [data-explain="person:0"]').focus()
  expect(await explained.count()).toBe(0)
  await next.click()
  await page.locator('.coach[data-step="cards"]').waitFor()
  await page.locator('.hand .card').nth(1).hover()
  expect(await page.locator('.cardfull:visible').count()).toBe(0)
  await next.click()
  await page.locator('.coach[data-step="pickRoom"]').waitFor()
  await page.keyboard.press('Tab')
  await page.locator('.board [data-explain="room:006"]').first().focus()
  await page.locator('.explain[data-about="room:006"]').waitFor()
  await page.locator('.top [data-explain="person:0"]').focus()
  await explained.waitFor({ state: 'detached' })
  await coach(page).locator('.close').click()
  await page.getByRole('button', { name: t.settings }).click()
  await page.getByText(t.coaching.funnel.title).click()
  await page.getByText(t.watch.nemesis.steps.pickRoom).waitFor()
  await page.getByRole('button', { name: t.coaching.funnel.erase }).click()
  await page.getByText(t.coaching.funnel.none).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('coldwake.funnel'))).toBe(null)
})

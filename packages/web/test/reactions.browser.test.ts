/** Reactions in a real browser: nobody is asked for nothing, and where secrecy asks it, it is a small matter. */
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch, newcomer } from './support/browser.ts'
import { accessProblems, outside, smallTargets, still, takesLink } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, type Situation, takenUp } from './support/situations.ts'
import { linkOf, post, takesSeat } from './support/tables.ts'

const NAMES = ['Ola', 'Marta', 'Jonas', 'Ingeborg', 'Bo']

/** Somebody is asked whether they react, with or without a card to do so. */
const asked =
  (cards: boolean): Fits =>
  ({ g, decisions }) => {
    const one = decisions.find(({ ask, options }) => ask === 'window' && options.length > 1 === cards)
    return one && !g.ending && g.crew.length >= 4 ? { seat: one.seat, worth: 1 } : null
  }
const WANTED = { idle: asked(false), able: asked(true) }

let server: Server
let browser: Browser
let situations: Map<keyof typeof WANTED, Situation>
const trouble: string[] = []

beforeAll(async () => {
  situations = findSituations(WANTED, 30)
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

const DESK = { width: 1440, height: 900 }

async function arrives(seat: SeatTaken | undefined, context?: BrowserContext): Promise<Page> {
  const place = context ?? (await newcomer(browser, { viewport: DESK }))
  await place.addInitScript(() => localStorage.setItem('coldwake.speed', '0'))
  const page = await place.newPage()
  page.on('pageerror', error => trouble.push(error.message))
  await comesTo(page, seat)
  return page
}

async function comesTo(page: Page, seat: SeatTaken | undefined): Promise<void> {
  if (!seat) throw new Error('nobody sits there')
  await takesLink(page, linkOf(server.url, seat))
  await page.locator('svg.board [data-room]').first().waitFor()
}

function situation(name: keyof typeof WANTED): Situation {
  const found = situations.get(name)
  if (!found) throw new Error(`no game had ${name}`)
  return found
}

it('alone with bots, whoever has nothing to react with is not asked', async () => {
  const moment = situation('idle')
  const seats = await takenUp(server.url, moment, NAMES, 'random')
  const context = await newcomer(browser, { viewport: DESK })
  // Every question that the page shows, from its first moment on.
  await context.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    new MutationObserver(() => {
      const ask = document.querySelector('.rail')?.getAttribute('data-ask')
      if (ask && shown.at(-1) !== ask) shown.push(ask)
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-ask'] })
  })
  const page = await arrives(seats[moment.seat], context)
  // The bots go on: the question that was open is answered.
  await page.locator('.rail[data-ask="turn"]').waitFor()
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  expect(shown[0]).not.toBe('window')
  expect(shown).not.toContain('window')
})

it('alone with bots, whoever could react is asked', async () => {
  const moment = situation('able')
  const seats = await takenUp(server.url, moment, NAMES, 'random')
  const page = await arrives(seats[moment.seat])
  await page.locator('.rail[data-ask="window"] .again').waitFor()
  expect(await page.locator('.ask-idle').count()).toBe(0)
  expect(await page.locator('.ask-window .opt').count()).toBe(2)
})

it('among people it is a bar with one answer; the standing answer is one press away, and explained the second time', async () => {
  const moment = situation('idle')
  const seats = await takenUp(server.url, moment, NAMES)
  const context = await newcomer(browser, { viewport: DESK })
  const page = await arrives(seats[moment.seat], context)
  const bar = page.locator('.ask-idle')
  await bar.waitFor()
  await still(page)
  expect(await bar.locator('button').allInnerTexts()).toEqual([
    expect.stringContaining('Go on'),
    'Not again this round',
  ])
  // To what one could react is never left open.
  expect(await bar.locator('.cause').innerText()).not.toBe('')
  expect(await bar.locator('.idle-why').count()).toBe(0)
  // What a reaction is stands in the rules.
  expect(await bar.locator('h2 a.rulelink').getAttribute('href')).toMatch(/^\/rules\/\w+/)
  expect((await bar.boundingBox())?.height).toBeLessThan(200)
  expect(await accessProblems(page)).toEqual([])
  await shoot(page, 'reaction-bar')
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await still(page)
    expect(await outside(page)).toEqual([])
    await shoot(page, 'reaction-bar')
  }
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize(DESK)

  // At the next table it is the second time.
  await comesTo(page, (await takenUp(server.url, moment, NAMES))[moment.seat])
  await bar.locator('.idle-why').waitFor()
  await still(page)
  await shoot(page, 'reaction-why')
  expect(await accessProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Not again this round' }).click()
  await page.locator('.rail .standing').waitFor()

  await comesTo(page, (await takenUp(server.url, moment, NAMES))[moment.seat])
  await bar.waitFor()
  await still(page)
  expect(await page.locator('.idle-why').count()).toBe(0)
  // Enter is enough.
  await page.keyboard.press('Enter')
  await bar.waitFor({ state: 'detached' })
  expect(trouble).toEqual([])
})

it('what becomes of reactions that nobody gives is agreed in the lobby, where everybody reads it', async () => {
  const host = await post<SeatTaken>(server.url, '/tables', {
    ...{ game: 'nemesis', board: 'nemesis-base', mode: 'semiCooperative', seats: [null, null], name: 'Ola' },
    ...{ clock: null, delay: 0 },
  })
  const guest = await takesSeat(server.url, host.code, 'Marta')
  const [one, other] = [await lobbyPage(host), await lobbyPage(guest)]
  await other.getByText('Unanswered reactions: wait').waitFor()
  await one.locator('details.options').first().locator('summary').click()
  const picks = one.getByRole('group', { name: 'Unanswered reactions' })
  await picks.getByRole('radio', { name: /no after 30 min/ }).press('Space')
  await other.getByText('Unanswered reactions: count as no after 30 min').waitFor()
  await still(one)
  expect(await accessProblems(one)).toEqual([])
  expect(await outside(one)).toEqual([])
  await shoot(one, 'reactions-lobby')
  expect(trouble).toEqual([])
})

async function lobbyPage(seat: SeatTaken): Promise<Page> {
  const page = await (await newcomer(browser, { viewport: DESK })).newPage()
  page.on('pageerror', error => trouble.push(error.message))
  await takesLink(page, linkOf(server.url, seat))
  await page.locator('.options-box').waitFor()
  return page
}

/** The coach at a table and the tips: what they say, that they load for those who want them, and that they fit everywhere. */
import type { Plays } from '@coldwake/rules/testing'
import { AREAS, dialectOf, loadLanguage, ui } from '@coldwake/text'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Player as SocketPlayer } from '../../server/test/support/players.ts'
import { TIP_NAMES } from '../src/games/tips/index.ts'
import { closePages, launch } from './support/browser.ts'
import { speaker, type Tongue } from './support/languages.ts'
import { LONG } from './support/longRun.ts'
import { accessProblems, clipped, outside, overlapping, still, takesLink } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { beforehand, findSituations, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

await loadLanguage('en')
const GAMES = ['nemesis', 'lockdown'] as const
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]
const [DESK, , TURNED, PHONE, SMALLEST] = SIZES
const wordsOf = (game: string) => ui(dialectOf('en', game), ...AREAS)

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

/** Somebody who has this kept in the browser. */
async function comes(kept: Readonly<Record<string, string>>, lang: Tongue = 'en'): Promise<BrowserContext> {
  const context = await speaker(browser, lang)
  await context.addInitScript(kept => {
    if (location.protocol === 'about:' || sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', '1')
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, kept)
  return context
}

async function sitsDown(context: BrowserContext, seat: SeatTaken | undefined, size = DESK): Promise<Page> {
  if (!seat) throw new Error('nobody sits there')
  const page = await context.newPage()
  page.on('pageerror', error => trouble.push(error.message))
  await page.setViewportSize(size)
  await takesLink(page, linkOf(server.url, seat))
  await page.waitForFunction(() => document.querySelector('svg.board'))
  await still(page)
  return page
}

/** Somebody's turn with much to do, in the middle of a game. */
function aTurn(game: Plays) {
  const found = findSituations(
    {
      turn: ({ g, decisions }) => {
        const decision = decisions.find(({ ask }) => ask === 'turn')
        if (!decision || g.ending || g.round < 3) return null
        return { seat: decision.seat, worth: decision.options.length }
      },
    },
    6,
    game,
  ).get('turn')
  if (!found) throw new Error('nobody has a turn')
  return found
}

const adviserIsHere = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('adviceWorker')))

const fits = async (page: Page) => ({
  outside: await outside(page),
  clipped: await clipped(page),
  overlapping: await overlapping(page),
  small: await page
    .locator('.coaching button:visible')
    .evaluateAll(all => all.filter(one => one.getBoundingClientRect().height < 40).map(one => one.textContent)),
})
const FITS = { outside: [], clipped: [], overlapping: [], small: [] }

describe.each(GAMES)('%s', game => {
  const t = wordsOf(game)

  it('says three things, and suggests a move on request that it picks and does not send', async () => {
    const turn = aTurn(game)
    const seats = await takenUp(server.url, turn, ['Ola'], 'random')
    const page = await sitsDown(await comes({ 'coldwake.speed': '0' }), seats[turn.seat])
    const coach = page.getByRole('region', { name: t.table.coach })
    expect(await coach.count()).toBe(0)

    // Switched on by everybody for themselves.
    await page.getByRole('button', { name: t.settings, exact: true }).click()
    const setting = page.getByRole('group', { name: t.table.coach })
    await setting.getByRole('button', { name: t.coaching.on }).click()
    await page.locator('.drawer-settings header button').click()
    await coach.waitFor()
    for (const title of [t.coaching.happened, t.coaching.threatens, t.coaching.goal])
      await coach.getByText(title).waitFor()
    expect(await adviserIsHere(page)).toBe(false)

    const n = await page.locator('.rail').getAttribute('data-n')
    await coach.getByRole('button', { name: t.coaching.suggest }).click()
    await coach.getByRole('heading', { level: 4 }).waitFor()
    expect(await adviserIsHere(page)).toBe(true)
    expect(await page.locator('.suggested[aria-pressed="true"]').count()).toBe(1)
    expect(await page.locator('.rail').getAttribute('data-n')).toBe(n)
    await still(page)
    await shoot(page, `coach-${game}`)
    expect(await accessProblems(page, '.coaching')).toEqual([])
    expect(await fits(page)).toEqual(FITS)
    await coach.locator('.buttons button').last().click()
    await coach.locator('.instead').waitFor()
    // The player sends it, as every other answer.
    await page.locator('.go .primary').waitFor()

    await coach.getByRole('button', { name: t.coaching.turnOff }).click()
    await coach.waitFor({ state: 'detached' })
    expect(await page.locator('.suggested').count()).toBe(0)
    await page.context().close()
  })

  const inSight = game === 'nemesis' ? [TURNED] : [PHONE, SMALLEST]
  it.each(LONG ? SIZES.slice(1) : inSight)('is a panel at $width × $height, in the longest words', async size => {
    const turn = aTurn(game)
    const seats = await takenUp(server.url, turn, ['Ola'], 'random')
    const isPhone = size.width <= 600 || size.height <= 500
    const kept = { 'coldwake.speed': '0', ...(!isPhone && { 'coldwake.coach': '1' }) }
    const context = await comes(kept, 'de')
    const page = await sitsDown(context, seats[turn.seat], size)
    expect(await page.locator('.rail > .coaching').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Lotse', exact: true }).click()
    // On a phone the switch is a touch away, for whoever has never seen the settings.
    if (isPhone) {
      await page.locator('.drawer-coach').getByRole('button', { name: 'An', exact: true }).click()
      await page.locator('.drawer-coach .coaching').waitFor()
    }
    await page.locator('.drawer-coach .suggestion button').click()
    await page.locator('.drawer-coach h4').waitFor()
    await still(page)
    await shoot(page, `coach-panel-${game}-${size.height}`)
    expect(await fits(page)).toEqual(FITS)
    await context.close()
  })

  it('the first Event Phase is told of once, above the board, until the next deed', async () => {
    const moment = beforehand((news, g) => news.some(({ e }) => e === 'time') && g.ending === null, game)
    const seats = await takenUp(server.url, moment, ['Ola'])
    // All else was met before.
    const met = TIP_NAMES.filter(name => name !== 'eventPhase').join()
    const context = await comes({ 'coldwake.speed': '0', 'coldwake.tips': '1', 'coldwake.met': met })
    const seat = seats[moment.seat]
    const page = await sitsDown(context, seat, PHONE)
    expect(await page.locator('.tip').count()).toBe(0)
    if (!seat) throw new Error('nobody sits there')
    const socket = await SocketPlayer.connect(Number(new URL(server.url).port), seat)
    await socket.ask({ say: 'answer', n: moment.decision.n, choice: moment.answer })
    await socket.close()
    const tip = page.locator('.tipline .tip')
    await tip.getByText(t.coaching.tipsOf.eventPhase.means).waitFor()
    // On a phone it takes nothing from the board, and the last news is a touch away when it has gone.
    await still(page)
    const boardHeight = () => page.locator('.boardbox').evaluate(board => board.clientHeight)
    const strip = page.locator('.waysout')
    await strip.locator('.newsfold').waitFor({ state: 'attached' })
    const [tipHeight, stripHeight] = await Promise.all(
      [tip, strip].map(one => one.evaluate(element => element.clientHeight)),
    )
    expect(tipHeight).toBeLessThanOrEqual(stripHeight ?? 0)
    const height = await boardHeight()
    await tip.locator('.tipfold').click()
    await tip.getByRole('button', { name: t.coaching.tips.gotIt }).waitFor()
    expect(await boardHeight()).toBe(height)
    expect(await outside(page)).toEqual([])
    expect(await clipped(page)).toEqual([])
    for (const size of LONG ? SIZES : [DESK, TURNED, SMALLEST]) {
      await page.setViewportSize(size)
      await still(page)
      await shoot(page, `coach-tip-${game}-${size.height}`)
      expect(await outside(page)).toEqual([])
      expect(await overlapping(page)).toEqual([])
    }
    expect(await accessProblems(page, '.tip')).toEqual([])
    await tip.getByRole('button', { name: t.coaching.tips.gotIt }).click()
    await tip.waitFor({ state: 'detached' })
    await page.locator('.newsfold').click()
    await page.locator('.newslist li').first().waitFor()
    expect(await outside(page)).toEqual([])
    expect(await clipped(page)).toEqual([])
    expect(await accessProblems(page, '.lastnews')).toEqual([])
    // It is kept, and not shown again.
    await page.reload()
    await page.waitForFunction(() => document.querySelector('svg.board'))
    await still(page)
    expect(await tip.count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('coldwake.met'))).toContain('eventPhase')
    await context.close()
  })
})

/** The end of a game, before the eyes of those who played it: the checks as a scene, then what comes after. */
import { createHash } from 'node:crypto'
import { canonical, type GameLog, keyFromSeed, type Over } from '@coldwake/rules'
import { playGame } from '@coldwake/rules/testing'
import { AREAS, loadLanguage, ui } from '@coldwake/text'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Player as SocketPlayer } from '../../server/test/support/players.ts'
import { checksOf } from '../src/end/checkSequence.ts'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, clipped, LOOKED, overflow, SIZES, smallTargets } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

await loadLanguage('en')
const t = ui('en', ...AREAS)

let server: Server
let browser: Browser
let ada: Player
let grace: Player
const trouble: string[] = []
const { log, over, fallen } = wholeGame()

/** A game that ends with checks, somebody winning, and somebody who has fallen long before. */
function wholeGame(): { log: GameLog; over: Over; fallen: number } {
  for (let seed = 0; seed < 500; seed++) {
    const { g, ...played } = playGame(seed, undefined, undefined, 'nemesis')
    const last = played.inputs.at(-1)
    const { over } = g
    if (!over || !last || checksOf(over).length < 3) continue
    if (over.winners.length === 0 || over.winners.length === g.crew.length) continue
    const isChecked = (seat: number) => over.report.some(step => 'who' in step && step.who === seat)
    const fallen = g.crew.findIndex((crew, seat) => crew.fate === 'dead' && !isChecked(seat))
    if (fallen < 0) continue
    const digest = createHash('sha256').update(canonical(g)).digest('hex')
    return {
      over,
      fallen,
      log: { coldwake: 1, setup: played.setup, key: keyFromSeed(seed), inputs: played.inputs, digest },
    }
  }
  throw new Error('no game ends like that')
}

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

const open = (page: Page) => page.locator('.checks > .open')

declare global {
  interface Window {
    /** What the end said when it began. */
    firstSight: string
  }
}

/** In the page: by the time that somebody asks from outside, the scene may be further on. */
function noteFirstSight(): void {
  new MutationObserver((_, watch) => {
    const end = document.querySelector('.the-end')
    if (!end) return
    watch.disconnect()
    window.firstSight = end.textContent ?? ''
  }).observe(document, { subtree: true, childList: true })
}

it('is played check by check, says who won only then, and any key lays all of it open', async () => {
  const last = log.inputs.at(-1)
  if (!last || last.do === 'undo' || last.do === 'redeal') throw new Error('a game ends by an answer')
  const inputs = log.inputs.length - 1
  const seats: SeatTaken[] = await takenUp(server.url, { log, inputs, seat: last.seat }, ['Ada', 'Grace', 'Edith'])
  ada = await Player.arrive(browser, linkOf(server.url, seats[over.winners[0]]), 'Ada', trouble, {}, async page => {
    await page.addInitScript(() => localStorage.setItem('coldwake.speed', '0.5'))
    await page.addInitScript(noteFirstSight)
  })
  grace = await Player.arrive(browser, linkOf(server.url, seats[fallen]), 'Grace', trouble)
  for (const { page } of [ada, grace]) await page.waitForFunction(() => document.querySelector('svg.board'))

  const { seat: _, n, ...choice } = last as Extract<typeof last, { n: number }>
  const socket = await SocketPlayer.connect(Number(new URL(server.url).port), seats[last.seat])
  await socket.ask({ say: 'answer', n, choice })
  await socket.close()

  const { page } = ada
  await page.locator('.the-end').waitFor()
  const checks = checksOf(over)
  expect(await page.locator('.checks > li').count()).toBe(checks.length)
  const said = await page.evaluate(() => window.firstSight)
  expect(said).not.toBe('')
  expect(said).not.toContain(
    t.stage.madeIt({ n: over.winners.length, all: over.winners.length === log.setup.seats.length }),
  )
  await page.keyboard.press('x')
  await page.locator('.the-end.settled').waitFor()
  expect(await open(page).count()).toBe(checks.length)
  // Whoever wants no animations sees all of it at once.
  await grace.page.locator('.the-end.settled').waitFor()
})

it('begins with what became of me and why, then what I played for, then the others', async () => {
  await ada.page.getByRole('heading', { level: 1, name: t.stage.myFate.won }).waitFor()
  await grace.page.getByRole('heading', { level: 1, name: t.stage.myFate.died }).waitFor()
  // Link by link, down to the rule that makes it death.
  await grace.page.locator('.deathchain').getByText(t.cause.death.theRule, { exact: true }).waitFor()
  for (const { page } of [ada, grace]) {
    expect((await page.locator('.the-end > header .lede').innerText()).length).toBeGreaterThan(10)
    await page.locator('.myfate .aim h4').first().waitFor()
    // From top to bottom: me, how it ended, everybody else.
    const tops = await page.evaluate(() =>
      ['.the-end h1', '.myfate .aim', '.checks', '.fates:not(.myfate)'].map(
        which => document.querySelector(which)?.getBoundingClientRect().top ?? -1,
      ),
    )
    expect(tops.every(top => top >= 0)).toBe(true)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    await shoot(page, `end-${page === ada.page ? 'won' : 'lost'}`)
  }
  // Whoever won is not told that nobody did.
  const all = over.winners.length === log.setup.seats.length
  await ada.page.getByText(t.stage.madeIt({ n: over.winners.length, all })).waitFor()
})

it('then says who won and why, what everybody played for, and the game in numbers', async () => {
  const { page } = ada
  expect(await page.locator('.fates > .won').count()).toBe(over.winners.length)
  expect(await page.locator('.fates > .lost').count()).toBe(log.setup.seats.length - over.winners.length)
  // The envelopes of the dead are opened too, once the finished game is looked into.
  await expect.poll(() => page.locator('.fates .aim').count()).toBe(log.setup.seats.length)
  await page.getByRole('row', { name: /Rounds survived/ }).waitFor()
  const mark = page.getByRole('region', { name: 'Key moments' }).getByRole('link').first()
  expect(await mark.getAttribute('href')).toMatch(/\?at=\d+$/)
})

it('can be read by everybody at every size', async () => {
  const { page } = ada
  expect(await accessProblems(page)).toEqual([])
  expect(await overflow(page, () => page.locator('.statistics').waitFor())).toEqual([])
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    expect(await clipped(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  }
  await page.setViewportSize(SIZES[0])
})

it('play again opens a table with the same seats, and the others are led there', async () => {
  await ada.page.getByRole('button', { name: 'Play again' }).click()
  await ada.page.locator('.seats, .lobby').first().waitFor()
  const code = new URL(ada.page.url()).pathname
  const invited = grace.page.getByRole('link', { name: /Take a seat there/ })
  await invited.waitFor()
  await grace.page.getByText(/has opened a new table/).waitFor()
  expect(await invited.getAttribute('href')).toBe(code)
  expect(await accessProblems(grace.page)).toEqual([])
  await invited.click()
  await grace.page.getByRole('button', { name: 'Sit down' }).waitFor()
  expect(trouble).toEqual([])
})

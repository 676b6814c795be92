/** The log in a real browser: a story, its folds, and what is new since the last look. */
import { fold, type GameState } from '@coldwake/rules'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Player as SocketPlayer } from '../../server/test/support/players.ts'
import { closePages, launch, newcomer } from './support/browser.ts'
import { accessProblems, outside, still, takesLink } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, type Situation, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

const NAMES = ['Ola', 'Marta', 'Jonas', 'Ingeborg', 'Bo']

/** Somebody's turn in the third round or later, after an Event Phase full of noise. */
const later: Fits = ({ g, decisions, events }) => {
  const turn = decisions.find(({ ask }) => ask === 'turn')
  if (!turn || g.ending || g.round < 3) return null
  const noise = events.slice(-60).filter(({ e }) => e === 'noise' || e === 'attack').length
  return { seat: turn.seat, worth: noise }
}

let server: Server
let browser: Browser
let situation: Situation
const trouble: string[] = []

beforeAll(async () => {
  const found = findSituations({ later }, 12).get('later')
  if (!found) throw new Error('no game had it')
  situation = found
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

async function arrives(width: number, height: number): Promise<Page> {
  const context = await newcomer(browser, { viewport: { width, height } })
  await context.addInitScript(() => localStorage.setItem('coldwake.speed', '0'))
  const page = await context.newPage()
  page.on('pageerror', error => trouble.push(error.message))
  return page
}

it('tells one group for each action, its cause first, with noise and payments in one line', async () => {
  const g: GameState = fold(situation.log, situation.inputs)
  const seats = await takenUp(server.url, situation, NAMES)
  const page = await arrives(1440, 900)
  await takesLink(page, linkOf(server.url, seats[situation.seat]))
  const log = page.locator('.rail .loglist')
  await log.locator('.group').first().waitFor()
  await still(page)
  expect(await log.locator('.when').first().innerText()).toContain(`Round ${g.round}`)
  // Every group begins with what it follows from.
  const causes = await log
    .locator('.group')
    .evaluateAll(groups =>
      groups.map(
        group => group.querySelectorAll(':scope > .lead, :scope > .when, :scope > .effects .fold-takenBack').length,
      ),
    )
  for (const count of causes) expect(count).toBeGreaterThan(0)
  const paid = log.locator('.fold-paid').first()
  expect(await paid.getAttribute('aria-expanded')).toBe('false')
  await paid.click()
  expect(await paid.getAttribute('aria-expanded')).toBe('true')
  expect(await accessProblems(page)).toEqual([])
  await shoot(page, 'log-rail')
  // By keyboard, line by line and through what is folded.
  await log.locator('.logrule').first().focus()
  const stops = await log.locator('.logrule, .fold').count()
  await page.keyboard.press('ArrowDown')
  const at = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.rail .loglist :is(.logrule, .fold)')].indexOf(document.activeElement as Element),
    )
  expect(await at()).toBe(1)
  await page.keyboard.press('ArrowUp')
  expect(await at()).toBe(0)
  expect(stops).toBeGreaterThan(20)
  await page.setViewportSize({ width: 1024, height: 768 })
  await still(page)
  await shoot(page, 'log-rail')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Coach', exact: true }).click()
  await page.locator('.drawer .loglist .group').first().waitFor()
  await still(page)
  expect(await outside(page)).toEqual([])
  expect(await accessProblems(page)).toEqual([])
  await shoot(page, 'log-drawer')
  expect(trouble).toEqual([])
})

it('marks what is new since the last look, until its reader does something', async () => {
  const seats = await takenUp(server.url, situation, NAMES)
  const mine = seats[situation.seat]
  const page = await arrives(1440, 900)
  await takesLink(page, linkOf(server.url, mine))
  const list = page.locator('.rail .loglist')
  const mark = list.locator('.newsline')
  await list.locator('.group').first().waitFor()
  await still(page)
  // Whoever comes for the first time has not looked before.
  expect(await mark.count()).toBe(0)
  const told = Number(await list.getAttribute('data-told'))
  await expect.poll(() => looked(page)).toBe(told)
  await page.goto('about:blank')

  // Meanwhile the game goes on: my turn is passed for me by another device.
  const port = Number(new URL(server.url).port)
  const player = await SocketPlayer.connect(port, mine)
  await player.answer({ do: 'pass' })
  await player.until(() => player.game?.me.decision?.ask !== 'turn')
  await player.close()

  await page.goto(linkOf(server.url, mine))
  await mark.waitFor()
  await still(page)
  // It lies below what is new, above what was seen.
  const order = await list.locator('> li').evaluateAll(items => items.map(item => item.className))
  expect(order.indexOf('newsline')).toBeGreaterThan(0)
  const below = await list
    .locator('.newsline ~ .group [data-event]')
    .evaluateAll(lines => lines.map(line => Number(line.getAttribute('data-event'))))
  expect(Math.max(...below)).toBeLessThan(told)
  expect(await accessProblems(page)).toEqual([])
  await shoot(page, 'log-new')
  // The next time nothing is new any more.
  await page.reload()
  await list.locator('.group').first().waitFor()
  await still(page)
  expect(await mark.count()).toBe(0)
})

const looked = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Object.entries(localStorage).find(([key]) => key.startsWith('coldwake.looked.'))?.[1]))

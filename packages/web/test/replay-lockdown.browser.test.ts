/** A game in the facility, looked at again: in its own words, with everything revealed. */
import type { Uploaded } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { SPOKEN } from './support/languages.ts'
import { accessProblems, clipped, LOOKED } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { findSituations } from './support/situations.ts'
import { post } from './support/tables.ts'

let server: Server
let browser: Browser
let page: Page
let code: string
let seats: number
const trouble: string[] = []

beforeAll(async () => {
  // A game that lasts some rounds.
  const long = ({ g }: { g: { round: number } }) => (g.round > 4 ? { seat: 0, worth: -g.round } : null)
  const log = findSituations({ long }, 5, 'lockdown').get('long')?.log
  if (!log) throw new Error('every game was short')
  seats = log.setup.seats.length
  server = await Server.start()
  browser = await launch()
  ;({ code } = await post<Uploaded>(server.url, '/games', log))
  ;({ page } = await Player.arrive(browser, server.url, 'Vera', trouble))
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

const opens = async () => {
  await page.goto(`${server.url}/r/${code}`)
  await page.locator('.replay svg.board').waitFor()
}
const secret = (label: string) => page.locator('.secrets dl > div', { has: page.locator('dt', { hasText: label }) })

it('shows to an onlooker nothing of what was hidden', async () => {
  await opens()
  await page.getByLabel('Rounds').selectOption('3')
  const text = await page.locator('.replay').innerText()
  expect(text).toContain('secret until the end')
  // Every code may still be the active one.
  expect(text).not.toMatch(/not active|you hold it|seen:/)
  expect(await page.locator('.secrets').count()).toBe(0)
})

it('with everything revealed says which contingency is active, who holds which, and what the pods will do', async () => {
  await page.locator('.eyes select').selectOption('all')
  await page.getByRole('region', { name: 'The facility', exact: true }).waitFor()
  expect(await secret('Active Contingency').innerText()).toMatch(/Code (Green|Blue|Yellow|Grey|Red)/)
  expect(await secret('CSS token at').count()).toBeGreaterThan(2)
  expect(await secret('Computer, from the top').innerText()).toMatch(/Computer/)
  const held = await secret('Contingencies').allInnerTexts()
  expect(held).toHaveLength(seats)
  expect(await accessProblems(page)).toEqual([])
})

it('lists when the light failed, and goes there', async () => {
  await page.getByRole('button', { name: 'Key moments' }).click()
  const dark = page.locator('.momentlist button', { hasText: 'goes dark' }).first()
  await dark.click()
  await expect.poll(() => dark.getAttribute('aria-current')).toBe('true')
})

it('cuts no words off, at any size and in every language', async () => {
  const problems: string[] = []
  for (const lang of SPOKEN) {
    await page.evaluate(lang => localStorage.setItem('coldwake.lang', lang), lang)
    await opens()
    await page.locator('.eyes select').selectOption('all')
    await page.locator('.secrets').waitFor()
    for (const size of LOOKED) {
      await page.setViewportSize(size)
      problems.push(...(await clipped(page)).map(what => `${lang} ${size.width}: ${what}`))
      await shoot(page, `replay-lockdown-${lang}`)
    }
  }
  expect(problems).toEqual([])
})

it('nothing went wrong in the page meanwhile', () => {
  expect(trouble).toEqual([])
})

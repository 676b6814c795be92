/** Lessons and puzzles in a real browser: from their list to the next one, by every way they can go. */
import { loadWords, ui } from '@coldwake/text'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, clipped, LOOKED, opensWithin, outside } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'

let server: Server
let browser: Browser
const trouble: string[] = []

const card = (page: Page) => page.locator('.lessoncard')
const note = (page: Page) => page.locator('.lessonnote')
const stars = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('coldwake.learn') ?? '{}').stars)

/** The puzzle and what was solved depend on the date: all of it is one day. */
const TODAY = new Date('2026-11-18T12:00:00')

const arrives = (options: Parameters<typeof Player.arrive>[4] = {}) =>
  Player.arrive(browser, `${server.url}/learn`, '', trouble, options, page => page.clock.setFixedTime(TODAY))

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

/** Begins with the focus on what begins it; the keyboard goes on beside the question. */
async function begins(page: Page): Promise<void> {
  await card(page).locator('.primary:focus').press('Enter')
  await page.locator('.lessonnote:focus').waitFor()
}

async function passes(player: Player): Promise<void> {
  await player.gives('p')
  await player.asked('passDiscard').waitFor()
  await player.gives('')
}

test('a lesson from the list to the next one: the wrong way is answered, the right one earns its stars', async () => {
  const player = await arrives()
  const { page } = player
  const first = page.locator('.lessongroup li.next a')
  await first.filter({ hasText: 'First step' }).waitFor()
  expect(await page.locator('.lessongroup').count()).toBeGreaterThan(6)
  expect(await accessProblems(page)).toEqual([])
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    expect([...(await outside(page)), ...(await clipped(page))], `${size.width}`).toEqual([])
    await shoot(page, 'learn')
  }
  await page.setViewportSize(LOOKED[0])
  await first.click()
  await card(page).getByRole('heading', { name: 'First step' }).waitFor()
  expect(await accessProblems(page)).toEqual([])
  await begins(page)

  // Not moving is answered, and shows the rule.
  await passes(player)
  await loadWords('en', ['nemesisLessons'])
  const { stayed } = ui('en', 'nemesisLessons').nemesisLessons.firstStep.answers
  await card(page).getByText(stayed).waitFor()
  expect(await stars(page)).toBeUndefined()
  await card(page).getByRole('link', { name: 'BASIC-02' }).waitFor()
  // The board can be looked at, and what was said stays in reach.
  await page.keyboard.press('Escape')
  await note(page).getByText(stayed).waitFor()
  await note(page).getByRole('button', { name: 'Try again' }).click()

  // What was done can be taken back.
  await page.locator('.lessonnote:focus').waitFor()
  await player.gives('2')
  await note(page).getByText('Actions: 1 of 1').waitFor()
  await note(page).getByRole('button', { name: 'Take back' }).click()
  await note(page).getByText('Actions: 0 of 1').waitFor()

  await player.gives('1')
  await card(page).getByRole('heading', { name: 'Solved' }).waitFor()
  await card(page).getByRole('img', { name: '3 of 3 stars' }).waitFor()
  expect(await stars(page)).toEqual({ 'nemesis/firstStep': 3 })
  expect(await accessProblems(page)).toEqual([])
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    expect([...(await outside(page)), ...(await clipped(page))], `${size.width}`).toEqual([])
    await shoot(page, 'lesson-solved')
  }
  await page.setViewportSize(LOOKED[0])
  await card(page).getByRole('link', { name: 'Next: Quiet steps' }).click()
  await card(page).getByRole('heading', { name: 'Quiet steps' }).waitFor()

  // Shown step by step to its end, which earns nothing.
  await card(page).getByRole('button', { name: 'Show me' }).click()
  await note(page).getByText('Next: Move carefully to the Canteen').waitFor()
  await note(page).getByRole('button', { name: 'Next step' }).click()
  await note(page).getByText('Next: Noise in corridor').waitFor()
  await note(page).getByRole('button', { name: 'Next step' }).click()
  await card(page).getByRole('heading', { name: 'That was one way' }).waitFor()
  expect(await stars(page)).toEqual({ 'nemesis/firstStep': 3 })

  await card(page).getByRole('link', { name: 'All lessons' }).click()
  await page
    .locator('.lessongroup li')
    .filter({ hasText: 'First step' })
    .getByRole('img', { name: '3 of 3 stars' })
    .waitFor()
  await page.locator('.lessongroup li.next').filter({ hasText: 'Quiet steps' }).waitFor()

  // What was learned goes to another device by a link, and can be erased.
  await page.locator('.carrying summary').click()
  const link = await page.getByLabel('Link with your progress').inputValue()
  await page.getByRole('button', { name: 'Erase progress' }).click()
  await page.getByRole('button', { name: 'Press again' }).click()
  await page.getByText('Your progress is erased.').waitFor()
  expect(await stars(page)).toEqual({})
  await page.getByLabel('Link from the other device').fill('something else')
  await page.getByRole('button', { name: 'Bring it here' }).click()
  await page.getByText('This link has no progress in it.').waitFor()
  await page.goto(link)
  await page.locator('.carrying button:focus').press('Enter')
  await page.getByText('Your progress is here now.').waitFor()
  expect(await stars(page)).toEqual({ 'nemesis/firstStep': 3 })
  expect(new URL(page.url()).hash).toBe('')
  await player.leave()
})

test('on a phone, in German: help costs stars, and the puzzle of the day can be shown and tried', async () => {
  const player = await arrives({ locale: 'de', viewport: { width: 390, height: 844 }, hasTouch: true })
  const { page } = player
  await opensWithin(page, '/learn/lesson/nemesis/firstStep')
  await begins(page)
  // Where there is little room, help is behind the task.
  const task = note(page).locator('[aria-expanded]')
  await task.click()
  await note(page).getByRole('button', { name: 'Hinweis' }).click()
  await note(page).getByRole('status').filter({ hasText: 'Kantine' }).waitFor()
  await player.gives('1')
  await card(page).getByRole('img', { name: '1 von 3 Sternen' }).waitFor()
  await card(page).getByText('Ohne Hilfe').waitFor()
  expect(await stars(page)).toEqual({ 'nemesis/firstStep': 1 })
  expect(await clipped(page)).toEqual([])
  expect(await accessProblems(page)).toEqual([])
  await card(page).getByRole('button', { name: 'Noch einmal' }).click()
  await task.getByText('Aktionen: 0 von 1').waitFor()

  await opensWithin(page, '/learn/lockdown')
  const daily = page.locator('.dailytile')
  await daily.getByRole('link', { name: 'Lösen' }).click()
  await card(page).getByRole('button', { name: 'Zeig es mir' }).click()
  // Whoever acts while it is shown plays on alone.
  await note(page).getByRole('button', { name: 'Nächster Schritt' }).waitFor()
  await note(page).getByRole('button', { name: 'Selbst versuchen' }).click()
  await page.locator('.lessonnote:focus').waitFor()
  expect(await clipped(page)).toEqual([])
  await player.leave()
})

test('a rule and an answer lead to the lesson about it', async () => {
  const player = await arrives()
  const { page } = player
  await opensWithin(page, '/rules/NEM-NOISE-04')
  await page.getByRole('link', { name: 'Lesson: Quiet steps' }).click()
  await card(page).getByRole('heading', { name: 'Quiet steps' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/learn/lesson/nemesis/quietSteps')
  // Without such a lesson there is a way back.
  await opensWithin(page, '/learn/lesson/nemesis/none')
  await page.getByRole('link', { name: 'All lessons' }).click()
  await page.locator('.dailytile').waitFor()
  expect(trouble).toEqual([])
  await player.leave()
})

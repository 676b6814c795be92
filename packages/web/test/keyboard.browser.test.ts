/** A game without a mouse, and every key that the help lists. */
import type { Plays } from '@coldwake/rules/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { usually } from './support/longRun.ts'
import { accessProblems, still } from './support/page.ts'
import { askedNext, Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { type Fits, findSituations, takenUp } from './support/situations.ts'
import { linkOf, startedTable } from './support/tables.ts'

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
})

/** The same choices every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (state * 16807) % 2147483647
    return state % sides
  }
}

/** Answers the open question by one of its numbers. */
async function answers(player: Player, roll: (sides: number) => number): Promise<void> {
  const numbers = await player.page
    .locator('.rail :is(.opt, .find, .tile, .endround, .choice):not(.cannot) .keycap')
    .allInnerTexts()
  const ask = await player.ask()
  const number = numbers[roll(Math.max(1, numbers.length))] ?? '1'
  await player.gives(ask === 'passDiscard' || ask === 'anyDiscard' ? '' : number)
}

it('every key of the help does what it says', async () => {
  const [seat] = await startedTable(server.url, ['Kim'])
  const kim = await Player.arrive(browser, linkOf(server.url, seat), 'Kim', trouble)
  const { page } = kim
  await kim.asked('draft').waitFor()
  await kim.gives('1')
  await kim.asked('turn').waitFor()
  // The log comes once the board is there; before that its key opens it in a drawer.
  await page.locator('.rail .loglist a').first().waitFor()
  const inside = (selector: string) =>
    page.evaluate(selector => document.activeElement?.closest(selector) !== null, selector)
  const goesTo = (selector: string) => expect.poll(() => inside(selector)).toBe(true)

  await page.keyboard.press('h')
  await goesTo('#hand')
  await page.keyboard.press('b')
  await goesTo('.room.here')
  await page.keyboard.press('c')
  await goesTo('#players')
  await page.keyboard.press('p')
  await page.locator('.rail .tile[aria-pressed="true"]', { hasText: 'Pass' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await goesTo('.loglist')
  await page.keyboard.press('o')
  await goesTo('#notes')
  await page.keyboard.press('n')
  await goesTo('#notes')

  const scale = () => page.locator('svg.board').getAttribute('viewBox')
  await still(page)
  const whole = await scale()
  await page.keyboard.press('+')
  await expect.poll(scale).not.toBe(whole)
  await page.keyboard.press('-')
  await page.keyboard.press('0')
  await expect.poll(scale).toBe(whole)
  await page.keyboard.press('+')
  await page.keyboard.press('m')
  await expect.poll(scale).toBe(whole)
  await goesTo('.room.here')

  await page.keyboard.press('?')
  const help = page.getByRole('region', { name: 'Keys' })
  await changesKeys(page, inside)
  for (const key of ['1–9', 'Enter', 'Esc', 'H', 'B', 'C', 'P', 'L', 'O', 'N', 'M', 'U', 'D', 'Space', '?'])
    await help.locator('kbd', { hasText: key }).first().waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })

  await page.keyboard.press('1')
  await kim.primary().waitFor()
  await page.keyboard.press('Escape')
  await kim.primary().waitFor({ state: 'detached' })

  // Before anything is discarded, one may think again about passing.
  const pass = await page.locator('.rail .tile', { hasText: 'Pass' }).locator('.keycap').innerText()
  await kim.gives(pass)
  await kim.asked('passDiscard').waitFor()
  await page.getByRole('button', { name: 'Take back' }).waitFor()
  await page.keyboard.press('u')
  await kim.asked('turn').waitFor()

  // NEM-DROP-01: Kim carries a weapon and asks for a chance to drop it before the turn ends.
  await page.getByRole('button', { name: 'Drop something before my turn ends' }).waitFor()
  await page.keyboard.press('d')
  await page.getByText('You may drop things when your turn ends.').waitFor()
  while ((await kim.ask()) !== 'lastDrop') {
    await kim.gives('1')
    await kim.asked().waitFor()
  }
  await page.getByText('Your actions are done: drop something, or end your turn.', { exact: true }).waitFor()
  const end = kim.options().filter({ hasText: 'End your turn' })
  expect(await kim.options().count()).toBeGreaterThan(1)
  await kim.gives(await end.locator('.keycap').innerText())
  await kim.asked('turn').waitFor()

  // Who is asked by a setting and does not want to be is not asked any more, this time included.
  await page.evaluate(() => localStorage.setItem('coldwake.dropLast', 'anything'))
  while ((await kim.ask()) !== 'lastDrop') {
    await kim.gives('1')
    await kim.asked().waitFor()
  }
  await kim.answers(() => page.getByRole('button', { name: 'Don’t ask me before my turns end' }).click())
  await kim.asked('turn').waitFor()
  await page.getByRole('button', { name: 'Drop something before my turn ends' }).waitFor()
  await kim.leave()
})

/** Changes a key and takes it from another deed, switches all of them off, and has them as they were. */
async function changesKeys(page: Page, isInside: (selector: string) => Promise<boolean>): Promise<void> {
  const help = page.getByRole('region', { name: 'Keys' })
  const presses = async (name: RegExp, key: string) => {
    await help.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
    await help.getByText('Press the new key.').waitFor()
    await page.keyboard.press(key)
  }
  await presses(/^to your hand/, '7')
  await help.getByText('Digits choose by number.').waitFor()
  await page.keyboard.press('l')
  await help.getByText('L is now the key for “to your hand”. “to the log” no longer has a key.').waitFor()
  await help.getByRole('button', { name: 'to the log: no key. Choose another key' }).waitFor()
  expect(await accessProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await page.keyboard.press('l')
  await expect.poll(() => isInside('#hand')).toBe(true)
  await page.getByRole('button', { name: 'Settings' }).first().click()
  const group = page.getByRole('group', { name: 'Single-key shortcuts' })
  await group.getByRole('button', { name: 'Off' }).click()
  // The key of the players, and a number: nothing of it counts, and passing is shown without a key.
  await page.keyboard.press('t')
  await page.keyboard.press('1')
  expect(await page.locator('.drawer-settings').count()).toBe(1)
  expect(await page.locator('.rail [aria-pressed="true"]').count()).toBe(0)
  expect(await page.locator('.rail .tile', { hasText: 'Pass' }).locator('.keycap').innerText()).toBe('')
  await group.getByRole('button', { name: 'On' }).click()
  await page.keyboard.press('?')
  await help.getByRole('button', { name: 'Use the original keys' }).click()
  await help.getByRole('button', { name: 'to the log: L. Choose another key' }).waitFor()
}

/** A turn in the first round, with much to choose from. */
const firstTurn: Fits = ({ g, decisions }) => {
  const turn = decisions.find(({ ask }) => ask === 'turn')
  if (!turn || g.round > 1) return null
  return { seat: turn.seat, worth: turn.options.length }
}

it.each(usually<Plays>(['nemesis'], ['lockdown']))('a whole game of %s is played by keyboard alone', async plays => {
  const situation = findSituations({ firstTurn }, 5, plays).get('firstTurn')
  if (!situation) throw new Error('no game had a turn')
  const seats = await takenUp(server.url, situation, [], 'random')
  const kim = await Player.arrive(browser, linkOf(server.url, seats[situation.seat]), 'Kim', trouble)
  const roll = dice(7)
  while (await askedNext([kim])) await answers(kim, roll)
  await kim.page.locator('.the-end').waitFor()
  await kim.leave()
})

it('nothing went wrong meanwhile', () => expect(trouble).toEqual([]))

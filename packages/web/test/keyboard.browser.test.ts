/** A whole game without a mouse, and every key that the help lists. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch } from './support/browser.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { linkOf, startedTable } from './support/tables.ts'

let server: Server
let browser: Browser
const trouble: string[] = []

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
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

/** Answers the open question by its number; the second Enter is for what cannot be undone. */
async function answers({ page }: Player, roll: (sides: number) => number): Promise<void> {
  const rail = page.locator('.rail')
  const n = await rail.getAttribute('data-n')
  const moved = () => page.locator(`.rail:not([data-n="${n}"]), .the-end`).first()
  const numbers = await page.locator('.rail :is(.opt, .find, .chip, .choice) .k').allInnerTexts()
  const ask = await rail.getAttribute('data-ask')
  const number = numbers[roll(Math.max(1, numbers.length))] ?? '1'
  if (ask !== 'passDiscard' && ask !== 'anyDiscard') for (const digit of number) await page.keyboard.press(digit)
  await page.keyboard.press('Enter')
  const held = page.locator('.hold.armed')
  await moved().or(held).first().waitFor({ state: 'attached' })
  if ((await held.count()) > 0) await page.keyboard.press('Enter')
  await moved().waitFor({ state: 'attached' })
}

it('every key of the help does what it says', async () => {
  const [seat] = await startedTable(server.url, ['Kim'])
  const kim = await Player.arrive(browser, linkOf(server.url, seat), 'Kim', trouble)
  const { page } = kim
  await kim.asked('draft').waitFor()
  await kim.presses('1', 'Enter')
  await kim.asked('turn').waitFor()
  const inside = (selector: string) =>
    page.evaluate(selector => document.activeElement?.closest(selector) !== null, selector)

  await page.keyboard.press('h')
  expect(await inside('#hand')).toBe(true)
  await page.keyboard.press('b')
  expect(await inside('.room.here')).toBe(true)
  await page.keyboard.press('p')
  expect(await inside('#players')).toBe(true)
  await page.keyboard.press('l')
  expect(await inside('.loglist')).toBe(true)
  await page.keyboard.press('o')
  expect(await inside('#notes')).toBe(true)
  await page.keyboard.press('n')
  expect(await inside('#notes')).toBe(true)

  const scale = () => page.locator('svg.board').getAttribute('viewBox')
  const whole = await scale()
  await page.keyboard.press('+')
  await expect.poll(scale).not.toBe(whole)
  await page.keyboard.press('-')
  await page.keyboard.press('0')
  await expect.poll(scale).toBe(whole)
  await page.keyboard.press('+')
  await page.keyboard.press('m')
  await expect.poll(scale).toBe(whole)
  expect(await inside('.room.here')).toBe(true)

  await page.keyboard.press('?')
  const help = page.getByRole('region', { name: 'Keys' })
  for (const key of ['1–9', 'Enter', 'Esc', 'H', 'B', 'P', 'L', 'O', 'N', 'M', 'U', 'Space', '?'])
    await help.locator('kbd', { hasText: key }).first().waitFor()
  await page.keyboard.press('Escape')
  expect(await help.count()).toBe(0)

  await page.keyboard.press('1')
  await kim.primary().waitFor()
  await page.keyboard.press('Escape')
  expect(await kim.primary().count()).toBe(0)

  // Before anything is discarded, one may think again about passing.
  const pass = await page.locator('.more .chip', { hasText: 'Pass' }).locator('.k').innerText()
  await kim.presses(...pass, 'Enter', 'Enter')
  await kim.asked('passDiscard').waitFor()
  await page.getByRole('button', { name: 'Take back' }).waitFor()
  await page.keyboard.press('u')
  await kim.asked('turn').waitFor()
  await kim.leave()
})

it('a game with bots is played to its end by keyboard alone', async () => {
  const [seat] = await startedTable(server.url, ['Kim'], 2)
  const kim = await Player.arrive(browser, linkOf(server.url, seat), 'Kim', trouble)
  const over = kim.page.locator('.the-end')
  const roll = dice(7)
  for (;;) {
    await kim.asked().or(over).first().waitFor({ state: 'attached' })
    if (await over.count()) break
    await answers(kim, roll)
  }
  await kim.leave()
})

it('nothing went wrong meanwhile', () => expect(trouble).toEqual([]))

/** A table that plays as its house likes: chosen on the sheet, told in the lobby, true in the game. */
import { asPrinted, gameInfo } from '@coldwake/rules'
import { AREAS, loadLanguage, ui } from '@coldwake/text'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch, newcomer } from './support/browser.ts'
import { accessProblems, clipped, outside, SIZES } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { linkOf, startedTable } from './support/tables.ts'

await loadLanguage('en')
const t = ui('en', ...AREAS)

let server: Server
let browser: Browser
beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server.stop()
})

it('house rules are ticked, kept apart by game, and told in the lobby', async () => {
  const page = await (await newcomer(browser, { locale: 'en' })).newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: t.newTable }).first().click()
  const sheet = page.locator('.new-table')
  for (const summary of await sheet.locator('details.options summary').all()) await summary.click()
  // Nothing is on, and what belongs to the other game is not there.
  const { freeCharacters, crew, intruderPlayer } = t.lobby.choices
  const box = (words: { name: string } | undefined) => sheet.getByRole('checkbox', { name: words?.name ?? '' })
  expect(await box(freeCharacters).isChecked()).toBe(false)
  expect(await box(crew).count()).toBe(0)
  expect(await accessProblems(page)).toEqual([])
  // Alone there is nobody to play against.
  await sheet.getByRole('radio', { name: '1', exact: true }).press('Space')
  expect(await box(intruderPlayer).isDisabled()).toBe(true)
  await sheet.getByText(t.lobby.nonsense.intruderNeedsRivals).waitFor()
  await sheet.getByRole('radio', { name: '3', exact: true }).press('Space')
  expect(await box(intruderPlayer).isDisabled()).toBe(false)
  await box(freeCharacters).check()
  await sheet.getByRole('radio', { name: t.lobby.choices.deadSee?.values?.everything?.name ?? '' }).press('Space')
  await sheet.getByRole('button', { name: t.openTheTable }).click()
  const facts = page.locator('.tablefacts')
  await facts.getByText(freeCharacters?.name ?? '').waitFor()
  await facts.getByText(t.lobby.choices.deadSee?.name ?? '').waitFor()
  await page.close()
})

it('at an open table the crew list shows what everybody holds', async () => {
  const [seat] = await startedTable(server.url, ['Ola'], 2, { options: { openInformation: true } })
  if (!seat) throw new Error('nobody has a seat')
  const page = await (await newcomer(browser, { locale: 'en' })).newPage()
  await page.goto(linkOf(server.url, seat))
  await page.locator('svg.board').waitFor()
  await page.locator('#players button').first().click()
  const opened = page.locator('.crewlist .opened')
  await expect.poll(() => opened.count()).toBe(2)
  await opened.first().getByText(t.openObjectives).waitFor()
  await page.close()
})

const looked = async (page: Page, name: string) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await outside(page)).toEqual([])
    expect(await clipped(page)).toEqual([])
    await shoot(page, name)
  }
  await page.setViewportSize(SIZES[0])
  expect(await accessProblems(page)).toEqual([])
}
const { bookAndFaq, choices } = t.lobby

it('NEM-RULING-188 "As printed" is one choice by keyboard, shows when a point departs from it, and is told in the lobby', async () => {
  const page = await (await newcomer(browser, { locale: 'en' })).newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: t.newTable }).first().click()
  const sheet = page.locator('.new-table')
  const book = sheet.locator('details.options').filter({ hasText: bookAndFaq.title })
  const summary = book.locator('summary')
  await summary.getByText(bookAndFaq.faq.name).waitFor()
  await summary.focus()
  await page.keyboard.press('Enter')
  const pick = (words: { name: string }) => book.getByRole('radio', { name: words.name, exact: true })
  const point = (name: string) => book.getByRole('checkbox', { name: choices[name]?.name ?? '' })
  expect([await pick(bookAndFaq.faq).isChecked(), await pick(bookAndFaq.mixed).count()]).toEqual([true, 0])
  await pick(bookAndFaq.faq).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => pick(bookAndFaq.printed).isChecked()).toBe(true)
  const ticked = async () =>
    Promise.all(['secondLarvaStays', 'questItemsNeedAction', 'treatOthers'].map(name => point(name).isChecked()))
  expect(await ticked()).toEqual([true, false, false])
  await summary.getByText(bookAndFaq.printed.name).waitFor()
  await looked(page, 'options-as-printed')
  // One point by the FAQ again: it is no longer as printed, and says so.
  await point('treatOthers').check()
  expect([await pick(bookAndFaq.mixed).isChecked(), await pick(bookAndFaq.printed).isChecked()]).toEqual([true, false])
  await book
    .getByRole('status')
    .getByText(bookAndFaq.count({ points: 10, of: 11 }))
    .waitFor()
  expect(await summary.getByText(bookAndFaq.printed.name, { exact: true }).count()).toBe(0)
  await book.getByRole('radio', { name: bookAndFaq.mixed.name }).scrollIntoViewIfNeeded()
  await looked(page, 'options-mixed')
  await point('treatOthers').uncheck()
  expect(await pick(bookAndFaq.printed).isChecked()).toBe(true)
  await sheet.getByRole('button', { name: t.openTheTable }).click()
  const facts = page.locator('.tablefacts')
  await facts.getByText(bookAndFaq.printed.name).waitFor()
  expect(await facts.getByText(choices.secondLarvaStays?.name ?? '').count()).toBe(0)
  await looked(page, 'options-lobby')
  await page.close()
})

it('the table says that it plays as printed, or in which points it does', async () => {
  const printed: Record<string, boolean | string> = { ...asPrinted(gameInfo('nemesis')?.options ?? {}) }
  const { treatOthers: _, ...mixed } = printed
  for (const [options, says] of [
    [printed, bookAndFaq.printed.name],
    [mixed, choices.secondLarvaStays?.name ?? ''],
  ] as const) {
    const [seat] = await startedTable(server.url, ['Ola'], 2, { options })
    if (!seat) throw new Error('nobody has a seat')
    const page = await (await newcomer(browser, { locale: 'en' })).newPage()
    await page.goto(linkOf(server.url, seat))
    await page.locator('svg.board').waitFor()
    await page.getByRole('button', { name: t.ship, exact: true }).first().click()
    const row = page.locator('.shiplist dl > div').filter({ hasText: bookAndFaq.title })
    await row.getByText(says).waitFor()
    await row.scrollIntoViewIfNeeded()
    await shoot(page, `options-table-${options === printed ? 'printed' : 'mixed'}`)
    expect(await row.getByText(choices.secondLarvaStays?.name ?? '').count()).toBe(options === printed ? 0 : 1)
    await page.close()
  }
})

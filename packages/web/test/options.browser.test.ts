/** A table that plays as its house likes: chosen on the sheet, told in the lobby, true in the game. */
import { loadLanguage, ui } from '@coldwake/text'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch, newcomer } from './support/browser.ts'
import { accessProblems } from './support/page.ts'
import { Server } from './support/server.ts'
import { linkOf, startedTable } from './support/tables.ts'

await loadLanguage('en')
const t = ui('en')

let server: Server
let browser: Browser
beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
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
  await sheet.getByRole('radio', { name: '1', exact: true }).check({ force: true })
  expect(await box(intruderPlayer).isDisabled()).toBe(true)
  await sheet.getByText(t.lobby.nonsense.intruderNeedsRivals).waitFor()
  await sheet.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  expect(await box(intruderPlayer).isDisabled()).toBe(false)
  await box(freeCharacters).check()
  await sheet
    .getByRole('radio', { name: t.lobby.choices.deadSee?.values?.everything?.name ?? '' })
    .check({ force: true })
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

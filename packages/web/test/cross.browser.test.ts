/** The crew of the Nemesis and the Intruders in the facility: a table begins, everybody becomes somebody, and plays. */
import { characterInfo, draftInfo, type MyView, tableView } from '@coldwake/rules'
import { cardName, cardText, characterName, loadLanguage } from '@coldwake/text'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, overflow, still } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, isAsked, takenUp } from './support/situations.ts'
import { linkOf, post, startedTable } from './support/tables.ts'

const BOX = 'lockdown+crew+intruders'
const MARS = { game: 'lockdown', board: 'lockdown-base', options: { crew: true, intruders: true } } as const

let server: Server
let browser: Browser
let seats: SeatTaken[]
let players: Player[]
const trouble: string[] = []

const viewOf = async ({ code, token }: SeatTaken): Promise<MyView> => {
  const { saw } = await post<{ saw: { view: { me: MyView } } }>(
    server.url,
    `/tables/${code}/reports`,
    { words: '' },
    token,
  )
  return saw.view.me
}
/** Whose question it is, and what can be answered. */
async function asked(): Promise<{ at: number; cards: string[] }> {
  const views = await Promise.all(seats.map(viewOf))
  const at = views.findIndex(me => me.decision !== null)
  const options = views[at].decision?.options ?? []
  return { at, cards: options.flatMap(option => (option.do === 'character' ? [option.card] : [])) }
}

beforeAll(async () => {
  await loadLanguage('en')
  server = await Server.start()
  browser = await launch()
  seats = await startedTable(server.url, ['Ada', 'Grace'], 0, MARS)
  players = await Promise.all(
    seats.map((seat, at) => Player.arrive(browser, linkOf(server.url, seat), ['Ada', 'Grace'][at] ?? '', trouble)),
  )
})
afterAll(async () => {
  await Promise.all(players.map(player => player.leave()))
  await closePages(browser)
  await server?.stop()
})

it('LOCK-CROSS-01 a draft card shows both who have its color, and each says more when asked', async () => {
  const { at, cards } = await asked()
  expect(cards).toHaveLength(2)
  const [chooser, other] = [players[at], players[1 - at]]
  for (const { page } of [chooser, other]) {
    await page.locator('.casting .cast-person').nth(3).waitFor()
    const people = cards.flatMap(card => draftInfo(BOX, card, cards))
    expect(people).toHaveLength(4)
    const shown = await page.locator('.candidate').allInnerTexts()
    for (const [i, card] of cards.entries())
      for (const character of draftInfo(BOX, card, cards))
        expect(shown[i].toLowerCase()).toContain(characterName(character, 'en').toLowerCase())
  }
  expect(await accessProblems(chooser.page)).toEqual([])
  await chooser.page.locator('.allcards').first().click()
  const [character] = draftInfo(BOX, cards[0], cards)
  const sheet = chooser.page.getByRole('dialog', { name: characterName(character, 'en') })
  const told = (await sheet.innerText()).replaceAll('\u00ad', '')
  for (const card of characterInfo(BOX, character)?.deck ?? []) expect(told).toContain(cardText(BOX, card, 'en'))
  await chooser.page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await overflow(chooser.page, () => chooser.page.locator('.casting .cast-person').nth(3).waitFor())).toEqual([])
  await still(chooser.page)
  await shoot(chooser.page, 'cross-draft')
})

it('LOCK-CROSS-01 who has kept a card says who it is, and both see whom it may be', async () => {
  const { at, cards } = await asked()
  const [chooser, other] = [players[at], players[1 - at]]
  await chooser.asked('draft').waitFor()
  await chooser.presses('2', 'Enter')
  await chooser.asked('character').waitFor()
  const people = draftInfo(BOX, cards[1], cards)
  for (const { page } of [chooser, other]) {
    await page.locator('.candidate:not(.two)').nth(1).waitFor()
    const shown = await page.locator('.candidate').allInnerTexts()
    for (const [i, character] of people.entries()) {
      expect(shown[i].toLowerCase()).toContain(characterName(character, 'en').toLowerCase())
      for (const item of characterInfo(BOX, character)?.quests ?? []) expect(shown[i]).toContain(cardName(item, 'en'))
    }
    expect(await accessProblems(page)).toEqual([])
  }
  expect(await overflow(chooser.page, () => chooser.page.locator('.candidate').nth(1).waitFor())).toEqual([])
  await still(chooser.page)
  await shoot(chooser.page, 'cross-character')
  await chooser.asked('character').waitFor()
  await chooser.presses('2', 'Enter')
  await expect.poll(async () => (await asked()).at).toBe(1 - at)
})

it('LOCK-CROSS-03 then the game begins, and nobody speaks of what stalks by night', async () => {
  const { at } = await asked()
  await players[at].asked('draft').waitFor()
  await players[at].presses('1', 'Enter')
  await players[at].asked('character').waitFor()
  await players[at].presses('2', 'Enter')
  const first = (await Promise.race(
    players.map(player =>
      player
        .asked('turn')
        .waitFor()
        .then(() => player),
    ),
  )) as Player
  for (const { page } of players) {
    await page.locator('.side .clock2').waitFor()
    await still(page)
    // Both have come from the Nemesis, and know what that means.
    expect(await page.locator('.know li', { has: page.locator('.who') }).count()).toBe(1)
    // Nothing asks for Knowledge to be of use.
    expect(await page.locator('.know li.weak').count()).toBe(0)
    expect(await page.content()).not.toMatch(/night stalker/i)
  }
  await shoot(first.page, 'cross-table')
  expect(await accessProblems(first.page)).toEqual([])
  await first.walks()
  await first.asked().or(first.page.locator('.rail')).first().waitFor()
})

it('LOCK-INTRUDERS-06 in a fight the table shows Intruders, and Weaknesses that ask for no Knowledge', async () => {
  const fight: Fits = moment => {
    const asked = isAsked('turn')(moment)
    if (!asked) return null
    const { crew, intruders, weaknesses } = tableView(moment.g)
    const here = intruders.filter(({ room }) => room === crew[asked.seat].room).length
    const found = weaknesses.filter(({ card }) => card !== null).length
    return here > 0 ? { seat: asked.seat, worth: 10 * found + here } : null
  }
  const situation = findSituations({ fight }, 40, MARS).get('fight')
  if (!situation) throw new Error('nobody fights')
  const taken = await takenUp(server.url, situation, ['Ada', 'Grace', 'Jo', 'Kim', 'Sam'])
  const ada = await Player.arrive(browser, linkOf(server.url, taken[situation.seat]), 'Ada', trouble)
  const { page } = ada
  await ada.asked('turn').waitFor()
  await page.getByRole('button', { name: 'Facility', exact: true }).first().click()
  await page.locator('.drawer').getByText('no. 1', { exact: true }).waitFor()
  await still(page)
  expect(await page.content()).not.toMatch(/night stalker|from Knowledge/i)
  expect(await accessProblems(page)).toEqual([])
  await shoot(page, 'cross-fight')
  await ada.leave()
})

it('nothing went wrong in any page meanwhile', () => {
  expect(trouble).toEqual([])
})

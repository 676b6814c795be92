/** What has the whole stage: my death with its reasons, and what else nobody should miss. */
import type { GameEvent, Seat } from '@coldwake/rules'
import type { Plays } from '@coldwake/rules/testing'
import { loadLanguage, ui } from '@coldwake/text'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Player as SocketPlayer } from '../../server/test/support/players.ts'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, overflow, playsNews, SIZES } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { beforehand, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

let server: Server
let browser: Browser
const trouble: string[] = []

beforeAll(async () => {
  await loadLanguage('en')
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

const NAMES = ['Ada', 'Grace', 'Edith', 'Mary', 'Katherine']

/** Of news that has this event, the page of the seat that it names, up to the scene it gets. */
async function staged(named: (event: GameEvent) => Seat | null, plays: Plays): Promise<Page> {
  let who: Seat = 0
  const moment = beforehand(news => {
    const seat = news.map(named).find(one => one !== null)
    if (seat !== undefined && seat !== null) who = seat
    return seat !== undefined
  }, plays)
  const seats = await takenUp(server.url, moment, NAMES)
  const player = await Player.arrive(browser, linkOf(server.url, seats[who]), NAMES[who], trouble)
  const { page } = player
  await page.locator('svg.board').waitFor()
  // Each picture waits, so that it can be looked at.
  await page.evaluate(() => localStorage.setItem('coldwake.speed', 'next'))
  await page.reload()
  await playsNews(page)
  const socket = await SocketPlayer.connect(Number(new URL(server.url).port), seats[moment.seat])
  await socket.ask({ say: 'answer', n: moment.decision.n, choice: moment.answer })
  await socket.close()
  return page
}

const has = (event: GameEvent, kind: GameEvent['e']): Seat | null =>
  event.e === kind && 'who' in event && typeof event.who === 'number' ? event.who : null

/** Goes on, picture by picture, until this is shown. */
async function until(page: Page, what: string): Promise<void> {
  const found = page.locator(what)
  const next = page.locator('.stagebar .onward, .death .primary').first()
  await found.or(next).first().waitFor()
  while (!(await found.isVisible())) {
    const told = await page.locator('.boardbox').getAttribute('data-told')
    await page.locator('body').press('Space')
    await page.locator(`.boardbox:not([data-told="${told}"])`).waitFor()
    await found.or(next).first().waitFor()
  }
}

async function looked(page: Page, name: string): Promise<void> {
  expect(await overflow(page)).toEqual([])
  for (const size of [SIZES[1], SIZES[3], SIZES[0]]) {
    await page.setViewportSize(size)
    await shoot(page, name)
  }
  expect(await accessProblems(page)).toEqual([])
}

it.each(['nemesis', 'lockdown'] as const)(
  '%s: my death says why, what it means, and stays until I go on',
  async game => {
    const page = await staged(event => has(event, 'died'), game)
    await until(page, '.wholestage.death')
    const words = ui('en', 'log').cause.death
    const chain = page.locator('.chain')
    await chain.getByText(words.theRule).waitFor()
    expect(await chain.locator('li').count()).toBeGreaterThanOrEqual(3)
    await page.locator('.afterwards').getByText(words.goal).waitFor()
    // The button has the focus: Enter goes on.
    const go = page.getByRole('button', { name: words.watch })
    await expect.poll(() => go.evaluate(element => element === document.activeElement)).toBe(true)
    await looked(page, `death-${game}`)
    // Nothing else says it before: the dock still has the hand, and the header says it now.
    const told = await page.locator('.boardbox').getAttribute('data-told')
    await go.press('Enter')
    await page.locator('.wholestage.death').waitFor({ state: 'detached' })
    expect(await page.locator('.boardbox').getAttribute('data-told')).not.toBe(told)
    await page.context().close()
  },
)

const SCENES: [name: string, plays: Plays, named: (event: GameEvent) => Seat | null, beat: string][] = [
  ['a room that I explore', 'nemesis', event => has(event, 'explored'), 'explored'],
  ['the first blood', 'nemesis', event => has(event, 'lightWound'), 'lightWound'],
  [
    'the coordinates',
    'nemesis',
    event => (event.e === 'peeked' && event.what === 'coordinates' ? event.who : null),
    'peeked',
  ],
  ['a launch', 'nemesis', event => (event.e === 'launched' ? (event.crew[0] ?? 0) : null), 'launched'],
  ['the light that goes out', 'lockdown', event => (event.e === 'threshold' && event.cut ? 0 : null), 'threshold'],
]

it.each(SCENES)('the whole stage is for %s', async (_, plays, named, beat) => {
  const page = await staged(named, plays)
  await until(page, `.table:has(.boardbox[data-beat="${beat}"]) .wholestage h2`)
  expect(await page.locator('.wholestage h2').innerText()).not.toBe('')
  await looked(page, `whole-${beat}`)
  await page.context().close()
})

it('nothing went wrong in the pages meanwhile', () => {
  expect(trouble).toEqual([])
})

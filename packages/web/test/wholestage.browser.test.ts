/** What has the whole stage: my death with its reasons, and what else nobody should miss. */
import type { GameEvent, Seat } from '@coldwake/rules'
import type { Plays } from '@coldwake/rules/testing'
import { loadLanguage, ui } from '@coldwake/text'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Player as SocketPlayer } from '../../server/test/support/players.ts'
import { closePages, launch, newcomer } from './support/browser.ts'
import { accessProblems, overflow, playsNews, still, takesLink } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { beforehand, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

let server: Server
let browser: Browser
const trouble: string[] = []

/** Whoever has the stage, in one page: it goes from table to table. */
let page: Page

beforeAll(async () => {
  await loadLanguage('en')
  server = await Server.start()
  browser = await launch()
  const context = await newcomer(browser)
  // Each picture waits, so that it can be looked at.
  await context.addInitScript(() => localStorage.setItem('coldwake.speed', 'next'))
  page = await context.newPage()
  page.on('pageerror', error => trouble.push(error.message))
  page.on('console', message => message.type() === 'error' && trouble.push(message.text()))
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

const NAMES = ['Ada', 'Grace', 'Edith', 'Mary', 'Katherine']

/** Before the seat that this event names, the news that has it begins to be played. */
async function staged(named: (event: GameEvent) => Seat | null, plays: Plays): Promise<void> {
  let who: Seat = 0
  const moment = beforehand(news => {
    const seat = news.map(named).find(one => one !== null)
    if (seat !== undefined && seat !== null) who = seat
    return seat !== undefined
  }, plays)
  const seats = await takenUp(server.url, moment, NAMES)
  await takesLink(page, linkOf(server.url, seats[who]))
  await page.waitForFunction(() => document.querySelector('svg.board'))
  await playsNews(page)
  const socket = await SocketPlayer.connect(Number(new URL(server.url).port), seats[moment.seat])
  await socket.ask({ say: 'answer', n: moment.decision.n, choice: moment.answer })
  await socket.close()
}

const has = (event: GameEvent, kind: GameEvent['e']): Seat | null =>
  event.e === kind && 'who' in event && typeof event.who === 'number' ? event.who : null

/** Goes on, picture by picture, until this is shown. In the page: each picture is left once, as soon as it has come. */
const until = async (what: string): Promise<void> => {
  await page.evaluate(() => {
    document.body.dataset.left = ''
  })
  await page.waitForFunction(what => {
    if (document.querySelector(what)?.checkVisibility()) return true
    const { told = '' } = document.querySelector<HTMLElement>('.boardbox')?.dataset ?? {}
    const waits = document.querySelector('.stagebar .onward, .death .primary')
    if (!waits || document.body.dataset.left === told) return false
    document.body.dataset.left = told
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
    return false
  }, what)
}

async function looked(name: string): Promise<void> {
  expect(await overflow(page, () => shoot(page, name))).toEqual([])
  expect(await accessProblems(page)).toEqual([])
}

it.each(['nemesis', 'lockdown'] as const)(
  '%s: my death says why, what it means, and stays until I go on',
  async game => {
    await staged(event => has(event, 'died'), game)
    await until('.wholestage.death')
    const words = ui('en', 'log').cause.death
    const chain = page.locator('.chain')
    await chain.getByText(words.theRule).waitFor()
    expect(await chain.locator('li').count()).toBeGreaterThanOrEqual(3)
    await page.locator('.afterwards').getByText(words.goal).waitFor()
    // The button has the focus: Enter goes on.
    const go = page.getByRole('button', { name: words.watch })
    await expect.poll(() => go.evaluate(element => element === document.activeElement)).toBe(true)
    await looked(`death-${game}`)
    const before = page.viewportSize() ?? { width: 1440, height: 900 }
    await page.setViewportSize({ width: 2560, height: 1440 })
    await shoot(page, `death-${game}`)
    // A wide screen is looked at from further away: the scene takes more of it.
    expect((await page.locator('.deathscene').boundingBox())?.width).toBeGreaterThan(1200)
    await page.setViewportSize(before)
    // Nothing else says it before: the dock still has the hand, and the header says it now.
    const told = await page.locator('.boardbox').getAttribute('data-told')
    await go.press('Enter')
    await page.locator('.wholestage.death').waitFor({ state: 'detached' })
    expect(await page.locator('.boardbox').getAttribute('data-told')).not.toBe(told)
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
  await staged(named, plays)
  await until(`.table:has(.boardbox[data-beat="${beat}"]) .wholestage h2`)
  expect(await page.locator('.wholestage h2').innerText()).not.toBe('')
  await looked(`whole-${beat}`)
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  for (const size of PHONES) {
    await page.setViewportSize(size)
    await still(page)
    await shoot(page, `whole-${beat}-${size.height}`)
    expect(await covered(), `${size.width}`).toEqual([])
  }
  await page.setViewportSize(before)
})

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
]

/** What is told and cannot be read, as it lies below the buttons that lead on or outside its place. */
const covered = (): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.wholestage .stagebar')?.getBoundingClientRect()
    const frame = document.querySelector('.wholestage')?.getBoundingClientRect()
    if (!bar || !frame) return ['nothing is told']
    return [...document.querySelectorAll('.grand .news > *')].flatMap(part => {
      const { top, bottom } = part.getBoundingClientRect()
      return bottom > bar.top + 1 || top < frame.top || bar.bottom > frame.bottom + 1 ? [part.textContent ?? ''] : []
    })
  })

it('nothing went wrong in the pages meanwhile', () => {
  expect(trouble).toEqual([])
})

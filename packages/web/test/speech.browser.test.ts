/** What others say shows beside them on the board, for a while, and covers nothing that matters. */
import type { Saying, SeatTaken } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chance, playOne, Player as SocketPlayer } from '../../server/test/support/players.ts'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, clipped, LOOKED, outside, SIZES, still } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { linkOf, startedTable } from './support/tables.ts'

declare global {
  interface Window {
    /** Ends the time that everything said until now is given to be read. */
    allRead(): void
  }
}

let server: Server
let browser: Browser
let page: Page
let seats: SeatTaken[]
let others: SocketPlayer[]
const trouble: string[] = []

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
  seats = await startedTable(server.url, ['Ola', 'Marta', 'Jan'])
  const port = Number(new URL(server.url).port)
  const players = await Promise.all(seats.map(seat => SocketPlayer.connect(port, seat)))
  const random = chance(11)
  // Until the characters are chosen and a first round has been played, nobody stands anywhere.
  // Nor has the First Player token moved on.
  const begins = () => players[0].game?.table ?? { round: 0, first: 0 }
  while (begins().round < 2 || begins().first === 0) await playOne(players, random)
  const [ola, ...rest] = players
  await ola.close()
  others = rest
  const link = linkOf(server.url, seats[0])
  ;({ page } = await Player.arrive(browser, link, 'Ola', trouble, {}, page => page.addInitScript(readsFaster)))
  await page.locator('svg.board').waitFor()
  await still(page)
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

/** In the page: what waits for its reader, as long as one reads, can be told that it was read. */
function readsFaster(): void {
  const [later, never] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)]
  const waiting = new Map<number, () => void>()
  window.setTimeout = ((work: () => void, ms = 0) => {
    const id = later(() => {
      waiting.delete(id)
      work()
    }, ms)
    if (ms >= 3500 && ms <= 9000) waiting.set(id, work)
    return id
  }) as typeof window.setTimeout
  window.clearTimeout = ((id?: number) => {
    if (id !== undefined) waiting.delete(id)
    never(id)
  }) as typeof window.clearTimeout
  window.allRead = () => {
    for (const [id, work] of [...waiting]) {
      window.clearTimeout(id)
      work()
    }
  }
}

const bubbles = () => page.locator('.speech .bubble')
const says = (seat: number, saying: Saying) => others[seat - 1].talks(saying)
const works = (engine: number, is: boolean): Saying => ({
  t: 'claim',
  fact: { about: 'engine', engine, works: is },
  sure: true,
})

/** Boxes on the screen that lie over each other. */
const covers = () =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect()
    const mine = document.querySelector('svg.board .room.here .hit')
    const said = [...document.querySelectorAll('.speech .bubble')].map(box)
    const touch = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return {
      found: mine !== null && said.length,
      over: mine ? said.filter(one => touch(one, box(mine))).length : -1,
    }
  })

it('a claim stands beside whoever makes it until it has been read, and is heard once', async () => {
  const said = performance.now()
  await says(1, works(1, false))
  const bubble = bubbles().filter({ hasText: 'Marta' })
  await bubble.waitFor()
  expect(await bubble.innerText()).toContain('Engine 1')
  // Those who listen hear it as all talk: what they see twice is not told twice.
  expect(await page.locator('.speech').getAttribute('aria-hidden')).toBe('true')
  const told = page.locator('[aria-live="polite"]', { hasText: 'Engine 1' })
  await expect.poll(() => told.count()).toBe(1)
  await expect.poll(covers).toEqual({ found: 1, over: 0 })
  // What lies below it can still be pressed.
  expect(await bubble.evaluate(element => getComputedStyle(element).pointerEvents)).toBe('none')
  expect(await accessProblems(page)).toEqual([])
  // Of itself, after the time that it takes to read it.
  await bubble.waitFor({ state: 'detached' })
  expect(performance.now() - said).toBeGreaterThan(3500)
  await page.getByRole('button', { name: /Table talk, 1 unread/ }).waitFor()
})

it('nothing is covered or cut off at any size', async () => {
  for (const size of [SIZES[0], ...LOOKED]) {
    await page.setViewportSize(size)
    await still(page)
    await says(1, works(2, size.width % 3 === 0))
    await says(2, {
      t: 'words',
      words: `At ${size.width} pixels: shall we go to the engines together, all of us, now?`,
    })
    await bubbles().nth(1).waitFor()
    await expect.poll(covers).toMatchObject({ found: 2, over: 0 })
    expect([...(await outside(page)), ...(await clipped(page))]).toEqual([])
    await shoot(page, 'speech')
    await page.evaluate(() => window.allRead())
    await page.waitForFunction(() => !document.querySelector('.speech .bubble'))
  }
  await page.setViewportSize(SIZES[0])
})

it('what two others settle is left to the talk, and so is everything while the talk is open', async () => {
  await says(1, { t: 'promise', whom: 2, deed: { do: 'signal' }, not: false, by: 3 })
  await says(2, { t: 'promise', whom: 0, deed: { do: 'signal' }, not: false, by: 3 })
  await bubbles().filter({ hasText: 'Jan' }).waitFor()
  expect(await bubbles().filter({ hasText: 'Marta' }).count()).toBe(0)
  await page.keyboard.press('t')
  await page.locator('.drawer-talk').waitFor()
  await bubbles().waitFor({ state: 'detached' })
  await says(1, works(3, true))
  await page.locator('.talk-line.statement', { hasText: 'Engine 3' }).waitFor()
  expect(await bubbles().count()).toBe(0)
  await page.keyboard.press('Escape')
})

it('a promise that is overdue says so in the talk', async () => {
  const { round } = others[0].game?.table ?? { round: 0 }
  await says(1, { t: 'promise', whom: null, deed: { do: 'coordinates' }, not: false, by: round })
  await page.keyboard.press('t')
  await page.locator('.talk-promise.due', { hasText: 'due this round' }).last().waitFor()
  await says(2, { t: 'promise', whom: null, deed: { do: 'coordinates' }, not: false, by: round - 1 })
  await page
    .locator('.talk-promise.late', { hasText: `was due by round ${round - 1}` })
    .first()
    .waitFor()
  expect(await accessProblems(page)).toEqual([])
  await shoot(page, 'promises')
})

it('seats stay where they are in the header, and whoever begins the round has a mark', async () => {
  const first = String(others[0].game?.table.first)
  expect(first).not.toBe('0')
  const crew = page.locator('.crew > li')
  expect(await crew.evaluateAll(all => all.map(one => one.getAttribute('data-seat')))).toEqual(['0', '1', '2'])
  expect(await crew.filter({ hasText: 'first player' }).getAttribute('data-seat')).toBe(first)
})

it('on a touch screen no key is named on a button', async () => {
  /** Whether a key shows that a button names. */
  const shows = (on: Page) =>
    on.evaluate(() => {
      const button = document.createElement('button')
      button.innerHTML = '<kbd>U</kbd>'
      document.querySelector('.rail')?.append(button)
      const { width } = button.firstElementChild?.getBoundingClientRect() ?? { width: -1 }
      button.remove()
      return width > 0
    })
  await page.setViewportSize(SIZES[0])
  expect(await shows(page)).toBe(true)
  const link = linkOf(server.url, seats[0])
  const finger = { hasTouch: true, isMobile: true, viewport: SIZES[1] }
  const touch = await Player.arrive(browser, link, 'Ola', trouble, finger)
  await touch.page.locator('.rail').waitFor()
  expect(await shows(touch.page)).toBe(false)
  await touch.leave()
})

it('nothing went wrong in the page meanwhile', () => {
  expect(trouble).toEqual([])
})

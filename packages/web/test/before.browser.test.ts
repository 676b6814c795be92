/** Every screen before the first turn, on touch devices of every size, in several languages and a longer one. */
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { speaker, TONGUES, type Tongue } from './support/languages.ts'
import {
  accessProblems,
  clipped,
  isJudged,
  outside,
  overlapping,
  SIZES,
  sizesFor,
  smallTargets,
  takesLink,
  visits,
} from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { findSituations, isAsked, takenUp } from './support/situations.ts'
import { hostDoes, linkOf, post, startedTable, takesSeat } from './support/tables.ts'

let server: Server
let browser: Browser

interface Screen {
  /** Goes there. Whatever is opened stays open while the size changes. */
  show: (page: Page) => Promise<void>
}

/** One page for each language: what it has loaded once, it need not load again. */
const pages = new Map<Tongue, Page>()

async function visit(lang: Tongue): Promise<Page> {
  const context = await speaker(browser, lang, { hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(server.url)
  return page
}

const opens = async (page: Page, what: string) => {
  const closed = page.locator(what)
  while ((await closed.count()) > 0) await closed.first().click()
}

/** A table that waits for one more, with a bot and somebody with the longest name there is. */
async function waiting(): Promise<SeatTaken[]> {
  const host = await post<SeatTaken>(server.url, '/tables', {
    game: 'nemesis',
    board: 'nemesis-base',
    mode: 'semiCooperative',
    seats: [null, null, 'random', null],
    name: 'Ola',
    clock: { seconds: 86_400, policy: 'decision' },
    delay: 300,
  })
  return [host, await takesSeat(server.url, host.code, 'Marta von Hohenzollern-S', 1)]
}

const screens: Record<string, Screen> = {
  home: {
    async show(page) {
      const [running] = await startedTable(server.url, ['Ada', 'Grace'], 1)
      const [over] = await startedTable(server.url, ['Ada', 'Jo'], 1)
      await hostDoes(server.url, over, { do: 'end' })
      const [lobby] = await waiting()
      const held = [running, over, lobby].map((seat, at) => ({ ...seat, at }))
      await page.goto(server.url)
      await page.evaluate(seats => localStorage.setItem('coldwake.seats', seats), JSON.stringify(held))
      await page.goto(server.url)
      await page.locator('.replays .game').waitFor()
      await page.locator('.mygames .game').nth(1).waitFor()
    },
  },
  'home-empty': {
    async show(page) {
      await page.goto(server.url)
      await page.locator('.way').first().waitFor()
    },
  },
  create: {
    async show(page) {
      await page.goto(server.url)
      await page.locator('.way').first().click()
      await page.locator('.count label').last().click()
      await opens(page, '.sheet details:not([open]) > summary')
      await page.locator('.options .picks').first().locator('label').last().click()
    },
  },
  watch: {
    async show(page) {
      await page.goto(server.url)
      await page.locator('.way').last().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  join: {
    async show(page) {
      const [host] = await waiting()
      await visits(page, `${server.url}/t/${host.code}`)
      await page.locator('.joinform').waitFor()
    },
  },
  'lobby-host': {
    async show(page) {
      const [host] = await waiting()
      await takesLink(page, linkOf(server.url, host))
      await page.locator('svg.qr').first().waitFor()
      await opens(page, 'details:not([open]) > summary')
      await page.locator('.myseat .links > .ghost').click()
      await page.locator('.options-box .links > .ghost').click()
      await page.locator('svg.qr').nth(2).waitFor()
    },
  },
  'lobby-guest': {
    async show(page) {
      const [, guest] = await waiting()
      await takesLink(page, linkOf(server.url, guest))
      await page.locator('svg.qr').first().waitFor()
    },
  },
  draft: {
    async show(page) {
      const seats = await startedTable(server.url, ['Ada'], 1)
      await takesLink(page, linkOf(server.url, seats[0]))
      await page.locator('.casting button.castwho').first().waitFor()
      await page.keyboard.press('1')
      await page.locator('.candidate.chosen').waitFor()
    },
  },
  objective: {
    async show(page) {
      const situation = findSituations({ choice: isAsked('objective') }, 20).get('choice')
      if (!situation) throw new Error('nobody met an intruder')
      const seats = await takenUp(server.url, situation, [])
      await takesLink(page, linkOf(server.url, seats[situation.seat]))
      await page.locator('.letters .need').first().waitFor()
    },
  },
}

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
  for (const lang of TONGUES) pages.set(lang, await visit(lang))
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

it.each(Object.entries(screens))(
  '%s: nothing is cut off, lies over other words, is too small to hit, or out of reach',
  async (name, { show }) => {
    for (const [lang, page] of pages) {
      await page.setViewportSize(SIZES[0])
      // Nobody has been here before.
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await show(page)
      for (const size of sizesFor(lang)) {
        await page.setViewportSize(size)
        const where = `${name} ${lang} ${size.width}`
        const looks = [clipped(page), overlapping(page), smallTargets(page), outside(page)]
        const [cut, over, small, out] = await Promise.all(looks)
        expect.soft(cut, where).toEqual([])
        expect.soft(over, where).toEqual([])
        expect.soft(small, where).toEqual([])
        expect.soft(out, where).toEqual([])
        if (lang !== 'pseudo') await shoot(page, `${name}-${lang}`)
      }
      if (isJudged(lang)) expect.soft(await accessProblems(page), `${name} ${lang}`).toEqual([])
    }
  },
)

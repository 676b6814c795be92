/** Games right in the browser: alone against bots, without a server; and several people around one device. */
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { inputsOf } from '@coldwake/host'
import { fold, view } from '@coldwake/rules'
import { cardName, loadLanguage } from '@coldwake/text'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { playOn } from './support/autoplay.ts'
import { closePages, launch, newcomer } from './support/browser.ts'
import { entriesHere, roundsLater } from './support/laterHere.ts'
import { LONG } from './support/longRun.ts'
import { accessProblems, asksFor, clipped, LOOKED, outside, SIZES, still } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page
let trouble: string[]
/** What has been asked for and has not come yet. */
const underWay = new Set<Request>()

beforeAll(async () => {
  await loadLanguage('en')
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})
/** A browser of nobody's, at the home page. What a service worker keeps must not hide what the game's own worker can do. */
async function arrive(serviceWorkers: 'allow' | 'block' = 'block'): Promise<void> {
  context = await newcomer(browser, { serviceWorkers })
  await context.addInitScript(() => {
    // An empty page has nowhere to keep anything.
    if (location.protocol === 'about:') return
    if (localStorage.getItem('coldwake.speed') === null) localStorage.setItem('coldwake.speed', '0')
  })
  underWay.clear()
  context.on('request', request => underWay.add(request))
  context.on('requestfinished', request => underWay.delete(request))
  context.on('requestfailed', request => underWay.delete(request))
  context.on('page', opened => {
    opened.on('pageerror', error => trouble.push(error.message))
    opened.on('console', message => {
      if (message.type() === 'error' && !/net::ERR_/.test(message.text())) trouble.push(message.text())
    })
  })
  page = await context.newPage()
  await page.goto(server.url)
  // Letters that come between press and release move a button away from under the pointer.
  await still(page)
}

beforeEach(() => {
  trouble = []
})
afterEach(async () => {
  await context.close()
  expect(trouble).toEqual([])
})

const home = () => page.goto(server.url)
const asked = (on: Page = page) => on.locator('.rail[data-ask]')

/** What a table loads when there is time for it is there: without a server, nothing comes any more. */
async function hasComeWhole(): Promise<void> {
  for (const script of ['answer', 'stage', 'goals', 'explain', 'EndPage', 'PlayAgainHere']) await asksFor(page, script)
  await expect.poll(() => underWay.size).toBe(0)
}

/** Whatever happens meanwhile, the server is back for the next. */
async function withoutServer(work: () => Promise<void>): Promise<void> {
  await server.kill()
  try {
    await work()
  } finally {
    await server.restart()
  }
}

async function playsAlone(): Promise<void> {
  await page.locator('.door.nemesis').getByRole('button', { name: 'Play now' }).click()
  await asked().waitFor()
}

/**
 * Everything at the table that somebody can see, as text; the time it took to come here is no part of it. What a take
 * back would undo, and that the turn can be held, is said when the page has nothing else to do; that an answer came too
 * late until the next one.
 */
const shown = (on = page) =>
  on.evaluate(() => {
    const passing = ['.takeback', '.trouble', '.holdturn'].map(part => document.querySelector(part)?.textContent ?? '')
    return ['.top', '.rail', '.dock', 'svg.board'].map(part =>
      passing.reduce((text, gone) => text?.replace(gone, ''), document.querySelector(part)?.textContent),
    )
  })

describe('alone against bots', () => {
  it('one press is enough, a reload goes on exactly there, and it is found again until it is deleted', async () => {
    await arrive()
    await playsAlone()
    expect(new URL(page.url()).pathname).toMatch(/^\/local\/\w{8}$/)
    await playOn(page, { answers: 6, calm: 99, seed: 3 })
    // In a trade bots go on meanwhile, a turn waits.
    for (let seed = 4; (await asked().getAttribute('data-ask')) !== 'turn'; seed++)
      await playOn(page, { answers: 1, calm: 99, seed })
    await page.locator('.notnow').waitFor()
    await page.locator('.goal :is(.notes, .none)').waitFor()
    await still(page)
    const before = await shown()
    expect(before.every(Boolean)).toBe(true)
    await page.reload()
    await expect.poll(() => shown()).toEqual(before)
    // There is nobody to invite, to wait for or to be called elsewhere.
    await page.getByRole('button', { name: 'Settings' }).first().click()
    await page.locator('.drawer').waitFor()
    for (const name of ['Your own link', 'Link for onlookers'])
      expect(await page.getByRole('heading', { name }).count()).toBe(0)

    const table = page.url()
    await home()
    const row = page.locator('.games .game')
    await row.getByText('on this device').waitFor()
    await row.getByText('Your turn').waitFor()
    await row.locator('.forget').click()
    await row.getByRole('button', { name: 'Delete for good' }).click()
    await row.waitFor({ state: 'detached' })
    await page.goto(table)
    await page.getByText('There’s no table with this code').waitFor()
  })

  it('is played to its end without a server, looked at again, kept as a file and gone on with', async () => {
    await arrive()
    await playsAlone()
    await playOn(page, { answers: 4, calm: 99, seed: 5 })
    // The rounds between the first and the last one are like them.
    await roundsLater(page, 1)
    await page.reload()
    await asked().waitFor()
    await hasComeWhole()
    let game: unknown
    await withoutServer(async () => {
      expect(await playOn(page, { answers: 2000, seed: 5 })).toMatchObject({ over: true })
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download the game' }).click()
      game = JSON.parse(await readFile(await (await file).path(), 'utf8'))
      expect(game).toMatchObject({
        coldwake: 1,
        setup: { seats: [{}, {}, {}] },
        digest: expect.stringMatching(/^\w{64}$/),
      })
    })

    // The page of replays is a script that only a server has.
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.locator('.timeline').first().waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/local\/\w{8}\/replay$/)
    // A server takes the file for what it says: it comes to the same end.
    const kept = await fetch(`${server.url}/api/games`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(game),
    })
    expect(kept.status).toBe(201)
    await page.keyboard.press('Home')
    await page.getByRole('button', { name: 'Continue from here' }).click()
    await page.getByRole('button', { name: 'Open the new table' }).click()
    await asked().waitFor()
  })

  it('what was opened once opens without a network: the game goes on, and another begins', async () => {
    await arrive('allow')
    await playsAlone()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await withoutServer(async () => {
      await page.reload()
      await playOn(page, { answers: 3, calm: 9 })
      await home()
      await page.locator('.games .game').getByText('on this device').waitFor()
      await playsAlone()
      await playOn(page, { answers: 1 })
    })
  })

  it('bots have names and levels, go as fast as one likes, and think outside the page', async () => {
    await arrive()
    await playsAlone()
    await expect.poll(() => page.locator('.crew .title', { hasText: 'Skilled bot' }).count()).toBe(2)
    // Once everybody has chosen whom to play, they go by that, with their own names beside it.
    await playOn(page, { answers: 1 })
    const named = page.locator('.crew .who', { hasText: /^\p{L}+ · Skilled bot$/u })
    await expect.poll(async () => new Set(await named.allInnerTexts()).size).toBe(2)
    // No script of the page has a bot in it: they are in that of its worker.
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const withBots = async (script: string) => (await (await fetch(script)).text()).includes('a bot was asked nothing')
    const [worker] = page.workers()
    const ours = scripts.filter(name => name.endsWith('.js') && name !== worker.url())
    expect(ours.length).toBeGreaterThan(3)
    expect(await Promise.all([worker.url(), ...ours].map(withBots))).toEqual([true, ...ours.map(() => false)])

    await page.getByRole('button', { name: 'Settings' }).first().click()
    const pace = page.locator('.drawer').getByRole('group', { name: 'Bot pace' })
    const slow = pace.getByRole('button', { name: 'Slow', pressed: true })
    await pace.getByRole('button', { name: 'Slow' }).click()
    await slow.waitFor()
    expect(await accessProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.drawer').waitFor({ state: 'detached' })
    // In the worker, the clock that holds a bot back stands still: only the key can bring the next one.
    await worker.evaluate(() => {
      const wait = self.setTimeout
      const held: (() => void)[] = []
      Object.assign(self, { held })
      self.setTimeout = ((work: () => void, ms = 0) =>
        ms < 500 ? wait(work, ms) : held.push(work)) as typeof setTimeout
    })
    const next = page.getByRole('button', { name: 'Next' }).first()
    const told = () => page.locator('.rail .loglist').getAttribute('data-told').then(Number)
    const goesOn = (before: number) =>
      page
        .waitForFunction(n => Number(document.querySelector('.rail .loglist')?.getAttribute('data-told')) > n, before, {
          timeout: 10_000,
        })
        .then(
          () => true,
          () => false,
        )
    /** A sealed question cannot be hurried, and whoever still plays what happened hurries nobody: then the clock goes on. */
    const hurried = async (): Promise<boolean> => {
      await playOn(page, { answers: 40, seed: 3, patience: 60 })
      // Meanwhile I may have been asked: then nobody can be hurried before I have answered.
      const waits = await next.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      )
      if (!waits) return false
      const before = await told()
      // Where the focus is on a button of its own, a key may be meant for that.
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
      await page.keyboard.press('f')
      if (await goesOn(before)) return true
      await worker.evaluate(() => {
        if ('held' in self && Array.isArray(self.held)) for (const work of self.held.splice(0)) work()
      })
      return false
    }
    if (LONG) await expect.poll(hurried, { timeout: 240_000 }).toBe(true)
    expect(await accessProblems(page)).toEqual([])
    // It is kept with the table.
    await page.reload()
    await page.getByRole('button', { name: 'Settings' }).first().click()
    await slow.waitFor()
  })

  it('two tabs are at the same table, and whatever is done in one is seen in the other', async () => {
    await arrive()
    await playsAlone()
    const other = await context.newPage()
    await other.goto(page.url())
    for (let turn = 0; turn < 6; turn++) {
      const [here, there] = turn % 2 ? [other, page] : [page, other]
      await asked(here).waitFor()
      const n = await here.locator('.rail').getAttribute('data-n')
      await there.locator(`.rail[data-n="${n}"]`).waitFor()
      await playOn(here, { answers: 1, seed: turn })
      await asked(here).waitFor()
      const next = await here.locator('.rail').getAttribute('data-n')
      await there.locator(`.rail[data-n="${next}"]`).waitFor()
      // Either may still be waiting for its letters.
      await expect.poll(async () => isDeepStrictEqual(await shown(there), await shown(here))).toBe(true)
    }
  })
})

describe('around one device', () => {
  const NAMES: readonly string[] = ['Ola', 'Marta']
  const curtain = () => page.locator('main.curtain')
  const button = () => curtain().getByRole('button')
  /** Whoever is named on it holds it until it is open. */
  const holdOpen = async () => {
    await button().hover()
    await page.mouse.down()
    await page.locator('.table').waitFor()
    await page.mouse.up()
  }

  /** The browser lays the page aside, from where it comes back with the curtain down. */
  const letDown = async () => {
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await button().waitFor()
    expect(await page.locator('.table').count()).toBe(0)
  }

  /** Two people and a bot sit down. How well it plays is nobody's question here, and one that thinks takes long. */
  async function sitDown(): Promise<void> {
    await page.locator('.door.nemesis').getByRole('button', { name: 'Around one device' }).click()
    await page.getByRole('button', { name: 'Begin' }).waitFor()
    await page.getByRole('group', { name: 'Bots' }).getByRole('radio', { name: '1' }).press('Space')
    await page.getByRole('radio', { name: 'Random bot' }).press('Space')
    for (const [i, name] of NAMES.entries()) await page.getByLabel(`Name of player ${'ABCDE'[i]}`).fill(name)
    await page.getByRole('button', { name: 'Begin' }).click()
    await button().waitFor()
  }

  /** The objectives that somebody was dealt, by every name they go by: from the log that this browser keeps. */
  async function secretsOf(name: string): Promise<string[]> {
    const [create, ...rest] = await entriesHere(page)
    if (create?.e !== 'create') throw new Error('no game was begun')
    const { me } = view(fold({ setup: create.setup, key: create.key, inputs: inputsOf(rest) }), NAMES.indexOf(name))
    const objectives = me?.objectives ?? []
    expect(objectives).toHaveLength(2)
    return objectives.flatMap(card => [card, cardName(card, 'en')])
  }

  /** Everything that the page holds, seen or not: the live regions too. */
  const held = async (what: readonly string[]) => {
    const whole = await page.evaluate(() => document.documentElement.outerHTML + document.title)
    // Long words have places at which they may be broken.
    const words = whole.replaceAll('\u00ad', '')
    return what.filter(secret => words.includes(secret))
  }
  const who = async () => (await curtain().getByRole('heading').textContent()) ?? ''

  /** At every size nothing sticks out and nothing is cut off. */
  async function looked(screen: string): Promise<void> {
    for (const size of LOOKED) {
      await page.setViewportSize(size)
      expect((await Promise.all([outside(page), clipped(page)])).flat()).toEqual([])
      await shoot(page, screen)
    }
    await page.setViewportSize(SIZES[0])
  }

  it('a curtain hides everything until whoever is named on it holds it open, and is down when the page comes back', async () => {
    await arrive()
    await sitDown()
    expect(NAMES).toContain(await who())
    expect(await page.locator('.table').count()).toBe(0)
    expect(await accessProblems(page)).toEqual([])
    await looked('curtain')
    // A touch is not enough: it is held, or pressed twice, by finger or key.
    await button().click()
    await button().getByText('Press again to open').waitFor()
    expect(await page.locator('.table').count()).toBe(0)
    await page.reload()
    await button().waitFor()
    await page.keyboard.press('Enter')
    await button().getByText('Press again to open').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.casting button.castwho').first().waitFor()
    await page.reload()
    await button().waitFor()
    await page.keyboard.down('Enter')
    await page.locator('.rail[data-ask="draft"]').waitFor()
    await page.keyboard.up('Enter')
    // What lies under the curtain is loaded: nothing comes while a finger is down.
    await page.locator('.casting button.castwho').first().waitFor()
    await letDown()
    // The finger that opens it presses nothing of what lies under it then.
    await page.evaluate(() => {
      const pressed: string[] = []
      Object.assign(window, { pressed })
      for (const press of ['click', 'pointerdown', 'contextmenu'])
        document.addEventListener(
          press,
          ({ target }) => {
            if (target instanceof Element && !target.closest('.hold, .inputguard')) pressed.push(target.outerHTML)
          },
          true,
        )
    })
    const touch = await context.newCDPSession(page)
    await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    // A page for fingers is laid out otherwise: what is touched has come to its place first.
    await still(page)
    const lifts = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const isHeld = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await button().boundingBox()) ?? {}
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      const held = (await page.locator('.hold.holding, .rail[data-ask="draft"]').count()) > 0
      if (!held) await lifts()
      return held
    }
    await expect.poll(isHeld).toBe(true)
    await page.locator('.rail[data-ask="draft"]').waitFor()
    await page.locator('.casting button.castwho').first().waitFor()
    await lifts()
    await page.locator('.inputguard').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => 'pressed' in window && window.pressed)).toEqual([])
    expect(await page.locator('.casting [aria-pressed="true"]').count()).toBe(0)
    await letDown()
  })

  it('who sits there is asked on one sheet', async () => {
    await arrive()
    await page.locator('.door.nemesis').getByRole('button', { name: 'Around one device' }).click()
    await page.getByRole('button', { name: 'Begin' }).waitFor()
    await page.getByRole('group', { name: 'People' }).getByRole('radio', { name: '5' }).press('Space')
    // The table is full: there is no room for bots.
    expect(await page.getByRole('group', { name: 'Bots' }).count()).toBe(0)
    expect(await page.getByLabel(/^Name of player/).count()).toBe(5)
    expect(await accessProblems(page)).toEqual([])
    await looked('around')
  })

  /** What the last of them chose has arrived: the device is to go on or has gone on, or they are asked what comes next. */
  const drafted = () =>
    page
      .locator('.handover.waits button, .curtain .character, .rail[data-ask]:not([data-ask="draft"])')
      .first()
      .waitFor()

  /** The curtain is down and names somebody by their character. Where a bot begins, nobody reacts to what it does. */
  const named = async () => {
    const nobody = curtain().locator('.anyreaction').getByRole('button', { name: 'Nobody', exact: true })
    const isNamed = async () => (await curtain().locator('.character').count()) === 1
    await expect
      .poll(async () => (await isNamed()) || ((await nobody.count()) && nobody.dispatchEvent('click')))
      .toBe(true)
  }

  it('whatever one of them knows is gone from the page before the other comes', async () => {
    await arrive()
    await sitDown()
    const first = await who()
    const mine = await secretsOf(first)
    const theirs = await secretsOf(NAMES.find(name => name !== first) ?? '')
    expect(await held([...mine, ...theirs])).toEqual([])
    await holdOpen()
    await page.locator('.rail[data-ask="draft"]').waitFor()
    await still(page)
    await page.getByRole('button', { name: 'Hold to see your secret objectives' }).first().hover()
    await page.mouse.down()
    await expect.poll(() => held(mine)).not.toEqual([])
    await page.mouse.up()
    expect(await held(theirs)).toEqual([])
    await playOn(page, { answers: 1 })
    const hand = page.getByRole('button', { name: 'Hand over' })
    // Nothing is lost by looking a little longer: it goes on when its person says so.
    await hand.waitFor()
    await looked('handover')
    // Nothing lies below the table: it cannot be scrolled, not even by a pixel.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    expect(await page.locator('.table').count()).toBe(1)
    await hand.click()
    await button().waitFor()
    expect(await held([...mine, ...theirs])).toEqual([])
    expect([first, await who()].sort()).toEqual([...NAMES].sort())

    await holdOpen()
    await page.locator('.rail').waitFor()
    await still(page)
    expect(await held(mine)).toEqual([])
    // The curtain names the character in the game's own words, also on a page that has just come.
    await playOn(page, { answers: 1 })
    await drafted()
    await page.reload()
    await named()
    expect(await held([...mine, ...theirs])).toEqual([])
  })

  it('what one of them looked up in the rules is closed for the next, and no way back leads there', async () => {
    await arrive()
    await sitDown()
    await holdOpen()
    await playOn(page, { answers: 1 })
    const hand = page.getByRole('button', { name: 'Hand over' })
    await hand.waitFor()
    const rules = page.locator('.rulespanel')
    await page.getByRole('button', { name: 'Rules' }).first().click()
    await rules.getByRole('searchbox').fill('larva')
    await rules.locator('.rulereading a').first().click()
    await rules.waitFor()
    await hand.dispatchEvent('click')
    await button().waitFor()
    expect(await rules.count()).toBe(0)
    for (const way of ['goBack', 'goForward'] as const) {
      await page[way]()
      await still(page)
      expect(await rules.count()).toBe(0)
    }
    await holdOpen()
    await page.locator('.rail').waitFor()
    await page.goBack()
    await still(page)
    expect(await rules.count()).toBe(0)
    // Whoever comes from elsewhere finds nothing either.
    await page.reload()
    await button().waitFor()
    await page.goForward()
    await still(page)
    expect(await rules.count()).toBe(0)
    // To whoever has the device they open as ever.
    await holdOpen()
    await page.getByRole('button', { name: 'Rules' }).first().click()
    await rules.waitFor()
    await page.goBack()
    await rules.waitFor({ state: 'detached' })
  })

  it('whoever gets the device again is shown what happened since, before they are asked', async () => {
    await arrive()
    await sitDown()
    const handOver = page.locator('.handover.waits:not(.anyreaction) button')
    // Everybody chooses whom to play.
    await playOn(page, { answers: 2 })
    await drafted()
    // From now on every picture waits to be looked at.
    await page.evaluate(() => localStorage.setItem('coldwake.speed', 'next'))
    await page.reload()
    /** Whoever is named has the device, and passes in their turn, until it is somebody else's. */
    const plays = async () => {
      await holdOpen()
      const goOn = () =>
        page.evaluate(() => {
          const one = (part: string) => document.querySelector<HTMLElement>(part)
          const all = [...document.querySelectorAll<HTMLElement>('.rail :is(.opt, .find, .tile, .endround)')]
          // In a turn the way to pass may come a little after the other answers.
          const answer = one('.rail[data-ask="turn"]')
            ? (all.find(tile => /^Pass\b/.test(tile.querySelector('.answer-name')?.textContent ?? '')) ??
              one('.rail .endround'))
            : all[0]
          const sure = one('.go .primary:not([aria-disabled="true"])')
          const press = one('.anyreaction .primary') ?? one('.stagebar button:last-of-type') ?? sure ?? answer
          press?.click()
        })
      // Many pictures wait to be led on.
      await expect.poll(async () => (await handOver.count()) === 1 || goOn(), { timeout: 240_000 }).toBe(true)
      await handOver.click()
      await button().waitFor()
    }
    await named()
    const one = await who()
    await plays()
    expect(await who()).not.toBe(one)
    await plays()
    expect(await who()).toBe(one)
    await holdOpen()
    await page.locator('.stagebar').waitFor()
    expect(await asked().count()).toBe(0)
  })

  // The end of a game alone is much the same.
  if (LONG)
    it('is played to its end, everybody asked in turn, and the end is for all', async () => {
      await arrive()
      await sitDown()
      const begins = await playOn(page, { answers: 12, calm: 99, seed: 2 })
      // The rounds between the first and the last one are like them.
      await roundsLater(page, 1)
      await page.reload()
      const ends = await playOn(page, { answers: 3000, seed: 2 })
      expect(ends).toMatchObject({ over: true })
      expect(begins.hands).toBeGreaterThan(2)
      expect(ends.hands).toBeGreaterThan(2)
      await page.getByRole('button', { name: 'Play again' }).click()
      await button().waitFor()
    })
})

/** Every question and every state of a game, taken from whole games and looked at in a real browser. */
import { type Ask, explain } from '@coldwake/rules'
import type { Moment } from '@coldwake/rules/testing'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { speaker, TONGUES, type Tongue } from './support/languages.ts'
import { LONG, usually } from './support/longRun.ts'
import {
  accessProblems,
  clipped,
  isJudged,
  namelessRooms,
  outside,
  overlapping,
  SIZES,
  SMALLEST,
  sizesFor,
  smallTargets,
  still,
  takesLink,
  tinyLabels,
} from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, isAsked, type Situation, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

const NAMES = ['Ola', 'Marta von Hohenzollern-S', 'Jonas', 'Ingeborg', 'Bo']

/** Questions that games played at random reach. The few others differ from one of these by a word. */
const ASKS = [
  'turn',
  'pay',
  'payItem',
  'passDiscard',
  'part',
  'may',
  'markNoise',
  'door',
  'doorsOf',
  'lookAtTile',
  'searchDeck',
  'searchKeep',
  'makeRoom',
  'window',
  'attackWindow',
  'draft',
  'objective',
  'target',
  'weapon',
  'reroll',
  'noiseReroll',
  'patient',
  'dress',
  'pickUp',
  'analyse',
  'craft',
  'whom',
  'where',
  'room',
  'intruder',
  'item',
  'forcedDiscard',
  'anyDiscard',
  'scanOne',
  'event',
  'engine',
  'whoseObjective',
  'destination',
  'pod',
  'podTurn',
  'launch',
  'trade',
] as const satisfies readonly Ask[]

/** One of each kind that looks different; by `npm run test:long` all of them. */
const SHOWN: readonly (typeof ASKS)[number][] = LONG
  ? ASKS
  : [
      'turn',
      'pay',
      'passDiscard',
      'markNoise',
      'searchKeep',
      'window',
      'attackWindow',
      'objective',
      'target',
      'dress',
      'whom',
      'room',
      'scanOne',
      'trade',
    ]

const atPlay =
  (fits: (moment: Moment) => ReturnType<Fits>): Fits =>
  moment =>
    moment.g.ending ? null : fits(moment)

/** My turn, among intruders that I can shoot at. */
const inCombat = atPlay(({ decisions }) => {
  const turn = decisions.find(({ ask, options }) => ask === 'turn' && options.some(option => option.do === 'shoot'))
  return turn ? { seat: turn.seat, worth: turn.options.length } : null
})
/** As many intruders as there ever are. */
const crowd = atPlay(({ g, decisions }) => {
  const turn = decisions.find(({ ask }) => ask === 'turn')
  return turn ? { seat: turn.seat, worth: g.intruders.length } : null
})
/** My turn, with a card in hand that cannot be played now. */
const cannotPlay = atPlay(({ g, decisions }) => {
  const turn = decisions.find(({ ask }) => ask === 'turn')
  const stuck = turn ? explain(g, turn.seat).filter(one => one.do === 'play').length : 0
  return turn && stuck > 0 ? { seat: turn.seat, worth: stuck } : null
})
/** Somebody else's turn at a full table, and I am alive or not. */
const looksOn = (fate: 'aboard' | 'dead') =>
  atPlay(({ g, decisions }) => {
    if (g.crew.length < 5 || decisions[0]?.ask !== 'turn') return null
    const seat = g.crew.findIndex((crew, seat) => crew.fate === fate && seat !== decisions[0]?.seat)
    return seat < 0 ? null : { seat, worth: g.intruders.length }
  })

const STATES = { inCombat, crowd, othersTurn: looksOn('aboard'), dead: looksOn('dead') }

let server: Server
let browser: Browser
let situations: Map<Ask | keyof typeof STATES | 'cannotPlay', Situation>
const trouble: string[] = []

beforeAll(async () => {
  const needed = ASKS.filter(ask => LONG || [...SHOWN, ...LOOKED_AT, 'launch'].includes(ask))
  const asked = Object.fromEntries(needed.map(ask => [ask, isAsked(ask)])) as Record<(typeof ASKS)[number], Fits>
  const ENOUGH = LONG ? 1200 : 64
  situations = new Map([
    ...findSituations({ ...asked, ...STATES }, 1200, 'nemesis', ENOUGH),
    // Hardly any game has it.
    ...findSituations({ podTurn: isAsked('podTurn') }, 1200, 'nemesis', 1),
    // Asking why something is not possible takes long: a few games have enough of it.
    ...findSituations({ cannotPlay }, 10),
  ])
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

type Name = Parameters<typeof situations.get>[0]

/** The link of whoever looks at this moment, at a table of its own. */
async function linkTo(name: Name): Promise<string> {
  const situation = situations.get(name)
  if (!situation) throw new Error(`no game had ${name}`)
  const seat = (await takenUp(server.url, situation, NAMES))[situation.seat]
  if (!seat) throw new Error('nobody sits there')
  return linkOf(server.url, seat)
}

/** A browser in this language, whose people are in a hurry. */
async function arrive(options: BrowserContextOptions = {}, lang: Tongue = 'en'): Promise<Page> {
  const context = await speaker(browser, lang, options)
  await context.addInitScript(() => localStorage.setItem('coldwake.speed', '0'))
  const page = await context.newPage()
  page.on('pageerror', error => trouble.push(error.message))
  return page
}

async function sits(page: Page, name: Name): Promise<void> {
  await takesLink(page, await linkTo(name))
  await page.locator('svg.board').waitFor()
}

const PHONE: BrowserContextOptions = { viewport: SIZES[3], hasTouch: true, isMobile: true }
/** The pages of those who look at one moment after the other: from one table to the next nothing is loaded anew. */
const pages = new Map<BrowserContextOptions | undefined, Page>()

async function look(name: Name, device?: typeof PHONE): Promise<Page> {
  const page = pages.get(device) ?? (await arrive(device))
  pages.set(device, page)
  await sits(page, name)
  return page
}

it('every question lists all its answers with their keys, can be read by everybody, and is cut off nowhere', async () => {
  const found: string[] = []
  for (const ask of SHOWN) {
    const page = await look(ask)
    await page.locator(`.rail[data-ask="${ask}"]`).waitFor()
    const texts = await page.locator('.rail :is(.opt, .find, .tile, .endround, .choice) .keycap').allTextContents()
    const numbers = texts
      .filter(text => text !== 'P')
      .map(Number)
      .sort((a, b) => a - b)
    if (numbers.length === 0 || numbers.some((number, at) => number !== at + 1)) found.push(`${ask}: ${texts.join()}`)
    const wrong = [...(await accessProblems(page, '.rail')), ...(await clipped(page))]
    found.push(...wrong.map(what => `${ask}: ${what}`))
  }
  expect(found).toEqual([])
})

/** What one does first there, so that more is on screen. */
const FIRST: Partial<Record<Name, string>> = { turn: '1', inCombat: '1', trade: '1', launch: '1', craft: '1' }
/** A turn, a reaction and waiting are looked at by sizes.browser.test.ts at every size; `test:long` does so here too. */
const LOOKED_AT = usually<Name>(
  ['inCombat', 'searchKeep', 'crowd'],
  ['turn', 'window', 'othersTurn', 'launch', 'craft', 'dead', 'trade', 'attackWindow'],
)

it.each(TONGUES)('in %s nothing is cut off or lies over other words at any size, and fingers hit', async lang => {
  const page = await arrive({ hasTouch: true, isMobile: true }, lang)
  const found: string[] = []
  for (const name of LOOKED_AT) {
    await page.setViewportSize(SIZES[0])
    await sits(page, name)
    const key = FIRST[name]
    if (key) {
      await page.locator('.rail[data-ask]').waitFor()
      await page.keyboard.press(key)
      await page.locator('.rail.chosen').waitFor()
    }
    for (const size of sizesFor(lang)) {
      await page.setViewportSize(size)
      const looks = [clipped(page), overlapping(page), smallTargets(page), tinyLabels(page)]
      // A word may be too long to be true.
      if (lang !== 'pseudo') looks.push(namelessRooms(page))
      const wrong = (await Promise.all(looks)).flat()
      if (isJudged(lang) && size === SMALLEST) wrong.push(...(await accessProblems(page)))
      found.push(...wrong.map(what => `${name} ${size.width}: ${what}`))
    }
  }
  expect(found).toEqual([])
  await page.context().close()
})

it('what cannot be undone is not done by a click, but by holding the same button, or pressing Enter twice', async () => {
  const page = await look('launch')
  const rail = page.locator('.rail')
  const n = await rail.getAttribute('data-n')
  await page
    .getByRole('button', { name: /Launch the Escape Pod/ })
    .first()
    .click()
  const launches = page.locator('.go .primary')
  await launches.click()
  await page.locator('.rail').getByText('Everyone inside leaves the ship.').waitFor()
  await still(page)
  expect(await rail.getAttribute('data-n')).toBe(n)
  await launches.hover()
  await page.mouse.down()
  await page.locator(`.rail:not([data-n="${n}"])`).waitFor()
  await page.mouse.up()

  await look('podTurn')
  await page.locator('.rail[data-ask="podTurn"]').waitFor()
  const before = await rail.getAttribute('data-n')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await page.getByText('Press again: this pod leaves for good').waitFor()
  expect(await rail.getAttribute('data-n')).toBe(before)
  // Presses that are closer together count as one: again until it is meant.
  const isGiven = async () => {
    if ((await rail.getAttribute('data-n')) === before) await page.keyboard.press('Enter')
    return (await rail.getAttribute('data-n')) !== before
  }
  await expect.poll(isGiven, { interval: 100 }).toBe(true)
})

it('a finger that rests on a card reads it, one that taps what is not possible is told why', async () => {
  const page = await look('cannotPlay', PHONE)
  const impossible = page.locator('.card[aria-disabled="true"][title]').first()
  // Its face is there twice while its picture is fetched, which may begin any moment.
  const name = await impossible.locator('.cardname:visible').first().innerText()
  // What cannot be done counts as disabled, which a tap of a locator would wait for.
  await still(page)
  const { x = 0, y = 0, width = 0, height = 0 } = (await impossible.boundingBox()) ?? {}
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.locator('.whynot', { hasText: name }).waitFor()
  await impossible.dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 })
  const reader = page.getByRole('dialog', { name })
  await reader.waitFor()
  expect(await accessProblems(page)).toEqual([])
  await reader.getByRole('button', { name: 'Close' }).tap()
  await reader.waitFor({ state: 'detached' })
})

it('what matters outside the view is at its edge, and a tap goes there', async () => {
  const page = await look('crowd', PHONE)
  const chip = page.locator('.edges button').first()
  const said = await chip.innerText()
  await chip.tap()
  await page.locator('.edges').filter({ hasNotText: said }).waitFor({ state: 'attached' })
})

it('an open trade has a place of its own, for those who trade and for those who wait', async () => {
  const page = await look('trade')
  await page.locator('.deal .face').first().waitFor()
  await page.locator('.deal > ul > li').nth(1).waitFor()
  // On a small screen it lies over board and hand, so that all of it is there to see.
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await still(page)
    const sheet = await page.locator('.rail[data-ask="trade"]').boundingBox()
    expect(sheet?.width).toBe(width)
    expect(sheet?.height).toBeGreaterThan(height * 0.8)
    expect(await outside(page)).toEqual([])
    const whole = await page.locator('.ask-trade').evaluate(one => one.scrollHeight <= one.clientHeight)
    expect(whole).toBe(true)
    await shoot(page, 'trade-sheet')
  }
})

it('going on by newer rules is offered only where the server has newer ones', async () => {
  const page = await arrive()
  let newer = false
  // This server knows no other rules: what it would say if it did.
  await page.routeWebSocket(/\/ws$/, socket => {
    const line = socket.connectToServer()
    line.onMessage(message =>
      socket.send(String(message).replaceAll('"newerRules":false', `"newerRules":${String(newer)}`)),
    )
  })
  const offer = page.getByText('Switch to newer rules')
  await sits(page, 'othersTurn')
  await page.keyboard.press('t')
  await page.locator('.drawer-talk').waitFor()
  await still(page)
  expect(await offer.count()).toBe(0)
  newer = true
  await page.reload()
  await page.locator('svg.board').waitFor()
  await still(page)
  await page.keyboard.press('t')
  await offer.waitFor({ state: 'attached' })
  await page.context().close()
})

it('nothing went wrong in any page meanwhile', () => expect(trouble).toEqual([]))

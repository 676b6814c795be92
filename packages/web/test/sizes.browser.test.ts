/** What can be seen and reached at a table of every size: upright, on its side, at twice and at four times its size. */
import type { Ask } from '@coldwake/rules'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { speaker, type Tongue } from './support/languages.ts'
import { usually } from './support/longRun.ts'
import { accessProblems, clipped, overlapping, smallTargets, still, takesLink, tinyLabels } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, isAsked, type Situation, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

const NAMES = ['Ola', 'Marta von Hohenzollern-S', 'Jonas', 'Ingeborg', 'Bo']

type Measures = `${number}x${number}`

/**
 * Upright phones and tablets, phones on their side, desks; a page at 200 % and at 400 %. The tightest of each layout,
 * and by `npm run test:long` those between them.
 */
const UPRIGHT = usually<Measures>(['360x640', '768x1024'], ['390x844'])
const LOW = usually<Measures>(['844x390', '740x360', '320x256'], ['932x430', '720x450'])
const DESKS = usually<Measures>(['1024x768', '2560x1440'], ['1366x768', '1440x900'])

const sizeOf = (measures: Measures) => {
  const [width = 0, height = 0] = measures.split('x').map(Number)
  return { width, height }
}

/** My turn at a full table whose ship, or facility, is about to blow up. */
const doomed: Fits = ({ g, decisions }) => {
  const turn = decisions.find(({ ask }) => ask === 'turn')
  return turn && !g.ending && g.selfDestruct > 0
    ? { seat: turn.seat, worth: g.crew.length * 10 + turn.options.length }
    : null
}
/** I wait for somebody else at a full table, with cards in hand. */
const waiting: Fits = ({ g, decisions }) => {
  if (g.ending || g.crew.length < 5 || decisions[0]?.ask !== 'turn') return null
  const seat = g.crew.findIndex((crew, seat) => crew.fate === 'aboard' && seat !== decisions[0]?.seat)
  return seat < 0 ? null : { seat, worth: g.intruders.length }
}

const WANTED = { turn: isAsked('turn'), window: isAsked('window'), draft: isAsked('draft'), waiting, doomed }
type Name = keyof typeof WANTED
const ASKED: Partial<Record<Name, Ask>> = { turn: 'turn', window: 'window', draft: 'draft', doomed: 'turn' }
/** Something is chosen there, so that it can be confirmed. */
const CHOSEN: readonly Name[] = ['turn', 'doomed']

let server: Server
let browser: Browser
const situations = new Map<string, Situation>()
const trouble: string[] = []

beforeAll(async () => {
  for (const game of ['nemesis', 'lockdown'] as const)
    for (const [name, situation] of findSituations(WANTED, 40, game)) situations.set(`${game} ${name}`, situation)
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

async function sits(page: Page, game: string, name: Name): Promise<void> {
  const situation = situations.get(`${game} ${name}`)
  if (!situation) throw new Error(`no game of ${game} had ${name}`)
  // A clock that shows hours stands as still as the table.
  const clock = name === 'turn' ? ({ seconds: 172_800, policy: 'wait' } as const) : null
  const seat = (await takenUp(server.url, situation, NAMES, null, undefined, clock))[situation.seat]
  if (!seat) throw new Error('nobody sits there')
  await takesLink(page, linkOf(server.url, seat))
  await page.locator(`.table[data-game="${game}"] svg.board`).waitFor()
  const ask = ASKED[name]
  if (ask) await page.locator(`.rail[data-ask="${ask}"]`).waitFor({ state: 'attached' })
  await still(page)
  if (!CHOSEN.includes(name)) return
  await page.keyboard.press('1')
  await page.locator('.go .primary').waitFor()
}

/** What somebody at this table cannot see, or cannot get at. */
const unreachable = (page: Page, name: Name): Promise<string[]> =>
  page.evaluate(name => {
    const found: string[] = []
    const { scrollHeight } = document.documentElement
    const scrolls = scrollHeight > innerHeight + 1
    const boxOf = (selector: string) => {
      const all = [...document.querySelectorAll(selector)].map(element => element.getBoundingClientRect())
      return all.find(({ width, height }) => width > 0 && height > 0) ?? null
    }
    const isHere = (box: DOMRect | null, least: number) =>
      box !== null && Math.min(box.bottom, innerHeight) - Math.max(box.top, 0) >= least && box.right <= innerWidth + 1
    /** The topmost thing there belongs to it. */
    const isOnTop = (selector: string) => {
      const element = [...document.querySelectorAll(selector)].find(one => one.getBoundingClientRect().width > 0)
      if (!element) return false
      const { left, top, width, height } = element.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + Math.min(height, 30) / 2)
      return element.contains(there)
    }
    /** There for those who listen. */
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isClipped(element.parentElement))
    scrollTo(0, 0)
    const board = boxOf('.boardbox')
    if (!board || board.height < 150) found.push(`the board is ${board?.height ?? 0} px high`)
    if (!isHere(board, scrolls ? 100 : 150)) found.push('the board is not on screen')
    if (!isHere(boxOf('.turn h1'), 14)) found.push('nothing says whose turn it is')
    if (name === 'doomed' && !isHere(boxOf('.doom'), 14)) found.push('nothing says that all blows up')
    for (const seat of document.querySelectorAll('.crew > li')) {
      const words = [...seat.querySelectorAll('b, .who')].map(one => ({ one, box: one.getBoundingClientRect() }))
      const shown = words.some(({ one, box }) => box.width > 12 && box.height > 9 && !isClipped(one))
      if (!shown) found.push(`seat ${seat.getAttribute('data-seat')} has no name`)
    }
    // My own figure is under nothing that can be pressed.
    const me = document.querySelector('svg.board .mepulse')?.getBoundingClientRect()
    if (me && name !== 'draft' && !scrolls) {
      const over = document.elementFromPoint(me.left + me.width / 2, me.top + me.height / 2)
      if (over?.closest('button')) found.push(`${over.closest('button')?.className} lies over my figure`)
    }
    const confirm = document.querySelector('.go .primary')
    const answers = document.querySelector('.casting') ? 'button.castwho, .ask .opt' : '.ask button, .ask .waits'
    if (confirm && (!isHere(confirm.getBoundingClientRect(), 40) || !isOnTop('.go .primary')))
      found.push('what is chosen cannot be confirmed')
    if (!confirm || scrolls) {
      if (scrolls) document.querySelector(answers)?.scrollIntoView({ block: 'center' })
      if (!isHere(boxOf(answers), 14) || !isOnTop(answers)) found.push('the question cannot be answered')
    }
    if (name !== 'draft') {
      if (scrolls) document.querySelector('.hand')?.scrollIntoView({ block: 'center' })
      if (!isHere(boxOf('.hand'), 20)) found.push('the hand is not on screen')
      const card = boxOf('.hand .card')
      if (card && card.width < 44) found.push(`a card is ${card.width} px wide`)
    }
    scrollTo(0, 0)
    return found
  }, name)

const isDesk = (measures: Measures) => sizeOf(measures).width >= 1024

/** Everything that is wrong with a table at these sizes. */
async function wrongWith(page: Page, game: string, name: Name, sizes: readonly Measures[]): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await sits(page, game, name)
  const found: string[] = []
  for (const measures of sizes) {
    await page.setViewportSize(sizeOf(measures))
    await still(page)
    await shoot(page, `sizes-${game}-${name}-${measures}`)
    const wrong = await unreachable(page, name)
    const looks = [clipped(page), overlapping(page), tinyLabels(page, 12)]
    if (!isDesk(measures)) looks.push(smallTargets(page, 44))
    wrong.push(...(await Promise.all(looks)).flat())
    if (measures === UPRIGHT[0]) wrong.push(...(await accessProblems(page)))
    found.push(...wrong.map(what => `${game} ${name} ${measures}: ${what}`))
  }
  return found
}

async function arrive(lang: Tongue, wishes: BrowserContextOptions = {}): Promise<Page> {
  const context = await speaker(browser, lang, { hasTouch: true, isMobile: true, ...wishes })
  await context.addInitScript(() => localStorage.setItem('coldwake.speed', '0'))
  const page = await context.newPage()
  page.on('pageerror', error => trouble.push(error.message))
  return page
}

/** Whoever reads the longest words: from one table to the next nothing is loaded anew. */
let reader: Page | undefined

type Looked = readonly [game: 'nemesis' | 'lockdown', name: Name]

it.each(
  usually<Looked>(
    [
      ['nemesis', 'turn'],
      ['nemesis', 'window'],
      ['lockdown', 'doomed'],
    ],
    [
      ['nemesis', 'draft'],
      ['nemesis', 'waiting'],
      ['nemesis', 'doomed'],
      ['lockdown', 'turn'],
    ],
  ),
)('with the longest words all can be seen and reached at every size: %s, %s', async (game, name) => {
  reader ??= await arrive('pseudo')
  expect(await wrongWith(reader, game, name, [...LOW, ...UPRIGHT, ...DESKS])).toEqual([])
})

it.each(usually<Tongue>(['pl'], ['de']))('so they can on low screens and small ones in %s', async lang => {
  const page = await arrive(lang)
  const found: string[] = []
  found.push(...(await wrongWith(page, 'nemesis', 'turn', [...UPRIGHT, ...DESKS])))
  for (const game of ['nemesis', 'lockdown'])
    found.push(...(await wrongWith(page, game, 'doomed', [...LOW, ...UPRIGHT.slice(0, 1)])))
  expect(found.join('\n')).toBe('')
  await page.context().close()
})

/** What cannot be reached at these sizes, the table being open already. */
async function unreachableAt(page: Page, sizes: readonly Measures[]): Promise<string[]> {
  const found: string[] = []
  for (const measures of sizes) {
    await page.setViewportSize(sizeOf(measures))
    await still(page)
    await shoot(page, `sizes-text-${measures}`)
    found.push(...(await unreachable(page, 'turn')).map(what => `${measures}: ${what}`))
  }
  return found
}

it('larger text has larger boxes: by the setting, and where the browser writes everything at twice its size', async () => {
  const page = await arrive('de')
  await page.setViewportSize(sizeOf('1440x900'))
  await sits(page, 'nemesis', 'turn')
  await page.getByRole('button', { name: 'Einstellungen' }).first().click()
  const largest = page.getByRole('group', { name: 'Schriftgröße' }).getByRole('button').last()
  await largest.click()
  expect(await largest.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await page.locator('.drawer').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px')
  const found = await unreachableAt(page, ['1440x900', '1366x768', '390x844', '844x390'])
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  found.push(...(await unreachableAt(page, ['1440x900', '768x1024'])).map(what => `twice, ${what}`))
  expect(found.join('\n')).toBe('')
  await page.context().close()
})

/** WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`
const SENSED: readonly Measures[] = ['1440x900', '390x844', '844x390']

it('words that are set wider hide nothing, but on cards, which are read beside the hand', async () => {
  const page = await arrive('en')
  const found: string[] = []
  for (const game of ['nemesis', 'lockdown']) {
    await page.setViewportSize(sizeOf('1440x900'))
    await sits(page, game, 'turn')
    await page.evaluate(css => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      for (const words of document.querySelectorAll('.hand .card *')) words.setAttribute('data-may-clip', '')
    }, SPACED)
    for (const measures of SENSED) {
      await page.setViewportSize(sizeOf(measures))
      await still(page)
      await shoot(page, `sizes-spaced-${game}-${measures}`)
      const wrong = [...(await unreachable(page, 'turn')), ...(await clipped(page))]
      found.push(...wrong.map(what => `${game} ${measures}: ${what}`))
    }
  }
  expect(found.join('\n')).toBe('')
  await page.context().close()
})

it('with colors of the reader’s own, what is chosen, what has the focus and what confirms have an edge', async () => {
  const page = await arrive('en', { forcedColors: 'active' })
  await page.setViewportSize(sizeOf('1440x900'))
  await sits(page, 'nemesis', 'turn')
  await shoot(page, 'sizes-forced')
  const edges = await page.evaluate(() => {
    const widthOf = (selector: string, side: 'outlineWidth' | 'borderTopWidth') => {
      const element = document.querySelector<HTMLElement>(selector)
      return element ? Number.parseFloat(getComputedStyle(element)[side]) : 0
    }
    return [widthOf('.rail [aria-pressed="true"]', 'outlineWidth'), widthOf('.go .primary', 'borderTopWidth')]
  })
  expect(edges.every(width => width >= 2)).toBe(true)
  await page.keyboard.press('Tab')
  const focused = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return [outlineStyle, Number.parseFloat(outlineWidth) >= 2]
  })
  expect(focused).toEqual(['solid', true])
  await page.context().close()
})

it('with animations off nothing moves, whatever the system asks for', async () => {
  const page = await arrive('en', { reducedMotion: 'no-preference' })
  await sits(page, 'nemesis', 'doomed')
  const moving = () =>
    page.evaluate(() => {
      // What has just appeared would move for some seconds.
      for (const svg of document.querySelectorAll('svg')) svg.replaceWith(svg.cloneNode(true))
      return document.getAnimations().length
    })
  expect(await moving()).toBe(0)
  await page.evaluate(() => document.documentElement.removeAttribute('data-still'))
  expect(await moving()).toBeGreaterThan(0)
  await page.context().close()
})

it('nothing went wrong in any page meanwhile', () => expect(trouble).toEqual([]))

/** The facility's board in a real browser: light and darkness, power places, the elevator, people who have left. */
import { type Fate, fold, type TableView, tableView } from '@coldwake/rules'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isLit } from '../src/games/viewFacts.ts'
import { placesOf } from '../src/play/board/places.ts'
import { below } from './facility.ts'
import { closePages, launch, newcomer, painted } from './support/browser.ts'
import { SPOKEN } from './support/languages.ts'
import { accessProblems, LOOKED, SIZES, smallTargets, still, takesLink, tinyLabels } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, type Situation, takenUp } from './support/situations.ts'
import { linkOf, startedTable } from './support/tables.ts'

const NAMES = ['Ola', 'Marta', 'Jonas', 'Ingeborg', 'Bo']

/** Somebody chooses two power tokens to change places. */
const swap: Fits = ({ g, decisions }) => {
  const asked = decisions.find(({ ask, options }) => ask === 'power' && options.length === 3)
  // The more differ, the more is to be seen.
  return asked && !g.ending ? { seat: asked.seat, worth: new Set(g.facility?.on).size } : null
}
/** Whoever acts may take the elevator. */
const ride: Fits = ({ g, decisions }) => {
  const turn = decisions.find(({ options }) => options.some(option => option.do === 'rideElevator'))
  return turn && !g.ending ? { seat: turn.seat, worth: turn.options.length } : null
}
/** Somebody's turn while another has gone there. */
const gone =
  (fate: Fate): Fits =>
  ({ g, decisions }) => {
    const there = g.crew.filter(crew => crew.fate === fate).length
    const turn = decisions.find(({ ask }) => ask === 'turn')
    return turn && there > 0 && !g.ending ? { seat: turn.seat, worth: there + g.intruders.length / 100 } : null
  }
/** Some sections lit, some not, and much to be seen. */
const busy: Fits = ({ g, decisions }) => {
  const turn = decisions.find(({ ask, options }) => ask === 'turn' && options.some(option => option.do === 'move'))
  const lit = (g.facility?.on ?? []).filter(Boolean).length
  return turn && lit === 2 && !g.ending ? { seat: turn.seat, worth: g.intruders.length + g.crew.length } : null
}

const WANTED = { swap, ride, busy, inPod: gone('inPod'), bunker: gone('bunker') }
type Name = keyof typeof WANTED

let server: Server
let browser: Browser
let situations: Map<Name, Situation>
const trouble: string[] = []

beforeAll(async () => {
  situations = findSituations(WANTED, 150, 'lockdown')
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

interface Opened {
  page: Page
  table: TableView
  situation: Situation
}

function situationOf(name: Name): Situation {
  const situation = situations.get(name)
  if (!situation) throw new Error(`no game had ${name}`)
  return situation
}

/** The pages of those who look, each on its own kind of device: from one table to the next nothing is loaded anew. */
const pages = new Map<string, Page>()

async function pageOf({ viewport = SIZES[0], ...device }: BrowserContextOptions): Promise<Page> {
  const open = pages.get(JSON.stringify(device))
  if (open && viewport) await open.setViewportSize(viewport)
  if (open) return open
  const context = await newcomer(browser, { viewport, ...device })
  await context.addInitScript(() => localStorage.setItem('coldwake.speed', '0'))
  const page = await context.newPage()
  page.on('pageerror', error => trouble.push(error.message))
  pages.set(JSON.stringify(device), page)
  return page
}

/** At a table of its own, as whoever looks at this moment. */
async function look(name: Name, options: BrowserContextOptions = {}): Promise<Opened> {
  const situation = situationOf(name)
  const table = tableView(fold(situation.log, situation.inputs))
  const seat = (await takenUp(server.url, situation, NAMES))[situation.seat]
  const page = await pageOf(options)
  await takesLink(page, linkOf(server.url, seat))
  await page.locator('.scenery .section').first().waitFor()
  await still(page)
  return { page, table, situation }
}

const litOf = ({ facility }: TableView): boolean[] =>
  (facility?.power ?? []).filter(({ place }) => place !== 'elevator').map(({ on }) => on)

const litOn = (page: Page): Promise<boolean[]> =>
  page.locator('.scenery .section').evaluateAll(found => found.map(one => one.classList.contains('lit')))

const seen = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate(one => Number(getComputedStyle(one).fillOpacity) > 0.5)

it('LOCK-POWER-01, LOCK-STAIR-02: sections are lit or dark, and every room says which', async () => {
  const { page, table } = await look('busy')
  expect(await litOn(page)).toEqual(litOf(table))
  expect(await seen(page, '.section.lit .glow')).toBe(true)
  expect(await seen(page, '.section.dark .glow')).toBe(false)
  expect(await seen(page, '.section.dark .gloom')).toBe(true)
  const said = await page
    .locator('[data-room]')
    .evaluateAll(rooms => rooms.map(room => [room.getAttribute('data-room'), room.getAttribute('aria-label')]))
  expect(said).toHaveLength(below.board.rooms.length)
  for (const [room, label] of said) {
    const section = below.rooms.get(room ?? '')?.section
    const state = isLit(below, table, room ?? '') ? 'lit' : 'dark'
    expect(label).toContain(section ? `${section}: ${state}` : 'always dark')
  }
  await shoot(page, 'board-lockdown')
})

it('LOCK-POWER-14: power places are chosen with the mouse and with the keyboard, and the lights follow', async () => {
  const { page, table } = await look('swap')
  const spots = page.locator('.spot.power')
  await spots.first().waitFor()
  expect(await spots.count()).toBe(3)
  await spots.nth(0).click()
  expect(await spots.nth(0).getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Enter')
  // One is named: of the others, any that comes after it.
  await page.locator('.rail[data-ask="power"]').waitFor()
  await expect.poll(() => page.locator('.spot.power[aria-pressed="false"]').count()).toBe(3)
  await spots.last().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => spots.last().getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Enter')
  await spots.first().waitFor({ state: 'detached' })
  const [first, , , last] = table.facility?.power ?? []
  const after = litOf({
    ...table,
    facility: table.facility && {
      ...table.facility,
      power: table.facility.power.map(place => {
        if (place.place === first.place) return { ...place, on: last.on }
        return place.place === last.place ? { ...place, on: first.on } : place
      }),
    },
  })
  await expect.poll(() => litOn(page)).toEqual(after)
})

it('LOCK-ELEV-02: where the elevator goes is chosen on the board, by finger and by arrow keys', async () => {
  const { page, table, situation } = await look('ride', { hasTouch: true })
  const here = table.crew[situation.seat].room
  const stops = below.site?.lift.filter(room => room !== here) ?? []
  const [near] = stops
  await page.locator(`[data-room="${near}"]`).tap()
  await expect.poll(() => page.locator(`[data-room="${near}"]`).getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await page.locator(`[data-room="${here}"]`).focus()
  // Along the shaft: elevator, stairs, elevator.
  const [first, last] = below.site?.lift ?? []
  const key = here === last || here === first ? (here === first ? 'ArrowDown' : 'ArrowUp') : 'ArrowDown'
  await page.keyboard.press(key)
  await page.keyboard.press(key)
  const there = await page.evaluate(() => document.activeElement?.getAttribute('data-room'))
  expect(stops).toContain(there)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator(`[data-room="${there}"]`).getAttribute('aria-pressed')).toBe('true')
})

it.each(['inPod', 'bunker'] as const)('LOCK-BOARD-02: who is %s stands there, and is named in the list', async fate => {
  const { page, table } = await look(fate)
  const places = placesOf(below, table, null)
  const away = table.crew.filter(crew => crew.fate === fate)
  const drawn = await page
    .locator('svg.board svg.piece')
    .evaluateAll(pieces => pieces.map(piece => `${piece.getAttribute('x')} ${piece.getAttribute('y')}`))
  for (const { seat } of away) {
    const place = places.seat(seat)
    expect(drawn).toContain(`${place?.x} ${place?.y}`)
  }
  const list = await page.locator('.boardbox .roomlist li').first().innerText()
  for (const { seat } of away) expect(list).toContain(NAMES[seat])
  await shoot(page, `board-lockdown-${fate}`)
})

it.each(SPOKEN)('on a phone in %s the whole board is one tap away, and everything can be read and hit', async lang => {
  const { page } = await look('busy', {
    viewport: { width: 390, height: 844 },
    locale: lang,
    hasTouch: true,
  })
  const found: string[] = []
  found.push(...(await tinyLabels(page)), ...(await smallTargets(page)))
  await shoot(page, `board-lockdown-near-${lang}`)
  const shown = () =>
    page.locator('svg.board').evaluate(svg => (svg instanceof SVGSVGElement ? svg.viewBox.baseVal.width : 0))
  const part = await shown()
  await page.locator('.mini').tap()
  await expect.poll(shown).toBeGreaterThan(part)
  expect(await shown()).toBeGreaterThanOrEqual(below.bounds.width - 1)
  found.push(...(await tinyLabels(page)))
  await shoot(page, `board-lockdown-whole-${lang}`)
  expect(found).toEqual([])
})

it('at every size nothing on it is too small to read, and axe finds nothing', async () => {
  const { page } = await look('busy')
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    expect(await tinyLabels(page), `${size.width}`).toEqual([])
    await shoot(page, 'board-lockdown')
  }
  expect(await accessProblems(page, '.boardbox')).toEqual([])
})

it('on a phone all power places that may be chosen are in sight', async () => {
  const { page } = await look('swap', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const spots = page.locator('.spot.power')
  await spots.first().waitFor()
  await still(page)
  const board = await page.locator('svg.board').boundingBox()
  const boxes = await spots.evaluateAll(found => found.map(one => one.getBoundingClientRect().toJSON()))
  expect(boxes).toHaveLength(3)
  for (const { left, right, top, bottom } of boxes) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    expect(board && x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height).toBe(true)
  }
  expect(await smallTargets(page)).toEqual([])
  await shoot(page, 'board-lockdown-power')
  await spots.nth(1).tap()
  await expect.poll(() => spots.nth(1).getAttribute('aria-pressed')).toBe('true')
})

it('is dragged and zoomed without long tasks', async () => {
  const { page } = await look('busy')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const box = await page.locator('svg.board').boundingBox()
  if (!box) throw new Error('there is no board')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const steps: number[] = []
  const step = async (move: () => Promise<void>) => {
    const before = await worked()
    await move()
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    steps.push((await worked()) - before)
  }
  await painted(page, async () => {
    await page.mouse.move(x, y)
    for (let i = 0; i < 8; i++) await step(() => page.mouse.wheel(0, i < 4 ? -180 : 120))
    await page.mouse.down()
    for (let i = 1; i <= 8; i++) await step(() => page.mouse.move(x + 12 * i, y + 7 * (i % 5)))
    await page.mouse.up()
  })
  // The work of the page alone, whoever else keeps the machine busy; the first step of a kind may compile.
  expect(steps.sort((a, b) => a - b)[13]).toBeLessThanOrEqual(50)
})

it('what only the facility draws is not loaded for the ship', async () => {
  const [seat] = await startedTable(server.url, ['Ola'], 1)
  const page = await browser.newPage()
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto(linkOf(server.url, seat))
  await page.locator('svg.board [data-room]').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter(url => /\/board-lockdown-[^/]*\.js/.test(url))).toEqual([])
  await page.close()
  const below = await look('busy')
  const loaded = await below.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter(url => /\/board-lockdown-[^/]*\.js/.test(url))).toHaveLength(1)
})

it('nothing went wrong in any page meanwhile', () => expect(trouble).toEqual([]))

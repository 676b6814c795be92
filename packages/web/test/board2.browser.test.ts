/** The optional side of the ship in a real browser: two networks, double corridors, evacuation sections in sight. */
import { type CorridorId, findBoard, fold, type TableView, tableView } from '@coldwake/rules'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mapOf } from '../src/play/board/geometry.ts'
import { viaOf } from '../src/play/choice/choices.ts'
import { playOn } from './support/autoplay.ts'
import { closePages, launch, newcomer } from './support/browser.ts'
import { SPOKEN } from './support/languages.ts'
import { accessProblems, clipped, LOOKED, SIZES, smallTargets, still, takesLink, tinyLabels } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, type Situation, takenUp } from './support/situations.ts'
import { linkOf, startedTable } from './support/tables.ts'

const ALT = { game: 'nemesis', board: 'nemesis-alt' }
const NAMES = ['Ola', 'Marta', 'Jonas', 'Ingeborg', 'Bo']

/** Whoever acts may go to one room through either of two corridors. */
const fork: Fits = ({ g, decisions }) => {
  const turn = decisions.find(({ options }) => options.some(option => option.do === 'move' && viaOf(option)))
  return turn && !g.ending ? { seat: turn.seat, worth: turn.options.length } : null
}
/** Much to be seen, noise in one network and not in the other. */
const busy: Fits = ({ g, decisions }) => {
  const turn = decisions.find(({ ask, options }) => ask === 'turn' && options.some(option => option.do === 'move'))
  const [red, blue] = g.noise.slice(-2)
  const doors = g.doors.filter(door => door > 0).length
  return turn && red !== blue && !g.ending
    ? { seat: turn.seat, worth: g.intruders.length + doors + g.noise.filter(Boolean).length }
    : null
}
/** A marker is placed where the player likes, and a network is among the places. */
const mark: Fits = ({ g, decisions }) => {
  const asked = decisions.find(({ options }) =>
    options.some(option => option.do === 'mark' && /^(red|blue)$/.test(option.corridor)),
  )
  return asked && !g.ending ? { seat: asked.seat, worth: asked.options.length } : null
}
const WANTED = { fork, busy, mark }
type Name = keyof typeof WANTED

let server: Server
let browser: Browser
let situations: Map<Name, Situation>
const trouble: string[] = []

beforeAll(async () => {
  situations = findSituations(WANTED, 40, ALT)
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
  const situation = situations.get(name)
  if (!situation) throw new Error(`no game had ${name}`)
  const table = tableView(fold(situation.log, situation.inputs))
  const seat = (await takenUp(server.url, situation, NAMES))[situation.seat]
  const page = await pageOf(options)
  await takesLink(page, linkOf(server.url, seat))
  await page.locator('svg.board [data-room]').first().waitFor()
  await still(page)
  return { page, table }
}

/** The corridors of the room that two lead to, as the board's data has them. */
function forked(table: TableView): { room: string; vias: CorridorId[] } {
  const { board } = mapOf(findBoard(ALT))
  const here = table.crew[situations.get('fork')?.seat ?? 0].room
  const open = (id: CorridorId) => !table.doors.some(({ corridor, state }) => corridor === id && state === 'closed')
  for (const { room, token } of table.rooms) {
    const between = board.corridors.filter(({ a, b }) => (a === here && b === room) || (b === here && a === room))
    if (token && between.length > 1 && between.every(({ id }) => open(id)))
      return { room, vias: between.map(({ id }) => id) }
  }
  throw new Error('no two corridors lead to one room')
}

it.each(['mouse', 'list and keyboard'])(
  'NEM-RULING-236: which of two corridors one goes through is chosen by %s',
  async how => {
    const { page, table } = await look('fork')
    const { room, vias } = forked(table)
    const spots = page.locator('.spot.corridor')
    expect(await spots.count()).toBe(0)
    const radios = page.locator('.fork [role="radio"]')
    const checked = () => radios.evaluateAll(all => all.map(one => one.getAttribute('aria-checked')))
    await page.locator(`[data-room="${room}"]`).click()
    await spots.first().waitFor()
    expect(await spots.count()).toBe(2)
    expect(await checked()).toEqual(['true', 'false'])
    await shoot(page, `board2-fork-${how.slice(0, 4)}`)
    if (how === 'mouse') await spots.nth(1).click()
    else {
      await radios.first().focus()
      await page.keyboard.press('ArrowRight')
    }
    await expect.poll(checked).toEqual(['false', 'true'])
    await expect.poll(() => spots.nth(1).getAttribute('aria-pressed')).toBe('true')
    // The walk is drawn through it.
    const map = mapOf(findBoard(ALT))
    const way = map.ways.get(vias[1])
    const march = await page.locator('svg.board .march').getAttribute('d')
    expect(march).toContain(`${way?.from.x} ${way?.from.y}`)
    await page.locator('.rail button.go, .go button').first().click()
    await expect.poll(() => page.locator('.loglist').innerText()).toMatch(/through corridor \d/)
  },
)

it('NEM-BOARD2-02: the two networks are told apart by color, shape and name, and noise lies in one of them', async () => {
  const { page, table } = await look('busy')
  const words = await page.locator('svg.board text.name').allTextContents()
  expect(words).toContain('Red')
  expect(words).toContain('Blue')
  const shapes = await page
    .locator('svg.board .entrance path:first-child')
    .evaluateAll(all => new Set(all.map(one => one.getAttribute('d'))).size)
  expect(shapes).toBe(2)
  const list = await page.locator('.boardbox .roomlist').innerText()
  expect(list).toContain(table.noise.includes('red') ? 'Red network, Noise' : 'Blue network, Noise')
  expect(list).not.toContain(table.noise.includes('red') ? 'Blue network, Noise' : 'Red network, Noise')
})

it('NEM-RULING-157: a noise marker can be laid in the network of the room', async () => {
  const { page } = await look('mark')
  const spot = page.locator('.spot.corridor[aria-label*="Technical Corridors"]')
  await spot.first().waitFor()
  expect(await spot.count()).toBe(1)
  await spot.click()
  await page.keyboard.press('Enter')
  await page.locator('.spot.corridor').first().waitFor({ state: 'detached' })
})

it('at every size everything can be read and hit, and axe finds nothing', async () => {
  const { page } = await look('busy')
  for (const viewport of [...LOOKED, { width: 820, height: 1180 }]) {
    await page.setViewportSize(viewport)
    expect(await tinyLabels(page), `${viewport.width}`).toEqual([])
    await shoot(page, 'board2')
    if (viewport.width > 500) continue
    expect(await smallTargets(page)).toEqual([])
    await page.locator('.mini').click()
    await still(page)
    await shoot(page, 'board2-whole')
    expect(await tinyLabels(page)).toEqual([])
  }
  expect(await accessProblems(page, '.boardbox')).toEqual([])
})

it.each(SPOKEN)('choosing a corridor fits a phone in %s', async lang => {
  const { page, table } = await look('fork', { viewport: { width: 390, height: 844 }, locale: lang })
  await page.locator(`[data-room="${forked(table).room}"]`).click()
  await page.locator('.fork').waitFor()
  expect([...(await clipped(page)), ...(await smallTargets(page))]).toEqual([])
  await shoot(page, `board2-fork-${lang}`)
})

it('NEM-BOARD2-01: a table is opened with it, and some rounds are played with bots', async () => {
  const [seat] = await startedTable(server.url, ['Ola'], 2, { board: ALT.board })
  const player = await Player.arrive(browser, linkOf(server.url, seat), 'Ola', trouble)
  await player.page.locator('svg.board [data-room="003"]').waitFor()
  for (let answers = 0; answers < 9; answers++)
    await playOn(player.page, { answers: 1, calm: answers % 3 ? 1 : 0, seed: answers, patience: 60 })
  expect(await player.page.locator('[data-room="003"]').getAttribute('aria-label')).toContain('Evacuation Section A')
  await shoot(player.page, 'board2-played')
  await player.page.context().close()
})

it('nothing went wrong in any page meanwhile', () => expect(trouble).toEqual([]))

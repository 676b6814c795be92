/** The Mars side in a real browser: chosen on a sheet, walked out of, rolled for with the die of the Surface, and back in. */
import {
  type Choice,
  clone,
  type GameEvent,
  type GameState,
  pending,
  type RoomId,
  type Seat,
  step,
} from '@coldwake/rules'
import { AREAS, loadLanguage, ui } from '@coldwake/text'
import type { Uploaded } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import {
  accessProblems,
  clipped,
  LOOKED,
  opensWithin,
  playsNews,
  SIZES,
  smallTargets,
  still,
  takesLink,
  tinyLabels,
} from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, type Situation, takenUp } from './support/situations.ts'
import { linkOf, post } from './support/tables.ts'

await loadLanguage('en')
const t = ui('en', ...AREAS)

const MARS = { game: 'lockdown', board: 'lockdown-surface' }
const CROSSROADS = /^X\d$/
const EXITS = ['004', '005', '009', '016', '023']

/** Alone, whoever walks there and pays with the first cards: what happens, and the state it leads to; null if more is asked. */
function walked(g: GameState, seat: Seat, to: RoomId): { after: GameState; news: GameEvent[] } | null {
  const after = clone(g)
  const news: GameEvent[] = []
  const answer = (choice: Choice, n: number) => step(after, { ...choice, seat, n }, event => news.push(event))
  const [turn] = pending(after)
  if (!turn) return null
  answer({ do: 'move', to }, turn.n)
  for (;;) {
    const [asked] = pending(after)
    const [first] = asked?.options ?? []
    if (asked?.ask !== 'pay' || !first) return asked?.ask === 'turn' ? { after, news } : null
    const { cost: _, ...choice } = first
    answer(choice, asked.n)
  }
}

/** Alone at an exit: outside the die brings a card of the Surface, and then one can go back in. */
const walkOut: Fits = ({ g, decisions }) => {
  const [turn] = decisions
  if (turn?.ask !== 'turn' || g.crew.length > 1 || g.ending) return null
  const out = turn.options.find(option => option.do === 'move' && CROSSROADS.test(option.to))
  const then = out?.do === 'move' ? walked(g, turn.seat, out.to) : null
  if (!then?.news.some(event => event.e === 'noiseRolled' && event.face === 'mars')) return null
  const back = pending(then.after)[0]?.options.some(option => option.do === 'move' && EXITS.includes(option.to))
  return back ? { seat: turn.seat, worth: -then.news.length } : null
}
/** The rover may be driven, and there is noise outside. */
const drive: Fits = ({ g, decisions }) => {
  const [turn] = decisions
  if (g.crew.length > 1 || g.ending || !turn?.options.some(({ do: what }) => what === 'drive')) return null
  return { seat: turn.seat, worth: g.noise.slice(-4).filter(Boolean).length }
}

let server: Server
let browser: Browser
let player: Player
let page: Page
let situations: Map<'walkOut' | 'drive', Situation>
const trouble: string[] = []

beforeAll(async () => {
  situations = findSituations({ walkOut, drive }, 150, MARS)
  server = await Server.start()
  browser = await launch()
  player = await Player.arrive(browser, server.url, 'Ola', trouble)
  page = player.page
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

async function looksAt(name: 'walkOut' | 'drive'): Promise<void> {
  const situation = situations.get(name)
  if (!situation) throw new Error(`no game had ${name}`)
  const seat = (await takenUp(server.url, situation, ['Ola']))[situation.seat]
  await takesLink(page, linkOf(server.url, seat))
  await player.asked('turn').waitFor()
  await page.locator('svg.scenery #regolith').waitFor({ state: 'attached' })
}
const room = (id: string) => page.locator(`svg.board [data-room="${id}"]`)

/** On an open sheet: the facility, its Mars side. */
async function choosesMars(): Promise<void> {
  const side = t.lobby.boards[MARS.board]?.name ?? ''
  await page.locator('details.options', { hasText: t.door.boardAndMode }).locator('summary').click()
  await page.getByRole('radio', { name: side }).press('Space')
  await page.locator('details.options summary', { hasText: side }).waitFor()
}

it('LOCK-MARS-01: the sheet offers the side, and a game around one device begins on it', async () => {
  await page.locator('.door.lockdown').getByRole('button', { name: t.local.aroundOneDevice }).click()
  await choosesMars()
  expect(await accessProblems(page)).toEqual([])
  await page.getByRole('button', { name: t.local.begin }).click()
  await page.locator('main.curtain').waitFor()
  await opensWithin(page, '/')
})

it('LOCK-MARS-01 LOCK-MARS-02: a table of the server too; places on open ground are read and reached like rooms', async () => {
  await page.getByRole('button', { name: t.newTable }).first().click()
  await page
    .locator('.new-table')
    .getByRole('radio', { name: /Lockdown/ })
    .press('Space')
  await page.locator('.new-table').getByRole('radio', { name: '1', exact: true }).press('Space')
  await choosesMars()
  await page.getByRole('button', { name: t.openTheTable }).click()
  await page
    .locator('.tablefacts')
    .getByText(t.lobby.boards[MARS.board]?.name ?? '')
    .waitFor()
  await page.getByRole('button', { name: t.start }).click()
  await player.asked('draft').waitFor()
  await page.locator('.castwho').first().waitFor()
  await player.presses('1', 'Enter')
  await player.asked('turn').waitFor()
  expect(await room('X1').getAttribute('aria-label')).toContain('Crossroads X1, open ground on the Surface')
  expect(await room('016').getAttribute('aria-label')).toContain('in the Building of Area 1')
  await room('016').focus()
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-room'))).toBe('X2')
  await page.keyboard.press('ArrowRight')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-room'))).toBe('X3')
  await page.keyboard.press('ArrowLeft')
  const listed = await page.locator('.boardbox .roomlist').innerText()
  for (const said of [
    'path to Crossroads X3',
    '3 to Area 3',
    'path to the Bunker',
    'Mars Surface cards: 8 in the deck',
  ])
    expect(listed).toContain(said)
  await still(page)
  await shoot(page, 'surface')
})

it('LOCK-MARS-06 LOCK-MARS-14 LOCK-MARS-23: out over a path, the twelve-sided die, a card of the Surface, and back by keyboard', async () => {
  await page.evaluate(() => localStorage.setItem('coldwake.speed', '1'))
  await looksAt('walkOut')
  await playsNews(page)
  const out = page.locator('svg.board .room.legal [data-room^="X"]').first()
  await out.click()
  await page.locator('.board .march').waitFor({ state: 'attached' })
  await page
    .locator('.manner .then')
    .getByText(/an Enviro-Suit or a Building|Its token decides/)
    .first()
    .waitFor()
  const rolled = page.locator('.boardbox[data-beat="noiseRolled"] .happening .roll').waitFor({ state: 'attached' })
  const turned = page.locator('.boardbox[data-beat="surfaceCard"] .laidopen .laid').waitFor({ state: 'attached' })
  await player.primary().click()
  await rolled
  await shoot(page, 'surface-die')
  await turned
  await shoot(page, 'surface-card')
  await page.keyboard.press('Space')
  const log = page.locator('.loglist')
  await expect.poll(() => log.innerText()).toMatch(/You roll the Surface die for Noise: Mars\./)
  await expect.poll(() => log.innerText()).toMatch(/Surface of Mars: .+\./)
  // Back in, by its number on the keyboard.
  await player.asked('turn').waitFor()
  const number = await page.evaluate(exits => {
    const tagged = [...document.querySelectorAll<SVGElement>('svg.board .room.legal [data-room]')]
    const exit = tagged.find(one => exits.includes(one.dataset.room ?? ''))
    return exit?.getAttribute('aria-label')?.match(/, (?:choice )?(\d+):? [^,]*(?:,[^,]*)?$/i)?.[1] ?? ''
  }, EXITS)
  expect(number).not.toBe('')
  await player.gives(number)
  await page.evaluate(() => localStorage.setItem('coldwake.speed', '0'))
})

it('LOCK-MARS-15: the rover is driven by clicking another exit, and at every size all can be read and hit', async () => {
  await looksAt('drive')
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    expect(await tinyLabels(page)).toEqual([])
    expect(await clipped(page)).toEqual([])
    if (size.width < 500) expect(await smallTargets(page)).toEqual([])
    await shoot(page, 'surface-drive')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.mini').click()
  await still(page)
  expect(await tinyLabels(page)).toEqual([])
  await shoot(page, 'surface-whole')
  await page.setViewportSize(SIZES[0])
  expect(await accessProblems(page)).toEqual([])
  const driving = page.locator('.rail .opt', { hasText: 'By Rover' }).first()
  const number = await driving.locator('.keycap').innerText()
  await page
    .locator('svg.board .tag', { hasText: new RegExp(`^${number}`) })
    .first()
    .waitFor()
  const goal = page.locator(`svg.board .room.legal [data-room][aria-label*="Drive the Rover"]`).first()
  const to = await goal.getAttribute('data-room')
  await goal.click()
  await page.locator('.rail').getByText('The Rover stays with you').waitFor()
  await player.answers(() => player.primary().click())
  await expect.poll(() => page.locator('.loglist').innerText()).toMatch(/You drive the Rover to/)
  await expect.poll(() => room(to ?? '').getAttribute('aria-label')).toContain('the Rover is here')
})

it('LOCK-MARS-01: a finished game on it is looked at again', async () => {
  const situation = situations.get('drive')
  if (!situation) throw new Error('no game had drive')
  const { code } = await post<Uploaded>(server.url, '/games', situation.log)
  await opensWithin(page, `/r/${code}`)
  await page.locator('.replay svg.scenery #regolith').waitFor({ state: 'attached' })
  expect(await room('X1').getAttribute('aria-label')).toContain('Crossroads X1, open ground on the Surface')
})

it('nothing went wrong in any page meanwhile', () => expect(trouble).toEqual([]))

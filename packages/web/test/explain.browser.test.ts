/** Everything on the table explains itself: by mouse, keyboard, tap and long press, in both games. */
import type { GameState } from '@coldwake/rules'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closePages, launch, newcomer } from './support/browser.ts'
import { usually } from './support/longRun.ts'
import { accessProblems, clipped, SIZES, still, takesLink } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, isAsked, type Situation, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

const NAMES = ['Ola', 'Marta', 'Jonas', 'Ingeborg', 'Bo']
const PHONE = { width: 390, height: 844 }

const kinds = ({ intruders, noise, doors, fire, malfunction, crew }: GameState): number =>
  Math.min(intruders.length, 3) +
  noise.filter(Boolean).length / 4 +
  doors.filter(door => door > 0).length / 2 +
  fire.filter(Boolean).length +
  malfunction.filter(Boolean).length +
  crew.filter(({ slime, larva }) => slime || larva).length

/** My turn, somewhere to go, and as many kinds of signs as there ever are. */
const busy: Fits = ({ g, decisions }) => {
  const turn = decisions.find(({ ask, options }) => ask === 'turn' && options.some(option => option.do === 'move'))
  return turn && !g.ending ? { seat: turn.seat, worth: kinds(g) } : null
}

const GAMES = ['nemesis', 'lockdown'] as const
const WANTED = { busy, draft: isAsked('draft'), peek: isAsked('lookAtTile') }
type Name = keyof typeof WANTED

let server: Server
let browser: Browser
const situations = new Map<string, Map<Name, Situation>>()
const trouble: string[] = []

beforeAll(async () => {
  for (const game of GAMES) situations.set(game, findSituations(WANTED, 8, game))
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

/** So long a pointer rests before its card comes. Here it need not: what is looked at is the card. */
const REST_MS = 350
function restsBriefly(rest: number): void {
  const later = window.setTimeout.bind(window)
  window.setTimeout = ((work: () => void, ms = 0) => later(work, ms === rest ? 20 : ms)) as typeof window.setTimeout
}

/** The pages, each of another device, with the seat that is shown there. */
const pages = new Map<string, { page: Page; shown: SeatTaken | null }>()
const seats = new Map<Situation, SeatTaken>()

async function seatAt(situation: Situation): Promise<SeatTaken> {
  const seat = seats.get(situation) ?? (await takenUp(server.url, situation, NAMES))[situation.seat]
  if (!seat) throw new Error('nobody sits there')
  seats.set(situation, seat)
  return seat
}

/** A table that was looked at before is as it was: whoever looks closes what they open, and only the last answers. */
async function look(game: string, name: Name, options: BrowserContextOptions = {}): Promise<Page> {
  const situation = situations.get(game)?.get(name)
  if (!situation) throw new Error(`no game of ${game} had ${name}`)
  const seat = await seatAt(situation)
  const { viewport = SIZES[0], ...device } = options
  const key = JSON.stringify(device)
  const open = pages.get(key) ?? { page: await opens({ viewport, ...device }), shown: null }
  pages.set(key, open)
  const { page, shown } = open
  if (viewport) await page.setViewportSize(viewport)
  await page.mouse.move(0, 0)
  if (shown !== seat) await takesLink(page, linkOf(server.url, seat))
  open.shown = seat
  await page.waitForFunction(() => document.querySelector('svg.board [data-room]'))
  await still(page)
  return page
}

async function opens(options: BrowserContextOptions): Promise<Page> {
  const context = await newcomer(browser, options)
  await context.addInitScript(() => localStorage.setItem('coldwake.speed', '0'))
  await context.addInitScript(restsBriefly, REST_MS)
  const page = await context.newPage()
  page.on('pageerror', error => trouble.push(error.message))
  return page
}

const card = (page: Page) => page.locator('.explain')

interface Point {
  x: number
  y: number
}

/** Rests on a point, coming from where nothing is explained, until there is a card, or the one about this. */
async function restsOn(page: Page, point: Point | (() => Promise<Point>), key: string | null = null): Promise<void> {
  // The card about the last one may lie over this one.
  const isThere = (is: string | null) => is !== null && (key === null || is === key)
  // What the page still had to do, a late resize say, closes a card: like a person, the pointer moves again then. While
  // it moves nothing is explained, so it rests in between.
  const points = async (at: Point, wanted: (is: string | null) => boolean) => {
    await page.mouse.move(at.x, at.y)
    await page.mouse.move(at.x + 1, at.y)
    for (let rests = 0; rests < 40 && !wanted(await about(page)); rests++) await page.waitForTimeout(50)
    return about(page)
  }
  const leave = () => document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
  await page.evaluate(leave)
  await page.waitForFunction(() => !document.querySelector('.explain'))
  await expect
    .poll(async () => points(typeof point === 'function' ? await point() : point, isThere), {
      message: key ?? 'any card',
    })
    .toSatisfy(isThere)
}
const about = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('.explain')?.getAttribute('data-about') ?? null)

/** Where the rooms are that a pointer can get at. */
const roomsInSight = (page: Page): Promise<(Point & { room: string })[]> =>
  page.locator('svg.board .hit').evaluateAll(all =>
    all.flatMap(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const at = { room: one.getAttribute('data-room') ?? '', x: x + width * 0.5, y: y + height * 0.35 }
      const board = document.querySelector('svg.board')
      return board?.contains(document.elementFromPoint(at.x, at.y)) ? [at] : []
    }),
  )

/** A point of the first of these rooms that has one on which nothing lies, once nothing moves it any more. */
async function bare(page: Page, rooms: string): Promise<Point & { room: string }> {
  await still(page)
  const found = await page.locator(rooms).evaluateAll(all => {
    const shares = [0.2, 0.35, 0.5, 0.65, 0.8]
    for (const one of all) {
      const box = one.getBoundingClientRect()
      for (const down of shares)
        for (const along of shares) {
          const at = { x: box.x + box.width * along, y: box.y + box.height * down }
          if (document.elementFromPoint(at.x, at.y) === one) return { ...at, room: one.getAttribute('data-room') ?? '' }
        }
    }
    return null
  })
  if (!found) throw new Error(`everything lies under something else: ${rooms}`)
  return found
}

/** One mark of each kind that can be seen, with a point of it that nothing else explains. */
const marks = (page: Page): Promise<{ key: string; x: number; y: number }[]> =>
  page.evaluate(() => {
    const seen = new Map<string, { key: string; x: number; y: number }>()
    const board = document.querySelector('svg.board')
    for (const element of document.querySelectorAll('[data-explain]')) {
      const key = element.getAttribute('data-explain') ?? ''
      const kind = key.replace(/\d+$/, '')
      const box = element.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      if (seen.has(kind) || box.width === 0 || !element.checkVisibility()) continue
      const top = document.elementFromPoint(x, y)
      const onBoard = board?.contains(element)
      if (onBoard ? !board?.contains(top) : top?.closest('[data-explain]') !== element) continue
      if (onBoard) {
        const smaller = [...(board?.querySelectorAll('[data-explain]') ?? [])].some(other => {
          const { left, right, top, bottom, width, height } = other.getBoundingClientRect()
          const inside = x >= left && x <= right && y >= top && y <= bottom
          return other !== element && inside && width * height <= box.width * box.height
        })
        if (smaller) continue
      }
      seen.set(kind, { key, x, y })
    }
    return [...seen.values()]
  })

/** The card as it lies there, and what it covers that it must not. */
const cardSeen = (
  page: Page,
): Promise<{ about: string | null; says: string; width: number; height: number; covered: string[] }> =>
  page.evaluate(() => {
    const card = document.querySelector('.explain')
    if (!card) throw new Error('no card')
    const edge = card.getBoundingClientRect()
    const kept = 'svg.board :is(.room.here > .hit, .room.legal > .hit, .spot, .tag)'
    const covered = [...document.querySelectorAll(kept)].flatMap(element => {
      const box = element.getBoundingClientRect()
      const across = Math.min(edge.right, box.right) - Math.max(edge.left, box.left)
      const along = Math.min(edge.bottom, box.bottom) - Math.max(edge.top, box.top)
      return across > 1 && along > 1
        ? [`${element.getAttribute('class')} ${element.getAttribute('data-room') ?? ''}`]
        : []
    })
    const says = card.querySelector<HTMLElement>('#explained')?.innerText ?? ''
    return { about: card.getAttribute('data-about'), says, width: edge.width, height: edge.height, covered }
  })

describe.each(GAMES)('%s', game => {
  it('a pointer that rests on any kind of sign brings its card', async () => {
    const page = await look(game, 'busy')
    const found = await marks(page)
    // The board, the header, the dock and the tracks are among them.
    expect(found.length).toBeGreaterThan(25)
    for (const { key, ...point } of found) {
      // Whatever came since may have moved it.
      await restsOn(page, async () => (await marks(page)).find(one => one.key === key) ?? point, key)
      expect((await cardSeen(page)).says, key).toMatch(/\p{L}{3}/u)
    }
  })

  it('a card covers neither my room nor anything that can be chosen', async () => {
    const page = await look(game, 'busy')
    // Where the board is low, above the ways out, fewer rooms are in sight.
    for (const { viewport, atLeast } of usually(
      [{ viewport: SIZES[1], atLeast: 6 }],
      [{ viewport: SIZES[0], atLeast: 9 }],
    )) {
      await page.setViewportSize(viewport)
      await still(page)
      const rooms = await roomsInSight(page)
      expect(rooms.length).toBeGreaterThanOrEqual(atLeast)
      for (const { room } of rooms) {
        await restsOn(page, async () => (await roomsInSight(page)).find(one => one.room === room) ?? { x: 2, y: 2 })
        const { about, width, height, covered } = await cardSeen(page)
        expect(covered, `${viewport.width}, room ${room}: ${about}`).toEqual([])
        expect(width).toBe(276)
        expect(height).toBeLessThanOrEqual(250)
      }
      await shoot(page, `explain-room-${game}`)
    }
  })

  it('a room that gets the focus is described, Escape closes its card and R opens its rule', async () => {
    const page = await look(game, 'busy')
    await page.mouse.move(0, 0)
    await page.keyboard.press('b')
    await card(page).waitFor()
    const focused = page.locator('.hit:focus')
    const room = await focused.getAttribute('data-room')
    expect(await about(page)).toBe(`room:${room}`)
    expect(await focused.getAttribute('aria-describedby')).toBe('explained')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => about(page)).not.toBe(`room:${room}`)
    expect(await accessProblems(page, '.explain')).toEqual([])
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
    expect(await page.locator('[aria-describedby="explained"]').count()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await card(page).waitFor()
    await page.keyboard.press('r')
    await page.locator('.rulespanel :is(.ruleitem, .rulesections, .rule)').first().waitFor()
    expect(await page.locator('.rulespanel .firstgame').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.locator('.rulespanel').waitFor({ state: 'detached' })
  })

  it('signs of a gauge are walked by arrow keys', async () => {
    const page = await look(game, 'busy')
    await page.locator('[data-explain-group]').first().focus()
    const before = await page.evaluate(() => {
      const [group] = document.querySelectorAll<HTMLElement>('[data-explain-group]')
      return [...group.querySelectorAll('[data-explain]')].slice(0, 2).map(one => one.getAttribute('data-explain'))
    })
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => about(page)).toBe(before[0])
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => about(page)).toBe(before[1])
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
  })

  it('a click on a room that cannot be chosen explains it, and one that can be is chosen', async () => {
    const page = await look(game, 'busy')
    const far = await bare(page, '.room:not(.legal):not(.here) > .hit')
    await page.mouse.click(far.x, far.y)
    await expect.poll(() => about(page)).toMatch(/^(room|mark|group|intruder|person)/)
    await page.keyboard.press('Escape')
    await card(page).waitFor({ state: 'detached' })
    const legal = await bare(page, '.room.legal > .hit')
    await page.mouse.click(legal.x, legal.y)
    await page.locator(`.room.legal > .hit[data-room="${legal.room}"][aria-pressed="true"]`).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => !document.querySelector('.hit[aria-pressed="true"]'))
  })

  it('every kind of sign on the table is in the list of signs, by button and by key', async () => {
    const page = await look(game, 'busy')
    await page.locator('.zoom button', { hasText: '?' }).click()
    await page.locator('.legend li').first().waitFor()
    const [signs, noisy] = await Promise.all([
      page.locator('.legend li b').allInnerTexts(),
      page.locator('svg.board .ripple').count(),
    ])
    expect(signs.length).toBeGreaterThan(12)
    expect(new Set(signs).size).toBe(signs.length)
    expect(signs.includes('Noise')).toBe(noisy > 0)
    expect(await accessProblems(page, '.drawer')).toEqual([])
    await shoot(page, `legend-${game}`)
    await page.keyboard.press('i')
    await page.locator('.legend').waitFor({ state: 'detached' })
    await page.keyboard.press('i')
    await page.locator('.legend').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.legend').waitFor({ state: 'detached' })
  })

  it('on a phone a tap or a long press brings a sheet at the bottom', async () => {
    const page = await look(game, 'busy', { viewport: PHONE, hasTouch: true, isMobile: true })
    const touch = await page.context().newCDPSession(page)
    await still(page)
    const taps = async () => {
      const spot = await spotFor(page, '.room:not(.legal) > .hit')
      if ((await card(page).count()) === 0) await page.touchscreen.tap(spot.x, spot.y)
      return card(page).count()
    }
    await expect.poll(taps, { interval: 500 }).toBe(1)
    const sheet = await card(page).boundingBox()
    expect(sheet?.width).toBe(PHONE.width)
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(PHONE.height, 0)
    expect(await clipped(page)).toEqual([])
    await shoot(page, `explain-sheet-${game}`)
    await page.locator('.explain .head button').tap()
    await card(page).waitFor({ state: 'detached' })
    await still(page)
    const legal = await spotFor(page, '.room.legal > .hit')
    await holds(touch, legal)
    await card(page).waitFor()
    await releases(touch)
    // The finger has asked, not chosen.
    expect(await page.locator('.hit[aria-pressed="true"]').count()).toBe(0)
    expect(await card(page).count()).toBe(1)
  })
})

const spotFor = (page: Page, selector: string): Promise<{ x: number; y: number }> =>
  page.evaluate(selector => {
    for (const element of document.querySelectorAll(selector)) {
      const { x, y, width, height } = element.getBoundingClientRect()
      const at = { x: x + width / 2, y: y + height / 2 }
      if (document.elementFromPoint(at.x, at.y) === element) return at
    }
    throw new Error(`nothing to touch: ${selector}`)
  }, selector)

const holds = (touch: CDPSession, point: { x: number; y: number }) =>
  touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
const releases = (touch: CDPSession) => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

it('the list of rooms to look at has place for their names', async () => {
  const page = await look('nemesis', 'peek')
  const widths = await page
    .locator('.ask-lookAtTile .opt .answer-name')
    .evaluateAll(all => all.map(one => one.clientWidth))
  expect(widths.length).toBeGreaterThan(4)
  for (const width of widths) expect(width).toBeGreaterThan(120)
})

it('a room that I have looked at says what it is', async () => {
  const page = await look('nemesis', 'peek')
  await page.locator('.opts .opt').first().click()
  await page.keyboard.press('Enter')
  const known = page.locator('.room:has(.name) > .hit[aria-label*="only you know"]').first()
  await known.waitFor()
  const { x, y, width, height } = (await known.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await card(page).waitFor()
  expect(await card(page).innerText()).toContain('Only you know what this room is.')
  expect(await page.locator('.explain .head b').innerText()).not.toMatch(/unexplored/i)
})

it('the wheel scrolls what lies over the board, and zooms only the board', async () => {
  const page = await look('lockdown', 'draft', { viewport: { width: 1024, height: 600 } })
  const seen = () => page.locator('svg.board').getAttribute('viewBox')
  const scrolls = page.locator('.boardbox > .casting')
  await scrolls.waitFor()
  // The board takes its place first.
  await still(page)
  const before = await seen()
  const box = (await scrolls.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.wheel(0, 300)
  await expect
    .poll(() =>
      page.evaluate(() => Math.max(...[...document.querySelectorAll('.boardbox *')].map(({ scrollTop }) => scrollTop))),
    )
    .toBeGreaterThan(50)
  expect(await seen()).toBe(before)
})

it('nothing went wrong in any page meanwhile', () => expect(trouble).toEqual([]))

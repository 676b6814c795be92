/** The facility at the real server: a whole game of two people with bots, and every question of it looked at. */
import { type Ask, view } from '@coldwake/rules'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Player as SocketPlayer } from '../../server/test/support/players.ts'
import { entriesOf, sameChoice } from '../src/play/choice/choices.ts'
import { playOn } from './support/autoplay.ts'
import { closePages, launch } from './support/browser.ts'
import { speaker, TONGUES, type Tongue } from './support/languages.ts'
import { LONG, usually } from './support/longRun.ts'
import {
  accessProblems,
  clipped,
  isJudged,
  LOOKED,
  namelessRooms,
  outside,
  overlapping,
  SIZES,
  SMALLEST,
  sizesFor,
  smallTargets,
  still,
  takesLink,
} from './support/page.ts'
import { askedNext, Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { beforeTheEnd, type Fits, findSituations, isAsked, type Situation, takenUp } from './support/situations.ts'
import { linkOf, startedTable } from './support/tables.ts'

const FACILITY = { game: 'lockdown', board: 'lockdown-base' } as const

let server: Server
let browser: Browser
const trouble: string[] = []

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

describe('two people and two bots', () => {
  let seats: SeatTaken[]
  let ola: Player
  let marta: Player
  /** From this answer on they pass where they can, so that the evening ends. */
  const CALM = 12
  let answers = 0

  beforeAll(async () => {
    seats = await startedTable(server.url, ['Ola', 'Marta'], 2, FACILITY)
    ola = await Player.arrive(browser, linkOf(server.url, seats[0]), 'Ola', trouble)
    marta = await Player.arrive(browser, linkOf(server.url, seats[1]), 'Marta', trouble)
  })
  afterAll(async () => {
    await ola.leave()
    await marta.leave()
  })

  const ends = ({ page }: Player) => page.locator('.the-end')

  /** Whoever is asked answers something; null once the game is over. */
  async function somebodyAnswers(): Promise<Player | null> {
    const player = await askedNext([ola, marta])
    if (!player) return null
    // A bot may have been faster.
    await playOn(player.page, { answers: 1, calm: answers < CALM ? 1 : 0, seed: ++answers, patience: 10 })
    return player
  }

  /** Rounds that nobody looks at: until so many are left, both answer without a page, and pass where they can. */
  async function passRounds(left: number): Promise<void> {
    for (const { page } of [ola, marta]) await page.goto('about:blank')
    const sockets = await SocketPlayer.all(Number(new URL(server.url).port), seats)
    const isThere = ({ game }: SocketPlayer) => !game || game.table.over !== null || game.table.time <= left
    const answers = async (socket: SocketPlayer) => {
      for (let last = -1; ; ) {
        const decision = () => socket.game?.me.decision
        await socket.until(() => isThere(socket) || (decision()?.n ?? last) !== last)
        const asked = decision()
        if (isThere(socket) || !asked) return
        last = asked.n
        await socket.answer(asked.options.find(one => one.do === 'pass') ?? asked.options[0])
      }
    }
    await Promise.all(sockets.map(answers))
    await Promise.all(sockets.map(socket => socket.close()))
    for (const [at, { page }] of [ola, marta].entries()) await page.goto(linkOf(server.url, seats[at]))
  }

  it('see the facility with its clock, everybody’s knowledge and their own contingencies', async () => {
    for (let i = 0; i < 6; i++) await somebodyAnswers()
    for (const { page } of [ola, marta]) {
      await page.locator('.side .clock2').waitFor()
      await still(page)
      expect(await page.locator('.spaces li').count()).toBe(16)
      expect(await page.locator('.know .who').count()).toBe(4)
      // Seven tokens of five kinds: which of them I hold is struck out or counted, none is named that I cannot know.
      expect(await page.locator('.codes li').count()).toBe(5)
      expect((await page.locator('.codes small').allInnerTexts()).some(text => /^Code \w+$/.test(text))).toBe(true)
    }
    await shoot(ola.page, 'lockdown-table')
  })

  it('LOCK-PVP-03 take each other aside: one tells, the other is told quietly, and it stands between the two', async () => {
    await ola.page.getByRole('button', { name: /Table talk/ }).click()
    await ola.page.getByRole('button', { name: 'Private word' }).click()
    await ola.page.getByRole('radio', { name: 'Marta' }).press('Space')
    await ola.page.getByLabel('About').selectOption({ label: 'a token in the pool' })
    await ola.page.locator('.private-tell select').nth(1).selectOption({ label: 'Code Grey' })
    await ola.page.getByRole('radio', { name: '2', exact: true }).press('Space')
    await shoot(ola.page, 'lockdown-private-word')
    expect(await accessProblems(ola.page)).toEqual([])
    await ola.page.getByRole('button', { name: 'Tell Marta alone' }).click()
    const word = 'Token 2 of the Neutral Pool is Code Grey.'
    await ola.page.locator('.private .talk-line', { hasText: word }).waitFor()
    const notice = marta.page.locator('.notice-line', { hasText: 'A private word from Ola' })
    await notice.waitFor()
    await notice.getByRole('button', { name: 'Read' }).click()
    await marta.page.locator('.private .talk-line', { hasText: word }).waitFor()
    expect(await notice.count()).toBe(0)
    // What everybody says is beside it, and has nothing of it.
    await marta.page.getByRole('button', { name: 'Everyone' }).click()
    expect(await marta.page.locator('.talk').innerText()).not.toContain(word)
    await ola.page.setViewportSize({ width: 390, height: 844 })
    await still(ola.page)
    await shoot(ola.page, 'lockdown-private-word-phone')
    expect(await smallTargets(ola.page)).toEqual([])
    await ola.page.setViewportSize({ width: 1440, height: 900 })
    for (const { page } of [ola, marta]) await page.keyboard.press('Escape')
  })

  it('are told of no contingency that they have not seen', async () => {
    for (const { page } of [ola, marta]) {
      const said = await page.locator('.codes').innerText()
      expect(said).not.toContain('seen:')
      const held = await page.locator('.codes small', { hasText: 'you hold it' }).count()
      expect(held).toBeGreaterThan(0)
    }
  })

  it('open what lies beside the board: power, pods, computer, ways out', async () => {
    await ola.page.getByRole('button', { name: 'Facility', exact: true }).first().click()
    const drawer = ola.page.locator('.drawer-ship')
    for (const title of ['Power', 'Ways out', 'CSS pods', 'Contingencies', 'Computer', 'Knowledge', 'Weaknesses'])
      await drawer.getByRole('heading', { name: title }).waitFor()
    // LOCK-ITEM-18: the crafted deck lies open to everybody.
    await drawer.getByRole('heading', { name: 'Recipes' }).waitFor()
    await expect.poll(() => drawer.locator('.recipe').count()).toBe(5)
    await drawer.locator('.recipe', { hasText: 'Neutralizer' }).getByText('3 of 3 left').waitFor()
    expect(await accessProblems(ola.page)).toEqual([])
    await shoot(ola.page, 'lockdown-facility')
    await ola.page.keyboard.press('Escape')
  })

  it('play to the end, which is the same for both', async () => {
    await passRounds(1)
    while (await somebodyAnswers());
    for (const player of [ola, marta]) await ends(player).waitFor()
    const title = ({ page }: Player) => page.getByRole('heading', { level: 1 }).innerText()
    await expect.poll(() => title(marta)).toBe(await title(ola))
    await ola.page.locator('.the-end.settled').waitFor()
    expect(await accessProblems(ola.page)).toEqual([])
    await shoot(ola.page, 'lockdown-end')
    for (const size of LOOKED) {
      await ola.page.setViewportSize(size)
      expect(await outside(ola.page)).toEqual([])
    }
  })
})

/** Questions that games played at random reach and only the facility asks, with a few of both games. */
const ASKS = [
  'turn',
  'part',
  'passengers',
  'ride',
  'contingency',
  'css',
  'cssMove',
  'power',
  'powerToken',
  'advantage',
  'light',
  'darkWindow',
  'dodge',
  'bagWindow',
  'freeCraft',
  'leaveToken',
  'arrange',
  'noise',
  'attackWindow',
] as const satisfies readonly Ask[]

/** One of each kind that looks different; by `npm run test:long` all of them. */
const SHOWN: readonly Name[] = LONG
  ? [...ASKS, 'computer', 'gone']
  : ['turn', 'contingency', 'cssMove', 'powerToken', 'darkWindow', 'arrange', 'computer']

/** A turn is looked at by sizes.browser.test.ts at every size; `test:long` does so here too. */
const LOOKED_AT = usually<Name>(['computer', 'gone'], ['turn', 'power', 'contingency', 'ride', 'powerToken', 'cssMove'])

const NAMES = ['Ola', 'Marta von Hohenzollern-S', 'Jonas', 'Ingeborg', 'Bo']

/** The open card of a terminal. */
const computer: Fits = ({ g, decisions }) => {
  if (g.ending) return null
  const found = decisions.find(({ ask, rule }) => ask === 'part' && rule === 'LOCK-COMP-03')
  return found ? { seat: found.seat, worth: found.options.length } : null
}
/** Somebody waits in a pod, is locked in or is in the bunker, and the others go on. */
const gone: Fits = ({ g, decisions }) => {
  const turn = decisions.find(({ ask }) => ask === 'turn')
  const away = g.crew.filter(({ fate }) => fate === 'inPod' || fate === 'locked' || fate === 'bunker').length
  return turn && !g.ending && away > 0 ? { seat: turn.seat, worth: away } : null
}
/** In a room from which a pod leaves, in a round in which one may. */
const podRoom: Fits = ({ g, decisions }) => {
  const turn = decisions.find(({ ask, options }) => ask === 'turn' && options.some(one => one.do === 'roomAction'))
  if (!turn || g.ending) return null
  const { crew, rooms } = view(g, turn.seat).table
  const tile = rooms.find(({ room }) => room === crew[turn.seat]?.room)?.tile
  return tile?.startsWith('cargoSendingSystem') ? { seat: turn.seat, worth: 1 } : null
}
const STATES = { computer, gone, podRoom }
type Name = (typeof ASKS)[number] | keyof typeof STATES

describe('every question of the facility', () => {
  let situations: Map<Name, Situation>
  /** From one table to the next nothing is loaded anew. */
  let page: Page

  beforeAll(async () => {
    const needed = ASKS.filter(ask => [...SHOWN, ...LOOKED_AT].includes(ask))
    const asked = Object.fromEntries(needed.map(ask => [ask, isAsked(ask)])) as Record<(typeof ASKS)[number], Fits>
    situations = findSituations({ ...asked, ...STATES }, 700, 'lockdown', LONG ? 700 : 64)
    ;[page] = await arrive()
  })

  async function arrive(options: BrowserContextOptions = {}, lang: Tongue = 'en'): Promise<[Page, BrowserContext]> {
    const context = await speaker(browser, lang, options)
    await context.addInitScript(() => localStorage.setItem('coldwake.speed', '0'))
    const page = await context.newPage()
    page.on('pageerror', error => trouble.push(error.message))
    return [page, context]
  }

  /** At a table of its own. */
  async function sits(page: Page, name: Name): Promise<void> {
    const situation = situations.get(name)
    if (!situation) throw new Error(`no game had ${name}`)
    const taken = await takenUp(server.url, situation, NAMES)
    const seat = taken[situation.seat]
    if (!seat) throw new Error('nobody sits there')
    await takesLink(page, linkOf(server.url, seat))
    await page.locator('svg.board').waitFor()
    await page.locator('.side .clock2').waitFor({ state: 'attached' })
    await page.locator(ASKS.some(ask => ask === name) ? `.rail[data-ask="${name}"]` : '.rail[data-ask]').waitFor()
  }

  it('lists all its answers with their keys, can be read by everybody, and is cut off nowhere', async () => {
    const found: string[] = []
    for (const name of SHOWN) {
      await sits(page, name)
      await still(page)
      const texts = await page.locator('.rail :is(.opt, .find, .tile, .endround, .choice) .keycap').allTextContents()
      const numbers = texts
        .filter(text => text !== 'P')
        .map(Number)
        .sort((a, b) => a - b)
      if (numbers.length === 0 || numbers.some((number, at) => number !== at + 1))
        found.push(`${name}: ${texts.join()}`)
      const wrong = [...(await accessProblems(page, '.rail')), ...(await clipped(page))]
      found.push(...wrong.map(what => `${name}: ${what}`))
      await shoot(page, `lockdown-ask-${name}`)
    }
    expect(found).toEqual([])
  })

  it.each(TONGUES)('in %s is cut off nowhere and lies over nothing at any size, and fingers hit', async lang => {
    const [page, context] = await arrive({ hasTouch: true, isMobile: true }, lang)
    const found: string[] = []
    for (const name of LOOKED_AT) {
      await page.setViewportSize(SIZES[0])
      await sits(page, name)
      // In a fight the first number may be kept by a shot that cannot be fired.
      const key = await page.locator('.rail button .keycap', { hasText: /^\d$/ }).first().textContent()
      await page.keyboard.press(key ?? '')
      await page.locator('.rail.chosen').waitFor()
      for (const size of sizesFor(lang)) {
        await page.setViewportSize(size)
        const looks = [clipped(page), overlapping(page), smallTargets(page), outside(page)]
        if (lang !== 'pseudo') looks.push(namelessRooms(page))
        const wrong = (await Promise.all(looks)).flat()
        if (isJudged(lang) && size === SMALLEST) wrong.push(...(await accessProblems(page)))
        found.push(...wrong.map(what => `${name} ${size.width}: ${what}`))
      }
    }
    expect(found).toEqual([])
    await context.close()
  })

  it('a pod is not entered by a click, but by holding the same button', async () => {
    await sits(page, 'podRoom')
    const rail = page.locator('.rail')
    const n = await rail.getAttribute('data-n')
    await page.getByRole('button', { name: /Get into CSS Pod . and wait for the launch/ }).click()
    const enters = page.locator('.go .primary.css')
    await enters.click()
    await still(page)
    expect(await rail.getAttribute('data-n')).toBe(n)
    await page.locator('.rail').getByText('You discard your hand and pass.').waitFor()
    await enters.hover()
    await page.mouse.down()
    await page.locator(`.rail:not([data-n="${n}"])`).waitFor()
    await page.mouse.up()
  })

  it('of power shows what goes dark and what lights up before it is done', async () => {
    await sits(page, 'powerToken')
    await page.locator('.lamps li').nth(3).waitFor()
    expect(await page.locator('.lamps .bare').count()).toBe(4)
    await page.keyboard.press('1')
    await page.locator('.lamps .here:not(.bare)').waitFor()
    expect(await page.locator('.lamps .here .lamp').innerText()).toMatch(/[1-4]/)
  })
})

it('the end begins with the contingency, and tells who got away and how', async () => {
  const last = beforeTheEnd(
    ({ report, winners }) => winners.length > 0 && report.some(({ check }) => check === 'contingency'),
    'lockdown',
  )
  const seat = (await takenUp(server.url, last, NAMES))[last.seat]
  if (!seat) throw new Error('nobody sits there')
  const player = await Player.arrive(browser, linkOf(server.url, seat), 'Ola', trouble)
  const { page } = player
  await player.asked().waitFor()
  const entry = entriesOf(last.decision).find(({ options }) => options.some(one => sameChoice(one, last.answer)))
  if (!entry) throw new Error('the answer is not offered')
  await player.gives(String(entry.number))
  await page.locator('.the-end.settled').waitFor()
  const checks = page.locator('.checks > li')
  expect(await checks.first().getAttribute('data-check')).toMatch(/ship|contingency/)
  await page.locator('.checks [data-check="contingency"]', { hasText: /Code (Green|Blue|Yellow|Grey|Red)/ }).waitFor()
  await page.locator('.fates .won').first().waitFor()
  await page
    .locator('.fates .won .fate', { hasText: /In the Bunker|Away in a CSS Pod|Locked in/ })
    .first()
    .waitFor()
  expect(await accessProblems(page)).toEqual([])
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    expect([...(await clipped(page)), ...(await outside(page))]).toEqual([])
    await shoot(page, 'lockdown-contingency')
  }
  await player.leave()
})

it('nothing went wrong in any page meanwhile', () => expect(trouble).toEqual([]))

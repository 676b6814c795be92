/** My goal and the ways out: in sight on every screen, and true as the game goes on. */
import { fold, type GameEvent, type Seat, view } from '@coldwake/rules'
import { waysOut } from '@coldwake/rules/games/waysOut'
import type { Plays } from '@coldwake/rules/testing'
import { AREAS, cardName, dialectOf, loadLanguage, ui } from '@coldwake/text'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Player as SocketPlayer } from '../../server/test/support/players.ts'
import { servesGoal } from '../src/play/objectives/servesGoal.ts'
import { closePages, launch } from './support/browser.ts'
import { speaker, type Tongue } from './support/languages.ts'
import { LONG, usually } from './support/longRun.ts'
import { accessProblems, clipped, outside, overlapping, smallTargets, still, takesLink } from './support/page.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import {
  beforehand,
  type Fits,
  findSituations,
  type LastMoment,
  type Situation,
  takenUp,
} from './support/situations.ts'
import { linkOf } from './support/tables.ts'

await loadLanguage('en')
const wordsOf = (game: string) => ui(dialectOf('en', game), ...AREAS)
const NAMES = ['Ada', 'Grace', 'Edith', 'Barbara', 'Karen']
const GAMES = ['nemesis', 'lockdown'] as const
type Size = { width: number; height: number }
const DESK: Size = { width: 1440, height: 900 }
const TABLET = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }

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

/** Pages by device and language: whoever looks goes from table to table in them. */
const pages = new Map<string, Page>()

/** Somebody in a hurry, who speaks this language. */
async function arrives(seat: SeatTaken, size: Size, lang: Tongue = 'en', touch = false): Promise<Page> {
  const key = `${lang} ${touch}`
  const page = pages.get(key) ?? (await opens(lang, touch ? { hasTouch: true, isMobile: true } : {}))
  pages.set(key, page)
  await page.setViewportSize(size)
  await takesLink(page, linkOf(server.url, seat))
  await page.waitForFunction(() => document.querySelector('svg.board'))
  return page
}

async function opens(lang: Tongue, options: BrowserContextOptions): Promise<Page> {
  const context = await speaker(browser, lang, options)
  await context.addInitScript(() => localStorage.setItem('coldwake.speed', '0'))
  const page = await context.newPage()
  page.on('pageerror', error => trouble.push(error.message))
  return page
}

function seatOf(seats: readonly SeatTaken[], seat: Seat): SeatTaken {
  const taken = seats[seat]
  if (!taken) throw new Error('nobody sits there')
  return taken
}

/** The moment before the rooms of rest open: from the next round on one can leave. */
const OPENS: Record<(typeof GAMES)[number], (event: GameEvent) => boolean> = {
  nemesis: ({ e }) => e === 'chambersOpen',
  lockdown: event => event.e === 'time' && event.time === 8,
}
const WAY = { nemesis: 'hibernation', lockdown: 'isolation' } as const
const findOpening = (game: (typeof GAMES)[number]): LastMoment =>
  beforehand(
    (news, g) => news.some(OPENS[game]) && g.ending === null && g.crew.some(({ fate }) => fate === 'aboard'),
    game,
  )
const openings = new Map<string, LastMoment>()
function beforeItOpens(game: (typeof GAMES)[number]): LastMoment {
  const moment = openings.get(game) ?? findOpening(game)
  openings.set(game, moment)
  return moment
}

/** Who is still on foot before and after, and looks on. */
function lookerAt({ log, inputs }: Situation): Seat {
  const [now, later] = [fold(log, inputs), fold(log, inputs + 1)]
  return now.crew.findIndex(
    ({ fate, pod }, seat) => fate === 'aboard' && pod < 0 && later.crew[seat]?.fate === 'aboard',
  )
}

/** How each way stands, by the shape of its sign. */
const statesIn = (page: Page): Promise<string[]> =>
  page
    .locator('.way')
    .evaluateAll(cells =>
      cells.map(
        ({ classList }) => ['open', 'soon', 'locked', 'unknown', 'gone'].find(state => classList.contains(state)) ?? '',
      ),
    )

/** What I play for is read without scrolling, and a card's whole text lies over everything else. */
async function readsWhole(page: Page): Promise<void> {
  const unread = () =>
    page
      .locator('.goal')
      .evaluate(goal => (goal.matches(':focus-within') ? goal.scrollHeight - goal.clientHeight : Number.NaN))
  await expect.poll(unread).toBeLessThanOrEqual(1)
  const card = page.locator('.hand .card').first()
  if ((await card.count()) === 0) return
  await card.focus()
  const covered = await page.locator('.cardfull:visible').evaluate((full: HTMLElement) => {
    full.style.pointerEvents = 'auto'
    const { left, width, top, bottom } = full.getBoundingClientRect()
    return [top + 8, bottom - 8].filter(y => !full.contains(document.elementFromPoint(left + width / 2, y)))
  })
  expect(covered).toEqual([])
}

/** Of words that are not the longest, the sizes at which there is least room. */
const sizesFor = (lang: Tongue): Size[] => (lang === 'pseudo' || LONG ? [DESK, TABLET, PHONE] : [TABLET, PHONE])

describe.each(GAMES)('%s', game => {
  const t = wordsOf(game)

  it('the ways out are those that this seat knows of, and say when they open, until they are open', async () => {
    const moment = beforeItOpens(game)
    const looker = lookerAt(moment)
    const seats = await takenUp(server.url, moment, NAMES)
    const page = await arrives(seatOf(seats, looker), DESK)
    const strip = page.getByRole('region', { name: t.waysOut.title })
    await strip.waitFor()
    const now = waysOut(view(fold(moment.log, moment.inputs), looker))
    expect(await statesIn(page)).toEqual(now.map(({ state }) => state))
    const way = strip.getByRole('button', { name: t.gameWays.ways[WAY[game]].name }).first()
    if (now[0]?.state === 'soon') expect(await way.innerText()).toContain(t.waysOut.opensIn({ rounds: 1 }))

    // All that it takes is a press away, and Escape puts it back.
    await way.click()
    const detail = page.locator('.waydetail')
    await detail.getByText(t.gameWays.ways[WAY[game]].how).waitFor()
    expect(await detail.locator('.need').count()).toBe(now[0]?.needs.length)
    expect(await accessProblems(page, '.waysout')).toEqual([])
    await shoot(page, `goals-detail-${game}`)
    await page.keyboard.press('Escape')
    await detail.waitFor({ state: 'detached' })

    const socket = await SocketPlayer.connect(Number(new URL(server.url).port), seatOf(seats, moment.seat))
    await socket.ask({ say: 'answer', n: moment.decision.n, choice: moment.answer })
    await socket.close()
    const opened = t.gameWays.needs[game === 'nemesis' ? 'chambersOpen' : 'isolationOpen'].label
    const later = waysOut(view(fold(moment.log, moment.inputs + 1), looker))
    await expect.poll(() => statesIn(page)).toEqual(later.map(({ state }) => state))
    await way.click()
    await detail.locator('.need.sure', { hasText: opened }).waitFor()
  })

  it.each(usually([DESK, PHONE], [TABLET]))('goal and ways out are in sight at $width wide', async size => {
    const moment = beforeItOpens(game)
    const looker = lookerAt(moment)
    const page = await arrives(seatOf(await takenUp(server.url, moment, NAMES), looker), size, 'en', size === PHONE)
    await page.locator('.ways').waitFor()
    await still(page)
    const onDesk = size === DESK
    const goal = onDesk ? page.locator('.goal') : page.locator('.goalline')
    await goal.waitFor()
    if (onDesk) await goal.getByRole('button', { name: t.draft.pressToLook }).click()
    else {
      await goal.click()
      await page.locator('.drawer-notes').getByRole('button', { name: t.draft.pressToLook }).click()
      await page.locator('.drawer-notes .objective').first().waitFor()
      await shoot(page, `goals-notes-${game}`)
      await page.locator('.drawer-notes header button').click()
    }
    const now = view(fold(moment.log, moment.inputs), looker)
    if (onDesk) {
      for (const card of now.me?.objectives ?? [])
        await goal.getByRole('heading', { name: cardName(card, 'en') }).waitFor()
      await readsWhole(page)
    }
    await goal.locator('.nextstep, small', { hasText: t.goals.next }).first().waitFor()
    if (size === PHONE) {
      await page.locator('.wayfold').click()
      await page.locator('.waylist').waitFor()
    }
    await page.locator('.way').first().waitFor()
    expect(await page.locator('.way').count()).toBe(waysOut(now).length)
    await still(page)
    await shoot(page, `goals-${game}`)
    const touch = size === PHONE ? await smallTargets(page) : []
    const wrong = [await outside(page), await clipped(page), await overlapping(page), touch].flat()
    expect(wrong).toEqual([])
    expect(await accessProblems(page)).toEqual([])
  })

  it.each(usually<Tongue>(['pseudo'], ['de', 'pl']))('in %s it fits', async lang => {
    const moment = beforeItOpens(game)
    const looker = lookerAt(moment)
    const page = await arrives(seatOf(await takenUp(server.url, moment, NAMES), looker), DESK, lang)
    await page.locator('.ways').waitFor()
    await page.locator('.goal .sealed').click()
    await page.locator('.goal .nextstep').first().waitFor()
    for (const size of sizesFor(lang)) {
      await page.setViewportSize(size)
      await still(page)
      await shoot(page, `goals-${game}-${lang}`)
      const wrong = [await outside(page), await clipped(page), await overlapping(page)].flat()
      expect(wrong.map(what => `${size.width}: ${what}`)).toEqual([])
    }
  })

  it('whoever is dead is told that nothing can be met any more, and has no way out', async () => {
    const plays: Plays = game
    const dead: Fits = ({ g, decisions }) => {
      if (g.ending || decisions[0]?.ask !== 'turn') return null
      const seat = g.crew.findIndex(({ fate }) => fate === 'dead')
      return seat < 0 ? null : { seat, worth: 1 }
    }
    const found = findSituations({ dead }, 40, plays).get('dead')
    if (!found) throw new Error('nobody dies')
    const page = await arrives(seatOf(await takenUp(server.url, found, NAMES), found.seat), DESK)
    await page.locator('.goal .sealed').click()
    await page.getByText(t.goals.dead).first().waitFor()
    expect(await page.locator('.goal .need.now, .goal .need.open, .goal .need.risk, .nextstep').count()).toBe(0)
    expect(await page.locator('.ways').count()).toBe(0)
    await shoot(page, `goals-dead-${game}`)
  })
})

it('a find that serves my objective or quest says so where it is chosen', async () => {
  const serving: Fits = ({ g, decisions }) => {
    const decision = decisions.find(({ ask }) => ask === 'searchKeep')
    if (!decision || g.ending) return null
    const seen = view(g, decision.seat)
    const kinds = decision.options.flatMap(option => (option.do === 'keep' ? servesGoal(seen, option.card) : []))
    const quest = kinds.some(({ serves }) => serves === 'quest')
    return kinds.length > 0 ? { seat: decision.seat, worth: quest ? 2 : 1 } : null
  }
  const found = findSituations({ serving }, 60, 'nemesis').get('serving')
  if (!found) throw new Error('no find served anybody')
  const t = wordsOf('nemesis')
  const seen = view(fold(found.log, found.inputs), found.seat)
  const [service] = (seen.me?.drawn ?? []).flatMap(card => servesGoal(seen, card))
  if (!service) throw new Error('nothing serves')
  const page = await arrives(seatOf(await takenUp(server.url, found, NAMES), found.seat), DESK)
  const card = cardName(service.card, 'en')
  const said = service.serves === 'quest' ? t.goals.activates({ card }) : t.goals.serves({ card })
  await page.locator('.ask-keep').getByText(said).first().waitFor()
  await shoot(page, 'goals-serves')
  expect(await accessProblems(page, '.rail')).toEqual([])
})

it('nothing went wrong in any page meanwhile', () => expect(trouble).toEqual([]))

/** Things happening in the facility: in real games looked at again, and at a table in its Event Phase. */
import { clone, type EventFace, fold, type GameEvent, step } from '@coldwake/rules'
import type { Uploaded } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { opensWithin, playsNews } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, type Situation, takenUp } from './support/situations.ts'
import { linkOf, post } from './support/tables.ts'

type Kind = EventFace['e']

/** What is looked for, and what stands over the board meanwhile; nothing where it is only drawn. */
const SCENES = {
  threshold: 'Power fails',
  power: /^(S-0\d|Elevator): (no )?power$/,
  elevator: 'Elevator',
  gateOpen: 'The Main Gate opens',
  bunker: 'In the Bunker',
  lockedIn: 'Locked in',
  alert: 'Alert',
  cssTurned: 'CSS token',
  entersCss: /^CSS Pod [ABC]$/,
  lockdownCard: 'Lockdown',
  knowledge: 'Knowledge',
} as const satisfies Partial<Record<Kind, string | RegExp>>
type Scene = keyof typeof SCENES
const KINDS = Object.keys(SCENES) as Scene[]

/** Of thresholds, one that cuts. */
const isIt = (kind: Scene) => (event: GameEvent) => event.e === kind && (event.e !== 'threshold' || event.cut)

/** As soon as it was told, where little else was told with it. */
function told(kind: Scene): Fits {
  const heard = new WeakMap<GameEvent[], number>()
  return ({ events, decisions }) => {
    const news = events.slice(heard.get(events) ?? events.length)
    heard.set(events, events.length)
    return news.some(isIt(kind)) ? { seat: decisions[0].seat, worth: -news.length } : null
  }
}

/** Somebody has passed, and with the last answer to that the light fails. */
const beforeOutage: Fits = ({ g, decisions, input }) => {
  const [decision] = decisions
  if (decision?.ask !== 'passDiscard' || input.do !== 'done' || input.seat !== decision.seat) return null
  const news: GameEvent[] = []
  step(clone(g), input, event => news.push(event))
  const cut = news.some(({ e }) => e === 'power') && news.some(isIt('threshold'))
  return cut && !news.some(({ e }) => e === 'died' || e === 'over') ? { seat: decision.seat, worth: -g.round } : null
}

let server: Server
let browser: Browser
let viewer: Player
let page: Page
let situations: ReturnType<typeof findSituations<Scene | 'outage'>>
const trouble: string[] = []

beforeAll(async () => {
  const wanted = Object.fromEntries(KINDS.map(kind => [kind, told(kind)])) as Record<Scene, Fits>
  situations = findSituations({ ...wanted, outage: beforeOutage }, 80, 'lockdown')
  server = await Server.start()
  browser = await launch()
  viewer = await Player.arrive(browser, server.url, 'Vera', trouble)
  page = viewer.page
  await page.evaluate(() => localStorage.setItem('coldwake.speed', '2'))
  // With animations off from the start, nothing moves before the page is loaded anew.
  await page.reload()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

function found(name: Scene | 'outage'): Situation {
  const situation = situations.get(name)
  if (!situation) throw new Error(`no game had ${name}`)
  return situation
}

/** The replay of its game, at the moment when it has happened. */
async function opensAt(kind: Scene): Promise<void> {
  const { log, inputs } = found(kind)
  const events: GameEvent[] = []
  fold(log, inputs, event => events.push(event))
  const { code } = await post<Uploaded>(server.url, '/games', log)
  await opensWithin(page, `/r/${code}?at=${events.findLastIndex(isIt(kind))}`)
  await page.locator('.replay svg.board').waitFor()
}

/** What was shown with each picture since the page was told to look. */
const watch = (on: Page) =>
  on.evaluate(() => {
    window.scenes = []
    const note = () => {
      const beat = document.querySelector('.boardbox')?.getAttribute('data-beat')
      if (!beat) return
      const scene = {
        beat,
        title: document.querySelector('.ribbon strong, .grand h2')?.textContent ?? '',
        drawn: document.querySelectorAll('.happening > g').length,
        moves: document
          .getAnimations()
          .filter(one => one instanceof CSSAnimation && one.effect?.getTiming().duration !== 1).length,
        steps: document.querySelectorAll('.phase > li').length,
      }
      const last = window.scenes.at(-1)
      if (last?.beat === beat && last.title !== '' && last.drawn > 0) return
      window.scenes.push(scene)
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['data-beat'] })
  })

declare global {
  interface Window {
    scenes: { beat: string; title: string; drawn: number; moves: number; steps: number }[]
  }
}

const scene = async (on: Page, kind: Kind) =>
  (await on.evaluate(() => window.scenes)).findLast(({ beat, title }) => beat === kind && title !== '')

/** Steps back and forward again until it is seen: the first time, what draws it may still be on its way. */
const plays = (kind: Scene) =>
  expect
    .poll(async () => {
      const drawn = (await scene(page, kind))?.drawn ?? 0
      if (drawn > 0 || (await page.locator('.boardbox').getAttribute('data-beat')) !== null) return drawn
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      return 0
    })
    .toBeGreaterThan(0)

it.each(KINDS)('%s is drawn where it happens and said in a few words', async kind => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await opensAt(kind)
  await watch(page)
  await plays(kind)
  await shoot(page, `stage-${kind}`)
  expect((await scene(page, kind))?.title).toMatch(SCENES[kind])
  expect((await scene(page, kind))?.moves).toBeGreaterThan(0)
})

it('without motion the same pictures stand still', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const kind of ['threshold', 'lockedIn', 'alert'] as const) {
    await opensAt(kind)
    await watch(page)
    await plays(kind)
    expect((await scene(page, kind))?.moves).toBe(0)
  }
})

it('at the table an outage is one step of an event phase of eight; who listens hears what goes dark', async () => {
  const situation = found('outage')
  const seats = await takenUp(server.url, situation, ['Ada', 'Grace', 'Edith', 'Mary', 'Katherine'])
  const ada = await Player.arrive(browser, linkOf(server.url, seats[situation.seat]), 'Ada', trouble)
  await ada.page.emulateMedia({ reducedMotion: 'no-preference' })
  await ada.page.evaluate(() => localStorage.setItem('coldwake.speed', '2'))
  await ada.page.reload()
  await playsNews(ada.page)
  await ada.asked('passDiscard').waitFor()
  await watch(ada.page)
  await ada.presses('Enter')
  await expect.poll(async () => (await scene(ada.page, 'threshold'))?.steps).toBe(8)
  const said = await ada.page.locator('.narration .event').allInnerTexts()
  expect(said.some(line => /^.+ loses power\.$/.test(line))).toBe(true)
  await ada.leave()
})

it('nothing went wrong in the pages meanwhile', () => {
  expect(trouble).toEqual([])
})

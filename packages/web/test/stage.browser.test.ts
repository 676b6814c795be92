/** Things happening: seen and told picture by picture, skipped one by one or all at once, heard only if wanted. */
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { Choice, Option } from '@coldwake/rules'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { first, Player as SocketPlayer } from '../../server/test/support/players.ts'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, playsNews, still, takesLink } from './support/page.ts'
import { nextTurn, Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { hostDoes, linkOf, startedTable } from './support/tables.ts'

/** What a page showed at the start of each picture. */
interface Seen {
  beat: string
  log: number
  told: string[]
  /** Was something asked of me meanwhile? */
  asked: boolean
}

declare global {
  interface Window {
    seen: Seen[]
    /** How many voices have sounded. */
    sounded: number
  }
}

let server: Server
let browser: Browser
/** Whoever plays; and an onlooker, who is never asked anything. */
let actor: Player
let watcher: Player
const trouble: string[] = []

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
  const [seat] = await startedTable(server.url, ['Ada'], 1)
  actor = await Player.arrive(browser, linkOf(server.url, seat), 'Ada', trouble, MOVING, notes)
  await nextTurn([actor])
  // What has happened until now is not told to whoever comes now.
  watcher = await Player.arrive(browser, linkOf(server.url, await watched(seat)), 'Vera', trouble, MOVING, notes)
  await playsNews(watcher.page)
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

/** Whoever has seen it may look on at the table of this seat. */
async function watched(seat: SeatTaken): Promise<{ code: string; token: string }> {
  const { token } = await hostDoes(server.url, seat, { do: 'watch' })
  if (!token) throw new Error('nobody may watch')
  return { code: seat.code, token }
}

const MOVING = { reducedMotion: 'no-preference' } as const

/** News is played in this page once it is loaded, and the page itself notes what it looks like: it need not be slow. */
const notes = (page: Page) =>
  page.addInitScript(() => {
    if (localStorage.getItem('coldwake.speed') === '0') localStorage.setItem('coldwake.speed', '2')
    window.seen = []
    window.sounded = 0
    const { start } = AudioScheduledSourceNode.prototype
    AudioScheduledSourceNode.prototype.start = function (when) {
      window.sounded++
      start.call(this, when)
    }
    const note = () => {
      const beat = document.querySelector('.boardbox')?.getAttribute('data-beat')
      if (!beat || window.seen.at(-1)?.beat === beat) return
      window.seen.push({
        beat,
        log: Number(document.querySelector('.rail .loglist')?.getAttribute('data-told')),
        told: [...document.querySelectorAll('.narration .event')].map(line => line.textContent ?? ''),
        asked: document.querySelector('.rail[data-ask]') !== null,
      })
    }
    new MutationObserver(note).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-beat'] })
  })

const seen = (page: Page) => page.evaluate(() => window.seen)
const forget = (page: Page) =>
  page.evaluate(() => {
    window.seen.length = 0
  })
const beat = (page: Page) => page.locator('.boardbox').getAttribute('data-beat')
const narrated = (page: Page) => page.locator('.narration .event').allInnerTexts()
const lines = async (page: Page) => Number(await page.locator('.rail .loglist').getAttribute('data-told'))
/** A room that the actor may enter and nobody has seen. */
const unexplored = () => actor.page.locator('.room.legal:has(.numeral)').locator('> .hit').first()
const sawToken = async (page: Page) => (await seen(page)).some(({ beat }) => beat === 'token')

it('a walk is played picture by picture, and its words come with it, in the log and for who listens', async () => {
  const { page } = watcher
  await still(page)
  const before = await lines(page)
  await actor.walks(unexplored())
  await expect.poll(() => sawToken(page)).toBe(true)
  await expect.poll(() => beat(page)).toBeNull()
  const beats = await seen(page)
  const order = beats.map(({ beat }) => beat)
  expect(order.slice(0, 2)).toEqual(['moved', 'explored'])
  const after = await lines(page)
  expect(beats[0].log).toBeGreaterThan(before)
  expect(beats[0].log).toBeLessThan(after)
  expect(beats[1].log).toBeLessThan(beats[2].log)
  const said = (told: readonly string[], what: RegExp) => told.findIndex(line => what.test(line))
  // What is still to come is not said yet.
  expect(said(beats[0].told, /explores/)).toBe(-1)
  const told = await narrated(page)
  expect(said(told, /enters/)).toBeGreaterThanOrEqual(0)
  expect(said(told, /explores/)).toBeGreaterThan(said(told, /enters/))
})

/**
 * At the first picture of the next news the page itself does something: what comes from outside may come late. Says how
 * to wait until that news is played, and what was seen of it.
 */
async function atFirstPicture(page: Page, act: string): Promise<() => Promise<string[]>> {
  await page.evaluate(`{
    window.played = new Promise(resolve => {
      let done = false
      new MutationObserver((_, watch) => {
        const playing = document.querySelector('.boardbox[data-beat]') !== null
        if (playing && !done) {
          done = true
          ;(${act})()
        } else if (!playing && done) {
          watch.disconnect()
          resolve(window.seen.map(({ beat }) => beat))
        }
      }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-beat'] })
    })
    null
  }`)
  return () => page.evaluate<string[]>('window.played')
}
const pressing = (key: string) =>
  `() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, bubbles: true }))`

/** Answers whatever comes up until a turn with a way into a room that nobody has seen; says which, and how it is paid. */
async function wayAhead(player: SocketPlayer): Promise<[walk: Option, pay: Choice]> {
  for (;;) {
    await player.until(() => Boolean(player.game?.me.decision))
    const { me, table } = player.game ?? {}
    const isUnseen = (to: string) => table?.rooms.some(({ room, explored }) => room === to && !explored)
    const walk = me?.decision?.options.find(option => option.do === 'move' && isUnseen(option.to))
    if (walk && me?.hand[0]) return [walk, { do: 'pay', card: me.hand[0] }]
    await player.answer(first(player))
    await player.until(() => player.game?.me.decision?.n !== me?.decision?.n)
  }
}

/** What the onlooker sees and is told of a first walk into an unexplored room, if the page does something meanwhile. */
async function walkSeen(act: string): Promise<{ beats: string[]; told: string[] }> {
  const { page } = watcher
  const [seat] = await startedTable(server.url, ['Eve'], 1)
  const eve = await SocketPlayer.connect(Number(new URL(server.url).port), seat)
  const walk = await wayAhead(eve)
  await takesLink(page, linkOf(server.url, await watched(seat)))
  await page.waitForFunction(() => document.querySelector('svg.board'))
  await still(page)
  await forget(page)
  const before = await narrated(page)
  const played = await atFirstPicture(page, act)
  expect(await eve.act(...walk)).toMatchObject({ say: 'accepted' })
  const beats = await played()
  const told = (await narrated(page)).slice(before.length)
  await eve.close()
  return { beats, told }
}

it('a key that means something else cuts nothing; Escape goes to the present, and nothing is told less', async () => {
  const other = await walkSeen(pressing('x'))
  expect(other.beats.slice(0, 3)).toEqual(['moved', 'explored', 'token'])
  const cut = await walkSeen(pressing('Escape'))
  // What would have come later was never shown, and is told all the same.
  expect(cut.beats).toHaveLength(1)
  expect(cut.told.findIndex(line => /explores/.test(line))).toBeGreaterThan(0)
})

it('what is asked of me waits until the news is played', async () => {
  const { page } = actor
  await nextTurn([actor])
  await expect.poll(() => beat(page)).toBeNull()
  await forget(page)
  await actor.gives('1')
  await actor.asked().waitFor()
  const beats = await seen(page)
  expect(beats.length).toBeGreaterThan(0)
  expect(beats.filter(({ asked }) => asked)).toEqual([])
  expect(await actor.options().count()).toBeGreaterThan(0)
})

it('a tap on the board, or the space bar, leads on by one picture', async () => {
  for (const act of [`() => document.querySelector('.stagetap')?.click()`, pressing(' ')]) {
    // As soon as the picture has come, and again at the next one that is another.
    const each = `() => {
      const told = () => document.querySelector('.boardbox').dataset.told
      window.steps = [told()]
      const step = () => {
        if (!document.querySelector('.stagetap')) return requestAnimationFrame(step)
        ;(${act})()
        requestAnimationFrame(() => window.steps.push(told()))
      }
      step()
    }`
    const { beats } = await walkSeen(each)
    expect(beats).toContain('token')
    const [from, to] = await watcher.page.evaluate<number[]>('window.steps.map(Number)')
    expect(to).toBeGreaterThan(from ?? 0)
  }
})

it('nothing sounds until it is wanted; then it is heard at once, and so is what happens', async () => {
  const { page } = actor
  const sounded = () => page.evaluate(() => window.sounded)
  expect(await sounded()).toBe(0)
  await page.locator('.tools > button:last-child').click()
  const group = page.getByRole('group', { name: 'Sound', exact: true })
  await group.getByRole('button', { name: 'On' }).click()
  await expect.poll(sounded).toBeGreaterThan(0)
  expect(await accessProblems(page)).toEqual([])
  await group.getByRole('slider', { name: 'Volume' }).fill('0')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('coldwake.volume'))).toBe('0')
  const before = await sounded()
  await page.keyboard.press('Escape')
  await nextTurn([actor])
  await actor.gives('1')
  await expect.poll(sounded).toBeGreaterThan(before)
  await page.locator('.tools > button:last-child').click()
  await group.getByRole('button', { name: 'Off' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('coldwake.sounds'))).toBe('0')
})

it('where I press Next, each picture waits for it: by the button, by the space bar, and all of them by Escape', async () => {
  const { page } = actor
  await nextTurn([actor])
  await page.evaluate(() => localStorage.setItem('coldwake.speed', 'next'))
  await page.reload()
  await playsNews(page)
  await actor.asked().waitFor()
  await actor.gives('1')
  const next = page.locator('.stagebar .onward')
  await next.waitFor()
  // A ribbon at the lower edge of the board keeps clear of the buttons.
  const between = await page.evaluate(() => {
    const across = document.createElement('div')
    across.className = 'across'
    across.dataset.side = 'below'
    across.textContent = 'x'
    const bar = document.querySelector('.stagebar')
    bar?.before(across)
    const space = (bar?.getBoundingClientRect().top ?? 0) - across.getBoundingClientRect().bottom
    across.remove()
    return space
  })
  expect(between).toBeGreaterThan(0)
  expect(await accessProblems(page)).toEqual([])
  const told = () => page.locator('.boardbox').getAttribute('data-told').then(Number)
  const first = await told()
  await next.click()
  await expect.poll(told).toBeGreaterThan(first)
  if (await next.isVisible()) {
    const second = await told()
    await page.locator('body').press('Space')
    await expect.poll(told).toBeGreaterThan(second)
  }
  // What the others do next waits, too.
  const toNow = async () => {
    await page.keyboard.press('Escape')
    return beat(page)
  }
  await expect.poll(toNow).toBeNull()
})

it('every sound can be heard and none clips', async () => {
  const source = stripTypeScriptTypes(await readFile(new URL('../src/sound/synth/voices.ts', import.meta.url), 'utf8'))
  const blank = await browser.newPage()
  // As text: the page itself loads the module.
  const peaks = await blank.evaluate<Record<string, number>>(`(async () => {
    const { VOICES, sing } = await import('data:text/javascript,' + encodeURIComponent(${JSON.stringify(source)}))
    const found = {}
    for (const name of Object.keys(VOICES)) {
      const audio = new OfflineAudioContext(1, 44100 * 3, 44100)
      sing(audio, audio.destination, name, 0)
      const samples = (await audio.startRendering()).getChannelData(0)
      found[name] = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    }
    return found
  })()`)
  await blank.close()
  for (const [name, peak] of Object.entries(peaks)) {
    expect(peak, name).toBeGreaterThan(0.02)
    expect(peak, name).toBeLessThan(1)
  }
  expect(Object.keys(peaks).length).toBeGreaterThan(20)
})

it('nothing went wrong in the pages meanwhile', () => {
  expect(trouble).toEqual([])
})

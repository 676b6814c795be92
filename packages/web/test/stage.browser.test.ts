/** Things happening: seen and told picture by picture, skipped one by one or all at once, heard only if wanted. */
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, playsNews, still } from './support/page.ts'
import { nextTurn, Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { findSituations, isAsked, takenUp } from './support/situations.ts'
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
  const { token } = await hostDoes(server.url, seat, { do: 'watch' })
  if (!token) throw new Error('nobody may watch')
  actor = await Player.arrive(browser, linkOf(server.url, seat), 'Ada', trouble)
  watcher = await Player.arrive(browser, linkOf(server.url, { code: seat.code, token }), 'Vera', trouble)
  await nextTurn([actor])
  await plays(watcher.page)
  await watcher.page.locator('svg.board').waitFor()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

/** News is played here from now on, and the page itself notes what it looks like: it need not be slow. */
async function plays(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
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
        told: [...document.querySelectorAll('.narration p')].map(line => line.textContent ?? ''),
        asked: document.querySelector('.rail[data-ask]') !== null,
      })
    }
    new MutationObserver(note).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-beat'] })
  })
  await page.evaluate(() => localStorage.setItem('coldwake.speed', '2'))
  await page.reload()
  await playsNews(page)
}

const seen = (page: Page) => page.evaluate(() => window.seen)
const forget = (page: Page) =>
  page.evaluate(() => {
    window.seen.length = 0
  })
const beat = (page: Page) => page.locator('.boardbox').getAttribute('data-beat')
const narrated = (page: Page) => page.locator('.narration p').allInnerTexts()
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

/** At the first picture of the next news the page itself does something: what comes from outside may come late. */
const atFirstPicture = (page: Page, act: string) =>
  page.evaluate<string[]>(
    `new Promise(resolve => {
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
    })`,
  )
const pressing = (key: string) =>
  `() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, bubbles: true }))`

/** What is seen and told of a first walk into an unexplored room, if something is done at its first picture. */
async function walkSeen(
  act: string,
): Promise<{ beats: string[]; told: string[]; page: Page; leave: () => Promise<void> }> {
  const [seat] = await startedTable(server.url, ['Eve'], 1)
  const { token } = await hostDoes(server.url, seat, { do: 'watch' })
  if (!token) throw new Error('nobody may watch')
  const eve = await Player.arrive(browser, linkOf(server.url, seat), 'Eve', trouble)
  const onlooker = await Player.arrive(browser, linkOf(server.url, { code: seat.code, token }), 'Olga', trouble)
  const { page } = onlooker
  await nextTurn([eve])
  await plays(page)
  const before = await narrated(page)
  const shown = atFirstPicture(page, act)
  await eve.walks(eve.page.locator('.room.legal:has(.numeral)').locator('> .hit').first())
  const beats = await shown
  await expect.poll(() => beat(page)).toBeNull()
  const told = (await narrated(page)).slice(before.length)
  const leave = async () => {
    await eve.leave()
    await onlooker.leave()
  }
  return { beats, told, page, leave }
}

it('a key that means something else cuts nothing; Escape goes to the present, and nothing is told less', async () => {
  const other = await walkSeen(pressing('x'))
  expect(other.beats.slice(0, 3)).toEqual(['moved', 'explored', 'token'])
  await other.leave()
  const cut = await walkSeen(pressing('Escape'))
  // What would have come later was never shown, and is told all the same.
  expect(cut.beats).toHaveLength(1)
  expect(cut.told.findIndex(line => /explores/.test(line))).toBeGreaterThan(0)
  await cut.leave()
})

it('what is asked of me waits until the news is played', async () => {
  const { page } = actor
  await plays(page)
  await page.locator('svg.board').waitFor()
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
  await page.evaluate(() => localStorage.setItem('coldwake.speed', '2'))
  await page.reload()
  await playsNews(page)
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
    const { beats, page, leave } = await walkSeen(each)
    expect(beats).toContain('token')
    const [from, to] = await page.evaluate<number[]>('window.steps.map(Number)')
    expect(to).toBeGreaterThan(from ?? 0)
    await leave()
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

it('objectives are chosen from two envelopes, by mouse and by number', async () => {
  const situation = findSituations({ objective: isAsked('objective') }, 20).get('objective')
  if (!situation) throw new Error('nobody ever chose an objective')
  const seats = await takenUp(server.url, situation, ['Ada', 'Grace', 'Edith', 'Mary', 'Katherine'])
  const chooser = await Player.arrive(browser, linkOf(server.url, seats[situation.seat]), 'Ada', trouble)
  const { page } = chooser
  const letters = page.locator('.envelopes .letter')
  await letters.nth(1).waitFor()
  expect(await letters.count()).toBe(2)
  expect(await accessProblems(page)).toEqual([])
  const pressed = (at: number) => expect.poll(() => letters.nth(at).getAttribute('aria-pressed')).toBe('true')
  await letters.first().click()
  await pressed(0)
  await page.keyboard.press('2')
  await pressed(1)
  const kept = (await letters.nth(1).locator('b').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await letters.first().waitFor({ state: 'detached' })
  expect(kept).not.toBe('')
  await chooser.leave()
})

it('nothing went wrong in the pages meanwhile', () => {
  expect(trouble).toEqual([])
})

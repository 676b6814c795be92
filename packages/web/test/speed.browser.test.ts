/**
 * How quickly the table answers, in a real Chromium: to a click, to the server's message, to a drag of the board. What
 * the clock says is printed: it is the machine's affair as much as ours. What is judged is the work of the page's own
 * thread, to which nobody else adds, in units of a machine of usual speed.
 */
import type { IntruderView, TableView } from '@coldwake/rules'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { still } from './support/page.ts'
import { nextTurn, Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { linkOf, startedTable } from './support/tables.ts'

const LIMIT_MS = 50
/** How much a certain piece of work takes of a thread where the limit is meant to hold: see `usual`. */
const USUAL_MS = 200
const INTRUDERS = 20
const KINDS = ['adult', 'creeper', 'larva', 'breeder', 'queen'] as const

let server: Server
let browser: Browser
let player: Player
let page: Page
/** Milliseconds of work that are few enough on this machine. */
let limit: number
const trouble: string[] = []

declare global {
  interface Window {
    /** What the page measures of itself, in ms. */
    measured: {
      /** From each message of the game to the frame that shows it. */
      shown: number[]
      longTasks: number[]
      events: { name: string; ms: number }[]
    }
  }
}

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
  const [seat] = await startedTable(server.url, ['Ada'], 3)
  player = await Player.arrive(browser, server.url, 'Ada', trouble)
  page = player.page
  await crowded(page)
  await page.addInitScript(() => {
    // What is measured includes the painting.
    if (globalThis.unpaintedSheet) globalThis.unpaintedSheet.disabled = true
    window.measured = { shown: [], longTasks: [], events: [] }
    const { measured } = window
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) measured.longTasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver(list => {
      for (const { name, duration } of list.getEntries()) measured.events.push({ name, ms: duration })
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('message', ({ data }) => {
          if (!String(data).startsWith('{"say":"game"')) return
          const from = performance.now()
          // The page hears it right after this; what it changes is drawn with the next frame.
          const observer = new MutationObserver(() => {
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => measured.shown.push(performance.now() - from)))
          })
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        })
      }
    }
  })
  await page.goto(linkOf(server.url, seat))
  await page.locator('svg.board').waitFor()
  await nextTurn([player])
  await still(page)
  const usual = await usualWork()
  limit = LIMIT_MS * Math.max(1, usual / USUAL_MS)
  console.info(`usual work: ${usual.toFixed(0)} ms, so that the limit is ${limit.toFixed(0)} ms here`)
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

/** More intruders than a box has, wherever the server says there are some: in every table that it sends. */
async function crowded(on: Page): Promise<void> {
  await on.routeWebSocket(/\/ws$/, socket => {
    const line = socket.connectToServer()
    line.onMessage(text => {
      const message = JSON.parse(String(text)) as { table?: TableView; changes?: Partial<TableView> }
      for (const part of [message.table, message.changes])
        if (part?.intruders) part.intruders = crowd(part.intruders, rooms(message.table))
      socket.send(JSON.stringify(message))
    })
    socket.onMessage(text => line.send(text))
  })
}

let known: string[] = []
const rooms = (table: TableView | undefined): string[] => {
  if (table) known = table.rooms.map(({ room }) => room)
  return known
}
const crowd = (there: readonly IntruderView[], places: readonly string[]): IntruderView[] => [
  ...there,
  ...Array.from({ length: Math.max(0, INTRUDERS - there.length) }, (_, i) => ({
    intruder: 100 + i,
    kind: KINDS[i % KINDS.length],
    room: places[i % places.length],
    injuries: i % 3,
  })),
]

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const say = (what: string, numbers: readonly number[]) =>
  console.info(`${what}: median ${median(numbers).toFixed(1)} ms of ${numbers.map(n => n.toFixed(0)).join(' ')}`)

/** All but the odd one out of ten. */
const most = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.9)]

/** A frame that is drawn after everything so far. */
const painted = () =>
  page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

it('a choice is seen at once', async () => {
  const worked = await workMeter()
  const entries = await player.options().count()
  const times: number[] = []
  const work: number[] = []
  for (let i = 0; i < 9; i++) {
    // From the click to the frame that shows it.
    const option = player.options().nth(i % entries)
    const before = await worked()
    const spent = await option.evaluate(
      button =>
        new Promise<number>(done => {
          const from = performance.now()
          button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
        }),
    )
    expect(await option.getAttribute('aria-pressed')).toBe('true')
    times.push(spent)
    work.push((await worked()) - before)
    await page.keyboard.press('Escape')
    await painted()
  }
  say('local reaction to a choice, by the clock', times)
  say('work of a choice', work)
  expect(median(work)).toBeLessThanOrEqual(limit)
})

it('a key that is pressed is seen at once, as the browser itself measures it', async () => {
  const worked = await workMeter()
  const work: number[] = []
  await page.evaluate(() => {
    window.measured.events.length = 0
  })
  for (let i = 0; i < 18; i++) {
    const before = await worked()
    await page.keyboard.press(i % 2 === 0 ? '1' : 'Escape')
    await painted()
    work.push((await worked()) - before)
  }
  const { events } = await page.evaluate(() => window.measured)
  // What took less than 16 ms is not reported at all.
  const keys = events.filter(({ name }) => name === 'keydown').map(({ ms }) => ms)
  const all = [...keys, ...Array.from({ length: Math.max(0, 18 - keys.length) }, () => 0)]
  say('a key, by event timing', all)
  say('work of a key', work)
  expect(median(work)).toBeLessThanOrEqual(limit)
})

it('the board is dragged and zoomed without long tasks, crowded as it is', async () => {
  expect(await page.locator('svg.board image').count()).toBeGreaterThanOrEqual(INTRUDERS)
  const box = await page.locator('svg.board').boundingBox()
  if (!box) throw new Error('there is no board')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const worked = await workMeter()
  const longest: number[] = []
  const steps: number[] = []
  const step = async (move: () => Promise<void>) => {
    const before = await worked()
    await move()
    await painted()
    steps.push((await worked()) - before)
  }
  for (let round = 0; round < 3; round++) {
    await painted()
    await page.evaluate(() => {
      window.measured.longTasks.length = 0
    })
    await page.mouse.move(x, y)
    for (let i = 0; i < 8; i++) await step(() => page.mouse.wheel(0, i < 4 ? -180 : 120))
    await page.mouse.down()
    for (let i = 1; i <= 8; i++) await step(() => page.mouse.move(x + 12 * i, y + 7 * (i % 5)))
    await page.mouse.up()
    longest.push(await page.evaluate(() => Math.max(0, ...window.measured.longTasks)))
  }
  say('longest task by the clock, while panning and zooming', longest)
  say('work of one step of panning or zooming', steps)
  expect(most(steps)).toBeLessThanOrEqual(limit)
})

/**
 * Milliseconds that the page's main thread has worked so far, without what this test asked of it, and no matter what
 * else kept the machine busy meanwhile. No task of a step takes more than the whole step.
 */
async function workMeter(): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const seconds = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0
    return (seconds('TaskDuration') - seconds('DevToolsCommandDuration')) * 1000
  }
}

/** What it takes to write, measure and sort a long list, as pages do: on a machine that is half as fast, twice as much. */
async function usualWork(): Promise<number> {
  const worked = await workMeter()
  const times: number[] = []
  for (let i = 0; i < 5; i++) {
    const before = await worked()
    await page.evaluate(() => {
      const list = document.createElement('ol')
      document.body.append(list)
      for (let round = 0; round < 10; round++) {
        list.innerHTML = Array.from({ length: 400 }, (_, n) => `<li><b>${n * round}</b> of <i>${n}</i></li>`).join('')
        const lines = [...list.children].sort((a, b) => (a.textContent ?? '').localeCompare(b.textContent ?? ''))
        list.append(...lines)
        list.getBoundingClientRect()
      }
      list.remove()
    })
    times.push((await worked()) - before)
  }
  return median(times)
}

it('what the server says is on the screen at once', async () => {
  const worked = await workMeter()
  const before = await worked()
  await page.evaluate(() => {
    window.measured.shown.length = 0
    // A room that was touched would take the Enter that is meant for the choice.
    const { activeElement } = document
    if (activeElement instanceof SVGElement) activeElement.blur()
  })
  // The bots play three rounds to their end.
  for (let round = 0; round < 3; round++) {
    const pass = page.locator('.rail .tile', { hasText: 'Pass' }).locator('.keycap')
    await player.gives((await pass.textContent()) ?? '')
    await nextTurn([player])
  }
  await painted()
  const { shown } = await page.evaluate(() => window.measured)
  const work = ((await worked()) - before) / shown.length
  say('the result on screen after the message, by the clock', shown)
  console.info(`work of a message, with all that leads to it: ${work.toFixed(1)} ms`)
  expect(shown.length).toBeGreaterThan(20)
  expect(work).toBeLessThanOrEqual(limit)
  expect(trouble).toEqual([])
})

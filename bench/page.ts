/**
 * The page in a real Chromium: what a first visit weighs, when it shows something, how far it jumps meanwhile, how soon a
 * key is seen, how smoothly the board moves, and what a table takes while nothing happens. Medians of several visits.
 * Nothing here is a race with a peer: the bars are those of docs/bench.md.
 */
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fold, pending } from '@coldwake/rules'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { launchWhole, newcomer } from '../packages/web/test/support/browser.ts'
import { Server } from '../packages/web/test/support/server.ts'
import { lateMoment, takenUp } from '../packages/web/test/support/situations.ts'
import { linkOf } from '../packages/web/test/support/tables.ts'
import { median } from './race.ts'

/** What Lighthouse calls slow 4G, and a bad moment of it. In bytes per second and milliseconds. */
const NETWORKS = { slow: { bytes: 200_000, latency: 150 }, slowest: { bytes: 200_000, latency: 562 } } as const
const SLOWED = 4
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

interface Visit {
  bytes: number
  requests: number
  /** Milliseconds until the largest part of the first screen was painted. */
  lcp: number
  /** How far things jumped while it loaded. */
  cls: number
}

/** A key that selects an answer, in milliseconds until the frame that shows it; and the board, in frames a second. */
interface Handling {
  key: number
  keySlowed: number
  pan: number
  zoom: number
  longestTask: number
}

export interface PageResult {
  bench: 'page'
  home: Visit
  homeSlow: Visit
  homeSlowest: Visit
  game: Visit
  handling: Handling
  /** Percent of one core that a late table takes while nothing happens: all of Chromium's processes. */
  idlePercent: number
  heapMB: number
  visits: number
  node: string
  chromium: string
  cpu: string
}

type Network = (typeof NETWORKS)[keyof typeof NETWORKS]

/** Tests of the page leave out the painting; what is measured includes it. */
function whole(): void {
  if (globalThis.unpaintedSheet) globalThis.unpaintedSheet.disabled = true
}

/** Notes for itself when the largest part was painted, and every jump. */
function watched(): void {
  const seen = { lcp: 0, cls: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver(list => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.cls += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** One visit of somebody who was never here. */
async function visit(browser: Browser, address: string, there: string, network: Network | null): Promise<Visit> {
  const context = await newcomer(browser, { ...PHONE, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let [bytes, requests] = [0, 0]
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // What lies in the page itself is told as a request, too.
    if (encodedDataLength === 0) return
    bytes += encodedDataLength
    requests++
  })
  if (network) {
    const { bytes: speed, latency } = network
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: speed,
      uploadThroughput: speed,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  }
  await page.addInitScript(whole)
  await page.addInitScript(watched)
  await page.goto(address)
  await page.locator(there).first().waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  const { lcp, cls } = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number } }).seen)
  await context.close()
  return { bytes, requests, lcp, cls }
}

function medianVisit(visits: readonly Visit[]): Visit {
  const of = (field: keyof Visit) => median(visits.map(visit => visit[field]))
  return { bytes: of('bytes'), requests: of('requests'), lcp: Math.round(of('lcp')), cls: Number(of('cls').toFixed(4)) }
}

/** From a key to the frame that shows what it selected, by the page's own clock. */
async function keyToPaint(page: Page, times: number): Promise<number> {
  await page.evaluate(() => {
    const took: number[] = []
    Object.assign(window, { took })
    window.addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === '1') requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - timeStamp)))
      },
      { capture: true },
    )
  })
  for (let i = 0; i < times; i++) {
    await page.keyboard.press('1')
    await page.waitForFunction(n => (window as unknown as { took: number[] }).took.length > n, i)
    await page.keyboard.press('Escape')
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
  }
  return median(await page.evaluate(() => (window as unknown as { took: number[] }).took))
}

/** Frames a second while the board is moved a little before each of them. */
function moving(page: Page, how: 'pan' | 'zoom', seconds: number): Promise<{ rate: number; longest: number }> {
  return page.evaluate(
    async ([how, seconds]) => {
      const board = document.querySelector('svg.board')
      if (!board) throw new Error('there is no board')
      const { left, top, width, height } = board.getBoundingClientRect()
      const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true }
      const pointer = { ...at, pointerId: 1, pointerType: 'mouse', isPrimary: true, buttons: 1, button: 0 }
      let longest = 0
      const tasks = new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
      })
      tasks.observe({ type: 'longtask' })
      if (how === 'pan') board.dispatchEvent(new PointerEvent('pointerdown', pointer))
      const begun = performance.now()
      let frames = 0
      while (performance.now() - begun < seconds * 1000) {
        const [x, y] = [Math.sin(frames / 9) * 90, Math.cos(frames / 7) * 60]
        if (how === 'pan')
          board.dispatchEvent(
            new PointerEvent('pointermove', { ...pointer, clientX: at.clientX + x, clientY: at.clientY + y }),
          )
        else board.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: frames % 40 < 20 ? -40 : 40 }))
        await new Promise(requestAnimationFrame)
        frames++
      }
      const rate = frames / ((performance.now() - begun) / 1000)
      if (how === 'pan') board.dispatchEvent(new PointerEvent('pointerup', pointer))
      // Drawing it anew where it has come to rest is part of moving it.
      await new Promise(done => setTimeout(done, 1000))
      tasks.disconnect()
      return { rate, longest }
    },
    [how, seconds] as const,
  )
}

async function handle(page: Page, session: CDPSession, quick: boolean): Promise<Handling> {
  const [presses, seconds] = quick ? [3, 0.3] : [25, 4]
  const key = await keyToPaint(page, presses)
  const pan = await moving(page, 'pan', seconds)
  const zoom = await moving(page, 'zoom', seconds)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const keySlowed = await keyToPaint(page, presses)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return {
    key: Math.round(key),
    keySlowed: Math.round(keySlowed),
    pan: Math.round(pan.rate),
    zoom: Math.round(zoom.rate),
    longestTask: Math.round(Math.max(pan.longest, zoom.longest)),
  }
}

/** Seconds of processor that Chromium has taken, in all its processes. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

const REST_MS = 12_000

/** A late table, with what lies on it, once everything that moved has come to rest. */
async function atTable(browser: Browser, link: string, quick: boolean) {
  const context = await newcomer(browser, { ...DESK, reducedMotion: 'no-preference' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(whole)
  await page.goto(link)
  await page.locator('.rail[data-ask="turn"] .opt').first().waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(quick ? 500 : REST_MS)
  const [before, begun] = [await processorTime(browser), performance.now()]
  await page.waitForTimeout(quick ? 500 : 20_000)
  const idlePercent = ((await processorTime(browser)) - before) / ((performance.now() - begun) / 1000)
  const handling = await handle(page, session, quick)
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  await context.close()
  return { handling, idlePercent: Number((idlePercent * 100).toFixed(1)), heapMB: Number((heap / 1e6).toFixed(1)) }
}

export async function measure(quick: boolean): Promise<PageResult> {
  const server = await Server.start()
  const browser = await launchWhole()
  const visits = quick ? 1 : 5
  const several = async (address: string, there: string, network: Network | null) => {
    const all: Visit[] = []
    for (let i = 0; i < visits; i++) all.push(await visit(browser, address, there, network))
    return medianVisit(all)
  }
  try {
    const late = lateMoment(3, 9, 'nemesis')
    const seats = await takenUp(server.url, late, ['Ada', 'Ben', 'Cleo'], null, [0, 1, 2])
    const seat = seats[pending(fold(late.log, late.inputs)).find(({ ask }) => ask === 'turn')?.seat ?? -1]
    if (!seat) throw new Error('nobody sits there')
    const link = linkOf(server.url, seat)
    return {
      bench: 'page',
      home: await several(server.url, '.door h2', null),
      homeSlow: await several(server.url, '.door h2', NETWORKS.slow),
      homeSlowest: await several(server.url, '.door h2', NETWORKS.slowest),
      game: await several(link, 'svg.board', null),
      ...(await atTable(browser, link, quick)),
      visits,
      node: process.version,
      chromium: browser.version(),
      cpu: cpus()[0]?.model ?? readFileSync('/proc/cpuinfo', 'utf8').slice(0, 40),
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`

export const report = ({ home, homeSlow, homeSlowest, game, handling, idlePercent, heapMB }: PageResult): string =>
  [
    `home, first visit: ${kilobytes(home.bytes)} in ${home.requests} requests; jumps ${home.cls}`,
    `largest part painted: ${homeSlow.lcp} ms on a slow network, ${homeSlowest.lcp} ms on the slowest, processor ÷ ${SLOWED}`,
    `a running table: ${kilobytes(game.bytes)} in ${game.requests} requests; jumps ${game.cls}`,
    `a key is seen after ${handling.key} ms, with the processor ÷ ${SLOWED} after ${handling.keySlowed} ms`,
    `the board moves at ${handling.pan} frames a second, zooms at ${handling.zoom}; longest task ${handling.longestTask} ms`,
    `a late table where nothing happens takes ${idlePercent} % of a core; heap ${heapMB} MB`,
  ].join('\n')

/**
 * The last rounds of a game before the eyes of somebody who plays with bots, and whole games of both kinds by
 * `npm run test:long`. The page itself notes what each part of it shows, at every change of anything; afterwards that is
 * compared with what had been played by then. No part is ever ahead.
 */
import type { EventFace } from '@coldwake/rules'
import { cardName, loadLanguage, ui } from '@coldwake/text'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playOn } from './support/autoplay.ts'
import { closePages, launch, PATIENCE } from './support/browser.ts'
import { LONG, usually } from './support/longRun.ts'
import { playsNews } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { lateMoment, takenUp } from './support/situations.ts'
import { linkOf, startedTable } from './support/tables.ts'

/** What the parts of the page showed at one moment. */
interface Shown {
  /** How many events the page says it has told. */
  told: number
  beat: string | null
  header: { round: number; dead: number[]; wounds: number[] }
  rail: { question: number | null; time: number; calls: boolean }
  dock: string[]
  board: { fires: number; here: string | null }
  log: number
  narrated: number
  end: boolean
}

/** A message of the server: how the game stands after so many events. */
interface Told {
  seq: number
  events: EventFace[]
  hand: string[]
  question: number | null
}

declare global {
  interface Window {
    shown: Shown[]
    heard: Told[]
  }
}

let server: Server
let browser: Browser
const trouble: string[] = []

beforeAll(async () => {
  await loadLanguage('en')
  server = await Server.start('reel', 30)
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

/** Notes everything, lets pictures pass quickly, and sends away what waits to be sent away. */
const notes = ({ serious }: { serious: string }) => {
  window.shown = []
  window.heard = []
  const later = window.setTimeout.bind(window)
  const QUICK = 15
  window.setTimeout = ((work: () => void, ms = 0) =>
    later(work, ms > 150 && ms < 3500 ? ms / QUICK : ms)) as typeof window.setTimeout
  const Plain = window.WebSocket
  window.WebSocket = class extends Plain {
    constructor(url: string | URL) {
      super(url)
      this.addEventListener('message', ({ data }) => {
        const { say, seq, events, me } = JSON.parse(String(data))
        if (say !== 'game') return
        const hand = me?.hand ?? window.heard.at(-1)?.hand ?? []
        const question = me ? (me.decision?.n ?? null) : (window.heard.at(-1)?.question ?? null)
        window.heard.push({ seq, events, hand, question })
      })
    }
  }
  const all = (selector: string, inside: ParentNode = document) => [...inside.querySelectorAll<HTMLElement>(selector)]
  const number = (selector: string) =>
    Number(/\d+/.exec(document.querySelector(selector)?.textContent ?? '')?.[0] ?? -1)
  /** How many questions have been spoken by now. */
  let asked = 0
  const look = (): Shown | null => {
    const board = document.querySelector<HTMLElement>('.boardbox')
    const end = document.querySelector('.the-end') !== null
    const rail = document.querySelector<HTMLElement>('.rail')
    if (!board && !end) return null
    const people = all('.top [data-seat]').sort((a, b) => Number(a.dataset.seat) - Number(b.dataset.seat))
    const questions = all('.narration .question').length
    const calls = questions > asked
    asked = questions
    return {
      told: Number(board?.dataset.told ?? -1),
      beat: board?.dataset.beat ?? null,
      header: {
        round: number('.brand small'),
        dead: people.flatMap((one, seat) => (one.querySelector('.bad .fate') ? [seat] : [])),
        wounds: people.map(one => Number(/\d+/.exec(all(`[title="${serious}"]`, one)[0]?.innerText ?? '')?.[0] ?? 0)),
      },
      rail: {
        question: rail?.dataset.n === undefined ? null : Number(rail.dataset.n),
        time: number('.rail .jump b'),
        calls,
      },
      // A face whose picture is still on its way is hidden behind a plain one.
      dock: all('#hand .cardname')
        .filter(one => one.checkVisibility())
        .map(one => (one.textContent ?? '').replaceAll('\u00ad', '')),
      board: {
        fires: all('.room .flicker').length,
        here: document.querySelector<HTMLElement>('.room.here [data-room]')?.dataset.room ?? null,
      },
      log: all('.rail .loglist li').length,
      narrated: all('.narration .event').length,
      end,
    }
  }
  let last = ''
  const note = () => {
    const shown = look()
    const text = JSON.stringify(shown)
    if (shown && text !== last) window.shown.push(shown)
    last = text
    document.querySelector<HTMLElement>('.death .primary, .stagebar .onward')?.click()
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
}

/** A seat among two bots: of a new game, or of one that has its last rounds before it. */
async function seatIn(game: 'nemesis' | 'lockdown'): Promise<SeatTaken> {
  const [seat] = LONG
    ? await startedTable(server.url, ['Ada'], 2, { game, board: `${game}-base`, seats: [null, 'cadet', 'cadet'] })
    : await takenUp(server.url, lateMoment(3, 11, game), ['Ada'], 'cadet')
  if (!seat) throw new Error('nobody sits there')
  return seat
}

async function arrives(game: 'nemesis' | 'lockdown'): Promise<Page> {
  const link = linkOf(server.url, await seatIn(game))
  const { page } = await Player.arrive(browser, link, 'Ada', trouble, {}, async page => {
    await page.addInitScript(() => localStorage.setItem('coldwake.speed', '2'))
    await page.addInitScript(notes, { serious: ui('en').seriousWounds })
    // Nobody reads here: pictures are noted, and need not stand until their words could have been read.
    await page.addInitScript(() =>
      setInterval(() => document.querySelector<HTMLElement>('.stagebar button')?.click(), 200),
    )
  })
  await playsNews(page)
  return page
}

/** What had been told of a kind before so many events. */
const before = <K extends EventFace['e']>(events: readonly EventFace[], told: number, kind: K) =>
  events.slice(0, told).filter((event): event is Extract<EventFace, { e: K }> => event.e === kind)

/** What a moment shows that had not been played then. */
function ahead(shown: Shown, events: readonly EventFace[], heard: readonly Told[], first: Shown): string[] {
  const { told, beat, header, rail, dock, board } = shown
  const found: string[] = []
  const check = (ok: boolean, what: string) => ok || found.push(what)
  const round = before(events, told, 'round').at(-1)?.round ?? 0
  check(header.round <= round || header.round === -1, `header: round ${header.round}`)
  const died = before(events, told, 'died').map(({ who }) => who)
  const reported = before(events, told, 'check').flatMap(({ step }) => ('who' in step ? [step.who] : []))
  for (const seat of header.dead) check([...died, ...reported].includes(seat), `header: seat ${seat} is dead`)
  for (const [seat, wounds] of header.wounds.entries())
    check(wounds <= before(events, told, 'seriousWound').filter(({ who }) => who === seat).length, 'header: wounds')
  const times = before(events, told, 'time').map(({ time }) => time)
  check(rail.time === -1 || rail.time >= Math.min(first.rail.time, ...times), `rail: time ${rail.time}`)
  if (rail.question !== null) {
    const asked = heard.find(({ question }) => question === rail.question)
    check(asked !== undefined && asked.seq <= told && beat === null, `rail: asks ${rail.question}`)
  }
  check(!rail.calls || beat === null, 'calls while it plays')
  const hands = heard.filter(({ seq }) => seq <= told).map(({ hand }) => named(hand))
  check(dock.length === 0 || hands.includes(dock.toSorted().join()), `dock: ${dock.join()}`)
  check(board.fires <= before(events, told, 'fire').length + first.board.fires, 'board: fire')
  const been = before(events, told, 'moved').flatMap(({ who, from, to }) => (who === 0 ? [from, to] : []))
  const later = events.slice(told).flatMap(event => (event.e === 'moved' && event.who === 0 ? [event.to] : []))
  const rooms = [...been, first.board.here]
  check(board.here === null || rooms.includes(board.here) || !later.includes(board.here), `board: ${board.here}`)
  check(shown.log <= told && shown.narrated <= told, 'log or narration')
  return found
}

const named = (hand: readonly string[]): string =>
  hand
    .map(card => cardName(card, 'en').replaceAll('\u00ad', ''))
    .sort()
    .join()

describe.each(usually<'nemesis' | 'lockdown'>(['lockdown'], ['nemesis']))('%s to its end', game => {
  it('no part of the page is ever ahead of the reel', { timeout: 4 * PATIENCE }, async () => {
    const page = await arrives(game)
    const { over } = await playOn(page, { answers: 400, calm: LONG ? 30 : 10, seed: 5 })
    expect(over).toBe(true)
    const { shown, heard } = await page.evaluate(() => ({ shown: window.shown, heard: window.heard }))
    const events: EventFace[] = []
    for (const { seq, events: news } of heard) events.splice(seq - news.length, events.length, ...news)
    const [first] = shown
    if (!first) throw new Error('nothing was shown')
    const played = shown.filter(({ told }) => told >= 0)
    for (const moment of played) {
      const found = ahead(moment, events, heard, first)
      expect(found, JSON.stringify({ moment, next: events.slice(moment.told, moment.told + 5) })).toEqual([])
    }
    // It was really played: many pictures, with something still to come in each of them.
    const pictures = played.filter(({ beat }) => beat !== null)
    expect(pictures.length).toBeGreaterThan(LONG ? 100 : 60)
    const beats = new Set(pictures.map(({ beat }) => beat))
    for (const beat of ['moved', 'time', 'round']) expect(beats).toContain(beat)
    // The last thing that was played is the end; the page for it comes after that.
    expect(pictures.at(-1)?.beat).toBe('over')
    const ended = shown.findIndex(({ end }) => end)
    expect(shown.slice(0, ended).some(({ beat }) => beat === 'over')).toBe(true)
    await page.context().close()
  })
})

it('nothing went wrong in the pages meanwhile', () => {
  expect(trouble).toEqual([])
})

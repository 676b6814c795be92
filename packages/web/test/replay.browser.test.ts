/** A finished game: looked at again through anybody's eyes, kept as a file, opened from one, gone on from. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { canonical, type GameLog, keyFromSeed } from '@coldwake/rules'
import { playGame, setupFor } from '@coldwake/rules/testing'
import { AREAS, loadLanguage, ui } from '@coldwake/text'
import type { SeatTaken, Uploaded } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chance, playOne, Player as SocketPlayer } from '../../server/test/support/players.ts'
import { closePages, launch } from './support/browser.ts'
import {
  accessProblems,
  clipped,
  LOOKED,
  opensWithin,
  outside,
  overflow,
  SIZES,
  still,
  takesLink,
} from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { linkOf, post, startedTable } from './support/tables.ts'

let server: Server
let browser: Browser
let viewer: Player
let page: Page
/** The finished game: its seats, and what each was told. */
let seats: SeatTaken[]
let players: SocketPlayer[]
let file: string
const trouble: string[] = []

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
  // A game that lasts a few rounds: most do.
  do await playThrough()
  while ((players[0].game?.table.round ?? 0) < 3)
  viewer = await Player.arrive(browser, server.url, 'Vera', trouble)
  page = viewer.page
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

async function playThrough(): Promise<void> {
  seats = await startedTable(server.url, ['Ada', 'Grace'])
  const port = Number(new URL(server.url).port)
  players = await Promise.all(seats.map(seat => SocketPlayer.connect(port, seat)))
  const random = chance(5)
  while (await playOne(players, random));
  for (const player of players) await player.close()
}

const slider = () => page.getByRole('slider', { name: 'Timeline' })
const where = async () => Number(await slider().inputValue())
const isAt = (moment: number) => expect.poll(where).toBe(moment)
/** From home, as if nobody had looked at it yet. */
const opens = async (code: string) => {
  await opensWithin(page, '/')
  await page.locator('.way').first().waitFor()
  await opensWithin(page, `/r/${code}`)
  await page.locator('.replay svg.board').waitFor()
}

it('home does not load what only replays need', async () => {
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await page.reload()
  await page.getByRole('button', { name: 'New table' }).waitFor()
  await still(page)
  expect(loaded.some(one => /\/app-/.test(one))).toBe(true)
  expect(loaded.filter(one => /replay|ownRules|api\/rules/.test(one))).toEqual([])
  await opens(seats[0].code)
  expect(loaded.some(one => /ownRules/.test(one))).toBe(true)
  expect(loaded.filter(one => /api\/rules/.test(one))).toEqual([])
})

it('begins at the set-up, and ends as the game did, told as each was told it', async () => {
  await opens(seats[0].code)
  await page.getByRole('heading', { name: 'Setting up' }).waitFor()
  await isAt(0)
  await page.getByRole('button', { name: 'To the end' }).click()
  const over = players[0].game?.table.over
  if (!over) throw new Error('the game was not finished')
  await loadLanguage('en')
  await page.getByRole('heading', { name: ui('en', ...AREAS).endTitle[over.reason] }).waitFor()
  expect(await page.getByRole('button', { name: 'Continue from here' }).count()).toBe(0)
  for (const [seat, player] of players.entries()) {
    await page.getByLabel('Seen by').selectOption(String(seat))
    const told = async () => Number(await page.locator('.reel .loglist').getAttribute('data-told'))
    await expect.poll(told).toBe(player.events.length)
  }
})

it('says how the table played: by the FAQ or as printed', async () => {
  await opens(seats[0].code)
  await loadLanguage('en')
  const t = ui('en', ...AREAS)
  await page.getByRole('button', { name: t.ship, exact: true }).click()
  const row = page.locator('.shiplist dl > div').filter({ hasText: t.lobby.bookAndFaq.title })
  await row.getByText(t.lobby.bookAndFaq.faq.name).waitFor()
})

it('is stepped through by button, key, slider and round, and plays by itself', async () => {
  await opens(seats[0].code)
  await page.getByRole('button', { name: 'One step forward' }).click()
  await isAt(1)
  await page.locator('.reel .inside').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await isAt(2)
  await page.getByLabel('Rounds').selectOption('2')
  await page.getByRole('heading', { name: 'Round 2' }).waitFor()
  const second = await where()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(where).toBeGreaterThan(second + 1)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  const stopped = await where()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await isAt(0)
  await slider().fill(String(stopped))
  await isAt(stopped)
})

it('shows a hand only through the eyes of whoever holds it', async () => {
  await opens(seats[0].code)
  await page.getByLabel('Rounds').selectOption('1')
  await page.getByLabel('Seen by').selectOption({ label: 'Ada' })
  await page.getByRole('button', { name: 'Me', exact: true }).click()
  const hand = page.getByRole('region', { name: 'Your hand' }).locator('li')
  await hand.first().waitFor()
  await page.getByLabel('Seen by').selectOption({ label: 'An onlooker' })
  await page.getByRole('button', { name: 'Me', exact: true }).waitFor({ state: 'detached' })
  expect(await hand.count()).toBe(0)
})

it('shows everything that was hidden to whoever wants to see it, and only then', async () => {
  await opens(seats[0].code)
  await page.getByLabel('Rounds').selectOption('1')
  const secrets = page.getByRole('button', { name: 'What was hidden' })
  expect(await secrets.count()).toBe(0)
  const unexplored = page.locator('.board .room:has(.numeral)')
  await expect.poll(() => unexplored.count()).toBeGreaterThan(5)
  await page.getByLabel('Seen by').selectOption({ label: 'Everything revealed' })
  await secrets.waitFor()
  const shown = page.locator('.secrets')
  for (const what of ['Hand', 'Objective', 'Next cards', 'Coordinates', 'Unexplored rooms'])
    await shown.getByText(what, { exact: true }).first().waitFor()
  await expect.poll(() => unexplored.count()).toBe(0)
  expect(await accessProblems(page)).toEqual([])
  await page.getByLabel('Seen by').selectOption({ label: 'Ada' })
  await shown.waitFor({ state: 'detached' })
})

it('leads to its key moments, and from a line of the log to when it happened', async () => {
  await opens(seats[0].code)
  await page.getByRole('button', { name: 'Key moments' }).click()
  const moments = page.locator('.momentlist button')
  await moments.filter({ hasText: 'The end' }).click()
  const last = Number(await slider().getAttribute('max'))
  await isAt(last)
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const line = page.locator('.loglist .line').nth(40)
  const said = await line.locator('.told').innerText()
  await line.hover()
  await line.getByRole('button', { name: 'Go to this moment' }).click()
  await expect.poll(where).toBeLessThan(last)
  await still(page)
  // It is among what that moment tells, and nothing later is told any more.
  const told = await page.locator('.loglist .line > .told').allInnerTexts()
  expect(told.slice(0, 25)).toContain(said)
  await page.getByRole('button', { name: 'In numbers' }).click()
  await page.getByRole('row', { name: /Rounds survived/ }).waitFor()
})

it('an address may name the moment', async () => {
  await page.goto(`${server.url}/r/${seats[0].code}?at=60`)
  await page.locator('.replay svg.board').waitFor()
  await expect.poll(where).toBeGreaterThan(0)
})

it('can be read and used by everybody', async () => {
  await opens(seats[0].code)
  await page.getByLabel('Rounds').selectOption('2')
  for (const panel of ['Log', 'Key moments', 'Crew', 'Ship', 'Rooms', 'In numbers', 'This game']) {
    await page.getByRole('button', { name: panel, exact: true }).click()
    expect(await accessProblems(page), panel).toEqual([])
  }
  expect(await overflow(page)).toEqual([])
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    expect(await clipped(page)).toEqual([])
  }
  await page.setViewportSize(SIZES[0])
})

it('is kept as one file', async () => {
  await opens(seats[0].code)
  await page.getByRole('button', { name: 'This game' }).click()
  expect(await page.getByLabel('Link to the replay').inputValue()).toBe(`${server.url}/r/${seats[0].code}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as a file' }).click(),
  ])
  file = await download.path()
  const log = JSON.parse(await readFile(file, 'utf8')) as GameLog
  expect(log).toMatchObject({ coldwake: 1, setup: { game: 'nemesis' } })
})

it('a file is opened from home and shows the same game; what is no game is refused in words', async () => {
  const moments = await slider().getAttribute('max')
  await opensWithin(page, '/')
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('not a game') })
  await page.getByText('a game that can be replayed').waitFor()
  expect(await accessProblems(page)).toEqual([])
  await input.setInputFiles(file)
  await page.locator('.replay').waitFor()
  expect(page.url()).not.toContain(seats[0].code)
  expect(await slider().getAttribute('max')).toBe(moments)
})

/** The game says that it was played by rules that are not the page's own; says by which it really was. */
async function playedByOthers(on: Page): Promise<() => string> {
  let real = ''
  await on.route('**/api/tables/*/log', async route => {
    const response = await route.fetch()
    const log = (await response.json()) as GameLog & { rules: string }
    real = log.rules
    await route.fulfill({ response, json: { ...log, rules: '0'.repeat(real.length) } })
  })
  return () => real
}

it('is shown by the rules it was played by, where the page has others', async () => {
  let asked = 0
  const address = `${server.url}/r/${seats[0].code}`
  const other = await Player.arrive(browser, address, 'Otto', [], {}, async page => {
    const real = await playedByOthers(page)
    await page.route('**/api/rules/0*', route => {
      asked++
      return route.continue({ url: `${server.url}/api/rules/${real()}.mjs` })
    })
  })
  await other.page.locator('.replay svg.board').waitFor()
  expect(asked).toBe(1)
  expect(await other.page.getByText('The original rules are unavailable').count()).toBe(0)
  await other.leave()
})

it('is shown by the rules of the page where those it was played by cannot be had', async () => {
  const address = `${server.url}/r/${seats[0].code}`
  const other = await Player.arrive(browser, address, 'Otto', [], {}, async page => {
    await playedByOthers(page)
    await page.route('**/api/rules/*', route => route.abort())
  })
  await other.page.getByText('The original rules are unavailable').waitFor()
  await other.page.getByRole('button', { name: 'To the end' }).click()
  await other.page.getByRole('button', { name: 'To the end', disabled: true }).waitFor()
  await other.leave()
})

it('goes on from a moment as a new game with its own lobby', async () => {
  await opens(seats[0].code)
  await page.getByLabel('Rounds').selectOption('2')
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.getByRole('button', { name: 'Open the new table' }).waitFor()
  expect(await accessProblems(page)).toEqual([])
  await page.getByLabel('Your name').fill('Vera')
  // Whoever goes on sits where they like, and sees who that is.
  const mine = page.getByRole('group', { name: 'Your seat' }).getByRole('radio')
  await mine.nth(1).press('Space')
  await page
    .getByRole('group', { name: /Player A/ })
    .getByRole('radio', { name: 'Random bot' })
    .press('Space')
  await shoot(page, 'continue')
  await page.getByRole('button', { name: 'Open the new table' }).click()
  await page.getByRole('button', { name: 'Start the game' }).waitFor()
  await page.getByText('continues from round 2').waitFor()
  await page.locator('.seat.mine h2', { hasText: 'Vera' }).locator('small').waitFor()
  expect(await page.locator('.seat h2 small').count()).toBe(seats.length)
  expect(await accessProblems(page)).toEqual([])
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    expect([...(await outside(page)), ...(await clipped(page))]).toEqual([])
    await shoot(page, 'lobby-continued')
  }
  await page.setViewportSize(SIZES[0])
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.table svg.board').waitFor()
  await page.getByText('Round 2').first().waitFor()
  await page.locator('.top .who', { hasText: '· Random bot' }).waitFor()
})

it('the end of a game leads to its replay, and a game that is still played is not shown', async () => {
  await takesLink(page, linkOf(server.url, seats[0]))
  await page.locator('.the-end').waitFor()
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.locator('.replay').waitFor()
  const [running] = await startedTable(server.url, ['Ada', 'Grace'])
  await opensWithin(page, `/r/${running.code}`)
  await page.getByText('This game is still being played.').waitFor()
})

/** A whole game of five. */
function gameOfFive(): GameLog {
  for (let seed = 0; seed < 200; seed++) {
    if (setupFor(seed, 'nemesis').seats.length < 5) continue
    const { g, setup, inputs } = playGame(seed, undefined, undefined, 'nemesis')
    const digest = createHash('sha256').update(canonical(g)).digest('hex')
    return { coldwake: 1, setup, key: keyFromSeed(seed), inputs, digest }
  }
  throw new Error('nobody plays with five')
}

it('the replay of five has all their names, upright, on its side and on a desk', async () => {
  const names = ['Ola', 'Marta von Hohenzollern-S', 'Jonas', 'Ingeborg', 'Bo']
  const { code } = await post<Uploaded>(server.url, '/games', { ...gameOfFive(), names })
  await opens(code)
  await slider().fill('40')
  const found: string[] = []
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [740, 360],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await still(page)
    await shoot(page, `replay-five-${height}`)
    const board = (await page.locator('.boardbox').boundingBox())?.height ?? 0
    const wrong = [...(await clipped(page)), ...(await outside(page))]
    if (board < 150) wrong.push(`the board is ${board} px high`)
    for (const name of await page.locator('.crew .who').all()) {
      const box = await name.boundingBox()
      if (!box || box.width < 12 || box.height < 9) wrong.push('a seat has no name')
    }
    found.push(...wrong.map(what => `${width}x${height}: ${what}`))
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(found).toEqual([])
})

it('nothing went wrong in the page meanwhile', () => {
  // The refusals that were asked for above.
  expect(trouble.filter(one => !/status of (409|400|422)/.test(one))).toEqual([])
})

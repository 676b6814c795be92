/** Two people, two browsers, one real server: the game at the table. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, LOOKED, overflow, SIZES, still, tinyLabels } from './support/page.ts'
import { nextTurn, Player, whoeverIsAsked } from './support/player.ts'
import { Server } from './support/server.ts'
import { linkOf, startedTable } from './support/tables.ts'

// As long as a name may be.
const NAMES = ['Ola', 'Marta von Hohenzollern-S'] as const

let server: Server
let browser: Browser
let ola: Player
let marta: Player
let everybody: Player[]
/** Who acts first is dealt. */
let first: Player
let second: Player
const trouble: string[] = []

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
  const seats = await startedTable(server.url, NAMES)
  ola = await Player.arrive(browser, linkOf(server.url, seats[0]), NAMES[0], trouble)
  marta = await Player.arrive(browser, linkOf(server.url, seats[1]), NAMES[1], trouble)
  everybody = [ola, marta]
  for (const { page } of everybody) await page.locator('svg.board').waitFor()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

it('two characters are drawn for all to see, and whoever drew them becomes one of them', async () => {
  first = await whoeverIsAsked(everybody)
  second = first === ola ? marta : ola
  expect(await first.ask()).toBe('draft')
  await expect.poll(() => first.page.locator('.casting button.castwho').count()).toBe(2)
  await expect.poll(() => second.page.locator('.casting .candidate').count()).toBe(2)
  expect(await second.page.locator('.casting button.castwho').count()).toBe(0)
  for (const { page } of everybody) expect(await accessProblems(page)).toEqual([])
  const candidate = first.page.locator('.casting .candidate').first()
  const character = (await candidate.getByRole('heading', { level: 3 }).innerText()).replaceAll('\u00ad', '')
  await candidate.locator('button.castwho').click()
  await first.answers(() => candidate.locator('button.castwho').click())
  await second.page.locator('.crew b', { hasText: character }).waitFor()

  await second.asked('draft').waitFor()
  await second.presses('2', 'Enter')
  await first.page.getByRole('heading', { name: 'Your turn' }).waitFor()
  await second.page.getByRole('heading', { name: `${first.name}’s turn` }).waitFor()
  await second.page.locator('.rail .waits', { hasText: `${first.name} chooses an action or passes.` }).waitFor()
  await first.page.locator('.casting').waitFor({ state: 'detached' })
  await expect.poll(() => first.page.title()).toContain('Your turn')
  await expect.poll(() => second.page.title()).not.toContain('Your turn')
})

it('every choice exists on the board and in the list, with the same number', async () => {
  await still(first.page)
  const onBoard = await first.page.locator('.board .tag').allTextContents()
  const listed = await first.options().locator('.keycap').allTextContents()
  expect(onBoard.map(tag => tag.charAt(0))).toEqual(listed)
  expect(await second.rooms().count()).toBe(0)
})

it('composing an answer draws nothing again that shows the game alone', async () => {
  const { page } = first
  const SHOW_GAME = ['.top .crew', '.me', '.rail .log', '.instrument']
  // React gives an element new properties whenever the component that shows it is drawn again.
  const drawnAgain = await page.evaluateHandle(
    selectors => {
      const properties = (selector: string): unknown =>
        Object.entries(document.querySelector(selector) ?? {}).find(([key]) => key.startsWith('__reactProps$'))?.[1]
      const before = selectors.map(properties)
      return () => selectors.filter((selector, at) => !before[at] || properties(selector) !== before[at])
    },
    [...SHOW_GAME, '.rail'],
  )
  await first.rooms().first().click()
  await first.primary().waitFor()
  expect(await drawnAgain.evaluate(ask => ask())).toEqual(['.rail'])
  await page.keyboard.press('Escape')
  await first.primary().waitFor({ state: 'detached' })
})

it('a walk chosen on the board pays with the card tapped, opens a neutral window for others, and is told to all', async () => {
  await first.rooms().first().click()
  const suggested = await first.page.locator('.card.pays .cardname').innerText()
  // A hand may hold the same card twice.
  await first.page.locator('.card.can:not(.pays)').filter({ hasNotText: suggested }).first().click()
  const paying = await first.page.locator('.card.pays .cardname').innerText()
  expect(paying).not.toBe(suggested)
  await first.answers(() => first.primary().click())

  await second.asked('window').waitFor()
  await first.page.getByRole('heading', { name: 'Reactions…' }).waitFor()
  await second.answers(async () => {
    // Whoever holds no such card is asked in short.
    const short = second.page.getByRole('button', { name: 'Not again this round' })
    const game = second.page.getByRole('button', { name: 'this game' })
    await short.or(game).waitFor()
    if (await short.isVisible()) return short.click()
    await game.click()
    await second.page.getByRole('button', { name: 'Don’t react' }).click()
  })

  expect(await nextTurn(everybody)).toBe(first)
  const log = second.page.locator('.rail .loglist')
  await log.locator('.fold-paid').first().click()
  await log.filter({ hasText: `${first.name} pays with ${paying}` }).waitFor()
  await log.filter({ hasText: `${first.name} enters` }).waitFor()
})

it('a question survives a reload: the corridor for the noise of a careful walk', async () => {
  const room = first.rooms().first()
  await room.click()
  await first.page.getByRole('radio', { name: /Careful/ }).click()
  await first.answers(() => first.primary().click())
  await first.asked('markNoise').waitFor()
  const n = await first.question()
  const choices = await first.options().count()
  expect(await first.corridors().count()).toBe(choices)

  await first.page.reload()
  await first.asked('markNoise').waitFor()
  expect(await first.question()).toBe(n)
  await expect.poll(() => first.options().count()).toBe(choices)

  await first.answers(async () => {
    await first.corridors().first().click()
    // After a reload, what it risks may still be on its way: nobody confirms before that is known.
    await first.primary().and(first.page.locator(':not([aria-disabled])')).waitFor()
    await first.page.keyboard.press('Enter')
  })
})

it('several turns are played by keyboard alone', async () => {
  for (let turns = 0; turns < 4; ) {
    const player = await nextTurn(everybody)
    if (player === first && (await first.rooms().count()) > 0) await first.walks()
    else {
      await player.gives('1')
      turns++
    }
  }
})

it('rooms are walked with arrows, and chosen with Enter', async () => {
  const player = await nextTurn(everybody)
  await player.page.keyboard.press('b')
  const here = await player.page.locator('.room.here > .hit').getAttribute('data-room')
  await expect.poll(() => player.page.evaluate(() => document.activeElement?.getAttribute('data-room'))).toBe(here)
  for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
    await player.page.keyboard.press(arrow)
    const focused = player.page.locator('.hit:focus')
    if ((await focused.getAttribute('aria-disabled')) === 'true') {
      await player.page.keyboard.press('b')
      continue
    }
    await player.page.keyboard.press('Enter')
    await expect.poll(() => focused.getAttribute('aria-pressed')).toBe('true')
    await player.page.keyboard.press('Escape')
    await player.primary().waitFor({ state: 'detached' })
    return
  }
})

/** Somebody with cards in hand whom passing cannot kill: with none there is nothing to regret, and a risk is held. */
async function nextTurnToPass(): Promise<Player> {
  for (;;) {
    const player = await nextTurn(everybody)
    const { page } = player
    if ((await page.locator('.card').count()) > 0) {
      await page.keyboard.press('1')
      await page.locator('.go .primary:not([aria-disabled="true"])').waitFor()
      const risk = page.locator('.rail .tile', { hasText: 'Pass' }).locator('.danger-badge.deadly')
      const mayKill = (await risk.count()) > 0
      await page.keyboard.press('Escape')
      await page.locator('.go').waitFor({ state: 'detached' })
      if (!mayKill) return player
    }
    await player.gives('1')
  }
}

it('passing is one press, and can be taken back before anything is discarded', async () => {
  const player = await nextTurnToPass()
  const { page } = player
  await player.answers(() => page.locator('.rail .tile', { hasText: 'Pass' }).click())
  await player.asked('passDiscard').waitFor()
  await player.answers(() => page.getByRole('button', { name: 'Take back' }).click())
  await player.asked('turn').waitFor()
  await player.answers(() => page.locator('.rail .tile', { hasText: 'Pass' }).click())
  await player.asked('passDiscard').waitFor()
  await page.locator('.card').first().click()
  await page.getByRole('button', { name: 'Discard 1 card' }).waitFor()
  await player.answers(() => player.primary().click())
})

it('a killed server that comes back is found again, and nothing is lost', async () => {
  const player = await nextTurn(everybody)
  const n = await player.question()
  await server.kill()
  for (const { page } of everybody) await page.getByText('Reconnecting').waitFor()
  await server.restart()
  for (const { page } of everybody) await page.getByText('Reconnecting').waitFor({ state: 'detached' })
  await expect.poll(() => player.question()).toBe(n)
  await player.gives('1')
})

it('the table can be read and used by everybody', async () => {
  const player = await nextTurn(everybody)
  await player.page.keyboard.press('1')
  for (const { page } of everybody) {
    expect(await accessProblems(page)).toEqual([])
    expect(await tinyLabels(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
  }
  for (const size of LOOKED) {
    await player.page.setViewportSize(size)
    expect(await tinyLabels(player.page), `${size.width}`).toEqual([])
  }
  await player.page.setViewportSize(SIZES[0])
})

it('the board is also a list of rooms with exits and contents', async () => {
  const rooms = ola.page.locator('.boardbox .roomlist > li')
  expect(await rooms.count()).toBe(21)
  expect(await rooms.nth(10).innerText()).toMatch(/011 Hibernatorium[\s\S]*2 to/i)
})

it('what lies beside the board is in the drawer of the ship, and everybody in that of the crew', async () => {
  await ola.page.getByRole('button', { name: 'Ship' }).first().click()
  for (const fact of ['Self-Destruct', 'Engine 3', 'Section A', 'In the bag', 'not discovered'])
    await ola.page.locator('.drawer', { hasText: fact }).waitFor()
  expect(await accessProblems(ola.page)).toEqual([])
  await ola.page.locator('.crew button').first().click()
  await expect.poll(() => ola.page.locator('.crewlist > li').count()).toBe(2)
  expect(await accessProblems(ola.page)).toEqual([])
  await ola.page.keyboard.press('Escape')
})

it('on a first visit, before its font is there, the board is lettered as it is later', async () => {
  const [seat] = await startedTable(server.url, ['Ada'])
  const ada = await Player.arrive(browser, linkOf(server.url, seat), 'Ada', trouble)
  const lettering = async () => {
    await ada.page.locator('svg.board').waitFor()
    await still(ada.page)
    return ada.page.locator('svg.board text').allTextContents()
  }
  await lettering()
  await ada.page.reload()
  const later = await lettering()
  expect(later.length).toBeGreaterThan(20)

  // Another browser has nothing of the page yet.
  const cold = await Player.arrive(browser, linkOf(server.url, seat), 'Ada', trouble)
  await expect.poll(() => cold.page.locator('svg.board text').allTextContents()).toEqual(later)
  for (const player of [ada, cold]) await player.leave()
})

it('nothing went wrong in either page meanwhile', () => expect(trouble).toEqual([]))

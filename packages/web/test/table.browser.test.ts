/** Two people, two browsers, one real server. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nextTurn, Player } from './support/player.ts'
import { Server } from './support/server.ts'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
const LANGUAGES = ['en', 'es'] as const
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

let server: Server
let browser: Browser
let ola: Player
let marta: Player
let everybody: Player[]
const trouble: string[] = []

beforeAll(async () => {
  server = await Server.start()
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...FLAGS, '--disable-component-update', '--disable-sync'],
  })
  ola = await Player.arrive(browser, server.url, { name: 'Ola', character: 'scout' }, trouble)
  // As long as a name may be.
  marta = await Player.arrive(browser, server.url, { name: 'Marta von Hohenzollern-S', character: 'captain' }, trouble)
  everybody = [ola, marta]
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** Serious violations, as text: what is wrong and where. */
async function accessProblems(page: Page): Promise<string[]> {
  const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(source)
  const { violations } = await page.evaluate<AxeResults>('axe.run()')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`)
}

/** What sticks out of the window sideways, at every size and in both languages. */
async function overflow(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const lang of LANGUAGES) {
    await page.evaluate(lang => localStorage.setItem('coldwake.lang', lang), lang)
    await page.reload()
    await page.locator('main').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const outside = await page.evaluate(() => {
        const hidden = 'svg *, .sr, .sr *, .gear *, dialog:not([open]) *'
        const name = (element: Element) => `${element.tagName}.${element.getAttribute('class')}`
        const far = [...document.querySelectorAll('body *')].filter(element => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 0 && !element.matches(hidden) && (right > window.innerWidth + 1 || left < -1)
        })
        const { scrollWidth, clientWidth } = document.documentElement
        return [...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []), ...far.map(name)]
      })
      found.push(...outside.map(what => `${lang} ${size.width}: ${what}`))
    }
  }
  await page.evaluate(() => localStorage.setItem('coldwake.lang', 'en'))
  await page.setViewportSize(SIZES[0])
  await page.reload()
  await page.locator('main').first().waitFor()
  return found
}

/** Labels on the board that are smaller than 11 px on screen. */
const tinyLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('svg.board text')].flatMap(text => {
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
      return size < 10.9 ? [`${text.textContent} ${size.toFixed(1)}`] : []
    }),
  )

it('home can be read and used by everybody', async () => {
  expect(await accessProblems(ola.page)).toEqual([])
  expect(await overflow(ola.page)).toEqual([])
})

it('one opens a table, another joins through the invite link, and the host starts', async () => {
  await ola.opensATable(2)
  const link = await ola.inviteLink()
  expect(link).toBe(ola.page.url())
  await marta.sitsDownAt(link)
  await ola.page.getByText(marta.who.name).first().waitFor()

  expect(await accessProblems(marta.page)).toEqual([])
  expect(await overflow(marta.page)).toEqual([])
  expect(await marta.page.getByRole('button', { name: 'Start the game' }).count()).toBe(0)

  await ola.page.getByRole('button', { name: 'Start the game' }).click()
  for (const player of everybody) await player.page.locator('svg.board').waitFor()
  await ola.page.getByRole('heading', { name: 'Your turn' }).waitFor()
  await marta.page.getByRole('heading', { name: 'Ola chooses' }).waitFor()
  expect(await ola.page.title()).toContain('Your turn')
  expect(await marta.page.title()).not.toContain('Your turn')
})

it('every choice exists on the board and in the list, with the same number', async () => {
  const onBoard = await ola.page.locator('.board .tag').allTextContents()
  const listed = await ola.options().locator('.k').allTextContents()
  expect(onBoard.map(tag => tag.charAt(0))).toEqual(listed)
  expect(await marta.rooms().count()).toBe(0)
})

it('a walk chosen on the board pays with the card tapped, opens a neutral window for others, and is told to all', async () => {
  await ola.rooms().first().click()
  const suggested = await ola.page.locator('.card.pays .cardname').innerText()
  await ola.page.locator('.card.can:not(.pays)').first().click()
  const paying = await ola.page.locator('.card.pays .cardname').innerText()
  expect(paying).not.toBe(suggested)
  await ola.answers(() => ola.primary().click())

  await marta.asked('window').waitFor()
  await ola.page.getByRole('heading', { name: 'Reactions…' }).waitFor()
  await marta.page.getByRole('button', { name: 'this game' }).click()
  await marta.answers(() => marta.page.getByRole('button', { name: 'Do not react' }).click())

  expect(await nextTurn(everybody)).toBe(ola)
  const log = await marta.page.locator('.rail .loglist').innerText()
  expect(log.toLowerCase()).toContain(`ola pays with ${paying.toLowerCase()}`)
  expect(log).toMatch(/Ola enters/)
})

it('a question survives a reload: the corridor for the noise of a careful walk', async () => {
  const room = ola.rooms().first()
  await room.click()
  await ola.page.getByRole('radio', { name: /Careful/ }).click()
  await ola.answers(() => ola.primary().click())
  await ola.asked('markNoise').waitFor()
  const n = await ola.question()
  const choices = await ola.options().count()
  expect(await ola.corridors().count()).toBe(choices)

  await ola.page.reload()
  await ola.asked('markNoise').waitFor()
  expect(await ola.question()).toBe(n)
  expect(await ola.options().count()).toBe(choices)

  await ola.answers(async () => {
    await ola.corridors().first().click()
    await ola.page.keyboard.press('Enter')
  })
})

it('several turns are played by keyboard alone', async () => {
  for (let turns = 0; turns < 4; ) {
    const player = await nextTurn(everybody)
    if (player === ola && (await ola.rooms().count()) > 0) await ola.walks()
    else {
      await player.presses('1', 'Enter', 'Enter')
      turns++
    }
  }
})

it('rooms are walked with arrows, and chosen with Enter', async () => {
  const player = await nextTurn(everybody)
  await player.page.keyboard.press('b')
  const here = await player.page.evaluate(() => document.activeElement?.getAttribute('data-room'))
  expect(here).toBe(await player.page.locator('.room.here > .hit').getAttribute('data-room'))
  for (const arrow of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
    await player.page.keyboard.press(arrow)
    const focused = player.page.locator('.hit:focus')
    if ((await focused.getAttribute('aria-disabled')) === 'true') {
      await player.page.keyboard.press('b')
      continue
    }
    await player.page.keyboard.press('Enter')
    expect(await focused.getAttribute('aria-pressed')).toBe('true')
    await player.page.keyboard.press('Escape')
    expect(await player.primary().count()).toBe(0)
    return
  }
})

/** Somebody whose hand is empty passes at once: there is nothing to regret. */
async function nextTurnWithCards(): Promise<Player> {
  for (;;) {
    const player = await nextTurn(everybody)
    if ((await player.page.locator('.card').count()) > 0) return player
    await player.presses('1', 'Enter')
  }
}

it('passing with cards in hand must be meant: a click is not enough, holding is', async () => {
  const player = await nextTurnWithCards()
  await player.page.locator('.more .chip', { hasText: 'Pass' }).click()
  await player.primary().click()
  expect(await player.ask()).toBe('turn')
  const hold = await player.primary().boundingBox()
  if (!hold) throw new Error('nothing to hold')
  await player.page.mouse.move(hold.x + 20, hold.y + 20)
  await player.answers(async () => {
    await player.page.mouse.down()
    await player.page.locator('.rail:not([data-ask="turn"])').waitFor()
    await player.page.mouse.up()
  })
  if ((await player.ask()) === 'passDiscard') {
    await player.page.locator('.card').first().click()
    await player.page.getByRole('button', { name: 'Discard 1 card' }).waitFor()
    await player.answers(() => player.primary().click())
  }
})

it('a killed server that comes back is found again, and nothing is lost', async () => {
  const player = await nextTurn(everybody)
  const n = await player.question()
  await server.kill()
  for (const { page } of everybody) await page.getByText('Reconnecting').waitFor()
  await server.restart()
  for (const { page } of everybody) await page.getByText('Reconnecting').waitFor({ state: 'detached' })
  expect(await player.question()).toBe(n)
  await player.presses('1', 'Enter', 'Enter')
})

it('the table can be read and used by everybody', async () => {
  const player = await nextTurn(everybody)
  await player.page.keyboard.press('1')
  for (const { page } of everybody) {
    expect(await accessProblems(page)).toEqual([])
    expect(await tinyLabels(page)).toEqual([])
    expect(await overflow(page)).toEqual([])
  }
  for (const size of SIZES) {
    await player.page.setViewportSize(size)
    await expect.poll(() => tinyLabels(player.page)).toEqual([])
  }
  await player.page.setViewportSize(SIZES[0])
})

it('the board is also a list of rooms with exits and contents', async () => {
  const rooms = ola.page.locator('.boardbox .roomlist > li')
  expect(await rooms.count()).toBe(21)
  expect(await rooms.nth(10).innerText()).toMatch(/011 Hibernatorium[\s\S]*2 to/i)
})

it('a game alone, passed through to the jump, ends and says how', async () => {
  const alone = await Player.arrive(browser, server.url, { name: 'Jo', character: 'pilot' }, trouble)
  await alone.opensATable(1)
  await alone.page.getByRole('button', { name: 'Start the game' }).click()
  const over = alone.page.getByRole('heading', { name: 'The ship jumps' })
  for (;;) {
    await alone.asked().or(over).waitFor()
    if (await over.count()) break
    const pass = await alone.page.locator('.more .chip', { hasText: 'Pass' }).locator('.k').innerText()
    await alone.presses(pass, 'Enter', 'Enter')
    await alone.asked('passDiscard').waitFor()
    const n = await alone.question()
    await alone.page.keyboard.press('Enter')
    await alone.page.locator(`.rail:not([data-n="${n}"])`).or(over).waitFor()
  }
  await alone.page.getByText('Nobody wins.').waitFor()
  expect(await accessProblems(alone.page)).toEqual([])
  expect(await overflow(alone.page)).toEqual([])
  await alone.page.goto(server.url)
  await alone.page.getByRole('button', { name: /Open table/ }).waitFor()
  await alone.leave()
})

it('nothing went wrong in either page meanwhile', () => expect(trouble).toEqual([]))

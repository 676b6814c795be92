/** The last rounds of both games at the table in words: by keyboard alone, reading nothing but the accessibility tree. */
import type { Plays } from '@coldwake/rules/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { closePages, launch, PATIENCE } from './support/browser.ts'
import { LONG, usually } from './support/longRun.ts'
import { accessProblems } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { lateMoment, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

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

/** Somebody who hears the table and types. */
class Listener {
  readonly player: Player

  constructor(player: Player) {
    this.player = player
  }

  get #page(): Page {
    return this.player.page
  }

  tree = () => this.#page.locator('body').ariaSnapshot()

  /** What has been said since this was typed; nothing while something else was typed last. */
  async since(typed: string): Promise<string> {
    const log = this.#page.getByRole('log', { name: 'What was said' })
    if ((await log.count()) === 0) return ''
    const said = await log.ariaSnapshot()
    const from = said.lastIndexOf('› ')
    return said.startsWith(`› ${typed}`, from) ? said.slice(from) : ''
  }

  /** Until it stands in the log: the answer to what was typed before, which may be the same word, is not its answer. */
  async says(words: string): Promise<void> {
    const last = await this.#page.evaluateHandle(() => [...document.querySelectorAll('.typed')].at(-1))
    await this.#page.keyboard.type(words)
    await this.#page.keyboard.press('Enter')
    await this.#page.waitForFunction(last => [...document.querySelectorAll('.typed')].at(-1) !== last, last)
    await last.dispose()
  }

  /** Says it and hears an answer to it that fits. */
  async hears(words: string, fits: RegExp): Promise<string> {
    await this.says(words)
    return this.until(words, fits)
  }

  async until(typed: string, fits: RegExp): Promise<string> {
    let heard = ''
    const listens = async () => {
      heard = await this.since(typed)
      return fits.test(heard) && heard
    }
    return await vi.waitUntil(listens, { timeout: PATIENCE, interval: 50 }).catch(() => {
      throw new Error(`“${typed}” was not answered by ${fits}, but by: ${heard}`)
    })
  }

  /** The log is gone, and the page of the end has its title. */
  async isOver(): Promise<boolean> {
    const tree = await this.tree()
    return /heading "[^"]*" \[level=1\]/.test(tree) && !/- log "/.test(tree)
  }
}

const ASKED = /choices?: say choices\./
/** What ends a round, or changes least. */
const PLAIN = /- listitem: "?(\d+) .*(Pass|Don’t react|Keep the rest|Leave it|End your turn|End the trade)/

/** Answers the open question by what the list of choices says. */
async function answers(kim: Listener): Promise<void> {
  const list = await kim.hears('choices', /listitem/)
  const number = PLAIN.exec(list)?.[1] ?? '1'
  await kim.hears(number, /Say go/)
  await kim.says('go')
  const next = /once more|Just a moment|choices?: say choices\./
  for (;;) {
    const heard = await vi.waitUntil(
      async () => {
        if (await kim.isOver()) return 'over'
        const said = await kim.since('go')
        return next.test(said) && said
      },
      { timeout: PATIENCE, interval: 50 },
    )
    if (heard === 'over' || ASKED.test(heard)) return
    await kim.says('go')
  }
}

it.each(usually<Plays>(['lockdown'], ['nemesis']))('the end of a game of %s is played in words alone', async plays => {
  // By `test:long` from the beginning.
  const situation = lateMoment(2, LONG ? 0 : 13, plays)
  const seats = await takenUp(server.url, situation, [], 'random')
  const player = await Player.arrive(browser, linkOf(server.url, seats[situation.seat]), 'Kim', trouble)
  const { page } = player
  const kim = new Listener(player)
  await page.getByRole('button', { name: 'Text table' }).waitFor()
  await page.keyboard.press('F2')
  await page.getByRole('log', { name: 'What was said' }).waitFor()
  await vi.waitUntil(async () => ASKED.test(await kim.tree()), { timeout: PATIENCE, interval: 50 })

  for (const [words, answer] of [
    ['where am I', /Exits:/],
    ['what is near', /rooms? away/],
    ['who threatens me', /room|right here|nothing that threatens/],
    ['hand', /Your hand: \d|No cards in hand/],
    ['people', /Crew:/],
    ['s', /rounds? to the (jump|purge)/],
    ['l 3', /listitem/],
    ['r', /right here/],
    ['nonsense', /I don’t know “nonsense”/],
    ['99', /no choice 99/],
    ['go', /Nothing is chosen/],
    ['x', /for how long: this turn, this round or this game/],
    ['no reactions this round', /none from you this round\. You’re still asked about your own actions/],
    ['ask me again', /asked about reactions again/],
  ] as const)
    await kim.hears(words, answer)
  expect(await accessProblems(page)).toEqual([])
  await shoot(page, `texttable-${plays}`)
  // Claims, promises and private words have a form, and the command line has the focus after it.
  await kim.says('claim')
  const talk = page.getByRole('dialog', { name: 'Table talk' })
  await talk.getByRole('button', { name: 'Make a statement' }).waitFor()
  expect(await accessProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await talk.waitFor({ state: 'detached' })
  await kim.hears('who', /Crew:/)
  if (plays === 'lockdown') {
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await accessProblems(page)).toEqual([])
    await shoot(page, `texttable-${plays}`)
    await page.setViewportSize({ width: 1440, height: 900 })
    // There and back by the same key: the board is as it was, and the same seat goes on.
    await page.keyboard.press('F2')
    await page.locator('svg.board').waitFor()
    await page.keyboard.press('F2')
    await page.getByRole('log', { name: 'What was said' }).waitFor()
  }
  while (!(await kim.isOver())) await answers(kim)
  await page.locator('.the-end').waitFor()
  await player.leave()
})

it('nothing went wrong meanwhile', () => expect(trouble).toEqual([]))

/** Somebody at a browser: what a person sees and does, in the words of the game. */
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { vi } from 'vitest'
import { newcomer, PATIENCE } from './browser.ts'
import { holdsDown } from './page.ts'

export class Player {
  readonly page: Page
  readonly #context: BrowserContext
  readonly name: string

  private constructor(page: Page, context: BrowserContext, name: string) {
    this.page = page
    this.#context = context
    this.name = name
  }

  /** Everything that goes wrong in the page ends up in `trouble`. `prepare` has the page before anything is loaded. */
  static async arrive(
    browser: Browser,
    url: string,
    name: string,
    trouble: string[],
    options: BrowserContextOptions = {},
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<Player> {
    const context = await newcomer(browser, options)
    await context.addInitScript(() => {
      // A page that is blank has none.
      if (location.protocol === 'about:') return
      if (localStorage.getItem('coldwake.speed') === null) localStorage.setItem('coldwake.speed', '0')
    })
    const page = await context.newPage()
    page.on('pageerror', error => trouble.push(`${name}: ${error.message}`))
    page.on('console', message => {
      // A browser reports every request that fails while the server is away; that is what is being tested.
      if (message.type() === 'error' && !/net::ERR_|WebSocket connection/.test(message.text()))
        trouble.push(`${name}: ${message.text()}`)
    })
    await prepare?.(page)
    await page.goto(url)
    return new Player(page, context, name)
  }

  leave = () => this.#context.close()

  /** A table with so many seats, all for people. */
  async opensATable(seats: number): Promise<void> {
    await this.page.getByRole('button', { name: 'New table' }).click()
    await this.#introduces()
    await this.page.getByRole('radio', { name: String(seats), exact: true }).press('Space')
    await this.page.getByRole('button', { name: 'Open the table' }).click()
    await this.page.locator('.seats').waitFor()
  }

  inviteLink = () => this.page.getByLabel('Invite link').inputValue()

  /** The first free seat, or the one of this number. */
  async sitsDownAt(link: string, seat?: number): Promise<void> {
    await this.page.goto(link)
    await this.#introduces()
    if (seat !== undefined) await this.page.getByRole('radio', { name: `Player ${' ABCDE'[seat]}` }).press('Space')
    await this.page.getByRole('button', { name: 'Sit down' }).click()
    await this.page.getByRole('button', { name: 'I’m ready' }).waitFor()
  }

  /** In the drawer of the settings: what one decides about one's own seat, or as the host about all. */
  async opensDesk(whose: 'seat' | 'host'): Promise<Locator> {
    const desk = this.page.locator('.desk:has(.deskpanel)').nth(whose === 'seat' ? 0 : 1)
    await this.page.locator('svg.board').waitFor()
    const settings = this.page.locator('.tools > button:last-child, .tabs > button:last-child')
    if ((await desk.count()) === 0) await settings.filter({ visible: true }).click()
    if ((await desk.getAttribute('open')) === null) await desk.locator('summary').click()
    return desk
  }

  async #introduces(): Promise<void> {
    await this.page.getByLabel('Your name').fill(this.name)
  }

  /** What is being asked here, once something is. */
  rail = (): Locator => this.page.locator('.rail')
  asked = (ask = ''): Locator => this.page.locator(ask ? `.rail[data-ask="${ask}"]` : '.rail[data-ask]')
  ask = () => this.rail().getAttribute('data-ask')
  question = async () => Number(await this.rail().getAttribute('data-n'))
  options = (): Locator => this.page.locator('.rail .opt, .rail .find')
  rooms = (): Locator => this.page.locator('.room.legal > .hit')
  corridors = (): Locator => this.page.locator('.corridor')
  primary = (): Locator => this.page.locator('.go .primary')

  holds = <Found>(what: Locator, done: () => Promise<Found>) => holdsDown(this.page, what, done)

  /** Does something that answers the open question, and sees that the answer was given. */
  async answers(how: () => Promise<void>): Promise<void> {
    const n = await this.question()
    await how()
    await this.page.locator(`.rail:not([data-n="${n}"])`).waitFor()
  }

  /** Clicks a room on the board and goes there. */
  walks = (room = this.rooms().first()) =>
    this.answers(async () => {
      await room.click()
      await this.primary().click()
    })

  /** Answers by a choice's number, or by Enter alone. What may kill takes several presses that are some time apart. */
  async gives(number: string): Promise<void> {
    const n = await this.rail().getAttribute('data-n')
    const given = this.page.locator(`.rail:not([data-n="${n}"]), .the-end`).first()
    for (const key of number) await this.page.keyboard.press(key)
    await vi.waitUntil(
      async () => {
        // Not a moment too late: the next question is not answered by this.
        await this.page.evaluate(asked => {
          const isReady = document.querySelector('.go .primary:not([aria-disabled="true"])')
          if (document.querySelector<HTMLElement>('.rail')?.dataset.n === asked && isReady)
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
        }, n)
        return (await given.count()) > 0
      },
      { timeout: PATIENCE, interval: 50 },
    )
  }

  presses = (...keys: string[]) =>
    this.answers(async () => {
      for (const key of keys) await this.page.keyboard.press(key)
    })
}

/** Whoever is asked first, or null if the game is over before anybody is. */
export async function askedNext(players: readonly Player[]): Promise<Player | null> {
  const look = async (): Promise<{ next: Player | null } | null> => {
    for (const player of players) {
      if (await player.asked().isVisible()) return { next: player }
      if (await player.page.locator('.the-end').isVisible()) return { next: null }
    }
    return null
  }
  const { next } = await vi.waitUntil(look, { timeout: PATIENCE, interval: 50 })
  return next
}

export async function whoeverIsAsked(players: readonly Player[]): Promise<Player> {
  const next = await askedNext(players)
  if (!next) throw new Error('the game is over')
  return next
}

/** Answers, by keyboard, whatever comes up until somebody's turn to act; says whose. */
export async function nextTurn(players: readonly Player[]): Promise<Player> {
  for (;;) {
    const player = await whoeverIsAsked(players)
    const ask = await player.ask()
    if (ask === 'turn') return player
    // Discarding and reactions have a plain way out, which is number 1; anything else takes its first choice.
    await player.gives(ask === 'passDiscard' || ask === 'anyDiscard' ? '' : '1')
  }
}

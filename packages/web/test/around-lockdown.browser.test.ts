/** Around the table of the second game: its cover, its tables, who one may become, what is said, its rules. */
import { AREAS, dialectOf, loadLanguage, ui } from '@coldwake/text'
import type { Lobby, SeatTaken } from '@coldwake/wire'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playOn } from './support/autoplay.ts'
import { closePages, launch } from './support/browser.ts'
import { speaker, TONGUES } from './support/languages.ts'
import { roundsLater } from './support/laterHere.ts'
import { usually } from './support/longRun.ts'
import {
  accessProblems,
  clipped,
  isJudged,
  opensWithin,
  SIZES,
  sizesFor,
  smallTargets,
  takesLink,
  visits,
} from './support/page.ts'
import { nextTurn, Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { linkOf, post, startedTable } from './support/tables.ts'

await Promise.all([loadLanguage('en'), loadLanguage('es')])
const en = ui(dialectOf('en', 'lockdown'), ...AREAS)
const es = ui(dialectOf('es', 'lockdown'), ...AREAS)

let server: Server
let browser: Browser
/** Goes from one to the next in the same page: nothing is loaded anew. */
let ola: Player
const trouble: string[] = []
const BELOW = { game: 'lockdown', board: 'lockdown-base' }

const arrives = (address = '', locale = 'en') =>
  Player.arrive(browser, `${server.url}${address}`, '', trouble, { locale })
const lobbyAt = async (code: string) => (await (await fetch(`${server.url}/api/tables/${code}`)).json()) as Lobby
/** Among what they begin with: where that is, and what they know. */
const startsOf = (page: Page) => page.locator('.candidate .cast-kit li', { hasText: 'Knowledge' })
const lastOf = (page: Page) => page.url().split('/').at(-1) ?? ''

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
  ola = await arrives()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

it('both games stand on the first page alike: as large, with the same ways in', async () => {
  const { page } = ola
  const doors = page.locator('.door')
  await doors.nth(1).waitFor()
  expect(await doors.count()).toBe(2)
  const [ship, facility] = await Promise.all([0, 1].map(at => doors.nth(at).boundingBox()))
  expect([facility?.width, facility?.height]).toEqual([ship?.width, ship?.height])
  for (const name of ['Play now', 'Around one device'])
    expect(await doors.getByRole('button', { name }).count()).toBe(2)
  expect(await doors.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['The ship', 'The facility'])
  expect(await accessProblems(page)).toEqual([])
})

it('a table is made for the second game, for one alone or for several; the list of games says which it is', async () => {
  const { page } = ola
  await page.getByRole('button', { name: 'New table' }).click()
  const count = page.getByRole('group', { name: 'Seats' })
  await count.getByRole('radio', { name: '1', exact: true }).press('Space')
  await page.getByRole('radio', { name: /The facility/ }).press('Space')
  // What was chosen stays, and one alone plays another mode.
  expect(await count.getByRole('radio').count()).toBe(5)
  expect(await count.getByRole('radio', { name: '1', exact: true }).isChecked()).toBe(true)
  await page.locator('details.options summary', { hasText: 'Solo' }).waitFor()
  await count.getByRole('radio', { name: '2', exact: true }).press('Space')
  await page.locator('details.options summary', { hasText: 'Semi-cooperative' }).waitFor()
  await page.getByRole('group', { name: 'Player B' }).getByRole('radio', { name: 'Random bot' }).press('Space')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('.seats').waitFor()
  const code = lastOf(page)
  expect(await lobbyAt(code)).toMatchObject({ ...BELOW, mode: 'semiCooperative', seats: [{}, { bot: 'random' }] })
  await page.locator('.tablefacts', { hasText: 'Nemesis: Lockdown · Basic side · Semi-cooperative' }).waitFor()
  await opensWithin(page, '/')
  await page.locator('.mygames .game', { hasText: code }).getByText('Nemesis: Lockdown').waitFor()
})

it('one press plays it alone against bots: who one may become, where they begin and what they know', async () => {
  const { page } = ola
  await opensWithin(page, '/')
  await page.locator('.door.lockdown').getByRole('button', { name: 'Play now' }).click()
  await page.locator('.casting button.castwho').first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/local\/\w{8}$/)
  const origins = await startsOf(page).allInnerTexts()
  expect(origins).toHaveLength(2)
  for (const origin of origins)
    expect(origin.replaceAll('\u00ad', '').replace(/\s+/g, ' ')).toMatch(
      /^(Repository Knowledge 1|Isolation Room Knowledge 3)$/,
    )
  await expect.poll(() => page.locator('.candidate .portraitbox image[href]').count()).toBe(2)
  await nextTurn([ola])
  await page.locator('svg.board').waitFor()
})

// The other game is, by every run, in local.browser.test.ts.
it.each(usually<string>([], ['lockdown']))('alone %s is played to its end without a server', async game => {
  const gone = await Server.start()
  const alone = await Player.arrive(browser, gone.url, '', trouble, { serviceWorkers: 'allow' })
  const { page } = alone
  await page.locator(`.door.${game}`).getByRole('button', { name: 'Play now' }).click()
  await page.locator('.casting button.castwho').first().waitFor()
  // From then on the service worker has every file of the page.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await gone.kill()
  await page.reload()
  expect(await playOn(page, { answers: 4, calm: 99, seed: 4 })).toMatchObject({ answers: 4 })
  // The rounds between the first and the last one are like them.
  await roundsLater(page, 1)
  await page.reload()
  expect(await playOn(page, { answers: 2000, seed: 4 })).toMatchObject({ over: true })
  await alone.leave()
  await gone.stop()
})

it('around one device the game can still be changed, and the curtain falls between two people', async () => {
  const { page } = ola
  await opensWithin(page, '/')
  await page.locator('.door.nemesis').getByRole('button', { name: 'Around one device' }).click()
  const sheet = page.getByRole('dialog', { name: 'Around one device' })
  expect(await sheet.getByRole('radio', { name: /The ship/ }).isChecked()).toBe(true)
  await sheet.getByRole('radio', { name: /The facility/ }).press('Space')
  expect(await accessProblems(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Begin' }).click()
  const curtain = page.getByRole('button', { name: 'Hold to open' })
  await curtain.waitFor()
  await curtain.press('Enter')
  await page.getByRole('button', { name: 'Press again to open' }).press('Enter')
  await startsOf(page).first().waitFor()
})

describe('at its table', () => {
  let ola: Player
  let marta: Player
  beforeAll(async () => {
    const [one, other] = await startedTable(server.url, ['Ola', 'Marta'], 0, BELOW)
    ola = await Player.arrive(browser, linkOf(server.url, one), 'Ola', trouble)
    marta = await Player.arrive(browser, linkOf(server.url, other), 'Marta', trouble, { locale: 'es' })
    await nextTurn([ola, marta])
  })
  afterAll(async () => {
    await ola?.leave()
    await marta?.leave()
  })

  it('one speaks of what this game has, and of nothing else; each reads it in their own language', async () => {
    const { page } = ola
    await page.keyboard.press('t')
    await page.getByRole('button', { name: en.talk.statement }).click()
    await page.getByText(en.talk.acts.claim, { exact: true }).click()
    const about = page.getByLabel(en.talk.about)
    const offered = await about.locator('option').allInnerTexts()
    for (const topic of [en.talk.facts.contingency, en.talk.facts.holds, en.talk.facts.css, en.talk.facts.end])
      expect(offered).toContain(topic)
    for (const topic of [en.talk.facts.engine, en.talk.facts.course, en.talk.facts.jump])
      expect(offered).not.toContain(topic)
    // Whatever one holds, anything may be said: nothing is checked.
    await about.selectOption({ label: en.talk.facts.contingency })
    await page.locator('.talk-pick', { hasText: 'Code Red' }).locator('select').selectOption({ label: 'Code Red' })
    await page.getByRole('group', { name: en.talk.fields.is }).getByText(en.talk.so, { exact: true }).click()
    await page.getByRole('button', { name: en.talk.sayThis }).click()
    await page.locator('.talk-line.statement', { hasText: 'Code Red is the active Contingency.' }).waitFor()

    await marta.page.keyboard.press('t')
    await marta.page
      .locator('.talk-line.statement', { hasText: 'La Contingencia activa es «Código Rojo».' })
      .filter({ hasText: 'Ola' })
      .waitFor()
    await marta.page.getByRole('button', { name: es.talk.statement }).click()
    await marta.page.getByText(es.talk.acts.request, { exact: true }).click()
    const deeds = await marta.page.getByLabel(es.talk.deed).locator('option').allInnerTexts()
    expect(deeds).toContain(es.talk.deeds.backupPower)
    expect(deeds).toContain('matar a un Acechador nocturno')
    expect(deeds).not.toContain(es.talk.deeds.hibernate)
    expect(await accessProblems(marta.page)).toEqual([])
    for (const { page: one } of [ola, marta]) await one.keyboard.press('Escape')
  })

  it('a line of the log opens the rule of this game', async () => {
    const { page } = ola
    await page.keyboard.press('Escape')
    const line = page.locator('.rail .loglist .logrule').first()
    expect(await line.getAttribute('href')).toMatch(/^\/rules\/LOCK-/)
    await line.click()
    await page.locator('.rulespanel .therule').waitFor()
    expect(await page.locator('.rulespanel .therule').getAttribute('aria-label')).toMatch(/^LOCK-/)
    await page.keyboard.press('Escape')
  })
})

it('the book is read and searched in the language of the page', async () => {
  const nobody = await arrives('/rules/lockdown', 'es')
  const { page } = nobody
  await page.getByRole('heading', { name: 'Tu primera partida' }).waitFor()
  await page.getByRole('searchbox').fill('conocimiento')
  await page.locator('.rulefind.find-sign', { hasText: 'Conocimiento' }).first().waitFor()
  await page.getByRole('searchbox').fill('power-06')
  await page.locator('.rulefind').first().click()
  await page.locator('.therule[aria-label="LOCK-POWER-06"]', { hasText: 'Energía' }).waitFor()
  await nobody.leave()
})

// ---------------------------------------------------------------- every screen at every size

/** A table of the second game that waits for one more. */
const waiting = () =>
  post<SeatTaken>(server.url, '/tables', {
    ...BELOW,
    mode: 'semiCooperative',
    seats: [null, null, 'random'],
    name: 'Ola',
    clock: null,
    delay: 0,
  })

const screens: Record<string, (page: Page) => Promise<void>> = {
  async create(page) {
    await visits(page, server.url)
    await page.locator('.way').first().click()
    await page.locator('.new-table .cover').last().click()
  },
  async join(page) {
    await visits(page, `${server.url}/t/${(await waiting()).code}`)
    await page.locator('.joinform').waitFor()
  },
  async lobby(page) {
    await takesLink(page, linkOf(server.url, await waiting()))
    await page.locator('svg.qr').first().waitFor()
  },
  async draft(page) {
    const [seat] = await startedTable(server.url, ['Ada'], 1, BELOW)
    await takesLink(page, linkOf(server.url, seat))
    await page.locator('.casting button.castwho').first().waitFor()
  },
  async rules(page) {
    await visits(page, `${server.url}/rules/lockdown`)
    await page.locator('.firstgame').waitFor()
  },
  async signs(page) {
    await visits(page, `${server.url}/rules/lockdown/signs`)
    await page.locator('.rulesigns').first().waitFor()
  },
  async card(page) {
    await visits(page, `${server.url}/rules/lockdown/card/flashlight`)
    await page.locator('.rulelist').first().waitFor()
  },
  async around(page) {
    await visits(page, server.url)
    await page.locator('.door.lockdown .solodoor .ghost:not(.elsewhere)').last().click()
    await page.locator('.around-sheet .cover').last().waitFor()
  },
}

describe.each(TONGUES)('%s', lang => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    context = await speaker(browser, lang, { hasTouch: true, isMobile: true })
    page = await context.newPage()
    page.on('pageerror', error => trouble.push(error.message))
  })
  afterAll(() => context?.close())

  // The others are those of the first game, in words of this one.
  const looked = usually(['draft', 'rules', 'signs', 'card', 'around'], ['create', 'join', 'lobby'])
  it.each(looked)('%s: nothing is cut off, too small to hit, or out of reach', async name => {
    await page.setViewportSize(SIZES[0])
    await screens[name](page)
    for (const size of sizesFor(lang)) {
      await page.setViewportSize(size)
      expect(await clipped(page), `${size.width}`).toEqual([])
      expect(await smallTargets(page), `${size.width}`).toEqual([])
      await shoot(page, `lockdown-${name}-${lang}`)
    }
    if (isJudged(lang)) expect(await accessProblems(page)).toEqual([])
  })
})

it('nothing went wrong in any page meanwhile', () => {
  expect(trouble).toEqual([])
})

/** Home, a new table, its lobby, and what its host and everybody may do beside the game; in real browsers. */
import { readFile } from 'node:fs/promises'
import type { Lobby } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch, painted } from './support/browser.ts'
import { accessProblems, LOOKED, opensWithin, overflow, SIZES, still, takesLink } from './support/page.ts'
import { Player } from './support/player.ts'
import { qrTextIn } from './support/qr.ts'
import { Server } from './support/server.ts'
import { linkOf, startedTable } from './support/tables.ts'

let server: Server
let browser: Browser
let ola: Player
let marta: Player
/** They go from table to table in the same pages: nothing is loaded anew. */
let jo: Player
let kim: Player
const trouble: string[] = []

const arrives = (name: string, url = server.url) => Player.arrive(browser, url, name, trouble)
const lobbyAt = async (code: string): Promise<Lobby> =>
  (await (await fetch(`${server.url}/api/tables/${code}`)).json()) as Lobby
const codeOf = (page: Page) => new URL(page.url()).pathname.slice(3)
/** Whose seat somebody has at a table. */
const nameOf = async (player: Player): Promise<string> =>
  (await player.opensDesk('seat')).getByRole('textbox', { name: 'Your name' }).inputValue()
/** Every address that the page could go back or forward to, and the one it is at. */
async function history(page: Page): Promise<string[]> {
  const browserOf = await page.context().newCDPSession(page)
  const { entries } = await browserOf.send('Page.getNavigationHistory')
  return entries.map(({ url }) => url)
}

/** The small screens on which somebody who comes here does not see the button that they must press. */
async function outOfSight(page: Page, button: string): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [320, 256],
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await still(page)
    const box = await page.locator(button).boundingBox()
    if (!box || box.y < 0 || box.y + box.height > height + 1 || box.height < 43.5) found.push(`${width}×${height}`)
  }
  await page.setViewportSize(SIZES[0])
  return found
}

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
  ola = await arrives('Ola')
  // As long as a name may be.
  marta = await arrives('Marta von Hohenzollern-S')
  jo = await arrives('Jo')
  kim = await arrives('Kim')
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

it('one press makes a table for two, a name or none', async () => {
  const { page } = marta
  await page.getByRole('button', { name: 'New table' }).click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('.seats').waitFor()
  expect(await lobbyAt(codeOf(page))).toMatchObject({
    clock: null,
    delay: 0,
    seats: [{ name: 'Player A' }, { name: null, bot: null }],
  })
})

it('a table is opened with a bot, a clock, and onlookers that are behind', async () => {
  const { page } = ola
  await page.getByRole('button', { name: 'New table' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await accessProblems(page)).toEqual([])
  expect(await page.getByRole('radio', { name: /The ship/ }).isChecked()).toBe(true)
  await page.getByLabel('Your name').fill('Ola')
  await page.getByRole('radio', { name: '3', exact: true }).press('Space')
  await page.getByRole('group', { name: 'Player C' }).getByRole('radio', { name: 'Random bot' }).press('Space')
  await page.locator('summary', { hasText: 'Clock and onlookers' }).click()
  await page.getByRole('radio', { name: '1 day' }).press('Space')
  await page.getByRole('radio', { name: 'A bot takes over' }).press('Space')
  await page.getByText('until the player returns').waitFor()
  await page.getByRole('group', { name: 'Level of that bot' }).getByRole('radio', { name: 'Easy bot' }).press('Space')
  await page.getByRole('radio', { name: '5 min later', exact: true }).press('Space')
  expect(await accessProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('.seats').waitFor()
  expect(await lobbyAt(codeOf(page))).toMatchObject({
    clock: { seconds: 86_400, policy: 'seat', bot: 'cadet' },
    delay: 300,
    seats: [{ name: 'Ola' }, { bot: null, person: false }, { name: expect.any(String), bot: 'random' }],
  })
})

it('the invite link is there for cameras too, dark on light with its quiet zone', async () => {
  const { page } = ola
  const code = page.getByRole('img', { name: 'QR code: join this table' })
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    await still(page)
    // On a phone the button that starts the game lies over the end of the page.
    await code.evaluate(drawing => drawing.scrollIntoView({ block: 'center' }))
    expect(await qrTextIn(page, await painted(page, () => code.screenshot()))).toBe(await ola.inviteLink())
  }
  await page.setViewportSize(SIZES[0])
})

it('another joins by the link, picks a seat, and the game starts when everybody is ready', async () => {
  const { page } = ola
  const start = page.getByRole('button', { name: 'Start the game' })
  expect(await start.getAttribute('aria-disabled')).toBe('true')
  await page.getByText('One seat is still free').waitFor()
  await start.press('Enter')

  const link = await ola.inviteLink()
  expect(link).toBe(page.url())
  await marta.page.goto(link)
  await marta.page.getByText('Ola saved you a seat').waitFor()
  expect(await accessProblems(marta.page)).toEqual([])
  expect(await outOfSight(marta.page, '.joinform .primary')).toEqual([])
  await marta.sitsDownAt(link)
  await page.getByText(`Not ready yet: ${marta.name}`).waitFor()
  expect(await start.getAttribute('aria-disabled')).toBe('true')
  expect(await marta.page.getByRole('button', { name: 'Start the game' }).count()).toBe(0)

  for (const one of [ola, marta]) expect(await accessProblems(one.page)).toEqual([])
  for (const one of [ola, marta]) expect(await outOfSight(one.page, '.start .primary')).toEqual([])
  await marta.page.getByRole('button', { name: 'I’m ready' }).click()
  await marta.page.getByRole('button', { name: 'Not ready after all' }).waitFor()
  await page.getByText('Everyone is ready.').waitFor()
  await start.click()
  for (const one of [ola, marta]) await one.page.locator('svg.board').waitFor()
})

it('before the start a host puts bots into seats, frees them, and changes the clock', async () => {
  const [host, guest] = [jo, kim]
  await host.opensATable(3)
  const { page } = host
  await guest.sitsDownAt(await host.inviteLink(), 3)
  await page.locator('.seat', { hasText: 'Kim' }).waitFor()
  expect((await lobbyAt(codeOf(page))).seats.map(seat => seat.name)).toEqual(['Jo', null, 'Kim'])

  // It has a name of its own, and keeps it whatever its level.
  await page.getByRole('button', { name: 'Seat a bot here' }).click()
  await page.locator('.seat .pill', { hasText: 'Skilled bot' }).waitFor()
  const { name } = (await lobbyAt(codeOf(page))).seats[1]
  const bot = page.locator('.seat', { hasText: name ?? '' })
  await bot
    .getByRole('group', { name: `Level of ${name}` })
    .getByRole('radio', { name: 'Easy bot' })
    .press('Space')
  await bot.locator('.pill', { hasText: 'Easy bot' }).waitFor()
  expect((await lobbyAt(codeOf(page))).seats[1]).toMatchObject({ name, bot: 'cadet' })
  expect(await accessProblems(page)).toEqual([])
  await bot.getByRole('button', { name: 'Free this seat' }).click()
  await page.locator('.seat', { hasText: 'Free seat' }).waitFor()

  await page.locator('summary', { hasText: 'Clock and onlookers' }).click()
  await page.getByRole('radio', { name: '2 min', exact: true }).press('Space')
  await guest.page.getByText('Turn clock: 2 min · A bot answers').waitFor()

  // It takes two presses to make a person stand up.
  const kimsSeat = page.locator('.seat', { hasText: 'Kim' })
  await kimsSeat.getByRole('button', { name: 'Free this seat' }).click()
  await kimsSeat.getByRole('button', { name: 'Press again: Kim loses the seat' }).click()
  await guest.page.getByText('The host freed your seat').waitFor()
  await guest.page.getByRole('button', { name: 'Back to the lobby' }).click()
  await guest.page.getByRole('button', { name: 'Sit down' }).click()
  await guest.page.getByRole('button', { name: 'I’m ready' }).waitFor()

  await guest.page.getByRole('textbox', { name: 'Your name' }).fill('Kimberley')
  await guest.page.getByRole('button', { name: 'Rename' }).click()
  await page.locator('.seat', { hasText: 'Kimberley' }).waitFor()
  await guest.page.getByRole('button', { name: 'Leave the table' }).click()
  await guest.page.getByRole('button', { name: 'Press again' }).click()
  await guest.page.getByRole('button', { name: 'Sit down' }).waitFor()
  expect((await lobbyAt(codeOf(page))).seats.map(seat => seat.name)).toEqual(['Jo', null, null])
})

it('a personal link takes the seat to another browser, and leaves no token in address or history', async () => {
  const [taken] = await startedTable(server.url, ['Ada', 'Grace'])
  const there = await arrives('', linkOf(server.url, taken))
  expect(await nameOf(there)).toBe('Ada')
  const desk = await there.opensDesk('seat')
  await desk.getByRole('button', { name: 'Show the link' }).click()
  const link = await desk.getByLabel('Your own link').inputValue()
  expect(link).toBe(linkOf(server.url, taken))
  const code = desk.getByRole('img', { name: 'QR code: return to your seat' })
  await still(there.page)
  expect(await qrTextIn(there.page, await painted(there.page, () => code.screenshot()))).toBe(link)

  const phone = await arrives('', link)
  expect(await nameOf(phone)).toBe('Ada')
  expect(phone.page.url()).toBe(`${server.url}/t/${taken.code}`)
  for (const page of [there.page, phone.page])
    expect((await history(page)).filter(url => url.includes(taken.token) || url.includes('#'))).toEqual([])
  await phone.page.reload()
  expect(await nameOf(phone)).toBe('Ada')
  await there.leave()
  await phone.leave()
})

it('a link pasted where a code is asked works too, and a second seat is never taken without asking', async () => {
  const [ada, grace] = await startedTable(server.url, ['Ada', 'Grace'])
  const both = await arrives('')
  const { page } = both
  await page.getByLabel('Table code').fill(linkOf(server.url, ada))
  await page.getByRole('button', { name: 'Join' }).click()
  expect(await nameOf(both)).toBe('Ada')

  // Pasted into the address bar of the open table: nothing is loaded anew.
  await page.evaluate(link => location.assign(link), linkOf(server.url, grace))
  await page.getByText('already have a place at this table').waitFor()
  expect(await accessProblems(page)).toEqual([])
  expect((await history(page)).filter(url => url.includes(grace.token))).toEqual([])
  await page.getByRole('button', { name: 'Keep the one I have' }).click()
  expect(await nameOf(both)).toBe('Ada')

  await page.goto(linkOf(server.url, grace))
  await page.getByRole('button', { name: 'Take the one from the link' }).click()
  expect(await nameOf(both)).toBe('Grace')
  await both.leave()
})

it('the host makes a link for onlookers, who see the table and no seat', async () => {
  const { page } = jo
  await opensWithin(page, '/')
  await jo.opensATable(2)
  await page.locator('summary', { hasText: 'Link for onlookers' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link for onlookers' }).inputValue()
  const watching = kim
  await takesLink(watching.page, link)
  await watching.page.getByText('You’re watching').waitFor()
  expect(await accessProblems(watching.page)).toEqual([])
  await page.getByText('1 onlooker').waitFor()
  // The browser that made it still knows it.
  await page.reload()
  await page.locator('summary', { hasText: 'Link for onlookers' }).click()
  expect(await page.getByRole('textbox', { name: 'Link for onlookers' }).inputValue()).toBe(link)
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await page.getByRole('button', { name: 'Press again' }).click()
  await watching.page.getByText('Ask the host for the new one').waitFor()
})

it('during the game the host pauses, opens a seat and gives it to a bot as the other agrees, and ends the game in words', async () => {
  const [ada, grace] = await startedTable(server.url, ['Ada', 'Grace'])
  const [host, old] = [jo, kim]
  await takesLink(host.page, linkOf(server.url, ada))
  await takesLink(old.page, linkOf(server.url, grace))
  const desk = await host.opensDesk('host')
  expect(await accessProblems(host.page)).toEqual([])
  expect(await overflow(host.page, async () => void (await host.opensDesk('host')))).toEqual([])

  await (await host.opensDesk('host')).getByRole('button', { name: 'Pause the game' }).click()
  await desk.getByRole('button', { name: 'Resume' }).click()
  await desk.getByRole('button', { name: 'Pause the game' }).waitFor()

  // The other player is asked, and the seat is open to the next who comes to the door.
  await desk.getByRole('button', { name: 'Open the seat' }).click()
  await desk.getByRole('button', { name: 'Press again: the others are asked' }).click()
  const asked = (one: Player) => one.page.locator('.notice-line')
  await asked(old).getByText('Ada proposes to open your seat').waitFor()
  await asked(old).getByRole('button', { name: 'Agree' }).click()
  const young = await arrives('', `${server.url}/t/${ada.code}`)
  await young.page.getByLabel('Your name').fill('Edith')
  await young.page.getByRole('button', { name: 'Sit down' }).click()
  await old.page.getByText('Someone else has taken this seat').waitFor()
  expect(await nameOf(young)).toBe('Edith')
  await young.page.keyboard.press('Escape')

  await desk.getByRole('button', { name: 'Random bot' }).click()
  await desk.getByRole('button', { name: 'Press again: the others are asked' }).click()
  await asked(young).getByRole('button', { name: 'Agree' }).click()
  await expect.poll(async () => (await lobbyAt(ada.code)).seats[1]).toMatchObject({ bot: 'random', person: true })

  await desk.getByRole('button', { name: 'End the game' }).click()
  await desk.getByText('It can’t be continued after that').waitFor()
  expect(await accessProblems(host.page)).toEqual([])
  await desk.getByRole('button', { name: 'Keep playing' }).click()
  expect((await lobbyAt(ada.code)).over).toBe(false)
  await desk.getByRole('button', { name: 'End the game' }).click()
  await desk.getByRole('button', { name: 'End it for everyone' }).click()
  await expect.poll(async () => (await lobbyAt(ada.code)).over).toBe(true)
  await young.page.getByRole('link', { name: 'Watch the replay' }).click()
  await young.page.locator('.replay').waitFor()
  await young.leave()
})

it('somebody is called where they want to be, or told why not', async () => {
  const [ada] = await startedTable(server.url, ['Ada', 'Grace'])
  await takesLink(jo.page, linkOf(server.url, ada))
  const desk = await jo.opensDesk('seat')
  await desk.getByLabel('Address').fill('http://example.org/hook')
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('must start with https://').waitFor()
  await desk.getByLabel('Address').fill('https://127.0.0.1/hook')
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('Nothing can be sent to this address').waitFor()
  expect(await accessProblems(jo.page)).toEqual([])
  await desk.getByRole('button', { name: 'Switch off' }).click()
  await desk.getByText('You won’t be notified anywhere').waitFor()
})

it('a problem is reported: a number for the operator, and what was seen as a file', async () => {
  const [ada] = await startedTable(server.url, ['Ada', 'Grace'])
  await takesLink(jo.page, linkOf(server.url, ada))
  const desk = await jo.opensDesk('seat')
  await desk.getByLabel('What happened').fill('The door is on the wrong side.')
  await desk.getByRole('button', { name: 'Send the report' }).click()
  const number = await desk.getByLabel('Report number').inputValue()
  expect(number).not.toBe('')
  expect(await accessProblems(jo.page)).toEqual([])
  const [download] = await Promise.all([
    jo.page.waitForEvent('download'),
    desk.getByRole('button', { name: 'Save what I saw' }).click(),
  ])
  const kept: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(kept).toMatchObject({ report: number, saw: { lobby: { code: ada.code }, view: { me: { seat: 0 } } } })
})

it('home lists the tables one has, and forgets one when asked twice', async () => {
  const { page } = ola
  await page.goto(server.url)
  const row = page.locator('.game', { hasText: marta.name })
  await row.getByText(/is thinking|Your turn/).waitFor()
  expect(await accessProblems(page)).toEqual([])
  expect(await overflow(page)).toEqual([])
  await row.getByRole('button', { name: /Forget table/ }).click()
  await row.getByRole('button', { name: /you lose your seat/ }).click()
  await row.waitFor({ state: 'detached' })
  await page.reload()
  // Without a table there is no list of them, and home is as it is for somebody new.
  await page.locator('main.new').waitFor()
  expect(await page.locator('.mygames').count()).toBe(0)
})

it('nothing went wrong in any page meanwhile', () => {
  // The refusals that were asked for above.
  expect(trouble.filter(one => !/status of 422/.test(one))).toEqual([])
})

/** The page one comes to: my games, games that are over, and every way to another table; in a real browser. */
import type { Lobby } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, opensWithin, overflow, SIZES, still, takesLink } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { hostDoes, linkOf, startedTable } from './support/tables.ts'

let server: Server
let browser: Browser
/** Looks around in one page. */
let nobody: Player
const trouble: string[] = []

const arrives = (name: string) => Player.arrive(browser, server.url, name, trouble)
const rows = (page: Page) => page.locator('.mygames .game')

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
  nobody = await arrives('')
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

it('the game that waits for me comes first, with names, round and whose turn it is', async () => {
  const tables = await Promise.all([
    startedTable(server.url, ['Ada', 'Grace']),
    startedTable(server.url, ['Ada', 'Jo']),
    startedTable(server.url, ['Ada', 'Kim']),
  ])
  const asked = await Promise.all(
    tables.map(async ([{ code, token }]) => {
      const answer = await fetch(`${server.url}/api/tables/${code}/turn`, {
        headers: { authorization: `Bearer ${token}` },
      })
      return ((await answer.json()) as { asked: [number] }).asked[0]
    }),
  )
  // Ada has the seat that is asked at one table, and the other seat at the two others.
  const mine = tables.map((seats, table) => seats[table === 1 ? asked[table] : 1 - asked[table]])
  const ada = await arrives('')
  const { page } = ada
  for (const seat of mine) {
    await takesLink(page, linkOf(server.url, seat))
    // Whose seat a link brings is known once the table has said so.
    await page.locator('.casting').waitFor()
  }
  await opensWithin(page, '/')
  const first = rows(page).first()
  await first.getByText('Your turn').waitFor()
  // My games are the first thing on every screen, also on a phone: what waits is in sight at once.
  for (const size of [SIZES[0], SIZES[3]]) {
    await page.setViewportSize(size)
    const [mine, door] = await Promise.all([first.boundingBox(), page.locator('.door').first().boundingBox()])
    expect((mine?.y ?? 0) + (mine?.height ?? 0), `${size.width}`).toBeLessThan(Math.min(size.height, door?.y ?? 0))
  }
  // On a phone each poster leads to a table with others, and that opens with the poster's game.
  const elsewhere = page.locator('.door.lockdown').getByRole('button', { name: 'Play with people' })
  await elsewhere.click()
  expect(await page.locator('.new-table .covers input').nth(1).isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await page.setViewportSize(SIZES[0])
  expect(await elsewhere.count()).toBe(0)
  expect(await first.getAttribute('class')).toContain('mine')
  expect(await first.textContent()).toContain(mine[1].code)
  await first.getByText('choosing characters').waitFor()
  await expect.poll(() => page.getByText(/ is thinking$/).count()).toBe(2)
  expect(await accessProblems(page)).toEqual([])
  expect(await overflow(page)).toEqual([])

  // By keyboard: the first thing of the list opens the game that waits.
  await first.getByRole('button', { name: 'Take it' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('.rail[data-ask="draft"]').waitFor()
  expect(page.url()).toBe(`${server.url}/t/${mine[1].code}`)
  await ada.leave()
})

it('sound is offered once, settings are in reach, and a press beside a dialog closes it', async () => {
  const { page } = nobody
  const offer = page.locator('.sound-offer')
  await offer.getByText('Turn on sound?').waitFor()
  expect(await accessProblems(page)).toEqual([])
  await offer.getByRole('button', { name: 'Turn on' }).click()
  await offer.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('coldwake.sounds'))).toBe('1')
  // Somebody new may learn either game; after one, home offers the other and playing on.
  const learn = page.locator('.learnfirst')
  expect(await learn.locator('a').count()).toBe(2)
  await page.evaluate(() => localStorage.setItem('coldwake.learn', '{"watch":{"nemesis":{"step":0,"done":true}}}'))
  await page.reload()
  await page.locator('.door').first().waitFor()
  expect(await learn.locator('a').getAttribute('href')).toBe('/learn/watch/lockdown')
  await learn.getByRole('button', { name: 'Play a gentle game' }).waitFor()
  expect(await page.getByText('Never played?').count()).toBe(0)
  await still(page)
  expect(await offer.count()).toBe(0)

  await page.getByRole('button', { name: 'Settings' }).click()
  const sheet = page.getByRole('dialog', { name: 'Settings' })
  await sheet.getByRole('group', { name: 'Sound' }).getByRole('button', { name: 'On' }).waitFor()
  expect(await accessProblems(page)).toEqual([])
  await sheet.click({ position: { x: 30, y: 30 } })
  expect(await sheet.count()).toBe(1)
  await page.mouse.click(5, 5)
  await sheet.waitFor({ state: 'detached' })

  // Who says no is not asked again either.
  const another = await arrives('')
  await another.page.locator('.sound-offer').getByRole('button', { name: 'No sound' }).click()
  await another.page.reload()
  await another.page.locator('.door').first().waitFor()
  expect(await another.page.locator('.sound-offer').count()).toBe(0)

  // Each way to play says who plays.
  const door = another.page.locator('.door.nemesis')
  await door.getByRole('button', { name: /Play now with 2 bots/ }).waitFor()
  await door.getByRole('button', { name: /Solo alone, without bots/ }).waitFor()
  await another.leave()
})

it('a game that is over stands among the replays, and is forgotten when asked twice', async () => {
  const [host] = await startedTable(server.url, ['Ada', 'Grace'])
  await hostDoes(server.url, host, { do: 'end' })
  const ada = await arrives('')
  const { page } = ada
  await takesLink(page, linkOf(server.url, host))
  // Whose seat a link brings is known once the table has said so.
  await page.getByRole('link', { name: 'Watch the replay' }).waitFor()
  await page.goto(`${server.url}/#replays`)
  const row = page.locator('.replays .game', { hasText: host.code })
  await row.getByText('Grace').waitFor()
  // With the day it was played on.
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date())
  await row.getByText(today).waitFor()
  expect(await rows(page).count()).toBe(0)
  await row.getByRole('link', { name: 'Replay' }).click()
  await page.locator('.replay').waitFor()
  expect(page.url()).toBe(`${server.url}/r/${host.code}`)
  await opensWithin(page, '/')
  await row.getByRole('button', { name: /Forget table/ }).click()
  await row.getByRole('button', { name: /remove it from the list/ }).click()
  await row.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByText('Games you finish in this browser show up here').waitFor()
  await ada.leave()
})

it('whoever has a link for onlookers watches, and takes no seat', async () => {
  const [host] = await startedTable(server.url, ['Ada', 'Grace'])
  const { token } = await hostDoes(server.url, host, { do: 'watch' })
  const { page } = nobody
  await page.getByRole('button', { name: 'Watch' }).click()
  const sheet = page.getByRole('dialog', { name: 'Watch a game' })
  await sheet.waitFor()
  expect(await accessProblems(page)).toEqual([])
  await sheet.getByRole('textbox').fill(linkOf(server.url, { code: host.code, token: token ?? '' }))
  await sheet.getByRole('button', { name: 'Go there' }).click()
  await page.locator('.table.watched').waitFor()
  expect(page.url()).toBe(`${server.url}/t/${host.code}`)
  const lobby = (await (await fetch(`${server.url}/api/tables/${host.code}`)).json()) as Lobby
  expect(lobby.watching).toBe(1)
  await page.goto(server.url)
  await rows(page).getByText('watching').waitFor()
  // Onlookers lose nothing by it; whoever holds a seat would lose the only key to it.
  await rows(page)
    .getByRole('button', { name: /Forget table/ })
    .click()
  await rows(page).getByRole('button', { name: 'remove it from the list' }).waitFor()
  const ada = await arrives('Ada')
  await ada.page.goto(linkOf(server.url, host))
  await ada.page.locator('svg.board').waitFor()
  await ada.page.goto(server.url)
  await rows(ada.page)
    .getByRole('button', { name: /Forget table/ })
    .click()
  await rows(ada.page).getByRole('button', { name: 'without your own link, you lose your seat' }).waitFor()
  await ada.leave()
})

it('who has only the code of a running game is told how to watch it', async () => {
  const [host] = await startedTable(server.url, ['Ada', 'Grace'])
  const { page } = nobody
  await page.locator('.way', { hasText: 'Watch' }).click()
  const sheet = page.getByRole('dialog', { name: 'Watch a game' })
  await sheet.getByRole('textbox', { name: 'Link for onlookers, or the code of a finished game' }).fill(host.code)
  await sheet.getByRole('button', { name: 'Go there' }).click()
  await page.getByText('This game has already started').waitFor()
  await page.getByText('Ask the host for the link for onlookers').waitFor()
  expect(await accessProblems(page)).toEqual([])
})

it('the page is installed where the browser offers it, and only there', async () => {
  const { page } = nobody
  await opensWithin(page, '/')
  const install = page.getByRole('button', { name: 'Install' })
  await page.locator('.page-header').waitFor()
  await still(page)
  expect(await install.count()).toBe(0)
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.body.dataset.asked = 'yes'
      },
    })
    dispatchEvent(offer)
    document.body.dataset.kept = String(offer.defaultPrevented)
  })
  await install.click()
  await expect.poll(() => page.evaluate(() => ({ ...document.body.dataset }))).toEqual({ kept: 'true', asked: 'yes' })
  // An offer is good for one answer.
  await install.waitFor({ state: 'detached' })
})

it('nothing went wrong in any page meanwhile', () => {
  expect(trouble).toEqual([])
})

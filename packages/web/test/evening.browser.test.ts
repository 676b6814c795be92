/**
 * An evening: two people and two bots play a game to its end, whatever happens to browsers and server meanwhile. They go
 * on with a game that has its last rounds before it; `npm run test:long` plays all of it.
 */
import type { SeatTaken } from '@coldwake/wire'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playOn } from './support/autoplay.ts'
import { closePages, launch } from './support/browser.ts'
import { LONG } from './support/longRun.ts'
import { askedNext, nextTurn, Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { lateMoment, takenUp } from './support/situations.ts'
import { linkOf, startedTable } from './support/tables.ts'

let server: Server
let browser: Browser
let seats: SeatTaken[]
let ola: Player
let marta: Player
const trouble: string[] = []
/** From this answer on they pass where they can, so that the evening ends. */
const CALM = LONG ? 24 : 12
let answers = 0

beforeAll(async () => {
  server = await Server.start()
  browser = await launch()
  seats = LONG
    ? await startedTable(server.url, ['Ola', 'Marta'], 2)
    : await takenUp(server.url, lateMoment(4, 11, 'nemesis'), ['Ola', 'Marta'], 'random', [0, 1])
  ola = await arrive(0, 'Ola')
  marta = await arrive(1, 'Marta')
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

/** As people do it, with a service worker that keeps the page. */
const arrive = (seat: number, name: string) =>
  Player.arrive(browser, linkOf(server.url, seats[seat]), name, trouble, { serviceWorkers: 'allow' })

const ends = ({ page }: Player) => page.locator('.the-end')

/** Whoever is asked answers something; null once the game is over. */
async function somebodyAnswers(): Promise<Player | null> {
  const player = await askedNext([ola, marta])
  if (!player) return null
  // A bot may have been faster.
  await playOn(player.page, { answers: 1, calm: answers < CALM ? 1 : 0, seed: ++answers, patience: 10 })
  return player
}

async function play(count: number): Promise<void> {
  for (let i = 0; i < count; i++) if (!(await somebodyAnswers())) throw new Error('the game ended early')
}

const question = async (player: Player) => [
  await player.ask(),
  await player.question(),
  // Without the button that holds the turn: it comes when the page has been at rest for a while.
  await player.rail().evaluate(rail => {
    const copy = rail.cloneNode(true) as HTMLElement
    for (const late of copy.querySelectorAll('.holdturn')) late.remove()
    return copy.textContent
  }),
]

it('they play', () => play(4))

it('a page is loaded anew in the middle of a question, which is there again', async () => {
  // A trade goes on without whoever is away, a turn waits.
  const player = await nextTurn([ola, marta])
  // What is not possible now is told after the question; in a turn there is always something.
  await player.page.locator('.notnow').waitFor()
  // What was said of an answer before, to which a bot was faster, is gone with the page.
  const refusal = player.page.locator('.trouble')
  let before = await question(player)
  // It may come while one reads.
  while ((await refusal.count()) > 0) {
    await refusal.getByRole('button').click()
    await refusal.waitFor({ state: 'detached' })
    before = await question(player)
  }
  await player.page.reload()
  await expect.poll(() => question(player)).toEqual(before)
  await play(2)
})

it('the server is killed and started again, and they go on where they were', async () => {
  const player = await nextTurn([ola, marta])
  const [ask, n] = await question(player)
  await server.kill()
  for (const { page } of [ola, marta]) await page.getByText('Reconnecting').waitFor()
  await server.restart()
  for (const { page } of [ola, marta]) await page.getByText('Reconnecting').waitFor({ state: 'detached' })
  await expect.poll(async () => (await question(player)).slice(0, 2)).toEqual([ask, n])
  await play(2)
})

it('somebody goes on in another browser', async () => {
  // While it is her own turn, her page knows everything and nothing changes.
  while ((await nextTurn([marta, ola])) !== marta) await play(1)
  const hand = await marta.page.locator('#hand').innerText()
  await marta.leave()
  marta = await arrive(1, 'Marta')
  await expect.poll(() => marta.page.locator('#hand').innerText()).toBe(hand)
  await play(2)
})

it('it ends the same for both, and can be watched again', async () => {
  while (await somebodyAnswers());
  for (const player of [ola, marta]) await ends(player).waitFor()
  // The headline is each one's own fate; how many won, and when, is the same.
  const result = ({ page }: Player) => page.locator('.the-end > header > :last-child').innerText()
  await expect.poll(async () => (await result(marta)) === (await result(ola))).toBe(true)
  await ola.page.getByRole('link', { name: 'Watch the replay' }).click()
  await ola.page.locator('svg.board').waitFor()
})

it('nothing went wrong in any page meanwhile', () => expect(trouble).toEqual([]))

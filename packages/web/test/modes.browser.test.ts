/** Alone, and all together: chosen on the sheet, played at the table, won or lost at the end. */
import { faceFor, fold, type GameEvent, type GameState, tableView } from '@coldwake/rules'
import { AREAS, cardName, characterName, dialectOf, loadLanguage, ui } from '@coldwake/text'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Player as SocketPlayer } from '../../server/test/support/players.ts'
import { storyboard } from '../src/play/stage/scenes/storyboard.ts'
import { closePages, launch, newcomer } from './support/browser.ts'
import { usually } from './support/longRun.ts'
import { accessProblems, clipped, LOOKED, outside, overflow, playsNews, SIZES, smallTargets } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { beforehand, beforeTheEnd, type LastMoment, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

await loadLanguage('en')
const t = ui('en', ...AREAS)
type Together = keyof typeof TOGETHER

const wordsOf = (game: string) => ui(dialectOf('en', game), ...AREAS)
const NAMES = ['Ada', 'Grace', 'Edith', 'Barbara', 'Karen']

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

const looked = async (page: Page, name: string) => {
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    expect(await outside(page)).toEqual([])
    expect(await clipped(page)).toEqual([])
    await shoot(page, name)
  }
  await page.setViewportSize(SIZES[0])
  expect(await accessProblems(page)).toEqual([])
}

it('LOCK-GEN-01 the sheet offers the modes that so many seats can play, and says why not the others', async () => {
  const page = await (await newcomer(browser)).newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: t.newTable }).first().click()
  const sheet = page.locator('.new-table')
  await sheet.locator('details.options summary').nth(1).click()
  const mode = (name: string) => sheet.getByRole('radio', { name: t.lobby.modes[name]?.name ?? '', exact: true })
  const open = async () => {
    const states = ['semiCooperative', 'cooperative', 'solo'].map(name => mode(name).isEnabled())
    return Promise.all(states)
  }
  const offers = (name: string) => expect.poll(async () => [await open(), await mode(name).isChecked()])
  await offers('semiCooperative').toEqual([[true, true, false], true])
  await sheet.getByText(t.lobby.nonsense.soloIsForOne).waitFor()
  // By key: a press of the mouse may miss while the sheet still grows.
  await mode('cooperative').press('Space')
  await sheet.getByText(t.lobby.modes.cooperative?.says ?? '').waitFor()
  await shoot(page, 'modes-sheet')
  expect(await accessProblems(page)).toEqual([])
  // Alone it is solo, whatever was wished for; with somebody else it is as wished again.
  await sheet.getByRole('radio', { name: '1', exact: true }).press('Space')
  await offers('solo').toEqual([[false, false, true], true])
  await sheet.getByText(t.lobby.nonsense.modeIsForSeveral).waitFor()
  await sheet.getByRole('radio', { name: '2', exact: true }).press('Space')
  await offers('cooperative').toEqual([[true, true, false], true])
  await sheet.getByRole('button', { name: t.openTheTable }).click()
  await page
    .locator('.tablefacts')
    .getByText(t.lobby.modes.cooperative?.name ?? '')
    .waitFor()
  await page.close()
})

it.each(usually<Together>(['lockdown'], ['nemesis']))(
  'NEM-MODE-SOLO-01 LOCK-MODE-SOLO-02 %s all alone, in this browser',
  async game => {
    const page = await (await newcomer(browser)).newPage()
    await page.addInitScript(() => localStorage.setItem('coldwake.speed', '0'))
    await page.goto(server.url)
    await page.locator(`.door.${game}`).getByRole('button', { name: t.local.playSolo }).click()
    await page.locator('.rail[data-ask="draft"]').waitFor()
    await page.keyboard.press('1')
    // What an answer does is worked out before it can be given: by the button on the character, which is drawn for this one.
    await page.locator('.go .primary:not([aria-disabled="true"])').waitFor({ state: 'attached' })
    await page.keyboard.press('Enter')
    await page.locator('.rail[data-ask="turn"]').waitFor()
    expect(await page.locator('#players button').count()).toBe(1)
    // Two of the solo objectives, sealed until one looks.
    await page.locator('.goal .sealed').click()
    await expect.poll(() => page.locator('.goal .objective').count()).toBe(2)
    if (game === 'lockdown')
      await page
        .locator('.stat')
        .getByText(t.facility.youHold({ n: 2 }))
        .waitFor()
    await looked(page, `solo-${game}`)
    await page.close()
  },
)

const TOGETHER = {
  nemesis: { game: 'nemesis', mode: 'cooperative' },
  lockdown: { game: 'lockdown', mode: 'cooperative' },
} as const
/** Somebody comes back, and the story of it is short enough to be told. */
const isRevival = (news: readonly GameEvent[], after: GameState) => {
  if (!news.some(({ e }) => e === 'revived')) return false
  const faces = news.map(event => faceFor(event, null))
  return storyboard(tableView(after), faces).frames.some(({ beat }) => beat.event.e === 'revived')
}

/** The table at that moment, and the answer that somebody gives then. */
async function sitting({ answer, ...moment }: LastMoment): Promise<{ seats: SeatTaken[]; goOn: () => Promise<void> }> {
  const seats = await takenUp(server.url, moment, NAMES)
  const goOn = async () => {
    const socket = await SocketPlayer.connect(Number(new URL(server.url).port), seats[moment.seat])
    await socket.ask({ say: 'answer', n: moment.decision.n, choice: answer })
    await socket.close()
  }
  return { seats, goOn }
}

it.each(usually<Together>(['lockdown'], ['nemesis']))(
  'NEM-MODE-COOP-05 LOCK-MODE-COOP-07 %s: one of the crew is brought back, before everybody’s eyes',
  async game => {
    const t = wordsOf(game)
    const moment = beforehand(isRevival, TOGETHER[game])
    const now = tableView(fold(moment.log, moment.inputs))
    const later = tableView(fold(moment.log, moment.inputs + 1))
    const who = now.crew.findIndex(({ fate }, seat) => fate === 'dead' && later.crew[seat]?.fate === 'aboard')
    const { seats, goOn } = await sitting(moment)
    const dead = await Player.arrive(browser, linkOf(server.url, seats[who]), NAMES[who], trouble)
    await dead.page.locator('svg.board').waitFor()
    await dead.page.getByText(t.youMayComeBack).waitFor()
    // Everybody's objective lies open, mine read at once.
    const ours = dead.page.getByRole('region', { name: t.aims.ours }).first()
    const cards = now.crew.flatMap(({ openObjectives }) => openObjectives)
    for (const card of cards) await ours.getByText(cardName(card, 'en')).first().waitFor()
    expect(await ours.locator('details[open]').count()).toBe(1)
    await dead.page.locator('#players button').first().click()
    await dead.page.locator('.crewlist').getByText(t.revivable).first().waitFor()
    await dead.page.keyboard.press('Escape')
    await looked(dead.page, `together-dead-${game}`)

    await dead.page.emulateMedia({ reducedMotion: 'no-preference' })
    await dead.page.evaluate(() => localStorage.setItem('coldwake.speed', '2'))
    await dead.page.reload()
    await dead.page.locator('svg.board').waitFor()
    // What moves comes when there is time, and without it nothing is played.
    await playsNews(dead.page)
    // It does not stay: the page itself looks for it, at every change from now on.
    const comes = dead.page.evaluate(
      () =>
        new Promise<void>(seen => {
          const left = new Set(['.boardbox[data-beat="revived"]', '.reviving'])
          new MutationObserver((_, watch) => {
            for (const what of left) if (document.querySelector(what)) left.delete(what)
            if (left.size > 0) return
            watch.disconnect()
            seen()
          }).observe(document, { subtree: true, childList: true, attributes: true })
        }),
    )
    await goOn()
    await comes
    await shoot(dead.page, `together-revived-${game}`)
    const { character } = later.crew[who] ?? {}
    await dead.page
      .locator('.rail .loglist')
      .getByText(/brought back to life/)
      .first()
      .waitFor()
    await dead.page
      .locator('.me:not(.dead)')
      .getByText(characterName(character ?? '', 'en'))
      .waitFor()
    expect(await dead.page.getByText(t.youMayComeBack).count()).toBe(0)
    await dead.leave()
  },
)

it.each(usually<Together>(['nemesis'], ['lockdown']))(
  'NEM-MODE-COOP-02 LOCK-MODE-COOP-04 %s: the end is everybody’s',
  async game => {
    const moment = beforeTheEnd(over => over.report.some(({ check }) => check === 'objective'), TOGETHER[game], 2000)
    const table = tableView(fold(moment.log, moment.inputs + 1))
    const won = (table.over?.winners.length ?? 0) > 0
    const { seats, goOn } = await sitting(moment)
    const me = await Player.arrive(browser, linkOf(server.url, seats[moment.seat]), NAMES[moment.seat], trouble)
    await me.page.locator('svg.board').waitFor()
    await goOn()
    await me.page.locator('.the-end.settled').waitFor()
    // What became of me comes first, then what became of all of us: either all have won, or nobody.
    await me.page.locator('.the-end > header').getByText(t.stage.together({ won })).waitFor()
    expect(await me.page.getByRole('heading', { level: 1, name: t.stage.myFate.won }).count()).toBe(won ? 1 : 0)
    const count = table.crew.length
    expect(await me.page.locator(won ? '.fates > .won' : '.fates > .lost').count()).toBe(count)
    // The envelopes of the dead are opened too, once the finished game is looked into.
    await expect.poll(() => me.page.locator('.fates .aim').count()).toBe(count)
    const met = table.over?.report.filter(step => step.check === 'objective' && step.met).length ?? 0
    await me.page
      .locator('.score')
      .getByText(t.outOf({ n: met, of: count }))
      .waitFor()
    expect(await accessProblems(me.page)).toEqual([])
    expect(await overflow(me.page, () => me.page.locator('.statistics').waitFor())).toEqual([])
    for (const size of LOOKED) {
      await me.page.setViewportSize(size)
      expect(await clipped(me.page)).toEqual([])
      expect(await smallTargets(me.page)).toEqual([])
      await shoot(me.page, `together-end-${game}`)
    }
    await me.leave()
  },
)

it('nothing went wrong in any page', () => {
  expect(trouble).toEqual([])
})

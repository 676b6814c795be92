/** Two people who speak different languages, a bot and an onlooker at one table: all that is around the game. */
import { AREAS, loadLanguage, ui } from '@coldwake/text'
import { type HostCommand, LIMITS, type SeatTaken } from '@coldwake/wire'
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchWhole } from './support/browser.ts'
import { accessProblems, outside, overflow, still } from './support/page.ts'
import { nextTurn, Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { hostDoes, linkOf, startedTable } from './support/tables.ts'

await loadLanguage('en')
await loadLanguage('es')
const en = ui('en', ...AREAS)
const es = ui('es', ...AREAS)

let server: Server
let browser: Browser
let seats: SeatTaken[]
/** Speaks English, and is the host. */
let ola: Player
/** Speaks Spanish. */
let marta: Player
let everybody: Player[]
const trouble: string[] = []

const arrive = (url: string, name: string, locale: string) => Player.arrive(browser, url, name, trouble, { locale })
const host = (command: HostCommand) => hostDoes(server.url, seats[0], command)

beforeAll(async () => {
  server = await Server.start()
  browser = await launchWhole()
  seats = await startedTable(server.url, ['Ola', 'Marta'], 1)
  ola = await arrive(linkOf(server.url, seats[0]), 'Ola', 'en')
  marta = await arrive(linkOf(server.url, seats[1]), 'Marta', 'es')
  everybody = [ola, marta]
  for (const { page } of everybody) await page.locator('svg.board').waitFor()
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const notice = ({ page }: Player): Locator => page.locator('.notice-line')
const logLines = ({ page }: Player): Locator => page.locator('.rail .loglist .line')
/** The seat of somebody in the strip at the top. */
const seatOf = ({ page }: Player, name: string): Locator => page.locator('.crew > li', { hasText: name })
const talkButton = ({ page }: Player): Locator => page.locator('.tools button').first()

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Nothing is wrong with this screen. */
async function looksRight({ page }: Player, name: string): Promise<void> {
  expect(await accessProblems(page)).toEqual([])
  expect(await outside(page)).toEqual([])
  await shoot(page, name)
}

it('the address no longer has the token that came with it', async () => {
  for (const { page } of everybody) expect(page.url()).not.toContain('#')
})

it('everybody sees who is a person, who is a bot, and who is there', async () => {
  await nextTurn(everybody)
  await seatOf(ola, 'Random bot').locator('.presence.bot').waitFor()
  await seatOf(ola, 'Marta').locator('.presence.here').waitFor()
  await marta.page.goto(server.url)
  await seatOf(ola, 'Marta').locator('.presence.gone').waitFor()
  expect(await seatOf(ola, 'Marta').innerText()).toContain(en.away)
  await marta.page.goBack()
  await marta.page.locator('svg.board').waitFor()
  await seatOf(ola, 'Marta').locator('.presence.here').waitFor()
})

it('a statement is read in English by one and in Spanish by the other', async () => {
  await marta.page.keyboard.press('t')
  await marta.page.getByRole('button', { name: es.talk.statement }).click()
  await marta.page.getByText(es.talk.acts.claim, { exact: true }).click()
  await marta.page.getByLabel(es.talk.about).selectOption({ label: es.talk.facts.engine })
  await marta.page.getByRole('button', { name: es.talk.sayThis }).click()
  await marta.page.locator('.talk-line.statement', { hasText: 'Motor 1' }).waitFor()

  await ola.page.getByRole('button', { name: `${en.table.tableTalk}, ${en.table.unread({ n: 1 })}` }).click()
  await ola.page.locator('.talk-line.statement', { hasText: 'Engine 1' }).filter({ hasText: 'Marta' }).waitFor()
  await expect.poll(() => ola.page.locator('.unread').count()).toBe(0)
  // Where people talk, the host can also invite somebody to look on.
  expect(await marta.page.locator('.talk-invite').count()).toBe(0)
  await ola.page.getByText(en.talk.inviteToWatch).click()
  await ola.page.locator('.talk-invite .links button').waitFor()
  await ola.page.getByText(en.talk.inviteToWatch).click()
})

it('words are said by Enter, answered, and counted until they are read', async () => {
  await ola.page.keyboard.press('Escape')
  const words = marta.page.getByLabel(es.talk.words)
  await words.fill('¿Vamos juntos?')
  await words.press('Enter')
  await expect.poll(() => talkButton(ola).getAttribute('aria-label')).toContain(en.table.unread({ n: 1 }))
  await ola.page.reload()
  await expect.poll(() => talkButton(ola).getAttribute('aria-label')).toContain(en.table.unread({ n: 1 }))
  await ola.page.keyboard.press('t')
  const line = ola.page.locator('.talk-line', { hasText: '¿Vamos juntos?' })
  await line.getByRole('button', { name: en.talk.replyTo({ name: 'Marta' }) }).click()
  await line.locator('.talk-answers button').first().click()
  await marta.page.locator('.talk-line.reply').waitFor()
})

it('the talk can be read and used by everybody', async () => {
  expect(await accessProblems(ola.page)).toEqual([])
  await ola.page.getByRole('button', { name: en.talk.statement }).click()
  await ola.page.getByText(en.talk.acts.claim, { exact: true }).waitFor()
  expect(await accessProblems(ola.page)).toEqual([])
  const talk = async () => {
    await ola.page.locator('svg.board').waitFor()
    await still(ola.page)
    const tab = ola.page.locator('.tabs button:has(.icon)').nth(5)
    if (await tab.isVisible()) await tab.click()
    else if ((await ola.page.locator('.drawer').count()) === 0) await talkButton(ola).click()
    await ola.page.locator('.drawer').waitFor()
  }
  expect(await overflow(ola.page, talk)).toEqual([])
  for (const { page } of everybody) await page.keyboard.press('Escape')
})

/** The last of the numbered ways out of a turn is to end it; whoever does lives longest. */
async function passes(one: Player): Promise<void> {
  const numbers = one.page.locator('.rail :is(.tile, .endround) .keycap')
  await one.gives(await numbers.last().innerText())
}

/** Whoever's turn it is passes, with cards in hand, and has not yet said which of them to discard. */
async function somebodyPasses(): Promise<[Player, Player]> {
  for (;;) {
    const one = await nextTurn(everybody)
    const cards = await one.page.locator('.card').count()
    await passes(one)
    if (cards === 0) continue
    await one.asked('passDiscard').waitFor()
    return [one, one === ola ? marta : ola]
  }
}

it('what is taken back is struck out for everybody, and the question is there again', async () => {
  const [one, other] = await somebodyPasses()
  const words = one === ola ? en : es
  const button = one.page.locator('.takeback button', { hasText: words.table.takeBack })
  await button.waitFor()
  expect(await accessProblems(one.page)).toEqual([])
  const told = logLines(other).filter({ hasText: `${one.name} ${other === ola ? 'passes' : 'pasa'}` })
  const passed = (await told.first().locator('.told').innerText()).trim()
  expect(await other.page.locator('.takeback').count()).toBe(0)

  await one.answers(() => one.page.keyboard.press('u'))
  await one.asked('turn').waitFor()
  // Whoever looks at the board is told why it changed.
  const notice = (other === ola ? en : es).choiceTakenBack({ name: one.name })
  await other.page.locator('.notices', { hasText: notice }).waitFor()
  expect(await one.page.locator('.notices', { hasText: one.name }).count()).toBe(0)
  // One line tells of it, and all that was taken back unfolds from there.
  const fold = other.page.locator('.rail .loglist .fold-takenBack').first()
  await fold.click()
  const struck = other.page.locator('.rail .loglist .line.undone del')
  expect(passed).toContain(await struck.first().innerText())
  // Somebody who listens hears it too.
  const spoken = other.page.locator('.rail .loglist .line.undone .visually-hidden').first()
  expect(await spoken.textContent()).toContain((other === ola ? en : es).undone)
  await one.page.locator('.rail .loglist .fold-takenBack').first().waitFor()
})

/** Asks everybody to go back to before the newest line of the log that lets one. */
async function proposesToGoBack(player: Player): Promise<void> {
  await still(player.page)
  const line = player.page.locator('.rail .loglist .line:has(.logmore)').first()
  await line.hover()
  await line.locator('.logmore').click()
  await line.locator('.goback button').click()
}

it('further back goes only together: one proposes, the other refuses or agrees', async () => {
  const [one, other] = await somebodyPasses()
  const words = (player: Player) => (player === ola ? en : es)
  await one.presses('Enter')
  await nextTurn(everybody)
  const undone = ({ page }: Player) => page.locator('.rail .loglist .fold-takenBack').count()
  const before = await undone(one)
  await proposesToGoBack(other)
  await notice(one)
    .getByRole('button', { name: words(one).talk.agree })
    .waitFor()
  await notice(other)
    .getByText(words(other).table.waitingFor({ names: one.name }))
    .waitFor()
  // Whoever agrees knows what taking back does not undo.
  await notice(one).getByText(words(one).talk.staysKnown).waitFor()
  for (const { page } of everybody) expect(await accessProblems(page)).toEqual([])
  expect(await overflow(one.page)).toEqual([])
  await notice(one)
    .getByRole('button', { name: words(one).talk.refuse })
    .click()
  for (const player of everybody) await notice(player).waitFor({ state: 'detached' })
  expect(await undone(other)).toBe(before)
  // This page has been loaded anew meanwhile, and tells what happened when there is time.
  await expect.poll(() => undone(one)).toBe(before)

  await proposesToGoBack(other)
  await notice(one)
    .getByRole('button', { name: words(one).talk.agree })
    .click()
  for (const player of everybody) {
    await notice(player).waitFor({ state: 'detached' })
    await expect.poll(() => undone(player)).toBeGreaterThan(before)
  }
})

it('a question is there again after a reload, with what was known', async () => {
  const one = await nextTurn(everybody)
  const known = async () => [
    await one.question(),
    await one.page.locator('.hand .cardname').allInnerTexts(),
    await one.options().allInnerTexts(),
    await logLines(one).allTextContents(),
  ]
  await still(one.page)
  const before = await known()
  await one.page.reload()
  await expect.poll(known).toEqual(before)
})

it('an onlooker sees the table, and can do nothing', async () => {
  const { token } = await host({ do: 'watch' })
  const onlooker = await arrive(linkOf(server.url, { code: seats[0].code, token: token ?? '' }), 'Zoe', 'en')
  await onlooker.page.locator('svg.board').waitFor()
  await onlooker.page.getByText(en.table.watching).waitFor()
  expect(await onlooker.page.locator('.hand, .dock, .takeback, .logmore, .go').count()).toBe(0)
  expect(await onlooker.options().count()).toBe(0)
  for (const key of ['1', 'Enter', 'u', 'h']) await onlooker.page.keyboard.press(key)
  expect(await onlooker.page.locator('.trouble').count()).toBe(0)
  expect(await accessProblems(onlooker.page)).toEqual([])
  expect(await overflow(onlooker.page)).toEqual([])

  const one = await nextTurn(everybody)
  await logLines(onlooker).first().waitFor()
  await still(onlooker.page)
  const told = await logLines(onlooker).count()
  await one.gives('1')
  await expect.poll(() => logLines(onlooker).count()).toBeGreaterThan(told)

  await onlooker.page.keyboard.press('t')
  await onlooker.page.getByText('¿Vamos juntos?').first().waitFor()
  expect(await onlooker.page.locator('.talk textarea, .talk-reply').count()).toBe(0)
  await onlooker.page.keyboard.press('Escape')
  await host({ do: 'delay', delay: 120 })
  await onlooker.page.getByText(en.table.watchingBehind({ time: '2 min' })).waitFor()
  await host({ do: 'delay', delay: 0 })

  await host({ do: 'watch' })
  await onlooker.page.getByText(en.table.shownOutWatching).waitFor()
  await onlooker.leave()
})

it('a pause stops everybody, and says so', async () => {
  const one = await nextTurn(everybody)
  await host({ do: 'pause' })
  await notice(ola).getByText(en.table.paused).waitFor()
  await notice(marta)
    .getByText(es.table.pausedByHost({ name: 'Ola' }))
    .waitFor()
  await expect.poll(() => one.options().count()).toBe(0)
  await expect.poll(() => one.page.title()).not.toContain('●')
  // Only the host can go on, right where it says that the game is paused.
  expect(await notice(marta).getByRole('button').count()).toBe(0)
  await notice(ola).getByRole('button', { name: en.lobby.resume }).waitFor()
  expect(await accessProblems(ola.page)).toEqual([])
  await notice(ola).getByRole('button', { name: en.lobby.resume }).click()
  await one.asked('turn').waitFor()
})

it('the clock is calm at first, and presses at the end', async () => {
  await nextTurn(everybody)
  // Whoever only looks afterwards may come too late to see it calm.
  const calm = everybody.map(({ page }) => page.locator('.timeleft:not(.urgent)', { hasText: /0:\d\d/ }).waitFor())
  await host({ do: 'clock', clock: { seconds: LIMITS.clock.min, policy: 'wait' } })
  await Promise.all(calm)
  for (const { page } of everybody) await page.locator('.timeleft.urgent').waitFor()
  await ola.page.getByText(en.table.timeUp).first().waitFor()
  // What follows is said, also where that is nothing; and nobody hears of time that is over.
  for (const [{ page }, t] of [
    [ola, en],
    [marta, es],
  ] as const)
    await page.locator('.timeleft small', { hasText: t.table.timeThen.wait }).waitFor()
  const spoken = () => Promise.all(everybody.map(({ page }) => page.locator('.timeleft [role="status"]').textContent()))
  await expect
    .poll(async () => (await spoken()).filter(Boolean))
    .toEqual([expect.stringMatching(`^(${en.table.timeUp}|${es.table.timeUp})$`)])
  expect(await accessProblems(ola.page)).toEqual([])
  expect(await overflow(ola.page)).toEqual([])
  await host({ do: 'clock', clock: null })
  await ola.page.locator('.timeleft').waitFor({ state: 'detached' })
})

it('a bot stands in, everybody sees it, and its person comes back', async () => {
  await host({ do: 'bot', seat: 1, bot: 'random' })
  await notice(marta).getByRole('button', { name: es.talk.agree }).click()
  await seatOf(ola, en.table.botFor({ name: 'Marta', level: 'Random bot' }))
    .locator('.presence.bot')
    .waitFor()
  await notice(marta).getByRole('button', { name: es.table.imBack }).click()
  await notice(marta).waitFor({ state: 'detached' })
  await seatOf(ola, 'Marta').locator('.presence.here').waitFor()
})

it('being called: by the title, and by a bell and a notification for whoever wants them', async () => {
  // Hears what the browser is asked to sound and to show, and looks elsewhere.
  await marta.page.context().grantPermissions(['notifications'])
  await marta.page.addInitScript(() => {
    const heard = { strokes: 0, notes: [] as string[] }
    Object.assign(window, { heard })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...when) {
      heard.strokes++
      return start.apply(this, when)
    }
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options)
        heard.notes.push(`${title} ${options?.body}`)
      }
    }
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  const heard = () => marta.page.evaluate('window.heard') as Promise<{ strokes: number; notes: string[] }>
  await marta.page.reload()
  await marta.page.locator('svg.board').waitFor()
  await still(marta.page)
  expect(await heard()).toEqual({ strokes: 0, notes: [] })
  await marta.page.locator('.tools button').last().click()
  await marta.page.locator('.drawer').waitFor()
  expect(await accessProblems(marta.page)).toEqual([])
  await marta.page.getByRole('button', { name: es.sound }).click()
  await marta.page.getByRole('button', { name: es.notify }).click()
  await expect.poll(async () => (await heard()).strokes).toBeGreaterThan(0)
  await marta.page.keyboard.press('Escape')
  const { strokes } = await heard()

  // Until it has been somebody else's turn, and then hers.
  for (let waited = false; ; ) {
    const one = await nextTurn(everybody)
    if (one === marta && waited) break
    waited = one === ola
    await passes(one)
  }
  await expect.poll(() => marta.page.title()).toBe(es.titleYourTurn)
  await expect.poll(async () => (await heard()).strokes).toBeGreaterThan(strokes)
  await expect.poll(async () => (await heard()).notes.length).toBeGreaterThan(0)
  expect((await heard()).notes[0]).toContain(es.table.calledTo({ code: seats[0].code }))
  await expect.poll(() => ola.page.title()).not.toContain('●')
})

it('the settings can be read and used by everybody', async () => {
  await ola.page.locator('.tools button').last().click()
  await ola.page.locator('.desk > summary').nth(1).waitFor()
  for (const summary of await ola.page.locator('.desk > summary').all()) await summary.click()
  expect(await accessProblems(ola.page)).toEqual([])
  const settings = async () => {
    await ola.page.locator('svg.board').waitFor()
    await still(ola.page)
    const tab = ola.page.locator('.tabs button').last()
    if (await tab.isVisible()) await tab.click()
    else if ((await ola.page.locator('.drawer').count()) === 0) await ola.page.locator('.tools button').last().click()
    await ola.page.locator('details.desk').nth(1).waitFor()
    await ola.page.locator('details.desk').evaluateAll(desks => desks.forEach(desk => desk.setAttribute('open', '')))
  }
  expect(await overflow(ola.page, settings)).toEqual([])
})

it('a seat goes along to another browser by its link, and both show the same question', async () => {
  const elsewhere = await arrive(linkOf(server.url, seats[1]), 'Marta', 'es')
  for (;;) {
    if ((await nextTurn(everybody)) === marta) break
    await passes(ola)
  }
  await elsewhere.asked('turn').waitFor()
  const hand = ({ page }: Player) => page.locator('.hand .cardname').allInnerTexts()
  await expect.poll(() => elsewhere.question()).toBe(await marta.question())
  await expect.poll(() => hand(elsewhere)).toEqual(await hand(marta))
  const n = await marta.question()
  await elsewhere.gives('1')
  await marta.page.locator(`.rail:not([data-n="${n}"])`).waitFor()
  await elsewhere.leave()
})

it('the host asks, the holder agrees, and somebody takes the seat at the door; the holder is told so', async () => {
  await ola.page.setViewportSize(DESK)
  await marta.page.setViewportSize(PHONE)
  for (const { page } of everybody) await still(page)
  // The host's controls say that the others are asked.
  const seat = (await ola.opensDesk('host')).locator('.hostseats li').nth(1)
  const open = seat.getByRole('button', { name: en.lobby.openSeat })
  await open.click()
  await seat.getByRole('button', { name: en.lobby.asksOthers }).waitFor()
  await looksRight(ola, 'host-asks')
  // A second press counts for a while only; then it begins anew.
  await open.waitFor()
  await open.dblclick()
  await notice(marta).getByRole('button', { name: es.talk.agree }).waitFor()
  await looksRight(marta, 'seat-proposal')
  await notice(marta).getByRole('button', { name: es.talk.agree }).click()
  await notice(marta).getByText(es.table.seatOpen).waitFor()
  await seat.getByText(en.lobby.openNow, { exact: true }).waitFor()
  await ola.page.keyboard.press('Escape')

  const another = await arrive(`${server.url}/t/${seats[0].code}`, 'Noa', 'es')
  await another.page.locator('.joinform input:not([type=radio])').fill('Noa')
  await another.page.setViewportSize(PHONE)
  await looksRight(another, 'open-seat')
  await another.page.setViewportSize(DESK)
  await another.page.locator('.joinform button[type=submit]').click()
  await another.page.locator('.hand').waitFor()
  await marta.page.getByText(es.table.shownOut).waitFor()
  expect(await accessProblems(marta.page)).toEqual([])
  expect(await overflow(marta.page)).toEqual([])
  await seatOf(ola, 'Noa').locator('.presence.here').waitFor()
  await another.leave()
  await seatOf(ola, 'Noa').locator('.presence.gone').waitFor()
})

it('nothing went wrong in any page meanwhile', () => expect(trouble).toEqual([]))

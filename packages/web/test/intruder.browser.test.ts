/** Whoever dies first takes the Intruders: asked, changed before everybody's eyes, playing on from a place of their own. */
import { type Command, faceFor, fold, type GameState, type Seat, view } from '@coldwake/rules'
import type { Plays } from '@coldwake/rules/testing'
import { AREAS, loadLanguage, ui } from '@coldwake/text'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, clipped, outside, playsNews, SIZES, takesLink } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { beforehand, beforeTheEnd, type Fits, findSituations, type Situation, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

await loadLanguage('en')
const t = ui('en', ...AREAS)
const NAMES = ['Ada', 'Grace', 'Edith', 'Barbara', 'Karen']
const HUNTED: Plays = { game: 'nemesis', options: { intruderPlayer: true } }

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

const arrives = (seats: readonly SeatTaken[], seat: Seat): Promise<Player> =>
  Player.arrive(browser, linkOf(server.url, seats[seat]), NAMES[seat], trouble)

const another = ({ crew }: GameState, seat: Seat): Seat => crew.findIndex((_, other) => other !== seat)

async function looked(page: Page, name: string): Promise<void> {
  for (const size of [SIZES[0], SIZES[1], SIZES[3]]) {
    await page.setViewportSize(size)
    expect([...(await outside(page)), ...(await clipped(page))], `${name} ${size.width}`).toEqual([])
    await shoot(page, name)
  }
  await page.setViewportSize(SIZES[0])
  expect(await accessProblems(page)).toEqual([])
}

/** Everything this page is told. */
function overheard(page: Page): () => string {
  const frames: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return () => frames.join('\n')
}

it('NEM-MODE-INTRUDER-01 NEM-CRIT-04 the first dead is asked, and everybody sees what they become', async () => {
  const moment = beforehand(news => news.some(({ e }) => e === 'playsIntruders'), HUNTED)
  const { seat } = moment
  const seats = await takenUp(server.url, moment, NAMES)
  const other = await arrives(seats, another(fold(moment.log, moment.inputs), seat))
  await other.page.emulateMedia({ reducedMotion: 'no-preference' })
  await other.page.evaluate(() => localStorage.setItem('coldwake.speed', '0.5'))
  await other.page.reload()
  await playsNews(other.page)
  const dead = await arrives(seats, seat)
  await dead.asked('intruderOffer').waitFor()
  await dead.page.getByRole('heading', { name: t.hunt.offerTitle }).waitFor()
  await looked(dead.page, 'hunter-offer')
  await Promise.all([
    other.page.locator('.boardbox[data-beat="playsIntruders"] .becoming').waitFor(),
    other.page
      .locator('.ribbon')
      .getByText(t.hunt.becomes({ name: NAMES[seat] }))
      .waitFor(),
    dead.presses('1', 'Enter'),
  ])
  await shoot(other.page, 'hunter-becomes')
  await other.page.locator(`#players [data-seat="${seat}"].hunter`).getByText(t.hunt.plays).waitFor()
  await other.page.locator('#players button').first().click()
  await other.page.locator('.crewlist').getByText(t.hunt.plays).waitFor()

  // No cards before the next round; until then the place of whoever waits for them.
  const { round } = fold(moment.log, moment.inputs)
  await dead.page.locator('.dock .hunter').getByText(t.hunt.aim).waitFor()
  await dead.page
    .locator('#hand')
    .getByText(t.hunt.cardsCome({ round: round + 1 }))
    .waitFor()
  await Promise.all([dead.leave(), other.leave()])
})

/** A turn of theirs in which a card can be played for anything, and no card in their hand was ever seen. */
const anything: Fits = ({ g, decisions, events }) => {
  const [{ ask, seat, options }] = decisions
  if (ask !== 'intruderTurn' || g.ending) return null
  const uses = options.flatMap(option => (option.do === 'playAs' ? [option] : []))
  const told = JSON.stringify(events.map(event => faceFor(event, null)))
  const isNew = uses.every(({ card }) => !told.includes(card))
  return isNew && new Set(uses.map(({ as }) => as)).size === 3 ? { seat, worth: g.intruders.length } : null
}

function theirTurn(): Situation {
  const found = findSituations({ anything }, 30, HUNTED).get('anything')
  if (!found) throw new Error('no such turn')
  return found
}

/** Answers with the first there is, until somebody else is asked. */
async function finishes(player: Player): Promise<void> {
  const { page } = player
  // Between two questions there may be none for a moment, and nobody else's either.
  for (let questions = 0; questions < 9; questions++) {
    await page.locator('.rail:is(.waiting, [data-ask])').waitFor()
    if ((await page.locator('.rail.waiting').count()) > 0) return
    await player.gives('1')
  }
  throw new Error('there is no end of questions')
}

it('NEM-MODE-INTRUDER-09 NEM-HIDE-28 Move, Attack, Special: from their own hand, which nobody else sees', async () => {
  const moment = theirTurn()
  const { seat } = moment
  const g = fold(moment.log, moment.inputs)
  const { table, me } = view(g, seat)
  const hand = me?.hand ?? []
  let earlier: Player | undefined
  for (const [at, use] of (['move', 'attack', 'special'] satisfies Command[]).entries()) {
    const seats = await takenUp(server.url, moment, NAMES)
    if (at === 0) await staysSecret(seats, another(g, seat), seat, hand)
    const hunter = earlier ?? (await arrives(seats, seat))
    if (earlier) await takesLink(hunter.page, linkOf(server.url, seats[seat]))
    earlier = hunter
    const { page } = hunter
    await hunter.asked('intruderTurn').waitFor()
    await page.locator('.dock .hunter .bag').waitFor()
    const card = page
      .locator('#hand .prey')
      .filter({ has: page.locator(`.uses > li:nth-child(${at + 1}) .may`) })
      .first()
    if (use === 'move') {
      expect(await page.locator('#hand .prey').count()).toBe(hand.length)
      expect(await page.locator('.brood .outthere > li').count()).toBe(table.intruders.length)
      await looked(page, 'hunter-turn')
      await page.locator('.hunter > .portrait').click()
      await page
        .locator('.drawer')
        .getByText(t.hunt.drawing({ drawn: 3 }))
        .waitFor()
      expect(await accessProblems(page)).toEqual([])
      await page.keyboard.press('Escape')
      // By keys alone: the card by its number, what for by the arrows beside the question.
      await page.keyboard.press((await card.locator('.keycap').textContent()) ?? '')
      await page.getByRole('radio', { name: t.hunt.use.move }).and(page.locator('[aria-checked="true"]')).waitFor()
      await shoot(page, 'hunter-card')
      await hunter.presses('Enter')
    } else {
      const n = await hunter.question()
      // What may kill somebody is held until it is done; anything else is pressed.
      const isDone = page.locator(`.go .primary:not(.hold), .rail:not([data-n="${n}"])`).first()
      await hunter.answers(async () => {
        await card.locator('.uses button').nth(at).click()
        await hunter.holds(hunter.primary(), () => isDone.waitFor())
      })
    }
    await page.locator('.rail .loglist').getByText(PLAYED[use]).first().waitFor()
    if ((await hunter.ask()) === 'attackCard') await looked(page, 'hunter-attack')
    await finishes(hunter)
  }
  await earlier?.leave()
})

const PLAYED: Record<Command, RegExp> = {
  move: /: an Intruder moves/,
  attack: /: an Intruder attacks/,
  special: /: its special effect/,
}

/** Somebody else sees that it is their turn, and is told no card of their hand. */
async function staysSecret(seats: readonly SeatTaken[], other: Seat, hunter: Seat, hand: readonly string[]) {
  const { page, leave } = await arrives(seats, other)
  const heard = overheard(page)
  await page.reload()
  await page.getByRole('heading', { name: t.hunt.turn }).waitFor()
  await page.locator(`#players [data-seat="${hunter}"].hunter`).waitFor()
  expect(heard()).toContain('intruderPlayer')
  expect(hand.filter(card => heard().includes(card))).toEqual([])
  await leave()
}

it('NEM-WIN-04 whoever is out of the game otherwise sees what all see, and talks', async () => {
  const isOut: Fits = ({ g }) => {
    const seat = g.crew.findIndex(({ fate }, at) => fate === 'dead' && g.intruderPlayer?.seat !== at)
    return seat >= 0 && g.turn && g.turn.seat !== seat && !g.ending ? { seat, worth: g.intruders.length } : null
  }
  const moment = findSituations({ isOut }, 20, HUNTED).get('isOut')
  if (!moment) throw new Error('everybody lives')
  const out = await arrives(await takenUp(server.url, moment, NAMES), moment.seat)
  const { page } = out
  await page.getByText(t.youAreDead).waitFor()
  await looked(page, 'hunter-none')
  await page.locator('.meanwhile').getByRole('button', { name: t.table.tableTalk }).click()
  await page.locator('.drawer-talk textarea, .drawer-talk input').first().fill('Boo!')
  await page.keyboard.press('Enter')
  await page.locator('.drawer-talk p').getByText('Boo!').waitFor()
  await out.leave()
})

it('NEM-MODE-INTRUDER-16 the end says what they wanted, and whether they got it', async () => {
  const moment = beforeTheEnd(({ report }) => report.some(({ check }) => check === 'intruders'), HUNTED)
  const after = fold(moment.log, moment.inputs + 1)
  const seat = after.intruderPlayer?.seat ?? -1
  const seats = await takenUp(server.url, moment, NAMES)
  const hunter = await arrives(seats, seat)
  const last = seat === moment.seat ? hunter : await arrives(seats, moment.seat)
  const { options } = moment.decision
  const { answer } = moment
  const at = options.findIndex(
    option => JSON.stringify({ ...option, cost: undefined }) === JSON.stringify({ ...answer }),
  )
  await last.asked().waitFor()
  expect(at).toBeGreaterThanOrEqual(0)
  await last.gives(String(at + 1))
  const fate = hunter.page.locator('.the-end.settled .fates > .hunter')
  await fate.getByText(t.hunt.nobodyWins).waitFor()
  await fate.getByText(after.over?.winners.length === 0 ? t.hunt.content : t.hunt.thwarted).waitFor()
  await hunter.page.locator('.marks').getByText(t.hunt.myMoment).waitFor()
  await looked(hunter.page, 'hunter-end')
  await hunter.leave()
})

it('nothing went wrong in any page', () => {
  expect(trouble).toEqual([])
})

/** What may kill says so before it is chosen, and cannot be chosen by accident: in prepared situations of whole games. */
import { fold, type Option, pending, view } from '@coldwake/rules'
import { type Danger, forecastOf, oneMoreWound } from '@coldwake/rules/forecast'
import type { Moment } from '@coldwake/rules/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { percentOf } from '../src/play/choice/danger.ts'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, clipped, still, takesLink } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { type Fits, findSituations, type Situation, takenUp } from './support/situations.ts'
import { linkOf } from './support/tables.ts'

type Seen = ReturnType<typeof view>
type Turn = Moment['decisions'][number]

/** What somebody sees at a moment that all look at, one after the other. */
let last: { moment: Moment; seen: Seen } | undefined
function seenAt(moment: Moment, seat: number): Seen {
  if (last?.moment !== moment || last.seen.me?.seat !== seat) last = { moment, seen: view(moment.g, seat) }
  return last.seen
}

/** My turn at such a table, as I see it. */
const turnWhen =
  (fits: (seen: Seen, turn: Turn) => number): Fits =>
  moment => {
    const turn = moment.g.ending ? undefined : moment.decisions.find(({ ask }) => ask === 'turn')
    if (!turn) return null
    const worth = fits(seenAt(moment, turn.seat), turn)
    return worth > 0 ? { seat: turn.seat, worth } : null
  }

const crewOf = ({ table }: Seen, seat: number) => table.crew.find(crew => crew.seat === seat)
const fights = (seen: Seen, seat: number) => seen.table.intruders.some(({ room }) => room === crewOf(seen, seat)?.room)
const may = ({ options }: Turn, deed: Option['do']) => options.some(option => option.do === deed)

/** What the option of this kind may cost, by what this player sees. */
function dangerOf(seen: Seen, turn: Turn, deed: Option['do'], to: Danger['to']): Danger | undefined {
  const option = turn.options.find(one => one.do === deed)
  return option && forecastOf(seen, turn, option).dangers.find(danger => danger.to === to)
}

const WANTED = {
  /** Passing costs a wound, and that is the last one. */
  bleeding: turnWhen((seen, turn) => {
    const crew = crewOf(seen, turn.seat)
    if (!crew?.wounds.includes('bleeding') || !oneMoreWound(seen.table, turn.seat) || !may(turn, 'pass')) return 0
    return crew.hand > 0 && !fights(seen, turn.seat) ? crew.hand : 0
  }),
  /** Passing here costs a light wound, and nothing kills. */
  burning: turnWhen((seen, turn) => {
    const here = crewOf(seen, turn.seat)?.room
    if (!seen.table.rooms.some(({ room, fire }) => fire && room === here)) return 0
    if (fights(seen, turn.seat) || !may(turn, 'pass') || !may(turn, 'move')) return 0
    const { dangers, wounds } = forecastOf(seen, turn, { do: 'pass' })
    const [cause] = wounds?.causes ?? []
    return dangers.length === 0 && wounds?.light === 1 && cause?.cause === 'fire' ? turn.options.length : 0
  }),
  /** A miss is the fourth serious wound. */
  lastMiss: turnWhen((seen, turn) => {
    if (!oneMoreWound(seen.table, turn.seat) || !fights(seen, turn.seat) || !may(turn, 'melee')) return 0
    const most = dangerOf(seen, turn, 'melee', 'me')?.chance.most ?? 0
    return most >= 0.25 && most < 1 && may(turn, 'shoot') ? turn.options.length : 0
  }),
  /** Out of combat into a room that burns. */
  intoFire: turnWhen((seen, { seat, options }) => {
    const fires = seen.table.rooms.filter(({ fire }) => fire).map(({ room }) => room)
    return fights(seen, seat) ? options.filter(option => option.do === 'move' && fires.includes(option.to)).length : 0
  }),
  /** The next malfunction may be the last one. */
  malfunctions: turnWhen((seen, turn) => {
    if (seen.table.rooms.filter(({ malfunction }) => malfunction).length < 7) return 0
    return dangerOf(seen, turn, 'pass', 'vessel')?.chance.most ?? 0
  }),
  /** Bleeding, and nothing but passing is left. */
  doomed: turnWhen((seen, turn) => {
    if (!turn.options.every(({ do: deed }) => deed === 'pass' || deed === 'drop')) return 0
    return dangerOf(seen, turn, 'pass', 'me')?.chance.least === 1 ? 1 : 0
  }),
  /** Nothing to pay with. */
  spent: turnWhen((seen, turn) => {
    if (!turn.options.every(({ do: deed }) => deed === 'pass' || deed === 'drop')) return 0
    return forecastOf(seen, turn, { do: 'pass' }).dangers.length === 0 ? turn.options.length : 0
  }),
  inCombat: turnWhen((seen, turn) =>
    fights(seen, turn.seat) && may(turn, 'shoot') && may(turn, 'melee') && may(turn, 'move') ? turn.options.length : 0,
  ),
  /** Nothing is near, and there is something to drop. */
  calm: turnWhen((seen, turn) => {
    if (seen.table.intruders.length > 0 || !may(turn, 'move') || !may(turn, 'drop')) return 0
    return forecastOf(seen, turn, { do: 'pass' }).dangers.length === 0 ? turn.options.length : 0
  }),
  /** Somebody acts, and I hold a card to react with. */
  reacts: ({ g, decisions }) => {
    const asked = decisions.find(
      ({ ask, options }) => ask === 'window' && options.some(({ do: deed }) => deed === 'react'),
    )
    return asked && !g.ending ? { seat: asked.seat, worth: 1 } : null
  },
} satisfies Record<string, Fits>
type Name = keyof typeof WANTED

let server: Server
let browser: Browser
let situations: Map<keyof typeof WANTED, Situation>
const trouble: string[] = []

beforeAll(async () => {
  situations = findSituations(WANTED, 32)
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

/** Whoever looks, in one page: it goes from table to table. */
let looker: Player | undefined

async function sits(name: Name): Promise<Player> {
  const situation = situations.get(name)
  if (!situation) throw new Error(`no game had ${name}`)
  const seat = (await takenUp(server.url, situation, ['Ola', 'Marta', 'Jonas', 'Ingeborg', 'Bo']))[situation.seat]
  if (!seat) throw new Error('nobody sits there')
  const link = linkOf(server.url, seat)
  if (looker) await takesLink(looker.page, link)
  else looker = await Player.arrive(browser, link, 'Ola', trouble)
  await looker.page.waitForFunction(() => document.querySelector('.rail[data-ask]'))
  await still(looker.page)
  return looker
}

/** The question as this player sees it. */
function seenIn(name: Name): { seen: Seen; turn: Turn } {
  const situation = situations.get(name)
  if (!situation) throw new Error(`no game had ${name}`)
  const g = fold(situation.log, situation.inputs)
  const turn = pending(g).find(({ seat }) => seat === situation.seat)
  if (!turn) throw new Error('nothing is asked')
  return { seen: view(g, situation.seat), turn }
}

/** By its name: what it does may name others. */
const tile = ({ page }: Player, text: string) =>
  page.locator('.rail .tile').filter({ has: page.locator('.answer-name', { hasText: text }) })
const alert = ({ page }: Player) => page.locator('.go .doom-head')

/** Two clicks as close together as a machine can make them. */
const clicksTwice = (player: Player) =>
  player.primary().evaluate(async button => {
    if (!(button instanceof HTMLElement)) throw new Error('no button')
    button.click()
    await Promise.resolve()
    button.click()
    await Promise.resolve()
  })

it('in Combat the question is whether to fight or flee, and every way out says that one is attacked first', async () => {
  const player = await sits('inCombat')
  const { page } = player
  await page.getByRole('heading', { name: 'Fight or flee?' }).waitFor()
  const deeds = await page.locator('.ask-fight .tile .answer-name').allInnerTexts()
  expect(deeds.slice(0, 2).map(deed => deed.split('\n')[0])).toEqual(['Shoot', 'Melee'])
  for (const deed of ['Shoot', 'Melee']) expect(await tile(player, deed).innerText()).toMatch(/Kills it now: .*\d+%/)
  const { seen, turn } = seenIn('inCombat')
  const walks = turn.options.filter(option => option.do === 'move')
  const exits = await page.locator('.ask-fight .opt').allInnerTexts()
  expect(exits).toHaveLength(walks.length)
  for (const exit of exits) expect(exit).toMatch(/attacked first\s+(up to )?\d+% (wounded|death)/)
  // What is certain is said on the tile: a bullet, a Contamination card.
  expect(await tile(player, 'Shoot').innerText()).toContain('Spends 1 ammo')
  expect(await tile(player, 'Melee').innerText()).toContain('contamination card')
  expect(await page.locator('.opponents .attacks').first().innerText()).toContain('If it attacks')
  const cut = await page
    .locator('.rail .answer-note.first')
    .evaluateAll(notes => notes.filter(note => note.scrollWidth > note.clientWidth + 1).length)
  expect(cut).toBe(0)
  const [walk] = walks
  const first = walk && forecastOf(seen, turn, walk).attackedFirst
  expect(first?.by.length).toBeGreaterThan(0)
  // The numbers run down the page.
  const numbers = await page.locator('.rail :is(.tile, .opt) .keycap').allInnerTexts()
  expect(numbers.pop()).toBe('P')
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)))
  expect(await accessProblems(page, '.rail')).toEqual([])
  // The name of who one fights has its place beside the odds.
  const named = await page.locator('.opponents li b').first().boundingBox()
  expect(named?.height).toBeLessThan(48)
  await shoot(page, 'fight')
})

it('passing that kills says so, and takes two holds: neither clicks nor keys do it by accident', async () => {
  const { seen, turn } = seenIn('bleeding')
  expect(dangerOf(seen, turn, 'pass', 'me')?.chance.least).toBe(1)
  const player = await sits('bleeding')
  const { page } = player
  await page.getByText('3 of 3 serious wounds: the next wound kills').waitFor()
  const pass = tile(player, 'Pass')
  expect(await pass.innerText()).toContain('This kills you')
  const n = await player.question()
  await pass.dblclick()
  await alert(player).waitFor()
  expect(await player.question()).toBe(n)
  // What a screen reader is told at once: what it comes to, and why.
  expect(await alert(player).innerText()).toMatch(/This kills you[\s\S]*Bleeding/i)
  // Who listens hears the same: what is chosen, what it brings, and how it is done.
  await player.page
    .getByRole('log')
    .filter({ hasText: /This kills you\. Bleeding.*press 4 times/ })
    .waitFor()
  expect(await accessProblems(page, '.rail')).toEqual([])
  await clicksTwice(player)
  expect(await player.question()).toBe(n)
  // One hold is not enough.
  await page.keyboard.press('Escape')
  await alert(player).waitFor({ state: 'detached' })
  await pass.click()
  const takes = (what: string) => page.locator('.go').getByText(what).waitFor()
  await takes('Hold 2 times, or press 4 times')
  await player.holds(player.primary(), () => takes('Hold once more, or press 2 times'))
  expect(await page.locator('.holdsteps .on').count()).toBe(2)
  // It is said once: nothing but the log speaks.
  await page.getByRole('log').getByText('Hold once more, or press 2 times').waitFor()
  expect(await page.locator('.go [role="status"]').count()).toBe(0)
  expect(await player.question()).toBe(n)
  await player.answers(() => player.holds(player.primary(), () => page.locator(`.rail:not([data-n="${n}"])`).waitFor()))
  // Whoever has passed has no action left to count, and is not asked again whether they mean it.
  await player.asked('passDiscard').waitFor()
  expect(await page.locator('.turn .sub').innerText()).not.toContain('Action')
  expect(await page.locator('.go .hold').count()).toBe(0)
})

it('where nothing but death is left, that is said, and one press is enough', async () => {
  const player = await sits('doomed')
  await player.page.getByRole('button', { name: 'Out of cards: end your round' }).click()
  await alert(player).getByText('You have no other option.').waitFor()
  await player.answers(() => player.primary().click())
})

it('a wound that is certain is said before the turn ends in a fire', async () => {
  const player = await sits('burning')
  const { page } = player
  expect(await tile(player, 'Pass').innerText()).toMatch(/^P\s+Pass\s+You get 1 light wound/)
  await page.keyboard.press('p')
  const said = page.locator('.go [role="status"]')
  await said.waitFor()
  expect(await said.innerText()).toMatch(/1 light wound[\s\S]*Your turn ends in the fire/)
  expect(await accessProblems(page, '.rail')).toEqual([])
  await shoot(page, 'burning')
  await page.keyboard.press('1')
  await page.locator('.oddswords, .then').first().waitFor()
  await shoot(page, 'burning-move')
  for (const size of [
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await still(page)
    await shoot(page, 'burning-move')
    await page.keyboard.press('Escape')
    await shoot(page, 'burning')
    await page.keyboard.press('1')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
})

it('a blow whose miss kills says how likely that is, and why; by keyboard alone it takes two presses', async () => {
  const { seen, turn } = seenIn('lastMiss')
  const danger = dangerOf(seen, turn, 'melee', 'me')
  const percent = percentOf(danger?.chance.most ?? 0)
  const player = await sits('lastMiss')
  const { page } = player
  expect(await tile(player, 'Melee').innerText()).toContain(`${percent}%`)
  const number = await tile(player, 'Melee').locator('.keycap').innerText()
  const n = await player.question()
  await page.keyboard.press(number)
  await alert(player).waitFor()
  expect(await alert(player).innerText()).toMatch(new RegExp(`May kill you[\\s\\S]*${percent}%[\\s\\S]*A miss is`, 'i'))
  // Something safer is one press away.
  await page.locator('.safer').waitFor()
  await clicksTwice(player)
  await page.locator('.hold.armed').waitFor()
  expect(await player.question()).toBe(n)
  await page.keyboard.press('Escape')
  await alert(player).waitFor({ state: 'detached' })
  await page.keyboard.press(number)
  await page.keyboard.press('Enter')
  await page.locator('.hold.armed').waitFor()
  expect(await player.question()).toBe(n)
  await player.answers(() => player.gives(''))
})

it('a way out that leads into fire says so', async () => {
  const { seen, turn } = seenIn('intoFire')
  const burning = seen.table.rooms.filter(({ fire }) => fire).map(({ room }) => room)
  const ways = turn.options.filter(option => option.do === 'move' && burning.includes(option.to))
  const player = await sits('intoFire')
  expect(await player.page.locator('.ask-fight .opt', { hasText: /fire/ }).count()).toBe(ways.length)
})

it('with seven malfunctions, what may bring the last one says what that means', async () => {
  const { seen, turn } = seenIn('malfunctions')
  const most = dangerOf(seen, turn, 'pass', 'vessel')?.chance.most ?? 0
  expect(most).toBeGreaterThan(0)
  const player = await sits('malfunctions')
  await tile(player, 'Pass').locator('.danger-badge').waitFor()
  await player.page.keyboard.press(await tile(player, 'Pass').locator('.keycap').innerText())
  const said = player.page.locator('.go :is(.doom-head, .riskline)')
  await said.waitFor()
  expect(await said.innerText()).toMatch(/ship/)
})

it('out of cards there is one large button, and one press ends the round', async () => {
  const player = await sits('spent')
  expect(await player.page.locator('.rail :is(.opt, .tile)').count()).toBe(0)
  await player.answers(() => player.page.getByRole('button', { name: 'Out of cards: end your round' }).click())
})

it('what is carried is dropped where it lies, and is no number of the list', async () => {
  const player = await sits('calm')
  const { page } = player
  expect(await page.locator('.rail :is(.opt, .tile)', { hasText: /^\d*Drop/ }).count()).toBe(0)
  await page.locator('.gear button').first().click()
  const drop = page.getByRole('radio', { name: /^Drop/ })
  if ((await drop.count()) > 0) await drop.click()
  await page.locator('.go .primary', { hasText: /^Drop/ }).waitFor()
  await player.answers(() => player.primary().click())
})

const SHORT_DESKS = [
  { width: 1200, height: 800 },
  { width: 1366, height: 768 },
]

it('a card that pays still pays when it is clicked, and Enter goes', async () => {
  const player = await sits('calm')
  const { page } = player
  await page.keyboard.press('1')
  await page.getByText('Press another card in your hand').waitFor()
  await page.locator('.card.pays').first().click()
  await page.locator('.card.pays').first().waitFor()
  // On a short desk, too, cards have place for their words: none is cut, or broken without a hyphen.
  for (const size of SHORT_DESKS) {
    await page.setViewportSize(size)
    expect(await clipped(page), `${size.width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await player.answers(() => page.keyboard.press('Enter'))
})

it('the rail scrolls as a whole, and reasons are folded until somebody asks', async () => {
  const player = await sits('calm')
  const { page } = player
  const why = page.getByRole('button', { name: /Why not…\?/ })
  await why.waitFor()
  expect(await page.locator('.rail .cannot').count()).toBe(0)
  await why.click()
  await page.locator('.rail .cannot').first().waitFor()
  const scrolling = await page.locator('.rail').evaluate(rail =>
    [...rail.querySelectorAll('*')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight > 0)
      .filter(element => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map(({ className }) => String(className)),
  )
  expect(scrolling).toEqual([])
})

it('a reaction is chosen, then confirmed', async () => {
  const player = await sits('reacts')
  const { page } = player
  const n = await player.question()
  await page
    .locator('.ask-window .opt', { hasText: /React with/ })
    .first()
    .click()
  await player.primary().waitFor()
  expect(await player.question()).toBe(n)
  await player.answers(() => page.keyboard.press('Enter'))
})

it('nothing is answered before the page knows what it may cost', async () => {
  const player = await sits('calm')
  const { page } = player
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.context().route(/\/en\.answer-[^/]*\.js/, async route => {
    await held
    await route.continue()
  })
  await page.reload()
  await player.asked('turn').waitFor()
  const n = await player.question()
  await page.keyboard.press('1')
  await page.locator('.go .primary[aria-busy="true"]').waitFor()
  await page.keyboard.press('Enter')
  await clicksTwice(player)
  expect(await player.question()).toBe(n)
  release()
  await page.locator('.go .primary:not([aria-disabled])').waitFor()
  await player.answers(() => page.keyboard.press('Enter'))
})

it('nothing went wrong meanwhile', () => expect(trouble).toEqual([]))

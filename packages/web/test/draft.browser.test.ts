/** Who one becomes and what one plays for: shown in full before it is chosen, secrets to nobody else. */
import { characterInfo, type MyView } from '@coldwake/rules'
import {
  cardName,
  cardText,
  characterName,
  characterStrengths,
  characterWeakness,
  loadLanguage,
  ui,
} from '@coldwake/text'
import type { SeatTaken } from '@coldwake/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closePages, launch } from './support/browser.ts'
import { accessProblems, LOOKED, outside, overflow, SIZES, still, takesLink } from './support/page.ts'
import { Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { findSituations, isAsked, takenUp } from './support/situations.ts'
import { linkOf, post, startedTable } from './support/tables.ts'

let server: Server
let browser: Browser
const trouble: string[] = []

/** Two people who speak English, each in one page: they go from table to table. */
const people: Player[] = []
async function arrives(who: number, link: string): Promise<Player> {
  const before = people[who]
  if (before) await takesLink(before.page, link)
  const player = before ?? (await Player.arrive(browser, link, '', trouble))
  people[who] = player
  return player
}
/** What a seat may know; only its own token gets it. */
const viewOf = async ({ code, token }: SeatTaken): Promise<MyView> => {
  const { saw } = await post<{ saw: { view: { me: MyView } } }>(
    server.url,
    `/tables/${code}/reports`,
    { words: '' },
    token,
  )
  return saw.view.me
}

beforeAll(async () => {
  await loadLanguage('en')
  server = await Server.start()
  browser = await launch()
})
afterAll(async () => {
  await closePages(browser)
  await server?.stop()
})

/** What of the choice cannot be seen without scrolling, or is cut off. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const casting = document.querySelector('.casting')
    if (!casting) return ['nobody chooses']
    const frame = casting.getBoundingClientRect()
    const scrolls =
      casting.scrollHeight > casting.clientHeight + 1
        ? [`scrolls by ${casting.scrollHeight - casting.clientHeight}`]
        : []
    const parts =
      '.cast-about h3, .strengths li, .weakness, .howhard, .signature li, .allcards, .cast-kit li, button.castwho, .cast-others li'
    const cut = [...casting.querySelectorAll(parts)].filter(part => {
      const { top, bottom, width } = part.getBoundingClientRect()
      return width === 0 || top < frame.top - 1 || bottom > frame.bottom + 1
    })
    return [...scrolls, ...cut.map(part => `${part.className || part.tagName}: ${part.textContent}`)]
  })

it('both characters stand on one screen: strengths, weakness, how hard, typical cards, what they begin with', async () => {
  const seats = await startedTable(server.url, ['Ada', 'Grace'])
  const views = await Promise.all(seats.map(viewOf))
  const active = views.findIndex(me => me.decision !== null)
  const options = views[active].decision?.options ?? []
  const drawn = options.flatMap(option => (option.do === 'character' ? [option.card] : []))
  expect(drawn).toHaveLength(2)

  const chooser = await arrives(0, linkOf(server.url, seats[active]))
  const other = await arrives(1, linkOf(server.url, seats[1 - active]))
  for (const { page } of [chooser, other]) {
    await page.locator('.candidate').nth(1).waitFor()
    await still(page)
    const shown = await page
      .locator('.candidate')
      .evaluateAll(people => people.map(one => (one as HTMLElement).innerText.replaceAll('\u00ad', '')))
    for (const [at, character] of drawn.entries()) {
      const info = characterInfo('nemesis', character)
      expect(shown[at].toLowerCase()).toContain(characterName(character, 'en').toLowerCase())
      for (const said of [...characterStrengths(character, 'en'), characterWeakness(character, 'en')])
        expect(shown[at]).toContain(said)
      for (const item of [info?.weapon ?? '', ...(info?.quests ?? [])])
        expect(shown[at]).toContain(cardName(item, 'en'))
    }
    for (const size of [SIZES[0], SIZES[1]]) {
      await page.setViewportSize(size)
      await still(page)
      expect(await hidden(page), `${size.width}`).toEqual([])
    }
    expect(await accessProblems(page)).toEqual([])
    await page.setViewportSize(SIZES[0])
  }
  expect(await overflow(chooser.page, () => chooser.page.locator('.casting').waitFor())).toEqual([])
  expect(await other.page.locator('.casting button.castwho').count()).toBe(0)
  // Whoever looks on is not told to choose.
  const who = ['Ada', 'Grace'][active]
  const hint = (player: Player) => player.page.locator('.casting .hint').innerText()
  await expect.poll(() => hint(chooser)).toMatch(/^Pick one of the two you drew\. .*next player/)
  await expect.poll(() => hint(other)).toMatch(new RegExp(`^${who} picks one of the two\\. .*next player`))
  await other.page.locator('.rail .waits', { hasText: `${who} chooses a Character.` }).waitFor()

  // All that one would hold is a press away, and goes by a press beside it.
  const [first] = drawn
  await chooser.page.locator('.allcards').first().click()
  const sheet = chooser.page.getByRole('dialog', { name: characterName(first, 'en') })
  const told = (await sheet.innerText()).replaceAll('\u00ad', '')
  for (const card of characterInfo('nemesis', first)?.deck ?? [])
    expect(told).toContain(cardText('nemesis', card, 'en'))
  expect(await accessProblems(chooser.page, '.character-sheet')).toEqual([])
  await chooser.page.mouse.click(8, 8)
  await sheet.waitFor({ state: 'detached' })

  // By keyboard alone: the second of the two.
  await chooser.presses('2', 'Enter')
  await chooser.page.locator('.casting h2', { hasText: /Who will .* be/ }).waitFor()
  await expect.poll(() => hint(other)).toMatch(/stays out of this game/)
  const back = other.page.locator('.cast-others li', { hasText: new RegExp(characterName(first, 'en'), 'i') })
  // Unless the second player drew it again.
  for (const said of await back.locator('i').allInnerTexts()) expect(said).toBe('put back')
})

it('in the longest languages they still do, and who one becomes is chosen by one press and confirmed by another', async () => {
  for (const lang of ['de', 'pl']) {
    const [host] = await startedTable(
      server.url,
      ['Ada'],
      2,
      lang === 'pl' ? { game: 'lockdown', board: 'lockdown-base' } : {},
    )
    const ada = await Player.arrive(browser, linkOf(server.url, host), 'Ada', trouble, { locale: lang })
    const { page } = ada
    await page.locator('button.castwho').nth(1).waitFor()
    for (const size of [SIZES[0], SIZES[1]]) {
      await page.setViewportSize(size)
      await still(page)
      expect(await hidden(page), `${lang} ${size.width}`).toEqual([])
      await shoot(page, `draft-${lang}`)
    }
    await page.setViewportSize(SIZES[3])
    await still(page)
    await shoot(page, `draft-${lang}`)
    await page.setViewportSize(SIZES[0])
    // The button on the card is the only one that says so until it is pressed.
    expect(
      await page
        .locator('.rail')
        .getByRole('button', { name: /(Spiele|Zagraj)/ })
        .count(),
      lang,
    ).toBe(0)
    // One press chooses, and nobody is anybody by that; the next one confirms, beside it or at the foot of a phone.
    const button = page.locator('button.castwho').first()
    await button.click()
    await page.getByRole('button', { name: /^(Bestätige|Potwierdź): / }).waitFor()
    expect(await button.getAttribute('aria-pressed')).toBe('true')
    await page.setViewportSize(SIZES[3])
    const confirm = lang === 'pl' ? button : page.locator('.go .primary')
    await confirm.click()
    await button.waitFor({ state: 'detached' })
    await ada.leave()
  }
})

it('objectives lie sealed until their owner looks, and nobody else is told', async () => {
  const seats = await startedTable(server.url, ['Ada', 'Grace'])
  const [mine, theirs] = await Promise.all(seats.map(viewOf))
  const titles = (me: MyView) => me.objectives.map(card => cardName(card, 'en'))
  const ada = await arrives(0, linkOf(server.url, seats[0]))
  const grace = await arrives(1, linkOf(server.url, seats[1]))
  const goals = ada.page.locator('.dock .mygoals')
  await goals.getByRole('button', { name: 'Press to see your secret objectives' }).click()
  for (const title of titles(mine)) await goals.getByRole('heading', { name: title }).waitFor()
  expect(await goals.locator('.needs').first().innerText()).toMatch(/survives/)
  expect(await goals.locator('.need').first().innerText()).toMatch(/still to do/)
  expect(await accessProblems(ada.page)).toEqual([])
  await grace.page.locator('.dock .mygoals').waitFor()
  for (const title of titles(mine).filter(title => !titles(theirs).includes(title)))
    expect(await grace.page.content()).not.toContain(title)

  // A reload leaves them open; whoever puts them back hides them everywhere on the page.
  await ada.page.reload()
  await goals.getByRole('heading', { name: titles(mine)[0] }).waitFor()
  await goals.getByRole('button', { name: 'Put them back' }).click()
  await goals.getByRole('button', { name: 'Press to see your secret objectives' }).waitFor()
  expect(await goals.innerText()).not.toContain(titles(mine)[0])
})

it('on a screen that several share, objectives show only while somebody holds', async () => {
  const ola = await Player.arrive(browser, server.url, 'Ola', trouble)
  const { page } = ola
  await page.locator('.door.nemesis').getByRole('button', { name: 'Around one device' }).click()
  await page.getByRole('button', { name: 'Begin' }).click()
  await ola.holds(page.locator('main.curtain').getByRole('button'), () => page.locator('.table').waitFor())
  const goals = page.locator('.dock .mygoals')
  const sealed = goals.getByRole('button', { name: 'Hold to see your secret objectives' })
  const shown = goals.locator('.objective')
  await still(page)
  await sealed.hover()
  expect(await shown.count()).toBe(0)
  await page.mouse.down()
  await shown.nth(1).waitFor()
  await page.mouse.up()
  await shown.first().waitFor({ state: 'detached' })

  // The same with a key, and nothing stays behind when the focus goes elsewhere.
  await sealed.focus()
  await page.keyboard.down('Enter')
  await shown.nth(1).waitFor()
  expect(await accessProblems(page)).toEqual([])
  await page.keyboard.up('Enter')
  await shown.first().waitFor({ state: 'detached' })
  await page.keyboard.down(' ')
  await shown.nth(1).waitFor()
  await sealed.blur()
  await shown.first().waitFor({ state: 'detached' })
  await page.keyboard.up(' ')
  await ola.leave()
})

it('NEM-CRIT-01 the choice of one says what each needs, and how it stands; by mouse or by number', async () => {
  const situation = findSituations({ choice: isAsked('objective') }, 20).get('choice')
  if (!situation) throw new Error('nobody met an intruder')
  const seats = await takenUp(server.url, situation, ['Ada', 'Grace', 'Jo', 'Kim', 'Sam'])
  const me = await viewOf(seats[situation.seat])
  const ada = await arrives(1, linkOf(server.url, seats[situation.seat]))
  const { page } = ada
  await ada.asked('objective').waitFor()
  const letters = page.locator('.letters > li')
  await letters.nth(1).waitFor()
  expect(await letters.count()).toBe(2)
  for (const [at, card] of me.objectives.entries()) {
    const letter = letters.filter({ hasText: cardName(card, 'en') })
    await letter.locator('.need').first().waitFor()
    expect(await letter.getByRole('button').innerText(), String(at)).toMatch(/^\d/)
  }
  expect(await accessProblems(page)).toEqual([])
  for (const size of LOOKED) {
    await page.setViewportSize(size)
    expect(await outside(page), `${size.width}`).toEqual([])
  }
  await page.setViewportSize(SIZES[0])
  const envelopes = page.locator('.envelopes .letter')
  expect(await envelopes.count()).toBe(2)
  // What lies beyond the edge of the board does not lie over them.
  expect(await page.locator('.edges').isVisible()).toBe(false)
  const pressed = (at: number) => expect.poll(() => envelopes.nth(at).getAttribute('aria-pressed')).toBe('true')
  // My goals, opened and read in the dock, do not unfold over what is chosen from.
  await page.locator('.dock .sealed').click()
  await page.locator('.dock .mygoals .need').first().waitFor()
  await envelopes.nth(1).locator('.keeps').click()
  await pressed(1)
  await page.keyboard.press('1')
  await pressed(0)
  await page.keyboard.press('2')
  await pressed(1)
  expect(await envelopes.nth(1).locator('b').textContent()).not.toBe('')
  // The one that is chosen says that a second press keeps it.
  expect(await envelopes.nth(1).locator('.keeps').innerText()).toBe(ui('en', 'stage').stage.keepsThis)
  await envelopes.nth(1).locator('.keeps').click()
  await envelopes.first().waitFor({ state: 'detached' })
  const kept = async () => {
    const { objectives, rejected } = await viewOf(seats[situation.seat])
    return [objectives.length, rejected.length]
  }
  await expect.poll(kept).toEqual([1, 1])
})

it('nothing went wrong in any page meanwhile', () => {
  expect(trouble).toEqual([])
})

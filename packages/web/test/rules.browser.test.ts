/** The rules in a real browser: found, linked from a running game, and read by keyboard alone. */
import { recipes } from '@coldwake/rules'
import { loadRulebookWords } from '@coldwake/text'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeAt } from '../src/rules/place.ts'
import { rulesAbout } from '../src/rules/thingRules.ts'
import { closePages, launch } from './support/browser.ts'
import { speaker, TONGUES } from './support/languages.ts'
import {
  accessProblems,
  clipped,
  isJudged,
  LOOKED,
  opensWithin,
  SIZES,
  sizesFor,
  smallTargets,
  still,
  visits,
} from './support/page.ts'
import { nextTurn, Player } from './support/player.ts'
import { Server } from './support/server.ts'
import { shoot } from './support/shots.ts'
import { linkOf, startedTable } from './support/tables.ts'

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

const heading = (page: Page): Locator => page.locator('.rulereading h2')
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Ask or search the rules' })
const finds = (page: Page): Locator => page.locator('.rulefind')
const theRule = (page: Page): Locator => page.locator('.therule')
const panel = (page: Page): Locator => page.locator('.rulespanel')
const isFocused = (locator: Locator) => locator.evaluate(element => element === document.activeElement)
const takesFocus = (locator: Locator) => expect.poll(() => isFocused(locator)).toBe(true)

describe('on a page of their own', () => {
  let reader: Player
  let page: Page
  const open = async (address: string) => {
    // A page that is opened anew has nothing left of an earlier search.
    await page.evaluate(() => history.replaceState(null, ''))
    await opensWithin(page, '/')
    await page.locator('.way').first().waitFor()
    await opensWithin(page, `/rules${address}`)
    await heading(page).waitFor()
  }
  /** Presses Tab until it is there. */
  const tabTo = async (goal: Locator) => {
    for (let presses = 0; !(await isFocused(goal)); presses++) {
      expect(presses).toBeLessThan(60)
      await page.keyboard.press('Tab')
    }
  }
  beforeAll(async () => {
    reader = await Player.arrive(browser, `${server.url}/rules`, 'Rita', trouble)
    page = reader.page
  })
  afterAll(() => reader?.leave())

  it('a link to one rule shows it, what belongs to it, and where it stands', async () => {
    await page.goto(`${server.url}/rules/NEM-ENC-08`)
    await heading(page).waitFor()
    expect(await theRule(page).innerText()).toContain('Set the drawn token aside')
    expect(await page.getByRole('heading', { name: 'Related rulings' }).count()).toBe(1)
    expect(await page.locator('.ruleside #NEM-RULING-204').count()).toBe(1)
    expect(await page.locator('.ruletrail').innerText()).toContain('Encounters and combat')
    expect(await page.locator('.ruleitem.current').innerText()).toContain('ENC-08')
    await expect.poll(() => page.title()).toContain('NEM-ENC-08')
  })

  it('in the other language it is the same rule', async () => {
    await open('/NEM-ENC-08')
    await page.getByLabel('Language').selectOption('es')
    await heading(page).filter({ hasText: 'Encuentro' }).waitFor()
    expect(page.url()).toContain('/rules/NEM-ENC-08')
    await theRule(page).filter({ hasText: /ficha/ }).waitFor()
    await page.getByLabel('Idioma').selectOption('en')
    await heading(page).filter({ hasText: 'Encounter' }).waitFor()
  })

  it('an id that nobody has is told, not shown as an empty page', async () => {
    await open('/NEM-XYZ-99')
    expect(await heading(page).innerText()).toMatch(/NEM-XYZ-99/i)
  })

  it('what is typed is found at once, and going back comes back to it', async () => {
    await open('')
    await search(page).fill('fire egg')
    await finds(page).nth(3).waitFor()
    await still(page)
    const found = await finds(page).count()
    expect(await page.getByRole('status').innerText()).toBe(`${found} found`)
    expect((await finds(page).first().locator('mark').allInnerTexts()).map(word => word.toLowerCase())).toContain('egg')
    await finds(page).filter({ hasText: 'EVENT-05' }).click()
    await theRule(page).filter({ hasText: 'destroy 1 Egg' }).waitFor()
    await page.goBack()
    await finds(page).first().waitFor()
    expect(await search(page).inputValue()).toBe('fire egg')
  })

  it('a question is answered, announced, and leads to its rule and to an example to try', async () => {
    await open('')
    // Asked by pressing one of the questions that show how, or by typing.
    await page.getByRole('button', { name: 'Can I shoot into another room?' }).click()
    expect(await search(page).inputValue()).toBe('Can I shoot into another room?')
    const best = page.locator('.answer.best')
    await best.filter({ hasText: 'same Room' }).waitFor()
    await search(page).fill('do i roll for noise if somebody is alredy in the room')
    await page.getByRole('article', { name: 'Move, MOVE-06' }).waitFor()
    await still(page)
    expect(await page.locator('.answer').count()).toBe(3)
    expect(await page.getByRole('status').innerText()).toMatch(/^Best answer: .+, [A-Z]+-\d+\. \d+ found\.$/)
    expect(await accessProblems(page)).toEqual([])
    await page
      .getByRole('article', { name: 'Move, MOVE-06' })
      .getByRole('link', { name: /^Try it/ })
      .click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/rules/nemesis/trials/NEM-EX-03')
    await page.goBack()
    await page
      .getByRole('article', { name: 'Move, MOVE-06' })
      .getByRole('link', { name: /No Noise roll/ })
      .click()
    await theRule(page).filter({ hasText: 'No Noise roll when another Character' }).waitFor()
    await search(page).fill('how do I cook spaghetti')
    await page.getByRole('status').filter({ hasText: 'Nothing in the rules fits that' }).waitFor()
    expect(await page.locator('.answer, .rulefind').count()).toBe(0)
  })

  it('everything can be reached by keyboard alone', async () => {
    await open('')
    await search(page).press('Control+a')
    await page.keyboard.type('enc-03')
    await finds(page).first().waitFor()
    // Over the button that clears the field and the chapters beside, into what was found.
    await tabTo(finds(page).first())
    await page.keyboard.press('Enter')
    await theRule(page).filter({ hasText: 'discard all Noise markers' }).waitFor()
    await takesFocus(heading(page))
    // And on from there to a neighbor.
    await tabTo(page.locator('.ruleid', { hasText: 'ENC-10' }))
    await page.keyboard.press('Enter')
    await theRule(page).filter({ hasText: 'Blank token' }).waitFor()
    await takesFocus(heading(page))
  })

  it('whoever changes the search stays in its field', async () => {
    await open('')
    await search(page).fill('door')
    await finds(page).first().waitFor()
    await search(page).fill('')
    await page.locator('.firstgame').waitFor()
    await takesFocus(search(page))
    await search(page).fill('door')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.locator('.firstgame').waitFor()
    await takesFocus(search(page))
  })

  it('the signs lead to their rules', async () => {
    await open('/signs')
    const words = await loadRulebookWords('en')
    await expect.poll(() => page.locator('.rulesign').count()).toBe(Object.keys(words.sign).length)
    await page.getByRole('link', { name: 'Closed door' }).click()
    await theRule(page).filter({ hasText: 'blocks movement' }).waitFor()
  })

  it('the other game has an overview of its own', async () => {
    await open('')
    await page.getByRole('link', { name: 'Nemesis: Lockdown' }).click()
    await page.getByRole('link', { name: /Stay in the light/ }).waitFor()
    await page.getByRole('link', { name: /^Recipes/ }).click()
    await expect.poll(() => page.locator('.recipe').count()).toBe(recipes('lockdown').length)
    const suit = page.locator('.recipe', { hasText: 'Enviro-Suit' })
    for (const text of ['3 in the game', 'Tool', 'Toolbelt', 'Yellow items × 8'])
      await suit.getByText(text).first().waitFor()
    expect(await accessProblems(page)).toEqual([])
    for (const size of SIZES) {
      await page.setViewportSize(size)
      expect(await clipped(page), `${size.width}`).toEqual([])
      await shoot(page, 'rules-recipes')
    }
    await page.setViewportSize(SIZES[0])
    await page.locator('.rulecontents').getByRole('link', { name: 'Power and darkness' }).click()
    await page.locator('#LOCK-POWER-01').waitFor()
  })
})

/** Every page of the rules, as somebody with a finger sees it. */
const screens: Record<string, string> = {
  start: '',
  rule: '/NEM-ENC-08',
  room: '/NEM-ROOM-LAB',
  chapter: '/nemesis/combat',
  tables: '/nemesis/box',
  card: '/nemesis/card/fullAuto',
  signs: '/signs',
  lockdown: '/lockdown/goal',
  summary: '/lockdown/summaries/combat',
  glossary: '/nemesis/glossary',
  tips: '/lockdown/tips',
  board: '/nemesis/boards',
  surface: '/lockdown/boards/lockdown-surface',
  layout: '/lockdown/layout/4',
}

describe.each(TONGUES)('every page at every size, %s', lang => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    context = await speaker(browser, lang, { hasTouch: true, isMobile: true })
    page = await context.newPage()
    page.on('pageerror', error => trouble.push(error.message))
  })
  afterAll(() => context?.close())

  const looksRight = async (name: string) => {
    for (const size of sizesFor(lang)) {
      await page.setViewportSize(size)
      const [cut, small] = await Promise.all([clipped(page), smallTargets(page)])
      expect(cut, `${size.width}`).toEqual([])
      expect(small, `${size.width}`).toEqual([])
      if (lang !== 'pseudo') await shoot(page, `rules-${name}-${lang}`)
    }
    await page.setViewportSize(SIZES[0])
    if (isJudged(lang)) expect(await accessProblems(page)).toEqual([])
  }

  it.each(Object.entries(screens))('%s', async (name, address) => {
    await visits(page, `${server.url}/rules${address}`)
    await heading(page).waitFor()
    await looksRight(name)
  })
  it('what was found', async () => {
    await visits(page, `${server.url}/rules`)
    await page.getByRole('searchbox').fill(lang === 'es' ? 'intruso' : 'intruder')
    await finds(page).first().waitFor()
    await looksRight('found')
    await page
      .getByRole('searchbox')
      .fill(lang === 'es' ? '¿puedo disparar a otra sala?' : 'can I shoot into another room')
    await page.locator('.answer.best').waitFor()
    await looksRight('answers')
  })
})

describe('over a running game', () => {
  let player: Player
  let page: Page
  beforeAll(async () => {
    const [seat] = await startedTable(server.url, ['Ada'], 2)
    player = await Player.arrive(browser, linkOf(server.url, seat), 'Ada', trouble)
    page = player.page
    await nextTurn([player])
  })
  afterAll(() => player?.leave())

  const line = (): Locator => page.locator('.rail .loglist .logrule').first()
  const closed = () => panel(page).waitFor({ state: 'detached' })

  it('nobody loads the rules who does not open them', async () => {
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(scripts.filter(name => /\/(reader|panel|rulebook|nemesis|lockdown)[\w-]*\.js$/.test(name))).toEqual([])
  })

  it('a line of the log opens its rule, and going back closes it', async () => {
    const question = await player.question()
    const address = new URL(page.url()).pathname
    const rule = await line().getAttribute('href')
    await line().click()
    await theRule(page).waitFor()
    expect(rule).toBe(`/rules/${await theRule(page).getAttribute('aria-label')}`)
    // The table is still there, and asks what it asked.
    expect(new URL(page.url()).pathname).toBe(address)
    expect(await player.question()).toBe(question)
    expect(await player.rail().isVisible()).toBe(true)
    // On to another rule and back again.
    const first = await heading(page).innerText()
    await page.locator('.rulespanel .ruletrail a').first().click()
    await page.locator('.rulespanel .firstgame').waitFor()
    await page.goBack()
    await theRule(page).waitFor()
    await expect.poll(() => heading(page).innerText()).toBe(first)
    await page.goBack()
    await closed()
    expect(await player.question()).toBe(question)
  })

  it('by keyboard alone: from a line to its rule and back to the line', async () => {
    await page.keyboard.press('l')
    await takesFocus(line())
    const second = page.locator('.rail .loglist .logrule').nth(1)
    // Between two lines there may be what is folded.
    const stops = page.locator('.rail .loglist :is(.logrule, .fold)')
    const steps = await stops.evaluateAll(all => {
      const lines = all.filter(one => one.matches('.logrule'))
      return all.findIndex(one => one === lines[1])
    })
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
    await takesFocus(second)
    await page.keyboard.press('Enter')
    await theRule(page).waitFor()
    await takesFocus(heading(page))
    // The table's keys do not work here: a digit chooses nothing.
    await page.keyboard.press('1')
    expect(await player.rail().getAttribute('class')).toContain('idle')
    await page.keyboard.press('Escape')
    await closed()
    await takesFocus(second)
    await page.keyboard.press('r')
    await page.locator('.rulespanel .firstgame').waitFor()
    // Wherever the focus has gone: beside the panel, too.
    await second.focus()
    await page.keyboard.press('Escape')
    await closed()
  })

  it('after any way through the rules one closing is enough', async () => {
    await line().click()
    await theRule(page).waitFor()
    await page.locator('.rulespanel .ruletrail a').last().click()
    await page.locator('.rulespanel .rulesections, .rulespanel .ruleitem').first().waitFor()
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await closed()
  })

  it('questions, reasons, cards and rooms lead to their rules', async () => {
    const ways: [name: string, link: Locator, before?: () => Promise<void>][] = [
      ['the question', page.locator('.ask h2 .rulelink')],
      [
        'a reason',
        page.locator('.more .cannot .rulelink').first(),
        () => page.getByRole('button', { name: /Why not…\?/ }).click(),
      ],
      ['a card', page.locator('#hand .rulelink').first(), () => page.locator('#hand .card').first().hover()],
      [
        'a room',
        page.locator('.drawer .rulechips a').first(),
        () => page.getByRole('button', { name: 'The board as a list' }).click(),
      ],
      [
        'the ship',
        page.locator('.shiplist .rulelink').first(),
        () => page.locator('.tools').getByRole('button', { name: 'Ship' }).click(),
      ],
    ]
    for (const [name, link, before] of ways) {
      await before?.()
      const address = ((await link.getAttribute('href')) ?? '').replace('/rules/', '')
      const place = placeAt(address)
      const [rule = address] = place.at === 'about' ? rulesAbout(place.game, place.kind, place.name) : []
      expect(rule, name).toMatch(/^NEM-/)
      await link.click()
      await page.locator(`.rulespanel .ruleitem[id^="${rule}"]`).first().waitFor()
      await page.keyboard.press('Escape')
      await closed()
    }
  })

  it('accessible, with nothing cut off at any size', async () => {
    await page.keyboard.press('r')
    await page.locator('.rulespanel .firstgame').waitFor()
    expect(await accessProblems(page)).toEqual([])
    const inPanel = () => page.locator('.rulespanel').evaluate(box => box.scrollWidth - box.clientWidth)
    for (const size of LOOKED) {
      await page.setViewportSize(size)
      await still(page)
      expect(await inPanel()).toBe(0)
      await shoot(page, 'rules-panel')
    }
    await page.setViewportSize(SIZES[0])
    await page.keyboard.press('Escape')
    await closed()
  })

  it('a reload keeps the rules open where they were', async () => {
    await line().click()
    await theRule(page).waitFor()
    const rule = await theRule(page).getAttribute('aria-label')
    await page.reload()
    await theRule(page).waitFor()
    expect(await theRule(page).getAttribute('aria-label')).toBe(rule)
    await page.goBack()
    await closed()
    await player.asked('turn').waitFor()
  })
})

it('nothing went wrong in any page', () => {
  expect(trouble).toEqual([])
})

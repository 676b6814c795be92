/** What stands beside the rules: every sheet, term and tip has what it speaks of, in every language. */
import { findBoard } from '@coldwake/rules/facts'
import { nemesisFacts } from '@coldwake/rules/games/nemesis/facts'
import { langs, loadLanguage, ui } from '@coldwake/text'
import { expect, test } from 'vitest'
import { setUpOf, setUpsOf } from '../build/setUps.ts'
import { pictureOf } from '../build/tableViews.ts'
import { GAMES } from '../src/games/covers/index.ts'
import { BOARDS_OF, FIRST_BOARD } from '../src/games/rulebooks/boards.ts'
import { CALLOUTS } from '../src/games/rulebooks/callouts.ts'
import { GLOSSARY } from '../src/games/rulebooks/glossary.ts'
import { PREFIX } from '../src/games/rulebooks/outline.ts'
import { SUMMARIES } from '../src/games/rulebooks/summaries.ts'
import { mapOf } from '../src/play/board/geometry.ts'
import { plain } from '../src/rules/book.ts'
import { HANDBOOK, handbookAddress, placeAt } from '../src/rules/place.ts'
import { books, shelf } from './support/books.ts'

test.each(books.map(({ name }) => name))('%s: sheets and terms lead to rules that are there', async name => {
  const { rules, book } = await shelf(name)
  const game = GAMES.find(one => one === book.game) ?? 'nemesis'
  const onSheets = SUMMARIES[game].flatMap(({ parts }) => parts.flatMap(part => part.rules))
  const ids = [...onSheets.map(rule => `${PREFIX[game]}-${rule}`), ...book.terms.map(({ rule }) => rule)]
  expect(ids.filter(id => !rules.has(id))).toEqual([])
  expect(book.terms).toHaveLength(GLOSSARY[game].length)
  // What is looked up says something.
  const short = book.terms.filter(({ rule }) => plain(rules.get(rule)?.rule.text ?? []).length < 20)
  expect(short).toEqual([])
})

test('no sheet says the same twice', () => {
  for (const game of GAMES)
    for (const { key, parts } of SUMMARIES[game]) {
      const rules = parts.flatMap(part => part.rules)
      expect(new Set(rules).size, `${game} ${key}`).toBe(rules.length)
    }
})

test('both games have tips, as many as each other, in every language', async () => {
  for (const lang of langs) {
    await loadLanguage(lang)
    const { tips } = ui(lang, 'handbook').handbook
    const counts = GAMES.map(game => Object.keys(tips[game]).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(12)
  }
})

test('addresses lead to their pages', () => {
  for (const game of GAMES)
    for (const page of HANDBOOK) {
      expect(placeAt(handbookAddress(game, page))).toEqual({ at: 'page', game, page, part: undefined })
      expect(placeAt(handbookAddress(game, page, 'some'))).toEqual({ at: 'page', game, page, part: 'some' })
    }
})

test.each(GAMES)('%s: what every picture of a board points at is on it', game => {
  for (const board of BOARDS_OF[game]) {
    const table = pictureOf(board)
    const map = mapOf(findBoard(table))
    const missing = CALLOUTS[board].filter(({ at }) => !at(map, table)).map(({ sign, own }) => own ?? sign)
    // The other sides show less of what the first has shown.
    expect(missing.length, `${board} ${missing}`).toBeLessThanOrEqual(board === FIRST_BOARD[game] ? 2 : 7)
  }
})
test.each(GAMES)('%s: callouts lead to rules that are there', async game => {
  const { rules } = await shelf(`${game}.en`)
  const ids = [...rules.keys()]
  for (const board of BOARDS_OF[game])
    for (const { to } of CALLOUTS[board])
      expect(
        ids.some(id => id === to || id.startsWith(`${to}-`)),
        to,
      ).toBe(true)
})

test('set-ups are counted on the table: a number that changes in the content changes in the picture', () => {
  const larvae = () => setUpOf('nemesis', 3).table.bag.larva
  const { bag } = nemesisFacts()
  const before = bag.larva
  expect(larvae()).toBe(before)
  try {
    Object.assign(bag, { larva: before - 1 })
    expect(larvae()).toBe(before - 1)
  } finally {
    Object.assign(bag, { larva: before })
  }
  expect(setUpsOf('nemesis').map(({ players, table }) => [players, table.pods.length])).toEqual([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
  ])
  expect(setUpsOf('lockdown').map(({ count: { contingencies } }) => contingencies)).toEqual([
    { each: 2, pool: 4 },
    { each: 2, pool: 2 },
    { each: 1, pool: 3 },
    { each: 1, pool: 2 },
    { each: 1, pool: 1 },
  ])
})

/** What stands beside the rules: every sheet, term and tip has what it speaks of, in every language. */
import { langs, loadLanguage, ui } from '@coldwake/text'
import { expect, test } from 'vitest'
import { GAMES } from '../src/games/covers/index.ts'
import { GLOSSARY } from '../src/games/rulebooks/glossary.ts'
import { PREFIX } from '../src/games/rulebooks/outline.ts'
import { SUMMARIES } from '../src/games/rulebooks/summaries.ts'
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

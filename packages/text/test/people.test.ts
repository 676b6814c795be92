/** Words that stand beside a person’s name, or beside “You”. */
import { expect, test } from 'vitest'
import { langs, loadLanguage, ui } from '../src/index.ts'

await Promise.all(langs.map(loadLanguage))

test.each(langs)('a line without an offer reads the same below “You” and below a name: %s', lang => {
  expect(ui(lang, 'answer').deal.nothingYet).not.toMatch(/\b(offers?|ofrece|oferuje|bietet|offre)\b/)
})

test.each(langs)('nobody takes a bot’s level for a rank or a character: %s', lang => {
  const { bots } = ui(lang).table
  const names = Object.values(bots).map(name => name ?? '')
  expect(names).toHaveLength(4)
  for (const name of names) expect(name).toMatch(/bot\b/i)
  expect(new Set(names).size).toBe(4)
})

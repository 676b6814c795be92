import { create, keyFromSeed, tableView } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { type Context, checkText, langs, loadLanguage } from '../../../src/index.ts'

await Promise.all(langs.map(loadLanguage))

const seats = [{ character: 'hacker' }, { character: 'janitor' }]
const table = tableView(create({ game: 'lockdown', board: 'lockdown-base', seats }, keyFromSeed(3)))
const to = (me: number | null): Context => ({ table, names: seat => ['Ada', 'Grace'][seat] ?? '', me })

test('whoever falls to the contingency is told so, not by their name', () => {
  const both = { check: 'contingency', card: 'codeBlue', killed: [0, 1] } as const
  const step = { ...both, killed: [...both.killed] }
  expect(checkText(step, to(0), 'en')).toContain('It kills you and Grace.')
  expect(checkText({ ...step, killed: [0] }, to(0), 'en')).toContain('It kills you.')
  expect(checkText(step, to(null), 'en')).toContain('It kills Ada and Grace.')
  for (const lang of langs) expect(checkText(step, to(1), lang), lang).not.toContain('Grace')
})

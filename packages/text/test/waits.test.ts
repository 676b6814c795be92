/** What others read while somebody is asked: whole sentences that say who chooses what. */
import type { Ask, Asking } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { langs, loadLanguage, waitsText } from '../src/index.ts'
import { words } from '../src/words.ts'
import { context } from './table.ts'

await Promise.all(langs.map(loadLanguage))
const asking = (ask: Ask, seats: number[] | null): Asking => ({
  n: 1,
  ask,
  rule: 'NEM-TURN-01',
  sealed: seats === null,
  seats,
  about: {},
})
const asks = Object.keys(words('en', 'answer').waits) as Ask[]
const ctx = context(0)

test.each(langs)('every question that one player is asked names the player and what they do: %s', lang => {
  for (const ask of asks) {
    const text = waitsText(asking(ask, [1]), ctx, lang)
    expect(text, ask).toMatch(/^\p{Lu}[^{}]* [^{}]*\.$/u)
    if (words(lang, 'answer').waits[ask].includes('{who}')) expect(text, ask).toMatch(/^Íñigo \p{Ll}/u)
  }
  expect(asks.filter(ask => !words(lang, 'answer').waits[ask].includes('{who}'))).toEqual([
    'window',
    'attackWindow',
    'light',
    'darkWindow',
    'dodge',
    'bagWindow',
  ])
})

test('an Item to keep, in five languages', () => {
  expect(langs.map(lang => waitsText(asking('searchKeep', [1]), ctx, lang))).toEqual([
    'Íñigo chooses an Item to keep.',
    'Íñigo elige un Objeto que conservar.',
    'Íñigo wybiera przedmiot do zatrzymania.',
    'Íñigo wählt einen Gegenstand zum Behalten.',
    'Íñigo sceglie uno Strumento da tenere.',
  ])
})

test('several are named together, and a sealed question names nobody', () => {
  expect(waitsText(asking('objective', [1, 2]), ctx, 'en')).toBe('Íñigo and Sol choose an Objective to keep.')
  for (const lang of langs)
    for (const ask of ['window', 'dodge', 'forcedDiscard'] as const)
      expect(waitsText(asking(ask, null), ctx, lang)).not.toMatch(/Íñigo|Sol|Marta/)
})

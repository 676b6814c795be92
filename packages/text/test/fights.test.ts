/** What a newcomer must be told of wounds and blows: why the numbers are not those of the die or of the sheet. */
import type { EventFace } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { checkText, eventText, langs, loadLanguage } from '../src/index.ts'
import { context } from './table.ts'

await Promise.all(langs.map(loadLanguage))
const reader = context(0)
const rule = 'NEM-WOUND-02'
const shot = { e: 'shot', who: 0, card: 'pistol', target: 3, kind: 'adult', rule } as const
const struck = { e: 'struck', who: 0, target: 3, kind: 'adult', rule } as const

test.each(langs)('NEM-WOUND-03: the third light wound says what becomes of all three: %s', lang => {
  const said = (light: number) => eventText({ e: 'lightWound', who: 0, light, rule }, reader, lang)
  expect(said(2)).toBe(said(1))
  expect(said(3).length).toBeGreaterThan(said(2).length + 20)
})

test.each(langs)('NEM-SLIME-01: whoever is slimed is told what it does: %s', lang => {
  const said = (who: number) => eventText({ e: 'slimed', who, rule }, reader, lang)
  expect(said(0).length).toBeGreaterThan(said(1).length + 20)
})

test.each(langs)('more injuries than the die shows, or fewer, have a reason: %s', lang => {
  const said = (event: EventFace) => eventText(event, reader, lang).split('. ').length
  const plain = said({ ...shot, face: 'hit', injuries: 1 })
  expect(said({ ...shot, face: 'hit', injuries: 4 })).toBe(plain + 1)
  expect(said({ ...shot, face: 'blank', injuries: 0 })).toBe(plain)
  const blow = said({ ...struck, face: 'hit', injuries: 1 })
  expect(said({ ...struck, face: 'double', injuries: 1 })).toBe(blow + 1)
})

test.each(langs)('a goal against a player names who that was: %s', lang => {
  const parts = [{ test: { is: 'playerDead' as const, player: 2 }, met: false }]
  const said = checkText({ check: 'objective', who: 1, card: 'oldFeud2', parts, met: false }, reader, lang)
  expect(said).toContain(`2 (${reader.names(1)})`)
})

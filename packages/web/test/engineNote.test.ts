/** What the notebook says of an engine: what it is, and what is not known of it never as if it was its state. */
import { langs, loadLanguage, ui } from '@coldwake/text'
import { beforeAll, expect, test } from 'vitest'
import { engineNote } from '../src/play/panels/engineNote.ts'

beforeAll(() => Promise.all(langs.map(lang => loadLanguage(lang))))

const note = (tokens: ('working' | 'damaged' | null)[], lang: (typeof langs)[number] = 'en') =>
  engineNote(0, tokens, { t: ui(lang, 'panels'), lang })

test('NEM-ROOM-ENGINE-2 an engine is what its top token says; of the one below only what was seen is said', () => {
  expect(note(['damaged', null])).toBe('Engine 1: Damaged')
  expect(note(['damaged', 'working'])).toBe('Engine 1: Damaged; below it: Working')
  expect(note([null, 'working'])).toBe('Engine 1: not checked; below it: Working')
  expect(note([null, null])).toBeNull()
  for (const lang of langs) expect(note(['damaged', null], lang)).not.toContain(ui(lang).unknownState)
})

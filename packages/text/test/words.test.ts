import { expect, expectTypeOf, test, vi } from 'vitest'
import type { Translation } from '../src/areas.ts'
import { langs } from '../src/lang.ts'
import type { Ui, Words } from '../src/words.ts'

test('a language is spoken once it is loaded, and not before', async () => {
  // Whatever other tests have loaded before.
  vi.resetModules()
  const { loadLanguage, words } = await import('../src/words.ts')
  for (const lang of langs) {
    expect(() => words(lang)).toThrow(`await loadLanguage('${lang}') first`)
    await loadLanguage(lang)
    expect(words(lang).names.character.captain).toMatch(/^[CK]ap/)
  }
  expect(words('en')).not.toBe(words('es'))
})

test('a translation has every key of English, and any text under it', () => {
  type Fire = Translation<{ fire: 'Fire'; doors: { open: 'The Door opens.' }; says: readonly ['One.', 'Two.'] }>
  expectTypeOf<Fire>().toEqualTypeOf<{
    readonly fire: string
    readonly doors: { readonly open: string }
    readonly says: readonly [string, string]
  }>()
  expectTypeOf<Words>().toExtend<Translation<Words>>()
  // @ts-expect-error a forgotten sentence
  const forgetful: Fire = { fire: 'Fuego', says: ['Uno.', 'Dos.'] }
  expect(forgetful).not.toHaveProperty('doors')
})

test('words of an area that was not asked for do not compile', () => {
  expectTypeOf<Ui<'pages'>>().toHaveProperty('lobby')
  expectTypeOf<Ui<'panels'>>().not.toHaveProperty('lobby')
  expectTypeOf<Ui>().not.toHaveProperty('lobby')
  expectTypeOf<Ui>().toHaveProperty('close')
  expectTypeOf<Words<'log'>['events']>().toHaveProperty('declared')
  expectTypeOf<Words>().not.toHaveProperty('ending')
  // A message with slots wants them by name.
  expectTypeOf<Ui['cards']>().parameters.toEqualTypeOf<[slots: Readonly<Record<'n', string | number | boolean>>]>()
  expectTypeOf<Ui['close']>().toEqualTypeOf<string>()
})

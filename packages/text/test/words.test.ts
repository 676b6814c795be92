import { expect, expectTypeOf, test, vi } from 'vitest'
import { langs } from '../src/lang.ts'
import type { Translation, Words } from '../src/words.ts'

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
  type Fire = Translation<{ fire: 'Fire'; doors: { open: 'The Door opens.' }; of: (n: number) => string; none: null }>
  expectTypeOf<Fire>().toEqualTypeOf<{
    readonly fire: string
    readonly doors: { readonly open: string }
    readonly of: (n: number) => string
    readonly none: null
  }>()
  expectTypeOf<Words>().toExtend<Translation<Words>>()
  // @ts-expect-error a forgotten sentence
  const forgetful: Fire = { fire: 'Fuego', of: n => `${n}`, none: null }
  expect(forgetful).not.toHaveProperty('doors')
})

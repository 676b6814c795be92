import { expect, it } from 'vitest'
import { codeIn, codeTyped } from '../src/route.ts'

it('a table has an address of its own', () => {
  expect(codeIn('/t/7NM6P9')).toBe('7NM6P9')
  expect(codeIn('/t/7nm6p9')).toBe('7NM6P9')
  expect(codeIn('/')).toBeNull()
  expect(codeIn('/t/')).toBeNull()
})

it('where a code is asked, an invite link does too', () => {
  expect(codeTyped(' 7nm6p9 ')).toBe('7NM6P9')
  expect(codeTyped('7NM 6P9')).toBe('7NM6P9')
  expect(codeTyped('https://example.org/t/7NM6P9')).toBe('7NM6P9')
})

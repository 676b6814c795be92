import { expect, it } from 'vitest'
import { routeOf, tokenIn, typed } from '../src/app/routes.ts'

it('tables and finished games have addresses of their own', () => {
  expect(routeOf('/t/7NM6P9')).toEqual({ page: 'table', code: '7NM6P9' })
  expect(routeOf('/t/7nm6p9/')).toEqual({ page: 'table', code: '7NM6P9' })
  expect(routeOf('/r/7nm6p9')).toEqual({ page: 'replay', code: '7NM6P9' })
  for (const path of ['/', '/t/', '/x/7NM6P9', '/t/7NM6P9/more']) expect(routeOf(path)).toEqual({ page: 'home' })
})

it('tables of this browser have addresses that no server is asked about', () => {
  expect(routeOf('/local/7nm6p9')).toEqual({ page: 'table', code: 'L-7NM6P9' })
  expect(routeOf('/local/7NM6P9/replay')).toEqual({ page: 'replay', code: 'L-7NM6P9' })
  for (const path of ['/local', '/local/', '/local/7NM6P9/more']) expect(routeOf(path)).toEqual({ page: 'home' })
})

it('the rules have addresses down to a single one', () => {
  expect(routeOf('/rules')).toEqual({ page: 'rules', address: '' })
  expect(routeOf('/rules/')).toEqual({ page: 'rules', address: '' })
  expect(routeOf('/rules/NEM-ENC-03')).toEqual({ page: 'rules', address: 'NEM-ENC-03' })
  expect(routeOf('/rules/nemesis/combat/')).toEqual({ page: 'rules', address: 'nemesis/combat' })
  expect(routeOf('/rules/<script>')).toEqual({ page: 'home' })
})

it('a fragment is a token only if it looks like one', () => {
  expect(tokenIn('#secretsecretsecret')).toBe('secretsecretsecret')
  for (const fragment of ['', '#', '#short', '#secret secret secret', `#${'x'.repeat(65)}`])
    expect(tokenIn(fragment)).toBeNull()
})

it('where a code is asked, any link to a table does too', () => {
  const table = { page: 'table', code: '7NM6P9', token: null }
  expect(typed(' 7nm6p9 ')).toEqual(table)
  expect(typed('7NM 6P9')).toEqual(table)
  expect(typed('https://example.org/t/7NM6P9')).toEqual(table)
  expect(typed('https://example.org/r/7NM6P9')).toEqual({ ...table, page: 'replay' })
  expect(typed('https://example.org/t/7NM6P9#secretSECRETsecret')).toEqual({ ...table, token: 'secretSECRETsecret' })
  expect(typed('  ')).toBeNull()
})

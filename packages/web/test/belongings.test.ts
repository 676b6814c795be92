/** Whose Items the crew panel shows. */
import { expect, test } from 'vitest'
import { belongingsOf } from '../src/play/panels/belongings.ts'

const rifle = { card: 'rifle', ammo: 2, capacity: 5, attached: [], taped: null }
const owner = { hands: [rifle], inventory: [{ back: 'red' as const, card: null }] }

test('NEM-DEATH-03 the panel does not show Items of the dead as if somebody could fetch them', () => {
  expect(belongingsOf({ ...owner, fate: 'aboard' }, { mode: 'semiCooperative' })).toEqual({ ...owner, areLost: false })
  for (const mode of ['semiCooperative', 'solo'] as const)
    expect(belongingsOf({ ...owner, fate: 'dead' }, { mode })).toEqual({ hands: [], inventory: [], areLost: true })
  // Somebody who died with nothing has lost nothing.
  expect(belongingsOf({ hands: [], inventory: [], fate: 'dead' }, { mode: 'solo' }).areLost).toBe(false)
})

test('NEM-RULING-148 in co-op they keep what the others may take', () => {
  expect(belongingsOf({ ...owner, fate: 'dead' }, { mode: 'cooperative' })).toEqual({ ...owner, areLost: false })
})

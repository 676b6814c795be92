/** Whoever dies beside comrades need not stay dead. */
import { describe, expect, test } from 'vitest'
import { bots } from '../src/index.ts'
import { moment } from './support/scene.ts'

const { officer } = bots

const beside = (mode: string, given: object = {}) =>
  moment(
    {
      at: { scout: '006' },
      rooms: { '006': { tile: 'canteen', explored: true }, '002': { tile: 'emergencyRoom', explored: true } },
      dead: ['captain'],
      objects: { '006': ['corpse.captain'] },
      hand: { scout: ['search', 'rest', 'demolition', 'interruption'] },
      time: 12,
      ...given,
    },
    ['scout', 'captain', 'pilot'],
    { mode },
  )

describe('rescue', () => {
  test('NEM-MODE-COOP-04 a comrade’s body is taken up where all win together, and left where each plays alone', () => {
    expect(beside('cooperative').chosen(officer, 'scout').input.do).toBe('pickUp')
    expect(beside('semiCooperative').chosen(officer, 'scout').input.do).not.toBe('pickUp')
  })

  test('NEM-MODE-COOP-06 not where nobody can be helped', () => {
    const broken = { tile: 'emergencyRoom', explored: true, malfunction: true }
    const t = beside('cooperative', { rooms: { '006': { tile: 'canteen', explored: true }, '002': broken } })
    expect(t.chosen(officer, 'scout').input.do).not.toBe('pickUp')
  })
})

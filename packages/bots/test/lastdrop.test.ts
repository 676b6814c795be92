/** A bot that takes over a held turn ends it: nobody waits for a drop that is of no use. */
import { pendingFor, step } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { bots } from '../src/index.ts'
import { moment } from './support/scene.ts'

const asked = () => {
  const t = moment(
    {
      at: { captain: '001' },
      done: 1,
      hand: { scout: ['rest', 'search'] },
      inventory: { scout: ['syntheticFood', 'medkit', 'tools', 'chemicals'] },
      carried: { scout: ['carcass'] },
    },
    ['scout', 'captain'],
  )
  step(t.g, { seat: 0, do: 'holdTurn' })
  step(t.g, { seat: 0, n: t.g.n, do: 'use', card: 'syntheticFood' })
  step(t.g, { seat: 0, n: t.g.n, do: 'pay', card: 'rest' })
  expect(pendingFor(t.g, 0)?.ask).toBe('lastDrop')
  return t
}

describe('after the last action', () => {
  test.each(['officer', 'cadet'] as const)(
    'NEM-DROP-01 NEM-RULING-245 the %s drops nothing and ends the turn',
    level => {
      for (let seed = 1; seed <= 20; seed++) {
        const { input } = asked().chosen(bots[level], 'scout', [], bots[level].begin(seed))
        expect(input.do).toBe('done')
      }
    },
  )
})

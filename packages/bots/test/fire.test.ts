/** Fire around an officer: what its wound would be decides whether anything here is worth it. */
import { answer, pendingFor, step } from '@coldwake/rules'
import { describe, expect, test } from 'vitest'
import { bots } from '../src/index.ts'
import { moment } from './support/scene.ts'

/** What is done with the last action of a turn in a burning room whose corridors are loud, with one card left. */
function lastAction(given: object): string {
  const t = moment(
    {
      at: { scout: '011', captain: '001' },
      rooms: { '011': { fire: true } },
      hand: { scout: ['rest', 'search'] },
      noise: ['c006-011', 'c008-011', 'c011-014', 'c011-015'],
      time: 9,
      ...given,
    },
    ['scout', 'captain'],
  )
  const decision = pendingFor(t.g, 0)
  const rest = decision?.options.find(option => option.do === 'play' && option.card === 'rest')
  if (!decision || !rest) throw new Error('the scout cannot rest')
  step(t.g, answer(decision, rest))
  return t.chosen(bots.officer, 'scout').input.do
}

describe('an officer whose turn ends in a burning room', () => {
  test('NEM-FIRE-01 takes a light wound rather than walk into noise', () => {
    expect(lastAction({})).toBe('pass')
  })

  test('NEM-WOUND-03 leaves where that wound would be a serious one', () => {
    expect(lastAction({ light: { scout: 2 } })).toBe('move')
  })

  test('NEM-WOUND-06 leaves where it would be the last', () => {
    expect(lastAction({ wounds: { scout: ['arm', 'leg', 'body'] } })).toBe('move')
  })
})

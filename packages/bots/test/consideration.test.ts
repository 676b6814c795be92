/** Several considerations as one. */
import type { Effect } from '@coldwake/rules/facts'
import { describe, expect, test } from 'vitest'
import { type Consideration, considering } from '../src/consideration.ts'
import { effectWorth } from '../src/effects.ts'
import { nemesisWeights } from '../src/games/nemesis/weights.ts'
import { bots } from '../src/index.ts'
import { type Mind, mindOf } from '../src/mind.ts'
import { moment } from './support/scene.ts'

function mindAt(given: object): Mind {
  const mind = mindOf(moment(given, ['scout', 'pilot']).scene('scout'), bots.officer.begin(1))
  if (!mind) throw new Error('nobody sits there')
  return mind
}
const mind = mindAt({})
const SEARCH: Effect = { fx: 'search', draw: 2, counter: 'needed' }

describe('considering', () => {
  const first: Consideration = {
    goals: () => [{ room: 1, worth: 2 }],
    effects: { craft: () => null, search: () => 1 },
    objects: (_, object) => (object === 'egg' ? 5 : null),
  }
  const second: Consideration = {
    goals: () => [{ room: 0, worth: 3 }],
    effects: { craft: () => 7, search: () => 2 },
    answers: { pass: () => 4 },
    objects: () => 6,
  }

  test('goals are those of all, in order', () => {
    expect(considering({ first, second }).goals(mind)).toEqual([
      { room: 1, worth: 2, why: 'first' },
      { room: 0, worth: 3, why: 'second' },
    ])
  })

  test('the first that knows a worth gives it; null leaves it to the next', () => {
    const both = considering({ first, second })
    expect(both.effect(mind, SEARCH, mind)).toBe(1)
    expect(both.effect(mind, { fx: 'craft', wild: false }, mind)).toBe(7)
    expect(both.effect(mind, { fx: 'redraw', more: 0 }, mind)).toBeNull()
    expect(both.answer(mind, { do: 'pass' }, mind)).toBe(4)
    expect(both.answer(mind, { do: 'trade' }, mind)).toBeNull()
    expect([both.object(mind, 'egg', mind), both.object(mind, 'carcass', mind)]).toEqual([5, 6])
  })

  test('one that does not apply says nothing', () => {
    const never = considering({ first: { ...first, applies: () => false }, second })
    expect(never.goals(mind)).toEqual([{ room: 0, worth: 3, why: 'second' }])
    expect(never.effect(mind, SEARCH, mind)).toBe(2)
    expect(never.object(mind, 'egg', mind)).toBe(6)
  })
})

test('an effect is worth what the game says before what all games say, and nothing if nobody knows it', () => {
  const hoarder = mindAt({ objectives: { scout: ['hoarder'] } })
  const plain = mindAt({ objectives: { scout: ['bestFriendsForever'] } })
  const { objective } = nemesisWeights
  expect(effectWorth(hoarder, SEARCH)).toBe(objective.hoardSearch)
  const { search, searchMore } = plain.sight.weights.things
  expect(effectWorth(plain, SEARCH)).toBe(search * searchMore)
  expect(effectWorth(plain, { fx: 'cancel' })).toBe(0)
})

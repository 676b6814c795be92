import type { Option } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { choiceOf, entriesOf, entryTyped, isPlace, sameChoice } from '../src/table/choices.ts'
import { asked } from './fixture.ts'

const turn = asked('turn', [
  { do: 'move', to: '006', cost: 1 },
  { do: 'move', to: '008', cost: 1 },
  { do: 'carefulMove', to: '006', cost: 2 },
  { do: 'play', card: 'search', cost: 0 },
  { do: 'pass' },
])

describe('what may be chosen', () => {
  it('is one thing per place, card or word, numbered places first', () => {
    expect(entriesOf(turn).map(({ number, key }) => [number, key])).toEqual([
      [1, 'room:006'],
      [2, 'room:008'],
      [3, 'card:search'],
      [4, 'pass'],
    ])
  })

  it('keeps every way of reaching a room', () => {
    expect(entriesOf(turn)[0].options.map(option => option.do)).toEqual(['move', 'carefulMove'])
  })

  it('has declining as number 1 of a window, whether or not there is a card to react with', () => {
    const without = entriesOf(asked('window', [{ do: 'decline' }]))
    const holding = entriesOf(asked('window', [{ do: 'decline' }, { do: 'react', card: 'interruption' }]))
    expect(without[0].key).toBe('decline')
    expect(holding[0].key).toBe('decline')
  })

  it('leaves out nothing, for any kind of answer', () => {
    const options: Option[] = [
      { do: 'look', room: '002' },
      { do: 'mark', corridor: 'main' },
      { do: 'door', corridor: 'c001-002' },
      { do: 'part', part: 0 },
      { do: 'part', part: 1 },
      { do: 'search', colour: 'red' },
      { do: 'keep', card: 'grenade' },
      { do: 'drop', card: 'rifle' },
      { do: 'pay', card: 'rest' },
      { do: 'discard', card: 'order' },
      { do: 'done' },
    ]
    const entries = entriesOf(asked('part', options))
    expect(entries.flatMap(entry => entry.options)).toHaveLength(options.length)
    expect(entries.filter(isPlace).map(entry => entry.key)).toEqual(['room:002', 'corridor:main', 'corridor:c001-002'])
  })
})

describe('typing a number', () => {
  const many = entriesOf(
    asked(
      'lookAtTile',
      Array.from({ length: 12 }, (_, i) => ({ do: 'look', room: `0${i + 10}` })),
    ),
  )

  it('selects that choice', () => expect(entryTyped(many, '3')?.number).toBe(3))
  it('goes on to two digits where there are so many choices', () => expect(entryTyped(many, '12')?.number).toBe(12))
  it('falls back to the last digit where there are not', () => expect(entryTyped(many, '35')?.number).toBe(5))
  it('means nothing beyond the last choice', () => expect(entryTyped(many.slice(0, 2), '7')).toBeNull())
})

it('an answer is the same with and without its price', () => {
  const option: Option = { do: 'move', to: '006', cost: 1 }
  expect(choiceOf(option)).toEqual({ do: 'move', to: '006' })
  expect(sameChoice(option, { do: 'move', to: '006' })).toBe(true)
  expect(sameChoice(option, { do: 'carefulMove', to: '006' })).toBe(false)
})

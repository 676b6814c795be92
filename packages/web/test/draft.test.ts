import { describe, expect, it } from 'vitest'
import { entriesOf } from '../src/table/choices.ts'
import {
  begin,
  discardSteps,
  missing,
  payable,
  purseOf,
  stepsOf,
  suggestPayment,
  togglePayment,
  vary,
} from '../src/table/draft.ts'
import { toggledByName } from '../src/table/useChoosing.ts'
import { asked, mine } from './fixture.ts'

const hand = ['search', 'search', 'rest', 'demolition', 'interruption']
const decision = asked('turn', [
  { do: 'move', to: '006', cost: 1 },
  { do: 'carefulMove', to: '006', cost: 2 },
  { do: 'play', card: 'demolition', cost: 0 },
  { do: 'play', card: 'search', cost: 1 },
])
const purse = purseOf('nemesis', mine(hand, decision))
const [toRoom, demolition, search] = entriesOf(decision)
const cards = (places: readonly number[]) => places.map(at => hand[at])

describe('paying', () => {
  it('suggests a card that can only pay before any that can be played', () => {
    expect(cards(suggestPayment(purse, { do: 'move', to: '006', cost: 1 }))).toEqual(['rest'])
  })

  it('then a second copy, and the reaction last of all', () => {
    expect(cards(suggestPayment(purse, { do: 'move', to: '006', cost: 2 }))).toEqual(['search', 'rest'])
    expect(cards(suggestPayment(purse, { do: 'move', to: '006', cost: 4 }))).not.toContain('interruption')
  })

  it('never lets a card pay for itself, but its twin may', () => {
    expect(payable(purse, search.options[0])).toEqual([1, 2, 3, 4])
  })

  it('sends the action first and the cards in the order of the hand', () => {
    const draft = { ...begin(toRoom, purse, toRoom.options[1]), pays: [4, 0] }
    expect(stepsOf(draft, purse)).toEqual([
      { do: 'carefulMove', to: '006' },
      { do: 'pay', card: 'search' },
      { do: 'pay', card: 'interruption' },
    ])
  })

  it('tapping another card takes the place of the oldest pick, tapping a pick takes it back', () => {
    const draft = begin(toRoom, purse)
    const other = togglePayment(draft, purse, 3)
    expect(cards(other.pays)).toEqual(['demolition'])
    const none = togglePayment(other, purse, 3)
    expect(none.pays).toEqual([])
    expect(missing(none)).toBe(1)
  })

  it('a free action asks for nothing', () => {
    const draft = begin(demolition, purse)
    expect(missing(draft)).toBe(0)
    expect(togglePayment(draft, purse, 0)).toBe(draft)
  })

  it('going carefully instead keeps the picked card and adds one', () => {
    const draft = togglePayment(begin(toRoom, purse), purse, 4)
    const careful = vary(draft, purse, toRoom.options[1])
    expect(cards(careful.pays)).toEqual(['rest', 'interruption'])
    expect(missing(careful)).toBe(0)
  })
})

describe('discarding when passing', () => {
  it('is one plan: cards in the order of the hand, then enough', () => {
    expect(discardSteps(hand, [3, 0])).toEqual([
      { do: 'discard', card: 'search' },
      { do: 'discard', card: 'demolition' },
      { do: 'done' },
    ])
  })

  it('by name marks one copy after the other, then none', () => {
    const [entry] = entriesOf(asked('passDiscard', [{ do: 'discard', card: 'search' }, { do: 'done' }]))
    expect(toggledByName(entry, hand, [])).toEqual([0])
    expect(toggledByName(entry, hand, [0])).toEqual([0, 1])
    expect(toggledByName(entry, hand, [0, 1, 3])).toEqual([3])
  })
})

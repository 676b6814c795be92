import { describe, expect, it } from 'vitest'
import { entriesOf } from '../src/play/choice/choices.ts'
import {
  beginChoice,
  discardsOf,
  missing,
  payable,
  paymentOf,
  payWith,
  purseOf,
  suggestPayment,
  varyChoice,
} from '../src/play/choice/pendingChoice.ts'
import { leftOver, onlyAnswer, toggledByName } from '../src/play/choice/useChoosing.ts'
import { drawnBefore } from '../src/play/draft/drawnBefore.ts'
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

  it('NEM-SEARCH-01 keeps what can be searched with for the room one goes to, though nothing is left to find here', () => {
    const here = asked('turn', [{ do: 'move', to: '006', cost: 1 }])
    const found = purseOf('nemesis', mine(['search', 'basicRepairs'], here))
    expect(suggestPayment(found, { do: 'move', to: '006', cost: 1 })).toEqual([1])
    expect(suggestPayment(found, { do: 'trade', cost: 1 })).toEqual([0])
  })

  it('then a second copy, and the reaction last of all', () => {
    expect(cards(suggestPayment(purse, { do: 'move', to: '006', cost: 2 }))).toEqual(['search', 'rest'])
    expect(cards(suggestPayment(purse, { do: 'move', to: '006', cost: 4 }))).not.toContain('interruption')
  })

  it('never lets a card pay for itself, but its twin may', () => {
    expect(payable(purse, search.options[0])).toEqual([1, 2, 3, 4])
  })

  it('sends the cards in the order of the hand', () => {
    const draft = { ...beginChoice(toRoom, purse, toRoom.options[1]), pays: [4, 0] }
    expect(paymentOf(draft, purse)).toEqual([
      { do: 'pay', card: 'search' },
      { do: 'pay', card: 'interruption' },
    ])
  })

  it('tapping another card takes the place of the oldest pick, and a pick that is tapped again still pays', () => {
    const draft = beginChoice(toRoom, purse)
    const other = payWith(draft, purse, 3)
    expect(cards(other.pays)).toEqual(['demolition'])
    const again = payWith(other, purse, 3)
    expect(again.pays).toEqual(other.pays)
    expect(missing(again)).toBe(0)
  })

  it('of two picks the one that was tapped stays when a third card is tapped', () => {
    const careful = { ...beginChoice(toRoom, purse, toRoom.options[1]), pays: [0, 2] }
    expect(payWith(payWith(careful, purse, 0), purse, 4).pays).toEqual([0, 4])
  })

  it('a free action asks for nothing', () => {
    const draft = beginChoice(demolition, purse)
    expect(missing(draft)).toBe(0)
    expect(payWith(draft, purse, 0)).toBe(draft)
  })

  it('going carefully instead keeps the picked card and adds one', () => {
    const draft = payWith(beginChoice(toRoom, purse), purse, 4)
    const careful = varyChoice(draft, purse, toRoom.options[1])
    expect(cards(careful.pays)).toEqual(['rest', 'interruption'])
    expect(missing(careful)).toBe(0)
  })
})

describe('discarding when passing', () => {
  it('is one answer: cards in the order of the hand, then enough', () => {
    expect(discardsOf(hand, [3, 0])).toEqual([
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

describe('what was left over of an answer', () => {
  const pay = entriesOf(
    asked('pay', [
      { do: 'pay', card: 'search' },
      { do: 'pay', card: 'rest' },
    ]),
  )
  const discard = entriesOf(
    asked('passDiscard', [{ do: 'discard', card: 'search' }, { do: 'discard', card: 'rest' }, { do: 'done' }]),
  )

  it('is chosen already when it is asked for', () => {
    const { draft, picks } = leftOver(
      [
        { do: 'pay', card: 'rest' },
        { do: 'pay', card: 'search' },
      ],
      pay,
      purse,
      false,
    )
    expect(draft?.option).toEqual({ do: 'pay', card: 'rest' })
    expect(picks).toEqual([])
  })

  it('is nothing where another question is open', () => {
    expect(leftOver([{ do: 'mark', corridor: 'main' }], pay, purse, false).draft).toBeNull()
    expect(leftOver([], pay, purse, false).draft).toBeNull()
  })

  it('marks every copy of a card that was to be discarded', () => {
    const search = { do: 'discard', card: 'search' } as const
    expect(leftOver([search, search, { do: 'done' }], discard, purse, true).picks).toEqual([0, 1])
  })
})

describe('whoever was drawn', () => {
  it('NEM-SETUP-27 is remembered, also once it was put back; LOCK-CROSS-01 a card is all whom it allows', () => {
    const rule = 'NEM-SETUP-27'
    const drawn = (...cards: string[]) => ({ e: 'draftDrawn', who: 0, cards, rule }) as const
    expect([
      ...drawnBefore([drawn('scout', 'pilot'), { e: 'drafted', who: 0, card: 'scout', rule }], 'nemesis'),
    ]).toEqual(['scout', 'pilot'])
    expect(drawnBefore([], 'nemesis').size).toBe(0)
    expect(drawnBefore([drawn('hacker', 'sentry')], 'lockdown+crew').size).toBeGreaterThan(2)
  })
})

it('a question with one answer has it chosen, but for reactions, turns, and what is gathered', () => {
  const chosen = (ask: Parameters<typeof asked>[0], ...options: Parameters<typeof asked>[1]) => {
    const question = asked(ask, options)
    return onlyAnswer(question, entriesOf(question), purse)?.option ?? null
  }
  const keep = { do: 'keep', card: 'rifle' } as const
  expect(chosen('pickUp', keep)).toEqual(keep)
  expect(chosen('pickUp', keep, { do: 'keep', card: 'bandages' })).toBeNull()
  expect(chosen('window', { do: 'decline' })).toBeNull()
  expect(chosen('turn', { do: 'pass' })).toBeNull()
  expect(chosen('passDiscard', { do: 'done' })).toBeNull()
})

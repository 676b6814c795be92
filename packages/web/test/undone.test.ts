import type { EventFace } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { firstDeed, lastDeed, undidTurnOf, undoneEvents } from '../src/play/undoneEvents.ts'

const rule = 'NEM-RULING-235'
const turn = (who: number): EventFace => ({ e: 'turn', who, rule })
const pass = (who: number): EventFace => ({ e: 'passed', who, rule })
const paid = (who: number): EventFace => ({ e: 'paid', who, card: 'rest', rule })
const searches: EventFace = { e: 'declared', who: 0, action: { do: 'play', card: 'search' }, rule }
const back = (event: number, who = 0): EventFace => ({ e: 'tookBack', who, event, rule })
const round: EventFace = { e: 'round', round: 1, rule }

const off = (...events: EventFace[]) => [...undoneEvents(events)].sort((a, b) => a - b)

describe('what was taken back', () => {
  it('is everything from the event it goes back to, and not the take back itself', () => {
    expect(off(turn(0), searches, paid(0), back(1), pass(0))).toEqual([1, 2])
  })

  it('may be a turn of somebody who had begun it', () => {
    const events = [turn(0), searches, turn(1), back(1)]
    expect(undidTurnOf(events, 1, 1)).toBe(true)
    expect(undidTurnOf(events, 1, 0)).toBe(false)
    expect(undidTurnOf([turn(0), turn(1), searches, back(2)], 2, 1)).toBe(false)
  })

  it('nothing, where nobody did', () => {
    expect(off(turn(0), searches, paid(0))).toEqual([])
  })

  it('step by step goes back further', () => {
    expect(off(turn(0), searches, paid(0), back(2), back(1))).toEqual([1, 2, 3])
  })

  it('counts again when the take back is taken back', () => {
    expect(off(turn(0), searches, back(1), pass(0), back(2, 1))).toEqual([2, 3])
  })

  it('may have told nothing', () => {
    expect(off(turn(0), back(1), pass(0))).toEqual([])
  })
})

describe('what goes back with the last answer', () => {
  const searched: EventFace = { e: 'searched', who: 0, colour: 'red', count: 2, rule }
  const kept: EventFace = { e: 'kept', who: 0, colour: 'red', count: 2, rule }
  const told = [turn(0), searches, paid(0), searched, kept, turn(1)]

  it('is an action as a whole, called by what was declared', () => {
    expect(lastDeed([turn(0), searches, paid(0)], 0, 1)).toBe(searches)
  })

  it('is only the choice inside an action where that was the last answer', () => {
    expect(lastDeed(told, 0, 4)).toBe(kept)
  })

  it('has no name while nothing was told of it, or before this page has answered', () => {
    expect(lastDeed(told, 0, told.length)).toBeNull()
    expect(lastDeed(told, 0, Number.POSITIVE_INFINITY)).toBeNull()
  })

  it('is not what somebody else did meanwhile', () => {
    expect(lastDeed([...told, pass(1)], 0, 5)).toBeNull()
  })
})

it('nobody goes back beyond the set-up', () => {
  const drafted: EventFace = { e: 'drafted', who: 0, card: 'scout', rule }
  expect(firstDeed([round, round, drafted, turn(0)])).toBe(2)
  expect(firstDeed([round])).toBe(1)
})

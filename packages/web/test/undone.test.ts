import type { EventFace } from '@coldwake/rules'
import { describe, expect, it } from 'vitest'
import { firstDeed, lastDeed, undoneEvents } from '../src/play/undoneEvents.ts'

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

describe('what one did last', () => {
  const last = (...events: EventFace[]) => lastDeed(events, undoneEvents(events), 0)
  it('is called by what was declared, not by what came of it', () => {
    expect(last(turn(0), searches, paid(0), { e: 'searched', who: 0, colour: 'red', count: 2, rule })).toBe(searches)
  })

  it('is not what was taken back', () => {
    expect(last(turn(0), searches, paid(0), back(1))).toBeNull()
  })

  it('may be a pass after which somebody else’s turn has begun', () => {
    const passed = pass(0)
    expect(last(turn(0), passed, turn(1))).toBe(passed)
  })

  const drafted: EventFace = { e: 'drafted', who: 0, card: 'captain', rule }
  const opens: EventFace = { e: 'declared', who: 1, action: { do: 'trade' }, rule }
  const opened: EventFace = { e: 'tradeOpened', who: 1, rule }
  const chosen: EventFace = { e: 'partner', who: 0, whom: 1, rule }
  const offered: EventFace = { e: 'offered', who: 0, whom: 1, thing: { back: 'red', card: null }, rule }

  it('is the last move in somebody else’s trade, and nothing from before the trade', () => {
    expect(last(drafted, turn(1), opens, opened, chosen)).toBe(chosen)
    expect(last(drafted, turn(1), opens, opened, chosen, offered)).toBe(offered)
    expect(last(drafted, turn(1), opens, opened, chosen, offered, back(5))).toBe(chosen)
    // To stop dealing tells nothing, so there is nothing to call it by.
    expect(last(drafted, turn(1), opens, opened)).toBeNull()
    expect(last(drafted, turn(1), opens, opened, { ...chosen, who: 1, whom: 0 })).toBeNull()
  })

  it('is the last move in a trade of one’s own', () => {
    const mine: EventFace = { e: 'declared', who: 0, action: { do: 'trade' }, rule }
    expect(last(drafted, turn(0), mine, { ...opened, who: 0 }, chosen, offered)).toBe(offered)
    expect(last(drafted, turn(0), mine, { ...opened, who: 0 })).toBe(mine)
  })
})

it('nobody goes back beyond the set-up', () => {
  const drafted: EventFace = { e: 'drafted', who: 0, card: 'scout', rule }
  expect(firstDeed([round, round, drafted, turn(0)])).toBe(2)
  expect(firstDeed([round])).toBe(1)
})

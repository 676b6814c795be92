/** The Alert Room and its procedure. LOCK-ALERT. */
import { expect, test } from 'vitest'
import { obstacles } from '../../../src/mechanics/actions.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { part, pass, type Situation } from '../../situation.ts'
import { act, does, inside } from './places.ts'

const alertRoom = (given: Given = {}) => inside('alert', given)
function started(time: number, given: Given = {}): Situation {
  const t = alertRoom({ time, ...given })
  t.act('sentry', ...act, part(0))
  return t
}

test('LOCK-ALERT-01 LOCK-ROOM-CONTROL-01 LOCK-RULING-78 two cards: the token on half the number of the Time token', () => {
  for (const [time, space] of [
    [15, 7],
    [14, 7],
    [11, 5],
    [8, 4],
    [3, 1],
    [2, 1],
  ]) {
    const t = started(time)
    expect([time, t.table().facility?.alert, t.told('alert')]).toEqual([
      time,
      space,
      [expect.objectContaining({ space })],
    ])
  }
})

test('LOCK-RULING-06 from 1 it goes to the last space', () => {
  const t = started(1)
  expect([t.table().facility?.alert, t.table().over]).toEqual([0, null])
})

test('LOCK-ALERT-02 the Isolation Room opens at once, and that is told if it was closed', () => {
  const early = started(13)
  expect([early.table().facility?.isolationOpen, early.told('isolationOpen').length]).toEqual([true, 1])
  const late = started(6)
  expect([late.table().facility?.isolationOpen, late.told('isolationOpen').length]).toEqual([true, 0])
})

test('LOCK-RULING-07 not a second time', () => {
  const t = alertRoom({ time: 12, alert: 6 })
  t.act('sentry', ...act)
  // Only the other action of the room is left: a look at the pool.
  expect([t.table().asking?.ask, t.told('alert')]).toEqual(['contingency', []])
})

test('LOCK-ROOM-CONTROL-01 LOCK-MALF-06 not with a Malfunction, not in Combat', () => {
  expect(does(alertRoom({ rooms: { '010': { malfunction: true } } }))).toBe(false)
  const t = alertRoom({ intruders: [{ kind: 'larva', room: '010' }] })
  expect(obstacles(t.g, 0)).toContainEqual({ do: 'roomAction', why: 'inCombat' })
})

test('LOCK-ALERT-03 LOCK-EX-22 the game ends when the Time token leaves that space', () => {
  const t = inside(
    'alert',
    { time: 5, alert: 5, hand: { sentry: ['search'] }, passed: ['janitor'], decks: { event: ['consumingFire'] } },
    undefined,
    { dice: { bag: ['larva-0-1'] } },
  )
  t.act('sentry', ...pass)
  expect((t.table().ending ?? t.table().over)?.reason).toBe('alert')
  expect(t.told('event')).toEqual([])
})

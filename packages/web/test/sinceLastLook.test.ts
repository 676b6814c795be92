/** What somebody is shown who takes the device again: the table as they left it, then what happened since. */
import type { EventFace, MyView } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { newsSince, stateThen } from '../src/local/sinceLastLook.ts'
import { START } from '../src/play/connection/lineState.ts'
import { spool } from '../src/play/stage/scenes/reel.ts'
import { crew, table } from './fixture.ts'

const rule = 'NEM-MOVE-03'
const round: EventFace = { e: 'round', round: 1, rule }
const declared: EventFace = { e: 'declared', who: 0, action: { do: 'move', to: '006' }, rule }
const moved: EventFace = { e: 'moved', who: 0, from: '011', to: '006', rule }
const passed: EventFace = { e: 'passed', who: 1, rule }
const back = (event: number): EventFace => ({ e: 'tookBack', who: 1, event, rule })

const then = table({ crew: [crew(0, '011'), crew(1, '011')] })
const now = table({ crew: [crew(0, '006'), crew(1, '011')] })
const me = { seat: 0, hand: ['rest'], decision: { n: 7 } } as unknown as MyView

test('what happened since is news, also what follows from one’s own move', () => {
  const events = [round, declared, moved, passed]
  expect(newsSince({ table: then, told: 2 }, events)).toEqual([moved, passed])
  expect(newsSince({ table: then, told: 4 }, events)).toEqual([])
})

test('what was taken back meanwhile is no news; further back than the last look, nothing is played', () => {
  expect(newsSince({ table: then, told: 2 }, [round, declared, passed, back(2), moved])).toEqual([moved])
  expect(newsSince({ table: then, told: 2 }, [round, declared, back(1), moved])).toEqual([])
})

test('the pictures begin with the table of the last look and end with the present; nothing is asked before', () => {
  const events = [round, declared, moved]
  const last = { table: then, told: 2 }
  const state = { ...START, view: { table: now, me }, events, fresh: { seq: 3, events: [] }, back: true }
  const before = stateThen(state, last)
  expect(before).toMatchObject({ events: [round, declared], fresh: { seq: 2, events: [] }, back: false })
  expect(before.view?.me?.decision).toBeNull()
  if (!before.view) throw new Error('nothing to see')
  const reel = { seq: 2, present: { ...before.view, opened: [] }, phase: null, shots: [] }
  const news = { seq: 3, events: newsSince(last, events) }
  const played = spool(reel, { table: now, me, opened: [] }, news, { events, byHand: false, hidden: false })
  expect(played.shots.map(({ beat }) => beat.event)).toEqual([moved])
  expect(played.shots.map(({ told }) => told)).toEqual([3])
  expect(played.present.me?.decision).toEqual({ n: 7 })
})

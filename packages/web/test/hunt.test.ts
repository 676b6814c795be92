/** What changes at the table once somebody plays the Intruders. */
import type { EventFace } from '@coldwake/rules'
import { expect, it } from 'vitest'
import { beatRooms } from '../src/play/stage/beatRooms.ts'
import { phaseOf } from '../src/play/stage/scenes/eventPhase.ts'
import { storyboard } from '../src/play/stage/scenes/storyboard.ts'
import { keyMoments } from '../src/replay/keyMoments.ts'
import { intruder, table } from './fixture.ts'

const hunted = table({ round: 5, intruderPlayer: { seat: 1, from: 5 } })
const time: EventFace = { e: 'time', time: 9, rule: 'NEM-EVENT-02' }
const burnt: EventFace = { e: 'injured', intruder: 1, kind: 'adult', injuries: 1, total: 1, rule: 'NEM-EVENT-05' }
const card: EventFace = { e: 'event', card: 'regeneration', rule: 'NEM-EVENT-06' }

const steps = (...told: EventFace[]) => storyboard(hunted, told).frames.map(({ beat }) => [beat.event.e, beat.phase])

it('NEM-MODE-INTRUDER-13 the Event Phase is shown as time and fire', () => {
  expect(phaseOf(hunted)).toEqual(['time', 'fire'])
  expect(steps(time, burnt)).toEqual([
    ['time', 'time'],
    ['injured', 'fire'],
  ])
})

it('NEM-MODE-INTRUDER-04 the round in which somebody takes them has all its steps', () => {
  expect(phaseOf({ ...hunted, round: 4 })).toHaveLength(6)
})

it('NEM-RULING-241 an Event card in their turn begins no Event Phase', () => {
  const moved: EventFace = {
    e: 'intruderMoved',
    intruder: 1,
    kind: 'adult',
    from: '006',
    to: '007',
    rule: 'NEM-EVENT-07',
  }
  expect(steps(card, moved)).toEqual([
    ['event', null],
    ['intruderMoved', null],
  ])
})

it('NEM-MODE-INTRUDER-09 a card of theirs is a picture, and where it strikes is where one looks', () => {
  const now = { ...hunted, intruders: [intruder(3, 'adult', '006')] }
  const declared: EventFace = {
    e: 'declared',
    who: 1,
    action: { do: 'playAs', card: 'pursuit.1', as: 'move' },
    rule: 'NEM-MODE-INTRUDER-09',
  }
  const moved: EventFace = {
    e: 'intruderMoved',
    intruder: 3,
    kind: 'adult',
    from: '006',
    to: '007',
    rule: 'NEM-MODE-INTRUDER-10',
  }
  const { frames } = storyboard(now, [declared, moved])
  expect(frames.map(({ beat }) => beatRooms(beat, now))).toEqual([[], ['006', '007']])
})

it('NEM-MODE-INTRUDER-01 taking them is a moment one goes back to', () => {
  const took: EventFace = { e: 'playsIntruders', who: 1, rule: 'NEM-MODE-INTRUDER-01' }
  expect(keyMoments([took])).toEqual([{ kind: 'hunter', who: 1, event: 0, round: 0 }])
})

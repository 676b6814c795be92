/** Self-Destruct: started, stopped, past stopping, and the end. NEM-ROOM-GENERATOR. */
import { expect, test } from 'vitest'
import type { Choice, Name } from '../src/index.ts'
import type { Given } from '../src/scenario/format.ts'
import { pay, play, type Situation, situation } from './situation.ts'

const press: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
const PASS: Choice = { do: 'pass' }

/** The actor stands in the Generator with two cards; events that change nothing here follow one another. */
function scene(more: Given = {}, seats: Name[] = ['scout'], table: object = { dice: { bag: ['larva-1'] } }): Situation {
  const given: Given = {
    rooms: { '002': { tile: 'generator', explored: true } },
    at: { [seats[0]]: '002' },
    hand: Object.fromEntries(seats.map((s, i) => [s, i === 0 ? ['search', 'search'] : []])),
    decks: { event: ['scentOfPrey', 'regeneration', 'lurking', 'damage'] },
    met: true,
    ...more,
  }
  return situation(given, seats, table)
}
const can = (t: Situation, who: Name = 'scout') => t.options(who).map(o => o.do)
const pods = (t: Situation) => t.table().pods.map(p => p.locked)

test('NEM-ROOM-GENERATOR-1 NEM-ROOM-GENERATOR-2 starting puts the marker on the first space', () => {
  const t = scene()
  expect(t.table().selfDestruct).toBeNull()
  t.act('scout', ...press)
  expect(t.table().selfDestruct).toBe(6)
  expect(t.told('selfDestruct')).toMatchObject([{ space: 6 }])
  expect(t.crew('scout').hand).toBe(0)
})

test('NEM-ROOM-GENERATOR-3 NEM-EVENT-02 it moves with the time marker, and only while it runs', () => {
  const running = scene({ selfDestruct: 6, hand: { scout: [] } })
  running.act('scout', PASS)
  expect([running.table().time, running.table().selfDestruct]).toEqual([14, 5])
  const still = scene({ hand: { scout: [] } })
  still.act('scout', PASS)
  expect([still.table().time, still.table().selfDestruct]).toEqual([14, null])
})

test('NEM-ROOM-GENERATOR-1 NEM-ROOM-GENERATOR-4 stopping takes it off; a later start begins anew', () => {
  const t = scene({ selfDestruct: 4, hand: { scout: ['search', 'search', 'rest', 'demolition'] } })
  t.act('scout', ...press)
  expect(t.table().selfDestruct).toBeNull()
  t.act('scout', { do: 'roomAction' }, pay('rest'), pay('demolition'))
  expect(t.table().selfDestruct).toBe(6)
})

test('NEM-ROOM-GENERATOR-5 from the first yellow space on it cannot be stopped, by room or by key', () => {
  const able = [5, 4, 3, 2, 1].map(selfDestruct => {
    const options = can(scene({ selfDestruct, inventory: { scout: ['selfDestructKey'] } }))
    return [options.includes('roomAction'), options.includes('use')]
  })
  expect(able).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ])
})

test('NEM-ROOM-GENERATOR-5 NEM-CRIT-06 reaching yellow unlocks every pod at once, once', () => {
  const locked = { 1: 'locked', 2: 'locked' } as const
  const before = scene({ selfDestruct: 5, hand: { scout: [] }, pods: locked })
  before.act('scout', PASS)
  expect([before.table().selfDestruct, pods(before)]).toEqual([4, [true, true]])
  const reaching = scene({ selfDestruct: 4, hand: { scout: [] }, pods: locked })
  reaching.act('scout', PASS)
  expect([reaching.table().selfDestruct, pods(reaching)]).toEqual([3, [false, false]])
  // Locked again, they stay locked when the marker moves on.
  const after = scene({ selfDestruct: 3, hand: { scout: [] }, pods: locked })
  after.act('scout', PASS)
  expect([after.table().selfDestruct, pods(after)]).toEqual([2, [true, true]])
})

test('NEM-ROOM-GENERATOR-6 NEM-RULING-17 six moves from the start the ship explodes', () => {
  const last = scene({ selfDestruct: 1, hand: { scout: [] } })
  last.act('scout', PASS)
  expect(last.table().over).toMatchObject({ reason: 'selfDestruct', rule: 'NEM-END-03', destroyed: true })
  const penultimate = scene({ selfDestruct: 2, hand: { scout: [] } })
  penultimate.act('scout', PASS)
  expect([penultimate.table().selfDestruct, penultimate.table().over]).toEqual([1, null])
})

test('NEM-ROOM-GENERATOR-1 not in a broken Generator, not in Combat', () => {
  expect(can(scene({ rooms: { '002': { tile: 'generator', explored: true, malfunction: true } } }))).not.toContain(
    'roomAction',
  )
  expect(can(scene({ intruders: [{ kind: 'larva', room: '002' }] }))).not.toContain('roomAction')
  expect(can(scene())).toContain('roomAction')
})

test('NEM-RULING-178 NEM-ROOM-GENERATOR-2 the Self-Destruct Key does the same at any working computer, and is used up', () => {
  const given: Given = {
    rooms: { '003': { tile: 'laboratory', explored: true } },
    at: { scout: '003' },
    hand: { scout: ['search'] },
    inventory: { scout: ['selfDestructKey'] },
  }
  const t = scene(given)
  t.act('scout', { do: 'use', card: 'selfDestructKey' }, pay('search'))
  expect([t.table().selfDestruct, t.mine('scout').inventory]).toEqual([6, []])
  const broken = { ...given, rooms: { '003': { tile: 'laboratory', explored: true, malfunction: true } } }
  expect(can(scene(broken))).not.toContain('use')
  expect(can(scene({ ...given, rooms: {}, at: { scout: '011' } }))).not.toContain('use')
})

test('NEM-ROOM-GEN-2 Computer Skills and Intranet work the Generator too', () => {
  const skills = scene({ hand: { scientist: ['computerSkills'] } }, ['scientist'])
  skills.act('scientist', play('computerSkills'), { do: 'part', part: 1 })
  expect(skills.table().selfDestruct).toBe(6)
  const rooms = {
    '002': { tile: 'generator', explored: true },
    '003': { tile: 'laboratory', explored: true },
    '004': { tile: 'commsRoom', explored: true },
  }
  const intranet = scene({ rooms, at: { scientist: '003' }, hand: { scientist: ['intranet', 'search'] } }, [
    'scientist',
  ])
  intranet.act('scientist', play('intranet'), pay('search'))
  expect(intranet.options('scientist')).toEqual([
    { do: 'room', room: '002' },
    { do: 'room', room: '004' },
  ])
  intranet.act('scientist', { do: 'room', room: '002' })
  expect(intranet.table().selfDestruct).toBe(6)
})

test('NEM-RULING-178 Coolant Leak starts it only with a malfunction in the Generator, and never anew', () => {
  const leak = (more: Given) => {
    const t = scene({ hand: { scout: [] }, decks: { event: ['coolantLeak'] }, at: { scout: '011' }, ...more })
    t.act('scout', PASS)
    return t.table().selfDestruct
  }
  const broken: Given = { rooms: { '002': { tile: 'generator', explored: true, malfunction: true } } }
  expect([leak(broken), leak({}), leak({ ...broken, selfDestruct: 5 })]).toEqual([6, null, 4])
})

/** The elevator: calling it, riding it, and whom it takes along. LOCK-ELEV. */
import { describe, expect, test } from 'vitest'
import { keyFromSeed } from '../../../src/core/random.ts'
import { facilityOf } from '../../../src/games/lockdown/state.ts'
import { type Choice, create, type Name, type RoomId } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { boards } from '../../printed.ts'
import { decline, everyRoomBelow, interrupt, lockdown, part, pay, play, type Situation } from '../../situation.ts'
import { accept, can, done, POWER, room, who } from './places.ts'

const ELEVATORS: RoomId[] = ['004', '014', '025']
const call: Choice = { do: 'callElevator' }
const ride = (to: RoomId): Choice => ({ do: 'rideElevator', to })

/** The first seat in the Elevator Room of S-01 with two cards, the elevator there, everything with power. */
function waiting(given: Given = {}, seats: Name[] = ['sentry', 'janitor']): Situation {
  return lockdown(
    {
      met: true,
      bag: { adult: 12 },
      power: POWER,
      on: [1, 2, 3, 4],
      elevator: '004',
      ...given,
      at: { [seats[0]]: '004', janitor: '020', ...given.at },
      hand: { [seats[0]]: ['search', 'search'], ...given.hand },
    },
    seats,
    { dice: { noise: ['silence'] } },
  )
}
const rides = (t: Situation) => t.options('sentry').flatMap(o => (o.do === 'rideElevator' ? [o.to] : []))
const whyNot = (t: Situation, what: 'callElevator' | 'rideElevator') =>
  obstacles(t.g, t.seat('sentry')).flatMap(o => (o.do === what ? [o.why] : []))
const elevator = (t: Situation) => t.table().facility?.elevator

describe('calling', () => {
  test('LOCK-ELEV-01 LOCK-RULING-78 one card brings it here', () => {
    const t = waiting({ elevator: '025' })
    expect(t.mine('sentry').decision?.options).toContainEqual({ ...call, cost: 1 })
    t.act('sentry', call, pay('search'))
    expect([elevator(t), t.crew('sentry').room, t.told('noiseRolled')]).toEqual(['004', '004', []])
    expect(t.told('elevator')).toMatchObject([{ to: '004', who: null, along: [] }])
  })

  test('LOCK-RULING-79 where it is already it cannot be called', () => {
    expect([can(waiting()).includes('callElevator'), whyNot(waiting(), 'callElevator')]).toEqual([
      false,
      ['elevatorHere'],
    ])
  })
})

describe('riding', () => {
  test('LOCK-ELEV-02 LOCK-ELEV-04 LOCK-RULING-78 one card, to another section, without noise', () => {
    const t = waiting()
    expect(rides(t)).toEqual(['014', '025'])
    expect(t.mine('sentry').decision?.options).toContainEqual({ ...ride('025'), cost: 1 })
    t.act('sentry', ride('025'), pay('search'))
    expect([elevator(t), t.crew('sentry').room, t.crew('sentry').hand]).toEqual(['025', '025', 1])
    expect([t.told('noiseRolled'), t.told('encounter')]).toEqual([[], []])
    expect(t.asked()).toEqual(['sentry'])
  })

  test('LOCK-ELEV-06 from and to each of the three', () => {
    for (const from of ELEVATORS) {
      const t = waiting({ at: { sentry: from }, elevator: from })
      expect(rides(t)).toEqual(ELEVATORS.filter(to => to !== from))
    }
  })

  test('LOCK-ELEV-02 not while it is elsewhere, nor from any other room', () => {
    const away = waiting({ elevator: '014' })
    expect([rides(away), whyNot(away, 'rideElevator')]).toEqual([[], ['elevatorAway', 'elevatorAway']])
    const beside = waiting({ at: { sentry: '003' }, elevator: '014' })
    expect([rides(beside), can(beside).includes('callElevator'), whyNot(beside, 'callElevator')]).toEqual([
      [],
      false,
      [],
    ])
  })

  test('LOCK-ELEV-05 LOCK-BOARD-08 it has power of its own', () => {
    const without = waiting({ on: [1, 2, 3] })
    expect([rides(without), whyNot(without, 'rideElevator')]).toEqual([[], ['noPower', 'noPower']])
    expect(whyNot(waiting({ on: [1, 2, 3], elevator: '014' }), 'callElevator')).toEqual(['noPower'])
    expect(rides(waiting({ on: [4] }))).toEqual(['014', '025'])
  })

  test('LOCK-ELEV-01 LOCK-ELEV-02 LOCK-MALF-06 neither in Combat nor with a Malfunction', () => {
    const fight = waiting({ intruders: [{ kind: 'larva', room: '004' }] })
    expect([whyNot(fight, 'callElevator'), whyNot(fight, 'rideElevator')]).toEqual([
      ['inCombat'],
      ['inCombat', 'inCombat'],
    ])
    const broken = waiting({ rooms: { '004': { malfunction: true } } })
    expect([whyNot(broken, 'callElevator'), whyNot(broken, 'rideElevator')]).toEqual([['broken'], ['broken', 'broken']])
  })

  test('LOCK-RULING-79 a Malfunction where it goes does not matter', () => {
    const t = waiting({ rooms: { '025': { malfunction: true } } })
    t.act('sentry', ride('025'), pay('search'))
    expect(t.crew('sentry').room).toBe('025')
  })

  test('LOCK-EX-43 what waits there is met without an Encounter, and the fight is on', () => {
    const t = waiting({ intruders: [{ kind: 'adult', room: '025' }] })
    t.act('sentry', ride('025'), pay('search'))
    expect([t.told('encounter'), t.told('attack'), can(t).includes('rideElevator')]).toEqual([[], [], false])
    expect(whyNot(t, 'callElevator')).toEqual(['inCombat'])
  })

  test('LOCK-RULING-146 both can be interrupted; where it goes is announced, who comes is not', () => {
    const seats = ['sentry', 'janitor', 'hacker']
    const given = { at: { janitor: '004', hacker: '020' }, hand: { janitor: ['interruption'], hacker: [] } }
    const t = waiting(given, seats)
    t.act('sentry', ride('014'), pay('search'))
    expect(t.told('declared')).toMatchObject([{ action: { do: 'rideElevator', to: '014' } }])
    t.act('janitor', interrupt)
    expect([elevator(t), t.crew('sentry').room, t.crew('sentry').hand]).toEqual(['004', '004', 1])
  })
})

describe('passengers', () => {
  const three = ['sentry', 'janitor', 'hacker']
  const together = (given: Given = {}) =>
    waiting({ at: { janitor: '004', hacker: '004' }, hand: { janitor: [], hacker: [] }, ...given }, three)

  test('LOCK-ELEV-03 LOCK-RULING-184 the driver asks whom it likes, those asked say yes or no', () => {
    const t = together()
    t.act('sentry', ride('014'), pay('search'))
    expect([t.table().asking?.ask, t.options('sentry')]).toEqual(['passengers', [done, who(1), who(2)]])
    t.act('sentry', who(1))
    expect(t.options('sentry')).toEqual([done, who(2)])
    t.act('sentry', who(2))
    expect([t.asked(), t.options('janitor'), t.options('hacker')]).toEqual([
      ['janitor', 'hacker'],
      [accept, decline],
      [accept, decline],
    ])
    t.act('hacker', accept)
    expect([t.asked(), t.crew('hacker').room]).toEqual([['janitor'], '004'])
    t.act('janitor', decline)
    expect(three.map(c => t.crew(c).room)).toEqual(['014', '004', '014'])
    expect(t.told('elevator')).toMatchObject([{ to: '014', who: 0, along: [2] }])
    expect([elevator(t), t.told('noiseRolled'), t.asked()]).toEqual(['014', [], ['sentry']])
  })

  test('LOCK-ELEV-03 LOCK-RULING-184 nobody comes who was not asked', () => {
    const t = together()
    t.act('sentry', ride('014'), pay('search'), done)
    expect(three.map(c => t.crew(c).room)).toEqual(['014', '004', '004'])
    const one = together()
    one.act('sentry', ride('014'), pay('search'), who(2))
    expect(one.asked()).toEqual(['hacker'])
    one.act('hacker', accept)
    expect(three.map(c => one.crew(c).room)).toEqual(['014', '004', '014'])
  })

  test('LOCK-RULING-79 any number, passed or not; what they carry comes along', () => {
    const t = together({ passed: ['janitor', 'hacker'], carried: { janitor: ['egg'] } })
    t.act('sentry', ride('025'), pay('search'), who(1), who(2))
    t.act('janitor', accept)
    t.act('hacker', accept)
    expect(three.map(c => t.crew(c).room)).toEqual(['025', '025', '025'])
    expect(t.crew('janitor').objects).toEqual(['egg'])
  })

  test('LOCK-ELEV-03 alone there is nobody to ask', () => {
    const t = waiting()
    t.act('sentry', ride('014'), pay('search'))
    expect(t.events.map(e => e.e)).not.toContain('reacted')
    expect([t.table().asking?.ask, t.crew('sentry').room]).toEqual(['turn', '014'])
  })
})

describe('without power', () => {
  const key = (given: Given = {}) =>
    lockdown(
      {
        at: { janitor: '004', sentry: '020' },
        power: POWER,
        on: [],
        elevator: '025',
        turn: 'janitor',
        first: 'janitor',
        hand: { janitor: ['emergencyKey'] },
        ...given,
      },
      ['sentry', 'janitor'],
    )
  const plays = (t: Situation) => t.options('janitor').some(o => o.do === 'play')

  test('LOCK-ELEV-05 LOCK-RULING-183 the Emergency Key calls it and rides it', () => {
    const t = key()
    t.act('janitor', play('emergencyKey'))
    t.act('janitor', part(0))
    expect([elevator(t), t.table().asking?.ask, t.options('janitor')]).toEqual([
      '004',
      'where',
      [room('014'), room('025')],
    ])
    t.act('janitor', room('025'))
    expect([elevator(t), t.crew('janitor').room, t.told('noiseRolled')]).toEqual(['025', '025', []])
  })

  test('LOCK-ELEV-01 LOCK-RULING-183 but not where the room is broken, and only in Elevator Rooms', () => {
    const doors = { 'c001-004': 'closed' as const }
    const parts = (t: Situation) => {
      t.act('janitor', play('emergencyKey'))
      return t.told('elevator').length > 0 || t.table().asking?.ask === 'part'
    }
    expect(plays(key({ rooms: { '004': { malfunction: true } }, doors }))).toBe(true)
    expect(parts(key({ rooms: { '004': { malfunction: true } }, doors }))).toBe(false)
    expect(parts(key({ rooms: everyRoomBelow, at: { janitor: '001', sentry: '020' }, doors }))).toBe(false)
  })

  test('LOCK-ELEV-03 it takes passengers too', () => {
    const t = key({ at: { janitor: '004', sentry: '004' }, hand: { janitor: ['emergencyKey'], sentry: [] } })
    t.act('janitor', play('emergencyKey'))
    t.act('janitor', part(0))
    t.act('janitor', room('014'), who(0))
    t.act('sentry', accept)
    expect([t.crew('janitor').room, t.crew('sentry').room]).toEqual(['014', '014'])
  })
})

test('LOCK-RULING-140 the elevator begins in S-02, the Rover at the Exit Room', () => {
  const seats = [{ character: null }, { character: null }]
  const g = create({ game: 'lockdown', board: 'lockdown-base', seats }, keyFromSeed('elevator'))
  const data = boards['lockdown-base']
  expect(data.rooms[facilityOf(g).elevator].id).toBe('014')
  expect(data.elevator?.rooms).toEqual(ELEVATORS)
  expect([facilityOf(g).roverAway, data.exit?.roverStart]).toEqual([false, '001'])
})

/** The hibernation chambers: when they open, getting in, and what nothing can do to whoever sleeps. NEM-ROOM-HIBER. */
import { describe, expect, test } from 'vitest'
import type { Choice, Name } from '../src/index.ts'
import type { Given } from '../src/scenario/format.ts'
import { pay, play, type Situation, situation } from './situation.ts'

const sleep: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
const PASS: Choice = { do: 'pass' }

/** Everybody in the Hibernatorium, chambers open, the scout with two cards and the others with none. */
function scene(more: Given = {}, seats: Name[] = ['scout', 'captain'], table: object = {}): Situation {
  const hand = Object.fromEntries(seats.map(s => [s, s === 'scout' ? ['search', 'search'] : []]))
  return situation({ time: 8, met: true, bag: { adult: 12 }, ...more, hand: { ...hand, ...more.hand } }, seats, table)
}
const quiet = { dice: { noise: ['silence'] } }
const canSleep = (t: Situation) => t.options('scout').some(o => o.do === 'roomAction')

test('NEM-ROOM-HIBER-1 NEM-RULING-15 the chambers open at 8 and stay open', () => {
  const able = [15, 9, 8, 1].map(time => canSleep(scene({ time })))
  expect(able).toEqual([false, false, true, true])
})

test('NEM-ROOM-HIBER-1 they open in the Event Phase that brings the marker to 8', () => {
  const t = scene({ time: 9, decks: { event: ['hatching'] } }, ['scout'], { dice: { bag: ['larva-1'] } })
  t.act('scout', PASS, { do: 'done' })
  expect(t.told('chambersOpen')).toHaveLength(1)
  expect(canSleep(t)).toBe(true)
})

test('NEM-ROOM-HIBER-1 NEM-ROOM-HIBER-2 two cards, a noise roll in company too, and the character is out of the game', () => {
  const t = scene({}, ['scout', 'captain'], { dice: { noise: ['2'] } })
  t.act('scout', ...sleep)
  expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '011', face: '2' }])
  expect(t.told('hibernates')).toMatchObject([{ who: 0 }])
  expect(t.crew('scout')).toMatchObject({ fate: 'hibernating', hand: 0 })
  // NEM-RULING-06: its turn is over, it takes no other.
  expect(t.asked()).toEqual(['captain'])
})

test('NEM-ROOM-HIBER-1 NEM-RULING-126 NEM-RULING-123 something comes: the attempt fails, cards and action are gone', () => {
  const met = scene({ noise: ['011/2'] }, ['scout', 'captain'], { dice: { noise: ['2'], bag: ['creeper-1'] } })
  const drawn = scene({ intruders: [{ kind: 'adult', room: '006' }] }, ['scout', 'captain'], {
    dice: { noise: ['danger'] },
  })
  for (const t of [met, drawn]) {
    t.act('scout', ...sleep)
    expect(t.told('attemptFailed')).toMatchObject([{ who: 0, room: '011' }])
    expect(t.crew('scout')).toMatchObject({ fate: 'aboard', hand: 0 })
    expect(t.table().turn).toMatchObject({ seat: 0, done: 1 })
  }
})

test('NEM-RULING-127 a Blank does not stop it, a larva that infests does', () => {
  const blank = scene({ noise: ['011/2'] }, ['scout', 'captain'], { dice: { noise: ['2'], bag: ['blank'] } })
  blank.act('scout', ...sleep)
  expect(blank.crew('scout').fate).toBe('hibernating')
  const larva = scene({ noise: ['011/2'] }, ['scout', 'captain'], { dice: { noise: ['2'], bag: ['larva-1'] } })
  larva.act('scout', ...sleep)
  expect(larva.crew('scout')).toMatchObject({ fate: 'aboard', larva: true })
})

test('NEM-ROOM-HIBER-3 NEM-MALF-09 not with an intruder there, not with a malfunction', () => {
  expect(canSleep(scene({ intruders: [{ kind: 'larva', room: '011' }] }))).toBe(false)
  expect(canSleep(scene({ rooms: { '011': { malfunction: true } } }))).toBe(false)
  expect(canSleep(scene({ rooms: { '011': { fire: true } } }))).toBe(true)
})

test('NEM-RULING-109 one may hibernate while Self-Destruct runs', () => {
  const t = scene({ selfDestruct: 5 }, ['scout', 'captain'], quiet)
  t.act('scout', ...sleep)
  expect(t.crew('scout').fate).toBe('hibernating')
})

test('NEM-ROOM-GEN-1 Old Friend hibernates without another card: the Hibernatorium has no computer', () => {
  const t = scene({ hand: { pilot: ['oldFriend'], captain: [] } }, ['pilot', 'captain'], quiet)
  t.act('pilot', play('oldFriend'))
  expect([t.crew('pilot').fate, t.told('noiseRolled').length]).toEqual(['hibernating', 1])
})

test('NEM-RULING-104 what is carried goes along', () => {
  const t = scene({ carried: { scout: ['egg'] }, inventory: { scout: ['medkit'] } }, ['scout', 'captain'], quiet)
  t.act('scout', ...sleep)
  expect(t.crew('scout').objects).toEqual(['egg'])
  expect(t.mine('scout').inventory).toEqual(['medkit'])
  expect(t.room('011').objects).not.toContain('egg')
})

describe('whoever sleeps', () => {
  const asleep = (more: Given = {}, table: object = {}) =>
    scene({ hibernating: ['scout'], turn: 'captain', first: 'captain', ...more }, ['scout', 'captain', 'pilot'], table)

  test('NEM-ROOM-HIBER-4 NEM-ROOM-COCKPIT-4 the destination cannot be changed, the coordinates still be looked at', () => {
    const given = { at: { captain: '001' }, hand: { captain: ['search', 'search'] } }
    const awake = scene({ ...given, turn: 'captain' }, ['scout', 'captain', 'pilot'])
    awake.act('captain', ...sleep)
    expect(awake.table().asking?.ask).toBe('part')
    const t = asleep(given)
    t.act('captain', ...sleep)
    expect(t.told('peeked')).toMatchObject([{ what: 'coordinates' }])
    expect(t.table().destination).toBe('B')
  })

  test('NEM-ROOM-HIBER-4 NEM-ROOM-GENERATOR-7 NEM-RULING-109 nobody starts Self-Destruct, but it may be stopped', () => {
    const given: Given = {
      rooms: { '002': { tile: 'generator', explored: true } },
      at: { captain: '002' },
      hand: { captain: ['search', 'search'] },
      inventory: { captain: ['selfDestructKey'] },
    }
    const can = (t: Situation) => t.options('captain').map(o => o.do)
    expect(can(asleep(given))).not.toContain('roomAction')
    expect(can(asleep(given))).not.toContain('use')
    expect(can(asleep({ ...given, selfDestruct: 5 }))).toEqual(expect.arrayContaining(['roomAction', 'use']))
    expect(can(asleep({ ...given, hibernating: [] }))).toEqual(expect.arrayContaining(['roomAction', 'use']))
  })

  test('NEM-ROOM-GENERATOR-7 NEM-RULING-178 an Event starts it all the same', () => {
    const given: Given = {
      rooms: { '002': { tile: 'generator', explored: true, malfunction: true } },
      passed: ['pilot'],
      decks: { event: ['coolantLeak'] },
    }
    const t = asleep(given, { dice: { bag: ['larva-1'] } })
    t.act('captain', PASS)
    expect(t.table().selfDestruct).toBe(6)
  })

  test('NEM-RULING-124 fire, intruders and Eclosion never reach the sleeper', () => {
    const given: Given = {
      rooms: { '011': { fire: true } },
      intruders: [{ kind: 'adult', room: '011' }],
      larva: ['scout'],
      at: { captain: '001', pilot: '001' },
      passed: ['pilot'],
      decks: { event: ['eclosion'] },
    }
    const t = asleep(given, { dice: { bag: ['larva-1'] } })
    t.act('captain', PASS)
    expect(t.told('attack')).toEqual([])
    expect(t.crew('scout')).toMatchObject({ fate: 'hibernating', light: 0, larva: true, wounds: [] })
  })

  test('NEM-RULING-124 a sleeper keeps nobody company: the room counts as empty, and no intruder is in Combat with it', () => {
    const given: Given = {
      rooms: { '006': { tile: 'canteen', explored: true } },
      at: { captain: '006', pilot: '001' },
      hand: { captain: ['search'] },
    }
    const t = asleep(given, { dice: { noise: ['4'] } })
    t.act('captain', { do: 'move', to: '011' }, pay('search'))
    expect(t.told('noiseRolled')).toHaveLength(1)
  })

  test('NEM-RULING-124 NEM-ROOM-HIBER-2 it draws no cards, gets no turn and rolls no noise, but stays in the game until its end', () => {
    const given: Given = { passed: ['pilot'], decks: { event: ['hatching'] }, bag: { adult: 12 } }
    const t = asleep(given, { dice: { bag: ['adult-2'], noise: ['1', '1'] } })
    t.act('captain', PASS)
    expect(t.table().round).toBe(2)
    expect(t.told('noiseRolled').map(e => e.who)).not.toContain(0)
    expect(t.told('drew').map(e => e.who)).toEqual([1, 2])
    expect(t.asked()).toEqual(['pilot'])
  })

  test('NEM-MALF-10 NEM-RULING-124 fire, a malfunction and an Adult in the Hibernatorium: it arrives all the same', () => {
    const given: Given = {
      rooms: { '011': { fire: true, malfunction: true } },
      intruders: [{ kind: 'adult', room: '011' }],
      at: { captain: '001', pilot: '001' },
      passed: ['pilot'],
      time: 1,
      engines: { 1: 'working', 2: 'working', 3: 'working' },
      coordinates: 'coordinates-7',
      destination: 'A',
    }
    const t = asleep(given)
    t.act('captain', PASS)
    expect(t.table().over).toMatchObject({ reason: 'jump', destination: 'earth' })
    expect(t.crew('scout').fate).toBe('hibernating')
  })

  test('NEM-RULING-124 only the loss of the ship kills it', () => {
    const given: Given = { selfDestruct: 1, passed: ['pilot'] }
    const t = asleep(given)
    t.act('captain', PASS)
    expect(t.table().over).toMatchObject({ reason: 'selfDestruct', destroyed: true })
    expect(t.crew('scout').fate).toBe('dead')
  })

  test('NEM-ROOM-HIBER-2 NEM-RULING-142 the last one awake falls asleep: the game ends at once, and the checks decide', () => {
    const ending = (destination: string) => {
      // Coordinates 7: A is Earth, B deep space.
      const given: Given = {
        dead: ['captain'],
        engines: { 1: 'working', 2: 'working', 3: 'damaged' },
        coordinates: 'coordinates-7',
        destination,
      }
      const t = scene(given, ['scout', 'captain'], quiet)
      t.act('scout', ...sleep)
      return t
    }
    const [home, lost] = [ending('A'), ending('B')]
    expect(home.table().over).toMatchObject({ reason: 'nobodyLeft', destroyed: false, destination: 'earth' })
    expect([home, lost].map(t => t.crew('scout').fate)).toEqual(['hibernating', 'dead'])
    expect(home.told('round')).toEqual([])
  })
})

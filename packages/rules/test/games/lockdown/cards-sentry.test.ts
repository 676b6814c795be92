/** The Sentry's own cards. */
import { describe, expect, test } from 'vitest'
import { explain, type Name } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { decline, door, keep, look, move, part, pay, play, type Situation } from '../../situation.ts'
import { accept, inside, room, who } from './places.ts'

const guard = (tile: Name, given: Given, seats = ['sentry', 'janitor'], more: object = {}): Situation =>
  inside(tile, given, seats, more)
const cannot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why ?? null

test('Repairs: the Malfunction of the room for one card', () => {
  const t = guard('guardRoom', { rooms: { '006': { malfunction: true } }, hand: { sentry: ['repairs', 'rest'] } })
  t.act('sentry', play('repairs'), pay('rest'))
  expect(t.room('006').malfunction).toBe(false)
  expect(cannot(guard('guardRoom', { hand: { sentry: ['repairs', 'rest'] } }), 'repairs')).toBe('nothingToFix')
})

describe('Stun', () => {
  const crew = ['sentry', 'janitor', 'hacker']
  const here = { sentry: '006', janitor: '006', hacker: '006' }

  test('whoever is here with at most three cards discards them all, Contamination too', () => {
    const hand = { sentry: ['stun'], janitor: ['rest', 'search'], hacker: ['rest', 'search', 'demolition', 'bypass'] }
    const contamination = { janitor: { hand: ['clean'] } }
    const t = guard('guardRoom', { at: here, hand, contamination, hands: { sentry: [] } }, crew)
    t.standing('janitor', 'game')
    t.standing('hacker', 'game')
    t.act('sentry', play('stun'))
    expect([t.crew('janitor').hand, t.crew('hacker').hand]).toEqual([0, 4])
    expect(t.crew('janitor').discard.toSorted()).toEqual(['contamination', 'rest', 'search'])
  })

  test('the Sentry says whom, if there are more; nobody with four cards or in another room', () => {
    const hand = { sentry: ['stun'], janitor: ['rest'], hacker: ['search'] }
    const t = guard('guardRoom', { at: here, hand, hands: { sentry: [] } }, crew)
    t.standing('janitor', 'game')
    t.standing('hacker', 'game')
    t.act('sentry', play('stun'))
    expect(t.options('sentry')).toEqual([who(1), who(2)])
    t.act('sentry', who(2))
    expect([t.crew('janitor').hand, t.crew('hacker').hand]).toEqual([1, 0])
    const many = { ...hand, janitor: ['rest', 'search', 'demolition', 'cleanUp'], hacker: ['search'] }
    const far = guard('guardRoom', { at: { ...here, hacker: '003' }, hand: many, hands: { sentry: [] } }, crew)
    expect(cannot(far, 'stun')).toBe('nobodyElse')
  })

  const foe: Given = { hand: { sentry: ['stun'], janitor: [] }, intruders: [{ kind: 'breeder', room: '006' }] }

  test('LOCK-RULING-175 or a weapon given up drives an intruder into a neighboring room of choice, not through a door', () => {
    const t = guard('guardRoom', { ...foe, hands: { sentry: ['smg'] }, doors: { '006/1': 'closed' } })
    t.act('sentry', play('stun'), { do: 'item', card: 'smg' })
    expect(t.options('sentry')).toEqual([room('009'), room('010')])
    t.act('sentry', room('010'))
    expect([t.table().intruders.map(i => i.room), t.crew('sentry').hands]).toEqual([['010'], []])
  })

  test('LOCK-ACT-23 LOCK-RULING-161 not without a weapon: a Flashlight is none, a Crowbar is', () => {
    expect(cannot(guard('guardRoom', { ...foe, hands: { sentry: ['flashlight.red'] } }), 'stun')).not.toBeNull()
    for (const weapon of ['crowbar.red', 'wrench'])
      expect(cannot(guard('guardRoom', { ...foe, hands: { sentry: [weapon] } }), 'stun')).toBeNull()
  })
})

describe('Quarantine', () => {
  const hand = { sentry: ['quarantine', 'rest'] }
  const seal = (given: Given = {}) => {
    const t = guard('archive', { hand, ...given })
    t.act('sentry', play('quarantine'), pay('rest'))
    return t
  }

  test('LOCK-RULING-131 from a room with a computer, without power too, all doors of any room are closed', () => {
    const t = seal({ on: [] })
    expect(t.options('sentry')).toHaveLength(27)
    t.act('sentry', room('010'))
    expect(t.table().doors.map(d => d.corridor)).toEqual(['c006-010', 'c007-010', 'c010-012', 'c010-013'])
    expect(t.table().doors.every(d => d.state === 'closed')).toBe(true)
  })

  test('LOCK-DOOR-04 destroyed ones stay, closed ones too; a room without an open one is no choice', () => {
    const doors = { '010/1': 'destroyed', '010/2': 'closed', '001/1': 'closed', '001/2': 'closed' } as const
    const t = seal({ doors })
    expect(t.options('sentry')).not.toContainEqual(room('001'))
    t.act('sentry', room('010'))
    expect(t.table().doors).toContainEqual({ corridor: 'c010-013', state: 'destroyed' })
    expect(t.table().doors.filter(d => d.state === 'closed')).toHaveLength(5)
  })

  test('LOCK-LIMIT-03 short of tokens one is moved, but none of the same room', () => {
    const eleven = ['001/1', '002/2', '004/3', '003/1', '003/2', '003/3', '008/1', '008/4', '009/1', '010/2', '012/3']
    const t = seal({ doors: Object.fromEntries(eleven.map(d => [d, 'closed'])) })
    t.act('sentry', room('010'))
    // 010 has two closed doors already: c006-010 and c010-012.
    expect(t.mine('sentry').decision?.ask).toBe('moveDoor')
    expect(t.options('sentry')).toHaveLength(9)
    t.act('sentry', door('c001-004'), door('c002-004'))
    expect(t.table().doors.map(d => d.corridor)).toEqual(
      expect.arrayContaining(['c006-010', 'c007-010', 'c010-012', 'c010-013']),
    )
    expect(t.table().doors).toHaveLength(11)
  })

  test('LOCK-ACT-23 LOCK-MALF-02 not without a computer, nor at a broken one', () => {
    expect(cannot(guard('guardRoom', { hand }), 'quarantine')).toBe('noComputer')
    expect(cannot(guard('archive', { hand, rooms: { '007': { malfunction: true } } }), 'quarantine')).toBe('noComputer')
  })

  test('LOCK-COMP-02 the Remote Terminal serves for a computer where there is power', () => {
    const given: Given = { hand, hands: { sentry: ['remoteTerminal'] } }
    expect(cannot(guard('guardRoom', given), 'quarantine')).toBeNull()
    expect(cannot(guard('guardRoom', { ...given, on: [] }), 'quarantine')).toBe('noComputer')
    expect(cannot(guard('guardRoom', { ...given, wounds: { sentry: ['eyes'] } }), 'quarantine')).toBe('noComputer')
  })
})

describe('Facility Tour', () => {
  const crew = ['sentry', 'janitor', 'hacker']
  const hand = { sentry: ['facilityTour'], janitor: [], hacker: [] }
  const unexplored = { '010': {}, '009': { tile: 'archive', token: 'danger-3' } }
  const tour = (given: Given = {}, noise = '1') =>
    guard(
      'guardRoom',
      { hand, rooms: unexplored, at: { sentry: '006', janitor: '006', hacker: '003' }, ...given },
      crew,
      {
        dice: { noise: [noise, noise] },
      },
    )

  test('LOCK-MOVE-06 the Sentry alone, or with one other, who is not asked', () => {
    const t = tour()
    t.act('sentry', play('facilityTour'))
    expect([t.table().asking?.about.purpose, t.options('sentry')]).toEqual(['along', [who(0), who(1)]])
    t.act('sentry', who(1), room('010'))
    expect([t.crew('sentry').room, t.crew('janitor').room]).toEqual(['010', '010'])
    const alone = tour()
    alone.act('sentry', play('facilityTour'), who(0), room('010'))
    expect([alone.crew('sentry').room, alone.crew('janitor').room]).toEqual(['010', '006'])
    // Nobody there to take along: nothing to ask.
    const nobody = tour({ at: { sentry: '006', janitor: '003', hacker: '003' } })
    nobody.act('sentry', play('facilityTour'))
    expect(nobody.mine('sentry').decision?.ask).toBe('where')
  })

  test('LOCK-RULING-144 LOCK-RULING-191 one noise roll for both, the Sentry’s', () => {
    const t = tour({ slime: ['janitor'] }, 'silence')
    t.act('sentry', play('facilityTour'), who(1), room('010'))
    expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '010' }])
    expect(t.told('danger')).toEqual([])
  })

  test('LOCK-RULING-144 the token may be left: the tile is explored, has no counter, and the roll is made', () => {
    const t = tour()
    t.act('sentry', play('facilityTour'), who(1), room('009'))
    expect(t.room('009')).toMatchObject({ tile: 'archive', explored: true, token: true })
    expect([t.mine('sentry').decision?.ask, t.table().asking?.about.room]).toEqual(['leaveToken', '009'])
    t.act('sentry', accept)
    expect(t.told('tokenLeft')).toMatchObject([{ who: 0, room: '009' }])
    expect(t.room('009')).toMatchObject({ token: true, items: null })
    expect([t.told('token'), t.told('noiseRolled').length]).toEqual([[], 1])
    // What lies there stays a secret.
    expect(JSON.stringify(t.table())).not.toContain('danger-3')
  })

  test('LOCK-RULING-144 until then there is nothing to search', () => {
    const t = tour({ hand: { ...hand, sentry: ['facilityTour', 'search'] } })
    t.act('sentry', play('facilityTour'), who(1), room('009'), accept)
    expect(cannot(t, 'search')).not.toBeNull()
  })

  test('LOCK-RULING-144 the next who enters resolves it', () => {
    const given: Given = {
      hand: { sentry: ['facilityTour', 'rest', 'search'], janitor: ['rest'], hacker: [] },
      passed: ['hacker'],
    }
    const t = tour(given)
    t.standing('janitor', 'game')
    t.act('sentry', play('facilityTour'), who(0), room('009'), accept, ...move('014', 'rest'))
    t.act('janitor', ...move('009', 'rest'))
    expect(t.told('token')).toMatchObject([{ who: 1, room: '009', token: 'danger-3', items: 3 }])
    expect(t.room('009')).toMatchObject({ token: false, items: 3 })
  })

  test('LOCK-RULING-144 or it is resolved as ever', () => {
    const t = tour()
    t.act('sentry', play('facilityTour'), who(1), room('009'), decline)
    expect(t.told('token')).toMatchObject([{ who: 0, token: 'danger-3' }])
    expect([t.told('danger').length, t.told('noiseRolled')]).toEqual([1, []])
  })

  test('LOCK-MOVE-01 not through closed doors, and never in Combat', () => {
    const t = tour({ doors: { '006/1': 'closed', '006/2': 'closed' } })
    t.act('sentry', play('facilityTour'), who(0))
    expect(t.options('sentry')).toEqual([room('009')])
    expect(cannot(tour({ intruders: [{ kind: 'adult', room: '006' }] }), 'facilityTour')).toBe('inCombat')
  })
})

describe('Defense Plan', () => {
  const hand = { sentry: ['defensePlan'] }

  test('LOCK-ACT-21 the action of a white or red room for nothing', () => {
    const t = guard('transmitterControlRoom', { hand })
    t.act('sentry', play('defensePlan'), part(0))
    expect([t.crew('sentry').signal, t.crew('sentry').hand]).toEqual([true, 0])
    const white = guard('decontaminationRoom', { hand, slime: ['sentry'] })
    white.act('sentry', play('defensePlan'), part(0))
    expect(white.crew('sentry').slime).toBe(false)
    const yellow = guard('cssControlSystem', { hand })
    yellow.act('sentry', play('defensePlan'))
    expect(yellow.mine('sentry').decision?.ask).toBe('lookAtTile')
  })

  test('LOCK-INFO-09 or a look at two tiles; with one left unexplored, at that one', () => {
    const t = guard('guardRoom', {
      hand,
      rooms: { '001': { tile: 'surgery' }, '002': { tile: 'testingLab' }, '006': { items: 0 } },
    })
    t.act('sentry', play('defensePlan'), look('001'), look('002'))
    expect(t.mine('sentry').notes.map(n => n.card)).toEqual(['surgery', 'testingLab'])
    expect(t.mine('sentry').decision?.ask).toBe('turn')
  })
})

test('a card that lets one search needs the counter of a resolved token', () => {
  const t = guard('guardRoom', {
    rooms: { '006': { items: 1 } },
    hand: { sentry: ['search'] },
    decks: { red: ['grenade', 'doorPilot'] },
  })
  t.act('sentry', play('search'), keep('grenade'))
  expect(t.room('006').items).toBe(0)
})

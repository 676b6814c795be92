/** Doors in the way of people, intruders and noise, and what opens, closes and mends them. NEM-DOOR. */
import { describe, expect, test } from 'vitest'
import { DESTROYED } from '../src/core/state.ts'
import type { Choice, Name } from '../src/index.ts'
import type { Given } from '../src/scenario/format.ts'
import { boards } from './printed.ts'
import { door, part, pay, play, type Situation, situation } from './situation.ts'

const PASS: Choice = { do: 'pass' }
const CANTEEN = { tile: 'canteen', explored: true }
const corridors = boards['nemesis-base'].corridors.map(c => c.id)
const states = (t: Situation) => Object.fromEntries(t.table().doors.map(d => [d.corridor, d.state]))
const can = (t: Situation, who: Name) => t.options(who).map(o => o.do)

describe('in the way', () => {
  test('NEM-DOOR-04 NEM-MOVE-01 a closed door stops people, an open or destroyed one does not', () => {
    for (const [state, free] of [
      ['closed', false],
      ['destroyed', true],
    ] as const) {
      const t = situation({
        doors: { '011/2': state },
        hand: { scout: ['search', 'search', 'reconnaissance', 'rest'] },
      })
      expect(t.options('scout').some(o => o.do === 'move' && o.to === '006')).toBe(free)
      expect(t.options('scout').some(o => o.do === 'carefulMove' && o.to === '006')).toBe(free)
      expect(t.options('scout').some(o => o.do === 'move' && o.to === '008')).toBe(true)
      t.act('scout', play('reconnaissance'), pay('search'))
      expect(t.options('scout').some(o => o.do === 'room' && o.room === '006')).toBe(free)
    }
  })

  test('NEM-DOOR-04 nobody flees through a closed door', () => {
    const given: Given = {
      doors: { '011/2': 'closed' },
      intruders: [{ kind: 'larva', room: '011' }],
      hand: { scout: ['search'] },
    }
    const t = situation(given)
    expect(t.options('scout').some(o => o.do === 'move' && o.to === '006')).toBe(false)
    expect(t.options('scout').some(o => o.do === 'move' && o.to === '008')).toBe(true)
  })

  test('NEM-DOOR-04 nothing is thrown through a closed door', () => {
    const throws = (state?: 'closed' | 'destroyed') => {
      const given: Given = {
        intruders: [{ kind: 'adult', room: '006' }],
        inventory: { scout: ['grenade'] },
        hand: { scout: ['search'] },
        ...(state && { doors: { '011/2': state } }),
      }
      return can(situation(given), 'scout').includes('use')
    }
    expect([throws(), throws('closed'), throws('destroyed')]).toEqual([true, false, true])
  })

  test('NEM-DOOR-05 NEM-EVENT-09 an intruder that would pass destroys it and stays, whether an Event or Danger moves it', () => {
    // Damage moves Adults through corridor 2.
    const given: Given = {
      rooms: { '006': CANTEEN },
      doors: { '006/2': 'closed' },
      intruders: [{ kind: 'adult', room: '006' }],
      hand: { scout: [] },
      at: { scout: '001' },
      decks: { event: ['damage'] },
    }
    const event = situation(given, ['scout'], { dice: { bag: ['larva-1'] } })
    event.act('scout', PASS)
    const danger = situation(
      {
        ...given,
        rooms: { ...given.rooms, '008': { tile: 'cabins', explored: true } },
        at: { scout: '008' },
        hand: { scout: ['search'] },
      },
      ['scout'],
      { dice: { noise: ['danger'] } },
    )
    danger.act('scout', { do: 'move', to: '011' }, pay('search'))
    for (const t of [event, danger]) {
      expect(states(t)).toEqual({ 'c006-011': 'destroyed' })
      expect(t.table().intruders[0].room).toBe('006')
      expect(t.told('intruderMoved')).toEqual([])
    }
    // NEM-RULING-32: it was near, so no noise is made instead.
    expect(danger.table().noise).toEqual([])
  })

  test('NEM-DOOR-06 NEM-RULING-33 several from one room destroy it once and all stay', () => {
    const given: Given = {
      rooms: { '006': CANTEEN },
      doors: { '006/2': 'closed' },
      intruders: [
        { kind: 'adult', room: '006' },
        { kind: 'creeper', room: '006' },
        { kind: 'adult', room: '014' },
      ],
      hand: { scout: ['search'] },
      at: { scout: '008' },
    }
    const t = situation({ ...given, rooms: { '006': CANTEEN, '008': { tile: 'cabins', explored: true } } }, ['scout'], {
      dice: { noise: ['danger'] },
    })
    t.act('scout', { do: 'move', to: '011' }, pay('search'))
    expect(t.told('door')).toMatchObject([{ corridor: 'c006-011', state: 'destroyed' }])
    expect(t.table().intruders.map(i => i.room)).toEqual(['006', '006', '011'])
  })

  test('NEM-RULING-80 from both sides at once: destroyed once, all stay', () => {
    // Egg Protection moves Breeders and the Queen through corridor 2, which joins 006 and 011.
    const given: Given = {
      doors: { '006/2': 'closed' },
      intruders: [
        { kind: 'breeder', room: '006' },
        { kind: 'queen', room: '011' },
      ],
      at: { scout: '001' },
      hand: { scout: [] },
      decks: { event: ['eggProtection'] },
    }
    const t = situation(given, ['scout'], { dice: { bag: ['larva-1'] } })
    t.act('scout', PASS)
    expect(t.told('door')).toHaveLength(1)
    expect(t.table().intruders.map(i => i.room)).toEqual(['006', '011'])
  })

  test('NEM-DOOR-10 NEM-DOOR-02 doors keep out neither noise nor an Encounter', () => {
    const shut = Object.fromEntries(['011/1', '011/2', '011/3', '011/4'].map(c => [c, 'closed' as const]))
    const given: Given = {
      doors: shut,
      noise: ['011/2'],
      met: true,
      time: 8,
      hand: { scout: ['search', 'search', 'rest', 'demolition'] },
    }
    const rolled = situation(given, ['scout'], { dice: { noise: ['3'] } })
    rolled.act('scout', { do: 'roomAction' }, pay('search'), pay('search'))
    expect(rolled.table().noise).toEqual(['c006-011', 'c008-011'])
    const t = situation(given, ['scout'], { dice: { noise: ['2'], bag: ['creeper-1'] } })
    t.act('scout', { do: 'roomAction' }, pay('search'), pay('search'))
    expect(t.table().intruders).toMatchObject([{ kind: 'creeper', room: '011' }])
    expect(Object.values(states(t))).toEqual(['closed', 'closed', 'closed', 'closed'])
    expect(t.table().noise).toEqual([])
  })
})

describe('working a door', () => {
  /** Everything that opens an open-or-closed door of the room it is used in. */
  const tools: [who: Name, given: Given, use: Choice[]][] = [
    ['pilot', { hand: { pilot: ['knowledgeOfTheShip'] } }, [play('knowledgeOfTheShip'), part(0)]],
    ['pilot', { hand: { pilot: ['computerSkills'] } }, [play('computerSkills')]],
    [
      'scout',
      { hand: { scout: ['search'] }, inventory: { scout: ['tools'] } },
      [{ do: 'use', card: 'tools' }, pay('search')],
    ],
    [
      'scout',
      { hand: { scout: ['search'] }, inventory: { scout: ['energyCharge.red'] } },
      [{ do: 'use', card: 'energyCharge.red' }, pay('search'), part(1)],
    ],
    [
      'mechanic',
      { hand: { mechanic: ['search'] }, inventory: { mechanic: ['plasmaTorch'] } },
      [{ do: 'use', card: 'plasmaTorch' }, pay('search')],
    ],
  ]

  test('NEM-DOOR-03 NEM-DOOR-08 open becomes closed, closed becomes open, by card and by item', () => {
    for (const [who, given, use] of tools)
      for (const [before, after] of [
        [{}, { 'c006-011': 'closed' }],
        [{ '011/2': 'closed' }, {}],
      ] as const) {
        const t = situation({ ...given, doors: before }, [who])
        t.act(who, ...use, door('c006-011'))
        expect([use[0], states(t)]).toEqual([use[0], after])
      }
  })

  test('NEM-DOOR-07 NEM-DATA-35 NEM-RULING-78 only the Plasma Torch closes a destroyed door, and keeps working', () => {
    for (const [who, given, use] of tools) {
      const t = situation({ ...given, doors: { '011/2': 'destroyed' } }, [who])
      t.act(who, ...use)
      const torch = given.inventory?.mechanic !== undefined
      expect(t.options(who).some(o => o.do === 'door' && o.corridor === 'c006-011')).toBe(torch)
      if (!torch) continue
      t.act(who, door('c006-011'))
      expect(states(t)).toEqual({ 'c006-011': 'closed' })
      expect(t.mine(who).inventory).toEqual(['plasmaTorch'])
    }
  })

  test('NEM-DOOR-01 NEM-COMP-03 mending a destroyed door needs no token: twelve are enough', () => {
    const given: Given = {
      hand: { mechanic: ['search'] },
      inventory: { mechanic: ['plasmaTorch'] },
      doors: Object.fromEntries(
        [...corridors.slice(0, 9), 'c006-011', 'c008-011', 'c011-014'].map(c => [c, 'destroyed']),
      ),
    }
    const t = situation(given, ['mechanic'])
    expect(t.table().doors).toHaveLength(12)
    t.act('mechanic', { do: 'use', card: 'plasmaTorch' }, pay('search'), door('c011-014'))
    expect(t.table().doors).toHaveLength(12)
    expect(states(t)['c011-014']).toBe('closed')
  })

  test('NEM-DOOR-09 NEM-RULING-77 the thirteenth is taken from the board, by whoever places it; opening gives one back', () => {
    const twelve = [...corridors.slice(0, 9), 'c007-008', 'c008-009', 'c008-011']
    expect(new Set(twelve).size).toBe(12)
    const doors = Object.fromEntries(twelve.map((c, i) => [c, i % 2 === 0 ? 'closed' : 'destroyed'])) as Given['doors']
    const t = situation({ doors, hand: { pilot: ['knowledgeOfTheShip', 'computerSkills'], captain: [] } }, [
      'pilot',
      'captain',
    ])
    t.act('pilot', play('knowledgeOfTheShip'), part(0), door('c011-014'))
    expect([t.table().asking?.ask, t.asked()]).toEqual(['moveDoor', ['pilot']])
    expect(t.options('pilot')).toEqual(twelve.filter((_, i) => i % 2 === 0).map(door))
    t.act('pilot', door(twelve[4]))
    expect(states(t)[twelve[4]]).toBeUndefined()
    expect([states(t)['c011-014'], t.table().doors.length]).toEqual(['closed', 12])
    // The one just closed is opened: a token is free again, and nobody is asked.
    t.act('pilot', play('computerSkills'), door('c011-014'))
    expect(t.table().doors).toHaveLength(11)
  })

  test('NEM-RULING-77 with all twelve destroyed nothing is placed', () => {
    const t = situation({ hand: { pilot: ['knowledgeOfTheShip'] } }, ['pilot'])
    for (let c = 0; c < 9; c++) t.g.doors[c] = DESTROYED
    for (const id of ['c010-013', 'c012-016', 'c013-014']) t.g.doors[corridors.indexOf(id)] = DESTROYED
    t.act('pilot', play('knowledgeOfTheShip'), part(0), door('c011-014'))
    expect([states(t)['c011-014'], t.table().asking?.ask]).toEqual([undefined, 'turn'])
  })

  test('NEM-DOOR-01 Bulkheads Open opens every closed door and mends none', () => {
    const given: Given = {
      doors: { '011/1': 'closed', '001/3': 'closed', '011/2': 'destroyed' },
      hand: { scout: [] },
      decks: { event: ['bulkheadsOpen'] },
    }
    const t = situation(given, ['scout'], { dice: { bag: ['larva-1'] } })
    t.act('scout', PASS)
    expect(states(t)).toEqual({ 'c006-011': 'destroyed' })
  })
})

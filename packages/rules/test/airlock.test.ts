/** The airlock: which rooms, closing their doors, and every way the procedure is stopped. NEM-ROOM-AIRLOCK. */
import { describe, expect, test } from 'vitest'
import { CLOSED, DESTROYED } from '../src/core/state.ts'
import type { Choice, Name } from '../src/index.ts'
import type { Given } from '../src/scenario/format.ts'
import { door, part, pay, play, type Situation, situation } from './situation.ts'

const use: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
const PASS: Choice = { do: 'pass' }
const at = (room: string): Choice => ({ do: 'room', room })
const AIRLOCK = { tile: 'airlockControl', explored: true }
const COMMS = { tile: 'commsRoom', explored: true }
/** The doors of the Comms Room, which lies in 010. */
const ALL = ['c005-010', 'c010-013']

/** The scout in Airlock Control (006); the Comms Room is 010, between 005 and 013. */
function scene(more: Given = {}, seats: Name[] = ['scout', 'captain'], table: object = {}): Situation {
  const given: Given = {
    rooms: { '006': AIRLOCK, '010': COMMS },
    decks: { event: ['scentOfPrey'] },
    met: true,
    ...more,
    at: { [seats[0]]: '006', ...more.at },
    hand: {
      ...Object.fromEntries(seats.map((s, i) => [s, i === 0 ? ['search', 'search'] : []])),
      ...more.hand,
    },
  }
  return situation(given, seats, { dice: { bag: ['larva-1'] }, ...table })
}
const can = (t: Situation, who: Name = 'scout') => t.options(who).some(o => o.do === 'roomAction')
const closed = (t: Situation) =>
  t
    .table()
    .doors.filter(d => d.state === 'closed')
    .map(d => d.corridor)

describe('the choice', () => {
  test('NEM-ROOM-AIRLOCK-1 NEM-RULING-115 a yellow room that is explored, not itself, not a printed one, no destroyed door', () => {
    const rooms = {
      '006': AIRLOCK,
      '010': COMMS,
      '002': { tile: 'generator', explored: true },
      '003': { tile: 'fireControlSystem' }, // yellow, but nobody has seen it
      '007': { tile: 'engineControlRoom', explored: true },
      '004': { tile: 'emergencyRoom', explored: true }, // green
    }
    const t = scene({ rooms, doors: { '007/2': 'destroyed', '010/3': 'closed' } })
    t.act('scout', ...use)
    expect(t.options('scout')).toEqual([at('002'), at('010')])
  })

  test('NEM-ROOM-AIRLOCK-1 without such a room there is no such action', () => {
    expect(can(scene())).toBe(true)
    expect(can(scene({ rooms: { '006': AIRLOCK, '010': { tile: 'commsRoom' } } }))).toBe(false)
    expect(can(scene({ doors: { '010/3': 'destroyed' } }))).toBe(false)
  })

  test('NEM-RULING-115 an entrance to the technical corridors does not matter', () => {
    const t = scene({ rooms: { '006': AIRLOCK, '002': COMMS } })
    t.act('scout', ...use, at('002'))
    expect([closed(t), t.table().vent]).toEqual([['c001-002', 'c002-006'], '002'])
  })

  test('NEM-RULING-118 not again while the token lies there', () => {
    expect(can(scene({ vent: '010', doors: { '010/1': 'closed', '010/3': 'closed' } }))).toBe(false)
  })
})

describe('the procedure', () => {
  const started = (more: Given = {}, seats: Name[] = ['scout', 'captain'], table: object = {}) => {
    const t = scene(more, seats, table)
    t.act(seats[0], ...use, at('010'))
    return t
  }

  test('NEM-ROOM-AIRLOCK-2 every door of the room closes, and the token lies there for all to see', () => {
    const t = started({ doors: { '010/1': 'closed' } })
    expect([closed(t), t.table().vent]).toEqual([ALL, '010'])
    expect(t.told('vent')).toMatchObject([{ room: '010' }])
  })

  test('NEM-ROOM-AIRLOCK-2 NEM-RULING-77 with too few tokens the actor takes closed doors from elsewhere, never its own', () => {
    const doors = Object.fromEntries(
      ['c001-002', 'c001-003', 'c001-004', 'c002-006', 'c003-007', 'c004-008'].map(c => [c, 'destroyed' as const]),
    )
    const more = Object.fromEntries(
      ['c006-007', 'c007-008', 'c008-009', 'c008-011', 'c009-012'].map(c => [c, 'closed' as const]),
    )
    const t = started({ doors: { ...doors, ...more } })
    // Eleven are in use: the first door takes the last token, the second one from the board.
    expect(t.table().asking).toMatchObject({ ask: 'moveDoor', seats: [0] })
    expect(t.options('scout')).toEqual(['c006-007', 'c007-008', 'c008-009', 'c008-011', 'c009-012'].map(door))
    t.act('scout', door('c008-009'))
    expect(closed(t)).toEqual(['c005-010', 'c006-007', 'c007-008', 'c008-011', 'c009-012', 'c010-013'])
    expect(t.table().vent).toBe('010')
  })

  test('NEM-ROOM-AIRLOCK-4 when all have passed, everybody in the room dies at once, intruders too', () => {
    const given: Given = {
      at: { captain: '010', pilot: '010' },
      intruders: [
        { kind: 'queen', room: '010' },
        { kind: 'larva', room: '010' },
        { kind: 'adult', room: '005' },
      ],
    }
    const t = started(given, ['scout', 'captain', 'pilot'])
    t.act('scout', PASS)
    t.act('captain', PASS)
    expect(t.crew('captain').fate).toBe('aboard')
    t.act('pilot', PASS)
    expect(t.told('vented')).toMatchObject([{ room: '010' }])
    expect(t.table().crew.map(c => c.fate)).toEqual(['aboard', 'dead', 'dead'])
    expect(t.table().intruders.map(i => i.kind)).toEqual(['adult'])
    expect(t.table().killed).toMatchObject({ queen: 1, larva: 1, adult: 0 })
    expect([t.table().vent, closed(t)]).toEqual([null, ALL])
    // NEM-EX-19, NEM-RULING-92: the first death is one moment for both.
    expect(t.table().pods.every(p => !p.locked)).toBe(true)
  })

  test('NEM-ROOM-AIRLOCK-5 NEM-RULING-117 fire goes out; corpses, carcasses, eggs and dropped things stay', () => {
    const given: Given = {
      rooms: { '006': AIRLOCK, '010': { ...COMMS, fire: true } },
      at: { captain: '010' },
      objects: { '010': ['corpse.blue'] },
      carried: { captain: ['egg'] },
      intruders: [
        { kind: 'creeper', room: '010' },
        { kind: 'larva', room: '010' },
      ],
    }
    const t = started(given)
    t.act('scout', PASS)
    t.act('captain', PASS)
    expect(t.room('010')).toMatchObject({ fire: false })
    expect(t.room('010').objects.toSorted()).toEqual(['carcass', 'corpse.blue', 'corpse.captain', 'egg'])
  })

  test('NEM-RULING-117 NEM-RULING-07 it comes after the last pass and its fire wound, and before time moves', () => {
    const rooms = { '006': { ...AIRLOCK, fire: true }, '010': COMMS }
    const t = started({ rooms, at: { captain: '006' } })
    t.act('scout', PASS)
    t.act('captain', PASS)
    const order = t.events.map(e => e.e).filter(e => ['passed', 'lightWound', 'vented', 'time'].includes(e))
    expect(order).toEqual(['passed', 'lightWound', 'passed', 'lightWound', 'vented', 'time'])
  })

  test('NEM-ROOM-AIRLOCK-4 nobody outside the room is harmed, not even next door', () => {
    const t = started({
      rooms: { '006': AIRLOCK, '010': COMMS, '005': { tile: 'armory', explored: true } },
      at: { captain: '005' },
    })
    t.act('scout', PASS)
    t.act('captain', PASS)
    expect(t.table().crew.map(c => c.fate)).toEqual(['aboard', 'aboard'])
  })
})

describe('stopping it', () => {
  /** The token lies in the Comms Room, its doors are shut, and the actor sits inside. */
  const shut = (hand: Name[], more: Given = {}, who: Name = 'pilot') =>
    scene(
      {
        vent: '010',
        doors: { '010/1': 'closed', '010/3': 'closed' },
        ...more,
        at: { [who]: '010', captain: '011', ...more.at },
        hand: { [who]: hand },
        turn: who,
      },
      [who, 'captain'],
    )
  const lives = (t: Situation, who: Name = 'pilot') => {
    expect(t.told('ventStopped')).toMatchObject([{ room: '010' }])
    expect(t.table().vent).toBeNull()
    t.act(who, PASS)
    t.act('captain', PASS)
    expect(t.told('vented')).toEqual([])
    expect(t.crew(who).fate).toBe('aboard')
  }

  test('NEM-ROOM-AIRLOCK-3 opening one of its doors stops it', () => {
    const t = shut(['knowledgeOfTheShip'])
    t.act('pilot', play('knowledgeOfTheShip'), part(0), door('c005-010'))
    lives(t)
  })

  test('NEM-RULING-116 destroying one stops it as well', () => {
    const t = shut(['demolition'])
    t.act('pilot', play('demolition'), part(0), door('c010-013'))
    lives(t)
  })

  test('NEM-RULING-116 an intruder that breaks a door stops it', () => {
    // Danger in 005 calls the Adult in 010; the door between is closed and gives way.
    const rooms = { '006': AIRLOCK, '010': COMMS, '005': { tile: 'armory', explored: true } }
    const given: Given = { rooms, intruders: [{ kind: 'adult', room: '010' }], at: { pilot: '006' } }
    const t = scene(
      { ...given, vent: '010', doors: { '010/1': 'closed', '010/3': 'closed' }, hand: { pilot: ['search'] } },
      ['pilot', 'captain'],
      { dice: { noise: ['danger'], bag: ['larva-1'] } },
    )
    t.act('pilot', { do: 'move', to: '005' }, pay('search'))
    expect(t.told('ventStopped')).toHaveLength(1)
  })

  test('NEM-RULING-116 a door taken from there because none is left stops it', () => {
    const doors = Object.fromEntries(
      [
        'c001-002',
        'c001-003',
        'c001-004',
        'c002-006',
        'c003-007',
        'c004-008',
        'c006-007',
        'c007-008',
        'c008-009',
        'c008-011',
      ].map(c => [c, 'destroyed' as const]),
    )
    const t = shut(['knowledgeOfTheShip'], {
      doors: { ...doors, '010/1': 'closed', '010/3': 'closed' },
      at: { pilot: '011' },
    })
    t.act('pilot', play('knowledgeOfTheShip'), part(0), door('c011-014'))
    expect(t.options('pilot')).toEqual(ALL.map(door))
    t.act('pilot', door('c010-013'))
    expect([t.told('ventStopped').length, t.table().vent]).toEqual([1, null])
  })

  test('NEM-RULING-116 closing it again does not bring the procedure back', () => {
    const t = shut(['knowledgeOfTheShip', 'computerSkills'])
    t.act('pilot', play('knowledgeOfTheShip'), part(0), door('c005-010'))
    t.act('pilot', play('computerSkills'), part(0), door('c005-010'))
    expect(closed(t)).toEqual(ALL)
    t.act('captain', PASS)
    t.act('pilot', PASS)
    expect([t.told('vented').length, t.crew('pilot').fate]).toEqual([0, 'aboard'])
  })

  test('NEM-ROOM-AIRLOCK-3 doors elsewhere are nobody’s business', () => {
    const t = shut(['knowledgeOfTheShip'], {
      doors: { '010/1': 'closed', '010/3': 'closed', '011/2': 'closed' },
      at: { pilot: '011' },
    })
    t.act('pilot', play('knowledgeOfTheShip'), part(0), door('c006-011'))
    expect([t.told('ventStopped').length, t.table().vent]).toEqual([0, '010'])
  })

  test('NEM-RULING-117 stopped, the fire stays', () => {
    const rooms = { '006': AIRLOCK, '010': { ...COMMS, fire: true } }
    const t = shut(['demolition'], { rooms })
    t.act('pilot', play('demolition'), part(0), door('c010-013'))
    lives(t)
    expect(t.room('010').fire).toBe(true)
  })

  test('NEM-ROOM-AIRLOCK-4 NEM-RULING-77 a door for which there was no token was never closed: nobody dies', () => {
    const t = scene({ at: { captain: '010' } })
    const { g } = t
    const ten = g.doors.map((_, c) => c).filter(c => c > 15 && c < 28)
    for (const c of ten.slice(0, 11)) g.doors[c] = DESTROYED
    t.act('scout', ...use, at('010'))
    expect(g.doors.filter(d => d === CLOSED)).toHaveLength(1)
    t.act('scout', PASS)
    t.act('captain', PASS)
    expect([t.told('vented').length, t.told('ventStopped').length, t.crew('captain').fate]).toEqual([0, 1, 'aboard'])
  })
})

/** Fire, malfunction and slime wherever they may be put: by the tasks that put them. */
import { describe, expect, test } from 'vitest'
import { slime } from '../src/mechanics/markers.ts'
import { boards } from './printed.ts'
import { afterwards, move, pass, type Situation, situation } from './situation.ts'

const room = (id: string) => boards['nemesis-base'].rooms.findIndex(r => r.id === id)
const fire = (id: string) => ({ do: 'placeFire' as const, room: room(id) })
const malfunction = (id: string) => ({ do: 'placeMalfunction' as const, room: room(id) })
const seven = Object.fromEntries(['002', '003', '004', '005', '009', '010', '012'].map(id => [id, { fire: true }]))
const burning = (t: Situation) => t.table().rooms.flatMap(r => (r.fire ? [r.room] : []))

describe('fire', () => {
  test('NEM-FIRE-04 NEM-RULING-74 one by one: the first that finds no marker ends the game, not the one in vain', () => {
    const t = situation({ rooms: seven }, ['scout', 'captain'])
    afterwards(t.g, fire('002'), fire('011'), fire('011'))
    t.act('scout', ...pass)
    expect(burning(t)).toHaveLength(8)
    expect([t.told('fire').map(e => e.room), t.table().over]).toEqual([['011'], null])
    afterwards(t.g, fire('001'), fire('020'))
    t.act('captain', ...pass)
    expect([t.told('fire').length, t.table().over?.reason]).toEqual([1, 'fire'])
    expect(burning(t)).toHaveLength(8)
  })

  test('NEM-RULING-168 fire is possible in the Nest, the slime room and printed rooms', () => {
    const rooms = { '003': { tile: 'nest', explored: true }, '006': { tile: 'slimeRoom', explored: true } }
    const t = situation({ rooms }, ['scout', 'captain'])
    afterwards(t.g, fire('003'), fire('006'), fire('011'), fire('019'))
    t.act('scout', ...pass)
    expect(burning(t)).toEqual(['003', '006', '011', '019'])
  })

  test('NEM-RULING-73 an unexplored room can burn but not break', () => {
    const t = situation({}, ['scout', 'captain'])
    afterwards(t.g, fire('006'), malfunction('006'))
    t.act('scout', ...pass)
    expect(t.room('006')).toMatchObject({ explored: false, fire: true, malfunction: false })
    expect(t.told('malfunction')).toEqual([])
  })

  test('NEM-FIRE-01 NEM-ROUND-11 it is where the turn ends that counts', () => {
    const rooms = { '006': { tile: 'canteen', explored: true, fire: true }, '008': { tile: 'cabins', explored: true } }
    const given = { rooms, hand: { scout: ['search', 'rest'] }, at: { captain: '001' } }
    const dice = { noise: ['silence', 'silence'] }
    const through = situation({ ...given, at: { ...given.at, scout: '006' } }, ['scout', 'captain'], { dice })
    through.act('scout', ...move('011', 'search'), ...move('008', 'rest'))
    expect([through.crew('scout').light, through.asked()]).toEqual([0, ['captain']])
    const into = situation(given, ['scout', 'captain'], { dice })
    into.act('scout', ...move('008', 'search'), ...move('011', 'rest'))
    expect(into.crew('scout').light).toBe(0)
    const stays = situation({ ...given, done: 1 }, ['scout', 'captain'], { dice })
    stays.act('scout', ...move('006', 'rest'))
    expect([stays.crew('scout').light, stays.asked()]).toEqual([1, ['captain']])
  })
})

describe('malfunction', () => {
  const eight =
    '002 armory 003 commsRoom 004 emergencyRoom 005 evacuationSectionA 009 evacuationSectionB 010 fireControlSystem 012 generator 013 laboratory'
  const broken = Object.fromEntries(
    (eight.match(/\d+ \w+/g) ?? [])
      .map(pair => pair.split(' '))
      .map(([id, tile]) => [id, { tile, explored: true, malfunction: true }]),
  )

  test('NEM-MALF-06 NEM-RULING-74 a room that is broken, unexplored or cannot break takes no marker, not even a ninth', () => {
    const rooms = { ...broken, '006': { tile: 'slimeRoom', explored: true }, '016': { tile: 'nest', explored: true } }
    const t = situation({ rooms }, ['scout', 'captain'])
    afterwards(t.g, malfunction('002'), malfunction('006'), malfunction('016'), malfunction('007'))
    t.act('scout', ...pass)
    expect(t.told('malfunction')).toEqual([])
    expect(t.table().over).toBeNull()
    afterwards(t.g, malfunction('011'))
    t.act('captain', ...pass)
    expect(t.table().over).toMatchObject({ reason: 'malfunction', rule: 'NEM-END-05' })
  })
})

describe('slime', () => {
  test('NEM-SLIME-02 NEM-SLIME-03 one marker on the character board, seen by all', () => {
    const t = situation({}, ['scout', 'captain'])
    for (let i = 0; i < 2; i++) slime(t.g, 0, 'NEM-EXPL-06', e => t.events.push(e))
    expect(t.told('slimed')).toHaveLength(1)
    expect(t.table().crew.map(c => c.slime)).toEqual([true, false])
  })
})

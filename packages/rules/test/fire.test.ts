/** Fire and malfunctions as cards, items and rooms bring and remove them. NEM-FIRE, NEM-MALF. */
import { describe, expect, test } from 'vitest'
import type { Choice, Name } from '../src/index.ts'
import type { Given } from '../src/scenario/format.ts'
import { keep, part, pay, play, type Situation, situation } from './situation.ts'

const PASS: Choice = { do: 'pass' }
const quiet = { dice: { bag: ['larva-1'] } }
/** Seven rooms burn, one short of all the markers in the box. */
const seven = Object.fromEntries(['002', '003', '004', '005', '009', '010', '012'].map(id => [id, { fire: true }]))
const broken = { explored: true, malfunction: true }
const eightBroken = {
  '002': { tile: 'armory', ...broken },
  '003': { tile: 'commsRoom', ...broken },
  '004': { tile: 'emergencyRoom', ...broken },
  '005': { tile: 'generator', ...broken },
  '009': { tile: 'laboratory', ...broken },
  '010': { tile: 'storage', ...broken },
  '012': { tile: 'surgery', ...broken },
  '011': { malfunction: true },
}
const burning = (t: Situation) => t.table().rooms.flatMap(r => (r.fire ? [r.room] : []))
const can = (t: Situation, who: Name) => t.options(who).map(o => o.do)

describe('fire', () => {
  test('NEM-FIRE-01 NEM-FIRE-02 one light wound for each turn that ends there, a pass is the last', () => {
    const given: Given = { rooms: { '011': { fire: true } }, hand: { scout: ['search', 'rest'], captain: [] } }
    const t = situation({ ...given, at: { captain: '001' } }, ['scout', 'captain'], quiet)
    t.act('scout', play('rest'), PASS, { do: 'done' })
    expect(t.crew('scout').light).toBe(1)
    t.act('captain', PASS)
    expect(t.told('lightWound').map(e => e.who)).toEqual([0])
  })

  test('NEM-FIRE-03 NEM-EVENT-04 in Fire Damage every intruder in a burning room suffers one injury, and no other', () => {
    const given: Given = {
      rooms: { '020': { fire: true }, '001': { fire: true } },
      intruders: [
        { kind: 'queen', room: '020' },
        { kind: 'breeder', room: '020', injuries: 1 },
        { kind: 'adult', room: '019' },
      ],
      hand: { scout: [] },
      decks: { event: ['scentOfPrey'], attack: ['scratch.6', 'scratch.5', 'bite.6', 'slime.5'] },
    }
    const t = situation(given, ['scout'], quiet)
    t.act('scout', PASS)
    expect(t.told('injured')).toMatchObject([
      { kind: 'queen', injuries: 1, total: 1 },
      { kind: 'breeder', injuries: 1, total: 2 },
    ])
  })

  test('NEM-FIRE-05 NEM-GEN-05 what is put out is at hand again: an eighth fire, put out, another eighth', () => {
    const given: Given = {
      rooms: { ...seven, '011': { fire: true } },
      hand: { mechanic: ['pyrotechnics', 'search'] },
      hands: { mechanic: ['fireExtinguisher'] },
      inventory: { mechanic: ['chemicals'] },
    }
    const t = situation(given, ['mechanic'])
    expect(burning(t)).toHaveLength(8)
    t.act('mechanic', play('pyrotechnics'), pay('search'))
    // Discard an item to set fire, or put it out.
    t.act('mechanic', part(1))
    expect([burning(t).length, t.told('fireOut').length]).toEqual([7, 1])
    const again = situation({ ...given, rooms: seven }, ['mechanic'])
    again.act('mechanic', play('pyrotechnics'), pay('search'))
    if (again.table().asking?.ask === 'part') again.act('mechanic', part(0))
    again.act('mechanic', { do: 'item', card: 'chemicals' })
    expect([burning(again).length, again.table().over]).toEqual([8, null])
  })

  test('NEM-FIRE-05 NEM-FIRE-06 the same supply, used, emptied and overdrawn', () => {
    const given: Given = {
      rooms: { ...seven, '013': { fire: true } },
      hand: { mechanic: ['pyrotechnics', 'search'] },
      inventory: { mechanic: ['chemicals'] },
    }
    const light: Choice[] = [play('pyrotechnics'), pay('search'), { do: 'item', card: 'chemicals' }]
    const ninth = situation(given, ['mechanic'])
    ninth.act('mechanic', ...light)
    expect(ninth.table().over).toMatchObject({ reason: 'fire', destroyed: true })
    // The Fire Control System frees one first.
    const rooms = { ...given.rooms, '002': { tile: 'fireControlSystem', explored: true, fire: true } }
    const hand = { mechanic: ['computerSkills', 'pyrotechnics', 'search'] }
    const freed = situation({ ...given, rooms, hand, at: { mechanic: '002' } }, ['mechanic'])
    freed.act('mechanic', play('computerSkills'), part(1), { do: 'room', room: '002' })
    expect(burning(freed)).toHaveLength(7)
    freed.act('mechanic', ...light)
    expect([burning(freed).length, freed.table().over]).toEqual([8, null])
  })

  test('NEM-FIRE-05 the Fire Extinguisher puts out the fire of one’s own room', () => {
    const given: Given = {
      rooms: { '011': { fire: true }, '001': { fire: true } },
      hands: { scout: ['fireExtinguisher'] },
      hand: { scout: ['search'] },
    }
    const t = situation(given, ['scout'])
    t.act('scout', { do: 'use', card: 'fireExtinguisher' }, pay('search'))
    expect(burning(t)).toEqual(['001'])
    const cold = situation({ ...given, rooms: {} }, ['scout'])
    expect(can(cold, 'scout')).not.toContain('use')
  })

  test('NEM-FIRE-07 a burning room can be searched and used', () => {
    const rooms = { '002': { tile: 'storage', explored: true, items: 1, fire: true } }
    const given: Given = { rooms, at: { scout: '002' }, decks: { red: ['grenade', 'decoy'] } }
    const search = situation({ ...given, hand: { scout: ['search'] } }, ['scout'])
    search.act('scout', play('search'), keep('grenade'))
    expect(search.mine('scout').inventory).toEqual(['grenade'])
    const use = situation({ ...given, hand: { scout: ['search', 'search'] } }, ['scout'])
    use.act('scout', { do: 'roomAction' }, pay('search'), pay('search'), { do: 'search', colour: 'red' }, keep('decoy'))
    expect(use.mine('scout').inventory).toEqual(['decoy'])
  })

  test('NEM-FIRE-08 Damaging Fire breaks the burning rooms, then spreads', () => {
    const given: Given = {
      rooms: { '001': { fire: true } },
      hand: { scout: [] },
      decks: { event: ['damagingFire'] },
    }
    const t = situation(given, ['scout'], quiet)
    t.act('scout', PASS)
    expect(t.room('001').malfunction).toBe(true)
    expect(burning(t)).toEqual(['001', '002', '003', '004'])
    expect(t.told('malfunction')).toHaveLength(1)
  })
})

describe('malfunction', () => {
  test('NEM-MALF-08 NEM-MALF-04 NEM-MALF-07 what is repaired is at hand again; without a repair the ninth ends the ship', () => {
    const given: Given = { rooms: eightBroken, hand: { mechanic: ['fastRepairs', 'demolition'] } }
    const t = situation(given, ['mechanic'])
    t.act('mechanic', play('fastRepairs'))
    expect([t.room('011').malfunction, t.told('repaired').length]).toEqual([false, 1])
    t.act('mechanic', play('demolition'))
    expect([t.room('011').malfunction, t.table().over]).toEqual([true, null])
    const ninth = situation({ ...given, at: { mechanic: '001' } }, ['mechanic'])
    ninth.act('mechanic', play('demolition'))
    expect(ninth.table().over).toMatchObject({ reason: 'malfunction', destroyed: true })
  })

  test('NEM-MALF-04 Tools and Duct Tape repair as well; where nothing is broken they cannot', () => {
    for (const card of ['tools', 'ductTape']) {
      const given: Given = { inventory: { scout: [card] }, hand: { scout: ['search'] }, at: { scout: '001' } }
      const t = situation({ ...given, rooms: { '001': { malfunction: true } } }, ['scout'])
      t.act('scout', { do: 'use', card }, pay('search'))
      if (card === 'tools') t.act('scout', part(0))
      expect(t.room('001').malfunction).toBe(false)
    }
    const whole = situation({ inventory: { scout: ['ductTape'] }, hand: { scout: ['search'] } }, ['scout'])
    expect(can(whole, 'scout')).not.toContain('use')
  })

  test('NEM-MALF-01 NEM-MALF-02 no room action there, but a Search', () => {
    const rooms = { '002': { tile: 'storage', explored: true, items: 1, malfunction: true } }
    const t = situation({ rooms, at: { scout: '002' }, hand: { scout: ['search', 'search'] } }, ['scout'])
    expect(can(t, 'scout')).not.toContain('roomAction')
    expect(can(t, 'scout')).toContain('play')
  })

  test('NEM-MALF-03 Events that speak of computers see only those that work', () => {
    const rooms = {
      '002': { tile: 'commsRoom', explored: true },
      '003': { tile: 'generator', explored: true, malfunction: true },
      '004': { tile: 'laboratory', explored: true },
      '005': { tile: 'fireControlSystem' },
    }
    const t = situation({ rooms, hand: { scout: [] }, decks: { event: ['shortCircuit'] } }, ['scout'], quiet)
    t.act('scout', PASS)
    // Yellow rooms with a computer, explored: the Laboratory is green, the Fire Control System face down.
    expect(t.told('malfunction').map(e => e.room)).toEqual(['002'])
  })
})

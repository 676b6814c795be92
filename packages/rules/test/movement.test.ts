/** Walking, and the order in which entering a room resolves. */
import { expect, test } from 'vitest'
import { boards } from './printed.ts'
import { carefulMove, everyRoom, move, situation } from './situation.ts'

const { rooms, corridors } = boards['nemesis-base']

test('NEM-MOVE-01 NEM-TECH-01 from every room exactly to the rooms at the other end of its corridors', () => {
  for (const { id } of rooms) {
    const t = situation({ rooms: everyRoom, at: { scout: id }, hand: { scout: ['rest'] } })
    const there = t.options('scout').flatMap(o => (o.do === 'move' ? [o.to] : []))
    const ends = corridors.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))
    expect(there.sort()).toEqual(ends.sort())
  }
})

test('NEM-MOVE-03 NEM-MOVE-04 NEM-RULING-166 enter, turn up the tile, then its token, then the noise: one step', () => {
  const t = situation(
    { rooms: { '006': { tile: 'canteen', token: 'malfunction-3' } }, hand: { scout: ['rest'] } },
    ['scout'],
    { dice: { noise: ['1'] } },
  )
  t.act('scout', { do: 'move', to: '006' })
  // Nothing is turned up before the price is paid; afterwards nothing can be taken back.
  expect([t.crew('scout').room, t.room('006').explored]).toEqual(['011', false])
  t.act('scout', { do: 'pay', card: 'rest' })
  expect(t.events.map(e => e.e)).toEqual([
    'declared',
    'paid',
    'moved',
    'explored',
    'token',
    'malfunction',
    'noiseRolled',
    'noise',
  ])
})

test('NEM-GEN-08 a door token shuts the corridor behind a character that is in the room already', () => {
  const t = situation(
    { rooms: { '006': { tile: 'canteen', token: 'door-2' } }, hand: { scout: ['rest'] }, noise: ['006/2'] },
    ['scout'],
    { dice: { noise: ['silence'] } },
  )
  t.act('scout', ...move('006', 'rest'))
  expect(t.crew('scout').room).toBe('006')
  expect(t.table().doors).toEqual([{ corridor: 'c006-011', state: 'closed' }])
})

test('NEM-MOVE-05 NEM-MOVE-06 the dead are no company', () => {
  const given = {
    rooms: { '006': { tile: 'canteen', explored: true } },
    at: { captain: '006' },
    dead: ['captain'],
    hand: { scout: ['search', 'rest', 'demolition'] },
  }
  const rolls = situation(given, ['scout', 'captain'], { dice: { noise: ['1'] } })
  rolls.act('scout', ...move('006', 'rest'))
  expect(rolls.told('noiseRolled')).toHaveLength(1)
  const marks = situation(given, ['scout', 'captain'])
  marks.act('scout', ...carefulMove('006', 'search', 'rest'))
  expect(marks.options('scout')).toHaveLength(4)
})

test('NEM-BASIC-02 NEM-BASIC-03 one card for a Move, two for Careful Movement', () => {
  const one = situation({ hand: { scout: ['rest'] } }).options('scout')
  expect(one.some(o => o.do === 'move')).toBe(true)
  expect(one.some(o => o.do === 'carefulMove')).toBe(false)
  const t = situation({ hand: { scout: ['search', 'rest', 'demolition'] } })
  t.act('scout', { do: 'carefulMove', to: '006' })
  expect(t.mine('scout').decision?.left).toBe(2)
})

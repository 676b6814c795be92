/** Noise rolls on boards and with dice that the box does not hold: the rules read them from data. */
import { expect, test } from 'vitest'
import { readBoard } from '../src/core/board.ts'
import { boards } from './printed.ts'
import { afterwards, carefulMove, move, pass, situation, variant } from './situation.ts'

const canteen = { rooms: { '006': { tile: 'canteen', explored: true, items: 2 } }, hand: { scout: ['rest'] } }

test('NEM-RULING-30 a number that no corridor of the room has: no marker', () => {
  const data = structuredClone(boards['nemesis-base'])
  data.corridors = data.corridors.filter(c => c.id !== 'c005-006')
  const game = variant('nemesis-gap', () => ({ boards: { 'nemesis-base': readBoard(data) } }))
  const t = situation(canteen, ['scout'], { game, dice: { noise: ['3'] } })
  t.act('scout', ...move('006', 'rest'))
  expect(t.told('noiseRolled')).toMatchObject([{ face: '3' }])
  expect([t.table().noise, t.told('noise'), t.told('encounter')]).toEqual([[], [], []])
})

test('NEM-RULING-41 a room with several entrances to the network has one corridor more, not several', () => {
  const data = structuredClone(boards['nemesis-base'])
  const entrance = { room: '002', network: 'main' }
  data.technical = [
    ...data.technical.filter(t => t.room !== '002'),
    { ...entrance, numbers: [1] },
    { ...entrance, numbers: [2] },
  ]
  const game = variant('nemesis-entrances', () => ({ boards: { 'nemesis-base': readBoard(data) } }))
  const given = { rooms: { '002': { tile: 'armory', explored: true } }, at: { scout: '001' } }
  const danger = situation({ ...given, hand: { scout: ['rest'] } }, ['scout'], { game, dice: { noise: ['danger'] } })
  danger.act('scout', ...move('002', 'rest'))
  expect(danger.told('noise').map(e => e.corridor)).toEqual(['c001-002', 'c002-006', 'main'])
  const careful = situation({ ...given, hand: { scout: ['search', 'rest'] } }, ['scout'], { game })
  careful.act('scout', ...carefulMove('002', 'search', 'rest'))
  expect(careful.options('scout')).toHaveLength(3)
})

test('NEM-RULING-42 markers do not run out: every corridor of the board, technical ones included, can have one', () => {
  const all = [...boards['nemesis-base'].corridors.map(c => c.id), 'main']
  const quiet = 'c006-011'
  const t = situation({ ...canteen, noise: all.filter(c => c !== quiet) }, ['scout'], { dice: { noise: ['2'] } })
  t.act('scout', ...move('006', 'rest'))
  expect(t.table().noise.sort()).toEqual(all.sort())
  expect(all).toHaveLength(29)
})

test('NEM-RULING-163 dice, tracks and limits are data: with other data the same engine plays by them', () => {
  const game = variant('nemesis-other', rules => ({
    noiseDie: ['silence'],
    limits: { ...rules.limits, fire: 1, actions: 3, hand: 2 },
  }))
  const t = situation({ ...canteen, hand: { scout: ['search', 'search', 'rest', 'demolition'] } }, ['scout'], { game })
  t.act('scout', ...move('006', 'search'), ...move('011', 'search'))
  expect([t.table().turn?.done, t.asked()]).toEqual([2, ['scout']])
  expect(t.told('noiseRolled').map(e => e.face)).toEqual(['silence', 'silence'])
  t.act('scout', { do: 'pass' }, { do: 'discard', card: 'rest' }, { do: 'done' })
  expect(t.crew('scout').hand).toBe(2)
  const fires = situation(
    { ...canteen, rooms: { '008': { fire: true }, '006': { tile: 'canteen', token: 'fire-1' } } },
    ['scout'],
    { game },
  )
  fires.act('scout', ...move('006', 'rest'))
  expect(fires.table().over?.reason).toBe('fire')
})

test('NEM-RULING-167 a roll not caused by movement is made for the room the character is in', () => {
  const t = situation({ ...canteen, at: { scout: '006' } }, ['scout', 'captain'], { dice: { noise: ['1'] } })
  afterwards(t.g, { do: 'noiseRoll', who: 0 })
  t.act('scout', ...pass)
  expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '006' }])
  expect(t.table().noise).toEqual(['c006-007'])
})

test('NEM-NOISE-03 NEM-NOISE-04 Careful Movement offers quiet corridors only, so it never meets anything', () => {
  const t = situation({ ...canteen, hand: { scout: ['search', 'rest'] }, noise: ['006/1', '006/2', '006/3'] })
  t.act('scout', ...carefulMove('006', 'search', 'rest'))
  expect(t.options('scout')).toEqual([{ do: 'mark', corridor: 'c002-006' }])
  t.act('scout', { do: 'mark', corridor: 'c002-006' })
  expect(t.told('encounter')).toEqual([])
  expect(t.table().noise).toHaveLength(4)
})

test('NEM-ENC-03 the markers around the room go, technical corridors included, and no others', () => {
  const given = { rooms: { '015': { tile: 'canteen', explored: true } }, hand: { scout: ['rest'] } }
  const t = situation({ ...given, noise: ['015/1', '015/2', '015/3', 'main', '006/1'] }, ['scout'], {
    dice: { noise: ['2'] },
  })
  t.act('scout', ...move('015', 'rest'))
  expect(t.told('encounter')).toMatchObject([{ who: 0, room: '015' }])
  expect(t.table().noise).toEqual(['c006-007'])
})

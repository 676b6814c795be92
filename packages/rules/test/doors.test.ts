/** Doors: three states, twelve tokens, none where technical corridors are. */
import { expect, test } from 'vitest'
import { boards } from './printed.ts'
import { afterwards, door, part, pass, play, situation } from './situation.ts'

const corridor = (id: string) => boards['nemesis-base'].corridors.findIndex(c => c.id === id)

test('NEM-DOOR-01 NEM-RULING-78 closing a closed or a destroyed door does nothing', () => {
  for (const state of ['closed', 'destroyed'] as const) {
    const t = situation({ doors: { '006/2': state } }, ['scout', 'captain'])
    afterwards(t.g, { do: 'closeDoor', who: 0, corridor: corridor('c006-011'), keep: [] })
    t.act('scout', ...pass)
    expect(t.table().doors).toEqual([{ corridor: 'c006-011', state }])
    expect(t.told('door')).toEqual([])
  }
})

test('NEM-DOOR-03 NEM-DOOR-08 open is no token: closing puts one there, opening takes it away', () => {
  const toggle = [play('knowledgeOfTheShip'), part(0), door('c006-011')]
  const closing = situation({ hand: { pilot: ['knowledgeOfTheShip'] } }, ['pilot'])
  expect(closing.table().doors).toEqual([])
  closing.act('pilot', ...toggle)
  expect(closing.table().doors).toEqual([{ corridor: 'c006-011', state: 'closed' }])
  const opening = situation({ hand: { pilot: ['knowledgeOfTheShip'] }, doors: { '006/2': 'closed' } }, ['pilot'])
  opening.act('pilot', ...toggle)
  expect(opening.table().doors).toEqual([])
})

test('NEM-DOOR-07 Demolition offers closed doors only, Knowledge of the Ship all that are not destroyed', () => {
  const doors = { '006/2': 'closed', '008/3': 'destroyed' }
  const given = { hand: { pilot: ['knowledgeOfTheShip', 'demolition'] }, doors }
  const demolition = situation(given, ['pilot'])
  demolition.act('pilot', play('demolition'), part(0))
  expect(demolition.options('pilot')).toEqual([door('c006-011')])
  const knowledge = situation(given, ['pilot'])
  knowledge.act('pilot', play('knowledgeOfTheShip'), part(0))
  expect(knowledge.options('pilot')).toEqual([door('c006-011'), door('c011-014'), door('c011-015')])
})

test('NEM-TECH-05 no door in technical corridors, whichever entrance one stands at', () => {
  for (const { room } of boards['nemesis-base'].technical) {
    const { slot } = boards['nemesis-base'].rooms.find(r => r.id === room) ?? {}
    const tile = { '1': { tile: 'armory', explored: true }, '2': { tile: 'canteen', explored: true } }[slot ?? '']
    const given = {
      ...(tile && { rooms: { [room]: tile } }),
      at: { pilot: room },
      hand: { pilot: ['knowledgeOfTheShip'] },
    }
    const t = situation(given, ['pilot'])
    t.act('pilot', play('knowledgeOfTheShip'), part(0))
    expect(t.options('pilot').length).toBeGreaterThan(0)
    expect(t.options('pilot')).not.toContainEqual(door('main'))
  }
})

import { describe, expect, test } from 'vitest'
import { actions } from './actions.ts'
import { characters } from './characters.ts'
import { noiseDie } from './dice.ts'
import { items } from './items.ts'
import { printed, tiles } from './tiles.ts'
import { tokens } from './tokens.ts'
import { startingWeapons } from './weapons.ts'
import { wounds } from './wounds.ts'

const count = (list: readonly { copies: number }[]) => list.reduce((sum, piece) => sum + piece.copies, 0)
const ids = (list: readonly { id: string }[]) => list.map(piece => piece.id)

describe.each(characters)('%s', character => {
  test('has 10 action cards, five of them everybody’s', () => {
    expect(count(actions[character])).toBe(10)
    expect(ids(actions[character]).slice(0, 4)).toEqual(['search', 'rest', 'demolition', 'interruption'])
    expect(new Set(ids(actions[character])).size).toBe(9)
  })

  test('begins with a weapon of known kind and capacity', () => {
    const { weapon } = startingWeapons[character]
    expect(['energy', 'classic']).toContain(weapon?.kind)
    expect(weapon?.loaded).toBe(weapon?.capacity)
  })
})

test.each(['red', 'yellow', 'green'] as const)('30 %s items', colour => {
  expect(count(items[colour])).toBe(30)
})

test('NEM-ROOM-GEN-4: 11 basic and 9 additional tiles, 5 printed rooms', () => {
  expect(tiles.filter(t => t.slot === '1')).toHaveLength(11)
  expect(tiles.filter(t => t.slot === '2')).toHaveLength(9)
  expect(printed).toHaveLength(5)
})

test('NEM-MALF-05, NEM-SEARCH-05: nothing to break or find in the Nest and the slime', () => {
  expect(ids(tiles.filter(t => t.noMalfunction))).toEqual(['nest', 'slimeRoom'])
  expect(ids(tiles.filter(t => t.noSearch))).toEqual(['nest', 'slimeRoom'])
})

test('NEM-COMP-11: 20 exploration tokens, each with its items and effect', () => {
  expect(count(tokens)).toBe(20)
  for (const { id, items, effect } of tokens) expect(id).toBe(`${effect}-${items}`)
  const byEffect = (effect: string) => count(tokens.filter(t => t.effect === effect))
  expect(['malfunction', 'door', 'fire', 'silence', 'slime', 'danger'].map(byEffect)).toEqual([8, 4, 2, 2, 2, 2])
})

test('16 serious wounds', () => {
  expect(count(wounds)).toBe(16)
})

test('NEM-NOISE-01: two faces of each number, one Silence, one Danger', () => {
  const faces = ['1', '2', '3', '4', 'silence', 'danger'] as const
  expect(faces.map(face => noiseDie.filter(f => f === face).length)).toEqual([2, 2, 2, 2, 1, 1])
})

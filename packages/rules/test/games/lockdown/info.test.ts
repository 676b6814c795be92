/** Facts printed on the facility's components, as others read them. */
import { describe, expect, it } from 'vitest'
import {
  boardInfo,
  cargoTokenInfo,
  characterInfo,
  computerInfo,
  contentIds,
  contingencyInfo,
  create,
  gameInfo,
  itemInfo,
  keyFromSeed,
  objectNames,
  roomInfo,
  view,
} from '../../../src/index.ts'
import { boards } from '../../printed.ts'

const { characters = [], seats, boards: names } = gameInfo('lockdown') ?? {}

it('the game is for one to five, on either side of its board', () => {
  expect([seats, names]).toEqual([{ min: 1, max: 5 }, ['lockdown-base', 'lockdown-surface']])
  expect(boards['lockdown-base'].rooms).toHaveLength(27)
})

it.each(characters)(
  'LOCK-SETUP-27 LOCK-SETUP-30 LOCK-SETUP-31 the %s: ten cards, what is told is what its player has',
  character => {
    const told = characterInfo('lockdown', character)
    const other = characters.find(one => one !== character) ?? ''
    const setup = { game: 'lockdown', board: 'lockdown-base', seats: [{ character }, { character: other }] }
    const { table, me } = view(create(setup, keyFromSeed(1)), 0)
    const [mine] = table.crew
    expect(told?.deck).toHaveLength(10)
    for (const card of me?.hand ?? []) expect(told?.deck).toContain(card)
    expect(mine.hands.map(({ card }) => card)).toEqual(told?.weapon ? [told.weapon] : [])
    expect(told?.quests).toHaveLength(1)
    expect(mine.quests).toEqual(told?.quests)
  },
)

describe('what only the facility has', () => {
  it('LOCK-COMP-03 computer cards offer three options, the Lockdown none', () => {
    const { computer } = contentIds('lockdown')
    expect(computer.map(card => computerInfo('lockdown', card)?.options.length)).toEqual([3, 3, 3, 3, 3, 0])
    expect(computerInfo('nemesis', 'computerA')).toBeNull()
  })

  it('LOCK-RULING-139 seven contingencies of five codes', () => {
    const { contingency } = contentIds('lockdown')
    expect(contingency).toHaveLength(5)
    expect(contingency.reduce((sum, code) => sum + (contingencyInfo('lockdown', code)?.copies ?? 0), 0)).toBe(7)
  })

  it('LOCK-CSS-06 LOCK-CSS-07 LOCK-CSS-08 a cargo token names its pods', () => {
    expect(cargoTokenInfo('lockdown', 'cssB')?.pods).toEqual(['B'])
    expect(cargoTokenInfo('lockdown', 'cssAll')?.pods).toEqual(['A', 'B', 'C'])
    expect(cargoTokenInfo('lockdown', 'cssNone')?.pods).toEqual([])
  })

  it('its board has power places, elevators, cargo pods and a track of fifteen rounds, and no engines', () => {
    expect(boardInfo('lockdown', 'lockdown-base')).toMatchObject({
      engines: [],
      pods: [],
      spaces: [],
      rounds: 15,
      css: [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
      cargoPods: ['A', 'B', 'C'],
      power: ['S-01', 'S-02', 'S-03', 'elevator'],
      elevators: ['004', '014', '025'],
    })
    expect(boardInfo('nemesis', 'nemesis-base')).toMatchObject({ css: [], cargoPods: [], power: [], elevators: [] })
  })
})

it('LOCK-SETUP-34 the bulky things are those of this game: no body lies here at the start', () => {
  expect(objectNames('lockdown')).toEqual(['egg', 'carcass', ...characters.map(one => `corpse.${one}`)])
  expect(objectNames('nemesis')).toContain('corpse.blue')
})

it('the same name is another card in another game', () => {
  expect(itemInfo('lockdown', 'flashlight')?.uses).toBe(3)
  expect(itemInfo('nemesis', 'flashlight')?.uses).toBeUndefined()
  expect(roomInfo('lockdown', 'isolation')?.restful).toBe('always')
})

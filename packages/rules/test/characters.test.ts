/** What is told of a character before somebody takes it is what its player then has. NEM-SETUP-29..31. */
import { expect, test } from 'vitest'
import { characterInfo, contentIds, create, gameInfo, keyFromSeed, view } from '../src/index.ts'

const { characters = [] } = gameInfo('nemesis') ?? {}

test.each(characters)('NEM-SETUP-29 NEM-SETUP-30 NEM-SETUP-31 the %s: ten cards, a weapon, two quests', character => {
  const told = characterInfo('nemesis', character)
  const other = characters.find(one => one !== character) ?? ''
  const setup = { game: 'nemesis', board: 'nemesis-base', seats: [{ character }, { character: other }] }
  const state = create(setup, keyFromSeed(1))
  const { table, me } = view(state, 0)
  const [mine] = table.crew
  expect(told?.deck).toHaveLength(10)
  expect(told?.deck.filter(card => !contentIds('nemesis').action.includes(card))).toEqual([])
  // Whatever is in hand so far comes from that deck.
  for (const card of me?.hand ?? []) expect(told?.deck).toContain(card)
  expect(mine.hands.map(({ card }) => card)).toEqual([told?.weapon])
  expect(told?.quests).toHaveLength(2)
  expect([...mine.quests].sort()).toEqual([...(told?.quests ?? [])].sort())
})

test('nobody is told of a character that is not in the box', () => {
  expect(characterInfo('nemesis', 'stowaway')).toBeNull()
  expect(characterInfo('chess', 'captain')).toBeNull()
})

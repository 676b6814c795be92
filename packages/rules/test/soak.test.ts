/** What the soak plays and looks at: every way there is, every kind of game among those it looks at closely. */
import { expect, test } from 'vitest'
import { answer, create, keyFromSeed, pending } from '../src/index.ts'
import {
  checkCopies,
  checkRefusals,
  checkSize,
  isSampled,
  nameOfWay,
  policyFor,
  setupFor,
  sizeOf,
  waysOf,
} from '../src/testing.ts'

test('the ways to play Nemesis: two boards, three modes, Intruders played where there are rivals, and as printed', () => {
  expect(waysOf('nemesis').map(nameOfWay)).toEqual(
    ['nemesis-base', 'nemesis-alt'].flatMap(board => [
      `${board} semiCooperative`,
      `${board} semiCooperative intruderPlayer`,
      `${board} semiCooperative as printed`,
      `${board} cooperative`,
      `${board} cooperative as printed`,
      `${board} solo`,
      `${board} solo as printed`,
    ]),
  )
})

test('LOCK-CROSS-01 LOCK-INTRUDERS-01 the ways to play Lockdown: two boards, three modes, with and without crew and Intruders, and as printed', () => {
  const names = waysOf('lockdown').map(nameOfWay)
  expect(new Set(names).size).toBe(2 * 3 * (4 + 1))
  expect(names).toContain('lockdown-base solo')
  expect(names).toContain('lockdown-surface cooperative crew intruders')
})

test.each(['nemesis', 'lockdown'])('%s: every way can be set up as the soak does it', game => {
  for (const way of waysOf(game))
    for (let seed = 0; seed < 10; seed++) {
      const g = create(setupFor(seed, way), keyFromSeed(seed))
      expect(pending(g).length, nameOfWay(way)).toBeGreaterThan(0)
    }
})

function kindOf(seed: number): string {
  const { seats } = setupFor(seed, 'nemesis')
  return `${seats.length} ${policyFor(seed).name} ${seats[0].character === null}`
}

test.each([2, 10, 50, 100])(
  'of games looked at one in %i has any number of seats, any policy, a draft or none',
  every => {
    const seeds = Array.from({ length: 10_000 }, (_, seed) => seed).filter(seed => isSampled(seed, every))
    expect(seeds).toHaveLength(10_000 / every)
    // Seats, policy and draft come round again with every ten seeds.
    const kinds = new Set(Array.from({ length: 10 }, (_, seed) => kindOf(seed)))
    expect(new Set(seeds.map(kindOf))).toEqual(kinds)
  },
)

test('what JSON cannot say, what grows and what is taken unasked are noticed', () => {
  const g = create(setupFor(6, 'nemesis'), keyFromSeed(6))
  const [decision] = pending(g)
  const input = answer(decision, decision.options[0])
  checkCopies(g, input)
  checkRefusals(g, input)
  checkSize(g, sizeOf(g))
  expect(() => checkSize(g, sizeOf(g) / 2)).toThrow('has grown')
  expect(() => checkCopies({ ...g, round: Number.NaN }, input)).toThrow('JSON loses part')
  expect(() => checkRefusals(g, { ...input, n: input.n + 1 })).toThrow('is accepted')
})

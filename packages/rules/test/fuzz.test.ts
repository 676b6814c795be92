/** Whatever comes in gets a clear answer and breaks nothing. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canonical,
  clone,
  create,
  type Input,
  InputError,
  type Key,
  keyFromSeed,
  myView,
  pending,
  type Setup,
  step,
} from '../src/index.ts'
import { runScenario } from '../src/testing.ts'
import { answer, type Moment, pick, playGame, random, rngFor } from './play.ts'

const setup = { game: 'nemesis', board: 'nemesis-base', seats: [{ character: 'pilot' }, { character: 'scout' }] }

test('any value as an input is refused with a reason, or is a legal answer; the state is never left half changed', () => {
  const real = create(setup, keyFromSeed('fuzz'))
  const before = canonical(real)
  const known = fc.record(
    {
      seat: fc.oneof(fc.integer({ min: -1, max: 6 }), fc.anything()),
      n: fc.oneof(fc.constant(real.n), fc.anything()),
      do: fc.oneof(
        fc.constantFrom('move', 'carefulMove', 'play', 'pass', 'pay', 'react', 'decline', 'standing'),
        fc.string(),
      ),
      to: fc.oneof(fc.constantFrom('006', '008', '999', '__proto__'), fc.anything()),
      card: fc.oneof(fc.constantFrom('search', 'constructor'), fc.anything()),
      until: fc.constantFrom('turn', 'off'),
    },
    { requiredKeys: ['do'] },
  )
  fc.assert(
    fc.property(known, input => {
      const g = clone(real)
      try {
        step(g, input as Input)
      } catch (error) {
        expect(error).toBeInstanceOf(InputError)
        expect(canonical(g)).toBe(before)
      }
    }),
    { numRuns: 2000, seed: 1 },
  )
})

test('a malformed set-up, key or seat is refused by name, not by a crash', () => {
  const key = keyFromSeed(1)
  const bad: [unknown, unknown, string][] = [
    [null, key, 'seats'],
    [{ game: 'nemesis', board: 'nemesis-base' }, key, 'seats'],
    [{ ...setup, seats: [null] }, key, 'seats'],
    [{ ...setup, seats: [] }, key, 'seats'],
    [{ ...setup, game: 'chess' }, key, 'game'],
    [{ ...setup, board: 'constructor' }, key, 'board'],
    [{ ...setup, seats: [{ character: 'pilot' }, { character: 'pilot' }] }, key, 'seats.1.character'],
    [{ ...setup, seats: [{ character: 'toString' }] }, key, 'seats.0.character'],
    [setup, [], 'key'],
    [setup, ['a', 1, 2, 3, 4, 5, 6, 7], 'key'],
    [setup, null, 'key'],
  ]
  for (const [s, k, field] of bad)
    expect(() => create(s as Setup, k as Key), JSON.stringify(s)).toThrow(expect.objectContaining({ field }))
  const g = create(setup, key)
  for (const seat of ['length', '0', -1, 7, 0.5, null, undefined])
    expect(() => step(g, { seat, do: 'standing', until: 'off' } as unknown as Input)).toThrow(InputError)
  expect(() => step(g, null as unknown as Input)).toThrow(InputError)
})

test('whoever changes a view changes nothing but the view', () => {
  const g = create(setup, keyFromSeed(1))
  myView(g, 0).decision?.options.push({ do: 'move', to: '021', cost: 1 })
  expect(() => step(g, { seat: 0, n: g.n, do: 'move', to: '021' })).toThrow(InputError)
})

/** Every field of `given`, as the reader itself lists them. */
const GIVEN = runScenario({ given: { x: 0 } })
  .problems[0].split('known are ')[1]
  .split(', ')
const WORD = fc.constantFrom(
  ...['scout', 'pilot', 'captain', '006', '011', 'red', 'c005-010', '1', '2', '9', 'hand', 'infected', 'rifle'],
  ...['egg', 'corpse.scout', 'carcass', 'adult', 'queen', 'locked', 'working', 'coordinates-1', 'A', '__proto__'],
  ...['sentry', 'hacker', 'S-01', 'elevator', 'cssA', 'codeRed', 'computerB', 'bunker', '10', 'css.10', '007'],
)

test('any JSON as a scenario is answered with problems, never with a crash', () => {
  const field = fc.constantFrom('id', 'game', 'seats', 'given', 'dice', 'play', 'expect', 'seed', 'board', 'nonsense')
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(field, fc.jsonValue())), json => {
      const { problems } = runScenario(json)
      expect(problems.length).toBeGreaterThan(0)
      expect(problems.join()).not.toContain('break down')
    }),
    { numRuns: 2000, seed: 1 },
  )
  const given = fc.dictionary(
    fc.constantFrom(...GIVEN),
    fc.oneof(
      fc.jsonValue(),
      fc.dictionary(WORD, fc.oneof(WORD, fc.array(WORD), fc.integer(), fc.jsonValue())),
      fc.array(fc.oneof(WORD, fc.dictionary(fc.constantFrom('kind', 'room', 'injuries'), WORD))),
      fc.integer({ min: -1, max: 20 }),
      WORD,
    ),
  )
  for (const [game, seats] of [
    ['nemesis', ['scout', 'pilot']],
    ['lockdown', ['sentry', 'hacker']],
  ])
    fc.assert(
      fc.property(given, g => {
        const { problems } = runScenario({ id: 'x', game, seats, given: g })
        for (const problem of problems) expect(problem).toMatch(/^given\./)
      }),
      { numRuns: 2000, seed: 1 },
    )
})

test.each(['nemesis', 'lockdown'])('%s: sealed answers may come in any order with the same result', game => {
  let windows = 0
  for (let seed = 0; seed < 200; seed++) {
    const rng = rngFor(`order/${seed}`)
    const look = ({ g, decisions }: Moment) => {
      if (decisions.length < 2 || !decisions[0].sealed) return
      windows++
      const inputs = decisions.map(d => answer(d, pick(rng, d.options)))
      const [forth, back] = [clone(g), clone(g)]
      for (const input of inputs) step(forth, input)
      for (const input of inputs.toReversed()) step(back, input)
      expect(canonical(back)).toBe(canonical(forth))
      expect(pending(forth).every(d => d.n > decisions[0].n)).toBe(true)
    }
    playGame(seed, random, look, game)
  }
  expect(windows).toBeGreaterThan(100)
})

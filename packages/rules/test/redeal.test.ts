/** A game that goes on from a log which others may have: what nobody has seen is dealt anew. */
import { describe, expect, test } from 'vitest'
import {
  canonical,
  clone,
  create,
  fold,
  type GameState,
  keyFromSeed,
  type LogInput,
  pending,
  redealt,
  step,
  view,
} from '../src/index.ts'
import { type Moment, playGame, policyFor } from '../src/testing.ts'

const NEW = keyFromSeed('a new key')
const viewsOf = (g: GameState) => [null, ...g.crew.keys()].map(seat => JSON.stringify(view(g, seat)))
/** Where every piece lies. */
const layOf = (g: GameState) => JSON.stringify([g.zones, g.tiles, g.tokens, g.facility ?? null])
function piecesOf(g: GameState): number[] {
  const { active = [], pool = [], held = [], css = [], computer = [], surface } = g.facility ?? {}
  const facility = [active, pool, ...held, css, computer, surface?.deck ?? []].flat()
  return [...g.zones.flat(), ...g.tiles, ...g.tokens, ...facility].filter(one => one >= 0).toSorted((a, b) => a - b)
}

describe.each(['nemesis', 'lockdown'] as const)('dealing anew in %s', game => {
  /** Now and then in a few games. */
  function atMoments(look: (g: GameState) => void): void {
    for (let seed = 0; seed < 6; seed++) {
      let moments = 0
      const now = ({ g }: Moment) => {
        if (moments++ % 25 === 3) look(g)
      }
      playGame(seed, policyFor(seed), now, game)
    }
  }

  test('nobody sees, knows or is asked anything else, and no piece is lost', () => {
    let changed = 0
    let looks = 0
    atMoments(g => {
      const before = canonical(g)
      const other = redealt(g, NEW)
      expect(viewsOf(other)).toEqual(viewsOf(g))
      expect(pending(other)).toEqual(pending(g))
      expect(piecesOf(other)).toEqual(piecesOf(g))
      expect(canonical(g)).toBe(before)
      looks++
      if (layOf(other) !== layOf(g)) changed++
    })
    expect(looks).toBeGreaterThan(20)
    expect(changed).toBe(looks)
  })

  test('whoever has the old key does not know the new order, nor the dice', () => {
    atMoments(g => {
      expect(redealt(g, NEW).rng).toMatchObject({ key: NEW })
      expect(layOf(redealt(g, NEW))).not.toBe(layOf(redealt(g, keyFromSeed('another'))))
      expect(layOf(redealt(g, NEW))).toBe(layOf(redealt(g, NEW)))
    })
  })

  test('a log in which a game was dealt anew can be played again to the same end', () => {
    const { inputs, setup } = playGame(3, policyFor(3), () => {}, game)
    const kept: LogInput[] = [...inputs.slice(0, 40), { do: 'redeal', key: NEW }]
    const g = fold({ setup, key: keyFromSeed(3), inputs: kept })
    for (let i = 0; i < 60; i++) {
      const [decision] = pending(g)
      if (!decision) break
      const { cost: _, ...choice } = decision.options[i % decision.options.length]
      const input = { seat: decision.seat, n: decision.n, ...choice } as LogInput
      kept.push(input)
      if ('seat' in input && input.do !== 'undo') step(g, input)
    }
    expect(kept.length).toBeGreaterThan(60)
    expect(canonical(fold({ setup, key: keyFromSeed(3), inputs: kept }))).toBe(canonical(g))
  })
})

test('a take back by a seat that is not there is refused', () => {
  const setup = { game: 'nemesis', board: 'nemesis-base', seats: [{ character: null }, { character: null }] }
  const key = keyFromSeed(1)
  const g = create(setup, key)
  const [{ seat, n, options }] = pending(clone(g))
  const first = { seat, n, ...options[0] } as LogInput
  const undo = (by: number): LogInput => ({ do: 'undo', seat: by, to: 0 })
  expect(() => fold({ setup, key, inputs: [first, undo(99)] })).toThrow('there is no seat 99')
  expect(fold({ setup, key, inputs: [first, undo(1)] }).n).toBeGreaterThan(g.n)
})

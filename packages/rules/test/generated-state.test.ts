/** What follows from the descriptions of the state's slices. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedState } from '../scripts/generateState.ts'
import type { Shape } from '../src/core/describe.ts'
import { STATE } from '../src/games/state.ts'
import { clone, fingerprint, type GameState } from '../src/index.ts'
import { playGame } from './play.ts'

const GAMES = [
  { game: 'nemesis', way: { game: 'nemesis', board: 'nemesis-base', options: { intruderPlayer: true } } },
  { game: 'lockdown', way: { game: 'lockdown', board: 'lockdown-surface' } },
] as const

test('the generated file follows from the descriptions (if not: npm run generate)', () => {
  const file = new URL('../src/games/state.generated.ts', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(generatedState())
})

/** What in a copy is the very object of the original though it may change in place. */
function sharedBy(shape: Shape, original: unknown, copy: unknown, at: string): string[] {
  if (shape.shared || typeof original !== 'object' || original === null) return []
  const own = original === copy ? [at] : []
  const inner = (one: Shape, key: string) =>
    sharedBy(one, Reflect.get(original, key), Reflect.get(copy as object, key), `${at}.${key}`)
  if (shape.kind === 'list') return [...own, ...Object.keys(original).flatMap(key => inner(shape.item, key))]
  if (shape.kind === 'record') return [...own, ...Object.entries(shape.fields).flatMap(([key, one]) => inner(one, key))]
  return own
}

test.each(GAMES)('$game: a copy is equal, and shares only what is never changed in place', ({ way }) => {
  let states = 0
  const check = ({ g }: { g: GameState }) => {
    const copy = clone(g)
    expect(JSON.stringify(copy)).toBe(JSON.stringify(g))
    expect(Object.keys(copy)).toEqual(Object.keys(STATE))
    for (const [key, shape] of Object.entries(STATE))
      expect(sharedBy(shape, Reflect.get(g, key), Reflect.get(copy, key), key)).toEqual([])
    states++
  }
  playGame(3, undefined, check, way)
  expect(states).toBeGreaterThan(50)
})

const dimensions = (shape: Shape): string[] => {
  const own = shape.into ?? (shape.kind === 'list' && typeof shape.length === 'string' ? shape.length : undefined)
  const inner = shape.kind === 'list' ? [shape.item] : shape.kind === 'record' ? Object.values(shape.fields) : []
  return [...(own === undefined ? [] : [own]), ...inner.flatMap(dimensions)]
}

test.each(GAMES)('$game: an edition compares whatever an index of the state points into', ({ way }) => {
  const { g } = playGame(1, undefined, undefined, way)
  // Seats are players, and the contamination cards are among the pieces.
  const named = new Set([...Object.keys(fingerprint(g)), 'seats', 'contamination'])
  expect(
    Object.values(STATE)
      .flatMap(dimensions)
      .filter(dimension => !named.has(dimension)),
  ).toEqual([])
})

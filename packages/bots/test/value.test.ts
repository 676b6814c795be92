/** Outlooks: what they are made of, what they were learned from, and that they come from a seat's own view. */
import { readFileSync } from 'node:fs'
import { create, type GameState, keyFromSeed, MODES, pending, step, view } from '@coldwake/rules'
import { exchange, rngFor } from '@coldwake/rules/testing'
import { expect, test } from 'vitest'
import { MODELS } from '../src/games/models.ts'
import { bots, factsMark, standingOf } from '../src/index.ts'
import { chanceOn, read } from '../src/value/model.ts'
import { outlookOf } from '../src/value/outlook.ts'

const GAMES = [
  { game: 'nemesis', board: 'nemesis-base' },
  { game: 'lockdown', board: 'lockdown-base' },
] as const

/** Calls back at the first question of every round of a game of cadets. */
function everyRound(table: (typeof GAMES)[number], seed: string, at: (g: GameState) => void): GameState {
  const seats = Array.from({ length: 3 }, () => ({ character: null }))
  const g = create({ ...table, seats }, keyFromSeed(seed))
  let memory = bots.cadet.begin(1)
  let { round } = g
  for (let [decision] = pending(g); decision; [decision] = pending(g)) {
    if (g.round !== round) at(g)
    round = g.round
    const { seat } = decision
    const chosen = bots.cadet.choose(() => ({ ...view(g, seat), talk: [], whispers: [] }), decision, memory)
    memory = { ...bots.cadet.begin(1), chance: chosen.memory.chance }
    step(g, chosen.input)
  }
  return g
}

test.each(GAMES)('$game: the outlook was learned from what lies in the box now', ({ game }) => {
  expect(
    MODELS[game]?.facts,
    `the box of ${game} has changed: npm run -s cli -- train --game ${game} --games 900 --write packages/bots/src/games/${game}/model.generated.ts`,
  ).toBe(factsMark(game))
})

test.each(GAMES)(
  '$game: the outlook has a curve for every mode, and a weight for every trait, in their order',
  table => {
    const model = MODELS[table.game]
    const moments = new Set<string>()
    everyRound(table, 'traits', g => {
      for (let seat = 0; seat < 3; seat++) {
        const standing = standingOf(view(g, seat), bots.officer.begin(1))
        if (!standing) throw new Error('a seat that sees nothing')
        moments.add(standing.case)
        expect(Object.keys(standing.traits)).toEqual(model?.traits)
        expect(Object.values(standing.traits).every(Number.isFinite)).toBe(true)
        const { survive, win } = (model && outlookOf(model, standing)) ?? { survive: -1, win: -1 }
        for (const chance of [survive, win]) expect(chance >= 0 && chance <= 1).toBe(true)
      }
    })
    expect(moments).toContain('semiCooperative/aboard')
    for (const mode of MODES) expect(Object.keys(model?.cases ?? {})).toContain(`${mode}/aboard`)
  },
)

test.each(GAMES)('$game: what a seat cannot know changes nothing in its outlook', table => {
  const rng = rngFor('outlook')
  everyRound(table, 'worlds', g => {
    for (let seat = 0; seat < 3; seat++) {
      const memory = bots.officer.begin(1)
      expect(standingOf(view(exchange(g, seat, rng), seat), memory)).toEqual(standingOf(view(g, seat), memory))
    }
  })
})

test('the models of both games are small', () => {
  const sizes = GAMES.map(
    ({ game }) => readFileSync(new URL(`../src/games/${game}/model.generated.ts`, import.meta.url)).length,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000)
})

test('a curve is straight between its points, and level beyond them', () => {
  const points = [
    [-1, 0.1],
    [1, 0.5],
  ] as const
  expect([-9, -1, 0, 1, 9].map(sum => read(points, sum))).toEqual([0.1, 0.1, 0.1 + 0.4 / 2, 0.5, 0.5])
  expect(chanceOn({ bias: 1, weights: [2, -1], points }, [0.5, 2])).toBeCloseTo(0.3, 9)
})

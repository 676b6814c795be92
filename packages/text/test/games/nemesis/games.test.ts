/** Nemesis in its own words. */
import { boxName } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { play, reads, type Table } from '../../reading.ts'

/** The games that only `npm run test:long` reads. */
const LONG: [number, number][] =
  process.env.LONG === '1'
    ? [
        [2, 2],
        [4, 4],
        [6, 5],
      ]
    : []

const SHIP: Table = { game: 'nemesis', board: 'nemesis-base' }

reads({
  table: SHIP,
  box: boxName('nemesis', ['intruder']),
  words: ['nemesis', 'log', 'brief'],
  games: [[1, 1], [3, 3], [5, 5], ...LONG],
})

test('what a question is about is said in a real game', () => {
  const parts = new Set<string>()
  const windows = new Set<string>()
  for (let seed = 1; seed < 6; seed++)
    play(SHIP, seed, 5, (text, where, lang) => {
      if (lang !== 'en') return
      if (where === 'part part') parts.add(text)
      if (where === 'ask window') windows.add(text)
    })
  expect(parts.size).toBeGreaterThan(3)
  expect([...parts].filter(text => /^Effect \d/.test(text))).toEqual([])
  expect(windows.size).toBeGreaterThan(10)
  for (const text of windows) expect(text).toMatch(/^(You|P\d) .+\. Do you react\?$/)
})

/** The same deals played by two tables: what differs, with its error, and when that is enough to stop. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMPILED } from '../../server/test/support/compiled.ts'
import type { Match, Player } from '../src/match.ts'
import { difference, paired, sigmas } from '../src/pairs.ts'

const main = join(import.meta.dirname, '../src/main.ts')
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>(done => {
    const options = { env: { ...process.env, ...COMPILED } }
    execFile(process.execPath, [main, ...args], options, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

const match = (...seats: [level: Player['level'], survived: boolean, won: boolean][]): Match => ({
  players: seats.map(([level, survived, won]) => ({
    level,
    character: 'scout',
    objective: null,
    survived,
    won,
    fate: survived ? 'launched' : 'dead',
    cause: null,
    died: null,
    encounters: 0,
    attacks: 0,
    wounds: 0,
  })),
  reason: 'nobodyLeft',
  destroyed: false,
  rounds: 1,
  decisions: 1,
  intruders: null,
  course: [],
  thought: {},
})

test('a difference is the mean over deals, with its standard error', () => {
  const { mean, error } = difference([1, 0, 0, 1])
  expect(mean).toBe(0.5)
  expect(error).toBeCloseTo(Math.sqrt(1 / 3 / 4), 9)
  expect(sigmas({ mean: -1, error: 0.5 })).toBe(2)
  expect(sigmas(difference([1]))).toBe(0)
})

test('seats whose players differ are counted apart from those beside them', () => {
  const pairs = [
    {
      first: match(['cadet', false, false], ['officer', true, true]),
      second: match(['officer', true, true], ['officer', false, false]),
    },
    {
      first: match(['officer', true, false], ['cadet', false, false]),
      second: match(['officer', true, false], ['officer', true, false]),
    },
  ]
  const { deals, changed, beside } = paired(pairs)
  expect([deals, changed.seats, beside.seats]).toEqual([2, 2, 2])
  expect(changed.survived).toMatchObject({ first: 0, second: 2, difference: { mean: 1, error: 0 } })
  expect(changed.won).toMatchObject({ first: 0, second: 1, difference: { mean: 0.5 } })
  expect(beside.survived).toMatchObject({ first: 2, second: 1, difference: { mean: -0.5 } })
})

test('a duel plays the same deals whoever shares the work, and stops when it is settled', async () => {
  const args = ['duel', 'random', 'cadet', '--players', '2', '--beside', 'random', '--seed', 'd', '--json']
  const [two, one, until] = await Promise.all([
    run(...args, '--games', '6'),
    run(...args, '--games', '6', '--jobs', '1'),
    run(...args, '--games', '400', '--until', '0.5sigma'),
  ])
  expect(two.code).toBe(0)
  expect(JSON.parse(one.out)).toEqual(JSON.parse(two.out))
  expect(JSON.parse(two.out)).toMatchObject({ deals: 6, changed: { seats: 6 }, beside: { seats: 6 } })
  const { deals } = JSON.parse(until.out)
  expect(deals % 50).toBe(0)
  expect(deals).toBeLessThan(400)
})

test('a tournament with --against compares both tables, and what is wrong is said in words', async () => {
  const table = ['tournament', '--games', '2', '--seats', 'random,random']
  const [both, short, sigma] = await Promise.all([
    run(...table, '--against', 'random,cadet', '--json'),
    run(...table, '--against', 'cadet'),
    run('duel', 'random', 'cadet', '--until', 'soon'),
  ])
  expect(JSON.parse(both.out)).toMatchObject({ games: 2, compared: { deals: 2, changed: { seats: 2 } } })
  expect([short.code, sigma.code]).toEqual([2, 2])
  expect(short.err).toContain('as many levels')
  expect(sigma.err).toContain('2sigma')
})

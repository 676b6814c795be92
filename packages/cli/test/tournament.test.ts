/** Tournaments: counted right, the same for the same seed, and as a page that needs nothing besides itself. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keyFromSeed } from '@coldwake/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMPILED } from '../../server/test/support/compiled.ts'
import { playMatch } from '../src/match.ts'
import { interval, tally } from '../src/tally.ts'

const main = join(import.meta.dirname, '../src/main.ts')
let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'coldwake-tournament-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>(done => {
    const options = { env: { ...process.env, ...COMPILED } }
    execFile(process.execPath, [main, 'tournament', ...args], options, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

test('an interval is Wilson’s: known values, and inside 0 and 1 at the ends', () => {
  const [low, high] = interval({ of: 100, hits: 30 })
  expect(low).toBeCloseTo(0.2189, 3)
  expect(high).toBeCloseTo(0.3958, 3)
  expect(interval({ of: 20, hits: 0 })[0]).toBe(0)
  expect(interval({ of: 20, hits: 20 })[1]).toBeCloseTo(1, 9)
  expect(interval({ of: 0, hits: 0 })).toEqual([0, 1])
})

test('everybody is either a survivor or has a cause, and whoever won has survived', () => {
  const seats = Array.from({ length: 4 }, () => ({ character: null }))
  const setup = { game: 'nemesis', board: 'nemesis-base', seats }
  const levels = ['officer', 'cadet', 'random', 'officer'] as const
  const matches = Array.from({ length: 6 }, (_, i) => playMatch(setup, keyFromSeed(`tally/${i}`), levels, i))
  for (const { players, rounds, course } of matches) {
    expect(course).toHaveLength(rounds)
    for (const { survived, won, cause, character, objective } of players) {
      expect(cause === null).toBe(survived)
      if (won) expect(survived).toBe(true)
      expect(cause).not.toBe('')
      expect(character).not.toBe('')
      expect(objective).not.toBeNull()
    }
  }
  const counted = tally(matches)
  expect(counted.players).toBe(24)
  expect(counted.byLevel.map(({ name, won }) => [name, won.of])).toEqual([
    ['officer', 12],
    ['cadet', 6],
    ['random', 6],
  ])
  const causes = counted.causes.reduce((sum, [, n]) => sum + n, 0)
  expect(causes + counted.all.survived.hits).toBe(24)
  // Nobody comes back to life where everybody plays for themselves.
  const alive = counted.rounds.map(round => round.alive)
  expect(alive).toEqual(alive.toSorted((a, b) => b - a))
})

test('the same seed gives the same result, whoever shares the work; the page stands alone', async () => {
  const page = join(dir, 'page.html')
  const args = ['--seats', 'officer,random', '--games', '4', '--seed', 'x', '--json']
  const [two, one] = await Promise.all([run(...args, '--html', page), run(...args, '--jobs', '1')])
  expect(two.code).toBe(0)
  const { thought: _, ...result } = JSON.parse(two.out)
  const { thought: __, ...again } = JSON.parse(one.out)
  expect(again).toEqual(result)
  expect(result).toMatchObject({ games: 4, players: 8 })
  expect(two.err).toContain('4 of 4')
  const html = readFileSync(page, 'utf8')
  expect(html).toContain('<svg')
  expect(html).toContain('nemesis: officer, random')
  expect(html).not.toMatch(/https?:|src=|<script/)
})

test('levels that do not exist, or too many seats, are refused in words', async () => {
  const [level, seats] = await Promise.all([
    run('--seats', 'officer,admiral'),
    run('--seats', Array(6).fill('random').join()),
  ])
  expect(level.code).toBe(2)
  expect(level.err).toContain('--seats is one of: random, cadet, officer')
  expect(seats.code).toBe(2)
})

test('whoever dies first plays the Intruders at the level that is asked for, and all else is as it was', () => {
  const seats = Array.from({ length: 4 }, () => ({ character: null }))
  const setup = { game: 'nemesis', board: 'nemesis-base', options: { intruderPlayer: true }, seats }
  const levels = ['officer', 'officer', 'officer', 'officer'] as const
  const match = (i: number, hunter?: 'random' | 'officer') => {
    const { thought: _, ...played } = playMatch(setup, keyFromSeed(`hunted/${i}`), levels, i, { intruderLevel: hunter })
    return played
  }
  const plain = Array.from({ length: 3 }, (_, i) => match(i))
  const clumsy = Array.from({ length: 3 }, (_, i) => match(i, 'random'))
  expect(plain.map((_, i) => match(i, 'officer'))).toEqual(plain)
  expect(clumsy).not.toEqual(plain)
  expect(clumsy.map(({ intruders }) => intruders)).toEqual(plain.map(({ intruders }) => intruders))
  const { hunted } = tally(plain.map(one => ({ ...one, thought: {} })))
  const played = plain.filter(({ intruders }) => intruders !== null).length
  expect(played).toBeGreaterThan(0)
  expect([hunted.nobodyWon.of, hunted.survived.of]).toEqual([played, played * 3])
})

test('an unknown level for the Intruders is refused', async () => {
  const { code, err } = await run('--intruder', 'queen', '--games', '1')
  expect(code).not.toBe(0)
  expect(err).toContain('officer')
})

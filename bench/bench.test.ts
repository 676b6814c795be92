import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { median, race } from './race.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const bench = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })

test('the engine bench prints one JSON line with every number that is claimed', () => {
  const { status, stdout } = bench('engine', '--json', '--quick')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^\{.*\}\n$/)
  const result = JSON.parse(stdout)
  for (const field of [
    'ratio',
    'cloneRatio',
    'decisionsPerSecond',
    'gamesPerSecond',
    'eventsPerDecision',
    'searchDecisionsPerSecond',
    'searchGamesPerSecond',
    'peerMovesPerSecond',
    'clonesPerSecond',
    'structuredClonesPerSecond',
  ])
    expect(result[field], field).toBeGreaterThan(0)
  expect(result.bench).toBe('engine')
  expect(result.node).toBe(process.version)
  expect(result.ratio).toBeCloseTo(result.decisionsPerSecond / result.peerMovesPerSecond, 0)
})

test('without --json it speaks to people', () => {
  const { status, stdout } = bench('--quick')
  expect(status).toBe(0)
  expect(stdout).toContain('boardgame.io')
  expect(stdout).toMatch(/search mode +[\d,]+ decisions\/s/)
})

test('an unknown bench is refused with the usage', () => {
  const { status, stdout, stderr } = bench('nothing')
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toContain('usage: npm run bench')
})

test('works take turns, and rounds are summed up by their median', () => {
  const order: string[] = []
  const work = (name: string, units: number) => () => {
    order.push(name)
    return units
  }
  const rates = race({ a: work('a', 1), b: work('b', 3) }, { warmUp: 0, rounds: 3, round: 0 })
  expect(order.join('')).toBe('abababab')
  expect(rates.b.units / rates.b.batches).toBeCloseTo(3)
  expect(rates.a.slowest).toBeLessThanOrEqual(rates.a.units)
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

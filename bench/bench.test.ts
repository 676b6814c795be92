import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { clone, step } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { recordGame, replayWork } from './growth.ts'
import { peerServed, peerServing } from './peer.ts'
import { FIVE, sampleStates } from './play.ts'
import { median, race, times } from './race.ts'
import { served, serveGame } from './serve.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const bench = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })

test('the engine bench prints one JSON line with every number that is claimed', () => {
  const { status, stdout } = bench('engine', '--json', '--quick')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^\{.*\}\n$/)
  const result = JSON.parse(stdout)
  for (const field of [
    'ratio',
    'viewsRatio',
    'cloneRatio',
    'quarterRatio',
    'sizeRatio',
    'sizeRatioMax',
    'decisionsPerSecond',
    'gamesPerSecond',
    'decisionsPerGame',
    'eventsPerDecision',
    'searchDecisionsPerSecond',
    'searchGamesPerSecond',
    'peerMovesPerSecond',
    'servedDecisionsPerSecond',
    'peerServedMovesPerSecond',
    'bytesPerMessage',
    'peerBytesPerMessage',
    'firstQuarterDecisionsPerSecond',
    'lastQuarterDecisionsPerSecond',
    'clonesPerSecond',
    'structuredClonesPerSecond',
    'determinizePerSecond',
    'worldsPerSecond',
    'determinizeRatio',
    'worldsRatio',
  ])
    expect(result[field], field).toBeGreaterThan(0)
  expect(result.bench).toBe('engine')
  expect(result.node).toBe(process.version)
  const between = (ratio: number, ours: number[], theirs: number[]) => {
    expect(ratio).toBeGreaterThanOrEqual((ours[0] / theirs[1]) * 0.98)
    expect(ratio).toBeLessThanOrEqual((ours[1] / theirs[0]) * 1.02)
  }
  between(result.ratio, result.decisionsRange, result.peerMovesRange)
  between(result.viewsRatio, result.servedDecisionsRange, result.peerServedMovesRange)
  between(result.quarterRatio, result.firstQuarterRange, result.lastQuarterRange)
  // Whoever also tells everybody decides more slowly.
  expect(result.servedDecisionsPerSecond).toBeLessThan(result.decisionsPerSecond)
  expect(result.sizeRatioMax).toBeGreaterThanOrEqual(result.sizeRatio)
  expect(result.sizeRatio).toBeLessThan(3)
  expect(result.decisionsPerGame).toBeGreaterThan(20)
})

test('without --json it speaks to people', () => {
  const { status, stdout } = bench('engine', '--quick')
  expect(status).toBe(0)
  expect(stdout).toContain('boardgame.io')
  expect(stdout).toMatch(/search mode +[\d,]+ decisions\/s/)
  expect(stdout).toMatch(/last ÷ first +[\d.]+ +bar ≤ 1\.6/)
  expect(stdout).toMatch(/determinize +[\d,]+ worlds\/s/)
  expect(stdout).toMatch(/many ÷ structured +[\d.]+ +bar ≥ 3/)
  expect(stdout).toMatch(/end ÷ start +[\d.]+ +bar ≤ 1\.5/)
})

test('a recorded game is played again from its start and from its last quarter to its end', () => {
  const { decisions, first, last, size } = recordGame()
  expect(first.from.n).toBe(1)
  expect(first.inputs.length).toBe(last.inputs.length)
  expect(first.inputs.length * 4).toBeLessThanOrEqual(decisions)
  expect(decisions - first.inputs.length * 4).toBeLessThan(4)
  expect(replayWork([first])()).toBe(first.inputs.length)
  const g = clone(last.from)
  for (const input of last.inputs) step(g, input)
  expect(g.over).not.toBeNull()
  expect(JSON.stringify(g).length).toBe(size.end)
})

test('both servers write to all five after every decision', () => {
  const decisions = serveGame()
  expect(served.messages).toBe(decisions * 5)
  peerServing(sampleStates(1, FIVE), 7)()
  expect(peerServed.messages).toBe(7 * 5)
  expect(peerServed.bytes / peerServed.messages).toBeGreaterThan(1000)
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
  let now = 0
  const rates = race({ a: work('a', 1), b: work('b', 3) }, { warmUp: 0, rounds: 3, round: 0 }, () => now++)
  expect(order.join('')).toBe('abababab')
  expect(rates.b.units / rates.b.batches).toBeCloseTo(3)
  expect(rates.a.slowest).toBeLessThanOrEqual(rates.a.units)
  expect(times(rates.b, rates.a)).toBeCloseTo(3)
  // Both slow in the second round: that says nothing of one against the other.
  const rate = (...inRounds: number[]) => ({ units: 0, batches: 0, slowest: 0, fastest: 0, inRounds })
  expect(times(rate(40, 10, 60), rate(4, 1, 5))).toBe(10)
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { report, type ServerResult } from './server.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

test('the server bench prints one JSON line with every number that is claimed, and says the same in words', () => {
  const { status, stdout } = spawnSync(process.execPath, [main, 'server', '--json', '--quick'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^\{.*\}\n$/)
  const result: ServerResult = JSON.parse(stdout)
  for (const field of [
    'actionCpuRatio',
    'sqliteRatio',
    'actionMs',
    'actionBarMs',
    'acceptedMs',
    'commitMs',
    'actionsPerSecond',
    'p50',
    'p99',
    'cpuMicrosPerAction',
    'peerCpuMicrosPerAction',
    'peerActionsPerSecond',
    'peerP50',
    'peerP99',
    'actionsPerCommit',
    'bytesPerAction',
    'choicesPerAction',
    'appendsPerSecond',
    'rawAppendsPerSecond',
    'pacedActionsPerSecond',
    'pacedP50',
    'pacedP99',
    'heapMegabytes',
    'rssMegabytes',
    'liveTableKilobytes',
    'liveGameKilobytes',
    'storedGameKilobytes',
    'loadMs',
    'loadSnapshotMs',
  ] as const)
    expect(result[field], field).toBeGreaterThan(0)
  expect(result.bench).toBe('server')
  expect(result.actionCpuRatio).toBeCloseTo(result.peerCpuMicrosPerAction / result.cpuMicrosPerAction, 1)
  expect(result.actionBarMs).toBeCloseTo(2 * result.commitMs + 2, 1)
  expect(result.actionMs).toBeGreaterThanOrEqual(result.acceptedMs)
  expect(result.p99).toBeGreaterThanOrEqual(result.p50)
  // Every table has one action under way.
  expect(result.actionsPerCommit).toBeLessThanOrEqual(result.tables)
  // Five players hear of nearly every action.
  expect(result.bytesPerAction).toBeGreaterThan(500)

  const words = report(result)
  expect(words).toMatch(/boardgame\.io ÷ ours +[\d.]+ +bar ≥ 3/)
  expect(words).toMatch(/ours ÷ bare +[\d.]+ +bar ≥ 0\.5/)
  expect(words).toMatch(/all five have it +[\d.]+ ms +bar ≤ [\d.]+: two commits/)
})

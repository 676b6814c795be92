import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type PageResult, report } from './page.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

test('the page bench prints one JSON line with every number, and says the same in words', () => {
  const { status, stdout } = spawnSync(process.execPath, [main, 'page', '--json', '--quick'], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toMatch(/^\{.*\}\n$/)
  const result: PageResult = JSON.parse(stdout)
  for (const visit of [result.home, result.homeSlow, result.homeSlowest, result.game])
    for (const measured of [visit.bytes, visit.requests, visit.lcp]) expect(measured).toBeGreaterThan(0)
  // The longer a network takes, the later something is there.
  expect(result.homeSlowest.lcp).toBeGreaterThan(result.homeSlow.lcp)
  const { key, keySlowed, pan, zoom } = result.handling
  for (const measured of [key, keySlowed, pan, zoom, result.idlePercent, result.heapMB])
    expect(measured).toBeGreaterThan(0)
  expect(report(result)).toContain(`${result.idlePercent} % of a core`)
})

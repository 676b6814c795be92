import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../packages/server/test/support/postgres.ts'
import type { PostgresResult } from './postgres.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

test('what PostgreSQL bears is measured with a database of its own', async () => {
  expect(spawnSync(process.execPath, [main, 'postgres'], { encoding: 'utf8' }).stderr).toContain('DATABASE_URL=')
  const postgres = await startPostgres()
  onTestFinished(() => postgres.remove())
  const { url } = await postgres.database()
  const run = () =>
    spawnSync(process.execPath, [main, 'postgres', '--json', '--quick'], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: url },
    })
  const { status, stdout } = run()
  expect(status).toBe(0)
  const { appendMs, heardMs, appends, listening, serving }: PostgresResult = JSON.parse(stdout)
  expect(appendMs).toBeGreaterThan(0)
  expect(heardMs).toBeGreaterThan(0)
  expect(appends.map(({ processes }) => processes)).toEqual([1, 2])
  for (const { appendsPerSecond, commitsPerSecond } of appends)
    expect(appendsPerSecond).toBeGreaterThanOrEqual(commitsPerSecond)
  expect(listening.map(({ listeners }) => listeners)).toEqual([1, 2])
  for (const { heardPerSecond } of listening) expect(heardPerSecond).toBeGreaterThan(0)
  expect(serving.map(({ processes }) => processes)).toEqual([1, 2])
  for (const { movesPerSecond } of serving) expect(movesPerSecond).toBeGreaterThan(0)

  const again = run()
  expect(again.status).toBe(1)
  expect(again.stderr).toContain('createdb')
})

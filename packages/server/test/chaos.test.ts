import { expect, onTestFinished, test } from 'vitest'
import { chaos } from './chaos.ts'
import { startPostgres } from './support/postgres.ts'

// A few rounds of the seed that brings a little of everything; chaos.long.ts plays hundreds.
test('whatever dies, nothing acknowledged is lost or applied twice, and everybody comes to see the same', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.remove)
  const { accepted, troubles, byBots } = await chaos(postgres, { rounds: 6, accepted: 150, seed: 31 })
  expect(accepted).toBeGreaterThanOrEqual(150)
  expect(byBots).toBeGreaterThan(10)
  expect(Math.min(troubles.kill, troubles.freeze, troubles.cut, troubles.restart)).toBeGreaterThan(0)
})

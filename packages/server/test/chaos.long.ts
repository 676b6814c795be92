import { expect, onTestFinished, test } from 'vitest'
import { chaos } from './chaos.ts'
import { startPostgres } from './support/postgres.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 200)
/** Another seed brings other trouble. */
const SEED = Number(process.env.SEED ?? 1)

test(`whatever dies in ${ROUNDS} rounds of seed ${SEED}, nothing acknowledged is lost or applied twice, and everybody comes to see the same`, async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.remove)
  const tally = await chaos(postgres, { rounds: ROUNDS, seed: SEED, patient: true, note: console.log })
  console.log(tally)
  expect(tally.rounds).toBe(ROUNDS)
  expect(tally.accepted).toBeGreaterThan(50 * ROUNDS)
  expect(Math.min(...Object.values(tally.troubles))).toBeGreaterThan(0)
  expect(tally.byClock).toBeGreaterThan(0)
})

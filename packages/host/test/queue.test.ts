/** What is queued for tables keeps nobody else from their turn. */
import { expect, test } from 'vitest'
import { Queue } from '../src/queue.ts'
import type { TableServices } from '../src/table.ts'

/** So many milliseconds of work that waits for nothing. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('much work that waits for nothing is not done in one turn of the event loop', async () => {
  const queue = new Queue({
    services: { now: Date.now } as TableServices,
    linger: 0,
    entered: () => {},
    unsure: () => {},
  })
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  await Promise.all(Array.from({ length: 60 }, (_, i) => queue.inTurn(`table ${i % 3}`, async () => work(4))))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(5)
})

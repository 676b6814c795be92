/** An option becomes the input that takes it, in every way to play. */
import { expect, test } from 'vitest'
import { games } from '../src/index.ts'
import { nameOfWay, waysOf } from '../src/testing.ts'
import { answer, playGame } from './play.ts'

const ways = games().flatMap(waysOf)

test.each(ways.map(way => [nameOfWay(way), way] as const))('%s: answers say what their option says', (_, way) => {
  let seen = 0
  playGame(
    3,
    undefined,
    ({ decisions }) => {
      for (const decision of decisions)
        for (const { cost, ...choice } of decision.options) {
          const option = cost === undefined ? choice : { ...choice, cost }
          expect(answer(decision, option)).toStrictEqual({ seat: decision.seat, n: decision.n, ...choice })
          seen++
        }
    },
    way,
  )
  expect(seen).toBeGreaterThan(50)
})

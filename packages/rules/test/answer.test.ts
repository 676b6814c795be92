/** An option becomes the input that takes it, in every way to play. */
import { expect, test } from 'vitest'
import { canonical } from '../src/index.ts'
import { nameOfWay, waysOf } from '../src/testing.ts'
import { answer, playGame } from './play.ts'

const ways = ['nemesis', 'lockdown'].flatMap(waysOf)

test.each(ways.map(way => [nameOfWay(way), way] as const))('%s: answers say what their option says', (_, way) => {
  let seen = 0
  const wrong: string[] = []
  playGame(
    3,
    undefined,
    ({ decisions }) => {
      for (const decision of decisions)
        for (const option of decision.options) {
          const { cost: _cost, ...choice } = option
          const said = canonical(answer(decision, option))
          if (said !== canonical({ seat: decision.seat, n: decision.n, ...choice })) wrong.push(said)
          seen++
        }
    },
    way,
  )
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(50)
})

/** An option becomes the input that takes it, in every way to play. */
import { expect, test } from 'vitest'
import { chosen } from '../src/core/answer.ts'
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

test.each(ways.map(way => [nameOfWay(way), way] as const))(
  '%s: an input finds the one option that says the same',
  (_, way) => {
    let seen = 0
    const wrong: string[] = []
    playGame(
      5,
      undefined,
      ({ decisions }) => {
        for (const decision of decisions)
          for (const option of decision.options) {
            const { options } = decision
            const input = answer(decision, option)
            const says = Object.keys(input).filter(key => key !== 'seat' && key !== 'n' && key !== 'do')
            const refused = [{ ...input, more: 1 }, ...says.map(key => ({ ...input, [key]: 'another' }))]
            if (chosen(options, input) !== option) wrong.push(`${canonical(input)} is not found`)
            if (chosen(options, { ...input, ...{ cost: 7 } }) !== option) wrong.push('a price is no part of an answer')
            for (const other of refused) if (chosen(options, other)) wrong.push(`${canonical(other)} is found`)
            for (const key of says) {
              const { [key]: __, ...less } = { ...input } as Record<string, unknown>
              const found = chosen(options, less as typeof input)
              if (found && key in found) wrong.push(`${canonical(less)} is found`)
            }
            seen++
          }
      },
      way,
    )
    expect(wrong).toEqual([])
    expect(seen).toBeGreaterThan(50)
  },
)

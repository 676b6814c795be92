/** An option becomes the input that takes it, and an input finds its option, in every way to play. */
import { expect, test } from 'vitest'
import { chosen } from '../src/core/answer.ts'
import { canonical, type Decision, type Option } from '../src/index.ts'
import { nameOfWay, waysOf } from '../src/testing.ts'
import { answer, playGame } from './play.ts'

const ways = ['nemesis', 'lockdown'].flatMap(waysOf).map(way => [nameOfWay(way), way] as const)
type Way = (typeof ways)[number][1]

/** What is wrong with any option of a game. */
function wrongOptions(way: Way, seed: number, judge: (decision: Decision, option: Option) => string[]): string[] {
  let seen = 0
  const wrong: string[] = []
  const look = ({ decisions }: { decisions: readonly Decision[] }) => {
    for (const decision of decisions)
      for (const option of decision.options) {
        wrong.push(...judge(decision, option))
        seen++
      }
  }
  playGame(seed, undefined, look, way)
  expect(seen).toBeGreaterThan(50)
  return wrong
}

test.each(ways)('%s: answers say what their option says', (_, way) => {
  const wrong = wrongOptions(way, 3, (decision, option) => {
    const { cost: _cost, ...choice } = option
    const said = canonical(answer(decision, option))
    return said === canonical({ seat: decision.seat, n: decision.n, ...choice }) ? [] : [said]
  })
  expect(wrong).toEqual([])
})

test.each(ways)('%s: an input finds the one option that says the same', (_, way) => {
  const wrong = wrongOptions(way, 5, (decision, option) => {
    const { options } = decision
    const input = answer(decision, option)
    const says = Object.keys(input).filter(key => key !== 'seat' && key !== 'n' && key !== 'do')
    const same = [input, { ...input, ...{ cost: 7 } }]
    const others = [{ ...input, more: 1 }, ...says.map(key => ({ ...input, [key]: 'another' }))]
    const less = says.filter(key => {
      const { [key]: _left, ...rest } = input as typeof input & Record<string, unknown>
      const found = chosen(options, rest as typeof input)
      return found && key in found
    })
    return [
      ...same.filter(one => chosen(options, one) !== option).map(one => `${canonical(one)} is not found`),
      ...others.filter(one => chosen(options, one)).map(one => `${canonical(one)} is found`),
      ...less.map(key => `${canonical(input)} is found without ${key}`),
    ]
  })
  expect(wrong).toEqual([])
})

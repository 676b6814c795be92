import { create, type Decision, keyFromSeed, pending } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { random } from '../src/index.ts'

const setup = { game: 'nemesis', board: 'nemesis-base', seats: [{ character: 'scout' }, { character: 'pilot' }] }
const noView = () => {
  throw new Error('the random bot needs no view')
}

test('the random bot answers with an offered option, quoting the question, and takes every option sooner or later', () => {
  const [decision]: Decision[] = pending(create(setup, keyFromSeed(1)))
  let memory = random.begin(5)
  const taken = new Set<string>()
  for (let i = 0; i < 500; i++) {
    const chosen = random.choose(noView, decision, memory)
    memory = chosen.memory
    expect(chosen.input).toMatchObject({ seat: decision.seat, n: decision.n })
    taken.add(JSON.stringify(chosen.input))
  }
  expect(taken.size).toBe(decision.options.length)
})

test('the same seed chooses the same', () => {
  const [decision] = pending(create(setup, keyFromSeed(1)))
  const choices = (seed: number) => random.choose(noView, decision, random.begin(seed)).input
  expect(choices(9)).toEqual(choices(9))
})

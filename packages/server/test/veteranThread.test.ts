/** The veterans' thread: it loads the rules of a game when it needs them, and leaves what nobody waits for. */

import { aheadBy, bots, type Question, think } from '@coldwake/bots'
import * as own from '@coldwake/rules'
import { create, keyFromSeed, pending, step, view } from '@coldwake/rules'
import { expect, onTestFinished, test } from 'vitest'
import { botThreads } from '../src/botThreads.ts'
import { builtBundle } from '../src/bundle.ts'
import { VeteranThread } from '../src/veteranThread.ts'

const bundle = builtBundle()

function thread(source: (hash: string) => Promise<string | null>): VeteranThread {
  const made = new VeteranThread({ source })
  onTestFinished(() => made.close())
  return made
}

/** A question for which a veteran looks ahead. */
function question(seed: string): Question {
  const seats = Array.from({ length: 3 }, () => ({ character: null }))
  const g = create({ game: 'nemesis', board: 'nemesis-base', seats }, keyFromSeed(seed))
  let memory = bots.officer.begin(1)
  for (let [decision] = pending(g); decision; [decision] = pending(g)) {
    const { seat } = decision
    const look = () => ({ ...view(g, seat), talk: [], whispers: [] })
    let isSearched = false
    const blind = () => {
      isSearched = true
      return () => null
    }
    const chosen = bots.veteran.choose(look, decision, memory, { worlds: blind })
    if (isSearched) return { level: 'veteran', scene: JSON.stringify(look()), memory }
    memory = { ...bots.officer.begin(1), chance: chosen.memory.chance }
    step(g, chosen.input)
  }
  throw new Error('nobody had anything to think about')
}

test('answers as a veteran does here, by rules that it asks for once', async () => {
  const asked: string[] = []
  const { think: elsewhere } = thread(async hash => {
    asked.push(hash)
    return bundle.source
  })
  for (const seed of ['one', 'two'])
    expect(await elsewhere(question(seed), bundle.hash)).toEqual(think(question(seed), aheadBy(own)))
  expect(asked).toEqual([bundle.hash])
})

test('where the rules of a game are not kept, it plays as an officer', async () => {
  const { think: elsewhere } = thread(async () => null)
  const one = question('one')
  expect((await elsewhere(one, 'gone')).input).toEqual(think({ ...one, level: 'officer' }).input)
})

test('one that fails to look ahead is answered by an officer, in the thread of all other bots', async () => {
  const levels: string[] = []
  const warned: string[] = []
  const ask = async (one: Question) => {
    levels.push(one.level)
    return think(one)
  }
  const veterans = { think: () => Promise.reject(new Error('lost in thought')) }
  const quiet = () => {}
  const log = { debug: quiet, info: quiet, error: quiet, warn: (line: string) => warned.push(line) }
  const asking = botThreads({ ask }, veterans, log)
  const one = question('one')
  const { input } = await asking(one, { hash: '', rules: own })
  expect(input).toEqual(think({ ...one, level: 'officer' }).input)
  await asking({ ...one, level: 'cadet' }, { hash: '', rules: own })
  expect(levels).toEqual(['officer', 'cadet'])
  expect(warned).toEqual(['a bot could not look ahead'])
  const left = AbortSignal.abort()
  await expect(asking(one, { hash: '', rules: own }, left)).rejects.toThrow('lost in thought')
})

test('a question that is left is not thought to its end, and whoever waits behind it is answered', async () => {
  const { think: elsewhere } = thread(async () => bundle.source)
  const [one, two] = [new AbortController(), new AbortController()]
  const left = [
    elsewhere(question('one'), bundle.hash, one.signal),
    elsewhere(question('two'), bundle.hash, two.signal),
  ]
  const next = elsewhere(question('one'), bundle.hash)
  one.abort()
  two.abort()
  const settled = await Promise.allSettled(left)
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await next).toEqual(think(question('one'), aheadBy(own)))
})

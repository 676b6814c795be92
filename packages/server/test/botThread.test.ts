/** The bots' thread: it answers as bots do, and whatever becomes of it, the next question is answered. */
import { bots, type Chosen, LEVELS, type Question, think } from '@coldwake/bots'
import { create, keyFromSeed, pending, type Seat, type Setup, step, view } from '@coldwake/rules'
import { expect, onTestFinished, test } from 'vitest'
import { botThread } from '../src/botThread.ts'
import type { Thread, ThreadOptions } from '../src/thread.ts'
import { ODD } from './support/oddities.ts'

/** As sane ones they take any option. */
const odd: Partial<ThreadOptions> = { script: new URL('./support/oddbots.ts', import.meta.url) }

function thread(options?: Partial<ThreadOptions>): Thread<Question, Chosen> {
  const made = botThread(options)
  onTestFinished(() => made.close())
  return made
}

/** A question early in a game. */
function question(level: Question['level'] = 'random', chance = 0, setup: Partial<Setup> = {}): Question {
  const seats = [{ character: null }, { character: null }]
  const game = create({ game: 'nemesis', board: 'nemesis-base', seats, ...setup }, keyFromSeed('thread'))
  for (let i = 0; i < 12; i++) {
    const [{ seat, n, options }] = pending(game)
    const { cost: _, ...choice } = options[0]
    step(game, { seat, n, ...choice })
  }
  const seat: Seat = pending(game)[0].seat
  const scene = JSON.stringify({ ...view(game, seat), talk: [], whispers: [] })
  return { level, scene, memory: { ...bots[level].begin(0), chance } }
}

test('answers exactly as the bot would have answered here', async () => {
  const answered: number[] = []
  const { ask: elsewhere } = thread({ onAnswer: seconds => answered.push(seconds) })
  // What is printed must be known there as it is here, whatever lies in the box.
  const boxes: Partial<Setup>[] = [
    { game: 'nemesis', board: 'nemesis-base' },
    { game: 'lockdown', board: 'lockdown-base' },
    { game: 'lockdown', board: 'lockdown-surface', options: { crew: true, intruders: true } },
  ]
  const asked = boxes.flatMap(box => LEVELS.map(level => question(level, 7, box)))
  for (const one of asked) expect(await elsewhere(one)).toEqual(think(one))
  expect(answered).toHaveLength(asked.length)
})

test('a bot that thinks for ever is left behind, and whoever waited behind it is answered by a new thread', async () => {
  const { ask: elsewhere } = thread({ ...odd, answerWithin: 300 })
  await elsewhere(question())
  const [hung, next] = await Promise.allSettled([elsewhere(question('random', ODD.hangs)), elsewhere(question())])
  expect(hung).toMatchObject({ status: 'rejected', reason: { name: 'TooSlowError' } })
  expect(next).toEqual({ status: 'fulfilled', value: think(question()) })
})

test('a bot that has to wait for the processor is waited for: only its own work counts', async () => {
  const { ask: elsewhere } = thread({ ...odd, answerWithin: 200 })
  expect(await elsewhere(question('random', ODD.waits))).toEqual(think(question('random', ODD.waits)))
})

test.each(['fails', 'ends', 'throws'] as const)('a bot that %s costs its own answer and no other', async how => {
  const { ask: elsewhere } = thread(odd)
  const [lost, next] = await Promise.allSettled([elsewhere(question('random', ODD[how])), elsewhere(question())])
  expect(lost.status).toBe('rejected')
  expect(next).toEqual({ status: 'fulfilled', value: think(question()) })
})

test('a thread that cannot begin fails those who wait, and is tried again for the next', async () => {
  const { ask: elsewhere } = thread({ script: new URL('./support/nowhere.ts', import.meta.url) })
  for (let i = 0; i < 2; i++) await expect(elsewhere(question())).rejects.toThrow('nowhere')
})

test('a thread that is closed answers nobody any more', async () => {
  const closing = botThread(odd)
  const waiting = [closing.ask(question('random', ODD.hangs)), closing.ask(question())]
  const settled = Promise.allSettled(waiting)
  await closing.close()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

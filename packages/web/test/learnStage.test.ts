import { expect, it } from 'vitest'
import { GAMES } from '../src/games/covers/index.ts'
import { WATCHES } from '../src/games/watch/index.ts'
import { stageOf } from '../src/home/learnStage.ts'

it('every game that home offers to teach has a first watch', () => {
  expect(Object.keys(WATCHES)).toEqual([...GAMES])
})

const games = ['nemesis', 'lockdown'] as const

it('home offers both first watches to somebody new, and what was begun is gone on with', () => {
  expect(stageOf(games, {}).toLearn.map(({ game }) => game)).toEqual(games)
  expect(stageOf(games, { lockdown: { step: 4, done: false } })).toEqual({
    known: [],
    toLearn: [
      { game: 'nemesis', begun: false },
      { game: 'lockdown', begun: true },
    ],
  })
})

it('home offers the other game and playing on after one watch, and playing on after both', () => {
  const done = { step: 0, done: true }
  expect(stageOf(games, { nemesis: done })).toEqual({
    known: ['nemesis'],
    toLearn: [{ game: 'lockdown', begun: false }],
  })
  expect(stageOf(games, { nemesis: done, lockdown: done })).toEqual({ known: [...games], toLearn: [] })
})

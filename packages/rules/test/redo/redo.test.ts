/** Does the engine of the `redo` project notice what a game must not depend on? */
import { describe, expect, test } from 'vitest'
import type { GameState } from '../../src/core/state.ts'
import { create, keyFromSeed, step, stepped } from '../../src/index.ts'
import { pass, situation, variant } from '../situation.ts'
import * as redo from './engine.ts'

test('the rules play with it', () => {
  expect([create, step, stepped]).toEqual([redo.create, redo.step, redo.stepped])
})

describe('a game that remembers something beside its state', () => {
  /** Every other Event Phase is left out, wherever that is asked. */
  let phases = 0
  const forgetful = variant('nemesis-forgetful', ({ eventPhase }) => ({
    eventPhase: (g, tell) => (phases++ % 2 === 0 ? eventPhase(g, tell) : [{ do: 'round' }]),
  }))
  /** Knows a part of the state by what it is, not by what it says. */
  let agenda: GameState['agenda'] | null = null
  const clinging = variant('nemesis-clinging', ({ eventPhase }) => ({
    eventPhase(g, tell) {
      agenda ??= g.agenda
      return g.agenda === agenda ? eventPhase(g, tell) : [{ do: 'round' }]
    },
  }))
  const lastTurn = (game: string) => situation({ hand: { scout: ['rest'] } }, ['scout'], { game })

  test.each([forgetful, clinging])('%s is found out by a step', game => {
    expect(() => lastTurn(game).act('scout', ...pass)).toThrow('is not the same')
  })

  test('and by a step into a copy', () => {
    const t = lastTurn(forgetful)
    t.act('scout', { do: 'pass' })
    expect(() => stepped(t.g, { seat: 0, n: t.g.n, do: 'done' })).toThrow('is not the same')
  })

  test('and by its set-up', () => {
    let games = 0
    const lucky = variant('nemesis-lucky', ({ setUp }) => ({
      setUp(g, tell) {
        setUp(g, tell)
        g.eggs = games++
      },
    }))
    const setup = { game: lucky, board: 'nemesis-base', seats: [{ character: 'scout' }] }
    expect(() => create(setup, keyFromSeed(1))).toThrow('is not the same')
  })
})

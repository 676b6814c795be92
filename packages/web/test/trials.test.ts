/** Worked examples at a table: each has its situation, and its inputs run to their end. */
import { type GameState, pending, step } from '@coldwake/rules'
import { nextInput, situationOf } from '@coldwake/rules/situations'
import { expect, test } from 'vitest'
import { trialsOf } from '../build/trials.ts'
import { GAMES } from '../src/games/covers/index.ts'
import { isRule } from '../src/rules/book.ts'
import { placeAt } from '../src/rules/place.ts'
import { exampleOf, meantBy, seatOf, stepsOf } from '../src/rules/trial/trial.ts'
import { trialAddress } from '../src/rules/trial/trialAddress.ts'
import { books } from './support/books.ts'

const all = GAMES.flatMap(game => trialsOf(game).map(trial => ({ game, id: trial.id, trial })))

test('every example of both catalogues can be tried', () => {
  for (const { game, book } of books) {
    const examples = book.chapters
      .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.filter(isRule)))
      .filter(({ kind }) => kind === 'example')
    const ids = new Set(trialsOf(game).map(({ id }) => id))
    expect(examples.length).toBeGreaterThan(20)
    expect(examples.map(({ id }) => id).filter(id => !ids.has(id))).toEqual([])
  }
})

test('a variant comes after the example it belongs to', () => {
  for (const game of GAMES) {
    const ids = trialsOf(game).map(({ id }) => id)
    expect(ids.filter(id => ids.indexOf(exampleOf(id)) > ids.indexOf(id))).toEqual([])
  }
})

test.each(all)('$id begins, and every step of it can be taken', ({ game, id, trial }) => {
  const state = situationOf(trial)
  for (const written of stepsOf(trial)) {
    expect(seatOf(trial, written)).toBeLessThan(trial.seats.length)
    take(state, written)
  }
  // Whoever goes on from there is asked something, unless it is the end.
  expect(state.over !== null || pending(state).length > 0).toBe(true)
  expect(placeAt(trialAddress(game, id))).toEqual({ at: 'trial', game, id: id.toUpperCase() })
})

function take(state: GameState, written: readonly unknown[]): void {
  let left = written
  let taken = 0
  for (let next = nextInput(state, left); next; next = nextInput(state, left)) {
    step(state, next.input)
    left = next.rest
    taken++
  }
  expect(taken).toBe(written.length)
}

test('most steps are named before they are taken', () => {
  const named = all.flatMap(({ trial }) => {
    const state = situationOf(trial)
    return stepsOf(trial).map(written => {
      const decision = pending(state).find(({ seat }) => seat === seatOf(trial, written)) ?? null
      const option = meantBy(written, decision)
      take(state, written)
      return option !== null
    })
  })
  expect(named.filter(Boolean).length / named.length).toBeGreaterThan(0.9)
})

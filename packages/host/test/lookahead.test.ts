/** A bot that looks ahead where tables are hosted: by the rules of the game's edition, and only while somebody waits. */
import { aheadBy, bots, type Question, think } from '@coldwake/bots'
import * as own from '@coldwake/rules'
import { create, keyFromSeed, pending, step, view } from '@coldwake/rules'
import { expect, test } from 'vitest'
import { LeftError, thinkHere } from '../src/bots.ts'
import type { Rules } from '../src/editions.ts'

/** The first question of a game for which a veteran looks ahead, and how often worlds were asked for. */
function turn(): { question: Question; rules: Rules; dealt: () => number } {
  const seats = Array.from({ length: 2 }, () => ({ character: null }))
  const g = create({ game: 'nemesis', board: 'nemesis-base', seats }, keyFromSeed('ahead'))
  let deals = 0
  const worlds: Rules['worlds'] = of => {
    deals++
    return own.worlds(of)
  }
  for (let [decision] = pending(g); decision; [decision] = pending(g)) {
    const scene = { ...view(g, decision.seat), talk: [], whispers: [] }
    const memory = bots.veteran.begin(1)
    let isSearched = false
    const blind = () => {
      isSearched = true
      return () => null
    }
    const { input } = bots.veteran.choose(() => scene, decision, memory, { worlds: blind })
    if (isSearched)
      return {
        question: { level: 'veteran', scene: JSON.stringify(scene), memory },
        rules: { ...own, worlds },
        dealt: () => deals,
      }
    step(g, input)
  }
  throw new Error('nobody had anything to think about')
}

test('it plays worlds by the rules that the game is played by', async () => {
  const { question, rules, dealt } = turn()
  expect(await thinkHere(question, { hash: 'of this game', rules })).toEqual(think(question, aheadBy(own)))
  expect(dealt()).toBe(1)
})

test('a question that is gone is left', async () => {
  const { question, rules } = turn()
  const left = new AbortController()
  left.abort()
  // A machine that needs no pause has the answer already.
  const whole = think(question, aheadBy(own))
  const outcome = await thinkHere(question, { hash: '', rules }, left.signal).catch((error: unknown) => error)
  expect(outcome instanceof LeftError || JSON.stringify(outcome) === JSON.stringify(whole)).toBe(true)
})

/** What objectives ask for, found by walking their predicates. */
import { contentIds, objectiveInfo } from '@coldwake/rules'
import type { Predicate } from '@coldwake/rules/facts'
import { describe, expect, test } from 'vitest'
import { asksFor, asksForObject, hasPart } from '../src/objectives.ts'

const testOf = (game: string, objective: string): Predicate => {
  const card = objectiveInfo(game, objective)
  if (!card) throw new Error(`${game} has no objective ${objective}`)
  return card.test
}

describe('asksFor', () => {
  test('finds a predicate alone, among others, and in what is negated', () => {
    expect(asksFor({ is: 'signal' }, 'signal')).toBe(true)
    expect(asksFor(testOf('nemesis', 'properBurial'), 'signal')).toBe(true)
    expect(asksFor({ is: 'not', test: { is: 'signal' } }, 'signal')).toBe(true)
    expect(asksFor(testOf('lockdown', 'destroyTheEvidence'), 'selfDestructOn')).toBe(true)
  })

  test('takes no kind for another, though its name begins alike', () => {
    const some = testOf('nemesis', 'extremeFieldBiology')
    expect([asksFor(some, 'weaknesses'), asksFor(some, 'weakness')]).toEqual([true, false])
    const pod = testOf('lockdown', 'goldenEggs')
    expect([asksFor(pod, 'leftBy'), asksFor(pod, 'leftByPod'), asksFor(pod, 'leftWith')]).toEqual([true, false, true])
  })

  test('without an objective nothing is asked for', () => {
    expect(asksFor(null, 'signal', 'playerDead')).toBe(false)
  })

  test.each(['nemesis', 'lockdown'])('%s: finds in every objective what its data name, and nothing else', game => {
    const kinds = (predicate: Predicate): string[] =>
      [...JSON.stringify(predicate).matchAll(/"is":"(\w+)"/g)].map(([, kind]) => kind ?? '')
    const tests = contentIds(game).objective.map(name => testOf(game, name))
    const all = new Set(tests.flatMap(kinds))
    expect(all.size).toBeGreaterThan(10)
    for (const predicate of tests)
      for (const kind of all) expect(hasPart(predicate, ({ is }) => is === kind)).toBe(kinds(predicate).includes(kind))
  })
})

describe('asksForObject', () => {
  test('finds a kind, and one of its objects', () => {
    const burial = testOf('nemesis', 'properBurial')
    expect(['corpse', 'corpse.blue', 'egg'].map(object => asksForObject(burial, object))).toEqual([true, true, false])
    const eggs = testOf('nemesis', 'abOvo')
    expect(['egg', 'carcass', 'corpse'].map(object => asksForObject(eggs, object))).toEqual([true, false, false])
  })
})

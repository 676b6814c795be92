/** Whether an objective can still be reached, as one seat may know it. */
import { type CrewView, type MyView, objectiveInfo, type Test, view } from '@coldwake/rules'
import { playGame } from '@coldwake/rules/testing'
import { expect, test } from 'vitest'
import { reachOf, survival } from '../src/table/reach.ts'
import { crew, mine, table } from './fixture.ts'

const GAMES = 120
/** Every so many moments somebody looks. */
const LOOK_EVERY = 17

const parts = (test: Test) => (test.is === 'all' ? test.of : [test])

test('whatever was called done is met in the end, and whatever was called out of reach is not won with', () => {
  const judged = { sure: 0, lost: 0 }
  for (let seed = 0; seed < GAMES; seed++) {
    const sure = new Set<string>()
    const lost = new Set<string>()
    let moments = 0
    const { g } = playGame(seed, undefined, ({ g }) => {
      if (moments++ % LOOK_EVERY !== 0) return
      for (const seat of g.crew.keys()) {
        const { table, me } = view(g, seat)
        for (const card of me?.objectives ?? []) {
          const wanted = objectiveInfo(table.game, card)
          if (!me || !wanted) continue
          for (const part of parts(wanted.test)) {
            const reach = reachOf(part, { table, me })
            if (reach === 'sure') sure.add(`${seat} ${card} ${JSON.stringify(part)}`)
            if (reach === 'lost' || survival(table.crew[seat]) === 'lost') lost.add(`${seat} ${card}`)
          }
        }
      }
    })
    for (const step of g.over?.report ?? []) {
      if (step.check !== 'objective') continue
      for (const { test, met } of step.parts) {
        if (!sure.has(`${step.who} ${step.card} ${JSON.stringify(test)}`)) continue
        judged.sure++
        expect(met, `game ${seed}: ${step.card} ${test.is}`).toBe(true)
      }
      if (!lost.has(`${step.who} ${step.card}`)) continue
      judged.lost++
      expect(step.met, `game ${seed}: ${step.card}`).toBe(false)
    }
  }
  // Both were said of somebody who lived to be judged.
  expect(judged.sure).toBeGreaterThan(0)
  expect(judged.lost).toBeGreaterThan(0)
})

type Crew = Partial<CrewView>
const me = (part: Partial<MyView> = {}): MyView => ({ ...mine([]), ...part })
const two = (one: Crew = {}, other: Crew = {}) => [crew(0, '011', one), crew(1, '011', other)]

test('the course is known only to whoever has looked', () => {
  const earth: Test = { is: 'destination', at: 'earth' }
  expect(reachOf(earth, { table: table({ crew: two() }), me: me() })).toBe('open')
  const seen = (coordinates: string) => reachOf(earth, { table: table({ crew: two() }), me: me({ coordinates }) })
  // The marker stands at B.
  expect(seen('coordinates-5')).toBe('now')
  expect(seen('coordinates-1')).toBe('open')
})

test('what one must leave with is as things stand until one leaves', () => {
  const egg: Test = { is: 'leftWith', object: 'egg' }
  const reach = (one: Crew) => reachOf(egg, { table: table({ crew: two(one) }), me: me() })
  expect(reach({})).toBe('open')
  expect(reach({ objects: ['egg'] })).toBe('now')
  expect(reach({ objects: ['egg'], fate: 'launched' })).toBe('sure')
  expect(reach({ fate: 'hibernating' })).toBe('lost')
})

test('one of two is as good as the better one, both as bad as the worse', () => {
  const either: Test = { is: 'any', of: [{ is: 'nestDestroyed' }, { is: 'signal' }] }
  const both: Test = { is: 'all', of: [{ is: 'nestDestroyed' }, { is: 'signal' }] }
  const known = { table: table({ crew: two({ fate: 'launched' }), nestDestroyed: true }), me: me() }
  expect(reachOf(either, known)).toBe('sure')
  expect(reachOf(both, known)).toBe('lost')
})

test('somebody else must live, or must not', () => {
  const friend: Test = { is: 'othersSurvive', min: 1 }
  const rid: Test = { is: 'playerDead', player: 2 }
  const reach = (test: Test, other: Crew) => reachOf(test, { table: table({ crew: two({}, other) }), me: me() })
  expect([reach(friend, {}), reach(rid, {})]).toEqual(['open', 'open'])
  expect([reach(friend, { fate: 'launched' }), reach(rid, { fate: 'launched' })]).toEqual(['now', 'open'])
  expect([reach(friend, { fate: 'dead' }), reach(rid, { fate: 'dead' })]).toEqual(['lost', 'sure'])
  // One cannot be rid of oneself and live.
  expect(reach({ is: 'playerDead', player: 1 }, {})).toBe('lost')
})

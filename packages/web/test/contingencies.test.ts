/** Which contingency can be the active one, by what one seat has seen and nothing else. */
import {
  create,
  keyFromSeed,
  killsKnowing,
  type MyLockdownView,
  type Name,
  possibleActive,
  type Setup,
  type View,
  view,
} from '@coldwake/rules'
import { playGame } from '@coldwake/rules/testing'
import { expect, test } from 'vitest'

/** Two people before their first choice; seat 0 looks. */
function start(mine: Partial<MyLockdownView>): View {
  const seats = ['sentry', 'janitor'].map(character => ({ character }))
  const { table, me } = view(create({ game: 'lockdown', board: 'lockdown-base', seats }, keyFromSeed(1)), 0)
  if (!me) throw new Error('seat 0 sees nothing')
  return { table, me: { ...me, facility: { contingencies: [], seen: [], css: [], ...mine } } }
}

const left = (at: View): Record<Name, number> =>
  Object.fromEntries(possibleActive(at).map(({ code, left }) => [code, left]))

test('LOCK-CONT-03: what I hold is not the active one; codes there are two of stay possible', () => {
  expect(left(start({}))).toEqual({ codeGreen: 1, codeBlue: 2, codeYellow: 2, codeGrey: 1, codeRed: 1 })
  expect(left(start({ contingencies: ['codeGreen', 'codeBlue'] }))).toMatchObject({ codeGreen: 0, codeBlue: 1 })
})

test('LOCK-RULING-139 the list says whom Yellow kills at this table', () => {
  const yellow = (options: Setup['options']) => {
    const seats = ['sentry', 'janitor'].map(character => ({ character }))
    const g = create({ game: 'lockdown', board: 'lockdown-base', seats, ...(options && { options }) }, keyFromSeed(1))
    return possibleActive(view(g, 0)).flatMap(code => (code.code === 'codeYellow' ? [killsKnowing(code)] : []))
  }
  expect(yellow(undefined)).toEqual([false])
  expect(yellow({ yellowKills: 'knowledgeAtLeast5' })).toEqual([true])
})

test('LOCK-CONT-04: what I have seen with others or in the pool is not the active one either, and I know where it is', () => {
  const codes = possibleActive(
    start({
      contingencies: ['codeYellow'],
      seen: [
        { whom: 1, at: 0, card: 'codeYellow' },
        { whom: null, at: 1, card: 'codeRed' },
      ],
    }),
  )
  expect(codes.find(({ code }) => code === 'codeYellow')).toMatchObject({ left: 0, known: [0, 1] })
  expect(codes.find(({ code }) => code === 'codeRed')).toMatchObject({ left: 0, known: [null] })
})

test('LOCK-MODE-COOP-03: what lies open in the pool is not the active one, for anybody', () => {
  const { table, me } = start({})
  const pool = ['codeGrey', null, 'codeBlue', null, null, null].map(card => ({ seenBy: 0, card }))
  const at: View = { me, table: { ...table, facility: table.facility && { ...table.facility, pool } } }
  expect(left(at)).toEqual({ codeGreen: 1, codeBlue: 1, codeYellow: 2, codeGrey: 0, codeRed: 1 })
  expect(left({ ...at, me: null })).toEqual(left(at))
})

test('LOCK-CONT-05: the Alert Room gives what it shows: taken from the pool, it counts once', () => {
  const seen = start({ seen: [{ whom: null, at: 0, card: 'codeGrey' }] })
  const taken = start({ contingencies: ['codeGrey'] })
  expect(left(taken)).toEqual(left(seen))
  expect(left(taken)).toMatchObject({ codeGrey: 0 })
})

test('LOCK-CONT-02: whatever somebody may think at any moment of whole games, the true one is never ruled out', () => {
  let ruledOut = 0
  for (let seed = 0; seed < 30; seed++) {
    let moments = 0
    const said: Name[][] = []
    const { g } = playGame(
      seed,
      undefined,
      ({ g }) => {
        if (moments++ % 23 !== 0) return
        for (const seat of g.crew.keys()) {
          const codes = possibleActive(view(g, seat))
          said.push(codes.filter(({ left }) => left > 0).map(({ code }) => code))
          ruledOut += codes.filter(({ left }) => left === 0).length
        }
      },
      'lockdown',
    )
    const active = g.over?.contingency
    if (active) for (const possible of said) expect(possible, `game ${seed}`).toContain(active)
  }
  expect(ruledOut).toBeGreaterThan(0)
})

test('nobody who only watches is told more than that all of them exist', () => {
  const { table } = start({})
  expect(left({ table, me: null })).toEqual({ codeGreen: 1, codeBlue: 2, codeYellow: 2, codeGrey: 1, codeRed: 1 })
})

/** What is known of contingencies follows the tokens, wherever they go. LOCK-CONT, LOCK-RULING-28. */
import { describe, expect, it } from 'vitest'
import { facilityOf } from '../../../src/games/lockdown/state.ts'
import { create, faceFor, type GameEvent, type GameState, keyFromSeed, type Name, view } from '../../../src/index.ts'
import { everybody, nobody, swap, whoCanTell, whoSees, whoWasTold } from '../../hidden.ts'
import { lockdown, type Situation } from '../../situation.ts'

const SEATS: Name[] = ['sentry', 'hacker', 'labRat']
const TOKENS = {
  contingency: 'codeRed',
  contingencies: { sentry: ['codeBlue'], hacker: ['codeGreen'], labRat: ['codeYellow'] },
  pool: ['codeGrey', 'codeBlue', 'codeYellow'],
}
/** Who dies of the fire at the end of the turn. */
const DYING = {
  rooms: { '007': { tile: 'archive', explored: true, fire: true } },
  at: { hacker: '007' },
  turn: 'hacker',
  wounds: { hacker: ['leg', 'arm', 'body'] },
  light: { hacker: 2 },
  hand: { hacker: [] },
}
const scene = (more: object = {}): Situation => lockdown({ ...TOKENS, ...more }, SEATS)
const seen = (t: Situation, who: Name) => t.mine(who).facility?.seen

describe('in a view', () => {
  it('LOCK-INFO-04 LOCK-INFO-06 the looker sees what it saw where it lies; the others see who has seen which place', () => {
    const t = scene({ seen: { sentry: ['contingency.hacker.0', 'contingency.pool.1'] } })
    expect(seen(t, 'sentry')).toEqual([
      { whom: 1, at: 0, card: 'codeGreen' },
      { whom: null, at: 1, card: 'codeBlue' },
    ])
    expect(whoSees(t, 'codeGreen')).toEqual(['sentry', 'hacker'])
    for (const seat of [null, 2]) {
      const { people, pool } = view(t.g, seat).table.facility ?? { people: [], pool: [] }
      expect(people.map(({ contingencies }) => contingencies)).toEqual([
        [{ seenBy: 1 }],
        [{ seenBy: 1 | 2 }],
        [{ seenBy: 4 }],
      ])
      expect(pool).toEqual([0, 1, 0].map(seenBy => ({ seenBy, card: null })))
    }
  })

  it('LOCK-INFO-04 two tokens that nobody but their owners has seen look the same in each other’s place', () => {
    const t = scene()
    const { held, pool, active } = facilityOf(t.g)
    const between = (a: number, b: number) => whoCanTell(t, (g: GameState) => swap(g, a, b))
    expect(between(held[1][0], held[2][0])).toEqual(['hacker', 'labRat'])
    expect(between(held[1][0], pool[0])).toEqual(['hacker'])
    expect(between(active[0], pool[2])).toEqual(nobody)
    // Two of a kind are alike to their owner too.
    expect(between(held[0][0], pool[1])).toEqual(nobody)
  })
})

describe('when its holder dies', () => {
  it('LOCK-RULING-28 LOCK-INFO-06 a token goes to the end of the pool, and whoever knew it knows it there', () => {
    const t = scene({ ...DYING, seen: { sentry: ['contingency.hacker.0'] } })
    t.act('hacker', { do: 'pass' })
    expect(t.crew('hacker').fate).toBe('dead')
    for (const who of ['sentry', 'hacker'])
      expect(seen(t, who)).toContainEqual({ whom: null, at: 3, card: 'codeGreen' })
    expect(whoSees(t, 'codeGreen')).toEqual(['sentry', 'hacker'])
    expect(t.told('contingenciesBack')).toMatchObject([{ who: 1, count: 1 }])
    expect(whoWasTold(t, 'codeGreen')).toEqual(nobody)
    expect(t.table().facility?.pool.at(-1)).toEqual({ seenBy: 1 | 2, card: null })
  })

  it('LOCK-RULING-28 the note of the place becomes a memory, the knowledge does not', () => {
    const t = scene({ ...DYING, seen: { sentry: ['contingency.hacker.0'] } })
    expect(t.mine('sentry').notes).toMatchObject([{ what: 'contingency', at: '1', card: 'codeGreen', stale: false }])
    t.act('hacker', { do: 'pass' })
    expect(t.mine('sentry').notes).toMatchObject([{ what: 'contingency', at: '1', card: 'codeGreen', stale: true }])
    expect(seen(t, 'sentry')).toEqual([{ whom: null, at: 3, card: 'codeGreen' }])
  })
})

it('LOCK-INFO-05 at the end everybody sees which one was active', () => {
  const t = scene({ time: 1, met: true, bunker: ['hacker'], passed: ['labRat'], hand: { sentry: [] } })
  expect(whoSees(t, 'codeRed')).toEqual(nobody)
  t.act('sentry', { do: 'pass' })
  expect(t.table().over?.contingency).toBe('codeRed')
  expect([whoSees(t, 'codeRed'), whoWasTold(t, 'codeRed')]).toEqual([everybody(t), everybody(t)])
  expect(t.table().facility?.active).toEqual({ card: 'codeRed' })
  // The others stay face down.
  expect(whoSees(t, 'codeGrey')).toEqual(nobody)
})

it('LOCK-INFO-04 dealing tells everybody how many each player gets, and each player their own', () => {
  const events: GameEvent[] = []
  const setup = { game: 'lockdown', board: 'lockdown-base', seats: SEATS.map(character => ({ character })) }
  const g = create(setup, keyFromSeed('dealt'), e => events.push(e))
  const [dealt] = events.filter(e => e.e === 'contingenciesDealt')
  expect(faceFor(dealt, null)).toEqual({ e: 'contingenciesDealt', held: [1, 1, 1], pool: 3, rule: 'LOCK-SETUP-23' })
  for (const seat of [0, 1, 2])
    expect(faceFor(dealt, seat).mine).toEqual({ tokens: view(g, seat).me?.facility?.contingencies })
})

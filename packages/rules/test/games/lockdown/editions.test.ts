/** Going on with a game in the facility that other rules began. */
import { expect, it, test } from 'vitest'
import { betweenTurns, fingerprint, type GameState, misfits, step } from '../../../src/index.ts'
import { lockdown, pass, situation } from '../../situation.ts'

const stored = (g: GameState) => JSON.parse(JSON.stringify(g))

it('a state that has been stored fits, secrets and all', () => {
  const { g } = lockdown({ seen: { sentry: ['css.10', 'contingency.pool.0'] }, bunker: ['janitor'], alert: 5 })
  expect(betweenTurns(g)).toBe(true)
  expect(misfits(stored(g), fingerprint(g))).toEqual([])
})

test.each([
  ['facility', undefined, 'field facility is missing'],
  ['facility.power', [1, 2, 3], 'facility.power must have 4 entries, not 3'],
  ['facility.on', [1, 0, 0, 0], 'facility.on.0 must be true or false'],
  ['facility.css', [], 'facility.css must have 16 entries, not 0'],
  ['facility.held', [[1]], 'facility.held must have 2 entries, not 1'],
  ['facility.lost', { fire: 0, malfunction: 0 }, 'field facility.lost.eggs is missing'],
  ['facility.analysed', ['shoe'], 'facility.analysed.0 must be one of corpse, egg, carcass'],
  ['facility.mood', 'grim', 'field facility.mood is unknown'],
  ['stacked', { advantage: ['alpha'] }, 'stacked.advantage.0 must be a whole number'],
  ['notes.0', [{ round: 1, what: 'gossip', at: 'pool', card: 'codeRed' }], /^notes.0.0.what must be one of/],
])('%s as %j does not', (field, value, reason) => {
  const { g } = lockdown()
  const state = stored(g)
  const path = field.split('.')
  const last = path.pop() ?? ''
  const holder = path.reduce((inner, key) => inner[key], state)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  const found = misfits(state, fingerprint(g))
  expect(found[0]).toMatch(reason)
})

it('its numbers stand for power places too; the ship has none', () => {
  expect(fingerprint(lockdown().g).power).toEqual(['S-01', 'S-02', 'S-03', 'elevator'])
  expect(fingerprint(situation().g)).not.toHaveProperty('power')
})

it('a game moved by way of a store goes on as it would have', () => {
  const { g, act } = lockdown({ hand: { sentry: ['search', 'rest'] } })
  const moved = stored(g)
  act('sentry', ...pass)
  for (const choice of pass) step(moved, { seat: 0, n: moved.n, ...choice })
  expect(moved).toEqual(stored(g))
})

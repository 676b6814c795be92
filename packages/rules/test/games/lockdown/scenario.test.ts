/** What a scenario may say of the facility: each field is put where it belongs, refused where it cannot be, and compared. */
import { describe, expect, test } from 'vitest'
import { LOCKDOWN_FIELDS } from '../../../src/games/lockdown/scenario/fields.ts'
import { NEMESIS_FIELDS } from '../../../src/games/nemesis/scenario/fields.ts'
import { places, runScenario } from '../../../src/testing.ts'
import { lockdown } from '../../situation.ts'

const good = {
  id: 'good',
  game: 'lockdown',
  seats: ['sentry', 'hacker', 'janitor'],
  given: {
    rooms: { '007': { tile: 'cargoSendingSystemA', explored: true } },
    power: { 'S-02': 3, elevator: 1 },
    on: [3, 4],
    backup: true,
    elevator: '025',
    gateOpen: true,
    rover: 'bunker',
    alert: 6,
    time: 9,
    selfDestruct: 7,
    red: true,
    knowledge: { hacker: 5 },
    learned: ['hacker'],
    contingency: 'codeRed',
    pool: ['codeBlue', 'codeGreen'],
    contingencies: { sentry: ['codeBlue', 'codeYellow'] },
    css: { '10': 'cssA', '7': 'cssB' },
    cssOpen: [10],
    computer: ['computerB', 'lockdown'],
    analysed: ['egg'],
    inCss: { hacker: 'A' },
    bunker: ['janitor'],
    poolLost: { fire: 2, eggs: 1 },
    fresh: ['sentry'],
    weaknesses: { '2': 'herding' },
    discovered: ['2'],
    seen: { sentry: ['css.7', 'contingency.pool.1', 'contingency.janitor.0'] },
  },
  play: [],
  expect: {},
}

/** What holds in the situation above, and something close to it that does not. */
const pairs: [string, unknown, unknown][] = [
  ['power', { 'S-02': 3, elevator: 1 }, { 'S-02': 1 }],
  ['on', [3, 4], [3]],
  ['backup', true, false],
  ['elevator', '025', '014'],
  ['gateOpen', true, false],
  ['rover', 'bunker', 'facility'],
  ['alert', 6, null],
  ['selfDestruct', 7, 9],
  ['red', true, false],
  ['knowledge', { hacker: 5, sentry: 1 }, { hacker: 4 }],
  ['learned', ['hacker'], []],
  ['contingency', 'codeRed', 'codeGrey'],
  ['pool', ['codeBlue', 'codeGreen'], ['codeBlue']],
  ['poolOpen', [], [1]],
  ['contingencies', { sentry: ['codeBlue', 'codeYellow'] }, { sentry: ['codeBlue'] }],
  ['css', { '10': 'cssA', '7': 'cssB', '9': null }, { '10': 'cssB' }],
  ['cssOpen', [10], []],
  ['computer', ['computerB', 'lockdown'], ['lockdown', 'computerB']],
  ['analysed', ['egg'], ['carcass']],
  ['locked', [], ['janitor']],
  ['bunker', ['janitor'], []],
  ['inCss', { hacker: 'A', sentry: null }, { hacker: 'B' }],
  ['at', { hacker: '007' }, { hacker: '003' }],
  ['poolLost', { fire: 2, malfunction: 0, eggs: 1 }, { fire: 1 }],
  ['fresh', ['sentry'], ['sentry', 'janitor']],
  ['discovered', ['1', '2'], ['2']],
]

describe('what is expected', () => {
  test.each(pairs)('%s: %j, not %j', (field, right, close) => {
    expect(runScenario({ ...good, expect: { [field]: right } }).problems).toEqual([])
    expect(runScenario({ ...good, expect: { [field]: close } }).problems).toHaveLength(1)
  })

  test('what a seat has seen, with its place', () => {
    const seen = (wanted: object) => runScenario({ ...good, expect: { seen: { sentry: wanted } } }).problems
    const [problem] = seen({})
    const { 'contingency.janitor.0': held, ...others } = JSON.parse(problem.split('got ')[1]).sentry
    expect(others).toEqual({ 'css.7': 'cssB', 'contingency.pool.1': 'codeGreen' })
    expect(['codeYellow', 'codeGrey']).toContain(held)
  })

  test('every field of the facility has been seen to fail', () => {
    expect(LOCKDOWN_FIELDS.filter(field => !pairs.some(([name]) => name === field))).toEqual([])
  })

  test.each(LOCKDOWN_FIELDS)('the ship has no %s', field => {
    const value = { ...good.given, locked: ['janitor'], poolOpen: [0] }[field]
    const ship = { id: 'ship', game: 'nemesis', seats: ['scout'] }
    expect(runScenario({ ...ship, expect: { [field]: value } }).problems).toEqual([
      `expect.${field}: nemesis has no facility`,
    ])
    expect(runScenario({ ...ship, given: { [field]: value } }).problems[0]).toMatch(`given.${field}`)
  })
})

test.each(NEMESIS_FIELDS)('the facility has no %s', field => {
  const values = { destination: 'A', hibernating: ['sentry'], inPod: {}, pods: {}, engines: {} }
  const value = { ...values, playsIntruders: 'sentry', coordinates: 'coordinates-1', arrivedAt: null }[field]
  const { play: _, ...facility } = good
  if (field !== 'coordinates')
    expect(runScenario({ ...facility, expect: { [field]: value } }).problems).toEqual([
      `expect.${field}: lockdown has no ship`,
    ])
  if (field !== 'arrivedAt')
    expect(runScenario({ ...facility, given: { [field]: value } }).problems).toEqual([
      `given.${field}: lockdown has no ship`,
    ])
})

describe('what cannot be', () => {
  const wrong: [string, object, string][] = [
    ['given.power.S-04', { power: { 'S-04': 1 } }, 'expected one of S-01, S-02, S-03, elevator'],
    ['given.power.S-01', { power: { 'S-01': 5 } }, 'there is no power token 5'],
    ['given.power.S-01', { power: { 'S-01': 2, 'S-02': 2 } }, 'each token once'],
    ['given.on.1', { on: [1, 7] }, 'there is no power token 7'],
    ['given.elevator', { elevator: '003' }, 'room 003 is no elevator room'],
    ['given.alert', { alert: 77 }, 'the time track has no space 77'],
    ['given.knowledge.sentry', { knowledge: { sentry: 9 } }, 'expected 1 to 8, got 9'],
    ['given.contingency', { contingency: 'codePink' }, 'no contingency codePink is left'],
    ['given.pool.1', { pool: ['codeRed', 'codeRed'] }, 'no contingency codeRed is left'],
    ['given.pool', { pool: [], contingencies: { sentry: [], hacker: [], janitor: [] } }, 'must lie somewhere'],
    ['given.css.10', { css: { 10: 'cssD' } }, 'no cargo token cssD is left'],
    ['given.cssOpen.0', { cssOpen: [9] }, 'no token lies there'],
    ['given.computer.0', { computer: ['computerZ'] }, 'there is no computer card computerZ'],
    ['given.fresh.1', { fresh: ['sentry', 'captain'] }, 'nobody plays captain'],
    ['given.poolLost.fire', { poolLost: { fire: -1 } }, 'expected 0 or more, got -1'],
    ['given.inCss.sentry', { inCss: { sentry: 'C' } }, 'the room of that pod is unexplored'],
    ['given.weaknesses.egg', { weaknesses: { egg: 'herding' } }, 'expected one of 1, 2, 3'],
    ['given.seen.sentry.0', { seen: { sentry: ['css.9'] } }, 'nothing lies there'],
    ['given.seen.sentry.0', { seen: { sentry: ['contingency.pool.7'] } }, 'nothing lies there'],
  ]
  test.each(wrong)('%s (%j)', (field, given, message) => {
    expect(runScenario({ ...good, given }).problems.join()).toContain(`${field}: `)
    expect(runScenario({ ...good, given }).problems.join()).toContain(message)
  })

  test('a face the advantage die does not have', () => {
    expect(runScenario({ ...good, dice: { advantage: ['hit'] } }).problems[0]).toMatch('dice.advantage.0')
  })
})

describe('pieces are moved, never made', () => {
  test('whatever is given, each lies in one place', () => {
    const { g } = lockdown(good.given, good.seats)
    const all = places(g)
    expect(all).toHaveLength(g.seen.length)
    expect(new Set(all.map(({ piece }) => piece)).size).toBe(all.length)
  })

  test('who is not named keeps as many contingencies as were dealt, and the pool gets the rest', () => {
    const { facility } = lockdown({ contingencies: { sentry: ['codeRed', 'codeGrey', 'codeGreen'] } }).table()
    expect(facility?.people.map(({ contingencies }) => contingencies.length)).toEqual([3, 2])
    expect(facility?.pool).toHaveLength(1)
  })

  test('owners know their tokens, the open card is public, the others are nobody’s', () => {
    const t = lockdown(good.given, good.seats)
    expect(t.mine('sentry').facility?.contingencies).toEqual(['codeBlue', 'codeYellow'])
    const { facility } = t.table()
    expect(facility?.computer).toEqual({ card: 'computerB', under: Array(5).fill(null) })
    expect(facility?.css.find(({ space }) => space === 10)).toEqual({ space: 10, seenBy: 0, card: 'cssA' })
    expect(facility?.css.find(({ space }) => space === 7)).toEqual({ space: 7, seenBy: 1, card: null })
  })
})

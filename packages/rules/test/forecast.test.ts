/** What choices may cost, said before they are made: single dangers by rule, and all of them against the engine. */
import { describe, expect, test } from 'vitest'
import { type Danger, type Forecast, forecastOf, limitsOf, oneMoreWound } from '../src/forecast/index.ts'
import { type Choice, type Name, pendingFor, view } from '../src/index.ts'
import { nameOfWay, waysOf } from '../src/testing.ts'
import { examine, nothingFound, positionsOf, unlikely } from './forecasts.ts'
import { bare, everyRoom, lockdown, type Situation, situation } from './situation.ts'

/** The forecast of the option that this choice names. */
function foreseen(t: Situation, character: Name, choice: Choice): Forecast {
  const seat = t.seat(character)
  const decision = pendingFor(t.g, seat)
  const option = decision?.options.find(each => JSON.stringify(bare(each)) === JSON.stringify(choice))
  if (!decision || !option) throw new Error(`${JSON.stringify(choice)} is not among the options`)
  return forecastOf(view(t.g, seat), decision, option)
}
const dangerTo = ({ dangers }: Forecast, to: Danger['to']): Danger | undefined =>
  dangers.find(danger => danger.to === to)
const chanceOf = (forecast: Forecast, to: Danger['to'] = 'me') =>
  dangerTo(forecast, to)?.chance ?? { least: 0, most: 0 }
const causesOf = (forecast: Forecast, to: Danger['to'] = 'me') =>
  dangerTo(forecast, to)?.causes.map(({ cause }) => cause) ?? []
const never = { least: 0, most: 0 }
const certain = { least: 1, most: 1 }

const pass: Choice = { do: 'pass' }
const crew = ['scout', 'captain']
const three = ['leg', 'arm', 'hand']

describe('wounds that follow from a choice', () => {
  test('NEM-WOUND-06 NEM-RULING-07 passing while bleeding with three serious wounds kills', () => {
    const t = situation({ wounds: { scout: ['bleeding', 'leg', 'arm'] } }, crew)
    const forecast = foreseen(t, 'scout', pass)
    expect(chanceOf(forecast)).toEqual(certain)
    expect(dangerTo(forecast, 'me')?.causes).toEqual([{ cause: 'bleeding' }])
  })

  test('NEM-HEAL-01 NEM-RULING-07 a dressed wound does not bleed, and two serious ones leave room for a light one', () => {
    const dressed = situation({ wounds: { scout: ['leg', 'arm'] }, dressed: { scout: ['bleeding'] } }, crew)
    expect(chanceOf(foreseen(dressed, 'scout', pass))).toEqual(never)
    const two = situation({ wounds: { scout: ['bleeding', 'leg'] }, light: { scout: 2 } }, crew)
    expect(chanceOf(foreseen(two, 'scout', pass))).toEqual(never)
  })

  test('NEM-ROUND-11 the turn that ends in a burning room kills who has three serious wounds', () => {
    const t = situation({ wounds: { scout: three }, rooms: { '011': { fire: true } } }, crew)
    const forecast = foreseen(t, 'scout', pass)
    expect(chanceOf(forecast)).toEqual(certain)
    expect(dangerTo(forecast, 'me')?.causes).toEqual([{ cause: 'fire', room: '011' }])
  })

  test('NEM-ROUND-11 the first of two actions does not burn', () => {
    const given = {
      wounds: { scout: ['body', 'body', 'body'] },
      rooms: { '011': { fire: true } },
      hand: { scout: ['basicRepairs', 'rest'] },
    }
    const t = situation(given, crew)
    const rest: Choice = { do: 'play', card: 'rest' }
    expect(chanceOf(foreseen(t, 'scout', rest))).toEqual(never)
  })

  test('NEM-ROUND-11 NEM-WOUND-02 a burning room costs a light wound at the end of the turn, the third one is serious', () => {
    const rooms = { '011': { fire: true } }
    const fresh = foreseen(situation({ rooms }, crew), 'scout', pass)
    const burn = { chance: certain, light: 1, serious: 0, causes: [{ cause: 'fire', room: '011' }] }
    expect(fresh.wounds).toEqual({ ...burn, worsens: false })
    expect(foreseen(situation({ rooms, light: { scout: 2 } }, crew), 'scout', pass).wounds).toEqual({
      ...burn,
      worsens: true,
    })
    expect(foreseen(situation({}, crew), 'scout', pass).wounds).toBeUndefined()
  })

  test('NEM-RULING-07 NEM-ROUND-11 who bleeds in a burning room gets two light wounds by passing', () => {
    const t = situation({ rooms: { '011': { fire: true } }, wounds: { scout: ['bleeding'] } }, crew)
    const { wounds } = foreseen(t, 'scout', pass)
    expect(wounds).toMatchObject({ light: 2, serious: 0, chance: certain })
    expect(wounds?.causes.map(({ cause }) => cause).toSorted()).toEqual(['bleeding', 'fire'])
  })

  test('NEM-ROUND-11 the second action in a burning room burns, whatever is asked in between; leaving does not', () => {
    const rooms = { '006': { tile: 'canteen', explored: true, items: 2, fire: true } }
    const given = { rooms, at: { scout: '006' }, hand: { scout: ['search', 'rest'] } }
    const search: Choice = { do: 'play', card: 'search' }
    expect(foreseen(situation(given, crew), 'scout', search).wounds).toBeUndefined()
    const last = situation({ ...given, done: 1 }, crew)
    expect(foreseen(last, 'scout', search).wounds).toMatchObject({ light: 1, chance: certain })
    expect(foreseen(last, 'scout', { do: 'move', to: '011' }).wounds?.light ?? 0).toBe(0)
  })

  test('NEM-WOUND-06 the portrait knows that one more wound is death', () => {
    const t = situation({ wounds: { scout: ['leg', 'arm'] }, dressed: { scout: ['body'] } }, crew)
    expect([0, 1].map(seat => oneMoreWound(t.table(), seat))).toEqual([true, false])
  })
})

describe('fights', () => {
  const foe = (kind: string, given: object = {}) =>
    situation(
      {
        wounds: { scout: ['body', 'body', 'body'] },
        intruders: [{ room: '011', kind }],
        hand: { scout: ['rest', 'search'] },
        ...given,
      },
      crew,
    )

  test('NEM-COMBAT-07 a blow that misses is the fourth serious wound', () => {
    const forecast = foreseen(foe('adult'), 'scout', { do: 'melee' })
    const [fight] = forecast.fights ?? []
    expect(fight).toMatchObject({ kind: 'adult', card: null })
    const miss = 1 - (fight?.hit ?? 0)
    expect(miss).toBeGreaterThan(0)
    expect(chanceOf(forecast)).toEqual({ least: miss, most: miss })
    expect(dangerTo(forecast, 'me')?.causes).toEqual([{ cause: 'miss', kind: 'adult' }])
  })

  test('NEM-COMBAT-03 a shot that misses costs its shooter nothing', () => {
    const forecast = foreseen(foe('adult', { hands: { scout: ['rifle'] } }), 'scout', { do: 'shoot' })
    expect(chanceOf(forecast)).toEqual(never)
    expect(forecast.fights?.[0]?.faces.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  })

  test('NEM-ESC-02 whoever escapes is attacked first: every card that an Adult hits with is deadly', () => {
    const t = foe('adult', { at: { captain: '001' } })
    const forecast = foreseen(t, 'scout', { do: 'move', to: '014' })
    const danger = dangerTo(forecast, 'me')
    const [attack] = danger?.causes ?? []
    if (attack?.cause !== 'attack') throw new Error('no attack')
    expect(attack).toMatchObject({ kind: 'adult', occasion: 'escape' })
    expect(forecast.attackedFirst?.death.least).toBeCloseTo(attack.deadly / attack.of)
    expect(danger?.chance.least).toBeGreaterThanOrEqual(attack.deadly / attack.of - 1e-9)
  })

  test('NEM-EVENT-03 whoever passes in Combat is warned of the attack that follows, though others still act', () => {
    const t = foe('adult')
    const passing = foreseen(t, 'scout', pass)
    expect(chanceOf(passing).least).toBe(0)
    expect(chanceOf(passing).most).toBeGreaterThan(0.2)
    expect(dangerTo(passing, 'me')?.causes[0]).toMatchObject({ cause: 'attack', kind: 'adult', occasion: 'phase' })
    const unhurt = foe('adult', { wounds: {} })
    expect(chanceOf(foreseen(unhurt, 'scout', pass))).toEqual(never)
    const elsewhere = foe('adult', { intruders: [{ room: '002', kind: 'adult' }] })
    expect(chanceOf(foreseen(elsewhere, 'scout', pass))).toEqual(never)
  })

  test('NEM-ATTACK-08 cards that lie in the discard pile cannot come', () => {
    const discard = ['bite.4', 'bite.6', 'clawAttack.3', 'clawAttack.4', 'clawAttack.5']
    const fresh = foreseen(foe('adult'), 'scout', { do: 'move', to: '014' })
    const used = foreseen(foe('adult', { discards: { attack: discard } }), 'scout', { do: 'move', to: '014' })
    expect(used.attackedFirst?.death.most).toBeLessThan(fresh.attackedFirst?.death.least ?? 0)
  })

  test('NEM-INFEST-01 a Larva wounds nobody', () => {
    expect(foreseen(foe('larva'), 'scout', { do: 'move', to: '014' }).attackedFirst?.death).toEqual(never)
  })
})

describe('the ship', () => {
  test('NEM-END-01 whoever is aboard when time runs out is lost', () => {
    const t = situation({ time: 1, passed: ['captain'] }, crew)
    const forecast = foreseen(t, 'scout', pass)
    expect(chanceOf(forecast)).toEqual(certain)
    expect(causesOf(forecast)).toContain('time')
    expect(chanceOf(forecast, 'other')).toEqual(certain)
  })

  test('NEM-ROUND-12 nothing of that follows while somebody else has not passed', () => {
    expect(foreseen(situation({ time: 1 }, crew), 'scout', pass).dangers).toEqual([])
  })

  test('NEM-END-05 with every malfunction marker on the board the next one may destroy the ship', () => {
    const rooms = Object.fromEntries(
      Object.entries(everyRoom).map(([id, room], i) => [id, { ...room, ...(i < 8 && { malfunction: true }) }]),
    )
    const t = situation({ rooms, passed: ['captain'] }, crew)
    expect(limitsOf(t.table())).toContainEqual({ what: 'malfunctions', have: 8, limit: 8 })
    const forecast = foreseen(t, 'scout', pass)
    expect(chanceOf(forecast, 'vessel').most).toBeGreaterThan(0)
    expect(causesOf(forecast, 'vessel')).toContain('malfunctions')
    expect(chanceOf(forecast).most).toBeGreaterThan(0)
  })

  test('NEM-END-05 with few of them it cannot', () => {
    const t = situation({ rooms: everyRoom, passed: ['captain'] }, crew)
    expect(chanceOf(foreseen(t, 'scout', pass), 'vessel')).toEqual(never)
  })
})

describe('the facility', () => {
  test('LOCK-END-01 whoever is in the facility at the purge is lost', () => {
    const t = lockdown({ time: 1, passed: ['janitor'] })
    expect(chanceOf(foreseen(t, 'sentry', pass))).toEqual(certain)
    expect(causesOf(foreseen(t, 'sentry', pass))).toContain('time')
  })

  test('LOCK-WOUND-06 NEM-ROUND-11 a burning room kills there too', () => {
    const t = lockdown({
      wounds: { sentry: ['leg', 'arm', 'hand'] },
      at: { sentry: '017' },
      rooms: { '017': { fire: true } },
    })
    expect(chanceOf(foreseen(t, 'sentry', pass))).toMatchObject({ most: 1 })
  })
})

// ---------------------------------------------------------------- against the engine

const ways = ['nemesis', 'lockdown'].flatMap(waysOf)
/** Games of each way; the long run goes over more than 20,000 positions. */
const GAMES = process.env.LONG === '1' ? 38 : 2
const EVERY = 10

const forget = (cause: string) => ({
  name: `forgets ${cause}`,
  distort: ({ dangers }: Forecast): Forecast => ({
    dangers: dangers.filter(({ causes }) => causes[0]?.cause !== cause),
  }),
  found: nothingFound(),
})
/** What a careless forecast would say, beside the one that is given: the comparison must find it out. */
const FAULTS = [
  ...['bleeding', 'fire', 'miss', 'attack', 'noise', 'malfunctions', 'time', 'infection'].map(forget),
  {
    name: 'halves the chances',
    distort: ({ dangers }: Forecast): Forecast => ({
      dangers: dangers.map(danger => ({
        ...danger,
        chance: { least: danger.chance.least / 2, most: danger.chance.most / 2 },
      })),
    }),
    found: nothingFound(),
  },
  {
    name: 'is sure of what may be',
    distort: ({ dangers }: Forecast): Forecast => ({
      dangers: dangers.map(danger => ({ ...danger, chance: { least: danger.chance.most, most: danger.chance.most } })),
    }),
    found: nothingFound(),
  },
]

describe('what the engine does in dealt worlds', () => {
  const found = nothingFound()

  test(`no death or loss follows without a warning, and what is certain happens, in all ${ways.length} ways to play`, () => {
    for (let seed = 0; seed < GAMES * ways.length; seed++) {
      const way = ways[seed % ways.length]
      for (const position of positionsOf(way, seed, EVERY))
        examine(found, { ...position, name: `${nameOfWay(way)} ${position.name}` }, 2, FAULTS)
    }
    expect(found.wrong).toEqual([])
    expect(found.positions).toBeGreaterThan(process.env.LONG === '1' ? 20_000 : 1_000)
  })

  test('stated chances hold within five standard deviations, by victim and first cause', () => {
    expect(found.tallies.size).toBeGreaterThan(10)
    expect(unlikely(found, 5)).toEqual([])
  })

  test.each(FAULTS)('a forecast that $name is found out', ({ found: wrong }) => {
    expect([...wrong.wrong, ...unlikely(wrong, 5)]).not.toEqual([])
  })
})

/** Where all win together: who sees to what, what comes last, and what a player who takes a part changes. */
import { contentIds, objectiveInfo } from '@coldwake/rules'
import { type Predicate, partsOf } from '@coldwake/rules/facts'
import { describe, expect, test } from 'vitest'
import { effectWorth } from '../src/effects.ts'
import { errand } from '../src/errands.ts'
import { facilityCrew } from '../src/games/lockdown/errands.ts'
import { shipCrew } from '../src/games/nemesis/errands.ts'
import { readingOf } from '../src/games/nemesis/reading.ts'
import { shipOf } from '../src/games/nemesis/ship.ts'
import { bots } from '../src/index.ts'
import { listened, type Mind, mindOf } from '../src/mind.ts'
import { moment, said } from './support/scene.ts'

const { officer } = bots

/** All rooms of the ship that are needed here, found. */
const ROOMS = {
  '002': { tile: 'commsRoom', explored: true },
  '003': { tile: 'nest', explored: true },
  '004': { tile: 'surgery', explored: true },
  '005': { tile: 'generator', explored: true },
  '010': { tile: 'laboratory', explored: true },
  '012': { tile: 'evacuationSectionA', explored: true },
}

const crew = (cards: readonly [string, string], given: object = {}) =>
  moment(
    {
      rooms: ROOMS,
      at: { scout: '002', pilot: '003' },
      objectives: { scout: [cards[0]], pilot: [cards[1]] },
      time: 12,
      ...given,
    },
    ['scout', 'pilot'],
    { mode: 'cooperative' },
  )

function mindAt(t: ReturnType<typeof crew>, who: string, talk: Parameters<typeof t.scene>[1] = []): Mind {
  const scene = t.scene(who, talk)
  const mind = mindOf(scene, listened(scene, officer.begin(1)))
  if (!mind) throw new Error('nobody sits there')
  return mind
}

/** Kind of part → the seat that sees to it, as this one sees it. */
const takers = (t: ReturnType<typeof crew>, who: string, talk: Parameters<typeof t.scene>[1] = []) =>
  Object.fromEntries(
    (readingOf(mindAt(t, who, talk).sight).crew?.parts ?? []).map(({ test: part, seat }) => [part.is, seat]),
  )

test.each(['nemesis', 'lockdown'])(
  '%s: whatever an objective asks of a crew has a goal, or is done, or decides itself',
  game => {
    const board = game === 'nemesis' ? {} : { board: 'lockdown-base' }
    const seats = game === 'nemesis' ? ['scout', 'pilot'] : ['sentry', 'hacker']
    const t = moment({ time: 12 }, seats, { game, ...board, mode: 'cooperative' })
    const mind = mindOf(t.scene(seats[0]), officer.begin(1))
    if (!mind) throw new Error('nobody sits there')
    const { sight } = mind
    const rules = game === 'nemesis' ? shipCrew(shipOf(sight, 'earth'), sight) : facilityCrew(sight)
    const own = rules.own(sight)
    /** Nothing lies about to be carried yet, and where the ship goes is seen to by everybody. */
    const ITSELF: readonly Predicate['is'][] = ['destination', 'carries', 'killed']
    const solo = contentIds(game).objective.flatMap(name => {
      const card = objectiveInfo(game, name)
      return card?.deck === 'solo' ? [card] : []
    })
    expect(solo.length).toBeGreaterThan(6)
    for (const card of solo)
      for (const part of partsOf(card.test)) {
        const { chance, goals } = errand(sight, part, own)
        if (chance < 1 && !ITSELF.includes(part.is))
          expect([card.id, part.is, goals.length > 0]).toEqual([card.id, part.is, true])
      }
  },
)

describe('parts', () => {
  test('go to the nearest: the scout at the Comms Room sends the signal, the pilot in the nest takes the egg', () => {
    const t = crew(['noManLeftBehind', 'specialDelivery'])
    for (const who of ['scout', 'pilot']) expect(takers(t, who)).toMatchObject({ signal: 0, leftWith: 1 })
  })

  test('are left to a player who promises them, whoever is nearer, and taken again once the promise is broken', () => {
    const t = crew(['noManLeftBehind', 'specialDelivery'])
    const promise = (by: number) => said([1, { t: 'promise', whom: null, deed: { do: 'signal' }, not: false, by }])
    expect(takers(t, 'scout', promise(9)).signal).toBe(1)
    expect(takers(t, 'scout', promise(0)).signal).toBe(0)
  })

  test('are told to all', () => {
    const { say } = crew(['noManLeftBehind', 'specialDelivery']).chosen(officer, 'scout')
    expect(say).toContainEqual(expect.objectContaining({ t: 'promise', deed: { do: 'signal' }, not: false }))
  })

  test('as many signals as cards ask for, each by another', () => {
    const t = crew(['noManLeftBehind', 'cleanUpCrew'])
    const signals = (readingOf(mindAt(t, 'scout').sight).crew?.parts ?? []).filter(
      ({ test: part }) => part.is === 'signal',
    )
    expect(signals.map(({ seat }) => seat).sort()).toEqual([0, 1])
  })
})

describe('the fuse', () => {
  const plan = (cards: readonly [string, string], given: object = {}) =>
    readingOf(mindAt(crew(cards, given), 'scout').sight).crew

  test('is last: planned while other parts are open, ready when they are done', () => {
    expect(plan(['cuttingOffTheHead', 'specialDelivery'])).toMatchObject({ fuse: true, ready: false, done: false })
    const done = { signal: ['scout'], carried: { pilot: ['egg'] } }
    expect(plan(['cuttingOffTheHead', 'specialDelivery'], done)).toMatchObject({ fuse: true, ready: true, done: false })
  })

  test('nobody sleeps while it is planned', () => {
    const given = { time: 6, at: { scout: '011', pilot: '003' }, signal: ['scout', 'pilot'] }
    const sleeping = (cards: readonly [string, string], more: object) =>
      effectWorth(mindAt(crew(cards, { ...given, ...more }), 'scout'), { fx: 'hibernate' })
    expect(sleeping(['cuttingOffTheHead', 'specialDelivery'], {})).toBe(0)
    // The ship's last round.
    expect(sleeping(['destinationEarth', 'specialDelivery'], { time: 1 })).toBeGreaterThan(0)
  })

  test('is not lit where it spoils another objective, and everybody is asked to leave it', () => {
    expect(plan(['cuttingOffTheHead', 'destinationEarth'])).toMatchObject({ fuse: false, torn: true })
    const { say } = crew(['cuttingOffTheHead', 'destinationEarth']).chosen(officer, 'scout')
    expect(say).toContainEqual({ t: 'request', whom: null, deed: { do: 'startSelfDestruct' }, not: true, by: null })
  })
})

test('somebody who carries the egg gets away with it, and each plays alone elsewhere', () => {
  const t = crew(['destinationEarth', 'specialDelivery'], { carried: { pilot: ['egg'] }, time: 8 })
  expect(readingOf(mindAt(t, 'pilot').sight).crew?.leaves).toBe(true)
  const alone = moment({ time: 12 }, ['scout', 'pilot'], { mode: 'semiCooperative' })
  const mind = mindOf(alone.scene('scout'), officer.begin(1))
  expect(mind && readingOf(mind.sight).crew).toBeNull()
})

/** The check of secrecy itself: it lets honest events pass and catches those that tell what nobody can see. */
import { describe, expect, test } from 'vitest'
import { EVERYBODY, handOf } from '../src/core/pieces.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { type Choice, type GameEvent, type Name, step } from '../src/index.ts'
import { checkSecrecy, rngFor } from '../src/testing.ts'
import { inside } from './games/lockdown/places.ts'
import { lockdown, pay, play, type Situation, situation } from './situation.ts'

/** Gives all choices but the last, and compares other worlds for everybody who does not act at the last. */
function compare(t: Situation, who: Name, choices: Choice[], tells: typeof step = step): void {
  t.act(who, ...choices.slice(0, -1))
  const input = { seat: t.seat(who), n: t.g.n, ...choices[choices.length - 1] }
  const others = [null, ...t.g.crew.keys()].filter(seat => seat !== t.seat(who))
  const rng = rngFor(`secrecy ${who}`)
  let compared = 0
  for (let i = 0; i < 60; i++) compared += checkSecrecy(t.g, input, others, rng, tells)
  // In some of the worlds the actor does not hold the card that is played.
  expect(compared).toBeGreaterThan(40)
}

/** The step with an event changed, or with another after it. */
const telling =
  (change: (event: GameEvent, g: Situation['g']) => object[]): typeof step =>
  (g, input, tell) =>
    step(g, input, event => {
      for (const told of change(event, g)) tell?.(told as GameEvent)
    })

/** As events of a scan were once: they told everybody how many cards were read. */
const countedScans = telling(event =>
  event.e === 'scanned' ? [{ ...event, count: event.only?.[event.who]?.words?.length }] : [event],
)

/** What is INFECTED stays in hand, and one Larva comes of it however many there are. */
const words = { hand: ['infected', 'infected'], deck: ['infected', 'clean', 'clean'] }
const deck = ['interruption', 'demolition']
const nemesis = (tile: Name) =>
  situation(
    {
      met: true,
      rooms: { '006': { tile, explored: true } },
      at: { captain: '006' },
      light: { captain: 1 },
      slime: ['captain'],
      hand: { captain: ['rest', 'search', 'search'], scout: [] },
      deck: { captain: deck },
      contamination: { captain: words },
    },
    ['captain', 'scout'],
  )
const facility = (who: Name, hand: Name[], more: object = {}) =>
  lockdown(
    {
      met: true,
      hand: { [who]: hand, janitor: [] },
      deck: { [who]: deck },
      contamination: { [who]: words },
      ...more,
    },
    [who, 'janitor'],
  )
const roomAction: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
const scans: [string, () => Situation, Name, Choice[]][] = [
  ['NEM-HIDE-03 Rest', () => nemesis('monitoringRoom'), 'captain', [play('rest')]],
  ['NEM-ROOM-CANTEEN-1 Canteen', () => nemesis('canteen'), 'captain', [...roomAction, { do: 'accept' }]],
  ['NEM-ROOM-SHOWER-1 Shower Room', () => nemesis('showerRoom'), 'captain', [...roomAction, { do: 'accept' }]],
  ['LOCK-RULING-49 Rest', () => facility('sentry', ['rest', 'search']), 'sentry', [play('rest')]],
  [
    'LOCK-RULING-49 Rushed Analysis',
    () => facility('xenobiologist', ['rushedAnalysis', 'search']),
    'xenobiologist',
    [play('rushedAnalysis')],
  ],
  [
    'LOCK-ROOM-DECON-01 Decontamination Room',
    () =>
      inside('decontaminationRoom', {
        deck: { sentry: deck },
        contamination: { sentry: { ...words, hand: ['clean', 'clean'] } },
      }),
    'sentry',
    roomAction,
  ],
  [
    'LOCK-RULING-49 Analysis Toolset',
    () => facility('sentry', ['search', 'search'], { inventory: { sentry: ['analyzeToolset'] } }),
    'sentry',
    [{ do: 'use', card: 'analyzeToolset' }, pay('search')],
  ],
]

describe('a scan of the hand tells others only what comes of it', () => {
  test.each(scans)('%s', (_, given, who, choices) => {
    compare(given(), who, choices)
    // The scan as it was once told is caught: its count says how much of the hand is Contamination, or INFECTED.
    expect(() => compare(given(), who, choices, countedScans)).toThrow(/hears .*"scanned".* and sees nothing of it/)
  })
})

describe('an event may not claim that everybody learned what nobody can see', () => {
  const given = () => nemesis('monitoringRoom')
  const leak = (learned: number | undefined) =>
    telling((event, g) => [
      event,
      { e: 'revealed', who: 0, cards: [nameOf(g, handOf(g, 0)[0])], rule: 'NEM-HIDE-02', learned },
    ])

  test('NEM-HIDE-02 a card of the hand that is named but not shown', () => {
    expect(() => compare(given(), 'captain', [play('rest')], leak(EVERYBODY))).toThrow('and sees nothing of it')
  })

  test('NEM-HIDE-02 a secret that no event claims to tell', () => {
    expect(() => compare(given(), 'captain', [{ do: 'pass' }], leak(undefined))).toThrow('in one world and')
  })

  test('NEM-HIDE-02 a leak after something that everybody may learn is caught too', () => {
    const payment: Choice[] = [{ do: 'roomAction' }, pay('search')]
    compare(given(), 'captain', payment)
    expect(() => compare(given(), 'captain', payment, leak(EVERYBODY))).toThrow('and sees nothing of it')
  })
})

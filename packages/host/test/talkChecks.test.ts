import { maySay, namesKnownThings } from '@coldwake/host'
import { type Deed, type Fact, type Heard, LIMITS, type Query, Saying, type Talk } from '@coldwake/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

const atTheTable = (saying: Saying) => namesKnownThings('nemesis', 'nemesis-base', 3, saying)
const claim = (fact: Fact): Saying => ({ t: 'claim', fact, sure: true })
const request = (deed: Deed): Saying => ({ t: 'request', whom: null, deed, not: false, by: null })
const ask = (query: Query): Saying => ({ t: 'ask', whom: null, query })

const facts: Fact[] = [
  { about: 'room', room: '012', tile: 'armory' },
  { about: 'token', room: '012', token: 'fire-2' },
  { about: 'engine', engine: 2, works: false },
  { about: 'course', space: 'B', to: 'earth' },
  { about: 'event', event: 'hunt' },
  { about: 'objective', whom: 2, objective: 'quarantine' },
  { about: 'aim', whom: 0, aim: 'death', is: false },
  { about: 'infected', whom: 1, is: true },
  { about: 'item', whom: 0, item: 'medkit', is: true },
  { about: 'item', whom: 0, item: 'energyCharge.red', is: true },
  { about: 'trust', whom: 2, is: false },
  { about: 'jump', rounds: 15 },
  { about: 'did', whom: 1, deed: { do: 'break', engine: 3 }, is: true },
]
const deeds: Deed[] = [
  { do: 'repair', engine: 1 },
  { do: 'course', space: 'D' },
  { do: 'startSelfDestruct' },
  { do: 'meet', room: '011' },
  { do: 'waitInPod', pod: 4 },
  { do: 'give', item: 'tools' },
  { do: 'bring', object: 'corpse.pilot', room: '001' },
  { do: 'kill', intruder: 'queen' },
]
const queries: Query[] = [
  { about: 'room', room: '007' },
  { about: 'tile', tile: 'hibernatorium' },
  { about: 'checked', engine: 2 },
  { about: 'course', space: 'A' },
  { about: 'plan' },
  { about: 'aim', aim: 'ship' },
  { about: 'item', item: 'antidote' },
]
const sayings: Saying[] = [
  { t: 'words', words: 'Behind you!' },
  ...facts.map(claim),
  ...deeds.map(request),
  ...queries.map(ask),
  { t: 'promise', whom: 1, deed: { do: 'wait' }, not: true, by: 9 },
  {
    t: 'offer',
    whom: 2,
    give: { deed: { do: 'give', item: 'medkit' }, not: false },
    want: { deed: { do: 'launch', pod: 2 }, not: true },
  },
  { t: 'reply', to: 0, how: 'doubt' },
]

describe('what can be said', () => {
  test.each(sayings)('%j', saying => {
    expect(v.parse(Saying, saying)).toEqual(saying)
    expect(atTheTable(saying)).toBe(true)
    expect(v.safeParse(Saying, { ...saying, secretly: true }).success).toBe(false)
  })
})

describe('what is no saying at all', () => {
  test.each([
    [{ t: 'curse' }],
    [{ t: 'words', words: '  ' }],
    [{ t: 'words', words: 'a'.repeat(LIMITS.words + 1) }],
    [{ t: 'claim', fact: { about: 'weather' }, sure: true }],
    [{ t: 'claim', fact: { about: 'engine', engine: 2, works: true, because: 'I saw it' }, sure: true }],
    [{ t: 'claim', fact: { about: 'engine', engine: 0, works: true }, sure: true }],
    [{ t: 'claim', fact: { about: 'room', room: '0'.repeat(41), tile: 'armory' }, sure: true }],
    [{ t: 'claim', fact: { about: 'course', space: 'B', to: 'pluto' }, sure: true }],
    [{ t: 'claim', fact: { about: 'infected', whom: 5, is: true }, sure: true }],
    [{ t: 'claim', fact: { about: 'did', whom: 0, deed: { do: 'sing' }, is: true }, sure: true }],
    [{ t: 'request', whom: null, deed: { do: 'repair' }, not: false, by: null }],
    [{ t: 'request', whom: null, deed: { do: 'repair', engine: 1 }, not: false }],
    [{ t: 'promise', whom: null, deed: { do: 'wait' }, not: false, by: 0 }],
    [{ t: 'offer', whom: 1, give: { deed: { do: 'wait' }, not: false } }],
    [{ t: 'ask', whom: null, query: { about: 'plan', room: '001' } }],
    [{ t: 'reply', to: -1, how: 'agree' }],
    [{ t: 'reply', to: 1, how: 'shrug' }],
  ])('%j', saying => {
    expect(v.safeParse(Saying, saying).success).toBe(false)
  })
})

describe('what makes no sense at this table', () => {
  test.each<Saying>([
    claim({ about: 'room', room: '022', tile: 'armory' }),
    claim({ about: 'room', room: '012', tile: 'ballroom' }),
    claim({ about: 'room', room: '012', tile: 'medkit' }),
    claim({ about: 'token', room: '012', token: 'fire-9' }),
    claim({ about: 'engine', engine: 4, works: true }),
    claim({ about: 'event', event: 'quarantine' }),
    claim({ about: 'objective', whom: 0, objective: 'hunt' }),
    claim({ about: 'infected', whom: 3, is: true }),
    claim({ about: 'item', whom: 0, item: 'constructor', is: true }),
    claim({ about: 'jump', rounds: 16 }),
    claim({ about: 'did', whom: 0, deed: { do: 'go', room: 'nowhere' }, is: true }),
    claim({ about: 'did', whom: 4, deed: { do: 'signal' }, is: true }),
    request({ do: 'launch', pod: 5 }),
    request({ do: 'bring', object: 'corpse.cook', room: '001' }),
    request({ do: 'bring', object: 'egg', room: '999' }),
    request({ do: 'give', item: 'armory' }),
    ask({ about: 'tile', tile: 'attic' }),
    ask({ about: 'checked', engine: 9 }),
    { t: 'ask', whom: 3, query: { about: 'plan' } },
    { t: 'promise', whom: null, deed: { do: 'wait' }, not: false, by: 16 },
    {
      t: 'offer',
      whom: null,
      give: { deed: { do: 'wait' }, not: false },
      want: { deed: { do: 'repair', engine: 4 }, not: false },
    },
  ])('%j', saying => {
    expect(v.safeParse(Saying, saying).success).toBe(true)
    expect(atTheTable(saying)).toBe(false)
  })

  test('on a board that nobody knows there are no rooms, but there are words', () => {
    for (const board of ['nemesis-moon', 'toString']) {
      expect(namesKnownThings('nemesis', board, 3, request({ do: 'go', room: '001' }))).toBe(false)
      expect(namesKnownThings('nemesis', board, 3, { t: 'words', words: 'Hello?' })).toBe(true)
    }
    expect(namesKnownThings('chess', 'nemesis-base', 3, request({ do: 'go', room: '001' }))).toBe(false)
  })
})

describe('each game has its topics', () => {
  const below = (saying: Saying) => namesKnownThings('lockdown', 'lockdown-base', 3, saying)
  const ofTheFacility: Saying[] = [
    claim({ about: 'contingency', code: 'codeRed', is: true }),
    claim({ about: 'pool', code: 'codeGreen', is: false }),
    claim({ about: 'holds', whom: 2, code: 'codeBlue', is: true }),
    claim({ about: 'css', slot: 10, css: 'cssAll' }),
    claim({ about: 'css', slot: 9, css: 'cssNone' }),
    claim({ about: 'end', rounds: 15 }),
    claim({ about: 'aim', whom: 0, aim: 'intact', is: true }),
    claim({ about: 'did', whom: 1, deed: { do: 'powerOff', place: 'S-03' }, is: true }),
    request({ do: 'lockIn' }),
    request({ do: 'enterCss', cargo: 'C' }),
    request({ do: 'ride', stop: '014' }),
    request({ do: 'powerOn', place: 'elevator' }),
    request({ do: 'analyse', object: 'corpse.janitor' }),
    ask({ about: 'contingency' }),
    ask({ about: 'css', slot: 1 }),
    ask({ about: 'aim', aim: 'learned' }),
  ]
  const ofTheShip: Saying[] = [
    claim({ about: 'engine', engine: 2, works: true }),
    claim({ about: 'jump', rounds: 3 }),
    claim({ about: 'aim', whom: 0, aim: 'earth', is: true }),
    claim({ about: 'did', whom: 1, deed: { do: 'hibernate' }, is: true }),
    request({ do: 'coordinates' }),
    request({ do: 'treat' }),
    ask({ about: 'course', space: 'A' }),
    ask({ about: 'aim', aim: 'pod' }),
    {
      t: 'offer',
      whom: null,
      give: { deed: { do: 'wait' }, not: false },
      want: { deed: { do: 'repair', engine: 1 }, not: false },
    },
  ]

  test.each(ofTheFacility)('under Mars only: %j', saying => {
    expect(v.parse(Saying, saying)).toEqual(saying)
    expect([below(saying), atTheTable(saying)]).toEqual([true, false])
  })
  test.each(ofTheShip)('on the ship only: %j', saying => {
    expect([below(saying), atTheTable(saying)]).toEqual([false, true])
  })
  test('under Mars too, only what is there', () => {
    for (const saying of [
      claim({ about: 'contingency', code: 'codePink', is: true }),
      claim({ about: 'css', slot: 16, css: 'cssA' }),
      claim({ about: 'css', slot: 10, css: 'codeRed' }),
      claim({ about: 'room', room: '012', tile: 'cockpit' }),
      request({ do: 'ride', stop: '001' }),
      request({ do: 'analyse', object: 'corpse.blue' }),
    ])
      expect(below(saying), JSON.stringify(saying)).toBe(false)
  })
  test('LOCK-PVP-02 nothing that is said is held against the truth', () => {
    for (const code of ['codeGreen', 'codeBlue', 'codeYellow', 'codeGrey', 'codeRed'])
      for (const is of [true, false]) expect(below(claim({ about: 'contingency', code, is }))).toBe(true)
  })
  test('LOCK-RULING-122 any objective may be claimed, as one’s own or somebody else’s', () => {
    for (const objective of ['goldenEggs', 'whatNemesis', 'lastStand'])
      for (const whom of [0, 1]) {
        const saying = claim({ about: 'objective', whom, objective })
        expect([below(saying), maySay(0, saying, () => undefined)]).toEqual([true, true])
      }
  })
})

describe('who may say it here', () => {
  const said = (seat: number | null, talk: Talk): Heard => ({ seat, at: 0, talk })
  const stream = [
    said(null, { t: 'started' }),
    said(0, claim({ about: 'engine', engine: 2, works: true })),
    said(1, { t: 'propose', proposal: { what: 'rules' }, events: 3 }),
    said(1, { t: 'reply', to: 1, how: 'agree' }),
  ]
  const heard = (n: number) => stream[n]
  const mayReply = (seat: number, to: number, how: 'thanks' | 'withdraw') =>
    maySay(seat, { t: 'reply', to, how }, heard)

  test('one answers what others have said', () => {
    expect(mayReply(1, 1, 'thanks')).toBe(true)
    expect(mayReply(0, 3, 'thanks')).toBe(true)
    expect(mayReply(0, 1, 'thanks')).toBe(false)
  })

  test('one takes back what one has said oneself', () => {
    expect(mayReply(0, 1, 'withdraw')).toBe(true)
    expect(mayReply(1, 1, 'withdraw')).toBe(false)
  })

  test('notices, proposals and what has not been said yet have no answer', () => {
    for (const to of [0, 2, 4]) for (const seat of [0, 1]) expect(mayReply(seat, to, 'thanks')).toBe(false)
  })

  test('one speaks to others', () => {
    const wait = (whom: number | null): Saying => ({ t: 'request', whom, deed: { do: 'wait' }, not: false, by: null })
    expect([null, 0, 1].map(whom => maySay(0, wait(whom), heard))).toEqual([true, false, true])
  })

  test('one trusts others, and may say anything else of oneself', () => {
    expect(maySay(0, claim({ about: 'trust', whom: 0, is: true }), heard)).toBe(false)
    expect(maySay(1, claim({ about: 'trust', whom: 0, is: true }), heard)).toBe(true)
    expect(maySay(0, claim({ about: 'infected', whom: 0, is: false }), heard)).toBe(true)
  })
})

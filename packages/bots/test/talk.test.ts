/** Bots that talk and listen: whom they believe, what they say, and what comes of it. */
import type { Deed, Fact, Saying } from '@coldwake/wire'
import { describe, expect, test } from 'vitest'
import { effectWorth } from '../src/effects.ts'
import { heldElsewhere } from '../src/games/lockdown/hearsay.ts'
import { bots, type Spoken } from '../src/index.ts'
import { listened, mindOf } from '../src/mind.ts'
import { BLANK, recorded } from '../src/talk/ledger.ts'
import { trust } from '../src/talk/trust.ts'
import { moment, said } from './support/scene.ts'

const { officer, cadet } = bots
const claim = (fact: Fact): Saying => ({ t: 'claim', fact, sure: true })
const works = (engine: number, is = true): Saying => claim({ about: 'engine', engine, works: is })
const course = (space: 'A' | 'B' | 'C' | 'D'): Saying => claim({ about: 'course', space, to: 'earth' })

/** The scout stands at the chambers, late; the pilot has looked at everything. */
const atTheChambers = () =>
  moment(
    {
      at: { scout: '011', pilot: '011' },
      time: 6,
      destination: 'B',
      coordinates: 'coordinates-5',
      engines: { 1: 'working', 2: 'working', 3: 'damaged' },
      seen: { pilot: ['coordinates', 'engine.1', 'engine.2'] },
      objectives: { scout: ['salvagingThePrimeAsset'], pilot: ['oldestFriend'] },
      hand: { scout: ['search', 'rest', 'demolition', 'interruption'] },
    },
    ['scout', 'pilot', 'captain'],
  )

/** What somebody said who is known to lie. */
const lies: [number, Saying][] = [
  [1, claim({ about: 'room', room: '011', tile: 'cockpit' })],
  [1, claim({ about: 'room', room: '001', tile: 'hibernatorium' })],
]

describe('believing', () => {
  const warnings: [number, Saying][] = [
    [1, works(1, false)],
    [1, works(2, false)],
  ]
  const comfort: [number, Saying][] = [
    [1, works(1)],
    [1, works(2)],
    [1, course('B')],
  ]

  test('who is told by somebody with a clean record that the ship goes home lies down; from a liar it is worth nothing', () => {
    const t = atTheChambers()
    expect(t.chosen(officer, 'scout', said(...comfort)).input).toMatchObject({ do: 'roomAction' })
    expect(t.chosen(officer, 'scout', said(...warnings)).input.do).not.toBe('roomAction')
    expect(t.chosen(officer, 'scout', said(...lies, ...comfort)).input).toEqual(
      t.chosen(officer, 'scout', said(...lies)).input,
    )
    expect(t.chosen(officer, 'scout', said(...lies)).input.do).not.toBe('roomAction')
  })

  test('what was said when one could not yet see it counts once one does, for or against', () => {
    const t = atTheChambers()
    const seen = moment(
      {
        at: { scout: '011' },
        engines: { 1: 'working', 2: 'damaged' },
        seen: { scout: ['engine.1', 'engine.2'], pilot: ['engine.1', 'engine.2'] },
      },
      ['scout', 'pilot', 'captain'],
    )
    const talk = said([1, works(1)], [1, works(2)])
    const before = recorded(t.scene('scout', talk), BLANK)
    expect(before.claims).toHaveLength(2)
    const after = recorded(seen.scene('scout', talk), before)
    expect(after.claims).toHaveLength(0)
    expect([after.good[1], after.bad[1]]).toEqual([1, 3])
    expect(trust(after, seen.scene('scout').table, 1)).toBeLessThan(trust(before, t.scene('scout').table, 1))
  })

  test('nobody knows what they have never looked at', () => {
    const t = atTheChambers()
    const { table } = t.scene('scout')
    const told = (seat: number) => trust(recorded(t.scene('scout', said([seat, works(1)])), BLANK), table, seat)
    expect(told(1)).toBeGreaterThan(told(2))
  })

  test('the whole talk read at once is the talk read as it was said', () => {
    const t = atTheChambers()
    const talk = said(...lies, ...comfort, [2, works(3)])
    const atOnce = recorded(t.scene('scout', talk), BLANK)
    const inParts = talk.reduce((ledger, _, i) => recorded(t.scene('scout', talk.slice(0, i + 1)), ledger), BLANK)
    expect(inParts).toEqual(atOnce)
  })
})

describe('in the facility', () => {
  const given = {
    contingency: 'codeYellow',
    contingencies: { sentry: ['codeBlue'], hacker: ['codeGreen'], janitor: ['codeRed'] },
    pool: ['codeGrey', 'codeBlue', 'codeYellow'],
    hand: { sentry: ['search', 'rest', 'demolition', 'interruption'] },
  }
  const facility = (more: object = {}) =>
    moment({ ...given, ...more }, ['sentry', 'hacker', 'janitor'], { game: 'lockdown' })
  /** The tokens of the dead lie in the pool. */
  const orphaned = { contingencies: { sentry: ['codeBlue'] }, pool: [...given.pool, 'codeGreen', 'codeRed'] }
  const holds = (whom: number, code: string): Saying => claim({ about: 'holds', whom, code, is: true })
  const pool = (code: string): Saying => claim({ about: 'pool', code, is: true })
  const believed = (talk: Spoken[], t = facility()) => {
    const mind = mindOf(t.scene('sentry', talk), listened(t.scene('sentry', talk), officer.begin(1)))
    return mind ? heldElsewhere(mind.sight) : []
  }
  const codesIn = (talk: Spoken[], t = facility()) => believed(talk, t).map(({ code }) => code)

  test('a contingency that somebody says they hold is less likely the active one', () => {
    expect(believed([])).toEqual([])
    const talk = said([1, holds(1, 'codeGreen')])
    const early = facility({ objectives: { hacker: ['bestFriendsForever', 'conflictOfInterest'] } })
    const late = facility({ objectives: { hacker: ['conflictOfInterest'] } })
    const [[frank], [sly]] = [early, late].map(t => believed(talk, t))
    expect(frank).toMatchObject({ code: 'codeGreen', whom: 1 })
    expect(frank.weight).toBeGreaterThan(0.9)
    // Who had chosen what to play for when they spoke may have a reason to.
    expect(sly.weight).toBeLessThan(0.3)
  })

  test('who has told of one token is believed of the next, unless they have been caught in lies', () => {
    const talk = said([1, holds(1, 'codeGreen')], [1, holds(1, 'codeGrey')])
    const before = facility({ objectives: { hacker: ['bestFriendsForever', 'conflictOfInterest'] } })
    const after = facility({
      objectives: { hacker: ['conflictOfInterest'] },
      contingencies: { ...given.contingencies, hacker: ['codeGreen', 'codeGrey'] },
      pool: ['codeBlue', 'codeYellow'],
    })
    const heard = (bad: number) => {
      const first = listened(before.scene('sentry', talk.slice(0, 1)), officer.begin(1))
      const memory = listened(after.scene('sentry', talk), first)
      const ledger = { ...memory.ledger, bad: memory.ledger.bad.map((n, seat) => (seat === 1 ? bad : n)) }
      const mind = mindOf(after.scene('sentry', talk), { ...memory, ledger })
      return mind ? heldElsewhere(mind.sight).find(({ code }) => code === 'codeGrey')?.weight : undefined
    }
    expect(heard(0)).toBeGreaterThan(0.85)
    expect(heard(9)).toBe(0)
  })

  test('one looks where nobody has told anything', () => {
    const t = facility({ objectives: { hacker: ['bestFriendsForever', 'conflictOfInterest'] } })
    const scene = t.scene('sentry', said([1, holds(1, 'codeGreen')]))
    const mind = mindOf(scene, listened(scene, officer.begin(1)))
    const worth = (whom: number | null) => (mind ? mind.plan.answer(mind, { do: 'token', whom, at: 0 }) : null) ?? 0
    expect(worth(null)).toBe(1)
    expect(worth(2)).toBe(1)
    expect(worth(1)).toBeLessThan(0.1)
  })

  test('so is one that somebody has seen in the pool, and what the dead held lies there too', () => {
    const looked = { seen: { hacker: ['contingency.pool.0'] } }
    expect(codesIn(said([1, pool('codeGrey')]), facility(looked))).toEqual(['codeGrey'])
    const talk = said([1, holds(1, 'codeGreen')], [1, pool('codeGreen')])
    const hackerDied = facility({
      dead: ['hacker'],
      contingencies: { sentry: ['codeBlue'], janitor: ['codeRed'] },
      pool: [...given.pool, 'codeGreen'],
      seen: { hacker: ['contingency.pool.3'] },
    })
    expect(codesIn(talk, hackerDied)).toEqual(['codeGreen'])
    expect(recorded(hackerDied.scene('sentry', talk), BLANK).bad[1]).toBe(0)
  })

  test('who has never looked at a token cannot know it', () => {
    const talk = said([1, pool('codeGrey')], [1, holds(2, 'codeRed')])
    expect(codesIn(talk)).toEqual([])
    expect(recorded(facility().scene('sentry', talk), BLANK).bad[1]).toBeGreaterThan(0)
  })

  test('to see a token is worth something while the code is not known', () => {
    const t = facility({ objectives: { sentry: ['bestFriendsForever'] } })
    const worth = (talk: Spoken[]) => {
      const mind = mindOf(t.scene('sentry', talk), listened(t.scene('sentry', talk), officer.begin(1)))
      return mind && effectWorth(mind, { fx: 'takeContingency' })
    }
    expect(worth([])).toBeGreaterThan(0)
  })

  test('a token is worth seeing for others too, as long as nobody’s death is played for', () => {
    const worth = (more: object) => {
      const mind = mindOf(facility(more).scene('sentry'), officer.begin(1))
      return mind ? effectWorth(mind, { fx: 'takeContingency' }) : 0
    }
    // Nobody is the fourth, but the hacker is the second.
    const kind = worth({ objectives: { sentry: ['insiderThreat'] } })
    const grim = worth({ objectives: { sentry: ['conflictOfInterest'] } })
    expect(kind).toBeGreaterThan(grim + 3)
  })

  test('who names more than they hold is believed the first story', () => {
    expect(codesIn(said([1, holds(1, 'codeGreen')], [1, holds(1, 'codeGrey')]))).toEqual(['codeGreen'])
  })

  const named = (say: readonly Saying[]) =>
    say.flatMap(one => (one.t === 'claim' && one.fact.about === 'holds' && one.fact.whom === 0 ? [one.fact.code] : []))

  test('an officer names the code it holds, and another where its objective is another’s death', () => {
    const honest = facility({ objectives: { sentry: ['bestFriendsForever'] } })
    expect(named(honest.chosen(officer, 'sentry').say)).toEqual(['codeBlue'])
    const grim = facility({ objectives: { sentry: ['conflictOfInterest'] } })
    const [lie, ...more] = named(grim.chosen(officer, 'sentry').say)
    expect(more).toEqual([])
    expect(lie).not.toBe('codeBlue')
  })

  test('who has named a code before it had something to hide does not name another', () => {
    const two = {
      contingencies: { ...given.contingencies, sentry: ['codeBlue', 'codeGrey'] },
      pool: ['codeBlue', 'codeYellow'],
    }
    const talk = said([0, holds(0, 'codeBlue')])
    const grim = facility({ ...two, objectives: { sentry: ['conflictOfInterest'] } })
    expect(named(grim.chosen(officer, 'sentry', talk).say)).toEqual([])
    const honest = facility({ ...two, objectives: { sentry: ['bestFriendsForever'] } })
    expect(named(honest.chosen(officer, 'sentry', talk).say)).toEqual(['codeGrey'])
  })

  test('nor does it hide anything once nobody is about whose death it plays for', () => {
    const grim = { objectives: { sentry: ['conflictOfInterest'] }, dead: ['hacker', 'janitor'], ...orphaned }
    const t = moment({ ...given, ...grim }, ['sentry', 'hacker', 'janitor', 'survivor'], { game: 'lockdown' })
    expect(named(t.chosen(officer, 'sentry').say)).toEqual(['codeBlue'])
  })
})

describe('promises', () => {
  const promise = (deed: Deed, by: number | null): Saying => ({ t: 'promise', whom: null, deed, not: false, by })
  const ledgerOf = (given: object, talk: Spoken[], before = BLANK) =>
    recorded(moment(given, ['scout', 'pilot', 'captain']).scene('scout', talk), before)

  test('kept, they speak for who made them; too late, against', () => {
    const talk = said([1, promise({ do: 'coordinates' }, 2)])
    const open = ledgerOf({ round: 1 }, talk)
    expect(open.promises).toHaveLength(1)
    const kept = ledgerOf({ round: 2, seen: { pilot: ['coordinates'] } }, talk, open)
    expect([kept.good[1], kept.bad[1], kept.promises]).toEqual([1, 0, []])
    const broken = ledgerOf({ round: 3 }, talk, open)
    expect([broken.good[1], broken.bad[1], broken.promises]).toEqual([0, 1, []])
  })

  test('who agrees to a request has promised it, and to an offer both have', () => {
    const request: Saying = { t: 'request', whom: 1, deed: { do: 'signal' }, not: false, by: null }
    const offer: Saying = {
      t: 'offer',
      whom: 2,
      give: { deed: { do: 'signal' }, not: false },
      want: { deed: { do: 'coordinates' }, not: false },
    }
    const talk = said(
      [0, request],
      [1, { t: 'reply', to: 0, how: 'agree' }],
      [1, offer],
      [2, { t: 'reply', to: 2, how: 'agree' }],
    )
    const { promises, asked } = ledgerOf({}, talk)
    expect(promises.map(({ seat, deed, by }) => [seat, deed.do, by])).toEqual([
      [1, 'signal', null],
      [2, 'coordinates', null],
    ])
    expect(asked).toEqual([])
  })

  test('what somebody else has promised is left to them', () => {
    const t = moment(
      {
        at: { scout: '006', pilot: '006', captain: '011' },
        rooms: { '006': { explored: true, tile: 'canteen' } },
        objectives: { scout: ['salvagingThePrimeAsset'] },
        hand: { scout: ['search', 'rest', 'demolition', 'interruption'] },
      },
      ['scout', 'pilot', 'captain'],
    )
    const away = said([1, promise({ do: 'coordinates' }, 9)])
    expect(t.chosen(officer, 'scout', away).say).not.toContainEqual(expect.objectContaining({ t: 'promise' }))
  })
})

describe('speaking', () => {
  const inTheEngineRoom = (objective: string, mode = 'semiCooperative') =>
    moment(
      {
        at: { scout: '019', pilot: '011' },
        engines: { 1: 'damaged' },
        seen: { scout: ['engine.1'] },
        objectives: { scout: [objective] },
        hand: { scout: ['search', 'rest', 'demolition', 'interruption'] },
      },
      ['scout', 'pilot', 'captain'],
      { mode },
    )

  test('an officer tells what it has seen, and lies where its objective is another’s death', () => {
    expect(inTheEngineRoom('oldestFriend').chosen(officer, 'scout').say).toContainEqual(works(1, false))
    expect(inTheEngineRoom('greenerPastures').chosen(officer, 'scout').say).toContainEqual(works(1, true))
  })

  test('a cadet says less, and never lies', () => {
    const { say } = inTheEngineRoom('greenerPastures').chosen(cadet, 'scout', [], cadet.begin(3))
    expect(say).toEqual([works(1, false)])
  })

  test('nobody says a thing twice, nor more than two in a round', () => {
    const t = inTheEngineRoom('oldestFriend')
    const first = t.chosen(officer, 'scout')
    expect(first.say.length).toBeLessThanOrEqual(2)
    const talk = said(...first.say.map((saying): [number, Saying] => [0, saying]))
    const again = t.chosen(officer, 'scout', talk, { ...first.memory, spoken: { round: 0, count: 0 } })
    for (const saying of again.say) expect(first.say).not.toContainEqual(saying)
    const silent = t.chosen(officer, 'scout', [], { ...first.memory, spoken: { round: t.g.round, count: 2 } })
    expect(silent.say).toEqual([])
  })

  test('a lie that one knows to be one is denied; a question that one can answer is answered', () => {
    const t = inTheEngineRoom('oldestFriend')
    const talk = said([1, works(1)], [2, { t: 'ask', whom: 0, query: { about: 'aim', aim: 'earth' } }])
    expect(t.chosen(officer, 'scout', talk).say).toEqual([
      { t: 'reply', to: 0, how: 'deny' },
      claim({ about: 'aim', whom: 0, aim: 'earth', is: true }),
    ])
  })

  test('who plays for another’s death denies it', () => {
    const t = inTheEngineRoom('greenerPastures')
    const talk = said([1, { t: 'ask', whom: 0, query: { about: 'aim', aim: 'death' } }])
    expect(t.chosen(officer, 'scout', talk).say).toContainEqual(
      claim({ about: 'aim', whom: 0, aim: 'death', is: false }),
    )
  })
})

/** What a scenario can say beyond one situation and its end: names everywhere, stories, chance, where it begins. */
import { describe, expect, test } from 'vitest'
import { meaning, option, spoken } from '../src/scenario/choices.ts'
import { Names } from '../src/scenario/names.ts'
import { loadScenario, type Plays, places, playGame, readScenario, runScenario } from '../src/testing.ts'

const ship = {
  id: 'ship',
  game: 'nemesis',
  seats: ['scout', 'captain'],
  given: {
    rooms: { '006': { tile: 'canteen', explored: true, items: 2 } },
    hand: { scout: ['rest', 'search', 'demolition'], captain: [] },
  },
}
const problemsOf = (scenario: object): string[] => runScenario({ ...ship, ...scenario }).problems
const moves = [
  { seat: 'scout', do: 'move', to: '006' },
  { seat: 'scout', do: 'pay', card: 'rest' },
]
const quiet = { dice: { noise: ['silence'] } }

describe('names', () => {
  /** The Sentry chooses whose token to look at: the Janitor is one of those offered. */
  const choosing = {
    id: 'who',
    game: 'lockdown',
    seats: ['sentry', 'janitor', 'hacker'],
    given: {
      rooms: { '007': { tile: 'archive', explored: true } },
      at: { sentry: '007' },
      hand: { sentry: ['search', 'search'] },
      contingencies: { janitor: ['codeRed'] },
    },
    play: [
      { seat: 'sentry', do: 'roomAction' },
      { seat: 'sentry', do: 'pay', card: 'search' },
      { seat: 'sentry', do: 'pay', card: 'search' },
    ],
  }
  const expecting = (wanted: object) => runScenario({ ...choosing, expect: wanted }).problems
  const token = (whom: unknown) => ({ sentry: [{ do: 'token', whom, at: 0 }] })

  test('a character is named in options as in inputs, and the message names it too', () => {
    expect(expecting({ can: token('janitor') })).toEqual([])
    const [problem] = expecting({ cannot: token('janitor') })
    expect(problem).toContain('expect.cannot: expected {"sentry":[{"do":"token","whom":"janitor","at":0}]}')
    const [other] = expecting({ options: token('janitor') })
    expect(other).toContain('{"do":"token","whom":"hacker","at":0}')
  })

  test('a seat number still means what it meant', () => {
    expect(expecting({ can: token(1) })).toEqual([])
    expect(expecting({ cannot: token(1) })).toHaveLength(1)
  })

  test.each([
    [{ cannot: token('janitro') }, 'expect.cannot.sentry.0.whom: nobody plays janitro; did you mean janitor?'],
    [{ can: token(7) }, 'expect.can.sentry.0.whom: expected a character, got 7'],
    [{ options: token('captain') }, 'expect.options.sentry.0.whom: nobody plays captain'],
    [{ untold: [{ e: 'peekedContingency', whom: 'captain' }] }, 'expect.untold.0.whom: nobody plays captain'],
    [{ untold: [{ e: 'moved', whom: 'sentry' }] }, 'expect.untold.0.whom: unknown field; did you mean who?'],
    [
      { untold: [{ e: 'explored', tile: 'archiv' }] },
      'expect.untold.0.tile: there is no archiv; did you mean archive?',
    ],
    [{ untold: [{ e: 'noise', corridor: '007/9' }] }, 'expect.untold.0.corridor: room 007 has no corridor 9'],
    [{ untold: [{ e: 'appeared', kind: 'adlut' }] }, 'expect.untold.0.kind: there is no adlut'],
    [{ untold: [{ e: 'moved', to: '099' }] }, 'expect.untold.0.to: there is no 099'],
    [{ untold: [{ e: 'shot', face: 'hti' }] }, 'expect.untold.0.face: there is no hti; did you mean hit?'],
    [{ untold: [{ e: 'object', object: 'eg' }] }, 'expect.untold.0.object: there is no such object as eg'],
  ])('%j is an error', (wanted, message) => {
    expect(expecting(wanted)[0]).toContain(message)
  })

  test.each([
    [{ do: 'play', card: 'canteen' }, 'card: canteen is not an action card'],
    [{ do: 'use', card: 'rest' }, 'card: rest is not an item'],
    [{ do: 'search', colour: 'blue' }, 'colour: expected one of red, yellow, green, white'],
    [{ do: 'object', object: 'corpse.pilot' }, 'object: there is no such object as corpse.pilot'],
    [{ do: 'mark', corridor: '006/9' }, 'corridor: room 006 has no corridor 9'],
    [{ do: 'part', part: 'first' }, 'part: expected a whole number'],
    [{ do: 'play', card: 'rest', cost: 'one' }, 'cost: expected a whole number'],
  ])('%j could never be offered', (choice, message) => {
    for (const field of ['can', 'cannot', 'options'])
      expect(problemsOf({ expect: { [field]: { scout: [choice] } } })[0]).toContain(
        `expect.${field}.scout.0.${message}`,
      )
  })

  test('a reason that nobody gives is an error', () => {
    expect(problemsOf({ expect: { why: { scout: [{ do: 'shoot', why: 'noTraget' }] } } })[0]).toContain(
      'did you mean noTarget?',
    )
  })

  test.each([
    [{ given: { inventory: { scout: ['flashlight'] } } }, ''],
    [{ given: { inventory: { scout: ['energyCharge'] } } }, 'did you mean energyCharge.'],
    [{ given: { hand: { scout: ['serach'] } } }, 'did you mean search?'],
    [{ given: { rooms: { '006': { tile: 'cantene' } } } }, 'did you mean canteen?'],
    [{ given: { rooom: {} } }, 'given.rooom: unknown field; did you mean rooms?'],
    [{ seats: ['scoot', 'captain'] }, 'did you mean scout?'],
    [{ play: [{ seat: 'scout', do: 'mvoe' }] }, 'did you mean move?'],
    [{ dice: { niose: ['1'] } }, 'dice.niose: there is no such die; did you mean noise?'],
  ])('%j: what was probably meant', (change, message) => {
    expect(problemsOf(change)[0]).toContain(message)
  })

  test('corridors are named by room and number in inputs and options too', () => {
    const careful = { given: { ...ship.given, hand: { scout: ['rest', 'search'], captain: [] } } }
    const play = [
      { seat: 'scout', do: 'carefulMove', to: '006' },
      { seat: 'scout', do: 'pay', card: 'search' },
      { seat: 'scout', do: 'pay', card: 'rest' },
      { expect: { can: { scout: [{ do: 'mark', corridor: '006/4' }] } } },
      { seat: 'scout', do: 'mark', corridor: '006/4' },
    ]
    expect(problemsOf({ ...careful, play, expect: { noise: ['006/4'] } })).toEqual([])
  })

  const ways: [string, Plays][] = [
    ['nemesis', 'nemesis'],
    ['lockdown', 'lockdown'],
    ['somebody plays the Intruders', { game: 'nemesis', options: { intruderPlayer: true } }],
    ['the Surface', { game: 'lockdown', board: 'lockdown-surface' }],
  ]
  test.each(ways)('%s: every option that a game offers can be written in a scenario', (_, plays) => {
    const kinds = new Set<string>()
    const tried = new Set<string>()
    for (let seed = 1; seed <= 6; seed++)
      playGame(
        seed,
        undefined,
        ({ g, decisions }) => {
          const names = new Names(g)
          for (const one of decisions.flatMap(({ options }) => options)) {
            const text = JSON.stringify(spoken(names, one))
            if (tried.has(text)) continue
            tried.add(text)
            kinds.add(one.do)
            expect(meaning(names, option(JSON.parse(text), 'option'), 'option')).toEqual(one)
          }
        },
        plays,
      )
    expect(kinds.size).toBeGreaterThan(20)
  })
})

test('who is not asked has no options, and a file may say so', () => {
  expect(problemsOf({ expect: { options: { captain: [] } } })).toEqual([])
  expect(problemsOf({ expect: { options: { scout: [] } } })).toHaveLength(1)
})

describe('exactly these options of a kind', () => {
  const only = (kinds: object) => problemsOf({ expect: { only: { scout: kinds } } })
  test('the others do not matter', () => {
    const rooms = ['005', '006', '008', '010', '012', '013', '015', '016', '017', '018']
    const [problem] = only({ move: [] })
    const offered = JSON.parse(problem.split(', got ')[1]).scout.move
    expect(offered.length).toBeGreaterThan(1)
    expect(rooms).toContain(offered[0].to)
    expect(only({ move: offered.map(({ to }: { to: string }) => ({ to })), shoot: [] })).toEqual([])
    expect(only({ move: offered.slice(1) })).toHaveLength(1)
    expect(only({ pass: [] })).toHaveLength(1)
  })
  test('a kind that there is not, a field it does not have, a seat that is not asked', () => {
    expect(only({ mvoe: [] })[0]).toContain('did you mean move?')
    expect(only({ pass: [{ to: '006' }] })[0]).toContain('expect.only.scout.pass.0.to: unknown field')
    expect(problemsOf({ expect: { only: { captain: { pass: [] } } } })[0]).toContain('is not asked anything')
  })
})

describe('a story', () => {
  const look = (wanted: object) => ({ expect: wanted })
  test('is looked at between its inputs', () => {
    const play = [look({ at: { scout: '011' }, done: 0 }), moves[0], look({ asked: ['scout'], done: 1 }), moves[1]]
    expect(problemsOf({ ...quiet, play, expect: { at: { scout: '006' } } })).toEqual([])
    const wrong = [look({ at: { scout: '006' } }), ...moves, look({ at: { scout: '011' } })]
    expect(problemsOf({ ...quiet, play: wrong })).toEqual([
      'play.0.expect.at: expected {"scout":"006"}, got {"scout":"011"}',
      'play.3.expect.at: expected {"scout":"011"}, got {"scout":"006"}',
    ])
  })

  test('a look hears what was told since the look before, the end hears everything', () => {
    const play = [
      moves[0],
      look({ told: { declared: 1, moved: 0 } }),
      moves[1],
      look({ told: { declared: 0, moved: 1 } }),
    ]
    expect(problemsOf({ ...quiet, play, expect: { told: { declared: 1, moved: 1 } } })).toEqual([])
    expect(problemsOf({ ...quiet, play: [...moves, look({ told: { declared: 0 } })] })).toHaveLength(1)
  })

  test('a mistake in a look names its place, and a note says nothing to the game', () => {
    expect(problemsOf({ play: [look({ nosie: [] })] })[0]).toContain('play.0.expect.nosie: unknown field; did you mean')
    const noted = [
      { ...moves[0], note: 'She runs.' },
      { ...moves[1] },
      { expect: { at: { scout: '006' } }, note: 'There.' },
    ]
    expect(problemsOf({ ...quiet, play: noted })).toEqual([])
  })
})

describe('prices', () => {
  const given = { rooms: ship.given.rooms, hand: { scout: ['search', 'rest', 'demolition'], captain: [] } }
  const careful = (...cards: string[]) => [
    { seat: 'scout', do: 'carefulMove', to: '006' },
    ...cards.map(card => ({ seat: 'scout', do: 'pay', card })),
    { seat: 'scout', do: 'mark', corridor: '006/4' },
  ]
  test.each([
    ['rest', 'search'],
    ['search', 'rest'],
    ['demolition', 'rest'],
    ['rest', 'demolition'],
  ])('%s and %s, in any order', (first, second) => {
    const kept = ['search', 'rest', 'demolition'].filter(card => card !== first && card !== second)
    expect(problemsOf({ given, play: careful(first, second), expect: { hand: { scout: kept } } })).toEqual([])
  })
  test('discards too', () => {
    for (const cards of [
      ['search', 'rest'],
      ['rest', 'search'],
    ]) {
      const discards = cards.map(card => ({ seat: 'scout', do: 'discard', card }))
      const play = [{ seat: 'scout', do: 'pass' }, ...discards, { seat: 'scout', do: 'done' }]
      expect(problemsOf({ given, play, expect: { discard: { scout: cards } } })).toEqual([])
    }
  })
  test('a card that is not in hand is refused as before', () => {
    const [problem] = problemsOf({ given, play: careful('search', 'interruption') })
    expect(problem).toContain('play.2: refused as illegal: pay is not among the options')
  })
})

describe('why something is not among the options', () => {
  test('an input says so', () => {
    const given = { ...ship.given, doors: { '006/2': 'closed' } }
    const at = { ...given, at: { scout: '006' } }
    const [problem] = problemsOf({ given: at, play: [{ seat: 'scout', do: 'move', to: '011' }] })
    expect(problem).toContain('move is not among the options (doorClosed)')
    const [shot] = problemsOf({ play: [{ seat: 'scout', do: 'shoot' }] })
    expect(shot).toContain('shoot is not among the options (noTarget)')
  })
  test('and so does an expectation', () => {
    const [problem] = problemsOf({ expect: { can: { scout: [{ do: 'shoot' }] } } })
    expect(problem).toContain('{"do":"shoot"} is not offered (noTarget)')
  })
  test('or what comes close', () => {
    const given = { ...ship.given, at: { scout: '006' }, hand: { scout: ['search'], captain: [] } }
    const found = { ...given, decks: { green: ['clothes.green', 'medkit'] } }
    const play = [
      { seat: 'scout', do: 'play', card: 'search' },
      { seat: 'scout', do: 'keep', card: 'clothes.red' },
    ]
    const [problem] = problemsOf({ given: found, play })
    expect(problem).toMatch(/did you mean clothes\.green\?|there is no clothes\.red/)
  })
})

describe('chance', () => {
  test.each([
    [{ noise: ['silence', '4'] }, 'dice.noise: never used: ["4"]'],
    [{ noise: ['silence'], combat: ['hit'] }, 'dice.combat: never used: ["hit"]'],
    [{ noise: ['silence'], bag: ['adult-3'] }, 'dice.bag: never used: ["adult-3"]'],
  ])('%j: what was put in order and never came is reported', (dice, problem) => {
    expect(problemsOf({ dice, play: moves })).toEqual([problem])
  })

  const marked = { ...ship.given, noise: ['006/2', '006/4'] }
  const encounter = { given: marked, play: moves }
  const drawn = (token: string, more: object = {}) =>
    problemsOf({
      ...encounter,
      given: { ...marked, ...more },
      dice: { noise: ['2'], bag: [token] },
      expect: { events: [{ e: 'tokenDrawn', kind: token.split('-')[0] }] },
    })
  test.each(['adult-2', 'adult-3', 'adult-4', 'breeder-3', 'creeper-1', 'queen-4', 'larva-1'])(
    '%s is in the bag because it is to be drawn',
    token => {
      expect(drawn(token)).toEqual([])
    },
  )
  test('the bag holds as many of the kind as before', () => {
    const count = (dice: object) =>
      runScenario({ ...ship, dice, expect: { bag: { adult: 0 } } })
        .problems[0].split(', got ')[1]
        .split(';')[0]
    expect(['adult-2', 'adult-3', 'adult-4'].map(token => count({ bag: [token] }))).toEqual(Array(3).fill(count({})))
  })
  test('unless the file says that there is none: a mistake of this file, not a crash', () => {
    expect(drawn('adult-3', { bag: { adult: 0 } })[0]).toContain('dice.bag: adult-3 is to be drawn, but given.bag')
    expect(drawn('adult-3', { bag: ['blank'] })[0]).toContain('dice.bag: adult-3 is to be drawn, but given.bag')
  })
  test('a token that has left the bag by the time it is to come is a mistake of this file too', () => {
    const decks = { attack: ['slime.5', 'scratch.2'], event: ['bulkheadsOpen'] }
    const given = { ...marked, met: true, at: { captain: '001' }, passed: ['captain'], decks }
    const dice = { noise: ['2'], bag: ['adult-4', 'adult-4'] }
    const pass = [
      { seat: 'scout', do: 'pass' },
      { seat: 'scout', do: 'done' },
    ]
    const [problem, ...more] = problemsOf({
      given: { ...given, bag: ['adult-4', 'blank'] },
      dice,
      play: [...moves, ...pass],
    })
    expect(problem).toMatch(/^dice: at play\.\d: adult-4 is to be drawn, but not in the bag now$/)
    expect(more).toEqual([])
  })
  test('the bag holds single tokens, or exactly these', () => {
    const bag = (given: unknown, wanted: unknown) => problemsOf({ given: { bag: given }, expect: { bag: wanted } })
    expect(bag({ 'adult-4': 2 }, { 'adult-4': 2 })).toEqual([])
    expect(bag({ adult: 2, 'adult-4': 2 }, { adult: 2, 'adult-4': 2, 'adult-3': 0, 'adult-2': 0 })).toEqual([])
    expect(bag({ 'adult-4': 2 }, { 'adult-4': 1 })).toHaveLength(1)
    expect(bag(['blank', 'queen-4'], ['queen-4', 'blank'])).toEqual([])
    expect(bag(['blank', 'queen-4'], ['blank'])).toHaveLength(1)
    expect(bag({ 'adult-4': 9 }, {})[0]).toContain('given.bag.adult-4: expected 0 to ')
    expect(bag({ 'adlut-4': 1 }, {})[0]).toContain('given.bag.adlut-4: there is no adlut-4; did you mean adult-4?')
    expect(bag(['queen-4', 'queen-4'], {})[0]).toContain('given.bag.1: no queen-4 is left')
    expect(bag({}, ['quene-4'])[0]).toContain('expect.bag.0: there is no quene-4')
  })

  const spent = {
    begin: 'round',
    seats: ['scout'],
    given: {
      hand: { scout: ['rest', 'search'] },
      discard: {
        scout: ['search', 'demolition', 'interruption', 'basicRepairs', 'scavenging', 'reconnaissance', 'adrenaline'],
      },
    },
  }
  test.each([[['scavenging', 'search']], [['demolition', 'basicRepairs']]])(
    'a shuffled deck comes in the order that is wanted: %j',
    cards => {
      const shuffles = { scout: [cards] }
      const hand = { scout: ['rest', 'search', 'suppressiveFire', ...cards] }
      expect(problemsOf({ ...spent, shuffles, expect: { hand } })).toEqual([])
    },
  )
  test('a shuffle that never comes, or of cards that are not there, is reported', () => {
    const never = problemsOf({ ...spent, begin: 'turn', shuffles: { scout: [['search']] } })
    expect(never).toEqual(['shuffles.scout: never shuffled with these cards in it: [["search"]]'])
    expect(problemsOf({ ...spent, shuffles: { scout: [['rest']] } })[0]).toContain('never shuffled with these cards')
    expect(problemsOf({ ...spent, shuffles: { scout: [['order']] } })[0]).toContain(
      'shuffles.scout.0.0: no order belongs to this deck',
    )
    expect(problemsOf({ ...spent, shuffles: { dogs: [[]] } })[0]).toContain('shuffles.dogs: nobody plays dogs')
  })
})

describe('decks given whole', () => {
  const given = { wholeDecks: { attack: ['bite.4', 'scratch.2'] } }
  test('hold these cards and no others: the rest is on the discard pile', () => {
    const top = { attack: ['bite.4', 'scratch.2', 'slime.5'] }
    expect(problemsOf({ given, expect: { top } })[0]).toContain('got {"attack":["bite.4","scratch.2"]}')
    const [problem] = problemsOf({ given, expect: { discards: { attack: [] } } })
    expect(JSON.parse(problem.split(', got ')[1]).attack).toHaveLength(18)
  })
  test('with the discard pile given too, the rest is out of the game', () => {
    const both = { ...given, discards: { attack: ['slime.5', 'summoning.3'] } }
    const wanted = { top: given.wholeDecks, discards: both.discards }
    expect(problemsOf({ given: both, expect: wanted })).toEqual([])
    expect(problemsOf({ given: both, expect: { discards: { attack: ['slime.5'] } } })).toHaveLength(1)
    const g = loadScenario(readScenario({ ...ship, given: both }, ''))
    expect(new Set(places(g).map(({ piece }) => piece)).size).toBe(g.seen.length)
  })
  test('contamination cards by their words', () => {
    const cards = { wholeDecks: { contamination: ['infected', 'clean'] } }
    expect(problemsOf({ given: cards, expect: { supply: { contamination: 2 } } })).toEqual([])
    expect(problemsOf({ given: { decks: { contamination: ['sick'] } } })[0]).toContain('expected infected or clean')
  })
  test.each([
    [{ wholeDecks: { attack: ['grenade'] } }, 'given.wholeDecks.attack.0: no grenade is left'],
    [{ wholeDecks: { atack: [] } }, 'did you mean attack?'],
    [{ discards: { contamination: ['clean'] } }, 'given.discards.contamination: this deck has no discard pile'],
    [{ decks: { red: ['grenade'] }, wholeDecks: { red: [] } }, 'given.decks.red: wholeDecks says already'],
  ])('%j is an error', (wrong, message) => {
    expect(problemsOf({ given: wrong })[0]).toContain(message)
  })
})

describe('where it begins', () => {
  test('with a round: hands are filled, the token is passed on, and it is told', () => {
    const given = { round: 3, first: 'scout', hand: { scout: [], captain: ['rest'] } }
    const wanted = { round: 3, first: 'captain', handCount: { scout: 5, captain: 5 }, told: { round: 1, drew: 2 } }
    expect(problemsOf({ begin: 'round', given, expect: wanted })).toEqual([])
    expect(problemsOf({ begin: 'turn', given, expect: wanted })).toHaveLength(3)
  })
  test('with the Event Phase', () => {
    const wanted = { time: 14, round: 2, told: { time: 1, event: 1, tokenDrawn: 1 } }
    expect(problemsOf({ begin: 'eventPhase', dice: { bag: ['larva-1'] }, expect: wanted })).toEqual([])
    const below = {
      id: 'below',
      game: 'lockdown',
      seats: ['sentry'],
      begin: 'eventPhase',
      dice: { bag: ['larva-1-1'] },
    }
    const [problem] = runScenario({ ...below, expect: { told: { time: 1 } } }).problems
    expect(problem ?? '').not.toContain('told')
  })
  test('with the draft: players have no characters yet', () => {
    const draft = { begin: 'draft', seats: [null, null], given: {}, dice: { draft: ['scout', 'pilot'] } }
    const options = ['scout', 'pilot'].map(card => ({ do: 'character', card }))
    expect(problemsOf({ ...draft, expect: { asked: ['P1'], options: { P1: options } } })).toEqual([])
    const first = { ...draft, given: { numbers: { P1: 2, P2: 1 } } }
    expect(problemsOf({ ...first, expect: { asked: ['P2'] } })).toEqual([])
    const play = [{ seat: 'P1', do: 'character', card: 'pilot' }]
    const again = { ...draft, dice: { draft: ['scout', 'pilot', 'pilot', 'captain'] }, play }
    expect(problemsOf(again)[0]).toContain('pilot is to be drawn for the draft, but is taken')
  })
  test('with the set-up, as it was dealt', () => {
    const wanted = { round: 1, told: { playerNumbers: 1, objectivesDealt: 1, drafted: 2, round: 1 } }
    expect(problemsOf({ begin: 'setUp', given: {}, expect: wanted })).toEqual([])
    expect(problemsOf({ given: {}, expect: { told: { playerNumbers: 1 } } })).toHaveLength(1)
  })
  test.each([
    [{ begin: 'lunch' }, 'begin: expected one of turn, round, eventPhase, draft, setUp'],
    [{ begin: 'setUp' }, 'given.rooms: nothing can be given'],
    [{ begin: 'round', given: { turn: 'scout' } }, 'given.turn: nobody has a turn where this scenario begins'],
    [{ begin: 'eventPhase', given: { done: 1 } }, 'given.done: nobody has a turn'],
    [{ begin: 'draft' }, 'seats: expected null for each player'],
    [{ seats: [null, null] }, 'seats: characters are drafted only where'],
    [{ begin: 'draft', seats: [null], dice: { draft: ['scuot'] }, given: {} }, 'there is no draft card "scuot"'],
  ])('%j is an error', (change, message) => {
    expect(problemsOf(change)[0]).toContain(message)
  })
})

describe('how things are', () => {
  const given = {
    ...ship.given,
    wounds: { scout: ['arm'] },
    hands: { scout: ['rifle'] },
    intruders: [{ kind: 'creeper', room: '011' }],
    doors: { '006/2': 'closed', '006/4': 'destroyed' },
    done: 1,
  }
  test.each([
    ['done', 1, 0],
    ['handSlots', { scout: 1, captain: 2 }, { scout: 2 }],
    ['freeSlots', { scout: 0, captain: 1 }, { scout: 1 }],
    ['inCombat', ['scout', 'captain'], ['scout']],
    ['inPod', { scout: null }, { scout: 1 }],
    ['turn', 'scout', null],
    ['playsIntruders', null, 'scout'],
    ['supply', { doors: 10, eggs: 3, contamination: 27, fire: 8, malfunction: 8 }, { doors: 11 }],
  ])('%s: %j, not %j', (field, right, close) => {
    expect(problemsOf({ given, expect: { [field]: right } })).toEqual([])
    expect(problemsOf({ given, expect: { [field]: close } })).toHaveLength(1)
  })
  test('a supply, a kind, an engine that there is not', () => {
    for (const wanted of [{ supply: { dors: 1 } }, { killed: { dragon: 0 } }, { engines: { 4: 'working' } }])
      expect(problemsOf({ expect: wanted })[0]).toMatch(/there is no|there are engines/)
  })
})

describe('what cannot be', () => {
  const below = { id: 'below', game: 'lockdown', seats: ['sentry', 'janitor'], given: {} }
  const pod = { rooms: { '007': { tile: 'cargoSendingSystemA', explored: true } } }
  const wrong: [string, object, string][] = [
    ['dead and launched', { ...ship, given: { dead: ['captain'], launched: ['captain'] } }, 'given.launched: captain'],
    ['dead and hibernating', { ...ship, given: { time: 1, dead: ['captain'], hibernating: ['captain'] } }, 'at once'],
    ['hibernating too early', { ...ship, given: { hibernating: ['captain'] } }, 'the chambers are closed at time 15'],
    ['gone with an egg', { ...ship, given: { dead: ['captain'], carried: { captain: ['egg'] } } }, 'carries nothing'],
    [
      'seven larvae',
      { ...ship, given: { larva: ['scout'], intruders: Array(6).fill({ kind: 'larva', room: '001' }) } },
      'given.larva: there are only 6 larvae',
    ],
    [
      'locked in and in the Bunker',
      { ...below, given: { time: 5, locked: ['janitor'], bunker: ['janitor'] } },
      'at once',
    ],
    ['locked in too early', { ...below, given: { locked: ['janitor'] } }, 'given.locked: the Isolation Room is closed'],
    ['the Alert at 15', { ...below, given: { alert: 15 } }, 'given.alert: the Alert token lies at half'],
    ['the Alert behind the time', { ...below, given: { time: 4, alert: 6 } }, 'not behind the Time token at 4'],
    ['an Autodestruction that is over', { ...below, given: { time: 5, selfDestruct: 7 } }, 'given.selfDestruct: '],
    ['red without Autodestruction', { ...below, given: { red: true } }, 'given.red: the Autodestruction does not run'],
    ['two in one pod', { ...below, given: { ...pod, inCss: { janitor: 'A', sentry: 'A' } } }, 'is in pod A already'],
    [
      'in a pod and elsewhere',
      { ...below, given: { ...pod, at: { janitor: '014' }, inCss: { janitor: 'A' } } },
      'waits',
    ],
    [
      'more fire than is left',
      { ...below, given: { poolLost: { fire: 12 }, rooms: { '001': { fire: true } } } },
      'fire markers left',
    ],
    ['more eggs than are left', { ...below, given: { poolLost: { eggs: 8 } } }, 'given.eggs: there are not that many'],
  ]
  test.each(wrong)('%s', (_, scenario, message) => {
    expect(runScenario(scenario).problems.join()).toContain(message)
  })
})

/** Hands, decks, piles, inventories and boxed pieces of the facility: who may see what. LOCK-INFO. */
import { describe, expect, it } from 'vitest'
import { seatZone, sharedZone, wordOf } from '../../../src/core/pieces.ts'
import { rulesOf } from '../../../src/core/ruleset.ts'
import {
  create,
  faceFor,
  type GameEvent,
  type GameState,
  keyFromSeed,
  type Name,
  step,
  view,
} from '../../../src/index.ts'
import { everybody, nobody, pieceIn, swap, whoCanTell, whoSees, whoWasTold } from '../../hidden.ts'
import { keep, lockdown, move, play, type Situation } from '../../situation.ts'

const SEATS: Name[] = ['sentry', 'hacker', 'labRat']
/** Nobody is where anybody else is, so nobody is asked to react. */
const APART = {
  rooms: {
    '007': { tile: 'archive', explored: true, items: 2 },
    '016': { tile: 'powerGenerator', explored: true },
    '018': { tile: 'guardRoom', explored: true, items: 2 },
  },
  at: { sentry: '018', hacker: '007', labRat: '020' },
}
const scene = (given: object = {}, more: object = {}): Situation => lockdown({ ...APART, ...given }, SEATS, more)

const hand = (g: GameState) => seatZone(g, 0, 'hand')
const deck = (g: GameState) => seatZone(g, 0, 'deck')
const boxed = (g: GameState, back: string) =>
  sharedZone(g, 'box').filter(piece => rulesOf(g).content.backs[piece] === back)

describe('objectives', () => {
  it('LOCK-INFO-02 the one put aside is remembered by its owner; nobody else may look at it', () => {
    const t = scene({ objectives: { sentry: ['greatHunt'] }, met: true })
    const [aside] = t.mine('sentry').rejected
    expect(t.mine('sentry').objectives).toEqual(['greatHunt'])
    expect(whoSees(t, aside)).toEqual(['sentry'])
    expect(t.table().crew[0]).toMatchObject({ objectives: 1, rejected: 1 })
    const otherOneKept = (g: GameState) => {
      const [kept, away] = [seatZone(g, 0, 'objectives'), seatZone(g, 0, 'rejected')]
      ;[kept[0], away[0]] = [away[0], kept[0]]
    }
    expect(whoCanTell(t, otherOneKept)).toEqual(['sentry'])
  })
})

describe('what stays in the box', () => {
  it.each([
    ['an objective', 'objective.corporate', (g: GameState) => boxed(g, 'objective.personal')[0]],
    ['a tile', 'tile.2', (g: GameState) => g.tiles[0]],
    ['an exploration token', 'token', (g: GameState) => g.tokens[0]],
    ['a weakness', 'weakness', (g: GameState) => sharedZone(g, 'weakness')[1]],
    ['the last CSS token', 'css', (g: GameState) => (g.facility?.css ?? []).find(token => token >= 0) ?? -1],
  ])('LOCK-INFO-03 %s is nobody’s knowledge', (_, back, lying) => {
    const t = scene()
    const [piece] = boxed(t.g, back)
    expect(t.g.seen[piece]).toBe(0)
    expect(whoCanTell(t, g => swap(g, piece, lying(g)))).toEqual(nobody)
  })
})

describe('tiles and exploration tokens', () => {
  it('LOCK-INFO-09 unexplored, only the number on the back of a tile can be seen', () => {
    const t = scene()
    expect(t.room('006')).toMatchObject({ tile: null, token: true, seenBy: 0, tokenSeenBy: 0 })
    const { tiles, tokens } = t.g
    const [one, other] = [5, 11] // rooms 006 and 012, both for a tile II
    expect(whoCanTell(t, g => swap(g, tiles[one], tiles[other]))).toEqual(nobody)
    expect(whoCanTell(t, g => swap(g, tokens[one], tokens[other]))).toEqual(nobody)
  })

  it('LOCK-INFO-09 a plan shows a tile to whoever plays it; that and where it was is known to all', () => {
    const t = scene({
      rooms: { ...APART.rooms, '006': { tile: 'surgery', token: 'door-2' } },
      hand: { sentry: ['defensePlan', 'rest'] },
    })
    t.act('sentry', play('defensePlan'))
    if (t.table().asking?.ask === 'part') t.act('sentry', { do: 'part', part: 1 })
    t.act('sentry', { do: 'look', room: '006' })
    expect([whoSees(t, 'surgery'), whoWasTold(t, 'surgery')]).toEqual([['sentry'], ['sentry']])
    expect(whoWasTold(t, '006')).toEqual(everybody(t))
    expect(whoSees(t, 'door-2')).toEqual(nobody)
    expect(t.room('006').seenBy).toBe(1)
  })
})

it('LOCK-INFO-10 what lies on the board is the same for everybody, spectators included', () => {
  const t = scene({
    rooms: {
      ...APART.rooms,
      '013': { tile: 'emergencyRoom', explored: true, items: 3, fire: true, malfunction: true },
    },
    noise: ['007/1', 'main'],
    doors: { '013/1': 'closed', '013/2': 'destroyed' },
    power: { 'S-01': 4, 'S-02': 2, 'S-03': 1, elevator: 3 },
    on: [2, 4],
    time: 6,
    selfDestruct: 4,
    red: true,
    alert: 3,
    vent: '013',
    elevator: '025',
    gateOpen: true,
    rover: 'bunker',
    intruders: [{ kind: 'adult', room: '013', injuries: 2 }],
    objects: { '013': ['carcass', 'egg'] },
    eggs: 4,
  })
  for (const seat of [null, 0, 1, 2]) {
    const { table } = view(t.g, seat)
    expect(table.rooms.find(({ room }) => room === '013')).toMatchObject({
      tile: 'emergencyRoom',
      items: 3,
      fire: true,
      malfunction: true,
      objects: ['carcass', 'egg'],
    })
    expect(table).toMatchObject({ time: 6, selfDestruct: 4, vent: '013', eggs: 4, noise: ['c006-007', 'main'] })
    expect(table.doors).toEqual([
      { corridor: 'c010-013', state: 'closed' },
      { corridor: 'c011-013', state: 'destroyed' },
    ])
    expect(table.intruders).toMatchObject([{ kind: 'adult', room: '013', injuries: 2 }])
    expect(table.pods.map(({ section }) => section)).toEqual(['A', 'B', 'C'])
    expect(table.facility).toMatchObject({
      power: [
        { place: 'S-01', token: 4, on: true },
        { place: 'S-02', token: 2, on: true },
        { place: 'S-03', token: 1, on: false },
        { place: 'elevator', token: 3, on: false },
      ],
      elevator: '025',
      gateOpen: true,
      rover: 'bunker',
      alert: 3,
      selfDestructRed: true,
      isolationOpen: true,
    })
  }
})

describe('a hand', () => {
  it('LOCK-INFO-11 its owner sees the cards, the others how many', () => {
    const t = scene({ hand: { sentry: ['stun', 'search'] }, contamination: { sentry: { hand: ['clean'] } } })
    expect(whoSees(t, 'stun')).toEqual(['sentry'])
    expect(t.crew('sentry').hand).toBe(3)
    const another = (g: GameState) => swap(g, pieceIn(g, hand(g), 'stun'), pieceIn(g, deck(g), 'quarantine'))
    const healthy = (g: GameState) => swap(g, pieceIn(g, hand(g), 'contamination'), pieceIn(g, deck(g), 'rest'))
    expect([whoCanTell(t, another), whoCanTell(t, healthy)]).toEqual([['sentry'], ['sentry']])
  })
})

describe('an action deck', () => {
  it('LOCK-INFO-12 nobody knows its order; the discard pile lies open, contamination as such', () => {
    const t = scene({ discard: { sentry: ['rest', 'stun'] }, contamination: { sentry: { discard: ['infected'] } } })
    expect(whoCanTell(t, g => void deck(g).reverse())).toEqual(nobody)
    for (const seat of [null, 0, 1])
      expect(view(t.g, seat).table.crew[0].discard).toEqual(['rest', 'stun', 'contamination'])
    expect(whoSees(t, 'infected')).toEqual(nobody)
  })
})

describe('the word on a contamination card', () => {
  const infected = { hand: { sentry: ['rest', 'search'] }, contamination: { sentry: { hand: ['infected'] } } }
  const otherWord = (g: GameState) => {
    const clean = sharedZone(g, 'contamination').find(piece => wordOf(g, piece) === 'clean') ?? -1
    swap(g, pieceIn(g, hand(g), 'contamination'), clean)
  }

  it('LOCK-INFO-13 is nobody’s knowledge until a scan; a Larva is everybody’s', () => {
    const t = scene({ ...infected, larva: ['hacker'] })
    expect(whoCanTell(t, otherWord)).toEqual(nobody)
    for (const seat of [null, 0, 2]) expect(view(t.g, seat).table.crew[1].larva).toBe(true)
  })

  it('LOCK-RULING-49 LOCK-INFO-13 a scan tells it to whoever scans; the others see what comes of it', () => {
    const t = scene(infected)
    t.act('sentry', play('rest'))
    expect([whoSees(t, 'contamination.infected'), whoWasTold(t, 'infected')]).toEqual([['sentry'], ['sentry']])
    const [scanned] = t.told('scanned')
    expect(faceFor(scanned, 1)).toEqual({ e: 'scanned', who: 0, removed: 0, rule: 'LOCK-CONTAM-04' })
    expect(whoCanTell(t, otherWord)).toEqual(['sentry'])
    expect(view(t.g, null).table.crew[0].larva).toBe(true)
  })

  it('LOCK-RULING-49 a clean card goes under its deck: the reader keeps its word, the others see how many there are', () => {
    const t = scene({ hand: { sentry: ['rest', 'search'] }, contamination: { sentry: { hand: ['clean'] } } })
    const before = sharedZone(t.g, 'contamination').length
    t.act('sentry', play('rest'))
    expect(t.mine('sentry').words).toEqual([{ pile: 'contamination', index: 0, word: 'clean' }])
    expect(whoSees(t, 'clean')).toEqual(['sentry'])
    for (const seat of [null, 1])
      expect(view(t.g, seat).table.decks.find(d => d.deck === 'contamination')?.pile).toEqual({
        count: before + 1,
        known: [],
      })
    const [bottom] = sharedZone(t.g, 'contamination')
    const other = sharedZone(t.g, 'contamination').find(piece => wordOf(t.g, piece) === 'infected') ?? -1
    expect(whoCanTell(t, g => swap(g, bottom, other))).toEqual(['sentry'])
  })
})

describe('an inventory', () => {
  const given = { inventory: { sentry: ['grenade', 'medkit', 'cables'] } }

  it('LOCK-INFO-14 its owner sees the cards, the others their number and backs', () => {
    const t = scene(given)
    expect(t.crew('sentry').inventory).toEqual([
      { back: 'red', card: null },
      { back: 'yellow', card: null },
      { back: 'green', card: null },
    ])
    for (const card of ['grenade', 'medkit', 'cables']) expect(whoSees(t, card)).toEqual(['sentry'])
    const inventory = (g: GameState) => seatZone(g, 0, 'inventory')
    const another = (g: GameState) =>
      swap(g, pieceIn(g, inventory(g), 'grenade'), pieceIn(g, sharedZone(g, 'red'), 'glowstick'))
    expect(whoCanTell(t, another)).toEqual(['sentry'])
  })

  it('LOCK-INFO-25 what the dead leave behind is removed face down: only its owner knows it', () => {
    const t = scene({
      ...given,
      rooms: { ...APART.rooms, '018': { tile: 'guardRoom', explored: true, fire: true } },
      wounds: { sentry: ['leg', 'arm', 'body'] },
      light: { sentry: 2 },
      hand: { sentry: [] },
    })
    t.act('sentry', { do: 'pass' })
    expect(t.crew('sentry').fate).toBe('dead')
    expect([whoSees(t, 'medkit'), whoSees(t, 'cables')]).toEqual([['sentry'], ['sentry']])
    expect([whoWasTold(t, 'medkit'), whoWasTold(t, 'cables')]).toEqual([nobody, nobody])
  })
})

it('LOCK-INFO-15 heavy things, their Ammo and Uses, objects and quests lie open', () => {
  const t = lockdown({ ammo: { xenobiologist: { probeArm: 1 }, sentry: { smg: 1 } }, carried: { sentry: ['egg'] } }, [
    'sentry',
    'xenobiologist',
  ])
  for (const seat of [null, 0, 1]) {
    const [sentry, xenobiologist] = view(t.g, seat).table.crew
    expect(sentry).toMatchObject({ hands: [{ ammo: 1 }], objects: ['egg'], quests: ['battleSuit'] })
    expect(xenobiologist).toMatchObject({
      hands: [{ card: 'probeArm', ammo: 1, capacity: 2 }],
      quests: ['specimenCase'],
    })
  }
})

describe('a search', () => {
  const given = { hand: { sentry: ['search', 'rest'] }, decks: { red: ['grenade', 'doorPilot'] } }

  it('LOCK-INFO-16 the cards and the choice are seen by whoever searches; the deck and the counter by all', () => {
    const worlds = ['grenade', 'doorPilot'].map(card => {
      const t = scene(given)
      t.act('sentry', play('search'))
      if (t.table().asking?.ask === 'searchDeck') t.act('sentry', { do: 'search', colour: 'red' })
      expect([whoSees(t, 'grenade'), whoSees(t, 'doorPilot')]).toEqual([['sentry'], ['sentry']])
      t.act('sentry', keep(card))
      expect(t.told('searched')).toMatchObject([{ who: 0, colour: 'red' }])
      expect(t.room('018').items).toBe(1)
      expect([whoWasTold(t, 'grenade'), whoWasTold(t, 'doorPilot')]).toEqual([['sentry'], ['sentry']])
      return [null, 1, 2].map(seat => JSON.stringify([view(t.g, seat), t.events.map(e => faceFor(e, seat))]))
    })
    expect(worlds[0]).toEqual(worlds[1])
  })

  it('LOCK-INFO-16 a heavy thing that is kept is seen by all', () => {
    const t = scene({ ...given, decks: { red: ['chargedRifle', 'doorPilot'] } })
    t.act('sentry', play('search'))
    if (t.table().asking?.ask === 'searchDeck') t.act('sentry', { do: 'search', colour: 'red' })
    t.act('sentry', keep('chargedRifle'))
    expect(whoSees(t, 'chargedRifle')).toEqual(everybody(t))
    expect(whoSees(t, 'doorPilot')).toEqual(['sentry'])
  })
})

it('LOCK-INFO-18 the crafted items lie open for all', () => {
  const t = scene()
  const names = ['neutralizer', 'enviroSuit', 'taser', 'flamethrower', 'pistol']
  for (const seat of [null, 0, 2]) {
    const { crafted } = view(t.g, seat).table
    expect(names.map(name => crafted.filter(card => card === name).length)).toEqual([3, 3, 3, 3, 3])
  }
})

describe('the bag', () => {
  it('LOCK-INFO-19 how many of each kind are in it and beside it is public, their numbers are not', () => {
    const t = scene({ bag: { adult: 5, creeper: 2 } })
    for (const seat of [null, 0]) {
      const { table } = view(t.g, seat)
      expect(table.bag).toMatchObject({ adult: 5, creeper: 2, blank: 1, queen: 1 })
      expect(table.supply.adult).toBe(12 - 5)
    }
    const token = (zone: 'bag' | 'supply', g: GameState, kind: string) =>
      sharedZone(g, zone).find(piece => rulesOf(g).content.backs[piece] === `intruder.${kind}`) ?? -1
    expect(whoCanTell(t, g => swap(g, token('bag', g, 'adult'), token('supply', g, 'adult')))).toEqual(nobody)
    expect(whoCanTell(t, g => void sharedZone(g, 'bag').reverse())).toEqual(nobody)
  })

  it('LOCK-INFO-19 a token drawn shows both its numbers to all', () => {
    const t = scene({ hand: { sentry: ['rest'] }, noise: ['016/1'] }, { dice: { noise: ['1'], bag: ['adult-2-4'] } })
    t.act('sentry', ...move('016', 'rest'))
    while (t.asked().length > 1) t.act(t.asked()[0], t.options(t.asked()[0])[0])
    const [drawn] = t.told('tokenDrawn')
    for (const seat of [null, 2]) expect(faceFor(drawn, seat)).toMatchObject({ kind: 'adult', value: 2, dark: 4 })
  })
})

it('LOCK-INFO-21 serious wounds lie open; a dressed one is still known to all who saw it', () => {
  const t = scene({ wounds: { sentry: ['leg'] }, dressed: { sentry: ['eyes'] } })
  for (const seat of [null, 0, 1])
    expect(view(t.g, seat).table.crew[0]).toMatchObject({ wounds: ['leg'], dressed: ['eyes'] })
})

it('LOCK-INFO-22 Knowledge and its token, the Signal, Slime and Light Wounds are public', () => {
  const t = scene({
    knowledge: { sentry: 6 },
    learned: ['sentry'],
    signal: ['sentry'],
    slime: ['sentry'],
    light: { sentry: 2 },
  })
  for (const seat of [null, 0, 1, 2]) {
    const { crew, facility } = view(t.g, seat).table
    expect(crew[0]).toMatchObject({ signal: true, slime: true, light: 2 })
    expect(facility?.people[0]).toMatchObject({ knowledge: 6, learned: true })
    expect(facility?.people[1]).toMatchObject({ knowledge: 1, learned: false })
  }
})

it('LOCK-INFO-23 numbers, characters, who has passed and who is first are public', () => {
  const t = scene({ numbers: { sentry: 2, hacker: 3, labRat: 1 }, first: 'labRat', turn: 'labRat', passed: ['hacker'] })
  for (const seat of [null, 0]) {
    const { table } = view(t.g, seat)
    expect(table.first).toBe(2)
    expect(table.crew.map(({ number, character, passed }) => [number, character, passed])).toEqual([
      [2, 'sentry', false],
      [3, 'hacker', true],
      [1, 'labRat', false],
    ])
  }
})

it('LOCK-INFO-24 both characters drawn in the draft are shown to all', () => {
  const events: GameEvent[] = []
  const setup = { game: 'lockdown', board: 'lockdown-base', seats: [{ character: null }, { character: null }] }
  const g = create(setup, keyFromSeed('draft'), e => events.push(e))
  const [drawn] = events.filter(e => e.e === 'draftDrawn')
  const of = (seat: number | null) => view(g, seat).table.asking?.about.cards
  expect(drawn.cards).toHaveLength(2)
  for (const seat of [null, 0, 1]) {
    expect(faceFor(drawn, seat)).toMatchObject({ cards: drawn.cards })
    expect(of(seat)).toEqual(drawn.cards)
  }
  step(g, { seat: drawn.who, n: g.n, do: 'character', card: drawn.cards[0] })
  expect(view(g, null).table.crew[drawn.who].character).toBe(drawn.cards[0])
})

it('LOCK-INFO-22 LOCK-GEN-10 Knowledge, its token, Signal, Slime and Light Wounds are seen by all', () => {
  const t = lockdown({
    knowledge: { sentry: 4 },
    learned: ['sentry'],
    signal: ['sentry'],
    slime: ['sentry'],
    light: { sentry: 2 },
  })
  for (const seat of [null, 0, 1]) {
    const { crew, facility } = view(t.g, seat).table
    expect(crew[0]).toMatchObject({ signal: true, slime: true, light: 2 })
    expect(facility?.people[0]).toMatchObject({ knowledge: 4, learned: true })
    expect(crew[1]).toMatchObject({ signal: false, slime: false, light: 0 })
  }
})

/** Every Event card, played. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone } from '../src/core/pieces.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { events } from '../src/games/nemesis/content/events.ts'
import { beforePhase, intruders, kinds, passTurn, phase } from './eventPhase.ts'
import { everyRoom, type Situation, situation } from './situation.ts'

const pile = (t: Situation, zone: 'event' | 'event.discard' | 'removed'): string[] =>
  sharedZone(t.g, zone).map(piece => nameOf(t.g, piece))
/** The bag loses a Larva and gains an Adult at the end of every phase here: `quiet`. */
const larvaeAtStart = 4

describe('what is printed on the cards', () => {
  // docs/content/components.md §1.7
  const printed: [id: string, moves: string, way: number, after: string][] = [
    ['eggProtection', 'BQ', 2, 'discard'],
    ['hatching', 'AB', 3, 'discard'],
    ['regeneration', 'BQ', 1, 'discard'],
    ['damage', 'CA', 2, 'discard'],
    ['lurking', 'CA', 4, 'discard'],
    ['eclosion', 'CBQ', 1, 'discard'],
    ['flammableCompounds', 'BQ', 4, 'discard'],
    ['hunt', 'CBQ', 2, 'discard'],
    ['hunt', 'BQ', 3, 'discard'],
    ['consumingFire', 'CBQ', 4, 'discard'],
    ['damagingFire', 'CA', 1, 'discard'],
    ['scentOfPrey', 'CA', 3, 'discard'],
    ['malfunction', 'AB', 2, 'shuffleBack'],
    ['noiseInTechnicalCorridors', 'AB', 4, 'discard'],
    ['nest', 'CBQ', 3, 'discard'],
    ['bulkheadsOpen', 'AB', 1, 'discard'],
    ['evacuationPodEjection', 'ABQ', 3, 'remove'],
    ['shortCircuit', 'ABQ', 4, 'remove'],
    ['coolantLeak', 'ABQ', 1, 'remove'],
    ['lifeSupportFailure', 'ABQ', 2, 'remove'],
  ]
  const letter = { larva: 'L', creeper: 'C', adult: 'A', breeder: 'B', queen: 'Q' }
  test('NEM-DATA-41 twenty cards: which intruders move, and where; a Larva never moves', () => {
    expect(events.map(c => [c.id, c.moves.map(k => letter[k]).join(''), c.way, c.after])).toEqual(printed)
  })

  test.each(printed)('NEM-EVENT-07 %s moves %s through corridor %i, and nobody else', (id, moves, way) => {
    const card = id === 'hunt' ? `hunt.${way}` : id
    const all = ['larva', 'creeper', 'adult', 'breeder', 'queen']
    // 006: corridor 1 to 007, 2 to 011, 3 to 005, 4 to 002; the Scout is far away.
    const to = ['', '007', '011', '005', '002'][way]
    const t = phase(card, {
      at: { scout: '021' },
      hand: { scout: ['rest'] },
      intruders: all.map(kind => ({ kind, room: '006' })),
    })
    expect(t.told('intruderMoved').map(e => `${e.kind} ${e.to}`)).toEqual(
      all.filter(kind => moves.includes(letter[kind as keyof typeof letter])).map(kind => `${kind} ${to}`),
    )
  })
})

describe('Egg Protection', () => {
  const nest = { rooms: { '002': { tile: 'nest', explored: true } } }
  test('NEM-EVENT-06 NEM-ENC-01 NEM-RULING-47 an Encounter for everybody in the nest or carrying an egg, in order', () => {
    const t = phase(
      'eggProtection',
      {
        ...nest,
        met: true,
        first: 'pilot',
        turn: 'scout',
        passed: ['captain', 'pilot', 'soldier'],
        at: { scout: '002', captain: '001', pilot: '011', soldier: '021' },
        carried: { pilot: ['egg'] },
        objects: { '001': ['egg'] },
      },
      ['scout', 'captain', 'pilot', 'soldier'],
      { dice: { bag: ['larva-1', 'larva-1', 'larva-1'] } },
    )
    expect(t.told('encounter').map(e => [e.who, e.room])).toEqual([
      [t.seat('pilot'), '011'],
      [t.seat('scout'), '002'],
    ])
    expect(intruders(t)).toEqual(['larva 011', 'larva 002'])
  })

  test('NEM-RULING-47 a full Encounter: noise goes, hands are compared', () => {
    const t = phase(
      'eggProtection',
      { ...nest, met: true, at: { scout: '002' }, noise: ['002/3', '001/4'], hand: { scout: [] } },
      ['scout'],
      { dice: { bag: ['creeper-1', 'larva-1'] } },
    )
    expect(t.told('surprise')).toMatchObject([{ value: 1, hand: 0, attack: true }])
    expect(t.told('attack')).toHaveLength(1)
    expect(t.table().noise).toEqual(['c001-004'])
  })

  test('NEM-EVENT-06 nobody in the nest, no egg carried: nothing', () => {
    expect(phase('eggProtection', nest).told('encounter')).toEqual([])
  })
})

describe('Hatching', () => {
  const nest = { rooms: { '002': { tile: 'nest', explored: true } } }
  test('NEM-RULING-214 NEM-INFEST-02 NEM-INFEST-04 whoever is in the nest without Action cards is infested', () => {
    const t = phase(
      'hatching',
      {
        ...nest,
        eggs: 5,
        at: { scout: '002', captain: '002', pilot: '011' },
        hand: { scout: ['rest'], captain: [], pilot: [] },
        contamination: { captain: { hand: ['clean'] } },
      },
      ['scout', 'captain', 'pilot'],
    )
    expect([t.crew('scout').larva, t.crew('captain').larva, t.crew('pilot').larva]).toEqual([false, true, false])
    expect(t.crew('captain').contamination).toBe(2)
    expect(t.table().eggs).toBe(4)
    expect(t.table().bag.larva).toBe(larvaeAtStart - 1)
  })

  test('NEM-RULING-214 nobody infested: a Larva token goes into the bag', () => {
    const t = phase('hatching', { ...nest, eggs: 5, at: { scout: '002' }, hand: { scout: ['rest'] } })
    expect([t.crew('scout').larva, t.table().eggs, t.table().bag.larva]).toEqual([false, 4, larvaeAtStart])
  })

  test('NEM-RULING-214 the nest unexplored: an egg less, a Larva token more', () => {
    const t = phase('hatching', { eggs: 5, hand: { scout: [] } })
    expect([t.table().eggs, t.table().bag.larva]).toEqual([4, larvaeAtStart])
  })

  test('NEM-RULING-214 no egg in the nest: no effect at all', () => {
    const t = phase('hatching', { ...nest, eggs: 0, nestDestroyed: true, at: { scout: '002' }, hand: { scout: [] } })
    expect([t.crew('scout').larva, t.table().bag.larva]).toEqual([false, larvaeAtStart - 1])
  })

  test('NEM-RULING-214 one who has a Larva gets no second, but counts: no token into the bag', () => {
    const t = phase('hatching', { ...nest, eggs: 5, at: { scout: '002' }, hand: { scout: [] }, larva: ['scout'] })
    expect([t.crew('scout').larva, t.told('larva'), t.table().bag.larva]).toEqual([true, [], larvaeAtStart - 1])
    expect(t.crew('scout').contamination).toBe(1)
  })

  test('NEM-RULING-24 with every Larva miniature in use the infection is recorded anyway', () => {
    const t = phase('hatching', {
      ...nest,
      eggs: 5,
      at: { scout: '002' },
      hand: { scout: [] },
      intruders: Array.from({ length: 6 }, () => ({ kind: 'larva', room: '020' })),
    })
    expect(t.crew('scout').larva).toBe(true)
    expect(intruders(t)).toHaveLength(6)
  })

  test('NEM-RULING-214 the last egg hatched leaves the nest destroyed', () => {
    const t = phase('hatching', { ...nest, eggs: 1, hand: { scout: ['rest'] } })
    expect([t.table().eggs, t.table().nestDestroyed]).toEqual([0, true])
  })
})

test('NEM-EVENT-06 Regeneration: every intruder heals two injuries, in combat or not', () => {
  const t = phase('regeneration', {
    intruders: [
      { kind: 'adult', room: '011', injuries: 3 },
      { kind: 'creeper', room: '006', injuries: 1 },
      { kind: 'queen', room: '008', injuries: 5 },
    ],
    decks: { attack: ['tailAttack.2'] },
  })
  expect(t.table().intruders.map(i => i.injuries)).toEqual([1, 0, 3])
})

test('NEM-EVENT-06 Damage: each room with an Adult, Breeder or Queen breaks down, if it can', () => {
  const t = phase('damage', {
    rooms: {
      '006': { tile: 'canteen', explored: true },
      '008': { tile: 'slimeRoom', explored: true },
      '003': { tile: 'storage', explored: true },
    },
    at: { scout: '011' },
    intruders: [
      { kind: 'breeder', room: '006' },
      { kind: 'queen', room: '008' },
      { kind: 'breeder', room: '007' }, // unexplored
      { kind: 'larva', room: '003' },
      { kind: 'adult', room: '011' }, // in combat: it stays and counts
    ],
    decks: { attack: ['tailAttack.2'] },
  })
  expect(t.told('malfunction').map(e => e.room)).toEqual(['006', '011'])
})

describe('Lurking', () => {
  test('NEM-EVENT-06 NEM-RULING-20 every intruder without a character leaves, a token of its kind goes into the bag', () => {
    const t = phase('lurking', {
      bag: { larva: 3, breeder: 0, creeper: 0, adult: 4 },
      intruders: [
        { kind: 'larva', room: '006' },
        { kind: 'breeder', room: '008', injuries: 2 },
        { kind: 'adult', room: '011' },
        { kind: 'creeper', room: '001' },
      ],
      decks: { attack: ['tailAttack.2'] },
    })
    expect(intruders(t)).toEqual(['adult 011'])
    // Then the bag develops: a Larva out, an Adult in.
    expect(t.table().bag).toMatchObject({ larva: 3, breeder: 1, creeper: 1, adult: 5 })
  })

  test('NEM-RULING-20 no token of that kind left: none is added', () => {
    const t = phase('lurking', { bag: { breeder: 2 }, intruders: [{ kind: 'breeder', room: '008' }] })
    expect([intruders(t), t.table().bag.breeder]).toEqual([[], 2])
  })
})

describe('Eclosion', () => {
  test('NEM-EVENT-06 NEM-RULING-83 hosts die and leave a Creeper; the others draw 4, read, and discard them', () => {
    const t = phase(
      'eclosion',
      {
        met: true,
        at: { captain: '001' },
        larva: ['captain'],
        hand: { scout: ['rest'] },
        contamination: { scout: { deck: ['infected'] } },
      },
      ['scout', 'captain'],
    )
    expect(t.crew('captain').fate).toBe('dead')
    expect(intruders(t)).toEqual(['creeper 001'])
    expect([t.told('encounter'), t.told('surprise')]).toEqual([[], []])
    expect(t.crew('scout').larva).toBe(true)
    expect(t.told('drew')[0]).toMatchObject({ who: 0, count: 4 })
    // The infected card stays with the Scout, in the discard pile like the three others.
    expect(t.crew('scout').contamination).toBe(1)
    expect(t.told('discarded').filter(e => e.who === 0)).toHaveLength(4)
  })

  test('NEM-EVENT-06 no INFECTED card among the four: no Larva; what lies further down is not read', () => {
    const clean = phase('eclosion', { contamination: { scout: { deck: ['infected', 'clean'] } } })
    expect(clean.told('scanned')).toMatchObject([{ removed: 0 }])
    expect(clean.crew('scout').larva).toBe(true)
    const deeper = beforePhase('eclosion', {
      hand: { scout: ['rest'] },
      contamination: { scout: { deck: ['infected', 'clean'] } },
    })
    const deck = seatZone(deeper.g, 0, 'deck')
    deck.splice(-1, 0, ...deck.splice(0, 3)) // clean, three Action cards, infected
    passTurn(deeper, 'scout')
    expect(deeper.told('scanned')).toMatchObject([{ removed: 0 }])
    expect([deeper.crew('scout').larva, deeper.crew('scout').contamination]).toEqual([false, 2])
  })

  test('NEM-CRIT-01 NEM-RULING-44 the Creeper of a host may be the first intruder: everybody chooses', () => {
    const t = phase('eclosion', { met: false, larva: ['captain'] }, ['scout', 'captain'])
    expect(t.table().asking?.ask).toBe('objective')
    expect(t.asked()).toEqual(['scout'])
  })

  test('NEM-RULING-92 hosts die at once: one first death, and pods unlock once', () => {
    const pods = { 1: 'locked', 2: 'locked', 3: 'locked' }
    const t = phase('eclosion', { larva: ['captain', 'pilot'], met: true, pods }, ['scout', 'captain', 'pilot'])
    expect(kinds(t.events, 'died', 'pod')).toEqual(['died', 'died', 'pod', 'pod', 'pod'])
    expect(intruders(t)).toEqual(['creeper 011', 'creeper 011'])
  })
})

describe('Flammable Compounds', () => {
  test('NEM-FIRE-08 the Hibernatorium catches fire', () => {
    const t = phase('flammableCompounds')
    expect(t.told('fire').map(e => e.room)).toEqual(['011'])
  })
  test('NEM-FIRE-08 if it burns already, its neighbors do, but not behind closed doors', () => {
    const t = phase('flammableCompounds', {
      at: { scout: '001' },
      rooms: { '011': { fire: true } },
      doors: { '011/1': 'closed', '011/2': 'destroyed' },
    })
    expect(t.told('fire').map(e => e.room)).toEqual(['006', '008', '014'])
  })
})

describe('Hunt', () => {
  test.each(['hunt.2', 'hunt.3'])('NEM-EVENT-06 %s: Adults that fight nobody go next door to a character', card => {
    const t = phase(
      card,
      {
        at: { scout: '011', captain: '008' },
        intruders: [
          { kind: 'adult', room: '007' }, // next to 008
          { kind: 'adult', room: '014' }, // next to 011
          { kind: 'adult', room: '020' }, // next to nobody
          { kind: 'adult', room: '011' }, // in combat
        ],
        rooms: { '008': { tile: 'canteen', explored: true } },
        decks: { attack: ['tailAttack.2'] },
      },
      ['scout', 'captain'],
    )
    expect(intruders(t)).toEqual(['adult 008', 'adult 011', 'adult 020', 'adult 011'])
    expect(t.told('encounter')).toEqual([])
  })

  test('NEM-EVENT-06 of several rooms with characters the lowest number', () => {
    const rooms = { '006': { tile: 'canteen', explored: true }, '008': { tile: 'cabins', explored: true } }
    const t = phase(
      'hunt.3',
      { rooms, at: { scout: '008', captain: '006' }, intruders: [{ kind: 'adult', room: '007' }] },
      ['scout', 'captain'],
    )
    expect(intruders(t)).toEqual(['adult 006'])
  })

  test('NEM-DOOR-05 a closed door on the way is destroyed instead', () => {
    const t = phase('hunt.3', { doors: { '011/4': 'closed' }, intruders: [{ kind: 'adult', room: '014' }] })
    expect(intruders(t)).toEqual(['adult 014'])
    expect(t.told('door')).toMatchObject([{ state: 'destroyed' }])
  })

  test('NEM-TECH-02 the technical corridors make nobody a neighbor', () => {
    const t = phase('hunt.3', {
      at: { scout: '019' },
      intruders: [{ kind: 'adult', room: '021' }],
    })
    expect(intruders(t)).toEqual(['adult 021'])
  })
})

describe('fires that spread', () => {
  const rooms = {
    '006': { tile: 'canteen', explored: true, items: 3, fire: true },
    '007': { tile: 'cabins', explored: true, items: 2 },
  }
  test('NEM-FIRE-08 NEM-RULING-76 Consuming Fire empties burning rooms, then spreads one room far', () => {
    const t = phase('consumingFire', { rooms, at: { scout: '021' } })
    expect([t.room('006').items, t.room('007').items]).toEqual([0, 2])
    expect(t.told('fire').map(e => e.room)).toEqual(['002', '005', '007', '011'])
  })

  test('NEM-FIRE-08 NEM-RULING-76 Damaging Fire breaks the rooms that burn, not those it spreads to', () => {
    const t = phase('damagingFire', { rooms, at: { scout: '021' } })
    expect(t.told('malfunction').map(e => e.room)).toEqual(['006'])
    expect(t.told('fire').map(e => e.room)).toEqual(['002', '005', '007', '011'])
  })

  test.each(['consumingFire', 'damagingFire'])('NEM-RULING-221 %s does not pass closed doors or ducts', card => {
    const t = phase(card, {
      rooms: { ...rooms, '006': { ...rooms['006'], fire: false }, '014': { fire: true } },
      doors: { '014/1': 'closed', '014/2': 'destroyed' },
      at: { scout: '021' },
    })
    expect(t.told('fire').map(e => e.room)).toEqual(['011', '017'])
  })

  test('NEM-RULING-74 the ninth fire ends the game in the middle of the spread', () => {
    const burning = Object.fromEntries(['001', '002', '003', '004', '005', '006', '007'].map(r => [r, { fire: true }]))
    const t = phase('consumingFire', { rooms: burning, at: { scout: '021' } })
    expect(t.told('fire').map(e => e.room)).toEqual(['008'])
    expect(t.table().over?.reason).toBe('fire')
  })
})

describe('noise', () => {
  test('NEM-EVENT-06 NEM-RULING-173 Scent of Prey: every quiet corridor around slimed characters, nobody is met', () => {
    const t = phase(
      'scentOfPrey',
      {
        slime: ['scout'],
        at: { scout: '014', captain: '001' },
        rooms: { '014': { tile: 'canteen', explored: true } },
        noise: ['014/1'],
      },
      ['scout', 'captain'],
    )
    expect(
      t
        .told('noise')
        .map(e => e.corridor)
        .sort(),
    ).toEqual(['c011-014', 'c014-017', 'main'])
    expect(t.told('encounter')).toEqual([])
  })

  test('NEM-EVENT-06 Scent of Prey: two slimed characters next to each other share a corridor', () => {
    const t = phase(
      'scentOfPrey',
      {
        slime: ['scout', 'captain'],
        at: { scout: '006', captain: '011' },
        rooms: { '006': { tile: 'canteen', explored: true } },
      },
      ['scout', 'captain'],
    )
    expect(t.told('noise')).toHaveLength(7)
    expect(t.told('encounter')).toEqual([])
  })

  test('NEM-EVENT-06 Nest: every quiet corridor of the nest, if it is explored', () => {
    const t = phase('nest', { rooms: { '002': { tile: 'nest', explored: true } }, noise: ['002/3'] })
    expect(
      t
        .told('noise')
        .map(e => e.corridor)
        .sort(),
    ).toEqual(['c002-006', 'main'])
    const hidden = phase('nest', { rooms: { '002': { tile: 'nest' } } })
    expect(hidden.told('noise')).toEqual([])
  })

  test('NEM-EVENT-06 NEM-RULING-41 Noise in Technical Corridors: a marker in the ducts', () => {
    const t = phase('noiseInTechnicalCorridors')
    expect([t.table().noise, t.told('noiseRolled')]).toEqual([['main'], []])
  })

  test('NEM-RULING-221 NEM-RULING-35 where one is already, everybody at an entrance rolls, in order, in combat too', () => {
    const t = phase(
      'noiseInTechnicalCorridors',
      {
        noise: ['main'],
        first: 'pilot',
        turn: 'scout',
        passed: ['captain', 'pilot'],
        at: { scout: '021', captain: '011', pilot: '019' },
        intruders: [{ kind: 'queen', room: '021' }],
        decks: { attack: ['transformation.4'] },
      },
      ['scout', 'captain', 'pilot'],
      { dice: { noise: ['1', '1'], bag: ['larva-1'] } },
    )
    expect(t.told('noiseRolled').map(e => [e.who, e.room])).toEqual([
      [t.seat('pilot'), '019'],
      [t.seat('scout'), '021'],
    ])
    expect(t.told('noise').map(e => e.corridor)).toEqual(['c017-019', 'c016-021'])
  })

  test('NEM-TECH-04 the number of the entrance on such a roll is an Encounter', () => {
    const t = phase('noiseInTechnicalCorridors', { noise: ['main'], met: true, at: { scout: '019' } }, ['scout'], {
      dice: { noise: ['3'], bag: ['larva-1', 'larva-1'] },
    })
    expect(t.told('encounter')).toMatchObject([{ who: 0, room: '019' }])
    expect(t.table().noise).toEqual([])
  })
})

test('NEM-EVENT-06 NEM-DOOR-08 Bulkheads Open: every closed door opens, destroyed ones stay', () => {
  const t = phase('bulkheadsOpen', { doors: { '006/1': 'closed', '006/2': 'destroyed', '014/1': 'closed' } })
  expect(t.table().doors).toEqual([{ corridor: 'c006-011', state: 'destroyed' }])
})

describe('Malfunction', () => {
  test('NEM-RULING-221 the explored room with the lowest number; the card alone is shuffled back into the deck', () => {
    const t = beforePhase('malfunction')
    const deck = sharedZone(t.g, 'event')
    const discarded = deck.splice(0, 5)
    sharedZone(t.g, 'event.discard').push(...discarded)
    passTurn(t, 'scout')
    expect(t.told('malfunction').map(e => e.room)).toEqual(['001'])
    expect(pile(t, 'event')).toContain('malfunction')
    expect([pile(t, 'event').length, sharedZone(t.g, 'event.discard')]).toEqual([15, discarded])
    expect(t.told('reshuffled')).toMatchObject([{ deck: 'event' }])
    // Nobody knows where it lies now.
    expect(t.g.seen[deck.find(p => nameOf(t.g, p) === 'malfunction') ?? -1]).toBe(0)
  })

  test('NEM-RULING-221 a marker there already: no other room takes its place', () => {
    const t = phase('malfunction', {
      rooms: { '001': { malfunction: true }, '002': { tile: 'armory', explored: true } },
    })
    expect(t.told('malfunction')).toEqual([])
  })
})

describe('cards that leave the game', () => {
  const once = ['evacuationPodEjection', 'shortCircuit', 'coolantLeak', 'lifeSupportFailure']
  test.each(once)(
    'NEM-EVENT-10 NEM-RULING-174 %s: out of the game, deck and discard pile shuffled, even without effect',
    card => {
      const t = beforePhase(card, { pods: {} })
      const deck = sharedZone(t.g, 'event')
      sharedZone(t.g, 'event.discard').push(...deck.splice(0, 5))
      passTurn(t, 'scout')
      expect(pile(t, 'removed')).toContain(card)
      expect([pile(t, 'event').length, pile(t, 'event.discard').length]).toEqual([19, 0])
      expect(t.told('eventRemoved')).toMatchObject([{ card }])
      expect([t.told('malfunction'), t.told('selfDestruct'), t.told('podGone')]).toEqual([[], [], []])
      for (const piece of deck) expect(t.g.seen[piece]).toBe(0)
    },
  )

  test('NEM-EVENT-06 Short Circuit: each explored yellow room with a computer', () => {
    const t = phase('shortCircuit', {
      rooms: {
        '002': { tile: 'generator', explored: true },
        '003': { tile: 'laboratory', explored: true },
        '004': { tile: 'commsRoom' },
        '006': { tile: 'airlockControl', explored: true },
        '007': { tile: 'engineControlRoom', explored: true },
        '008': { tile: 'commandCenter', explored: true },
      },
    })
    expect(t.told('malfunction').map(e => e.room)).toEqual(['002', '007'])
  })

  test('NEM-EVENT-06 Life Support Failure: each explored green room', () => {
    const t = phase('lifeSupportFailure', {
      rooms: {
        '002': { tile: 'generator', explored: true },
        '003': { tile: 'laboratory', explored: true },
        '004': { tile: 'surgery' },
        '006': { tile: 'canteen', explored: true },
      },
    })
    expect(t.told('malfunction').map(e => e.room)).toEqual(['003', '006'])
  })

  test('NEM-RULING-74 the ninth malfunction ends the game on the way', () => {
    const broken = ['001', '011', '019', '020', '021'].map(r => [r, { malfunction: true }])
    const more = [
      ['002', { tile: 'armory', explored: true, malfunction: true }],
      ['003', { tile: 'storage', explored: true, malfunction: true }],
      ['004', { tile: 'laboratory', explored: true }],
      ['005', { tile: 'surgery', explored: true }],
    ]
    const t = phase('lifeSupportFailure', { rooms: Object.fromEntries([...broken, ...more]) })
    expect(t.told('malfunction').map(e => e.room)).toEqual(['004'])
    expect(t.table().over?.reason).toBe('malfunction')
  })

  describe('Coolant Leak', () => {
    const generator = (facts: object) => ({ rooms: { '002': { tile: 'generator', explored: true, ...facts } } })
    test('NEM-EVENT-06 starts self-destruct if the Generator is broken, and only then', () => {
      expect(phase('coolantLeak', generator({ malfunction: true })).table().selfDestruct).toBe(6)
      expect(phase('coolantLeak', generator({})).table().selfDestruct).toBe(null)
    })
    test('NEM-RULING-178 also while somebody hibernates', () => {
      const t = phase('coolantLeak', { ...generator({ malfunction: true }), hibernating: ['captain'] }, [
        'scout',
        'captain',
      ])
      expect(t.table().selfDestruct).toBe(6)
    })
    test('NEM-EVENT-06 a sequence that runs already goes on where it is', () => {
      const t = phase('coolantLeak', { ...generator({ malfunction: true }), selfDestruct: 5 })
      expect(t.table().selfDestruct).toBe(4)
    })
  })

  describe('Evacuation Pod Ejection', () => {
    const section = {
      rooms: {
        '002': { tile: 'evacuationSectionA', explored: true },
        '003': { tile: 'evacuationSectionB', explored: true },
      },
    }
    test('NEM-RULING-207 the lowest pod still aboard goes, locked or not; empty, it is gone for good', () => {
      const t = phase('evacuationPodEjection', { pods: { 1: 'launched', 2: 'locked', 3: 'unlocked' } })
      expect(t.table().pods.map(p => [p.pod, p.state])).toEqual([
        [1, 'launched'],
        [2, 'gone'],
        [3, 'docked'],
      ])
    })

    test('NEM-RULING-207 whoever waits inside escapes with it, even from a locked pod', () => {
      const t = phase(
        'evacuationPodEjection',
        { ...section, pods: { 1: 'locked', 2: 'locked' }, inPod: { captain: 1 } },
        ['scout', 'captain'],
      )
      expect(t.crew('captain').fate).toBe('launched')
      expect(t.told('launched')).toMatchObject([{ pod: 1, crew: [1] }])
    })

    test('NEM-RULING-207 after the movement, which may have emptied the pod', () => {
      // An Adult goes through corridor 3 from 001 into section A at 002.
      const t = phase(
        'evacuationPodEjection',
        {
          ...section,
          at: { scout: '021' },
          pods: { 1: 'unlocked' },
          inPod: { captain: 1 },
          intruders: [{ kind: 'adult', room: '001' }],
        },
        ['scout', 'captain'],
      )
      expect(t.told('leavesPod')).toMatchObject([{ who: 1, ejected: true }])
      expect([t.crew('captain').fate, t.table().pods[0].state]).toEqual(['aboard', 'gone'])
    })

    test('NEM-RULING-207 nobody active remains: the game ends', () => {
      const t = beforePhase(
        'evacuationPodEjection',
        { ...section, met: true, pods: { 1: 'unlocked' }, inPod: { captain: 1, scout: 1 } },
        ['scout', 'captain'],
      )
      t.act('scout', { do: 'stay' }, { do: 'done' })
      expect([t.crew('scout').fate, t.crew('captain').fate]).toEqual(['launched', 'launched'])
      expect([t.told('over')[0]?.reason, t.told('tokenDrawn')]).toEqual(['nobodyLeft', []])
    })
  })
})

test('NEM-EVENT-06 every card can be played on a fully explored ship', () => {
  for (const card of events) {
    const t = situation({ rooms: everyRoom, decks: { event: [card.id === 'hunt' ? `hunt.${card.way}` : card.id] } })
    passTurn(t, 'scout')
    expect(t.told('event')).toMatchObject([{ card: card.id === 'hunt' ? `hunt.${card.way}` : card.id }])
    expect(seatZone(t.g, 0, 'drawn')).toEqual([])
  }
})

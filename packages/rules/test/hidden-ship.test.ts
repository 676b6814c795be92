/** What lies hidden on the ship: tiles, tokens, engines, coordinates, weaknesses, the bag. NEM-HIDE-17..24, 29, 30. */
import { describe, expect, test } from 'vitest'
import { bit, sharedZone } from '../src/core/pieces.ts'
import { nameOf, rulesOf } from '../src/core/ruleset.ts'
import { engineZone } from '../src/games/nemesis/engines.ts'
import { clone, create, faceFor, type GameState, keyFromSeed, view } from '../src/index.ts'
import { everybody, nobody, pieceIn, swap, whoCanTell, whoSees, whoWasTold } from './hidden.ts'
import { move, part, pass, pay, play, type Situation, situation } from './situation.ts'

const crew = ['scout', 'captain', 'pilot']
const [SCOUT, CAPTAIN] = [bit(0), bit(1)]
const PAY = [pay('search'), pay('rest')]
const passRound = (t: Situation) => {
  const { round } = t.table()
  while (t.table().round === round && t.asked().length > 0) t.act(t.asked()[0], ...pass)
}

describe('NEM-HIDE-17 the coordinates', () => {
  const given = {
    at: { scout: '001', captain: '011', pilot: '020' },
    hand: { scout: ['search', 'rest', 'search'] },
    coordinates: 'coordinates-3',
  }
  const otherCard = (g: GameState) =>
    swap(g, sharedZone(g, 'coordinates')[0], pieceIn(g, sharedZone(g, 'box'), 'coordinates-7'))
  function checked(): Situation {
    const t = situation(given, crew)
    t.act('scout', { do: 'roomAction' }, ...PAY, part(0))
    return t
  }

  test('NEM-HIDE-17 are unknown to all before somebody looks; the marker is public', () => {
    const t = situation({ ...given, destination: 'C' }, crew)
    expect(whoCanTell(t, otherCard)).toEqual(nobody)
    for (const seat of [null, 0, 2]) expect(view(t.g, seat).table.destination).toBe('C')
  })

  test('NEM-HIDE-17 NEM-ROOM-COCKPIT-2 a look shows them to that player, and to everybody that there was one', () => {
    const t = checked()
    expect([whoSees(t, 'coordinates-3'), whoWasTold(t, 'coordinates-3')]).toEqual([['scout'], ['scout']])
    expect(whoCanTell(t, otherCard)).toEqual(['scout'])
    expect(t.table().coordinates).toEqual({ seenBy: SCOUT, card: null })
    const [peeked] = t.told('peeked')
    expect(faceFor(peeked, 1)).toEqual({
      e: 'peeked',
      who: 0,
      what: 'coordinates',
      at: 'coordinates',
      rule: 'NEM-ROOM-COCKPIT-2',
    })
  })

  test('NEM-HIDE-17 they stay in that player’s view, round after round', () => {
    const t = checked()
    t.g.met = true
    passRound(t)
    expect(t.mine('scout').coordinates).toBe('coordinates-3')
    expect(t.mine('scout').notes).toMatchObject([
      { round: 1, what: 'coordinates', card: 'coordinates-3', stale: false },
    ])
    expect([t.mine('captain').coordinates, t.mine('captain').notes]).toEqual([null, []])
  })

  const end = { ...given, time: 1, met: true, launched: ['scout'], turn: 'captain', passed: ['pilot'] }

  test('NEM-HIDE-17 NEM-CHECK-04 at the end all see them', () => {
    const t = situation({ ...end, engines: { 1: 'working', 2: 'working', 3: 'working' } }, crew)
    t.act('captain', ...pass)
    expect([whoSees(t, 'coordinates-3'), whoWasTold(t, 'coordinates-3')]).toEqual([everybody(t), everybody(t)])
  })

  test('NEM-HIDE-17 unless the ship is lost: then nobody ever does', () => {
    for (const lost of [{ selfDestruct: 1 }, { engines: { 1: 'damaged', 2: 'damaged', 3: 'damaged' } }]) {
      const t = situation({ ...end, ...lost }, crew)
      t.act('captain', ...pass)
      expect(t.table().over?.destroyed).toBe(true)
      expect(whoSees(t, 'coordinates-3')).toEqual(nobody)
    }
  })
})

describe('NEM-HIDE-18 engines', () => {
  const given = {
    rooms: { '014': { tile: 'engineControlRoom', explored: true } },
    at: { scout: '021', captain: '021', pilot: '014' },
    hand: {
      scout: ['basicRepairs', 'search', 'rest', 'scavenging', 'demolition'],
      captain: ['basicRepairs', 'search', 'rest'],
      pilot: ['search', 'rest'],
    },
    discard: { captain: ['interruption'], scout: ['interruption'] },
    engines: { 1: 'damaged', 2: 'working', 3: 'working' },
  }
  const turned = (engine: number) => (g: GameState) => {
    const [under, top] = engineZone(g, engine)
    swap(g, under, top)
  }

  test('NEM-HIDE-18 are unknown to all at first', () => {
    const t = situation(given, crew)
    for (const engine of [1, 2, 3]) expect(whoCanTell(t, turned(engine))).toEqual(nobody)
    expect(view(t.g, 0).me?.engines).toEqual(Array(3).fill([null, null]))
  })

  test('NEM-HIDE-18 NEM-RULING-121 a check shows the top token to whoever looks', () => {
    const t = situation(given, crew)
    t.act('scout', { do: 'roomAction' }, ...PAY)
    expect(t.mine('scout').engines).toEqual([
      ['damaged', null],
      [null, null],
      [null, null],
    ])
    expect(whoCanTell(t, turned(1))).toEqual(['scout'])
    expect(t.table().engines[0].tokens).toEqual([
      { seenBy: SCOUT, card: null },
      { seenBy: 0, card: null },
    ])
    expect(faceFor(t.told('peeked')[0], 0).mine).toEqual({ engines: [{ engine: 1, tokens: ['damaged'] }] })
    expect([whoSees(t, 'damaged'), whoWasTold(t, 'damaged')]).toEqual([['scout'], ['scout']])
  })

  test('NEM-HIDE-18 NEM-ROOM-ENGCONTROL-1 the Engine Control Room shows all three tops, whatever is broken', () => {
    const rooms = { ...given.rooms, '021': { malfunction: true }, '019': { malfunction: true } }
    const t = situation({ ...given, rooms, turn: 'pilot' }, crew)
    t.act('pilot', { do: 'roomAction' }, ...PAY)
    expect(t.mine('pilot').engines.map(([top]) => top)).toEqual(['damaged', 'working', 'working'])
    for (const engine of [1, 2, 3]) expect(whoCanTell(t, turned(engine))).toEqual(['pilot'])
  })

  /** The Scout checks Engine 1; then the Captain looks at both tokens and changes their order, or does not. */
  function repaired(answer: 'accept' | 'decline'): Situation {
    const t = situation(given, crew)
    t.act('scout', { do: 'roomAction' }, ...PAY, ...pass)
    t.act('captain', play('basicRepairs'), ...PAY)
    t.act('captain', { do: answer })
    return t
  }

  test('NEM-HIDE-18 NEM-ROOM-ENGINE-3 NEM-ROOM-ENGINE-4 repairing shows both; whether the order was changed is said aloud', () => {
    for (const answer of ['accept', 'decline'] as const) {
      const t = repaired(answer)
      const changed = answer === 'accept'
      for (const seat of [null, 0, 2]) expect(faceFor(t.told('engine')[0], seat)).toMatchObject({ engine: 1, changed })
      expect(t.mine('captain').engines[0]).toEqual(changed ? ['working', 'damaged'] : ['damaged', 'working'])
      expect(whoWasTold(t, 'working')).toEqual(['captain'])
      expect(t.mine('pilot').engines[0]).toEqual([null, null])
    }
  })

  test('NEM-HIDE-18 who knew the top follows it: it lies below now', () => {
    expect(repaired('decline').mine('scout').engines[0]).toEqual(['damaged', null])
    expect(repaired('accept').mine('scout').engines[0]).toEqual([null, 'damaged'])
    expect(
      repaired('accept')
        .table()
        .engines[0].tokens.map(token => token.seenBy),
    ).toEqual([CAPTAIN, SCOUT | CAPTAIN])
  })

  test('NEM-HIDE-18 the note of a look says what the engine was then; it is a memory once the order has changed', () => {
    const looked = (t: Situation) => t.mine('scout').notes.map(note => [note.what, note.at, note.card, note.stale])
    expect(looked(repaired('decline'))).toEqual([['engine', '1', 'damaged', false]])
    expect(looked(repaired('accept'))).toEqual([['engine', '1', 'damaged', true]])
  })

  test('NEM-HIDE-18 NEM-CHECK-02 at the Engines Check the tops are shown to all, what lies under them stays hidden', () => {
    const t = situation({ ...given, time: 1, met: true, launched: ['scout'], turn: 'captain', passed: ['pilot'] }, crew)
    t.act('captain', ...pass)
    expect(t.table().engines.map(e => e.tokens.map(token => token.card))).toEqual([
      ['damaged', null],
      ['working', null],
      ['working', null],
    ])
  })
})

describe('NEM-HIDE-19 NEM-HIDE-20 face-down rooms', () => {
  const given = {
    rooms: { '006': { tile: 'canteen', token: 'door-4' }, '008': { tile: 'monitoringRoom', explored: true } },
    at: { scout: '008', captain: '001', pilot: '001' },
    hand: { scout: ['search', 'rest', 'search'] },
  }
  const otherTile = (g: GameState) => swap(g, pieceIn(g, g.tiles, 'canteen'), otherOf(g, g.tiles, 'tile.2'))
  const otherToken = (g: GameState) =>
    swap(g, pieceIn(g, g.tokens, 'door-4'), pieceIn(g, [...g.tokens, ...sharedZone(g, 'box')], 'slime-3'))
  const otherOf = (g: GameState, list: readonly number[], back: string) => {
    const { backs } = rulesOf(g).content
    const all = [...sharedZone(g, 'box'), ...list]
    return all.find(p => p >= 0 && backs[p] === back && !['canteen', 'monitoringRoom'].includes(nameOf(g, p))) ?? -1
  }

  test('NEM-HIDE-19 NEM-HIDE-20 nobody knows tile or token; which set it is of, everybody', () => {
    const t = situation(given, crew)
    expect([whoCanTell(t, otherTile), whoCanTell(t, otherToken)]).toEqual([nobody, nobody])
    expect([whoSees(t, 'canteen'), whoSees(t, 'door-4')]).toEqual([nobody, nobody])
    expect(t.room('006')).toMatchObject({ tile: null, token: true, seenBy: 0, tokenSeenBy: 0 })
  })

  test('NEM-HIDE-19 NEM-HIDE-20 NEM-ROOM-MONITOR-1 the Monitoring Room shows both to one player', () => {
    const t = situation(given, crew)
    t.act('scout', { do: 'roomAction' }, ...PAY, { do: 'look', room: '006' })
    expect([whoCanTell(t, otherTile), whoCanTell(t, otherToken)]).toEqual([['scout'], ['scout']])
    expect([whoWasTold(t, 'canteen'), whoWasTold(t, 'door-4')]).toEqual([['scout'], ['scout']])
    expect(t.room('006')).toMatchObject({ seenBy: SCOUT, tokenSeenBy: SCOUT })
    expect(t.mine('scout')).toMatchObject({
      tiles: [{ room: '006', tile: 'canteen' }],
      tokens: [{ room: '006', token: 'door-4' }],
    })
  })

  test('NEM-HIDE-20 a token turned up is gone from the game: what one knew of it is a memory', () => {
    const t = situation(
      { ...given, at: { ...given.at, captain: '011' }, hand: { ...given.hand, captain: ['rest', 'order'] } },
      crew,
      { dice: { noise: ['silence'] } },
    )
    const notes = () => t.mine('scout').notes.map(note => [note.what, note.card, note.stale])
    t.act('scout', { do: 'roomAction' }, ...PAY, { do: 'look', room: '006' }, ...pass)
    expect(notes()).toEqual([
      ['tile', 'canteen', false],
      ['token', 'door-4', false],
    ])
    t.act('captain', ...move('006', 'rest'))
    expect(notes()).toEqual([
      ['tile', 'canteen', false],
      ['token', 'door-4', true],
    ])
    expect(t.mine('scout')).toMatchObject({ tiles: [], tokens: [] })
  })

  test('NEM-HIDE-19 tiles in the box are nobody’s knowledge', () => {
    const t = situation(given, crew)
    const { backs } = rulesOf(t.g).content
    const boxed = sharedZone(t.g, 'box').filter(p => backs[p] === 'tile.2')
    expect(boxed).toHaveLength(4)
    expect(whoCanTell(t, g => swap(g, boxed[0], boxed[1]))).toEqual(nobody)
    for (const piece of boxed) expect(whoSees(t, nameOf(t.g, piece))).toEqual(nobody)
  })

  test('NEM-HIDE-19 NEM-HIDE-20 exploring shows both to all', () => {
    const t = situation({ ...given, at: { scout: '011', captain: '001', pilot: '001' } }, crew, {
      dice: { noise: ['silence'] },
    })
    t.act('scout', ...move('006', 'rest'))
    for (const name of ['canteen', 'door-4'])
      expect([whoSees(t, name), whoWasTold(t, name)]).toEqual([everybody(t), everybody(t)])
  })
})

test('NEM-HIDE-21 item counters of explored rooms are public', () => {
  const t = situation({ rooms: { '006': { tile: 'canteen', explored: true, items: 3 } } }, crew)
  for (const seat of [null, 0, 2]) expect(view(t.g, seat).table.rooms.find(r => r.room === '006')?.items).toBe(3)
})

describe('NEM-HIDE-22 weaknesses', () => {
  const given = {
    rooms: { '009': { tile: 'laboratory', explored: true } },
    at: { scout: '009', captain: '001', pilot: '001' },
    hand: { scout: ['search', 'rest'] },
    carried: { scout: ['egg'] },
    weaknesses: { corpse: 'wayOfMoving', egg: 'vitalPlaces', carcass: 'wayOfFighting' },
  }
  const other = (slot: number) => (g: GameState) =>
    swap(g, sharedZone(g, 'weakness')[slot], pieceIn(g, sharedZone(g, 'box'), 'reactionToDanger'))

  test('NEM-HIDE-22 NEM-WEAK-01 lie face down: nobody knows them, nor those in the box', () => {
    const t = situation(given, crew)
    for (const slot of [0, 1, 2]) expect(whoCanTell(t, other(slot))).toEqual(nobody)
    const { backs } = rulesOf(t.g).content
    const [a, b, ...more] = sharedZone(t.g, 'box').filter(p => backs[p] === 'weakness')
    expect(more).toHaveLength(3)
    expect(whoCanTell(t, g => swap(g, a, b))).toEqual(nobody)
    expect(t.table().weaknesses).toEqual([
      { object: 'corpse', card: null },
      { object: 'egg', card: null },
      { object: 'carcass', card: null },
    ])
  })

  test('NEM-HIDE-22 NEM-WEAK-02 the Laboratory shows that one to all; the others stay hidden', () => {
    const t = situation(given, crew)
    t.act('scout', { do: 'roomAction' }, ...PAY)
    expect([whoSees(t, 'vitalPlaces'), whoWasTold(t, 'vitalPlaces')]).toEqual([everybody(t), everybody(t)])
    expect([whoSees(t, 'wayOfMoving'), whoSees(t, 'wayOfFighting')]).toEqual([nobody, nobody])
    expect(whoCanTell(t, other(0))).toEqual(nobody)
  })

  test('NEM-HIDE-22 what nobody discovered stays hidden when the game is over', () => {
    const t = situation({ ...given, time: 1, met: true, launched: ['captain'], passed: ['pilot'] }, crew)
    t.act('scout', ...pass)
    expect(t.table().over).not.toBeNull()
    expect(whoSees(t, 'vitalPlaces')).toEqual(nobody)
  })
})

describe('NEM-HIDE-23 NEM-RULING-161 NEM-RULING-204 the bag and the supply', () => {
  const apart = {
    rooms: { '006': { tile: 'canteen', explored: true } },
    at: { captain: '001', pilot: '001' },
    noise: ['006/1'],
    met: true,
  }
  const tokens = (g: GameState, zone: 'bag' | 'supply') => sharedZone(g, zone).map(piece => nameOf(g, piece))
  /** Another number of the same kind is in the bag instead. */
  const otherNumber = (g: GameState) => {
    const [bag, supply] = [sharedZone(g, 'bag'), sharedZone(g, 'supply')]
    const inside = bag.find(p => nameOf(g, p) === 'adult-4') ?? bag.find(p => nameOf(g, p).startsWith('adult')) ?? -1
    const outside = supply.find(p => nameOf(g, p).startsWith('adult') && nameOf(g, p) !== nameOf(g, inside)) ?? -1
    expect(outside).toBeGreaterThan(0)
    swap(g, inside, outside)
  }
  function met(): Situation {
    const t = situation({ ...apart, hand: { scout: ['rest', 'search'] } }, crew, {
      dice: { noise: ['1'], bag: ['adult-3'] },
      seed: 5,
    })
    t.act('scout', ...move('006', 'rest'))
    return t
  }

  test('NEM-HIDE-23 NEM-RULING-161 how many of each kind are in the bag is public, and follows every change', () => {
    const t = situation(apart, crew)
    expect(t.table().bag).toEqual({ blank: 1, larva: 4, creeper: 1, adult: 6, breeder: 0, queen: 1 })
    expect(t.table().supply).toEqual({ blank: 0, larva: 4, creeper: 2, adult: 6, breeder: 2, queen: 0 })
    const after = met()
    expect(after.table().bag).toEqual({ blank: 1, larva: 4, creeper: 1, adult: 5, breeder: 0, queen: 1 })
    expect(after.table().supply.adult).toBe(7)
    expect(tokens(after.g, 'bag')).toHaveLength(12)
  })

  test('NEM-HIDE-23 which numbers are inside nobody knows, and which token comes next neither', () => {
    const t = situation(apart, crew)
    expect(whoCanTell(t, otherNumber)).toEqual(nobody)
    expect(whoCanTell(t, g => void sharedZone(g, 'bag').reverse())).toEqual(nobody)
    for (const name of new Set(tokens(t.g, 'bag')))
      expect(whoSees(t, name)).toEqual(name === 'blank' ? everybody(t) : nobody)
  })

  test('NEM-HIDE-23 NEM-RULING-204 the number of a drawn token is told to all, and then lost in the supply', () => {
    const t = met()
    for (const seat of [null, 0, 2])
      expect(faceFor(t.told('tokenDrawn')[0], seat)).toMatchObject({ kind: 'adult', value: 3 })
    expect(tokens(t.g, 'supply')).toContain('adult-3')
    expect(sharedZone(t.g, 'supply').filter(piece => t.g.seen[piece] !== 0)).toEqual([])
    expect(whoSees(t, 'adult-3')).toEqual(nobody)
    expect(whoCanTell(t, otherNumber)).toEqual(nobody)
  })

  test('NEM-RULING-204 NEM-RULING-20 a token that goes back is any of its kind: its number is told to nobody', () => {
    const t = situation(
      {
        ...apart,
        passed: ['captain', 'pilot'],
        intruders: [{ kind: 'adult', room: '002' }],
        decks: { event: ['bulkheadsOpen'] },
        hand: { scout: [] },
      },
      crew,
      { dice: { bag: ['larva-1'] } },
    )
    t.act('scout', { do: 'pass' })
    expect(t.told('intruderLeft')).toMatchObject([{ kind: 'adult', how: 'ducts' }])
    const back = t.told('bag').find(e => e.kind === 'adult' && e.change === 1)
    expect(faceFor(back ?? t.events[0], 0)).toEqual({ e: 'bag', kind: 'adult', change: 1, rule: 'NEM-TECH-06' })
    expect(whoCanTell(t, otherNumber)).toEqual(nobody)
  })

  test('NEM-RULING-161 drawing is random: over many games other tokens come first', () => {
    const first = Array.from({ length: 25 }, (_, seed) => {
      const t = situation({ ...apart, hand: { scout: ['rest', 'search'] } }, crew, { dice: { noise: ['1'] }, seed })
      t.act('scout', ...move('006', 'rest'))
      return t.told('tokenDrawn')[0].kind
    })
    expect(new Set(first).size).toBeGreaterThan(2)
  })
})

test('NEM-HIDE-24 the board is public: miniatures, injuries, markers, doors, tracks, pods and their sides', () => {
  const given = {
    rooms: { '006': { tile: 'canteen', explored: true, fire: true, malfunction: true } },
    intruders: [{ kind: 'adult', room: '008', injuries: 2 }],
    noise: ['006/1', 'main'],
    doors: { '006/2': 'closed', '008/3': 'destroyed' },
    time: 9,
    selfDestruct: 5,
    destination: 'D',
    pods: { 2: 'unlocked', 3: 'locked', 4: 'launched' },
    objects: { '001': ['carcass'] },
    eggs: 4,
    vent: '006',
  }
  const t = situation(given, crew)
  for (const seat of [null, 0, 1]) {
    const { table } = view(t.g, seat)
    expect(table).toMatchObject({
      intruders: [{ kind: 'adult', room: '008', injuries: 2 }],
      noise: ['c006-007', 'main'],
      doors: [
        { corridor: 'c006-011', state: 'closed' },
        { corridor: 'c008-011', state: 'destroyed' },
      ],
      time: 9,
      selfDestruct: 5,
      destination: 'D',
      eggs: 4,
      vent: '006',
      pods: [
        { pod: 2, section: 'A', locked: false, state: 'docked' },
        { pod: 3, section: 'B', locked: true, state: 'docked' },
        { pod: 4, section: 'A', state: 'launched' },
      ],
    })
    expect(table.rooms.find(r => r.room === '006')).toMatchObject({ fire: true, malfunction: true })
    expect(table.rooms.find(r => r.room === '001')?.objects).toEqual(['carcass'])
  }
})

test('NEM-HIDE-29 dice are rolled openly: everybody hears the face', () => {
  const given = {
    rooms: { '006': { tile: 'canteen', explored: true } },
    at: { captain: '001', pilot: '001' },
    met: true,
  }
  const t = situation({ ...given, hand: { scout: ['rest', 'search'] } }, crew, { dice: { noise: ['2'] } })
  t.act('scout', ...move('006', 'rest'))
  const shot = situation(
    {
      ...given,
      at: { ...given.at, scout: '006' },
      intruders: [{ kind: 'adult', room: '006' }],
      hand: { scout: ['rest'] },
    },
    crew,
    { dice: { combat: ['blank'] } },
  )
  shot.act('scout', { do: 'shoot' }, pay('rest'))
  for (const seat of [null, 0, 1, 2]) {
    expect(faceFor(t.told('noiseRolled')[0], seat)).toMatchObject({ face: '2' })
    expect(faceFor(shot.told('shot')[0], seat)).toMatchObject({ face: 'blank' })
  }
})

describe('NEM-HIDE-30 seeds and orders', () => {
  const setup = { game: 'nemesis', board: 'nemesis-base', seats: [{ character: 'scout' }, { character: 'captain' }] }

  test('NEM-HIDE-30 no view holds the random stream, its key or anything undrawn', () => {
    const g = create(setup, keyFromSeed('a secret seed'))
    for (const seat of [null, 0, 1]) {
      const bytes = JSON.stringify(view(g, seat))
      for (const word of g.rng.key) expect(bytes).not.toContain(String(word))
      const keys = [...bytes.matchAll(/"(\w+)":/g)].map(([, key]) => key)
      for (const key of ['rng', 'key', 'stacked', 'zones', 'seed', 'seen', 'read']) expect(keys).not.toContain(key)
    }
  })

  test('NEM-HIDE-30 another key, another future: nobody can tell until something is drawn', () => {
    const t = situation({ at: { captain: '001', pilot: '001' } }, crew)
    const another = (g: GameState) => {
      g.rng.key = keyFromSeed('something else')
    }
    expect(whoCanTell(t, another)).toEqual(nobody)
  })

  test('NEM-HIDE-30 what a scenario stacked is nobody’s knowledge either', () => {
    const t = situation({}, crew, { dice: { noise: ['danger'], bag: ['queen-4'] } })
    expect(clone(t.g).stacked).not.toBeNull()
    const random = (g: GameState) => {
      g.stacked = null
    }
    expect(whoCanTell(t, random)).toEqual(nobody)
  })
})

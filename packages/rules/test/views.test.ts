/** What everybody may know, and what one seat may. */
import { expect, test } from 'vitest'
import { faceFor, type GameState, keyFromSeed, view } from '../src/index.ts'
import { carefulMove, keep, move, pass, play, situation } from './situation.ts'

const crew = ['scout', 'captain', 'pilot']
const bytes = (g: GameState, seat: number | null) => JSON.stringify(view(g, seat))

test('NEM-HIDE-01 a hand: its owner sees the cards, the others how many', () => {
  const t = situation({ hand: { scout: ['reconnaissance', 'scavenging', 'adrenaline'] } }, crew)
  expect(t.mine('scout').hand).toEqual(['scavenging', 'reconnaissance', 'adrenaline'])
  expect(t.crew('scout').hand).toBe(3)
  for (const seat of [null, 1, 2]) expect(bytes(t.g, seat)).not.toMatch(/"(reconnaissance|scavenging|adrenaline)"/)
})

test('NEM-HIDE-01 cards drawn are told to their owner alone', () => {
  const t = situation({ hand: { scout: [] }, deck: { scout: ['reconnaissance'] } })
  t.act('scout', { do: 'pass' })
  const [drew] = t.told('drew')
  expect(faceFor(drew, 0)).toMatchObject({ who: 0, count: 5 })
  expect(faceFor(drew, 0).mine?.cards).toContain('reconnaissance')
  for (const seat of [null, 1])
    expect(faceFor(drew, seat)).toEqual({ e: 'drew', who: 0, count: 5, rule: 'NEM-ROUND-02' })
})

test('NEM-HIDE-05 the discard pile is open, in its order', () => {
  const given = { rooms: { '006': { tile: 'canteen', explored: true } }, at: { captain: '001', pilot: '001' } }
  const t = situation({ ...given, hand: { scout: ['scavenging', 'search', 'rest'] } }, crew, {
    dice: { noise: ['silence'] },
  })
  t.act('scout', ...move('006', 'scavenging'), ...carefulMove('011', 'search', 'rest'))
  for (const seat of [null, 0, 1])
    expect(view(t.g, seat).table.crew[0].discard).toEqual(['scavenging', 'search', 'rest'])
})

test('NEM-HIDE-06 of shared decks everybody sees the size and nothing else', () => {
  const t = situation({ decks: { red: ['commsKey'], wound: ['leg'], event: ['lurking'], attack: ['bite.6'] } }, crew)
  expect(t.table().decks.map(d => [d.deck, d.pile])).toEqual([
    ['red', { count: 30, known: [] }],
    ['yellow', { count: 30, known: [] }],
    ['green', { count: 30, known: [] }],
    ['wound', { count: 16, known: [] }],
    ['event', { count: 20, known: [] }],
    ['attack', { count: 20, known: [] }],
    ['contamination', { count: 27, known: [] }],
  ])
  for (const seat of [null, 0, 1, 2]) expect(bytes(t.g, seat)).not.toMatch(/"(commsKey|leg|lurking|bite.6)"/)
})

test('NEM-HIDE-07 shared discard piles are open', () => {
  const given = {
    rooms: { '006': { tile: 'monitoringRoom', explored: true, items: 2 } },
    at: { scout: '006' },
    hand: { scout: ['search'] },
    hands: { scout: ['rifle', 'prototypePistol'] },
    decks: { red: ['prototypeRifle', 'grenade'] },
  }
  const t = situation(given, crew)
  t.act('scout', play('search'), keep('prototypeRifle'), { do: 'drop', card: 'prototypePistol' })
  for (const seat of [null, 1]) expect(view(t.g, seat).table.decks[0].discard).toEqual(['prototypePistol'])
})

test('NEM-HIDE-09 NEM-HAND-01 an inventory: its owner sees the cards, the others the colours of the backs', () => {
  const t = situation({ inventory: { scout: ['medkit', 'grenade', 'tools', 'decoy'] } }, crew)
  expect([...t.mine('scout').inventory].sort()).toEqual(['decoy', 'grenade', 'medkit', 'tools'])
  expect(t.crew('scout').inventory).toEqual(['red', 'red', 'yellow', 'green'].map(back => ({ back, card: null })))
  for (const seat of [null, 1, 2]) expect(bytes(t.g, seat)).not.toMatch(/"(medkit|grenade|tools|decoy)"/)
})

test('NEM-HIDE-19 NEM-HIDE-20 nobody sees what is face down on the board', () => {
  const t = situation({ rooms: { '006': { tile: 'canteen', token: 'door-4' } } }, crew)
  expect(t.room('006')).toEqual({
    room: '006',
    tile: null,
    explored: false,
    items: null,
    fire: false,
    malfunction: false,
    token: true,
    seenBy: 0,
    tokenSeenBy: 0,
    objects: [],
    arrivals: 0,
  })
  for (const seat of [null, 0, 1, 2]) expect(bytes(t.g, seat)).not.toMatch(/"(canteen|door-4)"/)
})

test('NEM-HIDE-21 item counters of explored rooms are public', () => {
  const t = situation({ rooms: { '006': { tile: 'canteen', explored: true, items: 3 } } }, crew)
  for (const seat of [null, 1]) expect(view(t.g, seat).table.rooms.find(r => r.room === '006')?.items).toBe(3)
})

test('NEM-HIDE-10 NEM-HIDE-24 NEM-HIDE-25 the board, things in hands and what is on character boards are public', () => {
  const given = {
    rooms: { '006': { tile: 'canteen', explored: true, fire: true, malfunction: true } },
    noise: ['main', '006/1'],
    doors: { '006/2': 'closed', '008/3': 'destroyed' },
    time: 9,
    wounds: { scout: ['leg'] },
    light: { scout: 1 },
    slime: ['scout'],
    hands: { scout: ['rifle', 'prototypeRifle'] },
    attached: { scout: { extendedMagazine: 'rifle' } },
    ammo: { scout: { rifle: 3 } },
    at: { scout: '006' },
    larva: ['captain'],
    signal: ['captain'],
    dressed: { captain: ['arm'] },
    carried: { captain: ['egg'] },
    selfDestruct: 4,
    destination: 'C',
    pods: { 1: 'unlocked', 3: 'locked' },
    intruders: [{ kind: 'adult', room: '001', injuries: 2 }],
    objects: { '001': ['carcass'] },
  }
  const { table } = view(situation(given, crew).g, null)
  expect(table.rooms.find(r => r.room === '006')).toMatchObject({ fire: true, malfunction: true })
  expect(table.noise).toEqual(['c006-007', 'main'])
  expect(table.doors).toEqual([
    { corridor: 'c006-011', state: 'closed' },
    { corridor: 'c008-011', state: 'destroyed' },
  ])
  expect(table.time).toBe(9)
  expect(table.crew[0]).toMatchObject({
    room: '006',
    wounds: ['leg'],
    light: 1,
    slime: true,
    hands: [
      { card: 'rifle', ammo: 3, capacity: 6, attached: ['extendedMagazine'], taped: null },
      { card: 'prototypeRifle', ammo: 1, capacity: 6, attached: [], taped: null },
    ],
  })
  expect(table.crew[1]).toMatchObject({ larva: true, signal: true, dressed: ['arm'], wounds: [], objects: ['egg'] })
  expect([table.selfDestruct, table.destination]).toEqual([4, 'C'])
  expect(table.pods).toEqual([
    { pod: 1, section: 'A', locked: false, state: 'docked' },
    { pod: 3, section: 'B', locked: true, state: 'docked' },
  ])
  expect(table.intruders).toMatchObject([{ kind: 'adult', room: '001', injuries: 2 }])
  expect(table.rooms.find(r => r.room === '001')?.objects).toEqual(['carcass'])
})

test('NEM-HIDE-26 Player Numbers, characters, who has passed and the First Player are public', () => {
  const numbers = { scout: 3, captain: 1, pilot: 2 }
  const { table } = view(situation({ first: 'pilot', passed: ['captain'], numbers }, crew).g, null)
  expect(table.crew.map(c => [c.seat, c.number, c.character, c.passed])).toEqual([
    [0, 3, 'scout', false],
    [1, 1, 'captain', true],
    [2, 2, 'pilot', false],
  ])
  expect(table.first).toBe(2)
})

test('NEM-HIDE-29 dice are rolled openly', () => {
  const given = { rooms: { '006': { tile: 'canteen', explored: true } }, at: { captain: '001', pilot: '001' } }
  const t = situation({ ...given, hand: { scout: ['rest'] } }, crew, { dice: { noise: ['3'] } })
  t.act('scout', ...move('006', 'rest'))
  const [rolled] = t.told('noiseRolled')
  for (const seat of [null, 0, 1])
    expect(faceFor(rolled, seat)).toEqual({ e: 'noiseRolled', who: 0, room: '006', face: '3', rule: 'NEM-NOISE-01' })
})

test('NEM-HIDE-30 no view depends on the key, on what was drawn from it or on stacked dice', () => {
  const t = situation({}, crew, { dice: { noise: ['3'] } })
  const seats = [null, 0, 1, 2]
  const before = seats.map(seat => bytes(t.g, seat))
  const secret = t.g.rng.key.map(String)
  t.g.rng = { key: keyFromSeed('another'), used: t.g.rng.used.map(n => n + 1000) }
  t.g.stacked = null
  expect(seats.map(seat => bytes(t.g, seat))).toEqual(before)
  for (const text of before) for (const w of secret) expect(text).not.toContain(w)
})

test('a spectator has no seat and sees the table alone', () => {
  const t = situation({}, crew)
  expect(view(t.g, null).me).toBeNull()
  expect(view(t.g, null).table).toEqual(view(t.g, 1).table)
})

test('a view shares nothing with the state', () => {
  const t = situation({ noise: ['main'], inventory: { scout: ['medkit'] }, seen: { scout: ['tile.006'] } }, crew)
  t.standing('captain', 'game')
  const before = JSON.stringify(t.g)
  const spoil = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const [key, inner] of Object.entries(value)) {
      spoil(inner)
      Reflect.set(value, key, 'spoilt')
    }
  }
  for (const seat of [null, 0, 1]) spoil(view(t.g, seat))
  expect(JSON.stringify(t.g)).toBe(before)
})

test('one’s own question and one’s own answer are in one’s own view only', () => {
  const t = situation({}, crew)
  expect(t.mine('scout').decision?.ask).toBe('turn')
  expect([t.mine('captain').decision, t.mine('pilot').decision]).toEqual([null, null])
  expect(t.table().asking).toMatchObject({ ask: 'turn', sealed: false, seats: [0] })
  t.act('scout', ...pass)
  expect(t.mine('captain').decision?.ask).toBe('turn')
})

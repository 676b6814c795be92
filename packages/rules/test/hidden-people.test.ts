/** What people know of each other: objectives, wounds, numbers, the draft, and what may be said. NEM-HIDE-14, 15, 25..27. */
import { describe, expect, test } from 'vitest'
import { bit, seatZone, sharedZone } from '../src/core/pieces.ts'
import { nameOf, rulesOf } from '../src/core/ruleset.ts'
import {
  create,
  faceFor,
  type GameEvent,
  type GameState,
  keyFromSeed,
  pending,
  step,
  tableView,
  view,
} from '../src/index.ts'
import { everybody, nobody, pieceIn, swap, whoCanTell, whoSees, whoWasTold } from './hidden.ts'
import { move, pass, pay, type Situation, situation } from './situation.ts'

const crew = ['captain', 'scout', 'pilot']
const CARDS = { captain: ['abOvo', 'hoarder'], scout: ['necroscopy', 'quarantine'], pilot: ['myPrecious', 'greatHunt'] }

describe('NEM-HIDE-14 objectives', () => {
  /** Everybody still has two, and the Scout is about to meet something. */
  const given = {
    objectives: CARDS,
    rooms: { '006': { tile: 'canteen', explored: true } },
    at: { captain: '001', pilot: '001' },
    turn: 'scout',
    hand: { scout: ['rest', 'search', 'search', 'scavenging', 'adrenaline'] },
    noise: ['006/1'],
  }
  function meeting(): Situation {
    const t = situation(given, crew, { dice: { noise: ['1'], bag: ['adult-2'] } })
    t.act('scout', ...move('006', 'rest'))
    return t
  }
  const chosen = (...cards: [who: string, card: string][]): Situation => {
    const t = meeting()
    for (const [who, card] of cards) t.act(who, { do: 'objective', card })
    return t
  }
  const ALL: [string, string][] = [
    ['captain', 'abOvo'],
    ['scout', 'quarantine'],
    ['pilot', 'greatHunt'],
  ]

  test('NEM-HIDE-14 are seen by their owners alone; that everybody has two, by all', () => {
    const t = situation(given, crew)
    for (const [owner, cards] of Object.entries(CARDS))
      for (const card of cards) expect(whoSees(t, card)).toEqual([owner])
    expect(t.table().crew.map(c => [c.objectives, c.rejected])).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
    ])
    const other = (g: GameState) =>
      swap(g, pieceIn(g, seatZone(g, 1, 'objectives'), 'necroscopy'), boxed(g, 'corporate')[0])
    expect(whoCanTell(t, other)).toEqual(['scout'])
  })

  test('NEM-HIDE-14 NEM-SETUP-25 the deal tells each player their own two', () => {
    const told: GameEvent[] = []
    const seats = crew.map(character => ({ character }))
    const g = create({ game: 'nemesis', board: 'nemesis-base', seats }, keyFromSeed(3), e => told.push(e))
    const [dealt] = told.filter(e => e.e === 'objectivesDealt')
    for (const seat of [0, 1, 2])
      expect(faceFor(dealt, seat).mine?.cards).toEqual(seatZone(g, seat, 'objectives').map(p => nameOf(g, p)))
    expect(faceFor(dealt, null)).toEqual({ e: 'objectivesDealt', rule: 'NEM-SETUP-25' })
  })

  test('NEM-HIDE-14 NEM-CRIT-01 the question shows each their own; who has chosen is public, what is not', () => {
    const t = chosen(['captain', 'abOvo'])
    expect(t.table().asking).toMatchObject({ ask: 'objective', sealed: true, seats: [1, 2] })
    expect(t.mine('captain').answer).toEqual({ do: 'objective', card: 'abOvo' })
    expect(t.options('scout')).toEqual(CARDS.scout.map(card => ({ do: 'objective', card })))
    for (const card of CARDS.captain) expect(whoSees(t, card)).toEqual(['captain'])
  })

  test('NEM-HIDE-14 NEM-CRIT-02 NEM-RULING-220 which of the two was kept is told to its owner alone', () => {
    const t = chosen(...ALL)
    expect(t.mine('scout')).toMatchObject({ objectives: ['quarantine'], rejected: ['necroscopy'] })
    for (const cards of Object.values(CARDS)) for (const card of cards) expect(whoSees(t, card)).toHaveLength(1)
    expect(t.table().crew.map(c => [c.objectives, c.rejected])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ])
    const [first] = t.told('objectiveChosen')
    expect(faceFor(first, 1)).toEqual({ e: 'objectiveChosen', who: 0, rule: 'NEM-CRIT-01' })
    expect(faceFor(first, 0).mine).toEqual({ kept: 'abOvo' })
  })

  test('NEM-RULING-220 had the Scout kept the other, Corporate for Personal, nobody else would see a difference', () => {
    const worlds = ['necroscopy', 'quarantine'].map(card =>
      chosen(['captain', 'abOvo'], ['scout', card], ['pilot', 'greatHunt']),
    )
    const bytes = (seat: number | null) =>
      worlds.map(t => JSON.stringify([view(t.g, seat), t.events.map(e => faceFor(e, seat))]))
    for (const seat of [null, 0, 2]) expect(new Set(bytes(seat)).size).toBe(1)
    expect(new Set(bytes(1)).size).toBe(2)
  })

  test('NEM-HIDE-14 NEM-CRIT-02 nobody may look at what another put aside, not even when all is over', () => {
    const end = situation(
      {
        ...given,
        objectives: { scout: ['quarantine'], captain: ['abOvo'] },
        met: true,
        noise: [],
        time: 1,
        launched: ['scout'],
        turn: 'captain',
        passed: ['pilot'],
      },
      crew,
    )
    const aside = nameOf(end.g, seatZone(end.g, 1, 'rejected')[0])
    end.act('captain', ...pass)
    expect(whoSees(end, 'quarantine')).toEqual(everybody(end))
    expect(whoSees(end, aside)).toEqual(['scout'])
    expect(whoSees(end, 'abOvo')).toEqual(['captain'])
  })
})

/** Objectives with this back that were not dealt. */
const boxed = (g: GameState, deck: string): number[] => {
  const { backs, faces } = rulesOf(g).content
  return sharedZone(g, 'box').filter(p => {
    const face = faces[p]
    return backs[p] === `objective.${deck}` && face.kind === 'objective' && face.objective.players <= g.crew.length
  })
}

test('NEM-HIDE-15 NEM-SETUP-25 objectives left in the box are known to nobody', () => {
  const t = situation({}, crew)
  for (const deck of ['corporate', 'personal']) {
    const [a, b] = boxed(t.g, deck)
    expect(boxed(t.g, deck).length).toBeGreaterThan(2)
    expect(whoCanTell(t, g => swap(g, a, b))).toEqual(nobody)
    for (const piece of boxed(t.g, deck)) expect(whoSees(t, nameOf(t.g, piece))).toEqual(nobody)
  }
})

describe('NEM-RULING-206 the Log Key and the Comms Key', () => {
  /** The Captain at a computer with a key; the Scout has sent the Signal, the Pilot has not. */
  const atComputer = {
    rooms: { '009': { tile: 'laboratory', explored: true }, '010': { tile: 'generator', explored: true } },
    at: { captain: '009', scout: '011', pilot: '001' },
    hand: { captain: ['rest', 'order'], scout: [], pilot: [] },
    objectives: CARDS,
    signal: ['scout'],
  }
  const logKey = (more: object = {}) => {
    const t = situation({ ...atComputer, inventory: { captain: ['logKey'] }, ...more }, crew)
    t.act('captain', { do: 'use', card: 'logKey' }, pay('rest'))
    return t
  }

  test('NEM-RULING-206 with two objectives the user names the back and sees that card alone', () => {
    const t = logKey()
    expect(t.options('captain')).toEqual([
      { do: 'who', whom: 1 },
      { do: 'who', whom: 2 },
    ])
    t.act('captain', { do: 'who', whom: 1 })
    expect(t.options('captain')).toEqual([
      { do: 'back', back: 'corporate' },
      { do: 'back', back: 'personal' },
    ])
    t.act('captain', { do: 'back', back: 'personal' })
    expect([whoSees(t, 'quarantine'), whoWasTold(t, 'quarantine')]).toEqual([['captain', 'scout'], ['captain']])
    expect([whoSees(t, 'necroscopy'), whoWasTold(t, 'necroscopy')]).toEqual([['scout'], nobody])
    expect(t.mine('captain').others.find(o => o.seat === 1)?.objectives).toEqual(['quarantine'])
  })

  test('NEM-RULING-206 with one objective left it is that one, whatever its back: nothing is asked', () => {
    const t = logKey({
      met: true,
      objectives: { ...CARDS, scout: ['quarantine'], pilot: ['greatHunt'], captain: ['abOvo'] },
    })
    t.act('captain', { do: 'who', whom: 1 })
    expect(t.table().asking?.ask).toBe('turn')
    expect(whoSees(t, 'quarantine')).toEqual(['captain', 'scout'])
  })

  test('NEM-RULING-206 that the look took place is public, what was seen is not', () => {
    const t = logKey()
    t.act('captain', { do: 'who', whom: 1 }, { do: 'back', back: 'corporate' })
    const [peeked] = t.told('peekedObjective')
    for (const seat of [null, 1, 2])
      expect(faceFor(peeked, seat)).toEqual({ e: 'peekedObjective', who: 0, whom: 1, rule: 'NEM-RULING-206' })
    expect(faceFor(peeked, 0).mine).toEqual({ card: 'necroscopy' })
  })

  test('NEM-RULING-206 the Comms Key reaches only who has sent the Signal', () => {
    const t = situation({ ...atComputer, inventory: { captain: ['commsKey'] } }, crew)
    t.act('captain', { do: 'use', card: 'commsKey' }, pay('rest'))
    expect(t.table().asking).toMatchObject({ ask: 'whoseObjective', about: { whom: 1 } })
    t.act('captain', { do: 'back', back: 'corporate' })
    expect(whoSees(t, 'necroscopy')).toEqual(['captain', 'scout'])
    const silent = situation({ ...atComputer, signal: ['captain'], inventory: { captain: ['commsKey'] } }, crew)
    expect(silent.options('captain')).not.toContainEqual({ do: 'use', card: 'commsKey' })
  })

  test('NEM-RULING-206 NEM-HIDE-14 what was seen stays in that player’s view, and in no other', () => {
    const t = logKey()
    t.act('captain', { do: 'who', whom: 1 }, { do: 'back', back: 'personal' })
    expect(t.mine('captain').notes).toMatchObject([{ what: 'objective', at: '1', card: 'quarantine', stale: false }])
    expect([t.mine('scout').notes, t.mine('pilot').notes]).toEqual([[], []])
  })

  test('NEM-RULING-220 NEM-HIDE-14 a look before the choice does not tell what was chosen', () => {
    const worlds = ['necroscopy', 'quarantine'].map(card => {
      const t = situation(
        {
          ...atComputer,
          inventory: { captain: ['logKey'] },
          rooms: { ...atComputer.rooms, '006': { tile: 'canteen', explored: true } },
          hand: { captain: ['rest', 'order'], scout: ['rest', 'search', 'search'], pilot: [] },
          noise: ['006/1'],
        },
        crew,
        { dice: { noise: ['1'], bag: ['adult-2'] } },
      )
      t.act(
        'captain',
        { do: 'use', card: 'logKey' },
        pay('rest'),
        { do: 'who', whom: 1 },
        { do: 'back', back: 'personal' },
        ...pass,
      )
      t.act('scout', ...move('006', 'rest'))
      t.act('captain', { do: 'objective', card: 'abOvo' })
      t.act('scout', { do: 'objective', card })
      t.act('pilot', { do: 'objective', card: 'greatHunt' })
      return t
    })
    const [a, b] = worlds.map(t => JSON.stringify(view(t.g, 0)))
    expect(a).toBe(b)
    // That there was such a card is still in the notebook, as a memory.
    expect(worlds[0].mine('captain').notes).toMatchObject([{ what: 'objective', card: 'quarantine', stale: true }])
  })
})

test('NEM-HIDE-25 wounds, larva, slime and Signal are public; a dressed wound is shown as dressed', () => {
  const given = {
    wounds: { scout: ['leg'] },
    dressed: { scout: ['arm'] },
    light: { scout: 2 },
    larva: ['scout'],
    slime: ['scout'],
    signal: ['scout'],
  }
  const t = situation(given, crew)
  for (const seat of [null, 0, 2])
    expect(view(t.g, seat).table.crew[1]).toMatchObject({
      wounds: ['leg'],
      dressed: ['arm'],
      light: 2,
      larva: true,
      slime: true,
      signal: true,
    })
})

test('NEM-HIDE-26 Player Numbers, characters, who has passed and who is first are public', () => {
  const t = situation({ numbers: { captain: 3, scout: 1, pilot: 2 }, first: 'scout', passed: ['pilot'] }, crew)
  for (const seat of [null, 0, 2]) {
    const { table } = view(t.g, seat)
    expect(table.crew.map(c => [c.number, c.character, c.passed])).toEqual([
      [3, 'captain', false],
      [1, 'scout', false],
      [2, 'pilot', true],
    ])
    expect(table.first).toBe(1)
  }
})

test('NEM-HIDE-27 NEM-SETUP-27 both draft cards are shown to all; the objectives are known before', () => {
  const told: GameEvent[] = []
  const seats = [{ character: null }, { character: null }]
  const g = create({ game: 'nemesis', board: 'nemesis-base', seats }, keyFromSeed(9), e => told.push(e))
  for (;;) {
    const [asked] = pending(g)
    if (asked.ask !== 'draft') break
    const cards = asked.options.flatMap(o => (o.do === 'character' ? [o.card] : []))
    expect(cards).toHaveLength(2)
    for (const seat of [null, 0, 1]) {
      const drawn = told.filter(e => e.e === 'draftDrawn').at(-1)
      expect(drawn && faceFor(drawn, seat)).toMatchObject({ who: asked.seat, cards })
      expect(view(g, seat).table.asking?.about.cards).toEqual(cards)
    }
    step(g, { seat: asked.seat, n: asked.n, do: 'character', card: cards[0] }, e => told.push(e))
  }
  expect(told.filter(e => e.e === 'draftDrawn')).toHaveLength(2)
  expect(told.findIndex(e => e.e === 'objectivesDealt')).toBeLessThan(told.findIndex(e => e.e === 'draftDrawn'))
  expect(tableView(g).crew.every(c => c.character !== null)).toBe(true)
})

describe('NEM-RULING-160 NEM-GEN-11 what may be said', () => {
  test('NEM-RULING-160 only items can be shown to somebody: no way to show a hand or an objective', () => {
    const t = situation(
      {
        rooms: { '006': { tile: 'canteen', explored: true } },
        at: { captain: '006', scout: '006', pilot: '006' },
        hand: { captain: ['rest', 'order'], scout: [], pilot: [] },
        inventory: { captain: ['grenade'] },
        objectives: CARDS,
      },
      crew,
    )
    t.act('captain', { do: 'trade' }, pay('rest'), { do: 'partner', whom: 1 })
    const shown = t.options('captain').flatMap(o => (o.do === 'show' || o.do === 'put' ? [o.card] : []))
    expect([...new Set(shown)].sort()).toEqual(['grenade', 'sixShooter'])
  })

  test('NEM-RULING-160 NEM-ROOM-ENGINE-4 a secret look obliges to nothing; only a changed engine is told truthfully', () => {
    const t = situation(
      {
        at: { captain: '021', scout: '001', pilot: '001' },
        hand: { captain: ['basicRepairs', 'rest', 'order', 'search', 'search'], scout: [], pilot: [] },
        engines: { 1: 'damaged' },
      },
      crew,
    )
    t.act('captain', { do: 'roomAction' }, pay('search'), pay('order'))
    const afterCheck = t.events.filter(e => JSON.stringify(faceFor(e, 1)).match(/working|damaged|changed/))
    expect(afterCheck).toEqual([])
    t.act('captain', { do: 'play', card: 'basicRepairs' }, pay('search'), pay('rest'), { do: 'accept' })
    expect(faceFor(t.told('engine')[0], 1)).toMatchObject({ who: 0, engine: 1, changed: true })
    expect(whoWasTold(t, 'damaged')).toEqual(['captain'])
  })
})

test('what a seat is known to know is public: bits, never faces', () => {
  const t = situation({ seen: { scout: ['tile.006', 'coordinates'] } }, crew)
  expect([t.room('006').seenBy, t.table().coordinates?.seenBy]).toEqual([bit(1), bit(1)])
})

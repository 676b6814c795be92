/** Hands, decks, piles and inventories: who may see what. NEM-HIDE-01..13. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone, wordOf } from '../src/core/pieces.ts'

import { faceFor, type GameState, view } from '../src/index.ts'
import { everybody, nobody, pieceIn, swap, whoCanTell, whoSees, whoWasTold } from './hidden.ts'
import { keep, move, pass, pay, play, type Situation, situation } from './situation.ts'

const crew = ['scout', 'captain', 'pilot']
/** Nobody is where anybody else is, so nobody is asked to react. */
const APART = {
  rooms: {
    '006': { tile: 'canteen', explored: true, items: 2 },
    '008': { tile: 'showerRoom', explored: true, items: 2 },
  },
  at: { captain: '006', pilot: '008' },
}

describe('NEM-HIDE-01 a hand', () => {
  const given = {
    ...APART,
    hand: { scout: ['reconnaissance', 'search', 'rest'], captain: ['order', 'rest'], pilot: ['repairs', 'search'] },
  }
  const another = (g: GameState) =>
    swap(g, pieceIn(g, seatZone(g, 0, 'hand'), 'reconnaissance'), pieceIn(g, seatZone(g, 0, 'deck'), 'adrenaline'))

  test('NEM-HIDE-01 its owner sees the cards; to all others a hand with another card looks the same', () => {
    const t = situation(given, crew)
    expect(whoSees(t, 'reconnaissance')).toEqual(['scout'])
    expect(whoCanTell(t, another)).toEqual(['scout'])
    expect(t.table().crew.map(c => c.hand)).toEqual([3, 2, 2])
  })

  test('NEM-HIDE-01 what can be played and paid with is offered to the owner alone', () => {
    const t = situation(given, crew)
    expect(view(t.g, 0).me?.decision?.options).toContainEqual({ do: 'play', card: 'reconnaissance', cost: 1 })
    expect([view(t.g, 1).me?.decision, view(t.g, 2).me?.decision]).toEqual([null, null])
    t.act('scout', { do: 'move', to: '015' })
    expect(t.table().asking).toMatchObject({ ask: 'pay', seats: [0] })
    expect(whoSees(t, 'reconnaissance')).toEqual(['scout'])
  })

  test('NEM-HIDE-01 drawn cards are told to their owner; played, paid and discarded ones to everybody', () => {
    const t = situation({ ...given, deck: { scout: ['adrenaline'] } }, crew, { dice: { bag: ['larva-1'] } })
    t.act('scout', ...move('006', 'reconnaissance'), { do: 'pass' }, { do: 'discard', card: 'search' }, { do: 'done' })
    expect([whoWasTold(t, 'reconnaissance'), whoWasTold(t, 'search')]).toEqual([everybody(t), everybody(t)])
    expect([whoWasTold(t, 'rest'), whoSees(t, 'rest')]).toEqual([nobody, ['scout', 'captain']])
    while (t.table().round === 1) t.act(t.asked()[0], ...pass)
    expect(t.told('drew').map(e => [e.who, e.count])).toEqual([
      [0, 4],
      [1, 3],
      [2, 3],
    ])
    expect(whoWasTold(t, 'adrenaline')).toEqual(['scout'])
  })
})

describe('NEM-HIDE-02 contamination in a hand', () => {
  const given = { ...APART, hand: { scout: ['rest', 'search'] }, contamination: { scout: { hand: ['clean'] } } }

  test('NEM-HIDE-02 is known to its owner as such and looks like any other card to the others', () => {
    const t = situation(given, crew)
    expect(t.mine('scout').hand).toEqual(['search', 'rest', 'contamination'])
    const cured = (g: GameState) =>
      swap(g, pieceIn(g, seatZone(g, 0, 'hand'), 'contamination'), seatZone(g, 0, 'deck')[0])
    expect(whoCanTell(t, cured)).toEqual(['scout'])
  })

  test('NEM-HIDE-02 NEM-ATTACK-03 an attack goes to the fewest Action cards, and tells only whom it chose', () => {
    // The Captain holds fewer cards, the Scout fewer Action cards.
    const t = situation(
      {
        rooms: { '006': { tile: 'canteen', explored: true } },
        at: { scout: '006', captain: '006', pilot: '001' },
        passed: ['captain', 'pilot'],
        hand: { scout: ['rest'], captain: ['rest', 'order'] },
        contamination: { scout: { hand: ['clean', 'clean'] } },
        intruders: [{ kind: 'adult', room: '006' }],
        decks: { attack: ['scratch.2'], event: ['regeneration'] },
      },
      crew,
      { dice: { bag: ['larva-1'] } },
    )
    t.act('scout', ...pass)
    const [attack] = t.told('attack')
    expect(attack).toMatchObject({ who: 0, card: 'scratch.2', hits: true })
    expect(Object.keys(faceFor(attack, 1)).sort()).toEqual(['card', 'e', 'hits', 'intruder', 'kind', 'rule', 'who'])
    expect(faceFor(attack, 1)).toEqual(faceFor(attack, 0))
  })
})

describe('NEM-HIDE-03 the word on a contamination card', () => {
  const infectedFirst = {
    ...APART,
    hand: { scout: ['rest', 'search'] },
    contamination: { scout: { hand: ['infected'] } },
  }
  /** The same card with the other word on it. */
  const otherWord = (g: GameState) => {
    const mine = pieceIn(g, seatZone(g, 0, 'hand'), 'contamination')
    const clean = sharedZone(g, 'contamination').find(p => wordOf(g, p) !== wordOf(g, mine))
    swap(g, mine, clean ?? -1)
  }

  test('NEM-HIDE-03 NEM-CONTAM-04 is known to nobody before a scan, not even to its owner', () => {
    expect(whoCanTell(situation(infectedFirst, crew), otherWord)).toEqual(nobody)
  })

  test('NEM-HIDE-03 NEM-RULING-85 a scan tells the word to its reader; the others see what comes of it', () => {
    const t = situation(infectedFirst, crew)
    t.act('scout', play('rest'))
    expect(t.mine('scout').hand).toContain('contamination.infected')
    expect(whoSees(t, 'contamination.infected')).toEqual(['scout'])
    expect(whoWasTold(t, 'infected')).toEqual(['scout'])
    const [scanned] = t.told('scanned')
    expect(faceFor(scanned, 1)).toEqual({ e: 'scanned', who: 0, removed: 0, rule: 'NEM-SCAN-01' })
    expect(faceFor(scanned, 0).mine).toEqual({ words: ['infected'] })
    expect(t.crew('scout').larva).toBe(true)
    expect(whoCanTell(t, otherWord)).toEqual(['scout'])
  })

  test('NEM-HIDE-03 the reader keeps it in view while the card can be followed, and as a memory afterwards', () => {
    const t = situation(infectedFirst, crew, { dice: { bag: ['larva-1', 'larva-1'] } })
    t.act('scout', play('rest'), { do: 'pass' }, { do: 'discard', card: 'contamination.infected' }, { do: 'done' })
    expect(t.mine('scout').words).toEqual([{ pile: 'discard.0', index: 1, word: 'infected' }])
    expect(t.mine('scout').notes).toMatchObject([{ what: 'scan', card: 'infected', stale: false }])
    expect(whoSees(t, 'infected')).toEqual(['scout'])
    // The discard pile is shuffled into a new deck: nobody can tell any more where the card is.
    seatZone(t.g, 0, 'discard').push(...seatZone(t.g, 0, 'deck').splice(0))
    while (t.table().round === 1) t.act(t.asked()[0], ...pass)
    expect(t.told('reshuffled')).toMatchObject([{ deck: 'deck.0' }])
    expect(t.mine('scout').words).toEqual([])
    expect(t.mine('scout').hand).not.toContain('contamination.infected')
    expect(t.mine('scout').notes).toMatchObject([{ what: 'scan', card: 'infected', stale: true }])
    for (const other of ['captain', 'pilot']) expect(t.mine(other).notes).toEqual([])
  })

  test('NEM-HIDE-03 reading the same card twice leaves one note', () => {
    const t = situation({ ...infectedFirst, hand: { scout: ['rest', 'search'] } }, crew)
    t.act('scout', play('rest'))
    seatZone(t.g, 0, 'hand').push(pieceIn(t.g, seatZone(t.g, 0, 'discard'), 'rest'))
    seatZone(t.g, 0, 'discard').splice(0)
    t.g.crew[0].larva = false
    t.act('scout', play('rest'))
    expect(t.mine('scout').notes).toMatchObject([{ what: 'scan', card: 'infected', stale: false }])
  })

  test('NEM-HIDE-03 in the final check everybody hears every word', () => {
    const t = situation(
      {
        ...APART,
        launched: ['scout'],
        turn: 'captain',
        passed: ['pilot'],
        time: 1,
        met: true,
        contamination: { scout: { deck: ['clean'] } },
      },
      crew,
    )
    expect(whoSees(t, 'clean')).toEqual(nobody)
    t.act('captain', ...pass)
    expect(whoSees(t, 'clean')).toEqual(everybody(t))
  })
})

describe('NEM-HIDE-04 an action deck', () => {
  test('NEM-HIDE-04 nobody knows the order, its owner neither', () => {
    const t = situation(APART, crew)
    expect(whoCanTell(t, g => void seatZone(g, 0, 'deck').reverse())).toEqual(nobody)
  })

  test('NEM-HIDE-04 how many contamination cards somebody has gained is public', () => {
    const t = situation(
      { ...APART, contamination: { scout: { deck: ['clean'], hand: ['infected'], discard: ['clean'] } } },
      crew,
    )
    expect(t.table().crew.map(c => c.contamination)).toEqual([3, 0, 0])
  })
})

describe('NEM-HIDE-05 a discard pile', () => {
  test('NEM-HIDE-05 lies open in its order, contamination as such, its word unread', () => {
    const t = situation(
      { ...APART, discard: { scout: ['rest', 'search'] }, contamination: { scout: { discard: ['infected'] } } },
      crew,
    )
    for (const seat of [null, 0, 1])
      expect(view(t.g, seat).table.crew[0].discard).toEqual(['rest', 'search', 'contamination'])
    const otherWord = (g: GameState) => {
      const [clean] = sharedZone(g, 'contamination').filter(p => wordOf(g, p) === 'clean')
      swap(g, pieceIn(g, seatZone(g, 0, 'discard'), 'contamination'), clean)
    }
    expect(whoCanTell(t, otherWord)).toEqual(nobody)
    expect([whoSees(t, 'infected'), whoSees(t, 'clean')]).toEqual([nobody, nobody])
  })

  test('NEM-HIDE-05 NEM-CONTAM-01 a card just gained lies there for all to see, and nobody reads it', () => {
    const t = situation(
      {
        ...APART,
        at: { ...APART.at, scout: '021' },
        intruders: [{ kind: 'adult', room: '021' }],
        hand: { scout: ['rest'] },
      },
      crew,
      { dice: { combat: ['hit'] } },
    )
    t.act('scout', { do: 'melee' }, pay('rest'))
    expect(t.crew('scout').discard).toEqual(['rest', 'contamination'])
    expect(faceFor(t.told('contaminated')[0], 0)).toEqual({ e: 'contaminated', who: 0, rule: 'NEM-COMBAT-05' })
  })
})

describe('NEM-HIDE-06 shared decks', () => {
  const DECKS = ['red', 'yellow', 'green', 'wound', 'event', 'attack', 'contamination'] as const

  test.each(DECKS)('NEM-HIDE-06 %s: its order is nobody’s knowledge, its size everybody’s', deck => {
    const t = situation(APART, crew)
    expect(whoCanTell(t, g => void sharedZone(g, deck).reverse())).toEqual(nobody)
    expect(whoCanTell(t, g => void sharedZone(g, 'box').push(...sharedZone(g, deck).splice(0, 1)))).toEqual(
      everybody(t),
    )
    expect(t.table().decks.find(d => d.deck === deck)?.pile).toEqual({ count: sharedZone(t.g, deck).length, known: [] })
  })

  test('NEM-HIDE-06 the event a Risk Assessment looked at is known to its reader, there or under the deck', () => {
    const given = {
      rooms: { '009': { tile: 'laboratory', explored: true } },
      at: { scientist: '009' },
      hand: { scientist: ['riskAssessment', 'rest'] },
      decks: { event: ['lurking'] },
    }
    for (const answer of ['accept', 'decline'] as const) {
      const t = situation(given, ['scientist', 'captain'])
      t.act('scientist', play('riskAssessment'))
      expect([whoSees(t, 'lurking'), whoWasTold(t, 'lurking')]).toEqual([['scientist'], ['scientist']])
      t.act('scientist', { do: answer })
      const index = answer === 'accept' ? 19 : 0
      expect(t.mine('scientist').piles).toEqual([{ deck: 'event', index, card: 'lurking' }])
      expect(t.table().decks.find(d => d.deck === 'event')?.pile).toEqual({ count: 20, known: [[index, 1]] })
      expect([whoSees(t, 'lurking'), whoWasTold(t, 'lurking')]).toEqual([['scientist'], ['scientist']])
      expect(t.mine('scientist').notes).toMatchObject([{ what: 'event', card: 'lurking', stale: false }])
    }
  })

  test('NEM-HIDE-06 that knowledge is a memory once the card is drawn or the deck shuffled', () => {
    const given = {
      rooms: { '009': { tile: 'laboratory', explored: true } },
      at: { scientist: '009' },
      passed: ['captain'],
      hand: { scientist: ['riskAssessment', 'rest'] },
      decks: { event: ['regeneration'] },
    }
    const t = situation(given, ['scientist', 'captain'], { dice: { bag: ['larva-1'] } })
    t.act('scientist', play('riskAssessment'), { do: 'decline' }, ...pass)
    expect(t.told('event')).toMatchObject([{ card: 'regeneration' }])
    expect(t.mine('scientist').piles).toEqual([])
    expect(t.mine('scientist').notes).toMatchObject([{ what: 'event', card: 'regeneration', stale: true }])
  })
})

test('NEM-HIDE-07 shared discard piles lie open to all: items, events, attacks, wounds', () => {
  const given = {
    rooms: { '006': { tile: 'canteen', explored: true } },
    at: { scout: '006', captain: '001', pilot: '001' },
    passed: ['captain', 'pilot'],
    hand: { scout: ['rest', 'search'] },
    inventory: { scout: ['syntheticFood'] },
    intruders: [{ kind: 'adult', room: '006' }],
    decks: { attack: ['scratch.2'], event: ['regeneration'] },
    dressed: { scout: ['leg'] },
  }
  const t = situation(given, crew, { dice: { bag: ['larva-1'] } })
  t.act('scout', { do: 'use', card: 'syntheticFood' }, pay('search'), ...pass)
  const piles = (seat: number | null) => Object.fromEntries(view(t.g, seat).table.decks.map(d => [d.deck, d.discard]))
  for (const seat of [null, 0, 1, 2])
    expect(piles(seat)).toMatchObject({ green: ['syntheticFood'], event: ['regeneration'], attack: ['scratch.2'] })
  // A healed wound: the Medkit discards it.
  const healed = situation(
    { ...APART, dressed: { scout: ['leg'] }, hand: { scout: ['rest'] }, inventory: { scout: ['medkit'] } },
    crew,
  )
  healed.act('scout', { do: 'use', card: 'medkit' }, pay('rest'))
  expect(healed.table().decks.find(d => d.deck === 'wound')?.discard).toEqual(['leg'])
})

describe('NEM-HIDE-08 a card put face down under a deck', () => {
  const given = {
    rooms: { '006': { tile: 'monitoringRoom', explored: true, items: 4 } },
    at: { scout: '006', captain: '001', pilot: '001' },
    hand: { scout: ['search', 'rest'] },
    decks: { red: ['grenade', 'decoy'] },
  }

  test('NEM-HIDE-08 is known to whoever put it there, alone', () => {
    const t = situation(given, crew)
    t.act('scout', play('search'))
    expect([whoSees(t, 'decoy'), whoSees(t, 'grenade')]).toEqual([['scout'], ['scout']])
    t.act('scout', keep('grenade'))
    expect([whoSees(t, 'decoy'), whoWasTold(t, 'decoy')]).toEqual([['scout'], ['scout']])
    expect(whoCanTell(t, g => swap(g, sharedZone(g, 'red')[0], pieceIn(g, sharedZone(g, 'red'), 'commsKey')))).toEqual([
      'scout',
    ])
  })

  test('NEM-HIDE-08 which of the two was kept cannot be told by others', () => {
    const [a, b] = ['grenade', 'decoy'].map(card => {
      const t = situation(given, crew)
      t.act('scout', play('search'), keep(card))
      return [null, 1, 2].map(seat => JSON.stringify([view(t.g, seat), t.events.map(e => faceFor(e, seat))]))
    })
    expect(a).toEqual(b)
  })
})

describe('NEM-HIDE-09 an inventory', () => {
  const given = { ...APART, inventory: { scout: ['grenade', 'medkit', 'tools'] } }

  test('NEM-HIDE-09 others see backs and how many, its owner the cards', () => {
    const t = situation(given, crew)
    expect(t.crew('scout').inventory).toEqual([
      { back: 'red', card: null },
      { back: 'yellow', card: null },
      { back: 'green', card: null },
    ])
    for (const card of ['grenade', 'medkit', 'tools']) expect(whoSees(t, card)).toEqual(['scout'])
    const another = (g: GameState) =>
      swap(g, pieceIn(g, seatZone(g, 0, 'inventory'), 'grenade'), pieceIn(g, sharedZone(g, 'red'), 'commsKey'))
    expect(whoCanTell(t, another)).toEqual(['scout'])
  })

  test('NEM-HIDE-09 the dead keep their secrets', () => {
    const t = situation({ ...given, dead: ['scout'], turn: 'captain' }, crew)
    expect(whoSees(t, 'grenade')).toEqual(['scout'])
  })
})

test('NEM-HIDE-10 heavy things, what hangs on them, ammo and objects are public', () => {
  const given = {
    ...APART,
    hands: { scout: ['rifle'] },
    attached: { scout: { extendedMagazine: 'rifle' } },
    ammo: { scout: { rifle: 3 } },
    carried: { scout: ['egg'] },
  }
  const t = situation(given, crew)
  for (const seat of [null, 1])
    expect(view(t.g, seat).table.crew[0]).toMatchObject({
      hands: [{ card: 'rifle', ammo: 3, capacity: 6, attached: ['extendedMagazine'], taped: null }],
      objects: ['egg'],
    })
})

describe('NEM-HIDE-11 an item', () => {
  test('NEM-HIDE-11 NEM-ITEM-05 is known to all when it is used, and not a moment before', () => {
    const t = situation({ ...APART, inventory: { scout: ['syntheticFood'] }, hand: { scout: ['rest'] } }, crew)
    expect(whoSees(t, 'syntheticFood')).toEqual(['scout'])
    t.act('scout', { do: 'use', card: 'syntheticFood' }, pay('rest'))
    expect([whoSees(t, 'syntheticFood'), whoWasTold(t, 'syntheticFood')]).toEqual([everybody(t), everybody(t)])
  })

  test('NEM-HIDE-11 NEM-CRAFT-03 crafting shows the components and what is made', () => {
    const t = situation(
      { ...APART, inventory: { scout: ['chemicals', 'medkit', 'grenade'] }, hand: { scout: ['rest'] } },
      crew,
    )
    t.act('scout', { do: 'craft' }, pay('rest'))
    expect(whoSees(t, 'chemicals')).toEqual(['scout'])
    t.act('scout', { do: 'make', card: 'antidote', of: 'chemicals', and: 'medkit' })
    for (const card of ['chemicals', 'medkit', 'antidote']) {
      expect(whoWasTold(t, card)).toEqual(everybody(t))
      expect(whoSees(t, card)).toEqual(everybody(t))
    }
    expect(whoSees(t, 'grenade')).toEqual(['scout'])
  })

  /** Three in a room; the Scout deals with the Captain, the Pilot looks on. */
  function trading(): Situation {
    const t = situation(
      {
        rooms: { '006': { tile: 'canteen', explored: true } },
        at: { scout: '006', captain: '006', pilot: '006' },
        hand: { scout: ['rest'], captain: [], pilot: [] },
        inventory: { scout: ['grenade', 'decoy', 'medkit'], captain: ['tools'] },
      },
      crew,
    )
    t.act('scout', { do: 'trade' }, pay('rest'), { do: 'partner', whom: 1 })
    t.act('captain', { do: 'partner', whom: 0 })
    return t
  }

  test('NEM-HIDE-11 face down on offer nobody sees what it is; shown, the partner does, and nobody else', () => {
    const t = trading()
    t.act('scout', { do: 'put', card: 'grenade' })
    expect([whoSees(t, 'grenade'), whoWasTold(t, 'grenade')]).toEqual([['scout'], nobody])
    expect(t.crew('scout').offer).toMatchObject([{ back: 'red', card: null }])
    t.act('scout', { do: 'show', card: 'grenade' })
    expect([whoSees(t, 'grenade'), whoWasTold(t, 'grenade')]).toEqual([['scout', 'captain'], ['captain']])
    expect(t.mine('captain').others.find(o => o.seat === 0)?.offer).toEqual(['grenade'])
    expect(t.mine('captain').notes).toMatchObject([{ what: 'shown', at: '0', card: 'grenade', stale: false }])
  })

  test('NEM-HIDE-11 what changes hands face down is known to both and nobody else', () => {
    const t = trading()
    t.act('scout', { do: 'put', card: 'grenade' }, { do: 'ready' })
    t.act('captain', { do: 'ready' })
    expect(t.mine('captain').inventory).toContain('grenade')
    expect([whoSees(t, 'grenade'), whoWasTold(t, 'grenade')]).toEqual([['scout', 'captain'], ['captain']])
    expect(t.mine('scout').others.find(o => o.seat === 1)?.inventory).toEqual(['grenade'])
  })

  test('NEM-HIDE-11 what was shown and goes on to a third is a memory', () => {
    const t = trading()
    t.act('scout', { do: 'show', card: 'medkit' })
    expect(t.mine('captain').others.find(o => o.seat === 0)?.inventory).toEqual(['medkit'])
    t.act('captain', { do: 'partner', whom: 2 })
    t.act('scout', { do: 'partner', whom: 2 }, { do: 'put', card: 'medkit' })
    t.act('pilot', { do: 'partner', whom: 0 })
    t.act('scout', { do: 'ready' })
    t.act('pilot', { do: 'ready' })
    expect(t.mine('pilot').inventory).toEqual(['medkit'])
    expect(t.mine('captain').notes).toMatchObject([{ what: 'shown', at: '0', card: 'medkit', stale: true }])
  })
})

test('NEM-HIDE-12 NEM-CRAFT-01 the crafted items lie open for all', () => {
  const t = situation(APART, crew)
  const names = ['antidote', 'flamethrower', 'molotovCocktail', 'taser']
  for (const seat of [null, 0, 2]) {
    const { crafted } = view(t.g, seat).table
    expect(names.map(name => crafted.filter(card => card === name).length)).toEqual([3, 3, 3, 3])
  }
})

describe('NEM-HIDE-13 quest items', () => {
  test('NEM-HIDE-13 inactive they lie open; an active normal one is in the inventory, known to all who saw it turned', () => {
    const t = situation({ at: { scout: '001' }, hand: { scout: ['rest'] } }, ['scout', 'captain'])
    expect(view(t.g, null).table.crew.map(c => c.quests)).toEqual([
      ['securityKey', 'motionScanner'],
      ['logKey', 'intercom'],
    ])
    t.act('scout', { do: 'activate', card: 'securityKey' }, pay('rest'))
    expect(view(t.g, 1).table.crew[0]).toMatchObject({
      quests: ['motionScanner'],
      inventory: [{ back: 'quest', card: 'securityKey' }],
    })
  })

  test('NEM-HIDE-13 an active heavy one is in a hand slot', () => {
    const given = { at: { captain: '001' }, inventory: { scout: ['energyCharge.red'] }, hand: { scout: ['rest'] } }
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', { do: 'activate', card: 'motionScanner' })
    while (t.table().asking?.ask !== 'turn') t.act('scout', t.options('scout')[0])
    expect(view(t.g, null).table.crew[0].hands.map(h => h.card)).toEqual(['rifle', 'motionScanner'])
  })
})

describe('a question does not tell by being asked', () => {
  /** What somebody who looks on gets to see up to the open question. */
  const seenBy = (t: Situation, seat: number | null) =>
    JSON.stringify([view(t.g, seat), t.events.map(e => faceFor(e, seat))])
  const alike = (worlds: Situation[]) => {
    for (const seat of [null, 1]) expect(new Set(worlds.map(t => seenBy(t, seat))).size).toBe(1)
    expect(new Set(worlds.map(t => seenBy(t, 0))).size).toBe(2)
  }

  test('NEM-HIDE-09 Ingenuity asks which part, whether or not there is something to craft with', () => {
    alike(
      [
        ['chemicals', 'medkit'],
        ['ductTape', 'syntheticFood'],
      ].map(inventory => {
        const rooms = { '006': { tile: 'canteen', explored: true, malfunction: true } }
        const given = {
          rooms,
          at: { mechanic: '006' },
          hand: { mechanic: ['ingenuity', 'rest'] },
          inventory: { mechanic: inventory },
        }
        const t = situation(given, ['mechanic', 'captain'])
        t.act('mechanic', play('ingenuity'))
        expect(t.table().asking?.ask).toBe('part')
        return t
      }),
    )
  })

  test('NEM-HIDE-02 Alcohol asks which card to read, however many there are', () => {
    alike(
      [1, 2].map(count => {
        const hand = { scout: ['search', 'rest', ...(count === 1 ? ['scavenging'] : [])] }
        const contamination = {
          scout: { hand: Array(count).fill('clean'), deck: Array(2 - count).fill('clean') },
        }
        const given = { at: { captain: '001' }, hand, contamination, inventory: { scout: ['alcohol'] } }
        const t = situation(given, ['scout', 'captain'])
        t.act('scout', { do: 'use', card: 'alcohol' }, pay('search'))
        expect(t.table().asking?.ask).toBe('scanOne')
        return t
      }),
    )
  })
})

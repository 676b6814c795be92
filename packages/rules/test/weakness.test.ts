/** Weaknesses: where they lie, how they are found, and what each of the eight changes. NEM-WEAK. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../src/core/pieces.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { weaknesses } from '../src/games/nemesis/content/weaknesses.ts'
import { intruders, phase } from './eventPhase.ts'
import { move, type Situation, situation } from './situation.ts'

/** This weakness lies in the Egg slot, found or not. */
const known = (card: string, found = true) => ({ weaknesses: { egg: card }, discovered: found ? ['egg'] : [] })
const canteen = { '006': { tile: 'canteen', explored: true } }

function shoot(kind: string, given: object, face: string, who = 'scout'): Situation {
  const t = situation(
    {
      rooms: canteen,
      at: { [who]: '006' },
      hand: { [who]: ['rest'] },
      intruders: [{ kind, room: '006' }],
      decks: { attack: ['scratch.6', 'bite.6'] },
      ...given,
    },
    [who],
    { dice: { combat: [face] } },
  )
  t.act(who, { do: 'shoot' }, { do: 'pay', card: 'rest' })
  return t
}

test('NEM-DATA-45 eight weaknesses', () => {
  expect(weaknesses.map(w => w.id)).toEqual([
    'vitalPlaces',
    'wayOfMoving',
    'susceptibilityToPhosphates',
    'vulnerabilityToEnergy',
    'reactionToDanger',
    'speciesOnTheBrink',
    'wayOfFighting',
    'vulnerabilityToFire',
  ])
  expect(new Set(weaknesses.map(w => w.gives)).size).toBe(8)
})

describe('finding them', () => {
  const cards = { corpse: 'vitalPlaces', egg: 'wayOfFighting', carcass: 'vulnerabilityToFire' }
  test('NEM-WEAK-01 three lie face down, one each for corpse, egg and carcass', () => {
    const t = situation({ weaknesses: cards }, ['scout', 'captain'])
    expect(t.table().weaknesses).toEqual([
      { object: 'corpse', card: null },
      { object: 'egg', card: null },
      { object: 'carcass', card: null },
    ])
    expect(sharedZone(t.g, 'weakness').map(p => nameOf(t.g, p))).toEqual(Object.values(cards))
    for (const piece of sharedZone(t.g, 'weakness')) expect(t.g.seen[piece]).toBe(0)
  })

  test.each([
    ['corpse', 'corpse.blue'],
    ['egg', 'egg'],
    ['carcass', 'carcass'],
  ] as const)(
    'NEM-WEAK-02 analysing a %s in the Laboratory reveals its card, for everybody and for good',
    (object, thing) => {
      const t = situation(
        {
          weaknesses: cards,
          rooms: { '002': { tile: 'laboratory', explored: true } },
          at: { scout: '002', captain: '001' },
          objects: { '002': [thing] },
          hand: { scout: ['rest', 'search'] },
        },
        ['scout', 'captain'],
      )
      t.act('scout', { do: 'roomAction' }, { do: 'pay', card: 'search' }, { do: 'pay', card: 'rest' })
      expect(t.table().weaknesses.map(w => [w.object, w.card])).toEqual(
        Object.entries(cards).map(([o, card]) => [o, o === object ? card : null]),
      )
      expect(t.told('weakness')).toMatchObject([{ object, card: cards[object] }])
    },
  )

  test('NEM-WEAK-03 a weakness that lies face down changes nothing, one in the open helps whoever it concerns', () => {
    for (const character of ['scout', 'pilot']) {
      expect(shoot('adult', known('vitalPlaces', false), 'blank', character).told('injured')).toEqual([])
      expect(shoot('adult', known('vitalPlaces'), 'blank', character).told('injured')).toHaveLength(1)
    }
  })
})

describe('Vital Places', () => {
  test('NEM-WEAK-03 a blank against an Adult is a single hit, in Shoot and Melee; against others it stays a blank', () => {
    expect(shoot('adult', known('vitalPlaces'), 'blank').told('injured')).toMatchObject([{ injuries: 1 }])
    expect(shoot('creeper', known('vitalPlaces'), 'blank').told('injured')).toEqual([])
    const melee = situation(
      {
        ...known('vitalPlaces'),
        intruders: [{ kind: 'adult', room: '011' }],
        hand: { scout: ['rest'] },
        decks: { attack: ['scratch.6'] },
      },
      ['scout'],
      { dice: { combat: ['blank'] } },
    )
    melee.act('scout', { do: 'melee' }, { do: 'pay', card: 'rest' })
    expect([melee.told('injured').length, melee.crew('scout').wounds]).toEqual([1, []])
  })
})

describe('Way of Moving', () => {
  const all = ['larva', 'creeper', 'adult', 'breeder', 'queen']
  const breaks = (kind: string) => kind === 'breeder' || kind === 'queen'

  test.each(all)('NEM-RULING-175 Danger: %s behind a closed door; it counts as next door in any case', kind => {
    const t = situation(
      {
        ...known('wayOfMoving'),
        rooms: canteen,
        doors: { '006/4': 'closed' },
        intruders: [{ kind, room: '002' }],
        hand: { scout: ['rest'] },
      },
      ['scout'],
      { dice: { noise: ['danger'] } },
    )
    t.act('scout', ...move('006', 'rest'))
    expect(intruders(t)).toEqual([`${kind} 002`])
    expect(t.table().doors).toEqual([{ corridor: 'c002-006', state: breaks(kind) ? 'destroyed' : 'closed' }])
    expect(t.table().noise).toEqual([])
  })

  test('NEM-RULING-175 event movement: the door holds an Adult, not the Breeder beside it', () => {
    // Hatching moves Adults and Breeders through corridor 3.
    const given = { ...known('wayOfMoving'), eggs: 0, doors: { '006/3': 'closed' } }
    const adult = phase('hatching', { ...given, intruders: [{ kind: 'adult', room: '006' }] })
    expect([intruders(adult), adult.table().doors[0].state]).toEqual([['adult 006'], 'closed'])
    const both = phase('hatching', {
      ...given,
      intruders: [
        { kind: 'adult', room: '006' },
        { kind: 'breeder', room: '006' },
      ],
    })
    expect([intruders(both), both.table().doors[0].state]).toEqual([['adult 006', 'breeder 006'], 'destroyed'])
  })

  test('NEM-RULING-175 retreat: it stays, and so does the door', () => {
    const t = shoot(
      'adult',
      {
        ...known('wayOfMoving'),
        doors: { '006/1': 'closed' },
        decks: { attack: ['bite.retreat'], event: ['regeneration'] },
      },
      'hit',
    )
    expect([intruders(t), t.table().doors[0].state]).toEqual([['adult 006'], 'closed'])
  })

  test('NEM-RULING-175 fleeing from the Fire Control System: the door holds an Adult, not the Queen', () => {
    for (const [kind, state] of [
      ['adult', 'closed'],
      ['queen', 'destroyed'],
    ]) {
      const t = situation({
        ...known('wayOfMoving'),
        rooms: { ...canteen, '002': { tile: 'fireControlSystem', explored: true } },
        at: { scout: '002' },
        hand: { scout: ['rest', 'search'] },
        doors: { '006/1': 'closed' },
        intruders: [{ kind, room: '006' }],
        decks: { event: ['regeneration'] },
      })
      const price = ['search', 'rest'].map(card => ({ do: 'pay' as const, card }))
      t.act('scout', { do: 'roomAction' }, ...price, { do: 'room', room: '006' })
      expect([intruders(t), t.table().doors[0].state]).toEqual([[`${kind} 006`], state])
    }
  })

  test('NEM-RULING-175 open and destroyed doors hold nobody', () => {
    const t = phase('hatching', {
      ...known('wayOfMoving'),
      eggs: 0,
      doors: { '006/3': 'destroyed' },
      intruders: [{ kind: 'adult', room: '006' }],
    })
    expect(intruders(t)).toEqual(['adult 005'])
  })
})

describe('Susceptibility to Phosphates', () => {
  const extinguish = (given: object, event = 'regeneration', cards = ['scratch.6']): Situation => {
    const t = situation(
      {
        rooms: canteen,
        at: { scout: '006' },
        hands: { scout: ['fireExtinguisher'] },
        hand: { scout: ['rest'] },
        intruders: [{ kind: 'adult', room: '006' }],
        decks: { event: [event], attack: cards },
        ...given,
      },
      ['scout'],
    )
    t.act('scout', { do: 'use', card: 'fireExtinguisher' }, { do: 'pay', card: 'rest' })
    return t
  }

  test('NEM-RULING-211 Fire Extinguisher: it retreats, then suffers one injury where it is', () => {
    const t = extinguish(known('susceptibilityToPhosphates'))
    expect(t.table().intruders).toMatchObject([{ room: '007', injuries: 1 }])
    const killed = extinguish({
      ...known('susceptibilityToPhosphates'),
      intruders: [{ kind: 'adult', room: '006', injuries: 5 }],
    })
    expect([killed.room('006').objects, killed.room('007').objects]).toEqual([[], ['carcass']])
  })

  test('NEM-RULING-211 unknown: it only retreats', () => {
    expect(extinguish(known('susceptibilityToPhosphates', false)).table().intruders).toMatchObject([
      { room: '007', injuries: 0 },
    ])
  })

  test('NEM-RULING-211 one that left the board suffers none', () => {
    const t = extinguish(
      { ...known('susceptibilityToPhosphates'), at: { scout: '019' }, intruders: [{ kind: 'adult', room: '019' }] },
      'hunt.3',
    )
    expect([intruders(t), t.told('injured')]).toEqual([[], []])
  })

  test('NEM-RULING-211 Fire Control System: each of the room', () => {
    const t = situation(
      {
        ...known('susceptibilityToPhosphates'),
        rooms: { ...canteen, '002': { tile: 'fireControlSystem', explored: true } },
        at: { scout: '002' },
        hand: { scout: ['rest', 'search'] },
        intruders: [
          { kind: 'adult', room: '006' },
          { kind: 'creeper', room: '006' },
        ],
        decks: { event: ['regeneration', 'damage'], attack: ['scratch.6', 'bite.6'] },
      },
      ['scout'],
    )
    t.act(
      'scout',
      { do: 'roomAction' },
      { do: 'pay', card: 'search' },
      { do: 'pay', card: 'rest' },
      { do: 'room', room: '006' },
    )
    expect(t.table().intruders.map(i => `${i.kind} ${i.room} ${i.injuries}`)).toEqual(['adult 007 1', 'creeper 011 1'])
  })
})

describe('Vulnerability to Energy', () => {
  test('NEM-WEAK-03 an energy weapon that deals an injury deals one more; a miss stays a miss; classic weapons gain nothing', () => {
    expect(shoot('queen', known('vulnerabilityToEnergy'), 'hit').told('injured')).toMatchObject([{ injuries: 2 }])
    expect(shoot('queen', known('vulnerabilityToEnergy'), 'creeper').told('injured')).toEqual([])
    expect(shoot('queen', known('vulnerabilityToEnergy'), 'hit', 'captain').told('injured')).toMatchObject([
      { injuries: 1 },
    ])
  })
})

describe('Reaction to Danger', () => {
  const meet = (token: string, hand: string[], given: object): Situation => {
    const t = situation(
      {
        met: true,
        bag: { adult: 12 },
        rooms: canteen,
        noise: ['006/2'],
        hand: { scout: ['interruption', ...hand] },
        ...given,
      },
      ['scout'],
      {
        dice: { noise: ['2'], bag: [token] },
      },
    )
    t.act('scout', ...move('006', 'interruption'))
    return t
  }
  test('NEM-WEAK-03 the number counts one less', () => {
    const hand = ['rest', 'search', 'search']
    expect(meet('adult-4', hand, known('reactionToDanger')).told('surprise')).toMatchObject([
      { value: 3, attack: false },
    ])
    expect(meet('adult-4', hand, known('reactionToDanger', false)).told('surprise')).toMatchObject([
      { value: 4, attack: true },
    ])
    expect(meet('adult-4', ['rest', 'search'], known('reactionToDanger')).told('surprise')).toMatchObject([
      { attack: true },
    ])
  })
  test('NEM-WEAK-03 but never less than 1', () => {
    expect(meet('creeper-1', [], known('reactionToDanger')).told('surprise')).toMatchObject([
      { value: 1, attack: true },
    ])
    expect(meet('creeper-1', ['rest'], known('reactionToDanger')).told('surprise')).toMatchObject([{ attack: false }])
  })
})

describe('Species on the Brink', () => {
  test.each([
    ['adult', ['clawAttack.4'], 2],
    ['queen', ['scratch.2', 'scratch.3'], 3],
  ] as const)('NEM-WEAK-03 toughness of %s is one less, once per check', (kind, attack, injuries) => {
    const given = { intruders: [{ kind, room: '006', injuries }], decks: { attack } }
    expect(intruders(shoot(kind, { ...given, ...known('speciesOnTheBrink') }, 'hit'))).toEqual([])
    expect(intruders(shoot(kind, { ...given, ...known('speciesOnTheBrink', false) }, 'hit'))).toEqual([`${kind} 006`])
    const less = { ...given, intruders: [{ kind, room: '006', injuries: injuries - 1 }] }
    expect(intruders(shoot(kind, { ...less, ...known('speciesOnTheBrink') }, 'hit'))).toEqual([`${kind} 006`])
  })

  test('NEM-WEAK-03 an arrow is still an arrow', () => {
    const t = shoot(
      'adult',
      {
        ...known('speciesOnTheBrink'),
        intruders: [{ kind: 'adult', room: '006', injuries: 20 }],
        decks: { attack: ['bite.retreat'], event: ['regeneration'] },
      },
      'hit',
    )
    expect(intruders(t)).toEqual(['adult 007'])
  })
})

describe('Way of Fighting', () => {
  const bitten = (kind: string, card: string, given: object) =>
    phase(
      'bulkheadsOpen',
      {
        ...known('wayOfFighting'),
        at: { captain: '001' },
        intruders: [{ kind, room: '011' }],
        decks: { attack: [card] },
        ...given,
      },
      ['scout', 'captain'],
    )
  test('NEM-RULING-208 an Adult’s Bite wounds lightly', () => {
    const t = bitten('adult', 'bite.4', {})
    expect([t.crew('scout').light, t.crew('scout').wounds]).toEqual([1, []])
  })
  test('NEM-RULING-208 it still kills a character with two serious wounds', () => {
    expect(bitten('adult', 'bite.4', { wounds: { scout: ['leg', 'arm'] } }).crew('scout').fate).toBe('dead')
    expect(bitten('adult', 'bite.4', { wounds: { scout: ['leg'] } }).crew('scout')).toMatchObject({
      fate: 'aboard',
      light: 1,
    })
  })
  test('NEM-RULING-208 others bite as ever, and other attacks of Adults are as ever', () => {
    expect(bitten('breeder', 'bite.4', {}).crew('scout').wounds).toHaveLength(1)
    expect(bitten('queen', 'tailAttack.2', {}).crew('scout').wounds).toHaveLength(1)
    expect(bitten('adult', 'clawAttack.3', {}).crew('scout').light).toBe(2)
  })
})

describe('Vulnerability to Fire', () => {
  test('NEM-RULING-177 NEM-RULING-68 Fire Damage 2, and two eggs of each burning room', () => {
    const given = {
      rooms: { '002': { tile: 'nest', explored: true, fire: true }, '006': { fire: true } },
      eggs: 5,
      objects: { '006': ['egg', 'egg', 'egg'] },
      intruders: [{ kind: 'adult', room: '006' }],
      decks: { attack: ['scratch.6'] },
    }
    const t = phase('bulkheadsOpen', { ...given, ...known('vulnerabilityToFire') })
    expect(t.told('injured')).toMatchObject([{ injuries: 2 }])
    expect([t.table().eggs, t.room('006').objects]).toEqual([3, ['egg']])
    const unknown = phase('bulkheadsOpen', { ...given, ...known('vulnerabilityToFire', false) })
    expect([unknown.told('injured')[0].injuries, unknown.table().eggs]).toEqual([1, 4])
  })

  test('NEM-RULING-177 each instance one more, whatever its size: Flamethrower double hit 3, single hit 2', () => {
    const flames = (face: string) =>
      shoot('queen', { ...known('vulnerabilityToFire'), hands: { scout: ['flamethrower'] } }, face).told('injured')
    expect(flames('double')).toMatchObject([{ injuries: 3 }])
    expect(flames('hit')).toMatchObject([{ injuries: 2 }])
    expect(shoot('queen', known('vulnerabilityToFire'), 'double').told('injured')).toMatchObject([{ injuries: 2 }])
  })

  test('NEM-RULING-177 Molotov Cocktail: 2 to everybody it burns', () => {
    const t = situation(
      {
        ...known('vulnerabilityToFire'),
        rooms: canteen,
        inventory: { scout: ['molotovCocktail'] },
        hand: { scout: ['rest'] },
        intruders: [{ kind: 'adult', room: '006' }],
        decks: { attack: ['scratch.6'] },
      },
      ['scout'],
    )
    t.act('scout', { do: 'use', card: 'molotovCocktail' }, { do: 'pay', card: 'rest' })
    expect(t.told('injured')).toMatchObject([{ injuries: 2 }])
  })
})

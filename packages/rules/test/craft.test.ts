/** Crafting, and the crafted items in use. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone } from '../src/core/pieces.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { crafted } from '../src/games/nemesis/content/items.ts'
import type { Choice, Name } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { interrupt, part, pay, play, type Situation, situation } from './situation.ts'

const use = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'use', card }, ...cards.map(pay)]
const craft = (card = 'rest'): Choice[] => [{ do: 'craft' }, pay(card)]
const make = (card: Name, of: Name, and: Name): Choice => ({ do: 'make', card, of, and })
const why = (t: Situation, what: 'craft' | 'use'): string | undefined => obstacles(t.g, 0).find(o => o.do === what)?.why
const having = (inventory: Name[], more: object = {}) => ({
  hand: { scout: ['rest', 'search'] },
  inventory: { scout: inventory },
  ...more,
})
const pile = (t: Situation, deck: string): Name[] => t.table().decks.find(d => d.deck === deck)?.discard ?? []

describe('crafting', () => {
  test('NEM-CRAFT-04 NEM-CRAFT-02 four different items, three of each, of two components each', () => {
    expect(crafted.map(c => [c.id, c.copies, c.needs])).toEqual([
      ['antidote', 3, ['chem', 'med']],
      ['taser', 3, ['elec', 'tool']],
      ['flamethrower', 3, ['chem', 'tool']],
      ['molotovCocktail', 3, ['chem', 'cloth']],
    ])
  })

  test('NEM-CRAFT-01 the crafted items lie open for everybody, at any time', () => {
    const t = situation({}, ['scout', 'captain'])
    const open = ['antidote', 'flamethrower', 'molotovCocktail', 'taser'].flatMap(c => [c, c, c])
    expect(t.table().crafted.toSorted()).toEqual(open)
    t.act('scout', { do: 'pass' }, { do: 'done' })
    expect(t.table().crafted.toSorted()).toEqual(open)
  })

  test('NEM-BASIC-10 NEM-CRAFT-03 one card, two components spent face up, the item taken', () => {
    const t = situation(having(['medkit', 'chemicals', 'tools']))
    t.act('scout', ...craft())
    expect(t.options('scout')).toEqual([
      make('antidote', 'chemicals', 'medkit'),
      make('flamethrower', 'chemicals', 'tools'),
    ])
    t.act('scout', make('antidote', 'chemicals', 'medkit'))
    expect(t.mine('scout').inventory).toEqual(['tools', 'antidote'])
    expect([pile(t, 'yellow'), pile(t, 'green')]).toEqual([['chemicals'], ['medkit']])
    expect(t.told('lost').map(e => e.card)).toEqual(['chemicals', 'medkit'])
    expect(t.table().crafted.filter(c => c === 'antidote')).toHaveLength(2)
    expect(t.crew('scout').inventory).toEqual([
      { back: 'yellow', card: null },
      { back: 'crafted', card: 'antidote' },
    ])
    expect([t.crew('scout').discard, t.table().turn?.done]).toEqual([['rest'], 1])
  })

  /** Each component by every item that bears it. */
  const bearers = {
    chem: ['alcohol', 'chemicals'],
    cloth: ['bandages', 'clothes.green', 'clothes.yellow'],
    elec: ['energyCharge.red', 'energyCharge.yellow'],
    med: ['medkit'],
    tool: ['tools'],
  } as const
  const ways = crafted.flatMap(({ id, needs: [a, b] }) =>
    bearers[a].flatMap(of => bearers[b].map(and => [id, of, and] as const)),
  )

  test.each(ways)('NEM-CRAFT-02 NEM-CRAFT-03 %s of %s and %s', (card, of, and) => {
    const t = situation(having([of, and], { hands: { scout: [] } }))
    t.act('scout', ...craft(), make(card, of, and))
    const held = [...t.mine('scout').inventory, ...t.crew('scout').hands.map(h => h.card)]
    expect(held).toEqual([card])
  })

  test('NEM-CRAFT-03 an item has one component symbol: one card does not stand for two, Duct Tape and Grenades for none', () => {
    for (const inventory of [['chemicals'], ['chemicals', 'ductTape'], ['grenade', 'medkit'], ['tools', 'medkit'], []])
      expect(why(situation(having(inventory)), 'craft')).toBe('cannotCraft')
    expect(why(situation(having(['chemicals', 'alcohol'])), 'craft')).toBe('cannotCraft')
  })

  test('NEM-CRAFT-05 without a copy left it cannot be made', () => {
    for (const left of [1, 0]) {
      const t = situation(having(['chemicals', 'medkit']))
      const deck = sharedZone(t.g, 'crafted')
      const antidotes = deck.filter(piece => nameOf(t.g, piece) === 'antidote').slice(left)
      sharedZone(t.g, 'crafted').splice(0, deck.length, ...deck.filter(piece => !antidotes.includes(piece)))
      sharedZone(t.g, 'crafted.used').push(...antidotes)
      expect(t.options('scout').some(o => o.do === 'craft')).toBe(left > 0)
      expect(why(t, 'craft')).toBe(left > 0 ? undefined : 'cannotCraft')
    }
  })

  test('NEM-RULING-98 a used one lies on its own pile and is not made again', () => {
    const given = having(['molotovCocktail'], {
      rooms: { '006': { tile: 'canteen', explored: true } },
      intruders: [{ kind: 'breeder', room: '006' }],
      decks: { attack: ['bite.6', 'scratch.6'] },
    })
    const t = situation(given)
    t.act('scout', ...use('molotovCocktail', 'rest'))
    expect(t.table().used).toEqual(['molotovCocktail'])
    expect(t.table().crafted.filter(c => c === 'molotovCocktail')).toHaveLength(2)
  })

  test('NEM-RULING-100 a cancelled Craft keeps its components', () => {
    const given = {
      hand: { scout: ['rest'], captain: ['interruption'] },
      inventory: { scout: ['chemicals', 'medkit'] },
    }
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', ...craft())
    t.act('captain', interrupt)
    expect([t.told('cancelled').length, t.mine('scout').inventory]).toEqual([1, ['chemicals', 'medkit']])
  })

  test('NEM-BASIC-10 never in Combat', () => {
    const t = situation(having(['chemicals', 'medkit'], { intruders: [{ kind: 'larva', room: '011' }] }))
    expect([t.options('scout').some(o => o.do === 'craft'), why(t, 'craft')]).toEqual([false, 'inCombat'])
  })

  test('NEM-RULING-99 NEM-RULING-100 a crafted Flamethrower is full; full hands let another thing go', () => {
    const t = situation(having(['chemicals', 'tools'], { carried: { scout: ['egg'] } }))
    t.act('scout', ...craft(), make('flamethrower', 'chemicals', 'tools'))
    expect(t.options('scout')).toEqual([
      { do: 'drop', card: 'rifle' },
      { do: 'drop', card: 'egg' },
    ])
    t.act('scout', { do: 'drop', card: 'egg' })
    expect(t.crew('scout').hands.map(h => [h.card, h.ammo])).toEqual([
      ['rifle', 4],
      ['flamethrower', 4],
    ])
    expect(t.room('011').objects).toContain('egg')
  })

  const mechanic = (inventory: Name[], more: object = {}) => ({
    hand: { mechanic: ['ingenuity'] },
    inventory: { mechanic: inventory },
    ...more,
  })

  test('Ingenuity takes any yellow item for a tool, heavy ones too, and no other', () => {
    const given = mechanic(['chemicals', 'chemicals', 'alcohol', 'energyCharge.red'], {
      hands: { mechanic: ['fireExtinguisher'] },
    })
    const t = situation(given, ['mechanic'])
    t.act('mechanic', play('ingenuity'), part(2))
    expect(t.options('mechanic')).toEqual([
      make('taser', 'energyCharge.red', 'chemicals'),
      make('taser', 'energyCharge.red', 'fireExtinguisher'),
      make('flamethrower', 'chemicals', 'chemicals'),
      make('flamethrower', 'chemicals', 'fireExtinguisher'),
      make('flamethrower', 'alcohol', 'chemicals'),
      make('flamethrower', 'alcohol', 'fireExtinguisher'),
    ])
    t.act('mechanic', make('flamethrower', 'chemicals', 'chemicals'))
    expect(t.mine('mechanic').inventory).toEqual(['energyCharge.red', 'alcohol'])
    expect(pile(t, 'yellow')).toEqual(['chemicals', 'chemicals'])
  })

  test('NEM-CRAFT-03 with Ingenuity too it takes two items: one Chemicals is not both of them', () => {
    const given = mechanic(['chemicals'], { rooms: { '006': { tile: 'canteen', explored: true, malfunction: true } } })
    const t = situation({ ...given, at: { mechanic: '006' } }, ['mechanic'])
    t.act('mechanic', play('ingenuity'))
    expect(t.options('mechanic')).toEqual([part(0)])
  })

  test('NEM-RULING-100 a weapon given up for crafting loses its ammo and what hangs on it', () => {
    // Pyrotechnics burns any item: here the weapon with its magazine.
    const given = { hand: { mechanic: ['pyrotechnics', 'rest'] } }
    const t = situation({ ...given, attached: { mechanic: { extendedMagazine: 'sawedOffShotgun' } } }, ['mechanic'])
    t.act('mechanic', play('pyrotechnics'), pay('rest'))
    expect(t.options('mechanic')).toEqual([{ do: 'item', card: 'sawedOffShotgun' }])
    t.act('mechanic', { do: 'item', card: 'sawedOffShotgun' })
    expect([t.crew('mechanic').hands, pile(t, 'red'), t.g.attached]).toEqual([[], ['extendedMagazine'], []])
    expect(t.table().removed).toContain('sawedOffShotgun')
    expect(t.room('011').fire).toBe(true)
  })
})

describe('the crafted items', () => {
  const both = ['scout', 'captain']

  test('NEM-RULING-192 Antidote: infected cards and the larva go, one card is gained, all but the hand is shuffled, pass', () => {
    const given = {
      hand: { scout: ['rest', 'search', 'demolition'] },
      discard: { scout: ['basicRepairs'] },
      contamination: { scout: { hand: ['infected', 'clean'], deck: ['infected', 'clean'], discard: ['infected'] } },
      larva: ['scout'],
      inventory: { scout: ['antidote'] },
    }
    const t = situation(given)
    const before = seatZone(t.g, 0, 'deck').length + seatZone(t.g, 0, 'discard').length
    t.act('scout', ...use('antidote', 'rest'))
    expect(t.told('scanned')).toMatchObject([{ removed: 3 }])
    expect(t.crew('scout')).toMatchObject({ larva: false, contamination: 3, passed: true, discard: [], fate: 'aboard' })
    expect(t.mine('scout').hand).toEqual(['search', 'demolition', 'contamination.clean'])
    // The rest just paid is shuffled in as well, two infected cards are gone, one new card is there.
    expect(t.crew('scout').deck.count).toBe(before + 1 - 2 + 1)
    expect(t.options('scout')).toContainEqual({ do: 'discard', card: 'search' })
    t.act('scout', { do: 'discard', card: 'search' }, { do: 'done' })
    expect([t.told('contaminated').length, t.table().used]).toEqual([1, ['antidote']])
  })

  test('NEM-RULING-192 the words read are the user’s secret, and forgotten with the shuffle', () => {
    const given = {
      hand: { scout: ['rest'], captain: [] },
      contamination: { scout: { hand: ['clean'], deck: ['clean'] } },
      inventory: { scout: ['antidote'] },
    }
    const t = situation(given, both)
    t.act('scout', ...use('antidote', 'rest'))
    const [scanned] = t.told('scanned')
    expect(scanned.only).toEqual({ 0: { words: ['clean', 'clean'] } })
    expect(t.mine('scout').hand).toEqual(['contamination.clean'])
    expect(t.mine('scout').piles).toEqual([])
    expect(JSON.stringify(t.mine('captain'))).not.toContain('"clean"')
    expect(t.g.read.filter(bits => bits !== 0)).toHaveLength(1)
  })

  test('NEM-RULING-192 in Combat no Antidote', () => {
    const t = situation(having(['antidote'], { intruders: [{ kind: 'larva', room: '011' }] }))
    expect(why(t, 'use')).toBe('inCombat')
  })

  test('Taser: one intruder here suffers an injury and retreats', () => {
    const given = having(['taser'], {
      intruders: [
        { kind: 'breeder', room: '011' },
        { kind: 'adult', room: '011' },
      ],
      decks: { attack: ['scratch.6'], event: ['hunt.2'] },
    })
    const t = situation(given)
    t.act('scout', ...use('taser', 'rest'))
    expect(t.options('scout')).toEqual([
      { do: 'intruder', intruder: 1 },
      { do: 'intruder', intruder: 2 },
    ])
    t.act('scout', { do: 'intruder', intruder: 2 })
    expect(t.table().intruders).toMatchObject([
      { kind: 'breeder', room: '011', injuries: 0 },
      { kind: 'adult', room: '006', injuries: 1 },
    ])
  })

  test('Taser: or one other character here discards the whole hand, Contamination too', () => {
    const given = {
      hand: { scout: ['rest'], captain: ['order', 'search'], pilot: ['rest'] },
      contamination: { captain: { hand: ['clean'] } },
      inventory: { scout: ['taser'] },
    }
    const t = situation(given, ['scout', 'captain', 'pilot'])
    t.standing('captain', 'game')
    t.standing('pilot', 'game')
    t.act('scout', ...use('taser', 'rest'))
    expect(t.options('scout')).toEqual([
      { do: 'who', whom: 1 },
      { do: 'who', whom: 2 },
    ])
    t.act('scout', { do: 'who', whom: 1 })
    expect([t.crew('captain').hand, t.crew('captain').discard.length, t.crew('pilot').hand]).toEqual([0, 3, 1])
    const alone = situation(having(['taser']))
    expect(why(alone, 'use')).toBe('notInCombat')
  })

  test('Taser in Combat with company: one part or the other', () => {
    const given = {
      hand: { scout: ['rest'], captain: ['order'] },
      intruders: [{ kind: 'breeder', room: '011' }],
      inventory: { scout: ['taser'] },
    }
    const t = situation(given, both)
    t.standing('captain', 'game')
    t.act('scout', ...use('taser', 'rest'))
    expect(t.options('scout')).toEqual([part(0), part(1)])
    t.act('scout', part(1))
    expect([t.crew('captain').hand, t.table().intruders[0].injuries]).toEqual([0, 0])
  })

  test('Flamethrower: at least one injury except on the blank; the double hit sets the room on fire', () => {
    for (const [face, injuries, fire] of [
      ['blank', 0, false],
      ['creeper', 1, false],
      ['adult', 1, false],
      ['hit', 1, false],
      ['double', 2, true],
    ] as const) {
      const given = {
        hand: { scout: ['rest'] },
        hands: { scout: ['flamethrower'] },
        intruders: [{ kind: 'breeder', room: '011' }],
        decks: { attack: ['scratch.6', 'bite.6'] },
      }
      const t = situation(given, ['scout'], { dice: { combat: [face] } })
      t.act('scout', { do: 'shoot' }, pay('rest'))
      expect([face, t.table().intruders[0].injuries, t.room('011').fire]).toEqual([face, injuries, fire])
      expect(t.crew('scout').hands[0].ammo).toBe(3)
    }
  })

  test('NEM-RULING-213 Molotov Cocktail: everybody there 1, one egg, and fire', () => {
    const given = having(['molotovCocktail'], {
      rooms: { '006': { tile: 'canteen', explored: true } },
      at: { captain: '006' },
      objects: { '006': ['egg', 'egg'] },
      intruders: [
        { kind: 'breeder', room: '006' },
        { kind: 'queen', room: '006' },
      ],
      decks: { attack: ['bite.6', 'scratch.6', 'scratch.5', 'clawAttack.5'], wound: ['leg'] },
    })
    const t = situation(given, both, { dice: { noise: ['silence'] } })
    t.act('scout', ...use('molotovCocktail', 'rest'))
    expect(t.table().intruders.map(i => i.injuries)).toEqual([1, 1])
    expect([t.crew('captain').wounds, t.crew('scout').wounds]).toEqual([['leg'], []])
    expect([t.room('006').fire, t.room('006').objects]).toEqual([true, ['egg']])
  })
})

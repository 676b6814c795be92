/** What items are: decks and counts, kinds, backs, and what every use of an item has in common. */
import { describe, expect, test } from 'vitest'
import type { ItemCard, When } from '../src/core/content.ts'
import { sharedZone } from '../src/core/pieces.ts'
import { crafted, items } from '../src/games/nemesis/content/items.ts'
import { quests } from '../src/games/nemesis/content/quests.ts'
import { startingWeapons } from '../src/games/nemesis/content/weapons.ts'
import { type Choice, type Name, pendingFor } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { decline, interrupt, keep, move, part, pay, play, type Situation, situation } from './situation.ts'

const use = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'use', card }, ...cards.map(pay)]
const cost = (t: Situation, who: Name, choice: Choice): number | undefined =>
  pendingFor(t.g, t.seat(who))?.options.find(
    o => o.do === choice.do && 'card' in o && 'card' in choice && o.card === choice.card,
  )?.cost
const why = (t: Situation, who: Name, card: Name): string | undefined =>
  obstacles(t.g, t.seat(who)).find(o => o.do === 'use' && o.card === card)?.why

/** The facts of docs/content/components.md §1.6: copies, heavy, component, one use, cost, when. */
type Fact = [id: Name, copies: number, component: string | null, heavy?: 'heavy']
const RED: Fact[] = [
  ['energyCharge', 11, 'elec'],
  ['grenade', 4, null],
  ['smokeGrenade', 3, null],
  ['reconDrone', 3, null],
  ['decoy', 2, null],
  ['selfDestructKey', 1, null],
  ['evacuationKey', 1, null],
  ['commsKey', 1, null],
  ['extendedMagazine', 1, null],
  ['prototypePistol', 1, null, 'heavy'],
  ['prototypeRifle', 1, null, 'heavy'],
  ['prototypeShotgun', 1, null, 'heavy'],
]
const YELLOW: Fact[] = [
  ['chemicals', 7, 'chem'],
  ['tools', 6, 'tool'],
  ['ductTape', 4, null],
  ['fireExtinguisher', 4, null, 'heavy'],
  ['clothes', 3, 'cloth'],
  ['energyCharge', 3, 'elec'],
  ['technicalCorridorsPlans', 1, null],
  ['spaceSuit', 1, null],
  ['nemesisPlans', 1, null],
]
const GREEN: Fact[] = [
  ['bandages', 7, 'cloth'],
  ['medkit', 7, 'med'],
  ['syntheticFood', 5, null],
  ['adrenalineInjection', 3, null],
  ['alcohol', 3, 'chem'],
  ['clothes', 3, 'cloth'],
  ['militaryDrugs', 2, null],
]
const BLUE: Fact[] = [
  ['antidote', 3, null],
  ['taser', 3, null],
  ['flamethrower', 3, null, 'heavy'],
  ['molotovCocktail', 3, null],
]
const facts = (cards: readonly ItemCard[]): Fact[] =>
  cards.map(c => (c.heavy ? [c.id, c.copies, c.component, 'heavy'] : [c.id, c.copies, c.component]))
const every: ItemCard[] = [
  ...Object.values(items).flat(),
  ...crafted,
  ...Object.values(quests).flat(),
  ...Object.values(startingWeapons),
]

describe('what is in the box', () => {
  test('NEM-ITEM-01 NEM-ITEM-06 three decks of 30, 12 crafted items, each heavy or not, with its component', () => {
    expect(facts(items.red)).toEqual(RED)
    expect(facts(items.yellow)).toEqual(YELLOW)
    expect(facts(items.green)).toEqual(GREEN)
    expect(facts(crafted)).toEqual(BLUE)
    for (const deck of [items.red, items.yellow, items.green])
      expect(deck.reduce((n, card) => n + card.copies, 0)).toBe(30)
  })

  test('NEM-ITEM-01 everybody begins with one weapon in hand and two inactive quests, and nothing else', () => {
    const all = ['captain', 'pilot', 'scientist', 'scout', 'soldier'] as const
    const t = situation({}, [...all])
    for (const who of all) {
      const crew = t.crew(who)
      expect(crew.hands.map(h => h.card)).toEqual([startingWeapons[who].id])
      expect(crew.hands[0].ammo).toBe(startingWeapons[who].weapon?.capacity)
      expect([crew.quests.length, crew.inventory, crew.objects]).toEqual([2, [], []])
    }
  })

  test('NEM-ITEM-03 all are used once and cost one card, except what says otherwise', () => {
    const lasting = every.filter(c => c.effect && !c.oneUse).map(c => c.id)
    expect(lasting.sort()).toEqual(['autoloader', 'extendedMagazine', 'flashlight', 'plasmaTorch'])
    const dear = every.filter(c => c.effect && c.cost !== 1).map(c => [c.id, c.cost])
    expect(dear.sort()).toEqual([
      ['armor', 0],
      ['autoloader', 0],
      ['flashlight', 2],
    ])
  })

  test('NEM-RULING-210 what may never be used in Combat, and what at any time', () => {
    const usable = (when: When) => [...new Set(every.filter(c => c.effect && c.when === when).map(c => c.id))].sort()
    expect(usable('outOfCombat')).toEqual(
      [
        ...['bandages', 'medkit', 'clothes', 'antidote', 'tools', 'ductTape', 'reconDrone', 'nemesisPlans'],
        ...['technicalCorridorsPlans', 'spaceSuit', 'laboratoryEquipment', 'flashlight', 'plasmaTorch'],
        ...['selfDestructKey', 'evacuationKey', 'commsKey', 'logKey', 'securityKey', 'orbitalManeuveringSystem'],
      ].sort(),
    )
    expect(usable('inCombat')).toEqual([])
    expect(usable('reaction')).toEqual(['armor'])
  })
})

describe('using an item', () => {
  const here = { rooms: { '006': { tile: 'canteen', explored: true, items: 2 } }, at: { scout: '006' } }

  test('NEM-ITEM-03 NEM-ITEM-04 NEM-ITEM-05 shown to all, paid for, face up on the pile of its colour', () => {
    const given = { ...here, hand: { scout: ['rest', 'search'] }, inventory: { scout: ['syntheticFood', 'decoy'] } }
    const t = situation(given, ['scout', 'captain'])
    expect(JSON.stringify(t.table())).not.toContain('syntheticFood')
    t.act('scout', { do: 'use', card: 'syntheticFood' })
    expect(t.told('declared')).toMatchObject([{ action: { do: 'use', card: 'syntheticFood' } }])
    expect(t.asked()).toEqual(['scout'])
    t.act('scout', pay('rest'))
    expect(t.table().decks.find(d => d.deck === 'green')?.discard).toEqual(['syntheticFood'])
    expect(t.crew('scout').inventory).toEqual([{ back: 'red', card: null }])
    expect([t.crew('scout').hand, t.crew('scout').discard]).toEqual([3, ['rest']])
  })

  test('NEM-ITEM-04 a rejected find goes face down to the bottom of its deck, a used one to the pile', () => {
    const given = { ...here, hand: { scout: ['search', 'rest'] }, decks: { green: ['medkit', 'syntheticFood'] } }
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', play('search'), keep('syntheticFood'), ...use('syntheticFood', 'rest'))
    const green = sharedZone(t.g, 'green')
    expect(t.mine('scout').piles).toEqual([{ deck: 'green', index: green.length - 1, card: 'medkit' }])
    expect(JSON.stringify([t.table(), t.mine('captain')])).not.toContain('medkit')
    expect(t.table().decks.find(d => d.deck === 'green')?.discard).toEqual(['syntheticFood'])
  })

  test('NEM-RULING-169 from the inventory and from a hand slot', () => {
    const given = {
      rooms: { '006': { tile: 'canteen', explored: true, fire: true } },
      at: { scout: '006' },
      hand: { scout: ['rest', 'search'] },
      inventory: { scout: ['syntheticFood'] },
      hands: { scout: ['rifle', 'fireExtinguisher'] },
    }
    const t = situation(given)
    expect(t.options('scout')).toEqual(expect.arrayContaining([...use('syntheticFood'), ...use('fireExtinguisher')]))
    t.act('scout', ...use('fireExtinguisher', 'rest'))
    expect(t.room('006').fire).toBe(false)
    expect(t.crew('scout').hands.map(h => h.card)).toEqual(['rifle'])
    expect(t.table().decks.find(d => d.deck === 'yellow')?.discard).toEqual(['fireExtinguisher'])
  })

  test('NEM-RULING-210 in Combat no Bandages, but a Synthetic Food', () => {
    const given = {
      ...here,
      hand: { scout: ['rest', 'search'] },
      light: { scout: 1 },
      inventory: { scout: ['bandages', 'syntheticFood'] },
    }
    const calm = situation(given)
    expect(calm.options('scout')).toEqual(expect.arrayContaining([...use('bandages'), ...use('syntheticFood')]))
    const fight = situation({ ...given, intruders: [{ kind: 'creeper', room: '006' }] })
    expect(fight.options('scout')).not.toContainEqual(use('bandages')[0])
    expect(why(fight, 'scout', 'bandages')).toBe('inCombat')
    expect(fight.options('scout')).toContainEqual(use('syntheticFood')[0])
  })

  test('NEM-RULING-09 a cancelled use: the one-use item is gone, the cost stays paid, nothing happens', () => {
    const given = {
      ...here,
      at: { scout: '006', captain: '006' },
      hand: { scout: ['rest', 'search'], captain: ['interruption'] },
      inventory: { scout: ['syntheticFood'] },
    }
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', ...use('syntheticFood', 'rest'))
    t.act('captain', interrupt)
    t.act('scout', decline)
    expect(t.told('cancelled')).toHaveLength(1)
    expect(t.table().decks.find(d => d.deck === 'green')?.discard).toEqual(['syntheticFood'])
    expect([t.crew('scout').hand, t.table().turn?.done]).toEqual([1, 1])
  })

  test('NEM-RULING-176 the Hand wound: one more for an item, however many such wounds, none once dressed', () => {
    const given = {
      ...here,
      hand: { scout: ['rest', 'search', 'demolition'] },
      inventory: { scout: ['syntheticFood'] },
    }
    const food = use('syntheticFood')[0]
    expect(cost(situation(given), 'scout', food)).toBe(1)
    expect(cost(situation({ ...given, wounds: { scout: ['hand'] } }), 'scout', food)).toBe(2)
    expect(cost(situation({ ...given, wounds: { scout: ['hand', 'hand'] } }), 'scout', food)).toBe(2)
    expect(cost(situation({ ...given, dressed: { scout: ['hand'] } }), 'scout', food)).toBe(1)
    const t = situation({ ...given, wounds: { scout: ['hand'] } })
    t.act('scout', ...use('syntheticFood', 'rest', 'demolition'))
    expect(t.crew('scout').discard.toSorted()).toEqual(['demolition', 'rest'])
    // With a single card the price cannot be paid.
    const poor = situation({ ...given, hand: { scout: ['rest'] }, wounds: { scout: ['hand'] } })
    expect([poor.options('scout').some(o => o.do === 'use'), why(poor, 'scout', 'syntheticFood')]).toEqual([
      false,
      'noCardsToPay',
    ])
  })

  test('NEM-RULING-176 the Hand wound raises neither Shoot nor the Motion Scanner', () => {
    const shooting = situation({
      hand: { scout: ['rest'] },
      wounds: { scout: ['hand'] },
      intruders: [{ kind: 'adult', room: '011' }],
    })
    const shot = pendingFor(shooting.g, 0)?.options.find(o => o.do === 'shoot')
    expect(shot?.cost).toBe(1)
    const given = {
      rooms: { '006': { tile: 'canteen', explored: true } },
      hand: { scout: ['rest', 'search'] },
      wounds: { scout: ['hand'] },
      hands: { scout: ['rifle', 'motionScanner'] },
    }
    const t = situation(given, ['scout'], { dice: { noise: ['danger', '2'] } })
    t.act('scout', ...move('006', 'rest'), pay('search'))
    expect(t.crew('scout').hand).toBe(0)
    expect(t.told('noiseRolled').map(e => e.face)).toEqual(['danger', '2'])
    expect(t.table().noise).toEqual(['c006-011'])
  })

  test('NEM-ACT-08 of an OR exactly one part is done', () => {
    const given = {
      ...here,
      light: { scout: 2 },
      wounds: { scout: ['leg'] },
      hand: { scout: ['rest'] },
      inventory: { scout: ['bandages'] },
    }
    const dressing = situation(given)
    dressing.act('scout', ...use('bandages', 'rest'))
    expect(dressing.options('scout')).toEqual([part(0), part(1)])
    dressing.act('scout', part(0))
    expect([dressing.crew('scout').light, dressing.crew('scout').dressed]).toEqual([2, ['leg']])
    const healing = situation(given)
    healing.act('scout', ...use('bandages', 'rest'), part(1))
    expect([healing.crew('scout').light, healing.crew('scout').wounds]).toEqual([0, ['leg']])
  })

  test('NEM-ITEM-02 objects have no action of their own; they are carried and put down', () => {
    const t = situation({ carried: { scout: ['egg'] }, hand: { scout: ['rest', 'search'] } })
    expect(t.options('scout').filter(o => 'card' in o && o.card === 'egg')).toEqual([{ do: 'drop', card: 'egg' }])
    expect(t.options('scout').some(o => o.do === 'use')).toBe(false)
  })
})

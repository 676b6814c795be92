/** Inventory, hand slots, ammo, what hangs on and is taped together, and dropping. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone } from '../src/core/pieces.ts'
import type { Choice, Name } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { setAmmo } from '../src/mechanics/ammo.ts'
import { afterwards, keep, pay, play, type Situation, situation } from './situation.ts'

const both = ['scout', 'captain']
const drop = (card: Name): Choice => ({ do: 'drop', card })
const use = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'use', card }, ...cards.map(pay)]
const held = (t: Situation, who: Name): Name[] => t.crew(who).hands.map(h => h.card)
const pile = (t: Situation, deck: string): Name[] => t.table().decks.find(d => d.deck === deck)?.discard ?? []
const drops = (t: Situation, who: Name): Name[] => t.options(who).flatMap(o => (o.do === 'drop' ? [o.card] : []))
const searching = (...red: Name[]) => ({
  rooms: { '006': { tile: 'monitoringRoom', explored: true, items: 3 } },
  at: { scout: '006' },
  hand: { scout: ['search', 'search'] },
  decks: { red },
})

describe('inventory', () => {
  test('NEM-HAND-01 no limit; others see how many and of which colour, not what', () => {
    const inventory = [
      'grenade',
      'grenade',
      'decoy',
      'medkit',
      'medkit',
      'alcohol',
      'tools',
      'tools',
      'chemicals',
      'commsKey',
    ]
    const t = situation({ inventory: { scout: inventory } }, both)
    expect(t.mine('scout').inventory).toHaveLength(10)
    expect(t.crew('scout').inventory.map(c => c.back)).toEqual([
      ...['red', 'red', 'red', 'red', 'yellow', 'yellow', 'yellow', 'green', 'green', 'green'],
    ])
    expect(t.crew('scout').inventory.every(c => c.card === null)).toBe(true)
    for (const card of inventory) expect(JSON.stringify([t.table(), t.mine('captain')])).not.toContain(card)
  })

  test('NEM-HAND-02 heavy items are seen by all, with their ammo, and lie in no inventory', () => {
    const t = situation({ ...searching('prototypeRifle', 'grenade'), hand: { scout: ['search'] } }, both)
    t.act('scout', play('search'), keep('prototypeRifle'))
    expect(t.table().crew[0].hands).toMatchObject([{ card: 'rifle' }, { card: 'prototypeRifle', ammo: 1 }])
    expect([t.mine('scout').inventory, t.told('held').map(e => e.card)]).toEqual([[], ['prototypeRifle']])
  })
})

describe('hand slots', () => {
  test('NEM-HAND-03 NEM-RULING-224 two: with both full an Object cannot be picked up', () => {
    const given = { hand: { scout: ['rest'] }, objects: { '011': ['egg'] } }
    expect(situation(given).options('scout')).toContainEqual({ do: 'pickUp' })
    for (const full of [{ hands: { scout: ['rifle', 'fireExtinguisher'] } }, { carried: { scout: ['carcass'] } }]) {
      const t = situation({ ...given, ...full })
      expect(obstacles(t.g, 0)).toContainEqual({ do: 'pickUp', why: 'handsFull' })
      t.act('scout', drop('rifle'))
      expect(t.options('scout')).toContainEqual({ do: 'pickUp' })
    }
  })

  test('NEM-HAND-04 a heavy find with full hands: one of those carried goes first, not the find', () => {
    const t = situation({ ...searching('prototypeRifle', 'grenade'), carried: { scout: ['egg'] } })
    t.act('scout', play('search'), keep('prototypeRifle'))
    expect(t.options('scout')).toEqual([drop('rifle'), drop('egg')])
    t.act('scout', drop('rifle'))
    expect([held(t, 'scout'), t.crew('scout').objects]).toEqual([['prototypeRifle'], ['egg']])
  })

  test('NEM-HAND-04 of two alike one stays', () => {
    const given = {
      rooms: { '006': { tile: 'engineControlRoom', explored: true, items: 1 } },
      at: { scout: '006' },
      hand: { scout: ['search'] },
      hands: { scout: ['fireExtinguisher', 'rifle'] },
      decks: { yellow: ['fireExtinguisher', 'tools'] },
    }
    const t = situation(given)
    t.act('scout', play('search'), keep('fireExtinguisher'))
    expect(t.options('scout')).toEqual([drop('fireExtinguisher'), drop('rifle')])
    t.act('scout', drop('fireExtinguisher'))
    expect(held(t, 'scout').toSorted()).toEqual(['fireExtinguisher', 'rifle'])
  })

  test('NEM-RULING-96 outside one’s own turn only to make room: after a wound the owner chooses', () => {
    const t = situation({ hand: { scout: [] }, carried: { captain: ['egg'] }, decks: { wound: ['arm'] } }, both)
    expect(t.options('captain')).toEqual([])
    afterwards(t.g, { do: 'seriousWound', who: 1 })
    t.act('scout', { do: 'pass' })
    expect([t.asked(), t.options('captain')]).toEqual([['captain'], [drop('sixShooter'), drop('egg')]])
    t.act('captain', drop('egg'))
    expect([t.room('011').objects, t.table().asking?.ask]).toEqual([['corpse.blue', 'egg'], 'turn'])
  })
})

describe('ammo', () => {
  const weapons = [
    ['captain', 'sixShooter', 6],
    ['pilot', 'shotgun', 2],
    ['scientist', 'pistol', 3],
    ['scout', 'rifle', 4],
    ['soldier', 'assaultRifle', 5],
    ['mechanic', 'sawedOffShotgun', 2],
  ] as const

  test.each(weapons)('NEM-HAND-06 the %s’s %s holds %i and no more', (who, card, capacity) => {
    const given = {
      rooms: { '002': { tile: 'armory', explored: true } },
      at: { [who]: '002' },
      hand: { [who]: ['rest', 'search'] },
      ammo: { [who]: { [card]: capacity - 1 } },
    }
    const t = situation(given, [who])
    if (who === 'captain') {
      // NEM-RULING-189: no energy weapon, and the Armory does nothing for it.
      expect(obstacles(t.g, 0)).toContainEqual({ do: 'roomAction', why: 'noWeapon' })
      return
    }
    t.act(who, { do: 'roomAction' }, pay('search'), pay('rest'))
    expect(t.crew(who).hands).toMatchObject([{ card, ammo: capacity, capacity }])
  })

  test('NEM-HAND-06 NEM-RULING-108 the Armory loads two, up to the capacity, one weapon an action', () => {
    const given = {
      rooms: { '002': { tile: 'armory', explored: true } },
      at: { scout: '002' },
      hand: { scout: ['rest', 'search'] },
      hands: { scout: ['rifle', 'prototypeRifle'] },
      ammo: { scout: { rifle: 3 } },
    }
    for (const [card, ammo] of [
      ['rifle', [4, 1]],
      ['prototypeRifle', [3, 3]],
    ] as const) {
      const t = situation(given)
      t.act('scout', { do: 'roomAction' }, pay('search'), pay('rest'), { do: 'item', card })
      expect(t.crew('scout').hands.map(h => h.ammo)).toEqual(ammo)
    }
  })

  test('NEM-HAND-06 Reload puts one on the Six-Shooter, never a seventh', () => {
    for (const [before, after] of [
      [5, 6],
      [6, 6],
    ]) {
      const t = situation({ hand: { captain: ['reload'] }, ammo: { captain: { sixShooter: before } } }, ['captain'])
      t.act('captain', play('reload'))
      expect(t.crew('captain').hands[0].ammo).toBe(after)
    }
  })

  test('NEM-HAND-05 a weapon found a second time comes with one shot again', () => {
    const t = situation({ ...searching('prototypeRifle', 'grenade'), hands: { scout: [] } })
    t.act('scout', play('search'), keep('prototypeRifle'))
    const [rifle] = seatZone(t.g, 0, 'hands')
    setAmmo(t.g, 0, rifle, 6, 'NEM-HAND-06', undefined)
    t.act('scout', drop('prototypeRifle'))
    sharedZone(t.g, 'box').push(...sharedZone(t.g, 'red').splice(0))
    t.act('scout', play('search'), keep('prototypeRifle'))
    expect(t.crew('scout').hands).toMatchObject([{ card: 'prototypeRifle', ammo: 1 }])
  })

  test('NEM-RULING-106 markers do not run out: with more than fifty in use there is still ammo, and room for injuries', () => {
    const given = {
      rooms: { '002': { tile: 'armory', explored: true } },
      at: { scout: '002' },
      hand: { scout: ['rest', 'search', 'demolition'] },
      ammo: { scout: { rifle: 1 } },
      intruders: [{ kind: 'queen', room: '001', injuries: 50 }],
    }
    const t = situation(given)
    t.act('scout', { do: 'roomAction' }, pay('search'), pay('rest'))
    expect(t.crew('scout').hands[0].ammo).toBe(3)
    const fire = situation({
      hand: { scout: [] },
      rooms: { '006': { tile: 'canteen', explored: true, fire: true } },
      intruders: [
        { kind: 'queen', room: '001', injuries: 50 },
        { kind: 'breeder', room: '006', injuries: 5 },
      ],
      decks: { attack: ['bite.retreat', 'scratch.2'], event: ['hunt.2'] },
    })
    fire.act('scout', { do: 'pass' })
    expect(fire.told('injured')).toMatchObject([{ kind: 'breeder', total: 6 }])
  })
})

describe('Duct Tape', () => {
  const two = {
    hand: { scout: ['rest', 'search'] },
    hands: { scout: ['rifle', 'fireExtinguisher'] },
    inventory: { scout: ['ductTape'] },
  }

  test('NEM-HAND-08 two heavy items in one hand: the other is free again', () => {
    const t = situation({ ...two, objects: { '011': ['egg'] } })
    t.act('scout', ...use('ductTape', 'rest'))
    expect(t.crew('scout').hands).toMatchObject([
      { card: 'rifle', taped: 1 },
      { card: 'fireExtinguisher', taped: 0 },
    ])
    expect(pile(t, 'yellow')).toEqual(['ductTape'])
    t.act('scout', { do: 'pickUp' }, pay('search'), { do: 'object', object: 'egg' })
    expect([held(t, 'scout').length, t.crew('scout').objects]).toEqual([2, ['egg']])
  })

  test('NEM-HAND-08 not with Objects, not with one item alone', () => {
    for (const given of [
      { hands: { scout: ['rifle'] }, carried: { scout: ['egg'] } },
      { hands: { scout: ['rifle'] } },
    ]) {
      const t = situation({ ...two, ...given })
      expect(t.options('scout')).not.toContainEqual(use('ductTape')[0])
    }
  })

  test('NEM-RULING-101 the pair counts as one until one of them leaves', () => {
    const given = { ...two, taped: { scout: ['rifle', 'fireExtinguisher'] }, carried: { scout: ['egg'] } }
    const t = situation({ ...given, objects: { '011': ['carcass'] } })
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'pickUp', why: 'handsFull' })
    t.act('scout', drop('fireExtinguisher'))
    // The rifle alone and the egg: still two hands full.
    expect([t.g.taped, t.crew('scout').hands[0].taped]).toEqual([[], null])
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'pickUp', why: 'handsFull' })
  })

  test('NEM-RULING-101 of two alike the one that is not taped is dropped first', () => {
    const hands = { scout: ['fireExtinguisher', 'rifle', 'fireExtinguisher'] }
    const t = situation({ hands, taped: { scout: ['fireExtinguisher', 'rifle'] } })
    t.act('scout', drop('fireExtinguisher'))
    expect(t.g.taped).toHaveLength(1)
    t.act('scout', drop('fireExtinguisher'))
    expect([t.g.taped, held(t, 'scout')]).toEqual([[], ['rifle']])
  })
})

describe('attachments', () => {
  test('NEM-RULING-101 what hangs on a weapon goes with it when it is dropped', () => {
    const t = situation({ attached: { scout: { extendedMagazine: 'rifle' } } })
    expect(drops(t, 'scout')).toEqual(['rifle'])
    t.act('scout', drop('rifle'))
    expect([pile(t, 'red'), t.table().removed.includes('rifle'), t.g.attached]).toEqual([
      ['extendedMagazine'],
      true,
      [],
    ])
  })

  test('NEM-RULING-101 a magazine found again on another weapon: nothing of the old one is left', () => {
    const given = {
      hand: { scout: ['rest'] },
      hands: { scout: ['rifle', 'prototypeRifle'] },
      attached: { scout: { extendedMagazine: 'rifle' } },
    }
    const t = situation({ ...given, ammo: { scout: { rifle: 6 } } })
    t.act('scout', drop('rifle'))
    const [magazine] = sharedZone(t.g, 'red.discard').splice(0)
    seatZone(t.g, 0, 'inventory').push(magazine)
    t.act('scout', ...use('extendedMagazine', 'rest'))
    expect(t.crew('scout').hands).toMatchObject([{ card: 'prototypeRifle', ammo: 3, capacity: 8 }])
  })
})

describe('dropping', () => {
  test('NEM-DROP-01 at any time in one’s turn, in Combat too, free, any number of things, and no action', () => {
    const given = {
      hand: { scout: ['rest', 'search'] },
      inventory: { scout: ['medkit', 'tools'] },
      carried: { scout: ['egg'] },
      intruders: [{ kind: 'creeper', room: '011' }],
    }
    const t = situation(given, both)
    expect(drops(t, 'scout')).toEqual(['rifle', 'tools', 'medkit', 'egg'])
    t.act('scout', drop('medkit'), drop('egg'), drop('rifle'))
    expect([t.table().turn?.done, t.crew('scout').hand, t.asked()]).toEqual([0, 2, ['scout']])
    expect(drops(t, 'scout')).toEqual(['tools'])
    expect(drops(t, 'captain')).toEqual([])
  })

  test('NEM-DROP-01 between two actions as well', () => {
    const t = situation({ hand: { scout: ['rest', 'search'] }, inventory: { scout: ['syntheticFood', 'medkit'] } })
    t.act('scout', ...use('syntheticFood', 'rest'), drop('medkit'))
    expect([t.table().turn?.done, pile(t, 'green')]).toEqual([1, ['syntheticFood', 'medkit']])
  })

  test('NEM-DROP-02 an Object stays in the room and can be picked up again', () => {
    const t = situation({ carried: { scout: ['egg'] }, hand: { scout: ['rest'] } })
    t.act('scout', drop('egg'))
    expect([t.room('011').objects, t.crew('scout').objects]).toEqual([['corpse.blue', 'egg'], []])
    t.act('scout', { do: 'pickUp' }, pay('rest'))
    expect(t.options('scout')).toEqual([
      { do: 'object', object: 'corpse.blue' },
      { do: 'object', object: 'egg' },
    ])
  })

  test('NEM-DROP-03 NEM-RULING-107 an Item is lost: face up on the pile of its colour, for all to see', () => {
    const t = situation({ inventory: { scout: ['medkit', 'tools', 'grenade'] } }, both)
    t.act('scout', drop('medkit'), drop('tools'), drop('grenade'))
    expect([pile(t, 'green'), pile(t, 'yellow'), pile(t, 'red')]).toEqual([['medkit'], ['tools'], ['grenade']])
    expect(t.told('dropped').map(e => e.card)).toEqual(['medkit', 'tools', 'grenade'])
    expect(t.room('011').objects).toEqual(['corpse.blue'])
  })

  test('NEM-RULING-97 without a colour: weapon and quest out of the game, crafted items on their own pile', () => {
    const t = situation({ inventory: { scout: ['antidote', 'securityKey'] } })
    t.act('scout', drop('rifle'), drop('antidote'), drop('securityKey'))
    expect(t.table().removed).toEqual(expect.arrayContaining(['rifle', 'securityKey']))
    expect([t.table().used, t.table().crafted.filter(c => c === 'antidote').length]).toEqual([['antidote'], 2])
  })

  test('NEM-RULING-171 any number of Objects may lie in a room', () => {
    const many = Array.from({ length: 6 }, () => 'carcass')
    const t = situation({ objects: { '011': many }, carried: { scout: ['carcass'] } })
    t.act('scout', drop('carcass'))
    expect(t.room('011').objects.filter(o => o === 'carcass')).toHaveLength(7)
  })
})

describe('leaving the ship with things', () => {
  test('NEM-RULING-104 who hibernates or launches keeps Items and Objects; nobody else can reach them', () => {
    const given = {
      hand: { scout: ['rest', 'search'], captain: [] },
      time: 8,
      carried: { scout: ['egg'] },
      inventory: { scout: ['medkit'] },
      eggs: 4,
    }
    const t = situation(given, both, { dice: { noise: ['silence'] } })
    t.act('scout', { do: 'roomAction' }, pay('search'), pay('rest'))
    expect(t.crew('scout')).toMatchObject({ fate: 'hibernating', objects: ['egg'], hands: [{ card: 'rifle' }] })
    expect([t.mine('scout').inventory, t.room('011').objects]).toEqual([['medkit'], ['corpse.blue']])
    const rooms = { '002': { tile: 'evacuationSectionA', explored: true } }
    const pod = situation({ ...given, rooms, inPod: { scout: 1 }, pods: { 1: 'unlocked', 2: 'locked' } }, both)
    pod.act('scout', { do: 'launch' })
    expect(pod.crew('scout')).toMatchObject({ fate: 'launched', objects: ['egg'] })
    expect(pod.room('002').objects).toEqual([])
  })

  test('NEM-RULING-105 the Laboratory takes an Object lying there or carried by anybody there; a known kind gives nothing', () => {
    const lab = { rooms: { '002': { tile: 'laboratory', explored: true } }, at: { scout: '002', captain: '002' } }
    const hand = { scout: ['rest', 'search'], captain: [] }
    for (const given of [
      { objects: { '002': ['egg'] } },
      { carried: { captain: ['egg'] } },
      { carried: { scout: ['egg'] } },
    ]) {
      const t = situation({ ...lab, hand, ...given, weaknesses: { egg: 'wayOfMoving' } }, both)
      t.act('scout', { do: 'roomAction' }, pay('search'), pay('rest'))
      expect(t.table().weaknesses[1].card).toBe('wayOfMoving')
    }
    const known = situation({ ...lab, hand, carried: { scout: ['egg'] }, discovered: ['egg'] }, both)
    expect(obstacles(known.g, 0)).toContainEqual({ do: 'roomAction', why: 'nothingHere' })
    // Next door does not do.
    const away = situation({ ...lab, at: { scout: '002' }, hand, carried: { captain: ['egg'] } }, both)
    expect(obstacles(away.g, 0)).toContainEqual({ do: 'roomAction', why: 'nothingHere' })
  })

  test('NEM-RULING-105 used from elsewhere: the Object must be in the Laboratory, not with the user', () => {
    const rooms = { '002': { tile: 'laboratory', explored: true }, '003': { tile: 'generator', explored: true } }
    const given = { rooms, at: { scientist: '003' }, hand: { scientist: ['intranet', 'rest'] } }
    const there = situation({ ...given, objects: { '002': ['egg'] } }, ['scientist'])
    there.act('scientist', play('intranet'), pay('rest'), { do: 'room', room: '002' })
    expect(there.table().weaknesses[1].card).not.toBe(null)
    const here = situation({ ...given, carried: { scientist: ['egg'] } }, ['scientist'])
    here.act('scientist', play('intranet'), pay('rest'))
    expect(here.told('weakness')).toEqual([])
  })
})

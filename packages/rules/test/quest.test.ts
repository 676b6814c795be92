/** Quest items: earning them, and what each does. */
import { describe, expect, test } from 'vitest'
import { quests } from '../src/games/nemesis/content/quests.ts'
import { type Choice, type Name, pendingFor } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { decline, door, interrupt, keep, move, part, pay, play, type Situation, situation } from './situation.ts'

const use = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'use', card }, ...cards.map(pay)]
const activate = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'activate', card }, ...cards.map(pay)]
const item = (card: Name): Choice => ({ do: 'item', card })
const to = (room: string): Choice => ({ do: 'room', room })
const why = (t: Situation, kind: 'activate' | 'use', card: Name): string | undefined =>
  obstacles(t.g, 0).find(o => o.do === kind && 'card' in o && o.card === card)?.why
const pile = (t: Situation, deck: string): Name[] => t.table().decks.find(d => d.deck === deck)?.discard ?? []

/** Character, quest, the tile to be in (or a printed room), or what is given up for it. */
const PLACES = [
  ['captain', 'logKey', '002', 'commsRoom'],
  ['pilot', 'evacuationKey.quest', '002', 'fireControlSystem'],
  ['scientist', 'holoComputer', '002', 'generator'],
  ['scout', 'securityKey', '001', null],
  ['soldier', 'autoloader', '002', 'armory'],
  ['mechanic', 'plasmaTorch', '002', 'storage'],
] as const
const GIFTS = [
  ['captain', 'intercom', ['tools', 'ductTape']],
  ['pilot', 'orbitalManeuveringSystem', ['energyCharge.red', 'energyCharge.yellow']],
  ['scientist', 'laboratoryEquipment', ['chemicals']],
  ['scout', 'motionScanner', ['energyCharge.red', 'energyCharge.yellow']],
  ['soldier', 'armor', ['tools', 'ductTape']],
  ['mechanic', 'flashlight', ['energyCharge.red', 'energyCharge.yellow']],
] as const
const HEAVY = ['holoComputer', 'motionScanner']
const owned = (t: Situation, who: Name): Name[] => [
  ...t.mine(who).inventory,
  ...t.crew(who).hands.flatMap(h => [h.card, ...h.attached]),
]

describe('earning them', () => {
  test('NEM-QUEST-01 two for each character, face up, inactive: neither used nor dropped nor counted', () => {
    expect(Object.values(quests).map(list => list.length)).toEqual([2, 2, 2, 2, 2, 2])
    for (const [character, card] of [...PLACES, ...GIFTS]) {
      const t = situation({ hand: { [character]: ['rest', 'search', 'demolition'] } }, [character])
      expect(t.crew(character).quests).toContain(card)
      expect(t.options(character).filter(o => 'card' in o && o.card === card)).toEqual([])
      expect(owned(t, character)).not.toContain(card)
    }
  })

  test.each(PLACES)(
    'NEM-QUEST-02 NEM-RULING-181 %s earns %s by being in the right place',
    (character, card, room, tile) => {
      const rooms = tile ? { rooms: { [room]: { tile, explored: true } } } : {}
      const given = { ...rooms, hand: { [character]: ['rest', 'search'] } }
      const there = situation({ ...given, at: { [character]: room } }, [character])
      const [cost] =
        pendingFor(there.g, 0)
          ?.options.filter(o => o.do === 'activate')
          .map(o => o.cost) ?? []
      expect(cost).toBe(1)
      there.act(character, ...activate(card, 'rest'))
      expect(there.crew(character).quests).not.toContain(card)
      expect(owned(there, character)).toContain(card)
      expect(there.told('activated')).toMatchObject([{ who: 0, card }])
      expect([there.crew(character).discard, there.table().turn?.done]).toEqual([['rest'], 1])
      const elsewhere = situation(given, [character])
      expect(why(elsewhere, 'activate', card)).toBe('wrongPlace')
    },
  )

  test.each(GIFTS)('NEM-QUEST-02 NEM-RULING-181 %s earns %s by giving something up', (character, card, gifts) => {
    for (const gift of gifts) {
      const given = { hand: { [character]: ['rest', 'search'] }, inventory: { [character]: [gift] } }
      const t = situation(given, [character])
      t.act(character, ...activate(card, 'rest'))
      expect(t.options(character)).toEqual([item(gift)])
      t.act(character, item(gift))
      expect(owned(t, character)).toContain(card)
      expect([...pile(t, 'red'), ...pile(t, 'yellow')]).toEqual([gift])
      // Anywhere, but not for anything else.
      const wrong = situation({ ...given, inventory: { [character]: ['bandages'] } }, [character])
      expect(why(wrong, 'activate', card)).toBe('nothingToDiscard')
    }
  })

  test('NEM-QUEST-02 the very item that is named: Alcohol is no Chemicals, though it burns as well', () => {
    const t = situation({ hand: { scientist: ['rest'] }, inventory: { scientist: ['alcohol'] } }, ['scientist'])
    expect(why(t, 'activate', 'laboratoryEquipment')).toBe('nothingToDiscard')
  })

  test('NEM-QUEST-02 of several that would do the player chooses one', () => {
    const given = { hand: { captain: ['rest'] }, inventory: { captain: ['tools', 'ductTape', 'tools'] } }
    const t = situation(given, ['captain'])
    t.act('captain', ...activate('intercom', 'rest'))
    expect(t.options('captain')).toEqual([item('tools'), item('ductTape')])
    t.act('captain', item('ductTape'))
    expect(t.mine('captain').inventory).toEqual(['tools', 'tools', 'intercom'])
  })

  test('NEM-RULING-181 in a room with a Malfunction too, but never in Combat, and not without a card to pay', () => {
    const at = { captain: '002' }
    const room = (more: object) => ({ rooms: { '002': { tile: 'commsRoom', explored: true, ...more } }, at })
    const hand = { captain: ['rest'] }
    const broken = situation({ ...room({ malfunction: true }), hand }, ['captain'])
    expect(broken.options('captain')).toContainEqual(activate('logKey')[0])
    const fight = situation({ ...room({}), hand, intruders: [{ kind: 'larva', room: '002' }] }, ['captain'])
    expect(why(fight, 'activate', 'logKey')).toBe('inCombat')
    expect(why(situation({ ...room({}), hand: { captain: [] } }, ['captain']), 'activate', 'logKey')).toBe(
      'noCardsToPay',
    )
  })

  test('NEM-RULING-181 the Hand wound does not raise its cost: it is a basic action', () => {
    const given = { rooms: { '002': { tile: 'commsRoom', explored: true } }, at: { captain: '002' } }
    const t = situation({ ...given, wounds: { captain: ['hand'] }, hand: { captain: ['rest'] } }, ['captain'])
    t.act('captain', ...activate('logKey', 'rest'))
    expect(t.mine('captain').inventory).toEqual(['logKey'])
  })

  test('NEM-RULING-198 a cancelled activation: what was given up is gone, the quest stays to be earned', () => {
    const given = {
      hand: { captain: ['rest', 'search'], scout: ['interruption'] },
      inventory: { captain: ['tools', 'tools'] },
    }
    const t = situation(given, ['captain', 'scout'])
    t.act('captain', ...activate('intercom', 'rest'), item('tools'))
    t.act('scout', interrupt)
    t.act('captain', decline)
    expect(t.told('cancelled')).toHaveLength(1)
    expect(t.mine('captain').inventory).toEqual(['tools'])
    expect(t.crew('captain').quests).toContain('intercom')
    t.act('captain', ...activate('intercom', 'search'), item('tools'))
    expect(t.mine('captain').inventory).toEqual(['intercom'])
  })

  test('NEM-RULING-224 a heavy one needs a free hand slot', () => {
    for (const [character, card, given] of [
      [
        'scientist',
        'holoComputer',
        { rooms: { '002': { tile: 'generator', explored: true } }, at: { scientist: '002' } },
      ],
      ['scout', 'motionScanner', { inventory: { scout: ['energyCharge.red'] } }],
    ] as const) {
      const hand = { [character]: ['rest'] }
      const full = situation({ ...given, hand, carried: { [character]: ['egg'] } }, [character])
      expect(why(full, 'activate', card)).toBe('handsFull')
      full.act(character, { do: 'drop', card: 'egg' })
      expect(full.options(character)).toContainEqual(activate(card)[0])
    }
    expect([...Object.values(quests).flat()].filter(q => q.heavy).map(q => q.id)).toEqual(HEAVY)
  })

  test('NEM-QUEST-03 once active it is an item like others: dropped, shown, traded, used; everybody knows it', () => {
    const given = { inventory: { captain: ['logKey'] }, hand: { captain: ['rest'], scout: [] } }
    const t = situation(given, ['captain', 'scout'])
    expect(t.crew('captain').inventory).toEqual([{ back: 'quest', card: 'logKey' }])
    t.act('captain', { do: 'trade' }, pay('rest'), { do: 'partner', whom: 1 }, { do: 'put', card: 'logKey' })
    t.act('scout', { do: 'partner', whom: 0 }, { do: 'ready' })
    t.act('captain', { do: 'ready' }, { do: 'end' })
    expect(t.mine('scout').inventory).toEqual(['logKey'])
    t.act('captain', { do: 'pass' })
    t.act('scout', { do: 'drop', card: 'logKey' })
    // NEM-RULING-97: it has no pile to lie on.
    expect([t.mine('scout').inventory, t.table().removed.includes('logKey')]).toEqual([[], true])
  })

  test('NEM-QUEST-03 NEM-HAND-03 a heavy one takes a hand slot', () => {
    const t = situation({
      hands: { scout: ['rifle', 'motionScanner'] },
      objects: { '011': ['egg'] },
      hand: { scout: ['rest'] },
    })
    expect(obstacles(t.g, 0)).toContainEqual({ do: 'pickUp', why: 'handsFull' })
    expect(t.crew('scout').hands.map(h => h.card)).toEqual(['rifle', 'motionScanner'])
  })
})

describe('the Captain', () => {
  const computer = { rooms: { '002': { tile: 'generator', explored: true } } }

  test('NEM-RULING-206 Log Key: at a computer, one objective of any other player, once', () => {
    const given = {
      ...computer,
      at: { captain: '002' },
      hand: { captain: ['rest'] },
      inventory: { captain: ['logKey'] },
    }
    const t = situation({ ...given, objectives: { scout: ['hoarder'] } }, ['captain', 'scout', 'pilot'])
    t.act('captain', ...use('logKey', 'rest'))
    expect(t.options('captain')).toEqual([
      { do: 'who', whom: 1 },
      { do: 'who', whom: 2 },
    ])
    t.act('captain', { do: 'who', whom: 1 })
    expect(t.mine('captain').others[0].objectives).toEqual(['hoarder'])
    expect([t.mine('pilot').others, t.mine('captain').inventory]).toEqual([[], []])
    const outside = situation({ ...given, at: {} }, ['captain', 'scout'])
    expect(why(outside, 'use', 'logKey')).toBe('noComputer')
  })

  test('NEM-RULING-185 Intercom: Order and Motivation reach those at working computers', () => {
    const given = {
      ...computer,
      at: { scout: '002' },
      hand: { captain: ['order', 'motivation'], scout: [] },
      deck: { scout: ['rest'] },
    }
    const deaf = situation(given, ['captain', 'scout'])
    expect(deaf.options('captain')).not.toContainEqual(play('order'))
    deaf.act('captain', play('motivation'))
    expect(deaf.crew('scout').hand).toBe(0)
    const t = situation({ ...given, inventory: { captain: ['intercom'] } }, ['captain', 'scout'], {
      dice: { noise: ['silence'] },
    })
    t.act('captain', play('motivation'))
    expect([t.crew('scout').hand, t.crew('captain').hand]).toEqual([1, 2])
    t.act('captain', play('order'), to('001'))
    expect(t.crew('scout').room).toBe('001')
    expect(t.options('captain').filter(o => o.do === 'use')).toEqual([])
  })
})

describe('the Pilot', () => {
  test('NEM-RULING-202 Orbital Maneuvering System: everybody passes, the phase ends, no intruder attacks', () => {
    const given = {
      hand: { pilot: ['rest', 'search'], scout: [], captain: ['order'] },
      passed: ['captain'],
      rooms: { '006': { tile: 'canteen', explored: true } },
      at: { scout: '006' },
      wounds: { captain: ['bleeding'], scout: ['bleeding'] },
      intruders: [{ kind: 'adult', room: '006' }],
      inventory: { pilot: ['orbitalManeuveringSystem'] },
      decks: { event: ['bulkheadsOpen'] },
    }
    const t = situation(given, ['pilot', 'scout', 'captain'], { dice: { bag: ['blank'] } })
    t.standing('captain', 'game')
    t.act('pilot', ...use('orbitalManeuveringSystem', 'rest'), { do: 'done' })
    expect(t.told('passed').map(e => e.who)).toEqual([0, 1])
    // Who had passed already does not bleed again.
    expect(t.told('lightWound').map(e => e.who)).toEqual([1])
    expect([t.told('attack'), t.told('event').length, t.table().round]).toEqual([[], 1, 2])
    expect(t.table().removed).toContain('orbitalManeuveringSystem')
  })

  test('Evacuation Key of the Pilot: as the red one, out of the game when used', () => {
    const rooms = { '002': { tile: 'evacuationSectionA', explored: true } }
    const given = { rooms, at: { pilot: '002' }, hand: { pilot: ['rest'] }, pods: { 1: 'locked', 2: 'locked' } }
    const t = situation({ ...given, inventory: { pilot: ['evacuationKey.quest'] } }, ['pilot'])
    t.act('pilot', ...use('evacuationKey.quest', 'rest'), { do: 'pod', pod: 1 })
    expect(t.table().pods.map(p => p.locked)).toEqual([false, true])
    expect(t.table().removed).toContain('evacuationKey.quest')
  })
})

describe('the Scientist', () => {
  test('Holo Computer: Intranet and Risk Assessment anywhere, a broken room included; nothing else', () => {
    const rooms = {
      '002': { tile: 'commsRoom', explored: true },
      '006': { tile: 'commandCenter', explored: true, malfunction: true },
    }
    const hand = { scientist: ['riskAssessment', 'intranet', 'blockingAccess', 'rest'] }
    for (const at of ['011', '006']) {
      const given = { rooms, hand, at: { scientist: at }, decks: { event: ['hunt.2'] } }
      const plain = situation(given, ['scientist'])
      for (const card of ['riskAssessment', 'intranet', 'blockingAccess'])
        expect(plain.options('scientist')).not.toContainEqual(play(card))
      const t = situation({ ...given, hands: { scientist: ['pistol', 'holoComputer'] } }, ['scientist'])
      expect(t.options('scientist')).not.toContainEqual(play('blockingAccess'))
      t.act('scientist', play('riskAssessment'))
      expect(t.told('peeked')).toMatchObject([{ what: 'event', only: { 0: { card: 'hunt.2' } } }])
      t.act('scientist', decline, play('intranet'), pay('rest'))
      expect(t.crew('scientist').signal).toBe(true)
    }
  })

  test('Laboratory Equipment: where an object lies or is carried, the matching weakness is found, once', () => {
    const given = {
      hand: { scientist: ['rest'] },
      inventory: { scientist: ['laboratoryEquipment'] },
      weaknesses: { egg: 'wayOfMoving' },
    }
    const empty = situation(
      { ...given, rooms: { '006': { tile: 'canteen', explored: true } }, at: { scientist: '006' } },
      ['scientist'],
    )
    expect(why(empty, 'use', 'laboratoryEquipment')).toBe('nothingHere')
    const t = situation({ ...given, carried: { scientist: ['egg'] } }, ['scientist'])
    t.act('scientist', ...use('laboratoryEquipment', 'rest'))
    // The blue corpse lies here as well.
    expect(t.options('scientist')).toEqual([
      { do: 'object', object: 'corpse' },
      { do: 'object', object: 'egg' },
    ])
    t.act('scientist', { do: 'object', object: 'egg' })
    expect(t.table().weaknesses).toMatchObject([{ card: null }, { card: 'wayOfMoving' }, { card: null }])
    expect([t.crew('scientist').objects, t.mine('scientist').inventory]).toEqual([['egg'], []])
  })
})

describe('the Scout', () => {
  test('Security Key: the doors of any room, each opened or closed as the user likes', () => {
    const given = { hand: { scout: ['rest'] }, inventory: { scout: ['securityKey'] }, doors: { '006/1': 'closed' } }
    const t = situation(given)
    t.act('scout', ...use('securityKey', 'rest'), to('006'))
    t.act('scout', door('c002-006'), door('c006-007'), { do: 'done' })
    expect(t.table().doors).toEqual([{ corridor: 'c002-006', state: 'closed' }])
    expect(t.table().removed).toContain('securityKey')
  })

  test('Motion Scanner: one card to roll the noise anew, once for each roll', () => {
    const given = {
      rooms: { '006': { tile: 'canteen', explored: true } },
      hand: { scout: ['rest', 'search', 'search'] },
      hands: { scout: ['rifle', 'motionScanner'] },
    }
    const t = situation(given, ['scout'], { dice: { noise: ['danger', '1', '2'] } })
    t.act('scout', ...move('006', 'rest'))
    expect(t.options('scout')).toEqual([decline, pay('search')])
    t.act('scout', pay('search'))
    expect([t.table().noise, t.table().asking?.ask, t.crew('scout').hand]).toEqual([['c006-007'], 'turn', 1])
    const kept = situation(given, ['scout'], { dice: { noise: ['2'] } })
    kept.act('scout', ...move('006', 'rest'), decline)
    expect([kept.table().noise, kept.crew('scout').hand]).toEqual([['c006-011'], 2])
    const poor = situation({ ...given, hand: { scout: ['rest'] } }, ['scout'], { dice: { noise: ['2'] } })
    poor.act('scout', ...move('006', 'rest'))
    expect(poor.table().asking?.ask).toBe('turn')
  })
})

describe('the Soldier', () => {
  test('NEM-RULING-216 NEM-RULING-191 Autoloader: hung on the Assault Rifle at once, one more to hold and one more loaded', () => {
    const armory = { rooms: { '002': { tile: 'armory', explored: true } }, at: { soldier: '002' } }
    const given = { ...armory, hand: { soldier: ['rest'] }, ammo: { soldier: { assaultRifle: 2 } } }
    const t = situation(given, ['soldier'])
    t.act('soldier', ...activate('autoloader', 'rest'))
    expect(t.crew('soldier').hands).toMatchObject([
      { card: 'assaultRifle', ammo: 3, capacity: 6, attached: ['autoloader'] },
    ])
    expect([t.crew('soldier').inventory, t.crew('soldier').objects]).toEqual([[], []])
    const without = situation({ ...armory, hand: { soldier: ['rest'] }, hands: { soldier: ['prototypeRifle'] } }, [
      'soldier',
    ])
    expect(why(without, 'activate', 'autoloader')).toBe('noWeapon')
  })

  test('NEM-RULING-216 Autoloader: an Energy Charge loads the rifle for nothing; the Hand wound makes it one', () => {
    const given = {
      hand: { soldier: ['rest'] },
      attached: { soldier: { autoloader: 'assaultRifle' } },
      ammo: { soldier: { assaultRifle: 0 } },
      inventory: { soldier: ['energyCharge.red', 'energyCharge.yellow'] },
    }
    const t = situation(given, ['soldier'])
    t.act('soldier', ...use('autoloader'))
    expect(t.options('soldier')).toEqual([item('energyCharge.red'), item('energyCharge.yellow')])
    t.act('soldier', item('energyCharge.yellow'))
    expect(t.crew('soldier')).toMatchObject({ hand: 1, hands: [{ ammo: 6, attached: ['autoloader'] }] })
    expect([t.mine('soldier').inventory, t.table().turn?.done]).toEqual([['energyCharge.red'], 1])
    const hurt = situation({ ...given, wounds: { soldier: ['hand'] } }, ['soldier'])
    expect(pendingFor(hurt.g, 0)?.options.find(o => o.do === 'use' && o.card === 'autoloader')?.cost).toBe(1)
    const empty = situation({ ...given, inventory: {} }, ['soldier'])
    expect(why(empty, 'use', 'autoloader')).toBe('nothingToDiscard')
  })

  test('NEM-RULING-216 Autoloader: the charge may still load another weapon, at its own price', () => {
    const given = {
      hand: { soldier: ['rest'] },
      hands: { soldier: ['assaultRifle', 'prototypePistol'] },
      attached: { soldier: { autoloader: 'assaultRifle' } },
      inventory: { soldier: ['energyCharge.red'] },
    }
    const t = situation(given, ['soldier'])
    t.act('soldier', ...use('energyCharge.red', 'rest'), part(0), item('prototypePistol'))
    expect(t.crew('soldier').hands.map(h => h.ammo)).toEqual([5, 3])
  })

  test('NEM-RULING-203 Armor: the attack is known, the wearer ignores it, the Armor is gone', () => {
    const given = {
      hand: { soldier: ['rest'] },
      rooms: { '006': { tile: 'canteen', explored: true } },
      intruders: [{ kind: 'adult', room: '011' }],
      inventory: { soldier: ['armor'] },
      decks: { attack: ['bite.4'], wound: ['leg'] },
    }
    const spared = situation(given, ['soldier'], { dice: { noise: ['silence'] } })
    expect(spared.options('soldier').some(o => o.do === 'use')).toBe(false)
    spared.act('soldier', ...move('006', 'rest'))
    expect([spared.told('attack').length, spared.options('soldier')]).toEqual([
      1,
      [decline, { do: 'react', card: 'armor' }],
    ])
    spared.act('soldier', { do: 'react', card: 'armor' })
    expect(spared.crew('soldier')).toMatchObject({ wounds: [], inventory: [], room: '006' })
    expect(spared.table().removed).toContain('armor')
    const bitten = situation(given, ['soldier'], { dice: { noise: ['silence'] } })
    bitten.act('soldier', ...move('006', 'rest'), decline)
    expect(bitten.crew('soldier')).toMatchObject({ wounds: ['leg'], inventory: [{ card: 'armor' }] })
  })
})

describe('the Mechanic', () => {
  test('Plasma Torch: opens, closes, and closes even a destroyed door; again and again', () => {
    const given = {
      hand: { mechanic: ['rest', 'search'] },
      inventory: { mechanic: ['plasmaTorch'] },
      doors: { '011/2': 'destroyed', '011/3': 'closed' },
    }
    const t = situation(given, ['mechanic'])
    t.act('mechanic', ...use('plasmaTorch', 'search'), door('c006-011'))
    expect(t.table().doors).toEqual([
      { corridor: 'c006-011', state: 'closed' },
      { corridor: 'c008-011', state: 'closed' },
    ])
    t.act('mechanic', ...use('plasmaTorch', 'rest'), door('c008-011'))
    expect(t.table().doors).toEqual([{ corridor: 'c006-011', state: 'closed' }])
    expect(t.mine('mechanic').inventory).toEqual(['plasmaTorch'])
  })

  test('Flashlight: two cards for a Search, by the rules of Searching, again and again', () => {
    const given = {
      rooms: { '006': { tile: 'canteen', explored: true, items: 1 } },
      at: { mechanic: '006' },
      hand: { mechanic: ['rest', 'search', 'demolition', 'interruption'] },
      inventory: { mechanic: ['flashlight'] },
      decks: { green: ['medkit', 'alcohol'] },
    }
    const t = situation(given, ['mechanic'])
    t.act('mechanic', ...use('flashlight', 'rest', 'interruption'), keep('medkit'))
    expect(t.mine('mechanic').inventory).toEqual(['medkit', 'flashlight'])
    expect([t.room('006').items, t.crew('mechanic').hand]).toEqual([0, 2])
    expect(why(t, 'use', 'flashlight')).toBe('noItemsLeft')
  })
})

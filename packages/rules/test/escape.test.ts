/** Escaping: who attacks, in which order, what if it goes wrong, and what comes after. */
import { describe, expect, test } from 'vitest'
import { explain, type Name } from '../src/index.ts'
import { carefulMove, decline, move, pay, play, type Situation, situation } from './situation.ts'

const canteen = { tile: 'canteen', explored: true }
type Foe = { kind: string; injuries?: number }

/** The Scout in the Hibernatorium with these Intruders; the Captain is far away unless placed elsewhere. */
function trapped(foes: Foe[], given: object = {}, more: object = {}): Situation {
  return situation(
    {
      rooms: { '006': canteen },
      at: { captain: '001' },
      hand: { scout: ['rest', 'search', 'demolition'], captain: [] },
      intruders: foes.map(foe => ({ room: '011', ...foe })),
      ...given,
    },
    ['scout', 'captain'],
    { dice: { noise: ['silence', 'silence'] }, ...more },
  )
}
const attacks = (t: Situation) => t.told('attack').map(e => [e.kind, e.who, e.card])

describe('an Escape', () => {
  test('NEM-ESC-01 is a Move for one card to an adjacent Room, explored or not', () => {
    const t = trapped([{ kind: 'adult' }])
    expect(t.mine('scout').decision?.options.filter(o => o.do === 'move')).toEqual(
      ['006', '008', '014', '015'].map(to => ({ do: 'move', to, cost: 1 })),
    )
  })

  test('NEM-ESC-01 costs two with a wounded leg, and no more with two', () => {
    for (const wounds of [['leg'], ['leg', 'leg']]) {
      const t = trapped([{ kind: 'adult' }], { wounds: { scout: wounds } })
      expect(t.mine('scout').decision?.options.find(o => o.do === 'move')?.cost).toBe(2)
    }
    const dressed = trapped([{ kind: 'adult' }], { dressed: { scout: ['leg'] } })
    expect(dressed.mine('scout').decision?.options.find(o => o.do === 'move')?.cost).toBe(1)
    const calm = trapped([], { wounds: { scout: ['leg'] } })
    expect(calm.mine('scout').decision?.options.find(o => o.do === 'move')?.cost).toBe(1)
  })

  test('NEM-ESC-02 each Intruder of the Room left attacks once before the miniature moves', () => {
    const t = trapped([{ kind: 'adult' }, { kind: 'creeper' }], { decks: { attack: ['scratch.2', 'scratch.3'] } })
    t.act('scout', ...move('006', 'rest'))
    expect(t.events.map(e => e.e).filter(e => ['escaping', 'attack', 'lightWound', 'moved'].includes(e))).toEqual([
      'escaping',
      'attack',
      'lightWound',
      'attack',
      'lightWound',
      'moved',
    ])
    expect([t.crew('scout').room, t.crew('scout').light]).toEqual(['006', 2])
  })

  test('NEM-ESC-02 an Intruder elsewhere does not attack, nor one in the Room entered', () => {
    const t = trapped([{ kind: 'creeper' }], {
      intruders: [
        { kind: 'creeper', room: '011' },
        { kind: 'adult', room: '006' },
        { kind: 'adult', room: '008' },
      ],
      decks: { attack: ['scratch.2'] },
    })
    t.act('scout', ...move('006', 'rest'))
    expect(attacks(t)).toEqual([['creeper', 0, 'scratch.2']])
    expect(t.crew('scout').room).toBe('006')
  })

  test('NEM-RULING-62 the larger first, equal ones by arrival, all against the one who escapes', () => {
    const t = trapped(
      ['larva', 'creeper', 'adult', 'adult', 'queen', 'breeder'].map(kind => ({ kind })),
      {
        at: { captain: '011' },
        decks: { attack: ['transformation.4', 'transformation.5', 'tailAttack.2', 'tailAttack.5', 'bite.4'] },
      },
    )
    // Cards that do not show the attacker miss, so that everybody gets a turn.
    t.act('scout', ...move('006', 'rest'))
    expect(t.told('attack').map(e => [e.kind, e.intruder, e.who, e.hits])).toEqual([
      ['queen', 5, 0, false],
      ['breeder', 6, 0, false],
      ['adult', 3, 0, false],
      ['adult', 4, 0, false],
      ['creeper', 2, 0, false],
      ['larva', 1, 0, true],
    ])
    expect([t.crew('scout').room, t.crew('captain').hand]).toEqual(['006', 0])
  })

  test('NEM-ESC-03 NEM-RULING-62 whoever dies stays as a Corpse in the Room it tried to leave; the rest is not resolved', () => {
    const t = trapped([{ kind: 'creeper' }, { kind: 'adult' }], {
      wounds: { scout: ['arm', 'arm'] },
      decks: { attack: ['bite.4', 'scratch.2'] },
    })
    t.act('scout', ...move('006', 'rest'))
    expect(attacks(t)).toEqual([['adult', 0, 'bite.4']])
    expect(t.told('died')).toMatchObject([{ who: 0, room: '011' }])
    expect(t.told('moved')).toEqual([])
    expect(t.room('011').objects).toContain('corpse.scout')
    expect(t.table().turn?.seat).toBe(1)
  })

  test('NEM-ESC-04 a survivor explores and rolls for noise, as the Room is empty', () => {
    const t = trapped(
      [{ kind: 'creeper' }],
      { rooms: { '006': { tile: 'canteen', token: 'door-3' } }, decks: { attack: ['bite.4'] } },
      { dice: { noise: ['1'] } },
    )
    t.act('scout', ...move('006', 'rest'))
    expect(t.room('006')).toMatchObject({ tile: 'canteen', explored: true, items: 3 })
    // NEM-RULING-79: the door falls behind, also after an Escape.
    expect(t.table().doors).toEqual([{ corridor: 'c006-011', state: 'closed' }])
    expect([t.told('noiseRolled').length, t.table().noise]).toEqual([1, ['c006-007']])
  })

  test.each([
    ['a Character', { at: { captain: '006' } }],
    [
      'an Intruder',
      {
        intruders: [
          { kind: 'larva', room: '011' },
          { kind: 'larva', room: '006' },
        ],
      },
    ],
  ])('NEM-ESC-04 no Noise roll where %s is', (_, given) => {
    const t = trapped([{ kind: 'larva' }], given)
    t.act('scout', ...move('006', 'rest'))
    expect([t.crew('scout').room, t.told('noiseRolled')]).toEqual(['006', []])
  })

  test('NEM-ESC-05 Careful Movement is no way out', () => {
    const t = trapped([{ kind: 'larva' }])
    expect(t.options('scout').some(o => o.do === 'carefulMove')).toBe(false)
    expect(() => t.act('scout', ...carefulMove('006', 'rest', 'search'))).toThrow()
    expect(
      explain(t.g, 0)
        .filter(o => o.do === 'carefulMove')
        .map(o => o.why),
    ).toEqual(Array(4).fill('inCombat'))
  })

  test('NEM-RULING-62 not through a closed door: the destination must be legal before anything attacks', () => {
    const t = trapped([{ kind: 'larva' }], { doors: { '006/2': 'closed', '008/3': 'destroyed' } })
    expect(t.options('scout').flatMap(o => (o.do === 'move' ? [o.to] : []))).toEqual(['008', '014', '015'])
  })
})

describe('what an attack on the way may bring', () => {
  test('NEM-RULING-63 a Larva infests and is gone; the rest attack, and the Character still moves', () => {
    const t = trapped([{ kind: 'larva' }, { kind: 'larva' }, { kind: 'creeper' }], { decks: { attack: ['scratch.2'] } })
    t.act('scout', ...move('006', 'rest'))
    expect(attacks(t)).toEqual([
      ['creeper', 0, 'scratch.2'],
      ['larva', 0, null],
      ['larva', 0, null],
    ])
    expect(t.crew('scout')).toMatchObject({ room: '006', larva: true, contamination: 3 })
    expect(t.table().intruders).toMatchObject([{ kind: 'creeper', room: '011' }])
  })

  test('NEM-RULING-64 an Intruder summoned on the way makes no Escape attack; the Character moves on', () => {
    const t = trapped(
      [{ kind: 'creeper' }],
      { bag: { adult: 12 }, decks: { attack: ['summoning.3', 'bite.4'] } },
      { dice: { noise: ['silence'], bag: ['adult-4'] } },
    )
    t.act('scout', ...move('006', 'rest'))
    expect(attacks(t)).toEqual([['creeper', 0, 'summoning.3']])
    expect(t.table().intruders.map(i => [i.kind, i.room])).toEqual([
      ['creeper', '011'],
      ['adult', '011'],
    ])
    expect(t.crew('scout')).toMatchObject({ room: '006', wounds: [] })
  })

  test('NEM-RULING-64 a Surprise Attack on the way is resolved, then the Character moves', () => {
    // The Creeper grows into a Breeder and finds an empty hand.
    const t = trapped([{ kind: 'creeper' }], {
      hand: { scout: ['rest'], captain: [] },
      decks: { attack: ['transformation.4', 'clawAttack.3'] },
    })
    t.act('scout', ...move('006', 'rest'))
    expect(attacks(t)).toEqual([
      ['creeper', 0, 'transformation.4'],
      ['breeder', 0, 'clawAttack.3'],
    ])
    expect(t.crew('scout')).toMatchObject({ room: '006', light: 2, contamination: 1 })
  })

  test('NEM-RULING-64 and one that dies of it does not', () => {
    const t = trapped([{ kind: 'creeper' }], {
      hand: { scout: ['rest'], captain: [] },
      wounds: { scout: ['arm', 'body', 'hand'] },
      decks: { attack: ['transformation.4', 'clawAttack.3'] },
    })
    t.act('scout', ...move('006', 'rest'))
    expect([t.told('died').length, t.told('moved').length]).toEqual([1, 0])
  })

  test('NEM-RULING-64 an Encounter by the Noise roll at the destination is a normal one there', () => {
    const t = trapped(
      [{ kind: 'larva' }],
      { noise: ['006/1'], hand: { scout: ['rest'], captain: [] }, decks: { attack: ['scratch.2'] } },
      { dice: { noise: ['1'], bag: ['creeper-1'] } },
    )
    t.act('scout', ...move('006', 'rest'))
    expect(t.told('surprise')).toMatchObject([{ who: 0, hand: 0, value: 1, attack: true }])
    expect(attacks(t)).toEqual([
      ['larva', 0, null],
      ['creeper', 0, 'scratch.2'],
    ])
  })
})

describe('other ways out of Combat', () => {
  const hand = (...cards: Name[]) => ({ hand: { scout: cards, captain: [] } })

  test('NEM-RULING-65 what is never for Combat cannot be used to leave', () => {
    const t = trapped([{ kind: 'larva' }], { ...hand('reconnaissance', 'rest') })
    expect(explain(t.g, 0)).toContainEqual({ do: 'play', card: 'reconnaissance', why: 'inCombat' })
    const plans = situation({
      rooms: { '014': canteen },
      at: { scout: '014' },
      hand: { scout: ['rest'] },
      inventory: { scout: ['technicalCorridorsPlans'] },
      intruders: [{ kind: 'larva', room: '014' }],
    })
    expect(explain(plans.g, 0)).toContainEqual({ do: 'use', card: 'technicalCorridorsPlans', why: 'inCombat' })
  })

  test('NEM-RULING-65 a card that does not say otherwise follows the Escape rules', () => {
    const t = trapped([{ kind: 'creeper' }], { ...hand('adrenaline'), decks: { attack: ['scratch.2'] } })
    t.act('scout', play('adrenaline'), { do: 'part', part: 1 }, { do: 'room', room: '006' })
    expect(attacks(t)).toEqual([['creeper', 0, 'scratch.2']])
    expect(t.crew('scout')).toMatchObject({ room: '006', light: 1 })
  })

  test('NEM-RULING-65 an Item that replaces them does so: the Smoke Grenade', () => {
    const t = trapped([{ kind: 'queen' }], { ...hand('rest'), inventory: { scout: ['smokeGrenade'] } })
    t.act('scout', { do: 'use', card: 'smokeGrenade' }, pay('rest'), { do: 'room', room: '006' })
    expect([attacks(t), t.crew('scout').room, t.told('noiseRolled').length]).toEqual([[], '006', 1])
  })

  test('NEM-ESC-06 Suppressive Fire: one Ammo, and nobody attacks', () => {
    const t = trapped([{ kind: 'queen' }], hand('suppressiveFire'))
    t.act('scout', play('suppressiveFire'), { do: 'room', room: '006' })
    expect([attacks(t), t.crew('scout').room, t.crew('scout').hands[0].ammo]).toEqual([[], '006', 3])
    expect(t.told('noiseRolled')).toHaveLength(1)
  })

  test('NEM-RULING-226 a wounded leg makes the basic Move dearer, and no card or Item', () => {
    const wounds = { scout: ['leg'] }
    const t = trapped([{ kind: 'queen' }], { ...hand('suppressiveFire'), wounds })
    expect(t.options('scout').some(o => o.do === 'move')).toBe(false)
    t.act('scout', play('suppressiveFire'), { do: 'room', room: '006' })
    expect(t.crew('scout').room).toBe('006')
    const smoke = trapped([{ kind: 'queen' }], { ...hand('rest'), wounds, inventory: { scout: ['smokeGrenade'] } })
    smoke.act('scout', { do: 'use', card: 'smokeGrenade' }, pay('rest'), { do: 'room', room: '006' })
    expect(smoke.crew('scout').room).toBe('006')
  })

  test('NEM-ESC-06 not without Ammo, and not out of Combat', () => {
    const dry = trapped([{ kind: 'queen' }], { ...hand('suppressiveFire'), ammo: { scout: { rifle: 0 } } })
    expect(explain(dry.g, 0)).toContainEqual({ do: 'play', card: 'suppressiveFire', why: 'noAmmo' })
    expect(explain(trapped([], hand('suppressiveFire')).g, 0)).toContainEqual({
      do: 'play',
      card: 'suppressiveFire',
      why: 'notInCombat',
    })
  })

  test('NEM-ESC-06 not where every door is shut', () => {
    const doors = { '006/2': 'closed', '008/3': 'closed', '014/4': 'closed', '015/1': 'closed' }
    const t = trapped([{ kind: 'queen' }], { ...hand('suppressiveFire'), doors })
    expect(explain(t.g, 0)).toContainEqual({ do: 'play', card: 'suppressiveFire', why: 'nowhereToGo' })
  })

  test('an Escape may be interrupted before anything attacks', () => {
    const t = trapped([{ kind: 'queen' }], {
      at: { captain: '011' },
      hand: { scout: ['rest', 'search'], captain: ['interruption'] },
    })
    t.act('scout', ...move('006', 'rest'))
    t.act('captain', { do: 'react', card: 'interruption' })
    t.act('scout', decline)
    expect([attacks(t), t.crew('scout').room, t.crew('scout').hand]).toEqual([[], '011', 1])
  })
})

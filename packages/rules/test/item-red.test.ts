/** The military deck, card by card. */
import { describe, expect, test } from 'vitest'
import { items } from '../src/games/nemesis/content/items.ts'
import type { Choice, Name } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { discard, door, look, part, pay, type Situation, situation } from './situation.ts'

const use = (card: Name, ...cards: Name[]): Choice[] => [{ do: 'use', card }, ...cards.map(pay)]
const to = (room: string): Choice => ({ do: 'room', room })
const at = (intruder: number): Choice => ({ do: 'intruder', intruder })
const item = (card: Name): Choice => ({ do: 'item', card })
const why = (t: Situation, card: Name): string | undefined =>
  obstacles(t.g, 0).find(o => o.do === 'use' && o.card === card)?.why
const having = (card: Name, more: object = {}) => ({
  hand: { scout: ['rest', 'search'] },
  inventory: { scout: [card] },
  ...more,
})
const canteen = { '006': { tile: 'canteen', explored: true } }
const ammo = (t: Situation, who: Name) => t.crew(who).hands.map(h => [h.card, h.ammo, h.capacity])

test('every card of the deck is played below', () => {
  expect(items.red.map(c => c.id).sort()).toEqual(
    [
      ...['commsKey', 'decoy', 'energyCharge', 'evacuationKey', 'extendedMagazine', 'grenade', 'prototypePistol'],
      ...['prototypeRifle', 'prototypeShotgun', 'reconDrone', 'selfDestructKey', 'smokeGrenade'],
    ].sort(),
  )
})

describe('Energy Charge', () => {
  test('NEM-HAND-06 fills one energy weapon, to its capacity and no further', () => {
    const t = situation(having('energyCharge.red', { ammo: { scout: { rifle: 1 } } }))
    t.act('scout', ...use('energyCharge.red', 'rest'), part(0))
    expect(ammo(t, 'scout')).toEqual([['rifle', 4, 4]])
    const full = situation(having('energyCharge.red'))
    full.act('scout', ...use('energyCharge.red', 'rest'), part(0))
    expect(ammo(full, 'scout')).toEqual([['rifle', 4, 4]])
  })

  test('NEM-RULING-189 one of several weapons, the user’s choice; never a classic one', () => {
    const hands = { scout: ['prototypeRifle', 'prototypePistol'] }
    const t = situation(having('energyCharge.red', { hands }))
    t.act('scout', ...use('energyCharge.red', 'rest'), part(0))
    expect(t.options('scout')).toEqual([item('prototypeRifle'), item('prototypePistol')])
    t.act('scout', item('prototypePistol'))
    expect(ammo(t, 'scout')).toEqual([
      ['prototypeRifle', 1, 6],
      ['prototypePistol', 3, 3],
    ])
    const classic = situation(having('energyCharge.red', { hands: { scout: ['sixShooter', 'flamethrower'] } }))
    classic.act('scout', ...use('energyCharge.red', 'rest'))
    expect(classic.options('scout').every(o => o.do === 'door')).toBe(true)
  })

  test('NEM-RULING-189 not the weapon of another in the room', () => {
    const given = having('energyCharge.red', { hands: { scout: [] }, hand: { scout: ['rest'], pilot: [] } })
    const t = situation({ ...given, ammo: { pilot: { shotgun: 0 } } }, ['scout', 'pilot'])
    t.act('scout', ...use('energyCharge.red', 'rest'))
    expect(t.options('scout').every(o => o.do === 'door')).toBe(true)
  })

  test('or opens or closes one door of the room, in Combat as well', () => {
    const intruders = [{ kind: 'creeper', room: '011' }]
    const t = situation(having('energyCharge.red', { intruders, doors: { '011/2': 'closed' } }))
    t.act('scout', ...use('energyCharge.red', 'rest'), part(1), door('c006-011'))
    expect(t.table().doors).toEqual([])
  })
})

describe('things thrown', () => {
  const crowd = {
    rooms: canteen,
    intruders: [
      { kind: 'breeder', room: '006' },
      { kind: 'queen', room: '006' },
    ],
    decks: { attack: ['bite.6', 'scratch.6', 'scratch.5', 'clawAttack.5'], wound: ['leg', 'arm'] },
  }

  test('NEM-RULING-213 Grenade next door: two for its target, one for every other intruder, a serious wound for characters', () => {
    const given = having('grenade', { ...crowd, at: { captain: '006' } })
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', ...use('grenade', 'rest'))
    expect(t.options('scout')).toEqual([at(2), at(1)])
    t.act('scout', at(1))
    expect(t.table().intruders.map(i => [i.kind, i.injuries])).toEqual([
      ['breeder', 2],
      ['queen', 1],
    ])
    expect([t.crew('captain').wounds, t.crew('scout').wounds]).toEqual([['leg'], []])
  })

  test('NEM-RULING-213 NEM-PVP-02 Grenade in the own room wounds the thrower too', () => {
    const intruders = [{ kind: 'breeder', room: '011' }]
    const given = having('grenade', { intruders, decks: { attack: ['bite.6', 'scratch.6'], wound: ['leg', 'arm'] } })
    const t = situation({ ...given, hand: { scout: ['rest'], captain: [] } }, ['scout', 'captain'])
    t.act('scout', ...use('grenade', 'rest'))
    expect([t.crew('scout').wounds, t.crew('captain').wounds]).toEqual([['leg'], ['arm']])
    expect(t.table().intruders).toMatchObject([{ injuries: 2 }])
  })

  test('NEM-RULING-213 Grenade: not through a closed door, not two rooms away, not without a target', () => {
    const near = { rooms: canteen, intruders: [{ kind: 'adult', room: '006' }] }
    expect(situation(having('grenade', near)).options('scout')).toContainEqual(use('grenade')[0])
    expect(why(situation(having('grenade', { ...near, doors: { '006/2': 'closed' } })), 'grenade')).toBe('noTarget')
    const far = { rooms: { '007': { tile: 'canteen', explored: true } }, intruders: [{ kind: 'adult', room: '007' }] }
    expect(why(situation(having('grenade', far)), 'grenade')).toBe('noTarget')
    expect(why(situation(having('grenade')), 'grenade')).toBe('noTarget')
  })

  test('NEM-RULING-213 Grenade at eggs lying about destroys two, and the thrower makes one noise roll', () => {
    const given = having('grenade', { rooms: canteen, objects: { '006': ['egg', 'egg', 'egg'] } })
    const t = situation(given, ['scout'], { dice: { noise: ['silence'] } })
    t.act('scout', ...use('grenade', 'rest'))
    expect(t.room('006').objects).toEqual(['egg'])
    expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '011' }])
  })

  test('NEM-RULING-187 Smoke Grenade: each other here discards an Action card, Contamination does not count', () => {
    const given = {
      rooms: canteen,
      hand: { scout: ['rest'], captain: ['order', 'rest'], pilot: [], soldier: ['search'] },
      contamination: { pilot: { hand: ['clean'] } },
      at: { soldier: '006' },
      inventory: { scout: ['smokeGrenade'] },
    }
    const t = situation(given, ['scout', 'captain', 'pilot', 'soldier'], { dice: { noise: ['silence'] } })
    t.standing('captain', 'turn')
    t.standing('pilot', 'turn')
    t.act('scout', ...use('smokeGrenade', 'rest'))
    expect(t.asked()).toEqual(['captain', 'pilot'])
    expect(t.options('captain')).toEqual([discard('rest'), discard('order')])
    expect(t.options('pilot')).toEqual([{ do: 'decline' }])
    t.act('pilot', { do: 'decline' })
    t.act('captain', discard('order'))
    expect([t.crew('captain').discard, t.crew('pilot').hand, t.crew('soldier').hand]).toEqual([['order'], 1, 1])
    expect(t.options('scout')).toContainEqual(to('008'))
    t.act('scout', to('006'))
    expect(t.crew('scout').room).toBe('006')
  })

  test('Smoke Grenade: nothing attacks on the way out; entering an empty room makes noise', () => {
    const given = having('smokeGrenade', { rooms: canteen, intruders: [{ kind: 'adult', room: '011' }] })
    const t = situation(given, ['scout'], { dice: { noise: ['3'] } })
    t.act('scout', ...use('smokeGrenade', 'rest'), to('006'))
    expect([t.told('attack'), t.crew('scout').room, t.table().noise]).toEqual([[], '006', ['c005-006']])
  })

  test('NEM-RULING-215 Decoy: all intruders of the neighboring rooms into one of them, those in Combat attack first', () => {
    const given = having('decoy', {
      rooms: { ...canteen, '008': { tile: 'cabins', explored: true }, '007': { tile: 'showerRoom', explored: true } },
      at: { captain: '008' },
      doors: { '011/2': 'closed' },
      intruders: [
        { kind: 'creeper', room: '006' },
        { kind: 'adult', room: '008' },
        { kind: 'adult', room: '007' },
      ],
      decks: { attack: ['scratch.2'] },
    })
    const t = situation(given, ['scout', 'captain'])
    t.act('scout', ...use('decoy', 'rest'))
    expect(t.options('scout')).toEqual(['006', '008', '014', '015'].map(to))
    t.act('scout', to('014'))
    expect(t.told('attack')).toMatchObject([{ who: 1, kind: 'adult', card: 'scratch.2' }])
    expect(t.crew('captain').light).toBe(1)
    expect(t.table().intruders.map(i => i.room)).toEqual(['014', '014', '007'])
    expect(t.told('encounter')).toEqual([])
  })
})

describe('looking, and the keys', () => {
  test('Recon Drone: one tile and its token, for the user alone', () => {
    const given = having('reconDrone', { rooms: { '006': { tile: 'canteen', token: 'door-4' } } })
    const t = situation(given, ['scout', 'captain'])
    t.standing('captain', 'game')
    t.act('scout', ...use('reconDrone', 'rest'), look('006'))
    expect(t.mine('scout')).toMatchObject({
      tiles: [{ room: '006', tile: 'canteen' }],
      tokens: [{ room: '006', token: 'door-4' }],
    })
    expect([t.mine('captain').tiles, t.room('006').explored]).toEqual([[], false])
  })

  const generator = { '002': { tile: 'generator', explored: true } }

  test('Self-Destruct Key: at a working computer it starts the sequence, or stops it while it can be stopped', () => {
    const given = having('selfDestructKey', { rooms: generator, at: { scout: '002' } })
    const starts = situation(given)
    starts.act('scout', ...use('selfDestructKey', 'rest'))
    expect(starts.table().selfDestruct).toBe(6)
    const stops = situation({ ...given, selfDestruct: 4 })
    stops.act('scout', ...use('selfDestructKey', 'rest'))
    expect(stops.table().selfDestruct).toBe(null)
    expect(why(situation({ ...given, selfDestruct: 3 }), 'selfDestructKey')).toBe('tooLateToStop')
  })

  test('Self-Destruct Key: not without a computer, at a broken one, or while somebody hibernates', () => {
    const given = having('selfDestructKey', { rooms: generator, at: { scout: '002' } })
    const broken = { '002': { tile: 'generator', explored: true, malfunction: true } }
    expect(why(situation({ ...given, rooms: broken }), 'selfDestructKey')).toBe('noComputer')
    expect(why(situation(having('selfDestructKey')), 'selfDestructKey')).toBe('noComputer')
    const asleep = situation({ ...given, hibernating: ['captain'] }, ['scout', 'captain'])
    expect(why(asleep, 'selfDestructKey')).toBe('somebodyHibernates')
  })

  test('Evacuation Key: locks or unlocks one pod of the section one is in', () => {
    const rooms = { '002': { tile: 'evacuationSectionA', explored: true } }
    const pods = { 1: 'locked', 2: 'locked', 3: 'unlocked' }
    const given = having('evacuationKey', { rooms, pods, at: { scout: '002' } })
    const t = situation(given, ['scout', 'captain', 'pilot'])
    t.act('scout', ...use('evacuationKey', 'rest'))
    expect(t.options('scout')).toEqual([
      { do: 'pod', pod: 1 },
      { do: 'pod', pod: 3 },
    ])
    t.act('scout', { do: 'pod', pod: 1 })
    expect(t.table().pods.map(p => p.locked)).toEqual([false, true, false])
    const elsewhere = situation(having('evacuationKey'))
    expect(why(elsewhere, 'evacuationKey')).toBe('wrongPlace')
  })

  test('NEM-RULING-206 Comms Key: an objective of one who has sent the Signal, its back named, seen by the user alone', () => {
    const given = having('commsKey', { rooms: generator, at: { scout: '002' }, signal: ['captain'] })
    const t = situation(given, ['scout', 'captain', 'pilot'])
    t.act('scout', ...use('commsKey', 'rest'))
    expect(t.options('scout')).toEqual([
      { do: 'back', back: 'corporate' },
      { do: 'back', back: 'personal' },
    ])
    t.act('scout', { do: 'back', back: 'personal' })
    expect(t.told('peekedObjective')).toMatchObject([{ who: 0, whom: 1 }])
    const seen = t.mine('scout').others.find(o => o.seat === 1)?.objectives ?? []
    expect(seen).toEqual([t.mine('captain').objectives.find(o => seen.includes(o))])
    expect(t.mine('pilot').others).toEqual([])
    expect(why(situation({ ...given, signal: [] }, ['scout', 'captain', 'pilot']), 'commsKey')).toBe('noSignal')
    expect(why(situation(having('commsKey', { signal: ['captain'] }), ['scout', 'captain']), 'commsKey')).toBe(
      'noComputer',
    )
  })
})

describe('weapons that are found', () => {
  test('NEM-HAND-05 NEM-RULING-99 each comes with one shot, whatever it could hold', () => {
    for (const [card, capacity] of [
      ['prototypePistol', 3],
      ['prototypeRifle', 6],
      ['prototypeShotgun', 2],
    ] as const) {
      const given = {
        rooms: { '006': { tile: 'monitoringRoom', explored: true, items: 1 } },
        at: { scout: '006' },
        hand: { scout: ['search'] },
        decks: { red: [card, 'grenade'] },
      }
      const t = situation(given)
      t.act('scout', { do: 'play', card: 'search' }, { do: 'keep', card })
      expect(ammo(t, 'scout')).toEqual([
        ['rifle', 4, 4],
        [card, 1, capacity],
      ])
    }
  })

  const fight = (card: Name, more: object = {}) => ({
    hand: { scout: ['rest'] },
    hands: { scout: [card] },
    intruders: [{ kind: 'adult', room: '011' }],
    decks: { attack: ['scratch.6'] },
    ...more,
  })
  const shoot: Choice[] = [{ do: 'shoot' }, pay('rest')]

  test('Prototype Pistol: every roll may be made anew once', () => {
    const t = situation(fight('prototypePistol'), ['scout'], { dice: { combat: ['blank', 'double'] } })
    t.act('scout', ...shoot)
    expect(t.table().asking?.ask).toBe('reroll')
    t.act('scout', { do: 'accept' })
    expect(t.table().intruders).toMatchObject([{ injuries: 2 }])
    const kept = situation(fight('prototypePistol'), ['scout'], { dice: { combat: ['hit', 'double'] } })
    kept.act('scout', ...shoot, { do: 'decline' })
    expect(kept.table().intruders).toMatchObject([{ injuries: 1 }])
  })

  test('Prototype Rifle: on the double hit one more ammo for one more injury, if there is any', () => {
    const loaded = fight('prototypeRifle', { ammo: { scout: { prototypeRifle: 3 } } })
    for (const [choice, injuries, left] of [
      ['accept', 3, 1],
      ['decline', 2, 2],
    ] as const) {
      const t = situation(loaded, ['scout'], { dice: { combat: ['double'] } })
      t.act('scout', ...shoot, { do: choice })
      expect([t.table().intruders[0].injuries, ammo(t, 'scout')[0][1]]).toEqual([injuries, left])
    }
    const last = situation(fight('prototypeRifle'), ['scout'], { dice: { combat: ['double'] } })
    last.act('scout', ...shoot)
    expect([last.table().intruders[0].injuries, last.table().asking?.ask]).toEqual([2, 'turn'])
  })

  test('Prototype Shotgun: at least one injury except on the blank, one more on the hit and the double hit', () => {
    for (const [face, injuries] of [
      ['blank', 0],
      ['creeper', 1],
      ['adult', 1],
      ['hit', 2],
      ['double', 3],
    ] as const) {
      const t = situation(fight('prototypeShotgun'), ['scout'], { dice: { combat: [face] } })
      t.act('scout', ...shoot)
      expect([face, t.table().intruders[0].injuries]).toEqual([face, injuries])
    }
  })
})

describe('Extended Magazine', () => {
  test('NEM-HAND-07 NEM-RULING-191 two more on the weapon at once, two more to hold, whatever it held', () => {
    const t = situation(having('extendedMagazine', { ammo: { scout: { rifle: 4 } } }))
    t.act('scout', ...use('extendedMagazine', 'rest'))
    expect(t.crew('scout').hands).toMatchObject([
      { card: 'rifle', ammo: 6, capacity: 6, attached: ['extendedMagazine'] },
    ])
    expect([t.crew('scout').inventory, t.told('attached').length]).toEqual([[], 1])
    const empty = situation(having('extendedMagazine', { ammo: { scout: { rifle: 0 } } }))
    empty.act('scout', ...use('extendedMagazine', 'rest'))
    expect(ammo(empty, 'scout')).toEqual([['rifle', 2, 6]])
  })

  test('NEM-HAND-07 it counts as one with its weapon: no hand slot of its own, not used or dropped again', () => {
    const given = { hand: { scout: ['rest'] }, attached: { scout: { extendedMagazine: 'rifle' } } }
    const t = situation({ ...given, objects: { '011': ['egg'] } })
    expect(t.options('scout').filter(o => 'card' in o && o.card === 'extendedMagazine')).toEqual([])
    expect(t.options('scout')).toContainEqual({ do: 'pickUp' })
    expect(why(t, 'extendedMagazine')).toBe('nothingHere')
  })

  test('NEM-HAND-07 only on an energy weapon, the user’s choice', () => {
    const classic = situation(having('extendedMagazine', { hands: { scout: ['sixShooter', 'flamethrower'] } }))
    expect(why(classic, 'extendedMagazine')).toBe('noWeapon')
    const two = situation(having('extendedMagazine', { hands: { scout: ['prototypeRifle', 'rifle'] } }))
    two.act('scout', ...use('extendedMagazine', 'rest'))
    expect(two.options('scout')).toEqual([item('prototypeRifle'), item('rifle')])
    two.act('scout', item('rifle'))
    const hands = { scout: ['rifle', 'flamethrower', 'prototypeRifle'] }
    const three = situation(having('extendedMagazine', { hands, taped: { scout: ['rifle', 'flamethrower'] } }))
    three.act('scout', ...use('extendedMagazine', 'rest'))
    expect(three.options('scout')).toEqual([item('rifle'), item('prototypeRifle')])
    expect(ammo(two, 'scout')).toEqual([
      ['prototypeRifle', 1, 6],
      ['rifle', 6, 6],
    ])
  })
})

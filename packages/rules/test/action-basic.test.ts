/** The basic actions beyond walking: pick up, trade, craft, quests, and fighting as an action. */
import { describe, expect, test } from 'vitest'

import { explain, type Name } from '../src/index.ts'
import { decline, move, pay, play, type Situation, situation } from './situation.ts'

const canteen = { tile: 'canteen', explored: true }
const inCanteen = (given: object = {}, seats: Name[] = ['scout'], more: object = {}): Situation =>
  situation(
    {
      rooms: { '006': canteen },
      at: Object.fromEntries(seats.map(s => [s, '006'])),
      hand: Object.fromEntries(seats.map(s => [s, s === 'scout' ? ['search', 'rest', 'demolition'] : []])),
      ...given,
    },
    seats,
    more,
  )
const reason = (t: Situation, what: string) => explain(t.g, 0).find(o => o.do === what)?.why ?? null

describe('Pick up Heavy Object', () => {
  test('NEM-BASIC-05 for one card, one of the Objects lying there, into a hand slot', () => {
    const t = inCanteen({ objects: { '006': ['carcass', 'egg', 'corpse.blue'] }, eggs: 0 })
    t.act('scout', { do: 'pickUp' }, pay('rest'))
    expect(t.options('scout')).toEqual(
      ['corpse.blue', 'egg', 'carcass']
        .map(object => ({ do: 'object', object }))
        .sort((a, b) => t.room('006').objects.indexOf(a.object) - t.room('006').objects.indexOf(b.object)),
    )
    t.act('scout', { do: 'object', object: 'egg' })
    expect([t.crew('scout').objects, t.crew('scout').hand]).toEqual([['egg'], 2])
    expect([...t.room('006').objects].sort()).toEqual(['carcass', 'corpse.blue'])
    expect(t.told('noiseRolled')).toEqual([])
  })

  test('NEM-BASIC-05 not what lies in another room, not what somebody carries', () => {
    const t = inCanteen({ objects: { '011': ['carcass'] }, carried: { captain: ['egg'] }, eggs: 0 }, [
      'scout',
      'captain',
    ])
    expect([t.options('scout').some(o => o.do === 'pickUp'), reason(t, 'pickUp')]).toEqual([false, 'nothingHere'])
  })

  test('NEM-BASIC-05 one free hand slot is needed and enough', () => {
    const objects = { '006': ['carcass'] }
    const full = inCanteen({ objects, hands: { scout: ['rifle', 'pistol'] } })
    expect(reason(full, 'pickUp')).toBe('handsFull')
    full.act('scout', { do: 'drop', card: 'pistol' })
    expect(full.options('scout')).toContainEqual({ do: 'pickUp' })
  })
})

describe('Trade', () => {
  const trio = ['scout', 'captain', 'pilot']
  const things = { inventory: { scout: ['medkit'], captain: ['tools'], pilot: ['bandages'] } }
  const open = (given: object = {}, seats = trio) => {
    const t = inCanteen({ ...things, ...given }, seats)
    t.act('scout', { do: 'trade' }, pay('rest'))
    return t
  }

  test('NEM-BASIC-06 opens among all Characters in the Room, and only there', () => {
    expect(open().asked()).toEqual(trio)
    expect(open({ at: { scout: '006', captain: '006', pilot: '011' } }).asked()).toEqual(['scout', 'captain'])
    const alone = inCanteen({ ...things, at: { scout: '006', captain: '011', pilot: '011' } }, trio)
    expect(reason(alone, 'trade')).toBe('nobodyElse')
    const section = { rooms: { '002': { tile: 'evacuationSectionA', explored: true } }, pods: { 1: 'unlocked' } }
    const waiting = inCanteen({ ...section, at: { scout: '002' }, inPod: { captain: 1 } }, ['scout', 'captain'])
    expect(reason(waiting, 'trade')).toBe('nobodyElse')
  })

  test('NEM-BASIC-07 nothing changes hands before both agree; giving without return is allowed', () => {
    const t = open()
    t.act('scout', { do: 'partner', whom: 1 }, { do: 'put', card: 'medkit' })
    expect(t.options('scout')).not.toContainEqual({ do: 'ready' })
    t.act('captain', { do: 'partner', whom: 0 })
    t.act('scout', { do: 'ready' })
    expect([t.told('traded'), t.mine('captain').inventory]).toEqual([[], ['tools']])
    t.act('captain', { do: 'ready' })
    expect(t.told('traded')).toHaveLength(1)
    expect([t.mine('scout').inventory, t.mine('captain').inventory]).toEqual([[], ['tools', 'medkit']])
  })

  test('NEM-BASIC-07 without agreement everything returns when the Trade ends', () => {
    const t = open()
    t.act('scout', { do: 'partner', whom: 1 }, { do: 'put', card: 'medkit' })
    t.act('captain', { do: 'partner', whom: 0 })
    t.act('scout', { do: 'ready' }, { do: 'end' })
    expect([t.mine('scout').inventory, t.told('traded')]).toEqual([['medkit'], []])
    expect(t.mine('scout').decision?.ask).toBe('turn')
  })

  test('NEM-BASIC-08 others exchange among themselves; only the initiator spends a card and an action', () => {
    const t = open()
    t.act('captain', { do: 'partner', whom: 2 }, { do: 'put', card: 'tools' })
    t.act('pilot', { do: 'partner', whom: 1 }, { do: 'put', card: 'bandages' }, { do: 'ready' })
    t.act('captain', { do: 'ready' })
    expect([t.mine('captain').inventory, t.mine('pilot').inventory]).toEqual([['bandages'], ['tools']])
    t.act('scout', { do: 'end' })
    expect([t.crew('scout').hand, t.crew('captain').hand, t.crew('pilot').hand]).toEqual([2, 0, 0])
    expect(t.table().turn).toMatchObject({ seat: 0, done: 1 })
  })

  test('NEM-BASIC-09 Ammo stays on the weapon; there is no way to offer it alone', () => {
    const t = open({ ammo: { scout: { rifle: 2 } } })
    t.act('scout', { do: 'partner', whom: 1 })
    expect(t.options('scout').flatMap(o => (o.do === 'put' ? [o.card] : []))).toEqual(['medkit', 'rifle'])
    t.act('scout', { do: 'put', card: 'rifle' })
    t.act('captain', { do: 'partner', whom: 0 })
    t.act('scout', { do: 'ready' })
    t.act('captain', { do: 'ready' })
    expect(t.crew('captain').hands).toMatchObject([
      { card: 'sixShooter', ammo: 6 },
      { card: 'rifle', ammo: 2 },
    ])
    expect(t.crew('scout').hands).toEqual([])
  })
})

describe('Craft', () => {
  test('NEM-BASIC-10 two components are discarded for the Item that shows both', () => {
    const t = inCanteen({ inventory: { scout: ['bandages', 'chemicals', 'medkit'] } })
    t.act('scout', { do: 'craft' }, pay('rest'))
    expect(t.options('scout')).toEqual([
      { do: 'make', card: 'antidote', of: 'chemicals', and: 'medkit' },
      { do: 'make', card: 'molotovCocktail', of: 'chemicals', and: 'bandages' },
    ])
    t.act('scout', { do: 'make', card: 'molotovCocktail', of: 'chemicals', and: 'bandages' })
    expect(t.mine('scout').inventory).toEqual(['medkit', 'molotovCocktail'])
    expect(t.told('lost').map(e => e.card)).toEqual(['chemicals', 'bandages'])
    expect(t.table().crafted.filter(card => card === 'molotovCocktail')).toHaveLength(2)
  })

  test('NEM-BASIC-10 not without both', () => {
    const t = inCanteen({ inventory: { scout: ['bandages', 'medkit'] } })
    expect(reason(t, 'craft')).toBe('cannotCraft')
  })
})

describe('a Quest Item', () => {
  const inCockpit = { at: { scout: '001' }, hand: { scout: ['rest', 'search'] } }
  test('NEM-RULING-181 activated for one card where its requirement holds, even with a Malfunction there', () => {
    const t = situation({ ...inCockpit, rooms: { '001': { malfunction: true } } })
    expect(t.mine('scout').decision?.options).toContainEqual({ do: 'activate', card: 'securityKey', cost: 1 })
    t.act('scout', { do: 'activate', card: 'securityKey' }, pay('rest'))
    expect([t.mine('scout').inventory, t.crew('scout').quests]).toEqual([['securityKey'], ['motionScanner']])
    expect(t.table().turn?.done).toBe(1)
  })

  test('NEM-RULING-181 not elsewhere, not in Combat, not without what must be discarded', () => {
    const why = (given: object) => {
      const found = explain(situation(given).g, 0).flatMap(o => (o.do === 'activate' ? [[o.card, o.why]] : []))
      return Object.fromEntries(found)
    }
    expect(why({ ...inCockpit, at: { scout: '011' } })).toEqual({
      securityKey: 'wrongPlace',
      motionScanner: 'nothingToDiscard',
    })
    expect(why({ ...inCockpit, intruders: [{ kind: 'larva', room: '001' }] })).toEqual({
      securityKey: 'inCombat',
      motionScanner: 'inCombat',
    })
  })

  test('NEM-RULING-181 what must be discarded is paid with it', () => {
    const t = situation({ hand: { scout: ['rest', 'search'] }, inventory: { scout: ['energyCharge.yellow'] } })
    t.act('scout', { do: 'activate', card: 'motionScanner' }, pay('rest'))
    expect(t.options('scout')).toEqual([{ do: 'item', card: 'energyCharge.yellow' }])
    t.act('scout', { do: 'item', card: 'energyCharge.yellow' })
    expect([t.mine('scout').inventory, t.crew('scout').hands.map(h => h.card)]).toEqual([
      [],
      ['rifle', 'motionScanner'],
    ])
  })
})

describe('Shoot and Melee as actions', () => {
  const foe = (kind: string, room = '006') => ({ intruders: [{ kind, room }] })

  test('NEM-BASIC-11 Shoot spends one card and one Ammo on an Intruder in the Room', () => {
    const t = inCanteen({ ...foe('adult'), decks: { attack: ['scratch.6'] } }, ['scout'], { dice: { combat: ['hit'] } })
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect([t.crew('scout').hand, t.crew('scout').hands[0].ammo]).toEqual([2, 3])
    expect(t.table().intruders).toMatchObject([{ kind: 'adult', room: '006', injuries: 1 }])
  })

  test('NEM-BASIC-12 Melee needs no weapon', () => {
    const given = { ...foe('adult'), hands: { scout: [] }, decks: { attack: ['scratch.6'] } }
    const t = inCanteen(given, ['scout'], { dice: { combat: ['hit'] } })
    expect(reason(t, 'shoot')).toBe('noWeapon')
    t.act('scout', { do: 'melee' }, pay('rest'))
    expect([t.crew('scout').hand, t.table().intruders[0].injuries]).toEqual([2, 1])
  })

  test('NEM-COMBAT-02 no Shoot without Ammo, without a weapon, without an Intruder', () => {
    expect(reason(inCanteen({ ...foe('adult'), ammo: { scout: { rifle: 0 } } }), 'shoot')).toBe('noAmmo')
    expect(reason(inCanteen(), 'shoot')).toBe('noTarget')
    expect(reason(inCanteen(), 'melee')).toBe('noTarget')
  })

  test('NEM-COMBAT-08 only what is in the same Room', () => {
    const t = inCanteen(foe('adult', '011'))
    expect([reason(t, 'shoot'), reason(t, 'melee')]).toEqual(['noTarget', 'noTarget'])
    const two = inCanteen({
      intruders: [
        { kind: 'adult', room: '011' },
        { kind: 'larva', room: '006' },
      ],
    })
    two.act('scout', { do: 'melee' }, pay('rest'))
    expect(two.told('struck')).toMatchObject([{ target: 2, kind: 'larva' }])
  })

  test('NEM-BASIC-13 uncarried Eggs out of Combat: not beside an Intruder, not those somebody carries', () => {
    const eggs = { eggs: 0, objects: { '006': ['egg', 'egg'] } }
    const t = inCanteen(eggs, ['scout'], { dice: { combat: ['blank'], noise: ['silence'] } })
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect([t.told('shot')[0].target, t.room('006').objects.length, t.crew('scout').hands[0].ammo]).toEqual([
      'eggs',
      2,
      3,
    ])
    const fight = inCanteen({ ...eggs, ...foe('larva') }, ['scout'], { dice: { combat: ['hit'] } })
    fight.act('scout', { do: 'shoot' }, pay('rest'))
    expect([fight.told('shot')[0].kind, fight.room('006').objects.length]).toEqual(['larva', 2])
    const carried = inCanteen({ eggs: 0, carried: { captain: ['egg'] } }, ['scout', 'captain'])
    expect([reason(carried, 'shoot'), reason(carried, 'melee')]).toEqual(['noTarget', 'noTarget'])
  })

  test('NEM-BASIC-13 the Eggs of the Nest lie in the Nest, once it is found', () => {
    const nest = (explored: boolean) =>
      situation(
        {
          rooms: { '005': { tile: 'nest', explored } },
          at: explored ? { scout: '005' } : {},
          hand: { scout: ['rest'] },
          eggs: 5,
        },
        ['scout'],
        { dice: { combat: ['double'], noise: ['silence'] } },
      )
    expect(reason(nest(false), 'shoot')).toBe('noTarget')
    const t = nest(true)
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect([t.table().eggs, t.told('noiseRolled').length]).toEqual([3, 1])
  })

  test('NEM-RULING-56 surplus hits are lost, and the last Egg of the Nest destroys it', () => {
    const t = situation(
      { rooms: { '005': { tile: 'nest', explored: true } }, at: { scout: '005' }, hand: { scout: ['rest'] }, eggs: 1 },
      ['scout'],
      { dice: { combat: ['double'], noise: ['silence'] } },
    )
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect([t.table().eggs, t.table().nestDestroyed, t.told('eggs')[0].destroyed]).toEqual([0, true, 1])
  })
})

describe('other characters', () => {
  const together = (given: object = {}) =>
    inCanteen({ ...given, decks: { attack: ['scratch.6'] } }, ['scout', 'captain'], { dice: { combat: ['double'] } })

  test('NEM-PVP-01 there is nothing to attack a Character with', () => {
    const t = together()
    expect([reason(t, 'shoot'), reason(t, 'melee')]).toEqual(['noTarget', 'noTarget'])
    const grenade = together({ inventory: { scout: ['grenade'] } })
    expect(explain(grenade.g, 0)).toContainEqual({ do: 'use', card: 'grenade', why: 'noTarget' })
  })

  test('NEM-RULING-66 NEM-PVP-01 in Combat the targets are the Intruders present, freely chosen; others are untouched', () => {
    const t = together({
      intruders: [
        { kind: 'larva', room: '006' },
        { kind: 'adult', room: '006' },
      ],
    })
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect(t.options('scout')).toEqual([
      { do: 'intruder', intruder: 2 },
      { do: 'intruder', intruder: 1 },
    ])
    t.act('scout', { do: 'intruder', intruder: 2 })
    expect(t.table().intruders).toMatchObject([
      { kind: 'larva', injuries: 0 },
      { kind: 'adult', injuries: 2 },
    ])
    expect(t.crew('captain')).toMatchObject({ light: 0, wounds: [] })
  })

  test('NEM-RULING-66 a missed shot or blow hurts no bystander', () => {
    for (const kind of ['shoot', 'melee'] as const) {
      const t = inCanteen({ intruders: [{ kind: 'queen', room: '006' }] }, ['scout', 'captain'], {
        dice: { combat: ['blank'] },
      })
      t.act('scout', { do: kind }, pay('rest'))
      expect(t.crew('captain')).toMatchObject({ light: 0, wounds: [], contamination: 0 })
    }
  })
})

describe('entering a room otherwise than by a Move', () => {
  const ducts = (room: object, more: object = {}) =>
    situation(
      {
        rooms: { '005': { tile: 'storage', explored: true }, '014': room },
        at: { mechanic: '005' },
        hand: { mechanic: ['technicalCorridors', 'rest'] },
        ...more,
      },
      ['mechanic', 'captain'],
      { dice: { noise: ['4'] } },
    )
  const crawl = (t: Situation) =>
    t.act('mechanic', play('technicalCorridors'), pay('rest'), { do: 'room', room: '014' })

  test('NEM-RULING-38 explore first, then the Noise roll, as the Room is empty', () => {
    const t = ducts({ tile: 'canteen', token: 'fire-2' })
    crawl(t)
    expect(
      t.events.map(e => e.e).filter(e => ['moved', 'explored', 'token', 'fire', 'noiseRolled'].includes(e)),
    ).toEqual(['moved', 'explored', 'token', 'fire', 'noiseRolled'])
    expect(t.table().noise).toEqual(['c011-014'])
  })

  test('NEM-RULING-38 no roll where somebody is', () => {
    const t = ducts({ tile: 'canteen', explored: true }, { at: { mechanic: '005', captain: '014' } })
    crawl(t)
    expect([t.crew('mechanic').room, t.told('noiseRolled')]).toEqual(['014', []])
  })

  test('NEM-RULING-38 leaving a pod is not entering: no roll, no slime', () => {
    const t = situation(
      { rooms: { '002': { tile: 'evacuationSectionA', explored: true } }, inPod: { scout: 1 }, pods: { 1: 'locked' } },
      ['scout'],
    )
    t.act('scout', { do: 'leave' })
    expect([t.crew('scout').room, t.crew('scout').pod, t.told('noiseRolled'), t.told('moved')]).toEqual([
      '002',
      null,
      [],
      [],
    ])
    expect(t.table().turn?.done).toBe(0)
  })

  test('NEM-MOVE-08 Reconnaissance is a Move without noise', () => {
    const t = situation({ rooms: { '006': canteen }, hand: { scout: ['reconnaissance', 'rest'] } })
    t.act('scout', play('reconnaissance'), pay('rest'))
    expect(t.options('scout')).toEqual(['006', '008', '014', '015'].map(room => ({ do: 'room', room })))
    t.act('scout', { do: 'room', room: '006' })
    expect([t.crew('scout').room, t.told('noiseRolled'), t.table().noise]).toEqual(['006', [], []])
  })

  test('NEM-RULING-36 NEM-MOVE-08 Reconnaissance: Silence and Danger do nothing, slimed or not; the rest applies', () => {
    const scouting = (token: string, given: object = {}) => {
      const rooms = { '006': { tile: 'canteen', token } }
      const hand = { scout: ['reconnaissance', 'rest'] }
      const t = situation({ rooms, at: { captain: '001' }, hand, ...given }, ['scout', 'captain'])
      t.act('scout', play('reconnaissance'), pay('rest'), { do: 'room', room: '006' })
      return t
    }
    for (const token of ['silence-1', 'danger-3'])
      for (const given of [{}, { slime: ['scout'] }]) {
        const t = scouting(token, { ...given, intruders: [{ kind: 'adult', room: '007' }] })
        expect([t.told('danger'), t.table().noise, t.table().intruders[0].room]).toEqual([[], [], '007'])
        expect(t.room('006').items).toBe(Number(token.at(-1)))
      }
    expect(scouting('slime-3').crew('scout').slime).toBe(true)
    expect(scouting('fire-1').room('006').fire).toBe(true)
    expect(scouting('malfunction-2').room('006').malfunction).toBe(true)
    expect(scouting('door-2').table().doors).toEqual([{ corridor: 'c006-011', state: 'closed' }])
  })
})

test('NEM-MOVE-07 leaving a Room with an Intruder by a Move is always an Escape, whoever else is there', () => {
  const t = situation(
    {
      rooms: { '006': canteen },
      hand: { scout: ['rest', 'search'] },
      intruders: [{ kind: 'adult', room: '011' }],
      decks: { attack: ['scratch.3'] },
    },
    ['scout', 'captain'],
    { dice: { noise: ['silence'] } },
  )
  t.act('scout', ...move('006', 'rest'))
  t.act('captain', decline)
  expect(t.told('escaping')).toMatchObject([{ who: 0, to: '006' }])
  expect(t.told('attack')).toMatchObject([{ who: 0, card: 'scratch.3', hits: true }])
  expect([t.crew('scout').light, t.crew('captain').light, t.crew('scout').room]).toEqual([1, 0, '006'])
})

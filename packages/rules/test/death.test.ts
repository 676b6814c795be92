/** Dying: the corpse, what is left behind, and the first death. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone } from '../src/core/pieces.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { afterwards, pass, pay, type Situation, situation } from './situation.ts'

const kill = (...seats: number[]) => ({ do: 'die' as const, seats })
const both = ['scout', 'captain']
const canteen = { rooms: { '006': { tile: 'canteen', explored: true } }, at: { scout: '006' } }
/** The Captain passes, and then these characters die. */
function dying(given: object, seats = both, ...who: number[]): Situation {
  const t = situation({ turn: 'captain', hand: { scout: [], captain: [] }, ...given }, seats)
  afterwards(t.g, kill(...(who.length > 0 ? who : [0])))
  t.act('captain', { do: 'pass' })
  return t
}

describe('death', () => {
  test('NEM-DEATH-01 NEM-DEATH-02 a corpse lies where the character died, an Object like any other', () => {
    const t = dying({ ...canteen, at: { scout: '006', captain: '011' } })
    expect(t.told('died')).toMatchObject([{ who: 0, room: '006' }])
    expect(t.room('006').objects).toEqual(['corpse.scout'])
    expect(t.crew('scout').fate).toBe('dead')
    const here = situation({ dead: ['scout'], turn: 'captain', hand: { captain: ['rest'] } }, both)
    here.act('captain', { do: 'pickUp' }, pay('rest'))
    expect(here.options('captain')).toContainEqual({ do: 'object', object: 'corpse.scout' })
    here.act('captain', { do: 'object', object: 'corpse.scout' })
    expect(here.crew('captain').objects).toEqual(['corpse.scout'])
  })

  test('NEM-DEATH-03 carried Objects drop there; every Item, weapon and quest leaves the game', () => {
    const given = {
      ...canteen,
      carried: { scout: ['egg'] },
      inventory: { scout: ['medkit', 'securityKey'] },
      attached: { scout: { extendedMagazine: 'rifle' } },
    }
    const t = dying(given)
    expect(t.room('006').objects.toSorted()).toEqual(['corpse.scout', 'egg'])
    expect(t.crew('scout').objects).toEqual([])
    // Out of everybody's reach: in no deck, no pile, no room, nobody's hands.
    const open = [...t.table().decks.flatMap(d => d.discard), ...t.table().crafted, ...t.table().used]
    for (const card of ['medkit', 'rifle', 'extendedMagazine', 'securityKey']) expect(open).not.toContain(card)
    expect(sharedZone(t.g, 'green')).toHaveLength(29)
    expect(obstacles(t.g, 1)).toContainEqual({ do: 'trade', why: 'nobodyElse' })
  })

  test('NEM-RULING-93 the larva goes back, and with it the markers; cards stay aside, out of every deck', () => {
    const given = {
      ...canteen,
      larva: ['scout'],
      slime: ['scout'],
      light: { scout: 2 },
      wounds: { scout: ['leg', 'arm'] },
      contamination: { scout: { hand: ['clean'], discard: ['infected'] } },
    }
    const t = dying(given)
    expect(t.crew('scout')).toMatchObject({ larva: false, slime: false, light: 0, wounds: ['leg', 'arm'] })
    expect([sharedZone(t.g, 'wound').length, sharedZone(t.g, 'wound.discard').length]).toEqual([14, 0])
    expect([sharedZone(t.g, 'contamination').length, t.crew('scout').contamination]).toEqual([25, 2])
    expect(seatZone(t.g, 0, 'hand').length + seatZone(t.g, 0, 'deck').length + seatZone(t.g, 0, 'discard').length).toBe(
      12,
    )
  })

  test('NEM-DEATH-04 the first death unlocks every pod; a second does not do so again', () => {
    const pods = { 1: 'locked', 2: 'locked', 3: 'locked' }
    const seats = ['scout', 'captain', 'pilot']
    const first = dying({ ...canteen, pods, hand: { scout: [], captain: [], pilot: [] } }, seats)
    expect([first.table().firstDeath, first.table().pods.map(p => p.locked)]).toEqual([true, [false, false, false]])
    const second = dying({ pods, dead: ['pilot'], hand: { scout: [], captain: [], pilot: [] } }, seats)
    expect(second.table().pods.map(p => p.locked)).toEqual([true, true, true])
  })

  test('NEM-RULING-92 several at once: each its corpse and its Objects, one first death, the end checked after all', () => {
    const seats = ['scout', 'captain', 'pilot']
    const given = {
      ...canteen,
      at: { scout: '006', pilot: '001' },
      carried: { pilot: ['egg'] },
      pods: { 1: 'locked', 2: 'locked', 3: 'locked' },
      hand: { scout: [], captain: [], pilot: [] },
    }
    const t = dying(given, seats, 0, 2)
    expect(t.told('died').map(e => e.who)).toEqual([0, 2])
    expect([t.room('006').objects, t.room('001').objects]).toEqual([['corpse.scout'], ['egg', 'corpse.pilot']])
    expect([t.told('pod').length, t.g.over]).toEqual([3, null])
    const all = dying(given, seats, 0, 1, 2)
    expect([all.told('died').length, all.g.over?.reason]).toEqual([3, 'nobodyLeft'])
  })

  test('NEM-DEATH-01 nobody dies twice, and nobody dies who is off the ship', () => {
    const t = situation({ turn: 'captain', hand: { scout: [], captain: [] } }, both)
    afterwards(t.g, kill(0), kill(0))
    t.act('captain', { do: 'pass' })
    expect([t.told('died').length, t.room('011').objects]).toEqual([1, ['corpse.blue', 'corpse.scout']])
    const asleep = dying({ hibernating: ['scout'] })
    expect([asleep.told('died'), asleep.crew('scout').fate]).toEqual([[], 'hibernating'])
  })

  test('NEM-RULING-94 as many corpses as it takes: each tells whose it is', () => {
    const seats = ['scout', 'captain', 'pilot', 'soldier', 'mechanic']
    const hand = Object.fromEntries(seats.map(c => [c, []]))
    const t = dying({ hand, at: {} }, seats, 0, 2, 3, 4)
    expect(t.room('011').objects).toEqual([
      'corpse.blue',
      'corpse.scout',
      'corpse.pilot',
      'corpse.soldier',
      'corpse.mechanic',
    ])
  })

  test('NEM-RULING-95 whoever dies of the jump leaves no corpse, drops nothing and unlocks nothing', () => {
    const given = { time: 1, carried: { scout: ['egg'] }, pods: { 1: 'locked', 2: 'locked' }, met: true }
    const t = situation(given, ['scout'])
    t.act('scout', ...pass)
    expect([t.g.over?.reason, t.crew('scout').fate]).toEqual(['jump', 'dead'])
    expect(t.table().rooms.flatMap(r => r.objects)).toEqual(['corpse.blue'])
    expect([t.crew('scout').objects, t.table().firstDeath, t.table().pods.map(p => p.locked)]).toEqual([
      ['egg'],
      false,
      [true, true],
    ])
  })

  test('NEM-DEATH-03 the dead act no more: no turn, no draw, no question', () => {
    const t = situation({ dead: ['captain'], hand: { scout: [], captain: ['interruption'] } }, both, {
      dice: { bag: ['blank'] },
    })
    t.act('scout', { do: 'pass' })
    expect([t.told('turn').map(e => e.who), t.told('drew').map(e => e.who), t.crew('captain').hand]).toEqual([
      [0],
      [0],
      1,
    ])
  })
})

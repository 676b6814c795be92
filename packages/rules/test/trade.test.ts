/** Trade: a session of everybody in the room, from its opening to its end. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../src/core/pieces.ts'
import { keyFromSeed, newRng } from '../src/core/random.ts'
import { exchange } from '../src/exchange.ts'
import { type Choice, faceFor, type Name, pending, pendingFor, view } from '../src/index.ts'
import { obstacles } from '../src/mechanics/actions.ts'
import { decline, interrupt, pay, type Situation, situation } from './situation.ts'

const trade: Choice[] = [{ do: 'trade' }, pay('rest')]
const put = (card: Name): Choice => ({ do: 'put', card })
const takeBack = (card: Name): Choice => ({ do: 'takeBack', card })
const show = (card: Name): Choice => ({ do: 'show', card })
const ready: Choice = { do: 'ready' }
const end: Choice = { do: 'end' }
const done: Choice = { do: 'done' }
const three = ['scout', 'captain', 'pilot']
const [SCOUT, CAPTAIN, PILOT] = [0, 1, 2]
const partner = (whom: number): Choice => ({ do: 'partner', whom })

/** The Scout opens a trade in the Hibernatorium; nobody else has cards in hand. */
function opened(given: object = {}, seats: Name[] = three): Situation {
  const hand = Object.fromEntries(seats.map(s => [s, s === 'scout' ? ['rest', 'search'] : []]))
  const t = situation({ hand, ...given }, seats)
  t.act('scout', ...trade)
  return t
}
/** Two turn to each other. */
const face = (t: Situation, a: Name, b: Name) => {
  t.act(a, partner(t.seat(b)))
  t.act(b, partner(t.seat(a)))
}
const bothReady = (t: Situation, a: Name, b: Name) => {
  t.act(a, ready)
  t.act(b, ready)
}
const held = (t: Situation, who: Name): Name[] => t.crew(who).hands.map(h => h.card)
const seenBy = (t: Situation, seat: number | null): string =>
  JSON.stringify([view(t.g, seat), t.events.map(e => faceFor(e, seat))])
const left = (t: Situation): number[] | undefined => t.table().trade?.left

describe('opening', () => {
  test('NEM-BASIC-06 NEM-BASIC-08 one card, one action, of the opener alone; all in the room are asked at once', () => {
    const t = situation({ hand: { scout: ['rest'], captain: [], pilot: [] }, passed: ['pilot'] }, three)
    expect(pendingFor(t.g, SCOUT)?.options.find(o => o.do === 'trade')?.cost).toBe(1)
    t.act('scout', ...trade)
    expect([t.asked(), t.table().asking?.ask]).toEqual([three, 'trade'])
    expect([t.table().turn?.done, t.told('tradeOpened')]).toMatchObject([1, [{ who: SCOUT }]])
    t.act('scout', end)
    expect([t.told('tradeEnded').length, t.table().trade, t.table().turn]).toEqual([
      1,
      null,
      { seat: 0, actions: 2, done: 1 },
    ])
  })

  test('NEM-RULING-103 not alone, not in Combat, and nobody from another room, from a pod or from among the dead', () => {
    const hand = { scout: ['rest'], captain: [], pilot: [] }
    const why = (given: object) => {
      const t = situation({ hand, ...given }, three)
      return obstacles(t.g, SCOUT).find(o => o.do === 'trade')?.why
    }
    const away = { '001': ['captain', 'pilot'] }
    expect(why({ at: Object.fromEntries(away['001'].map(c => [c, '001'])) })).toBe('nobodyElse')
    expect(why({ dead: ['captain', 'pilot'] })).toBe('nobodyElse')
    expect(why({ hibernating: ['captain'], launched: ['pilot'] })).toBe('nobodyElse')
    expect(why({ intruders: [{ kind: 'larva', room: '011' }] })).toBe('inCombat')
    const section = {
      rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
      pods: { 1: 'unlocked', 2: 'locked', 3: 'locked' },
    }
    expect(why({ ...section, at: { scout: '002', pilot: '001' }, inPod: { captain: 1 } })).toBe('nobodyElse')
    const t = situation({ ...section, hand, at: { scout: '002', pilot: '002' }, inPod: { captain: 1 } }, three)
    t.act('scout', ...trade)
    expect(t.asked()).toEqual(['scout', 'pilot'])
    expect(t.options('scout')).toEqual([end, partner(PILOT)])
  })

  test('NEM-RULING-199 it may be interrupted before it opens; no transfer inside can', () => {
    const hand = { scout: ['rest'], captain: ['interruption'], pilot: [] }
    const cancelled = situation({ hand }, three)
    cancelled.act('scout', ...trade)
    cancelled.act('captain', interrupt)
    expect([cancelled.told('cancelled').length, cancelled.told('tradeOpened')]).toEqual([1, []])
    const t = situation({ hand, inventory: { scout: ['medkit'] } }, three)
    t.act('scout', ...trade)
    t.act('captain', decline)
    expect(t.told('tradeOpened')).toHaveLength(1)
    face(t, 'scout', 'pilot')
    t.act('scout', put('medkit'))
    bothReady(t, 'scout', 'pilot')
    expect([t.table().asking?.ask, t.mine('pilot').inventory]).toEqual(['trade', ['medkit']])
  })
})

describe('offers', () => {
  test('NEM-RULING-219 first one turns to somebody; only then is there anything to put or to show', () => {
    const t = opened({ inventory: { scout: ['medkit'] } })
    expect(t.options('scout')).toEqual([end, partner(CAPTAIN), partner(PILOT)])
    expect(t.options('captain')).toEqual([done, partner(SCOUT), partner(PILOT)])
    t.act('scout', partner(CAPTAIN))
    expect(t.options('scout')).toEqual([end, partner(PILOT), put('medkit'), put('rifle'), show('medkit')])
    expect(t.table().trade?.partners).toEqual([CAPTAIN, null, null])
  })

  test('NEM-BASIC-07 nothing changes hands until both have agreed', () => {
    const t = opened({ inventory: { scout: ['medkit'], captain: ['tools'] } })
    face(t, 'scout', 'captain')
    expect(t.options('scout')).not.toContainEqual(ready)
    t.act('scout', put('medkit'))
    t.act('captain', put('tools'))
    t.act('scout', ready)
    expect([t.mine('scout').inventory, t.mine('scout').offer, t.table().trade?.ready]).toEqual([
      [],
      ['medkit'],
      [true, false, false],
    ])
    expect(t.options('scout')).not.toContainEqual(ready)
    t.act('captain', ready)
    expect([t.mine('scout').inventory, t.mine('captain').inventory]).toEqual([['tools'], ['medkit']])
    expect(t.told('traded')).toMatchObject([{ who: CAPTAIN, whom: SCOUT }])
    expect(t.table().trade?.ready).toEqual([false, false, false])
  })

  test('NEM-BASIC-07 a gift: one side offers nothing', () => {
    const t = opened({ inventory: { scout: ['medkit'] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('medkit'))
    bothReady(t, 'scout', 'captain')
    expect([t.mine('scout').inventory, t.mine('captain').inventory]).toEqual([[], ['medkit']])
  })

  test('NEM-BASIC-07 whoever does not turn to the giver receives nothing', () => {
    const t = opened({ inventory: { scout: ['medkit'] } })
    t.act('scout', partner(CAPTAIN), put('medkit'))
    t.act('captain', partner(PILOT))
    expect([t.options('scout').includes(ready), t.options('captain')]).toEqual([
      false,
      [done, partner(SCOUT), put('sixShooter')],
    ])
    t.act('scout', end)
    expect([t.mine('scout').inventory, t.mine('captain').inventory]).toEqual([['medkit'], []])
  })

  test('NEM-RULING-219 any change takes agreement back, on both sides: nobody is served another dish', () => {
    const t = opened({ inventory: { scout: ['medkit', 'grenade'], captain: ['tools'] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('medkit'))
    for (const change of [put('grenade'), takeBack('grenade')]) {
      t.act('captain', ready)
      expect(t.table().trade?.ready[CAPTAIN]).toBe(true)
      t.act('scout', change)
      expect(t.table().trade?.ready).toEqual([false, false, false])
    }
    // Showing changes nothing.
    t.act('captain', ready)
    t.act('scout', show('medkit'), ready)
    expect(t.mine('captain').inventory).toEqual(['tools', 'medkit'])
  })

  test('NEM-RULING-219 turning away takes agreement back, and is only possible with nothing on the table', () => {
    const t = opened({ inventory: { scout: ['medkit'], captain: ['tools'] } })
    face(t, 'scout', 'captain')
    t.act('captain', put('tools'))
    t.act('scout', ready)
    expect(t.options('captain').some(o => o.do === 'partner')).toBe(false)
    t.act('captain', takeBack('tools'))
    expect(t.table().trade?.ready).toEqual([false, false, false])
    t.act('captain', partner(PILOT))
    expect(t.table().trade?.partners).toEqual([CAPTAIN, PILOT, null])
  })

  test('NEM-RULING-219 a third who looks on cannot disturb what two have agreed on', () => {
    const t = opened({ inventory: { captain: ['tools'], scout: ['grenade'] } })
    face(t, 'captain', 'pilot')
    t.act('captain', put('tools'), ready)
    t.act('scout', partner(CAPTAIN), put('grenade'), takeBack('grenade'))
    expect(t.table().trade?.ready).toEqual([false, true, false])
    t.act('pilot', ready)
    expect(t.mine('pilot').inventory).toEqual(['tools'])
  })

  test('NEM-BASIC-08 others trade among themselves, the opener exchanges nothing', () => {
    const t = opened({ inventory: { captain: ['tools'], pilot: ['medkit'] } })
    face(t, 'captain', 'pilot')
    t.act('captain', put('tools'))
    t.act('pilot', put('medkit'))
    bothReady(t, 'captain', 'pilot')
    expect([t.mine('captain').inventory, t.mine('pilot').inventory]).toEqual([['medkit'], ['tools']])
    t.act('scout', end)
    expect([t.crew('captain').hand, t.crew('pilot').hand, t.table().turn?.done]).toEqual([0, 0, 1])
  })

  test('NEM-RULING-103 any number of transfers, with one and the other, until the opener ends it', () => {
    const t = opened({ inventory: { scout: ['medkit', 'grenade'], captain: ['tools'] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('medkit'))
    bothReady(t, 'scout', 'captain')
    t.act('captain', put('tools'))
    bothReady(t, 'scout', 'captain')
    face(t, 'scout', 'pilot')
    t.act('scout', put('grenade'))
    bothReady(t, 'scout', 'pilot')
    expect([t.mine('scout').inventory, t.mine('captain').inventory, t.mine('pilot').inventory]).toEqual([
      ['tools'],
      ['medkit'],
      ['grenade'],
    ])
    for (const who of ['captain', 'pilot']) expect(t.options(who)).not.toContainEqual(end)
  })

  test('NEM-RULING-103 NEM-QUEST-01 items, active quests and Objects, and nothing else', () => {
    const given = { inventory: { scout: ['medkit', 'securityKey'] }, carried: { scout: ['egg'] } }
    const t = opened({ ...given, contamination: { scout: { hand: ['clean'] } } })
    t.act('scout', partner(CAPTAIN))
    expect(t.options('scout').flatMap(o => (o.do === 'put' ? [o.card] : []))).toEqual([
      'medkit',
      'securityKey',
      'rifle',
      'egg',
    ])
  })

  test('NEM-RULING-219 when the opener ends it, what was not agreed on is back where it came from', () => {
    const hands = { scout: ['rifle', 'fireExtinguisher'] }
    const given = {
      hands,
      taped: { scout: hands.scout },
      carried: { scout: ['egg'] },
      inventory: { scout: ['medkit'] },
    }
    const t = opened(given)
    t.act('scout', partner(CAPTAIN), put('rifle'), put('egg'), put('medkit'))
    expect(t.crew('scout').offer.map(o => [o.back, o.card, o.ammo])).toEqual([
      ['green', null, null],
      [null, 'rifle', 4],
    ])
    expect(t.table().trade?.objects[SCOUT]).toEqual(['egg'])
    t.act('scout', end)
    expect([held(t, 'scout').toSorted(), t.crew('scout').objects, t.mine('scout').inventory]).toEqual([
      ['fireExtinguisher', 'rifle'],
      ['egg'],
      ['medkit'],
    ])
    // What was taped is still taped: it never left.
    expect([t.g.taped.length, t.told('dropped')]).toEqual([1, []])
    expect(t.asked()).toEqual(['scout'])
  })
})

describe('heavy things', () => {
  test('NEM-BASIC-09 ammo stays on its weapon and cannot be put on offer', () => {
    const t = opened({ ammo: { scout: { rifle: 3 } } })
    face(t, 'scout', 'captain')
    expect(t.options('scout').filter(o => o.do === 'put')).toEqual([put('rifle')])
    t.act('scout', put('rifle'))
    bothReady(t, 'scout', 'captain')
    expect(t.crew('captain').hands).toMatchObject([
      { card: 'sixShooter', ammo: 6 },
      { card: 'rifle', ammo: 3, capacity: 4 },
    ])
    expect(held(t, 'scout')).toEqual([])
  })

  test('NEM-RULING-101 what hangs on a weapon goes with it and stays on it', () => {
    const t = opened({ attached: { scout: { extendedMagazine: 'rifle' } }, ammo: { scout: { rifle: 5 } } })
    face(t, 'scout', 'captain')
    t.act('scout', put('rifle'))
    expect(t.crew('scout').offer).toMatchObject([{ card: 'rifle', attached: ['extendedMagazine'] }])
    bothReady(t, 'scout', 'captain')
    expect(t.crew('captain').hands[1]).toMatchObject({
      card: 'rifle',
      ammo: 5,
      capacity: 6,
      attached: ['extendedMagazine'],
    })
    expect(held(t, 'scout')).toEqual([])
  })

  test('NEM-RULING-101 whoever has the weapon uses, drops and loses what hangs on it', () => {
    const given = {
      attached: { soldier: { autoloader: 'assaultRifle' } },
      inventory: { captain: ['energyCharge.red'] },
    }
    const hand = { soldier: ['rest'], captain: ['search'] }
    const t = situation({ hand, ammo: { soldier: { assaultRifle: 1 } }, ...given }, ['soldier', 'captain'])
    t.standing('captain', 'turn')
    t.act('soldier', ...trade, partner(1), put('assaultRifle'))
    t.act('captain', partner(0), ready)
    t.act('soldier', ready, end, { do: 'pass' })
    t.act('captain', { do: 'use', card: 'autoloader' }, { do: 'item', card: 'energyCharge.red' })
    expect(t.crew('captain').hands[1]).toMatchObject({ card: 'assaultRifle', ammo: 6, attached: ['autoloader'] })
    t.act('captain', { do: 'drop', card: 'assaultRifle' })
    expect([t.table().removed.toSorted(), t.g.attached]).toEqual([['assaultRifle', 'autoloader'], []])
  })

  test('NEM-RULING-101 tape comes off when one of the pair is given away', () => {
    const hands = { scout: ['rifle', 'fireExtinguisher'] }
    const t = opened({ hands, taped: { scout: hands.scout } })
    face(t, 'scout', 'captain')
    t.act('scout', put('rifle'))
    bothReady(t, 'scout', 'captain')
    expect([t.g.taped, t.crew('captain').hands[1].taped]).toEqual([[], null])
  })

  test('NEM-HAND-04 NEM-RULING-96 full hands: whoever receives drops one of those carried, not what was just taken', () => {
    const t = opened({ carried: { captain: ['egg'] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('rifle'))
    bothReady(t, 'scout', 'captain')
    expect([t.asked(), t.table().asking?.ask]).toEqual([['captain'], 'makeRoom'])
    expect(t.options('captain')).toEqual([
      { do: 'drop', card: 'sixShooter' },
      { do: 'drop', card: 'egg' },
    ])
    t.act('captain', { do: 'drop', card: 'egg' })
    expect([t.room('011').objects, t.table().asking?.ask]).toEqual([['corpse.blue', 'egg'], 'trade'])
    expect(held(t, 'captain')).toEqual(['sixShooter', 'rifle'])
  })

  test('NEM-HAND-04 NEM-RULING-96 the same whoever agrees first, and for both at once', () => {
    const t = opened({ carried: { captain: ['egg'], scout: ['carcass'] }, hands: { captain: ['sixShooter'] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('rifle'))
    bothReady(t, 'captain', 'scout')
    expect(t.options('captain')).toEqual([
      { do: 'drop', card: 'sixShooter' },
      { do: 'drop', card: 'egg' },
    ])
  })

  test('NEM-RULING-96 two for two: nobody has to drop anything', () => {
    const t = opened({ carried: { scout: ['egg'], captain: ['carcass'] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('rifle'), put('egg'))
    t.act('captain', put('sixShooter'), put('carcass'))
    bothReady(t, 'scout', 'captain')
    expect([held(t, 'scout'), t.crew('scout').objects]).toEqual([['sixShooter'], ['carcass']])
    expect([held(t, 'captain'), t.crew('captain').objects, t.table().asking?.ask]).toEqual([
      ['rifle'],
      ['egg'],
      'trade',
    ])
  })

  test('NEM-RULING-96 more than two hands can hold: the rest of what came is dropped as well', () => {
    const hands = { scout: ['rifle', 'fireExtinguisher'] }
    const t = opened({ hands, taped: { scout: hands.scout }, carried: { scout: ['egg'] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('rifle'), put('fireExtinguisher'), put('egg'))
    bothReady(t, 'scout', 'captain')
    expect(t.options('captain')).toEqual([{ do: 'drop', card: 'sixShooter' }])
    t.act('captain', { do: 'drop', card: 'sixShooter' })
    expect(t.options('captain').map(o => 'card' in o && o.card)).toEqual(['fireExtinguisher', 'rifle', 'egg'])
  })

  test('NEM-BASIC-06 Objects change hands: an egg, a carcass, a corpse with its name', () => {
    const t = opened({ carried: { scout: ['corpse.blue'], captain: ['carcass'] }, hands: { captain: [] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('corpse.blue'))
    t.act('captain', put('carcass'))
    bothReady(t, 'scout', 'captain')
    expect([t.crew('scout').objects, t.crew('captain').objects]).toEqual([['carcass'], ['corpse.blue']])
  })
})

describe('who knows what', () => {
  const given = { inventory: { scout: ['medkit', 'alcohol'], captain: ['tools'] } }

  test('NEM-RULING-219 NEM-HIDE-11 a card on offer is a back until it is shown, and shown to the partner alone', () => {
    const t = opened(given)
    face(t, 'scout', 'captain')
    t.act('scout', put('medkit'))
    expect(t.crew('scout').offer).toMatchObject([{ back: 'green', card: null }])
    expect(t.told('offered')).toMatchObject([{ who: SCOUT, whom: CAPTAIN, thing: { back: 'green', card: null } }])
    for (const seat of [CAPTAIN, PILOT, null]) expect(seenBy(t, seat)).not.toMatch(/medkit|alcohol/)
    t.act('scout', show('medkit'))
    expect(t.mine('captain').others[0].offer).toEqual(['medkit'])
    expect(t.mine('captain').notes).toMatchObject([{ what: 'shown', at: '0', card: 'medkit' }])
    for (const seat of [PILOT, null]) expect(seenBy(t, seat)).not.toMatch(/medkit|alcohol/)
  })

  test('NEM-RULING-103 showing is voluntary and needs no offer', () => {
    const t = opened(given)
    t.act('scout', partner(CAPTAIN), show('alcohol'))
    expect(t.mine('captain').others[0].inventory).toEqual(['alcohol'])
    expect(t.told('shown')).toMatchObject([{ who: SCOUT, whom: CAPTAIN, back: 'green' }])
    expect(seenBy(t, PILOT)).not.toMatch(/medkit|alcohol/)
  })

  test('NEM-HIDE-09 the two who trade learn what they got, others only backs; the giver still knows where it is', () => {
    const t = opened(given)
    face(t, 'scout', 'captain')
    t.act('scout', put('medkit'))
    t.act('captain', put('tools'))
    bothReady(t, 'scout', 'captain')
    expect(t.told('traded')[0]).toMatchObject({
      got: [{ back: 'green', card: null }],
      gave: [{ back: 'yellow', card: null }],
      only: { [SCOUT]: { cards: ['tools'] }, [CAPTAIN]: { cards: ['medkit'] } },
    })
    expect(t.mine('scout').others[0].inventory).toEqual(['medkit'])
    expect(t.mine('captain').others[0].inventory).toEqual(['tools'])
    for (const seat of [PILOT, null]) expect(seenBy(t, seat)).not.toMatch(/medkit|alcohol|tools/)
  })

  test('NEM-HIDE-11 what a third has been shown it still knows when the only such back changes hands', () => {
    const t = opened({ inventory: { scout: ['medkit', 'tools'] } })
    face(t, 'scout', 'pilot')
    t.act('scout', show('medkit'), partner(CAPTAIN), put('medkit'))
    t.act('captain', partner(SCOUT))
    bothReady(t, 'scout', 'captain')
    expect(t.mine('pilot').others.find(o => o.seat === CAPTAIN)?.inventory).toEqual(['medkit'])
    expect(t.mine('captain').inventory).toEqual(['medkit'])
  })

  test('NEM-HIDE-09 but one of two green backs could be either: that knowledge is lost', () => {
    const t = opened(given)
    face(t, 'scout', 'pilot')
    t.act('scout', show('medkit'), partner(CAPTAIN), put('alcohol'))
    expect(t.mine('pilot').others).toEqual([])
    expect(t.mine('pilot').notes).toMatchObject([{ what: 'shown', card: 'medkit', stale: true }])
    expect(t.mine('captain').others).toEqual([])
  })

  test('NEM-HIDE-09 unless both are known to be the same', () => {
    const t = opened({ inventory: { scout: ['medkit', 'medkit'] } })
    face(t, 'scout', 'pilot')
    t.act('scout', show('medkit'), show('medkit'), partner(CAPTAIN), put('medkit'))
    expect(t.mine('pilot').others[0]).toMatchObject({ inventory: ['medkit'], offer: ['medkit'] })
    // Who knows only one of two cannot tell which it was, even if they are alike.
    const half = opened({ inventory: { scout: ['medkit', 'medkit'] } })
    face(half, 'scout', 'pilot')
    half.act('scout', show('medkit'), partner(CAPTAIN), put('medkit'))
    expect(half.mine('pilot').others).toEqual([])
  })

  test('NEM-HIDE-09 the order in which cards are told says nothing about those that are unknown', () => {
    const told = (hidden: Name) => {
      const t = opened({ hands: { scout: ['fireExtinguisher'] }, inventory: { scout: [hidden] } })
      face(t, 'scout', 'captain')
      t.act('scout', put(hidden), put('fireExtinguisher'))
      bothReady(t, 'scout', 'captain')
      return t.told('traded').map(e => faceFor(e, PILOT))
    }
    const withdrawn = (hidden: Name) => {
      const t = opened({ hands: { captain: ['fireExtinguisher'] }, inventory: { captain: [hidden] } })
      t.act('captain', partner(SCOUT), put(hidden), put('fireExtinguisher'))
      t.act('scout', partner(CAPTAIN))
      t.act('captain', done, done)
      return t.told('withdrawn').map(e => faceFor(e, PILOT))
    }
    // One comes before the extinguisher in the box, the other after it.
    expect(told('chemicals')).toEqual(told('spaceSuit'))
    expect(withdrawn('chemicals')).toEqual(withdrawn('spaceSuit'))
  })

  test('NEM-HIDE-09 who has had a card and passed it on still knows where it went', () => {
    const t = opened({ inventory: { scout: ['medkit'] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('medkit'))
    bothReady(t, 'scout', 'captain')
    face(t, 'captain', 'pilot')
    t.act('captain', put('medkit'))
    bothReady(t, 'captain', 'pilot')
    for (const who of ['scout', 'captain'])
      expect(t.mine(who).others.find(o => o.seat === PILOT)?.inventory).toEqual(['medkit'])
  })

  test('NEM-HIDE-09 in every world a seat cannot tell apart, a trade looks the same to it', () => {
    const t = opened({ inventory: { scout: ['medkit', 'alcohol'], captain: ['tools', 'energyCharge.red'] } })
    const moves: [Name, Choice][] = [
      ['scout', partner(CAPTAIN)],
      ['captain', partner(SCOUT)],
      ['scout', put('medkit')],
      ['scout', show('medkit')],
      ['captain', put('tools')],
      ['scout', ready],
      ['captain', ready],
      ['pilot', partner(CAPTAIN)],
      ['captain', put('medkit')],
      ['scout', end],
    ]
    for (const [who, choice] of moves) {
      for (const viewer of [SCOUT, CAPTAIN, PILOT, null])
        for (const seed of ['a', 'b', 'c'])
          expect(view(exchange(t.g, viewer, newRng(keyFromSeed(seed))), viewer)).toEqual(view(t.g, viewer))
      t.act(who, choice)
    }
  })

  test('NEM-HAND-02 heavy things and Objects are offered in the open', () => {
    const t = opened({ carried: { scout: ['egg'] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('rifle'), put('egg'))
    expect(t.told('offered').map(e => e.thing.card)).toEqual(['rifle', 'egg'])
    bothReady(t, 'scout', 'captain')
    expect(t.told('traded')[0].got.map(x => x.card)).toEqual(['rifle', 'egg'])
  })

  test('NEM-RULING-219 whom everybody looks at, who has agreed and what is left is seen by all, bystanders included', () => {
    const t = opened({ ...given, at: { pilot: '001' } })
    face(t, 'scout', 'captain')
    t.act('captain', put('tools'), ready)
    const seen = view(t.g, PILOT).table.trade
    expect(seen).toEqual({
      partners: [CAPTAIN, SCOUT, null],
      ready: [false, true, false],
      left: [199, 198, 0],
      objects: [[], [], []],
    })
    expect(pendingFor(t.g, PILOT)).toBe(null)
    expect(view(t.g, null).table).toEqual(view(t.g, PILOT).table)
  })
})

describe('its end', () => {
  test('NEM-RULING-219 two hundred changes each: then only agreement, or the end', () => {
    const t = opened({ inventory: { scout: ['medkit'], captain: ['tools'] } })
    expect(left(t)).toEqual([200, 200, 200])
    face(t, 'scout', 'captain')
    for (let i = 0; i < 99; i++) t.act('captain', put('tools'), takeBack('tools'))
    t.act('captain', put('tools'))
    expect([left(t), t.options('captain')]).toEqual([
      [199, 0, 200],
      [done, ready],
    ])
    t.act('scout', ready)
    t.act('captain', ready)
    expect(t.mine('scout').inventory).toEqual(['tools', 'medkit'])
    expect(t.asked()).toEqual(['scout', 'pilot'])
  })

  test('NEM-RULING-219 showing counts as a change too', () => {
    const t = opened({ inventory: { scout: ['medkit'] } })
    t.act('scout', partner(CAPTAIN))
    for (let i = 0; i < 199; i++) t.act('scout', show('medkit'))
    expect([left(t), t.options('scout')]).toEqual([[0, 200, 200], [end]])
  })

  test('NEM-RULING-219 who is done leaves the offer on the table, and is asked only whether to agree', () => {
    const t = opened({ inventory: { scout: ['medkit'], captain: ['tools'] } })
    face(t, 'scout', 'captain')
    t.act('captain', put('tools'), done)
    expect(t.options('captain')).toEqual([done, ready])
    t.act('captain', ready)
    expect(t.asked()).toEqual(['scout', 'pilot'])
    t.act('scout', ready)
    expect(t.mine('scout').inventory).toEqual(['tools', 'medkit'])
  })

  test('NEM-RULING-219 said twice it is a no: the offer returns, and that seat is asked nothing more', () => {
    const t = opened({ inventory: { scout: ['medkit'], captain: ['tools'] } })
    face(t, 'scout', 'captain')
    t.act('scout', put('medkit'))
    t.act('captain', put('tools'))
    t.act('scout', ready)
    t.act('captain', done, done)
    expect([t.mine('captain').inventory, t.told('withdrawn').length]).toEqual([['tools'], 1])
    expect([t.table().trade?.partners, t.table().trade?.ready]).toEqual([
      [CAPTAIN, null, null],
      [false, false, false],
    ])
    expect(t.asked()).toEqual(['scout', 'pilot'])
    t.act('scout', takeBack('medkit'), end)
    expect(t.mine('scout').inventory).toEqual(['medkit'])
  })

  test('NEM-RULING-219 every trade ends, however stubborn everybody is', () => {
    const t = opened({ inventory: { scout: ['medkit'], captain: ['tools'], pilot: ['grenade'] } })
    let steps = 0
    // Everybody but the opener's `end`: always the last option that changes anything.
    for (;;) {
      const open = pending(t.g).flatMap(d =>
        d.options.filter(o => o.do !== 'end').map(option => ({ seat: d.seat, option })),
      )
      const [first] = open.toReversed()
      if (!first) break
      t.act(three[first.seat], first.option)
      if (++steps > 1000) break
    }
    // Every change three people may make, and a few agreements.
    expect(steps).toBeLessThan(620)
    expect(t.asked()).toEqual(['scout'])
    t.act('scout', end)
    expect(t.table().asking?.ask).toBe('turn')
  })

  test('NEM-BASIC-06 two trades in one turn are two actions', () => {
    const t = situation({ hand: { scout: ['rest', 'search'], captain: [] } }, ['scout', 'captain'])
    t.act('scout', ...trade, end, { do: 'trade' }, pay('search'), end)
    expect([t.table().turn?.seat, t.told('tradeOpened').length]).toEqual([1, 2])
    expect(sharedZone(t.g, 'removed')).toEqual([])
  })
})

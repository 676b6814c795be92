/** Rooms of which six are in a game. LOCK-ROOM-DEFENSE, GUARD, TESTLAB, CONTAMINATED, SURGERY, LIFESUPPORT. */
import { describe, expect, test } from 'vitest'
import { type Choice, type Name, pending } from '../../../src/index.ts'
import { obstacles } from '../../../src/mechanics/actions.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { decline, keep, part, pay, play, type Situation } from '../../situation.ts'
import { act, does, inside, POWER, room } from './places.ts'

const why = (t: Situation) => obstacles(t.g, t.seat('sentry')).flatMap(o => (o.do === 'roomAction' ? [o.why] : []))
const wounded = (t: Situation, c: Name) => t.crew(c).wounds.length + t.crew(c).dressed.length
const item = (card: Name): Choice => ({ do: 'item', card })

describe('Defense Control Room', () => {
  const target = { '013': { tile: 'laboratory', explored: true } }
  const defence = (given: Given = {}, items = 2, seats?: Name[], table: object = {}) =>
    inside(
      'defenseControlRoom',
      {
        intruders: [{ kind: 'adult', room: '013' }],
        decks: { attack: ['cut.5'] },
        ...given,
        rooms: { ...target, ...given.rooms, '006': { items, ...given.rooms?.['006'] } },
      },
      seats,
      table,
    )

  test('LOCK-ROOM-DEFENSE-01 a Malfunction here, or one item of the counter', () => {
    const t = defence()
    t.act('sentry', ...act)
    expect(t.options('sentry')).toEqual([part(0), part(1)])
    t.act('sentry', part(1))
    expect([t.room('006').items, t.room('006').malfunction, t.options('sentry')]).toEqual([1, false, [room('013')]])
    const other = defence()
    other.act('sentry', ...act, part(0))
    expect([other.room('006').items, other.room('006').malfunction]).toEqual([2, true])
  })

  test('LOCK-RULING-73 with the counter at 0 it is the Malfunction', () => {
    const t = defence({}, 0)
    t.act('sentry', ...act)
    expect([t.room('006').malfunction, t.table().asking?.about.purpose]).toEqual([true, 'defence'])
  })

  test('LOCK-ROOM-DEFENSE-02 LOCK-RULING-73 LOCK-RULING-182 only rooms with an intruder where a Malfunction may lie', () => {
    const t = defence(
      {
        rooms: {
          '007': { tile: 'nest', explored: true },
          '008': { tile: 'archive', explored: true, malfunction: true },
          '011': { tile: 'emergencyRoom', explored: true },
          '012': { tile: 'contaminatedRoom', explored: true },
        },
        intruders: ['013', '007', '008', '009', '012', '010', '026'].map(r => ({ kind: 'adult', room: r })),
      },
      2,
    )
    t.act('sentry', ...act, part(1))
    expect(t.options('sentry')).toEqual([room('010'), room('013'), room('026')])
    expect(t.room('009').explored).toBe(false)
  })

  test('LOCK-ROOM-DEFENSE-02 LOCK-EX-49 a Malfunction there, an injury for each intruder, a Serious Wound for each character', () => {
    const t = defence(
      {
        intruders: [
          { kind: 'adult', room: '013' },
          { kind: 'adult', room: '013' },
        ],
        at: { janitor: '013' },
        decks: { attack: ['cut.5', 'cut.4'] },
      },
      0,
    )
    t.act('sentry', ...act, room('013'))
    expect([t.room('006').malfunction, t.room('013').malfunction]).toEqual([true, true])
    expect(t.table().intruders.map(i => i.injuries)).toEqual([1, 1])
    expect([t.told('toughness').length, wounded(t, 'janitor'), wounded(t, 'sentry')]).toEqual([2, 1, 0])
    const order = t.events.map(e => e.e).filter(e => ['malfunction', 'injured', 'seriousWound'].includes(e))
    expect(order).toEqual(['malfunction', 'malfunction', 'injured', 'injured', 'seriousWound'])
  })

  test('LOCK-RULING-73 those wounded suffer in order', () => {
    const seats = ['sentry', 'janitor', 'hacker', 'labRat']
    const hand = { hacker: [], labRat: [] }
    const t = defence(
      { at: { janitor: '013', hacker: '013', labRat: '013' }, hand, first: 'labRat', turn: 'sentry' },
      0,
      seats,
    )
    t.act('sentry', ...act, room('013'))
    expect(t.told('seriousWound').map(e => e.who)).toEqual([3, 1, 2])
  })

  test('LOCK-RULING-74 the eleventh Malfunction ends the game before anybody is hurt', () => {
    const broken = { explored: true, malfunction: true }
    const t = defence({
      rooms: {
        '003': { malfunction: true },
        '004': { malfunction: true },
        '005': { malfunction: true },
        '010': { malfunction: true },
        '007': { tile: 'archive', ...broken },
        '008': { tile: 'decontaminationRoom', ...broken },
        '009': { tile: 'emergencyRoom', ...broken },
        '011': { tile: 'coolingSystem', ...broken },
        '012': { tile: 'surgery', ...broken },
      },
      at: { janitor: '013' },
    })
    t.act('sentry', ...act, part(0), room('013'))
    expect([t.told('injured'), t.told('seriousWound')]).toEqual([[], []])
    expect((t.table().ending ?? t.table().over)?.reason).toBe('malfunction')
  })

  test('LOCK-RULING-181 in a room that is broken already, breaking it is still its first part', () => {
    const broken = (items: number) =>
      inside(
        'defenseControlRoom',
        {
          intruders: [{ kind: 'adult', room: '013' }],
          decks: { attack: ['cut.5'] },
          rooms: { ...target, '006': { items, malfunction: true } },
          hand: { janitor: ['itShouldWork', 'search'] },
        },
        ['janitor', 'sentry'],
      )
    const t = broken(0)
    t.act('janitor', play('itShouldWork'), pay('search'))
    expect([t.told('malfunction'), t.options('janitor')]).toEqual([[], [room('013')]])
    t.act('janitor', room('013'))
    expect([t.told('malfunction').length, t.told('injured').length]).toEqual([1, 1])
    const choice = broken(2)
    choice.act('janitor', play('itShouldWork'), pay('search'))
    expect(choice.options('janitor')).toEqual([part(0), part(1)])
  })

  test('LOCK-ROOM-DEFENSE-02 without such a room there is no action', () => {
    const t = defence({ intruders: [] })
    expect([does(t), why(t)]).toEqual([false, ['noTarget']])
  })
})

describe('Guard Room', () => {
  const guard = (items: number, given: Given = {}, seats?: Name[]) =>
    inside('guardRoom', { ...given, rooms: { '006': { items } } }, seats)

  test('LOCK-ROOM-GUARD-01 LOCK-RULING-71 one item of the counter for a Taser or an Enviro-Suit', () => {
    for (const card of ['taser', 'enviroSuit']) {
      const t = guard(2)
      t.act('sentry', ...act)
      expect(t.options('sentry')).toEqual([item('enviroSuit'), item('taser')])
      t.act('sentry', item(card))
      expect(t.room('006').items).toBe(1)
      const has = [...t.mine('sentry').inventory, ...t.crew('sentry').hands.map(h => h.card)]
      expect(has).toContain(card)
    }
  })

  test('LOCK-RULING-72 not with an empty counter', () => {
    const t = guard(0)
    expect([does(t), why(t)]).toEqual([false, ['noCounter']])
  })

  test('LOCK-RULING-72 what is out of stock is not to be had; without both there is no action', () => {
    const tasers = { inventory: { janitor: ['taser', 'taser', 'taser'] } }
    const suits = { hands: { janitor: ['enviroSuit', 'enviroSuit'], hacker: ['enviroSuit'] } }
    const seats = ['sentry', 'janitor', 'hacker']
    const t = guard(2, tasers, seats)
    t.act('sentry', ...act)
    expect(t.crew('sentry').hands.map(h => h.card)).toContain('enviroSuit')
    const none = guard(2, { ...tasers, ...suits }, seats)
    expect([does(none), why(none)]).toEqual([false, ['noneLeft']])
  })
})

describe('Testing Lab', () => {
  const lab = (knowledge: number, given: Given = {}) =>
    inside('testingLab', { knowledge: { sentry: knowledge }, rooms: { '006': { items: 0 } }, ...given })

  test('LOCK-ROOM-TESTLAB-01 LOCK-RULING-72 from Knowledge 4 on, a Neutralizer; the counter is not touched', () => {
    const t = lab(4)
    t.act('sentry', ...act)
    expect([t.mine('sentry').inventory, t.room('006').items]).toEqual([['neutralizer'], 0])
    const low = lab(3)
    expect([does(low), why(low)]).toEqual([false, ['notKnown']])
  })

  test('LOCK-RULING-72 none left, no action', () => {
    const t = lab(8, { inventory: { janitor: ['neutralizer', 'neutralizer', 'neutralizer'] } })
    expect([does(t), why(t)]).toEqual([false, ['noneLeft']])
  })
})

describe('Contaminated Room', () => {
  test('LOCK-ROOM-CONTAMINATED-01 LOCK-RULING-77 whoever searches there is slimed; whoever only enters is not', () => {
    const t = inside('contaminatedRoom', {
      hand: { sentry: ['search'] },
      rooms: { '006': { items: 2 } },
      decks: { red: ['grenade', 'glowstick'] },
    })
    expect(t.crew('sentry').slime).toBe(false)
    t.act('sentry', play('search'), { do: 'search', colour: 'red' }, keep('grenade'))
    expect([t.crew('sentry').slime, t.told('slimed').length]).toEqual([true, 1])
  })

  test('LOCK-ROOM-CONTAMINATED-01 entering leaves one clean', () => {
    const t = inside(
      'contaminatedRoom',
      { at: { sentry: '010' }, hand: { sentry: ['search'] }, rooms: { '006': { items: 2 } } },
      undefined,
      { dice: { noise: ['silence'] } },
    )
    t.act('sentry', { do: 'move', to: '006' }, { do: 'pay', card: 'search' })
    expect([t.crew('sentry').room, t.crew('sentry').slime]).toEqual(['006', false])
  })

  test('LOCK-ROOM-CONTAMINATED-02 no action, no Malfunction', () => {
    expect(does(inside('contaminatedRoom'))).toBe(false)
  })
})

describe('Surgery', () => {
  test('LOCK-RULING-85 all cards make a new deck, Contamination too; the fire comes after the wound of the operation', () => {
    const t = inside('surgery', {
      contamination: { sentry: { hand: ['clean'], discard: ['infected'] } },
      rooms: { '006': { fire: true } },
      hand: { janitor: ['search'] },
    })
    t.act('sentry', ...act)
    expect([t.crew('sentry').hand, t.crew('sentry').discard, t.crew('sentry').deck.count]).toEqual([0, [], 11])
    expect([t.crew('sentry').light, t.crew('sentry').passed]).toEqual([2, true])
    const order = t.events.map(e => e.e).filter(e => ['lightWound', 'ownDeck', 'passed'].includes(e))
    expect(order).toEqual(['lightWound', 'ownDeck', 'passed', 'lightWound'])
  })
})

describe('Vent Control Room', () => {
  const rooms = { '007': { tile: 'laboratory', explored: true } }
  const vent = (given: Given = {}) =>
    inside('ventControlRoom', { power: POWER, ...given, rooms: { ...rooms, ...given.rooms } })

  test('LOCK-RULING-75 any room with an entrance, its own and unexplored ones too', () => {
    const t = vent()
    t.act('sentry', ...act)
    const chosen = t.options('sentry').flatMap(o => (o.do === 'room' ? [o.room] : []))
    expect(chosen).toEqual(['001', '002', '006', '012', '013', '015', '016', '018', '019', '021', '024', '026'])
  })

  test('LOCK-RULING-75 not while the token is on the board', () => {
    const t = vent({ vent: '013', doors: { 'c010-013': 'closed', 'c011-013': 'closed' } })
    expect([does(t), why(t)]).toEqual([false, ['ventRunning']])
  })

  test('LOCK-RULING-75 what dies leaves a Carcass; eggs and objects stay', () => {
    const t = inside(
      'ventControlRoom',
      {
        rooms: { '013': { tile: 'nest', explored: true } },
        intruders: [{ kind: 'adult', room: '013' }],
        objects: { '013': ['egg'] },
        eggs: 3,
        passed: ['janitor'],
        decks: { event: ['consumingFire'] },
      },
      undefined,
      { dice: { bag: ['larva-0-1'] } },
    )
    t.act('sentry', ...act, room('013'), { do: 'pass' })
    expect([t.table().intruders, t.table().eggs, t.room('013').objects.toSorted()]).toEqual([[], 3, ['carcass', 'egg']])
  })
})

describe('Repository', () => {
  test('LOCK-RULING-76 the one who pays first, then everybody else there in order, passed or not, each with one item', () => {
    const t = inside(
      'repository',
      {
        at: { janitor: '003', hacker: '003' },
        inventory: { sentry: ['cables'], janitor: ['toolbelt'], hacker: [] },
        hand: { janitor: [], hacker: [] },
        passed: ['janitor'],
      },
      ['sentry', 'janitor', 'hacker'],
    )
    t.act('sentry', ...act)
    expect([t.asked(), t.table().asking?.ask]).toEqual([['sentry'], 'freeCraft'])
    t.act('sentry', { do: 'makeOf', card: 'taser', of: 'cables' })
    expect([t.asked(), t.table().asking?.ask]).toEqual([['janitor'], 'freeCraft'])
    t.act('janitor', decline)
    t.act('hacker', decline)
    expect([t.mine('sentry').inventory, t.crew('janitor').inventory.length]).toEqual([['taser'], 1])
    expect(pending(t.g).map(d => d.ask)).toEqual(['turn'])
  })
})

/** Noise and Danger on the Surface, and how Night Stalkers move there. LOCK-MARS-06..23. */
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../../src/core/ruleset.ts'
import type { GameState, Name, RoomId } from '../../../src/index.ts'
import { moveByNumber } from '../../../src/mechanics/intruders.ts'
import { pass } from '../../situation.ts'
import { onMars, rolls, since, walk } from './mars.ts'

const whereIs = (g: GameState): RoomId[] => g.intruders.map(i => boardOf(g).rooms[i.room])
const adults = (...rooms: RoomId[]) => ({ intruders: rooms.map(room => ({ kind: 'adult', room })) })

describe('the die', () => {
  test('LOCK-MARS-06 on a Crossroads and in a Building; below the usual one', () => {
    const rolled = (from: RoomId, to: RoomId) => {
      const t = onMars({ at: { sentry: from } }, { dice: { surface: ['silence'], noise: ['silence'] } })
      t.act('sentry', ...walk(to))
      return t.told('noiseRolled').map(e => e.die ?? 'usual')
    }
    expect(rolled('X2', 'X3')).toEqual(['surface'])
    expect(rolled('X2', '016')).toEqual(['surface'])
    expect(rolled('004', '003')).toEqual(['surface'])
    expect(rolled('X1', '009')).toEqual(['usual'])
    expect(rolled('009', '012')).toEqual(['usual'])
  })

  test('LOCK-MARS-10 LOCK-MARS-20 on a Crossroads each number is an Area; one with Noise brings an Encounter', () => {
    for (const number of ['1', '2', '3', '4']) {
      const t = onMars({}, rolls(number))
      t.act('sentry', ...walk('X1'))
      expect(t.table().noise).toEqual([`Z${number}`])
      const loud = onMars({ noise: [`Z${number}`] }, { dice: { surface: [number], bag: ['larva-0-1'] } })
      loud.act('sentry', ...walk('X1'))
      expect(loud.told('encounter')).toMatchObject([{ room: 'X1' }])
      // The Encounter clears every Area, for all of them lead here.
      expect(loud.table().noise).toEqual([])
    }
  })

  test('LOCK-MARS-19 LOCK-MARS-11 in a Building its own Area, other numbers its corridors', () => {
    const into = (face: Name, noise: string[] = []) => {
      const t = onMars({ at: { sentry: '017' }, noise }, { dice: { surface: [face], bag: ['larva-0-1'] } })
      t.act('sentry', ...walk('016'))
      return t
    }
    expect(into('1').table().noise).toEqual(['Z1'])
    expect(into('2').table().noise).toEqual(['c016-019'])
    expect(into('3').table().noise).toEqual(['c016-017'])
    expect(into('1', ['Z1']).told('encounter')).toMatchObject([{ room: '016' }])
    // Noise of an Area counts in all rooms of its Building, and at the Crossroads.
    expect(into('1', ['Z2', 'Z4']).table().noise).toEqual(['Z1', 'Z2', 'Z4'])
  })

  test('LOCK-MARS-20 Silence is silence, except for the slimed', () => {
    const t = onMars({}, rolls('silence'))
    t.act('sentry', ...walk('X1'))
    expect(since(t)).toEqual(['moved', 'noiseRolled'])
    const slimed = onMars({ slime: ['sentry'] }, rolls('silence'))
    slimed.act('sentry', ...walk('X1'))
    expect(slimed.told('danger')).toMatchObject([{ room: 'X1' }])
  })

  test('LOCK-MARS-23 the Mars symbol draws a card', () => {
    const t = onMars({ decks: { surface: ['radioactiveDust'] } }, rolls('mars'))
    t.act('sentry', ...walk('X1'))
    expect(t.told('surfaceCard')).toMatchObject([{ who: 0, card: 'radioactiveDust' }])
    expect(t.table().noise).toEqual([])
  })

  test('LOCK-MARS-06 LOCK-BAG-04 it is rolled in the bag’s development too', () => {
    const t = onMars(
      { passed: ['janitor'], decks: { event: ['consumingFire'] } },
      { dice: { surface: ['3'], noise: ['silence'], bag: ['adult-2-4'] } },
    )
    t.act('sentry', ...pass)
    expect(t.told('noiseRolled').map(e => [e.who, e.die])).toEqual([
      [0, 'surface'],
      [1, undefined],
    ])
  })
})

describe('Danger', () => {
  test('LOCK-MARS-22 on a Crossroads: all that are out there and fight nobody, from however far', () => {
    // From X2 to X1: the one on X3 comes two Paths far; those in Buildings and below do not.
    const far = onMars({ ...adults('X3', '004', '009', '016') }, rolls('danger'))
    far.act('sentry', ...walk('X1'))
    expect(whereIs(far.g)).toEqual(['X1', '004', '009', '016'])
    expect(far.told('noise')).toEqual([])
    expect(far.told('intruderMoved')).toMatchObject([{ from: 'X3', to: 'X1', rule: 'LOCK-MARS-22' }])
  })

  test('LOCK-MARS-22 none that can come: Noise in every quiet Area', () => {
    const t = onMars({ at: { janitor: 'X3' }, noise: ['Z2'], ...adults('X3') }, rolls('danger'))
    t.act('sentry', ...walk('X1'))
    expect(whereIs(t.g)).toEqual(['X3'])
    expect(t.table().noise).toEqual(['Z1', 'Z2', 'Z3', 'Z4'])
    expect(t.told('encounter')).toEqual([])
  })

  test('LOCK-MARS-21 in a Building as usual, its Area among the corridors', () => {
    const t = onMars({ at: { sentry: '017' } }, rolls('danger'))
    t.act('sentry', ...walk('016'))
    expect(t.table().noise).toEqual(['c016-017', 'c016-019', 'Z1'])
    const near = onMars({ at: { sentry: '017' }, ...adults('019') }, rolls('danger'))
    near.act('sentry', ...walk('016'))
    expect([whereIs(near.g), near.table().noise]).toEqual([['016'], []])
  })

  test('LOCK-RULING-114 in an Exit Room what stands on the Crossroads beside it comes', () => {
    const building = onMars({ at: { sentry: '017' }, ...adults('X2', 'X1') }, rolls('danger'))
    building.act('sentry', ...walk('016'))
    expect(whereIs(building.g)).toEqual(['016', 'X1'])
    const below = onMars({ at: { sentry: '012' }, ...adults('X1') }, { dice: { noise: ['danger'] } })
    below.act('sentry', ...walk('009'))
    expect(whereIs(below.g)).toEqual(['009'])
  })

  test('LOCK-MARS-04 LOCK-EXPL-07 a Danger token on a Crossroads, careful or not', () => {
    const t = onMars({ rooms: { X1: { token: 'surface-danger-2' } }, ...adults('X3') })
    t.act('sentry', { do: 'carefulMove', to: 'X1' }, { do: 'pay', card: 'search' }, { do: 'pay', card: 'search' })
    expect([whereIs(t.g), t.told('noiseRolled')]).toEqual([['X1'], []])
  })
})

describe('moving Night Stalkers', () => {
  const moved = (room: RoomId, number: number) => {
    const t = onMars({ at: { sentry: '012' }, bag: { adult: 8 }, ...adults(room) })
    moveByNumber(t.g, t.g.intruders, number, 'LOCK-EVENT-10', e => t.events.push(e))
    return t
  }

  test('LOCK-RULING-113 by a number into its Area, and off the board', () => {
    for (const number of [1, 2, 3, 4]) {
      const t = moved('X2', number)
      expect([whereIs(t.g), t.told('intruderLeft').map(e => e.how)]).toEqual([[], ['outside']])
      expect(t.table().bag.adult).toBe(9)
    }
    const inside = moved('016', 1)
    expect([whereIs(inside.g), inside.told('intruderLeft')]).toMatchObject([[], [{ rule: 'LOCK-RULING-113' }]])
    expect(whereIs(moved('016', 2).g)).toEqual(['019'])
    // Below, Technical Corridors are what they were.
    expect(moved('010', 1).told('intruderLeft')).toMatchObject([{ how: 'ducts' }])
  })

  test('LOCK-MARS-08 they use Paths when something draws them along', () => {
    const t = onMars(
      { ...adults('X2'), wounds: { sentry: ['leg'] }, decks: { attack: ['bloodChase.4'] } },
      rolls('silence'),
    )
    t.act('sentry', { do: 'move', to: 'X1' }, { do: 'pay', card: 'search' }, { do: 'pay', card: 'search' })
    expect([t.crew('sentry').room, whereIs(t.g)]).toEqual(['X1', ['X1']])
  })
})

/** The Survivor's own cards. */
import { describe, expect, test } from 'vitest'
import { type Choice, explain, type Name } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { decline, part, pay, play, type Situation } from '../../situation.ts'
import { accept, inside, room, who } from './places.ts'

const seats = ['survivor', 'sentry']
const survive = (tile: Name, given: Given, more: object = {}): Situation => inside(tile, given, seats, more)
const cannot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why ?? null
const item = (card: Name): Choice => ({ do: 'item', card })

test('Repairs: the Malfunction of the room for one card', () => {
  const hand = { survivor: ['repairs', 'rest'] }
  const t = survive('guardRoom', { rooms: { '006': { malfunction: true } }, hand })
  t.act('survivor', play('repairs'), pay('rest'))
  expect(t.room('006').malfunction).toBe(false)
  expect(cannot(survive('guardRoom', { hand }), 'repairs')).toBe('nothingToFix')
})

describe('Desperate Attack', () => {
  const fight = (kind: string, attack: Name[]): Situation => {
    const t = survive('guardRoom', {
      hand: { survivor: ['desperateAttack'] },
      intruders: [{ kind, room: '006' }],
      decks: { attack },
    })
    t.act('survivor', play('desperateAttack'))
    return t
  }

  test('LOCK-COMBAT-15 a Contamination card, two injuries, and an attack by what is still there', () => {
    const t = fight('breeder', ['cut.5', 'bloodChase.5', 'cut.2'])
    expect(t.crew('survivor').contamination).toBeGreaterThanOrEqual(1)
    expect(t.told('injured')).toMatchObject([{ injuries: 2, total: 2 }])
    const order = t.events.map(e => e.e).filter(e => ['contaminated', 'injured', 'attack'].includes(e))
    expect(order.slice(0, 3)).toEqual(['contaminated', 'injured', 'attack'])
  })

  test('killed, it does not attack', () => {
    const t = fight('adult', ['cut.2', 'cut.3'])
    expect([t.told('intruderDied').length, t.told('attack')]).toEqual([1, []])
    expect(t.crew('survivor').contamination).toBe(1)
  })
})

describe('Obstinate', () => {
  const hand = { survivor: ['obstinate'] }

  test('a card for each serious wound, dressed ones too', () => {
    const t = survive('guardRoom', { hand, wounds: { survivor: ['leg'] }, dressed: { survivor: ['arm'] } })
    t.act('survivor', play('obstinate'))
    expect(t.crew('survivor').hand).toBe(2)
  })

  test('LOCK-WOUND-10 or an item given up dresses one', () => {
    const t = survive('guardRoom', { hand, wounds: { survivor: ['leg'] }, inventory: { survivor: ['medkit'] } })
    t.act('survivor', play('obstinate'), part(1), item('medkit'))
    expect(t.crew('survivor')).toMatchObject({ wounds: [], dressed: ['leg'], hand: 0 })
    expect(t.mine('survivor').inventory).toEqual([])
  })

  test('LOCK-ACT-23 LOCK-RULING-196 neither without a wound; nothing to dress among dressed ones', () => {
    expect(cannot(survive('guardRoom', { hand, inventory: { survivor: ['medkit'] } }), 'obstinate')).toBe(
      'nothingToTreat',
    )
    const dressed = survive('guardRoom', { hand, dressed: { survivor: ['leg'] }, inventory: { survivor: ['medkit'] } })
    dressed.act('survivor', play('obstinate'))
    expect(dressed.crew('survivor').hand).toBe(1)
  })
})

describe('Vents', () => {
  const hand = { survivor: ['vents', 'rest'] }
  const rooms = { '013': { tile: 'archive', explored: true }, '001': { tile: 'surgery' } }

  test('LOCK-TECH-02 LOCK-RULING-82 into an explored room with an entrance, the noise roll, and an Adult’s attack in darkness', () => {
    const t = survive('guardRoom', { hand, rooms, decks: { attack: ['cut.2'] } }, { dice: { noise: ['1'] } })
    t.act('survivor', play('vents'), pay('rest'))
    expect(t.options('survivor')).toEqual(['013', '015', '026'].map(room))
    t.act('survivor', room('013'))
    expect(t.crew('survivor').room).toBe('013')
    const order = t.events.map(e => e.e).filter(e => ['moved', 'noiseRolled', 'attack'].includes(e))
    expect(order).toEqual(['moved', 'noiseRolled', 'attack'])
    expect(t.crew('survivor')).toMatchObject({ light: 2, contamination: 1 })
    expect(t.table().intruders).toEqual([])
  })

  test('LOCK-ACT-23 only from a room with an entrance', () => {
    expect(cannot(survive('archive', { hand }), 'vents')).toBe('noEntrance')
  })
})

describe('Distraction', () => {
  const given: Given = {
    hand: { survivor: ['distraction'], sentry: [] },
    at: { survivor: '006', sentry: '006' },
    inventory: { survivor: ['medkit'] },
    intruders: [{ kind: 'queen', room: '006' }],
  }

  test('LOCK-FLEE-05 an item given up: the Survivor, another, or both go to one room, and nothing attacks', () => {
    const both = survive('guardRoom', given)
    both.act('survivor', play('distraction'), item('medkit'), who(1), accept, room('010'))
    expect([both.crew('survivor').room, both.crew('sentry').room, both.told('attack')]).toEqual(['010', '010', []])
    const self = survive('guardRoom', given)
    self.act('survivor', play('distraction'), item('medkit'), who(0), room('010'))
    expect([self.crew('survivor').room, self.crew('sentry').room]).toEqual(['010', '006'])
    const other = survive('guardRoom', given)
    other.act('survivor', play('distraction'), item('medkit'), who(1), decline, room('009'))
    expect([other.crew('survivor').room, other.crew('sentry').room]).toEqual(['006', '009'])
  })

  test('LOCK-ACT-23 not without an item, nor with every door closed', () => {
    expect(cannot(survive('guardRoom', { ...given, inventory: {} }), 'distraction')).toBe('nothingToDiscard')
    const doors = { '006/1': 'closed', '006/2': 'closed', '006/4': 'closed' } as const
    expect(cannot(survive('guardRoom', { ...given, doors }), 'distraction')).toBe('nowhereToGo')
  })
})

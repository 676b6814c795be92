/** The Hacker's own cards. */
import { describe, expect, test } from 'vitest'
import { explain, type Name } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { decline, look, part, pay, play, type Situation } from '../../situation.ts'
import { accept, done, inside } from './places.ts'

const seats = ['hacker', 'sentry']
const hack = (tile: Name, given: Given, more: object = {}): Situation => inside(tile, given, seats, more)
const cannot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why ?? null
const knowledge = (t: Situation) => t.table().facility?.people[0].knowledge
const openCard = (t: Situation) => t.table().facility?.computer.card

describe('Recharge', () => {
  const hand = { hacker: ['recharge'] }

  test('LOCK-LIMIT-13 two ammo for an energy weapon, never more than it holds', () => {
    const t = hack('guardRoom', { hand, hands: { hacker: ['assaultRifle'] }, ammo: { hacker: { assaultRifle: 1 } } })
    t.act('hacker', play('recharge'))
    expect(t.crew('hacker').hands).toMatchObject([{ card: 'assaultRifle', ammo: 3 }])
    const full = hack('guardRoom', { hand, ammo: { hacker: { pulseDerringer: 1 } } })
    full.act('hacker', play('recharge'))
    expect(full.crew('hacker').hands).toMatchObject([{ card: 'pulseDerringer', ammo: 2 }])
  })

  test('LOCK-ACT-23 LOCK-RULING-142 not without power, nor in one’s own darkness', () => {
    const given: Given = { hand, ammo: { hacker: { pulseDerringer: 0 } } }
    expect(cannot(hack('guardRoom', given), 'recharge')).toBeNull()
    expect(cannot(hack('guardRoom', { ...given, on: [] }), 'recharge')).toBe('noPower')
    expect(cannot(hack('guardRoom', { ...given, wounds: { hacker: ['eyes'] } }), 'recharge')).toBe('noPower')
  })

  test('LOCK-RULING-70 the Pulse Derringer comes full', () => {
    expect(hack('guardRoom', { hand }).crew('hacker').hands).toMatchObject([
      { card: 'pulseDerringer', ammo: 2, capacity: 2 },
    ])
  })
})

describe('Neuralink', () => {
  const given: Given = { hand: { hacker: ['neuralink'] }, computer: ['computerB', 'computerC'] }

  test('LOCK-COMP-02 a Computer action without a computer where there is power', () => {
    const t = hack('guardRoom', given)
    t.act('hacker', play('neuralink'), part(0))
    expect([knowledge(t), openCard(t)]).toEqual([2, 'computerC'])
  })

  test('LOCK-COMP-02 or at a computer without power', () => {
    const t = hack('archive', { ...given, on: [] })
    t.act('hacker', play('neuralink'), part(0))
    expect(knowledge(t)).toBe(2)
  })

  test('LOCK-ACT-23 but not without both', () => {
    expect(cannot(hack('guardRoom', { ...given, on: [] }), 'neuralink')).not.toBeNull()
  })
})

describe('Bypass', () => {
  const given: Given = { hand: { hacker: ['bypass', 'rest'] }, computer: ['computerB', 'computerC'] }

  test('LOCK-COMP-03 any number of what the card offers, each once, and then it goes', () => {
    const t = hack('archive', { ...given, css: { '10': 'cssA' } })
    t.act('hacker', play('bypass'), pay('rest'), part(0), part(0))
    expect(knowledge(t)).toBe(2)
    expect(t.options('hacker')).toEqual([part(1), part(2), done])
    t.act('hacker', done)
    expect(openCard(t)).toBe('computerC')
  })

  test('LOCK-POWER-14 or the power token of the section is turned', () => {
    const off = hack('archive', given)
    off.act('hacker', play('bypass'), pay('rest'), part(1))
    expect(off.table().facility?.power.find(p => p.place === 'S-02')?.on).toBe(false)
    const on = hack('guardRoom', { ...given, on: [1] })
    on.act('hacker', play('bypass'), pay('rest'))
    expect(on.table().facility?.power.find(p => p.place === 'S-02')?.on).toBe(true)
  })

  test('LOCK-COMP-02 without power only that', () => {
    const dark = hack('archive', { ...given, on: [1] })
    dark.act('hacker', play('bypass'), pay('rest'))
    expect([dark.table().facility?.power.find(p => p.place === 'S-02')?.on, openCard(dark)]).toEqual([
      true,
      'computerB',
    ])
  })
})

describe('It Works For Me', () => {
  const given: Given = { hand: { hacker: ['itWorksForMe', 'rest'] }, computer: ['computerB', 'computerC'] }

  test('LOCK-MALF-08 the Malfunction, then a Computer action if one likes', () => {
    const t = hack('archive', { ...given, rooms: { '007': { malfunction: true } } })
    t.act('hacker', play('itWorksForMe'), pay('rest'))
    expect([t.room('007').malfunction, t.mine('hacker').decision?.ask]).toEqual([false, 'may'])
    t.act('hacker', accept, part(0))
    expect(knowledge(t)).toBe(2)
    const enough = hack('archive', { ...given, rooms: { '007': { malfunction: true } } })
    enough.act('hacker', play('itWorksForMe'), pay('rest'), decline)
    expect([knowledge(enough), openCard(enough)]).toEqual([1, 'computerB'])
  })

  test('LOCK-COMP-02 without a computer or power the repair is all', () => {
    const dull = hack('guardRoom', { ...given, rooms: { '006': { malfunction: true } } })
    dull.act('hacker', play('itWorksForMe'), pay('rest'))
    expect([dull.room('006').malfunction, dull.mine('hacker').decision?.ask]).toEqual([false, 'turn'])
    const dark = hack('archive', { ...given, on: [], rooms: { '007': { malfunction: true } } })
    dark.act('hacker', play('itWorksForMe'), pay('rest'))
    expect(dark.mine('hacker').decision?.ask).toBe('turn')
  })

  test('LOCK-ACT-23 not where nothing is broken', () => {
    expect(cannot(hack('archive', given), 'itWorksForMe')).toBe('nothingToFix')
  })
})

describe('Master Plan', () => {
  const hand = { hacker: ['masterPlan'] }

  test('LOCK-RULING-131 LOCK-RULING-194 the action of a room with a computer for nothing, power or not', () => {
    const t = hack('archive', { hand, on: [] })
    t.act('hacker', play('masterPlan'), part(0))
    expect([knowledge(t), t.crew('hacker').hand]).toEqual([3, 0])
  })

  test('LOCK-ACT-23 elsewhere a look at two tiles; the Remote Terminal makes a computer room of any in power', () => {
    const t = hack('decontaminationRoom', {
      hand,
      rooms: { '001': { tile: 'surgery' }, '002': { tile: 'testingLab' } },
    })
    t.act('hacker', play('masterPlan'), look('001'), look('002'))
    expect(t.mine('hacker').notes.map(n => n.card)).toEqual(['surgery', 'testingLab'])
    const remote = hack('decontaminationRoom', { hand, hands: { hacker: ['remoteTerminal'] }, slime: ['hacker'] })
    remote.act('hacker', play('masterPlan'), part(0))
    expect(remote.crew('hacker').slime).toBe(false)
  })
})

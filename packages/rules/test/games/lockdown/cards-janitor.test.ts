/** The Janitor's own cards. */
import { describe, expect, test } from 'vitest'
import { explain, type Name } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { door, look, part, pay, play, type Situation } from '../../situation.ts'
import { inside, room } from './places.ts'

const seats = ['janitor', 'sentry']
const mop = (tile: Name, given: Given, more: object = {}): Situation => inside(tile, given, seats, more)
const cannot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why ?? null

describe('Clean Up', () => {
  const both = { rooms: { '006': { fire: true, malfunction: true } }, hand: { janitor: ['cleanUp', 'rest'] } }

  test('LOCK-EX-10 LOCK-ACT-19 the Malfunction or the Fire, not both, and nothing but the card itself is paid', () => {
    const repaired = mop('guardRoom', both)
    repaired.act('janitor', play('cleanUp'))
    expect(repaired.options('janitor')).toEqual([part(0), part(1)])
    repaired.act('janitor', part(0))
    expect(repaired.room('006')).toMatchObject({ malfunction: false, fire: true })
    expect(repaired.crew('janitor')).toMatchObject({ discard: ['cleanUp'], hand: 1 })
    const doused = mop('guardRoom', both)
    doused.act('janitor', play('cleanUp'), part(1))
    expect(doused.room('006')).toMatchObject({ malfunction: true, fire: false })
  })

  test('LOCK-ACT-23 not where there is neither; with one of them there is nothing to choose', () => {
    expect(cannot(mop('guardRoom', { hand: { janitor: ['cleanUp'] } }), 'cleanUp')).toBe('nothingToFix')
    const burning = mop('guardRoom', { rooms: { '006': { fire: true } }, hand: { janitor: ['cleanUp'] } })
    burning.act('janitor', play('cleanUp'))
    expect(burning.room('006').fire).toBe(false)
  })
})

describe('Maintenance Plan', () => {
  const hand = { janitor: ['maintenancePlan'] }

  test.each(['archive', 'cssControlSystem'])('LOCK-ACT-21 the action of %s, white or yellow, for nothing', tile => {
    const t = mop(tile, { hand, met: true, css: { '10': 'cssA' } })
    t.act('janitor', play('maintenancePlan'), part(0))
    expect(t.crew('janitor').hand).toBe(0)
    if (tile === 'archive') expect(t.table().facility?.people[0]).toMatchObject({ knowledge: 3, learned: true })
    else expect(t.mine('janitor').decision?.ask).toBe('css')
  })

  test('LOCK-ACT-23 LOCK-RULING-194 not of a red or green room, nor of a broken one', () => {
    for (const [tile, broken] of [
      ['guardRoom', false],
      ['testingLab', false],
      ['archive', true],
    ] as const) {
      const t = mop(tile, { hand, rooms: { '007': { malfunction: broken } }, knowledge: { janitor: 8 } })
      t.act('janitor', play('maintenancePlan'))
      expect([tile, t.mine('janitor').decision?.ask]).toEqual([tile, 'lookAtTile'])
    }
  })

  test('LOCK-INFO-09 or a look at two unexplored tiles, without their tokens', () => {
    const t = mop('guardRoom', { hand, rooms: { '001': { tile: 'surgery' }, '019': { tile: 'archive' } } })
    t.act('janitor', play('maintenancePlan'), look('001'))
    expect(t.options('janitor')).not.toContainEqual(look('001'))
    t.act('janitor', look('019'))
    expect(t.told('peeked').map(e => [e.what, e.at])).toEqual([
      ['tile', '001'],
      ['tile', '019'],
    ])
    expect(t.mine('janitor').notes.map(n => n.card)).toEqual(['surgery', 'archive'])
  })
})

describe('Jury-Rigging', () => {
  const three = { hand: { janitor: ['juryRigging', 'rest', 'search'] } }
  const cave = (items: number) => ({ ...three, rooms: { '007': { items } } })

  test.each(['flamethrower', 'enviroSuit', 'taser'])('LOCK-ITEM-16 two cards and one of the counter for a %s', card => {
    const t = mop('caveEntrance', { ...cave(2), hands: { janitor: [] } })
    t.act('janitor', play('juryRigging'), pay('search'), pay('rest'))
    expect(t.options('janitor')).toHaveLength(3)
    t.act('janitor', { do: 'item', card })
    expect(t.room('007').items).toBe(1)
    expect([...t.crew('janitor').hands.map(h => h.card), ...t.mine('janitor').inventory]).toEqual([card])
  })

  test('LOCK-ACT-23 only in a yellow room with something left in it', () => {
    expect(cannot(mop('guardRoom', { ...three, rooms: { '006': { items: 2 } } }), 'juryRigging')).toBe('wrongPlace')
    expect(cannot(mop('caveEntrance', cave(0)), 'juryRigging')).toBe('noCounter')
  })
})

describe('Emergency Key', () => {
  const hand = { janitor: ['emergencyKey'] }

  test('LOCK-ELEV-01 call the elevator and ride it, without power', () => {
    const given: Given = { hand, at: { janitor: '014', sentry: '003' }, elevator: '025', on: [] }
    const t = mop('guardRoom', given)
    t.act('janitor', play('emergencyKey'), part(0))
    expect(t.table().facility?.elevator).toBe('014')
    t.act('janitor', room('004'))
    expect([t.crew('janitor').room, t.table().facility?.elevator]).toEqual(['004', '004'])
    expect(t.told('noiseRolled')).toEqual([])
  })

  test('LOCK-DOOR-01 or open or close a door of the room', () => {
    const t = mop('guardRoom', { hand })
    t.act('janitor', play('emergencyKey'), door('c006-010'))
    expect(t.table().doors).toEqual([{ corridor: 'c006-010', state: 'closed' }])
  })
})

describe('It Should Work', () => {
  const hand = { janitor: ['itShouldWork', 'rest'] }

  test('LOCK-MALF-01 the action of a broken room', () => {
    const t = mop('decontaminationRoom', { hand, rooms: { '007': { malfunction: true } }, slime: ['janitor'] })
    t.act('janitor', play('itShouldWork'), pay('rest'))
    expect([t.crew('janitor').slime, t.room('007').malfunction]).toEqual([false, true])
  })

  test('LOCK-RULING-194 also where nothing is broken; all else that the room asks for is still needed', () => {
    const t = mop('decontaminationRoom', { hand, slime: ['janitor'] })
    t.act('janitor', play('itShouldWork'), pay('rest'))
    expect(t.crew('janitor').slime).toBe(false)
    const lab = (knowledge: number) =>
      cannot(
        mop('testingLab', { hand, knowledge: { janitor: knowledge }, rooms: { '006': { malfunction: true } } }),
        'itShouldWork',
      )
    expect([lab(3), lab(4)]).toEqual(['notKnown', null])
  })

  test('LOCK-COMP-02 or a Computer action without power', () => {
    const given: Given = { hand, on: [], computer: ['computerB'] }
    const t = mop('laboratory', given)
    t.act('janitor', play('itShouldWork'), pay('rest'))
    // The Laboratory has nothing to analyse: the only part left; then the options of the card.
    t.act('janitor', part(0))
    expect(t.table().facility?.people[0].knowledge).toBe(2)
  })

  test('LOCK-MALF-02 but a broken computer is none', () => {
    const given: Given = { hand, on: [], rooms: { '007': { malfunction: true } } }
    expect(cannot(mop('laboratory', given), 'itShouldWork')).not.toBeNull()
  })
})

/** The Xenobiologist's own cards. */
import { describe, expect, test } from 'vitest'
import { explain, type Name } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { look, part, pay, play, type Situation } from '../../situation.ts'
import { inside } from './places.ts'

const seats = ['xenobiologist', 'sentry']
const study = (tile: Name, given: Given, more: object = {}): Situation => inside(tile, given, seats, more)
const cannot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why ?? null
const knowledge = (t: Situation) => t.table().facility?.people[0].knowledge

test('Repairs: the Malfunction of the room for one card', () => {
  const hand = { xenobiologist: ['repairs', 'search'] }
  const t = study('guardRoom', { rooms: { '006': { malfunction: true } }, hand })
  t.act('xenobiologist', play('repairs'), pay('search'))
  expect(t.room('006').malfunction).toBe(false)
})

describe('Rushed Analysis', () => {
  const scan = (cards: string[]) => {
    const t = study('guardRoom', {
      hand: { xenobiologist: ['rushedAnalysis'] },
      contamination: { xenobiologist: { hand: cards } },
    })
    t.act('xenobiologist', play('rushedAnalysis'))
    return t
  }

  test('LOCK-KNOW-01 as a Rest; at least one card removed is a point of Knowledge, two are not two', () => {
    for (const cards of [['clean'], ['clean', 'clean'], ['clean', 'infected']]) {
      const t = scan(cards)
      expect([knowledge(t), t.crew('xenobiologist').larva]).toEqual([2, cards.includes('infected')])
    }
  })

  test('LOCK-KNOW-01 none removed, none gained', () => {
    expect([knowledge(scan(['infected'])), knowledge(scan([]))]).toEqual([1, 1])
  })
})

describe('Workspace Plan', () => {
  const hand = { xenobiologist: ['workspacePlan'] }

  test('LOCK-ACT-21 the action of a white or green room for nothing', () => {
    const green = study('emergencyRoom', { hand, light: { xenobiologist: 2 } })
    green.act('xenobiologist', play('workspacePlan'), part(0))
    expect([green.crew('xenobiologist').light, green.crew('xenobiologist').hand]).toEqual([0, 0])
    const red = study('guardRoom', {
      hand,
      rooms: { '006': { items: 1 }, '001': { tile: 'surgery' }, '002': { tile: 'testingLab' } },
    })
    red.act('xenobiologist', play('workspacePlan'), look('001'), look('002'))
    expect(red.mine('xenobiologist').notes).toHaveLength(2)
  })
})

describe('Pheromones', () => {
  const crew = ['xenobiologist', 'sentry', 'janitor']
  /** The intruder attacks whoever leaves. */
  const attacked = (given: Given = {}) => {
    const t = inside(
      'guardRoom',
      {
        hand: { xenobiologist: ['pheromones', 'search'], sentry: [], janitor: [] },
        at: { xenobiologist: '006', sentry: '006', janitor: '003' },
        carried: { xenobiologist: ['carcass'] },
        intruders: [{ kind: 'breeder', room: '006' }],
        decks: { attack: ['cut.2', 'cut.3'] },
        ...given,
      },
      crew,
      { dice: { noise: ['1'] } },
    )
    t.act('xenobiologist', { do: 'move', to: '010' }, pay('search'))
    return t
  }
  const react = { do: 'react' as const, card: 'pheromones' }

  test('LOCK-RULING-145 an Egg or a Carcass discarded: the attack does nothing, and everybody here is slimed', () => {
    const t = attacked()
    expect(t.table().asking?.ask).toBe('attackWindow')
    t.act('xenobiologist', react)
    expect(t.crew('xenobiologist')).toMatchObject({ light: 0, objects: [], slime: true, contamination: 0, room: '010' })
    expect([t.crew('sentry').slime, t.crew('janitor').slime]).toEqual([true, false])
  })

  test('LOCK-KNOW-07 with Knowledge 6 another one here is attacked instead', () => {
    const t = attacked({ knowledge: { xenobiologist: 6 } })
    t.act('xenobiologist', react, part(1))
    expect(t.told('redirected')).toMatchObject([{ who: 0, whom: 1 }])
    expect([t.crew('sentry').light, t.crew('xenobiologist').light]).toEqual([1, 0])
    expect([t.crew('xenobiologist').objects, t.crew('xenobiologist').slime]).toEqual([[], false])
  })

  test('LOCK-ACT-23 not without an Egg or a Carcass', () => {
    const t = attacked({ carried: {} })
    expect([t.crew('xenobiologist').light, t.told('spared')]).toEqual([1, []])
  })
})

describe('Field Experience', () => {
  const hand = { xenobiologist: ['fieldExperience', 'search'] }

  test('LOCK-KNOW-01 one of the counter for a point of Knowledge, in Combat too', () => {
    for (const intruders of [[], [{ kind: 'adult', room: '006' }]]) {
      const t = study('guardRoom', { hand, intruders, rooms: { '006': { items: 2 } } })
      t.act('xenobiologist', play('fieldExperience'))
      expect([t.room('006').items, knowledge(t)]).toEqual([1, 2])
    }
    expect(cannot(study('guardRoom', { hand, rooms: { '006': { items: 0 } } }), 'fieldExperience')).toBe('noCounter')
  })

  test('LOCK-KNOW-07 LOCK-RULING-154 with 4 two Event cards, with 6 two Attack cards: one back on top, the other under the deck', () => {
    const decks = { event: ['panic', 'nest'], attack: ['cut.2', 'evolve.4'] }
    const given: Given = { hand, decks, rooms: { '006': { items: 1 } } }
    const four = study('guardRoom', { ...given, knowledge: { xenobiologist: 4 } })
    four.act('xenobiologist', play('fieldExperience'))
    expect(four.options('xenobiologist')).toEqual([part(0), part(1)])
    four.act('xenobiologist', part(1))
    expect(
      four
        .options('xenobiologist')
        .map(o => ('card' in o ? o.card : o.do))
        .toSorted(),
    ).toEqual(['nest', 'panic'])
    const six = study('guardRoom', { ...given, knowledge: { xenobiologist: 6 } })
    six.act('xenobiologist', play('fieldExperience'))
    expect(six.options('xenobiologist')).toEqual([part(0), part(1), part(2)])
    six.act('xenobiologist', part(2), { do: 'top', card: 'evolve.4' })
    expect(six.told('arranged')).toMatchObject([{ who: 0, deck: 'attack' }])
  })
})

describe('Vivisection', () => {
  const fight: Given = {
    hand: { xenobiologist: ['vivisection'] },
    hands: { xenobiologist: ['probeArm'] },
    intruders: [{ kind: 'queen', room: '006' }],
    decks: { attack: ['cut.5', 'bloodChase.5', 'bloodRage.5', 'piercingTheHeart.5', 'perchedInTheDark.5'] },
  }

  test.each([
    [1, 1],
    [2, 2],
    [5, 3],
    [8, 5],
  ])('LOCK-KNOW-07 Knowledge %i: %i injuries for a use of the Probe Arm', (points, injuries) => {
    const t = study('guardRoom', { ...fight, knowledge: { xenobiologist: points } })
    t.act('xenobiologist', play('vivisection'))
    expect(t.told('injured')).toMatchObject([{ injuries }])
    expect(t.crew('xenobiologist').hands).toMatchObject([{ card: 'probeArm', ammo: 1 }])
  })

  test('LOCK-ACT-23 not with a Probe Arm that is used up, or without it', () => {
    expect(cannot(study('guardRoom', { ...fight, ammo: { xenobiologist: { probeArm: 0 } } }), 'vivisection')).toBe(
      'noAmmo',
    )
    expect(cannot(study('guardRoom', { ...fight, hands: { xenobiologist: [] } }), 'vivisection')).not.toBeNull()
  })
})

/** The Lab Rat's own cards. */
import { describe, expect, test } from 'vitest'
import { type Choice, explain, type Name } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { decline, discard, part, pay, play, type Situation } from '../../situation.ts'
import { inside } from './places.ts'

const seats = ['labRat', 'sentry']
const sniff = (tile: Name, given: Given, more: object = {}): Situation => inside(tile, given, seats, more)
const cannot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why ?? null
const react = (card: Name): Choice => ({ do: 'react', card })
const mark = (corridor: string): Choice => ({ do: 'mark', corridor })

test('Basic Repairs: the Malfunction of the room for two cards', () => {
  const hand = { labRat: ['basicRepairs', 'rest', 'search'] }
  const t = sniff('guardRoom', { rooms: { '006': { malfunction: true } }, hand })
  t.act('labRat', play('basicRepairs'), pay('search'), pay('rest'))
  expect([t.room('006').malfunction, t.crew('labRat').hand]).toEqual([false, 0])
  expect(cannot(sniff('guardRoom', { hand }), 'basicRepairs')).toBe('nothingToFix')
})

describe('Weird Metabolism', () => {
  const hand = { labRat: ['weirdMetabolism'] }

  test('LOCK-SLIME-03 the slime goes', () => {
    const t = sniff('guardRoom', { hand, slime: ['labRat'] })
    t.act('labRat', play('weirdMetabolism'), part(0))
    expect(t.crew('labRat').slime).toBe(false)
  })

  test('LOCK-ACT-23 or a Contamination card of the hand is discarded, and two cards are drawn; in Combat too', () => {
    const given: Given = {
      hand,
      contamination: { labRat: { hand: ['clean', 'infected'] } },
      deck: { labRat: ['rest', 'search', 'demolition'] },
      intruders: [{ kind: 'adult', room: '006' }],
    }
    const t = sniff('guardRoom', given)
    t.act('labRat', play('weirdMetabolism'), part(1), discard('contamination'))
    expect(t.crew('labRat')).toMatchObject({ hand: 3, contamination: 2 })
    expect(t.crew('labRat').discard.toSorted()).toEqual(['contamination', 'weirdMetabolism'])
    expect(t.told('scanned')).toEqual([])
  })

  test('LOCK-INFO-17 which part is asked even of one who holds no Contamination: nobody learns it', () => {
    const t = sniff('guardRoom', { hand, slime: ['labRat'] })
    t.act('labRat', play('weirdMetabolism'))
    expect([t.table().asking?.ask, t.options('labRat')]).toEqual(['part', [part(0)]])
  })
})

describe('Sensitive Hearing', () => {
  const given: Given = { hand: { labRat: ['sensitiveHearing'] }, noise: ['006/1'] }

  test('LOCK-RULING-205 a marker away from a corridor of the room', () => {
    const t = sniff('guardRoom', { ...given, noise: ['006/1', '006/3', '007/2'] })
    t.act('labRat', play('sensitiveHearing'), part(0))
    expect(t.options('labRat')).toEqual([mark('c006-007'), mark('main')])
    t.act('labRat', mark('main'))
    expect(t.table().noise).toEqual(['c006-007', 'c007-008'])
  })

  test('LOCK-RULING-205 or one into a corridor without noise: never an Encounter', () => {
    const t = sniff('guardRoom', given)
    t.act('labRat', play('sensitiveHearing'), part(1))
    expect(t.options('labRat')).toEqual([mark('c006-009'), mark('c006-010'), mark('main')])
    t.act('labRat', mark('c006-010'))
    expect([t.table().noise, t.told('encounter')]).toEqual([['c006-007', 'c006-010'], []])
  })

  test('LOCK-ACT-23 LOCK-RULING-196 nothing to take away where it is quiet', () => {
    const t = sniff('guardRoom', { ...given, noise: [] })
    t.act('labRat', play('sensitiveHearing'))
    expect(t.options('labRat')).toHaveLength(4)
  })
})

describe('Feel of the Dark', () => {
  const hand = { labRat: ['feelOfTheDark'], sentry: [] as Name[] }

  /** An Event whose dark part is a light wound for whoever stands at an entrance. */
  const event = (given: Given = {}) => {
    const t = sniff(
      'guardRoom',
      { hand, on: [], passed: ['sentry'], decks: { event: ['noiseInCorridors'] }, ...given },
      { dice: { bag: ['larva-0-1'] } },
    )
    t.act('labRat', { do: 'pass' }, { do: 'done' })
    return t
  }

  test('LOCK-POWER-07 what an Event does in darkness is not done to the Lab Rat', () => {
    const t = event()
    expect(t.table().asking).toMatchObject({ ask: 'darkWindow', about: { dark: { event: 'noiseInCorridors' } } })
    t.act('labRat', react('feelOfTheDark'))
    expect(t.told('ignoresDark')).toMatchObject([{ who: 0, card: 'feelOfTheDark' }])
    expect(t.crew('labRat').light).toBe(0)
    const suffers = event()
    suffers.act('labRat', decline)
    expect(suffers.crew('labRat').light).toBe(1)
    // With power there is nothing to ignore.
    expect(event({ on: [1, 2, 3, 4] }).told('ignoresDark')).toEqual([])
  })

  /** Something comes out of the dark, and the Lab Rat holds too few cards. */
  const ambush = (given: Given = {}) => {
    const t = sniff(
      'guardRoom',
      {
        hand: { labRat: ['feelOfTheDark', 'rest'], sentry: [] },
        at: { labRat: '007', sentry: '003' },
        rooms: { '007': { tile: 'archive', explored: true } },
        on: [],
        noise: ['006/3'],
        met: true,
        bag: { breeder: 2 },
        decks: { attack: ['cut.2'] },
        ...given,
      },
      { dice: { noise: ['3'], bag: ['breeder-3-4'] } },
    )
    t.act('labRat', { do: 'move', to: '006' }, pay('rest'))
    return t
  }

  test('LOCK-RULING-145 in darkness a Surprise Attack is ignored after its card is seen', () => {
    const t = ambush()
    expect([t.told('attack').length, t.table().asking?.ask]).toEqual([1, 'attackWindow'])
    t.act('labRat', react('feelOfTheDark'))
    expect(t.told('spared')).toMatchObject([{ who: 0, card: 'feelOfTheDark' }])
    expect(t.crew('labRat')).toMatchObject({ light: 0, contamination: 0 })
  })

  test('LOCK-ACT-23 with power it is of no use', () => {
    const t = ambush({ on: [1, 2, 3, 4] })
    expect(t.told('surprise')).toMatchObject([{ attack: true }])
    expect([t.told('spared'), t.crew('labRat').light]).toEqual([[], 1])
  })
})

describe('Inconspicuous', () => {
  /** The Lab Rat runs from a Breeder; the Sentry stays. */
  const flee = (given: Given = {}) => {
    const t = sniff('guardRoom', {
      hand: { labRat: ['inconspicuous', 'rest'], sentry: [] },
      at: { labRat: '006', sentry: '006' },
      intruders: [{ kind: 'breeder', room: '006' }],
      decks: { attack: ['cut.2'] },
      ...given,
    })
    t.act('labRat', { do: 'move', to: '010' }, pay('rest'))
    return t
  }

  test('LOCK-RULING-145 before the card is drawn, the attack goes to another one here', () => {
    const t = flee()
    expect([t.table().asking?.ask, t.told('attack')]).toEqual(['dodge', []])
    t.act('labRat', react('inconspicuous'))
    expect(t.told('redirected')).toMatchObject([{ who: 0, whom: 1, card: 'inconspicuous' }])
    expect([t.crew('labRat').light, t.crew('sentry').light]).toEqual([0, 1])
  })

  test('LOCK-ACT-23 not when nobody else is there', () => {
    expect(flee({ at: { labRat: '006', sentry: '003' } }).crew('labRat').light).toBe(1)
  })

  /** The bag gives an Adult: everybody rolls for noise. */
  const bag = (given: Given = {}) => {
    const t = sniff(
      'guardRoom',
      {
        hand: { labRat: ['inconspicuous'], sentry: [] },
        at: { labRat: '006', sentry: '003' },
        passed: ['sentry'],
        on: [],
        decks: { event: ['powerSurge'] },
        ...given,
      },
      { dice: { bag: ['adult-2-4'], noise: ['1', '1'] } },
    )
    t.act('labRat', { do: 'pass' }, { do: 'done' })
    return t
  }

  test('LOCK-BAG-04 in darkness the noise roll of the bag’s development is left out', () => {
    const t = bag()
    expect(t.table().asking?.ask).toBe('bagWindow')
    t.act('labRat', react('inconspicuous'))
    expect(t.told('quiet')).toMatchObject([{ who: 0, card: 'inconspicuous' }])
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([1])
    const rolls = bag()
    rolls.act('labRat', decline)
    expect(rolls.told('noiseRolled').map(e => e.who)).toEqual([0, 1])
    expect(
      bag({ on: [1, 2, 3, 4] })
        .told('noiseRolled')
        .map(e => e.who),
    ).toEqual([0, 1])
  })
})

test('LOCK-ACT-04 discarding Contamination on a pass pays nothing', () => {
  const t = sniff('guardRoom', { hand: { labRat: [] }, contamination: { labRat: { hand: ['clean'] } } })
  expect(t.options('labRat').some(o => o.do === 'move')).toBe(false)
  t.act('labRat', { do: 'pass' }, discard('contamination'))
  expect(t.crew('labRat').hand).toBe(0)
})

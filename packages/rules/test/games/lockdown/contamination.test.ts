/** Contamination cards of Lockdown: gained, read, removed. */
import { describe, expect, test } from 'vitest'
import { bit, readBy, seatZone, sharedZone, wordOf } from '../../../src/core/pieces.ts'
import { faceFor, type Name, view } from '../../../src/index.ts'
import { contaminate } from '../../../src/mechanics/contamination.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { discard, lockdown, part, pay, play, type Situation } from '../../situation.ts'
import { fight, given, knowledge } from './having.ts'

const seenBy = (t: Situation, seat: number | null): string =>
  JSON.stringify([view(t.g, seat), t.events.map(e => faceFor(e, seat))])
const WORD = /"(contamination\.)?(infected|clean)"/
const resting = (hand: Name[], more: Given = {}) => lockdown(given({ contamination: { sentry: { hand } }, ...more }))
const deckOf = (t: Situation) => sharedZone(t.g, 'contamination')

describe('gained', () => {
  test('LOCK-CONTAM-01 from the top of its deck onto the top of the discard pile', () => {
    const t = lockdown(given({ ...fight, discard: { sentry: ['repairs'] } }), ['sentry', 'janitor'], {
      dice: { combat: ['blank'] },
    })
    const top = deckOf(t).at(-1)
    t.act('sentry', { do: 'melee' }, pay('rest'))
    expect(t.crew('sentry').discard).toEqual(['repairs', 'rest', 'contamination'])
    expect(seatZone(t.g, 0, 'discard').at(-1)).toBe(top)
  })

  test('LOCK-CONTAM-02 in hand it is no action and pays nothing; it may be discarded when passing', () => {
    const t = lockdown(given({ hand: { sentry: ['rest'] }, contamination: { sentry: { hand: ['clean'] } } }))
    expect(t.options('sentry').some(o => o.do === 'play' && o.card === 'contamination')).toBe(false)
    t.act('sentry', { do: 'move', to: '012' })
    expect(t.options('sentry')).toEqual([pay('rest')])
    const passing = lockdown(given({ hand: { sentry: [] }, contamination: { sentry: { hand: ['clean'] } } }))
    passing.act('sentry', { do: 'pass' }, discard('contamination'))
    expect(passing.crew('sentry').discard).toEqual(['contamination'])
  })

  test('LOCK-CONTAM-03 its word is unknown to all, its owner too', () => {
    const t = resting(['infected'])
    for (const seat of [0, 1, null]) expect(seenBy(t, seat)).not.toMatch(WORD)
    expect(
      seatZone(t.g, 0, 'hand')
        .filter(p => wordOf(t.g, p))
        .map(p => readBy(t.g, p)),
    ).toEqual([0])
  })
})

describe('a scan', () => {
  test('LOCK-CONTAM-04 LOCK-CONTAM-05 LOCK-RULING-50 Rest: clean cards go, infected ones stay, and one Larva however many there are', () => {
    const t = resting(['infected', 'infected', 'clean'])
    t.act('sentry', play('rest'))
    expect(t.told('scanned')).toMatchObject([{ removed: 1 }])
    expect(t.crew('sentry')).toMatchObject({ larva: true, contamination: 2, fate: 'aboard' })
    expect(t.told('larva')).toHaveLength(1)
  })

  test('LOCK-CONTAM-06 LOCK-RULING-50 with a Larva already: death, once, and a Creeper in the room', () => {
    const t = resting(['infected', 'infected'], { larva: ['sentry'] })
    t.act('sentry', play('rest'))
    expect([t.crew('sentry').fate, t.told('died').length]).toEqual(['dead', 1])
    expect(t.table().intruders).toMatchObject([{ kind: 'creeper', room: '009' }])
  })

  test('LOCK-RULING-49 LOCK-INFO-13 its result is its reader’s alone; others see what comes of it', () => {
    const t = resting(['infected', 'clean'])
    t.act('sentry', play('rest'))
    expect(t.told('scanned')[0].only).toEqual({ 0: { words: ['infected', 'clean'] } })
    for (const seat of [1, null]) expect(seenBy(t, seat)).not.toMatch(WORD)
    expect([t.crew('sentry').larva, t.told('scanned')[0].removed]).toEqual([true, 1])
  })

  test('LOCK-RULING-50 Decontamination Room: infected cards and the Larva go; nobody dies, no Larva is placed', () => {
    for (const larva of [[], ['sentry']]) {
      const t = resting(['infected', 'clean'], {
        larva,
        slime: ['sentry'],
        rooms: { '009': { tile: 'decontaminationRoom', explored: true } },
      })
      t.act('sentry', { do: 'roomAction' }, pay('search'), pay('rest'))
      expect(t.told('scanned')).toMatchObject([{ removed: 1 }])
      expect(t.crew('sentry')).toMatchObject({ larva: false, slime: false, fate: 'aboard', contamination: 1 })
    }
  })

  test('LOCK-RULING-50 Surgery: the same with all cards, then a Light Wound, one deck of all, and a pass', () => {
    const t = resting(['infected'], {
      larva: ['sentry'],
      at: { sentry: '012' },
      rooms: { '012': { tile: 'surgery', explored: true } },
      contamination: { sentry: { hand: ['infected'], deck: ['infected'], discard: ['clean'] } },
    })
    t.act('sentry', { do: 'roomAction' }, pay('search'), pay('rest'))
    expect(t.told('scanned')).toMatchObject([{ removed: 2 }])
    expect(t.crew('sentry')).toMatchObject({ larva: false, light: 1, contamination: 1, hand: 0, discard: [] })
    expect(t.told('passed')).toMatchObject([{ who: 0 }])
  })
})

describe('removed', () => {
  test('LOCK-CONTAM-07 under the Contamination deck, not out of the game', () => {
    const t = resting(['clean'])
    const [card] = seatZone(t.g, 0, 'hand').filter(p => wordOf(t.g, p))
    const before = deckOf(t).length
    t.act('sentry', play('rest'))
    expect([deckOf(t)[0], deckOf(t).length]).toEqual([card, before + 1])
    expect(sharedZone(t.g, 'removed')).not.toContain(card)
  })

  test('LOCK-CONTAM-07 who has read it still knows it there, and when it comes back; nobody else does', () => {
    const t = resting(['clean'])
    t.act('sentry', play('rest'))
    expect(readBy(t.g, deckOf(t)[0])).toBe(bit(0))
    const [under] = deckOf(t)
    deckOf(t).push(...deckOf(t).splice(0, 1))
    contaminate(t.g, 0, 'LOCK-CONTAM-01', undefined)
    expect(seatZone(t.g, 0, 'discard').at(-1)).toBe(under)
    expect(readBy(t.g, under)).toBe(bit(0))
    for (const seat of [1, null]) expect(seenBy(t, seat)).not.toMatch(WORD)
  })

  test('LOCK-RULING-44 an empty deck gives none', () => {
    const t = lockdown(given())
    sharedZone(t.g, 'box').push(...deckOf(t).splice(0))
    contaminate(t.g, 0, 'LOCK-CONTAM-01', undefined)
    expect(t.crew('sentry').contamination).toBe(0)
  })
})

describe('cards that read or discard it', () => {
  const as = (who: Name, card: Name, hand: Name[], more: Given = {}) =>
    lockdown(
      {
        ...given({ contamination: { [who]: { hand } }, ...more }),
        at: { [who]: '009', sentry: '003' },
        hand: { [who]: [card], sentry: [] },
      },
      [who, 'sentry'],
    )

  test('Rushed Analysis: as Rest, and one Knowledge if at least one card was removed', () => {
    const t = as('xenobiologist', 'rushedAnalysis', ['clean', 'clean'], { knowledge: { xenobiologist: 2 } })
    t.act('xenobiologist', play('rushedAnalysis'))
    expect([t.crew('xenobiologist').contamination, knowledge(t, 'xenobiologist')]).toEqual([0, 3])
    const none = as('xenobiologist', 'rushedAnalysis', ['infected'], { knowledge: { xenobiologist: 2 } })
    none.act('xenobiologist', play('rushedAnalysis'))
    expect([none.crew('xenobiologist').larva, knowledge(none, 'xenobiologist')]).toEqual([true, 2])
  })

  test('Weird Metabolism: a Contamination card of the hand discarded, two cards drawn; asked even of one', () => {
    const t = as('labRat', 'weirdMetabolism', ['infected'], { deck: { labRat: ['rest', 'search'] } })
    t.act('labRat', play('weirdMetabolism'))
    expect(t.options('labRat')).toEqual([part(0), part(1)])
    t.act('labRat', part(1))
    expect(t.options('labRat')).toEqual([discard('contamination')])
    t.act('labRat', discard('contamination'))
    expect(t.crew('labRat').discard).toEqual(['weirdMetabolism', 'contamination'])
    expect(t.mine('labRat').hand.toSorted()).toEqual(['rest', 'search'])
  })
})

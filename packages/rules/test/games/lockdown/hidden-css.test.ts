/** Cargo tokens lie face down, and who sits in a pod is out of everybody's reach. LOCK-CSS, LOCK-INFO-08. */
import { describe, expect, it } from 'vitest'
import { facilityOf } from '../../../src/games/lockdown/state.ts'
import { faceFor, type GameState, type Name, view } from '../../../src/index.ts'
import { everybody, nobody, pieceIn, swap, whoCanTell, whoSees, whoWasTold } from '../../hidden.ts'
import { decline, lockdown, pass, pay, play, type Situation } from '../../situation.ts'

const SEATS: Name[] = ['sentry', 'hacker', 'labRat']
const CONTROL = { tile: 'cssControlSystem', explored: true }
const CSS_A = { tile: 'cargoSendingSystemA', explored: true }
const tokens = (g: GameState) => facilityOf(g).css

/** The sentry in the CSS Control System, the others elsewhere. */
const scene = (more: object = {}): Situation =>
  lockdown(
    {
      rooms: { '006': CONTROL, '007': CSS_A },
      at: { sentry: '006' },
      power: { 'S-02': 1 },
      hand: { sentry: ['rest', 'search', 'search'], hacker: [], labRat: [] },
      css: { '10': 'cssA', '8': 'cssB', '6': 'cssC' },
      ...more,
    },
    SEATS,
  )
const looksAt = (t: Situation, space: number) =>
  t.act('sentry', { do: 'roomAction' }, pay('search'), pay('search'), { do: 'timeSpace', space })

describe('a token on the track', () => {
  it('LOCK-INFO-08 lies where all can see it and shows its face to nobody', () => {
    const t = scene()
    expect(t.table().facility?.css.map(({ space, card }) => [space, card])).toEqual(
      [10, 8, 6, 4, 2, 1].map(space => [space, null]),
    )
    for (const card of ['cssA', 'cssB', 'cssC']) expect(whoSees(t, card)).toEqual(nobody)
    expect(whoCanTell(t, g => swap(g, pieceIn(g, tokens(g), 'cssA'), pieceIn(g, tokens(g), 'cssB')))).toEqual(nobody)
  })

  it('LOCK-INFO-08 is shown to whoever looks at it; the others see that and where', () => {
    const t = scene()
    looksAt(t, 8)
    expect([whoSees(t, 'cssB'), whoWasTold(t, 'cssB')]).toEqual([['sentry'], ['sentry']])
    const [peeked] = t.told('peekedCss')
    expect(faceFor(peeked, 0).mine).toEqual({ card: 'cssB' })
    expect(faceFor(peeked, 1)).toMatchObject({ who: 0, space: 8 })
    expect(t.table().facility?.css[1]).toEqual({ space: 8, seenBy: 1, card: null })
    expect(t.mine('sentry').facility?.css).toEqual([{ space: 8, card: 'cssB' }])
    expect(whoCanTell(t, g => swap(g, pieceIn(g, tokens(g), 'cssA'), pieceIn(g, tokens(g), 'cssB')))).toEqual([
      'sentry',
    ])
  })

  it('LOCK-INFO-08 LOCK-RULING-186 moved in the open, it stays known to whoever has seen it, and to nobody else', () => {
    const t = scene({ seen: { hacker: ['css.8'] } })
    looksAt(t, 8)
    t.act('sentry', { do: 'timeSpace', space: 9 })
    for (const who of ['sentry', 'hacker']) {
      expect(t.mine(who).facility?.css).toEqual([{ space: 9, card: 'cssB' }])
      expect(t.mine(who).notes).toMatchObject([{ what: 'css', at: '9', card: 'cssB', stale: false }])
    }
    expect([t.mine('labRat').facility?.css, t.mine('labRat').notes]).toEqual([[], []])
    expect(whoSees(t, 'cssB')).toEqual(['sentry', 'hacker'])
  })

  it('LOCK-INFO-08 whether it was moved does not depend on what it shows', () => {
    const worlds = ['cssA', 'cssNone'].map(card => {
      const t = scene({ css: { '8': card } })
      looksAt(t, 8)
      expect(t.options('sentry')).toContainEqual({ do: 'timeSpace', space: 9 })
      return [null, 1].map(seat => JSON.stringify([view(t.g, seat), t.events.map(e => faceFor(e, seat))]))
    })
    expect(worlds[0]).toEqual(worlds[1])
  })

  it('LOCK-INFO-08 is turned up for all in the launch of its round, and lies open from then on', () => {
    const t = scene({ time: 10, passed: ['hacker', 'labRat'], met: true })
    t.act('sentry', ...pass)
    expect(t.told('cssTurned')).toMatchObject([{ space: 10, card: 'cssA' }])
    expect([whoSees(t, 'cssA'), whoWasTold(t, 'cssA')]).toEqual([everybody(t), everybody(t)])
    expect(t.table().facility?.css[0]).toEqual({ space: 10, seenBy: 0, card: 'cssA' })
  })
})

describe('in a pod', () => {
  const aboard = {
    rooms: { '006': CONTROL, '007': CSS_A },
    at: { sentry: '007', labRat: '007' },
    inCss: { hacker: 'A' },
    hand: { sentry: ['rest', 'search'], hacker: ['interruption'], labRat: ['interruption'] },
  }

  it('LOCK-RULING-147 nobody there is asked to react, whatever happens in the room', () => {
    const t = lockdown(aboard, SEATS)
    t.act('sentry', play('rest'))
    expect(t.table().asking).toMatchObject({ ask: 'window' })
    expect(t.asked()).toEqual(['labRat'])
    t.act('labRat', decline)
    expect(t.asked()).toEqual(['sentry'])
  })

  it('LOCK-RULING-147 alone with them one acts without being asked about', () => {
    const t = lockdown({ ...aboard, at: { sentry: '007' } }, SEATS)
    t.act('sentry', play('rest'))
    expect(t.told('reacted')).toEqual([])
    expect(t.asked()).toEqual(['sentry'])
  })

  it('LOCK-RULING-147 who is there and in which pod is public', () => {
    const t = lockdown(aboard, SEATS)
    for (const seat of [null, 0, 2]) {
      const { crew, pods } = view(t.g, seat).table
      expect([crew[1].fate, pods.find(({ pod }) => pod === crew[1].pod)?.section]).toEqual(['inPod', 'A'])
    }
  })
})

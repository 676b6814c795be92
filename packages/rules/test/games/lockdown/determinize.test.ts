/** Moments of the facility full of secrets: whatever a seat cannot know may be otherwise, and it would see the same. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone } from '../../../src/core/pieces.ts'
import { nameOf } from '../../../src/core/ruleset.ts'
import {
  type Choice,
  canonical,
  determinize,
  type GameState,
  keyFromSeed,
  type Name,
  pending,
  ViewError,
  view,
} from '../../../src/index.ts'
import { places } from '../../../src/places.ts'
import { exchange } from '../../../src/testing.ts'
import { rngFor } from '../../play.ts'
import { lockdown, part, pass, pay, play, type Situation } from '../../situation.ts'

const SEATS: Name[] = ['sentry', 'hacker', 'labRat']
const PAY = [pay('search'), pay('search')]
const TWO = ['search', 'search', 'rest']
const LIT = { power: { 'S-01': 1, 'S-02': 2, 'S-03': 3, elevator: 4 }, on: [1, 2, 4] }
const scene = (given: object, more: object = {}): Situation =>
  lockdown({ ...LIT, at: { sentry: '010' }, ...given }, SEATS, more)
const roomAction = (t: Situation, who: Name) => t.act(who, { do: 'roomAction' }, ...PAY)

const moments: Record<string, () => Situation> = {
  'the facility as it is laid': () => scene({}),
  'contingencies have been looked at': () =>
    scene({
      contingency: 'codeRed',
      contingencies: { sentry: ['codeBlue'], hacker: ['codeGreen'], labRat: ['codeGrey'] },
      pool: ['codeYellow', 'codeBlue', 'codeYellow'],
      seen: {
        sentry: ['contingency.hacker.0', 'contingency.pool.1'],
        hacker: ['contingency.pool.0', 'contingency.pool.1'],
      },
    }),
  'a contingency has been taken out of the pool': () => {
    const t = scene({ at: { sentry: '010' }, hand: { sentry: TWO }, seen: { hacker: ['contingency.pool.1'] } })
    roomAction(t, 'sentry')
    t.act('sentry', part(1), { do: 'token', whom: null, at: 1 })
    return t
  },
  'somebody is choosing a contingency to look at': () => {
    const t = scene({
      rooms: { '007': { tile: 'archive', explored: true } },
      at: { sentry: '007' },
      hand: { sentry: TWO },
    })
    roomAction(t, 'sentry')
    return t
  },
  'a CSS token has been looked at and may be moved': () => {
    const t = scene({
      rooms: { '006': { tile: 'cssControlSystem', explored: true } },
      at: { sentry: '006' },
      hand: { sentry: TWO },
      seen: { hacker: ['css.8', 'css.6'] },
      cssOpen: [10],
    })
    roomAction(t, 'sentry')
    t.act('sentry', { do: 'timeSpace', space: 8 })
    return t
  },
  'computer cards have been used up to the Lockdown': () => {
    const t = scene({
      rooms: { '007': { tile: 'archive', explored: true } },
      at: { sentry: '007' },
      hand: { sentry: TWO },
      computer: ['computerB', 'computerC', 'lockdown'],
    })
    t.act('sentry', { do: 'computer' }, pay('search'), part(0))
    return t
  },
  'contamination has been read and lies under its deck': () => {
    const t = scene({
      hand: { sentry: ['rest', 'search'] },
      contamination: { sentry: { hand: ['clean', 'clean'] }, hacker: { discard: ['clean'] } },
    })
    t.act('sentry', play('rest'))
    return t
  },
  'an item has been dropped under its deck': () => {
    const t = scene({
      inventory: { sentry: ['grenade', 'glowstick', 'glowstick'] },
      hands: { sentry: ['smg', 'chargedRifle'] },
    })
    t.act('sentry', { do: 'drop', card: 'glowstick' }, { do: 'drop', card: 'chargedRifle' })
    return t
  },
  'power is being distributed': () => {
    const t = scene({ at: { sentry: '017' }, hand: { sentry: TWO }, on: [1] })
    roomAction(t, 'sentry')
    t.act('sentry', { do: 'powerToken', token: 3 })
    return t
  },
  'somebody may step into the elevator': () => {
    const t = scene({ at: { sentry: '014', hacker: '014' }, elevator: '014', hand: { sentry: TWO, hacker: [] } })
    t.act('sentry', { do: 'rideElevator', to: '025' }, pay('search'), { do: 'who', whom: 1 })
    return t
  },
  'what darkness brings may be ignored': () => {
    const t = scene({
      on: [],
      met: true,
      at: { sentry: '020', hacker: '020', labRat: '003' },
      passed: ['hacker', 'labRat'],
      inventory: { sentry: ['glowstick'], hacker: ['grenade'] },
      decks: { event: ['bulkheadsOpen'] },
    })
    t.act('sentry', ...pass)
    return t
  },
  'one is in a pod, one in the Bunker': () =>
    scene({
      rooms: { '007': { tile: 'cargoSendingSystemA', explored: true } },
      time: 8,
      inCss: { hacker: 'A' },
      bunker: ['labRat'],
      gateOpen: true,
      rover: 'bunker',
      alert: 5,
      selfDestruct: 6,
      red: true,
      analysed: ['egg', 'carcass'],
      poolLost: { eggs: 1, fire: 2 },
      knowledge: { sentry: 8 },
      learned: ['sentry'],
    }),
  'the dead have given their contingencies back': () => {
    const t = scene({
      rooms: { '007': { tile: 'archive', explored: true, fire: true } },
      at: { sentry: '007' },
      wounds: { sentry: ['leg', 'arm', 'body'] },
      light: { sentry: 2 },
      hand: { sentry: [] },
      inventory: { sentry: ['grenade'] },
      seen: { hacker: ['contingency.sentry.0'] },
    })
    t.act('sentry', { do: 'pass' })
    return t
  },
  'it is over, with a survivor': () => {
    const t = scene({ time: 1, met: true, bunker: ['hacker'], passed: ['labRat'], hand: { sentry: [] } })
    t.act('sentry', { do: 'pass' })
    return t
  },
}

const seats = (g: GameState) => [null, ...g.crew.keys()]

describe.each(Object.entries(moments))('%s', (_, moment) => {
  test('LOCK-INFO-03 LOCK-INFO-04 LOCK-INFO-08 with all that a seat cannot know exchanged, it sees and is asked the same', () => {
    const { g } = moment()
    for (const seat of seats(g)) {
      const worlds = [0, 1, 2, 3, 4].map(i => exchange(g, seat, rngFor(`${seat}/${i}`)))
      for (const other of worlds) {
        expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(g, seat)))
        expect(pending(other).map(d => d.seat)).toEqual(pending(g).map(d => d.seat))
      }
      // Something is hidden at any moment: no two of these worlds are the same.
      expect(new Set(worlds.map(canonical)).size).toBe(worlds.length)
    }
  })

  test('a whole world can be made of what a seat sees, and gives that view again', () => {
    const { g } = moment()
    for (const seat of seats(g)) {
      const seen = JSON.stringify(view(g, seat))
      for (let i = 0; i < 3; i++) {
        const world = determinize(JSON.parse(seen), keyFromSeed(i))
        expect(JSON.stringify(view(world, seat))).toBe(seen)
        expect(new Set(places(world).map(({ piece }) => piece)).size).toBe(world.seen.length)
      }
    }
  })
})

describe('whoever is asked for something has it in every world', () => {
  const use = (card: Name): Choice[] => [{ do: 'use', card }, pay('search')]
  test.each([
    [
      'LOCK-RULING-199 a tool for the Nail Driver',
      'janitor',
      { ammo: { janitor: { nailDriver: 0 } }, inventory: { janitor: ['toolbelt'] } },
      use('nailDriver'),
    ],
    [
      'LOCK-ACT-19 one part of a card that only a Toolbelt allows',
      'xenobiologist',
      { ammo: { xenobiologist: { probeArm: 0 } }, inventory: { xenobiologist: ['toolbelt'] } },
      use('probeArm'),
    ],
    [
      'LOCK-CONTAM-08 a Contamination card',
      'labRat',
      { contamination: { labRat: { hand: ['clean'] } } },
      [play('weirdMetabolism'), part(1)],
    ],
  ])('%s', (_, who, given, acts) => {
    const hand = ['search', 'search', ...(who === 'labRat' ? ['weirdMetabolism'] : [])]
    const t = lockdown({ ...LIT, ...given, hand: { [who]: hand, sentry: [], hacker: [] } }, [who, 'sentry', 'hacker'])
    t.act(who, ...acts)
    expect(pending(t.g)).toMatchObject([{ seat: 0, options: [{}] }])
    for (const seat of [null, 1]) {
      const seen = view(t.g, seat)
      for (let i = 0; i < 30; i++) expect(pending(determinize(seen, keyFromSeed(i)))[0].options).not.toEqual([])
    }
  })
})

describe('what cannot be seen is dealt anew', () => {
  const names = (seat: number | null, of: (g: GameState) => number[]) => {
    const seen = view(moments['contingencies have been looked at']().g, seat)
    const worlds = Array.from({ length: 60 }, (_, i) => determinize(seen, keyFromSeed(i)))
    return [...new Set(worlds.flatMap(world => of(world).map(piece => nameOf(world, piece))))].sort()
  }

  test('LOCK-INFO-05 the active contingency may be any that the seat has not seen', () => {
    const active = (world: GameState) => world.facility?.active ?? []
    expect(names(0, active)).toEqual(['codeGrey', 'codeRed', 'codeYellow'])
    expect(names(2, active)).toEqual(['codeBlue', 'codeGreen', 'codeRed', 'codeYellow'])
    expect(names(null, active)).toEqual(['codeBlue', 'codeGreen', 'codeGrey', 'codeRed', 'codeYellow'])
  })

  test('LOCK-INFO-08 any cargo token may lie anywhere', () => {
    const first = (world: GameState) => world.facility?.css.filter(token => token >= 0).slice(0, 1) ?? []
    expect(names(0, first)).toEqual(['cssA', 'cssAll', 'cssB', 'cssC', 'cssNone'])
  })

  test('LOCK-INFO-13 an unread card never is one of those that the seat has read', () => {
    const t = scene({ hand: { sentry: ['rest'] }, contamination: { sentry: { hand: Array(7).fill('infected') } } })
    t.act('sentry', play('rest'))
    const unread = sharedZone(t.g, 'contamination').pop() ?? -1
    t.g.seen[unread] = 1
    seatZone(t.g, 0, 'hand').unshift(unread)
    const seen = view(t.g, 0)
    expect(seen.me?.hand.filter(card => card === 'contamination.infected')).toHaveLength(7)
    for (let i = 0; i < 20; i++) {
      const world = determinize(seen, keyFromSeed(i))
      expect(view(world, 0).me?.hand.toSorted()).toEqual(seen.me?.hand.toSorted())
    }
  })

  test('a view that names a token twice comes from no state', () => {
    const seen = view(moments['contingencies have been looked at']().g, 0)
    const twice = Array(3).fill({ whom: null, at: 0, card: 'codeRed' })
    const facility = seen.me?.facility
    if (!seen.me || !facility) throw new Error('no facility')
    const wrong = { ...seen, me: { ...seen.me, facility: { ...facility, contingencies: ['codeRed'], seen: twice } } }
    expect(() => determinize(wrong, keyFromSeed(0))).toThrow(ViewError)
  })
})

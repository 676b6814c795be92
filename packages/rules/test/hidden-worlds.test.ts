/** Moments full of secrets: whatever a seat cannot know may be otherwise, and it would see the same. */
import { describe, expect, test } from 'vitest'
import { determinize, type GameState, keyFromSeed, pending, step, view } from '../src/index.ts'
import { exchange } from '../src/testing.ts'
import { jump, lastRound, passAll } from './endings.ts'
import { rngFor } from './play.ts'
import { keep, move, pass, pay, play, type Situation, situation } from './situation.ts'

const crew = ['captain', 'scout', 'pilot']
const PAY = [pay('search'), pay('rest')]
const CARDS = { captain: ['abOvo', 'hoarder'], scout: ['necroscopy', 'quarantine'], pilot: ['myPrecious', 'greatHunt'] }

/** The Captain has looked at one of the Scout's two objectives. */
function looked(): Situation {
  const t = situation(
    {
      rooms: { '009': { tile: 'laboratory', explored: true }, '006': { tile: 'canteen', explored: true } },
      at: { captain: '009', scout: '011', pilot: '001' },
      hand: { captain: ['rest', 'order'], scout: ['rest', 'search', 'search'], pilot: [] },
      inventory: { captain: ['logKey'], scout: ['grenade', 'medkit'] },
      contamination: { scout: { hand: ['infected'], deck: ['clean'], discard: ['clean'] } },
      objectives: CARDS,
      noise: ['006/1'],
    },
    crew,
    { dice: { noise: ['1'], bag: ['adult-2'] } },
  )
  t.act('captain', { do: 'use', card: 'logKey' }, pay('rest'), { do: 'who', whom: 1 }, { do: 'back', back: 'personal' })
  return t
}

const moments: Record<string, () => Situation> = {
  'an objective has been looked at': looked,
  'the First Encounter: one has chosen, two have not': () => {
    const t = looked()
    t.act('captain', ...pass)
    t.act('scout', ...move('006', 'rest'))
    t.act('scout', { do: 'objective', card: 'necroscopy' })
    return t
  },
  'everybody has chosen': () => {
    const t = looked()
    t.act('captain', ...pass)
    t.act('scout', ...move('006', 'rest'))
    t.act('scout', { do: 'objective', card: 'necroscopy' })
    t.act('captain', { do: 'objective', card: 'abOvo' })
    t.act('pilot', { do: 'objective', card: 'greatHunt' })
    return t
  },
  'coordinates, engines and a tile have been looked at': () =>
    situation(
      { seen: { scout: ['coordinates', 'engine.1', 'tile.006', 'token.006'], pilot: ['engine.1', 'engine.3'] } },
      crew,
    ),
  'an engine has been repaired after somebody’s check': () => {
    const t = situation(
      {
        at: { captain: '021', scout: '001', pilot: '001' },
        seen: { scout: ['engine.1'] },
        hand: { captain: ['basicRepairs', 'rest', 'search'], scout: [], pilot: [] },
      },
      crew,
    )
    t.act('captain', play('basicRepairs'), ...PAY, { do: 'accept' })
    return t
  },
  'an item was searched for and another put back': () => {
    const t = situation(
      {
        rooms: { '006': { tile: 'monitoringRoom', explored: true, items: 3 } },
        at: { scout: '006', captain: '001', pilot: '001' },
        turn: 'scout',
        hand: { scout: ['search', 'rest'] },
        decks: { red: ['grenade', 'decoy'] },
      },
      crew,
    )
    t.act('scout', play('search'), keep('grenade'))
    return t
  },
  'a hand has been scanned': () => {
    const t = situation(
      {
        at: { captain: '001', pilot: '001' },
        turn: 'scout',
        hand: { scout: ['rest', 'search'] },
        contamination: { scout: { hand: ['infected', 'infected'], discard: ['clean'] } },
      },
      crew,
    )
    t.act('scout', play('rest'))
    return t
  },
  'the ship has jumped, and the survivors have yet to choose': () => {
    const t = lastRound({ met: false, launched: ['captain'], hibernating: ['scout'], objectives: CARDS }, crew)
    passAll(t)
    t.act('scout', { do: 'objective', card: 'quarantine' })
    return t
  },
  'it is over, with survivors and infected among them': () =>
    jump(
      {
        launched: ['captain'],
        hibernating: ['scout'],
        objectives: { captain: ['hoarder'], scout: ['quarantine'] },
        contamination: { captain: { deck: ['clean'] }, scout: { hand: ['infected'] } },
        coordinates: 'coordinates-8',
      },
      crew,
    ),
  'it is over, with nobody left': () => jump({}, crew),
  'it is over, the ship lost': () => jump({ launched: ['scout'], selfDestruct: 1 }, crew),
}

const seats = (g: GameState) => [null, ...g.crew.keys()]

describe.each(Object.entries(moments))('%s', (_, moment) => {
  test('NEM-HIDE-30 with all that a seat cannot know exchanged, it sees and is asked the same', () => {
    const { g } = moment()
    for (const seat of seats(g))
      for (let i = 0; i < 5; i++) {
        const other = exchange(g, seat, rngFor(`${seat}/${i}`))
        expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(g, seat)))
        expect(pending(other).map(d => d.seat)).toEqual(pending(g).map(d => d.seat))
      }
  })

  test('a whole world can be made of what a seat sees, and gives that view again', () => {
    const { g } = moment()
    for (const seat of seats(g)) {
      const seen = JSON.stringify(view(g, seat))
      for (let i = 0; i < 3; i++)
        expect(JSON.stringify(view(determinize(JSON.parse(seen), keyFromSeed(i)), seat))).toBe(seen)
    }
  })
})

describe.each([
  ['give something up for a quest', ['tools', 'grenade'], [{ do: 'activate', card: 'intercom' }, pay('rest')]],
  ['make something', ['tools', 'energyCharge.red'], [{ do: 'craft' }, pay('rest')]],
] as const)('whoever is about to %s', (_, items, acts) => {
  const declined = (g: GameState) => {
    for (const { ask, seat, n } of pending(g)) if (ask === 'window') step(g, { seat, n, do: 'decline' })
    return g
  }
  const begun = () => {
    const t = situation({ hand: { captain: ['rest', 'search'] }, inventory: { captain: [...items] } }, crew)
    t.act('captain', ...acts)
    return t.g
  }
  test.each([
    ['declared', begun()],
    ['not interrupted', declined(begun())],
  ])('can do so in every world: %s', (_, g) => {
    const seen = view(g, 1)
    for (let i = 0; i < 30; i++) expect(pending(declined(determinize(seen, keyFromSeed(i))))[0].options).not.toEqual([])
  })
})

/** What a seat has seen: shown again to it alone, as of the moment it was seen, until the place changes. */
import { describe, expect, test } from 'vitest'
import { bit, seatZone, sharedZone } from '../src/core/pieces.ts'
import { faceFor, view } from '../src/index.ts'
import { keep, look, move, part, pass, play, type Situation, situation } from './situation.ts'

const crew = ['pilot', 'captain', 'scout']
const PILOT = bit(0)
const SCOUT = bit(2)

describe('a look at a tile', () => {
  const given = {
    rooms: { '006': { tile: 'canteen', token: 'door-4' }, '008': { tile: 'cabins', explored: true } },
    at: { captain: '001', scout: '001' },
    hand: { pilot: ['knowledgeOfTheShip', 'rest', 'search'] },
  }
  function peek(): Situation {
    const t = situation(given, crew, { dice: { noise: ['silence', 'silence'] } })
    t.act('pilot', play('knowledgeOfTheShip'), part(1), look('006'))
    return t
  }

  test('NEM-HIDE-19 may go to any tile that is face down', () => {
    const t = situation(given, crew)
    t.act('pilot', play('knowledgeOfTheShip'), part(1))
    const offered = t.options('pilot').flatMap(o => (o.do === 'look' ? [o.room] : []))
    expect(offered).toEqual(t.table().rooms.flatMap(r => (r.explored ? [] : [r.room])))
    expect(offered).toHaveLength(15)
    expect(offered).not.toContain('008')
  })

  test('NEM-HIDE-19 NEM-HIDE-20 shows the tile to that player alone, and not its token', () => {
    const t = peek()
    expect(t.mine('pilot')).toMatchObject({ tiles: [{ room: '006', tile: 'canteen' }], tokens: [] })
    for (const seat of [null, 1, 2]) expect(JSON.stringify(view(t.g, seat))).not.toContain('"canteen"')
    for (const seat of [null, 0, 1, 2]) expect(JSON.stringify(view(t.g, seat))).not.toContain('"door-4"')
  })

  test('NEM-HIDE-19 that somebody looked, and where, is public; the set on the back too', () => {
    const t = peek()
    expect(t.room('006')).toMatchObject({ tile: null, explored: false, seenBy: PILOT, tokenSeenBy: 0 })
    const [event] = t.told('peeked')
    expect(faceFor(event, 1)).toEqual({ e: 'peeked', who: 0, what: 'tile', at: '006', rule: 'NEM-HIDE-19' })
    expect(faceFor(event, null)).toEqual(faceFor(event, 1))
    expect(faceFor(event, 0)).toMatchObject({ mine: { tile: 'canteen' } })
  })

  test('is noted, stays true while the tile lies there, and when everybody knows it', () => {
    const t = peek()
    const note = { round: 1, what: 'tile', at: '006', card: 'canteen', stale: false }
    expect(t.mine('pilot').notes).toEqual([note])
    t.act('pilot', ...move('006', 'rest'))
    expect(t.mine('pilot')).toMatchObject({ tiles: [], notes: [note] })
    expect(t.room('006')).toMatchObject({ tile: 'canteen', explored: true, seenBy: 0 })
    expect(t.mine('captain').notes).toEqual([])
  })
})

describe('a card put back under a deck', () => {
  const given = {
    rooms: { '006': { tile: 'monitoringRoom', explored: true, items: 4 } },
    at: { scout: '006', captain: '006' },
    turn: 'scout',
    hand: { scout: ['search', 'search'], captain: ['search', 'rest'], pilot: ['rest'] },
    discard: { scout: ['interruption'], captain: ['interruption'] },
    decks: { red: ['grenade', 'decoy', 'reconDrone', 'smokeGrenade'] },
  }
  const red = (t: Situation) => t.table().decks[0].pile
  function searched(more: object = {}): Situation {
    const t = situation({ ...given, ...more }, crew)
    t.act('scout', play('search'), keep('grenade'))
    return t
  }

  test('NEM-HIDE-08 is known to the searcher alone; that somebody knows the place is public', () => {
    const t = searched()
    expect(red(t)).toEqual({ count: 29, known: [[28, SCOUT]] })
    expect(t.mine('scout').piles).toEqual([{ deck: 'red', index: 28, card: 'decoy' }])
    expect(t.mine('scout').notes).toEqual([{ round: 1, what: 'returned', at: 'red', card: 'decoy', stale: false }])
    for (const seat of [null, 0, 1]) expect(JSON.stringify(view(t.g, seat))).not.toContain('"decoy"')
  })

  test('NEM-HIDE-08 NEM-SEARCH-04 goes below what is put there later, and its owner still knows where it is', () => {
    const t = searched()
    t.act('scout', play('search'), keep('reconDrone'))
    expect(red(t)).toEqual({
      count: 28,
      known: [
        [26, SCOUT],
        [27, SCOUT],
      ],
    })
    expect(t.mine('scout').piles).toEqual([
      { deck: 'red', index: 26, card: 'decoy' },
      { deck: 'red', index: 27, card: 'smokeGrenade' },
    ])
  })

  test('events of a Search: what was found and kept is told to the searcher alone', () => {
    const t = searched()
    const [found] = t.told('searched')
    const [kept] = t.told('kept')
    expect(faceFor(found, 2)).toMatchObject({ count: 2, mine: { cards: ['grenade', 'decoy'] } })
    expect(faceFor(kept, 2)).toMatchObject({ count: 1, mine: { kept: 'grenade', returned: 'decoy' } })
    for (const seat of [null, 0, 1]) {
      expect(JSON.stringify([faceFor(found, seat), faceFor(kept, seat)])).not.toMatch(/grenade|decoy/)
      expect(faceFor(kept, seat)).toMatchObject({ who: 2, colour: 'red', count: 1 })
    }
  })

  test('becomes a memory when somebody draws it', () => {
    const t = searched()
    const deck = sharedZone(t.g, 'red')
    sharedZone(t.g, 'box').push(...deck.splice(1)) // only the card put back is left
    t.act('scout', ...pass)
    t.act('pilot', ...pass)
    t.act('captain', play('search'), keep('decoy'))
    expect(t.mine('scout').notes).toMatchObject([{ card: 'decoy', stale: true }])
    expect(t.mine('scout').piles).toEqual([])
    expect(t.mine('captain').inventory).toEqual(['decoy'])
  })

  test('becomes a memory when the deck is shuffled anew', () => {
    const t = searched()
    const deck = sharedZone(t.g, 'red')
    sharedZone(t.g, 'red.discard').push(...deck.splice(0)) // as if used since
    t.act('scout', play('search'))
    expect(t.told('reshuffled')).toMatchObject([{ deck: 'red' }])
    expect(red(t).known).toEqual([])
    expect(t.mine('scout').notes).toMatchObject([{ card: 'decoy', stale: true }])
  })
})

test('a memory does not come back to life when another card of its name is put back', () => {
  const t = situation(
    {
      rooms: { '006': { tile: 'monitoringRoom', explored: true, items: 4 } },
      at: { scout: '006' },
      hand: { scout: ['search', 'search'] },
      decks: { red: ['grenade', 'decoy', 'reconDrone', 'decoy'] },
    },
    ['scout'],
  )
  t.act('scout', play('search'), keep('grenade'))
  for (const piece of sharedZone(t.g, 'red')) t.g.seen[piece] = 0 // as if shuffled since
  t.act('scout', play('search'), keep('reconDrone'))
  expect(t.mine('scout').piles).toMatchObject([{ card: 'decoy' }])
  expect(t.mine('scout').notes.map(note => [note.card, note.stale])).toEqual([
    ['decoy', true],
    ['decoy', false],
  ])
})

describe('a player’s own deck', () => {
  test('NEM-HIDE-04 nobody knows its order, the owner neither', () => {
    const t = situation({}, crew)
    const deck = seatZone(t.g, 0, 'deck')
    const before = [null, 0, 1, 2].map(seat => JSON.stringify(view(t.g, seat)))
    deck.reverse()
    expect([null, 0, 1, 2].map(seat => JSON.stringify(view(t.g, seat)))).toEqual(before)
  })

  test('NEM-HIDE-04 NEM-ROUND-03 what was seen in the discard pile is unknown once it is shuffled', () => {
    const spent = [
      'search',
      'search',
      'demolition',
      'interruption',
      'repairs',
      'computerSkills',
      'piloting',
      'oldFriend',
    ]
    const t = situation({ hand: { pilot: ['rest'] }, discard: { pilot: spent } }, ['pilot'])
    t.act('pilot', ...pass)
    expect(t.told('reshuffled')).toMatchObject([{ deck: 'deck.0' }])
    expect(t.crew('pilot')).toMatchObject({ discard: [], deck: { count: 5, known: [] } })
  })
})

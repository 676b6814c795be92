/** Rounds, turns, actions and what they cost. */
import { describe, expect, test } from 'vitest'
import { type Box, numberPieces } from '../src/core/content.ts'
import { breakDown, choose, door, look } from '../src/core/effect.ts'
import { nemesisBox } from '../src/games/nemesis/facts.ts'
import {
  type Choice,
  clone,
  create,
  explain,
  type GameEvent,
  type GameState,
  gameInfo,
  keyFromSeed,
  pending,
  step,
} from '../src/index.ts'
import { bare, discard, move, part, pass, pay, play, type Situation, situation, variant } from './situation.ts'

const crew = ['scout', 'captain', 'pilot']
/** Three characters far from each other, so that nobody reacts to anybody. */
const apart = { rooms: { '006': { tile: 'canteen', explored: true } }, at: { captain: '001', pilot: '006' } }
/** Events that bring nothing to a ship on which nothing has happened yet, enough for a whole game of passing. */
const QUIET = [
  'bulkheadsOpen',
  'eggProtection',
  'regeneration',
  'damage',
  'lurking',
  'hunt.2',
  'hunt.3',
  'consumingFire',
  'damagingFire',
  'scentOfPrey',
  'noiseInTechnicalCorridors',
  'nest',
  'eclosion',
  'malfunction',
]
/** An Event Phase in which nobody is attacked and nothing sounds: the Queen stirs, and lays an egg while there are any. */
const quiet = { decks: { event: QUIET }, bag: { blank: 0, larva: 0, creeper: 0, adult: 0 } }
const passAll = (t: Situation, ...characters: string[]) => {
  for (const character of characters) t.act(character, ...pass)
}

describe('rounds', () => {
  test('NEM-ROUND-01 NEM-ROUND-12 draw, turns until all have passed, the Event Phase, and the next round', () => {
    const t = situation({ ...apart, ...quiet, hand: { scout: ['rest'], captain: ['rest'], pilot: ['rest'] } }, crew)
    passAll(t, 'scout', 'captain')
    expect(t.events.map(e => e.e)).toEqual(['passed', 'turn', 'passed', 'turn'])
    expect(t.table().time).toBe(15)
    t.act('pilot', ...pass)
    expect(t.events.slice(4).map(e => e.e)).toEqual([
      'passed',
      'time',
      'event',
      'tokenDrawn',
      'eggs',
      'bag',
      'round',
      'drew',
      'drew',
      'drew',
      'firstPlayer',
      'turn',
    ])
    expect([t.table().round, t.table().time]).toEqual([2, 14])
    expect(t.table().crew.some(c => c.passed)).toBe(false)
  })

  test('NEM-GEN-01 NEM-END-01 round after round until the end: fifteen of them when all do nothing but pass', () => {
    const t = situation({ ...quiet, hand: { scout: [] } })
    while (!t.table().over) t.act('scout', ...(t.crew('scout').hand > 0 ? pass : [{ do: 'pass' } as const]))
    expect(t.told('round').map(e => e.round)).toEqual(Array.from({ length: 14 }, (_, i) => i + 2))
    expect(t.told('time').map(e => e.time)).toEqual(Array.from({ length: 15 }, (_, i) => 14 - i))
    expect(t.table()).toMatchObject({ round: 15, over: { reason: 'jump' }, turn: null, asking: null })
  })

  test('NEM-GEN-02 in order: from the First Player on, clockwise', () => {
    const t = situation({ ...apart, ...quiet, first: 'pilot', hand: { scout: [], captain: [], pilot: [] } }, crew)
    for (const character of ['pilot', 'scout', 'captain']) t.act(character, { do: 'pass' })
    expect(t.told('turn').map(e => e.who)).toEqual([0, 1, 0])
    expect(t.told('drew').map(e => e.who)).toEqual([2, 0, 1])
  })

  test('NEM-ROUND-04 NEM-RULING-03 the token goes left after drawing, but not in the first round', () => {
    const told: GameEvent[] = []
    const seats = crew.map(character => ({ character }))
    create({ game: 'nemesis', board: 'nemesis-base', seats }, keyFromSeed(1), e => told.push(e))
    expect(told.slice(told.findIndex(e => e.e === 'round')).map(e => e.e)).toEqual([
      'round',
      'drew',
      'drew',
      'drew',
      'turn',
    ])
    const t = situation({ ...apart, ...quiet, first: 'pilot', hand: { scout: [], captain: [], pilot: [] } }, crew)
    for (const character of ['pilot', 'scout', 'captain']) t.act(character, { do: 'pass' })
    expect(t.table().first).toBe(0)
    expect(t.events.findLastIndex(e => e.e === 'drew')).toBeLessThan(t.events.findIndex(e => e.e === 'firstPlayer'))
    expect(t.asked()).toEqual(['scout'])
  })

  test('NEM-RULING-04 the token skips the dead, and stays with a holder who drops out until the next round', () => {
    const skips = situation({ ...apart, ...quiet, dead: ['captain'] }, crew)
    passAll(skips, 'scout', 'pilot')
    expect(skips.table().first).toBe(2)

    const burning = { rooms: { '006': { tile: 'canteen', explored: true, fire: true } }, at: { scout: '006' } }
    const t = situation({ ...burning, ...quiet, wounds: { scout: ['body', 'leg', 'hand'] } }, crew)
    t.act('scout', ...pass)
    expect(t.crew('scout').fate).toBe('dead')
    expect(t.table().first).toBe(0)
    passAll(t, 'captain', 'pilot')
    expect(t.table().first).toBe(1)
  })
})

describe('turns', () => {
  test('NEM-ROUND-05 NEM-ROUND-06 two actions, then the next player; another turn when all have had theirs', () => {
    const given = { ...apart, passed: ['pilot'], hand: { scout: ['search', 'rest', 'demolition'] } }
    const t = situation(given, crew, { dice: { noise: ['silence', 'silence'] } })
    t.act('scout', ...move('008', 'search'))
    expect([t.table().turn, t.asked()]).toEqual([{ seat: 0, actions: 2, done: 1 }, ['scout']])
    t.act('scout', ...move('011', 'rest'))
    expect([t.table().turn, t.asked()]).toEqual([{ seat: 1, actions: 2, done: 0 }, ['captain']])
    t.act('captain', ...pass)
    expect([t.table().turn?.seat, t.asked()]).toEqual([0, ['scout']])
  })

  test('NEM-ROUND-06 one action, then pass', () => {
    const t = situation({ ...apart, hand: { scout: ['search', 'rest'] } }, crew, { dice: { noise: ['silence'] } })
    t.act('scout', ...move('008', 'search'), ...pass)
    expect([t.table().turn?.seat, t.crew('scout').passed]).toEqual([1, true])
  })

  test('NEM-ROUND-08 NEM-ROUND-10 who has passed shows it and gets no further turn in this phase', () => {
    const rooms = { ...apart.rooms, '005': { tile: 'surgery', explored: true } }
    const t = situation({ ...apart, rooms }, crew, { dice: { noise: ['silence', 'silence'] } })
    t.act('scout', ...pass)
    expect(t.table().crew.map(c => c.passed)).toEqual([true, false, false])
    t.act('captain', ...pass)
    const hand = t.mine('pilot').hand
    t.act('pilot', ...move('005', hand[0]), ...move('006', hand[1]))
    expect(t.told('turn').map(e => e.who)).toEqual([1, 2, 2])
  })

  test('NEM-RULING-05 the last one who has not passed takes turn after turn, and passing ends the phase', () => {
    const hand = ['search', 'search', 'rest', 'demolition', 'order']
    const t = situation({ ...apart, passed: ['scout', 'pilot'], turn: 'captain', hand: { captain: hand } }, crew, {
      dice: { noise: Array(4).fill('silence') },
    })
    t.act('captain', ...move('003', 'search'), ...move('001', 'search'), ...move('003', 'rest'))
    expect([t.table().turn, t.asked()]).toEqual([{ seat: 1, actions: 2, done: 1 }, ['captain']])
    t.act('captain', ...pass)
    expect(t.table().round).toBe(2)
  })

  test('NEM-ROUND-09 any number of cards may go on passing: every subset, each in one way', () => {
    const t = situation({ hand: { scout: ['search', 'search', 'rest', 'demolition'] } })
    t.act('scout', { do: 'pass' })
    const ends = everyEnd(t.g, 'passDiscard')
    // 0, 1 or 2 Searches, with or without each of the two others.
    expect(ends.map(end => end.map(c => ('card' in c ? c.card : '')).join()).sort()).toEqual(
      ['', 'search', 'search,search']
        .flatMap(s => [s, `${s},rest`, `${s},demolition`, `${s},rest,demolition`])
        .map(s => s.replace(/^,/, ''))
        .sort(),
    )
  })

  test('NEM-ROUND-09 a hand in which nothing is left to choose asks all the same: what it holds stays secret', () => {
    const t = situation({ hand: { scout: ['search', 'demolition'] } })
    t.act('scout', { do: 'pass' }, discard('demolition'))
    expect(t.options('scout')).toEqual([{ do: 'done' }])
  })
})

/** Every way to answer the questions of one kind, as lists of choices. */
function everyEnd(g: GameState, ask: string, path: Choice[] = []): Choice[][] {
  const [decision] = pending(g)
  if (decision?.ask !== ask) return [path]
  return decision.options.flatMap(option => {
    const world = clone(g)
    step(world, { seat: decision.seat, n: decision.n, ...bare(option) })
    return everyEnd(world, ask, option.do === 'done' ? path : [...path, bare(option)])
  })
}

describe('costs', () => {
  const inCabins = { rooms: { '006': { tile: 'cabins', explored: true, items: 2 } }, at: { scout: '006' } }

  test('NEM-ACT-02 exactly as many cards as the action costs, of the player’s choice: every set, each in one way', () => {
    const t = situation({ hand: { scout: ['search', 'search', 'rest', 'demolition'] } })
    t.act('scout', { do: 'carefulMove', to: '006' })
    const sets = everyEnd(t.g, 'pay').map(end => end.map(c => ('card' in c ? c.card : '')).join())
    expect(sets.sort()).toEqual(['search,search', 'search,rest', 'search,demolition', 'rest,demolition'].sort())
  })

  test('NEM-ACT-02 the cards go face up to the player’s own discard pile', () => {
    const t = situation({ hand: { scout: ['search', 'rest'] } }, ['scout', 'captain'])
    t.act('scout', ...move('006', 'rest'))
    expect(t.crew('scout').discard).toEqual(['rest'])
    expect(t.crew('captain').discard).toEqual([])
    expect(t.told('paid')).toMatchObject([{ who: 0, card: 'rest', rule: 'NEM-ACT-02' }])
  })

  test('NEM-BASIC-01 NEM-BASIC-02 NEM-BASIC-03 everybody has the same basic actions at the same price', () => {
    const basic = ['move', 'carefulMove', 'pickUp', 'trade', 'craft', 'shoot', 'melee']
    const basics = (gameInfo('nemesis')?.characters ?? []).map(character => {
      const other = character === 'scout' ? 'captain' : 'scout'
      const given = {
        rooms: { '006': { tile: 'canteen', explored: true } },
        at: { [character]: '006', [other]: '006' },
        hand: { [character]: ['search', 'rest'] },
        inventory: { [character]: ['chemicals', 'tools'] },
        objects: { '006': ['egg'] },
      }
      const t = situation(given, [character, other])
      return t.mine(character).decision?.options.filter(o => basic.includes(o.do))
    })
    expect(basics).toHaveLength(6)
    for (const options of basics) expect(options).toEqual(basics[0])
    expect(basics[0]).toContainEqual({ do: 'move', to: '011', cost: 1 })
    expect(basics[0]).toContainEqual({ do: 'carefulMove', to: '011', cost: 2 })
    for (const kind of basic.slice(2)) expect(basics[0]).toContainEqual({ do: kind, cost: 1 })
  })

  test('NEM-ACT-07 an action card goes itself, with its cost in further cards: it cannot pay for itself', () => {
    const dear: Box = {
      ...nemesisBox,
      actions: {
        ...nemesisBox.actions,
        captain: nemesisBox.actions.captain.map(c => (c.id === 'motivation' ? { ...c, cost: 2 } : c)),
      },
    }
    const game = variant('nemesis-dear', () => ({ content: numberPieces(dear) }))
    const poor = situation({ hand: { captain: ['motivation', 'rest'] } }, ['captain'], { game })
    expect(poor.options('captain')).not.toContainEqual(play('motivation'))
    const t = situation({ hand: { captain: ['motivation', 'rest', 'search', 'order'] } }, ['captain'], { game })
    t.act('captain', play('motivation'))
    expect(t.options('captain')).not.toContainEqual(pay('motivation'))
    t.act('captain', pay('search'), pay('order'))
    expect(t.crew('captain').discard).toEqual(['motivation', 'search', 'order'])
    expect(t.told('drew')).toMatchObject([{ who: 0, count: 1 }])
  })

  test('two equal cards are one choice, and a reaction is no action', () => {
    const t = situation({ hand: { scout: ['search', 'search', 'interruption'] }, ...inCabins })
    expect(t.options('scout').filter(o => o.do === 'play')).toEqual([play('search')])
    expect(explain(t.g, 0)).toContainEqual({ do: 'play', card: 'interruption', why: 'reactionOnly' })
  })

  test('NEM-ACT-08 exactly one part of an OR, and only a part that can be done', () => {
    const given = { hand: { pilot: ['knowledgeOfTheShip', 'demolition'] }, doors: { '006/2': 'closed' } }
    const t = situation(given, ['pilot'])
    t.act('pilot', play('demolition'))
    expect(t.options('pilot')).toEqual([
      { do: 'part', part: 0 },
      { do: 'part', part: 1 },
    ])
    t.act('pilot', { do: 'part', part: 1 })
    expect([t.room('011').malfunction, t.table().doors]).toEqual([true, [{ corridor: 'c006-011', state: 'closed' }]])
    const single = situation({ hand: { pilot: ['demolition'] } }, ['pilot'])
    single.act('pilot', play('demolition'))
    expect(single.room('011').malfunction).toBe(true)
  })

  test('NEM-ACT-08 of three parts only those that can be done are offered', () => {
    const demolition = [choose([door('destroy')], [breakDown()], [look('tile')])]
    const three: Box = {
      ...nemesisBox,
      actions: {
        ...nemesisBox.actions,
        scout: nemesisBox.actions.scout.map(c => (c.id === 'demolition' ? { ...c, effect: demolition } : c)),
      },
    }
    const game = variant('nemesis-three', () => ({ content: numberPieces(three) }))
    const t = situation({ hand: { scout: ['demolition'] } }, ['scout'], { game })
    t.act('scout', play('demolition'))
    expect(t.options('scout')).toEqual([part(1), part(2)])
  })

  test('NEM-GEN-02 Motivation: everybody in the room draws a card, in order; nobody elsewhere, and no dead', () => {
    const seats = ['captain', 'scout', 'pilot', 'soldier', 'mechanic']
    const hand = Object.fromEntries(seats.map(c => [c, c === 'captain' ? ['motivation'] : ['rest']]))
    const t = situation({ first: 'pilot', turn: 'captain', at: { soldier: '001' }, dead: ['mechanic'], hand }, seats)
    t.act('captain', play('motivation'))
    for (const character of ['scout', 'pilot']) t.act(character, { do: 'decline' })
    expect(t.told('drew').map(e => [e.who, e.count])).toEqual([
      [2, 1],
      [0, 1],
      [1, 1],
    ])
  })
})

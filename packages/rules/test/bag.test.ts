/** The Intruder bag: what is in it, how it develops, which tokens return. NEM-BAG. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../src/core/pieces.ts'
import { keyFromSeed, newRng } from '../src/core/random.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { intruderTokens, miniatures } from '../src/games/nemesis/content/intruders.ts'
import { clone } from '../src/index.ts'
import { toBag } from '../src/mechanics/intruders.ts'
import { beforePhase, intruders, kinds, passTurn, phase } from './eventPhase.ts'
import { type Situation, situation } from './situation.ts'

const two = ['scout', 'captain']
const develop = (token: string, given: object = {}, seats: string[] = ['scout'], noise: string[] = []): Situation =>
  phase('bulkheadsOpen', given, seats, { dice: { bag: [token], noise } })

test('NEM-DATA-08 tokens and miniatures as printed', () => {
  expect(intruderTokens.map(({ kind, value, copies }) => `${kind} ${value} ×${copies}`)).toEqual([
    'blank 0 ×1',
    'larva 1 ×8',
    'creeper 1 ×3',
    'adult 2 ×4',
    'adult 3 ×5',
    'adult 4 ×3',
    'breeder 3 ×1',
    'breeder 4 ×1',
    'queen 4 ×1',
  ])
  expect(miniatures).toEqual({ larva: 6, creeper: 3, adult: 8, breeder: 2, queen: 1 })
})

describe('development', () => {
  test('NEM-BAG-01 one token is drawn, after the event card', () => {
    const t = develop('larva-1')
    expect(kinds(t.events, 'event', 'tokenDrawn', 'round')).toEqual(['event', 'tokenDrawn', 'round'])
  })

  test('NEM-BAG-02 Larva: it leaves the bag, an Adult comes in', () => {
    const t = develop('larva-1', { bag: { larva: 4, adult: 4 } })
    expect(t.table().bag).toMatchObject({ larva: 3, adult: 5 })
    expect(t.table().supply).toMatchObject({ larva: 5, adult: 7 })
  })

  test('NEM-BAG-03 Creeper: it leaves the bag, a Breeder comes in', () => {
    const t = develop('creeper-1', { bag: { creeper: 1, breeder: 0 } })
    expect(t.table().bag).toMatchObject({ creeper: 0, breeder: 1 })
    expect(t.table().supply.creeper).toBe(3)
  })

  test('NEM-RULING-21 no Adult or Breeder token left: the drawn token leaves all the same', () => {
    const larva = develop('larva-1', { bag: { larva: 4, adult: 12 } })
    expect(larva.table().bag).toMatchObject({ larva: 3, adult: 12 })
    const creeper = develop('creeper-1', { bag: { creeper: 1, breeder: 2 } })
    expect(creeper.table().bag).toMatchObject({ creeper: 0, breeder: 2 })
  })

  test.each([
    ['Adult', 'adult-3', 'adult'],
    ['Breeder', 'breeder-4', 'breeder'],
  ] as const)(
    'NEM-BAG-04 NEM-BAG-05 %s: back into the bag at once, then everybody not in combat rolls, in order',
    (_, token, kind) => {
      const t = phase(
        'bulkheadsOpen',
        {
          bag: { adult: 12, breeder: 2 },
          first: 'pilot',
          turn: 'scout',
          passed: ['captain', 'pilot'],
          at: { scout: '001', captain: '019', pilot: '020' },
        },
        ['scout', 'captain', 'pilot'],
        { dice: { bag: [token], noise: ['1', '1'] } },
      )
      expect(t.table().bag).toMatchObject({ adult: 12, breeder: 2 })
      expect(t.told('noiseRolled').map(e => e.who)).toEqual([2, 0, 1])
      const fighting = phase(
        'bulkheadsOpen',
        {
          bag: { adult: 12, breeder: 2 },
          calm: true,
          at: { scout: '001', captain: '019' },
          intruders: [{ kind: 'larva', room: '019' }],
        },
        two,
        { dice: { bag: [token], noise: ['1'] } },
      )
      expect(fighting.told('noiseRolled').map(e => e.who)).toEqual([0])
      expect(kinds(fighting.events, 'tokenDrawn', 'bag', 'noiseRolled')).toEqual(['tokenDrawn', 'bag', 'noiseRolled'])
      expect(fighting.told('bag')).toMatchObject([{ kind, change: 1 }])
    },
  )

  test('NEM-RULING-39 combat is checked at each roll: whom an Encounter has just put in combat does not roll', () => {
    const t = phase(
      'bulkheadsOpen',
      { met: true, bag: { adult: 12 }, noise: ['011/2'], hand: { scout: ['rest', 'search', 'search', 'demolition'] } },
      two,
      { dice: { bag: ['adult-2', 'adult-4'], noise: ['2'] } },
    )
    expect(intruders(t)).toEqual(['adult 011'])
    expect(t.told('noiseRolled').map(e => e.who)).toEqual([0])
  })

  test('NEM-RULING-35 NEM-RULING-39 the rolls are made in company too; dead, hibernating and launched do not roll', () => {
    const t = phase(
      'bulkheadsOpen',
      { bag: { adult: 12 }, dead: ['pilot'], hibernating: ['soldier'], launched: ['mechanic'] },
      ['scout', 'captain', 'pilot', 'soldier', 'mechanic'],
      { dice: { bag: ['adult-2'], noise: ['1', '2'] } },
    )
    expect(t.told('noiseRolled').map(e => [e.who, e.room])).toEqual([
      [0, '011'],
      [1, '011'],
    ])
    expect(t.table().noise.sort()).toEqual(['c006-011', 'c011-015'])
  })

  test('NEM-RULING-39 a character waiting in a pod rolls for its Evacuation Section', () => {
    const t = phase(
      'bulkheadsOpen',
      {
        bag: { adult: 12 },
        at: { scout: '021' },
        rooms: { '002': { tile: 'evacuationSectionA', explored: true } },
        pods: { 1: 'unlocked' },
        inPod: { captain: 1 },
      },
      two,
      { dice: { bag: ['adult-2'], noise: ['1', '3'] } },
    )
    expect(t.told('noiseRolled').map(e => e.room)).toEqual(['021', '002'])
    expect(t.crew('captain').pod).toBe(1)
  })

  test('NEM-RULING-40 the Adult lies in the bag again when its own rolls cause an Encounter', () => {
    // A bag with nothing else in it: the Encounter draws the very token that was drawn before.
    const t = phase(
      'bulkheadsOpen',
      {
        met: true,
        bag: { blank: 0, larva: 0, creeper: 0, queen: 0, adult: 1 },
        noise: ['011/2'],
        hand: { scout: ['rest', 'search', 'search', 'demolition'] },
      },
      ['scout'],
      { dice: { noise: ['2'] } },
    )
    const [first, second] = t.told('tokenDrawn')
    expect(second).toMatchObject({ kind: 'adult', value: first.value })
    expect(intruders(t)).toEqual(['adult 011'])
  })

  describe('Queen', () => {
    const nest = { rooms: { '002': { tile: 'nest', explored: true } }, eggs: 5, met: true }
    const full = ['rest', 'search', 'search', 'demolition']
    test('NEM-BAG-06 NEM-RULING-27 a character in the nest: the Queen comes, her own token is compared and set aside', () => {
      const t = develop('queen-4', {
        ...nest,
        at: { scout: '002' },
        hand: { scout: ['rest', 'search', 'demolition'] },
        noise: ['002/3', '001/4'],
      })
      expect(t.told('tokenDrawn')).toHaveLength(1)
      expect(t.told('surprise')).toMatchObject([{ kind: 'queen', who: 0, value: 4, hand: 3, attack: true }])
      expect([intruders(t), t.table().bag.queen, t.table().supply.queen]).toEqual([['queen 002'], 0, 1])
      expect([t.table().eggs, t.table().noise]).toEqual([5, ['c001-004']])
    })

    test('NEM-BAG-06 enough cards: no attack', () => {
      const t = develop('queen-4', { ...nest, at: { scout: '002' }, hand: { scout: full } })
      expect([intruders(t), t.told('attack')]).toEqual([['queen 002'], []])
    })

    test('NEM-RULING-28 several in the nest: the one with the fewest Action cards, ties in order', () => {
      const hand = { scout: ['rest', 'search'], captain: ['rest'] }
      const t = develop('queen-4', { ...nest, at: { scout: '002', captain: '002' }, hand }, two)
      expect(t.told('surprise')).toMatchObject([{ who: 1, hand: 1 }])
      const tie = develop(
        'queen-4',
        { ...nest, at: { scout: '002', captain: '002' }, hand: { scout: ['rest'], captain: ['rest'] } },
        two,
      )
      expect(tie.told('surprise')).toMatchObject([{ who: 0 }])
    })

    test('NEM-BAG-07 NEM-BAG-08 nobody in the nest: one egg more, the Queen token back into the bag', () => {
      const t = develop('queen-4', nest)
      expect([t.table().eggs, t.table().bag.queen, intruders(t)]).toEqual([6, 1, []])
    })

    test('NEM-BAG-07 NEM-BAG-08 the nest not discovered yet, even if somebody stands next to it', () => {
      const t = develop('queen-4', { rooms: { '002': { tile: 'nest' } }, at: { scout: '001' }, eggs: 5 })
      expect([t.table().eggs, t.table().bag.queen]).toEqual([6, 1])
    })

    test('NEM-RULING-29 no egg in the supply, or the nest destroyed: no egg', () => {
      const none = develop('queen-4', { ...nest, eggs: 7, carried: { scout: ['egg'] } })
      expect([none.table().eggs, none.table().bag.queen]).toEqual([7, 1])
      const destroyed = develop('queen-4', { ...nest, eggs: 0, nestDestroyed: true })
      expect([destroyed.table().eggs, destroyed.table().bag.queen]).toEqual([0, 1])
    })

    test('NEM-RULING-29 a destroyed nest is still where she comes if somebody is there', () => {
      const t = develop('queen-4', {
        ...nest,
        eggs: 0,
        nestDestroyed: true,
        at: { scout: '002' },
        hand: { scout: full },
      })
      expect(intruders(t)).toEqual(['queen 002'])
    })

    test('NEM-CRIT-01 the Queen may be the first intruder anybody meets', () => {
      const t = develop('queen-4', { ...nest, met: false, at: { scout: '002' } })
      expect([intruders(t), t.table().asking?.ask, t.told('surprise')]).toEqual([['queen 002'], 'objective', []])
    })
  })

  test('NEM-BAG-09 Blank: an Adult comes in, the Blank goes back', () => {
    const t = develop('blank', { bag: { adult: 4 } })
    expect(t.table().bag).toMatchObject({ blank: 1, adult: 5 })
    const none = develop('blank', { bag: { adult: 12 } })
    expect(none.table().bag).toMatchObject({ blank: 1, adult: 12 })
    expect(none.told('noiseRolled')).toEqual([])
  })

  test('NEM-RULING-51 an empty bag is a Blank without a token: an Adult comes in', () => {
    const t = phase('bulkheadsOpen', { bag: { blank: 0, larva: 0, creeper: 0, adult: 0, queen: 0 } }, ['scout'], {
      dice: {},
    })
    expect(t.told('tokenDrawn')).toEqual([])
    expect(t.table().bag).toEqual({ blank: 0, larva: 0, creeper: 0, adult: 1, breeder: 0, queen: 0 })
  })
})

describe('which tokens return', () => {
  test('NEM-RULING-20 a random one of the kind: every number of the supply turns up, none of another kind', () => {
    const t = situation({ bag: { adult: 0 } })
    const seen = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const g = { ...clone(t.g), rng: newRng(keyFromSeed(`${seed}`)) }
      toBag(g, 'adult', 'NEM-RULING-20', undefined)
      const now = sharedZone(g, 'bag').map(p => nameOf(g, p))
      const adults = now.filter(name => name.startsWith('adult'))
      expect([adults.length, now.length]).toEqual([1, sharedZone(t.g, 'bag').length + 1])
      seen.add(adults[0])
    }
    expect([...seen].sort()).toEqual(['adult-2', 'adult-3', 'adult-4'])
  })

  test('NEM-RULING-20 NEM-RULING-194 the token of a killed intruder stays in the supply; a dead Queen does not return', () => {
    const t = situation(
      {
        bag: { queen: 0, adult: 4 },
        intruders: [{ kind: 'queen', room: '011', injuries: 20 }],
        decks: { attack: ['scratch.2', 'scratch.3'] },
        hand: { scout: ['rest'] },
      },
      ['scout'],
      { dice: { combat: ['hit'] } },
    )
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect(t.told('intruderDied')).toMatchObject([{ kind: 'queen' }])
    expect([t.table().bag.queen, t.table().supply.queen, t.table().killed.queen]).toEqual([0, 1, 1])
    passTurn(t, 'scout')
    expect(t.table().bag.queen).toBe(0)
  })

  test('NEM-RULING-204 the table shows how many tokens of each kind lie in supply and bag, and no number', () => {
    const t = situation({ bag: { adult: 4 } })
    expect(t.table().supply).toEqual({ blank: 0, larva: 4, creeper: 2, adult: 8, breeder: 2, queen: 0 })
    expect(JSON.stringify(t.table())).not.toMatch(/(adult|breeder|queen|larva|creeper)-\d/)
  })

  test('NEM-RULING-204 the number of a drawn token is told when drawn; afterwards nobody knows which lies where', () => {
    const t = beforePhase('bulkheadsOpen', { bag: { adult: 12 } }, ['scout'], {
      dice: { bag: ['adult-4'], noise: ['silence'] },
    })
    passTurn(t, 'scout')
    expect(t.told('tokenDrawn')).toMatchObject([{ kind: 'adult', value: 4 }])
    for (const zone of ['bag', 'supply'] as const)
      for (const piece of sharedZone(t.g, zone)) expect(t.g.seen[piece]).toBe(0)
  })

  test('NEM-RULING-161 what is in the bag, by kind, everybody knows', () => {
    const t = situation({}, ['scout', 'captain'])
    expect(t.table().bag).toEqual({ blank: 1, larva: 4, creeper: 1, adult: 5, breeder: 0, queen: 1 })
  })
})

/** Intruder attacks: when, on whom, with which card, and who is spared. NEM-ATTACK, NEM-INFEST. */
import { describe, expect, test } from 'vitest'
import { EVERYBODY, sharedZone } from '../src/core/pieces.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { attacks } from '../src/games/nemesis/content/attacks.ts'
import { intruders, kinds, passTurn, phase } from './eventPhase.ts'
import { afterwards, decline, move, type Situation, situation } from './situation.ts'

const pile = (t: Situation, zone: 'attack' | 'attack.discard' | 'play'): string[] =>
  sharedZone(t.g, zone).map(piece => nameOf(t.g, piece))
const two = ['scout', 'captain']

/** One intruder with the Scout at the end of the round; this card is drawn. */
const attacked = (kind: string, card: string, given: object = {}, seats = ['scout'], more: object = {}): Situation =>
  phase('bulkheadsOpen', { intruders: [{ kind, room: '011' }], decks: { attack: [card] }, ...given }, seats, more)

describe('when', () => {
  test('NEM-ATTACK-01 in the Event Phase, on an escape and by surprise', () => {
    expect(attacked('adult', 'tailAttack.2').told('attack')).toHaveLength(1)
    const running = situation({
      intruders: [{ kind: 'adult', room: '011' }],
      hand: { scout: ['rest'] },
      decks: { attack: ['tailAttack.2'] },
    })
    running.act('scout', ...move('006', 'rest'))
    expect(running.told('attack')).toMatchObject([{ who: 0, card: 'tailAttack.2', hits: false }])
    const surprise = situation(
      {
        met: true,
        bag: { adult: 12 },
        rooms: { '006': { tile: 'canteen', explored: true } },
        noise: ['006/2'],
        hand: { scout: ['rest'] },
      },
      ['scout'],
      {
        dice: { noise: ['2'], bag: ['adult-4'] },
      },
    )
    surprise.act('scout', ...move('006', 'rest'))
    expect(surprise.told('attack')).toMatchObject([{ who: 0, kind: 'adult' }])
  })

  test('NEM-ATTACK-01 a character acting beside an intruder is not attacked for it', () => {
    const t = situation({
      intruders: [{ kind: 'adult', room: '011' }],
      hand: { scout: ['rest', 'demolition'] },
    })
    t.act('scout', { do: 'melee' }, { do: 'pay', card: 'rest' })
    expect(t.told('attack')).toEqual([])
  })

  test('NEM-ATTACK-02 only a character in its own room', () => {
    const t = attacked('adult', 'scratch.2', { at: { scout: '001' } })
    expect(t.told('attack')).toEqual([])
  })
})

describe('on whom', () => {
  const hands = (scout: string[], captain: string[]) => ({ hand: { scout, captain } })
  test('NEM-ATTACK-03 the fewest Action cards in hand', () => {
    expect(attacked('adult', 'tailAttack.2', hands(['rest', 'search'], ['rest']), two).told('attack')[0].who).toBe(1)
    expect(attacked('adult', 'tailAttack.2', hands(['rest'], ['rest', 'search']), two).told('attack')[0].who).toBe(0)
  })

  test('NEM-RULING-54 Contamination cards do not count', () => {
    const t = attacked(
      'adult',
      'tailAttack.2',
      { ...hands(['rest', 'search'], ['rest']), contamination: { captain: { hand: ['clean', 'clean'] } } },
      two,
    )
    expect(t.told('attack')[0].who).toBe(1)
  })

  test('NEM-ATTACK-04 NEM-RULING-55 a tie: the First Player, else the next in order; nobody is asked', () => {
    const three = ['scout', 'captain', 'pilot']
    const hand = { scout: ['rest'], captain: ['rest'], pilot: ['rest'] }
    const tie = (given: object) =>
      attacked('adult', 'tailAttack.2', { hand, turn: 'scout', passed: ['captain', 'pilot'], ...given }, three)
    expect(tie({ first: 'pilot' }).told('attack')[0].who).toBe(2)
    expect(tie({ first: 'captain' }).told('attack')[0].who).toBe(1)
    // The First Player has more cards: the first of the tied after it.
    const more = { hand: { ...hand, captain: ['rest', 'search'] }, first: 'captain' }
    expect(tie(more).told('attack')[0].who).toBe(2)
  })

  test('NEM-ATTACK-05 on an escape the one who runs, whoever else is there with fewer cards', () => {
    const t = situation(
      {
        ...hands(['rest', 'search'], []),
        intruders: [{ kind: 'adult', room: '011' }],
        decks: { attack: ['tailAttack.2'] },
      },
      two,
    )
    t.act('scout', ...move('006', 'rest'))
    expect(t.told('attack').map(e => e.who)).toEqual([0])
  })
})

describe('the card', () => {
  test('NEM-ATTACK-06 without the attacker’s symbol the attack misses', () => {
    for (const kind of ['creeper', 'adult', 'breeder']) {
      const t = attacked(kind, 'tailAttack.2')
      expect(t.told('attack')).toMatchObject([{ hits: false }])
      expect([t.crew('scout').wounds, t.crew('scout').light]).toEqual([[], 0])
    }
    expect(attacked('queen', 'tailAttack.2').crew('scout').wounds).toHaveLength(1)
  })

  test('NEM-ATTACK-07 the blood number means nothing in an attack', () => {
    for (const card of ['scratch.2', 'scratch.6']) {
      const t = attacked('adult', card, { intruders: [{ kind: 'adult', room: '011', injuries: 9 }] })
      expect([t.crew('scout').light, intruders(t)]).toEqual([1, ['adult 011']])
    }
    const arrow = attacked('adult', 'clawAttack.retreat')
    expect([arrow.told('retreats'), intruders(arrow)]).toEqual([[], ['adult 011']])
  })

  test('NEM-ATTACK-08 afterwards it lies face up on the discard pile, hit or miss', () => {
    for (const card of ['scratch.2', 'tailAttack.2']) {
      const t = attacked('adult', card)
      expect([pile(t, 'attack.discard'), pile(t, 'play')]).toEqual([[card], []])
      expect(t.table().decks.find(d => d.deck === 'attack')?.discard).toEqual([card])
    }
  })

  test('NEM-ATTACK-09 an empty deck is made anew from its discard pile', () => {
    const t = situation({ intruders: [{ kind: 'adult', room: '011' }] }, ['scout'], { dice: { bag: ['larva-1'] } })
    const deck = sharedZone(t.g, 'attack')
    sharedZone(t.g, 'attack.discard').push(...deck.splice(0))
    passTurn(t, 'scout')
    expect(t.told('reshuffled').map(e => e.deck)).toContain('attack')
    expect([t.told('attack').length, pile(t, 'attack').length, pile(t, 'attack.discard').length]).toEqual([1, 19, 1])
  })

  test('NEM-RULING-18 no attack card at all: the attack misses', () => {
    const t = situation({ intruders: [{ kind: 'adult', room: '011' }] }, ['scout'], { dice: { bag: ['larva-1'] } })
    sharedZone(t.g, 'removed').push(...sharedZone(t.g, 'attack').splice(0))
    passTurn(t, 'scout')
    expect([t.crew('scout').light, t.crew('scout').wounds, t.table().round]).toEqual([0, [], 2])
  })
})

describe('Larvae', () => {
  test('NEM-INFEST-01 NEM-INFEST-02 NEM-INFEST-04 no card is drawn: onto the character board, and a Contamination card', () => {
    const t = attacked('larva', 'scratch.2')
    expect(t.told('attack')).toMatchObject([{ kind: 'larva', card: null, hits: true }])
    expect([pile(t, 'attack').length, intruders(t)]).toEqual([20, []])
    expect([t.crew('scout').larva, t.crew('scout').contamination]).toEqual([true, 1])
    expect(t.crew('scout').discard.at(-1)).toBe('contamination')
  })

  test('NEM-INFEST-03 NEM-INFEST-04 NEM-RULING-70 with a Larva already: the attacker goes, the first stays, a card more', () => {
    const t = attacked('larva', 'scratch.2', { larva: ['scout'] })
    expect([intruders(t), t.crew('scout').larva, t.crew('scout').contamination, t.crew('scout').fate]).toEqual([
      [],
      true,
      1,
      'aboard',
    ])
    expect(t.told('intruderLeft')).toMatchObject([{ how: 'infested' }])
    expect(t.told('infested')).toEqual([])
  })

  test('NEM-RULING-20 the token of a Larva on a character board stays in the supply', () => {
    const t = attacked('larva', 'scratch.2', { bag: { larva: 3 } })
    // The bag then loses one to development.
    expect(t.table().bag.larva).toBe(2)
  })

  test('NEM-RULING-25 no Contamination card left: none is gained, the rest happens', () => {
    const t = situation({ intruders: [{ kind: 'larva', room: '011' }] }, ['scout'], { dice: { bag: ['larva-1'] } })
    sharedZone(t.g, 'removed').push(...sharedZone(t.g, 'contamination').splice(0))
    passTurn(t, 'scout')
    expect([t.crew('scout').larva, t.crew('scout').contamination]).toEqual([true, 0])
  })
})

describe('every attack card', () => {
  test('NEM-DATA-42 twenty cards: blood, attackers, whom they hit', () => {
    const letter = { larva: 'L', creeper: 'C', adult: 'A', breeder: 'B', queen: 'Q' }
    const found = attacks.map(
      c => `${c.id} ${c.blood ?? '→'} ${c.by.map(k => letter[k]).join('')}${c.everybody ? ' all' : ''}`,
    )
    expect(found).toEqual([
      ...[2, 3, 5, 6].map(n => `scratch ${n} CABQ`),
      ...[3, 4, 5, '→'].map(n => `clawAttack ${n} ABQ`),
      ...[4, 4, 6, '→'].map(n => `bite ${n} ABQ`),
      ...[2, 5].map(n => `tailAttack ${n} Q`),
      ...[3, 4].map(n => `frenzy ${n} BQ all`),
      ...[4, 5].map(n => `transformation ${n} C`),
      'slime 5 CABQ',
      'summoning 3 CQ',
    ])
  })

  const by: Record<string, string> = {
    scratch: 'CABQ',
    clawAttack: 'ABQ',
    bite: 'ABQ',
    tailAttack: 'Q',
    frenzy: 'BQ',
    transformation: 'C',
    slime: 'CABQ',
    summoning: 'CQ',
  }
  const kindOf = { C: 'creeper', A: 'adult', B: 'breeder', Q: 'queen' }
  const cards = [...new Set(attacks.map(c => `${c.id}.${c.blood ?? 'retreat'}`))]
  test.each(cards)('NEM-ATTACK-06 %s hits with its symbols and misses with the others', card => {
    for (const [letter, kind] of Object.entries(kindOf)) {
      const t = attacked(kind, card, { bag: { larva: 8 } }, ['scout'], { dice: { bag: ['larva-1', 'larva-1'] } })
      const hits = by[card.split('.')[0]].includes(letter)
      expect([kind, t.told('attack')[0]]).toMatchObject([kind, { card, hits }])
      if (!hits)
        expect(
          kinds(t.events, 'lightWound', 'seriousWound', 'contaminated', 'slimed', 'transformed', 'appeared', 'died'),
        ).toEqual([])
    }
  })

  test.each(['scratch.2', 'scratch.3', 'scratch.5', 'scratch.6'])(
    'NEM-ATTACK-06 %s: 1 light wound, 1 Contamination card',
    card => {
      const t = attacked('creeper', card)
      expect([t.crew('scout').light, t.crew('scout').wounds, t.crew('scout').contamination]).toEqual([1, [], 1])
    },
  )

  test.each(['clawAttack.3', 'clawAttack.4', 'clawAttack.5', 'clawAttack.retreat'])(
    'NEM-ATTACK-06 %s: 2 light wounds, 1 Contamination card',
    card => {
      const t = attacked('adult', card)
      expect([t.crew('scout').light, t.crew('scout').wounds, t.crew('scout').contamination]).toEqual([2, [], 1])
      const third = attacked('adult', card, { light: { scout: 2 } })
      expect([third.crew('scout').light, third.crew('scout').wounds.length]).toEqual([1, 1])
    },
  )

  test.each(['bite.4', 'bite.6', 'bite.retreat'])(
    'NEM-ATTACK-06 %s: 1 serious wound, or death from two on, dressed ones included',
    card => {
      expect(attacked('adult', card, { wounds: { scout: ['leg'] } }).crew('scout')).toMatchObject({
        fate: 'aboard',
        contamination: 0,
      })
      expect(attacked('adult', card, { wounds: { scout: ['leg'] } }).crew('scout').wounds).toHaveLength(2)
      expect(attacked('adult', card, { wounds: { scout: ['leg', 'arm'] } }, two).crew('scout').fate).toBe('dead')
      const dressed = attacked(
        'adult',
        card,
        { wounds: { scout: ['leg'] }, dressed: { scout: ['arm'] }, at: { captain: '001' } },
        two,
      )
      expect(dressed.crew('scout').fate).toBe('dead')
    },
  )

  test.each(['tailAttack.2', 'tailAttack.5'])('NEM-ATTACK-06 %s: 1 serious wound, or death from one on', card => {
    expect(attacked('queen', card).crew('scout')).toMatchObject({ fate: 'aboard', light: 0 })
    expect(attacked('queen', card).crew('scout').wounds).toHaveLength(1)
    const t = attacked('queen', card, { wounds: { scout: ['leg'] }, at: { captain: '001' } }, two)
    expect(t.crew('scout').fate).toBe('dead')
  })

  describe('Frenzy', () => {
    const three = ['scout', 'captain', 'pilot']
    test.each(['frenzy.3', 'frenzy.4'])(
      'NEM-RULING-201 %s: everybody in the room, in order, nobody elsewhere',
      card => {
        const t = attacked(
          'breeder',
          card,
          {
            first: 'captain',
            turn: 'scout',
            passed: ['captain', 'pilot'],
            at: { pilot: '001' },
            wounds: { captain: ['leg', 'arm'] },
          },
          three,
        )
        expect(kinds(t.events, 'died', 'seriousWound')).toEqual(['died', 'seriousWound'])
        expect(t.told('died')[0].who).toBe(1)
        expect([t.crew('scout').wounds.length, t.crew('pilot').wounds.length]).toEqual([1, 0])
      },
    )

    test('NEM-RULING-201 two deaths are not simultaneous: the first in order is the first death, pods unlock then', () => {
      const t = attacked(
        'queen',
        'frenzy.3',
        {
          first: 'pilot',
          turn: 'scout',
          passed: ['captain', 'pilot'],
          at: { captain: '001' },
          wounds: { scout: ['leg', 'arm'], pilot: ['leg', 'body'] },
          pods: { 1: 'locked' },
        },
        three,
      )
      expect(kinds(t.events, 'died', 'pod')).toEqual(['died', 'pod', 'died'])
      expect(t.told('died').map(e => e.who)).toEqual([2, 0])
    })

    test('NEM-RULING-201 if the game ends on the way, the rest is not resolved', () => {
      const t = attacked('queen', 'frenzy.3', { wounds: { scout: ['leg', 'arm'] } })
      expect([t.table().over?.reason, t.told('event')]).toEqual(['nobodyLeft', []])
    })
  })

  describe('Transformation', () => {
    test.each(['transformation.4', 'transformation.5'])(
      'NEM-RULING-217 %s: the same intruder goes on as a Breeder with its injuries',
      card => {
        const t = attacked('creeper', card, { intruders: [{ kind: 'creeper', room: '011', injuries: 2 }] })
        expect(t.table().intruders).toMatchObject([{ intruder: 1, kind: 'breeder', room: '011', injuries: 2 }])
        expect(t.told('attack')).toHaveLength(1)
      },
    )

    test('NEM-RULING-217 a victim without any card is attacked at once, by surprise', () => {
      const t = attacked('creeper', 'transformation.4', {
        hand: { scout: [] },
        decks: { attack: ['transformation.4', 'bite.4'] },
      })
      expect(t.told('attack').map(e => `${e.kind} ${e.card}`)).toEqual(['creeper transformation.4', 'breeder bite.4'])
      expect(t.crew('scout').wounds).toHaveLength(1)
      expect(pile(t, 'attack.discard')).toEqual(['bite.4', 'transformation.4'])
      const card = attacked('creeper', 'transformation.4', {
        hand: { scout: [] },
        contamination: { scout: { hand: ['clean'] } },
      })
      expect(card.told('attack')).toHaveLength(1)
    })

    test('NEM-RULING-217 no Breeder to be had: nothing happens, not even the attack', () => {
      const t = attacked(
        'creeper',
        'transformation.4',
        {
          at: { captain: '001' },
          hand: { scout: [] },
          intruders: [
            { kind: 'creeper', room: '011' },
            { kind: 'breeder', room: '001' },
            { kind: 'breeder', room: '001' },
          ],
          decks: { attack: ['transformation.4', 'tailAttack.2', 'tailAttack.5'] },
        },
        two,
      )
      expect(intruders(t)).toEqual(['creeper 011', 'breeder 001', 'breeder 001'])
      expect(t.told('attack').filter(e => e.intruder === 1)).toHaveLength(1)
    })
  })

  test('NEM-EX-12 Slime: a Slime marker and a Contamination card; one who has Slime gets the card', () => {
    const t = attacked('adult', 'slime.5')
    expect([t.crew('scout').slime, t.crew('scout').contamination, t.crew('scout').light]).toEqual([true, 1, 0])
    const again = attacked('adult', 'slime.5', { slime: ['scout'] })
    expect([again.told('slimed'), again.crew('scout').contamination]).toEqual([[], 1])
  })

  describe('Summoning', () => {
    const summon = (token: string, given: object = {}) =>
      attacked('queen', 'summoning.3', { bag: { adult: 12 }, hand: { scout: [] }, ...given }, ['scout'], {
        dice: { bag: [token, 'larva-1'] },
      })
    test('NEM-RULING-212 an intruder out of the bag into the room; no noise removed, no comparison, no attack', () => {
      const t = summon('adult-4', { noise: ['011/1', '011/2'] })
      expect(intruders(t)).toEqual(['queen 011', 'adult 011'])
      expect([t.table().noise.length, t.told('surprise'), t.told('attack').length]).toEqual([2, [], 1])
      // 12 − 1 drawn; development adds one again.
      expect([t.table().bag.adult, t.table().supply.adult]).toEqual([12, 0])
    })

    test('NEM-RULING-212 the Blank: noise all around, and back into the bag', () => {
      const t = summon('blank', { noise: ['011/1'] })
      expect([intruders(t), t.table().noise.length, t.table().bag.blank]).toEqual([['queen 011'], 4, 1])
      expect(t.told('encounter')).toEqual([])
    })

    test('NEM-RULING-212 it counts for the first meeting', () => {
      const t = attacked('creeper', 'summoning.3', { met: false }, ['scout'], { dice: { bag: ['larva-1', 'larva-1'] } })
      expect(t.table().asking?.ask).toBe('objective')
    })
  })
})

describe('who is spared', () => {
  const soldier = ['soldier', 'captain']
  /** The Soldier triggers an Encounter with an Adult 4 and few cards. */
  const surprised = (given: object = {}, cards = ['scratch.2']): Situation => {
    const t = situation(
      {
        met: true,
        bag: { adult: 12, breeder: 2 },
        rooms: { '006': { tile: 'canteen', explored: true } },
        noise: ['006/2'],
        at: { captain: '001' },
        hand: { soldier: ['rest', 'nervesOfSteel'] },
        decks: { attack: cards },
        ...given,
      },
      soldier,
      { dice: { noise: ['2'], bag: ['adult-4'] } },
    )
    t.act('soldier', ...move('006', 'rest'))
    return t
  }

  test('NEM-RULING-184 NEM-RULING-203 Nerves of Steel: after the card is seen, before any of it happens', () => {
    const t = surprised()
    expect(t.told('attack')).toMatchObject([{ card: 'scratch.2', hits: true }])
    expect([t.crew('soldier').light, t.asked()]).toEqual([0, ['soldier']])
    expect(t.table().asking).toMatchObject({
      ask: 'attackWindow',
      about: { attack: { card: 'scratch.2', kind: 'adult', victims: [0] } },
    })
    t.act('soldier', { do: 'react', card: 'nervesOfSteel' })
    expect([t.crew('soldier').light, t.crew('soldier').contamination, t.crew('soldier').discard]).toEqual([
      0,
      0,
      ['rest', 'nervesOfSteel'],
    ])
    expect(pile(t, 'attack.discard')).toEqual(['scratch.2'])
  })

  test('NEM-RULING-203 declined, it takes effect', () => {
    const t = surprised()
    t.act('soldier', decline)
    expect([t.crew('soldier').light, t.crew('soldier').contamination]).toEqual([1, 1])
  })

  test('NEM-RULING-203 a miss asks nobody', () => {
    expect(surprised({}, ['tailAttack.2']).told('attack')).toMatchObject([{ hits: false }])
    expect(surprised({}, ['tailAttack.2']).table().asking?.ask).toBe('turn')
  })

  test('NEM-RULING-203 asked by what everybody can see: a Soldier without the card has only to decline', () => {
    const t = surprised({ hand: { soldier: ['rest', 'search'] } })
    expect(t.options('soldier')).toEqual([decline])
    const open = surprised({ hand: { soldier: ['rest', 'search'] }, discard: { soldier: ['nervesOfSteel'] } })
    expect(open.table().asking?.ask).toBe('turn')
  })

  test('NEM-RULING-184 not in the Event Phase, not on an escape', () => {
    const t = attacked('adult', 'scratch.2', { hand: { soldier: ['nervesOfSteel'] } }, ['soldier'])
    expect(t.crew('soldier').light).toBe(1)
    const running = situation(
      {
        intruders: [{ kind: 'adult', room: '011' }],
        hand: { soldier: ['rest', 'nervesOfSteel'] },
        decks: { attack: ['scratch.2'] },
      },
      ['soldier'],
    )
    running.act('soldier', ...move('006', 'rest'))
    expect(running.crew('soldier').light).toBe(1)
  })

  test('NEM-RULING-184 NEM-RULING-201 another triggers it, Frenzy: the Soldier may spare himself alone', () => {
    const t = situation(
      {
        met: true,
        bag: { breeder: 2 },
        noise: ['011/2'],
        hand: { captain: [], soldier: ['nervesOfSteel'] },
        decks: { attack: ['frenzy.3'] },
      },
      ['captain', 'soldier'],
      { dice: { noise: ['2'], bag: ['breeder-4'] } },
    )
    afterwards(t.g, { do: 'noiseRoll', who: 0 })
    passTurn(t, 'captain')
    expect(t.told('attack')).toMatchObject([{ who: 0, card: 'frenzy.3' }])
    expect(t.asked()).toEqual(['soldier'])
    expect(t.crew('captain').wounds).toEqual([])
    t.act('soldier', { do: 'react', card: 'nervesOfSteel' })
    expect([t.crew('captain').wounds.length, t.crew('soldier').wounds.length]).toEqual([1, 0])
  })

  /** The Captain meets a Breeder, whose Frenzy strikes the Soldier in the room as well. */
  const frenzied = (given: object = {}, before: (t: Situation) => void = () => {}): Situation => {
    const t = situation(
      {
        met: true,
        bag: { breeder: 2 },
        noise: ['011/2'],
        hand: { captain: [], soldier: ['nervesOfSteel'] },
        decks: { attack: ['frenzy.3'], event: ['bulkheadsOpen'] },
        ...given,
      },
      ['captain', 'soldier'],
      { dice: { noise: ['2'], bag: ['breeder-4', 'larva-1'] } },
    )
    before(t)
    afterwards(t.g, { do: 'noiseRoll', who: 0 })
    passTurn(t, 'captain')
    return t
  }

  test('NEM-RULING-179 a Soldier who has passed may still play Nerves of Steel', () => {
    const t = frenzied({ passed: ['soldier'] })
    expect([t.crew('soldier').passed, t.options('soldier')]).toEqual([
      true,
      [decline, { do: 'react', card: 'nervesOfSteel' }],
    ])
    t.act('soldier', { do: 'react', card: 'nervesOfSteel' })
    expect(t.told('seriousWound').filter(e => e.who === 1)).toEqual([])
  })

  test('NEM-RULING-197 reactions that protect different Characters all count', () => {
    const given = { hand: { captain: ['rest'], soldier: ['nervesOfSteel'] }, inventory: { soldier: ['armor'] } }
    const t = frenzied(given, trade => {
      trade.act('captain', { do: 'trade' }, { do: 'pay', card: 'rest' })
      trade.act('soldier', decline, { do: 'partner', whom: 0 }, { do: 'put', card: 'armor' })
      trade.act('captain', { do: 'partner', whom: 1 }, { do: 'ready' })
      trade.act('soldier', { do: 'ready' })
      trade.act('captain', { do: 'end' })
    })
    expect(t.asked()).toEqual(['captain', 'soldier'])
    t.act('soldier', { do: 'react', card: 'nervesOfSteel' })
    t.act('captain', { do: 'react', card: 'armor' })
    expect(t.told('spared').map(e => [e.who, e.card])).toEqual([
      [0, 'armor'],
      [1, 'nervesOfSteel'],
    ])
    expect([t.crew('captain').wounds, t.crew('soldier').wounds]).toEqual([[], []])
  })

  describe('Armor', () => {
    const armoured = { inventory: { soldier: ['armor'] } }
    test('NEM-RULING-203 in every attack, Event Phase included; used up', () => {
      const t = attacked('adult', 'bite.4', armoured, ['soldier'])
      expect(t.asked()).toEqual(['soldier'])
      t.act('soldier', { do: 'react', card: 'armor' })
      expect(t.crew('soldier').wounds).toEqual([])
      expect(t.crew('soldier').inventory).toEqual([])
    })

    test('NEM-RULING-203 on an escape, and the escape goes on', () => {
      const t = situation(
        {
          ...armoured,
          intruders: [{ kind: 'adult', room: '011' }],
          hand: { soldier: ['rest'] },
          decks: { attack: ['bite.4'] },
        },
        ['soldier'],
        { dice: { noise: ['silence'] } },
      )
      t.act('soldier', ...move('006', 'rest'), { do: 'react', card: 'armor' })
      expect([t.crew('soldier').wounds, t.crew('soldier').room]).toEqual([[], '006'])
    })

    test('NEM-RULING-203 against a Larva before it infests: it stays in the room', () => {
      const t = attacked('larva', 'scratch.2', armoured, ['soldier'])
      expect(t.table().asking?.about).toMatchObject({ attack: { kind: 'larva', card: null } })
      t.act('soldier', { do: 'react', card: 'armor' })
      expect([t.crew('soldier').larva, t.crew('soldier').contamination, intruders(t)]).toEqual([
        false,
        0,
        ['larva 011'],
      ])
    })

    test('NEM-RULING-203 it spares its wearer only', () => {
      const t = attacked('queen', 'frenzy.3', { ...armoured, hand: { captain: ['rest'] } }, soldier)
      t.act('soldier', { do: 'react', card: 'armor' })
      expect([t.crew('soldier').wounds.length, t.crew('captain').wounds.length]).toEqual([0, 1])
    })

    test('NEM-RULING-203 one attack each: the second intruder is a second question', () => {
      const t = attacked(
        'adult',
        'bite.4',
        {
          ...armoured,
          intruders: [
            { kind: 'adult', room: '011' },
            { kind: 'adult', room: '011' },
          ],
          decks: { attack: ['bite.4', 'scratch.2'] },
        },
        ['soldier'],
      )
      t.act('soldier', decline)
      expect(t.crew('soldier').wounds).toHaveLength(1)
      expect(t.asked()).toEqual(['soldier'])
      t.act('soldier', { do: 'react', card: 'armor' })
      expect(t.crew('soldier').light).toBe(0)
    })

    test('NEM-RULING-203 a standing answer declines, unless one wants to be asked when it is about oneself', () => {
      const prepare = () => {
        const t = situation(
          {
            ...armoured,
            intruders: [{ kind: 'adult', room: '011' }],
            decks: { attack: ['scratch.2'], event: ['bulkheadsOpen'] },
          },
          ['soldier'],
          {
            dice: { bag: ['larva-1'] },
          },
        )
        return t
      }
      const never = prepare()
      never.standing('soldier', 'game')
      passTurn(never, 'soldier')
      expect(never.crew('soldier').light).toBe(1)
      const mine = prepare()
      mine.standing('soldier', 'game', true)
      passTurn(mine, 'soldier')
      expect(mine.table().asking?.ask).toBe('attackWindow')
    })

    test('NEM-RULING-203 while it is asked, nobody sees what the Soldier has answered', () => {
      const t = attacked('queen', 'frenzy.3', { ...armoured, hand: { soldier: ['rest'], captain: ['rest'] } }, soldier)
      expect(t.table().asking).toMatchObject({ sealed: true, seats: null })
    })
  })
})

test('NEM-ATTACK-03 finding the one with the fewest cards tells everybody something about hands', () => {
  const t = attacked('adult', 'tailAttack.2', { hand: { scout: ['rest', 'search'], captain: ['rest'] } }, two)
  // For the secrecy property: everybody has learned something about hands here.
  expect(t.told('attack')).toMatchObject([{ who: 1, learned: EVERYBODY }])
  const alone = attacked('adult', 'tailAttack.2')
  expect(alone.told('attack')).toMatchObject([{ who: 0, learned: EVERYBODY }]) // the card, face up now
})

/** The steps of the Event Phase. Single Event cards: event-cards.test.ts; the bag: bag.test.ts. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../src/core/pieces.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { beforePhase, intruders, kinds, passTurn, phase, quiet } from './eventPhase.ts'
import { type Situation, situation } from './situation.ts'

const pile = (t: Situation, zone: 'event' | 'event.discard' | 'attack' | 'attack.discard' | 'removed'): string[] =>
  sharedZone(t.g, zone).map(piece => nameOf(t.g, piece))

test('NEM-EVENT-01 time, attacks, fire, event card, bag, new round: in this order', () => {
  const t = phase('bulkheadsOpen', {
    intruders: [
      { kind: 'adult', room: '011' },
      { kind: 'adult', room: '006' },
    ],
    rooms: { '006': { fire: true } },
    decks: { attack: ['tailAttack.2', 'scratch.6'] },
    selfDestruct: 6,
  })
  expect(kinds(t.events, 'time', 'selfDestruct', 'attack', 'injured', 'event', 'tokenDrawn', 'round')).toEqual([
    'time',
    'selfDestruct',
    'attack',
    'injured',
    'event',
    'tokenDrawn',
    'round',
  ])
})

test('NEM-EVENT-02 the time marker advances one space; the self-destruct marker only while it runs', () => {
  const idle = phase('bulkheadsOpen', { time: 12 })
  expect([idle.table().time, idle.table().selfDestruct]).toEqual([11, null])
  const running = phase('bulkheadsOpen', { time: 12, selfDestruct: 5 })
  expect([running.table().time, running.table().selfDestruct]).toEqual([11, 4])
})

describe('intruder attacks', () => {
  test('NEM-EVENT-03 each intruder with a character attacks once, the others do not', () => {
    const t = phase('bulkheadsOpen', {
      intruders: [
        { kind: 'adult', room: '011' },
        { kind: 'creeper', room: '011' },
        { kind: 'adult', room: '002' },
      ],
      decks: { attack: ['tailAttack.2', 'tailAttack.5'] },
    })
    expect(t.told('attack').map(e => e.intruder)).toEqual([1, 2])
  })

  test('NEM-RULING-60 rooms in turn order of the characters in them; the larger first, equal ones by arrival', () => {
    const t = beforePhase(
      'bulkheadsOpen',
      {
        first: 'captain',
        turn: 'scout',
        passed: ['captain'],
        at: { scout: '001', captain: '011' },
        intruders: [
          { kind: 'larva', room: '001' },
          { kind: 'creeper', room: '011' },
          { kind: 'adult', room: '011' },
          { kind: 'adult', room: '011' },
          { kind: 'breeder', room: '011' },
          { kind: 'queen', room: '011' },
        ],
        decks: { attack: ['transformation.4', 'transformation.5', 'tailAttack.2', 'tailAttack.5', 'frenzy.3'] },
      },
      ['scout', 'captain'],
    )
    passTurn(t, 'scout')
    expect(t.told('attack').map(e => `${e.kind} ${e.intruder} ${e.hits}`)).toEqual([
      'queen 6 false',
      'breeder 5 false',
      'adult 3 false',
      'adult 4 false',
      'creeper 2 false',
      'larva 1 true',
    ])
  })

  test('NEM-RULING-61 the target is chosen anew for each attack', () => {
    // The Captain has fewer cards and dies of the first bite: the second intruder turns on the Scout.
    const t = phase(
      'bulkheadsOpen',
      {
        hand: { scout: ['rest', 'search'], captain: ['rest'] },
        wounds: { captain: ['leg', 'body'] },
        intruders: [
          { kind: 'adult', room: '011' },
          { kind: 'adult', room: '011' },
        ],
        decks: { attack: ['bite.4', 'tailAttack.2'] },
      },
      ['scout', 'captain'],
    )
    expect(t.told('attack').map(e => e.who)).toEqual([t.seat('captain'), t.seat('scout')])
    expect(t.crew('captain').fate).toBe('dead')
  })

  test('NEM-RULING-61 with nobody left in the room the rest do not attack', () => {
    const t = phase(
      'bulkheadsOpen',
      {
        at: { captain: '001' },
        wounds: { scout: ['leg', 'body'] },
        intruders: [
          { kind: 'adult', room: '011' },
          { kind: 'adult', room: '011' },
        ],
        decks: { attack: ['bite.4', 'scratch.2'] },
      },
      ['scout', 'captain'],
    )
    expect(t.told('attack')).toHaveLength(1)
  })

  test('NEM-RULING-61 NEM-RULING-212 whatever appears during the step does not attack in it', () => {
    const t = phase(
      'bulkheadsOpen',
      {
        bag: { adult: 12 },
        intruders: [{ kind: 'creeper', room: '011' }],
        decks: { attack: ['summoning.3', 'scratch.2'] },
      },
      ['scout'],
      { dice: { bag: ['adult-4', 'larva-1'] } },
    )
    expect(intruders(t)).toEqual(['creeper 011', 'adult 011'])
    expect(t.told('attack')).toHaveLength(1)
  })

  test('NEM-EVENT-03 no attacks when the phase is calm, and only in this one', () => {
    const t = phase('bulkheadsOpen', { calm: true, intruders: [{ kind: 'adult', room: '011' }] })
    expect(t.told('attack')).toEqual([])
    expect(t.table().calm).toBe(false)
  })
})

describe('fire damage', () => {
  test('NEM-EVENT-04 NEM-FIRE-03 each intruder in a burning room suffers one injury, nobody elsewhere', () => {
    const t = phase('bulkheadsOpen', {
      intruders: [
        { kind: 'adult', room: '006' },
        { kind: 'adult', room: '006' },
        { kind: 'adult', room: '007' },
      ],
      rooms: { '006': { fire: true } },
      decks: { attack: ['scratch.6', 'bite.6'] },
    })
    expect(t.told('injured').map(e => [e.intruder, e.injuries])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('NEM-RULING-67 rooms by number, the larger first; kills leave carcasses', () => {
    const t = phase('bulkheadsOpen', {
      intruders: [
        { kind: 'larva', room: '008' },
        { kind: 'larva', room: '006' },
        { kind: 'creeper', room: '006', injuries: 4 },
      ],
      rooms: { '006': { fire: true }, '008': { fire: true } },
      decks: { attack: ['clawAttack.5'] },
    })
    expect(t.told('intruderDied').map(e => `${e.kind} ${e.room}`)).toEqual(['creeper 006', 'larva 006', 'larva 008'])
    expect([t.room('006').objects, t.room('008').objects]).toEqual([['carcass'], []])
  })

  test('NEM-RULING-67 one that retreats into another burning room is not hit again', () => {
    const t = phase('bulkheadsOpen', {
      intruders: [{ kind: 'adult', room: '006' }],
      rooms: { '006': { fire: true }, '007': { fire: true } },
      decks: { attack: ['bite.retreat'], event: ['regeneration', 'bulkheadsOpen'] },
    })
    expect(t.told('injured')).toHaveLength(1)
    // Regeneration sends it through corridor 1 to 007; Bulkheads Open then moves it back through 1.
    expect(t.told('intruderMoved').map(e => `${e.from} ${e.to}`)).toEqual(['006 007', '007 006'])
    expect(t.table().intruders[0].injuries).toBe(1)
  })

  test('NEM-EVENT-05 NEM-RULING-68 one uncarried egg per burning room; in the nest it comes off the intruder board', () => {
    const t = phase('bulkheadsOpen', {
      rooms: { '002': { tile: 'nest', explored: true, fire: true }, '006': { fire: true } },
      eggs: 4,
      objects: { '006': ['egg', 'egg'], '007': ['egg'] },
    })
    expect(t.table().eggs).toBe(3)
    expect([t.room('006').objects, t.room('007').objects]).toEqual([['egg'], ['egg']])
    expect(t.told('noiseRolled')).toEqual([])
  })

  test('NEM-RULING-68 a carried egg is safe', () => {
    const t = phase('bulkheadsOpen', {
      at: { scout: '006' },
      rooms: { '006': { tile: 'canteen', explored: true, fire: true } },
      eggs: 5,
      carried: { scout: ['egg'] },
    })
    expect(t.crew('scout').objects).toEqual(['egg'])
    expect([t.table().eggs, t.told('eggs')]).toEqual([5, []])
  })

  test('NEM-EVENT-05 a nest nobody has found yet keeps its eggs: burning tells nobody where it is', () => {
    const t = phase('bulkheadsOpen', { rooms: { '002': { tile: 'nest', fire: true } }, eggs: 5 })
    expect([t.table().eggs, t.told('eggs')]).toEqual([5, []])
  })

  test('NEM-EVENT-05 the last egg to burn destroys the nest', () => {
    const t = phase('bulkheadsOpen', { rooms: { '002': { tile: 'nest', explored: true, fire: true } }, eggs: 1 })
    expect([t.table().eggs, t.table().nestDestroyed]).toEqual([0, true])
  })
})

describe('the event card', () => {
  test('NEM-EVENT-06 first the movement, then the effect', () => {
    // Damage moves Adults through corridor 2 and then breaks the rooms where they are now.
    const t = phase('damage', {
      rooms: { '006': { tile: 'canteen', explored: true }, '008': { tile: 'commandCenter', explored: true } },
      at: { scout: '001' },
      intruders: [{ kind: 'adult', room: '006' }],
    })
    expect(intruders(t)).toEqual(['adult 011'])
    expect(t.told('malfunction').map(e => e.room)).toEqual(['011'])
  })

  test('NEM-EVENT-07 only kinds shown on the card move, and only where there is no character', () => {
    const t = phase('regeneration', {
      at: { scout: '011' },
      intruders: [
        { kind: 'breeder', room: '006' },
        { kind: 'adult', room: '006' },
        { kind: 'queen', room: '011' },
      ],
      decks: { attack: ['transformation.4'] },
    })
    expect(intruders(t)).toEqual(['breeder 007', 'adult 006', 'queen 011'])
  })

  test('NEM-EVENT-07 NEM-RULING-71 all at once, one step each: nobody moves twice, arriving has no further effect', () => {
    // Corridor 1 joins 006 and 007: the two change places. Corridor 1 of 015 leads to the Scout.
    const t = phase('regeneration', {
      intruders: [
        { kind: 'breeder', room: '006' },
        { kind: 'breeder', room: '007' },
        { kind: 'queen', room: '015' },
      ],
    })
    expect(intruders(t)).toEqual(['breeder 007', 'breeder 006', 'queen 011'])
    expect([t.told('encounter'), t.told('attack'), t.told('surprise')]).toEqual([[], [], []])
  })

  test('NEM-RULING-71 whether an intruder is in combat is settled before any of them moves', () => {
    // The Queen joins the Scout; the Breeder that was with the Scout stays although it is listed later.
    const t = phase('regeneration', {
      intruders: [
        { kind: 'queen', room: '015' },
        { kind: 'breeder', room: '011' },
      ],
      decks: { attack: ['transformation.4'] },
    })
    expect(intruders(t)).toEqual(['queen 011', 'breeder 011'])
  })

  test('NEM-EVENT-08 NEM-TECH-06 into the ducts: off the board, injuries gone, a token of its kind into the bag', () => {
    const given = { bag: { breeder: 0 }, intruders: [{ kind: 'breeder', room: '014', injuries: 3 }] }
    const t = phase('hunt.3', given)
    expect(intruders(t)).toEqual([])
    expect([t.table().bag.breeder, t.table().supply.breeder]).toEqual([1, 1])
    expect(t.told('intruderLeft')).toMatchObject([{ how: 'ducts', room: '014' }])
    expect(t.room('014').objects).toEqual([])
  })

  test('NEM-TECH-07 leaving through the ducts leaves the noise there', () => {
    const t = phase('hunt.3', { noise: ['main'], intruders: [{ kind: 'breeder', room: '014' }] })
    expect(intruders(t)).toEqual([])
    expect(t.table().noise).toEqual(['main'])
  })

  test('NEM-EVENT-09 NEM-DOOR-05 a closed door is destroyed and the intruder stays; next time it passes', () => {
    const t = phase('regeneration', { doors: { '006/1': 'closed' }, intruders: [{ kind: 'breeder', room: '006' }] })
    expect(intruders(t)).toEqual(['breeder 006'])
    expect(t.table().doors).toEqual([{ corridor: 'c006-007', state: 'destroyed' }])
    const again = phase('regeneration', {
      doors: { '006/1': 'destroyed' },
      intruders: [{ kind: 'breeder', room: '006' }],
    })
    expect(intruders(again)).toEqual(['breeder 007'])
  })

  test('NEM-DOOR-06 NEM-RULING-80 several at one door, from both sides: destroyed once, all stay', () => {
    const t = phase('regeneration', {
      doors: { '006/1': 'closed' },
      intruders: [
        { kind: 'breeder', room: '006' },
        { kind: 'queen', room: '006' },
        { kind: 'breeder', room: '007' },
      ],
    })
    expect(intruders(t)).toEqual(['breeder 006', 'queen 006', 'breeder 007'])
    expect(t.told('door')).toHaveLength(1)
  })

  test('NEM-EVENT-10 the card goes face up onto the discard pile', () => {
    const t = phase('regeneration')
    expect(pile(t, 'event.discard')).toEqual(['regeneration'])
    expect(t.table().decks.find(d => d.deck === 'event')?.discard).toEqual(['regeneration'])
    expect(pile(t, 'event')).toHaveLength(19)
  })

  test('NEM-EVENT-11 an empty deck is made anew from its discard pile', () => {
    const t = situation({}, ['scout'], { dice: quiet })
    const deck = sharedZone(t.g, 'event')
    sharedZone(t.g, 'event.discard').push(...deck.splice(0))
    passTurn(t, 'scout')
    expect(t.told('reshuffled')).toMatchObject([{ deck: 'event' }])
    expect(t.told('event')).toHaveLength(1)
    expect(
      pile(t, 'event').length +
        pile(t, 'event.discard').length +
        pile(t, 'removed').filter(c => c === t.told('event')[0].card).length,
    ).toBe(20)
  })

  test('NEM-RULING-18 no event card at all: the step does nothing and the phase goes on', () => {
    const t = situation({ intruders: [{ kind: 'adult', room: '006' }] }, ['scout'], { dice: quiet })
    sharedZone(t.g, 'removed').push(...sharedZone(t.g, 'event').splice(0))
    passTurn(t, 'scout')
    expect([t.told('event'), t.told('tokenDrawn').length, t.table().round]).toEqual([[], 1, 2])
  })

  test('NEM-EVENT-12 a new round starts when everything the bag has triggered is done', () => {
    const t = phase(
      'bulkheadsOpen',
      { at: { scout: '001' }, noise: ['001/3'], hand: { scout: [] }, deck: { scout: ['rest'] } },
      ['scout'],
      {
        dice: { bag: ['adult-2', 'adult-3'], noise: ['3'] },
      },
    )
    // Noise roll, Encounter, first meeting: the question waits in the old round.
    expect([t.asked(), t.table().round, t.table().asking?.ask]).toEqual([['scout'], 1, 'objective'])
    t.act('scout', t.options('scout')[0])
    expect(t.table().round).toBe(2)
    expect(kinds(t.events, 'encounter', 'surprise', 'attack', 'round')).toEqual([
      'encounter',
      'surprise',
      'attack',
      'round',
    ])
  })
})

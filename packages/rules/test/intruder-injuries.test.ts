/** Injuries, toughness, death and retreat of intruders. NEM-INJ, NEM-RETREAT. */
import { describe, expect, test } from 'vitest'
import { readBoard } from '../src/core/board.ts'
import { sharedZone } from '../src/core/pieces.ts'
import { nameOf } from '../src/core/ruleset.ts'
import { intruders, kinds, phase } from './eventPhase.ts'
import { boards } from './printed.ts'
import { type Situation, situation, variant } from './situation.ts'

const pile = (t: Situation, zone: 'attack.discard' | 'event.discard'): string[] =>
  sharedZone(t.g, zone).map(piece => nameOf(t.g, piece))

interface Shot {
  injuries?: number
  cards?: string[]
  event?: string
  face?: string
  given?: object
  at?: string
  game?: string
}
/** The Scout shoots at one intruder in the room; these attack cards are drawn for its toughness. */
function shoot(
  kind: string,
  { injuries = 0, cards = [], event = 'regeneration', face = 'hit', given = {}, at = '006', game }: Shot = {},
): Situation {
  const t = situation(
    {
      rooms: { '006': { tile: 'canteen', explored: true } },
      at: { scout: at },
      hand: { scout: ['rest', 'search'] },
      intruders: [{ kind, room: at, injuries }],
      decks: { attack: cards, event: [event] },
      ...given,
    },
    ['scout'],
    { dice: { combat: [face, face] }, ...(game && { game }) },
  )
  t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
  return t
}

describe('the check', () => {
  test('NEM-INJ-01 NEM-RULING-57 all markers first, then one check', () => {
    const t = shoot('adult', { face: 'double', cards: ['scratch.2', 'scratch.3'] })
    expect(t.told('injured')).toMatchObject([{ injuries: 2, total: 2 }])
    expect(t.told('toughness')).toHaveLength(1)
    // With one marker at a time the 2 would not have killed at the first and the 3 would not at the second.
    expect(t.told('intruderDied')).toHaveLength(1)
  })

  test('NEM-INJ-02 a Larva dies of one injury, without a card', () => {
    const t = shoot('larva', { cards: ['scratch.6'] })
    expect([intruders(t), t.told('toughness')]).toEqual([[], []])
  })

  test.each(['creeper', 'adult'])('NEM-INJ-03 %s: one card, blood up to the markers kills, more does not', kind => {
    const dead = shoot(kind, { injuries: 2, cards: ['scratch.3'] })
    expect([dead.told('toughness')[0].cards, intruders(dead)]).toEqual([['scratch.3'], []])
    const lives = shoot(kind, { injuries: 2, cards: ['clawAttack.4'] })
    expect(lives.table().intruders).toMatchObject([{ kind, injuries: 3 }])
  })

  test('NEM-INJ-03 only the blood symbol is used: the card harms nobody', () => {
    const t = shoot('adult', { cards: ['scratch.6'] })
    expect([t.crew('scout').light, t.crew('scout').contamination, t.told('attack')]).toEqual([0, 0, []])
    expect(pile(t, 'attack.discard')).toEqual(['scratch.6'])
  })

  test.each(['breeder', 'queen'])('NEM-INJ-04 NEM-EX-24 %s: two cards, their sum', kind => {
    const dead = shoot(kind, { injuries: 4, cards: ['scratch.2', 'scratch.3'] })
    expect([dead.told('toughness')[0], intruders(dead)]).toMatchObject([
      { cards: ['scratch.2', 'scratch.3'], blood: 5 },
      [],
    ])
    const lives = shoot(kind, { injuries: 4, cards: ['clawAttack.3', 'scratch.3'] })
    expect(lives.table().intruders).toMatchObject([{ kind, injuries: 5 }])
  })

  test.each(['creeper', 'adult', 'breeder', 'queen'])(
    'NEM-INJ-05 NEM-RULING-69 a dead %s leaves one Carcass in its room',
    kind => {
      const t = shoot(kind, { injuries: 20, cards: ['scratch.2', 'scratch.3'] })
      expect([intruders(t), t.room('006').objects, t.table().killed[kind as 'adult']]).toEqual([[], ['carcass'], 1])
    },
  )

  test('NEM-INJ-05 a dead Larva leaves none', () => {
    const t = shoot('larva')
    expect([t.room('006').objects, t.table().killed.larva]).toEqual([[], 1])
  })

  test('NEM-RULING-69 Carcasses do not run out', () => {
    const t = shoot('adult', {
      injuries: 20,
      cards: ['scratch.2'],
      given: { objects: { '006': Array(12).fill('carcass') } },
    })
    expect(t.room('006').objects).toHaveLength(13)
  })

  test('NEM-INJ-06 drawn anew at every check; only the markers stay', () => {
    const t = shoot('adult', { cards: ['scratch.6', 'scratch.2'] })
    expect(intruders(t)).toEqual(['adult 006'])
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'search' })
    expect(t.told('toughness').map(e => e.blood)).toEqual([6, 2])
    expect(intruders(t)).toEqual([])
  })

  test('NEM-RULING-18 the deck runs out between two cards: the discard pile without the first is shuffled', () => {
    const t = situation(
      {
        rooms: { '006': { tile: 'canteen', explored: true } },
        at: { scout: '006' },
        hand: { scout: ['rest'] },
        intruders: [{ kind: 'queen', room: '006', injuries: 7 }],
      },
      ['scout'],
      { dice: { combat: ['hit'] } },
    )
    const deck = sharedZone(t.g, 'attack')
    const byName = (name: string) => deck.findIndex(p => nameOf(t.g, p) === name)
    const [two] = deck.splice(byName('scratch.2'), 1)
    const [six] = deck.splice(byName('scratch.6'), 1)
    sharedZone(t.g, 'removed').push(...deck.splice(0))
    deck.push(two)
    sharedZone(t.g, 'attack.discard').push(six)
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect(t.told('toughness')).toMatchObject([{ cards: ['scratch.2', 'scratch.6'], blood: 8 }])
    expect(t.told('reshuffled')).toMatchObject([{ deck: 'attack' }])
    expect(intruders(t)).toEqual([])
    expect(pile(t, 'attack.discard')).toEqual(['scratch.2', 'scratch.6'])
  })

  test('NEM-RULING-18 no card at all: it survives and does not retreat', () => {
    const t = situation(
      { intruders: [{ kind: 'adult', room: '011', injuries: 20 }], hand: { scout: ['rest'] } },
      ['scout'],
      { dice: { combat: ['hit'] } },
    )
    sharedZone(t.g, 'removed').push(...sharedZone(t.g, 'attack').splice(0))
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect(t.table().intruders).toMatchObject([{ room: '011', injuries: 21 }])
    expect(t.told('retreats')).toEqual([])
  })
})

describe('retreat', () => {
  test('NEM-RETREAT-01 NEM-RULING-58 an arrow in place of the number: it cannot die, it retreats', () => {
    for (const card of ['bite.retreat', 'clawAttack.retreat']) {
      const t = shoot('adult', { injuries: 20, cards: [card] })
      expect(t.table().intruders).toMatchObject([{ kind: 'adult', room: '007', injuries: 21 }])
      expect(t.told('toughness')).toMatchObject([{ blood: null }])
    }
  })

  test.each(['breeder', 'queen'])('NEM-RETREAT-02 NEM-RULING-58 %s: one arrow on either card is enough', kind => {
    for (const cards of [
      ['scratch.2', 'bite.retreat'],
      ['bite.retreat', 'scratch.2'],
    ]) {
      const t = shoot(kind, { injuries: 20, cards })
      expect(intruders(t)).toEqual([`${kind} 007`])
    }
  })

  test('NEM-RETREAT-03 NEM-RULING-170 the number of an Event card, whose movement and effect are ignored, then discarded', () => {
    // Consuming Fire: corridor 4 of 006 leads to 002. Creepers, Breeders and the Queen would move, fire would spread.
    const given = { rooms: { '006': { tile: 'canteen', explored: true }, '008': { fire: true } } }
    const t = shoot('adult', {
      cards: ['bite.retreat'],
      event: 'consumingFire',
      given: {
        ...given,
        intruders: [
          { kind: 'adult', room: '006' },
          { kind: 'queen', room: '021' },
        ],
      },
    })
    expect(t.told('retreats')).toMatchObject([{ card: 'consumingFire', number: 4 }])
    expect(intruders(t)).toEqual(['adult 002', 'queen 021'])
    expect([t.told('fire'), t.told('event'), pile(t, 'event.discard')]).toEqual([[], [], ['consumingFire']])
  })

  test('NEM-RETREAT-03 a card that would leave the game is only discarded', () => {
    const t = shoot('adult', { cards: ['bite.retreat'], event: 'coolantLeak' })
    expect([pile(t, 'event.discard'), t.told('eventRemoved')]).toEqual([['coolantLeak'], []])
  })

  test('NEM-RETREAT-04 the markers stay on it; through the ducts they are gone with it', () => {
    const stays = shoot('adult', { injuries: 3, cards: ['bite.retreat'] })
    expect(stays.table().intruders[0].injuries).toBe(4)
    const ducts = shoot('adult', { injuries: 3, cards: ['bite.retreat'], event: 'hunt.3', at: '019' })
    expect([intruders(ducts), ducts.told('intruderLeft')]).toMatchObject([[], [{ how: 'ducts', room: '019' }]])
  })

  test('NEM-RULING-59 any room will do: unexplored, burning, with a character', () => {
    const t = situation(
      {
        rooms: { '006': { tile: 'canteen', explored: true }, '011': { fire: true } },
        at: { scout: '006', captain: '011' },
        hand: { scout: ['rest'] },
        intruders: [{ kind: 'adult', room: '006' }],
        decks: { attack: ['bite.retreat'], event: ['damage'] },
      },
      ['scout', 'captain'],
      { dice: { combat: ['hit'] } },
    )
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect(intruders(t)).toEqual(['adult 011'])
    expect([t.told('encounter'), t.told('attack'), t.told('injured').length]).toEqual([[], [], 1])
  })

  test('NEM-RULING-59 a closed door is destroyed and it stays', () => {
    const t = shoot('adult', { cards: ['bite.retreat'], given: { doors: { '006/1': 'closed' } } })
    expect([intruders(t), t.table().doors]).toEqual([['adult 006'], [{ corridor: 'c006-007', state: 'destroyed' }]])
  })

  test('NEM-RULING-59 NEM-RULING-30 without a corridor of that number it stays', () => {
    const data = structuredClone(boards['nemesis-base'])
    data.corridors = data.corridors.filter(c => c.id !== 'c006-007')
    const game = variant('nemesis-no-retreat', () => ({ boards: { 'nemesis-base': readBoard(data) } }))
    const t = shoot('adult', { cards: ['bite.retreat'], event: 'regeneration', game })
    expect(t.told('retreats')).toMatchObject([{ number: 1 }])
    expect([intruders(t), t.told('intruderMoved'), t.told('intruderLeft')]).toEqual([['adult 006'], [], []])
  })

  test('NEM-RULING-59 out of Combat as well, and into a room nobody has explored: by Fire Damage', () => {
    const t = phase('bulkheadsOpen', {
      rooms: { '006': { fire: true } },
      intruders: [{ kind: 'adult', room: '006' }],
      decks: { attack: ['bite.retreat'], event: ['eggProtection', 'bulkheadsOpen'] },
      at: { scout: '001' },
    })
    // Egg Protection sends it through corridor 2 to 011, Bulkheads Open then through 1 to 015, unexplored.
    expect(t.told('intruderMoved').map(e => `${e.from} ${e.to}`)).toEqual(['006 011', '011 015'])
  })

  test('NEM-RULING-18 no Event card at all: no retreat', () => {
    const t = situation(
      { intruders: [{ kind: 'adult', room: '011' }], hand: { scout: ['rest'] }, decks: { attack: ['bite.retreat'] } },
      ['scout'],
      { dice: { combat: ['hit'] } },
    )
    sharedZone(t.g, 'removed').push(...sharedZone(t.g, 'event').splice(0))
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect([intruders(t), kinds(t.events, 'retreats')]).toEqual([['adult 011'], []])
  })
})

test('NEM-RULING-56 NEM-INJ-02 an egg dies of one injury', () => {
  const t = situation(
    { rooms: { '002': { tile: 'nest', explored: true } }, at: { scout: '002' }, eggs: 5, hand: { scout: ['rest'] } },
    ['scout'],
    { dice: { combat: ['creeper'], noise: ['silence'] } },
  )
  t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
  expect(t.table().eggs).toBe(4)
})

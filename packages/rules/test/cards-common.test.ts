/** The sixty action cards: what is printed on them, and the five everybody has, played by everybody. */
import { describe, expect, test } from 'vitest'
import { actions } from '../src/games/nemesis/content/actions.ts'
import { characters } from '../src/games/nemesis/content/characters.ts'
import { explain, type Name } from '../src/index.ts'
import { decline, interrupt, keep, part, play, type Situation, situation } from './situation.ts'

/** Cost beside the card itself, and when. OOC never in Combat, IC only in Combat. */
const OWN: Record<string, [card: string, cost: number, when: string][]> = {
  captain: [
    ['basicRepairs', 2, 'OOC'],
    ['order', 0, 'OOC'],
    ['motivation', 0, 'any'],
    ['suppressiveFire', 0, 'IC'],
    ['reload', 0, 'any'],
  ],
  pilot: [
    ['repairs', 1, 'OOC'],
    ['computerSkills', 0, 'OOC'],
    ['piloting', 0, 'OOC'],
    ['knowledgeOfTheShip', 0, 'OOC'],
    ['oldFriend', 0, 'OOC'],
  ],
  scientist: [
    ['repairs', 1, 'OOC'],
    ['computerSkills', 0, 'OOC'],
    ['riskAssessment', 0, 'OOC'],
    ['blockingAccess', 0, 'OOC'],
    ['intranet', 1, 'OOC'],
  ],
  scout: [
    ['basicRepairs', 2, 'OOC'],
    ['scavenging', 1, 'OOC'],
    ['reconnaissance', 1, 'OOC'],
    ['suppressiveFire', 0, 'IC'],
    ['adrenaline', 0, 'IC'],
  ],
  soldier: [
    ['basicRepairs', 2, 'OOC'],
    ['coveringFire', 0, 'IC'],
    ['takingAim', 0, 'IC'],
    ['fullAuto', 0, 'IC'],
    ['nervesOfSteel', 0, 'reaction'],
  ],
  mechanic: [
    ['fastRepairs', 0, 'OOC'],
    ['computerSkills', 0, 'OOC'],
    ['ingenuity', 0, 'OOC'],
    ['technicalCorridors', 1, 'OOC'],
    ['pyrotechnics', 1, 'OOC'],
  ],
}
const COMMON: [card: string, cost: number, when: string][] = [
  ['search', 0, 'OOC'],
  ['rest', 0, 'OOC'],
  ['demolition', 0, 'any'],
  ['interruption', 0, 'reaction'],
]
const WORDS: Record<string, string> = { OOC: 'outOfCombat', IC: 'inCombat', any: 'any', reaction: 'reaction' }
const crew = characters.map(c => [c] as const)
const canteen = { tile: 'canteen', explored: true, items: 2 }

/** One character in the Canteen, the next one in the box far away. */
const alone = (who: Name, given: object = {}, more: object = {}): Situation =>
  situation({ rooms: { '006': canteen }, at: { [who]: '006' }, ...given }, [who], more)

describe('the decks', () => {
  test.each(crew)('NEM-DATA-09 the ten cards of the %s', who => {
    const wanted = [...COMMON, ...OWN[who]].map(([id, cost, when]) => ({ id, cost, when: WORDS[when] }))
    expect(actions[who].map(({ id, cost, when }) => ({ id, cost, when }))).toEqual(wanted)
    expect(actions[who].reduce((n, card) => n + card.copies, 0)).toBe(10)
    expect(actions[who].find(card => card.id === 'search')?.copies).toBe(2)
  })

  const all = characters.flatMap(who => [...COMMON, ...OWN[who]].map(([card, , when]) => [who, card, when] as const))
  test.each(all)('NEM-ACT-04 NEM-ACT-05 NEM-ACT-06 %s: %s (%s)', (who, card, when) => {
    const why = (intruders: object[]) => {
      const others = actions[who]
        .map(c => c.id)
        .filter(id => id !== card)
        .slice(0, 2)
      const { g } = alone(who, { hand: { [who]: [card, ...others] }, intruders })
      return explain(g, 0).find(o => o.do === 'play' && o.card === card)?.why
    }
    const [calm, fight] = [why([]), why([{ kind: 'adult', room: '006' }])]
    if (when === 'OOC') expect([calm === 'notInCombat', fight]).toEqual([false, 'inCombat'])
    if (when === 'IC') expect([calm, fight === 'inCombat']).toEqual(['notInCombat', false])
    if (when === 'any') expect([calm, fight]).toEqual([undefined, undefined])
    if (when === 'reaction') expect([calm, fight]).toEqual(['reactionOnly', 'reactionOnly'])
  })

  const priced = characters.flatMap(who =>
    OWN[who].filter(([, cost]) => cost > 0).map(([card, cost]) => [who, card, cost] as const),
  )
  test.each(priced)('NEM-ACT-07 %s: %s costs %i more, and cannot pay for itself', (who, card, cost) => {
    const others = actions[who].map(c => c.id).filter(id => id !== card)
    const why = (n: number) =>
      explain(alone(who, { hand: { [who]: [card, ...others.slice(0, n)] } }).g, 0).find(
        o => o.do === 'play' && o.card === card,
      )?.why
    expect(why(cost - 1)).toBe('noCardsToPay')
    expect(why(cost)).not.toBe('noCardsToPay')
  })
})

describe('Search', () => {
  test.each(crew)('%s: counter −1, two cards of the Room’s colour, one kept, one under the deck', who => {
    const t = alone(who, { hand: { [who]: ['search'] }, decks: { green: ['alcohol', 'medkit', 'bandages'] } })
    t.act(who, play('search'))
    expect(t.options(who)).toEqual([keep('medkit'), keep('alcohol')])
    t.act(who, keep('alcohol'))
    expect([t.mine(who).inventory, t.room('006').items, t.crew(who).discard]).toEqual([['alcohol'], 1, ['search']])
    expect(t.mine(who).notes).toMatchObject([{ what: 'returned', at: 'green', card: 'medkit' }])
  })
})

describe('Rest', () => {
  test.each(crew)('%s: clean cards leave the game, an INFECTED one stays in hand and brings a Larva', who => {
    const t = alone(who, {
      hand: { [who]: ['rest'] },
      contamination: { [who]: { hand: ['clean', 'infected', 'clean'], discard: ['clean'] } },
    })
    t.act(who, play('rest'))
    expect(t.crew(who)).toMatchObject({ hand: 1, larva: true, contamination: 2 })
    expect(t.told('scanned')).toMatchObject([{ removed: 2 }])
    expect(t.mine(who).hand).toEqual(['contamination.infected'])
  })

  test('without any Contamination card it may be played, for nothing', () => {
    const t = alone('scout', { hand: { scout: ['rest'] } })
    t.act('scout', play('rest'))
    expect([t.crew('scout').larva, t.crew('scout').discard, t.table().turn?.done]).toEqual([false, ['rest'], 1])
  })
})

describe('Demolition', () => {
  test.each(crew)('%s: destroys a closed door of the Room, or breaks the Room', who => {
    const given = {
      hand: { [who]: ['demolition'] },
      doors: { '006/1': 'closed', '006/2': 'closed', '006/3': 'destroyed' },
    }
    const door = alone(who, given)
    door.act(who, play('demolition'), part(0))
    expect(door.options(who)).toEqual([
      { do: 'door', corridor: 'c006-007' },
      { do: 'door', corridor: 'c006-011' },
    ])
    door.act(who, { do: 'door', corridor: 'c006-011' })
    expect(door.table().doors).toContainEqual({ corridor: 'c006-011', state: 'destroyed' })
    const room = alone(who, given)
    room.act(who, play('demolition'), part(1))
    expect(room.room('006').malfunction).toBe(true)
  })

  test('without a closed door there is only one thing to do, for all to see', () => {
    const t = alone('scout', { hand: { scout: ['demolition'] } })
    t.act('scout', play('demolition'))
    expect(t.room('006').malfunction).toBe(true)
  })

  test('also in Combat', () => {
    const t = alone('scout', { hand: { scout: ['demolition'] }, intruders: [{ kind: 'larva', room: '006' }] })
    t.act('scout', play('demolition'))
    expect(t.room('006').malfunction).toBe(true)
  })
})

describe('Interruption', () => {
  test.each(crew)('%s cancels what another does, and can cancel that', who => {
    const other = who === 'scout' ? 'captain' : 'scout'
    const t = situation(
      {
        rooms: { '006': canteen },
        at: { [other]: '006', [who]: '006' },
        hand: { [other]: ['search', 'interruption'], [who]: ['interruption', 'rest'] },
        decks: { green: ['medkit', 'alcohol'] },
      },
      [other, who],
    )
    t.act(other, play('search'))
    t.act(who, interrupt)
    expect([t.crew(who).discard, t.asked()]).toEqual([['interruption'], [other]])
    t.act(other, interrupt)
    // The counter stands, and nobody is left who could answer: the search goes on.
    expect(t.crew(other).discard).toEqual(['search', 'interruption'])
    expect(t.told('cancelled')).toEqual([])
    expect(t.options(other)).toEqual([keep('medkit'), keep('alcohol')])
  })

  test('it is not offered as an action of one’s own', () => {
    const t = alone('scout', { hand: { scout: ['interruption'] } })
    expect(t.options('scout')).not.toContainEqual(play('interruption'))
  })

  test('NEM-RULING-09 cancelled, the action is spent: card, price and one of the two actions', () => {
    const t = situation(
      {
        rooms: { '006': canteen },
        at: { scout: '006', captain: '006' },
        hand: { scout: ['search', 'rest'], captain: ['interruption'] },
      },
      ['scout', 'captain'],
    )
    t.act('scout', play('search'))
    t.act('captain', interrupt)
    t.act('scout', decline)
    expect([t.room('006').items, t.crew('scout').discard, t.table().turn?.done]).toEqual([2, ['search'], 1])
  })
})

/** The sixty action cards: what is printed on them, and those that everybody has, played by everybody. LOCK-ACT-18, 22. */
import { describe, expect, test } from 'vitest'
import { actions } from '../../../src/games/lockdown/content/actions.ts'
import { characters } from '../../../src/games/lockdown/content/characters.ts'
import { explain, type Name } from '../../../src/index.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { decline, door, interrupt, keep, part, play, type Situation } from '../../situation.ts'
import { inside } from './places.ts'

/** Cost beside the card itself, and when. OOC never in Combat, IC only in Combat. */
const OWN: Record<string, [card: string, cost: number, when: string][]> = {
  survivor: [
    ['repairs', 1, 'OOC'],
    ['desperateAttack', 0, 'IC'],
    ['obstinate', 0, 'OOC'],
    ['vents', 1, 'OOC'],
    ['distraction', 0, 'IC'],
  ],
  labRat: [
    ['basicRepairs', 2, 'OOC'],
    ['weirdMetabolism', 0, 'any'],
    ['sensitiveHearing', 0, 'OOC'],
    ['feelOfTheDark', 0, 'reaction'],
    ['inconspicuous', 0, 'reaction'],
  ],
  hacker: [
    ['recharge', 0, 'OOC'],
    ['neuralink', 0, 'OOC'],
    ['bypass', 1, 'OOC'],
    ['itWorksForMe', 1, 'OOC'],
    ['masterPlan', 0, 'OOC'],
  ],
  xenobiologist: [
    ['repairs', 1, 'OOC'],
    ['rushedAnalysis', 0, 'OOC'],
    ['workspacePlan', 0, 'OOC'],
    ['pheromones', 0, 'reaction'],
    ['fieldExperience', 0, 'any'],
    ['vivisection', 0, 'IC'],
  ],
  sentry: [
    ['repairs', 1, 'OOC'],
    ['stun', 0, 'any'],
    ['quarantine', 1, 'OOC'],
    ['facilityTour', 0, 'OOC'],
    ['defensePlan', 0, 'OOC'],
  ],
  janitor: [
    ['cleanUp', 0, 'OOC'],
    ['maintenancePlan', 0, 'OOC'],
    ['juryRigging', 2, 'OOC'],
    ['emergencyKey', 0, 'OOC'],
    ['itShouldWork', 1, 'OOC'],
  ],
}
const SEARCH: [string, number, string] = ['search', 0, 'OOC']
const REST: [string, number, string] = ['rest', 0, 'OOC']
const OTHERS: [string, number, string][] = [
  ['demolition', 0, 'any'],
  ['interruption', 0, 'reaction'],
]
/** The Xenobiologist has a card of her own instead of Rest. */
const cardsOf = (who: Name) => [SEARCH, ...(who === 'xenobiologist' ? [] : [REST]), ...OTHERS, ...OWN[who]]
const WORDS: Record<string, string> = { OOC: 'outOfCombat', IC: 'inCombat', any: 'any', reaction: 'reaction' }
const crew = characters.map(c => [c] as const)
const resting = crew.filter(([who]) => who !== 'xenobiologist')
const partner = (who: Name): Name => (who === 'sentry' ? 'janitor' : 'sentry')

/** One character in the Testing Lab, another one elsewhere with no cards. */
const alone = (who: Name, given: Given = {}): Situation =>
  inside('testingLab', { rooms: { '006': { items: 2 } }, at: { [partner(who)]: '003' }, ...given }, [who, partner(who)])
const whyNot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'play' && o.card === card)?.why

describe('the decks', () => {
  test.each(crew)('LOCK-ACT-22 the ten cards of the %s', who => {
    const wanted = cardsOf(who).map(([id, cost, when]) => ({ id, cost, when: WORDS[when] }))
    expect(actions[who].map(({ id, cost, when }) => ({ id, cost, when }))).toEqual(wanted)
    expect(actions[who].reduce((n, card) => n + card.copies, 0)).toBe(10)
    expect(actions[who].find(card => card.id === 'search')?.copies).toBe(2)
  })

  const all = characters.flatMap(who => cardsOf(who).map(([card, , when]) => [who, card, when] as const))
  test.each(all)('LOCK-ACT-06 %s: %s (%s)', (who, card, when) => {
    const why = (intruders: { kind: string; room: string }[]) => {
      const others = actions[who]
        .map(c => c.id)
        .filter(id => id !== card)
        .slice(0, 2)
      return whyNot(alone(who, { hand: { [who]: [card, ...others] }, intruders }), card)
    }
    const [calm, fight] = [why([]), why([{ kind: 'adult', room: '006' }])]
    if (when === 'OOC') expect([calm === 'notInCombat', fight]).toEqual([false, 'inCombat'])
    if (when === 'IC') expect([calm, fight === 'inCombat']).toEqual(['notInCombat', false])
    if (when === 'any')
      expect([calm === 'inCombat', fight === 'inCombat', calm === 'notInCombat']).toEqual([false, false, false])
    if (when === 'reaction') expect([calm, fight]).toEqual(['reactionOnly', 'reactionOnly'])
  })

  const priced = characters.flatMap(who =>
    OWN[who].filter(([, cost]) => cost > 0).map(([card, cost]) => [who, card, cost] as const),
  )
  test.each(priced)('LOCK-ACT-18 %s: %s costs %i more, and cannot pay for itself', (who, card, cost) => {
    const others = actions[who].map(c => c.id).filter(id => id !== card)
    const why = (n: number) => whyNot(alone(who, { hand: { [who]: [card, ...others.slice(0, n)] } }), card)
    expect(why(cost - 1)).toBe('noCardsToPay')
    expect(why(cost)).not.toBe('noCardsToPay')
  })
})

describe('Search', () => {
  test.each(crew)('LOCK-ITEM-12 %s: counter −1, two cards of the Room’s colour, one kept', who => {
    const t = alone(who, { hand: { [who]: ['search'] }, decks: { green: ['antiseptic', 'medkit', 'scalpel'] } })
    t.act(who, play('search'))
    expect(t.options(who).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
      keep('antiseptic'),
      keep('medkit'),
    ])
    t.act(who, keep('antiseptic'))
    expect([t.mine(who).inventory, t.room('006').items, t.crew(who).discard]).toEqual([['antiseptic'], 1, ['search']])
  })
})

describe('Rest', () => {
  test.each(resting)('LOCK-CONTAM-07 %s: clean cards go, an INFECTED one stays and brings a Larva', who => {
    const t = alone(who, {
      hand: { [who]: ['rest'] },
      contamination: { [who]: { hand: ['clean', 'infected', 'clean'], discard: ['clean'] } },
    })
    t.act(who, play('rest'))
    expect(t.crew(who)).toMatchObject({ hand: 1, larva: true, contamination: 2 })
    expect(t.told('scanned')).toMatchObject([{ removed: 2 }])
    expect(t.mine(who).hand).toEqual(['contamination.infected'])
  })
})

describe('Demolition', () => {
  test.each(crew)('LOCK-ACT-19 %s: destroys a closed door of the Room, or breaks the Room', who => {
    const given = {
      hand: { [who]: ['demolition'] },
      doors: { '006/1': 'closed' as const, '006/2': 'destroyed' as const },
    }
    const shut = alone(who, given)
    shut.act(who, play('demolition'), part(0), door('c006-007'))
    expect(shut.table().doors).toContainEqual({ corridor: 'c006-007', state: 'destroyed' })
    const room = alone(who, given)
    room.act(who, play('demolition'), part(1))
    expect(room.room('006').malfunction).toBe(true)
  })
})

describe('Interruption', () => {
  test.each(crew)('LOCK-ACT-05 %s cancels what another does: card, price and action are spent all the same', who => {
    const other = partner(who)
    const hand = { [other]: ['search', 'demolition'], [who]: ['interruption'] }
    const t = inside('testingLab', { rooms: { '006': { items: 2 } }, at: { [who]: '006' }, hand }, [other, who])
    t.act(other, play('search'))
    t.act(who, interrupt)
    t.act(other, decline)
    expect([t.room('006').items, t.crew(other).discard, t.table().turn?.done]).toEqual([2, ['search'], 1])
    expect(t.crew(who).discard).toEqual(['interruption'])
  })
})

/** Intruders in place of the Night Stalkers. LOCK-INTRUDERS. */
import { describe, expect, it } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { faceOf, findRuleset, nameOf } from '../../../src/core/ruleset.ts'
import { attacks } from '../../../src/games/nemesis/content/attacks.ts'
import { intruderTokens as tokens } from '../../../src/games/nemesis/content/intruders.ts'
import {
  type Choice,
  contentIds,
  create,
  type GameEvent,
  intruderTokens,
  keyFromSeed,
  type Name,
  tableView,
} from '../../../src/index.ts'
import { intruders, passTurn } from '../../eventPhase.ts'
import { lockdown, move, pay, type Situation } from '../../situation.ts'
import { POWER } from './places.ts'

const BOX = 'lockdown+intruders'
const table = { options: { intruders: true } }
const two = ['sentry', 'janitor']
const lit = { power: POWER, on: [1, 2, 3, 4], backup: true }
const dark = { power: POWER, on: [] }
const seats = two.map(character => ({ character }))
const setup = { game: 'lockdown', board: 'lockdown-base', options: { intruders: true }, seats }

describe('the box', () => {
  it('LOCK-INTRUDERS-01 everything else of Lockdown lies in it as before', () => {
    const [plain, other] = [contentIds('lockdown'), contentIds(BOX)]
    for (const kind of [
      'character',
      'action',
      'item',
      'tile',
      'token',
      'wound',
      'objective',
      'computer',
      'css',
    ] as const)
      expect(other[kind]).toEqual(plain[kind])
    const facts = (box: string) => {
      const { limits, bag, printed, combatDie, advantageDie, noiseDie } = findRuleset(box) ?? {}
      return { limits, bag, printed, combatDie, advantageDie, noiseDie }
    }
    expect(facts(BOX)).toEqual(facts('lockdown'))
  })

  it('LOCK-INTRUDERS-02 six of the eight Weaknesses: not those against fire and phosphates', () => {
    expect(contentIds(BOX).weakness).toEqual([
      'vitalPlaces',
      'wayOfMoving',
      'vulnerabilityToEnergy',
      'reactionToDanger',
      'speciesOnTheBrink',
      'wayOfFighting',
    ])
  })

  it('LOCK-INTRUDERS-03 five Eggs in the Nest, three Weaknesses, all face down', () => {
    const events: GameEvent[] = []
    const g = create(setup, keyFromSeed(3), e => events.push(e))
    expect(tableView(g).eggs).toBe(5)
    expect(tableView(g).weaknesses.map(w => w.card)).toEqual([null, null, null])
    expect(events.some(e => e.e === 'weakness')).toBe(false)
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map(seed =>
      nameOf(g, sharedZone(create(setup, keyFromSeed(seed)), 'weakness')[0]),
    )
    expect(new Set(firsts).size).toBeGreaterThan(2)
  })

  it('LOCK-INTRUDERS-04 the bag holds Intruder tokens, as many of each kind as ever', () => {
    expect(new Set(intruderTokens(BOX))).toEqual(new Set(intruderTokens('nemesis')))
    expect(tokens.every(token => token.dark === undefined)).toBe(true)
    const plain = tableView(create({ ...setup, options: {} }, keyFromSeed(3)))
    const g = create(setup, keyFromSeed(3))
    expect(tableView(g).bag).toEqual(plain.bag)
    expect(sharedZone(g, 'bag').map(piece => faceOf(g, piece).id)).not.toContain('queen-4-4')
  })

  it('LOCK-INTRUDERS-05 LOCK-RULING-111 Events of their own, and the Attack deck of the first game', () => {
    expect(findRuleset(BOX)?.box.attacks).toEqual(attacks)
    const g = create(setup, keyFromSeed(3))
    expect([sharedZone(g, 'event').length, sharedZone(g, 'attack').length]).toEqual([20, 20])
    expect(contentIds(BOX).event).not.toContain('bloodTrace')
    expect(contentIds('lockdown').event).not.toContain('hunt')
  })
})

describe('one number', () => {
  /** The Sentry walks into the noisy Guard Room with two cards left; this token is drawn. */
  function met(token: Name, given: object): Situation {
    const t = lockdown(
      {
        met: true,
        bag: { adult: 12, larva: 8, creeper: 3, queen: 1, blank: 1 },
        rooms: { '001': { tile: 'guardRoom', explored: true } },
        noise: ['c001-003', 'main'],
        at: { sentry: '003', janitor: '010' },
        hand: { sentry: ['search', 'search', 'rest'], janitor: [] },
        decks: { attack: ['transformation.4'] },
        ...given,
      },
      two,
      { ...table, dice: { noise: ['2'], bag: [token] } },
    )
    t.act('sentry', ...move('001', 'search'))
    return t
  }
  const surprised = (t: Situation) => t.told('surprise').map(e => [e.value, e.attack, e.dark ?? false])

  it('LOCK-RULING-110 LOCK-EX-50 a token has one number, the same in light and in Darkness', () => {
    for (const light of [lit, dark]) {
      const t = met('adult-2', light)
      expect(t.told('tokenDrawn')[0]).toMatchObject({ kind: 'adult', value: 2 })
      expect(t.told('tokenDrawn')[0]).not.toHaveProperty('dark')
      expect(surprised(t)).toEqual([[2, false, false]])
      expect(surprised(met('adult-3', light))).toEqual([[3, true, false]])
    }
  })

  it('LOCK-INTRUDERS-06 Reaction to Danger lowers that number for everybody', () => {
    const known = { weaknesses: { '3': 'reactionToDanger' }, discovered: ['3'], knowledge: { sentry: 1 } }
    expect(surprised(met('adult-3', { ...dark, ...known }))).toEqual([[2, false, false]])
  })

  it('LOCK-RULING-110 nobody is asked whether darkness is kept off a number or an attack', () => {
    const t = met('adult-3', { ...dark, inventory: { sentry: ['glowstick'] } })
    expect(t.told('notIgnored')).toEqual([])
    expect(t.told('attack')).toMatchObject([{ card: 'transformation.4', hits: false }])
  })
})

describe('attacks', () => {
  /** The Sentry passes beside this Intruder, which attacks by this card. */
  function attacked(card: Name, kind: string, given: object = {}): Situation {
    const t = lockdown(
      {
        met: true,
        ...dark,
        passed: ['janitor'],
        at: { sentry: '003', janitor: '010' },
        hand: { sentry: [], janitor: ['rest', 'search'] },
        intruders: [{ kind, room: '003' }],
        decks: { attack: [card], event: ['nest'] },
        ...given,
      },
      two,
      { ...table, dice: { bag: ['larva-1'] } },
    )
    passTurn(t, 'sentry')
    return t
  }

  it('LOCK-INTRUDERS-05 the cards of the first game, and darkness adds nothing to them', () => {
    const scratched = attacked('scratch.5', 'adult')
    expect([scratched.crew('sentry').light, scratched.told('contaminated').length]).toEqual([1, 1])
    expect(scratched.told('attack')).toMatchObject([{ card: 'scratch.5', hits: true, rule: 'LOCK-ATTACK-04' }])
    expect(attacked('bite.6', 'adult', { dressed: { sentry: ['leg', 'leg'] } }).crew('sentry').fate).toBe('dead')
    expect(intruders(attacked('transformation.5', 'creeper', { hand: { sentry: ['rest'], janitor: [] } }))).toEqual([
      'breeder 003',
    ])
  })

  it('LOCK-INTRUDERS-05 Summoning draws a token of the bag, which does not strike now', () => {
    const t = lockdown(
      {
        met: true,
        ...dark,
        passed: ['janitor'],
        bag: { adult: 12 },
        at: { sentry: '003', janitor: '010' },
        hand: { sentry: [], janitor: [] },
        intruders: [{ kind: 'creeper', room: '003' }],
        decks: { attack: ['summoning.3'], event: ['nest'] },
      },
      two,
      { ...table, dice: { bag: ['adult-4', 'adult-4'], noise: ['silence'] } },
    )
    t.act('sentry', { do: 'pass' })
    expect(intruders(t).toSorted()).toEqual(['adult 003', 'creeper 003'])
    expect(t.told('attack')).toHaveLength(1)
  })
})

describe('weaknesses', () => {
  const analyse: Choice[] = [{ do: 'roomAction' }, pay('search'), pay('search')]
  const all = { '1': 'wayOfFighting', '2': 'vulnerabilityToEnergy', '3': 'speciesOnTheBrink' }
  /** The Janitor, who knows hardly anything, in the Laboratory. */
  const scene = (more: object = {}): Situation =>
    lockdown(
      {
        rooms: { '007': { tile: 'archive', explored: true }, '008': { tile: 'laboratory', explored: true } },
        at: { janitor: '008', sentry: '003' },
        ...lit,
        hand: { janitor: ['search', 'search', 'rest'], sentry: [], hacker: [] },
        weaknesses: all,
        dead: ['hacker'],
        met: true,
        ...more,
      },
      ['janitor', 'sentry', 'hacker'],
      table,
    )
  const discovered = (t: Situation) => t.table().weaknesses.map(w => w.card)

  it('LOCK-INTRUDERS-06 LOCK-EX-50 the first Object analysed turns up the first Weakness, the next kind the next', () => {
    const t = scene({ objects: { '008': ['corpse.hacker'] } })
    t.act('janitor', ...analyse)
    expect([discovered(t), t.table().facility?.analysed]).toEqual([['wayOfFighting', null, null], ['corpse']])
    expect(t.told('weakness')).toMatchObject([{ object: 'corpse', card: 'wayOfFighting', rule: 'LOCK-KNOW-10' }])
    const last = scene({ analysed: ['corpse', 'egg'], discovered: ['1', '2'], carried: { janitor: ['carcass'] } })
    last.act('janitor', ...analyse)
    expect(discovered(last)).toEqual(Object.values(all))
  })

  it('LOCK-INTRUDERS-06 a kind that has been analysed teaches, and discovers nothing more', () => {
    const t = scene({ analysed: ['egg'], discovered: ['1'], objects: { '008': ['egg'] } })
    t.act('janitor', ...analyse)
    expect([discovered(t), t.table().facility?.people[0].knowledge]).toEqual([['wayOfFighting', null, null], 4])
  })

  /** The Sentry, who knows 1, shoots an Adult in the dark Repository. */
  function shoot(discovered: string[]): Situation {
    const t = lockdown(
      {
        met: true,
        ...dark,
        at: { sentry: '003', janitor: '010' },
        intruders: [{ kind: 'adult', room: '003' }],
        hands: { sentry: ['chargedRifle'] },
        hand: { sentry: ['rest', 'search'], janitor: [] },
        weaknesses: { '1': 'wayOfFighting', '2': 'speciesOnTheBrink', '3': 'vulnerabilityToEnergy' },
        discovered,
        knowledge: { sentry: 1, janitor: 1 },
        decks: { attack: ['scratch.6'] },
      },
      two,
      { ...table, dice: { combat: ['hit'] } },
    )
    t.act('sentry', { do: 'shoot' }, pay('rest'))
    return t
  }

  it('LOCK-INTRUDERS-06 LOCK-EX-50 a discovered Weakness serves everybody, Knowledge 1 included, whichever slot it lies in', () => {
    expect(shoot([]).told('injured')).toMatchObject([{ injuries: 1 }])
    expect(shoot(['3']).told('injured')).toMatchObject([{ injuries: 2 }])
    expect(shoot(['2']).told('toughness')).toMatchObject([{ blood: 5 }])
    expect(shoot([]).told('toughness')).toMatchObject([{ blood: 6 }])
  })

  it('LOCK-INTRUDERS-06 Way of Fighting, Way of Moving, Vital Places', () => {
    const weak = (card: Name) => ({ weaknesses: { '3': card }, discovered: ['3'], knowledge: { sentry: 1 } })
    const passing = (card: Name, given: object): Situation => {
      const t = lockdown(
        {
          met: true,
          ...dark,
          passed: ['janitor'],
          at: { sentry: '003', janitor: '010' },
          hand: { sentry: [], janitor: ['rest', 'search'] },
          decks: { attack: ['bite.6'], event: ['nest'] },
          ...weak(card),
          ...given,
        },
        two,
        { ...table, dice: { bag: ['larva-1'] } },
      )
      t.act('sentry', { do: 'pass' })
      return t
    }
    const bitten = passing('wayOfFighting', { intruders: [{ kind: 'adult', room: '003' }] })
    expect([bitten.crew('sentry').light, bitten.crew('sentry').wounds]).toEqual([1, []])
    const held = passing('wayOfMoving', {
      intruders: [{ kind: 'adult', room: '009' }],
      rooms: { '009': { tile: 'archive', explored: true } },
      doors: { '009/1': 'closed' },
      decks: { event: ['bulkheadsOpen'] },
    })
    expect(held.told('door').filter(e => e.state === 'destroyed')).toEqual([])
    const blank = lockdown(
      {
        met: true,
        ...dark,
        at: { sentry: '003', janitor: '010' },
        intruders: [{ kind: 'adult', room: '003' }],
        hands: { sentry: ['chargedRifle'] },
        hand: { sentry: ['rest'], janitor: [] },
        decks: { attack: ['scratch.6'] },
        ...weak('vitalPlaces'),
      },
      two,
      { ...table, dice: { combat: ['blank'] } },
    )
    blank.act('sentry', { do: 'shoot' }, pay('rest'))
    expect(blank.told('injured')).toMatchObject([{ injuries: 1 }])
  })
})

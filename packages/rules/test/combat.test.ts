/** Shooting and striking step by step. What each face does to whom: weapon-table.test.ts. */
import { describe, expect, test } from 'vitest'
import type { Name } from '../src/index.ts'
import { pass, pay, type Situation, situation } from './situation.ts'

function fight(kinds: string[], given: object = {}, dice: string[] = ['hit'], seats: Name[] = ['scout']): Situation {
  return situation(
    {
      hand: { scout: ['rest', 'search', 'demolition'] },
      intruders: kinds.map(kind => ({ kind, room: '011' })),
      decks: { attack: ['scratch.6', 'bite.6'] },
      ...given,
    },
    seats,
    { dice: { combat: dice, noise: ['silence', 'silence'] } },
  )
}
const kindsOf = (t: Situation) => t.events.map(e => e.e)

describe('Combat', () => {
  test('NEM-COMBAT-01 a Character in Combat may Shoot, strike or Escape; Intruders do nothing in its turn', () => {
    const t = fight(['adult'], {}, ['blank'])
    const kinds = t.options('scout').map(o => o.do)
    for (const kind of ['shoot', 'melee', 'move']) expect(kinds).toContain(kind)
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect(t.told('attack')).toEqual([])
  })

  test('NEM-COMBAT-01 Intruders attack in the Event Phase', () => {
    const t = fight(['adult'], { decks: { attack: ['scratch.6'], event: ['regeneration'] } })
    t.act('scout', ...pass)
    expect(t.told('attack')).toMatchObject([{ kind: 'adult', who: 0, card: 'scratch.6' }])
  })

  test('NEM-COMBAT-01 an Egg is no Intruder: beside it everything out of Combat is possible', () => {
    const t = fight([], { objects: { '011': ['egg'] }, eggs: 0 })
    expect(t.options('scout').map(o => o.do)).toContain('carefulMove')
  })
})

describe('Shoot', () => {
  test('NEM-COMBAT-03 pay, Ammo, die, Injuries, and one check, in this order', () => {
    const t = fight(['adult'], {}, ['double'])
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect(kindsOf(t)).toEqual(['declared', 'paid', 'ammo', 'shot', 'injured', 'toughness'])
    expect(t.told('toughness')).toMatchObject([{ cards: ['scratch.6'], blood: 6 }])
    expect(t.told('contaminated')).toEqual([])
  })

  test('NEM-COMBAT-03 a miss spends Ammo and card all the same, and checks nothing', () => {
    const t = fight(['adult'], {}, ['creeper'])
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect(kindsOf(t)).toEqual(['declared', 'paid', 'ammo', 'shot'])
    expect([t.crew('scout').hands[0].ammo, t.crew('scout').hand, t.crew('scout').wounds]).toEqual([3, 2, []])
  })

  test('NEM-COMBAT-03 nothing about weapon or target is said before the price is paid', () => {
    const t = fight(['adult', 'larva'], { hands: { scout: ['rifle', 'pistol'] } })
    t.act('scout', { do: 'shoot' })
    expect(t.told('declared')[0].action).toEqual({ do: 'shoot' })
    expect(t.mine('scout').decision?.ask).toBe('pay')
    t.act('scout', pay('rest'))
    expect(t.mine('scout').decision?.ask).toBe('weapon')
    expect(t.crew('scout').hands.map(h => h.ammo)).toEqual([4, 3])
  })

  test('NEM-COMBAT-04 a weapon keeps its rule in anybody’s hand', () => {
    const t = situation(
      {
        hand: { captain: ['rest'] },
        hands: { captain: ['assaultRifle'] },
        intruders: [{ kind: 'queen', room: '011' }],
        decks: { attack: ['scratch.6', 'bite.6'] },
      },
      ['captain'],
      { dice: { combat: ['hit'] } },
    )
    t.act('captain', { do: 'shoot' }, pay('rest'))
    expect(t.table().intruders[0].injuries).toBe(2)
  })
})

describe('Melee', () => {
  test('NEM-COMBAT-05 pay, Contamination onto the discard pile, target, die, Injury, check', () => {
    const t = fight(['adult', 'larva'], {}, ['hit'])
    t.act('scout', { do: 'melee' }, pay('rest'))
    expect([kindsOf(t), t.mine('scout').decision?.ask]).toEqual([['declared', 'paid', 'contaminated'], 'target'])
    expect(t.crew('scout').discard).toEqual(['rest', 'contamination'])
    t.act('scout', { do: 'intruder', intruder: 1 })
    expect(kindsOf(t).slice(3)).toEqual(['struck', 'injured', 'toughness'])
    expect(t.crew('scout').hands[0].ammo).toBe(4)
  })

  test('NEM-COMBAT-05 the card is drawn hit or miss', () => {
    const t = fight(['adult'], {}, ['blank'])
    t.act('scout', { do: 'melee' }, pay('rest'))
    expect(t.crew('scout').contamination).toBe(1)
  })

  test('NEM-COMBAT-06 a miss inflicts one Serious Wound on the attacker', () => {
    const t = fight(['queen'], { decks: { wound: ['bleeding'] } }, ['adult'])
    t.act('scout', { do: 'melee' }, pay('rest'))
    expect([t.crew('scout').wounds, t.table().intruders[0].injuries]).toEqual([['bleeding'], 0])
  })

  test('NEM-COMBAT-06 which kills whoever bears three', () => {
    const given = { wounds: { scout: ['arm', 'hand', 'body'] }, at: { captain: '001' } }
    const t = fight(['queen'], given, ['blank'], ['scout', 'captain'])
    t.act('scout', { do: 'melee' }, pay('rest'))
    expect([t.crew('scout').fate, t.table().turn?.seat]).toEqual(['dead', 1])
  })

  test('NEM-COMBAT-07 a double hit deals one Injury', () => {
    const t = fight(['adult'], {}, ['double'])
    t.act('scout', { do: 'melee' }, pay('rest'))
    expect(t.table().intruders[0].injuries).toBe(1)
  })

  test('NEM-COMBAT-12 a Larva dies of the first Injury and leaves no Carcass', () => {
    const t = fight(['larva'], {}, ['hit'])
    t.act('scout', { do: 'melee' }, pay('rest'))
    expect([t.table().intruders, t.room('011').objects]).toEqual([[], ['corpse.blue']])
  })
})

describe('Eggs', () => {
  const eggs = (given: object, combat: string, noise: string) =>
    situation(
      { hand: { scout: ['rest', 'search'] }, objects: { '011': ['egg', 'egg'] }, eggs: 0, ...given },
      ['scout'],
      { dice: { combat: [combat], noise: [noise] } },
    )

  test('NEM-RULING-56 a try makes noise, hit or miss, and may bring something', () => {
    for (const combat of ['blank', 'hit'])
      for (const kind of ['shoot', 'melee'] as const) {
        const t = eggs({}, combat, '1')
        t.act('scout', { do: kind }, pay('rest'))
        expect([t.told('noiseRolled').length, t.table().noise]).toEqual([1, ['c011-015']])
      }
  })

  test('NEM-RULING-56 the weapon’s rule applies: a shotgun breaks three with a double', () => {
    const t = eggs(
      { hands: { scout: ['shotgun'] }, objects: { '011': ['egg', 'egg', 'egg', 'egg'] } },
      'double',
      'silence',
    )
    t.act('scout', { do: 'shoot' }, pay('rest'))
    expect(t.room('011').objects.filter(o => o === 'egg')).toHaveLength(1)
  })
})

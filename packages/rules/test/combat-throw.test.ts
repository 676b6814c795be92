/** Grenades, Molotov Cocktails, Tasers, Decoys: harm at a distance, and to friends. */
import { describe, expect, test } from 'vitest'
import { explain, type Name } from '../src/index.ts'
import { pay, type Situation, situation } from './situation.ts'

const canteen = { tile: 'canteen', explored: true }
const TOUGH = ['scratch.6', 'bite.6', 'scratch.5', 'clawAttack.5', 'tailAttack.5', 'transformation.5']

function thrower(item: Name, given: object = {}, seats: Name[] = ['scout', 'captain']): Situation {
  return situation(
    {
      rooms: { '006': canteen },
      at: { captain: '001' },
      hand: { scout: ['rest', 'search'], captain: [] },
      inventory: { scout: [item] },
      decks: { attack: TOUGH },
      eggs: 0,
      ...given,
    },
    seats,
    { dice: { noise: ['silence'] } },
  )
}
const use = (t: Situation, card: Name) => t.act('scout', { do: 'use', card }, pay('rest'))
const injuries = (t: Situation) => Object.fromEntries(t.told('injured').map(e => [e.kind, e.injuries]))
const eggs = (t: Situation, room: string) => t.room(room).objects.filter(o => o === 'egg').length
const cannot = (t: Situation, card: Name) => explain(t.g, 0).find(o => o.do === 'use' && o.card === card)?.why ?? null

describe('Grenade', () => {
  test('NEM-RULING-213 NEM-PVP-02 two Injuries to the one chosen, one to the others, a Serious Wound to every Character there', () => {
    const t = thrower('grenade', {
      at: { captain: '006' },
      intruders: [
        { kind: 'queen', room: '006' },
        { kind: 'breeder', room: '006' },
        { kind: 'adult', room: '008' },
      ],
    })
    use(t, 'grenade')
    expect(t.options('scout')).toEqual([
      { do: 'room', room: '006' },
      { do: 'room', room: '008' },
    ])
    t.act('scout', { do: 'room', room: '006' })
    expect(t.options('scout')).toEqual([
      { do: 'intruder', intruder: 1 },
      { do: 'intruder', intruder: 2 },
    ])
    t.act('scout', { do: 'intruder', intruder: 2 })
    expect(injuries(t)).toEqual({ breeder: 2, queen: 1 })
    expect([t.crew('captain').wounds.length, t.crew('scout').wounds.length]).toEqual([1, 0])
    expect([t.told('noiseRolled'), t.table().decks.find(d => d.deck === 'red')?.discard]).toEqual([[], ['grenade']])
  })

  test('NEM-RULING-213 NEM-PVP-02 in the own Room the thrower is hurt too', () => {
    const t = thrower('grenade', { at: { captain: '011' }, intruders: [{ kind: 'adult', room: '011' }] })
    use(t, 'grenade')
    expect(injuries(t)).toEqual({ adult: 2 })
    expect([t.crew('captain').wounds.length, t.crew('scout').wounds.length]).toEqual([1, 1])
  })

  test('NEM-RULING-213 not through a closed door, through a destroyed one', () => {
    const intruders = [{ kind: 'adult', room: '006' }]
    expect(cannot(thrower('grenade', { intruders, doors: { '006/2': 'closed' } }), 'grenade')).toBe('noTarget')
    expect(cannot(thrower('grenade', { intruders, doors: { '006/2': 'destroyed' } }), 'grenade')).toBe(null)
  })

  test('NEM-RULING-213 not further than one Room, not where there is nothing to hit', () => {
    expect(cannot(thrower('grenade', { intruders: [{ kind: 'adult', room: '007' }] }), 'grenade')).toBe('noTarget')
    expect(cannot(thrower('grenade', { at: { captain: '006' } }), 'grenade')).toBe('noTarget')
  })

  test('NEM-RULING-213 into an unexplored Room, without revealing it', () => {
    const t = thrower('grenade', { rooms: {}, intruders: [{ kind: 'adult', room: '006' }] })
    use(t, 'grenade')
    expect([injuries(t), t.room('006').explored]).toEqual([{ adult: 2 }, false])
  })

  test('NEM-RULING-213 the Eggs as target: two are destroyed, Intruders suffer one; a Noise roll for the thrower', () => {
    const t = thrower('grenade', {
      objects: { '006': ['egg', 'egg', 'egg'] },
      intruders: [{ kind: 'adult', room: '006' }],
    })
    use(t, 'grenade')
    expect(t.options('scout')).toEqual([{ do: 'intruder', intruder: 1 }, { do: 'eggs' }])
    t.act('scout', { do: 'eggs' })
    expect([eggs(t, '006'), injuries(t)]).toEqual([1, { adult: 1 }])
    expect(t.told('noiseRolled')).toMatchObject([{ who: 0, room: '011' }])
  })

  test('NEM-RULING-213 Eggs that are not the target are unhurt', () => {
    const t = thrower('grenade', { objects: { '006': ['egg', 'egg'] }, intruders: [{ kind: 'adult', room: '006' }] })
    use(t, 'grenade')
    t.act('scout', { do: 'intruder', intruder: 1 })
    expect([eggs(t, '006'), injuries(t), t.told('noiseRolled')]).toEqual([2, { adult: 2 }, []])
  })

  test('NEM-RULING-213 Eggs alone are target enough; a carried Egg is none', () => {
    const t = thrower('grenade', { objects: { '006': ['egg'] } })
    use(t, 'grenade')
    expect([eggs(t, '006'), t.told('noiseRolled').length]).toEqual([0, 1])
    const carried = thrower('grenade', { at: { captain: '006' }, carried: { captain: ['egg'] } })
    expect(cannot(carried, 'grenade')).toBe('noTarget')
  })

  test('NEM-RULING-213 what is destroyed is destroyed, even if its thrower dies of it', () => {
    const t = thrower('grenade', {
      objects: { '011': ['egg', 'egg', 'egg'] },
      wounds: { scout: ['arm', 'arm', 'body'] },
    })
    use(t, 'grenade')
    expect([t.crew('scout').fate, eggs(t, '011'), t.told('noiseRolled')]).toEqual(['dead', 1, []])
  })
})

describe('Molotov Cocktail', () => {
  const molotov = (given: object, seats?: Name[]) => {
    const t = thrower('molotovCocktail', given, seats)
    use(t, 'molotovCocktail')
    return t
  }

  test('NEM-RULING-213 NEM-PVP-02 everybody there one, then Fire; nobody is singled out', () => {
    const t = molotov({
      at: { captain: '006' },
      intruders: [
        { kind: 'queen', room: '006' },
        { kind: 'adult', room: '006' },
      ],
    })
    expect(injuries(t)).toEqual({ queen: 1, adult: 1 })
    expect([t.crew('captain').wounds.length, t.crew('scout').wounds.length, t.room('006').fire]).toEqual([1, 0, true])
    expect(t.told('noiseRolled')).toEqual([])
    expect(t.table().used).toEqual(['molotovCocktail'])
  })

  test('NEM-RULING-213 one Egg, before the Fire, and a Noise roll', () => {
    const t = molotov({ objects: { '006': ['egg', 'egg'] } })
    expect(eggs(t, '006')).toBe(1)
    expect(t.events.map(e => e.e).filter(e => ['eggs', 'fire', 'noiseRolled'].includes(e))).toEqual([
      'eggs',
      'fire',
      'noiseRolled',
    ])
  })

  test('NEM-RULING-177 fire hurts more where that is known', () => {
    const t = molotov({
      intruders: [{ kind: 'queen', room: '006' }],
      weaknesses: { egg: 'vulnerabilityToFire' },
      discovered: ['egg'],
    })
    expect(injuries(t)).toEqual({ queen: 2 })
  })
})

describe('Taser', () => {
  test('NEM-PVP-02 a Character of the Room loses its hand, or an Intruder is hurt and driven off', () => {
    const shock = (given: object) =>
      thrower('taser', { at: { captain: '011' }, decks: { ...{ attack: TOUGH }, event: ['hunt.2'] }, ...given })
    const friend = shock({ hand: { scout: ['rest', 'search'], captain: ['rest', 'order'] } })
    friend.act('scout', { do: 'use', card: 'taser' }, pay('rest'))
    friend.act('captain', { do: 'decline' })
    expect(friend.crew('captain')).toMatchObject({ hand: 0, light: 0, wounds: [] })
    const foe = shock({ at: { captain: '001' }, intruders: [{ kind: 'adult', room: '011' }] })
    use(foe, 'taser')
    expect(foe.table().intruders).toMatchObject([{ kind: 'adult', room: '006', injuries: 1 }])
  })

  test('NEM-RULING-230 an arrow in the check drives the Intruder off, and the Taser drives it on', () => {
    // From the Hibernatorium through corridor 2 to 006, and from there through corridor 3 to 005.
    const t = thrower('taser', {
      intruders: [{ kind: 'adult', room: '011' }],
      decks: { attack: ['bite.retreat'], event: ['hunt.2', 'hunt.3'] },
    })
    use(t, 'taser')
    expect(t.told('retreats').map(e => e.card)).toEqual(['hunt.2', 'hunt.3'])
    expect(t.table().intruders).toMatchObject([{ kind: 'adult', room: '005', injuries: 1 }])
  })

  test('not without anybody to use it on', () => {
    expect(cannot(thrower('taser'), 'taser')).toBe('notInCombat')
  })
})

describe('Decoy', () => {
  test('NEM-RULING-215 the Intruders of all adjacent Rooms are put into the chosen one, doors or not; no Encounter', () => {
    const t = thrower('decoy', {
      doors: { '006/2': 'closed' },
      intruders: [
        { kind: 'adult', room: '006' },
        { kind: 'larva', room: '014' },
        { kind: 'queen', room: '015' },
        { kind: 'breeder', room: '007' },
        { kind: 'creeper', room: '011' },
      ],
    })
    use(t, 'decoy')
    expect(t.options('scout')).toEqual(['006', '008', '014', '015'].map(room => ({ do: 'room', room })))
    t.act('scout', { do: 'room', room: '008' })
    expect(t.table().intruders.map(i => [i.kind, i.room])).toEqual([
      ['adult', '008'],
      ['larva', '008'],
      ['queen', '008'],
      ['breeder', '007'],
      ['creeper', '011'],
    ])
    expect([t.told('encounter'), t.told('attack'), t.table().doors]).toEqual([
      [],
      [],
      [{ corridor: 'c006-011', state: 'closed' }],
    ])
  })

  test('NEM-RULING-215 those that leave a Character behind attack first, whoever is easiest; those that stay do not', () => {
    const t = thrower(
      'decoy',
      {
        rooms: { '006': canteen, '014': { tile: 'cabins', explored: true } },
        at: { captain: '006', pilot: '006', soldier: '014' },
        hand: { scout: ['rest', 'search'], captain: ['rest', 'order'], pilot: ['rest'], soldier: [] },
        intruders: [
          { kind: 'adult', room: '006' },
          { kind: 'adult', room: '014' },
        ],
        decks: { attack: ['scratch.6'] },
      },
      ['scout', 'captain', 'pilot', 'soldier'],
    )
    use(t, 'decoy')
    t.act('scout', { do: 'room', room: '014' })
    expect(t.told('attack')).toMatchObject([{ intruder: 1, who: 2, card: 'scratch.6' }])
    expect(t.crew('pilot').light).toBe(1)
    expect(t.table().intruders.map(i => i.room)).toEqual(['014', '014'])
    expect(t.events.map(e => e.e).filter(e => e === 'attack' || e === 'intruderMoved')).toEqual([
      'attack',
      'intruderMoved',
    ])
  })

  test('NEM-RULING-215 a Larva that infests on leaving stays behind for good', () => {
    const t = thrower('decoy', { at: { captain: '006' }, intruders: [{ kind: 'larva', room: '006' }] })
    use(t, 'decoy')
    t.act('scout', { do: 'room', room: '008' })
    expect([t.crew('captain').larva, t.table().intruders]).toEqual([true, []])
  })

  test('NEM-RULING-215 not with no Intruder next door', () => {
    expect(cannot(thrower('decoy', { intruders: [{ kind: 'adult', room: '011' }] }), 'decoy')).toBe('noTarget')
  })
})

/** Every weapon against everything one can shoot at, with every face of the die. */
import { describe, expect, test } from 'vitest'
import { combatDie } from '../src/games/nemesis/content/dice.ts'
import { items } from '../src/games/nemesis/content/items.ts'
import { startingWeapons } from '../src/games/nemesis/content/weapons.ts'
import { type Situation, situation } from './situation.ts'

const KINDS = ['larva', 'creeper', 'adult', 'breeder', 'queen'] as const
const TARGETS = [...KINDS, 'eggs'] as const
type Target = (typeof TARGETS)[number]
const FACES = ['blank', 'creeper', 'adult', 'hit', 'double'] as const
type Face = (typeof FACES)[number]

/** Injuries to larva, creeper, adult, breeder, queen; eggs destroyed. */
type Row = [number, number, number, number, number, number]
type Table = Record<Face, Row>
const ALL = (n: number): Row => [n, n, n, n, n, n]
const PLAIN: Table = {
  blank: ALL(0),
  creeper: [1, 1, 0, 0, 0, 1],
  adult: [1, 1, 1, 0, 0, 1],
  hit: ALL(1),
  double: ALL(2),
}
const ONE_MORE: Table = {
  blank: ALL(0),
  creeper: [2, 2, 0, 0, 0, 2],
  adult: [2, 2, 2, 0, 0, 2],
  hit: ALL(2),
  double: ALL(3),
}
const WEAPONS: Record<string, Table> = {
  rifle: PLAIN,
  sixShooter: { ...PLAIN, double: ALL(3) },
  shotgun: ONE_MORE,
  assaultRifle: ONE_MORE,
  sawedOffShotgun: { ...PLAIN, hit: ALL(2) },
  pistol: { ...PLAIN, double: ALL(1) },
  prototypePistol: PLAIN,
  prototypeRifle: PLAIN,
  prototypeShotgun: { blank: ALL(0), creeper: ALL(1), adult: ALL(1), hit: ALL(2), double: ALL(3) },
  flamethrower: { blank: ALL(0), creeper: ALL(1), adult: ALL(1), hit: ALL(1), double: ALL(2) },
}
const BARE_HANDS: Table = { ...PLAIN, double: ALL(1) }

const EGGS = 4
const hard = { attack: ['scratch.6', 'bite.6'] }

/** The Scout in the canteen with this weapon, and something to use it on. */
const facing = (target: Target, face: Face, hands: string[], more: object = {}): Situation =>
  situation(
    {
      rooms: { '006': { tile: 'canteen', explored: true } },
      at: { scout: '006' },
      hand: { scout: ['rest', 'search'] },
      hands: { scout: hands },
      decks: hard,
      eggs: 0,
      ...(target === 'eggs'
        ? { objects: { '006': Array(EGGS).fill('egg') } }
        : { intruders: [{ kind: target, room: '006' }] }),
      ...more,
    },
    ['scout'],
    { dice: { combat: [face], noise: ['silence'] } },
  )

/** Injuries that were really dealt: markers put on, or eggs gone. */
function harmed(t: Situation, target: Target): number {
  if (target === 'eggs') return EGGS - t.room('006').objects.length
  return t.told('injured').reduce((n, e) => n + e.injuries, 0)
}

const cells = (table: Table) => FACES.flatMap(face => TARGETS.map((target, i) => ({ face, target, n: table[face][i] })))

describe('shooting', () => {
  for (const [weapon, table] of Object.entries(WEAPONS))
    test.each(cells(table))(
      `NEM-COMBAT-04 NEM-COMBAT-09 NEM-COMBAT-10 NEM-COMBAT-11 NEM-COMBAT-12 NEM-COMBAT-13 NEM-RULING-56 ${weapon}: $face on $target deals $n`,
      ({ face, target, n }) => {
        const t = facing(target, face, [weapon], { ammo: { scout: { [weapon]: 1 } } })
        t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
        if (weapon === 'prototypePistol') t.act('scout', { do: 'decline' })
        expect(harmed(t, target)).toBe(n)
        expect(t.told('shot')).toMatchObject([{ card: weapon, face, kind: target, injuries: n }])
        // NEM-COMBAT-09: a shot that misses hurts nobody.
        expect(t.crew('scout')).toMatchObject({ hands: [{ card: weapon, ammo: 0 }], wounds: [], contamination: 0 })
        expect(t.room('006').fire).toBe(weapon === 'flamethrower' && face === 'double')
        expect(t.told('noiseRolled')).toHaveLength(target === 'eggs' ? 1 : 0)
      },
    )
})

describe('with bare hands', () => {
  test.each(cells(BARE_HANDS))(
    'NEM-COMBAT-06 NEM-COMBAT-07 NEM-COMBAT-09 NEM-COMBAT-10 NEM-COMBAT-11 NEM-COMBAT-12 NEM-COMBAT-13 NEM-RULING-56 $face on $target deals $n',
    ({ face, target, n }) => {
      const t = facing(target, face, ['rifle'])
      t.act('scout', { do: 'melee' }, { do: 'pay', card: 'rest' })
      expect(harmed(t, target)).toBe(n)
      // A miss wounds the attacker, except where the target is an egg.
      expect(t.crew('scout').wounds).toHaveLength(n === 0 && target !== 'eggs' ? 1 : 0)
      expect(t.crew('scout').contamination).toBe(target === 'eggs' ? 0 : 1)
      expect(t.crew('scout').hands).toMatchObject([{ card: 'rifle', ammo: 4 }])
    },
  )
})

describe('the weapons of the box', () => {
  const shotWith = (hands: string[], dice: string[], given: object = {}) =>
    situation(
      {
        hand: { scout: ['rest', 'search'] },
        hands: { scout: hands },
        intruders: [{ kind: 'queen', room: '011' }],
        decks: hard,
        ...given,
      },
      ['scout'],
      { dice: { combat: dice } },
    )
  const injuries = (t: Situation) => t.table().intruders[0].injuries

  test.each([
    ['sixShooter', 'classic', 6, 6],
    ['shotgun', 'energy', 2, 2],
    ['pistol', 'energy', 3, 3],
    ['rifle', 'energy', 4, 4],
    ['assaultRifle', 'energy', 5, 5],
    ['sawedOffShotgun', 'energy', 2, 2],
    ['prototypePistol', 'energy', 3, 1],
    ['prototypeRifle', 'energy', 6, 1],
    ['prototypeShotgun', 'energy', 2, 1],
  ])('NEM-COMBAT-04 %s is an %s weapon for %i ammo and comes with %i', (id, kind, capacity, loaded) => {
    const card = [...Object.values(startingWeapons), ...items.red].find(w => w.id === id)
    expect(card?.weapon).toMatchObject({ kind, capacity, loaded })
    expect(card?.heavy).toBe(true)
  })

  test('NEM-COMBAT-03 the die has one blank, two Creepers, one Adult, one hit, one double', () => {
    expect([...combatDie].sort()).toEqual(['adult', 'blank', 'creeper', 'creeper', 'double', 'hit'])
  })

  test('NEM-COMBAT-04 the Prototype Pistol may roll again once, and what comes then stands', () => {
    const t = shotWith(['prototypePistol'], ['blank', 'hit'])
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect([t.mine('scout').decision?.ask, t.options('scout'), injuries(t)]).toEqual([
      'reroll',
      [{ do: 'accept' }, { do: 'decline' }],
      0,
    ])
    t.act('scout', { do: 'accept' })
    expect([injuries(t), t.crew('scout').hands[0].ammo]).toEqual([1, 0])
    expect(t.told('shot').map(e => e.face)).toEqual(['blank', 'hit'])
    expect(t.mine('scout').decision?.ask).toBe('turn')
  })

  test('NEM-COMBAT-04 the Prototype Rifle may spend one more ammo on a double, if it has one', () => {
    const given = { ammo: { scout: { prototypeRifle: 3 } } }
    const t = shotWith(['prototypeRifle'], ['double'], given)
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect(t.mine('scout').decision?.ask).toBe('spendAmmo')
    t.act('scout', { do: 'accept' })
    expect([injuries(t), t.crew('scout').hands[0].ammo]).toEqual([3, 1])
    const saved = shotWith(['prototypeRifle'], ['double'], given)
    saved.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' }, { do: 'decline' })
    expect([injuries(saved), saved.crew('scout').hands[0].ammo]).toEqual([2, 2])
    const hit = shotWith(['prototypeRifle'], ['hit'], given)
    hit.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect([hit.mine('scout').decision?.ask, injuries(hit)]).toEqual(['turn', 1])
  })

  test('NEM-COMBAT-04 the Flamethrower sets the room on fire even where the target is dead', () => {
    const t = shotWith(['flamethrower'], ['double'], {
      intruders: [{ kind: 'creeper', room: '011' }],
      decks: { attack: ['scratch.2'] },
    })
    expect(t.crew('scout').hands[0]).toMatchObject({ card: 'flamethrower', ammo: 4, capacity: 4 })
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect([t.table().intruders, t.room('011').fire]).toEqual([[], true])
  })

  test('NEM-COMBAT-03 with two loaded weapons one is chosen after paying, then the target', () => {
    const t = shotWith(['rifle', 'pistol'], ['double'], {
      intruders: [
        { kind: 'queen', room: '011' },
        { kind: 'larva', room: '011' },
      ],
    })
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect(t.options('scout')).toEqual([
      { do: 'item', card: 'rifle' },
      { do: 'item', card: 'pistol' },
    ])
    t.act('scout', { do: 'item', card: 'pistol' })
    expect(t.options('scout')).toEqual([
      { do: 'intruder', intruder: 1 },
      { do: 'intruder', intruder: 2 },
    ])
    t.act('scout', { do: 'intruder', intruder: 1 })
    expect(injuries(t)).toBe(1)
    expect(t.crew('scout').hands).toMatchObject([
      { card: 'rifle', ammo: 4 },
      { card: 'pistol', ammo: 2 },
    ])
  })

  test('NEM-COMBAT-02 an empty weapon is not among those to choose', () => {
    const t = shotWith(['rifle', 'pistol'], ['blank'], { ammo: { scout: { rifle: 0 } } })
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect(t.told('shot')).toMatchObject([{ card: 'pistol' }])
  })
})

describe('what is known of the intruders', () => {
  const knowing = (weakness: string, weapon: string, face: string, kind: string) =>
    situation(
      {
        hand: { scout: ['rest', 'search'] },
        hands: { scout: [weapon] },
        intruders: [{ kind, room: '011' }],
        decks: hard,
        weaknesses: { egg: weakness },
        discovered: ['egg'],
      },
      ['scout'],
      { dice: { combat: [face] } },
    )
  test.each([
    // vital places: a blank is a hit on an Adult, and on nothing else
    ['vitalPlaces', 'rifle', 'blank', 'adult', 1],
    ['vitalPlaces', 'rifle', 'blank', 'creeper', 0],
    ['vitalPlaces', 'rifle', 'blank', 'queen', 0],
    // what counts as a hit is no hit on the die: the Sawed-Off Shotgun does not double it
    ['vitalPlaces', 'sawedOffShotgun', 'blank', 'adult', 1],
    ['vitalPlaces', 'sawedOffShotgun', 'hit', 'adult', 2],
    ['vitalPlaces', 'prototypeShotgun', 'blank', 'adult', 2],
    ['vitalPlaces', 'pistol', 'blank', 'adult', 1],
    ['vitalPlaces', 'assaultRifle', 'blank', 'adult', 2],
    // energy weapons deal one more where they deal any
    ['vulnerabilityToEnergy', 'rifle', 'hit', 'queen', 2],
    ['vulnerabilityToEnergy', 'rifle', 'creeper', 'queen', 0],
    ['vulnerabilityToEnergy', 'assaultRifle', 'double', 'queen', 4],
    ['vulnerabilityToEnergy', 'sixShooter', 'hit', 'queen', 1],
    ['vulnerabilityToEnergy', 'flamethrower', 'hit', 'queen', 1],
    // fire
    ['vulnerabilityToFire', 'flamethrower', 'double', 'queen', 3],
    ['vulnerabilityToFire', 'flamethrower', 'hit', 'queen', 2],
    ['vulnerabilityToFire', 'flamethrower', 'blank', 'queen', 0],
    ['vulnerabilityToFire', 'rifle', 'double', 'queen', 2],
  ])('NEM-COMBAT-04 NEM-RULING-177 NEM-RULING-225 %s: %s, %s on %s deals %i', (weakness, weapon, face, kind, n) => {
    const t = knowing(weakness, weapon, face, kind)
    t.act('scout', { do: 'shoot' }, { do: 'pay', card: 'rest' })
    expect(t.table().intruders[0].injuries).toBe(n)
  })

  test('NEM-COMBAT-06 with vital places known a blank in melee is a hit on an Adult', () => {
    const t = knowing('vitalPlaces', 'rifle', 'blank', 'adult')
    t.act('scout', { do: 'melee' }, { do: 'pay', card: 'rest' })
    expect([t.table().intruders[0].injuries, t.crew('scout').wounds]).toEqual([1, []])
  })
})

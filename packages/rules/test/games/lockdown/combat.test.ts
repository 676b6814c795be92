/** Shooting with either die, striking, throwing, and what else hurts a Night Stalker. LOCK-COMBAT, LOCK-INJ. */
import { describe, expect, it } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { nameOf, rulesOf } from '../../../src/core/ruleset.ts'
import { advantageDie } from '../../../src/games/lockdown/content/dice.ts'
import type { Choice, Name } from '../../../src/index.ts'
import { intruders } from '../../eventPhase.ts'
import { decline, lockdown, part, pay, play, type Situation } from '../../situation.ts'
import { DARK, LIT } from './light.ts'
import { phase } from './phase.ts'

const accept: Choice = { do: 'accept' }
const two = ['sentry', 'janitor']
/** The Sentry with an SMG in the Repository and one intruder; tough cards. */
const armed = (kind: string, given: object = {}, dice: object = {}): Situation =>
  lockdown(
    {
      ...LIT,
      met: true,
      at: { sentry: '003', janitor: '010' },
      intruders: [{ kind, room: '003' }],
      hands: { sentry: ['chargedRifle'] },
      hand: { sentry: ['rest', 'search'], janitor: [] },
      decks: { attack: ['bloodChase.5', 'cut.5'], event: ['powerSurge'] },
      ...given,
    },
    two,
    { dice },
  )
function shoot(kind: string, given: object, dice: object, ...more: Choice[]): Situation {
  const t = armed(kind, given, dice)
  t.act('sentry', { do: 'shoot' }, pay('rest'), ...more)
  return t
}
const injuries = (t: Situation) => t.told('injured').reduce((n, e) => n + e.injuries, 0)
const ammo = (t: Situation) => t.crew('sentry').hands.map(h => h.ammo)
const faces = (t: Situation) => t.told('shot').map(e => e.face)

describe('the combat die', () => {
  const dark = (kind: string, face: string) => injuries(shoot(kind, DARK, { combat: [face] }))
  const kinds = ['larva', 'creeper', 'adult', 'breeder', 'queen']

  it('LOCK-COMBAT-03 LOCK-COMBAT-04 LOCK-COMBAT-05 LOCK-COMBAT-06 LOCK-COMBAT-07 what each face does to each kind', () => {
    const table = ['blank', 'creeper', 'adult', 'hit', 'double'].map(face => kinds.map(kind => dark(kind, face)))
    expect(table).toEqual([
      [0, 0, 0, 0, 0],
      [1, 1, 0, 0, 0],
      [1, 1, 1, 0, 0],
      [1, 1, 1, 1, 1],
      [2, 2, 2, 2, 2],
    ])
  })

  it('LOCK-COMBAT-02 weapon and target are chosen, one Ammo goes, the die is rolled', () => {
    const t = armed(
      'adult',
      {
        ...DARK,
        hands: { sentry: ['chargedRifle', 'smg'] },
        intruders: [
          { kind: 'adult', room: '003' },
          { kind: 'larva', room: '003' },
        ],
      },
      { combat: ['hit'] },
    )
    t.act('sentry', { do: 'shoot' }, pay('rest'))
    expect([t.table().asking?.ask, t.options('sentry').length]).toEqual(['weapon', 2])
    t.act('sentry', { do: 'item', card: 'chargedRifle' })
    expect([t.table().asking?.ask, t.options('sentry').length]).toEqual(['target', 2])
    t.act('sentry', t.options('sentry')[0])
    expect([ammo(t), t.told('shot').length]).toEqual([[3, 5], 1])
  })

  it('LOCK-COMBAT-01 in combat one may shoot, strike and run, but not use the room', () => {
    const t = armed('adult', { inventory: { sentry: ['toolbelt', 'toolbelt'] } })
    const can = t.options('sentry').map(o => o.do)
    expect([can.includes('shoot'), can.includes('melee'), can.includes('move'), can.includes('roomAction')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('LOCK-COMBAT-08 a weapon has rules of its own: Assault Rifle, Pulse Derringer, Prototype Shotgun', () => {
    const with_ = (card: Name, face: string) =>
      injuries(shoot('adult', { ...DARK, hands: { sentry: [card] } }, { combat: [face] }))
    expect([with_('assaultRifle', 'blank'), with_('assaultRifle', 'hit'), with_('assaultRifle', 'double')]).toEqual([
      0, 2, 3,
    ])
    expect([
      with_('pulseDerringer', 'double'),
      with_('prototypeShotgun', 'creeper'),
      with_('prototypeShotgun', 'hit'),
    ]).toEqual([1, 1, 2])
  })
})

describe('the advantage die', () => {
  const powered = (face: string, given: object = {}, ...more: Choice[]) =>
    shoot('adult', given, { advantage: [face] }, ...more)

  it('LOCK-COMBAT-09 LOCK-POWER-02 rolled where there is power, and nowhere else', () => {
    expect(advantageDie).toEqual(['blank', 'creeper', 'adult', 'alpha', 'beta', 'double'])
    const t = armed('adult')
    expect(rulesOf(t.g).shotDie(t.g, 0)).toBe('advantage')
    expect(faces(powered('adult'))).toEqual(['adult'])
    expect(injuries(powered('double'))).toBe(2)
    expect(faces(shoot('adult', DARK, { combat: ['hit'] }))).toEqual(['hit'])
  })

  it('LOCK-COMBAT-11 alpha: a card for one Injury, or none', () => {
    const t = powered('alpha')
    expect([t.table().asking?.ask, t.options('sentry')]).toEqual(['advantage', [decline, pay('search')]])
    t.act('sentry', pay('search'))
    expect([injuries(t), t.crew('sentry').hand]).toEqual([1, 0])
    expect(t.told('advantage')).toMatchObject([{ who: 0, card: 'search' }])
    expect(injuries(powered('alpha', {}, decline))).toBe(0)
  })

  it('LOCK-COMBAT-12 beta: one Injury, or a card for two', () => {
    expect(injuries(powered('beta', {}, decline))).toBe(1)
    expect(injuries(powered('beta', {}, pay('search')))).toBe(2)
  })

  it('LOCK-RULING-69 an Action card only; who holds nothing is not asked', () => {
    const contaminated = { hand: { sentry: ['rest'], janitor: [] }, contamination: { sentry: { hand: ['clean'] } } }
    expect(powered('alpha', contaminated).options('sentry')).toEqual([decline])
    const empty = { hand: { sentry: ['rest'], janitor: [] } }
    expect(powered('beta', empty).table().asking?.ask).not.toBe('advantage')
  })

  it('LOCK-RULING-230 LOCK-INFO-11 with nothing but Contamination in hand one is asked: others cannot tell', () => {
    const only = { hand: { sentry: ['rest'], janitor: [] }, contamination: { sentry: { hand: ['clean'] } } }
    for (const face of ['alpha', 'beta']) {
      const [other, bare] = [powered(face), powered(face, only)]
      expect(bare.options('sentry')).toEqual([decline])
      // Both hands have one card left, and the table shows the same question.
      expect(bare.table().asking).toEqual(other.table().asking)
      bare.act('sentry', decline)
      expect(injuries(bare)).toBe(face === 'beta' ? 1 : 0)
    }
  })

  it('LOCK-COMBAT-13 LOCK-RULING-68 LOCK-RULING-174 alpha and beta are no hit for a weapon’s text, with a card or without', () => {
    const prototype = { hands: { sentry: ['prototypeShotgun'] } }
    // At least one Injury except on the blank, which alpha is not; no bonus for hits.
    expect(injuries(powered('alpha', prototype))).toBe(1)
    expect([
      injuries(powered('beta', prototype, decline)),
      injuries(powered('beta', prototype, pay('search'))),
    ]).toEqual([1, 2])
    const rifle = { hands: { sentry: ['prototypeRifle'] }, ammo: { sentry: { prototypeRifle: 3 } } }
    expect(
      powered('beta', rifle, pay('search'))
        .told('ammo')
        .map(e => e.ammo),
    ).toEqual([2])
    const derringer = { hands: { sentry: ['pulseDerringer'] } }
    expect(injuries(powered('beta', derringer, pay('search')))).toBe(2)
    expect(injuries(powered('double', derringer))).toBe(1)
    // One more whenever there is any Injury: that is no icon.
    expect(injuries(powered('alpha', { hands: { sentry: ['assaultRifle'] } }, pay('search')))).toBe(2)
    expect(injuries(powered('alpha', { hands: { sentry: ['assaultRifle'] } }, decline))).toBe(0)
  })

  it('LOCK-COMBAT-10 it is rolled anew as a Combat die is, and the card is asked for last', () => {
    const t = shoot('adult', { hands: { sentry: ['prototypePistol'] } }, { advantage: ['alpha', 'beta'] })
    expect(t.table().asking?.ask).toBe('reroll')
    t.act('sentry', accept)
    expect([t.table().asking?.ask, faces(t)]).toEqual(['advantage', ['alpha', 'beta']])
    t.act('sentry', decline)
    expect(injuries(t)).toBe(1)
  })

  it('LOCK-RULING-152 SMG: after a roll without an Injury one more Ammo buys another, once', () => {
    const smg = { hands: { sentry: ['smg'] } }
    const t = shoot('adult', { ...DARK, ...smg }, { combat: ['blank', 'blank'] })
    expect(t.table().asking?.ask).toBe('spendAmmo')
    t.act('sentry', accept)
    expect([ammo(t), faces(t), t.table().asking?.ask]).toEqual([[3], ['blank', 'blank'], 'turn'])
    const kept = shoot('adult', { ...DARK, ...smg }, { combat: ['blank'] }, decline)
    expect([ammo(kept), faces(kept)]).toEqual([[4], ['blank']])
    const last = shoot('adult', { ...DARK, ...smg, ammo: { sentry: { smg: 1 } } }, { combat: ['blank'] })
    expect(last.table().asking?.ask).toBe('turn')
    // Alpha deals none before a card: rolled anew first, or kept and paid for.
    const alpha = shoot('adult', smg, { advantage: ['alpha'] }, decline)
    expect(alpha.table().asking?.ask).toBe('advantage')
  })

  it('LOCK-POWER-07 in Darkness a Use of the Flashlight brings the Advantage die', () => {
    const torch = { ...DARK, hands: { sentry: ['chargedRifle', 'flashlight.red'] } }
    const t = shoot('adult', torch, { advantage: ['double'] })
    expect(t.table().asking?.ask).toBe('light')
    t.act('sentry', accept)
    expect([faces(t), injuries(t), ammo(t)]).toEqual([['double'], 2, [3, 2]])
    const without = shoot('adult', torch, { combat: ['hit'] }, decline)
    expect([faces(without), ammo(without)]).toEqual([['hit'], [3, 3]])
    // Not asked in the light, nor with nothing left in it.
    expect(faces(powered('adult', { hands: torch.hands }))).toEqual(['adult'])
    const out = { ...torch, ammo: { sentry: { 'flashlight.red': 0 } } }
    expect(faces(shoot('adult', out, { combat: ['hit'] }))).toEqual(['hit'])
  })
})

describe('melee', () => {
  const strike = (kind: string, face: string, given: object = {}) => {
    const t = armed(kind, given, { combat: [face] })
    t.act('sentry', { do: 'melee' }, pay('rest'))
    return t
  }

  it('LOCK-COMBAT-14 LOCK-COMBAT-15 Contamination, a target, the Combat die, in the light too', () => {
    const t = strike('adult', 'hit')
    expect(t.events.map(e => e.e).filter(e => ['contaminated', 'struck', 'injured'].includes(e))).toEqual([
      'contaminated',
      'struck',
      'injured',
    ])
    expect([t.told('struck')[0].face, injuries(t)]).toEqual(['hit', 1])
  })

  it('LOCK-COMBAT-16 a double hit deals one, and a miss hurts the one who strikes', () => {
    expect(injuries(strike('adult', 'double'))).toBe(1)
    const miss = strike('queen', 'adult')
    expect([injuries(miss), miss.crew('sentry').wounds.length]).toEqual([0, 1])
    expect(strike('creeper', 'creeper').crew('sentry').wounds).toEqual([])
  })

  it('LOCK-RULING-173 Crowbar and Wrench: the Combat die as for a shot, in the light too, without Contamination or wound', () => {
    const swing = (face: string, kind = 'adult') => {
      const t = armed(kind, { hands: { sentry: ['crowbar.red'] } }, { combat: [face] })
      t.act('sentry', { do: 'use', card: 'crowbar.red' }, pay('rest'))
      return t
    }
    const t = swing('double')
    expect([injuries(t), t.told('contaminated'), t.crew('sentry').hands]).toEqual([2, [], []])
    const miss = swing('blank')
    expect([injuries(miss), miss.crew('sentry').wounds]).toEqual([0, []])
  })
})

describe('injuries', () => {
  const hit = (kind: string, cards: Name[], given: object = {}, face = 'double') =>
    shoot(kind, { ...DARK, ...given, decks: { attack: cards, event: ['powerSurge'] } }, { combat: [face] })
  const hurt = (kind: string, n: number) => ({ intruders: [{ kind, room: '003', injuries: n }] })

  it('LOCK-INJ-01 LOCK-INJ-03 Creeper and Adult: one card, dead if its blood is no more than all Injuries', () => {
    expect(intruders(hit('adult', ['bloodRage.3']))).toEqual(['adult 003'])
    expect(intruders(hit('adult', ['bloodRage.3'], hurt('adult', 1)))).toEqual([])
    expect(hit('creeper', ['cut.2']).told('toughness')).toMatchObject([{ cards: ['cut.2'], blood: 2 }])
    expect(hit('adult', ['bloodRage.3'], hurt('adult', 1)).told('injured')).toMatchObject([{ injuries: 2, total: 3 }])
  })

  it('LOCK-INJ-02 a Larva dies of one Injury, without a card and without a Carcass', () => {
    const t = hit('larva', ['cut.5'], {}, 'creeper')
    expect([intruders(t), t.told('toughness'), t.room('003').objects]).toEqual([[], [], []])
  })

  it('LOCK-INJ-04 Breeder and Queen: two cards together', () => {
    expect(hit('queen', ['cut.2', 'cut.3'], hurt('queen', 2)).told('toughness')).toMatchObject([{ blood: 5 }])
    expect(intruders(hit('queen', ['cut.2', 'cut.3'], hurt('queen', 2)))).toEqual(['queen 003'])
    expect(intruders(hit('breeder', ['cut.2', 'cut.3'], hurt('breeder', 3)))).toEqual([])
  })

  it('LOCK-INJ-05 LOCK-INJ-07 what dies leaves a Carcass; the cards are discarded', () => {
    const t = hit('adult', ['cut.2'])
    expect([t.room('003').objects, sharedZone(t.g, 'attack.discard').map(p => nameOf(t.g, p))]).toEqual([
      ['carcass'],
      ['cut.2'],
    ])
  })

  it('LOCK-INJ-06 a new card for every check', () => {
    const t = armed('adult', { ...DARK, hand: { sentry: ['rest', 'search'], janitor: [] } }, { combat: ['hit', 'hit'] })
    t.act('sentry', { do: 'shoot' }, pay('rest'), { do: 'shoot' }, pay('search'))
    expect(t.told('toughness').map(e => e.cards)).toEqual([['bloodChase.5'], ['cut.5']])
  })

  it('LOCK-INJ-08 LOCK-RULING-60 an arrow and it retreats, however badly hurt; for the big ones one of two is enough', () => {
    const t = hit('adult', ['cut.retreat'], hurt('adult', 9))
    expect([t.told('retreats').length, t.told('intruderDied')]).toEqual([1, []])
    const queen = hit('queen', ['cut.2', 'cut.retreat'], hurt('queen', 9))
    expect([queen.told('retreats').length, queen.told('intruderDied')]).toEqual([1, []])
  })

  it('LOCK-FIRE-02 LOCK-EVENT-08 fire hurts each of them in its room once, at the end of the round', () => {
    const t = phase({
      ...LIT,
      at: { sentry: '003', janitor: '010' },
      rooms: { '014': { fire: true } },
      intruders: [
        { kind: 'adult', room: '014' },
        { kind: 'queen', room: '014' },
        { kind: 'adult', room: '020' },
      ],
      decks: { attack: ['cut.5', 'bloodChase.5', 'bloodRage.5'], event: ['damage'] },
    })
    expect(t.told('injured').map(e => [e.kind, e.injuries])).toEqual([
      ['queen', 1],
      ['adult', 1],
    ])
  })
})

it('LOCK-RULING-45 fire is checked room by room, by their numbers, the bigger ones first', () => {
  const t = phase({
    ...LIT,
    at: { sentry: '003', janitor: '010' },
    rooms: { '014': { fire: true }, '004': { fire: true } },
    intruders: [
      { kind: 'queen', room: '014' },
      { kind: 'creeper', room: '004' },
      { kind: 'adult', room: '004' },
    ],
    decks: { attack: ['cut.5', 'bloodChase.5', 'bloodRage.5', 'piercingTheHeart.5'], event: ['powerSurge'] },
  })
  expect(t.told('injured').map(e => e.kind)).toEqual(['adult', 'creeper', 'queen'])
})

describe('eggs', () => {
  const nest = {
    rooms: { '007': { tile: 'nest', explored: true } },
    at: { sentry: '007', janitor: '010' },
    intruders: [],
    eggs: 5,
  }
  const left = (t: Situation) => t.table().eggs
  const attack = (given: object, dice: object, ...choices: Choice[]) => {
    const t = armed('adult', { ...nest, ...given }, { noise: ['silence'], ...dice })
    t.act('sentry', ...choices)
    return t
  }
  const shot: Choice[] = [{ do: 'shoot' }, pay('rest')]

  it('LOCK-RULING-64 every face but the blank hits, a double two; with power the Advantage die, and alpha needs a card', () => {
    for (const [face, eggs] of [
      ['blank', 5],
      ['creeper', 4],
      ['adult', 4],
      ['hit', 4],
      ['double', 3],
    ] as const)
      expect(left(attack(DARK, { combat: [face] }, ...shot))).toBe(eggs)
    expect(left(attack({}, { advantage: ['alpha'] }, ...shot, decline))).toBe(5)
    expect(left(attack({}, { advantage: ['alpha'] }, ...shot, pay('search')))).toBe(4)
    expect(left(attack({}, { advantage: ['beta'] }, ...shot, pay('search')))).toBe(3)
    expect(left(attack({ eggs: 1 }, { advantage: ['double'] }, ...shot))).toBe(0)
  })

  it('LOCK-RULING-132 LOCK-RULING-202 things that hurt destroy Eggs too, then a Noise roll in the room of the user', () => {
    const grenade = attack({ inventory: { sentry: ['grenade'] } }, {}, { do: 'use', card: 'grenade' }, pay('rest'))
    expect([left(grenade), grenade.told('noiseRolled').length]).toEqual([3, 1])
    const charge = attack(
      { inventory: { sentry: ['thermiteCharge.red'] } },
      {},
      { do: 'use', card: 'thermiteCharge.red' },
      pay('rest'),
    )
    expect([left(charge), charge.told('noiseRolled').length, charge.room('007').fire]).toEqual([4, 1, true])
    const bar = attack(
      { hands: { sentry: ['crowbar.red'] } },
      { combat: ['double'] },
      { do: 'use', card: 'crowbar.red' },
      pay('rest'),
      part(0),
    )
    expect([left(bar), bar.told('noiseRolled').length]).toEqual([3, 1])
  })

  it('LOCK-RULING-132 losing the air destroys none', () => {
    const t = phase({
      ...LIT,
      at: { sentry: '003', janitor: '010' },
      rooms: { '006': { tile: 'guardRoom', explored: true } },
      vent: '006',
      doors: { 'c006-007': 'closed', 'c006-009': 'closed', 'c006-010': 'closed' },
      objects: { '006': ['egg'] },
      intruders: [{ kind: 'adult', room: '006' }],
      decks: { event: ['powerSurge'] },
    })
    expect([t.told('vented').length, intruders(t), t.room('006').objects]).toEqual([1, [], ['egg', 'carcass']])
  })
})

describe('cards and things', () => {
  it('Thermite Charge: Malfunction and Fire, one Injury for each of them and a light wound for everybody there', () => {
    const t = armed('adult', {
      inventory: { sentry: ['thermiteCharge.red'] },
      at: { sentry: '003', janitor: '003' },
      intruders: [
        { kind: 'adult', room: '003' },
        { kind: 'creeper', room: '003' },
      ],
    })
    t.act('sentry', { do: 'use', card: 'thermiteCharge.red' }, pay('rest'))
    expect(t.told('injured').map(e => e.injuries)).toEqual([1, 1])
    expect(two.map(s => t.crew(s).light)).toEqual([1, 1])
    expect([t.room('003').fire, t.room('003').malfunction]).toEqual([true, true])
  })

  it('Desperate Attack: Contamination, two Injuries, and an attack if it is still there', () => {
    const rage = (cards: Name[]) => {
      const t = lockdown(
        {
          ...LIT,
          met: true,
          at: { survivor: '003', janitor: '010' },
          hand: { survivor: ['desperateAttack'], janitor: [] },
          intruders: [{ kind: 'adult', room: '003' }],
          decks: { attack: cards },
        },
        ['survivor', 'janitor'],
      )
      t.act('survivor', play('desperateAttack'))
      return t
    }
    const t = rage(['cut.5', 'bloodChase.4'])
    expect([t.crew('survivor').contamination, injuries(t), t.told('attack').map(e => e.card)]).toEqual([
      1,
      2,
      ['bloodChase.4'],
    ])
    expect(rage(['cut.2', 'bloodChase.4']).told('attack')).toEqual([])
  })

  const xeno = (card: Name | null, given: object = {}): Situation =>
    lockdown(
      {
        ...LIT,
        met: true,
        at: { xenobiologist: '003', janitor: '010' },
        hand: { xenobiologist: [card ?? 'search', 'search'], janitor: [] },
        hands: { xenobiologist: ['probeArm'] },
        intruders: [{ kind: 'adult', room: '003' }],
        decks: { attack: ['cut.5'] },
        ...given,
      },
      ['xenobiologist', 'janitor'],
    )

  it('Vivisection: a Use of the Probe Arm; one Injury and one for every two Knowledge', () => {
    for (const [knowledge, dealt] of [
      [1, 1],
      [2, 2],
      [5, 3],
      [8, 5],
    ] as const) {
      const t = xeno('vivisection', { knowledge: { xenobiologist: knowledge } })
      t.act('xenobiologist', play('vivisection'))
      expect([injuries(t), t.crew('xenobiologist').hands[0].ammo]).toEqual([dealt, 1])
    }
  })

  it('LOCK-RULING-102 Probe Arm: a Carcass in hand, and the Night Stalker is unharmed; never of a Larva', () => {
    const t = xeno(null)
    t.act('xenobiologist', { do: 'use', card: 'probeArm' }, pay('search'), part(0))
    expect([t.crew('xenobiologist').objects, injuries(t), intruders(t)]).toEqual([['carcass'], 0, ['adult 003']])
    const larva = xeno(null, { intruders: [{ kind: 'larva', room: '003' }] })
    expect(larva.options('xenobiologist')).not.toContainEqual({ do: 'use', card: 'probeArm' })
  })

  it('of several the one to be hurt is chosen', () => {
    const t = xeno('vivisection', {
      intruders: [
        { kind: 'adult', room: '003' },
        { kind: 'creeper', room: '003' },
      ],
    })
    t.act('xenobiologist', play('vivisection'))
    expect(t.table().asking).toMatchObject({ ask: 'intruder', about: { purpose: 'vivisect' } })
    t.act('xenobiologist', t.options('xenobiologist')[1])
    expect(t.told('injured').map(e => e.kind)).toEqual(['creeper'])
  })

  it('Glowstick: with Knowledge 3 an Injury in place of a blow', () => {
    const glow = (knowledge: number) =>
      armed('adult', {
        inventory: { sentry: ['glowstick'] },
        knowledge: { sentry: knowledge },
        weaknesses: { '1': 'herding' },
      })
    const t = glow(3)
    t.act('sentry', { do: 'use', card: 'glowstick' }, pay('rest'))
    expect([injuries(t), t.told('contaminated'), t.crew('sentry').inventory]).toEqual([1, [], []])
    expect(glow(2).options('sentry')).not.toContainEqual({ do: 'use', card: 'glowstick' })
  })

  it('LOCK-RULING-175 Stun: for a weapon a Night Stalker goes where the Sentry wants, but not through a closed door', () => {
    const t = armed('adult', { hand: { sentry: ['stun'], janitor: [] }, doors: { 'c001-003': 'closed' } })
    t.act('sentry', play('stun'), { do: 'item', card: 'chargedRifle' })
    expect(t.table().asking).toMatchObject({ ask: 'room', about: { purpose: 'retreatTo' } })
    expect(t.options('sentry')).toEqual([
      { do: 'room', room: '002' },
      { do: 'room', room: '026' },
    ])
    t.act('sentry', { do: 'room', room: '026' })
    expect([intruders(t), t.crew('sentry').hands]).toEqual([['adult 026'], []])
    expect(t.told('driven')).toMatchObject([{ who: 0, to: '026' }])
  })
})

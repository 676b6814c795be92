/** The military deck of Lockdown, card by card. */
import { describe, expect, test } from 'vitest'
import { items } from '../../../src/games/lockdown/content/items.ts'
import type { Choice } from '../../../src/index.ts'
import { decline, door, lockdown, part, pay, play } from '../../situation.ts'
import { canUse, counts, fight, having, holding, knowledge, pile, to, use, why } from './having.ts'

const both = ['sentry', 'janitor']
const at = (intruder: number): Choice => ({ do: 'intruder', intruder })
const shoot: Choice[] = [{ do: 'shoot' }, pay('rest')]

test('every card of the deck is played below, thirty in all', () => {
  expect(items.red.map(c => [c.id, c.copies])).toEqual([
    ['weaponBattery', 8],
    ['glowstick', 5],
    ['grenade', 2],
    ['thermiteCharge', 2],
    ['doorPilot', 2],
    ['medicalStapler', 1],
    ['caffeinePills', 1],
    ['evacProcedure', 1],
    ['mainGateKey', 1],
    ['crowbar', 1],
    ['flashlight', 1],
    ['chargedRifle', 1],
    ['scattergun', 1],
    ['prototypePistol', 1],
    ['prototypeRifle', 1],
    ['prototypeShotgun', 1],
  ])
  expect(items.red.reduce((n, c) => n + c.copies, 0)).toBe(30)
})

test('Medical Stapler and Caffeine Pills are those of the medical deck', () => {
  const facts = (colour: 'red' | 'green', id: string) => ({ ...items[colour].find(c => c.id === id), copies: 0 })
  for (const id of ['medicalStapler', 'caffeinePills']) expect(facts('red', id)).toEqual(facts('green', id))
})

describe('Weapon Battery', () => {
  test('three Ammo for one energy weapon, no further than it holds, in combat too', () => {
    const t = lockdown(having('weaponBattery', { ammo: { sentry: { smg: 1 } }, ...fight }))
    t.act('sentry', ...use('weaponBattery', 'rest'))
    expect(counts(t, 'sentry')).toEqual([['smg', 4, 5]])
    const nearly = lockdown(having('weaponBattery', { ammo: { sentry: { smg: 4 } } }))
    nearly.act('sentry', ...use('weaponBattery', 'rest'))
    expect(counts(nearly, 'sentry')).toEqual([['smg', 5, 5]])
  })

  test('not for a Flashlight, which is no weapon, nor for a classic one', () => {
    const t = lockdown(having('weaponBattery', { hands: { sentry: ['flashlight.red', 'flamethrower'] } }))
    expect(why(t, 'weaponBattery')).toBe('noWeapon')
  })

  test('LOCK-COMP-02 or a Computer action in a Section without power, in a room with a Computer', () => {
    const t = lockdown(
      having('weaponBattery', { on: [], hands: { sentry: [] }, computer: ['computerB'], knowledge: { sentry: 1 } }),
    )
    t.act('sentry', ...use('weaponBattery', 'rest'), part(0))
    expect(knowledge(t, 'sentry')).toBe(2)
    const lit = lockdown(having('weaponBattery', { hands: { sentry: [] } }))
    expect(canUse(lit, 'sentry', 'weaponBattery')).toBe(false)
  })
})

describe('Glowstick', () => {
  test('LOCK-RULING-203 with Knowledge 3 it injures in place of a blow: no Contamination, no die; and is used up', () => {
    const t = lockdown(having('glowstick', { ...fight, knowledge: { sentry: 3 }, decks: { attack: ['cut.5'] } }))
    t.act('sentry', ...use('glowstick', 'rest'))
    expect(t.told('injured')).toMatchObject([{ kind: 'adult', total: 1 }])
    expect([t.told('struck'), t.crew('sentry').contamination, pile(t, 'red')]).toEqual([[], 0, ['glowstick']])
  })

  test('LOCK-KNOW-07 with less Knowledge, or out of combat, it is of no use as an action', () => {
    expect(why(lockdown(having('glowstick', { ...fight, knowledge: { sentry: 2 } })), 'glowstick')).toBe('notKnown')
    expect(why(lockdown(having('glowstick', { knowledge: { sentry: 3 } })), 'glowstick')).toBe('notInCombat')
  })

  test('Photosensitivity makes it two injuries', () => {
    const given = having('glowstick', {
      ...fight,
      knowledge: { sentry: 3 },
      weaknesses: { '1': 'photosensitivity', '2': 'herding', '3': 'waryOfShadows' },
      decks: { attack: ['cut.5'] },
    })
    const t = lockdown(given)
    t.act('sentry', ...use('glowstick', 'rest'))
    expect(t.told('injured')).toMatchObject([{ total: 2 }])
  })
})

describe('things thrown', () => {
  const crowd = {
    rooms: { '012': { tile: 'surgery', explored: true } },
    intruders: [
      { kind: 'breeder', room: '012' },
      { kind: 'queen', room: '012' },
    ],
    at: { janitor: '012' },
    decks: { attack: ['cut.5', 'bloodRage.5', 'perchedInTheDark.5'], wound: ['leg'] },
  }

  test('Grenade: two injuries for its target, one for every other, a Serious Wound for characters', () => {
    const t = lockdown(having('grenade', crowd))
    t.act('sentry', ...use('grenade', 'rest'), at(1))
    expect(t.table().intruders.map(i => [i.kind, i.injuries])).toEqual([
      ['breeder', 2],
      ['queen', 1],
    ])
    expect(t.crew('janitor')).toMatchObject({ wounds: ['leg'], light: 0 })
    expect([t.room('012').fire, t.room('012').malfunction]).toEqual([false, false])
  })

  test('Thermite Charge: a Malfunction and a Fire, one injury for each Night Stalker, a Light Wound for characters', () => {
    const t = lockdown(having('thermiteCharge.red', crowd))
    t.act('sentry', ...use('thermiteCharge.red', 'rest'))
    expect(t.table().intruders.map(i => i.injuries)).toEqual([1, 1])
    expect(t.crew('janitor')).toMatchObject({ wounds: [], light: 1 })
    expect([t.room('012').fire, t.room('012').malfunction]).toEqual([true, true])
  })

  test('LOCK-RULING-132 on a room with Eggs: an injury destroys one', () => {
    const t = lockdown(having('thermiteCharge.red', { objects: { '009': ['egg', 'egg'] } }), both, {
      dice: { noise: ['silence'] },
    })
    t.act('sentry', ...use('thermiteCharge.red', 'rest'))
    expect(t.room('009').objects).toEqual(['egg'])
    expect([t.crew('sentry').light, t.told('noiseRolled')]).toMatchObject([1, [{ room: '009' }]])
  })

  test('nothing to throw at: not usable', () => {
    expect(why(lockdown(having('grenade')), 'grenade')).toBe('noTarget')
    expect(why(lockdown(having('thermiteCharge.red')), 'thermiteCharge.red')).toBe('noTarget')
  })
})

describe('Door Pilot', () => {
  const next = { rooms: { '012': { tile: 'surgery', explored: true } } }

  test('moves to the next room and closes the Door behind', () => {
    const t = lockdown(having('doorPilot', next), both, { dice: { noise: ['silence'] } })
    t.act('sentry', ...use('doorPilot', 'rest'), to('012'))
    expect(t.crew('sentry').room).toBe('012')
    expect(t.table().doors).toMatchObject([{ corridor: 'c009-012', state: 'closed' }])
  })

  test('LOCK-DOOR-04 a destroyed Door stays destroyed; the move is made all the same', () => {
    const t = lockdown(having('doorPilot', { ...next, doors: { '009/1': 'destroyed' } }), both, {
      dice: { noise: ['silence'] },
    })
    t.act('sentry', ...use('doorPilot', 'rest'), to('012'))
    expect([t.crew('sentry').room, t.table().doors]).toMatchObject(['012', [{ state: 'destroyed' }]])
  })
})

describe('keys and plans', () => {
  test('LOCK-CONT-04 Evac Procedure shows any one Contingency token, to its user alone', () => {
    const t = lockdown(having('evacProcedure', { contingencies: { janitor: ['codeRed', 'codeBlue'] } }))
    t.act('sentry', ...use('evacProcedure', 'rest'))
    t.act('sentry', { do: 'token', whom: 1, at: 0 })
    expect(t.told('peekedContingency')).toMatchObject([{ who: 0, whom: 1 }])
    expect(t.mine('sentry').facility?.seen).toMatchObject([{ whom: 1 }])
  })

  test('LOCK-RULING-87 LOCK-RULING-185 Main Gate Key opens the Main Gate in a room with a Computer, power or not', () => {
    const t = lockdown(having('mainGateKey', { on: [] }))
    t.act('sentry', ...use('mainGateKey', 'rest'))
    expect([t.told('gateOpen').length, t.table().facility?.gateOpen]).toEqual([1, true])
    expect(why(lockdown(having('mainGateKey', { at: { sentry: '014' } })), 'mainGateKey')).toBe('noComputer')
    expect(why(lockdown(having('mainGateKey', { gateOpen: true })), 'mainGateKey')).toBe('gateOpen')
  })
})

describe('Crowbar', () => {
  test('LOCK-RULING-202 in combat a roll as if shooting; then it is gone', () => {
    const t = lockdown(holding(['crowbar.red'], { ...fight, decks: { attack: ['cut.5'] } }), both, {
      dice: { combat: ['double'] },
    })
    t.act('sentry', ...use('crowbar.red', 'rest'))
    expect(t.told('injured')).toMatchObject([{ injuries: 2, total: 2 }])
    expect([t.crew('sentry').hands, pile(t, 'red')]).toEqual([[], ['crowbar.red']])
  })

  test('LOCK-RULING-202 out of combat it breaks a closed Door, or the room', () => {
    const t = lockdown(holding(['crowbar.yellow'], { doors: { '009/3': 'closed' } }))
    t.act('sentry', ...use('crowbar.yellow', 'rest'), part(1), door('c009-014'))
    expect(t.table().doors).toMatchObject([{ state: 'destroyed' }])
    const fighting = lockdown(holding(['crowbar.red'], { ...fight, doors: { '009/3': 'closed' } }), both, {
      dice: { combat: ['blank'] },
    })
    fighting.act('sentry', ...use('crowbar.red', 'rest'))
    expect(fighting.told('struck')).toHaveLength(1)
    const room = lockdown(holding(['crowbar.red']))
    room.act('sentry', ...use('crowbar.red', 'rest'))
    expect(room.room('009').malfunction).toBe(true)
  })
})

describe('Flashlight', () => {
  test('LOCK-ITEM-03 found with three Uses, in a hand slot, for all to see', () => {
    const t = lockdown(
      having('grenade', {
        rooms: { '009': { tile: 'transmitterControlRoom', explored: true, items: 1 } },
        hands: { sentry: [] },
        decks: { red: ['flashlight.red', 'glowstick'] },
      }),
    )
    t.act('sentry', play('search'), { do: 'keep', card: 'flashlight.red' })
    expect(counts(t, 'sentry')).toEqual([['flashlight.red', 3, 3]])
  })

  test('LOCK-COMBAT-09 LOCK-RULING-203 one Use for the advantage die of a shot in darkness', () => {
    const t = lockdown(holding(['smg', 'flashlight.red'], { ...fight, on: [], decks: { attack: ['cut.5'] } }), both, {
      dice: { advantage: ['double'] },
    })
    t.act('sentry', ...shoot, { do: 'accept' })
    expect(t.told('shot')).toMatchObject([{ face: 'double', injuries: 2 }])
    expect(counts(t, 'sentry')).toEqual([
      ['smg', 4, 5],
      ['flashlight.red', 2, 3],
    ])
    const unlit = lockdown(holding(['smg', 'flashlight.red'], { ...fight, on: [] }), both, {
      dice: { combat: ['adult'] },
    })
    unlit.act('sentry', ...shoot, decline)
    expect(unlit.told('shot')).toMatchObject([{ face: 'adult' }])
    expect(counts(unlit, 'sentry')[1]).toEqual(['flashlight.red', 3, 3])
  })

  test('without Uses, or where there is light, nobody asks for it', () => {
    const empty = lockdown(
      holding(['smg', 'flashlight.red'], { ...fight, on: [], ammo: { sentry: { 'flashlight.red': 0 } } }),
      both,
      { dice: { combat: ['blank'] } },
    )
    empty.act('sentry', ...shoot)
    expect(empty.told('shot')).toHaveLength(1)
  })
})

describe('weapons', () => {
  test('LOCK-ITEM-05 LOCK-RULING-70 each comes with its first number of Ammo', () => {
    const weapons = items.red.filter(c => c.weapon)
    expect(weapons.map(c => [c.id, c.weapon?.kind, c.weapon?.loaded, c.weapon?.capacity])).toEqual([
      ['chargedRifle', 'energy', 4, 4],
      ['scattergun', 'energy', 1, 1],
      ['prototypePistol', 'energy', 1, 3],
      ['prototypeRifle', 'energy', 1, 6],
      ['prototypeShotgun', 'energy', 1, 2],
    ])
    for (const { id, weapon } of weapons) {
      const t = lockdown(
        having('grenade', {
          rooms: { '009': { tile: 'transmitterControlRoom', explored: true, items: 1 } },
          hands: { sentry: [] },
          decks: { red: [id, 'glowstick'] },
        }),
      )
      t.act('sentry', play('search'), { do: 'keep', card: id })
      expect(counts(t, 'sentry')).toEqual([[id, weapon?.loaded, weapon?.capacity]])
    }
  })

  const dark = { ...fight, on: [], decks: { attack: ['cut.5', 'bloodRage.5'] } }

  test('Charged Rifle shoots as it rolls', () => {
    const t = lockdown(holding(['chargedRifle'], dark), both, { dice: { combat: ['double'] } })
    t.act('sentry', ...shoot)
    expect([t.told('shot')[0].injuries, counts(t, 'sentry')]).toEqual([2, [['chargedRifle', 3, 4]]])
  })

  test('Scattergun: one Ammo to leave the room without being attacked', () => {
    const t = lockdown(
      holding(['scattergun'], { ...fight, rooms: { '012': { tile: 'surgery', explored: true } } }),
      both,
      {
        dice: { noise: ['silence'] },
      },
    )
    t.act('sentry', ...use('scattergun', 'rest'), to('012'))
    expect([t.crew('sentry').room, t.told('attack'), counts(t, 'sentry')]).toEqual(['012', [], [['scattergun', 0, 1]]])
    const empty = lockdown(holding(['scattergun'], { ...fight, ammo: { sentry: { scattergun: 0 } } }))
    expect(why(empty, 'scattergun')).toBe('noAmmo')
    expect(why(lockdown(holding(['scattergun'])), 'scattergun')).toBe('notInCombat')
  })

  test('Scattergun takes its Ammo from itself, however many weapons there are, and shoots as well', () => {
    const t = lockdown(
      holding(['smg', 'scattergun'], { ...fight, rooms: { '012': { tile: 'surgery', explored: true } } }),
      both,
      {
        dice: { noise: ['silence'] },
      },
    )
    t.act('sentry', ...use('scattergun', 'rest'), to('012'))
    expect(counts(t, 'sentry')).toEqual([
      ['smg', 5, 5],
      ['scattergun', 0, 1],
    ])
    const shot = lockdown(holding(['scattergun'], dark), both, { dice: { combat: ['hit'] } })
    shot.act('sentry', ...shoot)
    expect(shot.told('shot')).toMatchObject([{ card: 'scattergun', injuries: 1 }])
  })

  test('Prototype Pistol may roll again once', () => {
    const t = lockdown(holding(['prototypePistol'], dark), both, { dice: { combat: ['blank', 'hit'] } })
    t.act('sentry', ...shoot, { do: 'accept' })
    expect(t.told('shot').map(e => e.face)).toEqual(['blank', 'hit'])
  })

  test('Prototype Rifle: on two hits one more Ammo for one more injury', () => {
    const t = lockdown(holding(['prototypeRifle'], { ...dark, ammo: { sentry: { prototypeRifle: 2 } } }), both, {
      dice: { combat: ['double'] },
    })
    t.act('sentry', ...shoot, { do: 'accept' })
    expect([t.told('injured')[0].injuries, counts(t, 'sentry')]).toEqual([3, [['prototypeRifle', 0, 6]]])
  })

  test('Prototype Shotgun: at least one except on the blank, one more on one or two hits', () => {
    const roll = (face: string) => {
      const t = lockdown(holding(['prototypeShotgun'], dark), both, { dice: { combat: [face] } })
      t.act('sentry', ...shoot)
      return t.told('shot')[0].injuries
    }
    expect(['blank', 'creeper', 'hit', 'double'].map(roll)).toEqual([0, 1, 2, 3])
  })
})

test('LOCK-ACT-20 an Item is shown to everybody when it is used', () => {
  const t = lockdown(having('grenade', fight))
  expect(t.crew('sentry').inventory).toEqual([{ back: 'red', card: null }])
  t.act('sentry', ...use('grenade'))
  expect(t.told('declared')).toMatchObject([{ action: { do: 'use', card: 'grenade' } }])
})

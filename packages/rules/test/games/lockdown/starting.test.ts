/** What four characters of Lockdown begin with. */
import { describe, expect, test } from 'vitest'
import { sharedZone } from '../../../src/core/pieces.ts'
import { nameOf } from '../../../src/core/ruleset.ts'
import { startingItems } from '../../../src/games/lockdown/content/weapons.ts'
import type { Choice, Name } from '../../../src/index.ts'
import { freeSlots } from '../../../src/mechanics/slots.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { decline, lockdown, part, pay, type Situation } from '../../situation.ts'
import { counts, fight, given, item, pile, use, why } from './having.ts'

/** The first seat in the Laboratory with two cards, the Hacker or the Sentry far away. */
const as = (who: Name, cards: Name[], more: Given = {}, table: object = {}): Situation => {
  const other = who === 'sentry' ? 'hacker' : 'sentry'
  const base = given({ on: [], decks: { attack: ['cut.5', 'bloodRage.5'] }, ...more })
  return lockdown(
    { ...base, at: { [who]: '009', [other]: '003' }, hand: { [who]: cards, [other]: [] } },
    [who, other],
    table,
  )
}
const shoot: Choice[] = [{ do: 'shoot' }, pay('rest')]

test('LOCK-SETUP-30 LOCK-RULING-70 four begin with something, full; the survivors of the Nemesis with nothing', () => {
  expect(Object.keys(startingItems).toSorted()).toEqual(['hacker', 'janitor', 'sentry', 'xenobiologist'])
  const five = ['sentry', 'xenobiologist', 'hacker', 'janitor', 'labRat']
  const t = lockdown({}, five)
  expect(five.map(who => counts(t, who))).toEqual([
    [['smg', 5, 5]],
    [['probeArm', 2, 2]],
    [['pulseDerringer', 2, 2]],
    [['nailDriver', 4, 4]],
    [],
  ])
})

describe('SMG', () => {
  const burst = (faces: string[], more: Given = {}) =>
    as('sentry', ['rest', 'search'], { ...fight, ...more }, { dice: { combat: faces } })

  test('a roll without injury may be made anew for one more Ammo, once', () => {
    const t = burst(['blank', 'adult'])
    t.act('sentry', ...shoot, { do: 'accept' })
    expect(t.told('shot').map(e => e.injuries)).toEqual([0, 1])
    expect(counts(t, 'sentry')).toEqual([['smg', 3, 5]])
    const twice = burst(['blank', 'blank'])
    twice.act('sentry', ...shoot, { do: 'accept' })
    expect([twice.told('shot').length, counts(twice, 'sentry')]).toEqual([2, [['smg', 3, 5]]])
  })

  test('not after a hit, and not without Ammo', () => {
    const hit = burst(['hit'])
    hit.act('sentry', ...shoot)
    expect(counts(hit, 'sentry')).toEqual([['smg', 4, 5]])
    const last = burst(['blank'], { ammo: { sentry: { smg: 1 } } })
    last.act('sentry', ...shoot)
    expect([last.told('shot').length, counts(last, 'sentry')]).toEqual([1, [['smg', 0, 5]]])
    const declined = burst(['blank'])
    declined.act('sentry', ...shoot, decline)
    expect(counts(declined, 'sentry')).toEqual([['smg', 4, 5]])
  })
})

describe('Probe Arm', () => {
  const xeno = (more: Given = {}) => as('xenobiologist', ['search', 'repairs'], more)

  test('LOCK-RULING-102 in the open beside the board, without a hand slot', () => {
    const t = xeno()
    expect([counts(t, 'xenobiologist'), freeSlots(t.g, 0)]).toEqual([[['probeArm', 2, 2]], 2])
  })

  test('LOCK-RULING-102 a sample: one Use, a Carcass from the supply into a hand slot, the Night Stalker unharmed', () => {
    const t = xeno(fight)
    t.act('xenobiologist', ...use('probeArm', 'search'))
    // Whether a Toolbelt is there for a repair is nobody else's business: it is asked.
    t.act('xenobiologist', part(0))
    expect(t.crew('xenobiologist').objects).toEqual(['carcass'])
    expect([counts(t, 'xenobiologist'), freeSlots(t.g, 0)]).toEqual([[['probeArm', 1, 2]], 1])
    expect(t.table().intruders).toMatchObject([{ kind: 'adult', injuries: 0 }])
  })

  test('without a Use there is no sample', () => {
    expect(why(xeno({ ...fight, ammo: { xenobiologist: { probeArm: 0 } } }), 'probeArm')).toBe('noAmmo')
  })

  test('out of combat a Toolbelt brings its Uses back', () => {
    const t = xeno({ inventory: { xenobiologist: ['toolbelt', 'cables'] }, ammo: { xenobiologist: { probeArm: 0 } } })
    t.act('xenobiologist', ...use('probeArm', 'search'), part(1), item('toolbelt'))
    expect([counts(t, 'xenobiologist'), pile(t, 'yellow')]).toEqual([[['probeArm', 2, 2]], ['toolbelt']])
    expect(t.mine('xenobiologist').inventory).toEqual(['cables'])
    expect(why(xeno({ inventory: { xenobiologist: ['ductTape'] } }), 'probeArm')).toBeDefined()
  })

  test('LOCK-RULING-201 it can be dropped, and is then out of the game', () => {
    const t = xeno()
    t.act('xenobiologist', { do: 'drop', card: 'probeArm' })
    expect(counts(t, 'xenobiologist')).toEqual([])
    expect(t.told('dropped')).toMatchObject([{ card: 'probeArm' }])
    expect(nameOf(t.g, sharedZone(t.g, 'removed').at(-1) ?? -1)).toBe('probeArm')
  })

  test('LOCK-RULING-201 traded, it lies beside the other board, with its Uses and without a hand slot', () => {
    const base = given({ ammo: { xenobiologist: { probeArm: 1 } }, hands: { sentry: ['smg', 'flashlight.red'] } })
    const t = lockdown(
      { ...base, at: { xenobiologist: '009', sentry: '009' }, hand: { xenobiologist: ['search'], sentry: [] } },
      ['xenobiologist', 'sentry'],
    )
    t.act('xenobiologist', { do: 'trade' }, pay('search'), { do: 'partner', whom: 1 }, { do: 'put', card: 'probeArm' })
    t.act('sentry', { do: 'partner', whom: 0 }, { do: 'ready' })
    t.act('xenobiologist', { do: 'ready' })
    expect(counts(t, 'sentry')).toContainEqual(['probeArm', 1, 2])
    expect([counts(t, 'xenobiologist'), freeSlots(t.g, 1)]).toEqual([[], 0])
  })
})

describe('Pulse Derringer', () => {
  test('two hits count as one; an energy weapon of two', () => {
    const t = as('hacker', ['rest', 'search'], fight, { dice: { combat: ['double'] } })
    t.act('hacker', ...shoot)
    expect([t.told('shot')[0].injuries, counts(t, 'hacker')]).toEqual([1, [['pulseDerringer', 1, 2]]])
  })

  test('a Weapon Battery fills it', () => {
    const t = as('hacker', ['rest', 'search'], {
      on: [2],
      inventory: { hacker: ['weaponBattery'] },
      ammo: { hacker: { pulseDerringer: 0 } },
    })
    t.act('hacker', ...use('weaponBattery', 'rest'))
    expect(counts(t, 'hacker')).toEqual([['pulseDerringer', 2, 2]])
  })
})

describe('Nail Driver', () => {
  test('two hits count as one; no battery helps, it is classic', () => {
    const t = as('janitor', ['rest', 'search'], fight, { dice: { combat: ['double'] } })
    t.act('janitor', ...shoot)
    expect([t.told('shot')[0].injuries, counts(t, 'janitor')]).toEqual([1, [['nailDriver', 3, 4]]])
    const battery = as('janitor', ['rest'], { on: [2], inventory: { janitor: ['weaponBattery'] } })
    expect(why(battery, 'weaponBattery')).toBe('noWeapon')
  })

  test('an Item that is a tool fills it, in combat too; asked even where there is only one', () => {
    const t = as('janitor', ['rest'], {
      ...fight,
      inventory: { janitor: ['toolbelt', 'cables'] },
      ammo: { janitor: { nailDriver: 1 } },
    })
    t.act('janitor', ...use('nailDriver', 'rest'))
    expect(t.options('janitor')).toEqual([item('toolbelt')])
    t.act('janitor', item('toolbelt'))
    expect([counts(t, 'janitor'), pile(t, 'yellow')]).toEqual([[['nailDriver', 4, 4]], ['toolbelt']])
    const none = as('janitor', ['rest'], { inventory: { janitor: ['ductTape'] } })
    expect(why(none, 'nailDriver')).toBe('nothingToDiscard')
  })
})

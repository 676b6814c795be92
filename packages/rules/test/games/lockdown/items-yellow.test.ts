/** The technical deck of Lockdown, card by card. Things of two colours are the same in both. */
import { describe, expect, test } from 'vitest'
import { items } from '../../../src/games/lockdown/content/items.ts'
import { freeSlots } from '../../../src/mechanics/slots.ts'
import { door, lockdown, part } from '../../situation.ts'
import { counts, fight, given, having, holding, pile, to, use, why } from './having.ts'

const broken = { rooms: { '009': { tile: 'laboratory', explored: true, malfunction: true } } }
const shut = { doors: { '009/3': 'closed' as const } }

test('every card of the deck is played below, thirty in all', () => {
  expect(items.yellow.map(c => [c.id, c.copies])).toEqual([
    ['toolbelt', 8],
    ['ductTape', 4],
    ['cables', 3],
    ['fireBlanket', 3],
    ['reagent', 2],
    ['flashlight', 2],
    ['cavePlans', 2],
    ['thermiteCharge', 2],
    ['clothes', 1],
    ['crowbar', 1],
    ['wrench', 1],
    ['emergencyAccess', 1],
  ])
  expect(items.yellow.reduce((n, c) => n + c.copies, 0)).toBe(30)
})

test('cards of two decks do the same in both: Reagent, Flashlight, Thermite Charge, Clothes, Crowbar', () => {
  const facts = (colour: 'red' | 'yellow' | 'green', id: string) => ({
    ...items[colour].find(c => c.id === id),
    copies: 0,
  })
  for (const [id, other] of [
    ['reagent', 'green'],
    ['flashlight', 'red'],
    ['thermiteCharge', 'red'],
    ['clothes', 'green'],
    ['crowbar', 'red'],
  ] as const)
    expect(facts('yellow', id)).toEqual(facts(other, id))
})

describe('Toolbelt', () => {
  test('LOCK-MALF-08 takes a Malfunction away', () => {
    const t = lockdown(having('toolbelt', broken))
    t.act('sentry', ...use('toolbelt', 'rest'), part(0))
    expect([t.room('009').malfunction, pile(t, 'yellow')]).toEqual([false, ['toolbelt']])
  })

  test('LOCK-DOOR-01 or opens a closed Door of the room, or closes an open one', () => {
    const t = lockdown(having('toolbelt', shut))
    t.act('sentry', ...use('toolbelt', 'rest'), door('c009-014'))
    expect(t.table().doors).toEqual([])
    const closing = lockdown(having('toolbelt'))
    closing.act('sentry', ...use('toolbelt', 'rest'), door('c009-014'))
    expect(closing.table().doors).toMatchObject([{ corridor: 'c009-014', state: 'closed' }])
  })

  test('LOCK-ACT-06 not in combat', () => {
    expect(why(lockdown(having('toolbelt', { ...broken, ...fight })), 'toolbelt')).toBe('inCombat')
  })
})

describe('Duct Tape', () => {
  test('takes a Malfunction away', () => {
    const t = lockdown(having('ductTape', broken))
    t.act('sentry', ...use('ductTape', 'rest'))
    expect(t.room('009').malfunction).toBe(false)
  })

  test('LOCK-ITEM-07 or joins two Heavy Items into one hand slot; never Objects', () => {
    const t = lockdown(having('ductTape', { hands: { sentry: ['smg', 'flashlight.red'] } }))
    t.act('sentry', ...use('ductTape', 'rest'))
    expect(t.told('taped')).toMatchObject([{ card: 'smg', to: 'flashlight.red' }])
    expect(freeSlots(t.g, 0)).toBe(1)
    const object = lockdown(having('ductTape', { carried: { sentry: ['egg'] } }))
    expect(why(object, 'ductTape')).toBeDefined()
  })

  test('LOCK-RULING-102 LOCK-RULING-201 what takes no hand is not taped: the Probe Arm', () => {
    const t = lockdown(
      {
        ...given({
          inventory: { xenobiologist: ['ductTape'] },
          hands: { xenobiologist: ['probeArm', 'flashlight.red'] },
        }),
        at: { xenobiologist: '009', janitor: '003' },
        hand: { xenobiologist: ['search', 'repairs'], janitor: [] },
      },
      ['xenobiologist', 'janitor'],
    )
    expect(why(t, 'ductTape')).toBeDefined()
    expect(freeSlots(t.g, 0)).toBe(1)
  })
})

describe('Cables', () => {
  test('LOCK-POWER-01 fill an energy weapon where there is power', () => {
    const t = lockdown(having('cables', { ammo: { sentry: { smg: 1 } } }))
    t.act('sentry', ...use('cables', 'rest'), part(0))
    expect(counts(t, 'sentry')).toEqual([['smg', 5, 5]])
  })

  test('LOCK-RULING-204 what is full may be filled: the price is spent', () => {
    const t = lockdown(having('cables'))
    t.act('sentry', ...use('cables', 'rest'), part(0))
    expect([counts(t, 'sentry'), pile(t, 'yellow')]).toEqual([[['smg', 5, 5]], ['cables']])
  })

  test('without power only a Door is left', () => {
    const t = lockdown(having('cables', { on: [], ...shut, ammo: { sentry: { smg: 1 } } }))
    t.act('sentry', ...use('cables', 'rest'), door('c009-014'))
    expect([t.table().doors, counts(t, 'sentry')]).toEqual([[], [['smg', 1, 5]]])
  })
})

describe('Fire Blanket', () => {
  test('LOCK-FIRE-06 puts a Fire out, or takes Slime away', () => {
    const burning = { rooms: { '009': { tile: 'laboratory', explored: true, fire: true } } }
    const t = lockdown(having('fireBlanket', { ...burning, slime: ['sentry'] }))
    t.act('sentry', ...use('fireBlanket', 'rest'), part(0))
    expect([t.room('009').fire, t.crew('sentry').slime]).toEqual([false, true])
    const slimed = lockdown(having('fireBlanket', { ...burning, slime: ['sentry'] }))
    slimed.act('sentry', ...use('fireBlanket', 'rest'), part(1))
    expect([slimed.room('009').fire, slimed.crew('sentry').slime]).toEqual([true, false])
  })
})

describe('Cave Plans', () => {
  const caves = {
    at: { sentry: '012', janitor: '003' },
    rooms: {
      '012': { tile: 'surgery', explored: true },
      '013': { tile: 'archive', explored: true },
      '006': { tile: 'guardRoom', explored: false },
    },
  }

  test('LOCK-TECH-02 from an entrance into an explored room with one, and an Adult attacks as in darkness', () => {
    const t = lockdown(having('cavePlans', { ...caves, decks: { attack: ['cut.5'] } }))
    t.act('sentry', ...use('cavePlans', 'rest'))
    // Two Staircases lie open with an entrance of theirs; 006 is unexplored.
    expect(t.options('sentry')).toEqual([to('013'), to('015'), to('026')])
    t.act('sentry', to('013'))
    expect(t.crew('sentry').room).toBe('013')
    expect(t.told('attack')).toMatchObject([{ who: 0, kind: 'adult', card: 'cut.5' }])
    // One Light Wound, and one more for the darkness, although S-02 has power.
    expect([t.crew('sentry').light, t.crew('sentry').contamination]).toEqual([2, 1])
    expect(t.table().intruders).toEqual([])
  })

  test('only where there is an entrance', () => {
    expect(why(lockdown(having('cavePlans')), 'cavePlans')).toBe('noEntrance')
  })
})

describe('Wrench', () => {
  test('LOCK-RULING-202 a blow with it is rolled as a shot, and it is gone', () => {
    const t = lockdown(holding(['wrench'], { ...fight, decks: { attack: ['cut.5'] } }), ['sentry', 'janitor'], {
      dice: { combat: ['adult'] },
    })
    t.act('sentry', ...use('wrench', 'rest'))
    expect(t.told('injured')).toMatchObject([{ kind: 'adult', total: 1 }])
    expect([t.crew('sentry').hands, pile(t, 'yellow')]).toEqual([[], ['wrench']])
    // No Contamination card for a blow with a weapon, no wound for a miss.
    expect([t.crew('sentry').contamination, t.crew('sentry').wounds]).toEqual([0, []])
  })

  test('LOCK-RULING-202 out of combat it opens or closes a Door', () => {
    const t = lockdown(holding(['wrench'], shut))
    t.act('sentry', ...use('wrench', 'rest'), door('c009-014'))
    expect([t.table().doors, t.crew('sentry').hands]).toEqual([[], []])
  })
})

describe('Emergency Access', () => {
  test('LOCK-ELEV-05 calls the Elevator and rides it without power', () => {
    const t = lockdown(having('emergencyAccess', { at: { sentry: '014' }, elevator: '004', on: [] }))
    t.act('sentry', ...use('emergencyAccess', 'rest'))
    expect(t.options('sentry')).toContainEqual(to('025'))
    t.act('sentry', to('025'))
    expect([t.crew('sentry').room, t.table().facility?.elevator]).toEqual(['025', '025'])
  })

  test('only from an Elevator Room', () => {
    expect(why(lockdown(having('emergencyAccess')), 'emergencyAccess')).toBeDefined()
  })
})

/** Quest items of Lockdown: how they are earned, what they do. */
import { describe, expect, test } from 'vitest'
import { quests } from '../../../src/games/lockdown/content/quests.ts'
import type { Choice, Name } from '../../../src/index.ts'
import { canHold, freeSlots } from '../../../src/mechanics/slots.ts'
import type { Given } from '../../../src/scenario/format.ts'
import { lockdown, part, pass, pay, type Situation } from '../../situation.ts'
import { counts, fight, given, item, pile, to, use, why } from './having.ts'

/** The first seat with three cards in this room, somebody without cards far away. */
const as = (who: Name, tile: Name, { rooms, ...more }: Given = {}, table: object = {}): Situation => {
  const other = who === 'sentry' ? 'hacker' : 'sentry'
  const base = given({ rooms: { '009': { tile, explored: true, items: 2 }, ...rooms }, ...more })
  return lockdown(
    {
      ...base,
      at: { [who]: '009', [other]: '003' },
      hand: { [who]: ['demolition', 'interruption', 'search'], [other]: [] },
    },
    [who, other],
    table,
  )
}
const activate = (card: Name): Choice[] => [{ do: 'activate', card }, pay('search')]
const mark = (corridor: string): Choice => ({ do: 'mark', corridor })

test('LOCK-ITEM-20 one for each character, beside its board from the start', () => {
  expect(Object.entries(quests).map(([who, cards]) => [who, ...cards.map(c => c.id)])).toEqual([
    ['survivor', 'assaultRifle'],
    ['labRat', 'wail'],
    ['hacker', 'remoteTerminal'],
    ['xenobiologist', 'specimenCase'],
    ['sentry', 'battleSuit'],
    ['janitor', 'foamCannon'],
  ])
  const t = lockdown({}, ['survivor', 'janitor'])
  expect([t.crew('survivor').quests, t.crew('janitor').quests]).toEqual([['assaultRifle'], ['foamCannon']])
})

describe('LOCK-RULING-134 activating one', () => {
  test('LOCK-RULING-134 a basic action for one card, in a room with a Malfunction as well, not in combat', () => {
    const t = as('hacker', 'archive', { rooms: { '009': { tile: 'archive', explored: true, malfunction: true } } })
    t.act('hacker', ...activate('remoteTerminal'))
    expect(t.told('activated')).toMatchObject([{ who: 0, card: 'remoteTerminal' }])
    expect([t.crew('hacker').quests, t.crew('hacker').discard, t.table().turn?.done]).toEqual([[], ['search'], 1])
    expect(why(as('hacker', 'archive', fight), 'remoteTerminal')).toBe('inCombat')
    expect(why(as('hacker', 'laboratory'), 'remoteTerminal')).toBe('wrongPlace')
  })

  test('LOCK-ITEM-20 unusable before; a heavy one needs a free hand slot at once', () => {
    const t = as('labRat', 'decontaminationRoom')
    expect(t.options('labRat').some(o => o.do === 'use')).toBe(false)
    const full = as('hacker', 'archive', { hands: { hacker: ['pulseDerringer', 'flashlight.red'] } })
    expect(why(full, 'remoteTerminal')).toBe('handsFull')
  })
})

describe('Wail', () => {
  const wail = (more: Given = {}) =>
    as('labRat', 'decontaminationRoom', { quests: { labRat: [] }, inventory: { labRat: ['wail'] }, ...more })

  test('earned in the Decontamination Room', () => {
    const t = as('labRat', 'decontaminationRoom')
    t.act('labRat', ...activate('wail'))
    expect([t.mine('labRat').inventory, t.crew('labRat').inventory]).toEqual([
      ['wail'],
      [{ back: 'quest', card: 'wail' }],
    ])
  })

  test('LOCK-RULING-205 takes up to two Noise markers out of the Section', () => {
    const t = wail({ noise: ['006/1', '010/3', '001/1'] })
    t.act('labRat', ...use('wail', 'search'), part(0))
    expect(t.options('labRat')).toEqual([mark('c006-007'), mark('c010-012')])
    t.act('labRat', mark('c006-007'))
    expect(t.options('labRat')).toEqual([{ do: 'done' }, mark('c010-012')])
    t.act('labRat', mark('c010-012'))
    expect(t.table().noise).toEqual(['c001-004'])
    expect(t.told('noiseGone').map(e => e.corridor)).toEqual(['c006-007', 'c010-012'])
    expect(t.mine('labRat').inventory).toEqual(['wail'])
  })

  test('LOCK-RULING-205 or places up to two where there is none; never Technical, never an Encounter; in combat too', () => {
    const t = wail({ ...fight, noise: ['006/1'] })
    t.act('labRat', ...use('wail', 'search'), part(1))
    const offered = t.options('labRat').map(o => (o.do === 'mark' ? o.corridor : ''))
    expect([offered.includes('c006-007'), offered.includes('main'), offered.includes('c001-004')]).toEqual([
      false,
      false,
      false,
    ])
    t.act('labRat', mark('c009-012'), { do: 'done' })
    expect(t.table().noise.toSorted()).toEqual(['c006-007', 'c009-012'])
    expect(t.told('encounter')).toEqual([])
  })

  test('LOCK-RULING-205 on a Staircase its own corridors', () => {
    const t = lockdown(
      {
        ...given({ quests: { labRat: [] }, inventory: { labRat: ['wail'] } }),
        at: { labRat: '026', sentry: '003' },
        hand: { labRat: ['search'], sentry: [] },
      },
      ['labRat', 'sentry'],
    )
    t.act('labRat', ...use('wail', 'search'))
    expect(t.options('labRat')).toEqual([mark('c003-026'), mark('c008-026')])
  })
})

describe('Battle Suit', () => {
  test('for an Item that is cloth; works as an Enviro-Suit without a hand', () => {
    const burning = { rooms: { '009': { tile: 'laboratory', explored: true, fire: true } } }
    const t = as('sentry', 'laboratory', {
      ...burning,
      inventory: { sentry: ['clothes.green', 'fireBlanket', 'medkit'] },
    })
    t.act('sentry', { do: 'activate', card: 'battleSuit' }, pay('search'))
    expect(t.options('sentry')).toEqual([item('fireBlanket'), item('clothes.green')])
    t.act('sentry', item('fireBlanket'))
    expect([t.mine('sentry').inventory, pile(t, 'yellow')]).toEqual([
      ['medkit', 'clothes.green', 'battleSuit'],
      ['fireBlanket'],
    ])
    t.act('sentry', ...pass)
    expect([t.crew('sentry').light, freeSlots(t.g, 0)]).toEqual([0, 1])
    expect(why(as('sentry', 'laboratory', { inventory: { sentry: ['medkit'] } }), 'battleSuit')).toBe(
      'nothingToDiscard',
    )
  })
})

describe('Assault Rifle', () => {
  test('for a Weapon Battery anywhere: three of five Ammo, and one injury more whenever it deals any', () => {
    const t = as(
      'survivor',
      'laboratory',
      { on: [], inventory: { survivor: ['weaponBattery'] }, decks: { attack: ['cut.5'] } },
      { dice: { combat: ['hit'] } },
    )
    t.act('survivor', ...activate('assaultRifle'))
    expect(t.options('survivor')).toEqual([item('weaponBattery')])
    t.act('survivor', item('weaponBattery'))
    expect([counts(t, 'survivor'), pile(t, 'red')]).toEqual([[['assaultRifle', 3, 5]], ['weaponBattery']])
    const armed = as(
      'survivor',
      'laboratory',
      {
        ...fight,
        on: [],
        quests: { survivor: [] },
        hands: { survivor: ['assaultRifle'] },
        decks: { attack: ['cut.5'] },
      },
      { dice: { combat: ['hit'] } },
    )
    armed.act('survivor', { do: 'shoot' }, pay('search'))
    expect(armed.told('shot')).toMatchObject([{ injuries: 2 }])
  })

  test('LOCK-RULING-210 or in a red room for one of its Item Counter; which is asked even without a battery, as nobody sees that', () => {
    const t = as('survivor', 'transmitterControlRoom')
    t.act('survivor', ...activate('assaultRifle'))
    expect(t.options('survivor')).toEqual([to('009')])
    t.act('survivor', to('009'))
    expect([t.room('009').items, counts(t, 'survivor')]).toEqual([1, [['assaultRifle', 3, 5]]])
    const choice = as('survivor', 'transmitterControlRoom', { inventory: { survivor: ['weaponBattery'] } })
    choice.act('survivor', ...activate('assaultRifle'))
    expect(choice.options('survivor')).toEqual([item('weaponBattery'), to('009')])
    choice.act('survivor', item('weaponBattery'))
    expect(choice.room('009').items).toBe(2)
  })

  test('with the Counter at 0, or in a room of another colour, only the battery is left', () => {
    const empty = { rooms: { '009': { tile: 'transmitterControlRoom', explored: true, items: 0 } } }
    expect(why(as('survivor', 'transmitterControlRoom', empty), 'assaultRifle')).toBe('nothingToDiscard')
    expect(why(as('survivor', 'archive'), 'assaultRifle')).toBe('nothingToDiscard')
  })
})

describe('Specimen Case', () => {
  const xeno = (more: Given = {}) =>
    as('xenobiologist', 'laboratory', {
      quests: { xenobiologist: [] },
      inventory: { xenobiologist: ['specimenCase'] },
      ...more,
    })

  test('earned in the Laboratory', () => {
    const t = as('xenobiologist', 'laboratory')
    t.act('xenobiologist', ...activate('specimenCase'))
    expect(t.mine('xenobiologist').inventory).toEqual(['specimenCase'])
  })

  test('one Egg or Carcass takes no hand; a second one does, and a Corpse always', () => {
    const slots = (...carried: Name[]) => freeSlots(xeno({ carried: { xenobiologist: carried } }).g, 0)
    expect([slots(), slots('egg'), slots('carcass', 'egg')]).toEqual([2, 2, 1])
    const corpse = lockdown(
      {
        at: { xenobiologist: '003' },
        dead: ['sentry'],
        quests: { xenobiologist: [] },
        inventory: { xenobiologist: ['specimenCase'] },
        carried: { xenobiologist: ['corpse.sentry'] },
      },
      ['xenobiologist', 'hacker', 'sentry'],
    )
    expect(freeSlots(corpse.g, 0)).toBe(1)
    const full = { hands: { xenobiologist: ['probeArm', 'flashlight.red', 'crowbar.red'] } }
    const t = xeno({ ...full, objects: { '009': ['egg'] } })
    expect([freeSlots(t.g, 0), canHold(t.g, 0, 'egg'), canHold(t.g, 0, 'corpse')]).toEqual([0, true, false])
    t.act('xenobiologist', { do: 'pickUp' }, pay('search'))
    expect([t.crew('xenobiologist').objects, freeSlots(t.g, 0)]).toEqual([['egg'], 0])
    const second = xeno({ ...full, carried: { xenobiologist: ['egg'] }, objects: { '009': ['carcass'] } })
    expect(second.options('xenobiologist').some(o => o.do === 'pickUp')).toBe(false)
  })

  test('LOCK-RULING-209 who lets go of the case needs a hand for what was in it', () => {
    const t = xeno({
      hands: { xenobiologist: ['probeArm', 'flashlight.red', 'crowbar.red'] },
      carried: { xenobiologist: ['egg'] },
    })
    t.act('xenobiologist', { do: 'drop', card: 'specimenCase' })
    expect(t.options('xenobiologist').map(o => o.do === 'drop' && o.card)).toEqual([
      'flashlight.red',
      'crowbar.red',
      'egg',
    ])
    t.act('xenobiologist', { do: 'drop', card: 'egg' })
    expect([t.room('009').objects, t.options('xenobiologist').some(o => o.do === 'pass')]).toEqual([['egg'], true])
  })

  test('LOCK-RULING-209 so does who hands it over', () => {
    const t = lockdown(
      {
        rooms: { '009': { tile: 'laboratory', explored: true } },
        at: { xenobiologist: '009', sentry: '009' },
        hand: { xenobiologist: ['search'], sentry: [] },
        quests: { xenobiologist: [] },
        inventory: { xenobiologist: ['specimenCase'] },
        hands: { xenobiologist: ['probeArm', 'flashlight.red', 'crowbar.red'] },
        carried: { xenobiologist: ['egg'] },
      },
      ['xenobiologist', 'sentry'],
    )
    t.act(
      'xenobiologist',
      { do: 'trade' },
      pay('search'),
      { do: 'partner', whom: 1 },
      { do: 'put', card: 'specimenCase' },
    )
    t.act('sentry', { do: 'partner', whom: 0 }, { do: 'ready' })
    t.act('xenobiologist', { do: 'ready' })
    expect([t.asked(), t.table().asking?.ask]).toEqual([['xenobiologist'], 'makeRoom'])
    t.act('xenobiologist', { do: 'drop', card: 'egg' })
    expect([t.room('009').objects, t.mine('sentry').inventory]).toEqual([['egg'], ['specimenCase']])
  })
})

describe('Foam Cannon', () => {
  const cannon = (more: Given = {}, table: object = {}) =>
    as('janitor', 'coolingSystem', { quests: { janitor: [] }, hands: { janitor: ['foamCannon'] }, ...more }, table)

  test('in a yellow room, for an Item that is chemical', () => {
    const t = as('janitor', 'coolingSystem', { inventory: { janitor: ['reagent.green', 'medkit'] } })
    t.act('janitor', ...activate('foamCannon'), item('reagent.green'))
    expect([counts(t, 'janitor')[1], pile(t, 'green')]).toEqual([['foamCannon', 3, 3], ['reagent.green']])
    expect(why(as('janitor', 'laboratory', { inventory: { janitor: ['reagent.green'] } }), 'foamCannon')).toBe(
      'wrongPlace',
    )
    expect(why(as('janitor', 'coolingSystem', { inventory: { janitor: ['medkit'] } }), 'foamCannon')).toBe(
      'nothingToDiscard',
    )
  })

  test('one Use puts a Fire out here or next door, not behind a closed Door', () => {
    const rooms = {
      '009': { tile: 'coolingSystem', explored: true, fire: true },
      '012': { tile: 'surgery', explored: true, fire: true },
      '006': { tile: 'guardRoom', explored: true, fire: true },
    }
    const t = cannon({ rooms, doors: { '009/4': 'closed' } })
    t.act('janitor', ...use('foamCannon', 'search'), part(0))
    expect(t.options('janitor')).toEqual([to('009'), to('012')])
    t.act('janitor', to('012'))
    expect(['009', '012', '006'].map(room => t.room(room).fire)).toEqual([true, false, true])
    expect(counts(t, 'janitor')).toEqual([['foamCannon', 2, 3]])
  })

  test('or drives a Night Stalker of the room out', () => {
    const t = cannon({ ...fight, decks: { event: ['damage'] } })
    t.act('janitor', ...use('foamCannon', 'search'), part(1))
    expect([t.told('retreats').length, counts(t, 'janitor')]).toEqual([1, [['foamCannon', 2, 3]]])
  })

  test('out of combat a chemical Item fills it; in combat not', () => {
    const empty = { inventory: { janitor: ['antiseptic'] }, ammo: { janitor: { foamCannon: 0 } } }
    const t = cannon(empty)
    t.act('janitor', ...use('foamCannon', 'search'), part(2), item('antiseptic'))
    expect([counts(t, 'janitor'), pile(t, 'green')]).toEqual([[['foamCannon', 3, 3]], ['antiseptic']])
    expect(
      cannon({ ...empty, ...fight })
        .options('janitor')
        .some(o => o.do === 'use'),
    ).toBe(false)
  })
})

describe('Remote Terminal', () => {
  const terminal = (tile: Name, more: Given = {}) =>
    as('hacker', tile, { quests: { hacker: [] }, hands: { hacker: ['remoteTerminal'] }, ...more })
  const computer = (t: Situation) => t.options('hacker').some(o => o.do === 'computer')

  test('where there is power, every room without a Malfunction has a Computer for its owner', () => {
    expect(computer(terminal('emergencyRoom'))).toBe(true)
    expect(computer(terminal('emergencyRoom', { on: [] }))).toBe(false)
    expect(
      computer(
        terminal('emergencyRoom', { rooms: { '009': { tile: 'emergencyRoom', explored: true, malfunction: true } } }),
      ),
    ).toBe(false)
    expect(computer(as('hacker', 'emergencyRoom'))).toBe(false)
  })
})

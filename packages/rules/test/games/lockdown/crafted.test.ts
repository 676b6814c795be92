/** The crafted items of Lockdown in use. How they are made: craft.test.ts. */
import { describe, expect, test } from 'vitest'
import { seatZone, sharedZone, wordOf } from '../../../src/core/pieces.ts'
import { crafted } from '../../../src/games/lockdown/content/items.ts'
import type { Choice } from '../../../src/index.ts'
import { decline, lockdown, pass, pay } from '../../situation.ts'
import { counts, fight, having, holding, use, why } from './having.ts'

const both = ['sentry', 'janitor']
const shoot: Choice[] = [{ do: 'shoot' }, pay('rest')]

test('LOCK-ITEM-19 LOCK-RULING-94 five kinds, three copies each, of two components', () => {
  expect(crafted.map(c => [c.id, c.copies, c.needs, c.heavy])).toEqual([
    ['neutralizer', 3, ['chem', 'med'], false],
    ['enviroSuit', 3, ['cloth', 'tool'], true],
    ['taser', 3, ['elec', 'tool'], false],
    ['flamethrower', 3, ['chem', 'tool'], true],
    ['pistol', 3, ['elec', 'tool'], true],
  ])
})

describe('Neutralizer', () => {
  test('LOCK-CONTAM-08 reads everything, takes infected cards and the Larva away, shuffles all cards, and passes', () => {
    const t = lockdown(
      having('neutralizer', {
        larva: ['sentry'],
        discard: { sentry: ['repairs'] },
        contamination: { sentry: { hand: ['infected'], discard: ['infected', 'clean'], deck: ['clean'] } },
      }),
    )
    t.act('sentry', ...use('neutralizer', 'rest'))
    expect(t.told('scanned')).toMatchObject([{ removed: 2 }])
    expect(t.crew('sentry')).toMatchObject({ larva: false, contamination: 2, hand: 0, discard: [] })
    expect(t.told('passed')).toMatchObject([{ who: 0 }])
    const under = sharedZone(t.g, 'contamination').slice(0, 2)
    expect(under.map(p => wordOf(t.g, p))).toEqual(['infected', 'infected'])
    expect(seatZone(t.g, 0, 'deck')).toHaveLength(12)
  })

  test('LOCK-RULING-94 a used one is out of the game for good', () => {
    const t = lockdown(having('neutralizer'))
    t.act('sentry', ...use('neutralizer', 'rest'))
    expect(t.table().crafted.filter(c => c === 'neutralizer')).toHaveLength(2)
    expect(sharedZone(t.g, 'crafted.used')).toHaveLength(1)
  })

  test('LOCK-ACT-06 not in combat', () => {
    expect(why(lockdown(having('neutralizer', fight)), 'neutralizer')).toBe('inCombat')
  })
})

describe('Enviro-Suit', () => {
  const burning = { rooms: { '009': { tile: 'laboratory', explored: true, fire: true } } }

  test('LOCK-FIRE-01 its wearer ignores Fire; without it there is a Light Wound', () => {
    const t = lockdown(holding(['enviroSuit'], burning))
    t.act('sentry', ...pass)
    expect(t.crew('sentry').light).toBe(0)
    const bare = lockdown(holding(['smg'], burning))
    bare.act('sentry', ...pass)
    expect(bare.crew('sentry').light).toBe(1)
  })

  test('LOCK-RULING-197 and Slime', () => {
    const slimy = {
      hand: { sentry: ['search', 'rest'] },
      rooms: { '012': { tile: 'contaminatedRoom', explored: true, items: 1 } },
      at: { sentry: '012' },
    }
    const search: Choice[] = [
      { do: 'play', card: 'search' },
      { do: 'search', colour: 'red' },
    ]
    const t = lockdown(holding(['enviroSuit'], slimy))
    t.act('sentry', ...search)
    expect(t.crew('sentry').slime).toBe(false)
    const bare = lockdown(holding(['smg'], slimy))
    bare.act('sentry', ...search)
    expect(bare.crew('sentry').slime).toBe(true)
  })

  test('LOCK-BUNKER-04 and goes outside without the Rover', () => {
    const outside = {
      at: { sentry: '001' },
      rooms: { '001': { tile: 'guardRoom', explored: true } },
      gateOpen: true,
      rover: 'bunker' as const,
    }
    const escapes = (cards: string[]) =>
      lockdown(holding(cards, outside))
        .options('sentry')
        .filter(o => o.do === 'escape')
    expect(escapes(['enviroSuit'])).toEqual([{ do: 'escape', how: 'suit' }])
    expect(escapes(['smg'])).toEqual([])
  })
})

describe('Taser', () => {
  test('injures a Night Stalker once and drives it out', () => {
    const t = lockdown(having('taser', { ...fight, decks: { attack: ['cut.5'], event: ['lurking', 'damage'] } }))
    t.act('sentry', ...use('taser', 'rest'))
    expect([t.told('injured'), t.told('retreats')]).toMatchObject([[{ total: 1 }], [{ kind: 'adult' }]])
  })

  test('or takes all cards of somebody in the room', () => {
    const t = lockdown(having('taser', { at: { janitor: '009' }, hand: { janitor: ['search', 'cleanUp'] } }))
    t.act('sentry', ...use('taser', 'rest'))
    t.act('janitor', decline)
    expect(t.crew('janitor')).toMatchObject({ hand: 0, discard: ['search', 'cleanUp'] })
  })
})

describe('weapons', () => {
  const dark = { ...fight, on: [], decks: { attack: ['cut.5', 'bloodRage.5'] } }
  const roll = (card: string, face: string) => {
    const t = lockdown(holding([card], dark), both, { dice: { combat: [face] } })
    t.act('sentry', ...shoot)
    return t
  }

  test('Flamethrower: classic, crafted with four, at least one injury except on the blank, two hits set the room on fire', () => {
    expect(['blank', 'creeper', 'hit'].map(face => roll('flamethrower', face).told('shot')[0].injuries)).toEqual([
      0, 1, 1,
    ])
    const t = roll('flamethrower', 'double')
    expect([t.told('shot')[0].injuries, t.room('009').fire]).toEqual([2, true])
    expect(counts(t, 'sentry')).toEqual([['flamethrower', 3, 4]])
  })

  test('Pistol: energy, crafted with three, two hits count as one', () => {
    const t = roll('pistol', 'double')
    expect([t.told('shot')[0].injuries, counts(t, 'sentry')]).toEqual([1, [['pistol', 2, 3]]])
    const loaded = lockdown(having('weaponBattery', { hands: { sentry: ['pistol'] }, ammo: { sentry: { pistol: 0 } } }))
    loaded.act('sentry', ...use('weaponBattery', 'rest'))
    expect(counts(loaded, 'sentry')).toEqual([['pistol', 3, 3]])
  })
})

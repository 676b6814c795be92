/** Rulings that belong to no other family. */
import { describe, expect, test } from 'vitest'
import { seatZone } from '../src/core/pieces.ts'
import { rulesOf } from '../src/core/ruleset.ts'
import { situation } from './situation.ts'

const pass = [{ do: 'pass' }, { do: 'done' }] as const

describe('eggs and fire', () => {
  const burning = (explored: boolean) =>
    situation(
      {
        rooms: { '005': { tile: 'nest', explored, fire: true } },
        hand: { scout: ['rest'] },
        decks: { event: ['bulkheadsOpen'] },
        eggs: 3,
      },
      ['scout'],
      { dice: { bag: ['larva-1'] } },
    )

  test('NEM-RULING-231 the unexplored Nest burns without losing an egg', () => {
    const s = burning(false)
    s.act('scout', ...pass)
    expect(s.g.eggs).toBe(3)
    const found = burning(true)
    found.act('scout', ...pass)
    expect(found.g.eggs).toBe(2)
  })
})

describe('Airlock Control', () => {
  test('NEM-RULING-232 with a door missing at the end of the phase nobody dies', () => {
    for (const missing of [true, false]) {
      const s = situation(
        {
          rooms: { '006': { tile: 'airlockControl', explored: true }, '005': { tile: 'generator', explored: true } },
          at: { scout: '011', captain: '005' },
          doors: missing ? { '005/3': 'closed' } : { '005/3': 'closed', '005/1': 'closed' },
          vent: '005',
          hand: { scout: ['rest'], captain: ['rest'] },
        },
        ['scout', 'captain'],
      )
      s.act('scout', ...pass)
      s.act('captain', ...pass)
      expect(s.g.crew[1].fate).toBe(missing ? 'aboard' : 'dead')
      expect(s.g.vent).toBe(-1)
    }
  })
})

describe('two weapons of one name', () => {
  const armed = () =>
    situation(
      {
        rooms: { '006': { tile: 'canteen', explored: true } },
        at: { scout: '006' },
        hands: { scout: ['flamethrower', 'flamethrower'] },
        inventory: { scout: ['chemicals'] },
        hand: { scout: ['search', 'rest', 'demolition'] },
        intruders: [{ kind: 'adult', room: '006' }],
        decks: { attack: ['scratch.6'] },
      },
      ['scout'],
      { dice: { combat: ['blank'] } },
    )
  const withAmmo = (...ammo: number[]) => {
    const s = armed()
    const { weapons } = rulesOf(s.g).content
    seatZone(s.g, 0, 'hands').forEach((piece, i) => {
      s.g.ammo[weapons[piece]] = ammo[i]
    })
    return s
  }
  const ammo = (s: ReturnType<typeof armed>) => s.crew('scout').hands.map(h => h.ammo)

  test('NEM-RULING-233 the fuller one shoots, the emptier one is filled, the barer one is dropped', () => {
    const shooting = withAmmo(1, 3)
    shooting.act('scout', { do: 'shoot' }, { do: 'pay', card: 'search' })
    expect(ammo(shooting)).toEqual([1, 2])
    const loading = withAmmo(3, 1)
    loading.act('scout', { do: 'use', card: 'chemicals' }, { do: 'pay', card: 'search' })
    expect(ammo(loading)).toEqual([3, 4])
    const dropping = withAmmo(3, 1)
    dropping.act('scout', { do: 'drop', card: 'flamethrower' })
    expect(ammo(dropping)).toEqual([3])
  })

  test.each([
    [1, 3],
    [3, 1],
  ])('NEM-RULING-233 a Trade gives the barer one (ammo %i and %i)', (...held) => {
    const hand = { scout: ['rest'], captain: [] }
    const s = situation({ hand, hands: { scout: ['flamethrower', 'flamethrower'], captain: [] } }, ['scout', 'captain'])
    const { weapons } = rulesOf(s.g).content
    seatZone(s.g, 0, 'hands').forEach((piece, i) => {
      s.g.ammo[weapons[piece]] = held[i]
    })
    s.act('scout', { do: 'trade' }, { do: 'pay', card: 'rest' }, { do: 'partner', whom: 1 })
    s.act('scout', { do: 'put', card: 'flamethrower' })
    s.act('captain', { do: 'partner', whom: 0 }, { do: 'ready' })
    s.act('scout', { do: 'ready' }, { do: 'end' })
    expect([ammo(s), s.crew('captain').hands.map(h => h.ammo)]).toEqual([[3], [1]])
  })
})

describe('objectives', () => {
  test('NEM-RULING-234 Emergency Post-Mortem: the corpse lies in the Surgery, whatever becomes of the ship', () => {
    const end = (where: object) => {
      const s = situation({
        rooms: { '002': { tile: 'surgery', explored: true }, '005': { tile: 'evacuationSectionA', explored: true } },
        pods: { 1: 'unlocked', 2: 'locked' },
        inPod: { scout: 1 },
        objectives: { scout: ['emergencyPostMortem'] },
        selfDestruct: 4,
        met: true,
        ...where,
      })
      s.act('scout', { do: 'launch' })
      return s.g.over
    }
    expect(end({ objects: { '002': ['corpse.blue'] } })).toMatchObject({ destroyed: true, winners: [0] })
    expect(end({ objects: { '005': ['corpse.blue'] } })?.winners).toEqual([])
    expect(end({ carried: { scout: ['corpse.blue'] } })?.winners).toEqual([])
  })
})
